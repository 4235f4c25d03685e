"""Chapter 2: what is in the box."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.games.bios1 import dna
from gondwana.games.bios1.dna import amount, covers, packed
from gondwana.games.bios1.life import is_sea
from gondwana.games.bios1.tables import CULTURES, INSTINCTS, PREREQUISITES, Tables
from gondwana.games.bios1.world import climax_of
from gondwana.kit.errors import DataError, GondwanaError, SituationError
from gondwana.kit.tables import Box
from tests.games.bios1.tools import Plain, culled, drawn
from tests.tools import rule

GAME = gondwana.game("bios1")


def tables() -> Tables:
    found = GAME.tables(None, GAME.new(2, 1).options)
    assert isinstance(found, Tables)
    return found


@rule("1.2.1", "2.7")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:
    with pytest.raises(GondwanaError):
        GAME.new(seats)
    assert GAME.new(1, 3).who == 0


@rule("2.1.1")
def test_the_box_is_complete() -> None:
    t = tables()
    assert (t.mutations, len(t.cards), len(t.cards) + 16) == (66, 92, 108)
    assert (len(t.mesozoic), len(t.cenozoic), t.era.count("homeland"), len(t.heritage)) == (53, 51, 4, 10)
    assert len(t.mesozoic) + len(t.cenozoic) + 4 + 20 + 16 == 144


@rule("2.1.1", "2.3a", "6.0")
def test_a_pack_with_wrong_contents_is_refused() -> None:
    def broken(sheet: str, column: str, cell: str) -> Box:
        box = GAME.meta.box()
        box[sheet] = [dict(row) for row in box[sheet]]
        box[sheet][0][column] = cell
        return box

    from gondwana.games.bios1 import load

    for sheet, column, cell in (
        ("mutations", "dna", "BX"),
        ("mutations", "event", "flood"),
        ("biomes", "era", "cenozoic"),
        ("board", "row", "9"),
        ("biomes", "colour", "red"),
    ):
        with pytest.raises(DataError):
            load(broken(sheet, column, cell), {})


@rule("2.2.1", "2.2a", "2.2b", "2.2c")
def test_colours_have_teeth_and_dynasties() -> None:
    for colours in (["red", "orange", "green", "white"], ["orange", "white", "red", "green"]):
        t = Plain(f"colours: {' '.join(colours)}\n", seats=4)
        found = {colour: (t.b.teeth(player * 4), t.b.dynasty(player)) for player, colour in enumerate(colours)}
        assert found == {"red": (2, 0), "orange": (3, 1), "green": (4, 0), "white": (5, 1)}


@rule("2.3a", "2.3b", "2.3c", "2.3e")
def test_genomes_add_up() -> None:
    assert packed("BGHIP") & dna.ROADRUNNER == 0
    assert packed("AMNS") & ~dna.ROADRUNNER == 0
    assert amount(packed("I") + packed("II"), dna.I) == 3
    assert covers(packed("SS"), packed("S"))
    assert not covers(packed("S"), packed("SS"))
    assert not covers(packed("BB"), packed("BG"))


@rule("2.3d", "2.3f", "2.5b")
def test_a_genome_is_pile_and_tracks() -> None:
    t = Plain("red_dino: 1 digging_claws\nred_dino heritage: b\nT2 biome: red_dino\nH4 biome: orange_cat")
    assert t.dna("red_dino") == "BIN"
    assert t.dna("orange_cat") == ""
    assert t.size("orange_cat") == 1
    assert t.reserve("red_dino") == 8 - 1 - 1 - 1


@rule("2.4a", "2.4d", "2.4e.1")
def test_tiles_know_their_row() -> None:
    t = tables()
    plankton = t.tiles.index("plankton")
    assert (t.tile_latitude[plankton], t.climax[plankton], t.era[plankton]) == (0, 48, "cenozoic")
    bog = t.tiles.index("iberian_bog")
    assert t.orogeny[bog]
    assert not t.is_sea[bog]
    assert [t.climax[t.tiles.index(name)] for name in ("ginkgoes", "sea_lilies", "petrified_forest")] == [30, 38, 12]


@rule("2.4b", "2.4c", "2.4g.1")
def test_needs_bind_and_niches_do_not() -> None:
    text = "option cenozoic_after: yes\nA0: plankton\nA0 biome: red_dino\nred_dino: 2 {}\nT2 biome: red_dino"
    amphibian = culled(text.format("web_feet"))
    assert (amphibian.at("A0 biome"), amphibian.at("T2 biome")) == ("", "red_dino")
    swimmer = culled(text.format("caudal_fin"))
    assert (swimmer.at("A0 biome"), swimmer.at("T2 biome")) == ("red_dino", "")
    t = tables()
    assert covers(packed("MMM"), t.needs[t.tiles.index("plankton")])
    assert len(t.alien_size) == 31
    assert len(t.climax) == len(t.tiles) - 31
    browser = culled("H0: cycadeoid\nH0 biome: red_dino\nred_dino: 1 biped_stance\n")
    assert browser.at("H0 biome") == "red_dino"


@rule("2.4f.1", "2.4f.2")
def test_homelands_feed_everybody_and_prefer_their_own() -> None:
    t = Plain("colours: red white\nT2 biome: red_dino\nT3: home_white")
    assert t.offers("expand red_dino T3 biome")
    t = culled("H4 biome: red_dino orange_cat\nT2 biome: red_dino")
    assert t.at("H4 biome") == "orange_cat"
    marine = Plain(
        "colours: red white\nT2: quillwort_marsh\nT2 biome: red_dino\nred_dino: 1 caudal_fin\nT3: home_white"
    )
    assert not marine.offered("expand red_dino T3 biome")


@rule("2.5a")
def test_sizes_go_from_one_to_six() -> None:
    small = Plain("T2 biome: red_dino\nH4 biome: orange_cat")
    assert small.offers("grow red_dino")
    small.refuses("shrink red_dino", "2.5a")
    big = Plain("T2 biome: red_dino\nred_dino: 6\nH4 biome: orange_cat")
    assert big.offers("shrink red_dino")
    big.refuses("grow red_dino", "2.5a")


@rule("2.5c", "9.1a", "9.1b", "9.1c", "9.1d")
def test_each_culture_asks_for_two_instincts() -> None:
    asks = {
        culture: {word for i, word in enumerate(INSTINCTS) if PREREQUISITES[n] >> i & 1}
        for n, culture in enumerate(CULTURES)
    }
    assert asks == {
        "tools": {"dexterity", "social"},
        "bones": {"dexterity", "nature"},
        "hunting": {"dexterity", "language"},
        "labour": {"social", "language"},
        "agriculture": {"nature", "language"},
        "contests": {"nature", "social"},
    }


@rule("2.5d", "2.5e", "2.5f")
def test_tracks_of_the_world() -> None:
    s = GAME.new(2, 5)
    data = GAME.view(s, 0).scene.data
    assert (data["level"], data["levels"][data["level"]], data["catastrophes"]) == (3, "800", 0)
    t = drawn("T2 biome: red_dino\nA0: ginkgoes", "panting")
    assert t.tarpit == ["ginkgoes", "home_orange"]


@rule("2.6a", "2.6c", "2.6d", "3.5c")
def test_the_map() -> None:
    t = tables()
    assert len(t.habitats) == 26
    assert [h for h, m in zip(t.habitats, t.mountain, strict=True) if m] == ["A4", "J1", "J3", "H0", "H4", "T1"]
    assert [h for h, m in zip(t.habitats, t.east, strict=True) if m] == ["A4", "J3", "H4"]
    assert [t.habitats[h] for h in t.of_latitude[3]] == ["T0", "T1", "T2", "T3", "T4", "T5", "T6", "T7"]
    p = Plain("T2 biome: red_dino\nA0: ginkgoes\nA1: larch_forest flipped")
    assert [climax_of(p.b, h) for h in range(3)] == [30, 172, 3]


@rule("2.6b")
def test_hunters_eat_what_is_on_biome_or_roots() -> None:
    t = culled(
        "H0: cycadeoid\nH0 rooter: orange_cat\norange_cat: 1 gnawing_incisors\nH0 predator: red_dino\n"
        "T2 biome: red_dino"
    )
    assert t.at("H0 predator") == "red_dino"


@rule("2.6e", "15.2a", "15.2b")
def test_empty_slots_follow_the_level() -> None:
    for level, sea in (("200", False), ("400", False), ("800", False), ("1600", True), ("3200", True)):
        t = Plain(f"level: {level}\nT2 biome: red_dino")
        assert is_sea(t.b, t.b.t.habitats.index("A0")) == sea
        assert ("expand red_dino T2 biome" in t.texts, t.tile("T3")) == (True, "")


@rule("2.8", "4.2.1")
def test_animals_of_a_species_are_eight() -> None:
    t = Plain("T2 biome: red_dino\nT3: cycad_thicket\nred_dino: 1 spines bloodhound_nose\nred_dino cultures: bones")
    assert t.reserve("red_dino") == 8 - 1 - 1 - 2 - 1
    assert t.reserve("red_fin") == 8


@rule("1.2.1", "3.7b.3")
def test_absent_colours_have_no_animals() -> None:
    for line in ("T2 biome: green_dino", "green_dino: 1", "T2 biome: nobody", "colours: red red"):
        with pytest.raises(SituationError):
            Plain(line)
