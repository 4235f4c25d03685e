"""Chapter TG: where everything lies. Lands, shores and seas of one arrangement of tiles, never changed once found.

Tiles are numbered from 0, the South Pole; a set of tiles is a bit mask. A chart depends on the places of the tiles
only, so clones share it until a tile drifts. `survey` draws a chart from nothing, `drifted` from the one before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gondwana.games.trias.cells import ROUND, bit, component, distance, lowest

EVERY_PLACE: Final = 1000


class Chart:
    """Lands and seas for the tiles at these cells."""

    def __init__(self, cells: list[int], straight: bool) -> None:
        self.cells = cells
        self.straight = straight
        self.out: list[int] = []
        """How far from the pole each tile is (TG.2)."""
        self.near: list[int] = []
        """For each tile those that share a side with it (TG.1)."""
        self.lands: list[int] = []
        """Sets of connected tiles (TG.3); the first holds the pole: the initial continent."""
        self.shore: list[int] = []
        """The sea cells that touch a tile, ascending; for each the tiles it touches, its distance, its sea."""
        self.coast: list[int] = []
        self.far: list[int] = []
        self.sea: list[int] = []
        """0: the outer sea; n: the n-th of the inland seas (TG.4), whose cells and whose coasts follow."""
        self.lakes: list[list[int]] = []
        self.lake_coasts: list[int] = []
        self.movable: int = 0
        """The tiles that can drift somewhere, whoever asks (T4.3 to T4.9)."""

    # -- asking ----------------------------------------------------------------------------------------------------

    def land(self, tile: i64) -> i64:
        """The land that a tile belongs to."""
        for land in self.lands:
            if land >> tile & 1 == 1:
                return land
        return 0

    def borders_outer_sea(self, tile: i64) -> bool:
        """Does a tile border the outer sea, not just an inland one (T4.4)?"""
        for k in range(len(self.shore)):
            if self.sea[k] == 0 and self.coast[k] >> tile & 1 == 1:
                return True
        return False

    def beside(self, cell: i64) -> i64:
        """The tiles that a sea cell touches."""
        for k in range(len(self.shore)):
            if self.shore[k] == cell:
                return self.coast[k]
        return 0

    def places(self, tile: i64, enough: int = EVERY_PLACE) -> list[int]:
        """The shores, as numbers into `shore`, where a tile may be put back; no more than are wanted.

        They are farther from the pole (T4.7), touch the land the tile came from (T4.9), whichever piece of it is left
        (T4.10), and are outer sea, or a lake that taking the tile opens (T4.8). A land of one tile has no such place
        (T4.6): nothing of it is left to touch.
        """
        found: list[int] = []
        beside = self.land(tile) & ~bit(tile)
        here = self.out[tile]
        k: i64 = -1
        for away in self.far:
            k += 1
            if away > here and self.coast[k] & beside != 0 and (self.sea[k] == 0 or self.opens(tile, k)):
                found.append(k)
                if len(found) == enough:
                    break
        return found

    def opens(self, tile: i64, k: i64) -> bool:
        """With the tile taken off, is the k-th shore part of the outer sea (T4.8)?"""
        sea = self.sea[k]
        return sea == 0 or self.lake_coasts[sea - 1] >> tile & 1 == 1

    # -- drawing ---------------------------------------------------------------------------------------------------

    def find_lands(self) -> None:
        """The lands, from who is near whom."""
        left: i64 = bit(len(self.cells)) - 1
        while left != 0:
            land = component(self.near, left, lowest(left))
            self.lands.append(land)
            left &= ~land

    def find_movable(self) -> None:
        """Tiles that border the outer sea (T4.4) and have somewhere to go; never the pole (T4.3).

        A land's farthest shore suits all its tiles, unless a tile is the only one to touch it: that one is looked at.
        """
        self.movable = 0
        outer: i64 = 0
        for k in range(len(self.shore)):
            if self.sea[k] == 0:
                outer |= self.coast[k]
        for mask in self.lands:
            land: i64 = mask
            far: i64 = 0
            tips: i64 = 0
            k = 0
            for coast in self.coast:
                if coast & land != 0 and self.sea[k] == 0 and self.far[k] >= far:
                    if self.far[k] > far:
                        far = self.far[k]
                        tips = 0
                    tips |= coast & land
                k += 1
            left: i64 = outer & land & -2
            while left != 0:
                tile = lowest(left)
                one = bit(tile)
                left &= ~one
                if (far > self.out[tile] and tips & ~one != 0) or len(self.places(tile, 1)) > 0:
                    self.movable |= one

    def drifted(self, tile: i64, k: i64) -> Chart | None:
        """The chart after a tile has drifted to the k-th shore; None if it closed off a new inland sea there."""
        there: i64 = self.shore[k]
        one = bit(tile)
        touched: i64 = self.coast[k] & ~one
        cells = self.cells[:]
        cells[tile] = there
        c = Chart(cells, self.straight)
        c.out = self.out[:]
        c.out[tile] = self.far[k]
        c.near = self.near[:]
        left: i64 = self.near[tile]
        while left != 0:
            c.near[lowest(left)] &= ~one
            left &= left - 1
        if self.closes_in(c.near, touched, tile, there):
            return None
        c.near[tile] = touched
        left = touched
        while left != 0:
            c.near[lowest(left)] |= one
            left &= left - 1
        c.find_lands()
        self.move_shores(c, tile, k)
        c.find_movable()
        return c

    def closes_in(self, near: list[int], touched: i64, tile: i64, there: i64) -> bool:
        """Would a tile put there, touching these tiles, close off an inland sea (TG.4)?

        Going round the place one meets so many stretches of sea; each is the outer sea, reached round a different
        land, unless two of them are parted by one and the same land.
        """
        dry: i64 = 0
        left: i64 = touched
        while left != 0:
            dry |= bit(ROUND.index(self.cells[lowest(left)] - there))
            left &= left - 1
        stretches = 0
        for side in range(6):
            if dry >> side & 1 == 1 and dry >> ((side + 1) % 6) & 1 == 0:
                stretches += 1
        everything: i64 = bit(len(near)) - 1
        left = touched
        while left != 0:
            left &= ~component(near, everything & ~bit(tile), lowest(left))
            stretches -= 1
        return stretches > 0

    def move_shores(self, c: Chart, tile: i64, k: i64) -> None:
        """The shores of the new chart: six cells lose a tile, six gain it, one becomes sea and one land."""
        here: i64 = self.cells[tile]
        there: i64 = self.shore[k]
        one = bit(tile)
        c.shore = self.shore[:]
        c.coast = self.coast[:]
        c.far = self.far[:]
        c.sea = self.sea[:]
        c.lakes = self.lakes
        c.lake_coasts = self.lake_coasts
        c.drop_shore(k)
        c.open_lakes(one)
        for step in ROUND:
            at = c.find_shore(here + step)
            if at >= 0:
                c.coast[at] &= ~one
                if c.coast[at] == 0:
                    c.drop_shore(at)
        c.insert_shore(here, self.near[tile])
        dry: list[int] = []
        left: i64 = self.coast[k] & ~one
        while left != 0:
            dry.append(self.cells[lowest(left)])
            left &= left - 1
        for step in ROUND:
            if there + step not in dry:
                at = c.find_shore(there + step)
                if at >= 0:
                    c.coast[at] |= one
                else:
                    c.insert_shore(there + step, one)

    def open_lakes(self, one: i64) -> None:
        """The inland seas that this tile bordered are part of the outer sea now (TG.4)."""
        if len(self.lakes) == 0:
            return
        lakes: list[list[int]] = []
        coasts: list[int] = []
        number = [0]
        for lake in range(len(self.lakes)):
            if self.lake_coasts[lake] & one == 0:
                lakes.append(self.lakes[lake])
                coasts.append(self.lake_coasts[lake])
                number.append(len(lakes))
            else:
                number.append(0)
        self.sea = [number[sea] for sea in self.sea]
        self.lakes = lakes
        self.lake_coasts = coasts

    def find_shore(self, cell: i64) -> i64:
        """The number of a shore, or -1."""
        low: i64 = 0
        high: i64 = len(self.shore)
        while low < high:
            middle = (low + high) // 2
            if self.shore[middle] < cell:
                low = middle + 1
            else:
                high = middle
        return low if low < len(self.shore) and self.shore[low] == cell else -1

    def drop_shore(self, k: i64) -> None:
        """This cell is no shore any more."""
        self.shore.pop(k)
        self.coast.pop(k)
        self.far.pop(k)
        self.sea.pop(k)

    def insert_shore(self, cell: i64, coast: i64) -> None:
        """A cell of the outer sea that touches these tiles now."""
        k = 0
        while k < len(self.shore) and self.shore[k] < cell:
            k += 1
        self.shore.insert(k, cell)
        self.coast.insert(k, coast)
        self.far.insert(k, distance(cell, self.straight))
        self.sea.insert(k, 0)
