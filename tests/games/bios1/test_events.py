"""Chapters 6, 15, 16.1 and 17: tiles, catastrophes, climate, episodes."""

from __future__ import annotations

import pytest

from gondwana.games.bios1.world import climax_of
from tests.games.bios1.tools import Plain, drawn
from tests.tools import rule

BASE = "T2 biome: red_dino\nH4 biome: orange_cat\n"
TILES = "feathers"
WARM = "seed_cracking_bill"
COLD = "anteater_tongue"


@rule("6.1", "6.1a", "6.1e", "6.1b.1", "15.1", "15.0.1")
def test_the_first_tile_is_done_with_before_the_second() -> None:
    t = drawn("mesozoic: fern_spike kelp_forest\nT0: termite_mounds\n" + BASE, TILES)
    assert t.tile("J1") == "fern_spike"  # the lowest of all six mountain slots
    assert t.b.level == 4
    assert t.tile("H0") == "termite_mounds"  # moved north before the second came
    assert t.tile("H5") == "kelp_forest"
    order = [name for name in t.events if name in ("lay", "climate")]
    assert order[-3:] == ["lay", "climate", "lay"]


@rule("6.1b.1", "6.1b.2", "6.1c.1", "2.4e.1")
def test_a_biome_takes_the_lowest_slot() -> None:
    full = "H0: cycadeoid\nH1: kelp_forest\nH2: sea_lilies\nH3: belemnites\nH4: home_orange\nH5: clam_beds\n"
    t = drawn(
        "mesozoic: petrified_forest palaeoniscids\n" + full.replace("cycadeoid", "mediterranean_ammonites") + BASE,
        TILES,
    )
    assert "sea_lilies" in t.tarpit
    assert "petrified_forest" in t.tarpit  # itself the lowest when the second came
    free = drawn("mesozoic: palaeoniscids belemnites\nH5: clam_beds\n" + BASE, TILES)
    assert (free.tile("H0"), free.tile("H2")) == ("palaeoniscids", "belemnites")  # H0 is a mountain slot
    high = drawn(
        "level: 400\nmesozoic: palaeoniscids lobsters\n"
        + full.replace("home_orange", "petrified_forest")
        + "T2 biome: red_dino",
        TILES,
    )
    assert high.tile("H4") == "palaeoniscids"


@rule("6.1c.2")
def test_animals_of_a_replaced_biome_live_on_if_they_fit() -> None:
    full = "A0: larch_forest\nA1: home_white\nA2: ginkgoes\nA3: lichen_tundra\nA4: plankton\nA5: mammoth_steppe\n"
    text = "colours: red white\nA1 biome: white_cat\nT2 biome: red_dino\n" + full + "A2 biome: red_dino\n"
    lives = drawn("mesozoic: conifer_forest belemnites\nred_dino: 4 long_neck\n" + text, TILES)
    assert (lives.tile("A2"), lives.at("A2 biome")) == ("conifer_forest", "red_dino")
    dies = drawn("mesozoic: conifer_forest belemnites\nred_dino: 4 biped_stance\n" + text, TILES)
    assert dies.at("A2 biome") == ""


@rule("6.1d.1", "6.1d.2", "15.1e.1", "15.1e.2", "11.1d")
def test_starred_tiles_arrive_flipped_at_the_extremes() -> None:
    hot = drawn("level: 3200\nmesozoic: lichen_tundra larch_forest\n" + BASE, TILES)
    assert (hot.tile("A5"), hot.tile("A0")) == ("lichen_tundra*", "larch_forest")
    assert climax_of(hot.b, 5) == 153
    cold = drawn("level: 200\nmesozoic: ginkgoes lichen_tundra\n" + BASE, TILES)
    assert (cold.tile("A5"), cold.tile("A0")) == ("ginkgoes*", "lichen_tundra")
    mild = drawn("mesozoic: ginkgoes lichen_tundra\n" + BASE, TILES)
    assert mild.tile("A5") == "ginkgoes"


