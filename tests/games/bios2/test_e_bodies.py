"""Chapters E, I3 and J in the middle of an action: what a kiwi keeps, what the dead leave, who is asked again."""

from __future__ import annotations

import pytest

from gondwana.games.bios2 import score, species
from gondwana.games.bios2.organs import RED, one
from gondwana.games.bios2.state import ERAS_OVER
from tests.games.bios2.tools import World
from tests.tools import rule

BLACK = "siberia.6=black_archetype"
HOME = f"herbivores: laurentia.3=orange_archetype {BLACK}\n"
DOMES = "orange fossils: archetype_orange\n"
ALONE = f"herbivores: laurentia.3=orange_flyer {BLACK}\n"


@rule("E6.b.1", "E6.b.2")
def test_a_kiwi_keeps_its_tool_its_hosts_and_its_feelings() -> None:
    text = "orange_flyer: genotype=tongue_b mandibles_b chemical_sense_a alveolar_sacs_a felt=yellow1\n"
    text += "orange_flyer personality: chemical_sense alveolar_sacs\ntools: sling=orange_flyer\n"
    world = World(text + DOMES + "hosts: mandibles=black_archetype tongue=black_archetype\n" + ALONE)
    world.play("resize", "grow orange_flyer")
    dome = world.sp("orange_archetype")
    assert world.b.tool[1] == dome
    assert len(world.b.personality[dome]) == 2
    assert world.b.felt[dome] == one(1)  # fear
    assert world.b.host[world.card("mandibles")] == world.sp("black_archetype")
    assert world.b.host[world.card("tongue")] == -1  # with the genotype card its host goes home
    assert world.count("black_archetype") == [5, 0, 1]
    assert world.s.check() == ""


@rule("E6.b.1", "E1.a.1")
def test_a_kiwi_has_paid_what_it_has_paid() -> None:
    world = World(f"orange_flyer: genotype=thoracic_muscles_a spent=4\n{DOMES}{ALONE}")
    world.play("resize", "grow orange_flyer")
    assert world.b.spent[world.sp("orange_archetype")] == 4


@rule("E6.b.1", "F4.a", "H1.1")
def test_a_kiwi_no_longer_eats_flyers() -> None:
    text = "orange_flyer: genotype=thoracic_muscles_a\nblack_flyer: genotype=skin_flap_a\n"
    world = World(text + DOMES + "herbivores: laurentia.3=black_flyer\ncarnivores: laurentia.3=orange_flyer\n")
    world.play("resize", "grow orange_flyer")
    assert world.lying == ["laurentia.3.carnivore=orange_archetype"]


@rule("E2.e", "E2.f")
def test_a_kiwi_has_no_host_from_the_card_it_lost() -> None:
    text = "orange_burrower: genotype=rod_cells_a size=2 tongue\n" + DOMES
    board = f"herbivores: laurentia.3=orange_burrower laurentia.1=orange_burrower {BLACK}\n"
    world = World(text + board + "carnivores: laurentia.1=black_burrower\nblack_burrower: genotype=claws_b\n")
    world.play("speciate tongue_b", "pick laurentia.1 herbivore upright")
    assert world.exists("orange_archetype")
    assert world.told("host") == []
    assert world.s.check() == ""


@rule("E6.0", "E6.1")
def test_hunter_and_prey_of_one_colour_grow_in_one_action() -> None:
    text = "orange_archetype: size=2 neurotoxin_b\norange_armored: genotype=scutes_a size=3\n"
    world = World(text + HOME + "carnivores: laurentia.3=orange_armored\n")
    world.play("resize", "grow orange_archetype", "grow orange_armored")
    assert world.lying == []
    world = World(text + HOME + "carnivores: laurentia.3=orange_armored\n")
    world.play("resize", "grow orange_archetype", "no")
    assert world.lying == ["laurentia.3.carnivore=orange_armored"]


@rule("J2.d", "I3.0")
def test_hosts_go_home_when_the_species_that_kept_them_dies() -> None:
    text = "orange_flyer: genotype=tongue_b mandibles_b\nhosts: mandibles=black_archetype tongue=black_archetype\n"
    world = World(text + f"herbivores: laurentia.3=orange_archetype laurentia.1=orange_flyer {BLACK}\n")
    assert world.count("black_archetype") == [4, 0, 1]
    species.extinguish(world.b, world.sp("orange_flyer"), "I3.0")
    assert world.count("black_archetype") == [6, 0, 1]
    assert world.s.check() == ""


