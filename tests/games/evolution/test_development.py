"""Chapters E4 and E9: what may be played on whom."""

from __future__ import annotations

import pytest

from tests.games.evolution.board import Board
from tests.tools import rule


def developing(*lines: str, fly: bool = False, seats: int = 4) -> Board:
    return Board("phase: development", "p2 hand: running", *lines, fly=fly, seats=seats)


@rule("E4.1")
def test_one_card_a_step_then_the_next_player() -> None:
    b = developing("p1 hand: running mimicry")
    b.play("animal running")
    assert b.who == "p2"
    b.play("animal running")
    assert b.who == "p1"
    assert b.texts == ["pass", "animal mimicry", "trait mimicry a1"]


@rule("E4.1", "E3.1")
def test_only_cards_of_the_hand_and_only_this_phase() -> None:
    b = developing("p1 hand: running", "p1 a1: carnivorous", "p2 a2:")
    b.refuses("animal mimicry", "E4.1")
    b.refuses("trait camouflage/fat_tissue a1", "E4.1")
    b.refuses("take a1", "E3.1")
    b.refuses("attack a1 a2", "E3.1")


@rule("E4.2", "E2.2")
def test_a_card_played_as_an_animal_is_a_secret() -> None:
    b = developing("p1 hand: parasite_carnivorous running")
    b.play("animal parasite_carnivorous")
    assert b.traits("a1") == set()
    assert b.need("a1") == 1
    mine = b.game.view(b.s, 0).scene.zone("p1").pieces[0]
    theirs = b.game.view(b.s, 1).scene.zone("p1").pieces[0]
    assert mine.data["card"] == "parasite_carnivorous"
    assert theirs.data["card"] == ""


@rule("E4.3")
def test_a_trait_works_at_once_and_needs_an_animal() -> None:
    b = developing("p1 hand: high_body_weight_carnivorous running")
    assert b.texts == ["pass", "animal running", "animal high_body_weight_carnivorous"]
    b = developing("p1 hand: high_body_weight_carnivorous running", "p1 a1:")
    b.play("trait high_body_weight/carnivorous a1")
    assert b.need("a1") == 2
    assert b.traits("a1") == {"high_body_weight"}


@rule("E4.3", "E2.5", "EX.5a")
def test_without_own_animals_only_parasite_and_trematode_can_be_played() -> None:
    b = developing("p1 hand: parasite_fat_tissue trematode_cooperation running", "p2 a1:", "p2 a2:", fly=True)
    traits = [text for text in b.texts if not text.startswith(("animal", "pass"))]
    assert traits == [
        "trait parasite/fat_tissue a1",
        "trait parasite/fat_tissue a2",
        "pair trematode/cooperation a1 a2",
    ]


@rule("E2.5")
def test_the_very_first_step_knows_only_animals() -> None:
    import gondwana

    g = gondwana.game("evolution")
    for seed in range(20):
        s = g.new(4, seed)
        assert {option.text.split()[0] for option in g.options(s)} == {"pass", "animal"}


@rule("E4.4")
def test_a_card_with_two_traits_serves_for_one() -> None:
    b = developing("p1 hand: poisonous_carnivorous running", "p1 a1:")
    b.play("trait poisonous/carnivorous a1")
    assert b.traits("a1") == {"poisonous"}
    assert b.e.weight[0] == 1
    b = Board("base: 0", "p1 a1: poisonous/carnivorous", "p1 a2: carnivorous", "p2 a3:")
    b.refuses("attack a1 a3", "E10.1")


@rule("E4.5")
def test_a_pair_card_needs_two_animals() -> None:
    b = developing("p1 hand: cooperation_carnivorous running", "p1 a1:", "p1 a2:")
    b.refuses("trait cooperation/carnivorous a1", "E4.5")
    b.refuses("pair cooperation/carnivorous a1 a1", "E4.5")
    b.refuses("pair carnivorous/cooperation a1 a2", "E4.5")
    b.play("pair cooperation/carnivorous a1 a2")
    assert b.traits("a1") == b.traits("a2") == {"cooperation"}


@rule("E4.5")
def test_paired_animals_need_not_be_neighbours() -> None:
    b = developing("p1 hand: cooperation_carnivorous running", "p1 a1:", "p1 a2:", "p1 a3:")
    assert b.offers("pair cooperation/carnivorous a1 a3")


