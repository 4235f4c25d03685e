"""The worked examples of the book about contests, burial, fossils, traits and other worlds (G to K), as positions."""

from __future__ import annotations

import pytest

from gondwana.games.bios2 import contests
from gondwana.games.bios2.frames.disperse import places
from gondwana.games.bios2.state import CARNIVORE, HERBIVORE
from gondwana.games.bios2.why import decided
from tests.games.bios2.happen import Struck
from tests.games.bios2.tools import World
from tests.tools import rule

# -- contests: the moose is green, the squirrel black, both archetypes; they meet in the weeds of Siberia 1 -----------

MEADOW = (
    "colours: green black white\ngreen_archetype: {moose}\nblack_archetype: {squirrel}\n"
    "white_flyer: genotype=lengthened_digits_a {bird}\nherbivores: siberia.1=black_archetype baltica.3=green_archetype "
    "baltica.4=white_flyer gondwana.4=white_archetype\n"
)
EATEN = "carnivores: siberia.1=white_flyer\n"


def beaten(lines: str, **words: str) -> tuple[str, str]:
    """Who of moose and squirrel loses, and by which paragraph."""
    beasts = {"moose": "", "squirrel": "", "bird": ""} | words
    world = World(MEADOW.format(**beasts) + lines, seats=3)
    moose, squirrel = world.sp("green_archetype"), world.sp("black_archetype")
    lost, step, _ = decided(world.b, moose, squirrel, world.biome("siberia.1"), HERBIVORE)
    assert lost == contests.loser(world.b, world.biome("siberia.1"), HERBIVORE, squirrel, moose)
    return {moose: "moose", squirrel: "squirrel"}[lost], step


@rule("G3", "G4", "G5", "G7", "F4.b")
@pytest.mark.parametrize(
    ("lines", "words", "outcome"),
    [
        (EATEN, {"moose": "liver_a", "bird": "size=1"}, ("squirrel", "G3")),
        (EATEN, {"moose": "liver_a basal=yellow1", "bird": "size=3"}, ("squirrel", "G4")),
        (EATEN, {"squirrel": "basal=yellow1"}, ("moose", "G4")),
        ("", {"moose": "basal=green2", "squirrel": "basal=yellow1,green3"}, ("moose", "G5")),
        ("strip: ice_age\n", {"moose": "size=2"}, ("squirrel", "G6")),
        ("strip: ice_age\n", {}, ("squirrel", "G7")),
    ],
)
def test_moose_and_squirrel(lines: str, words: dict[str, str], outcome: tuple[str, str]) -> None:
    assert beaten(lines, **words) == outcome


@rule("G3", "H1.1", "F4.b")
def test_the_pterodactyl_starves_when_the_venomous_moose_comes() -> None:
    world = World(
        "colours: green black white\ngreen_archetype: liver_a newborn=1\nwhite_flyer: genotype=skin_flap_a newborn=1\n"
        "herbivores: siberia.1=black_archetype siberia.2=green_archetype gondwana.4=white_archetype\n"
        "carnivores: siberia.1=white_flyer\nphase: mothers\ndone: green\n"
        "next: EndTurn\nnext: Disperse white\nnext: Fade\nnext: Land green_archetype siberia.2",
        seats=3,
    )
    world.play("land siberia.1 herbivore")
    assert world.at("siberia.1.herbivore") == "green_archetype"
    assert set(world.lying) == {"siberia.1.herbivore=black_archetype", "siberia.1.carnivore=white_flyer"}


@rule("H3", "F3.d")
def test_a_crocodile_beats_a_dolphin_in_the_bloom() -> None:
    world = World(
        "orange_swimmer: genotype=gills_a basal=yellow1\nblack_swimmer: genotype=budding_a basal=yellow2\n"
        "white_swimmer: genotype=salt_glands_a\nherbivores: laurentia.south=white_swimmer laurentia.5=orange_swimmer "
        "laurentia.6=black_swimmer laurentia.3=orange_archetype siberia.1=black_archetype",
        seats=3,
    )
    dolphin, crocodile = world.sp("orange_swimmer"), world.sp("black_swimmer")
    lost, step, _ = decided(world.b, dolphin, crocodile, world.biome("laurentia.south"), CARNIVORE)
    assert (lost, step) == (dolphin, "H3")


