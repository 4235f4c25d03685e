"""Chapter TG: a chart drawn from nothing but the places of the tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gondwana.games.trias.cells import SIDE, bit, distance
from gondwana.games.trias.lands import Chart

SEA: Final[i64] = -1
OUTER: Final[i64] = -2
LAKE: Final[i64] = -3
"""Marks of empty cells: not yet known, outer sea, and -3, -4, … for each inland sea (TG.4)."""


class Window:
    """The part of the grid that has tiles, with a rim of outer sea; a place in it is a number, row by row."""

    def __init__(self, cells: list[int]) -> None:
        left: i64 = SIDE
        right: i64 = 0
        for cell in cells:
            x: i64 = cell % SIDE
            left = x if x < left else left
            right = x if x > right else right
        self.width: i64 = right - left + 3
        self.top: i64 = min(cells) // SIDE - 1
        self.left: i64 = left - 1
        height: i64 = max(cells) // SIDE - self.top + 2
        self.what: list[int] = [SEA] * (self.width * height)
        """The tile in each place, or a mark."""
        for x in range(self.width):
            self.what[x] = OUTER
            self.what[(height - 1) * self.width + x] = OUTER
        for y in range(height):
            self.what[y * self.width] = OUTER
            self.what[y * self.width + self.width - 1] = OUTER
        self.places: list[int] = []
        """The place of each tile."""
        for cell in cells:
            place: i64 = (cell // SIDE - self.top) * self.width + cell % SIDE - self.left
            self.what[place] = len(self.places)
            self.places.append(place)
        self.steps: list[int] = [1, 1 - self.width, -self.width, -1, self.width - 1, self.width]

    def cell(self, place: i64) -> i64:
        """The cell of a place."""
        return (self.top + place // self.width) * SIDE + self.left + place % self.width


def survey(cells: list[int], straight: bool) -> Chart:
    """Lay the tiles out, walk along the shores, sound the waters."""
    c = Chart(cells, straight)
    c.out = [int(distance(cell, straight)) for cell in cells]
    w = Window(cells)
    coast: list[int] = [0] * len(w.what)
    shores: list[int] = []
    for tile in range(len(cells)):
        near: i64 = 0
        for step in w.steps:
            place = w.places[tile] + step
            other: i64 = w.what[place]
            if other >= 0:
                near |= bit(other)
            else:
                if coast[place] == 0:
                    shores.append(place)
                coast[place] |= bit(tile)
        c.near.append(near)
    c.find_lands()
    shores.sort()
    for place in shores:
        if w.what[place] == SEA:
            sound(c, w, place)
        sea: i64 = 0
        if w.what[place] != OUTER:
            sea = LAKE - w.what[place] + 1
            c.lake_coasts[sea - 1] |= coast[place]
        c.shore.append(w.cell(place))
        c.coast.append(coast[place])
        c.far.append(distance(w.cell(place), straight))
        c.sea.append(sea)
    c.find_movable()
    return c


def sound(c: Chart, w: Window, start: int) -> None:
    """Follow the water from a place: if it leads to known outer sea, so is all of it; else it is a lake (TG.4)."""
    mark: i64 = LAKE - len(c.lakes)
    w.what[start] = mark
    seen = [start]
    edge = [start]
    while len(edge) > 0:
        here = edge.pop()
        for step in w.steps:
            what: i64 = w.what[here + step]
            if what == OUTER:
                for place in seen:
                    w.what[place] = OUTER
                return
            if what == SEA:
                w.what[here + step] = mark
                seen.append(here + step)
                edge.append(here + step)
    seen.sort()
    c.lakes.append([int(w.cell(place)) for place in seen])
    c.lake_coasts.append(0)
