"""Chapters D7, D8 and D9: mutagens, radiation, crowd disease."""

from __future__ import annotations

import pytest

from gondwana.games.bios2.tables import SEA
from tests.games.bios2.happen import Struck, carbon
from tests.tools import rule

HOME = "herbivores: laurentia.3=orange_archetype\n"


def air(dark: int, green: int = 7) -> str:
    """Reservoirs with these hearts, as the tracks have them; all carbon lies in the sea."""
    t = Struck(HOME).b.t
    land = [t.biomes[h] for h in range(27, -1, -1) if t.terrain[h] != SEA]
    seas = [t.biomes[h] for h in range(28) if t.terrain[h] == SEA]
    forests = " ".join(land[: 18 - t.dark_heart.index(dark)])
    return f"white:\nclouds: {t.green_heart.index(green)}\ngreen: {forests}\nblack: {carbon(6)} {' '.join(seas[:6])}\n"


# -- mutagens ----------------------------------------------------------------------------------------------------------


@rule("D7.0", "E1.e")
def test_the_display_turns_before_anybody_suffers() -> None:
    w = Struck(HOME)
    before = [row[:] for row in w.b.row]
    decks = [w.b.deck[r][w.b.drawn[r] :] for r in range(2)]
    w.happen("mutagen")
    for r in range(2):
        assert w.b.row[r] == [before[r][4], *decks[r][:4]]
        assert w.b.discards[r] == before[r][:4]
    assert w.told("rotate") == ["metabolism", "darwinian"]


@rule("D7.0")
def test_an_empty_place_of_the_display_is_filled_too() -> None:
    w = Struck(HOME + "metabolism: none eyespots none brain feet\n")
    w.happen("mutagen")
    assert w.b.t.cards[w.b.row[0][0]] == "feet"
    assert (len(w.b.row[0]), w.s.check()) == (5, "")


@rule("D7.0")
def test_what_was_removed_comes_back_when_the_deck_is_empty() -> None:
    w = Struck(HOME)
    w.b.drawn = [len(w.b.deck[r]) - 1 for r in range(2)]
    for r in range(2):
        w.b.discards[r] = w.b.deck[r][: w.b.drawn[r]]
    w.happen("mutagen")
    assert [len(row) for row in w.b.row] == [5, 5]
    assert w.told("shuffle") == ["metabolism", "darwinian"]


@rule("D7.1", "D7.b", "D7.0", "GL.Atrophie.1")
def test_a_dark_heart_of_two() -> None:
    """The archetype with three basal organs dies out, the flyer keeps its two."""
    text = air(2) + (
        "herbivores: laurentia.3=orange_archetype laurentia.4=orange_flyer\norange_archetype: basal=red3\n"
        "orange_flyer: genotype=skin_flap_a basal=red2 yolky_eggs=blue2 crop=green1\n"
    )
    w = Struck(text).happen("mutagen")
    assert not w.exists("orange_archetype")
    assert "kill" not in w.events
    assert (w.at("laurentia.3.herbivore"), w.lying) == ("", [])
    while w.asked == "Atrophy":
        w.play(w.texts[0])
    assert (w.organs("orange_flyer"), w.cards("orange_flyer")) == ("red2", [])
    assert set(w.rules("lose_organ")) == {"D7.1"}


@rule("D7.1", "GL.Atrophie.1")
def test_the_owner_chooses_which_plus_organs_go() -> None:
    w = Struck(air(2) + HOME + "orange_archetype: basal=red1 yolky_eggs=blue2 crop=green1")
    w.happen("mutagen")
    assert (w.asked, w.who) == ("Atrophy", "p1")
    assert w.texts == ["drop crop green", "drop yolky_eggs blue"]
    w.play("drop yolky_eggs blue", "drop crop green")
    assert (w.organs("orange_archetype"), w.cards("orange_archetype")) == ("red1 blue1", ["yolky_eggs"])
    same = Struck(air(4) + HOME + "orange_archetype: basal=red1 yolky_eggs=blue2 crop=green1").happen("mutagen")
    assert (same.asked, same.told("lose_organ")) == ("", [])


@rule("D7.1", "I3.b", "D7.d")
def test_a_doomed_species_keeps_its_cards_until_it_is_a_fossil() -> None:
    w = Struck(air(2) + HOME + "orange_archetype: basal=red3 crop_a=none yolky_eggs\n").happen("mutagen")
    assert w.told("lose_organ") == []
    assert w.fossils("orange") == ["crop", "archetype_orange"]


