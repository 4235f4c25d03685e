"""Section K: plants as oxygen, the rain dance."""

from __future__ import annotations

import pytest

from gondwana.games.bios2 import alien, climate, life, movement
from gondwana.games.bios2.frames.solo import RAIN_DANCE
from gondwana.games.bios2.state import HERBIVORE
from gondwana.games.bios2.tables import GREEN_PLAYER, ORANGE_PLAYER, SWIMMER
from tests.games.bios2.alone import Solo, acts
from tests.games.bios2.tools import World
from tests.tools import rule

# -- oxygen ------------------------------------------------------------------------------------------------------------


@rule("K4.0", "K3.g", "K4.a")
def test_unborn_plants_lie_on_the_oxygen_track() -> None:
    places = "plants: tharsis.4=green_archetype tharsis.0=green_archetype arabia.4=green_burrower\n"
    text = places + "green_burrower: genotype=caecum_b\ngreen_archetype: newborn=1\n"
    assert alien.oxygen(Solo(text).b) == 20 - 3 - 1
    assert alien.oxygen(Solo(text.replace("newborn=1", "size=1")).b) == 17
    w = Solo(text + "phase: burial\nendangered: tharsis.4.plant=green_archetype\nnext: EndTurn\nnext: Inter")
    assert alien.oxygen(w.b) == 16  # was buried, lies on the track once more
    assert w.count("green_archetype") == [2, 1, 2]


@rule("K4.0", "E1.a.1")
def test_each_plant_pays_with_its_own_unborn() -> None:
    text = "plants: tharsis.4=green_archetype tharsis.0=green_burrower tharsis.2=green_burrower\n"
    text += "metabolism: none none windpipe\ngreen_burrower: genotype=caecum_b\n"
    w = acts("green", text, "plant_protagonist=yes")
    price = w.b.t.costs[2]
    assert price == 4
    assert [w.count(f"green_{shape}")[0] for shape in ("archetype", "burrower")] == [4, 2]
    assert w.offered("mutate") == ["mutate windpipe green_archetype"]


@rule("K4.a")
def test_newborn_plants_leave_the_track() -> None:
    w = acts("green", "plants: tharsis.4=green_archetype\ngreen_archetype: basal=blue1 size=6")
    before = alien.oxygen(w.b)
    w.play("populate green_archetype 2")
    assert w.count("green_archetype")[1] == 2
    assert alien.oxygen(w.b) == min(18, 20 - 3)
    assert before == 18


@rule("K4.b", "K7.b")
def test_an_alga_on_carbon_waters_the_shore() -> None:
    text = "white: tharsis.6\nplants: arabia.middle=green_swimmer\ngreen_swimmer: genotype=stroke_volume_a\n"
    genotype = next(
        face for face, shape in zip(Solo("").b.t.faces, Solo("").b.t.shape, strict=True) if shape == SWIMMER
    )
    w = Solo(text.replace("stroke_volume_a", genotype))
    b = w.b
    assert alien.habitat(b, 0, w.biome("arabia.2"))
    assert alien.habitat(b, 2, w.biome("arabia.2"))
    assert not alien.habitat(b, 0, w.biome("arabia.0"))
    assert alien.habitat(b, 1, w.biome("arabia.0"))
    without = Solo("white: tharsis.6\nplants: tharsis.0=green_archetype")
    assert not alien.habitat(without.b, 0, without.biome("arabia.2"))


@rule("K4.b", "F3.b.2", "F5.d")
def test_only_an_alga_makes_a_bloom() -> None:
    text = "white: tharsis.6\nplants: arabia.north=green_swimmer\ngreen_swimmer: genotype=gills_a\n"
    text += "orange_swimmer: genotype=brood_pouch_b\nendangered: tharsis.6.herbivore=orange_swimmer\n"
    text += "cratons: arabia@4 tharsis@4\nwindy: yes\n"

    def way(species: str, start: str, goal: str, points: int) -> bool:
        w = Solo(text)
        return movement.reach(w.b, w.sp(species), w.biome(start), points)[w.biome(goal)] <= points

    assert way("green_swimmer", "arabia.2", "arabia.middle", 1)
    assert not way("orange_swimmer", "arabia.2", "arabia.middle", 1)
    assert not way("orange_swimmer", "arabia.2", "arabia.north", 2)  # not along the bare carbon
    assert way("orange_swimmer", "arabia.1", "arabia.north", 1)
    assert way("green_swimmer", "tharsis.5", "arabia.middle", 4) != way(
        "orange_swimmer", "tharsis.5", "arabia.middle", 4
    )
    assert way("orange_swimmer", "tharsis.6", "arabia.north", 2)  # by raft


