"""What the reservoirs decide: conditions (D10.c to D10.e), strips and the end (D10.h), the tracks themselves."""

from __future__ import annotations

import pytest

from gondwana.games.bios2 import climate
from gondwana.games.bios2.state import RUNAWAY
from gondwana.games.bios2.tables import SEA
from tests.games.bios2.happen import Struck, carbon
from tests.tools import rule


def needing(needs: str, text: str) -> list[str]:
    w = Struck(text)
    return w.happen("reservoir", start="clouds", goal="atmosphere", disc="white", needs=needs).skipped


def forests(n: int) -> str:
    """So many forests on land: Oxygen has 18 less."""
    t = Struck().b.t
    land = [t.biomes[h] for h in range(28) if t.terrain[h] != SEA]
    return f"black:\nwhite:\nclouds: 12\ngreen: {' '.join(land[:n])}"


@rule("D10.c.1", "D10.c.2", "GL.Oxygene", "K4.0")
@pytest.mark.parametrize("discs", [0, 5, 6, 7, 9, 10, 14, 18])
def test_microbes_and_fires_depend_on_oxygen(discs: int) -> None:
    text = forests(18 - discs)
    w = Struck(text)
    t = w.b.t
    assert w.air[3] == discs
    assert needing("microbes", text) == ([] if t.percent[discs] <= 14 else ["D10.c.1"])
    assert needing("fire", text) == ([] if t.fire[discs] else ["D10.c.2"])


@rule("D10.d", "D10.e", "GL.Nuages", "GL.Reservoir")
@pytest.mark.parametrize("clouds", [2, 3, 6, 7, 9])
def test_rain_and_overcast_depend_on_clouds(clouds: int) -> None:
    text = f"clouds: {clouds}\nwhite:\nblack: siberia.0 siberia.1 siberia.2 siberia.3 {carbon(6)}"
    w = Struck(text)
    assert w.air[2] == clouds
    assert needing("rain", text) == ([] if w.b.t.rain[clouds] else ["D10.d"])
    assert needing("overcast", text) == ([] if w.b.t.overcast[clouds] else ["D10.e"])
    assert not w.b.t.rain[2]  # the book: albedo 0.2 has no precipitation


CROWDED = f"white: laurentia.1 laurentia.2\nclouds: 4\ngreen:\nblack: laurentia.3 {carbon(5)}\n"
"""Six black and six white discs in the Atmosphere, which is full."""


@rule("GL.Atmosphere.1", "GL.Atmosphere.2", "D13")
def test_a_full_atmosphere_spills_white_into_the_clouds() -> None:
    w = Struck(CROWDED)
    assert w.air[:3] == [6, 6, 4]
    w.move("continent", "atmosphere", "black")
    assert w.air[:3] == [7, 5, 5]
    assert w.told("overflow") == ["clouds"]
    w = Struck(CROWDED).move("continent", "atmosphere", "white").play("liberate laurentia.2 white", "seed atmosphere")
    assert w.air[:3] == [6, 6, 5]


@rule("D10.h.1", "A1.g", "GL.Bandes", "GL.Atmosphere.1", "GL.Reservoir")
def test_the_strip_follows_the_number_of_discs() -> None:
    w = Struck()
    t = w.b.t
    discs = w.b.air_black + w.b.air_white
    assert w.strip() == "eden"
    w.move("clouds", "atmosphere", "white")
    assert w.b.strip == t.strip_at[discs + 1]
    assert w.strip() == "warm"
    assert t.strip_deck[w.b.strip] == 1
    stays = Struck()
    stays.move("atmosphere", "clouds", "white")
    assert (stays.strip(), stays.told("strip")) == ("eden", [])
    mixed = Struck(f"black: {carbon(6)}\nwhite:\ngreen:\nclouds: 12")
    assert (mixed.b.air_black, mixed.b.air_white, mixed.strip()) == (6, 0, "eden")


@rule("D10.h.2", "A6.2")
def test_the_topmost_space_ends_the_game_at_the_end_of_the_turn() -> None:
    w = Struck(f"white:\nclouds: 7\ngreen:\nblack: {carbon(6)}\n")
    assert (w.air[:3], w.b.ending) == ([6, 5, 7], 0)
    w.move("clouds", "atmosphere", "white")
    assert (w.air[:3], w.b.ending, w.told("runaway")) == ([6, 6, 6], RUNAWAY, [""])
    w.move("atmosphere", "clouds", "white")
    assert w.b.ending == RUNAWAY  # announced, it stays


@rule("D10.h.2", "D10.a.1")
def test_what_is_emptied_within_the_event_does_not_count() -> None:
    w = Struck(f"white:\ngreen:\nclouds: 6\nblack: {carbon(6)}\n")
    assert w.air[:3] == [6, 6, 6]
    w.move("atmosphere", "clouds", "white", gun=True).play("yes")
    assert (w.air[1], w.b.ending) == (0, 0)


@rule("D11", "GL.Vent")
def test_a_windy_turn() -> None:
    w = Struck().happen("windy")
    assert w.b.windy
    assert w.told("windy") == [""]


@rule("GL.Reservoir", "GL.Nuages", "GL.Oxygene", "A2.a.2", "A2.b")
def test_the_number_of_discs_is_read_on_the_tracks() -> None:
    t = Struck().b.t
    assert (t.albedo[1], t.green_heart[1], t.albedo[0]) == (10, 2, 0)
    assert (t.percent[14], t.percent[18]) == (7, 3)
    w = Struck("green: laurentia.1 laurentia.2")
    assert w.air[3] == 16
    assert climate.actions(w.b, 1) == t.oxygen_actions[16]
    more = Struck("green: laurentia.1 laurentia.2 laurentia.3")
    assert t.percent[more.air[3]] > t.percent[w.air[3]]  # a forest more, a disc less on the track


@rule("GL.Evenement", "D0", "A1.e")
def test_each_event_is_settled_before_the_next() -> None:
    w = Struck("green: laurentia.5\nherbivores: laurentia.5=orange_archetype\n")
    w.move("continent", "oxygen", "green")
    assert w.told("happen") == ["nearby_supernova_1"]
    assert w.lying
    names = w.events
    assert names.index("liberate") < names.index("endanger")