@rule("6.1f.1", "6.1f.2", "15.1a.3")
def test_the_super_fern_cools_and_stays() -> None:
    t = drawn("level: 1600\ncatastrophes: 2\ncenozoic: azolla_bloom squid_shoals\nJ2: tree_ferns\n" + BASE, TILES)
    assert (t.b.level, t.tile("A5"), t.tile("H2")) == (3, "azolla_bloom", "tree_ferns")


IMMIGRANTS = "T3: calamites_thicket\nT4: lycopod_meadow\nT5: quillwort_marsh\nT2: home_red\n" + BASE


@rule("6.1g.1", "6.1g.2", "6.1g.4", "6.1g.7", "6.1g.6", "aid.4", "16.1a")
def test_herbivore_immigrants_stop_at_the_lowest_food() -> None:
    t = drawn("mesozoic: titanosaurs therizinosaurs\n" + IMMIGRANTS, TILES)
    assert t.at("T3 biome") == "titanosaurs"
    assert t.tarpit == ["therizinosaurs"]  # no biome in the jet stream; empty slots do not count
    two = drawn("mesozoic: titanosaurs fabrosaurs\n" + IMMIGRANTS, TILES)
    assert two.at("T4 biome") == "fabrosaurs"  # the lower place is held by another immigrant
    roots = drawn("mesozoic: multituberculates larch_forest\nA0: polar_forest\n" + BASE, TILES)
    assert roots.at("A0 rooter") == "multituberculates"
    flipped = drawn(
        "level: 3200\nmesozoic: sphenosuchians larch_forest\nT0: lycopod_meadow flipped\n" + BASE,
        TILES,
    )
    assert flipped.at("T0 biome") == ""


@rule("6.1g.3", "6.1g.5", "2.4g.2", "14.4a", "6.1g.6")
def test_predator_immigrants_follow_their_prey() -> None:
    text = (
        "T0: quillwort_marsh\nT1: coelacanths\nT5: lobsters\nT0 biome: orange_cat\norange_cat: 4\n"
        "orange_cat tracks: M1 N1\n"
    )
    text += "T1 biome: champosaurs\nT2 biome: red_dino\nmeals: champosaurs=0\n"
    t = drawn("mesozoic: mosasaurs larch_forest\n" + text, TILES)
    assert (t.at("T0 predator"), t.at("T1 predator")) == ("", "mosasaurs")
    held = drawn("mesozoic: pliosaurs larch_forest\nT1 predator: mosasaurs\n" + text, TILES)
    assert held.tarpit == ["pliosaurs"]
    grown = Plain("mesozoic: larch_forest\nT2 predator: velociraptors\nmeals: velociraptors=1\nred_dino: 5\n" + BASE)
    assert grown.at("T2 predator") == "velociraptors"
    grown.play("grow red_dino")
    assert (grown.at("T2 predator"), grown.b.meal[3]) == ("velociraptors", 6)


@rule("6.1g.8", "13.2c.1", "13.6.1", "6.1g.1")
def test_the_deer_on_greens_homeland() -> None:
    text = "colours: red green\ncatastrophes: 2\ncenozoic: deer squid_shoals\nA2: ginkgoes\nA2 biome: sloths\n"
    text += "T2 biome: red_dino\nA4 biome: green_dino\ngreen_dino: 1\ngreen_dino tracks: N1\n"
    t = drawn(text, TILES)
    assert "arrive" in t.events
    assert (t.at("A4 biome"), t.tarpit) == ("green_dino", ["deer"])


