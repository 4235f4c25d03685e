"""Ambush Hunting: attacks on an animal that takes a red token (EX.9)."""

from __future__ import annotations

import pytest

from tests.games.evolution.board import HOLD
from tests.games.evolution.board import Board as AnyBoard
from tests.tools import rule


class Board(AnyBoard):
    """With Time to Fly, always."""

    def __init__(self, *lines: str, seats: int = 4, option: str = "") -> None:
        super().__init__(*lines, seats=seats, fly=True, option=option)


@rule("EX.9a", "EX.9b")
def test_an_ambusher_is_asked_when_anothers_animal_takes_a_red() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: running", "p1 a2:", "p2 a3: carnivorous ambush", "p2 a4:", "p2 a6:")
    b.play("take a1")
    assert (b.who, b.asked, b.texts) == ("p2", "Lurk", ["pass", "ambush a3"])
    b.rig(0).play("ambush a3")
    assert (b.alive("a1"), b.food("a3"), b.e.base) == (False, 2, 4)
    assert b.who == "p2"  # the eater's owner has used the go, the ambusher's is still to come
    assert b.asked == "Go"


@rule("EX.9b")
@pytest.mark.parametrize(("trait", "answer"), [("running", ""), ("tail_loss", ""), ("ink_cloud", "ink")])
def test_a_survivor_takes_its_token(trait: str, answer: str) -> None:
    b = Board(HOLD, "base: 4", f"p1 a1: {trait}", "p1 a2:", "p2 a3: carnivorous ambush", "p2 a4:", "p2 a6:")
    b.rig(5).play("take a1", "ambush a3")
    if answer:
        b.play(answer)
    assert b.alive("a1")
    assert (b.food("a1"), b.e.base) == (1, 3)


@rule("EX.9b")
def test_declined_the_token_is_taken() -> None:
    b = Board(HOLD, "base: 4", "p1 a1:", "p1 a2:", "p2 a3: carnivorous ambush", "p2 a4:", "p2 a6:")
    b.play("take a1", "pass")
    assert (b.food("a1"), b.e.base) == (1, 3)


@rule("EX.9b")
def test_the_partner_of_the_eaten_takes_nothing() -> None:
    lines = [HOLD, "base: 4", "p1 a1: running", "p1 a2:", "p2 a3: carnivorous ambush", "p2 a4:", "p2 a6:"]
    b = Board(*lines, "pairs: a1-communication-a2")
    b.rig(0).play("take a1", "ambush a3")
    assert (b.food("a2"), b.e.base) == (0, 4)


@rule("EX.9a", "EB.9")
def test_a_red_by_communication_can_be_ambushed() -> None:
    lines = [HOLD, "base: 4", "p1 a1: food=0", "p1 a2: running", "p2 a3: carnivorous ambush", "p2 a4:", "p2 a6:"]
    b = Board(*lines, "pairs: a1-communication-a2")
    b.play("take a1", "pass")
    assert (b.asked, b.food("a1")) == ("Lurk", 1)
    b.rig(0).play("ambush a3")
    assert (b.alive("a2"), b.food("a1"), b.e.base) == (False, 1, 3)


@rule("EX.9a")
@pytest.mark.parametrize(
    ("words", "act"),
    [
        ("fat_tissue fat=1", "burn a1 1"),
        ("specialization_a", "specialize a1"),
        ("grazing", "graze a1"),
        ("hibernation", "hibernate a1"),
        ("metamorphosis", "shed a1 metamorphosis"),
        ("carnivorous", "attack a1 a5"),
    ],
)
def test_nothing_but_a_red_token_is_ambushed(words: str, act: str) -> None:
    lines = [
        HOLD,
        "base: 4",
        f"p1 a1: {words}",
        "p1 a2:",
        "p1 a7:",
        "p2 a3: carnivorous ambush",
        "p2 a4:",
        "p2 a6:",
        "p2 a5: fat_tissue",
    ]
    b = Board(*lines)
    b.play(act)
    assert b.asked != "Lurk"


@rule("EX.9a")
def test_no_ambush_on_ones_own_animals() -> None:
    b = Board(HOLD, "base: 4", "p1 a1:", "p1 a2: carnivorous ambush", "p2 a3:", "p2 a4:")
    b.play("take a1")
    assert (b.asked, b.food("a1")) == ("Go", 1)


@rule("EX.9a")
def test_ambushers_are_asked_clockwise_one_after_another() -> None:
    lines = [HOLD, "base: 4", "p2 a1: running", "p2 a2:", "p1 a3: carnivorous ambush", "p3 a4: carnivorous ambush"]
    b = Board(*lines, "p3 a5: carnivorous ambush", "turn: p2")
    b.play("take a1")
    assert (b.who, b.texts) == ("p3", ["pass", "ambush a4", "ambush a5"])
    b.rig(5, 5).play("ambush a5")
    assert (b.who, b.texts) == ("p3", ["pass", "ambush a4"])
    b.play("ambush a4")
    assert (b.who, b.texts) == ("p1", ["pass", "ambush a3"])
    b.play("pass")
    assert b.food("a1") == 1