@rule("I3.0", "J7.a")
def test_a_tool_without_the_icon_can_be_taken_again(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World("orange_archetype: electrolocation\ntools: sling=orange_archetype\n" + HOME)
    monkeypatch.setattr(world.b.t, "tool_fossil", [False] * 8)
    world.play("speciate electrolocation_a")
    assert (world.fossils("orange"), world.b.tool[1]) == (["archetype_orange"], -1)


@rule("B7.a")
def test_nobody_steals_from_itself() -> None:
    world = World("metabolism: rod_cells feet gills claws brain\norange_archetype: eyespots basal=red1\n" + HOME)
    black = world.sp("black_archetype")
    world.b.basal[black] = species.supply(world.b, RED) * one(RED)
    species.refresh(world.b, black)
    world.play("mutate rod_cells orange_archetype")
    assert world.texts == ["no", "rob_basal black_archetype red"]


@rule("J2.c", "A8.h")
def test_there_are_no_magic_mushrooms_in_tooth_and_claw() -> None:
    text = "colours: green black\ngreen_archetype: mandibles\nblack_archetype: eyespots\n"
    board = f"herbivores: baltica.3=green_archetype {BLACK}\n"
    world = World(text + board, options="mode=tooth_and_claw")
    world.play("promote mandibles_b")
    assert world.told("host") == []


@rule("E2.h", "J6.d.1")
def test_one_promotion_may_join_several_cards() -> None:
    cards = "orange_archetype: chemical_sense_a aggregation_pheromones_a alveolar_sacs\n"
    world = World(cards + HOME)
    world.play("promote alveolar_sacs_a", "couple chemical_sense alveolar_sacs")
    assert world.texts == ["done", "join aggregation_pheromones 1"]
    world.play("join aggregation_pheromones 1")
    assert world.told("emotion") == ["orange_archetype yellow"] * 2


@rule("J6.f.1", "A6.1")
def test_language_in_the_last_turn_changes_nothing() -> None:
    cards = "orange_archetype: pollen_a courtship_dance_a scent_marking_a touch_sensitivity\nending: eras\n"
    world = World(cards + "orange_archetype personality: pollen courtship_dance scent_marking\n" + HOME)
    world.play("promote touch_sensitivity_a", "join touch_sensitivity 3")
    assert world.told("language") == ["orange_archetype"]
    assert world.b.ending == ERAS_OVER


@rule("J6.f.2", "A7.e")
def test_language_of_two_species_counts_once() -> None:
    rows = "orange_archetype personality: pollen courtship_dance scent_marking touch_sensitivity\n"
    rows += "orange_armored personality: chemical_sense alarm_signals mate_guarding crop\n"
    cards = "orange_archetype: pollen_a courtship_dance_a scent_marking_a touch_sensitivity_a\n"
    cards += "orange_armored: genotype=scutes_a chemical_sense_a alarm_signals_a mate_guarding_a crop_a\n"
    board = f"herbivores: laurentia.3=orange_archetype laurentia.1=orange_armored {BLACK}\n"
    world = World(cards + rows + board)
    assert score.feelings(world.b, world.colour("orange")) == 3 + 3 + 3


@rule("E1.a.1", "E1.b", "A2.0")
def test_with_a_new_phase_purses_are_full_and_feelings_known() -> None:
    row = "darwinian: crop nest spores beak liver\nmetabolism: eyespots brain feet gills claws\n"
    text = "orange_archetype: unborn=1 newborn=5 spent=1 felt=none pollen_a mate_guarding_a\n"
    text += "orange_archetype personality: pollen mate_guarding\nnext: EndTurn\nnext: Mothers\n"
    world = World(text + row + HOME + "next: EndActions orange\nnext: Act orange 0 0\n")
    assert not world.offered("mutate nest")
    world = World(text + row + HOME + "next: StartActions orange\n")
    assert world.offers("mutate nest orange_archetype")


@rule("I3.0", "A3.b")
def test_a_species_dies_in_the_middle_of_a_dispersal() -> None:
    text = "phase: mothers\norange_armored: genotype=scutes_a newborn=2 size=2\n"
    world = World(text + "herbivores: laurentia.3=orange_armored laurentia.2=black_archetype\n")
    world.play("mother orange_armored laurentia.3", "land laurentia.2 herbivore")
    assert world.asked == "Disperse"
    assert not world.exists("black_archetype")
    assert world.fossils("black") == ["archetype_black"]


@rule("I2.4", "I1.2", "GL.RampionsMenaces.2")
def test_an_endotherm_is_not_killed_at_once() -> None:
    text = "phase: mothers\norange_armored: genotype=scutes_a newborn=2 size=2 basal=green1\n"
    text += "black_archetype: basal=white1\n"
    world = World(text + f"herbivores: laurentia.3=orange_armored laurentia.2=black_archetype {BLACK}\n")
    world.play("mother orange_armored laurentia.3", "land laurentia.2 herbivore")
    assert world.lying == ["laurentia.2.herbivore=black_archetype"]
