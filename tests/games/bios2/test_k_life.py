"""Section K: three trophic levels, habitats, the plant that plays by rules."""

from __future__ import annotations

from gondwana.games.bios2 import alien, climate, life, movement
from gondwana.games.bios2.state import CARNIVORE, HERBIVORE
from gondwana.games.bios2.tables import BASIN, FLYER, HIGHLAND, SEA, SWIMMER
from tests.games.bios2.alone import TWO, Solo, acts
from tests.tools import rule

# -- the ground --------------------------------------------------------------------------------------------------------


@rule("K7.0", "K2.0")
def test_barren_land_can_be_crossed_but_feeds_nobody() -> None:
    w = Solo("plants: arabia.4=green_archetype arabia.6=green_archetype\nherbivores: arabia.4=orange_archetype")
    b, sp = w.b, w.sp("orange_archetype")
    barren, far = w.biome("arabia.5"), w.biome("arabia.6")
    assert not movement.may_enter(b, sp, barren, HERBIVORE)
    assert movement.may_enter(b, sp, far, HERBIVORE)
    assert movement.reach(b, sp, w.biome("arabia.4"), 2)[far] == 2
    assert not movement.may_enter(b, sp, far, CARNIVORE)
    assert [life.biome_of(b, h) for h in (barren, w.biome("tharsis.3"))] == [HIGHLAND, SEA]
    assert life.entry_cost(b, w.sp("orange_swimmer"), barren) == 2
    assert life.entry_cost(b, sp, barren) == 1


@rule("K7.0")
def test_earth_is_barren_too() -> None:
    w = Solo("plants: laurentia.0=green_archetype", "world=earth")
    kinds = {life.biome_of(w.b, h) for h in w.b.map.hexes}
    assert kinds == {HIGHLAND, SEA}


@rule("K7.a", "K7.c")
def test_discs_make_seas_and_mountains() -> None:
    w = Solo("plants: tharsis.4=green_archetype\nblack: tharsis.north tharsis.5\ndone:")
    sp = w.sp("orange_archetype")
    assert not life.lives(w.b, sp, w.biome("tharsis.5"), HERBIVORE)
    assert life.entry_cost(w.b, sp, w.biome("tharsis.5")) == 2
    climate.land(w.b, w.biome("tharsis.4"), 1)
    assert w.lying == ["tharsis.4.plant=green_archetype"]
    assert life.biome_of(w.b, w.biome("tharsis.3")) == SEA
    w.dries("tharsis.3")
    assert life.biome_of(w.b, w.biome("tharsis.3")) == BASIN


@rule("K7.b")
def test_habitats() -> None:
    w = Solo("cratons: tharsis@4+arabia@3,4\nwhite: tharsis.6\nplants: tharsis.0=green_archetype\nblack: tharsis.north")
    b = w.b

    def at(shape: int) -> list[str]:
        return [b.t.biomes[h] for h in sorted([*b.map.hexes, *b.map.tabs]) if alien.habitat(b, shape, h)]

    near = ["tharsis.0", "tharsis.1", "tharsis.5"]
    assert at(0) == near
    assert at(2) == near
    assert at(1) == [
        "tharsis.0",
        "tharsis.1",
        "tharsis.2",
        "tharsis.3",
        "tharsis.4",
        "tharsis.5",
    ]  # not arabia.5, 3 off
    assert at(3) == ["tharsis.6"]
    assert at(FLYER) == []
    assert [b.t.plant_roadrunner[shape] for shape in range(4)] == [0, 1, 0, 1]
    assert life.roadrunner(b, w.biome("tharsis.0")) == 0


@rule("K7.c", "GL.RampionsMenaces.1")
def test_a_plant_without_water_withers_and_starves_its_eater() -> None:
    swimmers = [face for face, shape in zip(Solo("").b.t.faces, Solo("").b.t.shape, strict=True) if shape == SWIMMER]
    text = "plants: tharsis.3=green_swimmer\nherbivores: tharsis.3=orange_swimmer\nphase: events\ndone:\n"
    text += f"green_swimmer: genotype={swimmers[0]} newborn=1\norange_swimmer: genotype={swimmers[1]}\nnext: EndTurn\n"
    w = Solo(text + "next: Burial\nnext: Disperse green")
    w.dries("tharsis.3")
    assert sorted(w.lying) == ["tharsis.3.herbivore=orange_swimmer", "tharsis.3.plant=green_swimmer"]
    assert "mother green_swimmer tharsis.3" in w.texts  # it may still be a mother
    w.play("recall green_swimmer")
    assert "green_swimmer tharsis.3" in w.told("bury")


