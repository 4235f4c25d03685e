"""Chapters G and H: who loses a contest, who may switch, who is endangered."""

from __future__ import annotations

import pytest

from gondwana.games.bios2 import contests
from gondwana.games.bios2.frames import settle
from gondwana.games.bios2.organs import GREEN, WHITE
from gondwana.games.bios2.state import CARNIVORE, HERBIVORE
from gondwana.games.bios2.tables import STRIPS
from tests.games.bios2.tools import World
from tests.tools import rule

BLACK = "siberia.6=black_archetype"
HOME = f"herbivores: laurentia.3=orange_archetype {BLACK}\n"
THREE = "herbivores: laurentia.3=orange_archetype siberia.6=black_archetype gondwana.4=white_archetype\n"


def loser(world: World, biome: str, level: int, a: str, b: str) -> str:
    """Who loses, the same whoever came first."""
    found = contests.loser(world.b, world.biome(biome), level, world.sp(a), world.sp(b))
    assert found == contests.loser(world.b, world.biome(biome), level, world.sp(b), world.sp(a))
    return a if found == world.sp(a) else b if found == world.sp(b) else "tie"


@rule("G1.1", "H1.1", "GL.RampionsMenaces.1")
def test_whoever_cannot_live_there_is_endangered_at_once_and_its_hunter_too() -> None:
    world = World(HOME + "carnivores: laurentia.3=black_archetype\n")
    world.b.discs[world.biome("laurentia.3")] = 2
    world.b.clouds -= 1
    world.b.dirty |= 1 << world.biome("laurentia.3")
    world.play("resize", "no")
    assert world.lying == ["laurentia.3.herbivore=orange_archetype", "laurentia.3.carnivore=black_archetype"]


@rule("G1.2", "F6.b")
def test_an_endangered_herbivore_is_no_rival() -> None:
    text = "phase: mothers\norange_archetype: newborn=2\nendangered: laurentia.2.herbivore=black_archetype\n"
    world = World(text + HOME)
    world.play("mother orange_archetype laurentia.3", "land laurentia.2 herbivore")
    assert world.told("win") == []
    assert world.at("laurentia.2.herbivore") == "orange_archetype"


@rule("G2", "G3")
def test_who_can_be_eaten_loses_first() -> None:
    text = "orange_archetype: basal=yellow3,green3\nwhite_archetype: neurotoxin_b size=2\nblack_archetype: size=1\n"
    world = World(text + THREE + "carnivores: laurentia.3=black_archetype\n", seats=3)
    assert loser(world, "laurentia.3", HERBIVORE, "orange_archetype", "white_archetype") == "orange_archetype"


@rule("G3")
def test_without_a_hunter_venom_does_not_matter() -> None:
    world = World("orange_archetype: basal=green1\nblack_archetype: neurotoxin_b\n" + HOME)
    assert loser(world, "laurentia.2", HERBIVORE, "orange_archetype", "black_archetype") == "black_archetype"


@rule("G4", "GL.Niche")
def test_the_slower_prey_loses_if_there_is_a_hunter() -> None:
    text = "orange_archetype: basal=yellow1\nwhite_archetype: basal=green2\n"
    hunted = World(
        text + THREE.replace("laurentia.3=", "laurentia.2=") + "carnivores: laurentia.2=black_archetype\n", seats=3
    )
    assert loser(hunted, "laurentia.2", HERBIVORE, "orange_archetype", "white_archetype") == "white_archetype"
    calm = World(text + THREE, seats=3)
    assert loser(calm, "laurentia.2", HERBIVORE, "orange_archetype", "white_archetype") == "orange_archetype"


@rule("G5", "GL.Niche")
@pytest.mark.parametrize(
    ("strip", "biome", "loses"), [("eden", "laurentia.2", "black"), ("icehouse", "laurentia.2", "orange")]
)
def test_the_die_of_the_latitude_decides(strip: str, biome: str, loses: str) -> None:
    text = "orange_archetype: basal=green1\nblack_archetype: basal=white1\n"
    world = World(text + HOME)
    world.b.strip = STRIPS.index(strip)
    dice = [world.b.t.die[world.b.strip * 8 + latitude] for latitude in range(8)]
    wanted = GREEN if loses == "black" else WHITE
    assert wanted in dice
    world.b.map.latitude[world.biome(biome)] = dice.index(wanted)
    assert loser(world, biome, HERBIVORE, "orange_archetype", "black_archetype") == f"{loses}_archetype"


