"""Plate tectonics on the state: latitude drift, collision and drift, rift (D1, D3, D4). The geometry is in map.py."""

from __future__ import annotations

from gondwana.games.bios2 import creeples
from gondwana.games.bios2.map import Map
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import NONE


def relocate(s: Bios2, map: Map) -> None:
    """Another arrangement of the cratons; their discs go with them (D3.d)."""
    s.map = map
    for biome in map.hexes + map.tabs:
        creeples.stir(s, biome)


def has_die(s: Bios2, craton: int) -> bool:
    """Is this the craton with the latitude die of a land mass (D1.a, D3.e, GL.Craton)?"""
    return s.map.mass[craton] == craton


def move_latitude(s: Bios2, craton: int, rows: int) -> None:
    """Latitude drift of the whole land mass of a craton with a die (D1.0, D1.1); nothing collides (D1.2)."""
    relocate(s, s.map.moved(craton, rows))
    s.tell("latitude", "D1.0", craton, s.map.row[craton])


def collide(s: Bios2, craton: int, east: bool) -> tuple[int, int]:
    """Collision (D3.a.1, D3.b, D3.e) or drift (D3.1) of the land mass of a craton with a die (D3.0).

    Returned are masks, for the caller to act on: the struck hexes that become mountains (D3.c), and the offshores
    that are covered now, whose discs are liberated (D3.d).
    """
    if len(s.map.line) < 2:
        return 0, 0
    step = 1 if east else -1
    other = s.map.struck(craton, step)
    if other == NONE:
        passed = s.map.next_mass(craton, step)
        relocate(s, s.map.swapped(craton, step))
        s.tell("pass_by", "D3.1", craton, passed)
        return 0, 0
    before = s.map
    mover = before.members(craton)
    s.tell("collide", "D3.a.1", craton, other)
    relocate(s, before.docked(craton, other, step))
    s.tell("dock", "D3.e", other)
    peaks = 0
    for h in s.map.contacts(mover):
        peaks |= 1 << h
    covered = 0
    for tab in s.map.tabs:
        if before.open[tab] and not s.map.open[tab]:
            covered |= 1 << tab
    return peaks, covered


def rift(s: Bios2) -> None:
    """A Pangaea (GL.Continent) breaks apart: three cratons (D4.0, D4.1, D4.2), or the two of Mars or Venus (K5.i)."""
    pangaea = min(3, s.map.cratons)
    for mass in s.map.line[:]:
        if len(s.map.members(mass)) >= pangaea:
            relocate(s, s.map.parted(mass))
            s.tell("rift", "D4.0", mass)
