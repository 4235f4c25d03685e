"""Cratons on eight latitudes: joining, drifting apart, coasts and rafts."""

from __future__ import annotations

from gondwana.games.bios2.map import TAB, Map, craton_of, new_map, shore_of, tab_of
from gondwana.games.bios2.tables import NONE
from tests.tools import rule

NE, E, SE, SW, W, NW = range(1, 7)


def hexes(map: Map, mover: list[int]) -> list[tuple[int, int]]:
    return [(h // 7, h % 7) for h in map.contacts(mover)]


def covered(map: Map) -> list[tuple[int, int]]:
    return [(craton_of(tab), (tab - TAB) % 3) for tab in map.tabs if not map.open[tab]]


@rule("GL.DeLatitude", "C1.g")
def test_a_craton_spans_three_latitudes() -> None:
    map = new_map([0, 1, 2, 3], 4)
    assert [map.latitude[n] for n in range(7)] == [4, 3, 4, 5, 5, 4, 3]
    assert [map.latitude[TAB + n] for n in range(3)] == [3, 4, 5]


@rule("D3.0", "D3.a.1", "D3.c", "D3.d", "D3.e")
def test_the_example_of_the_atlantic_province() -> None:
    map = Map([0] * 4, [5, 4, 3, 4], [0, 1, 2, 3], [1, 0, 2, 3])
    assert map.struck(0, 1) == 2
    after = map.docked(0, 2, 1)
    assert hexes(after, [0]) == [(2, SW), (2, W)]
    assert covered(after) == [(0, 0)]
    assert after.mass == [0, 1, 0, 3]
    assert after.line == [1, 0, 3]
    assert after.row == map.row


@rule("D3.c", "D3.d")
def test_contacts_and_covered_offshores_by_distance_of_latitude() -> None:
    for apart, touching, shut in ((0, 1, 1), (1, 2, 2), (2, 2, 1)):
        map = Map([0, 0], [3, 3 + apart], [0, 1], [0, 1])
        after = map.docked(0, 1, 1)
        assert (len(after.contacts([0])), len(covered(after))) == (touching, shut)


@rule("D3.0", "D3.1")
def test_masses_without_a_common_latitude_drift_past_each_other() -> None:
    map = Map([0, 0, 0], [1, 4, 6], [0, 1, 2], [0, 1, 2])
    assert map.struck(0, 1) == NONE
    assert map.swapped(0, 1).line == [1, 0, 2]
    assert map.swapped(0, -1).line == [2, 1, 0]


@rule("D3.a.2", "D3.b")
def test_the_mover_passes_others_and_the_world_is_round() -> None:
    map = Map([0, 0, 0, 0], [2, 6, 6, 3], [0, 1, 2, 3], [0, 1, 2, 3])
    assert map.struck(0, 1) == 3
    assert map.struck(0, -1) == 3
    assert map.docked(0, 3, -1).line == [1, 2, 0]


@rule("D1.0", "D1.1")
def test_a_continent_moves_as_one_and_its_die_stays_in_bounds() -> None:
    joined = new_map([0, 1, 2, 3], 4).docked(0, 1, 1)
    north = joined.moved(0, -2)
    assert north.row == [2, 2, 4, 4]
    assert north.moved(0, -2).row[:2] == [1, 1]
    assert north.contacts([0]) == joined.contacts([0])


@rule("D4.1", "D4.2")
def test_a_rift_keeps_the_order_and_bounds_the_dice() -> None:
    map = Map([0, 3, 6, 0], [6, 7, 0, 4], [0, 0, 0, 3], [3, 0])
    after = map.parted(0)
    assert after.line == [3, 0, 2, 1]
    assert after.row == [6, 6, 1, 4]
    assert after.mass == [0, 1, 2, 3]


@rule("F5.0", "GL.Cote")
def test_rafts_stop_at_the_first_coast_in_their_row() -> None:
    map = new_map([0, 1, 2, 3], 4)
    assert map.raft_east[E] == 7 + W
    assert map.raft_west[W] == 21 + E
    assert map.raft_east[NE] == 7 + NW
    assert map.raft_east[0] == NONE
    assert map.raft_west[TAB] == map.raft_west[NE] == NONE


@rule("F5.0", "D3.b")
def test_a_lone_mass_is_reached_from_its_other_coast() -> None:
    map = Map([0, 0], [1, 5], [0, 1], [0, 1])
    assert map.raft_east[E] == W
    assert map.raft_west[W] == E


@rule("F3.b.2", "GL.Eclosion")
def test_offshores_lie_at_one_hex_and_next_to_each_other() -> None:
    map = new_map([0], 1)
    assert [shore_of(TAB + n) for n in range(3)] == [NE, E, SE]
    assert [tab_of(h) for h in (NE, E, SE, SW, 0)] == [TAB, TAB + 1, TAB + 2, NONE, NONE]
    assert [map.tab_south[TAB + n] for n in range(3)] == [TAB + 1, TAB + 2, NONE]
    assert [map.tab_north[TAB + n] for n in range(3)] == [NONE, TAB, TAB + 1]


@rule("GL.Cote", "F5.0")
def test_a_gap_within_a_continent_has_coasts() -> None:
    map = Map([0, -1, 3], [4, 2, 2], [0, 0, 0], [0])
    assert map.raft_east[7 + E] == 14 + W
    assert map.raft_west[14 + W] == 7 + E
