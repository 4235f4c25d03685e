"""Who would win from here: the games that random play would make of a position, as the cards lie."""

from __future__ import annotations

from typing import Final

from gondwana.core.playout import random_walk
from gondwana.core.rng import seeded
from gondwana.core.state import State
from gondwana.lab.batch import shares

DEPTH: Final = 40
"""Random play goes so many choices on; then whoever is ahead counts as the winner."""


def prospects(s: State, worlds: int, seed: int) -> list[float]:
    """For each seat the part of so many continuations that it wins; at the end of a game the result."""
    if len(s.acts) == 0:
        return shares(s)
    won = [0.0] * s.seats
    for world in range(worlds):
        c = s.clone()
        c.rng = seeded(seed + world)
        random_walk(c, seeded(seed + worlds + world), DEPTH)
        for seat, share in enumerate(shares(c)):
            won[seat] += share
    return [share / worlds for share in won]
