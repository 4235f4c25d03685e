"""Section K: alone on another world, with a plant that feeds the animal."""

from __future__ import annotations

import pytest

from gondwana.games.bios2 import alien, climate, effects, life
from gondwana.games.bios2.tables import BASIN, BLACK_PLAYER, GREEN_PLAYER, ORANGE_PLAYER, SEA
from tests.games.bios2.alone import TWO, Begun, Solo, act, acts
from tests.games.bios2.tools import World
from tests.tools import rule

# -- the players and the end -------------------------------------------------------------------------------------------


@rule("K0.0", "K0.b", "K6.a")
def test_one_chooses_an_animal_and_runs_the_plant_too() -> None:
    w = Begun()
    assert w.texts == ["colour orange", "colour black", "colour white"]
    w.refuses("colour green", "K0.b")
    w.settle("black")
    assert (w.b.colour_of, w.b.seat_of) == ([BLACK_PLAYER], [0, -1, 0, -1])
    assert w.b.medea == BLACK_PLAYER
    assert len(w.b.species_of(GREEN_PLAYER)) == 1


@rule("K0.a", "A2.b", "D7.c", "E1.d")
def test_the_plant_is_a_monster() -> None:
    w = acts("green", TWO + "black: tharsis.north\nmetabolism: gills none windpipe")
    air = w.b.air_black + w.b.air_white
    assert climate.actions(w.b, GREEN_PLAYER) == w.b.t.green_actions[air] == 2
    assert climate.actions(w.b, ORANGE_PLAYER) == w.b.t.oxygen_actions[alien.oxygen(w.b)] == 1
    assert effects.heart(w.b, w.sp("green_archetype"), 0) == w.b.t.green_heart[w.b.clouds]
    assert w.texts == ["mutate windpipe green_archetype", "mutate windpipe green_burrower"]
    w.play("mutate windpipe green_archetype")
    w.refuses("mutate gills green_archetype", "E1.d")


@rule("K0.c", "K7.c", "K5.c")
def test_the_last_sea_ends_the_game_at_once() -> None:
    text = "colours: orange\nphase: events\nround: 3\nevent: superplume_break_up\nwhite: tharsis.3\n"
    text += "clouds: 0\nblack:\n"
    w = Solo(text + "plants: tharsis.4=green_archetype\nherbivores: tharsis.4=orange_archetype\n")
    assert w.asked == "ChooseReservoir"
    w.play("seed clouds")
    assert (w.who, w.b.phase, w.s.winners()) == ("over", 1, [])
    assert "disease" not in w.events
    assert w.told("happen") == ["superplume_break_up_2"]


@rule("K0.c", "A6.a.2")
def test_the_comet_of_the_third_era_ends_it() -> None:
    text = "era: cenozoic\nevent: chicxulub_class_comet\nplants: tharsis.4=green_archetype\n"
    w = Solo(text + "phase: events\nnext: EndTurn\nnext: CloseEvents")
    assert (w.who, w.told("comet")) == ("over", [""])
    early = Solo(text.replace("cenozoic", "mesozoic") + "phase: events\nnext: EndTurn\nnext: CloseEvents")
    assert early.told("comet") == []


@rule("K0.c", "K8.c", "K3.f")
def test_an_extinct_animal_has_lost_with_that_turn() -> None:
    text = "plants: tharsis.4=green_archetype\nphase: burial\nnext: EndTurn"
    w = Solo("lived: green orange\n" + text)
    assert (w.who, w.s.winners()) == ("over", [])
    assert w.b.ending == 6
    assert Solo("lived: green\n" + text).who == "p1"
    given = "lived: green black\ncolours: black\n" + text  # its archetype was given away for a neoteny (J8.c)
    assert Solo(given, "apomorphies=yes").who == "over"


@rule("K0.d")
@pytest.mark.parametrize(("tokens", "decisive"), [(13, []), (14, ["orange"])])
def test_fifteen_points_win_decisively(tokens: int, decisive: list[str]) -> None:
    text = "plants: tharsis.4=green_archetype\nherbivores: tharsis.4=orange_archetype\nmedea: none\n"
    text += f"orange_archetype: size=1\norange fossils: {'token ' * (tokens - 1)}\nnext: Finish"
    w = Solo(text)
    assert w.s.scores() == [tokens + 1]
    assert w.s.winners() == [0]
    assert w.told("decisive") == decisive


@rule("K0.d")
def test_who_does_not_survive_has_not_won() -> None:
    w = Solo("plants: tharsis.4=green_archetype\norange fossils: token token\nnext: Finish")
    assert (w.s.scores(), w.s.winners()) == ([3], [])
    dry = Solo("white:\ncolours: orange\nblack: tharsis.north\norange fossils: token\nnext: Finish")
    assert dry.s.winners() == []


