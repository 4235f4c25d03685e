"""Section M, phase 1: the ninth turn of Gary, who is green and has Medea, and Brenda, who is black.

What the book leaves open is set so that its figures come out: Gondwana lies a row north of Siberia, whose eastern
hex is a mountain already; the carbon that Siberia subducts keeps the Atmosphere at Eden.
"""

from __future__ import annotations

from gondwana.games.bios2.frames.turn import EVENTS
from gondwana.games.bios2.tables import ET, GOLDILOCKS
from tests.games.bios2.happen import Struck
from tests.tools import rule

POSITION = """
colours: green black
medea: green
era: mesozoic
round: 9
cratons: laurentia@1 baltica@4 siberia@4 gondwana@3
black: siberia.2 laurentia.0 baltica.south gondwana.middle siberia.north baltica.north gondwana.north
white: laurentia.2 laurentia.4 baltica.0
clouds: 8
green: baltica.4 baltica.5
green_archetype: basal=red1,yellow1
green_armored: genotype=cerci_a size=2 basal=red1
green_swimmer: genotype=salt_glands_a basal=red1
black_archetype: basal=green3,red1
black_burrower: genotype=rod_cells_a basal=green1,yellow1
black_flyer: genotype=lengthened_digits_a size=2 basal=green1,yellow1
herbivores: siberia.6=black_archetype siberia.1=black_archetype baltica.4=green_archetype baltica.5=green_archetype {}
carnivores: siberia.6=black_burrower baltica.4=black_flyer baltica.5=black_flyer
""".format("laurentia.1=green_armored baltica.6=green_swimmer")


def ninth_turn() -> Struck:
    w = Struck(POSITION)
    b = w.b
    card, biosphere = (b.t.events.index(name) for name in ("flood_basalt_traps", "silicate_weathering"))
    b.events[ET] = [card, *[event for event in b.events[ET] if event != card]][:5]
    b.revealed_events[ET] = 0
    b.events[GOLDILOCKS] = [biosphere, *[event for event in b.t.decks[GOLDILOCKS] if event != biosphere]]
    b.revealed_events[GOLDILOCKS] = 0
    b.rig = [5]
    b.push(EVENTS)
    b.run()
    return w


@rule("A1.a.1", "A1.c.1", "A1.d.2", "A1.d.3", "A1.e", "A5.1", "D2", "D3.0", "D3.c", "D3.e", "D5.a.1", "GL.Damocles.1")
def test_up_to_the_first_question_of_the_ninth_turn() -> None:
    w = ninth_turn()
    assert w.told("biosphere") == ["silicate_weathering"]
    assert w.b.order == [w.colour("green"), w.colour("black")]
    assert w.told("crater") == ["siberia.6"]
    assert w.told("collide") == ["gondwana siberia"]
    assert (w.disc("siberia.6"), w.disc("siberia.1"), w.disc("siberia.2")) == ("black", "black", "black")
    assert w.b.map.mass[2] == w.b.map.mass[3] == 3
    assert sorted(entry for entry in w.lying if "siberia" in entry) == [
        "siberia.1.herbivore=black_archetype",
        "siberia.6.carnivore=black_burrower",
        "siberia.6.herbivore=black_archetype",
    ]
    grown = [place for place in w.told("outgas") if place.endswith("green")]
    assert all(place.startswith("oxygen") for place in grown)
    assert len(grown) == 4
    assert (w.disc("siberia.north"), w.strip()) == ("none", "eden")


@rule("D10.0", "D12.0", "GL.Medea", "E8.1")
def test_gary_removes_mountains_where_he_likes() -> None:
    w = ninth_turn()
    assert (w.asked, w.who) == ("ChooseSource", "p1")
    before = w.air[0]
    w.play("liberate laurentia.0 black")
    assert w.air[0] == before + 1


@rule("D10.g", "D12.0", "D12.c", "A1.e")
def test_silicate_weathering_makes_a_bloom() -> None:
    w = ninth_turn().play("liberate laurentia.0 black")
    assert w.asked == "ChooseSource"
    w.play("liberate siberia.2 black")
    assert w.asked == "ChooseTarget"
    w.play("outgas baltica.middle")
    assert (w.disc("siberia.2"), w.disc("baltica.middle")) == ("none", "black")
    oxygen = w.air[3]
    assert (w.asked, w.offers("outgas baltica.middle")) == ("ChooseTarget", True)
    w.play("outgas baltica.middle")
    assert (w.disc("baltica.middle"), w.air[3]) == ("bloom", oxygen - 1)
    assert w.asked == ""
