"""Chapters E2, E3 and B7: promotion, new species, kiwis, cubes that are short."""

from __future__ import annotations

import pytest

from gondwana.games.bios2 import species
from gondwana.games.bios2.organs import BLUE, GREEN, RED, SUPPLY, YELLOW, amount, one
from tests.games.bios2.tools import World
from tests.tools import rule

BLACK = "siberia.6=black_archetype"
HOME = f"herbivores: laurentia.3=orange_archetype {BLACK}\n"


@rule("E2.0", "E2.c.1", "E2.c.2", "GL.Promotion", "GL.OrganeBasal", "GL.OrganePlus", "GL.Organe")
def test_the_plus_organs_become_basal_and_new_ones_come() -> None:
    world = World("orange_archetype: haemoglobin\n" + HOME)
    world.play("promote haemoglobin_b")
    assert world.basal("orange_archetype") == "yellow1"
    assert world.organs("orange_archetype") == "yellow1 white1"
    assert world.cards("orange_archetype") == ["haemoglobin_b"]


@rule("E2.0", "E2.b.1")
def test_what_is_promoted_stays_as_it_is() -> None:
    world = World("orange_archetype: haemoglobin_a\n" + HOME)
    world.refuses("promote haemoglobin_b", "E2.0")
    world.refuses("promote haemoglobin_a", "E2.0")
    world.refuses("promote brain_a", "E2.0")


@rule("E2.0")
def test_a_card_taken_in_the_same_phase_can_be_promoted() -> None:
    world = World("metabolism: eyespots feet gills claws brain\n" + HOME)
    world.play("mutate eyespots orange_archetype", "promote eyespots_a")
    assert (world.basal("orange_archetype"), world.organs("orange_archetype")) == ("red2", "red3")


@rule("E2.c.2")
def test_a_face_without_organs_has_none() -> None:
    world = World("orange_archetype: pain_receptors\n" + HOME)
    world.play("promote pain_receptors_a")
    assert world.organs("orange_archetype") == world.basal("orange_archetype") == "red1"


@rule("E2.c.1")
def test_a_card_without_a_cube_brings_none() -> None:
    world = World("orange_archetype: haemoglobin=none\n" + HOME)
    world.play("promote haemoglobin_b")
    assert world.basal("orange_archetype") == ""


@rule("E2.b.2")
def test_a_species_is_not_larger_than_the_face_allows() -> None:
    world = World("orange_archetype: size=4 nerve_cord\n" + HOME)
    world.refuses("promote nerve_cord_b", "E2.b.2")
    world.play("promote nerve_cord_a")
    assert world.cards("orange_archetype") == ["nerve_cord_a"]


@rule("E2.b.3", "E2.i")
def test_a_face_with_a_form_founds_a_species() -> None:
    world = World("orange_archetype: electrolocation\n" + HOME)
    world.refuses("promote electrolocation_a", "E2.b.3")
    world.refuses("speciate brain_a", "E2.0")
    world.play("speciate electrolocation_a")
    assert world.exists("orange_burrower")


@rule("E2.i", "GL.RampionVivant")
@pytest.mark.parametrize(
    "where", ["herbivores: laurentia.1=orange_burrower", "endangered: laurentia.5.herbivore=orange_burrower"]
)
def test_a_form_that_lives_is_not_founded_again(where: str) -> None:
    board = HOME.strip() + " " + where.removeprefix("herbivores: ") if where.startswith("herb") else HOME + where
    world = World("orange_archetype: electrolocation\norange_burrower: genotype=rod_cells_a\n" + board + "\n")
    world.refuses("speciate electrolocation_a", "E2.i")


