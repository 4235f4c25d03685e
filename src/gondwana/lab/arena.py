"""Bots against bots: which games are played, where, and how each of them went.

A plan says everything about a tournament, so that any game of it can be played anywhere, again or not at all yet.
Games come in blocks: the same deal with each line-up, and each line-up once for each turn of the seats.
"""

from __future__ import annotations

import itertools
import json
import sqlite3
from collections import Counter, deque
from collections.abc import Generator, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from gondwana import bots
from gondwana.core.event import ALL
from gondwana.core.rng import seeded
from gondwana.core.state import OVER, State
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Game, game
from gondwana.kit.log import History, seen

THOUGHTS = 0x5EED
"""Keeps what bots draw apart from what the game draws."""
PLAYERS = ("seat", "player")
"""Sorts of things in events that say who did it."""
LONGEST = 2000
"""After so many choices a game counts as it stands: bots may both be content with a position that never changes."""
TRIES = 3
"""So many workers may be lost with the same games in hand."""


@dataclass(frozen=True)
class Plan:
    """A tournament."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    pack: str | None = None

    @cached_property
    def line_ups(self) -> list[tuple[int, ...]]:
        """Who may meet whom: all choices of bots for the seats, or all bots and every way to fill the other seats."""
        all_bots = range(len(self.bots))
        if len(self.bots) >= self.seats:
            return list(itertools.combinations(all_bots, self.seats))
        rest = itertools.combinations_with_replacement(all_bots, self.seats - len(self.bots))
        return [(*all_bots, *more) for more in rest]

    def sitting(self, number: int) -> list[int]:
        """The bot at each seat in a game."""
        block, turn = divmod(number, self.seats)
        line = self.line_ups[block % len(self.line_ups)]
        return [line[(seat + turn) % self.seats] for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        """The seed of a game: the same for all line-ups and all turns of the seats."""
        return self.seed + number // self.seats // len(self.line_ups)


@dataclass(frozen=True)
class Played:
    """How a game went."""

    number: int
    sitting: list[int]
    scores: list[int]
    winners: list[int]
    decisions: int
    seconds: float
    widths: dict[int, int]
    """How often so many options were offered."""
    deeds: list[list[str]]
    """For each seat what it did with named things, such as `buy trex`."""


def play(plan: Plan, number: int) -> Played:
    """Play one game of a plan."""
    g = game(plan.game)
    began = perf_counter()
    s = g.new(plan.seats, plan.deal(number), plan.options, plan.pack)
    sitting = plan.sitting(number)
    minds = [bots.make(plan.bots[bot], plan.game) for bot in sitting]
    rng = seeded((plan.deal(number) ^ THOUGHTS) * 64 + number % plan.seats)
    widths: Counter[int] = Counter()
    while s.who != OVER and s.count < LONGEST:
        view = g.view(s, s.who)
        widths[len(view.acts)] += 1
        s.play(minds[s.who].choose(view, rng))
    spent = round(perf_counter() - began, 3)
    return Played(number, sitting, s.scores(), s.winners(), s.count, spent, dict(widths), deeds(g, s))


def play_some(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """A few games, in whatever process."""
    return [play(plan, number) for number in numbers]


def deeds(g: Game, s: State) -> list[list[str]]:
    """From what happened: for each seat the events that name it first, with each named thing in them."""
    found: list[set[str]] = [set() for _ in range(s.seats)]
    named = g.texts("en")
    for event in seen(g, s.sink, ALL) if isinstance(s.sink, History) else []:
        declared = g.codec.events[event.name]
        if not declared or declared[0].sort not in PLAYERS:
            continue
        seat = s.seat_for(event.args[0]) if declared[0].sort == "player" else event.args[0]
        if seat < 0:
            continue
        last = declared[-1]
        parts = zip(itertools.chain(declared, itertools.repeat(last)), event.args, strict=False)
        for part, number in parts:
            if part.sort in ("number", *PLAYERS):
                continue
            word = g.codec.word(s, part.sort, number)
            if f"{part.sort}.{word}" in named:
                found[seat].add(f"{event.name} {part.sort} {word}")
    return [sorted(some) for some in found]


# -- keeping -----------------------------------------------------------------------------------------------------------


class Store:
    """The games of a plan that have been played, in a file or only in memory. A game is in it once."""

    def __init__(self, plan: Plan, path: str | None) -> None:
        self.plan = plan
        try:
            self.base = sqlite3.connect(path or ":memory:")
            self.base.execute("CREATE TABLE IF NOT EXISTS plan (only INTEGER PRIMARY KEY, text TEXT NOT NULL)")
            self.base.execute("CREATE TABLE IF NOT EXISTS played (number INTEGER PRIMARY KEY, text TEXT NOT NULL)")
            row = self.base.execute("SELECT text FROM plan").fetchone()
        except sqlite3.DatabaseError as error:
            raise GondwanaError(f"{path}: {error}") from None
        mine = asdict(plan) | {
            "games": 0,
            "version": game(plan.game).meta.version,
            "data": game(plan.game).data(plan.pack),
        }
        text = json.dumps(mine, sort_keys=True)
        if row is None:
            self.base.execute("INSERT INTO plan VALUES (1, ?)", (text,))
            self.base.commit()
        elif row[0] != text:
            old = json.loads(row[0])
            other = [name for name in mine if json.dumps(mine[name]) != json.dumps(old.get(name))]
            raise GondwanaError(f"{path} holds another tournament: {', '.join(other)} differ")

    @staticmethod
    def seed(path: str | None) -> int | None:
        """The seed of the tournament in a file, if there is one."""
        if path is None or not Path(path).exists():
            return None
        try:
            with sqlite3.connect(path) as base:
                row = base.execute("SELECT text FROM plan").fetchone()
        except sqlite3.DatabaseError as error:
            raise GondwanaError(f"{path}: {error}") from None
        return int(json.loads(row[0])["seed"])

    def add(self, games: Sequence[Played]) -> None:
        """Keep games; one that is there already is an error."""
        rows = [(one.number, json.dumps(asdict(one))) for one in games]
        with self.base:
            self.base.executemany("INSERT INTO played VALUES (?, ?)", rows)

    def left(self) -> list[int]:
        """The games not played yet."""
        done = {row[0] for row in self.base.execute("SELECT number FROM played")}
        return [number for number in range(self.plan.games) if number not in done]

    def games(self) -> list[Played]:
        """All games played, in order of their numbers."""
        rows = self.base.execute("SELECT text FROM played ORDER BY number")
        return [restored(json.loads(row[0])) for row in rows]


def restored(row: dict[str, Any]) -> Played:
    """A game from the file, where keys are text."""
    return Played(**{**row, "widths": {int(width): n for width, n in row["widths"].items()}})


# -- playing many ------------------------------------------------------------------------------------------------------


class Workers(Protocol):
    """Places where games are played: processes here, or a cluster."""

    room: int
    """How many pieces of work may wait or be under way."""

    def submit(self, plan: Plan, numbers: Sequence[int]) -> Any:
        """Begin; what is returned stands for the work."""

    def wait(self) -> list[tuple[Any, list[Played] | None]]:
        """Wait for some work to end: the games, or nothing where the worker was lost."""

    def stop(self) -> None:
        """End all."""


def run(plan: Plan, numbers: Sequence[int], workers: Workers, size: int) -> Generator[list[Played], None, None]:
    """Play games in pieces of a size; those of a lost worker are played again, none is told twice."""
    waiting = deque((tuple(numbers[at : at + size]), TRIES) for at in range(0, len(numbers), size))
    flying: dict[Any, tuple[tuple[int, ...], int]] = {}
    try:
        while waiting or flying:
            while waiting and len(flying) < workers.room:
                piece, tries = waiting.popleft()
                flying[workers.submit(plan, piece)] = (piece, tries)
            for token, games in workers.wait():
                piece, tries = flying.pop(token)
                if games is not None:
                    yield games
                elif tries > 1:
                    waiting.appendleft((piece, tries - 1))
                else:
                    raise GondwanaError(f"game {piece[0]} ends every worker that plays it")
    finally:
        workers.stop()
