"""Chapters D1, D3 and D4: land masses drift, collide and break apart."""

from __future__ import annotations

from gondwana.games.bios2.map import craton_of
from tests.games.bios2.happen import Struck
from tests.games.bios2.tools import World
from tests.tools import rule

EMPTY = "black: laurentia.0\nwhite:\ngreen:\nclouds: 12\n"
"""No disc on the board but one mountain; the Atmosphere has 11 black discs and no white one."""
APART = "cratons: laurentia@5 baltica@1 siberia@3 gondwana@1\n"


def dice(w: Struck) -> dict[str, int]:
    """The latitude dice."""
    return {w.b.t.cratons[mass]: w.b.map.row[mass] for mass in w.b.map.line}


@rule("D1.0", "D1.a", "GL.DeLatitude")
def test_latitude_drift_changes_the_die_and_all_rows() -> None:
    w = Struck(EMPTY).happen("drift_latitude", craton="laurentia", way=2)
    assert dice(w)["laurentia"] == 6
    assert [w.b.map.latitude[h] for h in range(7)] == [6, 5, 6, 7, 7, 6, 5]
    north = Struck(EMPTY).happen("drift_latitude", craton="laurentia", way=-1)
    assert dice(north)["laurentia"] == 3
    assert north.told("latitude") == ["laurentia 3"]


@rule("D1.1")
def test_no_die_goes_beyond_one_or_six() -> None:
    north = Struck(EMPTY + "cratons: laurentia@2 baltica@4").happen("drift_latitude", craton="laurentia", way=-2)
    assert dice(north)["laurentia"] == 1
    south = Struck(EMPTY + "cratons: laurentia@6 baltica@4").happen("drift_latitude", craton="laurentia", way=1)
    assert dice(south)["laurentia"] == 6


@rule("D1.0", "D1.2")
def test_a_continent_drifts_as_one_and_strikes_nobody() -> None:
    w = Struck(EMPTY + "cratons: laurentia@4+baltica@2,5 siberia@2 gondwana@4")
    w.happen("drift_latitude", craton="laurentia", way=-1)
    assert [w.b.map.row[0], w.b.map.row[1]] == [3, 4]
    assert w.b.map.line == [0, 2, 3]
    assert (w.told("collide"), w.told("outgas")) == ([], [])


@rule("A1.d.3", "D1.0")
def test_a_craton_without_die_does_not_drift_and_no_icon_is_no_target() -> None:
    joined = EMPTY + "cratons: laurentia@4+baltica@2,5 siberia@2 gondwana@4"
    assert Struck(joined).happen("drift_latitude", craton="baltica", way=1).skipped == ["A1.d.3"]
    assert Struck(EMPTY).happen("drift_latitude", way=1).skipped == ["A1.d.3"]
    assert Struck(EMPTY).happen("crater").skipped == ["A1.d.3"]


@rule("A1.d.2", "D3.0", "D3.e")
def test_only_the_craton_with_the_die_collides() -> None:
    w = Struck(EMPTY + "cratons: laurentia@4+siberia@2,5 baltica@2 gondwana@4")
    w.happen("collision", craton="siberia", way=1)
    assert (w.skipped, w.told("collide")) == (["A1.d.2"], [])
    assert Struck(EMPTY).happen("collision", way=1).skipped == ["A1.d.2"]


@rule("A1.d.2", "D3.0", "D3.a.1", "D3.a.2", "D3.c", "D3.d", "D3.e", "GL.Damocles.1", "GL.Craton", "GL.Continent")
def test_the_example_of_the_atlantic_province() -> None:
    """Forest and bloom are freed, two mountains rise, Siberia loses its die; Baltica was passed."""
    text = (
        "cratons: laurentia@5 baltica@1 siberia@3 gondwana@1\nblack: laurentia.north laurentia.south siberia.middle\n"
        "green: laurentia.north siberia.5\nwhite:\nclouds: 12\ncolours: orange black\n"
        "herbivores: siberia.5=black_archetype\n"
    )
    w = Struck(text)
    before = w.air
    w.happen("collision", craton="laurentia", way=1)
    assert w.hexes("black") == ["siberia.4", "siberia.5"]
    assert w.lying == ["siberia.5.herbivore=black_archetype"]
    assert dice(w) == {"baltica": 1, "laurentia": 5, "gondwana": 1}
    assert [w.disc("laurentia.north"), w.disc("laurentia.south"), w.disc("siberia.middle")] == [
        "none",
        "black",
        "black",
    ]
    assert [w.air[0] - before[0], w.air[3] - before[3]] == [-2 + 1, 2]
    assert w.told("collide") == ["laurentia siberia"]
    assert w.told("dock") == ["siberia"]
    assert set(w.rules("endanger")) == {"GL.Damocles.1"}


@rule("D3.c", "GL.Damocles.2")
def test_mountains_stay_and_seas_rise_on_the_struck_coast() -> None:
    """Equal rows: one contact. Siberia's hexes 4 and 5 are struck from a row further south."""
    w = Struck(
        APART + "black: siberia.5\nwhite:\ngreen:\nclouds: 12\nherbivores: siberia.4=black_swimmer\n"
        "black_swimmer: genotype=gills_a\n"
    )
    before = w.air
    w.happen("collision", craton="laurentia", way=1)
    assert w.hexes("black") == ["siberia.4", "siberia.5"]
    assert w.lying == ["siberia.4.herbivore=black_swimmer"]
    assert w.air[0] == before[0] - 1


