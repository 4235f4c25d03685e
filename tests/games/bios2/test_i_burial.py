"""Chapters A4 to A7 and I: endotherms, burial, extinction, fossils, the end and the score."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.games.bios2 import effects, score, species
from gondwana.games.bios2.state import ERAS_OVER, RUNAWAY, Bios2
from gondwana.kit.log import History
from tests.games.bios2.tools import World
from tests.tools import rule

BLACK = "siberia.6=black_archetype"
HOME = f"herbivores: laurentia.3=orange_archetype {BLACK}\n"
BURIAL = "phase: burial\n"


@rule("I1.1")
def test_endotherms_are_white_or_of_size_six() -> None:
    world = World("orange_archetype: basal=white1\nblack_archetype: size=6\n" + HOME)
    assert effects.endotherm(world.b, world.sp("orange_archetype"))
    assert effects.endotherm(world.b, world.sp("black_archetype"))
    assert not effects.endotherm(World("orange_archetype: size=5\n" + HOME).b, world.sp("orange_archetype"))


@rule("I1.2", "A4.a")
def test_an_endangered_endotherm_flees_to_a_free_level() -> None:
    text = BURIAL + "orange_archetype: basal=white1\nendangered: siberia.5.herbivore=orange_archetype\n"
    world = World(text + HOME + "black: siberia.0 siberia.5\n")
    assert world.asked == "FleeFrom"
    assert world.offers("flee siberia.6 carnivore", "bury")
    assert not world.offers("flee siberia.6 herbivore")
    world.play("flee siberia.6 carnivore")
    assert world.at("siberia.6.carnivore") == "orange_archetype"


@rule("A4.a", "A5.2", "I1.2")
def test_endotherms_flee_in_order_of_play() -> None:
    text = "orange_archetype: basal=white1\nblack_archetype: basal=white1\n"
    text += "endangered: siberia.5.herbivore=orange_archetype siberia.2.herbivore=black_archetype\n"
    for order, first in (("orange black", "p1"), ("black orange", "p2")):
        world = World(f"{BURIAL}order: {order}\n{text}{HOME}")
        assert (world.asked, world.who) == ("FleeFrom", first)
        world.play("bury")
        assert world.who != first


@rule("I1.2")
def test_an_endotherm_may_stay_where_its_level_is_free() -> None:
    text = BURIAL + "orange_archetype: basal=white1\nendangered: siberia.5.herbivore=orange_archetype\n"
    world = World(text + HOME)
    world.play("flee siberia.5 herbivore")
    assert world.at("siberia.5.herbivore") == "orange_archetype"


@rule("I1.2")
def test_a_level_where_only_an_endangered_creeple_lies_is_free() -> None:
    two = "endangered: siberia.5.herbivore=black_archetype siberia.5.herbivore=orange_archetype\n"
    world = World(BURIAL + "orange_archetype: basal=white1\n" + two + HOME)
    world.play("flee siberia.5 herbivore")
    assert world.at("siberia.5.herbivore") == "orange_archetype"


@rule("I1.2")
def test_an_endotherm_without_a_place_is_buried() -> None:
    text = BURIAL + "orange_archetype: basal=white1\nendangered: siberia.0.herbivore=orange_archetype\n"
    board = "herbivores: laurentia.3=orange_archetype siberia.6=black_archetype siberia.1=black_archetype "
    board += "siberia.2=black_archetype siberia.5=black_archetype\n"
    hunters = " ".join(f"siberia.{n}=orange_archetype" for n in (1, 2, 5, 6))
    world = World(text + board + f"carnivores: {hunters}\n")
    assert world.told("bury") == ["orange_archetype siberia.0"]


@rule("I2.1", "A4.b", "GL.RampionsMenaces.2")
def test_the_endangered_stand_up_where_nobody_contests_it() -> None:
    world = World(
        BURIAL + "endangered: siberia.5.herbivore=orange_archetype siberia.6.herbivore=orange_archetype\n" + HOME
    )
    assert world.told("stand") == ["orange_archetype siberia.5 herbivore"]
    assert world.lying == []
    assert world.told("switch") == ["orange_archetype siberia.6"]  # where one stands, I2.3 is left
    assert world.count("orange_archetype") == [4, 0, 3]


@rule("I2.1")
def test_a_herbivore_stands_up_before_who_eats_it() -> None:
    text = BURIAL + "endangered: siberia.5.carnivore=black_archetype siberia.5.herbivore=orange_archetype\n"
    world = World(text + HOME)
    assert world.at("siberia.5.herbivore") == "orange_archetype"
    assert world.at("siberia.5.carnivore") == "black_archetype"


@rule("I2.1", "I2.2")
def test_on_a_mountain_nobody_stands_up() -> None:
    world = World(BURIAL + "endangered: siberia.0.herbivore=orange_archetype\n" + HOME)
    assert world.told("bury") == ["orange_archetype siberia.0"]


@rule("I2.1")
def test_of_two_in_a_level_the_later_stands_up() -> None:
    text = "endangered: siberia.5.herbivore=black_armored siberia.5.herbivore=orange_armored\n"
    text += "orange_armored: genotype=cerci_a\nblack_armored: genotype=scutes_a\n"
    assert World(BURIAL + text + HOME).at("siberia.5.herbivore") == "orange_armored"


@rule("I2.3")
def test_an_endangered_herbivore_may_be_saved_by_a_switch() -> None:
    world = World(BURIAL + "endangered: siberia.6.herbivore=orange_archetype\n" + HOME)
    assert world.at("siberia.6.carnivore") == "orange_archetype"
    world = World(BURIAL + "endangered: siberia.5.carnivore=orange_archetype\n" + HOME)
    assert world.told("bury") == ["orange_archetype siberia.5"]


@rule("I3.0", "A4.b")
def test_with_its_last_creeple_a_species_is_buried() -> None:
    world = World(BURIAL + f"endangered: siberia.0.herbivore=orange_archetype\nherbivores: {BLACK}\n")
    assert isinstance(world.b.sink, History)
    names = [event.name for event in world.b.sink.events]
    assert names.index("bury") < names.index("extinct") < names.index("turn")
    assert world.fossils("orange") == ["archetype_orange"]


@rule("I2.3", "G8.1")
def test_nobody_fights_for_a_level_at_burial() -> None:
    text = "white_archetype: basal=red3\nendangered: siberia.6.herbivore=white_archetype\n"
    world = World(BURIAL + text + HOME + "carnivores: siberia.6=orange_archetype\n", seats=3)
    assert world.told("bury") == ["white_archetype siberia.6"]
    assert world.at("siberia.6.carnivore") == "orange_archetype"


@rule("I2.4")
def test_after_its_actions_a_loser_without_newborns_dies_at_once() -> None:
    text = "phase: mothers\norange_armored: genotype=scutes_a newborn=2 size=2\n"
    board = f"herbivores: laurentia.3=orange_armored laurentia.2=black_archetype {BLACK}\n"
    world = World(text + "done: orange black\n" + board)
    world.play("mother orange_armored laurentia.3", "land laurentia.2 herbivore")
    assert world.lying == []
    assert world.rules("kill") == ["I2.4"]
    world = World(text + "done: orange black\nblack_archetype: newborn=1\n" + board)
    world.play("mother orange_armored laurentia.3", "land laurentia.2 herbivore")
    assert world.lying == ["laurentia.2.herbivore=black_archetype"]


@rule("I3.0", "I3.a", "I3.b")
def test_an_extinct_species_leaves_its_fossils() -> None:
    text = "orange_flyer: genotype=protofeathers_a eyespots_b moist_skin_b\n"
    board = f"herbivores: laurentia.3=orange_archetype laurentia.1=orange_flyer {BLACK}\n"
    world = World(text + board)
    species.extinguish(world.b, world.sp("orange_flyer"), "I3.0")
    assert world.fossils("orange") == ["eyespots", "protofeathers"]
    assert world.card("moist_skin") in world.b.discards[0]
    assert world.at("laurentia.1.herbivore") == ""
    assert world.s.check() == ""


@rule("I3.b", "GL.RegistreFossile")
def test_a_card_lost_while_its_species_lives_is_no_fossil() -> None:
    world = World("orange_archetype: eyespots_b\n" + HOME)
    species.drop_cube(world.b, world.sp("orange_archetype"), world.card("eyespots"), 0, "D8.0")
    assert world.fossils("orange") == []


@rule("I3.0", "GL.RampionVivant")
def test_who_only_lies_endangered_is_not_extinct() -> None:
    world = World("endangered: siberia.5.herbivore=orange_archetype\nherbivores: siberia.6=black_archetype\n")
    assert world.exists("orange_archetype")


@rule("I3.c", "A6.3")
def test_without_any_species_one_is_a_lazarus_and_the_game_goes_on() -> None:
    world = World(BURIAL + "endangered: siberia.0.herbivore=orange_archetype\nherbivores: siberia.6=black_archetype\n")
    assert world.told("lazarus") == ["orange"]
    assert world.told("turn")[-1].startswith("3")


@rule("I4.0", "I4.b", "A4.c", "B2")
def test_at_the_end_of_an_era_tokens_for_who_is_larger() -> None:
    board = HOME.strip() + " gondwana.4=white_archetype laurentia.1=orange_archetype\n"
    world = World(BURIAL + "era over: yes\n" + board, seats=3)
    assert [world.fossils(colour) for colour in ("orange", "black", "white")] == [["token", "token"], [], []]
    world = World(BURIAL + board, seats=3)
    assert world.fossils("orange") == []


@rule("I4.a")
def test_population_counts_creeples_and_hosts() -> None:
    world = World("orange_archetype: mandibles_b\nhosts: mandibles=black_archetype\n" + HOME)
    assert [score.population(world.b, world.colour(colour)) for colour in ("orange", "black")] == [2, 1]


@rule("A7.0", "A7.a", "A7.b", "A7.c", "A7.d")
def test_the_points() -> None:
    text = "orange fossils: token token\norange_archetype: eyespots_b mandibles_b newborn=2\n"
    world = World(text + "hosts: mandibles=black_archetype\nmedea: black\n" + HOME)
    assert score.parts(world.b, world.colour("orange")) == [2, 1, 2, 1, 0]
    assert world.s.scores() == [6, 3]


@rule("A7.c")
def test_an_icon_that_is_upside_down_is_worth_nothing() -> None:
    assert World("orange_archetype: eyespots_a\nmedea: black\n" + HOME).s.scores()[0] == 2


@rule("A7.f")
def test_equals_share_the_first_place() -> None:
    world = World("orange fossils: token\nmedea: black\n" + HOME)
    assert world.s.scores() == [3, 3]
    assert world.s.winners() == [0, 1]


@rule("A6.1", "A6.4", "A.0")
def test_after_the_second_era_the_score_decides() -> None:
    world = World(BURIAL + "era: mesozoic\nera over: yes\nending: eras\nround: 10\n" + HOME)
    assert world.who == "over"
    assert world.b.ending == ERAS_OVER
    assert "award" not in world.events
    assert len(world.told("score")) == 2


@rule("A6.2", "A7.0", "I4.b")
def test_the_turn_of_a_runaway_is_played_out_and_its_era_is_the_last() -> None:
    world = World("ending: runaway\nera: mesozoic\nera over: yes\norange fossils: token\n" + HOME)
    assert world.asked == "Act"
    world.play("pass", "pass")
    assert world.who == "over"
    assert world.b.ending == RUNAWAY
    assert "award" not in world.events


@rule("A6.1", "A.0")
def test_without_an_end_the_next_turn_begins() -> None:
    world = World("round: 4\n" + HOME)
    world.play("pass", "pass")
    assert world.told("turn")[-1].startswith("5")


@rule("A5.1", "A5.2")
def test_the_order_is_that_of_the_event_card() -> None:
    world = World("order: black orange\nturn: p2\n" + HOME)
    assert world.who == "p2"
    world.play("pass")
    assert world.who == "p1"


@rule("A5.1")
@pytest.mark.parametrize("seed", range(4))
def test_a_colour_that_the_card_does_not_show_comes_last(seed: int) -> None:
    s = gondwana.game("bios2").new(4, seed)
    assert isinstance(s, Bios2)
    assert s.order == s.t.order[s.event]
    assert sorted(s.order) == [0, 1, 2, 3]