@rule("6.2", "6.2a.1", "6.2a.3", "6.2b", "17.1.1", "2.5f")
def test_catastrophes_kill_the_specialised_then_shift_then_split() -> None:
    text = "red_dino: 4 blubber {}\nT2 biome: red_dino\nH4 biome: orange_cat\nT3: tree_ferns\nT3 biome: titanosaurs\n"
    dead = drawn(text.format("cheeks_and_tongue lophodont_cheek_teeth adrenal_glands"), "flow_through_lungs")
    assert (dead.size("red_dino"), dead.size("orange_cat")) == (0, 1)
    alive = drawn(text.format("sail_back diaphragm"), "flow_through_lungs")
    assert alive.size("red_dino") == 4
    order = [name for name in alive.events if name in ("catastrophe", "climate", "atlantic")]
    assert order == ["catastrophe", "climate", "atlantic"]
    assert alive.b.catastrophes == 1
    four = drawn(
        "T3: tree_ferns\nT3 biome: therizinosaurs\n" + BASE,
        "spinosaurs_marine_horses",
    )
    assert four.at("T3 biome") + four.at("T7 biome") == "therizinosaurs"
    five = drawn("T3: cycad_woods\nT3 rooter: scelidosaurs\n" + BASE, "ratites_moles")
    assert five.tarpit == ["scelidosaurs"]


@rule("6.2b", "17.2")
def test_the_second_catastrophe_changes_the_era_and_the_third_nothing() -> None:
    second = drawn("catastrophes: 1\n" + BASE, COLD)
    assert "cenozoic" in second.events
    third = drawn("catastrophes: 2\n" + BASE, COLD)
    assert "cenozoic" not in third.events
    assert "atlantic" not in third.events
    tiles = drawn("catastrophes: 2\ncenozoic: squid_shoals prairie\n" + BASE, TILES)
    assert (tiles.tile("H5"), len(tiles.b.mesozoic) - tiles.b.mesozoic_drawn) == ("squid_shoals", 53)
    before = drawn("catastrophes: 1\nmesozoic: belemnites lobsters\n" + BASE, TILES)
    assert before.tile("H5") == "belemnites"


@rule("6.3.1", "6.3.2", "16.1a")
def test_milankovich_takes_the_lowest_biome_and_who_lives_there() -> None:
    text = (
        "A2: ginkgoes\nA3: larch_forest\nH0: horsetail_swamp\nA2 biome: titanosaurs\nA2 predator: red_fin\nred_fin: 5\n"
    )
    text += "red_fin tracks: A1\n" + BASE
    t = drawn(text, "panting")
    assert (t.tile("A2"), t.tile("H0"), t.tile("A3")) == ("", "", "larch_forest")
    assert sorted(t.tarpit) == ["ginkgoes", "horsetail_swamp", "titanosaurs"]
    assert t.size("red_fin") == 0
    home = drawn(BASE, "panting")
    assert home.tarpit == ["home_orange"]
    assert home.size("orange_cat") == 0


@rule("6.4.1", "6.4.2", "6.4.3")
def test_erosion_takes_the_highest_mountain_then_cools() -> None:
    t = drawn("J1: fern_spike\n" + BASE, "tubenose")
    assert (t.tarpit, t.tile("H4"), t.b.level) == (["fern_spike"], "home_orange", 2)
    none = drawn("colours: red white\nlevel: 1600\nT2 biome: red_dino\nA1 biome: white_cat\n", "tubenose")
    assert (none.tarpit, none.b.level) == ([], 3)
    ice = drawn("level: 400\n" + BASE, "tubenose")
    assert (ice.tarpit, ice.b.level) == ([], 2)
    dead = drawn("level: 1600\nH4: home_orange\nH4 predator: red_fin\nred_fin: 1\nJ4: tree_ferns\n" + BASE, "tubenose")
    assert (dead.tile("H4"), dead.size("orange_cat"), dead.size("red_fin")) == ("tree_ferns", 0, 0)


# -- the greenhouse (15) ---------------------------------------------------------------------------------------------


