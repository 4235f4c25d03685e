"""The Anglerfish: an attack inside an attack, asked so that the asking betrays nothing (EX.3)."""

from __future__ import annotations

import pytest

from tests.games.evolution.board import HOLD
from tests.games.evolution.board import Board as AnyBoard
from tests.tools import rule


class Board(AnyBoard):
    """With Time to Fly, always."""

    def __init__(self, *lines: str, seats: int = 4, option: str = "") -> None:
        super().__init__(*lines, seats=seats, fly=True, option=option)


def attacked(hunter: str = "", fish: str = "", *more: str, option: str = "") -> Board:
    """p1 attacks the plain a3 of p2, who has the Anglerfish a4."""
    lines = [HOLD, "base: 9", f"p1 a1: carnivorous {hunter}", "p1 a2: camouflage", "p2 a3: food=1"]
    b = Board(*lines, f"p2 a4: card=anglerfish {fish}", "p2 a5: parasite", "p2 a6: parasite", *more, option=option)
    b.play("attack a1 a3")
    return b


@rule("EX.3b")
def test_the_owner_is_asked_and_may_leave_it() -> None:
    b = attacked()
    assert (b.who, b.asked, b.texts) == ("p2", "Reveal", ["pass", "reveal a4"])
    b.play("pass")
    assert not b.alive("a3")
    assert b.food("a1") == 2


@rule("EX.3b", "EX.3d", "EX.3g")
def test_revealed_it_eats_the_attacker() -> None:
    b = attacked()
    b.play("reveal a4")
    assert (b.alive("a3"), b.alive("a1")) == (True, False)
    assert (b.food("a4"), b.need("a4"), b.traits("a4")) == (2, 2, {"carnivorous"})
    assert b.discard("p1") == 2
    assert b.marks("a4") >= {"revealed", "spent"}


