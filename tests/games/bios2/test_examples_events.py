"""The worked examples of the book about set-up and events (C1, K3, D), as positions."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import STRIPS
from tests.games.bios2.happen import Struck
from tests.games.bios2.tools import World
from tests.tools import rule

GAME = gondwana.game("bios2")


def new(seats: int, **options: object) -> Bios2:
    """A game that has just been laid out."""
    s = GAME.new(seats, 3, options)
    assert isinstance(s, Bios2)
    return s


# -- set-up ----------------------------------------------------------------------------------------------------------


@rule("B5", "C1.g", "C1.h", "C1.i", "C1.j", "C1.k", "GL.Reservoir")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_earth_begins_with_seven_percent_of_oxygen_under_eden(seats: int) -> None:
    s = new(seats)
    assert [s.air_black, s.air_white, s.clouds, s.oxygen] == [3, 3, 6, 14]
    assert (s.t.percent[s.oxygen], s.t.albedo[s.clouds], STRIPS[s.strip]) == (7, 40, "eden")
    assert s.map.row == [4, 4, 4, 4]


@rule("K3.a", "K3.b.1", "K3.c", "K3.d", "K3.g")
def test_mars_begins_with_half_the_discs_and_three_percent() -> None:
    s = new(1)
    assert [s.air_black, s.air_white, s.clouds] == [0, 1, 1]
    assert sum(s.discs[h] == 2 for h in s.map.hexes) == 4
    GAME.play(s, "colour black")
    while s.living[0] < 2:
        s.step(s.acts[0])
    assert (s.unborn[0], s.t.percent[18]) == (3, 3)


@rule("GL.DeLatitude", "D1.1")
def test_a_die_is_the_latitude_of_the_middle_row() -> None:
    world = World()
    rows = {world.b.map.latitude[world.biome(f"siberia.{n}")] for n in range(7)}
    assert rows == {3, 4, 5}


# -- plates and climax -----------------------------------------------------------------------------------------------


@rule("A1.d.2", "D3.0", "D3.a.1", "D3.c", "D3.d", "D3.e", "GL.Damocles.1")
def test_laurentia_strikes_siberia() -> None:
    struck = Struck(
        "colours: orange black\ncratons: laurentia@5 siberia@3 baltica@1 gondwana@6\n"
        "black: laurentia.north baltica.0 baltica.1\nwhite: gondwana.0 gondwana.1 gondwana.3\n"
        "green: laurentia.north siberia.5\nherbivores: siberia.5=black_archetype laurentia.3=orange_archetype"
    )
    black, _, _, green = struck.air
    struck.happen("collision", craton="laurentia", way=1)
    assert struck.hexes("black") == ["baltica.0", "baltica.1", "siberia.4", "siberia.5"]
    assert struck.lying == ["siberia.5.herbivore=black_archetype"]
    assert struck.disc("laurentia.north") == "none"
    assert (struck.air[0], struck.air[3]) == (black - 2 + 1, green + 2)
    assert struck.b.map.mass[2] == 0
    assert struck.b.map.row[0] == 5


@rule("D5.0", "D5.a.1", "GL.DeLatitude")
def test_a_climax_of_one_and_six_greens_one_hex_of_northern_siberia() -> None:
    struck = Struck(
        "colours: orange black\ncratons: siberia@1 laurentia@3 baltica@3 gondwana@3\nstrip: warm\n"
        "black: siberia.5\nwhite: laurentia.0 baltica.0 gondwana.0\ngreen: siberia.0\nclouds: 9\n"
        "herbivores: siberia.2=black_archetype laurentia.3=orange_archetype"
    )
    struck.happen("climax", latitudes="1 6")
    assert struck.hexes("green") == ["siberia.0", "siberia.2"]
    assert struck.disc("siberia.5") == "black"
    assert struck.lying == []


# -- mutagens, radiation, disease ------------------------------------------------------------------------------------

TWO_BLACK = (
    "colours: orange black\nblack_archetype: basal=red2 brain=red2 chemical_sense\n"
    "black_burrower: genotype=electrolocation_a basal=red5\n"
    "herbivores: siberia.6=black_archetype siberia.1=black_burrower laurentia.3=orange_archetype"
)


@rule("A8.b.2", "D7.1", "D7.a", "I3.c")
def test_a_mutagen_of_two_and_of_one() -> None:
    struck = Struck(TWO_BLACK, options="mode=tooth_and_claw")
    struck.happen("mutagen", dice=(1, 2))
    struck.play("drop brain red", "drop brain red")
    assert not struck.exists("black_burrower")
    assert struck.organs("black_archetype") == "red2"
    assert struck.cards("black_archetype") == []
    worse = Struck(TWO_BLACK, options="mode=tooth_and_claw")
    worse.happen("mutagen", dice=(1, 1))
    assert not worse.exists("black_archetype")
    assert worse.told("lazarus") == ["black"]


@rule("D7.0", "D7.1", "D7.b")
def test_at_four_percent_two_organs_are_left() -> None:
    struck = Struck(
        "green: laurentia.south\norange_archetype: basal=red3\n"
        "orange_flyer: genotype=skin_flap_a basal=yellow2 brain chemical_sense\n"
        "herbivores: laurentia.3=orange_archetype laurentia.4=orange_flyer siberia.1=black_archetype"
    )
    assert struck.b.t.percent[struck.b.oxygen] == 4
    shown = [list(row) for row in struck.b.row]
    struck.happen("mutagen")
    struck.play("drop brain red", "drop brain red")
    assert not {card for row in shown for card in row[:4]} & {card for row in struck.b.row for card in row}
    assert not struck.exists("orange_archetype")
    assert struck.organs("orange_flyer") == "yellow2"


@rule("D7.0", "D7.c", "D7.d", "D7.e", "J4")
def test_under_an_albedo_of_a_fifth_a_monster_shrinks_until_it_goes() -> None:
    struck = Struck(
        "colours: green black\nclouds: 2\ngreen_archetype: size=3 basal=red3 odontodes_a\n"
        "green_armored: genotype=scutes_a basal=red3,white1\n"
        "herbivores: baltica.3=green_archetype baltica.2=green_armored siberia.1=black_archetype"
    )
    struck.happen("mutagen")
    assert (struck.size("green_archetype"), struck.basal("green_archetype")) == (1, "red3")
    assert struck.cards("green_archetype") == []
    assert struck.organs("green_armored") == "red3 white1"


@rule("D7.e", "GL.Atrophie.2")
def test_a_monster_may_dwarf_at_once() -> None:
    struck = Struck(
        "orange_archetype: size=6 mandibles_a aggregation_pheromones=blue1\n"
        "herbivores: laurentia.3=orange_archetype siberia.1=black_archetype"
    )
    struck.happen("mutagen")
    struck.play("dwarf mandibles", "dwarf mandibles", "dwarf mandibles")
    assert (struck.size("orange_archetype"), struck.organs("orange_archetype")) == (3, "red3 blue1")


@rule("D8.0", "D8.a", "D8.c")
def test_hypercapnia_takes_the_yellow_plus_organ() -> None:
    struck = Struck(
        "orange_archetype: basal=blue2 alveolar_sacs\n"
        "herbivores: laurentia.3=orange_archetype siberia.1=black_archetype"
    )
    struck.happen("radiation", radiation="metabolic")
    assert (struck.organs("orange_archetype"), struck.cards("orange_archetype")) == ("blue2", [])


@rule("D9.1", "D9.2", "F4.0")
def test_birds_of_prey_fall_with_those_that_fed_them() -> None:
    struck = Struck(
        "colours: black orange\norder: black orange\norange_flyer: genotype=skin_flap_a\n"
        "herbivores: siberia.0=black_archetype siberia.1=black_archetype siberia.2=black_archetype "
        "siberia.5=black_archetype siberia.6=black_archetype laurentia.0=orange_archetype laurentia.1=orange_archetype "
        "laurentia.2=orange_archetype laurentia.3=orange_archetype laurentia.4=orange_archetype\n"
        "carnivores: siberia.1=orange_flyer siberia.2=orange_flyer laurentia.0=orange_flyer laurentia.1=orange_flyer "
        "laurentia.2=orange_flyer",
        options="mode=tooth_and_claw",
    )
    struck.happen("crowd_disease")
    struck.play("pick siberia.1 herbivore upright", "pick siberia.2 herbivore upright")
    assert struck.lying == ["siberia.1.carnivore=orange_flyer", "siberia.2.carnivore=orange_flyer"]
    struck.play("pick laurentia.3 herbivore upright", "pick laurentia.4 herbivore upright")
    struck.play("pick siberia.1 carnivore endangered", "pick siberia.2 carnivore endangered")
    assert [struck.count(sp)[2] for sp in ("black_archetype", "orange_archetype", "orange_flyer")] == [3, 3, 3]
    assert struck.lying == []


# -- reservoirs ------------------------------------------------------------------------------------------------------


@rule("D10.c.1", "GL.Oxygene")
@pytest.mark.parametrize(("forests", "happens"), [(11, True), (12, False)])
def test_wetlands_rot_only_where_there_are_microbes(forests: int, happens: bool) -> None:
    hexes = [f"{craton}.{n}" for craton in ("laurentia", "baltica") for n in (1, 2, 3, 4, 5, 6)][:forests]
    struck = Struck(f"green: {' '.join(hexes)}")
    assert (struck.b.t.percent[struck.b.oxygen] <= 14) == happens
    struck.happen("reservoir", start="clouds", goal="atmosphere", disc="white", needs="microbes")
    assert (struck.skipped == []) == happens


@rule("D10.d")
def test_no_rain_no_megamonsoon() -> None:
    world = World(
        "clouds: 2\nphase: events\nevent: ring_of_fire\nbiosphere: megamonsoon\nnext: EndTurn\nnext: Resolve 4"
    )
    assert world.told("skip") == ["megamonsoon_1", "megamonsoon_2", "megamonsoon_3"]
    assert set(world.rules("skip")) == {"D10.d"}


@rule("D12.0", "D12.a", "D12.d", "GL.Damocles.1", "GL.Vent")
def test_a_desert_of_carbon_dioxide_lies_in_the_rain_shadow() -> None:
    struck = Struck(
        "colours: orange black\nmedea: orange\nstrip: ice_age\nclouds: 6\ngreen:\n"
        "black: laurentia.1 laurentia.4 siberia.0 gondwana.3\nwhite: laurentia.0 baltica.0 gondwana.0\n"
        "black_swimmer: genotype=gills_a\n"
        "herbivores: laurentia.3=orange_archetype laurentia.6=black_swimmer siberia.1=black_archetype"
    )
    struck.move("atmosphere", "continent", "white", rain_shadow=True)
    assert struck.texts == ["outgas laurentia.6", "outgas siberia.5"]
    struck.refuses("outgas laurentia.0", "D12.d")
    struck.refuses("outgas gondwana.4", "D12.a")
    struck.play("outgas laurentia.6")
    assert struck.disc("laurentia.6") == "white"
    assert struck.lying == ["laurentia.6.herbivore=black_swimmer"]


@rule("D10.a.1", "D10.b", "D12.0", "D13")
def test_who_fires_the_gun_hands_medea_on() -> None:
    struck = Struck(
        "colours: green black\nwhite: laurentia.0 baltica.0\n"
        "herbivores: baltica.3=green_archetype siberia.1=black_archetype"
    )
    struck.move("continent", "atmosphere", "white", gun=True)
    assert struck.asked == "PullTrigger"
    struck.play("yes", "seed clouds", "seed atmosphere")
    assert struck.hexes("white") == []
    assert struck.b.medea == struck.colour("black")