@rule("D7.1", "F4.0")
def test_hunters_of_the_extinct_are_endangered_at_once() -> None:
    text = air(2) + HOME + "carnivores: laurentia.3=black_archetype\norange_archetype: basal=red3\n"
    w = Struck(text + "colours: orange black").happen("mutagen")
    assert w.lying == ["laurentia.3.carnivore=black_archetype"]


@rule("D7.c", "D7.b", "GL.Nuages")
def test_green_has_the_green_heart() -> None:
    text = (
        "colours: green orange\nherbivores: laurentia.3=orange_archetype baltica.2=green_archetype\n"
        "green_archetype: basal=red1 yolky_eggs=blue2 crop=green1\norange_archetype: basal=yellow9\n"
    )
    w = Struck(air(10, 3) + text).happen("mutagen").play("drop crop green")
    assert w.exists("orange_archetype")
    assert w.organs("green_archetype") == "red1 blue2"


@rule("D7.d", "D7.c", "D7.e", "J4", "GL.Monstre", "GL.Atrophie.2")
def test_a_green_heart_of_three_a_monster_and_a_white_organ() -> None:
    """The example: A falls from size 3 to 1, then loses its monster; B is saved by its white organ."""
    text = air(10, 3) + (
        "colours: green orange\nherbivores: baltica.2=green_archetype baltica.4=green_burrower\n"
        "green_archetype: size=3 basal=red1,blue2 gut_flora_a=green_monster\n"
        "green_burrower: genotype=caecum_b basal=green3,white1\n"
    )
    w = Struck(text).happen("mutagen")
    assert (w.size("green_archetype"), w.organs("green_archetype")) == (1, "red1 blue2")
    assert w.cards("green_archetype") == []
    assert w.organs("green_burrower") == "green3 white1"
    assert w.rules("size") == ["D7.e", "D7.e"]
    assert w.rules("lose_monster") == ["D7.e"]


@rule("D7.d", "D7.1")
def test_a_white_organ_counts_for_the_limit_as_long_as_it_is_there() -> None:
    safe = Struck(air(2) + HOME + "orange_archetype: basal=white1,red3").happen("mutagen")
    assert safe.organs("orange_archetype") == "red3 white1"
    lost = Struck(air(2) + HOME + "orange_archetype: basal=red4 haemoglobin_b=white1").happen("mutagen")
    assert lost.rules("lose_organ") == ["D7.1"]  # five organs against four: the white one is all that can go
    assert not lost.exists("orange_archetype")
    assert lost.fossils("orange") == ["archetype_orange"]


@rule("GL.Atrophie.2", "D7.e")
def test_dwarfing_stops_where_the_limit_is_met() -> None:
    text = HOME + "orange_archetype: size=6 basal=blue1 cardiac_muscles_a=yellow_monster"
    w = Struck(air(4) + text).happen("mutagen")
    assert (w.size("orange_archetype"), w.cards("orange_archetype")) == (3, ["cardiac_muscles_a"])
    two = Struck(air(5) + HOME + "orange_archetype: size=3 cardiac_muscles_a=yellow_monster odontodes_a=red_monster")
    two.happen("mutagen")
    assert two.organs("orange_archetype") == "red2 yellow2"


@rule("D7.f", "J5.a", "GL.Haustorium")
def test_a_haustorium_decides_which_heart() -> None:
    """0 is a plant, 5 a fungus, whatever the colour."""
    for face, hearts in (("hyphae_a", (7, 3)), ("hyphae_b", (3, 7))):
        for colour in ("orange", "green"):
            text = f"colours: {colour} white\nherbivores: baltica.2={colour}_archetype\n"
            text += f"{colour}_archetype: basal=red4 {face}=none\n"
            assert not Struck(air(*hearts) + text).happen("mutagen").exists(f"{colour}_archetype")
            assert Struck(air(*reversed(hearts)) + text).happen("mutagen").exists(f"{colour}_archetype")


@rule("D7.g", "A5.2", "A5.1")
def test_atrophy_follows_the_order_of_play() -> None:
    text = air(2) + "herbivores: laurentia.3=orange_archetype baltica.2=black_archetype\norder: black orange\n"
    text += "orange_archetype: basal=red1 crop eggshell\nblack_archetype: basal=red1 nest radula\n"
    w = Struck(text).happen("mutagen")
    assert (w.asked, w.who) == ("Atrophy", "p2")
    w.play(w.texts[0])
    assert w.who == "p1"