@rule("GL.Niche", "G5", "H3")
def test_the_niches_of_a_forest() -> None:
    world = World(
        "strip: ice_age\ncratons: siberia@1 laurentia@4 baltica@4 gondwana@4\n"
        "green: siberia.1 laurentia.south baltica.south gondwana.south\n"
        "orange_archetype: basal=red1\nblack_archetype: basal=white1\n"
        "herbivores: laurentia.3=orange_archetype siberia.2=black_archetype siberia.1=white_archetype",
        seats=3,
    )
    orange, black, place = world.sp("orange_archetype"), world.sp("black_archetype"), world.biome("siberia.1")
    assert decided(world.b, orange, black, place, CARNIVORE)[:2] == (black, "H3")
    assert decided(world.b, orange, black, place, HERBIVORE)[:2] == (orange, "G5")


@rule("G3", "H1.1")
def test_a_bird_of_caterpillars_falls_with_them() -> None:
    world = World(
        "colours: black orange white\nwhite_burrower: genotype=electrolocation_a newborn=1\n"
        "orange_flyer: genotype=skin_flap_a newborn=1\n"
        "green: siberia.1 siberia.south laurentia.south baltica.south gondwana.south\n"
        "herbivores: siberia.1=black_archetype siberia.2=white_burrower laurentia.3=orange_archetype\n"
        "carnivores: siberia.1=orange_flyer\nphase: mothers\n"
        "next: EndTurn\nnext: Disperse orange\nnext: Fade\nnext: Land white_burrower siberia.2",
        seats=3,
    )
    world.play("land siberia.1 herbivore")
    assert set(world.lying) >= {"siberia.1.carnivore=orange_flyer"}
    assert world.at("siberia.1.herbivore") == "white_burrower"


# -- burial and fossils ----------------------------------------------------------------------------------------------


@rule("I1.1", "I1.2")
def test_warm_blood_saves_flyers_from_under_the_ice() -> None:
    world = World(
        "orange_flyer: genotype=skin_flap_a hair_follicles size=2\n"
        "herbivores: laurentia.3=orange_archetype siberia.1=black_archetype\n"
        "endangered: laurentia.0.herbivore=orange_flyer\n"
        "ending: eras\nnext: EndTurn\nnext: Burial\nnext: Act orange 1 0\nnext: Recheck"
    )
    world.play("promote hair_follicles_a")
    assert world.organs("orange_flyer") == "yellow1 white1"
    world.play("flee laurentia.2 herbivore")
    assert world.told("flee") == ["orange_flyer laurentia.0 laurentia.2"]
    assert world.told("bury") == []


@rule("I4.a", "I4.b")
def test_tokens_of_the_first_era() -> None:
    three = "laurentia.1={0} laurentia.2={0} laurentia.3={0}"
    world = World(
        "colours: white orange green\nera over: yes\nphase: burial\n"
        f"herbivores: {three.format('white_archetype')} baltica.2=orange_archetype baltica.3=orange_archetype "
        "baltica.4=orange_archetype siberia.1=green_archetype siberia.2=green_archetype\n",
        seats=3,
    )
    assert sorted(world.told("award")) == ["green 0", "orange 1", "white 1"]


# -- personalities and tools -----------------------------------------------------------------------------------------

HOME = "herbivores: laurentia.3=orange_archetype siberia.1=black_archetype\n"


@rule("E2.h", "J6.a", "J6.b.1", "J6.d.1", "A7.e")
def test_antenna_and_lung_make_fear_and_mobbing_doubles_it() -> None:
    world = World(f"orange_archetype: alveolar_sacs chemical_sense_a aggregation_pheromones\n{HOME}")
    world.play("promote alveolar_sacs_a", "couple chemical_sense alveolar_sacs")
    world.play("promote aggregation_pheromones_a", "join aggregation_pheromones 1")
    assert world.told("emotion") == ["orange_archetype yellow"] * 2
    parts = world.game.view(world.b, 0).scene.zone("orange.hand").data["parts"]
    assert parts["emotions"] == 2


ROW = "orange_archetype personality: chemical_sense aggregation_pheromones alveolar_sacs\n"
FEARFUL = "orange_archetype: {cubes}\n" + ROW
THREE = "chemical_sense_a aggregation_pheromones_a alveolar_sacs_a"


@rule("J6.e")
def test_two_fears_make_yellow_cards_cost_one() -> None:
    row = "metabolism: windpipe feet brain scutes claws\n"
    world = World(FEARFUL.format(cubes=THREE) + row + HOME)
    world.play("mutate scutes orange_archetype", "mutate windpipe orange_archetype")
    assert world.told("mutate") == ["orange_archetype scutes 1", "orange_archetype windpipe 0"]


