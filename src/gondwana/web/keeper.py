"""What happens while nobody clicks: bots that were left waiting by a dead process, clocks that run out."""

from __future__ import annotations

import asyncio
import datetime
import itertools
import logging

from asgiref.sync import sync_to_async
from django.db import close_old_connections, connection
from django.utils import timezone

import gondwana
from gondwana.web import bots, limits, news, referee, seats
from gondwana.web.models import Table

log = logging.getLogger(__name__)
ROUND = 2.0
CLEARED = 300
"""Every so many rounds the counts of what was done too often are cleared away."""
PATIENCE = datetime.timedelta(seconds=20)
"""A bot that has not answered for so long was forgotten by a process that died."""


def start() -> list[asyncio.Task[None]]:
    """The tasks that run as long as the server."""
    bots.pool.start()
    for meta in gondwana.games():
        gondwana.game(meta.id)
    tasks = [asyncio.ensure_future(rounds())]
    if connection.vendor == "postgresql":
        tasks.append(asyncio.ensure_future(news.relay()))
    return tasks


def stop() -> None:
    """End the worker processes."""
    bots.pool.stop()


async def rounds() -> None:
    """Look at the tables again and again; the first time wake every bot that is asked."""
    patience = datetime.timedelta(0)
    for number in itertools.count():
        try:
            await sync_to_async(look, thread_sensitive=False)(patience)
            if number % CLEARED == 0:
                await sync_to_async(limits.forget, thread_sensitive=False)()
        except Exception:
            log.exception("the keeper stumbled")
        patience = PATIENCE
        await asyncio.sleep(ROUND)


def look(patience: datetime.timedelta) -> None:
    """One round."""
    close_old_connections()
    now = timezone.now()
    asked = Table.objects.filter(status=Table.LIVE, asked__gte=0)
    for table in asked.filter(asked_since__lte=now - patience, places__bot__gt="").distinct():
        if any(place.bot and place.number == table.asked for place in table.places.all()):
            bots.wake(table)
    for table in asked.exclude(clock="none"):
        place = next((one for one in table.places.all() if one.number == table.asked), None)
        if place is not None and not place.bot:
            end = referee.deadline(table, place.left)
            if end is not None and end < now:
                seats.hand_over(table, place, flagged=True)
    close_old_connections()
