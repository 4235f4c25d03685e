"""What sections K and L change in phase 1: seas that dry up, plants, slow plates, who decides."""

from __future__ import annotations

import pytest

from gondwana.games.bios2 import climate
from gondwana.games.bios2.frames.solo import SNAIL
from gondwana.games.bios2.state import RUNAWAY
from gondwana.games.bios2.tables import BLACK, COLLISION, LATITUDE, NONE, OFFSHORE, RIFT
from tests.games.bios2.happen import CARDS, STEP, Struck
from tests.tools import rule

PLANTS = "colours: orange\nplants: tharsis.4=green_archetype\n"
VENUS = "world=venus"
ANIMALS = "world=venus venus_game=animals"


def mars(text: str = "") -> Struck:
    """Alone with a plant."""
    return Struck(PLANTS + text, 1)


@rule("K5.a", "K1.a.1", "D13", "K6.a")
def test_a_rain_shadow_dries_up_a_sea() -> None:
    w = mars()
    seas = w.hexes("white")
    w.move("atmosphere", "continent", "white", rain_shadow=True)
    assert (w.asked, w.texts) == ("ChooseSource", [f"liberate {sea} white" for sea in seas])
    w.play(w.texts[0])
    assert (w.asked, w.texts) == ("ChooseReservoir", ["seed clouds", "seed atmosphere"])
    w.play("seed clouds")
    assert w.hexes("white") == seas[1:]


@rule("K5.b", "K1.a.1")
def test_no_climax_on_other_worlds() -> None:
    assert mars().happen("climax", latitudes="3 4 5").skipped == ["K5.b"]


@rule("K5.c", "K1.a.1")
@pytest.mark.parametrize("strip", ["icehouse", "eden", "hothouse"])
def test_a_deluge_dries_up_a_sea_if_it_is_too_hot(strip: str) -> None:
    w = mars(f"strip: {strip}\n").happen("deluge")
    assert (w.asked, w.skipped) == (("ChooseSource", []) if strip == "hothouse" else ("", ["K5.c"]))


@rule("K5.d", "K1.a.1", "K4.0")
def test_green_discs_are_ignored_but_a_green_gun_destroys_a_plant() -> None:
    assert mars().move("oxygen", "continent", "green").skipped == ["K5.d"]
    assert mars().move("oxygen", "offshore", "green", gun=True).skipped == ["K5.d"]
    text = "colours: orange\nplants: tharsis.4=green_archetype arabia.4=green_burrower\n"
    text += "green_burrower: genotype=caecum_b\n"
    w = Struck(text, 1).move("continent", "oxygen", "green", gun=True)
    assert (w.asked, w.texts) == ("Doom", ["doom green_archetype", "doom green_burrower"])
    w.play("doom green_burrower")
    assert (w.exists("green_burrower"), w.exists("green_archetype")) == (False, True)
    assert w.rules("extinct") == ["K5.d"]


@rule("K5.d", "D9.1")
def test_crowd_disease_does_not_count_plants() -> None:
    text = (
        "colours: orange\nplants: tharsis.4=green_archetype tharsis.0=green_archetype arabia.4=green_archetype\n"
        "herbivores: tharsis.4=orange_archetype arabia.4=orange_archetype\n"
    )
    w = Struck(text, 1).happen("crowd_disease")
    assert w.told("disease") == ["orange_archetype 1"]


@rule("K5.e", "D10.h.2")
def test_a_moist_runaway_needs_all_discs_in_the_air() -> None:
    def venus(sea: str) -> Struck:
        text = f"plants: ishtar.0=green_archetype\ncolours: orange\nblack:\nwhite: {sea}\nclouds: 11\n"
        return Struck(text, 1, VENUS)

    w = venus("ishtar.1")
    w.b.clouds, w.b.air_white = 11, 0
    assert w.b.air_black + w.b.clouds == 23
    w.happen("windy")
    assert w.b.ending == 0
    w.move("continent", "atmosphere", "white").play("seed clouds")
    assert (w.b.ending, w.rules("runaway")) == (RUNAWAY, ["K5.e"])


@rule("K5.e")
def test_mars_has_no_runaway() -> None:
    w = mars("white: tharsis.3\nclouds: 5\nblack:\n")
    w.move("continent", "atmosphere", "white").play("seed clouds")
    assert (w.b.water_left(), w.b.ending) == (0, 0)


