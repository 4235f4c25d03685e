"""The traits of Time to Fly, but for the Anglerfish."""

from __future__ import annotations

import pytest

from tests.games.evolution.board import HOLD
from tests.games.evolution.board import Board as AnyBoard
from tests.tools import rule


class Board(AnyBoard):
    """With Time to Fly, always."""

    def __init__(self, *lines: str, seats: int = 4, option: str = "") -> None:
        super().__init__(*lines, seats=seats, fly=True, option=option)


# -- shell -------------------------------------------------------------------------------------------------------------


@rule("EX.1a")
def test_an_animal_in_its_shell_is_not_eaten() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p1 a2:", "p2 a3: shell")
    b.play("attack a1 a3", "hide")
    assert b.alive("a3")
    assert b.food("a1") == 0
    assert "spent" in b.marks("a1")
    assert "hidden" in b.marks("a3")


@rule("EX.1b")
def test_hidden_it_neither_eats_nor_hunts() -> None:
    b = Board("base: 4", "p1 a1: shell hidden carnivorous piracy", "p1 a2:", "p1 a3:", "p2 a4: carnivorous food=1")
    b.refuses("take a1", "EX.1b")
    b.refuses("attack a1 a2", "EX.1b")
    b.refuses("rob a1 a4", "EB.7")


@rule("EX.1b")
def test_hidden_it_gets_nothing_from_others() -> None:
    pairs = "pairs: a2-communication-a1 a2-cooperation-a1\np2 a5:"
    b = Board(
        HOLD, "base: 4", "p1 a1: shell hidden", "p1 a2: carnivorous", "p2 a3:", "p1 a4: shell hidden scavenger", pairs
    )
    b.play("take a2")
    assert (b.food("a1"), b.e.base) == (0, 3)
    b = Board(
        HOLD, "base: 4", "p1 a1: shell hidden", "p1 a2: carnivorous", "p2 a3:", "p1 a4: shell hidden scavenger", pairs
    )
    b.play("attack a2 a3", "pass")
    assert (b.food("a1"), b.food("a4")) == (0, 0)


@rule("EX.1b")
def test_hidden_and_unfed_it_starves_and_next_turn_it_is_out() -> None:
    b = Board("base: 0", "deck left: 30", "p1 a1: shell hidden", "p1 a2: shell hidden food=1", "phase: extinction")
    assert not b.alive("a1")
    assert b.marks("a2") == set()


@rule("EX.1c", "E7.1")
def test_a_shell_stays_when_its_animal_dies() -> None:
    b = Board(
        "base: 0",
        "deck left: 30",
        "p1 a1: shell running",
        "p2 a2: shell food=1 carnivorous poisoned",
        "phase: extinction",
    )
    assert len(b.e.shells) == 2
    assert (b.discard("p1"), b.discard("p2")) == (2, 2)
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p1 a2:", "p2 a3: shell running")
    b.rig(0).play("attack a1 a3", "run", "pass")
    assert len(b.e.shells) == 1
    assert b.discard("p2") == 2


@rule("EX.1c", "E8.2", "E8.6")
def test_a_shell_in_the_middle_is_nobodys() -> None:
    b = Board("base: 0", "deck left: 0", "p1 a1: shell", "p2 a2: food=1", "phase: extinction")
    assert b.who == "over"
    assert b.s.scores() == [0, 2, 0, 0]
    assert b.discard("p1") == 1


@rule("EX.1c")
def test_a_shell_dropped_otherwise_is_discarded() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p1 a2:", "p2 a3: shell tail_loss")
    b.play("attack a1 a3", "drop shell")
    assert (len(b.e.shells), b.discard("p2")) == (0, 1)
    b = Board(HOLD, "base: 4", "p1 a1: shell metamorphosis", "p1 a2:")
    b.play("shed a1 shell")
    assert (len(b.e.shells), b.discard("p1")) == (0, 1)


@rule("EX.1d")
def test_a_shell_is_taken_instead_of_food() -> None:
    b = Board(HOLD, "base: 4", "shells: shell shell", "p1 a1: food=1", "p1 a2: shell", "p1 a3: grazing")
    b.refuses("wear a2", "EX.1d")
    b.play("wear a1")
    assert b.traits("a1") == {"shell"}
    assert len(b.e.shells) == 1
    b.refuses("wear a3", "EX.1d")
    b.refuses("take a3", "E6.1")
    b.play("done")
    assert b.who == "p4"


@rule("EX.1d")
def test_no_shell_after_a_token_but_with_an_empty_base() -> None:
    b = Board(HOLD, "base: 4", "shells: shell", "p1 a1: grazing", "p1 a2:")
    b.play("take a2")
    b.refuses("wear a1", "EX.1d")
    b = Board("base: 0", "shells: shell", "p1 a1: food=1")
    assert b.texts == ["pass", "wear a1"]


