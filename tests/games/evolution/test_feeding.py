"""Chapters E6, E11, E12, E13 and the traits of one's own go."""

from __future__ import annotations

import pytest

from tests.games.evolution.board import HOLD, Board
from tests.tools import rule


@rule("E6.1", "E3.2")
def test_one_red_token_for_one_own_animal() -> None:
    b = Board("base: 5", "p1 a1: carnivorous", "p1 a2:", "p2 a3: carnivorous", "p2 a4:")
    b.refuses("take a3", "E6.1")
    b.play("take a1")
    assert (b.e.base, b.food("a1"), b.food("a2")) == (4, 1, 0)
    assert b.who == "p2"


@rule("E6.1")
def test_no_second_red_token_in_a_go() -> None:
    b = Board("base: 5", "p1 a1: grazing", "p1 a2:", "p2 a3:")
    b.play("take a1")
    assert b.texts == ["done", "graze a1"]
    b.refuses("take a2", "E6.1")


@rule("E6.2")
def test_communication_brings_a_second_token() -> None:
    b = Board("base: 5", "p1 a1:", "p1 a2:", "p1 a3: carnivorous", "pairs: a1-communication-a2")
    b.play("take a1")
    assert (b.e.base, b.food("a1"), b.food("a2")) == (3, 1, 1)


@rule("E6.3")
@pytest.mark.parametrize(
    ("words", "need", "fed"),
    [
        ("food=1", 1, True),
        ("", 1, False),
        ("high_body_weight parasite food=3", 4, False),
        ("high_body_weight parasite food=4", 4, True),
        ("carnivorous food=2", 2, True),
        ("fat_tissue*2 fat=2", 1, False),
        ("parasite food=2", 3, False),
        ("intellect food=1", 2, False),
        ("viviparous food=2", 2, True),
        ("running swimming camouflage food=1", 1, True),
    ],
)
def test_fed_is_need_met(words: str, need: int, fed: bool) -> None:
    b = Board(f"p1 a1: {words}", "phase: development", "p1 hand: running", fly=True)
    assert (b.need("a1"), b.fed("a1")) == (need, fed)


@rule("E6.4", "E11.3")
def test_a_fed_animal_takes_food_only_into_empty_fat() -> None:
    lines = ["base: 5", "p1 a1: food=1", "p1 a2: fat_tissue food=1", "p1 a3: fat_tissue fat=1 food=1", "p1 a4:"]
    b = Board(HOLD, *lines)
    b.refuses("take a1", "E6.4")
    b.refuses("take a3", "E11.3")
    b.play("take a2")
    assert (b.e.base, b.food("a2"), b.fat("a2")) == (4, 1, 1)


@rule("E6.5", "E6.7", "E6.8", "E3.4")
def test_all_fed_and_full_ends_the_phase_with_tokens_left() -> None:
    b = Board("base: 4", "p1 a1: food=1", "p2 a2: fat_tissue fat=1 food=1", "deck left: 20")
    assert b.event("spoil") == [[4]]
    assert b.e.round == 2
    assert b.e.base == 0


@rule("E6.5")
def test_no_food_through_traits_either() -> None:
    b = Board(HOLD, "base: 4", "p1 a1:", "p1 a2: food=1", "p1 a3:", "pairs: a1-cooperation-a2")
    b.play("take a1")
    assert b.food("a2") == 1
    assert b.event("share") == []


@rule("E3.4")
def test_who_cannot_act_is_skipped() -> None:
    b = Board("base: 4", "p1 a1:", "p1 a2:", "p2 a3: food=1", "p3 a4:", "p3 a5:")
    b.play("take a1")
    assert b.who == "p3"


@rule("E6.6")
def test_a_token_must_be_taken_while_one_can_be() -> None:
    b = Board("base: 3", "p1 a1: carnivorous", "p1 a2: food=1", "p2 a3:")
    assert b.texts == ["take a1", "attack a1 a2", "attack a1 a3"]
    b.refuses("pass", "E6.6")
    b = Board("base: 3", "p1 a1: food=1 fat_tissue", "p1 a2: fat_tissue food=1", "p2 a3:")
    b.refuses("pass", "E6.6")
    b = Board("base: 3", "p1 a1: carnivorous", "p1 a2:", option="free_pass=yes")
    assert b.offers("pass")