@rule("E3.0", "E3.a", "E3.b.1", "GL.Genotype", "GL.Heredite")
def test_the_daughter_inherits_the_basal_organs() -> None:
    board = f"herbivores: laurentia.3=orange_archetype laurentia.1=orange_archetype {BLACK}\n"
    world = World("orange_archetype: electrolocation eyespots size=2\n" + board)
    world.play("speciate electrolocation_a", "pick laurentia.1 herbivore upright")
    assert (world.basal("orange_archetype"), world.basal("orange_burrower")) == ("red1", "red1")
    assert world.cards("orange_archetype") == ["eyespots"]
    assert world.b.t.faces[world.b.genotype[world.sp("orange_burrower")]] == "electrolocation_a"


@rule("E3.b.1", "GL.Heredite", "J0", "GL.Traits")
def test_plus_organs_and_traits_stay_with_the_mother() -> None:
    board = f"herbivores: laurentia.3=orange_archetype laurentia.1=orange_archetype {BLACK}\n"
    world = World("orange_archetype: basal=green2 rod_cells neurotoxin_b wonder_net\n" + board)
    world.play("speciate rod_cells_a", "pick laurentia.1 herbivore upright")
    assert world.organs("orange_burrower") == "green2"  # the red one receded
    assert world.organs("orange_archetype") == "red2 yellow1 green2"
    assert "neurotoxin_b" not in world.cards("orange_burrower")


@rule("E3.b.1", "GL.Heredite", "GL.Monstre")
def test_for_a_monster_the_daughter_has_one_cube() -> None:
    board = f"herbivores: laurentia.3=orange_archetype laurentia.1=orange_archetype {BLACK}\n"
    world = World("orange_archetype: size=3 windpipe_a electrolocation\n" + board)
    assert world.organs("orange_archetype") == "red1 green3"
    world.play("speciate electrolocation_a", "pick laurentia.1 herbivore upright")
    assert world.organs("orange_burrower") == "red1 green1"
    assert world.organs("orange_archetype") == "red1 green3"


@rule("E3.b.1")
def test_organs_printed_on_the_new_genotype_are_basal() -> None:
    board = f"herbivores: laurentia.3=orange_archetype laurentia.4=orange_archetype {BLACK}\n"
    world = World("orange_archetype: brood_pouch\n" + board)
    world.play("speciate brood_pouch_b", "pick laurentia.4 herbivore upright")
    assert world.basal("orange_swimmer") == "blue2"


@rule("E3.b.2")
def test_the_daughter_is_as_large_as_her_mother() -> None:
    world = World("orange_archetype: size=3 electrolocation\n" + HOME)
    world.play("speciate electrolocation_a")
    assert world.size("orange_burrower") == 3


@rule("E3.c")
def test_recession_takes_one_of_the_new_organs() -> None:
    board = f"herbivores: laurentia.3=orange_archetype laurentia.1=orange_archetype {BLACK}\n"
    world = World("orange_archetype: basal=yellow2 scutes\n" + board)
    world.play("speciate scutes_a", "pick laurentia.1 herbivore upright")
    assert (world.basal("orange_archetype"), world.basal("orange_armored")) == ("yellow3", "yellow2")
    world = World("orange_archetype: basal=red1 filter_feeding\n" + board)
    world.play("speciate filter_feeding_a", "pick laurentia.1 herbivore upright")
    assert world.basal("orange_swimmer") == "green1"  # red receded


@rule("E3.c")
def test_without_an_organ_of_the_colour_nothing_recedes() -> None:
    world = World("orange_archetype: pain_receptors=none\n" + HOME)
    world.play("speciate pain_receptors_b")
    assert world.told("recede") == []
    assert world.exists("orange_armored")


@rule("E3.d.1", "GL.Rampion")
def test_a_creeple_of_the_mother_becomes_the_first_of_the_daughter() -> None:
    board = (
        f"herbivores: laurentia.3=orange_archetype laurentia.1=orange_archetype laurentia.4=orange_archetype {BLACK}\n"
    )
    world = World("orange_archetype: electrolocation\n" + board)
    world.play("speciate electrolocation_a")
    assert len(world.offered("pick")) == 3
    world.play("pick laurentia.1 herbivore upright")
    assert world.at("laurentia.1.herbivore") == "orange_burrower"
    assert world.count("orange_archetype") == [5, 0, 2]
    assert world.count("orange_burrower") == [6, 0, 1]


