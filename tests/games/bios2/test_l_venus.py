"""Section L: Venus for two or three."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.games.bios2 import score
from gondwana.games.bios2.state import ERAS_OVER, GOES_ON, SEAS_GONE
from gondwana.games.bios2.tables import BLACK_PLAYER, GREEN_PLAYER, ORANGE_PLAYER, WHITE_PLAYER
from gondwana.kit.errors import GondwanaError
from tests.games.bios2.alone import Begun
from tests.games.bios2.tools import World
from tests.tools import rule

PLANTS = "plants: ishtar.0=green_archetype aphrodite.0=green_archetype\n"
EATEN = PLANTS + "herbivores: ishtar.0=orange_archetype\n"
ROWS = "metabolism: none\ndarwinian: none\n"


class Versus(World):
    """A plant, the first seat, against an animal, the second."""

    def __init__(self, text: str, options: str = "") -> None:
        super().__init__("colours: green orange\n" + text, 2, "world=venus " + options)


class Animals(World):
    """Orange and black, or as many as are named, over a plant that Medea runs."""

    def __init__(self, text: str, colours: str = "orange black") -> None:
        super().__init__(f"colours: {colours}\n{text}", len(colours.split()), "world=venus venus_game=animals")


@rule("L0", "L1.0", "L1.a.1", "K3.d")
def test_a_plant_against_an_animal() -> None:
    w = Begun(2, world="venus")
    assert {w.b.t.cratons[craton] for craton in w.b.map.line} == {"aphrodite", "ishtar"}
    assert (w.who, w.texts) == ("p2", ["colour orange", "colour black", "colour white"])
    w.settle("white")
    assert (w.b.colour_of, w.b.seat_of, w.b.medea) == ([GREEN_PLAYER, WHITE_PLAYER], [0, -1, -1, 1], GREEN_PLAYER)
    assert w.count("green_archetype") == [3, 0, 2]
    assert w.b.living[15] == 0
    assert w.b.lived == 1
    with pytest.raises(GondwanaError, match="2 players, not 3"):
        gondwana.game("bios2").new(3, 1, {"world": "venus", "venus_game": "plant_against_animal"})


@rule("L1.0", "K8.c")
def test_its_plant_is_free_and_all_may_come_back() -> None:
    text = PLANTS + "green_archetype: size=2 liver\nmetabolism: none windpipe\ndarwinian: none\n"
    w = Versus(text + "next: EndTurn\nnext: EndActions green\nnext: Act green 0 0")
    assert w.offers("pass", "promote liver_b", "mutate windpipe green_archetype", "resize")
    back = Versus(PLANTS + ROWS + "lived: green orange\nnext: EndTurn\nnext: EndActions orange\nnext: Act orange 0 0")
    assert "resurrect" in back.texts


@rule("L1.0", "K0.c")
def test_two_eras_if_no_more_were_agreed() -> None:
    text = EATEN + "era: mesozoic\nevent: camp\net seen: ring_of_fire slab_avalanche ocean_ridge_surge camp "
    text += "true_polar_wander\nphase: events\nround: 10\nnext: EndTurn\nnext: CloseEvents"
    assert (Versus(text).b.ending, Versus(text, "long_game=yes").b.ending) == (ERAS_OVER, GOES_ON)


@rule("L1.a.1")
def test_medea_stays_with_the_plant() -> None:
    w = Versus(EATEN + ROWS + "next: EndTurn\nnext: EndActions orange\nnext: Act orange 0 0")
    assert "claim" not in w.texts
    w.refuses("claim", "L1.a.1")


@rule("L1.b", "I4.b")
def test_animals_count_twice_for_fossils() -> None:
    text = "plants: ishtar.0=green_archetype ishtar.2=green_archetype ishtar.4=green_archetype\n"
    text += "herbivores: ishtar.0=orange_archetype ishtar.2=orange_archetype\nphase: burial\n"
    w = Versus(text + "era over: yes\nnext: EndTurn\nnext: Award")
    assert [score.awarded(w.b, colour) for colour in (GREEN_PLAYER, ORANGE_PLAYER)] == [3, 4]
    assert (w.fossils("orange"), w.fossils("green")) == (["token"], [])
    assert score.parts(w.b, ORANGE_PLAYER)[1] == 2
    hosted = Versus(text + "green_archetype: yolky_eggs_b\nhosts: yolky_eggs=orange_archetype\nover: yes")
    assert [score.awarded(hosted.b, colour) for colour in (GREEN_PLAYER, ORANGE_PLAYER)] == [4, 4]
    guest = Versus(text + "orange_archetype: yolky_eggs_b\nhosts: yolky_eggs=green_archetype\nover: yes")
    assert [score.awarded(guest.b, colour) for colour in (GREEN_PLAYER, ORANGE_PLAYER)] == [3, 5]  # no animal


@rule("L1.c")
def test_nobody_wins_if_one_is_extinct_or_the_seas_are_gone() -> None:
    end = "orange fossils: token token token token\nnext: Finish"
    assert Versus(EATEN + end).s.winners() == [1]
    assert Versus(PLANTS + end).s.winners() == []
    assert Versus("lived: green orange\n" + end).s.winners() == []
    dry = "white:\nclouds: 12\nblack:\n"
    assert Versus(dry + "phase: events\n" + end.replace("Finish", "EndTurn\nnext: CloseEvents")).b.ending == SEAS_GONE
    assert Versus(dry + end).s.winners() == []


@rule("L2.0", "L2.a", "L2.b", "K3.d")
def test_animals_only() -> None:
    colours = set()
    for seed in range(6):
        w = Begun(3, seed, world="venus")
        colours.add(tuple(w.b.colour_of))
        assert (w.b.medea, w.b.seat_of[0]) == (ORANGE_PLAYER, w.b.colour_of.index(ORANGE_PLAYER))
        assert w.who == f"p{w.b.seat_of[0] + 1}"  # Medea places the plant
        assert sum(w.b.living[5:]) == 0
        assert sum(w.b.unborn[:5]) + sum(w.b.living[:5]) == 5
    assert len(colours) > 1
    two = Begun(2, 1, world="venus", venus_game="animals")
    assert len(two.b.colour_of) == 2
    with pytest.raises(GondwanaError, match="2 to 3 players, not 4"):
        gondwana.game("bios2").new(4, 1, {"world": "venus", "venus_game": "animals"})


@rule("L2.b", "E8.0")
def test_who_claims_medea_runs_the_plant() -> None:
    w = Animals(
        EATEN + "medea: orange\nlived: orange\n" + ROWS + "next: EndTurn\nnext: EndActions black\nnext: Act black 0 0"
    )
    assert w.b.seat_of[GREEN_PLAYER] == 0
    w.play("claim")
    assert (w.b.medea, w.b.seat_of[GREEN_PLAYER]) == (BLACK_PLAYER, 1)
    text = EATEN + ROWS + "medea: orange\nnext: EndTurn\nnext: EndActions green\nnext: Act green 0 0"
    assert "claim" not in Animals(text).texts
    assert Animals(text).who == "p1"


@rule("L2.0", "K8.c", "K8.b.3")
def test_there_the_plant_follows_rules_and_extinction_is_final() -> None:
    text = PLANTS + ROWS + "next: EndTurn\nnext: EndActions {0}\nnext: Act {0} 0 0"
    plant = Animals(text.format("green"))
    plant.refuses("pass", "K8.b.3")
    assert "resurrect" in Animals(text.format("orange")).texts
    gone = Animals("lived: green black\n" + text.format("black"))
    assert gone.texts == ["pass", "claim"]
    gone.refuses("resurrect", "K8.c")


@rule("L2.0", "I4.b")
def test_the_plant_has_no_part_in_fossils() -> None:
    text = PLANTS + "herbivores: ishtar.0=orange_archetype aphrodite.0=black_archetype\nphase: burial\nera over: yes\n"
    w = Animals(text.replace("ishtar.0=orange_archetype ", "") + "next: EndTurn\nnext: Award")
    assert (w.fossils("black"), w.fossils("orange"), w.fossils("green")) == (["token"], [], [])
    assert [line.split()[0] for line in w.told("award")] == ["orange", "black"]


@rule("L2.c")
def test_most_points_win_while_there_are_seas() -> None:
    end = "black fossils: token token token token token\norange fossils: token\nnext: Finish"
    assert Animals(EATEN + end).s.winners() == [1]
    assert Animals("white:\nclouds: 12\nblack:\n" + end).s.winners() == []