@rule("15.1a.1", "15.1a.2", "2.4e.2", "15.1a.3", "15.1b.1")
def test_shifts_from_the_leading_edge() -> None:
    column = "A0: larch_forest\nJ0: tree_ferns\nH0: belemnites\n"
    t = drawn(column + "T6: coal_swamp\nT7: lobsters\n" + BASE, WARM)
    assert (t.tile("A0"), t.tile("J0"), t.tile("H0")) == ("larch_forest", "belemnites", "")
    assert "tree_ferns" in t.tarpit
    assert (t.tile("T2"), t.tile("H2"), t.tile("T3")) == ("coal_swamp", "home_red", "lobsters")
    south = drawn("T2: home_red\nT6: quillwort_marsh\nT5: coal_swamp\nH5: belemnites\n" + BASE, COLD)
    assert (south.tile("T6"), south.tile("T2")) == ("home_red", "")
    assert (south.tile("T5"), south.at("T6 biome")) == ("belemnites", "red_dino")
    mountain = drawn(
        "H0: podocarp_forest\nT0: belemnites\nJ1: iberian_bog\nH1: larch_forest\n" + BASE,
        WARM,
    )
    assert (mountain.tile("H0"), mountain.tile("J1")) == ("podocarp_forest", "larch_forest")
    assert sorted(mountain.tarpit) == ["belemnites", "iberian_bog"]
    ties = drawn("A0: plankton\nJ0: belemnites\n" + BASE, WARM)
    assert ties.tile("A0") == "belemnites"


@rule("15.1b.2", "13.5.2")
def test_animals_of_two_colliding_habitats_meet() -> None:
    text = (
        "A0: ginkgoes\nJ0: seed_ferns\nA0 biome: red_dino\nJ0 biome: orange_cat\n"
        "red_dino: 2 biped_stance\norange_cat: 2 tripod_stance\n"
    )
    t = drawn(text + BASE, WARM)
    assert (t.tile("A0"), t.at("A0 biome")) == ("ginkgoes", "orange_cat")  # a contest decides: more teeth
    aliens = drawn("A0: ginkgoes\nJ0: seed_ferns\nA0 biome: titanosaurs\nJ0 biome: fabrosaurs\n" + BASE, WARM)
    assert (aliens.at("A0 biome"), "fabrosaurs" in aliens.tarpit) == ("titanosaurs", True)


@rule("15.1c", "15.1e.1", "15.1e.2")
def test_blue_stars_flip_at_3200_and_back() -> None:
    text = "level: 1600\nH1: lichen_tundra\nH1 biome: red_fin\nred_fin: 1 lophodont_cheek_teeth gizzard_stones\n" + BASE
    t = drawn(text, WARM)
    assert (t.b.level, t.tile("J1"), t.at("J1 biome")) == (5, "lichen_tundra*", "")
    lower = drawn("level: 1600\nA0: spruce_forest\nJ0: lycopod_meadow\n" + BASE, WARM)
    assert lower.tile("A0") == "spruce_forest"  # climaxes are compared before the flip
    back = drawn("level: 3200\nA1: lichen_tundra flipped\n" + BASE, COLD)
    assert (back.b.level, back.tile("J1")) == (4, "lichen_tundra")
    leaving = drawn("level: 3200\nA1: lichen_tundra flipped\nJ1: liverwort_meadow\n" + BASE, COLD)
    assert leaving.tile("J1") == "lichen_tundra"  # still 153 while it moves


@rule("15.1d", "7.3e.2", "15.1e.3")
def test_white_stars_flip_at_200_but_for_fire_bearers() -> None:
    both = "J3: larch_forest\nJ3 biome: orange_cat\norange_cat: 2 hindgut_digestion\n"
    t = drawn("level: 400\nJ2: seed_ferns\n" + both + BASE, COLD)
    assert (t.b.level, t.tile("H2"), t.tile("H4"), t.tile("T6")) == (1, "seed_ferns*", "home_orange*", "home_red*")
    assert (t.size("red_dino"), t.at("H4 biome"), t.at("H3 biome")) == (0, "", "orange_cat")
    fire = drawn("level: 400\nred_dino: 1\nred_dino tracks: A3\n" + BASE, COLD)
    assert (fire.tile("T6"), fire.size("red_dino"), fire.tile("H4")) == ("home_red", 1, "home_orange*")
    up = drawn("level: 200\nA4: podocarp_forest flipped\nH4: home_orange flipped\nT2 biome: red_dino\n", WARM)
    assert (up.tile("A4"), up.tile("H4"), up.b.level) == ("podocarp_forest", "home_orange", 2)


