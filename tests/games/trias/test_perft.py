"""Counting all sequences of choices, by the engine and by an independent slow model of the book."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.core.state import State
from tests.games.trias.boards import EXAMPLE_1, EXAMPLE_2, continent
from tests.games.trias.slow import Slow

GAME = gondwana.game("trias")

ISLANDS = """
seats: 3
steppe: 1,0 2,0 3,0 3,1
wood: -2,0 -3,0
mountain: 0,3 1,3
p1: 1,0 3,1*2 -3,0*2
p2: 0,3*2 -2,0*3
p3: 1,3 3,0
"""
SWIMMERS = """
seats: 4
steppe: 1,0 2,0 1,1
wood: 0,2 0,1
mountain: 3,0
p1: 1,0*2 3,0
p1 swimming: 2,1*4 4,-1*2
p2: 3,0 0,2
p2 swimming: 2,1
"""

# name: (situation, depth, number of sequences)
POSITIONS: dict[str, tuple[str, int, int]] = {
    "placing": (f"seats: 3\n{continent('1,0', '0,2')}\nnext: Place 6", 2, 34 * 33),
    "placing for two": (
        "seats: 2\nmountain: 1,0 1,1\nsteppe: -1,0\nwood: 0,1 0,2\nnext: Place 4",
        4,
        120,
    ),
    "start": (f"seats: 3\n{continent('1,0', '0,2')}\np1: 3,-1*2 0,1*2\np2: -3,0*2 2,0*2\np3: 2,1*2 -2,2*2", 3, 616),
    "example 1": (EXAMPLE_1, 4, 582),
    "example 2": (EXAMPLE_2, 3, 324),
    "islands": (ISLANDS, 4, 495),
    "islands, moving": (ISLANDS + "phase: actions\n", 3, 661),
    "islands, straight": (ISLANDS + "option straight_distance: yes\noption islands_score: yes\n", 4, 678),
    "swimmers": (SWIMMERS + "phase: actions\n", 3, 1135),
    "swimmers, bred": (SWIMMERS + "phase: actions\npoints: 3\ntired: 1,0\n", 4, 2231),
    "two players": ("seats: 2\nwood: 1,0 1,1 2,0\nsteppe: 0,1\np1: 1,0*2 2,0\np2: 0,1*3\nphase: actions", 4, 426),
    "meteorite": (ISLANDS + "deck: meteorite\np1 hand: wood\n", 4, 592),
    "last round": (SWIMMERS + "last: 2\nturn: p2\n", 4, 46),
}


def perft(s: State, depth: int) -> int:
    if depth == 1 or not s.acts:
        return len(s.acts)
    total = 0
    for act in s.acts:
        after = s.clone()
        after.step(act)
        total += perft(after, depth - 1)
    return total


def slow_perft(s: Slow, depth: int) -> int:
    options = s.options()
    if depth == 1 or not options:
        return len(options)
    total = 0
    for option in options:
        after = s.clone()
        after.play(option)
        total += slow_perft(after, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_all_sequences(name: str) -> None:
    text, depth, number = POSITIONS[name]
    s = GAME.situation(text)
    assert perft(s, depth) == number
    assert slow_perft(Slow(GAME.dump(s)), depth) == number


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"straight_distance": True}), (4, {}), (5, {"islands_score": True})],
)
def test_whole_games_in_step(seats: int, options: dict[str, object]) -> None:
    """At every decision of a game that does not end its turns early: the same options, seat and points."""
    s = GAME.new(seats, seed=seats, options=options)
    slow, rng = Slow(GAME.dump(s)), seeded(seats)
    while s.acts:
        assert sorted(option.text for option in GAME.options(s)) == sorted(slow.options()), GAME.dump(s)
        assert (s.who, s.scores()) == (slow.turn, slow.totals())
        act = max(s.acts[rng.below(len(s.acts))], s.acts[rng.below(len(s.acts))])
        slow.play(GAME.codec.text(s, act))
        s.step(act)
    assert slow.over
