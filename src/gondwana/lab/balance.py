"""What components do to the balance of a game: how often seats win that use them, in games of a bot with itself.

Generic over games: what was used is read from the events that name a seat first, and from what lies in the zones of a
seat at the end. A thing counts if it is a row of the component data, so that each row can be told with its origin.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from gondwana import bots
from gondwana.core.event import SPECTATOR
from gondwana.core.rng import seeded
from gondwana.core.state import OVER, State
from gondwana.kit.game import Game, game
from gondwana.kit.tables import Box
from gondwana.lab import batch
from gondwana.lab.arena import THOUGHTS, deeds
from gondwana.lab.ratings import wilson

HELD = "held"
"""The event of what lies before a seat at the end."""
FEWEST = 10
"""What fewer seats did is not told."""
ERROR = 0.05
"""How likely it is that anything at all is called clear by chance."""


@dataclass(frozen=True)
class Self:
    """Games of a bot with itself, each with a deal of its own."""

    game: str
    bot: str
    seats: int
    seed: int
    options: Mapping[str, str]
    pack: str | None = None


@dataclass(frozen=True)
class Result:
    """What each seat won of a game, and what it used: `event sort word`."""

    shares: list[float]
    used: list[list[str]]


@dataclass(frozen=True)
class Rate:
    """How often it won, of so many; the interval holds in 95 of 100 cases."""

    n: int
    rate: float
    low: float
    high: float

    @staticmethod
    def of(wins: float, n: int) -> Rate:
        """From counts."""
        return Rate(n, round(wins / max(1, n), 4), *(round(end, 4) for end in wilson(wins, n)))


@dataclass(frozen=True)
class Component:
    """A component and a way it was used, with how often whoever did that won. `clear`: that is hardly chance."""

    event: str
    sort: str
    word: str
    origin: str
    known: str
    won: Rate
    clear: bool


def play(what: Self, number: int) -> Result:
    """Play one game."""
    g = game(what.game)
    s = g.new(what.seats, what.seed + number, what.options, what.pack)
    minds = [bots.make(what.bot, what.game) for _ in range(what.seats)]
    rng = seeded((what.seed + number) ^ THOUGHTS)
    while s.who != OVER:
        s.play(minds[s.who].choose(g.view(s, s.who), rng))
    done = [sorted({*did, *held}) for did, held in zip(deeds(g, s), holdings(g, s), strict=True)]
    return Result(batch.shares(s), done)


def play_some(what: Self, numbers: Sequence[int]) -> list[Result]:
    """Some games, in whatever process."""
    return [play(what, number) for number in numbers]


def holdings(g: Game, s: State) -> list[set[str]]:
    """What lies in the zones of each seat."""
    found: list[set[str]] = [set() for _ in range(s.seats)]
    for zone in g.scene(s, SPECTATOR).zones:
        for piece in zone.pieces if 0 <= zone.owner < s.seats else ():
            sort, _, word = piece.label.partition(".")
            if word:
                found[zone.owner].add(f"{HELD} {sort} {word}")
    return found


def rows_of(box: Box, sort: str, word: str) -> list[dict[str, str]]:
    """The rows a word can mean: in the sheet called like its sort if there is one, else in any."""
    sheets = [box[name] for name in (sort, f"{sort}s") if name in box] or list(box.values())
    return [row for sheet in sheets for row in sheet if row["id"] == word]


def overall(results: Sequence[Result]) -> Rate:
    """What a seat wins that nothing is known of."""
    shares = [share for result in results for share in result.shares]
    return Rate.of(sum(shares), len(shares))


def by_seat(results: Sequence[Result]) -> list[Rate]:
    """How often each seat won."""
    seats = range(len(results[0].shares))
    return [Rate.of(sum(result.shares[seat] for result in results), len(results)) for seat in seats]


def components(what: Self, results: Sequence[Result]) -> list[Component]:
    """Every use of a component that is not rare, what wins most first."""
    wins: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for share, used in zip(result.shares, result.used, strict=True):
            for deed in used:
                wins[deed].append(share)
    box = game(what.game).meta.box(what.pack)
    found: list[tuple[list[str], dict[str, str], Rate]] = []
    for deed, shares in wins.items():
        words = deed.split(" ")
        rows = rows_of(box, words[1], words[2])
        if rows and len(shares) >= FEWEST:
            guessed = [row for row in rows if row["origin"] == "reconstructed"]
            found.append((words, (guessed or rows)[0], Rate.of(sum(shares), len(shares))))
    fair = overall(results).rate
    far = NormalDist().inv_cdf(1 - ERROR / 2 / max(1, len(found)))
    made = [
        Component(event, sort, word, row["origin"], row.get("known", ""), won, surprise(won, fair) > far)
        for (event, sort, word), row, won in found
    ]
    return sorted(made, key=lambda one: (-one.won.rate, one.event, one.sort, one.word))


def surprise(won: Rate, fair: float) -> float:
    """How many standard deviations a rate lies from what would be fair."""
    return abs(won.rate - fair) / sqrt(max(1e-9, fair * (1 - fair)) / won.n)


def by_origin(found: Sequence[Component], fair: float) -> dict[str, dict[str, float]]:
    """For each origin: how many uses, how many of them clearly off, and how far they lie from fair on average."""
    out: dict[str, dict[str, float]] = {}
    for origin in sorted({one.origin for one in found}):
        some = [one for one in found if one.origin == origin]
        off = sum(abs(one.won.rate - fair) for one in some) / len(some)
        out[origin] = {"uses": len(some), "clear": sum(one.clear for one in some), "off": round(off, 4)}
    return out