@rule("E6.6")
def test_with_an_empty_base_declining_is_allowed() -> None:
    b = Board("base: 0", "p1 a1: carnivorous", "p2 a2:")
    assert b.texts == ["pass", "attack a1 a2"]


@rule("E6.6")
def test_animals_that_may_not_eat_oblige_nobody() -> None:
    b = Board(
        "base: 3",
        "p1 a1: shell hidden",
        "p1 a2: hibernation asleep slept",
        "p1 a3: shell hidden",
        "p1 a4: piracy",
        "p1 a5: scavenger shell hidden",
        "p2 a6: carnivorous food=1",
        "pairs: a5-symbiosis-a4",
        fly=True,
    )
    assert b.who == "p2"
    b = Board("base: 3", "p1 a1: shell hidden", "p1 a2:", "p1 a3:", fly=True)
    b.refuses("take a1", "EX.1b")


@rule("E6.7", "E6.9", "E10.7")
def test_the_phase_waits_for_a_carnivore_to_decline() -> None:
    b = Board("base: 0", "deck left: 20", "p1 a1: carnivorous food=1", "p2 a2: food=1")
    assert b.who == "p1"
    b.play("pass")
    assert b.e.round == 2


@rule("E6.9")
def test_declining_gives_up_one_go_only() -> None:
    lines = ["base: 0", "deck left: 20", "p1 a1: carnivorous", "p2 a2: carnivorous", "p3 a3: food=1", "p3 a4: food=1"]
    b = Board(*lines)
    b.play("pass", "attack a2 a3")
    assert b.who == "p1"
    assert b.offers("attack a1 a4")
    b.play("pass")
    assert b.e.round == 2


@rule("E6.9")
def test_declining_closes_with_the_option() -> None:
    lines = ["base: 0", "deck left: 20", "p1 a1: carnivorous", "p2 a2: carnivorous", "p3 a3: food=1", "p3 a4: food=1"]
    b = Board(*lines, "pairs: a3-symbiosis-a4", option="declining_closes=yes")
    assert b.texts == ["pass", "attack a1 a2", "attack a1 a3"]
    b.play("pass", "attack a2 a3")
    assert b.texts == ["pass", "attack a1 a4"]
    b.refuses("attack a1 a2", "E6.9")
    lines = ["base: 0", "deck left: 20", "p1 a1: carnivorous food=2", "closed: attack-a1-a2", "phase: extinction"]
    assert Board(*lines, "p2 a2: food=1", option="declining_closes=yes").e.closed == []


@rule("E6.9")
def test_a_go_with_a_free_trait_is_not_declined() -> None:
    lines = ["base: 0", "deck left: 20", "p1 a1: carnivorous", "p1 a2: hibernation", "p2 a3: food=1"]
    b = Board(*lines, option="declining_closes=yes")
    b.play("hibernate a2", "done")
    assert b.texts == ["pass", "attack a1 a2", "attack a1 a3"]
    b.play("pass")
    assert b.e.round == 2


@rule("E9.6")
def test_traits_of_the_go_belong_to_ones_own_go() -> None:
    b = Board("base: 3", "p1 a1:", "p1 a2:", "p2 a3: grazing hibernation piracy carnivorous", "p2 a4:")
    for choice in ("graze a3", "hibernate a3", "rob a3 a1", "attack a3 a1"):
        b.refuses(choice, "E9.6")


# -- fat ---------------------------------------------------------------------------------------------------------------


@rule("E11.1", "E11.2")
def test_each_fat_tissue_holds_one_yellow() -> None:
    b = Board(HOLD, "base: 6", "p1 a1: fat_tissue*2 fat=1 food=1", "p1 a2:")
    b.play("take a1")
    assert (b.fat("a1"), b.food("a1")) == (2, 1)
    b = Board("base: 6", "p1 a1: fat_tissue*2 fat=2 food=1", "p1 a2:", "p1 a3:")
    b.refuses("take a1", "E11.3")


