"""Plate tectonics on the state: latitude drift, collision and drift, rift (D1, D3, D4). The geometry is in map.py."""

from __future__ import annotations

from gondwana.games.bios2 import climate, creeples
from gondwana.games.bios2.map import Map
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import NONE


def relocate(s: Bios2, map: Map) -> list[int]:
    """Another arrangement of the cratons; the offshores newly covered, whose discs are to be liberated (D3.d)."""
    covered = [tab for tab in map.tabs if not map.open[tab] and s.map.open[tab]]
    s.map = map
    for biome in map.hexes + map.tabs:
        creeples.stir(s, biome)
    return covered


def move_latitude(s: Bios2, craton: int, rows: int) -> None:
    """Latitude drift: the whole land mass of a craton that has a die (D1.0, D1.1, A1.d.1); nothing collides (D1.2)."""
    if s.map.mass[craton] != craton:
        return
    relocate(s, s.map.moved(craton, rows))
    s.tell("latitude", "D1.0", craton, s.map.row[craton])


def collide(s: Bios2, craton: int, east: bool) -> list[int]:
    """Collision or drift (D3.0): the struck hexes that become mountains, for the caller to outgas (D3.c)."""
    if s.map.mass[craton] != craton or len(s.map.line) < 2:
        return []
    step = 1 if east else -1
    other = s.map.struck(craton, step)
    if other == NONE:
        passed = s.map.next_mass(craton, step)
        relocate(s, s.map.swapped(craton, step))
        s.tell("pass_by", "D3.1", craton, passed)
        return []
    mover = s.map.members(craton)
    s.tell("collide", "D3.a.1", craton, other)
    covered = relocate(s, s.map.docked(craton, other, step))
    peaks = s.map.contacts(mover)
    for tab in covered:
        while s.discs[tab] > 0:
            climate.liberate(s, tab, climate.destination(3 if s.discs[tab] == 2 else 1), "D3.d")
    return peaks


def rift(s: Bios2) -> None:
    """A Pangaea of three cratons, on other worlds of two, breaks apart (D4.0, D4.1, D4.2, K5.i)."""
    for mass in s.map.line[:]:
        if len(s.map.members(mass)) >= (2 if s.rules.alien else 3):
            relocate(s, s.map.parted(mass))
            s.tell("rift", "D4.0", mass)