@rule("E4.6", "E3.3")
def test_who_passed_is_out_and_the_last_one_plays_on() -> None:
    b = developing("p1 hand: running mimicry*2 swimming")
    b.play("animal running", "pass")
    assert b.who == "p1"
    b.play("animal mimicry")
    assert b.who == "p1"


@rule("E4.7")
def test_an_empty_hand_passes_by_itself() -> None:
    b = developing("p1 hand: running*2", seats=3)
    b.play("animal running")
    assert b.who == "p2"
    b.play("animal running")
    assert b.who == "p1"
    assert b.event("pass") == [[2]]


@rule("E4.8", "E6.1")
def test_cards_can_be_kept_and_all_passed_ends_the_phase() -> None:
    b = developing("p1 hand: running*3", "p1 a1: fat_tissue", "p1 a2:", seats=2)
    b.rig(2).play("pass", "pass")
    assert b.hand("p1") == 3
    assert b.asked == "Go"
    assert b.e.base == 5


@rule("E9.1")
def test_any_number_of_traits() -> None:
    many = "running mimicry swimming piracy tail_loss grazing poisonous burrowing"
    b = developing("p1 hand: camouflage_fat_tissue running", f"p1 a1: {many}")
    assert b.offers("trait camouflage/fat_tissue a1")


SINGLES = [
    "swimming",
    "running",
    "mimicry",
    "scavenger",
    "piracy",
    "tail_loss",
    "carnivorous/cooperation",
    "grazing/fat_tissue",
    "high_body_weight/fat_tissue",
    "hibernation/carnivorous",
    "poisonous/carnivorous",
    "burrowing/fat_tissue",
    "camouflage/fat_tissue",
    "sharp_vision/fat_tissue",
    "shell",
    "ink_cloud",
    "flight/carnivorous",
    "specialization_a/flight",
    "specialization_b/flight",
    "intellect/fat_tissue",
    "ambush/swimming",
    "metamorphosis/carnivorous",
    "viviparous/swimming",
]


@rule("E9.2", "E9.3")
@pytest.mark.parametrize("side", SINGLES)
def test_no_trait_twice_and_only_on_own_animals(side: str) -> None:
    card = "_".join(part for part in reversed(side.split("/")) if part)
    known = Board(fly=True).e.t.cards
    card = card if card in known else side.replace("/", "_")
    b = developing(f"p1 hand: {card}", f"p1 a1: {side}", "p1 a2:", "p3 a3:", fly=True)
    b.refuses(f"trait {side} a1", "E9.2")
    b.refuses(f"trait {side} a3", "E9.3")
    assert b.offers(f"trait {side} a2")


@rule("E9.2", "E11.1")
def test_fat_tissue_may_be_played_again() -> None:
    b = developing("p1 hand: camouflage_fat_tissue running", "p1 a1: fat_tissue*2")
    b.play("trait fat_tissue/camouflage a1")
    assert b.e.fats[0] == 3


@rule("E9.2")
def test_a_used_or_full_trait_is_still_there() -> None:
    b = developing("p1 hand: piracy running", "p1 a1: piracy pirated fat_tissue fat=1")
    b.refuses("trait piracy a1", "E9.2")


@rule("E9.3", "EB.2")
def test_parasite_goes_on_others_only_and_once() -> None:
    b = developing("p1 hand: parasite_carnivorous running", "p1 a1:", "p2 a2:", "p2 a3: parasite")
    b.refuses("trait parasite/carnivorous a1", "E9.3")
    b.refuses("trait parasite/carnivorous a3", "E9.2")
    b.play("trait parasite/carnivorous a2")
    assert b.need("a2") == 3