@rule("J6.g", "GL.ChatCheshire", "D8.a", "GL.Atrophie.3")
def test_cheshire_cats_and_bare_promotions_stay() -> None:
    text = HOME + (
        "orange_archetype: basal=red1 chemical_sense_a=red1 alveolar_sacs_a=yellow1 feet_a=none\n"
        "orange_archetype personality: chemical_sense alveolar_sacs\n"
    )
    w = Struck(text).happen("radiation", radiation="metabolic")
    w.play("drop chemical_sense red")
    assert w.cards("orange_archetype") == ["chemical_sense_a", "alveolar_sacs_a", "feet_a"]
    w = Struck(air(2) + text.replace("basal=red1 ", "basal=red2 ")).happen("mutagen")
    while w.asked:
        w.play(w.texts[0])
    assert w.cards("orange_archetype") == ["chemical_sense_a", "alveolar_sacs_a", "feet_a"]
    assert w.organs("orange_archetype") == "red2"


# -- tooth and claw ----------------------------------------------------------------------------------------------------

CLAW = "mode=tooth_and_claw"
PAIR = (
    "colours: black orange\nherbivores: siberia.6=black_archetype siberia.5=black_burrower\n"
    "black_archetype: basal=red2 crop eggshell radula\nblack_burrower: genotype=caecum_b basal=green5\n"
)


@rule("D7.a", "A8.b.2", "D7.1")
def test_the_roll_of_tooth_and_claw_is_the_heart_of_all() -> None:
    w = Struck(PAIR, options=CLAW).happen("mutagen", dice=(1, 2))
    assert (w.told("die"), w.told("mutagen")) == (["1", "2"], ["2"])
    while w.asked == "Atrophy":
        w.play(w.texts[0])
    assert not w.exists("black_burrower")
    assert (w.organs("black_archetype"), w.cards("black_archetype")) == ("red2", [])


@rule("D7.a", "A8.b.2", "I3.c", "GL.Lazarus")
def test_a_double_one_makes_a_lazarus() -> None:
    w = Struck(PAIR, options=CLAW).happen("mutagen", dice=(1, 1))
    assert w.b.species_of(w.colour("black")) == []
    assert w.told("lazarus") == ["black"]


@rule("A8.b.2")
@pytest.mark.parametrize(("era", "dice"), [("mesozoic", (1, 1, 3)), ("cenozoic", (2, 1, 3, 1))])
def test_later_eras_roll_more_dice(era: str, dice: tuple[int, ...]) -> None:
    w = Struck(PAIR + f"era: {era}", options=CLAW + " long_game=yes").happen("mutagen", dice=dice)
    assert (w.told("mutagen"), w.b.rig) == (["3"], [])


@rule("A8.h", "D7.a")
def test_green_rolls_like_the_others() -> None:
    text = "colours: green orange\nherbivores: baltica.2=green_archetype\ngreen_archetype: basal=red3\n"
    assert not Struck(text, options=CLAW).happen("mutagen", dice=(2, 1)).exists("green_archetype")
    assert Struck(text, options=CLAW).happen("mutagen", dice=(3, 1)).exists("green_archetype")


# -- radiation ---------------------------------------------------------------------------------------------------------


@rule("D8.0", "D8.a", "GL.Radiations")
def test_metabolic_radiation_takes_one_red_or_yellow_organ() -> None:
    text = HOME + "orange_archetype: basal=red1 radula=green1 eyespots=red2 gills\n"
    w = Struck(text).happen("radiation", radiation="metabolic")
    assert (w.asked, w.texts) == ("Radiation", ["drop gills yellow", "drop eyespots red"])
    w.play("drop eyespots red")
    assert w.cards("orange_archetype") == ["radula", "eyespots", "gills"]  # one red organ is left
    assert (w.asked, w.organs("orange_archetype")) == ("", "red2 yellow1 green1")


@rule("D8.0", "D8.a", "D8.c")
def test_hypercapnia() -> None:
    w = Struck(HOME + "orange_archetype: basal=blue2 gills").happen("radiation", radiation="metabolic")
    assert (w.organs("orange_archetype"), w.cards("orange_archetype")) == ("blue2", [])
    assert w.rules("discard") == ["D8.0"]


@rule("D8.c")
def test_without_such_a_plus_organ_a_species_is_immune() -> None:
    text = HOME + "orange_archetype: basal=red2 radula haemoglobin_b=white1 feet_a=none"
    w = Struck(text).happen("radiation", radiation="metabolic")
    assert (w.asked, w.told("lose_organ"), len(w.cards("orange_archetype"))) == ("", [], 3)


