"""Chapter E10 and the base traits that answer an attack."""

from __future__ import annotations

import pytest

from tests.games.evolution.board import HOLD, Board
from tests.tools import rule


@rule("E10.1")
def test_the_prey_is_eaten_for_two_blue_and_the_go() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2:", "p2 a3:", "p2 a4:")
    b.play("attack a1 a2")
    assert (b.alive("a2"), b.food("a1"), b.e.base) == (False, 2, 4)
    assert b.who == "p2"


@rule("E10.1")
def test_no_attack_after_a_red_token() -> None:
    b = Board("base: 4", "p1 a1: carnivorous grazing", "p1 a2:", "p2 a3:")
    b.play("take a2")
    b.refuses("attack a1 a3", "E10.3")


@rule("E10.2", "E9.7")
@pytest.mark.parametrize("prey", ["", "running"])
def test_an_attack_a_turn_whether_it_succeeds_or_not(prey: str) -> None:
    b = Board("base: 0", "p1 a1: carnivorous parasite grazing hibernation", f"p2 a2: {prey}", "p3 a3:", "deck left: 20")
    b.rig(5).play("attack a1 a2", "done")
    b.refuses("attack a1 a3", "E10.2")


@rule("E10.3")
def test_one_hunter_a_go_and_another_in_the_next() -> None:
    b = Board("base: 0", "p1 a1: carnivorous hibernation", "p1 a2: carnivorous", "p2 a3:", "p2 a4:")
    b.play("attack a2 a3")
    b.refuses("attack a1 a4", "E10.3")
    b.play("done")
    assert b.offers("attack a1 a4")


@rule("E10.3")
def test_one_hunter_a_phase_with_the_option() -> None:
    lines = ["base: 0", "p1 a1: carnivorous hibernation", "p1 a2: carnivorous", "p2 a3:", "p2 a4:"]
    b = Board(*lines, option="one_hunter=yes")
    b.play("attack a2 a3", "done")
    b.refuses("attack a1 a4", "E10.3")


@rule("E10.3", "EX.7b")
def test_the_one_hunter_that_was_inked_may_come_again() -> None:
    lines = ["base: 0", "p1 a1: carnivorous", "p1 a2: carnivorous", "p2 a3: ink_cloud", "p2 a4: food=1"]
    b = Board(*lines, fly=True, option="one_hunter=yes")
    b.play("attack a1 a3", "ink")
    assert b.offers("attack a1 a3")
    b.refuses("attack a2 a3", "E10.3")


@rule("E10.4")
def test_anything_unprotected_is_prey_even_ones_own_but_not_oneself() -> None:
    b = Board("base: 4", "p1 a1: carnivorous", "p1 a2:", "p2 a3: carnivorous", "p3 a4: poisonous")
    assert [text for text in b.texts if text.startswith("attack")] == ["attack a1 a2", "attack a1 a3", "attack a1 a4"]
    b.refuses("attack a1 a1", "E10.4")
    b.refuses("attack a2 a3", "E10.1")


@rule("E10.4")
def test_no_prey_no_attack() -> None:
    b = Board("base: 4", "p1 a1: carnivorous", "p1 a2: camouflage", "p2 a3: swimming")
    assert b.texts == ["take a1", "take a2"]


@rule("E10.5", "E7.3")
def test_the_eaten_animal_takes_all_its_cards_along() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: parasite grazing food=2", "p2 a3: parasite", "p2 a4:"]
    b = Board(*lines, "pairs: a2-cooperation-a3")
    b.play("attack a1 a2")
    assert (b.discard("p2"), b.discard("p1")) == (4, 0)
    assert b.traits("a3") == {"parasite"}


@rule("E10.6")
@pytest.mark.parametrize(
    ("words", "rule_against"),
    [
        ("food=2", "E10.6"),
        ("food=2 fat_tissue fat=1", "E10.6"),
        ("food=2 fat_tissue", ""),
        ("food=1", ""),
        ("shell hidden", "EX.1b"),
        ("hibernation asleep slept", "EB.8"),
    ],
)
def test_a_carnivore_must_have_room_and_leave_to_eat(words: str, rule_against: str) -> None:
    b = Board("base: 4", f"p1 a1: carnivorous {words}", "p1 a2:", "p1 a3:", "p2 a4:", fly=True)
    if rule_against:
        b.refuses("attack a1 a4", rule_against)
    else:
        assert b.offers("attack a1 a4")