@rule("E11.2")
def test_a_hungry_animal_feeds_before_it_stores() -> None:
    b = Board(HOLD, "base: 6", "p1 a1: fat_tissue", "p1 a2:")
    b.play("take a1")
    assert (b.food("a1"), b.fat("a1")) == (1, 0)
    b = Board(HOLD, "base: 0", "p1 a1: carnivorous fat_tissue food=1", "p2 a2:", "p2 a3:")
    b.play("attack a1 a2")
    assert (b.food("a1"), b.fat("a1")) == (2, 1)


@rule("E11.3")
def test_full_fat_does_not_stop_a_hungry_animal() -> None:
    b = Board("base: 6", "p1 a1: fat_tissue fat=1", "p1 a2:")
    assert b.offers("take a1")


@rule("E11.4")
def test_yellow_becomes_food_instead_of_a_red_token() -> None:
    b = Board("base: 4", "p1 a1: carnivorous fat_tissue*2 fat=2 grazing", "p1 a2: fat_tissue fat=1", "p2 a3: swimming")
    assert [text for text in b.texts if text.startswith("burn")] == ["burn a1 1", "burn a1 2", "burn a2 1"]
    b.play("burn a1 2")
    assert (b.food("a1"), b.fat("a1"), b.e.base) == (2, 0, 4)
    assert b.fed("a1")
    b.refuses("burn a2 1", "E11.4")
    b.refuses("take a2", "E6.1")


@rule("E11.4")
def test_no_more_yellow_than_is_needed_and_none_after_a_red() -> None:
    b = Board("base: 4", "p1 a1: grazing fat_tissue*2 fat=2", "p1 a2: fat_tissue fat=1 food=1")
    assert [text for text in b.texts if text.startswith("burn")] == ["burn a1 1"]
    b.refuses("burn a1 2", "E11.4")
    b.refuses("burn a2 1", "E11.4")
    b.play("take a1")
    b.refuses("burn a1 1", "E11.4")


@rule("E11.4", "EX.1b", "EB.11", "EB.8")
def test_fat_feeds_animals_that_may_not_receive_but_not_sleepers() -> None:
    b = Board(
        "base: 4",
        "p1 a1: shell hidden fat_tissue fat=1",
        "p1 a2: fat_tissue fat=1",
        "p1 a3:",
        "p1 a4: hibernation asleep slept fat_tissue fat=1",
        "pairs: a3-symbiosis-a2",
        fly=True,
    )
    assert [text for text in b.texts if text.startswith("burn")] == ["burn a1 1", "burn a2 1"]
    b.refuses("burn a4 1", "EB.8")
    b.refuses("take a2", "EB.11")


@rule("E11.5")
def test_burning_fat_wakes_no_pair_trait() -> None:
    b = Board("base: 4", "p1 a1: fat_tissue fat=1", "p1 a2:", "p1 a3:", "pairs: a1-cooperation-a2 a1-communication-a3")
    b.play("burn a1 1")
    assert (b.food("a1"), b.food("a2"), b.food("a3"), b.e.base) == (1, 0, 0, 4)


@rule("E11.6", "E7.7")
def test_fat_stays_when_food_goes() -> None:
    b = Board("base: 0", "deck left: 20", "p1 a1: fat_tissue fat=1 food=1", "p1 hand: running")
    assert b.e.round == 2
    assert (b.food("a1"), b.fat("a1")) == (0, 1)


# -- pairs -------------------------------------------------------------------------------------------------------------


@rule("E12.3")
def test_a_pair_card_works_once_a_go_and_again_in_the_next() -> None:
    b = Board("base: 8", "p1 a1: parasite", "p1 a2: parasite", "pairs: a1-communication-a2")
    b.play("take a1")
    assert (b.food("a1"), b.food("a2"), b.e.base) == (1, 1, 6)
    b.play("take a2")
    assert (b.food("a1"), b.food("a2"), b.e.base) == (2, 2, 4)


