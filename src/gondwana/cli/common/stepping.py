"""How fast the laboratory steps: one game at a time, as PettingZoo does it, and many games in one call."""

from __future__ import annotations

import importlib
import statistics
from collections.abc import Callable
from time import perf_counter
from typing import Any

from gondwana.cli.common.measure import SAMPLES, seats_of, spread
from gondwana.core.rng import seeded
from gondwana.kit.build import build
from gondwana.kit.errors import GondwanaError, install
from gondwana.kit.game import Game, game

SIZE = 256
"""So many games in one call."""
WAYS = {"single": "PettingZoo", "batch": f"{SIZE} in a call", "masks": "the same, masks only"}


def need_the_lab() -> None:
    """Complain if the libraries are not here."""
    try:
        importlib.import_module("pettingzoo")
    except ImportError:
        raise GondwanaError("--lab needs the extra `lab`: " + install("lab")) from None


def laboratory(ids: list[str], seconds: float) -> dict[str, Any]:
    """The figures of these games, in the build that runs now."""
    return {"build": build(), "games": {id: stepping(game(id), seconds) for id in ids}}


def stepping(g: Game, seconds: float) -> dict[str, Any]:
    """Letters a second, said at random, each with the mask and all but the last way with the observation."""
    ways: dict[str, Callable[[int], float]] = {
        "single": lambda seed: single(g, seconds, seed),
        "batch": lambda seed: batch(g, seconds, seed, True),
        "masks": lambda seed: batch(g, seconds, seed, False),
    }
    speeds = {name: [way(sample) for sample in range(SAMPLES)] for name, way in ways.items()}
    found: dict[str, Any] = {"seats": seats_of(g)}
    for name, samples in speeds.items():
        found[name] = {"letters_per_second": round(statistics.median(samples)), "spread_percent": spread(samples)}
    return found


def timed(step: Callable[[], int], seconds: float) -> float:
    """So many letters a second, for at least so long."""
    said, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        said += step()
    return said / (perf_counter() - began)


def single(g: Game, seconds: float, seed: int) -> float:
    """One game at a time through PettingZoo's interface."""
    from gondwana.lab.aec import Table

    env = Table(g.id, seats_of(g))
    rng = seeded(seed)
    env.reset(int(rng.next()))

    def step() -> int:
        if not any(env.terminations.values()):
            letters = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
            env.step(int(letters[rng.below(len(letters))]))
            return 1
        env.reset(int(rng.next()))
        return 0

    return timed(step, seconds)


def batch(g: Game, seconds: float, seed: int, observing: bool) -> float:
    """Many games in one call, arrays in and out."""
    from gondwana.lab.vector import Games

    games = Games(g.id, SIZE, seats_of(g), seed)

    def step() -> int:
        games.masks()
        if observing:
            games.observe()
        games.step(games.sample())
        return SIZE

    return timed(step, seconds)