@rule("D8.0", "D8.b", "GL.Monstre", "GL.Atrophie.2")
def test_darwinian_radiation_and_monsters() -> None:
    w = Struck(HOME + "orange_archetype: size=5 gut_flora_a=green_monster gills").happen(
        "radiation", radiation="darwinian"
    )
    assert (w.size("orange_archetype"), w.cards("orange_archetype")) == (4, ["gut_flora_a", "gills"])
    assert w.rules("size") == ["D8.b"]
    small = Struck(HOME + "orange_archetype: gut_flora_a=green_monster").happen("radiation", radiation="darwinian")
    assert small.cards("orange_archetype") == []
    assert small.rules("lose_monster") == ["D8.b"]


@rule("D8.d", "GL.Radiations")
def test_radiation_strikes_each_species_in_order_of_play() -> None:
    text = (
        "colours: white black\norder: white black\nherbivores: siberia.5=black_archetype gondwana.4=white_archetype\n"
        "carnivores: gondwana.4=white_burrower\nwhite_archetype: gills eyespots\nblack_archetype: claws haemoglobin\n"
        "white_burrower: genotype=caecum_b feelers skin_flap\n"
    )
    w = Struck(text).happen("radiation", radiation="metabolic")
    asked = []
    while w.asked:
        asked.append(w.who)
        w.play(w.texts[0])
    assert asked == ["p1", "p1", "p2"]


# -- crowd disease -----------------------------------------------------------------------------------------------------

BIRDS = (
    "colours: black orange\norder: black orange\norange_flyer: genotype=skin_flap_a\n"
    "black: siberia.middle\ngreen:\nwhite:\nclouds: 12\nherbivores: "
    + " ".join([f"siberia.{n}=black_archetype" for n in (0, 1, 2, 5, 6)])
    + " "
    + " ".join([f"laurentia.{n}=orange_archetype" for n in range(5)])
    + "\ncarnivores: "
    + " ".join([f"siberia.{n}=orange_flyer" for n in (0, 1, 2, 5, 6)])
    + "\n"
)


@rule("D9.1", "D9.2", "F4.0", "GL.Plateau", "A5.1")
def test_crowd_disease_of_three_tied_species() -> None:
    w = Struck(BIRDS).happen("crowd_disease")
    assert (w.asked, w.who, len(w.texts)) == ("Disease", "p1", 5)
    w.play("pick siberia.0 herbivore upright", "pick siberia.1 herbivore upright")
    assert w.lying == ["siberia.0.carnivore=orange_flyer", "siberia.1.carnivore=orange_flyer"]
    assert w.who == "p2"
    w.play("pick laurentia.0 herbivore upright", "pick laurentia.1 herbivore upright")
    w.play("pick siberia.0 carnivore endangered", "pick siberia.1 carnivore endangered")
    assert (w.lying, w.asked) == ([], "")
    assert [w.count(sp)[2] for sp in ("black_archetype", "orange_archetype", "orange_flyer")] == [3, 3, 3]
    assert w.count("orange_flyer") == [4, 0, 3]
    assert w.told("disease") == ["orange_flyer 2", "orange_archetype 2", "black_archetype 2"]


@rule("D9.1")
def test_a_lonely_largest_species_loses_nothing_and_smaller_ones_are_spared() -> None:
    w = Struck(HOME).happen("crowd_disease")
    assert (w.asked, w.count("orange_archetype")[2]) == ("", 1)
    text = BIRDS.replace("carnivores: siberia.0=orange_flyer ", "carnivores: ").replace(
        " laurentia.4=orange_archetype", ""
    )
    w = Struck(text).happen("crowd_disease")
    assert w.told("disease") == ["black_archetype 2"]


@rule("D9.1")
def test_the_endangered_count_for_crowd_disease() -> None:
    text = "herbivores: laurentia.2=orange_archetype baltica.2=black_archetype baltica.3=black_archetype\n"
    text += "endangered: laurentia.3.herbivore=orange_archetype laurentia.4.herbivore=orange_archetype\n"
    w = Struck(text).happen("crowd_disease")
    assert w.texts[-1] == "pick laurentia.4 herbivore endangered"
    w.play("pick laurentia.4 herbivore endangered")
    assert (w.asked, w.count("orange_archetype")) == ("", [5, 0, 2])