@rule("G5.a", "A8.f")
def test_in_tooth_and_claw_it_is_always_humid() -> None:
    text = "orange_archetype: basal=green1\nblack_archetype: basal=white2\n"
    world = World(text + HOME, options="mode=tooth_and_claw")
    assert loser(world, "laurentia.2", HERBIVORE, "orange_archetype", "black_archetype") == "black_archetype"


@rule("G6")
def test_the_smaller_herbivore_loses() -> None:
    world = World("orange_archetype: size=2\nblack_archetype: size=3\n" + HOME)
    assert loser(world, "laurentia.2", HERBIVORE, "orange_archetype", "black_archetype") == "orange_archetype"


@rule("G7")
def test_the_lower_skeleton_wins_among_herbivores() -> None:
    world = World(HOME)
    assert loser(world, "laurentia.2", HERBIVORE, "orange_archetype", "black_archetype") == "black_archetype"


@rule("G7.a", "H6.a")
def test_of_its_own_species_the_owner_chooses() -> None:
    text = "phase: mothers\norange_archetype: newborn=2\norange_burrower: genotype=rod_cells_a\n"
    board = f"herbivores: laurentia.3=orange_archetype laurentia.2=orange_burrower {BLACK}\n"
    world = World(text + board)
    assert loser(world, "laurentia.2", CARNIVORE, "orange_archetype", "orange_burrower") == "tie"
    world.play("mother orange_archetype laurentia.3", "land laurentia.2 herbivore")
    assert world.texts == ["favour orange_archetype", "favour orange_burrower"]
    world.play("favour orange_burrower")
    assert world.at("laurentia.2.herbivore") == "orange_burrower"


@rule("G8.1")
def test_a_losing_herbivore_may_eat_the_winner() -> None:
    text = "phase: mothers\norange_archetype: newborn=2\nblack_armored: genotype=scutes_a\n"
    board = f"herbivores: laurentia.3=orange_archetype laurentia.2=black_armored {BLACK}\n"
    world = World(text + board)
    world.play("mother orange_archetype laurentia.3", "land laurentia.2 herbivore")
    assert (world.asked, world.who) == ("Switch", "p2")
    world.play("yes")
    assert world.at("laurentia.2.carnivore") == "black_armored"
    assert world.at("laurentia.2.herbivore") == "orange_archetype"


@rule("G8.1")
def test_the_form_forbids_the_switch() -> None:
    text = "phase: mothers\ndone: orange\norange_armored: genotype=scutes_a newborn=2\nblack_archetype: size=1\n"
    board = f"herbivores: laurentia.3=orange_armored laurentia.2=black_archetype {BLACK}\n"
    world = World(text + board)
    world.play("mother orange_armored laurentia.3", "land laurentia.2 herbivore")
    assert world.asked != "Switch"
    assert world.lying == ["laurentia.2.herbivore=black_archetype"]


@rule("G8.1")
def test_a_carnivore_that_cannot_eat_the_winner_does_not_fight_who_switches() -> None:
    text = "phase: mothers\ndone: orange\norange_armored: genotype=scutes_a newborn=2 size=3\n"
    text += "black_armored: genotype=cerci_a\n"
    text += "black_burrower: genotype=rod_cells_a basal=red9\ntools: chisel_stones=black_burrower\n"
    board = f"herbivores: laurentia.3=orange_armored laurentia.2=black_archetype {BLACK}\n"
    world = World(text + board + "carnivores: laurentia.2=black_armored siberia.6=black_burrower\n")
    world.play("mother orange_armored laurentia.3", "land laurentia.2 herbivore")
    assert world.at("laurentia.2.carnivore") == "black_armored"
    assert world.lying == ["laurentia.2.herbivore=black_archetype"]


