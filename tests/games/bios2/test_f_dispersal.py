"""Chapters A3 and F: mothers, dispersal, habitats, prey, rafts, the trophic choice."""

from __future__ import annotations

import pytest

from gondwana.games.bios2 import creeples, life, movement
from gondwana.games.bios2.state import CARNIVORE, HERBIVORE, LEVELS
from tests.games.bios2.tools import World
from tests.tools import rule

BLACK = "siberia.6=black_archetype"
HOME = f"herbivores: laurentia.3=orange_archetype {BLACK}\n"
MOTHERS = "phase: mothers\n"
SIMPLE = "mode=tooth_and_claw"
NO_ICE = "white:\n"


def costs(world: World, sp: str, start: str, points: int) -> dict[str, int]:
    """The places that can be reached, with what they cost."""
    reached = movement.reach(world.b, world.sp(sp), world.biome(start), points)
    return {world.b.t.biomes[biome]: cost for biome, cost in enumerate(reached) if cost < movement.FAR}


@rule("A3.a", "F0")
def test_a_player_disperses_all_newborns_before_the_next() -> None:
    text = "orange_archetype: newborn=2\nblack_archetype: newborn=1\n"
    world = World(MOTHERS + text + HOME)
    world.play("recall orange_archetype")
    assert world.who == "p1"
    world.play("recall orange_archetype")
    assert (world.who, world.asked) == ("p2", "Disperse")


@rule("A3.a")
def test_who_has_no_newborn_is_skipped() -> None:
    world = World(MOTHERS + "black_archetype: newborn=1\n" + HOME)
    assert world.who == "p2"


@rule("F1.0")
def test_the_mother_is_of_the_same_species() -> None:
    text = "orange_archetype: newborn=1 size=2\nblack_archetype: size=1\n"
    world = World(MOTHERS + text + HOME)
    world.refuses("mother orange_archetype siberia.6", "F1.0")
    world.play("mother orange_archetype laurentia.3")
    assert world.asked == "Land"


@rule("F1.a")
def test_a_newborn_may_be_the_next_mother() -> None:
    world = World(MOTHERS + "orange_archetype: newborn=2\n" + HOME)
    world.play("mother orange_archetype laurentia.3", "land laurentia.2 herbivore")
    assert world.offers("mother orange_archetype laurentia.2", "mother orange_archetype laurentia.3")
    world.play("mother orange_archetype laurentia.2", "land laurentia.1 herbivore")
    assert world.count("orange_archetype") == [4, 0, 3]


@rule("F1.b", "F2.0")
def test_an_endangered_mother_bears_too_and_her_own_biome_costs_nothing() -> None:
    text = "orange_archetype: newborn=1\nendangered: siberia.5.herbivore=orange_archetype\n"
    world = World(MOTHERS + text + HOME)
    world.play("mother orange_archetype siberia.5")
    assert world.offers("land siberia.5 herbivore")


@rule("F2.0")
def test_beside_an_upright_mother_the_other_level_is_barred() -> None:
    world = World(MOTHERS + "orange_archetype: newborn=1\n" + HOME)
    world.play("mother orange_archetype laurentia.3")
    assert not world.offered("land laurentia.3 carnivore")


@rule("F2.0")
def test_who_finds_no_place_is_unborn_again() -> None:
    text = "orange_archetype: newborn=2\nblack: laurentia.2 laurentia.4 laurentia.3 laurentia.0\n"
    board = f"endangered: laurentia.3.herbivore=orange_archetype\nherbivores: {BLACK}\n"
    world = World(MOTHERS + text + board + "done: orange\nblack_archetype: newborn=1\n")
    assert world.told("recall") == ["orange_archetype"] * 2
    assert world.who == "p2"


@rule("F2.a", "GL.Dispersion")
def test_points_are_size_and_blue_organs() -> None:
    world = World("orange_archetype: size=5 nest\n" + HOME)
    assert life.points(world.b, world.sp("orange_archetype")) == 6
    assert life.points(World(HOME).b, world.sp("orange_archetype")) == 1