@rule("K4.c")
def test_the_breath_of_the_moment_counts() -> None:
    places = " ".join(f"{place}=green_archetype" for place in ("tharsis.4", "tharsis.0", "tharsis.2"))
    places += " " + " ".join(f"{place}=green_burrower" for place in ("arabia.0", "arabia.2"))
    text = f"plants: {places}\nherbivores: tharsis.4=orange_archetype\ngreen_burrower: genotype=caecum_b\n"
    w = acts("orange", text, used=1)
    assert alien.oxygen(w.b) == 15
    assert climate.actions(w.b, ORANGE_PLAYER) == 2
    assert "resize" in w.texts
    for _ in range(2):
        w.b.upright[w.biome("tharsis.0")] = -1
        w.b.unborn[0] += 1
    assert climate.actions(w.b, ORANGE_PLAYER) == 1
    assert w.b.stack[-1].options(w.b) == []


# -- the rain dance ----------------------------------------------------------------------------------------------------

DANCE = (
    "plants: tharsis.4=green_archetype tharsis.0=green_archetype arabia.4=green_archetype\n"
    "herbivores: tharsis.4=orange_archetype tharsis.0=orange_archetype{more}\n"
    "white: tharsis.3 arabia.3\nblack: tharsis.north tharsis.5\nphase: events\n"
    "next: EndTurn\nnext: Actions\nnext: CloseEvents\nnext: RainDance"
)


@rule("K6.0", "K1.a.2", "K6.a")
def test_rain_needs_a_population_above_the_heart() -> None:
    w = Solo(DANCE.format(more=" arabia.4=orange_archetype"))
    assert w.b.t.dark_heart[alien.oxygen(w.b)] == 2
    assert w.texts == ["no", "rain tharsis.6", "rain arabia.1", "erode tharsis.5"]
    assert Solo(DANCE.format(more="")).asked != "RainDance"
    first = DANCE.format(more=" arabia.4=orange_archetype").replace("phase:", "round: 1\nphase:")
    assert Solo(first).asked != "RainDance"


@rule("K7.c", "K6.0")
def test_no_dance_brings_back_lost_seas() -> None:
    w = Solo(DANCE.format(more=" arabia.4=orange_archetype"))
    assert RAIN_DANCE.options(w.b)
    for sea in ("tharsis.3", "arabia.3"):
        w.b.discs[w.biome(sea)] = 0
        w.b.clouds += 1
    assert RAIN_DANCE.options(w.b) == []


@rule("K6.0", "GL.Damocles.1")
def test_rain_fills_a_sea_once() -> None:
    w = Solo(DANCE.format(more=" arabia.4=orange_archetype"))
    clouds = w.b.clouds
    w.play("rain tharsis.6")
    assert (w.disc("tharsis.6"), w.b.clouds, w.b.danced) == ("white", clouds - 1, True)
    assert w.asked != "RainDance"
    dry = DANCE.format(more=" arabia.4=orange_archetype") + "\nclouds: 0"
    assert Solo(dry).texts == ["no", "erode tharsis.5"]


@rule("K6.0")
def test_a_mountain_is_carried_to_an_offshore() -> None:
    w = Solo(DANCE.format(more=" arabia.4=orange_archetype")).play("erode tharsis.5")
    assert w.asked == "Erode"
    assert "outgas tharsis.north" not in w.texts
    w.play("outgas arabia.south")
    assert (w.disc("tharsis.5"), w.disc("arabia.south"), w.b.danced) == ("none", "black", True)


@rule("K6.0", "K1.a.2")
def test_the_dance_costs_the_plant_an_action() -> None:
    text = "plants: tharsis.4=green_archetype\nblack: tharsis.north\nphase: actions\ndanced: {}\nmetabolism: none\n"
    text += "next: EndTurn\nnext: StartActions green"
    assert Solo(text.format("yes")).b.stack[-1].values() == [GREEN_PLAYER, 1, 0]
    assert Solo(text.format("no")).b.stack[-1].values() == [GREEN_PLAYER, 0, 0]