@rule("E12.3")
def test_a_pair_card_due_both_ways_works_one_way_only() -> None:
    pairs = "pairs: a1-cooperation-a2 a1-communication-a3 a2-communication-a3"
    b = Board(HOLD, "base: 9", "p1 a1: parasite", "p1 a2: parasite", "p1 a3: parasite", pairs)
    b.play("take a1", "share communication a1 a3", "share communication a3 a2")
    assert b.texts == ["share cooperation a1 a2", "share cooperation a2 a1"]
    b.play("share cooperation a1 a2")
    assert [b.food(name) for name in ("a1", "a2", "a3")] == [1, 2, 1]


@rule("E12.4")
def test_the_owner_orders_the_pairs() -> None:
    b = Board(HOLD, "base: 2", "p1 a1:", "p1 a2:", "p1 a3:", "pairs: a1-communication-a2 a1-communication-a3")
    b.play("take a1")
    assert b.asked == "Share"
    assert b.texts == ["share communication a1 a2", "share communication a1 a3"]
    b.refuses("share communication a2 a3", "E12.4")
    b.play("share communication a1 a3")
    assert (b.food("a2"), b.food("a3"), b.event("spoil")) == (0, 1, [])


@rule("E12.5", "EB.11")
def test_a_symbiont_first_then_its_partner_in_one_go() -> None:
    b = Board(HOLD, "base: 5", "p1 a1:", "p1 a2:", "p1 a3: parasite", "pairs: a1-symbiosis-a2 a1-communication-a2")
    b.refuses("take a2", "EB.11")
    b.play("take a1")
    assert (b.food("a1"), b.food("a2"), b.e.base) == (1, 1, 3)


@rule("E12.5")
def test_a_symbiont_still_hungry_lets_nothing_through() -> None:
    b = Board("base: 5", "p1 a1: high_body_weight", "p1 a2:", "p1 a3:", "pairs: a1-symbiosis-a2 a1-communication-a2")
    b.play("take a1")
    assert (b.food("a1"), b.food("a2"), b.e.base) == (1, 0, 4)


@rule("E12.5")
def test_the_last_token_is_the_symbionts() -> None:
    b = Board("base: 1", "p1 a1:", "p1 a2:", "p1 a3:", "pairs: a1-symbiosis-a2 a1-communication-a2", "deck left: 20")
    b.play("take a1")
    assert not b.alive("a2")


@rule("E13.1")
def test_blue_never_runs_out_and_red_is_not_refilled() -> None:
    words = "p1 a{}: parasite high_body_weight food=3"
    lines = [words.format(number) for number in range(1, 9)]
    b = Board(HOLD, "base: 1", *lines, "p1 a9:", "pairs: a9-cooperation-a1 a1-cooperation-a2")
    b.play("take a9")
    assert (b.food("a1"), b.food("a2"), b.e.base) == (4, 4, 0)


@rule("EB.9")
def test_communication_stops_where_it_can_give_nothing() -> None:
    b = Board(HOLD, "base: 1", "p1 a1:", "p1 a2:", "pairs: a1-communication-a2", "deck left: 20")
    b.play("take a1")
    assert (b.food("a2"), b.event("share")) == (0, [])
    b = Board(HOLD, "base: 3", "p1 a1:", "p1 a2: food=1", "p1 a3:", "pairs: a1-communication-a2")
    b.play("take a1")
    assert (b.e.base, b.food("a2")) == (2, 1)
    b = Board(HOLD, "base: 3", "p1 a1:", "p1 a2: hibernation asleep slept", "p1 a3:", "pairs: a1-communication-a2")
    b.play("take a1")
    assert (b.e.base, b.food("a2")) == (2, 0)


@rule("EB.9", "EB.10")
def test_a_blue_token_wakes_cooperation_but_not_communication() -> None:
    b = Board(
        HOLD,
        "base: 3",
        "p1 a1: carnivorous",
        "p1 a2:",
        "p1 a3:",
        "p2 a4:",
        "pairs: a1-communication-a2 a1-cooperation-a3",
    )
    b.play("attack a1 a4")
    assert (b.food("a1"), b.food("a2"), b.food("a3"), b.e.base) == (2, 0, 1, 3)


