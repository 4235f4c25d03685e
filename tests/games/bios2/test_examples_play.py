"""The worked examples of the book about actions, dispersal, contests, burial and traits (E to K), as positions."""

from __future__ import annotations

import pytest

from tests.games.bios2.tools import World
from tests.tools import rule

BLACK_HOME = "siberia.1=black_archetype"
RED = "electrolocation chemical_sense brain cerebellum magnetic_sense"
BLUE = "courtship_dance grooming yolky_eggs pollen brood_pouch"


def seen(world: World) -> str:
    """The colours of the Darwinian row."""
    return " ".join(["green", "blue"][world.b.t.colour[card] - 2] for card in world.b.row[1] if card >= 0)


# -- actions ---------------------------------------------------------------------------------------------------------


@rule("E1.a", "E1.a.1", "E1.a.2")
def test_each_species_pays_for_itself() -> None:
    world = World(
        "green: " + " ".join(f"{c}.{n}" for c in ("laurentia", "baltica", "siberia") for n in range(1, 7)) + "\n"
        "orange_archetype: newborn=4\norange_flyer: genotype=skin_flap_a\n"
        f"metabolism: {RED}\ndarwinian: caecum grooming crop beak liver\n"
        f"herbivores: laurentia.1=orange_archetype laurentia.2=orange_flyer {BLACK_HOME}"
    )
    assert (world.count("orange_archetype")[0], world.count("orange_flyer")[0]) == (2, 6)
    world.play("mutate chemical_sense orange_archetype")
    world.play("mutate electrolocation orange_flyer", "mutate caecum orange_flyer", "mutate cerebellum orange_flyer")
    assert (world.count("orange_archetype")[0], world.count("orange_flyer")[0]) == (2, 6)
    assert world.told("mutate")[-1] == "orange_flyer cerebellum 6"


@rule("E1.a", "E1.b")
@pytest.mark.parametrize(("felt", "allowed"), [("felt=blue1", True), ("", False)])
def test_jealousy_makes_blue_cards_cheaper(felt: str, allowed: bool) -> None:
    world = World(
        f"orange_archetype: {felt}\ndarwinian: caecum grooming courtship_dance crop beak\n"
        f"herbivores: laurentia.1=orange_archetype laurentia.2=orange_archetype laurentia.3=orange_archetype "
        f"laurentia.4=orange_archetype {BLACK_HOME}"
    )
    assert seen(world).split()[1:3] == ["blue", "blue"]
    assert world.count("orange_archetype")[0] == 3
    world.play("mutate grooming orange_archetype")
    assert world.offers("mutate courtship_dance orange_archetype") == allowed


@rule("E2.d", "J4")
def test_a_ruminant_counts_as_many_organs_as_its_size() -> None:
    text = f"orange_archetype: size=5 gut_flora_a\nherbivores: laurentia.3=orange_archetype {BLACK_HOME}\n"
    assert World(text).organs("orange_archetype") == "green5"
    world = World(text + "next: EndTurn\nnext: EventDone\nnext: Recheck\nnext: Radiation orange_archetype 12")
    assert (world.size("orange_archetype"), world.organs("orange_archetype")) == (4, "green4")
    assert world.cards("orange_archetype") == ["gut_flora_a"]


@rule("E3.0", "E3.a", "E3.b.1", "E3.d.1")
def test_an_infrared_pit_makes_a_burrower() -> None:
    world = World(
        "orange_archetype: electrolocation\n"
        f"herbivores: laurentia.3=orange_archetype laurentia.4=orange_archetype {BLACK_HOME}"
    )
    world.play("speciate electrolocation_a", "pick laurentia.4 herbivore upright")
    assert (world.basal("orange_archetype"), world.cards("orange_archetype")) == ("red1", [])
    assert world.basal("orange_burrower") == "red1"
    assert world.at("laurentia.4.herbivore") == "orange_burrower"


@rule("E3.d.1", "E4")
def test_three_actions_bring_four_newborns() -> None:
    world = World(
        "green: laurentia.south baltica.south siberia.south gondwana.south laurentia.1 laurentia.2 baltica.2 baltica.4 "
        "gondwana.3\norange_archetype: basal=blue1 scutes\n"
        f"herbivores: laurentia.3=orange_archetype laurentia.4=orange_archetype {BLACK_HOME}"
    )
    world.play("speciate scutes_a", "pick laurentia.4 herbivore upright")
    world.play("populate orange_archetype 2", "populate orange_armored 2")
    assert world.count("orange_armored") == [4, 2, 1]
    assert world.count("orange_archetype") == [4, 2, 1]


@rule("E5")
def test_neoteny_twice_leaves_a_swimmer_without_basal_organs() -> None:
    world = World(
        "orange_swimmer: genotype=gills_a basal=blue2\n"
        f"herbivores: laurentia.3=orange_archetype laurentia.5=orange_swimmer {BLACK_HOME}"
    )
    world.play("neoteny", "shed orange_swimmer blue", "neoteny", "shed orange_swimmer blue")
    assert world.basal("orange_swimmer") == ""
    assert world.exists("orange_swimmer")


