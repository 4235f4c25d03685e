"""Chapter C10: buying tiles."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.games.cubosaurs.score import card_points
from tests.games.cubosaurs.tools import hand, owned, state, table, tiles
from tests.tools import rule

RICH = "p1: stego bronto\np2: penta trex\np3: penta\np1 tokens: 12\np2 tokens: 12\n"


@rule("C10.1")
def test_one_tile_a_turn_after_getting_the_hand() -> None:
    t = table(f"{RICH}hand: trex\nmarket: types eggs draw\ndeck: ptero*2 penta", advanced=True)
    assert t.texts == ["keep", "add stego", "add bronto", "buy types", "buy eggs", "buy draw"]
    t.play("buy eggs")
    assert t.texts == ["keep", "add stego", "add bronto"]
    t.refuses("buy types", "C10.1")
    t.play("keep")
    assert "buy types" in t.texts, "the next player may buy in a turn of their own"


@rule("C10.1")
def test_a_passed_hand_is_as_good_as_a_drawn_one() -> None:
    t = table(f"{RICH}hand: trex\nmarket: types", advanced=True).play("add stego")
    assert t.who == "p2"
    assert "buy types" in t.texts


@rule("C10.1", "C4.10")
@pytest.mark.parametrize("choice", ["keep", "add stego"])
def test_nobody_buys_out_of_turn(choice: str) -> None:
    match = gondwana.Match(gondwana.game("cubosaurs"), 3, 1)
    match.state = table(f"{RICH}hand: trex\nmarket: types eggs\ndeck: penta", advanced=True).s
    with pytest.raises(gondwana.IllegalAct):
        match.play(1, "buy types")
    match.play(0, choice)
    with pytest.raises(gondwana.IllegalAct):
        match.play(0, "buy types")
    match.play(1, "buy types")


@rule("C10.1")
def test_there_is_no_buying_before_the_hand() -> None:
    t = table(
        "p1: stego\np2: penta\np3: penta\np1 tokens: 20\np2 tokens: 17\np3 tokens: 3\nhand: ptero\n"
        "market: types\ndeck: bronto",
        advanced=True,
    ).play("keep")
    assert (t.asked, hand(t)) == ("TakeToken", [])
    assert t.texts == ["token p2", "token p3"]
    t.refuses("buy types", "C10.1")


@rule("C10.1", "C5.1")
def test_no_tile_is_bought_once_the_round_is_over() -> None:
    t = table(f"{RICH}hand: trex\nmarket: types\ndeck left: 0", advanced=True).play("keep")
    assert t.events[:2] == ["keep", "score"]
    assert "buy" not in t.events


@rule("C10.2")
def test_the_cost_goes_to_the_supply() -> None:
    t = table("p1: stego\np1 tokens: 3\nhand: trex\nmarket: eggs", advanced=True)
    assert state(t).supply == 37
    t.play("buy eggs")
    assert state(t).tokens[0] == 0
    assert state(t).supply == 40
    assert owned(t, "p1") == ["eggs"]


@rule("C10.2")
def test_who_cannot_pay_cannot_buy() -> None:
    t = table("p1: stego\np1 tokens: 2\nhand: trex\nmarket: eggs", advanced=True)
    assert t.texts == ["keep", "add stego"]
    t.refuses("buy eggs", "C10.2")


@rule("C10.3")
def test_bought_tiles_are_not_replaced() -> None:
    t = table(f"{RICH}hand: trex\nmarket: types eggs\npile: draw skip\ndeck: ptero", advanced=True).play("buy eggs")
    assert tiles(t, state(t).market) == ["types"]
    assert len(state(t).pile) == 8
    t.play("add stego")
    t.refuses("buy eggs", "C10.3")
    t.play("buy types")
    assert state(t).market == []
    t.play("keep")
    assert t.who == "p3"
    t.refuses("buy types", "C10.3")
    t.refuses("buy draw", "C10.3")


@rule("C10.4", "CT.6", "CT.9", "CT.10", "CT.5")
@pytest.mark.parametrize("tile", ["same", "destroy", "gift", "swap"])
def test_nothing_of_ones_own_to_use(tile: str) -> None:
    t = table(f"p1 tokens: 9\np2: penta\nhand: trex\nmarket: types {tile}", advanced=True)
    assert t.texts == ["keep", "buy types"]
    t.refuses(f"buy {tile}", "C10.4")


@rule("C10.4", "CT.7", "CT.8", "CT.10")
@pytest.mark.parametrize("tile", ["raid", "steal", "swap"])
def test_nothing_of_an_opponent_to_use(tile: str) -> None:
    t = table(f"p1 tokens: 9\np1: penta\nhand: trex\nmarket: {tile}", advanced=True)
    assert t.texts == ["keep", "add penta"]
    t.refuses(f"buy {tile}", "C10.4")


@rule("C10.4", "CT.3", "C5.1")
def test_tile_three_needs_a_card_in_the_deck() -> None:
    t = table("p1 tokens: 9\np1: penta\nhand: trex\nmarket: draw\ndeck left: 0", advanced=True)
    t.refuses("buy draw", "C10.4")
    assert "score" not in t.events


@rule("C10.5", "CT.1")
def test_an_end_of_round_tile_scores_in_its_round_only() -> None:
    t = table("p1: trex\np1 tokens: 4\nhand: stego\nmarket: types\ndeck left: 0", advanced=True)
    t.play("buy types", "keep")
    s = state(t)
    assert s.banked == [[4 + 2 + 2, 0, 0]]
    assert owned(t, "p1") == []
    assert s.round_points() == card_points(s.t, s.collections, False)


@rule("C10.5")
def test_an_instant_tile_acts_once() -> None:
    t = table(f"{RICH}hand: trex\nmarket: raid", advanced=True).play("buy raid", "destroy p2 penta")
    assert owned(t, "p1") == ["raid"]
    t.refuses("destroy p2 trex", "C10.5")
    t.refuses("buy raid", "C10.1")


@rule("C10.6", "C6.2")
def test_tile_points_decide_who_starts() -> None:
    text = "p1: trex\np2: trex\nhand: grey1\ndeck left: 0\np1 tokens: 4\nmarket: types"
    without = state(table(text, 2, advanced=True).play("keep"))
    assert (without.banked, without.turn) == ([[3, 4]], 0)
    bought = state(table(text, 2, advanced=True).play("buy types", "keep"))
    assert (bought.banked, bought.turn) == ([[5, 4]], 1)


@rule("C10.6", "C6.5")
def test_tile_points_break_ties() -> None:
    text = "round: 2\nround 1: {} 5 0\np1: trex egg_ptero\np2: penta*3 stego\nhand: stego\ndeck left: 0\n"
    t = table(f"{text.format(4)}p1 tokens: 3\nmarket: eggs", advanced=True).play("buy eggs", "keep")
    assert state(t).banked[1] == [6, 5, 0]
    assert t.s.scores() == [10, 10, 0]
    assert t.s.winners() == [0]
    t = table(text.format(6), advanced=True).play("keep")
    assert state(t).banked[1] == [4, 5, 0]
    assert t.s.scores() == [10, 10, 0]
    assert t.s.winners() == [1]