@rule("EB.9")
def test_a_chain_of_communication() -> None:
    b = Board(HOLD, "base: 5", "p1 a1:", "p1 a2:", "p1 a3:", "p1 a4:", "pairs: a1-communication-a2 a2-communication-a3")
    b.play("take a1")
    assert (b.e.base, b.food("a3")) == (2, 1)


@rule("EB.9")
def test_the_second_token_can_be_left_with_the_option() -> None:
    b = Board(
        "base: 5",
        "p1 a1:",
        "p1 a2:",
        "p1 a3:",
        "pairs: a1-communication-a2",
        option="communication_declinable=yes",
    )
    b.play("take a1")
    assert b.texts == ["done", "share communication a1 a2"]
    b.play("done")
    assert (b.e.base, b.food("a2")) == (4, 0)
    b = Board(
        "base: 5",
        "p1 a1:",
        "p1 a2: parasite",
        "p1 a3:",
        "pairs: a1-communication-a2 a1-cooperation-a2",
        option="communication_declinable=yes",
    )
    b.play("take a1")
    b.refuses("done", "E12.4")
    b.play("share cooperation a1 a2", "share communication a1 a2")
    assert (b.e.base, b.food("a2")) == (3, 2)


@rule("EB.10")
def test_cooperation_brings_one_blue_and_goes_on() -> None:
    b = Board(HOLD, "base: 5", "p1 a1:", "p1 a2:", "p1 a3:", "p1 a4:", "pairs: a1-cooperation-a2 a2-cooperation-a3")
    b.play("take a1")
    assert (b.e.base, b.food("a2"), b.food("a3")) == (4, 1, 1)


@rule("EB.10")
def test_one_blue_however_much_the_partner_got() -> None:
    b = Board(HOLD, "base: 1", "p1 a1: carnivorous", "p1 a2: parasite", "p2 a3:", "pairs: a1-cooperation-a2")
    b.play("attack a1 a3")
    assert (b.food("a1"), b.food("a2")) == (2, 1)


@rule("EB.11")
def test_one_hungry_symbiont_of_two_is_enough() -> None:
    b = Board("base: 5", "p1 a1: food=1", "p1 a2:", "p1 a3:", "p1 a4:", "pairs: a1-symbiosis-a3 a2-symbiosis-a3")
    b.refuses("take a3", "EB.11")
    b.play("take a2")
    assert b.offers("take a3")


@rule("EB.11", "EB.8")
def test_a_sleeping_symbiont_counts_as_fed() -> None:
    b = Board("base: 5", "p1 a1: hibernation asleep slept", "p1 a2:", "p1 a3:", "pairs: a1-symbiosis-a2")
    assert b.offers("take a2")


# -- piracy, hibernation, grazing --------------------------------------------------------------------------------------


@rule("EB.7", "E9.7")
def test_piracy_takes_a_token_besides_everything_else() -> None:
    b = Board("base: 5", "p1 a1: piracy high_body_weight", "p1 a2:", "p2 a3: carnivorous food=1")
    b.play("rob a1 a3")
    assert (b.food("a1"), b.food("a3")) == (1, 0)
    b.refuses("rob a1 a3", "EB.7")
    b.play("take a1")
    assert b.who == "p2"


@rule("EB.7")
@pytest.mark.parametrize(
    "words", ["food=1", "carnivorous", "fat_tissue fat=1", "hibernation asleep slept parasite food=1"]
)
def test_only_an_animal_with_food_but_not_enough_is_robbed(words: str) -> None:
    b = Board("base: 5", "p1 a1: piracy", "p1 a2:", f"p2 a3: {words}")
    b.refuses("rob a1 a3", "EB.7")


@rule("EB.7")
@pytest.mark.parametrize(
    "words", ["camouflage", "swimming", "high_body_weight", "burrowing", "shell hidden", "flight", "running"]
)
def test_no_defence_stops_piracy(words: str) -> None:
    b = Board("base: 5", "p1 a1: piracy", "p1 a2:", "p1 a4:", f"p2 a3: parasite food=1 {words}", fly=True)
    b.play("rob a1 a3")
    assert (b.food("a1"), b.food("a3")) == (1, 0)