@rule("EX.3b")
@pytest.mark.parametrize("who", ["prey", "fish"])
@pytest.mark.parametrize("trait", ["parasite", "grazing", "fat_tissue", "pair", "trematode"])
def test_any_trait_on_either_switches_it_off(who: str, trait: str) -> None:
    words = {"prey": "", "fish": ""}
    pair = ""
    if trait in ("pair", "trematode"):
        kind = "cooperation" if trait == "pair" else "trematode"
        pair = f"pairs: a{3 if who == 'prey' else 4}-{kind}-a5"
    else:
        words[who] = trait
    lines = [HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2:", f"p2 a3: {words['prey']} food=3"]
    b = Board(*lines, f"p2 a4: card=anglerfish {words['fish']}", "p2 a5: running", pair or "p2 a7: running")
    b.play("attack a1 a3")
    if who == "fish":
        assert b.texts == ["pass"]
        b.play("pass")
    assert not b.alive("a3")
    assert b.event("reveal") == []


@rule("EX.3a", "EX.3f")
def test_with_a_trait_it_is_eaten_like_any_animal_and_stays_unknown() -> None:
    b = Board(HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2:", "p2 a3: card=anglerfish parasite", "p2 a4:")
    b.play("attack a1 a3")
    assert not b.alive("a3")
    assert b.event("reveal") == []


@rule("EX.3f")
def test_attacked_itself_it_must_be_shown() -> None:
    lines = [HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2:", "p2 a3: card=anglerfish", "p2 a4: card=anglerfish"]
    b = Board(*lines)
    b.play("attack a1 a3")
    assert (b.asked, b.texts) == ("Reveal", ["reveal a3"])
    b.refuses("pass", "EX.3f")
    b.play("reveal a3")
    assert not b.alive("a1")


@rule("EX.3b")
def test_the_question_does_not_depend_on_the_cards() -> None:
    lines = [HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2:", "p2 a3: card=running", "p2 a4: card=running"]
    b = Board(*lines)
    b.play("attack a1 a3")
    assert (b.who, b.asked, b.texts) == ("p2", "Reveal", ["pass"])
    b.refuses("reveal a4", "EX.3b")


@rule("EX.3b")
def test_without_the_expansion_nobody_is_asked() -> None:
    b = AnyBoard(HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2:", "p2 a3:", "p2 a4:")
    b.play("attack a1 a3")
    assert not b.alive("a3")


@rule("EX.3b")
def test_of_two_one_counterattacks() -> None:
    b = attacked("running", "", "p2 a7: card=anglerfish")
    assert b.texts == ["pass", "reveal a4", "reveal a7"]
    b.rig(5).play("reveal a7", "pass")
    assert b.event("escape") == [[0, 6]]
    assert b.traits("a4") == set()
    assert b.asked == "Go"


@rule("EX.3b", "EB.6")
def test_after_mimicry_it_is_offered() -> None:
    lines = [HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2:", "p2 a3: mimicry", "p2 a4: card=anglerfish", "p2 a5:"]
    b = Board(*lines)
    b.play("attack a1 a3", "mimic a5")
    assert b.texts == ["pass", "reveal a4"]
    b = Board(*lines)
    b.play("attack a1 a3", "mimic a4")
    assert b.texts == ["reveal a4"]


@rule("EX.3b", "EX.9a", "EX.9b")
def test_in_an_ambush_it_is_offered_and_the_eater_takes_its_token() -> None:
    lines = [HOLD, "base: 4", "p1 a1:", "p1 a2: card=anglerfish", "p2 a3: carnivorous ambush", "p2 a4:", "p2 a5:"]
    b = Board(*lines)
    b.play("take a1", "ambush a3")
    assert (b.who, b.texts) == ("p1", ["pass", "reveal a2"])
    b.play("reveal a2")
    assert not b.alive("a3")
    assert (b.food("a1"), b.food("a2"), b.e.base) == (1, 2, 3)


@rule("EX.3c")
@pytest.mark.parametrize(
    ("trait", "eaten"),
    [
        ("camouflage", True),
        ("high_body_weight", True),
        ("flight", True),
        ("camouflage high_body_weight", False),
        ("camouflage flight", True),
        ("burrowing food=2 fat_tissue", True),
    ],
)
def test_it_ignores_one_protection_of_the_attacker(trait: str, eaten: bool) -> None:
    b = attacked(trait)
    b.play("reveal a4")
    assert b.alive("a1") != eaten
    assert b.alive("a3")
    assert b.food("a4") == (2 if eaten else 0)


@rule("EX.3c", "EB.3", "EX.2b")
def test_a_swimming_attacker_is_reached_by_ignoring_that() -> None:
    lines = [HOLD, "base: 9", "p1 a1: carnivorous swimming", "p1 a2:", "p2 a3: food=1"]
    b = Board(*lines, "p2 a4: card=anglerfish")
    assert not b.offers("attack a1 a3")
    lines = [HOLD, "base: 9", "p1 a1: carnivorous intellect", "p1 a2: mimicry", "p2 a3: card=anglerfish"]
    b = Board(*lines)
    b.play("attack a1 a3", "reveal a3")
    assert not b.alive("a1")


@rule("EX.3c", "EX.3e")
@pytest.mark.parametrize(("trait", "saved"), [("running", True), ("tail_loss", True), ("ink_cloud", True)])
def test_the_attackers_other_defences_work(trait: str, saved: bool) -> None:
    b = attacked(f"{trait} poisonous")
    b.play("reveal a4")
    assert (b.who, b.texts) == ("p2", sorted(["pass", "ignore poisonous", f"ignore {trait}"], key=order))
    b.rig(5).play("ignore poisonous")
    if trait == "tail_loss":
        b.play("drop tail_loss")
    if trait == "ink_cloud":
        b.play("ink")
    assert b.alive("a1") == saved
    assert "spent" in b.marks("a1")
    assert b.food("a1") == 0
    assert b.food("a4") == (1 if trait == "tail_loss" else 0)


def order(text: str) -> int:
    """Options stand in the order of the traits."""
    return ["pass", "ignore running", "ignore tail_loss", "ignore poisonous", "ignore ink_cloud"].index(text)


@rule("EX.3c", "EB.14")
@pytest.mark.parametrize(("answer", "poisoned"), [("pass", True), ("ignore poisonous", False)])
def test_a_poisonous_attacker(answer: str, poisoned: bool) -> None:
    b = attacked("poisonous")
    b.play("reveal a4", answer)
    assert not b.alive("a1")
    assert ("poisoned" in b.marks("a4")) == poisoned


@rule("EX.3c", "EX.3d")
@pytest.mark.parametrize(
    ("tokens", "hunter", "after"),
    [(0, "", 2), (1, "", 2), (0, "high_body_weight camouflage", 0), (1, "high_body_weight camouflage", 1)],
)
def test_its_own_food_is_kept_and_the_rest_is_lost(tokens: int, hunter: str, after: int) -> None:
    b = attacked(hunter, f"food={tokens}")
    b.play("reveal a4")
    assert (b.food("a4"), b.fed("a4")) == (after, after == 2)


@rule("EX.3d", "EB.12")
def test_scavengers_are_searched_from_its_owner() -> None:
    b = attacked("", "", "p1 a7: scavenger", "p3 a8: scavenger")
    b.play("reveal a4")
    assert b.event("scavenge") == [[7]]


@rule("EX.3e", "E10.2")
def test_the_attacker_that_survives_is_spent() -> None:
    b = attacked("high_body_weight camouflage hibernation")
    b.play("reveal a4")
    assert b.event("fail") == [[3, 0]]
    assert (b.food("a1"), b.alive("a1", "a3")) == (0, True)
    assert "spent" in b.marks("a1")


@rule("EX.3e", "EX.7b")
def test_an_attacker_that_inks_the_fish_is_spent_all_the_same() -> None:
    b = attacked("ink_cloud")
    b.play("reveal a4", "pass", "ink")
    assert "spent" in b.marks("a1")
    assert "spent" not in b.marks("a4")


@rule("EX.3c", "EB.6", "EX.3b")
def test_the_attacker_mimics_and_meets_another_fish() -> None:
    b = attacked("mimicry", "", "p1 a7: card=anglerfish")
    b.play("reveal a4", "pass", "mimic a7", "reveal a7")
    assert not b.alive("a4")
    assert b.alive("a1", "a3", "a7")
    assert b.food("a7") == 2


@rule("EX.3g", "E8.5")
def test_afterwards_an_ordinary_carnivore() -> None:
    b = attacked()
    b.play("reveal a4")
    b.refuses("attack a4 a3", "E10.2")
    assert b.s.scores()[1] == 2 + 4 + 2 * 5
    b = Board(HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2:", "p2 a3:", "p2 a4: revealed")
    b.play("attack a1 a3")
    assert b.texts == ["pass"]


@rule("EX.3g", "EX.2a")
def test_it_keeps_no_intellect() -> None:
    b = Board("base: 9", "p1 a1: revealed", "p1 a2:", "p2 a3: camouflage")
    assert not b.offers("attack a1 a3")


@rule("EX.3g", "EB.5")
def test_its_carnivorous_has_no_card_to_lose() -> None:
    b = Board(HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2:", "p2 a3: revealed tail_loss running")
    b.play("attack a1 a3")
    assert b.texts == ["run", "drop running", "drop tail_loss"]


@rule("EX.2c")
def test_intellect_is_no_help() -> None:
    b = attacked("intellect")
    assert b.texts == ["pass", "reveal a4"]
    b.play("reveal a4")
    assert not b.alive("a1")


@rule("EX.3b", "E10.4")
def test_even_against_ones_own_carnivore() -> None:
    b = Board(HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2:", "p1 a3: card=anglerfish")
    b.play("attack a1 a2")
    assert (b.who, b.texts) == ("p1", ["pass", "reveal a3"])