@rule("EX.1d", "E3.1")
def test_no_shell_in_the_development_phase() -> None:
    b = Board("shells: shell", "p1 a1:", "phase: development", "p1 hand: running")
    b.refuses("wear a1", "E3.1")


# -- intellect ---------------------------------------------------------------------------------------------------------


@rule("EX.2a")
def test_one_defence_is_named_and_the_other_works() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous intellect", "p1 a2:", "p2 a3: running tail_loss")
    b.play("attack a1 a3")
    assert b.texts == ["pass", "ignore running", "ignore tail_loss"]
    b.refuses("ignore camouflage", "EX.2a")
    b.rig(0).play("ignore tail_loss")
    assert not b.alive("a3")
    assert b.food("a1") == 2


@rule("EX.2a", "EX.7b")
def test_what_is_ignored_stays_ignored_for_the_turn() -> None:
    b = Board("base: 0", "p1 a1: carnivorous intellect", "p2 a3: camouflage ink_cloud", "p3 a4: camouflage food=1")
    b.play("attack a1 a3", "ink")
    assert b.offers("attack a1 a3")
    b.refuses("attack a1 a4", "EB.16")
    b.play("attack a1 a3")
    assert b.event("eat") == [[0, 2]]
    assert len(b.event("ignore")) == 1


@rule("EX.2a", "E9.7")
def test_in_the_next_turn_nothing_is_ignored_any_more() -> None:
    words = "carnivorous intellect food=3 named ignores=a2.camouflage"
    b = Board("base: 0", "deck left: 30", f"p1 a1: {words}", "p2 a2: camouflage food=1", "phase: extinction")
    assert (b.e.ignored, b.marks("a1")) == ([0, 0], set())


@rule("EX.2a")
def test_mimicry_can_be_named() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous intellect", "p1 a2:", "p2 a3: mimicry", "p2 a4: running")
    b.play("attack a1 a3", "ignore mimicry")
    assert not b.alive("a3")


@rule("EX.2a", "EB.6")
def test_after_mimicry_intellect_is_asked_again_if_it_was_not_used() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous intellect", "p1 a2:", "p2 a3: mimicry running", "p2 a4: {}"]
    b = Board(*[line.format("tail_loss") for line in lines])
    b.play("attack a1 a3", "pass", "mimic a4")
    assert (b.asked, b.texts) == ("Ignore", ["pass", "ignore tail_loss"])
    b = Board(*[line.format("tail_loss") for line in lines])
    b.play("attack a1 a3", "ignore running", "mimic a4")
    assert b.event("drop") == [[3, 8]]


@rule("EX.2a", "EB.6")
def test_a_used_intellect_opens_no_protected_animal_to_redirection() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous intellect", "p1 a2:", "p2 a3: mimicry running", "p2 a4: camouflage"]
    b = Board(*lines)
    b.play("attack a1 a3", "ignore running")
    assert not b.alive("a3")
    b = Board(*lines)
    b.rig(0).play("attack a1 a3", "pass", "run", "mimic a4")
    assert not b.alive("a4")
    assert "named" in b.marks("a1")


@rule("EX.2a")
@pytest.mark.parametrize("words", ["ink_cloud inked", "mimicry mimicked", "camouflage swimming fat_tissue"])
def test_nothing_that_matters_no_question(words: str) -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous intellect swimming sharp_vision", "p1 a2: swimming"]
    b = Board(*lines, f"p2 a3: swimming {words.replace('swimming', '')}", "p2 a4: swimming")
    b.play("attack a1 a3")
    assert b.event("eat") == [[0, 2]]
    assert "named" not in b.marks("a1")


@rule("EX.2a", "EB.4", "EB.6")
def test_a_run_that_failed_is_not_worth_naming_when_the_attack_comes_back() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous intellect", "p1 a2:", "p2 a3: mimicry running", "p2 a4: mimicry")
    b.rig(0).play("attack a1 a3", "pass", "run", "mimic a4", "pass", "mimic a3")
    assert b.event("eat") == [[0, 2]]


@rule("EX.2a", "EX.9c")
def test_in_an_ambush_a_shell_is_not_worth_naming() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: shell", "p1 a2:", "p2 a3: carnivorous intellect ambush", "p2 a4:", "p2 a5:")
    b.play("take a1", "ambush a3")
    assert b.event("eat") == [[2, 0]]


@rule("EX.2a")
def test_a_poisonous_prey_is_harmless_if_that_is_named() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous intellect", "p1 a2:", "p2 a3: poisonous")
    b.play("attack a1 a3", "ignore poisonous")
    assert "poisoned" not in b.marks("a1")