@rule("K0.e", "K8.c")
def test_a_plant_that_is_played_does_as_it_likes() -> None:
    text = TWO + "metabolism: none windpipe\ngreen_archetype: size=2 liver\n"
    assert act("green", text) == ["mutate windpipe green_archetype", "mutate windpipe green_burrower"]
    free = acts("green", text, "plant_protagonist=yes")
    assert free.offers("pass", "promote liver_b", "populate green_archetype 1", "resize")
    w = Begun(plant_protagonist=True).settle("white")
    assert (w.b.colour_of, w.b.seat_of, w.b.medea) == ([GREEN_PLAYER], [0, -1, -1, 0], GREEN_PLAYER)
    back = acts("orange", "plants: tharsis.4=green_archetype\nlived: orange", "plant_protagonist=yes")
    assert "resurrect" in back.texts


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("K3.0", "K3.a", "K3.b.1", "K3.c", "K3.d", "K3.g", "B5")
def test_mars() -> None:
    w = Begun().settle("orange")
    b = w.b
    assert {b.t.cratons[craton] for craton in b.map.line} == {"tharsis", "arabia"}
    assert [b.map.row[craton] for craton in b.map.line] == [4, 4]
    assert len(b.map.line) == 2
    assert all((b.discs[h] == 2) == (b.t.terrain[h] == BASIN) for h in b.map.hexes)
    assert [b.discs[tab] for tab in b.map.tabs] == [1] * 6
    assert w.air == [0, 1, 1, 0]
    assert w.count("green_archetype") == [3, 0, 2]
    assert [alien.capacity(b, shape) for shape in range(5)] == [5, 5, 5, 5, 0]
    assert (alien.oxygen(b), b.t.percent[alien.oxygen(b)]) == (18, 3)
    assert [len(row) for row in b.row] == [5, 5]


@rule("K3.b.2", "K3.a", "K3.c")
def test_venus() -> None:
    w = Begun(world="venus").settle("orange")
    assert {w.b.t.cratons[craton] for craton in w.b.map.line} == {"aphrodite", "ishtar"}
    assert sum(w.b.discs[tab] for tab in w.b.map.tabs) == 6
    seas = w.b.water_left()
    assert w.b.air_black == 6
    assert seas + w.b.clouds + w.b.air_white == 12
    assert 0 <= w.b.clouds - w.b.air_white <= 1


@rule("K3.b.3", "K3.a", "K3.c")
def test_earth() -> None:
    w = Begun(world="earth").settle("orange")
    black = [w.b.t.biomes[tab] for tab in w.b.map.tabs if w.b.discs[tab]]
    assert sorted(black) == [f"{craton}.south" for craton in ("baltica", "gondwana", "laurentia", "siberia")]
    assert all((w.b.discs[h] == 2) == (w.b.t.terrain[h] == SEA) for h in w.b.map.hexes)
    assert w.air == [8, 2, 2, 0]


@rule("K3.b.4", "K5.b")
def test_it_is_always_humid() -> None:
    w = Solo("plants: tharsis.4=green_archetype\nstrip: icehouse")
    assert [life.humidity(w.b, biome) for biome in w.b.map.hexes] == [2] * 14
    earth = World("strip: icehouse")
    assert {life.humidity(earth.b, biome) for biome in earth.b.map.hexes} == {4}


@rule("K3.d", "E2.i")
def test_plants_never_fly() -> None:
    text = "plants: tharsis.4=green_archetype\ngreen_archetype: tongue\n"
    w = acts("green", text, "plant_protagonist=yes")
    assert w.offered("speciate") == []
    w.refuses("speciate tongue_b", "K3.d")
    assert [alien.capacity(w.b, shape) for shape in range(5)] == [5, 4, 4, 4, 0]
    assert alien.oxygen(w.b) == 16


@rule("K3.e")
def test_the_plant_begins_twice_beside_a_sea() -> None:
    w = Begun().play("colour orange")
    places = w.texts
    for text in places:
        h = w.biome(text.split()[1])
        assert w.b.discs[h] == 0
        assert any(w.b.discs[other] == 2 for other in w.b.map.beside[h])
    assert "land arabia.5 plant" not in places
    w.refuses("land arabia.5 plant", "K3.e")
    w.play("land tharsis.4 plant")
    assert w.texts == [text for text in places if text != "land tharsis.4 plant"]
    w.play("land arabia.4 plant")
    assert w.at("tharsis.4.plant") == w.at("arabia.4.plant") == "green_archetype"


@rule("K3.f", "GL.Lazarus")
def test_the_animal_comes_by_resurrection() -> None:
    text = "plants: tharsis.4=green_archetype\n"
    w = acts("orange", text)
    assert w.texts == ["pass", "resurrect"]
    w.play("resurrect")
    assert w.at("tharsis.4.herbivore") == "orange_archetype"
    assert w.b.lived >> ORANGE_PLAYER & 1


@rule("K8.c", "K3.f")
def test_there_is_no_second_resurrection() -> None:
    w = acts("orange", "plants: tharsis.4=green_archetype\nlived: orange green")
    assert (w.told("pass"), w.who) == (["orange"], "over")  # there was nothing else to do
    gone = acts("green", "lived: orange green\nmedea: none\nphase: actions\n")
    assert "resurrect" not in gone.texts
