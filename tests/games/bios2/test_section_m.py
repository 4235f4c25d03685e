"""Section M of the book (M0): the ninth turn of a game of two, from its events to its burials, played as it is told.

Where the book leaves the position open it is filled in so that its story follows: Gondwana lies a row further north
than Siberia, whose eastern hex is a mountain already.
"""

from __future__ import annotations

from tests.games.bios2.tools import World
from tests.tools import rule

HERBIVORES = {
    "black_archetype": "siberia.6 siberia.1 siberia.5",
    "green_archetype": "baltica.4 baltica.5 baltica.3",
    "green_armored": "baltica.2",
    "green_swimmer": "baltica.6",
}
DISCS = "siberia.0 siberia.2 siberia.north laurentia.north gondwana.north"
BLOOMS = "laurentia.south baltica.south siberia.south gondwana.south"
POSITION = f"""
colours: green black
turn: p1
seed: 4
phase: events
round: 9
era: mesozoic
et seen: camp ring_of_fire hypercapnia
et: flood_basalt_traps nearby_supernova
goldilocks: silicate_weathering
cratons: laurentia@2 baltica@4 siberia@4 gondwana@3
black: {DISCS}
green: baltica.4 baltica.5 {BLOOMS}
green_archetype: basal=red1,yellow1 lignin_a ovipositor_a
green_swimmer: genotype=salt_glands_a basal=red1
green_armored: genotype=cerci_a basal=red1,blue1 size=2
black_archetype: basal=green3,red1
black_burrower: genotype=rod_cells_a basal=green1,yellow1
black_flyer: genotype=lengthened_digits_a basal=green1,yellow1 size=2
black fossils: token
herbivores: {" ".join(f"{h}={sp}" for sp, hexes in HERBIVORES.items() for h in hexes.split())}
carnivores: siberia.6=black_burrower baltica.4=black_flyer baltica.5=black_flyer
metabolism: brain claws feet scutes gills
darwinian: yolky_eggs pollen grooming caecum fighting_dimorphism
"""


EVENTS = ("liberate siberia.2 black", "liberate siberia.0 black", "outgas baltica.north", "outgas baltica.north")
GARY = ("populate green_armored 2", "resize", "no", "grow green_armored", "no")
BRENDA = ("mutate yolky_eggs black_burrower", "populate black_burrower 2", "populate black_flyer 1")
INVASION = (
    *("mother green_armored baltica.2", "land baltica.4 carnivore"),
    *("mother green_armored baltica.4", "land baltica.5 carnivore"),
)
BIRD = ("mother black_flyer baltica.4", "land baltica.3 carnivore")
DIGGERS = (
    *("mother black_burrower siberia.6", "land siberia.0 herbivore"),
    *("mother black_burrower siberia.0", "land siberia.2 herbivore"),
)


def after(*choices: str) -> World:
    """The turn as far as these choices."""
    return World(POSITION.strip()).play(*choices)


@rule("A1.a.1", "A1.c.1", "A1.d.3", "A5.1", "D2", "GL.Damocles.1")
def test_the_cards_and_the_crater() -> None:
    turn = after()
    assert (turn.told("reveal"), turn.told("biosphere")) == (["flood_basalt_traps"], ["silicate_weathering"])
    assert turn.told("order") == ["green black"]
    assert (turn.told("die"), turn.told("crater")) == (["6"], ["siberia.6"])
    assert {"siberia.6.herbivore=black_archetype", "siberia.6.carnivore=black_burrower"} <= set(turn.lying)


@rule("D3.0", "D3.c", "D3.e", "D5.a.1", "GL.Oxygene")
def test_gondwana_strikes_siberia_and_forests_grow() -> None:
    turn = after()
    assert turn.told("collide") == ["gondwana siberia"]
    assert (turn.disc("siberia.1"), turn.b.map.mass[2]) == ("black", 3)
    assert "siberia.1.herbivore=black_archetype" in turn.lying
    assert [turn.disc(h) for h in ("siberia.5", "baltica.2", "gondwana.3")] == ["green"] * 3
    assert (turn.b.t.percent[turn.b.oxygen], turn.b.t.dark_heart[turn.b.oxygen]) == (12, 6)


@rule("D10.0", "D10.g", "D12.0", "D12.c")
def test_gary_moves_mountains_as_medea() -> None:
    turn = after()
    assert turn.who == "p1"
    turn.refuses("liberate baltica.north black", "D12.0")
    turn.play(*EVENTS)
    assert [turn.disc(h) for h in ("siberia.0", "siberia.1", "siberia.2", "siberia.6")] == [
        *("none", "black", "none", "black")
    ]
    assert turn.disc("baltica.north") == "bloom"


@rule("A2.a.2", "A2.b", "E1.0", "E1.c", "E4", "E6.0")
def test_gary_has_two_actions_and_brenda_three() -> None:
    turn = after(*EVENTS, *GARY)
    assert (turn.count("green_armored")[1], turn.size("green_armored"), turn.who) == (2, 3, "p2")
    turn.play("mutate yolky_eggs black_burrower")
    assert turn.organs("black_burrower") == "yellow1 green1 blue2"
    assert turn.offered("populate black_burrower")[-1] == "populate black_burrower 3"
    turn.play("populate black_burrower 2")
    assert turn.offered("populate black_flyer") == ["populate black_flyer 1"]
    turn.play("populate black_flyer 1")
    assert turn.asked == "Disperse"


@rule("F4.a", "F6.a", "H3", "I2.4")
def test_garys_armoured_take_the_prey_of_the_flyers() -> None:
    turn = after(*EVENTS, *GARY, *BRENDA, *INVASION)
    assert (turn.at("baltica.4.carnivore"), turn.at("baltica.5.carnivore")) == ("green_armored",) * 2
    assert turn.lying[-2:] == ["baltica.4.carnivore=black_flyer", "baltica.5.carnivore=black_flyer"]
    assert turn.told("kill") == []


@rule("F1.b", "F2.0", "F6.a", "I2.1", "I2.2", "A4.c", "A6.1")
def test_brenda_flees_and_buries_five() -> None:
    turn = after(*EVENTS, *GARY, *BRENDA, *INVASION, *BIRD)
    assert turn.at("baltica.3.carnivore") == "black_flyer"
    turn.play(*DIGGERS)
    assert sorted(turn.told("bury")) == [
        "black_archetype siberia.1",
        "black_archetype siberia.6",
        "black_burrower siberia.6",
        "black_flyer baltica.4",
        "black_flyer baltica.5",
    ]
    assert turn.told("award") == []
    assert (turn.b.round, turn.told("reveal")[-1]) == (10, "nearby_supernova")
