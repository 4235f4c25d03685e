"""News of tables: only a number travels; what a viewer may see is fetched by the viewer.

Within a process the hub hands news to the open streams. On PostgreSQL they go through NOTIFY, at commit, to the hubs of
all processes.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

from django.conf import settings
from django.db import connection, transaction

log = logging.getLogger(__name__)
CHANNEL = "gondwana"


class Hub:
    """The open streams of this process, by table. Published to from any thread."""

    def __init__(self) -> None:
        self.streams: dict[str, set[asyncio.Queue[str]]] = {}
        self.loop: asyncio.AbstractEventLoop | None = None

    def publish(self, slug: str, kind: str, number: int) -> None:
        """Hand a piece of news to everybody who listens to this table."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._deliver, slug, f"event: {kind}\ndata: {number}\n\n")

    def _deliver(self, slug: str, text: str) -> None:
        for queue in self.streams.get(slug, ()):
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(text)

    @contextmanager
    def listen(self, slug: str) -> Iterator[asyncio.Queue[str]]:
        """A queue of the news of one table, as long as the block lasts."""
        queue: asyncio.Queue[str] = asyncio.Queue(maxsize=100)
        self.streams.setdefault(slug, set()).add(queue)
        try:
            yield queue
        finally:
            self.streams[slug].discard(queue)
            if not self.streams[slug]:
                del self.streams[slug]


hub = Hub()


def tell(slug: str, kind: str, number: int) -> None:
    """News for everybody at a table, delivered when the open transaction is committed."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, json.dumps([slug, kind, number])])
    else:
        transaction.on_commit(lambda: hub.publish(slug, kind, number))


async def relay() -> None:
    """Bring the notifications of PostgreSQL to the hub of this process; reconnects for ever."""
    import psycopg

    row = settings.DATABASES["default"]
    wanted = {"dbname": row["NAME"], "user": row["USER"], "password": row["PASSWORD"], "host": row["HOST"]}
    info = psycopg.conninfo.make_conninfo(**{name: value for name, value in wanted.items() if value})
    if row["PORT"]:
        info = psycopg.conninfo.make_conninfo(info, port=row["PORT"])
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(info, autocommit=True) as listener:
                await listener.execute(f"LISTEN {CHANNEL}")
                async for note in _notes(listener):
                    hub.publish(*json.loads(note))
        except psycopg.Error as error:
            log.warning("the news connection broke (%s); again in a second", type(error).__name__)
            await asyncio.sleep(1)


async def _notes(listener: Any) -> AsyncIterator[str]:
    async for note in listener.notifies():
        yield note.payload
