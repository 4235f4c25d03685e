"""Chapter C4: a turn."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.games.cubosaurs.state import Cubosaurs
from gondwana.games.cubosaurs.tables import TYPES
from tests.games.cubosaurs.tools import collection, hand, state, table
from tests.tools import Table, rule

# CE2: p1 is Fabien, p2 Kristiaan, p3 Gaëtan.
FABIEN = """
seats: 3
turn: p1
p1: trex stego ptero black3
p2: stego bronto trex ptero
p3: penta*2 bronto stego
deck: trex penta
deck left: 16
"""


@rule("C4.3", "C4.5", "C4.6", "C4.7")
def test_example_ce2_a_hand_is_passed() -> None:
    t = Table("cubosaurs", FABIEN)
    assert t.who == "p1"
    assert hand(t) == ["trex"]
    assert len(state(t).deck) == 17
    assert t.texts == ["keep", "add stego", "add ptero", "add black3"]
    t.refuses("add trex", "C4.7")
    t.play("add ptero")
    assert collection(t, "p1") == ["trex", "stego", "black3"]
    assert hand(t) == ["trex", "ptero"]
    assert t.who == "p2"


@rule("C4.3", "C4.4", "C4.9", "C4.10")
def test_example_ce3_a_passed_hand_is_kept() -> None:
    t = Table("cubosaurs", FABIEN).play("add ptero")
    assert len(state(t).deck) == 17
    assert t.texts == ["keep", "add stego", "add bronto"]
    t.refuses("keep trex", "C4.4")
    t.play("keep")
    assert collection(t, "p2") == ["trex", "trex", "stego", "bronto", "ptero", "ptero"]
    assert t.who == "p3"
    assert hand(t) == ["penta"]
    assert len(state(t).deck) == 16


@rule("C4.1")
def test_turns_pass_clockwise_in_round_one() -> None:
    t = table("turn: p2\np1: stego*3\np2: stego*3\np3: stego\ndeck: trex penta ptero bronto")
    order = [t.who]
    for _ in range(3):
        order.append(t.play("keep").who)
    assert order == ["p2", "p3", "p1", "p2"]


@rule("C4.1")
def test_a_hand_is_passed_clockwise_in_round_one() -> None:
    assert table("turn: p3\np3: stego\np1: penta\nhand: trex").play("add stego").who == "p1"


@rule("C4.2", "C4.3")
@pytest.mark.parametrize("seed", range(8))
def test_who_must_decide_holds_a_hand(seed: int) -> None:
    s = gondwana.game("cubosaurs").new(2 + seed % 4, seed, {"advanced": seed % 2})
    assert isinstance(s, Cubosaurs)
    rng = seeded(seed)
    while s.who >= 0:
        if type(s.stack[-1]).__name__ == "Decide":
            assert s.hand
        s.play(s.acts[rng.below(len(s.acts))])


@rule("C4.2")
def test_nobody_can_be_asked_without_a_hand() -> None:
    with pytest.raises(gondwana.GondwanaError, match=r"line 5, column 1: 'Decide' cannot be next: .*C4\.2"):
        table("p1: trex\ndeck left: 4\nnext: EndRound\nnext: Decide")


@rule("C4.2", "C5.9")
@pytest.mark.parametrize(
    ("frames", "problem"),
    [
        ("EndRound EndRound Turn", r"C4\.2: EndRound EndRound Turn is no order"),
        ("Turn EndRound", r"C4\.2: Turn EndRound is no order"),
        ("EndRound Turn Decide AddAny", r"C4\.2: .* is no order"),
        ("EndRound Turn DestroyOwn", r"C4\.2: .* is no order"),
        ("EndRound Turn Decide Decide", r"C4\.2: .* is no order"),
        ("EndRound Turn StartRound", r"C4\.2: .* is no order"),
        ("EndRound", r"C5\.9: no Hand"),
    ],
)
def test_frames_wait_in_the_order_of_a_turn(frames: str, problem: str) -> None:
    lines = "\n".join(f"next: {frame}" for frame in frames.split())
    with pytest.raises(gondwana.GondwanaError, match=problem):
        table(f"p1: trex\nhand: stego\n{lines}", advanced=True)


@rule("C4.2", "C4.3")
def test_the_draw_comes_before_the_decision() -> None:
    t = table("p1: stego\ndeck: trex*3")
    assert t.events == ["draw"]
    assert t.asked == "Decide"
    assert len(state(t).deck) == 2


@rule("C4.3")
def test_a_passed_hand_replaces_the_draw() -> None:
    t = table("p1: stego\np2: penta\nhand: trex\ndeck: bronto*3").play("add stego")
    assert t.who == "p2"
    assert hand(t) == ["trex", "stego"]
    assert len(state(t).deck) == 3
    assert "draw" not in t.events
    with pytest.raises(gondwana.IllegalAct, match="no act begins with 'draw'"):
        t.game.play(t.s, "draw")


@rule("C4.3")
def test_after_a_keep_one_card_is_drawn() -> None:
    t = table("p1: stego\np2: penta\nhand: trex\ndeck: bronto*3").play("keep")
    assert hand(t) == ["bronto"]
    assert len(state(t).deck) == 2


@rule("C4.4")
def test_keeping_takes_the_whole_hand() -> None:
    t = table("p1: stego*3 bronto penta\np2: stego\nhand: trex ptero egg_trex\ndeck: penta").play("keep")
    assert collection(t, "p1") == ["trex", "stego", "stego", "stego", "bronto", "ptero", "penta", "egg_trex"]
    assert hand(t) == ["penta"]
    assert t.who == "p2"
    assert t.events == ["keep", "draw"]


@rule("C4.5")
def test_refusing_moves_one_card_and_the_hand() -> None:
    t = table("p1: ptero*2 stego\np2: bronto\nhand: trex penta").play("add ptero")
    assert collection(t, "p1") == ["stego", "ptero"]
    assert hand(t) == ["trex", "penta", "ptero"]
    assert collection(t, "p2") == ["bronto"]


@rule("C4.6")
def test_exactly_one_card_is_added() -> None:
    t = table("p1: stego penta\np2: bronto\nhand: trex")
    t.refuses("pass", "C4.6")
    t.refuses("add", "C4.5")
    t.refuses("add stego penta", "C4.5")
    t.play("add stego")
    assert t.who == "p2"
    t.refuses("add penta", "C4.7")


@rule("C4.7")
def test_the_added_card_is_of_a_new_type_and_ones_own() -> None:
    t = table("p1: trex stego ptero black1\np2: penta\nhand: trex")
    assert t.texts == ["keep", "add stego", "add ptero", "add black1"]
    t.refuses("add trex", "C4.7")
    t.refuses("add penta", "C4.7")


@rule("C4.7", "C4.8")
@pytest.mark.parametrize("seed", range(10))
def test_a_base_hand_never_repeats_a_type(seed: int) -> None:
    s = gondwana.game("cubosaurs").new(5, seed)
    assert isinstance(s, Cubosaurs)
    longest = 0
    while s.who >= 0:
        types = [s.t.type[card] for card in s.hand]
        assert len(types) == len(set(types))
        longest = max(longest, len(types))
        s.play(s.acts[-1])
    assert 2 <= longest <= len(TYPES)


@rule("C4.7", "C4.8")
def test_a_hand_of_all_eight_types_is_kept() -> None:
    all_types = "trex stego bronto ptero penta grey1 black1 egg_trex"
    t = table(f"p1: trex egg_stego\np2: trex\nhand: {all_types}\ndeck: stego penta")
    assert t.events[0] == "keep"
    assert len(collection(t, "p1")) == 10
    assert t.who == "p2"


@rule("C4.8")
@pytest.mark.parametrize("own", ["", "p1: trex*2 egg_penta"])
def test_who_can_add_nothing_keeps_without_being_asked(own: str) -> None:
    t = table(f"{own}\np2: stego\nhand: trex egg_stego\ndeck: penta")
    assert t.who == "p2"
    assert t.events == ["keep", "draw"]


@rule("C4.8")
def test_adding_is_refused_for_want_of_cards() -> None:
    t = table("p1: trex*2 egg_penta\np1 tokens: 9\nhand: trex egg_stego\nmarket: skip", advanced=True)
    assert t.texts == ["keep", "buy skip"]
    for choice in ("add trex", "add egg_penta", "add stego", "pass"):
        t.refuses(choice, "C4.8")


@rule("C4.9")
def test_the_hand_is_never_split() -> None:
    t = table("p1: stego\nhand: trex ptero penta")
    assert t.texts == ["keep", "add stego"]
    t.refuses("keep trex", "C4.4")
    t.refuses("done", "C4.9")
    t.refuses("yes", "C4.9")


@rule("C4.10")
@pytest.mark.parametrize("choice", ["keep", "add stego"])
def test_the_turn_ends_with_the_decision(choice: str) -> None:
    match = gondwana.Match(gondwana.game("cubosaurs"), 3, 1)
    match.state = table("p1: stego\np2: penta\nhand: trex\ndeck: bronto").s
    match.play(0, choice)
    assert match.state.who == 1
    with pytest.raises(gondwana.IllegalAct, match="p1 is not asked now"):
        match.play(0, "keep")
