"""The speed of this build, measured in a process of its own: `python -m gondwana.cli.common.measure SECONDS GAME…`."""

from __future__ import annotations

import json
import statistics
import sys
from time import perf_counter

from gondwana.bots import SearchBot
from gondwana.core.playout import clone_often, playout, random_walk
from gondwana.core.rng import seeded
from gondwana.core.state import State
from gondwana.kit.build import build
from gondwana.kit.game import Game, game

SAMPLES = 3
BATCH = 8
SEATS = 4


def seats_of(g: Game) -> int:
    """Four players, or as near to that as the game allows."""
    return max(g.meta.seats[0], min(SEATS, g.meta.seats[1]))


def fresh(g: Game, seed: int) -> State:
    """A game about to begin, with nobody listening."""
    s = g.start(seats_of(g), {}, None)
    s.sink = None
    s.rng = seeded(seed)
    return s


def decisions_per_second(g: Game, seconds: float, seed: int) -> float:
    """Whole games of uniformly random choices, set-up included, for at least so long."""
    decisions, spent = 0, 0.0
    while spent < seconds:
        states = [fresh(g, seed + i) for i in range(BATCH)]
        began = perf_counter()
        for i, s in enumerate(states):
            s.run()
            decisions += playout(s, seeded(seed + i + 1))
        spent += perf_counter() - began
        seed += BATCH
    return decisions / spent


def clone_us(g: Game, seconds: float, seed: int) -> float:
    """Microseconds for the clone of a position in the middle of a game."""
    s = fresh(g, seed)
    s.run()
    choices = playout(s.clone(), seeded(seed))
    random_walk(s, seeded(seed), choices // 2)
    times, spent = 0, 0.0
    while spent < seconds:
        began = perf_counter()
        clone_often(s, 1000)
        spent += perf_counter() - began
        times += 1000
    return spent / times * 1e6


def iterations_per_second(g: Game, seconds: float, seed: int) -> float:
    """Tree search as bots do it, from the first decision of a game."""
    s = fresh(g, seed)
    s.run()
    search = SearchBot().begin(s, g.id, s.who, seed)
    began = perf_counter()
    while perf_counter() - began < seconds:
        search.run(20)
    return search.iterations / (perf_counter() - began)


def measure(g: Game, seconds: float) -> dict[str, object]:
    """The median of three samples of each, and how far apart the samples lie, in percent."""
    speeds = [decisions_per_second(g, seconds, 1000 * sample) for sample in range(SAMPLES)]
    searches = [iterations_per_second(g, seconds / 2, sample) for sample in range(SAMPLES)]
    clones = [clone_us(g, seconds / 4, sample) for sample in range(SAMPLES)]
    return {
        "seats": seats_of(g),
        "decisions_per_second": round(statistics.median(speeds)),
        "spread_percent": spread(speeds),
        "iterations_per_second": round(statistics.median(searches)),
        "iterations_spread_percent": spread(searches),
        "clone_us": round(statistics.median(clones), 3),
        "clone_spread_percent": spread(clones),
    }


def spread(samples: list[float]) -> float:
    """How far apart the extremes are, in percent of the median."""
    return round((max(samples) - min(samples)) / statistics.median(samples) * 100, 1)


def main() -> None:
    """One line of JSON for each game."""
    seconds = float(sys.argv[1])
    for id in sys.argv[2:]:
        print(json.dumps({"game": id, "build": build(), **measure(game(id), seconds)}), flush=True)


if __name__ == "__main__":
    main()