# -- specialization ----------------------------------------------------------------------------------------------------


@rule("EX.4a")
def test_specialization_feeds_without_the_base() -> None:
    b = Board("base: 0", "p1 a1: specialization_a parasite", "p1 a2: hibernation", "p2 a3: specialization_b")
    b.play("specialize a1")
    assert b.food("a1") == 1
    b.refuses("take a1", "E6.1")
    b.play("done")
    assert b.who == "p2"
    b.play("specialize a3")
    b.refuses("specialize a1", "EX.4a")


@rule("EX.4a")
def test_no_specialization_after_a_token_or_without_need() -> None:
    b = Board("base: 3", "p1 a1: specialization_a grazing", "p1 a2:", "p1 a3: specialization_b food=1")
    b.refuses("specialize a3", "E6.4")
    b.play("take a2")
    b.refuses("specialize a1", "EX.4a")


@rule("EX.4a")
def test_specialization_in_every_go_with_the_option() -> None:
    b = Board("base: 0", "p1 a1: specialization_a parasite", option="specialization_every_go=yes")
    b.play("specialize a1", "specialize a1")
    assert b.food("a1") == 2


@rule("EX.4b")
def test_two_of_a_letter_block_each_other() -> None:
    b = Board("base: 0", "p1 a1: specialization_a", "p1 a2: carnivorous", "p3 a3: specialization_a food=1")
    b.refuses("specialize a1", "EX.4b")
    b = Board("base: 0", "p1 a1: specialization_a", "p1 a2: carnivorous", "p1 a3: specialization_a")
    b.refuses("specialize a1", "EX.4b")
    b.play("attack a2 a3")
    assert b.offers("specialize a1")
    b = Board("base: 0", "p1 a1: specialization_a", "p1 a2: carnivorous", "p2 a3: specialization_b")
    assert b.offers("specialize a1")


# -- trematode ---------------------------------------------------------------------------------------------------------


@rule("EX.5b", "E12.2")
def test_a_trematode_goes_with_either_animal() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2:", "p2 a3:", "pairs: a2-trematode-a3", "p2 a4:")
    b.play("attack a1 a2")
    assert b.need("a3") == 1
    assert b.discard("p2") == 2


@rule("EX.5b", "EX.6b")
def test_a_trematode_cannot_be_shed() -> None:
    b = Board("base: 4", "p1 a1: metamorphosis", "p1 a2:", "pairs: a1-trematode-a2 a1-cooperation-a2")
    assert [text for text in b.texts if "shed" in text] == ["shed a1 metamorphosis", "shed_pair a1 cooperation a2"]
    b.refuses("shed_pair a1 trematode a2", "EX.5b")


@rule("EX.5c")
def test_many_trematodes_with_different_partners() -> None:
    b = Board("base: 4", "p1 a1:", "p1 a2:", "p1 a3:", "pairs: a1-trematode-a2 a1-trematode-a3")
    assert (b.need("a1"), b.need("a2")) == (3, 2)


@rule("EX.5b", "E7.2")
def test_deaths_are_judged_on_the_needs_before_them() -> None:
    lines = ["base: 0", "deck left: 30", "p1 a1: food=1", "p1 a2: food=1", "phase: extinction"]
    b = Board(*lines, "pairs: a1-trematode-a2")
    assert b.event("extinct") == [[0, 1]]
    b = Board("base: 0", "deck left: 30", "p1 a1:", "p1 a2: food=1", "phase: extinction", "pairs: a1-symbiosis-a2")
    assert b.event("extinct") == [[0]]
    assert b.traits("a2") == set()


# -- metamorphosis -----------------------------------------------------------------------------------------------------


@rule("EX.6a")
def test_a_trait_is_shed_for_a_blue_token() -> None:
    b = Board(HOLD, "base: 0", "p1 a1: metamorphosis running carnivorous", "p1 a2:", "pairs: a1-cooperation-a2")
    assert b.texts == [
        "pass",
        "attack a1 a2",
        "shed a1 running",
        "shed a1 metamorphosis",
        "shed_pair a1 cooperation a2",
    ]
    b.play("shed a1 running")
    assert (b.food("a1"), b.food("a2"), b.traits("a1")) == (1, 1, {"metamorphosis", "carnivorous", "cooperation"})
    assert b.who == "p4"


@rule("EX.6a")
def test_shedding_a_pair_card_takes_it_off_both() -> None:
    b = Board(HOLD, "base: 0", "p1 a1: metamorphosis", "p1 a2:", "pairs: a1-cooperation-a2")
    b.play("shed_pair a1 cooperation a2")
    assert (b.food("a1"), b.food("a2"), b.traits("a2")) == (1, 0, set())


