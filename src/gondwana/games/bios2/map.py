"""Where things lie: cratons of seven hexes on eight latitudes, joined or apart, on a round world (B2, D3.a.1, D3.b).

Axial coordinates: `q` grows to the east, `row` to the south and is the latitude, so hexes of a row are two apart in
`x = 2q + row`. A craton has the place of its centre. Cratons of one land mass share a frame; masses stand in a line
from west to east, which has no end. Nothing here knows what lies or lives on a hex.
"""

from __future__ import annotations

from typing import Final

from gondwana.games.bios2.tables import NONE

HEXES: Final = 7
TAB: Final = 28
BIOMES: Final = 40
"""Hexes `craton * 7 + n` (0 the centre, 1 north-east, then clockwise), then offshores `TAB + craton * 3 + n`."""
APART: Final = NONE

DQ: Final = [0, 1, 1, 0, -1, -1, 0]
DR: Final = [0, -1, 0, 1, 1, 0, -1]
"""From the centre to each hex; also the six steps to a neighbour (1 to 6)."""
LAST_LATITUDE: Final = 7


def craton_of(biome: int) -> int:
    """The craton a hex or an offshore belongs to."""
    return biome // HEXES if biome < TAB else (biome - TAB) // 3


def shore_of(tab: int) -> int:
    """The hex that bears an offshore: the easternmost of its row (F3.b.2)."""
    return (tab - TAB) // 3 * HEXES + (tab - TAB) % 3 + 1


def tab_of(h: int) -> int:
    """The offshore a hex bears, or NONE: hexes 1, 2 and 3 have one."""
    n = h % HEXES
    return TAB + h // HEXES * 3 + n - 1 if 1 <= n <= 3 else NONE