@rule("E10.6", "EB.11")
def test_a_carnivore_bound_to_a_hungry_symbiont_waits() -> None:
    b = Board("base: 4", "p1 a1: carnivorous fat_tissue fat=1", "p1 a2:", "p2 a4:", "pairs: a2-symbiosis-a1")
    b.refuses("attack a1 a4", "EB.11")
    assert b.offers("burn a1 1")


@rule("E10.6")
def test_what_finds_no_room_is_lost() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous food=2 fat_tissue", "p2 a2:", "p2 a3:")
    b.play("attack a1 a2")
    assert (b.food("a1"), b.fat("a1")) == (2, 1)


# -- reactions ---------------------------------------------------------------------------------------------------------


@rule("EB.4")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_running_escapes_on_four_or_more(roll: int) -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: running", "p2 a3:")
    b.rig(roll - 1).play("attack a1 a2")
    assert b.alive("a2") == (roll >= 4)
    assert b.food("a1") == (0 if roll >= 4 else 2)
    assert "spent" in b.marks("a1")


@rule("EB.4")
def test_a_roll_for_each_attack() -> None:
    b = Board("base: 0", "p1 a1: carnivorous", "p2 a2: running food=1", "p2 a3: carnivorous", "p3 a4: carnivorous")
    b.rig(5, 4).play("attack a1 a2", "attack a3 a2")
    assert b.event("escape") == [[1, 6], [1, 5]]


@rule("EB.4")
def test_about_half_of_the_rolls_save() -> None:
    saved = 0
    for seed in range(200):
        b = Board(HOLD, "base: 4", f"seed: {seed}", "p1 a1: carnivorous", "p2 a2: running", "p2 a3:")
        b.play("attack a1 a2")
        saved += b.alive("a2")
    assert 75 <= saved <= 125


@rule("EB.5")
def test_tail_loss_gives_up_any_trait_for_one_blue() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: tail_loss fat_tissue parasite", "p2 a3:")
    b.play("attack a1 a2")
    assert b.texts == ["drop fat_tissue", "drop tail_loss", "drop parasite"]
    b.play("drop fat_tissue")
    assert b.alive("a2")
    assert b.traits("a2") == {"tail_loss", "parasite"}
    assert (b.food("a1"), b.discard("p2")) == (1, 1)
    assert "spent" in b.marks("a1")


@rule("EB.5", "EB.2")
def test_tail_loss_may_drop_a_parasite() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: tail_loss parasite food=1", "p2 a3:")
    b.play("attack a1 a2", "drop parasite")
    assert (b.need("a2"), b.fed("a2")) == (1, True)


@rule("EB.5", "EX.5b")
def test_tail_loss_may_drop_a_pair_card_but_no_trematode() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: tail_loss", "p2 a3:"]
    b = Board(*lines, "pairs: a2-cooperation-a3 a2-trematode-a3", fly=True)
    b.play("attack a1 a2")
    assert b.texts == ["drop tail_loss", "drop_pair cooperation a3"]
    b.refuses("drop_pair trematode a3", "EX.5b")
    b.play("drop_pair cooperation a3")
    assert b.traits("a3") == {"trematode"}
    assert b.alive("a2")


@rule("EB.5", "EB.10")
def test_a_bitten_tail_feeds_the_hunters_partner_too() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous food=1", "p1 a2:", "p2 a3: tail_loss", "p2 a4:"]
    b = Board(*lines, "pairs: a1-cooperation-a2")
    b.play("attack a1 a3")
    assert (b.food("a1"), b.food("a2")) == (2, 1)


@rule("EB.5", "EB.12", "EB.14")
def test_a_lost_tail_feeds_no_scavenger_and_poisons_nobody() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: tail_loss poisonous", "p3 a3: scavenger", "p3 a4:")
    b.play("attack a1 a2", "drop tail_loss")
    assert b.event("scavenge") == []
    assert "poisoned" not in b.marks("a1")