@rule("15.0.2", "18.0c", "18.0", "18.0.2")
@pytest.mark.parametrize(("level", "card", "end"), [("3200", WARM, 6), ("200", COLD, 0)])
def test_the_ends_of_the_track_end_the_game(level: str, card: str, end: int) -> None:
    t = drawn(f"level: {level}\ntarpit: lobsters\n" + BASE, card)
    assert (t.who, t.b.level) == ("over", end)
    assert t.events.count("scoring") == 1
    assert sum(len(owned) for owned in t.b.fossils) == 1


@rule("17.1.2", "11.1.1", "aid.6")
def test_only_marine_animals_cross_the_atlantic() -> None:
    land = "T4: lycopod_meadow\nT5: horsetail_swamp\nT4 biome: red_dino\nred_dino: 2 anteater_tongue w_shaped_teeth\n"
    land = land.replace("w_shaped_teeth", "lophodont_cheek_teeth") + BASE
    assert Plain(land).offers("expand red_dino T5 biome")
    Plain("catastrophes: 1\n" + land).refuses("expand red_dino T5 biome", "10.4.1")
    sea = "T4: aspidorhynchids\nT5: pycnodonts\nT4 biome: red_dino\nred_dino: 1 caudal_fin\n" + "H4 biome: orange_cat\n"
    assert Plain("catastrophes: 1\n" + sea).offers("expand red_dino T5 biome")
    amphibian = "catastrophes: 1\n" + sea.replace("1 caudal_fin", "3 web_feet")
    Plain(amphibian).refuses("expand red_dino T5 biome", "10.4.1")
    flier = Plain(
        "catastrophes: 1\n"
        + land.replace(
            "2 anteater_tongue lophodont_cheek_teeth", "1 anteater_tongue w_shaped_teeth hooves flexure_heel"
        )
    )
    flier.refuses("expand red_dino T5 biome", "10.4.1")


@rule("17.1.3", "15.1a.2")
def test_the_atlantic_stops_habitats() -> None:
    text = "catastrophes: 1\nA5: larch_forest\nH5: belemnites\nT5: lobsters\n" + BASE
    t = drawn(text, WARM)
    assert (t.tile("A5"), t.tile("J5"), t.tile("H5")) == ("larch_forest", "", "lobsters")
    closed = drawn(text.replace("catastrophes: 1\n", ""), WARM)
    assert (closed.tile("J5"), closed.tile("H5")) == ("belemnites", "lobsters")  # the first one does not block itself
    down = drawn("catastrophes: 1\nT2: home_red\nT6: quillwort_marsh\n" + BASE, COLD)
    assert (down.tile("T2"), down.tile("T6"), down.tarpit) == ("home_red", "quillwort_marsh", [])


@rule("17.1.4")
def test_immigrants_come_on_either_side() -> None:
    t = drawn(
        (
            "catastrophes: 1\nmesozoic: fabrosaurs larch_forest\nT5: lycopod_meadow\nT4: termite_mounds\n"
            "T2 biome: red_dino"
        ),
        TILES,
    )
    assert t.at("T5 biome") == "fabrosaurs"


@rule("18.0b", "18.0b.1", "2.1.3", "6.1a")
def test_an_empty_pool_ends_the_game_unless_optional_tiles_follow() -> None:
    t = drawn("mesozoic: belemnites\nmesozoic left: 1\n" + BASE, TILES)
    assert (t.who, t.events.count("lay")) == ("over", 1)
    on = drawn(
        "option cenozoic_after: yes\nmesozoic: belemnites\nmesozoic left: 1\ncenozoic: squid_shoals\n" + BASE, TILES
    )
    assert on.who == "p2"
    assert on.tile("H0") == "squid_shoals"
    late = drawn("catastrophes: 2\nmesozoic left: 9\ncenozoic: prairie\ncenozoic left: 1\n" + BASE, TILES)
    assert late.who == "over"
    done = drawn("option cenozoic_after: yes\nmesozoic left: 0\ncenozoic: prairie\ncenozoic left: 1\n" + BASE, TILES)
    assert done.who == "over"
