"""Chapter CT: the ten evolution tiles."""

from __future__ import annotations

import pytest

from tests.games.cubosaurs.tools import collection, hand, state, table
from tests.tools import Table, rule


def buyer(text: str, tile: str, options: str = "", seats: int = 3) -> Table:
    """p1 is about to decide, can pay for everything and has just bought this tile."""
    tokens = "" if "p1 tokens" in text else "p1 tokens: 9\n"
    t = Table("cubosaurs", f"seats: {seats}\noption advanced: yes\n{options}{text}\n{tokens}market: {tile}")
    return t.play(f"buy {tile}")


def scored(cards: str, tile: str) -> int:
    """What p1 scores with a tile, less what the same cards score without."""
    text = f"p1: {cards}\nhand: grey1\ndeck left: 0"
    with_tile = state(buyer(text, tile).play("keep")).banked[0][0]
    without = state(table(f"{text}\np1 tokens: 9", advanced=True).play("keep")).banked[0][0]
    return with_tile - without


@rule("CT.1")
def test_tile_one_counts_types() -> None:
    assert scored("trex*3 egg_trex egg_stego black1", "types") == 4
    assert scored("trex stego bronto ptero penta grey2 black1 egg_trex", "types") == 8
    assert scored("trex*2 trex_dna", "types") == 2, "the icon makes no other type; the Hand kept is the second"


@rule("CT.2")
def test_tile_two_counts_eggs() -> None:
    assert scored("egg_stego egg_penta stego penta", "eggs") == 4
    text = "p1: egg_stego egg_penta stego\np2: penta*4\nhand: trex\ndeck left: 0"
    points = state(buyer(text, "eggs").play("keep")).banked[0][0]
    assert points == 4 - 3 + 2 + 4 + 2 * 2
    assert scored("trex", "eggs") == 0


@rule("CT.3")
def test_tile_three_draws_whatever_it_is() -> None:
    t = buyer("p1: trex stego\np2: penta\nhand: trex\ndeck: trex penta", "draw")
    assert hand(t) == ["trex", "trex"]
    assert len(state(t).deck) == 1
    assert t.texts == ["keep", "add stego"]
    t.refuses("pass", "C4.6")
    t.refuses("add trex", "C4.7")
    t.play("add stego")
    assert (t.who, hand(t)) == ("p2", ["trex", "trex", "stego"])


@rule("CT.3", "C4.7")
def test_the_next_hand_holds_each_type_once_again() -> None:
    t = buyer("p1: trex stego\np2: penta\nhand: trex\ndeck: trex bronto", "draw")
    assert "hand free: yes" in t.game.dump(t.s)
    t.play("keep")
    assert hand(t) == ["bronto"]
    assert "hand free" not in t.game.dump(t.s)


@rule("CT.3", "C4.8")
def test_after_tile_three_keeping_may_be_compulsory() -> None:
    t = buyer("p1: stego\np2: penta\nhand: trex\ndeck: stego_dna bronto", "draw")
    assert t.events == ["buy", "draw", "keep", "token", "draw"]
    assert t.who == "p2"


@rule("CT.4")
def test_tile_four_passes_without_a_card() -> None:
    t = buyer("p1: stego\np2: penta\nhand: trex ptero", "skip")
    assert t.who == "p2"
    assert hand(t) == ["trex", "ptero"]
    assert collection(t, "p1") == ["stego"]
    assert t.events == ["buy", "pass"]


@rule("CT.4")
def test_tile_four_leaves_no_other_way() -> None:
    for choice in ("keep", "add stego"):
        t = table("p1: stego\np2: penta\nhand: trex\np1 tokens: 9\nmarket: skip", advanced=True)
        assert choice in t.texts
        t.play("buy skip")
        assert t.who == "p2", "the Hand is gone at once: nothing is left to keep or to add to"


@rule("CT.4", "C4.8")
def test_tile_four_lifts_the_obligation_to_keep() -> None:
    t = buyer("p2: penta\nhand: trex", "skip")
    assert (t.who, hand(t), collection(t, "p1")) == ("p2", ["trex"], [])


@rule("CT.5")
def test_tile_five_adds_any_type() -> None:
    t = buyer("p1: trex*2 stego\np2: penta\nhand: trex", "same")
    assert (t.who, t.asked) == ("p1", "AddAny")
    assert t.texts == ["add trex", "add stego"]
    for choice in ("keep", "pass", "add penta"):
        t.refuses(choice, "CT.5")
    t.refuses("add trex stego", "C4.5")
    t.play("add trex")
    assert (t.who, hand(t)) == ("p2", ["trex", "trex"])
    assert collection(t, "p1") == ["trex", "stego"]


@rule("CT.5")
def test_with_tile_five_a_new_type_is_allowed_too() -> None:
    assert hand(buyer("p1: trex stego\np2: penta\nhand: trex", "same").play("add stego")) == ["trex", "stego"]


@rule("CT.5")
def test_the_repeated_type_goes_on_round_the_table() -> None:
    t = buyer("p1: trex\np2: penta trex\np3: trex bronto\nhand: trex", "same")
    assert hand(t) == ["trex", "trex"]
    assert t.texts == ["keep", "add penta"]
    t.play("add penta").refuses("add trex", "C4.7")


@rule("CT.6")
def test_tile_six_destroys_a_card_of_ones_own() -> None:
    t = buyer("p1: trex ptero\np1 tokens: 3\np2: penta\nhand: stego", "destroy")
    assert t.texts == ["destroy p1 trex", "destroy p1 ptero"]
    t.refuses("destroy p2 penta", "CT.6")
    before = len(state(t).aside)
    t.play("destroy p1 ptero")
    s = state(t)
    assert collection(t, "p1") == ["trex"]
    assert [s.t.cards[card] for card in s.destroyed] == ["ptero"]
    assert len(s.aside) == before
    assert s.tokens == [0, 0, 0], "the icon of a destroyed card costs nothing"
    assert t.texts == ["keep", "add trex"]


