"""Our Cubosaurs under the same random policy: `python gondwana_table.py SECONDS SEATS`."""

from __future__ import annotations

import random
import sys
from time import perf_counter

import gondwana
from gondwana.core.playout import playout
from gondwana.core.rng import seeded
from gondwana.kit.build import build


def loop(game: gondwana.Game, seats: int, policy: random.Random) -> int:
    """A game in a loop of Python, as the peers are driven."""
    s = game.new(seats, policy.getrandbits(32))
    decisions = 0
    while s.acts:
        s.play(policy.choice(s.acts))
        decisions += 1
    return decisions


def whole(game: gondwana.Game, seats: int, policy: random.Random) -> int:
    """A game in one call, as bots play it."""
    return playout(game.new(seats, policy.getrandbits(32)), seeded(policy.getrandbits(32)))


if __name__ == "__main__":
    seconds, seats = float(sys.argv[1]), int(sys.argv[2])
    game, policy = gondwana.game("cubosaurs"), random.Random(1)
    for way, play in (("whole games in one call", whole), ("driven choice by choice from Python", loop)):
        decisions, began = 0, perf_counter()
        while (spent := perf_counter() - began) < seconds:
            decisions += play(game, seats, policy)
        print(f"Cubosaurs in Gondwana, {build()}, {way}|{decisions / spent:.0f}", flush=True)
