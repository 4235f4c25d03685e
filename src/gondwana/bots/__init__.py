"""Players made of code. A bot gets a PlayerView and nothing else: what its seat may know.

`ismcts:500` searches 500 iterations, `ismcts:0.5s` half a second, on any game.

>>> import gondwana
>>> from gondwana import bots
>>> bots.names("cubosaurs")
['greedy', 'ismcts', 'random']
>>> g = gondwana.game("cubosaurs")
>>> s = g.new(seats=3, seed=1)
>>> bots.choose("random", g.view(s, s.who), seed=5) in s.acts
True
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from time import perf_counter
from typing import Protocol

from gondwana.bots.search import Search
from gondwana.core.rng import Rng, seeded
from gondwana.kit.errors import GondwanaError, one_of
from gondwana.kit.view import PlayerView


class Bot(Protocol):
    """Anything that picks one of `view.acts`."""

    def choose(self, view: PlayerView, rng: Rng) -> int:
        """One of `view.acts`."""


class RandomBot:
    """Any legal act, each as likely."""

    def choose(self, view: PlayerView, rng: Rng) -> int:
        """One of `view.acts`."""
        return view.acts[rng.below(len(view.acts))]


class GreedyBot:
    """The heuristics of the game's own `bot.py`, played in one world that agrees with the view."""

    def choose(self, view: PlayerView, rng: Rng) -> int:
        """One of `view.acts`."""
        module = importlib.import_module(f"gondwana.games.{view.game.id}.bot")
        return int(module.choose(view.sample(int(rng.next())), view.seat, rng))


class SearchBot:
    """Tree search over the worlds the seat thinks possible, for so many iterations or seconds."""

    DEPTH = 24
    CHUNK = 50

    def __init__(self, iterations: int = 2000, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, view: PlayerView, rng: Rng) -> int:
        """One of `view.acts`."""
        search = Search(view.sample(int(rng.next())), view.seat, int(rng.next()), self.DEPTH)
        if self.seconds <= 0:
            search.run(self.iterations)
            return search.best()
        end = perf_counter() + self.seconds
        while perf_counter() < end or not search.root.kids:
            search.run(self.CHUNK)
        return search.best()


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    own = importlib.util.find_spec(f"gondwana.games.{game}.bot")
    return ["greedy", "ismcts", "random"] if own else ["ismcts", "random"]


def make(name: str, game: str) -> Bot:
    """A bot by name; of `ismcts` with what it may spend, such as `ismcts:500` or `ismcts:0.5s`."""
    kind, _, budget = name.partition(":")
    if kind not in names(game) or (budget and kind != "ismcts"):
        raise GondwanaError(one_of(name, names(game), "bot"))
    if kind == "ismcts":
        return _search(budget)
    return GreedyBot() if kind == "greedy" else RandomBot()


def _search(budget: str) -> SearchBot:
    if not budget:
        return SearchBot()
    if budget.isdecimal() and 0 < int(budget) <= 10_000_000:
        return SearchBot(iterations=int(budget))
    if re.fullmatch(r"\d+(\.\d+)?s", budget, re.ASCII) and 0 < float(budget[:-1]) <= 3600:
        return SearchBot(seconds=float(budget[:-1]))
    raise GondwanaError(f"a budget is iterations such as 500 or seconds such as 0.5s, not {budget!r}")


def choose(name: str, view: PlayerView, seed: int) -> int:
    """What the bot of that name answers; the same seed, the same answer."""
    return make(name, view.game.id).choose(view, seeded(seed))