class Map:
    """One arrangement of the cratons, never changed once made, so that clones share it.

    `mass[craton]` is the craton with the latitude die of its land mass (NONE: not in play), `line` the masses from
    west to east, `q` and `row` the places of centres.
    """

    def __init__(self, q: list[int], row: list[int], mass: list[int], line: list[int]) -> None:
        self.q = q
        self.row = row
        self.mass = mass
        self.line = line
        self.cratons = len(q)
        self.latitude: list[int] = [0] * BIOMES
        self.x: list[int] = [0] * BIOMES
        self.beside: list[list[int]] = [[] for _ in range(BIOMES)]
        """The hexes next to a hex; the shore of an offshore."""
        self.west: list[int] = [NONE] * BIOMES
        self.east: list[int] = [NONE] * BIOMES
        """The hex in the next cell of the same row and mass."""
        self.raft_west: list[int] = [NONE] * BIOMES
        self.raft_east: list[int] = [NONE] * BIOMES
        """The first coast met by a raft that leaves this hex or offshore (F5.0), or NONE inland."""
        self.open: list[bool] = [False] * BIOMES
        """Is this offshore not covered by a joined craton (D3.d)?"""
        self.tab_north: list[int] = [NONE] * BIOMES
        self.tab_south: list[int] = [NONE] * BIOMES
        """The offshores on the next cells of the same mass (GL.Eclosion)."""
        self.hexes: list[int] = []
        self.tabs: list[int] = []
        self._lay_out()
        for h in self.hexes:
            self.raft_west[h] = self._voyage(h, -1)
            self.raft_east[h] = self._voyage(h, 1)
        for tab in self.tabs:
            self.raft_west[tab] = self.raft_west[shore_of(tab)]
            self.raft_east[tab] = self.raft_east[shore_of(tab)]

    def _lay_out(self) -> None:
        at: dict[tuple[int, int, int], int] = {}
        tab_at: dict[tuple[int, int, int], int] = {}
        for craton in range(self.cratons):
            mass = self.mass[craton]
            if mass == NONE:
                continue
            for n in range(HEXES):
                h = craton * HEXES + n
                q = self.q[craton] + DQ[n]
                row = self.row[craton] + DR[n]
                self.latitude[h] = min(max(row, 0), LAST_LATITUDE)  # GL.Latitude
                self.x[h] = 2 * q + row
                self.hexes.append(h)
                at[(mass, q, row)] = h
        for h in self.hexes:
            craton = h // HEXES
            mass = self.mass[craton]
            q = self.q[craton] + DQ[h % HEXES]
            row = self.row[craton] + DR[h % HEXES]
            for n in range(1, HEXES):
                other = at.get((mass, q + DQ[n], row + DR[n]), NONE)
                if other != NONE:
                    self.beside[h].append(other)
            self.east[h] = at.get((mass, q + 1, row), NONE)
            self.west[h] = at.get((mass, q - 1, row), NONE)
            tab = tab_of(h)
            if tab != NONE:
                self.tabs.append(tab)
                self.latitude[tab] = self.latitude[h]
                self.x[tab] = self.x[h] + 2
                self.beside[tab].append(h)
                self.open[tab] = self.east[h] == NONE
                if self.open[tab]:
                    tab_at[(mass, q + 1, row)] = tab
        self.tabs.sort()
        for cell, tab in tab_at.items():
            mass, q, row = cell
            north = [tab_at.get((mass, q, row - 1), NONE), tab_at.get((mass, q + 1, row - 1), NONE)]
            for other in north:
                if other != NONE and self.tab_north[tab] == NONE:
                    self.tab_north[tab] = other
                    self.tab_south[other] = tab

    def place(self, h: int) -> int:
        """The row of a hex, also beyond the poles."""
        return self.row[h // HEXES] + DR[h % HEXES]

    def rows_of(self, mass: int) -> list[int]:
        """The rows in which a land mass has a hex."""
        return sorted({self.place(h) for h in self.hexes if self.mass[h // HEXES] == mass})

    def reach_of(self, mass: int, row: int, step: int) -> int:
        """The hex of a mass that is farthest in a direction in a row, or NONE."""
        best = NONE
        for h in self.hexes:
            here = self.mass[h // HEXES] == mass and self.place(h) == row
            if here and (best == NONE or (self.x[h] - self.x[best]) * step > 0):
                best = h
        return best

    def _voyage(self, h: int, step: int) -> int:
        """Due west or east to the first coast (GL.Cote): of the own mass beyond a gap, of the next, or around."""
        if (self.east[h] if step > 0 else self.west[h]) != NONE:
            return NONE
        mass = self.mass[h // HEXES]
        row = self.place(h)
        best = NONE
        for other in self.hexes:
            if (
                self.mass[other // HEXES] == mass
                and self.place(other) == row
                and (self.x[other] - self.x[h]) * step > 0
            ) and (best == NONE or (self.x[other] - self.x[best]) * step < 0):
                best = other
        if best != NONE:
            return best
        at = self.line.index(mass)
        for n in range(1, len(self.line) + 1):
            found = self.reach_of(self.line[(at + n * step) % len(self.line)], row, -step)
            if found != NONE:
                return NONE if found == h else found
        return NONE

    # -- what moves (the map is replaced, not changed) ---------------------------------------------------------------

    def members(self, mass: int) -> list[int]:
        """The cratons of a land mass."""
        return [craton for craton in range(self.cratons) if self.mass[craton] == mass]

    def next_mass(self, mass: int, step: int) -> int:
        """The neighbour of a land mass in a direction, around the world (D3.1); itself if it is alone."""
        at = self.line.index(mass)
        return self.line[(at + step) % len(self.line)]

    def struck(self, mass: int, step: int) -> int:
        """The first land mass in a direction that has a hex at a latitude of this one (D3.0, D3.a.2), or NONE."""
        rows = self.rows_of(mass)
        at = self.line.index(mass)
        for n in range(1, len(self.line)):
            other = self.line[(at + n * step) % len(self.line)]
            if any(row in rows for row in self.rows_of(other)):
                return other
        return NONE

    def swapped(self, mass: int, step: int) -> Map:
        """A land mass drifts past its neighbour (D3.1)."""
        other = self.next_mass(mass, step)
        line = self.line[:]
        i, j = line.index(mass), line.index(other)
        line[i], line[j] = line[j], line[i]
        return Map(self.q, self.row, self.mass, line)

    def docked(self, mass: int, other: int, step: int) -> Map:
        """A land mass slides in a direction until a hex is next to one of the other's in a row (D3.a.1, D3.e).

        The struck mass takes the frame and the die of the mover; the continent stands where the struck mass stood.
        """
        gap = 0
        first = True
        for row in self.rows_of(mass):
            near = self.reach_of(other, row, -step)
            if near == NONE:
                continue
            here = self.reach_of(mass, row, step)
            if here == NONE:
                continue
            way = (self.x[near] - self.x[here]) * step
            if first or way < gap:
                gap = way
                first = False
        shift = (gap - 2) * step // 2
        q = self.q[:]
        joined = self.mass[:]
        for craton in self.members(other):
            q[craton] -= shift
            joined[craton] = mass
        line = [mass if m == other else m for m in self.line if m != mass]
        return Map(q, self.row, joined, line)

    def moved(self, mass: int, rows: int) -> Map:
        """A land mass changes its latitude, its die staying from 1 to 6 (D1.0, D1.1)."""
        step = min(max(self.row[mass] + rows, 1), 6) - self.row[mass]
        row = self.row[:]
        for craton in self.members(mass):
            row[craton] += step
        return Map(self.q, row, self.mass, self.line)

    def parted(self, mass: int) -> Map:
        """A continent breaks into its cratons, the western first, of two in one place the northern (D4.1, D4.2)."""
        parts = self.members(mass)
        parts.sort(key=lambda craton: (2 * self.q[craton] + self.row[craton]) * 64 + self.row[craton])
        at = self.line.index(mass)
        line = self.line[:at] + parts + self.line[at + 1 :]
        row = self.row[:]
        alone = self.mass[:]
        for craton in parts:
            row[craton] = min(max(row[craton], 1), 6)
            alone[craton] = craton
        return Map(self.q, row, alone, line)

    def contacts(self, mover: list[int]) -> list[int]:
        """The hexes of the others that touch the hexes of these cratons of their mass (D3.c)."""
        found: list[int] = []
        for h in self.hexes:
            if h // HEXES not in mover and any(other // HEXES in mover for other in self.beside[h]):
                found.append(h)
        return found


def new_map(line: list[int], cratons: int) -> Map:
    """Cratons apart, their middle row at latitude 4 (GL.DeLatitude), from west to east (C1.f, C1.g, K3.b.1)."""
    mass = [craton if craton in line else NONE for craton in range(cratons)]
    return Map([0] * cratons, [4] * cratons, mass, line)
