"""Whole games at full speed: the currency of bots, simulations and benchmarks."""

from __future__ import annotations

from gondwana.core.rng import Rng
from gondwana.core.state import State


def playout(s: State, rng: Rng) -> int:
    """Play uniformly random choices to the end, in place; the number of choices made."""
    n = 0
    while True:
        acts = s.acts
        k = len(acts)
        if k == 0:
            return n
        s.step(acts[rng.below(k)])
        n += 1


def random_walk(s: State, rng: Rng, choices: int) -> None:
    """Play so many uniformly random choices, or to the end."""
    while choices > 0 and len(s.acts) > 0:
        s.step(s.acts[rng.below(len(s.acts))])
        choices -= 1


def clone_often(s: State, times: int) -> None:
    """Clone a position so many times; for measuring."""
    for _ in range(times):
        s.clone()