@rule("A8.a")
def test_in_tooth_and_claw_points_are_one_and_blue_organs() -> None:
    world = World("orange_archetype: yolky_eggs\n" + HOME, options=SIMPLE)
    assert life.points(world.b, world.sp("orange_archetype")) == 3


@rule("F2.t.1", "F3.a")
@pytest.mark.parametrize("form", ["archetype", "armored", "burrower"])
def test_what_land_forms_pay(form: str) -> None:
    world = World(HOME + "green: siberia.5 laurentia.south\n")
    sp = world.sp(f"orange_{form}")
    pays = {name: life.entry_cost(world.b, sp, world.biome(name)) for name in ("siberia.1", "siberia.6", "siberia.5")}
    assert pays == {"siberia.1": 1, "siberia.6": 1, "siberia.5": 1}
    assert life.entry_cost(world.b, sp, world.biome("siberia.3")) == 2
    assert life.entry_cost(world.b, sp, world.biome("siberia.0")) == 2  # mountain
    assert life.entry_cost(world.b, sp, world.biome("laurentia.0")) == 2  # ice
    assert life.entry_cost(world.b, sp, world.biome("laurentia.south")) == 2  # bloom


@rule("F2.t.2", "F3.a")
def test_what_swimmers_pay() -> None:
    world = World(HOME + "green: siberia.5 laurentia.south\n")
    sp = world.sp("orange_swimmer")
    names = ["siberia.3", "laurentia.south", "siberia.1", "siberia.6", "siberia.5", "siberia.0", "laurentia.0"]
    assert [life.entry_cost(world.b, sp, world.biome(name)) for name in names] == [1, 1, 2, 1, 2, 2, 2]


@rule("F2.t.2")
def test_a_swimmer_leaves_a_swamp_through_a_forest_for_three_points() -> None:
    text = "green: laurentia.4\norange_swimmer: genotype=gills_a\n"
    world = World(text + f"herbivores: laurentia.3=orange_swimmer {BLACK}\n")
    assert costs(world, "orange_swimmer", "laurentia.3", 3)["laurentia.5"] == 3
    assert "laurentia.5" not in costs(world, "orange_swimmer", "laurentia.3", 2)


@rule("F2.t.3")
def test_a_flyer_pays_one_everywhere() -> None:
    world = World(HOME + "green: siberia.5 laurentia.south\n")
    sp = world.sp("orange_flyer")
    names = ["siberia.3", "siberia.1", "siberia.6", "siberia.5", "siberia.0", "laurentia.0"]
    assert {life.entry_cost(world.b, sp, world.biome(name)) for name in names} == {1}


@rule("F2.t.4", "F3.c", "F4.0")
@pytest.mark.parametrize(
    ("form", "homes"),
    [
        ("archetype", {"siberia.1", "siberia.6", "siberia.5"}),
        ("armored", {"siberia.1", "siberia.6", "siberia.5"}),
        ("burrower", {"siberia.1", "siberia.6", "siberia.5"}),
        ("swimmer", {"siberia.6", "siberia.3", "laurentia.south"}),
        ("flyer", {"siberia.1", "siberia.6", "siberia.5", "siberia.3"}),
    ],
)
def test_who_lives_where(form: str, homes: set[str]) -> None:
    world = World(HOME + "green: siberia.5 laurentia.south\n")
    sp = world.sp(f"orange_{form}")
    names = ["siberia.1", "siberia.6", "siberia.5", "siberia.3", "siberia.0", "laurentia.0", "laurentia.south"]
    names += ["laurentia.north"]
    assert {name for name in names if life.lives(world.b, sp, world.biome(name), HERBIVORE)} == homes


@rule("F3.0", "GL.Biome.2")
def test_a_disc_comes_before_the_ground() -> None:
    world = World(HOME + "white: laurentia.1\n")
    sp = world.sp("orange_archetype")
    assert not life.lives(world.b, sp, world.biome("laurentia.1"), HERBIVORE)
    assert life.lives(World(HOME).b, sp, world.biome("laurentia.1"), HERBIVORE)


