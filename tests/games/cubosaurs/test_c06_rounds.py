"""Chapters C6 and C7: later rounds, the end of the game, two players."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.games.cubosaurs.state import Cubosaurs
from tests.games.cubosaurs.tools import hand, owned, state, table
from tests.tools import Table, rule


def rigged(text: str, *outcomes: int) -> Cubosaurs:
    """Round 1 ends with p1 keeping; the next numbers of chance are given."""
    return state(table(text).rig(*outcomes).play("keep"))


@rule("C6.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_round_two_is_set_up_like_round_one(seats: int) -> None:
    s = state(table("p1: trex*3 stego*7\np2: penta*4\nhand: bronto\ndeck left: 0", seats).play("keep"))
    assert s.round == 2
    assert [sum(collection) for collection in s.collections] == [4] * seats
    assert len(s.deck) + len(s.hand) == 6 * seats
    assert len(s.aside) == 55 - 10 * seats
    assert s.check() == ""


@rule("C6.1")
def test_cards_aside_or_destroyed_come_back() -> None:
    back: set[str] = set()
    for seed in range(30):
        t = table(f"seed: {seed}\np1: trex\nhand: stego\ndestroyed: egg_trex\naside: black7\ndeck left: 0")
        s = state(t.play("keep"))
        back |= {s.t.cards[card] for card in s.deck}
        assert s.destroyed == []
    assert {"egg_trex", "black7"} <= back


@rule("C6.2")
def test_the_lowest_score_starts_the_next_round() -> None:
    s = rigged("p1: trex\np2: bronto\np3: stego\nhand: grey1\ndeck left: 0")
    assert s.banked == [[3, -3, 2]]
    assert s.turn == 1


@rule("C6.2")
def test_a_tie_for_the_lowest_score_is_drawn() -> None:
    text = "p1: penta\np2: bronto*2\np3: penta*3\nhand: bronto\ndeck left: 0"
    tied = "p1: trex\np2: trex\np3: trex stego\nhand: ptero\ndeck left: 0"
    assert rigged(text).banked == [[-6, 2, 3]]
    assert rigged(tied).banked == [[3, 4, 6]]
    even = "p1: trex\np2: penta*3\np3: trex stego\nhand: ptero\ndeck left: 0"
    assert rigged(even).banked == [[3, 3, 6]]
    assert rigged(even, 0).turn == 0
    assert rigged(even, 1).turn == 1
    assert {rigged(f"seed: {seed}\n{even}").turn for seed in range(40)} == {0, 1}


@rule("C6.3", "C4.1")
def test_round_two_runs_the_other_way() -> None:
    lines = "round: 2\nround 1: 1 0 1\nturn: p2\np1: stego*3\np2: stego*3\np3: stego"
    t = table(f"{lines}\ndeck: trex penta ptero bronto")
    order = [t.who]
    for _ in range(3):
        order.append(t.play("keep").who)
    assert order == ["p2", "p1", "p3", "p2"]


@rule("C6.3")
def test_in_round_two_hands_are_passed_the_other_way() -> None:
    t = table("round: 2\nround 1: 1 0 1\nturn: p2\np1: penta\np2: stego\nhand: trex").play("add stego")
    assert t.who == "p1"
    assert hand(t) == ["trex", "stego"]


@rule("C6.4", "C1.1")
def test_the_highest_total_wins_and_nobody_plays_on() -> None:
    t = table("round: 2\nround 1: 6 14 3\np1: trex\np2: bronto*2 penta\np3: trex\nhand: grey1\ndeck left: 0")
    t.play("keep")
    assert state(t).banked[1] == [3, -1, 4]
    assert t.who == "over"
    assert t.s.scores() == [9, 13, 7]
    assert t.s.winners() == [1]
    assert t.events[-2:] == ["score", "end"]
    with pytest.raises(gondwana.IllegalAct, match=r"^the game is over: 'keep' is not allowed$"):
        t.game.play(t.s, "keep")


def final(first: str, second: str, seats: int = 3, more: str = "") -> list[int]:
    """The winners of a game with these two rounds."""
    return table(f"round: 2\nround 1: {first}\nround 2: {second}\nover: yes\n{more}", seats).s.winners()


@rule("C6.5")
def test_a_tie_is_broken_by_the_last_round() -> None:
    assert final("10 6 0", "5 9 0") == [1]
    assert final("7 7 0", "8 8 0") == [0, 1]
    assert final("10 10 -20", "5 5 14") == [0, 1]


@rule("C7.1")
def test_two_players_play_three_rounds() -> None:
    t = table("round: 2\nround 1: 1 5\np1: trex\np2: penta\nhand: grey1\ndeck left: 0", seats=2).play("keep")
    s = state(t)
    assert s.round == 3
    assert s.turn == 1, "the lowest score of round 2 starts round 3"
    assert t.who != "over"


@rule("C7.1")
def test_two_rounds_by_option() -> None:
    t = Table(
        "cubosaurs", "seats: 2\noption rounds: 2\nround: 2\nround 1: 1 5\np1: trex\nhand: grey1\ndeck left: 0"
    ).play("keep")
    assert t.who == "over"


@rule("C7.1", "C6.5")
def test_the_third_round_breaks_the_tie() -> None:
    t = table("round: 3\nround 1: 0 0\nround 2: 9 1\nround 3: 1 9\nover: yes", seats=2)
    assert t.s.scores() == [10, 10]
    assert t.s.winners() == [1]


@rule("C7.1", "C6.3")
def test_the_third_round_of_more_players_runs_clockwise_again() -> None:
    t = Table(
        "cubosaurs",
        "seats: 4\noption rounds: 3\nround: 2\nround 1: 0 0 0 0\np1: trex\np2: penta\nhand: grey1\ndeck left: 0",
    )
    s = state(t.play("keep"))
    assert (s.round, s.turn, s.next_seat(1)) == (3, 1, 2)


@rule("C6.1", "C6.3", "C9.2")
def test_cards_are_dealt_in_order_of_play() -> None:
    t = table("p1: trex\np2: bronto\np3: stego\nhand: grey1\ndeck left: 0").play("keep")
    assert [event.args[0] for event in t.s.sink.events if event.name == "deal"] == [1, 0, 2]  # type: ignore


@rule("C7.1", "C11.1", "C11.2", "C12.1")
def test_market_and_tokens_go_on_into_round_three() -> None:
    text = """
round: 2
round 1: 0 0
p1: trex
p2: penta
hand: grey1
p1 tokens: 5
p1 tiles: skip
market: types draw
deck left: 0
"""
    t = table(text, seats=2, advanced=True).play("keep")
    s = state(t)
    assert s.round == 3
    assert len(s.market) == 3
    assert owned(t, "p1") == []
    assert s.tokens[0] >= 5
    assert s.banked[1] == [3, -3], "tokens are no points of a round"
    over = table("round: 3\nround 1: 0 0\nround 2: 0 0\nround 3: 0 0\np1 tokens: 5\nover: yes", 2, advanced=True)
    assert over.s.scores() == [2, 0]
