"""The map under the habitats: old North America with its neighbours, in relief, as warm as the greenhouse has it.

Everything is in units of the grid of habitats (column, row), so that one map serves every width.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from gondwana.kit.svg import Canvas, number

Point = tuple[float, float]
Line = Sequence[Point]

COAST: Line = (
    (0.02, 0.3), (0.5, 0.06), (1.2, 0.14), (1.9, 0.02), (2.6, 0.12), (3.3, 0.0), (4.1, 0.1), (4.9, 0.0), (5.6, 0.1),
    (6.5, 0.2), (6.5, 3.5), (6.06, 3.86), (5.6, 4.06), (5.0, 4.02), (4.6, 3.93), (4.25, 4.05), (4.06, 4.3),
    (4.09, 4.7), (3.7, 4.98), (3.2, 5.02), (2.5, 4.99), (2.05, 4.93), (1.93, 4.6), (1.95, 4.12), (1.5, 3.99),
    (0.9, 4.04), (0.35, 3.96), (-0.03, 3.6), (0.03, 3.2), (-0.07, 2.7), (-0.01, 2.2), (-0.08, 1.7), (0.01, 1.2),
    (-0.07, 0.7),
)  # fmt: skip
RIFT: Line = (
    (6.5, 1.9), (6.0, 2.02), (5.75, 1.97), (5.45, 2.03), (5.2, 1.96), (5.03, 2.06), (4.98, 2.3), (5.05, 2.6),
    (4.96, 2.9), (5.03, 3.2), (4.97, 3.5), (5.05, 3.8), (4.9, 4.0), (4.6, 3.95), (4.3, 4.03), (4.0, 3.96), (3.6, 4.03),
    (3.3, 3.96), (3.0, 4.03), (2.7, 3.97), (2.4, 4.04), (2.1, 3.98), (1.7, 4.15),
)  # fmt: skip
"""Where the Atlantic opens (17.1.1): Laurasia to the north-west, Africa and South America beyond."""

CHAINS: tuple[Line, ...] = (
    ((1.75, 0.62), (1.45, 1.2), (1.1, 1.8), (0.5, 2.2), (0.3, 2.6), (0.7, 3.05), (1.3, 3.4), (1.75, 4.0)),
    ((4.95, 0.1), (4.5, 0.6), (3.8, 1.1), (3.45, 1.5), (3.75, 2.0), (4.4, 2.4), (4.75, 2.75), (4.2, 3.1)),
)
"""The two mountain chains (2.6c): Cordillera and Hercynian mountains."""

RIVERS: tuple[Line, ...] = (
    ((1.4, 1.7), (2.0, 1.98), (2.5, 2.2), (2.75, 2.9), (2.5, 3.5), (2.9, 4.0)),
    ((3.4, 1.8), (3.0, 1.95), (2.75, 2.4)),
    ((2.0, 0.95), (2.5, 0.98), (2.9, 0.6), (3.0, 0.05)),
    ((0.5, 1.0), (0.2, 0.98), (-0.1, 1.1)),
    ((5.4, 2.9), (5.9, 3.0), (6.3, 2.9)),
)
SEAWAY: Line = ((2.1, -0.1), (2.35, 0.5), (1.96, 1.1), (2.06, 2.0), (1.97, 2.9), (2.3, 3.5), (2.7, 4.1))
"""The middle of the continent, which drowns when the ice has melted."""

BELTS = (("tundra", "tundra"), ("boreal", "woods"), ("arid", "stipple"), ("lush", "jungle"))
"""Colour and pattern of each latitude, from north to south."""
ICE = (2.5, 1.0, 0.5, 0.03)
"""How far the ice reaches at the four coldest levels."""
START = 3
ARCHIPELAGO = 4
SHIFT = 0.2
"""How far the belts move for each step of the greenhouse."""


class Grid(NamedTuple):
    """Where column 0 and row 0 begin, and how far apart columns and rows are."""

    x: float
    y: float
    w: float
    h: float

    def at(self, point: Point) -> Point:
        """A point of the map on the picture."""
        return self.x + point[0] * self.w, self.y + point[1] * self.h


def chart(c: Canvas, grid: Grid, box: tuple[float, float, float, float], level: int, atlantic: bool) -> None:
    """The whole map in its box (x, y, width, height), for a level of the greenhouse."""
    x, y, w, h = box
    name = "wide" if w > 400 else "narrow"
    coast = curve([grid.at(point) for point in rough(COAST)], True)
    unit = min(grid.w, grid.h)
    c.parts.append(
        f'<clipPath id="b1-plate-{name}"><rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
        f' rx="5"/></clipPath><clipPath id="b1-coast-{name}"><path d="{coast}"/></clipPath>'
        f'<g clip-path="url(#b1-plate-{name})">'
    )
    c.rect(x, y, w, h, fill="var(--b1-ocean)")
    c.rect(x, y, w, h, fill="url(#b1-waves)")
    depths(c, coast, unit)
    c.path(coast, fill="var(--b1-lush)")
    c.parts.append(f'<g clip-path="url(#b1-coast-{name})">')
    warmth = level - START
    for row, (colour, pattern) in enumerate(BELTS):
        belt(c, grid, row, row - warmth * SHIFT if row else -0.5, f"var(--b1-{colour})", f"url(#b1-{pattern})")
    for river in RIVERS:
        c.path(curve([grid.at(point) for point in river], False), stroke="var(--b1-contour)", width=1.4)
    if level >= ARCHIPELAGO:
        seaway(c, grid, unit * (0.26 + 0.3 * (level - ARCHIPELAGO)))
    c.parts.append("</g>")
    c.path(coast, stroke="var(--b1-contour)", width=1.2)
    for chain in CHAINS:
        hachures(c, grid, chain)
    rift(c, grid, unit, atlantic)
    if level < len(ICE):
        ice(c, grid, ICE[level])
    c.parts.append("</g>")
    c.rect(x, y, w, h, stroke="var(--b1-relief)", r=5, width=1.2)
    c.rect(x + 3, y + 3, w - 6, h - 6, stroke="var(--b1-relief)", r=3, width=0.6)


def depths(c: Canvas, coast: str, unit: float) -> None:
    """The sea by its depth: shelf and shore as bands around the coast, contour lines between them."""
    for wide, colour in ((0.62, "shelf"), (0.3, "shore")):
        c.path(coast, stroke="var(--b1-contour)", width=unit * wide + 1.6)
        c.path(coast, stroke=f"var(--b1-{colour})", width=unit * wide)


def belt(c: Canvas, grid: Grid, row: int, top: float, colour: str, pattern: str) -> None:
    """A climate belt from its northern edge down; those south of it are drawn over it."""
    edge = [(i / 4 - 0.5, top + 0.05 * math.sin(i * 1.7 + row * 2)) for i in range(30)]
    line = curve([grid.at(point) for point in edge], False)
    (right, bottom), (left, _) = grid.at((7, 6)), grid.at((-1, 6))
    shape = f"{line}L{number(right)} {number(bottom)}H{number(left)}Z"
    c.path(shape, fill=colour)
    c.path(shape, fill=pattern)
    if row:
        c.path(line, stroke="var(--b1-relief)", width=0.8, dash="1 4")


def seaway(c: Canvas, grid: Grid, width: float) -> None:
    """The shallow sea over the middle of the continent."""
    line = curve([grid.at(point) for point in rough(SEAWAY, False)], False)
    c.path(line, stroke="var(--b1-contour)", width=width + 2.4)
    c.path(line, stroke="var(--b1-shore)", width=width)
    c.path(line, stroke="var(--b1-shelf)", width=width * 0.45)


def rift(c: Canvas, grid: Grid, unit: float, open_sea: bool) -> None:
    """The Atlantic: a dashed line until it opens, then a deep sea between the continents."""
    line = curve([grid.at(point) for point in RIFT], False)
    if not open_sea:
        c.path(line, stroke="var(--sea-deep)", width=2.4, dash="7 6")
        return
    for wide, colour in ((0.36, "contour"), (0.35, "shore"), (0.25, "shelf"), (0.15, "ocean")):
        c.path(line, stroke=f"var(--b1-{colour})", width=unit * wide)
    c.path(line, stroke="var(--sea-deep)", width=4)


def hachures(c: Canvas, grid: Grid, chain: Line) -> None:
    """A mountain chain: strokes down both slopes of the ridge, and its summits."""
    ridge = dense([grid.at(point) for point in chain], 5)
    strokes = ""
    peaks: list[tuple[float, float, float]] = []
    for i in range(1, len(ridge) - 1):
        (x, y), (ahead, below) = ridge[i], ridge[i + 1]
        length = math.hypot(ahead - x, below - y) or 1
        across, along = -(below - y) / length, (ahead - x) / length
        reach = 15 + 6 * math.sin(i * 1.3) + 6 * math.sin(i * 0.37)
        for side in (-1, 1):
            a, b = side * 2.5, side * (2.5 + reach * (1.25 if side > 0 else 0.8))
            strokes += f"M{number(x + across * a)} {number(y + along * a)}L{number(x + across * b)} "
            strokes += number(y + along * b)
        if i % 6 == 3:
            peaks.append((x, y, 11 + 4 * math.sin(i * 2.3)))
    c.path(strokes, stroke="var(--b1-relief)", width=1)
    for x, y, high in peaks:
        c.path(
            f"M{number(x - high)} {number(y + high * 0.5)}L{number(x)} {number(y - high)}L{number(x + high)} "
            f"{number(y + high * 0.5)}Z",
            fill="var(--b1-orogeny)",
            stroke="var(--b1-relief)",
            width=1.2,
        )
        c.path(
            f"M{number(x)} {number(y - high)}L{number(x + high)} {number(y + high * 0.5)}H{number(x + high * 0.2)}Z",
            fill="var(--b1-relief)",
            opacity=0.75,
        )


def ice(c: Canvas, grid: Grid, reach: float) -> None:
    """The ice of the north, its front in lobes."""
    front = [(i / 5 - 0.6, reach + 0.06 * math.sin(i * 2.3) + 0.04 * math.sin(i * 0.9)) for i in range(38)]
    line = curve([grid.at(point) for point in front], False)
    (right, top), (left, _) = grid.at((7, -1)), grid.at((-1, -1))
    shape = f"{line}L{number(right)} {number(top)}H{number(left)}Z"
    c.path(shape, fill="var(--b1-ice)", opacity=0.9)
    c.path(shape, fill="url(#b1-frost)")
    c.path(line, stroke="var(--b1-contour)", width=1.2)


# -- lines -----------------------------------------------------------------------------------------------------------


def rough(line: Line, closed: bool = True) -> list[Point]:
    """A line with a bay or a cape between every two of its points, always the same ones."""
    out: list[Point] = []
    for i, (x, y) in enumerate(line):
        ahead, below = line[(i + 1) % len(line)]
        out.append((x, y))
        if closed or i + 1 < len(line):
            for part, bend in ((0.33, 0.05), (0.66, -0.05)):
                push = bend * math.sin(i * 2.1 + part * 9)
                step = (x + (ahead - x) * part - (below - y) * push, y + (below - y) * part + (ahead - x) * push)
                out.append(step)
    return out


def curve(line: Line, closed: bool) -> str:
    """A smooth path through points (Catmull and Rom's)."""
    n = len(line)
    d = f"M{number(line[0][0])} {number(line[0][1])}"
    for i in range(n if closed else n - 1):
        before = line[i - 1] if closed or i else line[0]
        here, there = line[i], line[(i + 1) % n]
        after = line[(i + 2) % n] if closed or i + 2 < n else there
        points = (
            (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6),
            (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6),
            there,
        )
        d += "C" + " ".join(f"{number(x)} {number(y)}" for x, y in points)
    return d + ("Z" if closed else "")


def dense(line: Line, step: float) -> list[Point]:
    """Points so far apart along a line."""
    out: list[Point] = []
    for (x, y), (ahead, below) in pairwise(line):
        n = max(1, int(math.hypot(ahead - x, below - y) / step))
        out.extend((x + (ahead - x) * i / n, y + (below - y) * i / n) for i in range(n))
    return out