@rule("EB.5")
def test_an_empty_fat_tissue_is_dropped_before_a_full_one() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: tail_loss fat_tissue*2 fat=1", "p2 a3:")
    b.play("attack a1 a2", "drop fat_tissue")
    assert (b.fat("a2"), b.e.fats[1]) == (1, 1)
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: tail_loss fat_tissue fat=1", "p2 a3:")
    b.play("attack a1 a2", "drop fat_tissue")
    assert (b.fat("a2"), b.e.fats[1]) == (0, 0)


@rule("EB.6")
def test_mimicry_sends_the_hunter_to_another_own_animal() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: mimicry", "p2 a3:", "p2 a4:", "p3 a5:")
    b.play("attack a1 a2")
    assert (b.who, b.texts) == ("p2", ["pass", "mimic a3", "mimic a4"])
    b.refuses("mimic a5", "EB.6")
    b.play("mimic a4")
    assert (b.alive("a2", "a3"), b.alive("a4")) == (True, False)
    assert "mimicked" in b.marks("a2")
    assert "spent" in b.marks("a1")


@rule("EB.6")
def test_the_new_target_defends_itself() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: mimicry", "p2 a3: tail_loss running")
    b.play("attack a1 a2", "mimic a3")
    assert b.texts == ["run", "drop running", "drop tail_loss"]


@rule("EB.6", "EB.3", "E10.4")
@pytest.mark.parametrize("other", ["camouflage", "swimming", "high_body_weight", "burrowing food=1"])
def test_no_redirection_onto_a_protected_animal(other: str) -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: mimicry", f"p2 a3: {other}")
    b.play("attack a1 a2")
    assert not b.alive("a2")


@rule("EB.6", "EB.3")
def test_a_swimming_hunter_is_not_sent_ashore() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous swimming", "p2 a2: mimicry swimming", "p2 a3:", "p2 a4: swimming")
    b.play("attack a1 a2")
    assert b.texts == ["pass", "mimic a4"]
    b.refuses("mimic a3", "EB.3")


@rule("EB.6")
def test_the_attacker_is_no_target() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p1 a2: mimicry", "p1 a3:")
    b.play("attack a1 a2")
    b.refuses("mimic a1", "EB.6")


@rule("EB.6")
def test_mimicry_once_a_turn_or_at_every_attack() -> None:
    lines = ["base: 0", "p1 a1: carnivorous", "p1 a5: carnivorous", "p2 a2: mimicry", "p2 a3:", "p2 a4:"]
    b = Board(*lines)
    b.play("attack a1 a2", "mimic a3", "attack a5 a2")
    assert not b.alive("a2")
    b = Board(HOLD, *lines, "p3 a6: carnivorous", option="mimicry=every_attack")
    b.play("attack a1 a2", "mimic a3", "pass", "burn a90 1", "attack a5 a2", "mimic a4")
    assert b.alive("a2")


@rule("EB.6")
def test_two_mimics_do_not_pass_one_attack_on_for_ever() -> None:
    lines = [HOLD, "base: 0", "p1 a1: carnivorous", "p2 a2: mimicry", "p2 a3: mimicry"]
    b = Board(*lines, option="mimicry=every_attack")
    b.play("attack a1 a2", "mimic a3", "mimic a2")
    assert not b.alive("a2")


@rule("EB.4", "EB.6")
def test_a_failed_run_stays_failed_when_the_attack_comes_back() -> None:
    b = Board(HOLD, "base: 0", "p1 a1: carnivorous", "p2 a2: mimicry running", "p2 a3: mimicry")
    b.rig(0).play("attack a1 a2", "run", "mimic a3", "mimic a2")
    assert not b.alive("a2")


# -- after the meal ----------------------------------------------------------------------------------------------------


@rule("EB.12")
def test_the_first_scavenger_clockwise_from_the_hunters_owner() -> None:
    lines = [HOLD, "base: 4", "p2 a1: carnivorous", "p3 a2: food=1", "p1 a3: scavenger", "p4 a4: scavenger", "turn: p2"]
    b = Board(*lines)
    b.play("attack a1 a2")
    assert (b.food("a4"), b.food("a3")) == (1, 0)


