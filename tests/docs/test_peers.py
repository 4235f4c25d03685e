"""bench/peers: the plain table beside which we measure plays the very same games as ours."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import gondwana
from gondwana.core.playout import random_walk
from gondwana.core.rng import Rng, seeded

PEERS = Path(__file__).parents[2] / "bench" / "peers"


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    spec = importlib.util.spec_from_file_location("peers_table", PEERS / "table.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules.setdefault("peers_table", importlib.util.module_from_spec(spec))
    spec.loader.exec_module(module)
    return module


class Dice:
    """Our random numbers behind the two calls that the plain table makes."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = seeded(seed)

    def shuffle(self, x: list[int]) -> None:
        for i in range(len(x) - 1, 0, -1):
            j = self.rng.below(i + 1)
            x[i], x[j] = x[j], x[i]

    def randrange(self, n: int) -> int:
        return int(self.rng.below(n))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_plain_table_plays_the_same_games(plain: ModuleType, seats: int) -> None:
    """The same decisions, options and scores for the same seeds."""
    for seed in range(20):
        s = gondwana.game("cubosaurs").new(seats, seed)
        table = plain.Table(seats, Dice(seed))
        choice = seeded(seed + 1)
        while s.acts:
            assert not table.over
            assert (len(table.actions()), table.turn) == (len(s.acts), s.who)
            ahead = choice.clone()
            table.play([plain.KEEP, *table.actions()[:-1]][ahead.below(len(s.acts))])
            random_walk(s, choice, 1)
        assert table.over
        assert table.scores == s.scores()
