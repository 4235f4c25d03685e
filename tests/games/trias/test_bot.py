"""The bot of Trias: legal, repeatable, and better than chance."""

from __future__ import annotations

import gondwana
from gondwana import bots
from gondwana.core.state import State

GAME = gondwana.game("trias")


def play(seats: int, seed: int, greedy: int) -> State:
    s = GAME.new(seats, seed)
    while s.acts:
        name = "greedy" if s.who == greedy else "random"
        s.play(bots.choose(name, GAME.view(s, s.who), seed * 1000 + s.count))
    return s


def test_it_beats_chance() -> None:
    wins = [i % 3 in play(3, i, i % 3).winners() for i in range(6)]
    assert sum(wins) >= 5


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(4, 3, 1).key() == play(4, 3, 1).key()