@rule("E12.1")
@pytest.mark.parametrize("trait", ["communication", "cooperation", "symbiosis"])
def test_the_same_pair_trait_only_once_on_a_couple(trait: str) -> None:
    card = {"symbiosis": "symbiosis"}.get(trait, f"{trait}_carnivorous")
    side = {"symbiosis": "symbiosis"}.get(trait, f"{trait}/carnivorous")
    b = developing(
        f"p1 hand: {card} running", "p1 a1:", "p1 a2:", "p1 a3:", "p2 a4:", "p2 a5:", f"pairs: a1-{trait}-a2"
    )
    b.refuses(f"pair {side} a1 a2", "E12.1")
    b.refuses(f"pair {side} a2 a1", "E12.1")
    b.refuses(f"pair {side} a1 a4", "E12.1")
    b.refuses(f"pair {side} a4 a5", "E9.3")
    assert b.offers(f"pair {side} a2 a3")


@rule("E12.1")
def test_another_pair_trait_on_the_same_couple() -> None:
    b = developing("p1 hand: communication_carnivorous running", "p1 a1:", "p1 a2:", "pairs: a1-cooperation-a2")
    assert b.offers("pair communication/carnivorous a1 a2")


@rule("E12.1", "EB.11")
def test_either_of_two_animals_can_be_the_symbiont() -> None:
    b = developing("p1 hand: symbiosis running", "p1 a1:", "p1 a2:")
    assert [text for text in b.texts if text.startswith("pair")] == ["pair symbiosis a1 a2", "pair symbiosis a2 a1"]


@rule("EB.12")
def test_scavengers_and_carnivores_exclude_each_other() -> None:
    b = developing("p1 hand: scavenger parasite_carnivorous", "p1 a1: scavenger", "p1 a2: carnivorous")
    b.refuses("trait scavenger a2", "EB.12")
    b.refuses("trait carnivorous/parasite a1", "EB.12")


@rule("EB.12", "EX.3g")
def test_a_revealed_anglerfish_is_a_carnivore_for_scavenger_too() -> None:
    b = developing("p1 hand: scavenger parasite_carnivorous", "p1 a1: revealed", fly=True)
    b.refuses("trait scavenger a1", "EB.12")
    b.refuses("trait carnivorous/parasite a1", "E9.2")


@rule("EX.3a")
def test_an_anglerfish_is_played_as_an_animal_only() -> None:
    b = developing("p1 hand: anglerfish running", "p1 a1:", fly=True)
    assert b.texts == ["pass", "animal running", "animal anglerfish", "trait running a1"]
    b.refuses("trait anglerfish a1", "EX.3a")
    b.play("animal anglerfish")
    theirs = b.game.view(b.s, 1).scene.zone("p1").pieces[-1]
    assert theirs.label == "piece.animal"
    assert theirs.data["need"] == 1


@rule("EX.4c")
def test_one_specialization_an_animal() -> None:
    b = developing("p1 hand: flight_specialization_b running", "p1 a1: specialization_a", fly=True)
    b.refuses("trait specialization_b/flight a1", "EX.4c")


@rule("EX.5a", "EX.5c")
def test_trematode_on_a_couple_of_one_opponent() -> None:
    lines = ["p1 a1:", "p1 a2:", "p2 a3:", "p2 a4:", "p2 a5:", "p3 a6:", "p4 a7:", "pairs: a3-trematode-a4"]
    b = developing("p1 hand: trematode_cooperation running", *lines, fly=True)
    assert [text for text in b.texts if "trematode/" in text and text.startswith("pair")] == [
        "pair trematode/cooperation a3 a5",
        "pair trematode/cooperation a4 a5",
    ]
    b.refuses("pair trematode/cooperation a1 a2", "EX.5a")
    b.refuses("pair trematode/cooperation a3 a6", "EX.5a")
    b.refuses("pair trematode/cooperation a3 a4", "EX.5c")
    b.refuses("pair trematode/cooperation a4 a3", "EX.5c")
    b.play("pair trematode/cooperation a3 a5")
    assert (b.need("a3"), b.need("a4"), b.need("a5")) == (3, 2, 2)


@rule("E9.4")
def test_a_trait_of_the_moment_cannot_be_used_at_another() -> None:
    b = developing("p1 hand: running", "p1 a1: running tail_loss mimicry")
    for choice in ("run", "drop tail_loss", "mimic a1"):
        b.refuses(choice, "E9.4")
    b = Board("base: 2", "p1 a1: running tail_loss", "p1 a2:")
    for choice in ("run", "drop tail_loss", "mimic a2"):
        b.refuses(choice, "E9.4")
