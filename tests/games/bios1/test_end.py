"""Chapters 16.2, 16.3, 18 and 19: extinction, Lazarus, the end, Origins, the solitaire game."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.playout import playout
from gondwana.core.rng import seeded
from gondwana.games.bios1.frames.origins import link
from gondwana.games.bios1.state import Bios1
from tests.games.bios1.tools import Plain, culled, drawn
from tests.tools import rule

BASE = "T2 biome: red_dino\nH4 biome: orange_cat\n"
LAST = "\nending: yes\nnext: Round\nnext: EndTurn\n"


# -- extinction and resurrection (16) --------------------------------------------------------------------------------


@rule("16.2a.1", "16.2a.2", "16.2a.3", "16.2a.4", "16.2b", "9.2.2", "aid.5")
def test_extinction_returns_everything() -> None:
    t = culled(
        (
            "T3: lycopod_meadow\nT3 biome: red_fin\nred_fin: 1 spines carnosaurs_mesonychids\n"
            "red_fin heritage: b\nred_fin cultures: tools\n"
        )
        + BASE
    )
    assert (t.size("red_fin"), t.reserve("red_fin"), t.dna("red_fin"), t.b.culture[1]) == (0, 8, "", 0)
    assert (t.where("spines"), t.where("carnosaurs_mesonychids")) == (20, 16)
    assert t.b.heritage == [-1] * 10
    assert t.play("grow orange_cat").offered("found red_fin")


@rule("16.3.1", "16.3.2", "16.3a.1", "16.3a.2", "16.3a.3", "16.3.3")
def test_a_lazarus_player_comes_back_with_a_mutation() -> None:
    text = "H4 biome: orange_cat\norange_cat: 2\nlower: {} doves_tillodonts\ngenes: 1 9\nT3: lycopod_meadow\n"
    t = Plain(text.format("opposable_thumb"))
    assert t.texts == ["buy 0", "buy 1"]
    t.refuses("grow red_dino", "16.3.1")
    t.play("buy 0")
    assert t.texts == [f"resurrect red_{shape}" for shape in ("dino", "fin", "bird", "croc")] + ["discard"]
    t.play("resurrect red_bird")
    assert t.texts == ["size 1", "size 2"]
    t.refuses("size 3", "16.3a.2")
    t.play("size 2")
    assert t.texts == ["place H4 biome", "place H4 predator", "place T2 biome", "place T3 biome"]
    t.play("place T3 biome")
    assert (t.at("T3 biome"), t.dna("red_bird"), t.size("red_bird"), t.b.alive(0)) == ("red_bird", "BI", 2, True)
    spines = Plain(text.format("spines")).play("buy 0", "resurrect red_dino")
    assert spines.size("red_dino") == 1
    assert spines.dna("red_dino") == "AA"
    genotype = Plain(text.format("hump")).play("buy 1")
    assert genotype.where("doves_tillodonts") == 20
    assert genotype.who == "p2"
    fish = Plain(text.format("caudal_fin")).play("buy 0")
    assert fish.where("caudal_fin") == 20
    drift = Plain("option genetic_drift: yes\n" + text.format("hump"))
    assert drift.texts == ["buy 0", "buy 1", "drift orange"]


@rule("18.0.1")
def test_the_game_goes_on_without_animals() -> None:
    t = Plain("lower: caudal_fin sculling_tail beak\ngenes: 2 2\nT2: lobsters\nH4: belemnites\n")
    assert t.asked == "Turn"
    assert t.texts == ["buy 0", "buy 1", "buy 2"]


# -- the end (18) ----------------------------------------------------------------------------------------------------


@rule("18.0a", "18.0.2", "4.4")
def test_the_last_tertiary_card_ends_the_game_with_one_scoring() -> None:
    t = Plain("drawn: 25\nlower: hump\ndeck: placenta\ntarpit: lobsters\nT6: coal_swamp\n" + BASE).play(
        "buy 0", "discard"
    )
    assert t.who == "over"
    assert t.events.count("scoring") == 1
    both = drawn("drawn: 18\nlevel: 3200\n" + BASE, "seed_cracking_bill")
    assert both.who == "over"
    assert both.events.count("scoring") == 1


@rule("1.2.2", "18.0a")
def test_four_scorings_in_a_whole_game() -> None:
    game = gondwana.game("bios1")
    found = []
    for seed in range(30):
        s = game.new(3, seed)
        playout(s, seeded(seed))
        assert isinstance(s, Bios1)
        if s.drawn == 29 and s.level not in (0, 6):
            found.append([event.name for event in s.sink.events].count("scoring"))  # type: ignore[union-attr]
    assert found
    assert set(found) == {4}


@rule("18.1", "18.1a", "18.1b", "7.4a")
def test_points() -> None:
    t = Plain(
        (
            "red fossils: lobsters ginkgoes titanosaurs\n"
            "red genotypes: ankylosaurs_glyptodonts doves_tillodonts\n"
            "orange genotypes: carnosaurs_mesonychids\nA0: azolla_bloom\nA0 biome: red_dino\n"
            "red_dino: 1 lophodont_cheek_teeth web_feet\nred_dino cultures: tools bones\n"
        )
        + BASE
    )
    assert t.s.scores() == [3 + 3 + 4 + 2 + 2, 2 + 1]
    living = Plain("red_dino: 5 carnosaurs_mesonychids\n" + BASE)
    assert living.s.scores() == [1, 1]


@rule("18.1.1", "18.1c")
def test_winners() -> None:
    assert Plain("genes: 2 3\nred fossils: lobsters\n" + BASE + LAST).s.winners() == [0]
    assert Plain("genes: 2 3\n" + BASE + LAST).s.winners() == [1]
    assert Plain("genes: 3 3\n" + BASE + LAST).s.winners() == [0, 1]


@rule("18.2", "18.2a", "18.2b", "18.2c", "18.2.1", "18.2d")
def test_going_on_with_origins() -> None:
    text = "option origins: yes\ncolours: red orange green\ngenes: 9 3 0\nA4 biome: green_dino\nlevel: 400\n"
    text += "red_dino: 1 forebrain\nred_fin: 1 biped_stance pit_sensor\nT2 predator: red_fin\nred_fin tracks: N1\n"
    text += "orange_cat: 1 parental_protection communication\nred fossils: lobsters ginkgoes\n" + BASE + LAST
    t = Plain(text, 3)
    assert (t.asked, t.who) == ("Learn", "p1")
    assert t.texts == ["done", "learn social", "learn language"]
    t.play("learn language", "learn social")
    assert t.who == "over"
    result = link(t.b)
    assert result["age"] == "ice"
    assert result["brains"] == [
        {
            "player": "red",
            "species": "red_fin",
            "instincts": ["dexterity", "nature", "social", "language"],
            "points": 4,
        },
        {"player": "orange", "species": "orange_cat", "instincts": ["social", "language"], "points": 1},
    ]
    assert t.b.genes == [9, 3, 0]
    two = Plain(text.replace("forebrain", "forebrain courtship").replace("level: 400", "level: 800"), 3)
    assert two.texts == ["hominid red_dino", "hominid red_fin"]
    assert link(two.b)["age"] == "tropical"


# -- the solitaire game (19) -----------------------------------------------------------------------------------------

SOLO = "colours: red white\ngenes: 0 {}\nT2 biome: red_dino\nA1 biome: white_cat\nwhite_cat: 3 {}\n"


def solo(genes: int, pile: str, rest: str) -> Plain:
    """The position after a turn of the two-tusker."""
    return Plain(SOLO.format(genes, pile) + rest + "\nactive: white\n", 1)


@rule("19.1.1", "19.1.4", "3.7a")
def test_the_solitaire_set_up() -> None:
    for seed in range(8):
        s = gondwana.game("bios1").new(1, seed)
        assert isinstance(s, Bios1)
        assert (s.colour[1], s.genes, s.size[4], s.size[0], len(s.deck), s.who) == (3, [0, 10], 3, 1, 26, 0)
        assert s.colour[0] != 3
        assert s.reserve(4) == 24 - 2


@rule("19.1.5", "19.1.6")
def test_its_first_choice_is_a_culture() -> None:
    t = solo(5, "biped_stance bloodhound_nose parental_protection", "A0: ginkgoes\nlower: hump\n")
    assert t.b.culture[4] == 1
    assert t.at("A0 biome") == ""


@rule("19.1.7", "19.1.8", "19.1.1")
def test_its_second_choice_is_the_lowest_biome_in_range() -> None:
    t = solo(5, "biped_stance", "A0: ginkgoes\nA2: seed_ferns\nlower: hump\n")
    assert (t.at("A2 biome"), t.at("A0 biome")) == ("white_cat", "")
    roots = solo(
        5,
        "hindgut_digestion biped_stance",
        "A2: cycad_thicket\nlower: hump\n",
    )
    assert roots.at("A2 biome") == "white_cat"
    nuts = solo(5, "hindgut_digestion cud_chewing", "A2: calamites_thicket\nwhite_cat tracks: N1\nlower: hump\n")
    assert nuts.at("A2 rooter") == "white_cat"
    win = solo(5, "biped_stance", "A2: ginkgoes\nA2 biome: red_dino\nred_dino: 1 tripod_stance\nlower: hump\n")
    assert win.at("A2 biome") == "white_cat"
    lose = solo(5, "biped_stance", "A2: ginkgoes\nA2 biome: red_dino\nred_dino: 1 tripod_stance hump\nlower: lek\n")
    assert lose.at("A2 biome") == "red_dino"


@rule("19.1.9", "19.1.11", "19.1.10", "19.1.12")
def test_what_it_buys() -> None:
    opens = solo(2, "", "A2: ginkgoes\nlower: camouflage spines biped_stance\n")
    assert opens.where("biped_stance") == 4
    assert opens.b.lower_genes[:2] == [1, 1]
    poor = solo(1, "", "A2: ginkgoes\nlower: camouflage spines biped_stance\n")
    assert poor.where("camouflage") == 20
    plays = solo(1, "", "lower: hump spines\n")
    assert plays.where("hump") == 4
    marine = solo(1, "sculling_tail", "T0: lobsters\nlower: web_feet hump\n")
    assert marine.where("hump") == 4
    fin = solo(1, "", "lower: caudal_fin hump\n")
    assert fin.where("hump") == 4
    passes = solo(0, "", "lower: doves_tillodonts hump\n")
    assert "pass" in passes.events
    assert len(passes.b.lower) == 2
    second = solo(1, "", "lower: doves_tillodonts hump\n")
    assert second.where("hump") == 4


@rule("19.1.1", "19.1.3")
def test_it_never_hunts_and_leaves_when_extinct() -> None:
    t = Plain(
        "colours: red white\ngenes: 0 9\nT2 biome: red_dino\nA1 biome: white_cat\nH1: cycadeoid\n"
        "H1 biome: red_dino white_cat\n"
        "red_dino: 3 biped_stance flexure_heel\nwhite_cat: 3 tripod_stance\nwhite_cat tracks: S1 N1\n"
        "red_dino tracks: S2\n"
        "next: Round\nnext: EndTurn\nnext: Cull A0 0\n",
        1,
    )
    assert (t.at("H1 biome"), t.at("H1 predator")) == ("red_dino", "")
    gone = Plain("colours: red white\ngenes: 0 9\nT2 biome: red_dino\nlower: hump lek\n", 1).play("grow red_dino")
    assert gone.asked == "Turn"
    assert gone.b.active == 0


@rule("19.1.2")
def test_it_shares_the_tarpit() -> None:
    t = Plain(
        (
            "genes: 1 1\ncolours: red white\ntarpit: lobsters ginkgoes belemnites\nscoring: yes\n"
            "T2 biome: red_dino\nA1 biome: white_cat\nnext: Round\nnext: EndTurn\n"
        ),
        1,
    )
    assert [len(owned) for owned in t.b.fossils] == [2, 1]


@rule("19.1.13")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(10, 3, True), (9, 3, False), (10, 10, False)])
def test_ten_tiles_and_more_points_win(mine: int, theirs: int, won: bool) -> None:
    tiles = [
        "lobsters",
        "ginkgoes",
        "belemnites",
        "coal_swamp",
        "clam_beds",
        "seed_ferns",
        "tree_ferns",
        "cycad_woods",
        "sea_lilies",
        "kelp_forest",
    ]
    others = [
        "coelacanths",
        "pycnodonts",
        "spruce_forest",
        "larch_forest",
        "cycadeoid",
        "fern_spike",
        "iberian_bog",
        "palaeoniscids",
        "conifer_taiga",
        "conifer_forest",
    ]
    text = (
        f"colours: red white\ngenes: 0 9\nred fossils: {' '.join(tiles[:mine])}\n"
        f"white fossils: {' '.join(others[:theirs])}\n"
    )
    t = Plain(text + "T2 biome: red_dino\nA1 biome: white_cat\n" + LAST, 1)
    assert t.s.winners() == ([0] if won else [])