@rule("EX.6a")
def test_metamorphosis_once_a_turn_and_with_room() -> None:
    b = Board("base: 0", "p1 a1: metamorphosis running parasite shed", "p1 a2: carnivorous")
    b.refuses("shed a1 running", "EX.6a")
    b = Board("base: 0", "p1 a1: metamorphosis running food=1", "p1 a2: carnivorous")
    b.refuses("shed a1 running", "EX.6a")
    b = Board("base: 0", "p1 a1: metamorphosis running fat_tissue food=1", "p1 a2: carnivorous")
    assert [text for text in b.texts if "shed" in text] == ["shed a1 running", "shed a1 metamorphosis"]
    b.refuses("shed a1 fat_tissue", "E11.3")
    b = Board("base: 0", "p1 a1: metamorphosis fat_tissue*2 food=1", "p1 a2: carnivorous")
    assert b.offers("shed a1 fat_tissue")


@rule("EX.6b")
@pytest.mark.parametrize("trait", ["carnivorous", "high_body_weight", "parasite", "intellect", "viviparous"])
def test_what_adds_need_is_not_shed(trait: str) -> None:
    b = Board("base: 3", f"p1 a1: metamorphosis {trait}", "p1 a2:")
    b.refuses(f"shed a1 {trait}", "EX.6b")


@rule("EX.6a", "EX.1b", "EB.8")
@pytest.mark.parametrize(("block", "trait"), [("shell hidden", "shell"), ("hibernation asleep slept", "hibernation")])
def test_a_blocked_animal_sheds_just_what_blocks_it(block: str, trait: str) -> None:
    b = Board(HOLD, "base: 0", f"p1 a1: metamorphosis running {block}", "p1 a2: carnivorous food=2")
    assert [text for text in b.texts if "shed" in text] == [f"shed a1 {trait}"]
    b.play(f"shed a1 {trait}")
    assert b.food("a1") == 1
    assert not b.marks("a1") & {"hidden", "asleep", "slept"}


@rule("EX.6a", "EX.1b", "EB.8")
def test_asleep_in_its_shell_an_animal_sheds_nothing() -> None:
    b = Board(
        "base: 0", "p1 a1: metamorphosis running shell hidden hibernation asleep slept", "p1 a2: carnivorous", "p2 a3:"
    )
    assert [text for text in b.texts if "shed" in text] == []
    b.refuses("shed a1 shell", "EX.6a")


@rule("EX.6a", "EB.11")
def test_a_symbiosis_that_holds_back_can_be_shed_unless_there_are_two() -> None:
    lines = [HOLD, "base: 0", "p1 a1: metamorphosis running", "p1 a2:", "p1 a3: {}"]
    pairs = "pairs: a2-symbiosis-a1 a3-symbiosis-a1 a1-cooperation-a3"
    b = Board(*[line.format("food=1") for line in lines], pairs)
    assert [text for text in b.texts if "shed" in text] == ["shed_pair a1 symbiosis a2"]
    b.play("shed_pair a1 symbiosis a2")
    assert b.food("a1") == 1
    b = Board(*[line.format("") for line in lines], pairs)
    assert [text for text in b.texts if "shed" in text] == []
    b = Board(*[line.format("food=1").replace("running", "shell hidden") for line in lines], pairs)
    assert [text for text in b.texts if "shed" in text] == []


# -- ink cloud ---------------------------------------------------------------------------------------------------------


@rule("EX.7a", "EX.7b")
def test_ink_once_a_phase_and_the_hunter_may_come_again() -> None:
    b = Board("base: 0", "p1 a1: carnivorous", "p2 a2: ink_cloud", "p2 a3: food=1", "p3 a4: food=1")
    b.play("attack a1 a2")
    b.play("ink")
    assert (b.who, b.asked) == ("p1", "Go")
    assert b.texts == ["pass", "attack a1 a2", "attack a1 a3", "attack a1 a4"]
    b.play("attack a1 a2")
    assert b.event("eat") == [[0, 1]]


@rule("EX.7a")
def test_a_second_cloud_is_refused() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p1 a3:", "p2 a2: ink_cloud inked shell")
    b.play("attack a1 a2")
    b.refuses("ink", "EX.7a")
    assert b.texts == ["pass", "hide"]


@rule("EX.7b")
def test_not_again_in_the_same_go() -> None:
    b = Board("base: 4", "p1 a1: carnivorous hibernation", "p1 a3:", "p2 a2: ink_cloud")
    b.play("attack a1 a2", "ink")
    assert b.texts == ["done", "hibernate a1"]
    b.refuses("attack a1 a2", "E10.3")


@rule("EX.7a")
def test_a_new_turn_a_new_cloud() -> None:
    b = Board("base: 0", "deck left: 30", "p1 a1: ink_cloud inked food=1", "phase: extinction")
    assert b.marks("a1") == set()