@rule("CT.7")
def test_tile_seven_destroys_a_card_of_an_opponent() -> None:
    t = buyer("p1: trex\np2: penta*2 ptero\np3: stego\nhand: bronto", "raid")
    assert t.texts == ["destroy p2 ptero", "destroy p2 penta", "destroy p3 stego"]
    t.refuses("destroy p1 trex", "CT.7")
    t.play("destroy p2 penta")
    assert collection(t, "p2") == ["ptero", "penta"]
    assert [state(t).t.cards[card] for card in state(t).destroyed] == ["penta"]
    assert t.who == "p1"


@rule("CT.8", "C9.1")
def test_tile_eight_steals_into_the_collection() -> None:
    t = buyer("p1: trex\np1 tokens: 5\np2: ptero penta\np3: stego\nhand: bronto", "steal")
    assert t.texts == ["take p2 ptero", "take p2 penta", "take p3 stego"]
    t.refuses("take p1 trex", "CT.8")
    t.play("take p2 ptero")
    assert collection(t, "p1") == ["trex", "ptero"]
    assert collection(t, "p2") == ["penta"]
    assert hand(t) == ["bronto"]
    assert state(t).tokens == [1, 0, 0]
    assert "add ptero" in t.texts
    t.play("add ptero")
    assert hand(t) == ["bronto", "ptero"]


@rule("CT.8", "C4.7")
def test_a_stolen_card_is_added_only_if_its_type_is_new() -> None:
    t = buyer("p1: trex\np2: ptero penta\nhand: penta", "steal").play("take p2 penta")
    t.refuses("add penta", "C4.7")


@rule("CT.9")
def test_tile_nine_gives_a_card() -> None:
    t = buyer("p1: trex stego\np1 tokens: 4\np2: penta\nhand: bronto", "gift")
    assert t.texts == ["give trex", "give stego"]
    t.refuses("give penta", "CT.9")
    t.play("give trex")
    assert t.texts == ["to p2", "to p3"]
    t.refuses("to p1", "CT.9")
    t.play("to p3")
    assert (collection(t, "p1"), collection(t, "p3")) == (["stego"], ["trex"]), "an empty collection can be aimed at"
    assert state(t).tokens == [0, 0, 0]
    assert t.who == "p1"


@rule("CT.9", "C9.1")
@pytest.mark.parametrize(("options", "paid"), [("", 1), ("option receiver_gains_token: no\n", 0)])
def test_who_receives_an_icon_is_paid(options: str, paid: int) -> None:
    t = buyer("p1: ptero stego\np1 tokens: 7\np2: penta\nhand: bronto", "gift", options).play("give ptero", "to p2")
    assert state(t).tokens == [3, paid, 0]


@rule("CT.9", "C9.3")
def test_the_receiver_chooses_whom_to_take_from_out_of_turn() -> None:
    text = """
seats: 3
option advanced: yes
p1: ptero stego
p2: penta
hand: bronto
p1 tokens: 20
p2 tokens: 10
p3 tokens: 10
p1 tiles: gift
bought: yes
next: EndRound
next: Turn
next: Decide
next: GiveTo ptero
"""
    t = Table("cubosaurs", text).play("to p2")
    assert (t.who, t.asked) == ("p2", "TakeToken")
    assert t.texts == ["token p1", "token p3"]
    t.play("token p1")
    assert state(t).tokens == [19, 11, 10]
    assert (t.who, t.asked) == ("p1", "Decide")


@rule("CT.10")
def test_tile_ten_swaps_two_cards() -> None:
    t = buyer("p1: trex stego\np2: penta\np3: bronto*2\nhand: grey1", "swap")
    assert t.texts == ["take p2 penta", "take p3 bronto"]
    t.refuses("take p1 trex", "CT.10")
    t.play("take p3 bronto")
    assert t.texts == ["give trex", "give stego"]
    t.refuses("give bronto", "CT.10")
    t.play("give stego")
    assert collection(t, "p1") == ["trex", "bronto"]
    assert collection(t, "p3") == ["stego", "bronto"]
    assert collection(t, "p2") == ["penta"]
    assert t.texts == ["keep", "add trex", "add bronto"]


@rule("CT.10", "CT.9")
@pytest.mark.parametrize(("options", "paid"), [("", [1, 1, 0]), ("option receiver_gains_token: no\n", [1, 0, 0])])
def test_both_icons_of_a_swap_pay(options: str, paid: list[int]) -> None:
    t = buyer("p1: ptero stego\np1 tokens: 4\np2: trex_dna\nhand: grey1", "swap", options)
    t.play("give ptero")
    assert state(t).tokens == paid


@rule("CT.10", "C9.3")
def test_the_buyer_of_a_swap_is_paid_first() -> None:
    text = """
seats: 3
option advanced: yes
p1: ptero stego
p2: trex_dna
hand: bronto
p1 tokens: 19
p2 tokens: 10
p3 tokens: 10
p1 tiles: swap
bought: yes
next: EndRound
next: Turn
next: Decide
next: SwapFor p2 trex_dna
"""
    t = Table("cubosaurs", text).play("give ptero")
    assert state(t).tokens == [20, 10, 10], "the last token of the supply is the buyer's"
    assert (t.who, t.asked) == ("p2", "TakeToken")
    t.play("token p3")
    assert state(t).tokens == [20, 11, 9]