@rule("F3.b.1", "GL.Biome.4", "GL.Biome")
def test_a_bloom_has_a_herbivore_and_a_carnivore() -> None:
    text = "orange_swimmer: genotype=gills_a\nblack_swimmer: genotype=brood_pouch_b\n"
    board = "herbivores: laurentia.3=orange_swimmer laurentia.south=orange_swimmer siberia.6=black_swimmer\n"
    world = World(text + board)
    assert movement.may_enter(world.b, world.sp("black_swimmer"), world.biome("laurentia.south"), CARNIVORE)


@rule("F3.b.2")
def test_only_swimmers_enter_a_bloom_from_the_hex_that_bears_it() -> None:
    text = "orange_swimmer: genotype=gills_a\norange_flyer: genotype=skin_flap_a size=2\n"
    world = World(text + f"herbivores: laurentia.3=orange_swimmer laurentia.1=orange_flyer {BLACK}\n")
    assert costs(world, "orange_swimmer", "laurentia.3", 1)["laurentia.south"] == 1
    assert "laurentia.south" not in costs(world, "orange_flyer", "laurentia.3", 2)
    assert "laurentia.north" not in costs(world, "orange_swimmer", "laurentia.1", 2)  # no bloom
    assert "laurentia.south" not in costs(world, "orange_swimmer", "laurentia.2", 1)


@rule("F3.b.2")
def test_from_bloom_to_bloom() -> None:
    text = "orange_swimmer: genotype=gills_a\ngreen: laurentia.south laurentia.middle\n"
    text += "black: laurentia.middle laurentia.south\nclouds: 9\nwhite: baltica.0 gondwana.0 laurentia.0\n"
    world = World(text + f"herbivores: laurentia.south=orange_swimmer {BLACK}\n")
    assert costs(world, "orange_swimmer", "laurentia.south", 1)["laurentia.middle"] == 1


@rule("F3.c")
def test_one_may_cross_what_one_cannot_live_in() -> None:
    text = "phase: mothers\norange_archetype: newborn=1 size=4\n"
    world = World(text + HOME)
    world.play("mother orange_archetype laurentia.3")
    assert world.offers("land laurentia.1 herbivore")
    world.refuses("land laurentia.0 herbivore", "F3.c")


@rule("F3.d", "GL.Roadrunner", "GL.Niche")
def test_the_arrows_of_the_biomes() -> None:
    world = World(HOME + "green: siberia.5 laurentia.south\n")
    names = ["siberia.5", "siberia.6", "siberia.1", "siberia.3", "laurentia.south", "siberia.0", "laurentia.0"]
    assert [life.roadrunner(world.b, world.biome(name)) for name in names] == [0, 0, 1, 1, 1, -1, -1]


@rule("F4.0", "F6.a")
def test_nobody_enters_as_carnivore_without_prey() -> None:
    world = World("phase: mothers\nblack_archetype: newborn=1\n" + HOME)
    world.play("mother black_archetype siberia.6")
    assert not world.offered("land siberia.1 carnivore")


@rule("F4.0")
def test_endangered_prey_is_none() -> None:
    text = "phase: mothers\nblack_archetype: newborn=1\nendangered: siberia.1.herbivore=orange_archetype\n"
    world = World(text + HOME)
    world.play("mother black_archetype siberia.6")
    assert not world.offered("land siberia.1 carnivore")


@rule("F4.a")
def test_the_form_of_prey() -> None:
    world = World(HOME)
    names = ["archetype", "armored", "burrower", "swimmer", "flyer"]
    for hunter in names:
        for prey in names:
            suits = life.suits(world.b, world.sp(f"black_{hunter}"), world.sp(f"orange_{prey}"), CARNIVORE)
            assert suits == (prey in ("archetype", hunter))