@rule("E3.d.1")
def test_a_swimmer_in_a_forest_is_endangered_and_so_is_who_eats_it() -> None:
    board = f"herbivores: laurentia.3=orange_archetype laurentia.1=orange_archetype {BLACK}\n"
    world = World(
        "orange_archetype: brood_pouch\n" + board + "green: laurentia.1\ncarnivores: laurentia.1=black_archetype\n"
    )
    world.play("speciate brood_pouch_b", "pick laurentia.1 herbivore upright")
    assert world.lying == ["laurentia.1.herbivore=orange_swimmer", "laurentia.1.carnivore=black_archetype"]


@rule("E3.d.1")
def test_an_endangered_creeple_may_be_replaced_and_fights_for_its_level() -> None:
    text = "orange_archetype: electrolocation\nendangered: siberia.6.herbivore=orange_archetype\n"
    world = World(text + HOME)
    world.play("speciate electrolocation_a", "pick siberia.6 herbivore endangered")
    assert world.at("siberia.6.herbivore") == "orange_burrower"
    assert world.count("orange_archetype")[2] == 1


@rule("E3.d.1", "G1.2", "H1.2")
@pytest.mark.parametrize(
    ("level", "there", "card"),
    [("herbivore", "herbivores", "brood_pouch_b"), ("carnivore", "carnivores", "electrolocation_a")],
)
def test_a_daughter_who_cannot_live_there_fights_nobody(level: str, there: str, card: str) -> None:
    prey = "white_flyer: genotype=skin_flap_a\ngreen: laurentia.1\n"
    text = f"orange_archetype: size=3 basal=red3,green3 {card[:-2]}\nblack_flyer: genotype=protofeathers_a\n"
    text += f"endangered: laurentia.1.{level}=orange_archetype\n"
    if level == "herbivore":
        board = "herbivores: laurentia.3=orange_archetype laurentia.1=black_flyer gondwana.4=white_flyer\n"
    else:
        board = (
            "herbivores: laurentia.3=orange_archetype laurentia.1=white_flyer\ncarnivores: laurentia.1=black_flyer\n"
        )
    world = World(prey + text + board, seats=3)
    daughter = {"brood_pouch_b": "orange_swimmer", "electrolocation_a": "orange_burrower"}[card]
    world.play(f"speciate {card}", f"pick laurentia.1 {level} endangered")
    assert world.at(f"laurentia.1.{level}") == "black_flyer"
    assert world.lying == [f"laurentia.1.{level}={daughter}"]


@rule("E3.d.2", "I3.0")
def test_the_last_creeple_of_the_mother_takes_her_along() -> None:
    world = World("orange_archetype: electrolocation newborn=2\n" + HOME)
    world.play("speciate electrolocation_a")
    assert not world.exists("orange_archetype")
    assert world.exists("orange_burrower")
    assert world.basal("orange_burrower") == "red1"
    assert world.fossils("orange") == ["archetype_orange"]


@rule("E2.e", "E6.b.1")
def test_a_mother_too_large_begets_a_kiwi() -> None:
    text = "orange_burrower: genotype=rod_cells_a size=3 skin_flap\norange fossils: archetype_orange\n"
    world = World(text + f"herbivores: laurentia.3=orange_burrower laurentia.1=orange_burrower {BLACK}\n")
    world.play("speciate skin_flap_a", "pick laurentia.1 herbivore upright")
    assert (world.exists("orange_flyer"), world.exists("orange_archetype")) == (False, True)
    assert world.size("orange_archetype") == 3
    assert world.at("laurentia.1.herbivore") == "orange_archetype"
    assert world.fossils("orange") == []  # the wings have no upright icon