@rule("EB.7")
def test_a_pirate_is_hungry_and_may_rob_its_own_kind() -> None:
    b = Board("base: 5", "p1 a1: piracy fat_tissue food=1", "p1 a2: carnivorous food=1", "p2 a3: carnivorous food=1")
    b.refuses("rob a1 a3", "EB.7")
    b = Board("base: 5", "p1 a1: piracy", "p1 a2: carnivorous food=1", "p1 a3:")
    assert b.offers("rob a1 a2")
    b = Board("base: 0", "p1 a1: piracy", "p1 a2:", "p2 a3: carnivorous food=1", "pairs: a1-cooperation-a2")
    b.play("rob a1 a3")
    assert b.food("a2") == 1


@rule("EB.7", "EB.11")
def test_a_pirate_that_may_not_eat_may_not_rob() -> None:
    b = Board("base: 5", "p1 a1: piracy", "p1 a2:", "p1 a4:", "p2 a3: carnivorous food=1", "pairs: a2-symbiosis-a1")
    assert not b.offers("rob a1 a3")


@rule("EB.8", "E9.7")
def test_hibernation_feeds_this_turn_and_not_the_next() -> None:
    b = Board("base: 0", "deck left: 40", "p1 a1: hibernation", "p1 hand: running", "p2 hand: running", seats=2)
    b.play("hibernate a1")
    assert b.e.round == 2
    assert b.alive("a1")
    assert b.marks("a1") == {"rested"}
    b.rig(0).play("pass", "pass")
    assert b.asked in ("Go", "Play")
    assert b.event("hibernate") == [[0]]
    rested = Board("base: 2", "p1 a1: hibernation rested", "p1 a2:")
    rested.refuses("hibernate a1", "EB.8")


@rule("EB.8")
def test_hibernation_goes_with_a_red_token_for_another() -> None:
    b = Board(HOLD, "base: 5", "p1 a1: hibernation fat_tissue", "p1 a2:", "p1 a3:")
    b.play("hibernate a1")
    b.refuses("take a1", "EB.8")
    b.refuses("hibernate a1", "EB.8")
    b.play("take a2")
    assert b.food("a2") == 1


@rule("EB.8")
def test_no_hibernation_in_the_last_turn_nor_for_nothing() -> None:
    b = Board("base: 5", "deck left: 0", "p1 a1: hibernation", "p1 a2:")
    b.refuses("hibernate a1", "EB.8")
    b = Board("base: 5", "p1 a1: hibernation food=1", "p1 a2:", "p1 a3:")
    b.refuses("hibernate a1", "EB.8")
    b = Board("base: 5", "p1 a1: hibernation food=1 fat_tissue", "p1 a2:", "p1 a3:")
    assert b.offers("hibernate a1")


@rule("EB.8", "E10.6")
def test_a_sleeping_carnivore_does_not_hunt() -> None:
    b = Board("base: 5", "p1 a1: hibernation carnivorous asleep slept", "p1 a2:", "p1 a3:", "p2 a4:")
    b.refuses("attack a1 a4", "EB.8")


@rule("EB.8", "EB.15")
def test_a_sleeping_burrower_is_safe() -> None:
    b = Board("base: 5", "p1 a1: carnivorous", "p1 a2: food=1", "p2 a3: hibernation burrowing asleep slept")
    b.refuses("attack a1 a3", "EB.15")


@rule("EB.13")
def test_grazing_destroys_a_token_for_each_grazer_in_each_go() -> None:
    b = Board("base: 9", "p1 a1: grazing parasite", "p1 a2: grazing parasite", "p1 a3:")
    b.play("graze a1")
    b.refuses("graze a1", "EB.13")
    b.play("graze a2", "take a3")
    assert b.e.base == 6
    assert b.who == "p1"
    assert b.offers("graze a1")


@rule("EB.13")
def test_nothing_to_graze_in_an_empty_base() -> None:
    b = Board("base: 0", "p1 a1: grazing carnivorous", "p2 a2:")
    b.refuses("graze a1", "EB.13")