@rule("G8.1", "F4.0")
def test_the_edible_loses_to_the_inedible_and_the_hunter_starves_at_once() -> None:
    text = "phase: mothers\ndone: orange\norange_armored: genotype=scutes_a newborn=2 size=3\n"
    board = f"herbivores: laurentia.3=orange_armored laurentia.2=black_archetype {BLACK}\n"
    world = World(
        text + "white_flyer: genotype=skin_flap_a\n" + board + "carnivores: laurentia.2=white_flyer\n", seats=3
    )
    world.play("mother orange_armored laurentia.3", "land laurentia.2 herbivore")
    assert world.lying == ["laurentia.2.carnivore=white_flyer", "laurentia.2.herbivore=black_archetype"]


@rule("G8.1")
def test_the_newcomer_that_loses_may_switch_too() -> None:
    text = "phase: mothers\norange_archetype: newborn=2\nblack_archetype: size=2\n"
    board = f"herbivores: laurentia.3=orange_archetype laurentia.2=black_archetype {BLACK}\n"
    world = World(text + board)
    world.play("mother orange_archetype laurentia.3", "land laurentia.2 herbivore")
    assert (world.asked, world.who) == ("Switch", "p1")
    world.play("no")
    assert world.told("endanger") == ["orange_archetype laurentia.2 herbivore"]


@rule("G8.2")
def test_a_losing_carnivore_does_not_graze() -> None:
    text = "phase: mothers\ndone: orange\norange_archetype: newborn=2 basal=red2\nwhite_archetype: size=1\n"
    world = World(text + THREE + "carnivores: siberia.6=white_archetype\n", seats=3)
    assert loser(world, "siberia.6", CARNIVORE, "orange_archetype", "white_archetype") == "white_archetype"
    settle.decide(world.b, world.sp("orange_archetype"), world.biome("siberia.6"), CARNIVORE, True)
    assert world.lying == ["siberia.6.carnivore=white_archetype"]
    assert world.b.stack[-1].__class__.__name__ == "Disperse"


@rule("H2.1", "H3")
def test_the_slower_hunter_loses() -> None:
    text = "orange_archetype: basal=red1\nwhite_archetype: basal=yellow5\n"
    world = World(text + THREE, seats=3)
    assert loser(world, "siberia.6", CARNIVORE, "orange_archetype", "white_archetype") == "white_archetype"


@rule("H4")
def test_the_hunter_whose_size_fits_its_prey_less_loses() -> None:
    text = "orange_archetype: size=2\nwhite_archetype: size=5\nblack_archetype: size=3\n"
    world = World(text + THREE, seats=3)
    assert loser(world, "siberia.6", CARNIVORE, "orange_archetype", "white_archetype") == "white_archetype"


@rule("H4", "H5")
def test_the_smaller_hunter_loses() -> None:
    text = "orange_archetype: size=2\nwhite_archetype: size=4\nblack_archetype: size=3\n"
    world = World(text + THREE, seats=3)
    assert loser(world, "siberia.6", CARNIVORE, "orange_archetype", "white_archetype") == "orange_archetype"


@rule("H6")
def test_the_higher_skeleton_wins_among_hunters() -> None:
    world = World(THREE, seats=3)
    assert loser(world, "siberia.6", CARNIVORE, "orange_archetype", "white_archetype") == "orange_archetype"


@rule("H2.2", "F6.a")
def test_prey_lives_with_its_hunter() -> None:
    text = "phase: mothers\norange_archetype: newborn=2 size=2\n"
    world = World(text + HOME.replace(BLACK, BLACK + " laurentia.2=black_archetype"))
    world.play("mother orange_archetype laurentia.3", "land laurentia.2 carnivore")
    assert world.at("laurentia.2.herbivore") == "black_archetype"
    assert world.at("laurentia.2.carnivore") == "orange_archetype"


@rule("G2", "A3.b")
def test_the_loser_of_a_contest_lies_down() -> None:
    text = "phase: mothers\norange_armored: genotype=scutes_a newborn=2\n"
    board = f"herbivores: laurentia.3=orange_armored laurentia.2=black_archetype {BLACK}\n"
    world = World(text + board)
    world.play("mother orange_armored laurentia.3", "land laurentia.2 herbivore")
    assert world.rules("win") == ["G2"]
    assert world.at("laurentia.2.herbivore") == "orange_armored"