@rule("D3.c", "D14")
def test_with_too_few_black_discs_medea_says_where_mountains_rise() -> None:
    text = (
        APART
        + "white:\ngreen:\nclouds: 12\nblack: "
        + " ".join(f"{craton}.{n}" for craton in ("baltica", "gondwana") for n in (0, 1, 2, 3, 4))
    )
    w = Struck(text + " laurentia.0").happen("collision", craton="laurentia", way=1)
    assert (w.asked, w.who) == ("ChooseHex", "p1")
    assert w.texts == ["outgas siberia.4", "outgas siberia.5"]
    w.play("outgas siberia.5")
    assert w.asked == "Borrow"
    assert w.offers("no", "liberate laurentia.0 black", "liberate baltica.3 black")
    assert len(w.texts) == 1 + 12
    w.play("liberate laurentia.0 black")
    assert w.hexes("black").count("laurentia.0") == 0
    assert (w.disc("siberia.4"), w.disc("siberia.5")) == ("black", "black")
    assert w.told("move_disc") == ["laurentia.0 siberia.4 black"]


@rule("D3.b", "D3.d")
def test_the_world_is_round() -> None:
    """Westward the tabs of the struck mass are covered."""
    text = "cratons: laurentia@4 baltica@1 siberia@1 gondwana@4\nwhite:\ngreen:\nclouds: 12\n"
    text += "black: gondwana.middle laurentia.middle\n"
    w = Struck(text).happen("collision", craton="laurentia", way=-1)
    assert w.hexes("black") == ["gondwana.2"]
    assert [w.disc("gondwana.middle"), w.disc("laurentia.middle")] == ["none", "black"]
    assert [w.b.t.cratons[mass] for mass in w.b.map.line] == ["baltica", "siberia", "laurentia"]
    mass = w.b.map
    assert mass.x[0] > mass.x[21]  # east of the struck craton


@rule("D3.d", "D12.b", "D10.g")
def test_a_swimmer_on_a_covered_bloom_is_endangered() -> None:
    text = (
        "cratons: laurentia@4 gondwana@4\nblack: laurentia.middle\ngreen: laurentia.middle\nwhite:\nclouds: 12\n"
        "herbivores: laurentia.middle=orange_swimmer\norange_swimmer: genotype=gills_a\n"
    )
    w = Struck(text).happen("collision", craton="laurentia", way=1)
    assert w.lying == ["laurentia.middle.herbivore=orange_swimmer"]
    assert w.disc("laurentia.middle") == "none"
    assert w.rules("liberate") == ["D12.b", "D3.d"]
    again = w.move("atmosphere", "offshore", "black")
    assert again.offered("outgas")
    assert "outgas laurentia.middle" not in again.texts


@rule("D3.d", "F1.b")
def test_it_is_a_mother_from_the_hex_that_bore_the_tab() -> None:
    text = "cratons: laurentia@4+gondwana@3,4\nwhite:\nblack: gondwana.0\ngreen:\nclouds: 12\n"
    text += "endangered: laurentia.middle.herbivore=orange_swimmer\norange_swimmer: genotype=gills_a newborn=1\n"
    text += "herbivores: gondwana.4=black_archetype\nphase: mothers\nnext: EndTurn\n"
    w = World(text + "next: Fade\nnext: Land orange_swimmer laurentia.middle")
    assert not w.b.map.open[w.biome("laurentia.middle")]
    assert w.texts == ["land laurentia.1 herbivore", "land laurentia.3 herbivore"]


@rule("D3.1")
def test_masses_without_common_latitude_drift_past_their_neighbour() -> None:
    text = EMPTY + "cratons: laurentia@1 baltica@4 siberia@4 gondwana@4\n"
    east = Struck(text).happen("collision", craton="laurentia", way=1)
    assert [east.b.t.cratons[mass] for mass in east.b.map.line] == ["baltica", "laurentia", "siberia", "gondwana"]
    assert east.told("pass_by") == ["laurentia baltica"]
    west = Struck(text).happen("collision", craton="laurentia", way=-1)
    assert [west.b.t.cratons[mass] for mass in west.b.map.line] == ["gondwana", "baltica", "siberia", "laurentia"]


@rule("D3.1", "D3.0")
def test_a_lone_mass_has_nobody_to_strike() -> None:
    w = Struck(EMPTY + "cratons: laurentia@4+baltica@2,5").happen("collision", craton="laurentia", way=1)
    assert (w.told("collide"), w.told("pass_by"), w.b.map.line) == ([], [], [0])


PANGAEA = "cratons: laurentia@1+baltica@3,0+siberia@4,2 gondwana@4\n"


@rule("D4.0", "D4.1", "D4.2", "GL.Craton", "GL.Continent")
def test_a_pangaea_breaks_into_cratons_with_dice() -> None:
    w = Struck(EMPTY + PANGAEA).happen("rift")
    assert dice(w) == {"laurentia": 1, "baltica": 1, "siberia": 2, "gondwana": 4}
    assert [w.b.t.cratons[mass] for mass in w.b.map.line] == ["laurentia", "baltica", "siberia", "gondwana"]
    assert w.told("rift") == ["laurentia"]


@rule("D4.0", "GL.Continent")
def test_two_cratons_are_no_pangaea() -> None:
    w = Struck(EMPTY + "cratons: laurentia@4+baltica@2,5 siberia@2 gondwana@4").happen("rift")
    assert (w.told("rift"), len(w.b.map.line)) == ([], 3)


@rule("D4.0", "D3.d")
def test_a_rift_opens_the_covered_offshores() -> None:
    w = Struck(EMPTY + PANGAEA)
    covered = [tab for tab in w.b.map.tabs if not w.b.map.open[tab]]
    assert {craton_of(tab) for tab in covered} <= {0, 1, 2}
    assert covered
    w.happen("rift")
    assert all(w.b.map.open[tab] for tab in w.b.map.tabs)