@rule("EB.12")
def test_the_hunters_owner_comes_first_and_the_full_are_passed_over() -> None:
    lines = [HOLD, "base: 4", "p2 a1: carnivorous", "p3 a2: food=1", "p3 a3: scavenger", "p2 a4: {}", "turn: p2"]
    for own, fed_one in (("scavenger", "a4"), ("scavenger food=1", "a3"), ("scavenger food=1 fat_tissue", "a4")):
        b = Board(*[line.format(own) for line in lines])
        b.play("attack a1 a2")
        assert b.event("scavenge") == [[b.number(fed_one)]]


@rule("EB.12")
def test_the_owner_chooses_among_own_scavengers() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p1 a2: scavenger", "p1 a3: scavenger", "p2 a4:")
    b.play("attack a1 a4")
    assert (b.who, b.texts) == ("p1", ["scavenge a2", "scavenge a3"])
    b.play("scavenge a3")
    assert b.food("a3") == 1


@rule("EB.12", "EB.11")
def test_the_hunter_eats_before_the_scavenger() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous", "p1 a2: scavenger", "p2 a4:", "pairs: a1-symbiosis-a2"]
    b = Board(*lines)
    b.play("attack a1 a4")
    assert (b.food("a1"), b.food("a2")) == (2, 1)


@rule("EB.10", "EB.12")
def test_cooperation_comes_before_the_scavenger() -> None:
    lines = [HOLD, "base: 0", "p1 a1: carnivorous", "p1 a2: scavenger", "p2 a4:", "p3 a5: scavenger parasite"]
    b = Board(*lines, "pairs: a1-cooperation-a2")
    b.play("attack a1 a4")
    assert b.event("scavenge") == [[4]]
    assert (b.food("a2"), b.food("a5")) == (1, 1)


@rule("EB.12", "EB.10")
def test_a_scavengers_partner_shares() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2:", "p2 a3:", "p3 a4: scavenger parasite", "p3 a5: parasite"]
    b = Board(*lines, "pairs: a4-cooperation-a5")
    b.play("attack a1 a2")
    assert (b.food("a4"), b.food("a5")) == (1, 1)


@rule("EB.12")
def test_the_starved_feed_no_scavenger() -> None:
    b = Board("base: 0", "deck left: 20", "p1 a1:", "p2 a2: scavenger food=1 fat_tissue")
    assert b.event("extinct") == [[0]]
    assert b.event("scavenge") == []


@rule("EB.14")
def test_the_poisoned_hunter_lives_to_the_extinction() -> None:
    lines = ["base: 1", "deck left: 20", "p1 a1: carnivorous grazing", "p2 a2: poisonous", "p2 a3: fat_tissue"]
    b = Board(*lines)
    b.play("attack a1 a2")
    assert b.marks("a1") >= {"poisoned"}
    assert b.fed("a1")
    b.play("graze a1")
    assert b.event("extinct") == [[0, 2]]
    assert b.herd("p1") == []


@rule("EB.14")
def test_who_eats_the_poisoned_is_not_poisoned() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p2 a2: carnivorous poisoned", "p2 a3:")
    b.play("attack a1 a2")
    assert "poisoned" not in b.marks("a1")


@rule("EB.14", "E8.2", "E7.4")
def test_the_poisoned_count_neither_for_cards_nor_for_points() -> None:
    b = Board("base: 0", "deck left: 20", "p1 a1: carnivorous food=2 poisoned", "p1 a2: food=1", "phase: extinction")
    assert b.hand("p1") == 2
    b = Board("base: 0", "deck left: 0", "p1 a1: carnivorous food=2 poisoned", "p1 a2: food=1", "phase: extinction")
    assert b.s.scores()[0] == 2


@rule("EB.17")
def test_sharp_vision_alone_hunts_nothing() -> None:
    b = Board("base: 4", "p1 a1: sharp_vision", "p1 a2:", "p2 a3: camouflage")
    assert b.texts == ["take a1", "take a2"]
