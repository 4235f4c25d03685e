"""Bots at tables. They think in processes of their own, on a world that the referee has dealt from what they may know.

A worker gets text: game, situation, seat, level. Its world agrees with everything the seat knows, and the unseen in it
is not the table's. If it is slow or dies it is replaced, and a legal choice is made for it.
"""

from __future__ import annotations

import logging
import multiprocessing
import queue
import secrets
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from django.conf import settings
from django.db import close_old_connections

from gondwana import bots as players
from gondwana.core.rng import seeded
from gondwana.web import referee
from gondwana.web.models import Table
from gondwana.web.thinker import work

log = logging.getLogger(__name__)
LEVELS = [*players.LEVELS, "random"]
"""The bots that may sit at a table, the usual opponent first. Old tables may have others."""
STRONG = "expert"
"""The bot that gives hints: it searches for a second."""


class Worker:
    """A process and the pipe to it; started when first needed."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None

    def ask(self, job: tuple[Any, ...], seconds: float) -> str | None:
        """The answer, or nothing if there was none in time; then the process is ended."""
        try:
            if self.process is None or not self.process.is_alive():
                self.start()
            assert self.pipe is not None
            self.pipe.send(job)
            if self.pipe.poll(seconds):
                return str(self.pipe.recv())
            log.warning("a bot took more than %s s", seconds)
        except (EOFError, OSError):
            log.warning("a bot process died")
        self.end()
        return None

    def start(self) -> None:
        """Start the process ahead of its first job, so that the first job does not pay for it."""
        self.end()
        context = multiprocessing.get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=work, args=(far,), daemon=True, name="gondwana-bot")
        self.process.start()
        far.close()

    def end(self) -> None:
        """Kill the process."""
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
            self.process.close()
            self.process = None
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None


class Pool:
    """A few workers, and threads that wait for them."""

    def __init__(self) -> None:
        self.free: queue.Queue[Worker] = queue.Queue()
        self.threads: ThreadPoolExecutor | None = None
        self.slow: ThreadPoolExecutor | None = None
        """One thread for what takes minutes, a job after the other."""
        self.waiting: set[tuple[int, int]] = set()
        self.guard = threading.Lock()

    def start(self) -> None:
        """Make the workers."""
        if self.threads is None:
            self.threads = ThreadPoolExecutor(32, thread_name_prefix="bots")
            self.slow = ThreadPoolExecutor(1, thread_name_prefix="judge")
            for _ in range(settings.BOT_WORKERS):
                worker = Worker()
                worker.start()
                self.free.put(worker)

    def stop(self) -> None:
        """End everything."""
        for threads in (self.threads, self.slow):
            if threads is not None:
                threads.shutdown(wait=False, cancel_futures=True)
        self.threads = self.slow = None
        while not self.free.empty():
            self.free.get().end()

    def think(self, game: str, situation: str, seat: int, level: str) -> str | None:
        """Let a free worker choose."""
        return self.work(("choose", game, situation, seat, level, secrets.randbits(48)), settings.BOT_SECONDS)

    def work(self, job: tuple[Any, ...], seconds: float) -> str | None:
        """Let a free worker do something; nothing if it takes longer."""
        worker = self.free.get()
        try:
            return worker.ask(job, seconds)
        finally:
            self.free.put(worker)


pool = Pool()


def wake(table: Table) -> None:
    """If a bot is asked at this table, let it think; the caller does not wait."""
    if pool.threads is None or table.status != Table.LIVE:
        return
    place = table.places.filter(number=table.asked).first()
    if place is None or not place.bot:
        return
    key = (table.pk, table.count)
    with pool.guard:
        if key in pool.waiting:
            return
        pool.waiting.add(key)
    pool.threads.submit(_answer, table.pk, table.count, place.bot)


def _answer(pk: int, count: int, level: str) -> None:
    try:
        close_old_connections()
        table = Table.objects.get(pk=pk)
        began = time.monotonic()
        choice = choose(table, level, count)
        pause = settings.BOT_PAUSE - (time.monotonic() - began)
        if table.live and pause > 0:
            time.sleep(pause)
        if choice is not None:
            referee.play(table, choice[0], count, choice[1])
    except (referee.Refused, referee.Frozen, Table.DoesNotExist):
        pass
    except Exception:
        log.exception("a bot could not play")
    finally:
        with pool.guard:
            pool.waiting.discard((pk, count))
        close_old_connections()


def choose(table: Table, level: str, count: int) -> tuple[int, str] | None:
    """Seat and choice of a bot for the question of this number; legal whatever the bot does.

    A single option is thought about like any other: it is asked so that the pause tells nothing.
    """
    place = referee.sitting(table)
    with place.lock:
        match = place.current(table)
        if place.count != count or match.over:
            return None
        seat = match.state.who
        view = match.view(seat)
        situation = match.game.dump(view.sample(secrets.randbits(48)))
        legal = [match.game.codec.text(match.state, act) for act in view.acts]
    found = pool.think(table.game, situation, seat, level)
    if found not in legal:
        found = legal[int(seeded(secrets.randbits(48)).below(len(legal)))]
    return seat, found
