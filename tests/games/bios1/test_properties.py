"""Whole games by any choices: invariants, secrets, and that they end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gondwana
from gondwana.core.playout import playout
from gondwana.core.rng import seeded
from gondwana.games.bios1.state import Bios1
from gondwana.kit.conformance import check_game
from tests.tools import rule

GAME = gondwana.game("bios1")
EVERYTHING = {
    "upper_display": True,
    "roadrunner_action": True,
    "genetic_drift": True,
    "cenozoic_after": True,
    "origins": True,
}


@rule("aid.3", "2.1.1", "4.3a", "4.3b", "4.3c", "15.1b.1", "16.1a")
@settings(max_examples=25, deadline=None)
@given(
    seats=st.integers(1, 4),
    seed=st.integers(0, 10**6),
    full=st.booleans(),
    choices=st.lists(st.integers(0, 99), max_size=60),
)
def test_nothing_breaks_whatever_is_chosen(seats: int, seed: int, full: bool, choices: list[int]) -> None:
    s = GAME.new(seats, seed, EVERYTHING if full else {})
    for choice in choices:
        if s.acts:
            s.play(s.acts[choice % len(s.acts)])
            assert s.check() == ""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_options_together_keep_every_promise(seats: int) -> None:
    check_game(GAME, seats, seed=70 + seats, options=EVERYTHING, deep=31)


@rule("3.3.2", "3.4")
def test_only_the_order_of_decks_and_pools_is_dealt_anew() -> None:
    s = GAME.new(4, 9)
    other = s.determinize(2, 5)
    assert isinstance(s, Bios1)
    assert isinstance(other, Bios1)
    assert s.key(2) == other.key(2)
    assert s.key() != other.key()
    assert sorted(s.deck + s.general[s.dealt_general :]) == sorted(other.deck + other.general[other.dealt_general :])
    assert s.lower == other.lower
    assert s.biome == other.biome


def test_games_end_soon_enough() -> None:
    for seed in range(20):
        s = GAME.new(seed % 4 + 1, seed)
        assert 20 < playout(s, seeded(seed)) < 1500
        assert s.acts == []