@rule("E2.e")
def test_the_kiwis_card_is_a_fossil() -> None:
    text = "orange_burrower: genotype=electrolocation_a size=3 cerci\norange fossils: archetype_orange\n"
    world = World(text + f"herbivores: laurentia.3=orange_burrower laurentia.1=orange_burrower {BLACK}\n")
    world.b.size[world.sp("orange_burrower")] = 4
    world.play("speciate cerci_a", "pick laurentia.1 herbivore upright")
    assert world.fossils("orange") == ["cerci"]


@rule("E2.e")
def test_no_kiwi_while_the_archetype_lives() -> None:
    world = World("orange_archetype: size=3 skin_flap\n" + HOME)
    world.refuses("speciate skin_flap_a", "E2.e")


@rule("E2.i")
def test_the_printed_form_counts_even_for_a_kiwi() -> None:
    text = "orange_burrower: genotype=rod_cells_a size=3 skin_flap\norange_flyer: genotype=lengthened_digits_a\n"
    world = World(text + f"herbivores: laurentia.3=orange_burrower laurentia.1=orange_flyer {BLACK}\n")
    world.refuses("speciate skin_flap_a", "E2.i")


@rule("E2.d", "J4")
def test_a_monster_counts_as_many_organs_as_the_species_is_large() -> None:
    world = World("orange_archetype: size=5 gut_flora\n" + HOME)
    world.play("promote gut_flora_a")
    assert world.organs("orange_archetype") == "green7"  # two basal ones and five
    assert world.told("monster") == ["orange_archetype gut_flora green"]


@rule("E2.d")
def test_a_blue_monster_grows_with_the_species() -> None:
    world = World("orange_archetype: size=3 egg_retention_a\n" + HOME)
    world.play("resize", "shrink orange_archetype")
    assert world.organs("orange_archetype") == "blue2"


@rule("A8.g")
def test_in_tooth_and_claw_a_monster_is_a_cube() -> None:
    world = World("orange_archetype: gut_flora\n" + HOME, options="mode=tooth_and_claw")
    world.play("promote gut_flora_a")
    assert world.organs("orange_archetype") == "green3"


@rule("B7.0")
def test_without_a_token_there_is_no_monster() -> None:
    cards = "black_archetype: windpipe_a gut_flora_a incisors_a feelers_a\n"
    world = World("orange_archetype: size=2 tail_spine\n" + cards + HOME)
    world.play("promote tail_spine_a")
    assert world.organs("orange_archetype") == "red3"
    assert species.tokens(world.b, GREEN) == 0


def short_of(world: World, colour: int, sp: str) -> None:
    """Put all cubes of a colour that are left on the genotype of a species."""
    used = sum(amount(world.b.organs[n], colour) for n in range(20))
    at = world.sp(sp)
    world.b.basal[at] += (SUPPLY[colour] - used) * one(colour)
    world.b.organs[at] += (SUPPLY[colour] - used) * one(colour)


@rule("B7.a")
def test_a_missing_cube_is_stolen_plus_cubes_first() -> None:
    text = "metabolism: rod_cells feet gills claws brain\nblack_archetype: eyespots egg_retention_a\n"
    world = World(text + HOME)
    short_of(world, RED, "black_archetype")
    world.play("mutate rod_cells orange_archetype")
    assert world.asked == "Steal"
    world.refuses("rob_basal black_archetype red", "B7.a")
    world.play("rob black_archetype eyespots red")
    assert world.organs("orange_archetype") == "red1"
    assert world.told("steal") == ["orange_archetype black_archetype red"]


@rule("B7.a")
def test_a_monster_gives_its_token_before_a_basal_cube_goes() -> None:
    text = "darwinian: nest pollen beak crop liver\nblack_archetype: size=3 egg_retention_a\n"
    world = World(text + HOME)
    world.b.basal[world.sp("black_archetype")] = SUPPLY[BLUE] * one(BLUE)
    world.play("mutate nest orange_archetype")
    assert world.texts == ["no", "rob_monster black_archetype egg_retention"]
    world.play("rob_monster black_archetype egg_retention")
    assert (world.size("black_archetype"), world.cards("black_archetype")) == (1, [])
    assert amount(world.b.organs[world.sp("orange_archetype")], BLUE) == 1
    assert world.s.check() == ""