@rule("F4.c")
def test_no_cannibals() -> None:
    text = "orange_flyer: genotype=skin_flap_a\n"
    board = f"herbivores: laurentia.3=orange_archetype {BLACK}\ncarnivores: laurentia.3=orange_flyer\n"
    world = World(text + board)
    assert not movement.may_enter(world.b, world.sp("orange_flyer"), world.biome("laurentia.3"), HERBIVORE)
    assert movement.may_enter(world.b, world.sp("orange_burrower"), world.biome("laurentia.3"), CARNIVORE)
    assert not movement.may_enter(world.b, world.sp("orange_archetype"), world.biome("laurentia.3"), CARNIVORE)


@rule("F5.a", "F5.0")
def test_in_tooth_and_claw_rafts_drift_west() -> None:
    text = "orange_archetype: size=1 yolky_eggs nest spores_a\ncratons: laurentia@4 siberia@4\n"
    world = World(text + HOME, options=SIMPLE)
    west = costs(world, "orange_archetype", "siberia.6", 4)
    assert "laurentia.1" in west
    assert costs(world, "orange_archetype", "laurentia.6", 6).get("siberia.1") is not None  # around the world
    assert "siberia.6" not in costs(world, "orange_archetype", "laurentia.1", 5)


@rule("F5.1")
def test_a_raft_costs_three_or_one_and_the_shore() -> None:
    world = World("cratons: laurentia@4 siberia@4\n" + HOME, options=SIMPLE)
    assert costs(world, "orange_archetype", "siberia.6", 4)["laurentia.1"] == 4
    assert "laurentia.1" not in costs(world, "orange_archetype", "siberia.6", 3)
    assert costs(world, "orange_flyer", "siberia.6", 2)["laurentia.1"] == 2


@rule("F5.b")
def test_the_wind_of_the_strip() -> None:
    world = World("strip: eden\n" + HOME)
    blows = [life.wind(world.b, latitude) for latitude in range(8)]
    assert [latitude for latitude in range(8) if blows[latitude]] == [1, 3, 4, 6]


@rule("F5.c", "D11")
def test_on_a_windy_turn_rafts_drift_everywhere() -> None:
    calm, windy = (World(f"windy: {word}\ncratons: laurentia@2 siberia@2\n" + HOME) for word in ("no", "yes"))
    calm_row = costs(calm, "orange_flyer", "siberia.5", 4)
    windy_row = costs(windy, "orange_flyer", "siberia.5", 4)
    assert len(windy_row) > len(calm_row)
    lines = ("siberia.5", "laurentia.2"), ("siberia.2", "laurentia.5"), ("laurentia.5", "siberia.2")  # both ways
    assert [costs(windy, "orange_flyer", start, 2)[goal] for start, goal in lines] == [2, 2, 2]
    assert not any(goal in costs(calm, "orange_flyer", start, 2) for start, goal in lines)


@rule("F5.0", "F5.e")
def test_a_raft_leaves_only_from_a_coast_and_stops_at_the_first() -> None:
    world = World("cratons: laurentia@4 siberia@4 gondwana@4\ncolours: orange black\n" + HOME, options=SIMPLE)
    assert "gondwana.1" not in costs(world, "orange_flyer", "siberia.1", 1)
    found = costs(world, "orange_flyer", "gondwana.6", 2)
    assert "siberia.1" in found
    assert "laurentia.1" not in found


@rule("F5.d")
def test_a_swimmer_drifts_to_a_bloom() -> None:
    text = "orange_swimmer: genotype=gills_a\ncratons: laurentia@4 siberia@4\nstrip: eden\nwindy: yes\n"
    text += "black: laurentia.south siberia.0\ngreen: laurentia.south\n"
    text += "white: laurentia.0 laurentia.1 laurentia.2\nclouds: 9\n"
    world = World(text + f"herbivores: siberia.4=orange_swimmer {BLACK}\n")
    found = costs(world, "orange_swimmer", "siberia.4", 2)
    assert (found["laurentia.south"], found["laurentia.3"]) == (2, 2)  # or the coast behind it


