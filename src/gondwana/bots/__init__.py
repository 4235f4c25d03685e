"""Players made of code. A bot gets a PlayerView and nothing else: what its seat may know.

>>> import gondwana
>>> from gondwana import bots
>>> bots.names("cubosaurs")
['greedy', 'random']
>>> g = gondwana.game("cubosaurs")
>>> s = g.new(seats=3, seed=1)
>>> bots.choose("random", g.view(s, s.who), seed=5) in s.acts
True
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Protocol

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


def names(game: str) -> list[str]:
    """The bots that can play a game."""
    own = importlib.util.find_spec(f"gondwana.games.{game}.bot")
    return ["greedy", "random"] if own else ["random"]


def make(name: str, game: str) -> Bot:
    """A bot by name."""
    if name not in names(game):
        raise GondwanaError(one_of(name, names(game), "bot"))
    return GreedyBot() if name == "greedy" else RandomBot()


def choose(name: str, view: PlayerView, seed: int) -> int:
    """What the bot of that name answers; the same seed, the same answer."""
    return make(name, view.game.id).choose(view, seeded(seed))