@rule("J6.g")
def test_fearful_cards_stay_without_organs() -> None:
    bare = "chemical_sense_a aggregation_pheromones_a alveolar_sacs_a=yellow1"
    world = World(
        FEARFUL.format(cubes=bare.replace("sense_a", "sense_a=none"))
        + HOME
        + "ending: eras\nnext: EndTurn\nnext: EventDone\nnext: Radiation orange_archetype 3"
    )
    assert world.organs("orange_archetype") == ""
    assert len(world.cards("orange_archetype")) == 3


@rule("J6.c", "J6.d.1", "J6.d.2", "J6.f.1")
def test_an_angry_bird_has_one_head() -> None:
    world = World(
        "orange_flyer: genotype=skin_flap_a fighting_dimorphism_a radula_a brain hormones basal=blue1\n"
        "herbivores: laurentia.2=orange_flyer laurentia.3=orange_archetype siberia.1=black_archetype\n"
    )
    world.play("promote brain_b")
    assert world.texts == ["done", "couple radula brain", "couple fighting_dimorphism brain"]
    world.play("couple fighting_dimorphism brain")
    assert world.told("emotion") == ["orange_flyer red"]
    world.play("promote hormones_a")
    assert world.texts == ["done", "join hormones 2"]
    world.play("join hormones 2")
    assert world.told("emotion")[-1] == "orange_flyer yellow"
    assert world.told("language") == []


@rule("J6.e", "E1.b")
def test_only_the_angry_species_buys_red_at_half_price() -> None:
    world = World(
        "orange_flyer: genotype=skin_flap_a fighting_dimorphism_a brain_b\n"
        "orange_flyer personality: fighting_dimorphism brain\n"
        "metabolism: windpipe feet feelers scutes claws\n"
        "herbivores: laurentia.2=orange_flyer laurentia.3=orange_archetype siberia.1=black_archetype\n"
    )
    (feelers,) = [p for p in world.game.view(world.b, 0).scene.zone("metabolism").pieces if p.id == "card.feelers"]
    assert feelers.data["prices"] == {"orange_archetype": 4, "orange_flyer": 2}


@rule("F2.t.1", "F2.t.2", "F3.c", "J7.b")
def test_a_diving_bell_follows_a_swimmer_into_the_sea() -> None:
    text = (
        "white: baltica.0\ngreen: laurentia.0 laurentia.south baltica.south siberia.south gondwana.south\n"
        "orange_swimmer: genotype=gills_a size=3\nblack_burrower: genotype=electrolocation_a size=3\n"
        "tools: diving_bell=black_burrower\n"
        "herbivores: laurentia.3=orange_swimmer{more}\ncarnivores: laurentia.3=black_burrower"
    )
    world = World(text.format(more=""))
    swimmer, burrower = world.sp("orange_swimmer"), world.sp("black_burrower")
    lands = [world.game.codec.text(world.b, act) for act in places(world.b, swimmer, world.biome("laurentia.3"))]
    assert "land laurentia.5 herbivore" in lands
    assert not [text for text in lands if "laurentia.0" in text]
    after = World(text.format(more=" laurentia.5=orange_swimmer"))
    dives = [after.game.codec.text(after.b, act) for act in places(after.b, burrower, after.biome("laurentia.3"))]
    assert "land laurentia.5 carnivore" in dives
    assert "land laurentia.5 herbivore" not in dives


OASIS = "colours: black\ngreen_swimmer: genotype=gills_a newborn=1 size=3\nwhite: tharsis.6 arabia.1\n"


@rule("K5.a", "K7.b", "K7.c")
def test_an_alga_withers_when_its_water_is_gone() -> None:
    struck = Struck(f"{OASIS}plants: tharsis.1=green_archetype tharsis.6=green_swimmer", seats=1)
    struck.move("atmosphere", "continent", "white", rain_shadow=True)
    struck.play("liberate tharsis.6 white", "seed clouds")
    assert struck.at("tharsis.6.plant") == ""
    assert "tharsis.6.plant=green_swimmer" in struck.lying


@rule("K7.b", "K7.c", "F1.b")
def test_an_alga_that_dries_up_leaves_young_ones() -> None:
    world = World(
        f"{OASIS}plants: tharsis.1=green_archetype tharsis.5=green_archetype\n"
        "endangered: tharsis.3.plant=green_swimmer\nphase: mothers\n"
        "ending: eras\nnext: EndTurn\nnext: Burial\nnext: Disperse green",
        seats=1,
    )
    world.play("mother green_swimmer tharsis.3", "land tharsis.6 plant")
    assert world.told("bury") == ["green_swimmer tharsis.3"]
    assert world.at("tharsis.6.plant") == "green_swimmer"