@rule("K6.0", "K0.e")
def test_a_plant_that_is_played_dances_by_the_green_heart() -> None:
    plants = "plants: tharsis.4=green_archetype tharsis.0=green_archetype arabia.4=green_archetype{}\n"
    text = plants + "clouds: 2\nwhite: tharsis.3 arabia.3\nover: yes"
    three, four = (Solo(text.format(more), "plant_protagonist=yes") for more in ("", " arabia.2=green_archetype"))
    assert three.b.t.green_heart[three.b.clouds] == 3
    assert RAIN_DANCE.options(three.b) == []
    assert len(RAIN_DANCE.options(four.b)) > 1


@rule("K1.d")
def test_no_fossils_are_awarded() -> None:
    text = "plants: tharsis.4=green_archetype\nherbivores: tharsis.4=orange_archetype\nera over: yes\nphase: burial\n"
    w = Solo(text + "next: EndTurn\nnext: Award")
    assert w.told("award") == []
    assert w.fossils("orange") == w.fossils("green") == []


# -- three levels ------------------------------------------------------------------------------------------------------


@rule("K2.0")
def test_plants_never_hunt_and_animals_are_never_plants() -> None:
    text = "plants: tharsis.4=green_archetype tharsis.0=green_archetype\ngreen_burrower: genotype=caecum_b newborn=1\n"
    text += "herbivores: tharsis.4=green_burrower tharsis.0=orange_archetype\nphase: mothers\nnext: EndTurn\n"
    w = Solo(text + "next: Fade\nnext: Land green_burrower tharsis.4", "plant_protagonist=yes")
    assert "land tharsis.0 herbivore" in w.texts
    assert not [choice for choice in w.texts if choice.endswith("carnivore")]
    w.refuses("land tharsis.0 carnivore", "K2.0")
    animal = Solo(
        "plants: tharsis.4=green_archetype tharsis.0=green_archetype\nherbivores: tharsis.4=orange_archetype\n"
        "orange_archetype: newborn=1\nphase: mothers\nnext: EndTurn\nnext: Fade\nnext: Land orange_archetype tharsis.4"
    )
    assert animal.texts == ["land tharsis.0 herbivore", "land tharsis.4 herbivore"]
    animal.refuses("land tharsis.5 plant", "K2.0")


@rule("K2.0", "G8.1")
def test_a_plant_that_loses_does_not_switch() -> None:
    text = "plants: tharsis.4=green_archetype\nherbivores: tharsis.4=green_burrower tharsis.0={}\n"
    text += "green_burrower: genotype=caecum_b\norange_archetype: newborn=1 basal=red1\n"
    text += "plants: tharsis.4=green_archetype tharsis.0=green_archetype\nphase: mothers\ndone:\n"
    text = text.replace("plants: tharsis.4=green_archetype\n", "", 1).format("orange_archetype")
    w = Solo(text + "next: EndTurn\nnext: Fade\nnext: Land orange_archetype tharsis.0").play("land tharsis.4 herbivore")
    assert w.at("tharsis.4.herbivore") == "orange_archetype"
    assert w.told("endanger") == ["green_burrower tharsis.4 herbivore"]
    assert "switch" not in w.events
    assert w.at("tharsis.4.carnivore") == ""


@rule("K2.0", "I2.3")
def test_nor_does_it_when_it_is_buried() -> None:
    text = "plants: tharsis.4=green_archetype\nherbivores: tharsis.4=orange_archetype\nphase: burial\n"
    text += "green_burrower: genotype=caecum_b\nendangered: tharsis.4.herbivore=green_burrower\n"
    w = Solo(text + "next: EndTurn\nnext: Inter")
    assert w.told("bury") == ["green_burrower tharsis.4"]
    assert not w.exists("green_burrower")


def pair(plant: str, eater: str) -> bool:
    """Does a herbivore of this shape feed on a plant of that one?"""
    w = Solo("plants: tharsis.0=green_archetype\nover: yes")
    return life.suits(w.b, w.sp(f"orange_{eater}"), w.sp(f"green_{plant}"), HERBIVORE)


@rule("K2.a", "F4.a")
def test_who_eats_which_plant() -> None:
    assert pair("burrower", "burrower")
    assert not pair("swimmer", "flyer")
    assert not pair("burrower", "archetype")
    assert all(pair("archetype", eater) for eater in ("archetype", "burrower", "flyer", "swimmer", "armored"))


