"""Positions of Trias written by hand: what may be left out, and what the errors say."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.games.trias.tables import CARDS, METEORITE
from gondwana.kit.errors import SituationError
from tests.games.trias.boards import EXAMPLE_1, EXAMPLE_2, trias
from tests.tools import rule

GAME = gondwana.game("trias")


@pytest.mark.parametrize("text", [EXAMPLE_1, EXAMPLE_2, "seats: 2", "seats: 5\nseed: 2\np1: 0,3*2"])
def test_a_position_is_written_and_read_back(text: str) -> None:
    s = GAME.situation(text)
    assert GAME.situation(GAME.dump(s)).key() == s.key()


@rule("T2.1")
def test_without_tiles_a_continent_is_laid() -> None:
    assert len(trias(GAME.situation("seats: 3\nseed: 4")).chart.cells) == 35
    assert len(trias(GAME.situation("seats: 2\nseed: 4")).chart.cells) == 19


@rule("T2.5")
def test_cards_named_nowhere_lie_below_the_named_ones() -> None:
    s = trias(GAME.situation("seats: 3\ndeck: wood steppe\nplayed: mountain*7\np1 hand: steppe2"))
    assert [CARDS[card] for card in s.deck[:2]] == ["wood", "steppe"]
    assert s.hands[0] == CARDS.index("steppe2")
    assert len(s.deck) == 39 - 7 - 3
    s = trias(GAME.situation("seats: 3\ndeck: meteorite\np1 hand: wood\np2 hand: wood\np3 hand: wood"))
    assert s.deck[0] == METEORITE
    assert len(s.deck) == 9
    assert s.played[:3] == [7, 13, 7]


@pytest.mark.parametrize(
    ("lines", "where", "message"),
    [
        ("wood: 1,0 1,0", (2, 11), "already a tile at 1,0"),
        ("wood: 1;0", (2, 7), "expected a cell such as 2,-1"),
        ("wood: 0,0", (2, 7), "already a tile at 0,0"),
        ("wood: 21,0", (2, 7), "more than 20 steps"),
        ("wood: 1,0\np1: 2,0", (3, 5), "no tile at 2,0"),
        ("wood: 1,0\np1 swimming: 1,0", (3, 14), "nobody swims there"),
        ("wood: 1,0\np1: 1,0*16", (3, 1), "only 15 herds"),
        ("deck: meteorite*2", (2, 7), "no more meteorite"),
        ("p1 hand: lava", (2, 10), "unknown card 'lava'"),
        ("p1 hand: meteorite", (2, 1), "T8.3"),
        ("phase: dance", (2, 8), "unknown phase"),
        ("tired: 1,0\nwood: 1,0\nphase: actions", (4, 1), "T5.9"),
        ("played: meteorite", (2, 1), "T8.4"),
        ("deck: wood2 wood", (2, 1), "T2.5"),
        ("mountain: 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0 10,0", (2, 1), "T1.1"),
        ("p1 hand: none", (2, 10), "begins with a card in hand"),
        ("p2 hand: none", (2, 1), "T8.2"),
        ("next: Place 7", (2, 1), "6 groups are placed"),
        ("wood: 1,0\nnext: Place 2", (3, 1), "not enough empty tiles"),
        ("wood: 1,0 2,0\nnext: Place 1\np3: 1,0*12", (3, 1), "from the reserve"),
        ("last: 2\nnext: PlayCard", (3, 1), "no card is played"),
        ("next: PlayCard\np1 hand: none", (2, 1), "the hand is empty"),
        ("wood: 1,0 2,0\np1: 2,0\nnext: Put 2,0", (4, 1), "cannot drift"),
        ("next: Rescue 3", (2, 1), "2 more at most"),
        ("next: NewCard\nnext: Turn", (3, 1), "T3.2: NewCard Turn is no order"),
        ("next: SetUp\nnext: Place 6", (3, 1), "T3.2: SetUp Place is no order"),
        ("next: Turn\np1 hand: none", (2, 1), "begins with a card in hand"),
        ("next: SetUp\nlast: 2", (2, 1), "after the set-up"),
        ("over: yes\nnext: Turn", (3, 1), "nothing can be next: the game is over"),
        ("p6: 1,0", (2, 1), "no line 'p6'"),
    ],
)
def test_errors_point_at_the_place(lines: str, where: tuple[int, int], message: str) -> None:
    with pytest.raises(SituationError, match=message) as caught:
        GAME.situation(f"seats: 3\n{lines}")
    assert (caught.value.line, caught.value.column) == where