@rule("K5.f", "D8.0")
@pytest.mark.parametrize(("world", "losses"), [("mars", 2), ("venus", 2), ("earth", 1)])
def test_without_magnetism_radiation_takes_one_of_each_colour(world: str, losses: int) -> None:
    place = {"mars": "tharsis.4", "venus": "ishtar.0", "earth": "laurentia.0"}[world]
    text = f"colours: orange\nplants: {place}=green_archetype\nherbivores: {place}=orange_archetype\n"
    text += "orange_archetype: gills eyespots claws crop\n"
    w = Struck(text, 1, f"world={world}").happen("radiation", radiation="metabolic")
    while w.asked == "Radiation":
        w.play(w.texts[-1])
    assert len(w.told("lose_organ")) == losses
    assert "crop" in w.cards("orange_archetype")


@rule("K5.g", "D2", "A1.d.3", "K1.a.1")
def test_craters_of_mars_fall_beside_olympus_mons() -> None:
    w = mars().happen("crater", craton="laurentia")
    assert w.told("crater") == ["tharsis.1"]
    assert w.told("die") == []
    other = mars("black: tharsis.north\n").happen("crater", craton="gondwana")  # Arabia's icon
    assert other.told("crater") == ["tharsis.1"]
    assert mars().happen("crater", craton="siberia").skipped == ["A1.d.3"]


@rule("K5.g", "D14")
def test_olympus_mons_stays_unless_it_is_subducted() -> None:
    w = mars("black: tharsis.north tharsis.middle\n").move("offshore", "atmosphere", "black")
    assert (w.disc("tharsis.north"), w.disc("tharsis.middle")) == ("black", "none")
    assert w.asked == ""
    again = w.move("offshore", "atmosphere", "black")
    assert again.skipped == ["D12.0"]
    empty = mars().move("atmosphere", "offshore", "black")
    assert empty.skipped == ["D10.g"]  # no offshore is free
    asked = mars().move("offshore", "atmosphere", "black")
    assert (asked.asked, len(asked.texts)) == ("ChooseSource", 5)
    asked.refuses("liberate tharsis.north black", "K5.g")
    asked.refuses("liberate tharsis.0 black", "D12.0")
    struck = mars().happen("crater", craton="laurentia")  # no carbon in the air
    assert struck.asked == "Borrow"
    struck.refuses("liberate tharsis.north black", "K5.g")
    lack = mars("black: tharsis.north tharsis.middle\nclouds: 0\nwhite: tharsis.3\n")
    assert lack.asked == ""


# -- slow plates -------------------------------------------------------------------------------------------------------


def late(text: str, kind: int, craton: int = 0, way: int = 1, last: bool = True) -> Struck:
    """A stable biosphere a turn after an ET card with such a step."""
    w = mars(text).happen("windy", craton="laurentia", way=way)
    t = w.b.t
    biosphere, et = (t.events.index(card) for card in CARDS)
    t.kind[STEP] = kind
    t.steps_of[et] = [STEP]
    w.b.round = 4
    w.b.last_event = et if last else NONE
    w.b.last_biosphere = biosphere
    w.b.biosphere = NONE
    w.b.push(SNAIL)
    w.b.run()
    return w


@rule("K5.h", "K1.a.1")
@pytest.mark.parametrize("kind", ["rift", "collision", "drift_latitude"])
def test_plates_do_not_move_when_drawn(kind: str) -> None:
    w = mars()
    before = w.b.map
    w.happen(kind, craton="laurentia", way=1)
    assert (w.skipped, w.b.map is before) == (["K5.h"], True)


@rule("K5.h", "D3.0", "D3.d", "K5.g")
def test_they_move_at_the_next_stable_biosphere() -> None:
    w = late("black: tharsis.north tharsis.middle arabia.middle\n", COLLISION)
    assert w.told("collide") == ["tharsis arabia"]
    assert len(w.b.map.line) == 1
    assert (w.disc("tharsis.north"), w.disc("tharsis.middle")) == ("black", "none")
    north = late("cratons: tharsis@4 arabia@5\nblack: tharsis.north tharsis.middle\n", COLLISION)
    assert north.told("collide") == ["tharsis arabia"]
    assert late("", LATITUDE).told("latitude") == ["tharsis 5"]


@rule("K5.h")
def test_the_first_card_of_an_era_and_the_first_turn_leave_nothing() -> None:
    assert late("", COLLISION, last=False).told("collide") == []
    w = late("", LATITUDE, last=False)
    w.b.last_event, w.b.round = w.b.t.events.index(CARDS[1]), 2
    w.b.push(SNAIL)
    w.b.run()
    assert w.told("latitude") == []


@rule("K5.i", "D4.0")
def test_a_rift_parts_the_two_cratons() -> None:
    w = late("cratons: tharsis@4+arabia@3,4\n", RIFT)
    assert len(w.b.map.line) == 2
    earth = (
        "colours: orange\nplants: laurentia.0=green_archetype\ncratons: laurentia@4+baltica@3,4 siberia@4 gondwana@4\n"
    )
    solo = Struck(earth, 1, "world=earth").happen("rift")
    assert len(solo.b.map.line) == 3