@rule("F6.0", "GL.NiveauxTrophiques", "GL.Herbivore", "GL.Carnivore")
def test_the_child_of_a_carnivore_may_graze() -> None:
    text = "phase: mothers\norange_archetype: newborn=1\n"
    world = World(text + HOME + "carnivores: siberia.6=orange_archetype\n")
    world.play("mother orange_archetype siberia.6")
    assert world.offers("land siberia.1 herbivore")
    world.play("land siberia.1 herbivore")
    assert world.at("siberia.1.herbivore") == "orange_archetype"


@rule("F6.a", "H1.2")
def test_an_endangered_carnivore_is_no_rival() -> None:
    text = "phase: mothers\norange_archetype: newborn=2\n"
    text += "endangered: siberia.6.carnivore=orange_archetype siberia.5.carnivore=black_archetype\n"
    world = World(text + HOME.replace(BLACK, BLACK + " siberia.5=black_archetype"))
    world.play("mother orange_archetype siberia.6", "land siberia.6 carnivore")
    assert world.at("siberia.6.carnivore") == "orange_archetype"


@rule("F6.b", "A3.b", "G7.a")
def test_the_same_species_meets_itself() -> None:
    text = "phase: mothers\norange_archetype: newborn=2\n"
    board = f"herbivores: laurentia.3=orange_archetype laurentia.2=orange_archetype {BLACK}\n"
    world = World(text + board)
    world.play("mother orange_archetype laurentia.3", "land laurentia.2 herbivore")
    assert world.count("orange_archetype")[1:] == [1, 3]
    assert world.told("endanger") == ["orange_archetype laurentia.2 herbivore"]


@rule("F6.c")
def test_who_has_settled_stays() -> None:
    world = World("orange_archetype: size=6\n" + HOME + "phase: burial\n")
    assert not any(text.startswith(("rouse", "flee")) for text in world.texts)


@rule("F4.0", "F4.c")
@pytest.mark.parametrize(
    ("where", "who", "complaint"),
    [
        ("laurentia.3.carnivore", "orange_archetype", "F4.0: species 5 cannot stay in laurentia.3"),
        ("laurentia.2.carnivore", "black_archetype", "F4.0: species 10 cannot stay in laurentia.2"),
        ("siberia.0.herbivore", "orange_archetype", "F4.0: species 5 cannot stay in siberia.0"),
    ],
)
def test_whoever_stands_where_it_cannot_live_is_noticed(where: str, who: str, complaint: str) -> None:
    world = World(HOME)
    biome, _, level = where.rpartition(".")
    sp = world.sp(who)
    world.b.unborn[sp] -= 1
    creeples.put(world.b, sp, world.biome(biome), LEVELS.index(level))
    assert world.s.check() == ""  # it is still to be looked at
    world.b.dirty = 0
    assert world.s.check() == complaint


@rule("F3.b.2", "F5.d")
def test_only_swimmers_come_to_a_bloom() -> None:
    text = "cratons: laurentia@4 siberia@4\nstrip: eden\nwindy: yes\norange_flyer: genotype=skin_flap_a\n"
    text += "black: laurentia.south siberia.0\ngreen: laurentia.south\nwhite: laurentia.0\nclouds: 11\n"
    world = World(text + f"herbivores: siberia.4=orange_flyer {BLACK}\n")
    assert "laurentia.3" in costs(world, "orange_flyer", "siberia.4", 4)
    assert "laurentia.south" not in costs(world, "orange_flyer", "siberia.4", 4)


@rule("F3.b.2", "D3.d")
def test_a_covered_offshore_is_no_way() -> None:
    text = "orange_swimmer: genotype=gills_a\nblack: laurentia.middle siberia.0\ngreen: laurentia.middle\n"
    board = f"herbivores: laurentia.6=orange_swimmer {BLACK}\n"
    open_sea = World(text + "white: laurentia.0\nclouds: 11\n" + board)
    assert "laurentia.middle" in costs(open_sea, "orange_swimmer", "laurentia.2", 1)
    open_sea.b.map.open[open_sea.biome("laurentia.middle")] = False
    assert "laurentia.middle" not in costs(open_sea, "orange_swimmer", "laurentia.2", 1)