@rule("B7.a")
def test_basal_cubes_go_last_and_nobody_dies_of_it() -> None:
    world = World("metabolism: feet rod_cells gills claws brain\n" + HOME)
    short_of(world, YELLOW, "black_archetype")
    world.play("mutate feet orange_archetype", "rob_basal black_archetype yellow")
    assert world.organs("orange_archetype") == "yellow1"
    assert world.exists("black_archetype")


@rule("B7.a")
def test_who_does_not_steal_places_no_cube() -> None:
    world = World("metabolism: feet rod_cells gills claws brain\n" + HOME)
    short_of(world, YELLOW, "black_archetype")
    world.play("mutate feet orange_archetype", "no")
    assert world.organs("orange_archetype") == ""


@rule("E2.g")
def test_new_venom_endangers_at_once_who_ate_it() -> None:
    text = "orange_archetype: neurotoxin\n"
    world = World(text + HOME + "carnivores: laurentia.3=black_archetype\n")
    world.play("promote neurotoxin_b")
    assert world.lying == ["laurentia.3.carnivore=black_archetype"]


@rule("GL.Espece", "GL.Forme")
def test_with_all_five_forms_there_is_no_new_species() -> None:
    text = (
        "orange_archetype: electrolocation brood_pouch skin_flap cerci\n"
        "orange_armored: genotype=breathing_pores_b\norange_burrower: genotype=rod_cells_a\n"
        "orange_swimmer: genotype=gills_a\norange_flyer: genotype=protofeathers_a\n"
    )
    board = (
        "herbivores: laurentia.3=orange_archetype laurentia.1=orange_armored laurentia.2=orange_burrower "
        f"laurentia.6=orange_swimmer laurentia.4=orange_flyer {BLACK}\n"
    )
    assert World(text + board).offered("speciate") == []


@rule("E3.d.2", "G8.1")
@pytest.mark.parametrize(("answer", "where"), [("yes", "carnivore"), ("no", "herbivore")])
def test_a_mother_who_loses_to_her_daughter_is_not_extinct_yet(answer: str, where: str) -> None:
    text = "orange_burrower: genotype=rod_cells_a size=3 skin_flap\nblack_burrower: genotype=claws_b\n"
    text += "orange fossils: archetype_orange\nendangered: laurentia.2.herbivore=orange_burrower\n"
    board = f"herbivores: laurentia.2=orange_burrower {BLACK}\ncarnivores: laurentia.2=black_burrower\n"
    world = World(text + board)
    world.play("speciate skin_flap_a", "pick laurentia.2 herbivore endangered")
    assert (world.asked, world.texts) == ("Switch", ["yes", "no"])
    world.play(answer)
    assert world.count("orange_burrower") == [6, 0, 1]
    assert (f"laurentia.2.{where}=orange_burrower" in world.lying) == (answer == "no")
    assert world.s.check() == ""


@rule("I3.0", "J2.c", "B7.a")
def test_a_species_that_dies_of_a_theft_is_nobodys_host() -> None:
    text = "colours: green black\ndone: black\ngreen_archetype: size=2 neurotoxin_b mandibles\n"
    text += "black_flyer: genotype=lengthened_digits_a size=3 feelers_a eyespots\n"
    board = f"herbivores: baltica.3=green_archetype {BLACK}\ncarnivores: baltica.3=black_flyer\n"
    world = World(text + board)
    black = world.sp("black_archetype")
    world.b.basal[black] = species.supply(world.b, GREEN) * one(GREEN)
    species.refresh(world.b, black)
    world.play("promote mandibles_b", "rob_monster black_flyer feelers")
    assert not world.exists("black_flyer")
    assert world.told("host") == []