@rule("EX.9c", "EB.15")
def test_burrowing_does_not_help() -> None:
    b = Board(
        HOLD, "base: 4", "p1 a1: burrowing fat_tissue food=1", "p1 a2:", "p2 a3: carnivorous ambush", "p2 a4:", "p2 a6:"
    )
    b.play("take a1", "ambush a3")
    assert not b.alive("a1")


@rule("EX.9c")
def test_a_shell_does_not_help_not_even_after_mimicry() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: shell ink_cloud", "p1 a2:", "p2 a3: carnivorous ambush", "p2 a4:", "p2 a6:")
    b.play("take a1", "ambush a3")
    assert b.texts == ["pass", "ink"]
    b.refuses("hide", "EX.9c")
    b = Board(HOLD, "base: 4", "p1 a1: mimicry", "p1 a2: shell", "p2 a3: carnivorous ambush", "p2 a4:", "p2 a6:")
    b.play("take a1", "ambush a3", "mimic a2")
    assert not b.alive("a2")
    assert b.food("a1") == 1


@rule("EX.9c")
@pytest.mark.parametrize("trait", ["camouflage", "swimming", "high_body_weight"])
def test_other_protections_hold(trait: str) -> None:
    b = Board(HOLD, "base: 4", f"p1 a1: {trait}", "p1 a2:", "p2 a3: carnivorous ambush", "p2 a4:", "p2 a6:")
    b.play("take a1")
    assert b.asked == "Go"


@rule("EX.9d", "E10.6")
@pytest.mark.parametrize("words", ["spent", "food=2", "food=2 fat_tissue fat=1", "shell hidden"])
def test_an_ambush_is_the_attack_of_the_turn_and_needs_hunger(words: str) -> None:
    b = Board(HOLD, "base: 4", "p1 a1:", "p1 a2:", f"p2 a3: carnivorous ambush {words}", "p2 a4:", "p2 a5:")
    b.play("take a1")
    assert b.asked == "Go"


@rule("EX.9d")
def test_after_an_ambush_the_owner_acts_normally_with_another_hunter() -> None:
    lines = [HOLD, "base: 4", "p1 a1: running", "p1 a2:", "p2 a3: carnivorous ambush", "p2 a4: carnivorous", "p2 a6:"]
    b = Board(*lines)
    b.rig(0).play("take a1", "ambush a3")
    assert b.offers("attack a4 a2")
    b.refuses("attack a3 a2", "E10.2")
    b = Board(*lines, option="one_hunter=yes")
    b.rig(0).play("take a1", "ambush a3")
    b.refuses("attack a4 a2", "E10.3")


@rule("EX.7b", "EX.9a")
def test_inked_an_ambusher_waits_for_a_later_go() -> None:
    lines = [HOLD, "base: 4", "p1 a1: ink_cloud", "p1 a2:", "p2 a3: carnivorous ambush", "p2 a4:", "p2 a6:"]
    b = Board(*lines, "pairs: a1-communication-a2")
    b.play("take a1", "ambush a3", "ink")
    assert (b.food("a1"), b.food("a2"), b.e.base) == (1, 1, 2)
    assert (b.who, b.asked) == ("p2", "Go")
    assert b.offers("attack a3 a2")


@rule("EX.9b", "EX.8a", "EB.5")
def test_who_no_longer_needs_the_token_leaves_it() -> None:
    lines = [
        HOLD,
        "base: 4",
        "p1 a1: parasite tail_loss food=1",
        "p1 a2:",
        "p2 a3: carnivorous ambush",
        "p2 a4:",
        "p2 a6:",
    ]
    b = Board(*lines)
    b.play("take a1", "ambush a3", "drop parasite")
    assert (b.food("a1"), b.e.base) == (1, 4)


@rule("EX.9a")
def test_only_the_one_asked_answers_with_its_own() -> None:
    lines = [HOLD, "base: 4", "p1 a1:", "p1 a2:", "p2 a3: carnivorous ambush", "p3 a4: carnivorous ambush"]
    b = Board(*lines, "p2 a5: carnivorous ambush spent", "p2 a6: carnivorous")
    b.play("take a1")
    b.refuses("ambush a4", "EX.9a")
    b.refuses("ambush a6", "EX.9a")
    b.refuses("ambush a5", "EX.9d")
    b.refuses("take a1", "EX.9a")