@rule("E6.a", "E6.b.1", "E6.b.2", "J1.2")
def test_the_last_flyers_become_kiwis() -> None:
    world = World(
        "orange_flyer: genotype=thoracic_muscles_a basal=yellow1 hair_follicles_a\norange fossils: archetype_orange\n"
        f"herbivores: laurentia.1=orange_flyer laurentia.2=orange_flyer laurentia.3=orange_flyer {BLACK_HOME}"
    )
    world.play("resize", "grow orange_flyer")
    assert not world.exists("orange_flyer")
    assert (world.size("orange_archetype"), world.cards("orange_archetype")) == (2, ["hair_follicles_a"])
    assert world.organs("orange_archetype") == "yellow1 white1"
    assert [world.at(f"laurentia.{n}.herbivore") for n in (1, 2, 3)] == ["orange_archetype"] * 3
    assert world.count("orange_archetype") == [4, 0, 3]
    assert world.fossils("orange") == []


# -- dispersal -------------------------------------------------------------------------------------------------------


@rule("F1.0", "F1.a", "F4.a", "F5.0", "F5.1")
def test_a_chain_of_newborns_reaches_another_continent() -> None:
    world = World(
        "cratons: siberia@4 gondwana@4 laurentia@1 baltica@6\nwhite: baltica.0 laurentia.0\n"
        "orange_archetype: size=4 newborn=2\norange_burrower: genotype=electrolocation_a size=1 newborn=1\n"
        "herbivores: gondwana.0=orange_archetype siberia.1=orange_burrower siberia.6=black_archetype\nphase: mothers"
    )
    world.play("mother orange_archetype gondwana.0")
    assert not world.offered("land siberia")
    world.play("land gondwana.5 herbivore", "mother orange_archetype gondwana.5", "land siberia.2 herbivore")
    world.play("mother orange_burrower siberia.1", "land siberia.2 carnivore")
    assert world.at("siberia.2.herbivore") == "orange_archetype"
    assert world.at("siberia.2.carnivore") == "orange_burrower"


@rule("F2.a")
@pytest.mark.parametrize(("line", "points"), [("size=1", 1), ("size=5 basal=blue1", 6)])
def test_size_and_blue_organs_are_dispersal_points(line: str, points: int) -> None:
    world = World(f"orange_archetype: {line}\nherbivores: laurentia.3=orange_archetype {BLACK_HOME}")
    zone = world.game.view(world.b, 0).scene.zone("orange_archetype")
    assert zone.data["points"] == points


SWIMMERS = (
    "green: laurentia.south baltica.south siberia.south gondwana.south laurentia.2\n"
    "orange_archetype: basal=blue1 gills\nblack_flyer: genotype=skin_flap_a\nwhite_archetype: size=1\n"
    "herbivores: laurentia.2=orange_archetype laurentia.3=white_archetype laurentia.4=orange_archetype "
    "siberia.1=black_archetype\ncarnivores: laurentia.2=black_flyer"
)


@rule("E3.d.1", "E4", "F1.a", "F1.b", "F3.b.2", "F4.a", "GL.RampionsMenaces.1")
def test_a_swimmer_born_in_a_forest_finds_the_bloom() -> None:
    world = World(SWIMMERS, seats=3)
    world.play("speciate gills_a", "pick laurentia.2 herbivore upright", "populate orange_swimmer 2")
    assert world.lying == ["laurentia.2.herbivore=orange_swimmer", "laurentia.2.carnivore=black_flyer"]
    world.play("pass", "pass", "mother orange_swimmer laurentia.2", "land laurentia.3 carnivore")
    world.play("mother orange_swimmer laurentia.3", "land laurentia.south herbivore")
    assert world.at("laurentia.3.carnivore") == "orange_swimmer"
    assert world.at("laurentia.south.herbivore") == "orange_swimmer"


INVADED = (
    "green: laurentia.2 laurentia.south\nwhite: baltica.0\n"
    "orange_armored: genotype=scutes_a newborn=1\nblack_archetype: basal=red1\n"
    "black_flyer: genotype=skin_flap_a basal=red1 {newborn}\n"
    "herbivores: laurentia.2=black_archetype laurentia.3=orange_armored laurentia.4=orange_archetype\n"
    "carnivores: laurentia.2=black_flyer\ndone: orange black\n"
    "ending: eras\nnext: EndTurn\nnext: Fade\nnext: Land orange_armored laurentia.3"
)


@rule("F6.a", "F6.b", "H3", "I2.4")
def test_an_armoured_invader_loses_to_the_flyer() -> None:
    world = World(INVADED.format(newborn=""))
    world.play("land laurentia.2 carnivore")
    assert world.at("laurentia.2.carnivore") == "black_flyer"
    assert world.told("kill") == ["orange_armored laurentia.2"]


@rule("F6.a", "F6.b", "G3", "H1.1", "I2.4")
@pytest.mark.parametrize(("newborn", "dies"), [("", True), ("newborn=1", False)])
def test_an_armoured_invader_starves_the_flyer(newborn: str, dies: bool) -> None:
    world = World(INVADED.format(newborn=newborn))
    world.play("land laurentia.2 herbivore")
    assert world.at("laurentia.2.herbivore") == "orange_armored"
    fallen = ["black_archetype laurentia.2 herbivore", "black_flyer laurentia.2 carnivore"]
    assert sorted(world.told("endanger")) == fallen
    assert ("black_flyer laurentia.2" in world.told("kill")) == dies