@rule("K7.d", "F5.a")
def test_winds() -> None:
    def blows(world: str) -> list[int]:
        place = {"mars": "tharsis.4", "venus": "ishtar.0"}[world]
        w = Solo(f"plants: {place}=green_archetype\nstrip: eden", f"world={world}")
        return [life.wind(w.b, latitude) for latitude in range(8)]

    t = Solo("").b.t
    eden = [t.wind[3 * 8 + latitude] for latitude in range(8)]
    assert blows("venus") == [-1] * 8
    assert blows("mars") == eden != [-1] * 8


# -- the plant that plays by rules -------------------------------------------------------------------------------------

PLANT_AT = "plants: tharsis.4=green_archetype\n"


@rule("K8.b.1", "K1.b")
def test_monstrous_cards_first_and_the_cheapest_of_them() -> None:
    row = "metabolism: windpipe gills hormones claws none\n"
    w = acts("green", TWO + row + "darwinian: crop\nblack: tharsis.north\n")
    assert w.texts == ["mutate windpipe green_archetype", "mutate windpipe green_burrower"]
    w.refuses("mutate crop green_archetype", "K8.b.1")
    w.refuses("mutate hormones green_archetype", "K8.b.1")
    w.play("mutate windpipe green_archetype")
    assert w.texts == ["mutate hormones green_archetype", "mutate hormones green_burrower"]
    poor = acts("green", PLANT_AT + row.replace("windpipe", "none") + "green_archetype: spent=1\n")
    assert poor.offers("populate green_archetype 1", "resize")


@rule("K8.b.2", "K1.b")
def test_then_traits() -> None:
    w = acts("green", PLANT_AT + "green_archetype: size=2 liver pollen brain\ndarwinian: caecum\n")
    assert w.texts == ["promote liver_a", "promote pollen_a"]
    w.refuses("promote liver_b", "K8.b.2")
    w.refuses("resize", "K8.b.2")
    large = acts("green", PLANT_AT + "green_archetype: size=4 liver\n")
    assert large.offers("promote liver_b", "resize")
    assert not large.offers("promote liver_a")


@rule("K8.b.2", "E2.e")
def test_a_trait_that_a_kiwi_would_lose_is_not_forced() -> None:
    text = "plants: tharsis.0=green_burrower\ngreen_burrower: genotype=sap_pressure_a size=2 "
    w = acts("green", text + "yolky_eggs")
    assert w.told("promote") == ["green_burrower yolky_eggs_b"]  # there was no choice
    assert len(acts("green", text.replace("size=2", "size=4") + "yolky_eggs").texts) > 1


@rule("K8.b.3")
def test_plants_grow_or_act() -> None:
    w = acts("green", PLANT_AT + "green_archetype: size=2\n")
    assert w.offers("resize", "populate green_archetype 1")
    assert "pass" not in w.texts
    w.refuses("pass", "K8.b.3")
    full = acts("green", PLANT_AT + "green_archetype: size=3 liver_a\n")
    assert full.offers("pass", "resize")
    w.play("resize")
    assert w.size("green_archetype") == 3
    done = Solo(PLANT_AT + "green_archetype: size=3 liver_a\nnext: EndTurn\nnext: Fade\nnext: Resize green_archetype 0")
    assert done.texts == ["no", "grow green_archetype"]
    done.refuses("shrink green_archetype", "K8.b.3")


@rule("K8.d", "K1.c")
def test_a_newborn_plant_grazes_if_it_can() -> None:
    text = "plants: tharsis.4=green_archetype tharsis.0=green_burrower\nphase: mothers\n"
    text += "green_burrower: genotype=caecum_b newborn=1\nnext: EndTurn\n"
    w = Solo(text + "next: Disperse green")
    assert w.at("tharsis.4.herbivore") == "green_burrower"  # there was no choice
    contested = Solo(text + "herbivores: tharsis.4=orange_archetype\nnext: Fade\nnext: Land green_burrower tharsis.0")
    assert contested.told("win") == ["orange_archetype tharsis.4 herbivore"]  # it had to try
    assert contested.told("kill") == ["green_burrower tharsis.4"]
    two = Solo(text.replace("tharsis.0=green_b", "tharsis.5=green_burrower tharsis.0=green_b") + "next: Disperse green")
    assert two.texts == ["mother green_burrower tharsis.0", "mother green_burrower tharsis.5"]
    two.refuses("recall green_burrower", "K1.c")
    free = Solo(text + "next: Disperse green", "plant_protagonist=yes")
    assert free.offers("recall green_burrower")


@rule("K8.d")
def test_the_place_of_a_plant_is_refused_where_it_could_graze() -> None:
    text = "plants: tharsis.4=green_archetype tharsis.5=green_archetype tharsis.0=green_burrower\nphase: mothers\n"
    text += (
        "green_burrower: genotype=caecum_b newborn=1\nnext: EndTurn\nnext: Fade\nnext: Land green_burrower tharsis.0"
    )
    w = Solo(text)
    assert w.texts == ["land tharsis.4 herbivore", "land tharsis.5 herbivore"]
    w.refuses("land tharsis.2 plant", "K8.d")
