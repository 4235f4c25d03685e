"""Sections C2 and C3: what a game of Genesis leaves."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.games.bios2 import organs, score, species
from gondwana.games.bios2.tables import SEA
from gondwana.kit.errors import GondwanaError
from tests.games.bios2.alone import Begun
from tests.games.bios2.tools import World
from tests.tools import rule

EARTH = {"world": "earth"}


def linked(seats: int = 2, seed: int = 1, **options: object) -> Begun:
    """A game that asks what each brings."""
    return Begun(seats, seed, genesis=True, **options)


def brought(*macros: str, **options: object) -> Begun:
    """All have told it, in the order of seats."""
    w = linked(len(macros), **options)
    for macro in macros:
        w.play(f"macro {macro}")
        if w.asked == "Join":
            w.play(w.texts[0])
    return w


@rule("C2.0", "C2.j")
def test_without_genesis_nothing_is_asked() -> None:
    assert Begun(2).asked == "Act"
    w = linked()
    assert (w.who, w.asked) == ("p1", "Bring")
    w.play("macro nothing").play("macro nothing")  # it ended in Armageddon
    assert w.asked == "Act"
    assert sorted(w.b.brought) == [0, 0, 1, 1]


@rule("C2.a", "C2.b", "C2.c", "C2.d")
@pytest.mark.parametrize(
    ("macro", "colour", "marine"),
    [
        ("moss", "green", False),
        ("fungus", "green", False),
        ("dickinsonia", "green", True),
        ("alga", "green", True),
        ("snail", "orange", False),
        ("earthworm", "orange", False),
        ("brachiopod", "orange", True),
        ("flatworm", "orange", True),
        ("eurypterid", "black", False),
        ("insect", "black", False),
        ("trilobite", "black", True),
        ("arrow_worm", "black", True),
        ("amphibian", "white", False),
        ("starfish", "white", True),
    ],
)
def test_lineages(macro: str, colour: str, marine: bool) -> None:
    w = brought(macro, "nothing")
    assert w.b.colour_of[0] == w.colour(colour)
    assert w.b.colour_of[1] != w.colour(colour)
    assert w.exists(f"{colour}_swimmer") == marine
    assert w.exists(f"{colour}_archetype") != marine


@rule("C2.e")
@pytest.mark.parametrize(("macro", "marine"), [("velvet_worm", False), ("opabinia", True)])
def test_velvet_worms_choose(macro: str, marine: bool) -> None:
    w = linked().play(f"macro {macro}")
    assert w.texts == ["colour orange", "colour black"]
    w.play("colour black").play("macro nothing")
    assert w.exists("black_swimmer") == marine


@rule("C2.f.1", "C1.l")
def test_organs_become_basal() -> None:
    w = brought("insect", "nothing")
    assert w.asked == "Inherit"
    w.play("inherit red", "inherit blue", "inherit red", "done")
    assert w.basal("black_archetype") == "red2 blue1"
    assert w.at("siberia.6.herbivore") == "black_archetype"


@rule("C2.f.2")
def test_bionts_are_random_mutations_with_one_cube() -> None:
    seen = set()
    for seed in range(3):
        w = linked(2, seed).play("macro snail").play("macro nothing").play("done")
        assert w.asked == "Bionts"
        w.play("biont yellow", "biont yellow", "done")
        cards = w.cards("orange_archetype")
        numbers = [w.card(card) for card in cards]
        assert [w.b.t.colour[card] for card in numbers] == [1, 1]
        assert [w.b.cubes[card] for card in numbers] == [organs.one(1)] * 2
        assert not set(numbers) & {card for row in w.b.row for card in row}
        seen.add(tuple(cards))
    assert len(seen) > 1


@rule("C2.f.3", "A7.a")
def test_its_card_is_a_fossil() -> None:
    w = brought("insect", "nothing")
    assert w.fossils("black") == ["genesis"]
    assert score.parts(w.b, w.colour("black"))[0] == 1
    assert brought("trilobite", "nothing").fossils("black") == []


@rule("C2.g")
def test_a_marine_start() -> None:
    w = brought("starfish", "nothing")
    assert w.asked == "Launch"
    assert len(w.texts) > 4
    for text in w.texts:
        biome = w.biome(text.split()[1])
        assert (w.b.t.terrain[biome], w.b.discs[biome]) == (SEA, 0)
    w.play("land gondwana.1 herbivore")
    assert w.at("gondwana.1.herbivore") == "white_swimmer"
    assert w.organs("white_swimmer") == ""
    assert w.b.t.faces[w.b.genotype[w.sp("white_swimmer")]] == "archetype_white"
    assert not w.exists("white_archetype")


SWIMMERS = (
    "colours: white orange\n"
    "herbivores: gondwana.1=white_swimmer gondwana.2=white_swimmer laurentia.3=orange_archetype\n"
    "white_swimmer: genotype=archetype_white basal=red1,white1\nwhite brought: marine\n"
)


@rule("C2.g", "E6.b.1")
def test_its_first_resize_makes_a_kiwi_and_leaves_the_swimmers() -> None:
    w = World(SWIMMERS).play("resize").play("grow white_swimmer")
    assert (w.asked, w.offered("pick")) == ("Beach", w.texts)
    w.play("pick gondwana.1 herbivore upright")
    assert w.asked == "Act"  # the last one stays what it is
    assert (w.count("white_swimmer"), w.count("white_archetype")) == ([6, 0, 1], [6, 0, 1])
    assert [w.size(f"white_{shape}") for shape in ("swimmer", "archetype")] == [2, 2]
    assert w.basal("white_archetype") == w.basal("white_swimmer") == "red1 white1"
    assert w.lying == ["gondwana.1.herbivore=white_archetype"]  # a dome cannot live in the sea
    again = World(SWIMMERS.replace("marine", "land")).play("resize").play("grow white_swimmer")
    assert not again.exists("white_archetype")


@rule("C2.g", "I3.0")
def test_the_swimmers_do_not_die_out_of_it() -> None:
    three = SWIMMERS.replace("laurentia.3=", "gondwana.4=white_swimmer laurentia.3=")
    w = World(three).play("resize", "grow white_swimmer", "pick gondwana.1 herbivore upright")
    assert w.texts == ["done", "pick gondwana.2 herbivore upright", "pick gondwana.4 herbivore upright"]
    w.play("pick gondwana.4 herbivore upright")
    assert (w.count("white_swimmer")[2], w.count("white_archetype")[2]) == (1, 2)
    assert w.at("gondwana.4.herbivore") == "white_archetype"  # a swamp
    alone = World(SWIMMERS.replace("gondwana.2=white_swimmer ", "")).play("resize", "grow white_swimmer")
    assert alone.at("gondwana.1.herbivore") == "white_swimmer"
    assert alone.lying == ["gondwana.1.herbivore=white_archetype"]
    assert (alone.count("white_swimmer"), alone.count("white_archetype")) == ([6, 0, 1], [6, 0, 1])
    assert alone.s.check() == ""


@rule("C2.g", "A7.c", "I3.a")
def test_a_shared_card_counts_once_and_is_a_fossil_when_both_are_gone() -> None:
    w = World(SWIMMERS + "medea: orange\n")
    before = score.fossil_icons(w.b, w.colour("white"))
    w.play("resize", "grow white_swimmer", "pick gondwana.1 herbivore upright")
    assert score.fossil_icons(w.b, w.colour("white")) == before == 1
    species.extinguish(w.b, w.sp("white_swimmer"), "I3.0")
    assert (w.fossils("white"), w.exists("white_archetype")) == ([], True)
    species.extinguish(w.b, w.sp("white_archetype"), "I3.0")
    assert w.fossils("white") == ["archetype_white"]


@rule("C2.h")
def test_the_first_of_two_has_the_choice() -> None:
    w = linked(3).play("macro amphibian").play("macro starfish")
    assert (w.who, w.asked) == ("p2", "Join")
    assert w.texts == ["colour green", "colour orange", "colour black"]
    w.play("colour green").play("macro nothing")
    assert w.b.colour_of[:2] == [3, 0]
    assert w.exists("green_swimmer")


@rule("C2.i")
def test_pairs_become_white_organs() -> None:
    w = brought("insect", "nothing")
    w.play("inherit red", "inherit red", "inherit red", "inherit red", "inherit blue", "done")
    assert (w.asked, w.texts) == ("Whiten", ["done", "convert red"])
    w.refuses("convert blue", "C2.i")
    w.play("convert red")
    assert w.basal("black_archetype") == "red2 blue1 white1"
    assert w.asked == "Bionts"  # once for each colour


@rule("C2.j")
def test_who_brought_nothing_has_no_free_card_in_the_first_turn() -> None:
    text = (
        "herbivores: laurentia.3=orange_archetype\nmetabolism: gills\ndarwinian: none crop\norange brought: nothing\n"
    )
    first = World(text + "round: 1")
    assert first.offered("mutate") == ["mutate crop orange_archetype"]
    first.refuses("mutate gills orange_archetype", "C2.j")
    assert "mutate gills orange_archetype" in World(text + "round: 2").texts
    assert "mutate gills orange_archetype" in World(text.replace("nothing", "land") + "round: 1").texts


@rule("C2.k", "J2.b")
def test_endosymbionts_keep_a_creeple() -> None:
    w = brought("insect", "snail", "nothing")
    while w.asked != "Endosymbionts":
        w.play("done")
    assert w.b.stack[-1].values() == [w.sp("orange_archetype")]
    orange, black = w.colour("orange"), w.colour("black")
    before = [score.population(w.b, orange), score.population(w.b, black)]
    unborn = w.count("orange_archetype")[0]
    w.play("endosymbiont black")
    assert w.count("orange_archetype")[0] == unborn - 1
    assert [score.population(w.b, orange), score.population(w.b, black)] == [before[0], before[1] + 1]
    assert "endosymbiont black" not in w.texts


@rule("C2.k", "J2.d")
def test_with_the_archetype_card_the_host_goes_home() -> None:
    text = "colours: orange black\nherbivores: siberia.6=black_archetype\nendangered: {}.herbivore=orange_archetype\n"
    text += "hosts: orange.black=black_archetype\nphase: burial\nending: eras\nnext: EndTurn\nnext: Inter"
    stays = World(text.format("laurentia.3"))
    assert (stays.count("black_archetype")[0], stays.exists("orange_archetype")) == (5, True)
    gone = World(text.format("laurentia.4") + "\nblack: laurentia.4 laurentia.south")
    assert (gone.count("black_archetype")[0], gone.exists("orange_archetype")) == (6, False)


# -- campaigns ---------------------------------------------------------------------------------------------------------


@rule("C3.0", "C3.a", "C2.c", "C2.f.1")
def test_a_won_genesis_goes_on_alone_on_earth() -> None:
    w = Begun(campaign="won", world="earth").play("macro insect")
    while w.asked == "FoundPlant":
        w.play(w.texts[0])
    w.play("inherit red", "done", "done")
    assert (w.asked, w.b.colour_of, w.b.medea) == ("Rise", [2], 2)
    assert w.fossils("black") == ["genesis"]
    w.play(w.texts[0])
    assert (w.basal("black_archetype"), w.count("black_archetype")[2]) == ("red1", 1)
    with pytest.raises(GondwanaError, match="Earth"):
        gondwana.game("bios2").new(1, 1, {"campaign": "won", "world": "mars"})


@rule("C3.a", "C2.g")
def test_a_marine_animal_begins_where_it_finds_food() -> None:
    w = Begun(campaign="won", world="earth").play("macro starfish")
    while w.asked == "FoundPlant":
        w.play(w.texts[0])
    assert w.asked == "Launch"
    plants = [biome for biome in range(28) if w.b.upright[biome] == 0]
    assert [w.biome(text.split()[1]) for text in w.texts] == plants
    w.play(w.texts[0])
    assert (w.count("white_swimmer")[2], w.organs("white_swimmer"), w.exists("white_archetype")) == (1, "", False)


@rule("C3.a", "K0.e")
def test_who_won_as_a_plant_plays_it() -> None:
    w = Begun(campaign="won", plant_protagonist=True)
    assert w.texts == ["macro moss", "macro fungus", "macro dickinsonia", "macro alga"]
    w.play("macro moss")
    while w.asked == "FoundPlant":
        w.play(w.texts[0])
    w.play("inherit green", "done", "done")
    assert (w.b.colour_of, w.basal("green_archetype")) == ([0], "green1")
    assert w.texts == ["colour orange", "colour black", "colour white"]
    w.play("colour white")
    assert w.b.seat_of == [0, -1, -1, 0]
    alga = Begun(campaign="won", plant_protagonist=True).play("macro alga")
    assert alga.asked == "FoundPlant"
    assert (alga.organs("green_archetype"), alga.b.brought) == ("", [0, 0, 0, 0])


@rule("C3.b", "C1.p", "A1.a.2")
def test_a_lost_genesis_begins_bare_and_with_events() -> None:
    def begun(**options: object) -> Begun:
        return Begun(1, 3, world="earth", **options).settle("orange")

    lost = begun(campaign="lost")
    assert lost.asked == "Rise"
    lost.play(lost.texts[0])
    assert "born" in lost.events
    assert lost.organs("orange_archetype") == ""
    assert {"happen", "skip"} & set(lost.events)
    usual = begun()
    assert not {"happen", "skip"} & set(usual.events)
    assert usual.count("orange_archetype") == [0, 0, 0]