@rule("K2.b")
@pytest.mark.parametrize(("green", "eats"), [(1, False), (2, True)])
def test_cactus_eaters(green: int, eats: bool) -> None:
    w = Solo(
        "plants: tharsis.0=green_archetype\nherbivores: tharsis.0=orange_archetype\n"
        f"orange_archetype: basal=green{green}\n"
    )
    cactus = w.sp("green_armored")
    assert life.suits(w.b, w.sp("orange_archetype"), cactus, HERBIVORE) == eats
    assert not life.suits(w.b, w.sp("orange_archetype"), w.sp("green_burrower"), HERBIVORE)
    assert life.suits(w.b, w.sp("orange_armored"), cactus, HERBIVORE)


@rule("K2.a", "F4.b", "J3")
def test_a_venomous_plant_is_eaten_by_larger_or_venomous_animals_only() -> None:
    def eats(size: int, animal: str = "") -> bool:
        text = "plants: tharsis.0=green_archetype\ngreen_archetype: size=2 liver_a\n"
        text += f"orange_archetype: size={size} {animal}\n"
        w = Solo(text + "over: yes")
        return life.suits(w.b, w.sp("orange_archetype"), 0, HERBIVORE)

    assert (eats(2), eats(3), eats(2, "neurotoxin_a")) == (False, True, True)


@rule("K2.a", "H3", "H6", "K7.b")
def test_herbivores_contest_like_carnivores() -> None:
    def wins(orange: str, black: str) -> str:
        text = "colours: orange\nplants: tharsis.4=green_archetype tharsis.0=green_archetype\nphase: mothers\n"
        text += f"herbivores: tharsis.4=orange_archetype tharsis.0=orange_burrower\norange_archetype: {orange}\n"
        text += f"orange_burrower: genotype=coiled_gut_a newborn=1 {black}\nnext: EndTurn\n"
        w = Solo(text + "next: Fade\nnext: Land orange_burrower tharsis.0").play("land tharsis.4 herbivore")
        assert set(w.rules("win")) <= {"H2.1"}
        return w.asked if w.asked == "Favour" else w.at("tharsis.4.herbivore")

    assert wins("size=1", "basal=red1") == "orange_burrower"  # H3: the swamp plant's niche is red
    assert wins("basal=red1", "basal=green4") == "orange_archetype"
    assert wins("size=1", "size=3") == "orange_archetype"  # H4: nearer to the plant's size
    assert wins("size=1", "size=1") == "Favour"


@rule("K2.a", "H6", "G7")
def test_the_skeleton_of_a_herbivore_and_of_a_plant() -> None:
    text = "colours: orange black\nplants: ishtar.0=green_archetype ishtar.2=green_archetype\nphase: mothers\n"
    text += "herbivores: ishtar.0=orange_archetype ishtar.2=black_archetype\nblack_archetype: newborn=1\n"
    w = World(
        text + "next: EndTurn\nnext: Fade\nnext: Land black_archetype ishtar.2", 2, "world=venus venus_game=animals"
    )
    w.play("land ishtar.0 herbivore")
    assert (w.at("ishtar.0.herbivore"), w.rules("win")) == ("black_archetype", ["H2.1"])


@rule("K2.a", "G3", "G4", "G5")
def test_two_plants_contest_under_a_herbivore() -> None:
    def wins(burrower: str, eater: str = "") -> str:
        text = "plants: tharsis.4=green_archetype tharsis.0=green_burrower\nphase: mothers\n"
        text += f"green_burrower: genotype=caecum_b newborn=1 {burrower}\ngreen_archetype: size=1\n{eater}"
        w = Solo(text + "next: EndTurn\nnext: Fade\nnext: Land green_burrower tharsis.0", "plant_protagonist=yes")
        w.play("land tharsis.4 plant")
        return w.asked if w.asked == "Favour" else w.at("tharsis.4.plant")

    grazed = "herbivores: tharsis.4=orange_archetype\n"
    assert wins("size=1") == "Favour"
    assert wins("basal=green1") == "green_burrower"  # G5
    assert wins("size=2") == "green_burrower"  # G6
    assert wins("size=1", grazed) == "green_burrower"  # G3: it cannot be eaten
    flexible = "herbivores: tharsis.4=orange_burrower\norange_burrower: genotype=sap_pressure_a\n"
    assert wins("basal=red1", flexible) == "green_burrower"  # G4: the niche of the plant that was there