@rule("K5.h", "D3.0")
def test_on_earth_plates_are_quick() -> None:
    earth = "colours: orange\nplants: laurentia.0=green_archetype\n"
    w = Struck(earth, 1, "world=earth").happen("collision", craton="laurentia", way=1)
    assert w.told("collide") == ["laurentia baltica"]


# -- who decides -------------------------------------------------------------------------------------------------------


@rule("K8.a", "D8.0", "D7.1")
def test_an_automated_plant_spares_its_monstrous_cards() -> None:
    text = "green_archetype: basal=yellow1 gills windpipe skin_flap\n"
    w = mars(text).happen("radiation", radiation="metabolic")
    assert w.texts == ["drop gills yellow", "drop skin_flap yellow"]
    w.refuses("drop windpipe yellow", "K8.a")
    alone = mars("green_archetype: basal=yellow1 windpipe\n").happen("radiation", radiation="metabolic")
    assert alone.told("lose_organ") == ["green_archetype windpipe yellow"]
    free = Struck(PLANTS + text, 1, "plant_protagonist=yes").happen("radiation", radiation="metabolic")
    assert len(free.texts) == 3


@rule("D10.b", "K6.a", "L1.a.1")
def test_alone_and_against_a_plant_the_gun_does_not_ricochet() -> None:
    w = mars("black: tharsis.middle\n").move("offshore", "atmosphere", "black", gun=True).play("yes")
    assert (w.asked, w.b.medea) == ("", 1)
    text = "colours: green orange\nplants: ishtar.0=green_archetype\nherbivores: ishtar.0=orange_archetype\n"
    versus = Struck(text, 2, VENUS).move("offshore", "atmosphere", "black", gun=True)
    assert versus.who == "p1"
    versus.play("yes")
    assert (versus.asked, versus.b.medea) == ("", 0)


@rule("D10.b", "L2.b")
def test_among_animals_the_card_goes_round_and_the_plant_with_it() -> None:
    text = "colours: orange black\nplants: ishtar.0=green_archetype\nherbivores: ishtar.0=orange_archetype\n"
    w = Struck(text, 2, ANIMALS).move("offshore", "atmosphere", "black", gun=True)
    assert (w.who, w.b.seat_of[0]) == ("p1", 0)
    w.play("yes")
    assert (w.b.medea, w.b.seat_of[0]) == (2, 1)


@rule("L1.a.1", "D13")
def test_on_venus_the_animal_seeds_the_clouds() -> None:
    text = "colours: green orange\nplants: ishtar.0=green_archetype\nherbivores: ishtar.0=orange_archetype\n"
    w = Struck(text, 2, VENUS).move("continent", "atmosphere", "white")
    assert (w.asked, w.who) == ("ChooseSource", "p1")
    w.play(w.texts[0])
    assert (w.asked, w.who) == ("ChooseReservoir", "p2")


@rule("L1.a.2", "D3.d")
def test_without_animals_no_carbon_enters_the_air() -> None:
    text = "colours: green orange\nlived: green orange\nplants: ishtar.0=green_archetype\n"
    w = Struck(text, 2, VENUS).move("offshore", "atmosphere", "black")
    assert (w.skipped, w.asked) == (["L1.a.2"], "")
    lives = Struck(text + "herbivores: ishtar.0=orange_archetype\n", 2, VENUS).move("offshore", "atmosphere", "black")
    assert lives.asked == "ChooseSource"
    w.b.t.kind[STEP] = COLLISION
    w.b.t.steps_of[w.b.t.events.index(CARDS[1])] = [STEP]
    w.b.t.icon[w.b.t.events.index(CARDS[1])] = 1  # Aphrodite
    w.b.t.east[STEP] = True
    w.b.last_event, w.b.round = w.b.t.events.index(CARDS[1]), 4
    air = w.b.air_black
    w.b.push(SNAIL)
    w.b.run()
    covered = [tab for tab in w.b.map.tabs if not w.b.map.open[tab]]
    assert covered
    assert [w.b.discs[tab] for tab in covered] == [1] * len(covered)
    assert w.b.air_black == air - len(w.told("outgas"))
    assert climate.sources(w.b, OFFSHORE, BLACK) == [tab for tab in w.b.map.tabs if w.b.map.open[tab]]  # out of play
    parted = w.b.map.parted(w.b.map.line[0])
    assert all(parted.open[tab] for tab in covered)
