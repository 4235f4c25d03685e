"""Outlines for the map: hexagons, and the coasts of groups of cells as closed lines."""

from __future__ import annotations

from math import sqrt

Point = tuple[float, float]

AROUND = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbour across each side, the side from corner i to corner i + 1, clockwise from the top."""
# Corners in half widths and half sides, so that those of neighbours are the same whole numbers.
CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def hexagon(side: float, corners: tuple[int, ...] = ()) -> str:
    """A hexagon around the origin with a corner on top; or only a line along some of its corners."""
    found = [CORNERS[i] for i in corners or range(6)]
    d = "L".join(f"{x * side * sqrt(3) / 2:.2f} {y * side / 2:.2f}" for x, y in found)
    return f"M{d}" if corners else f"M{d}Z"


def coasts(cells: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The closed lines around groups of cells, as corners.

    >>> [len(line) for line in coasts([(0, 0), (1, 0), (5, 5)])]
    [10, 6]
    """
    known = set(cells)
    after: dict[tuple[int, int], tuple[int, int]] = {}
    for q, r in cells:
        x, y = 2 * q + r, 3 * r
        for side, (dq, dr) in enumerate(AROUND):
            if (q + dq, r + dr) not in known:
                (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 6]
                after[x + ax, y + ay] = (x + bx, y + by)
    lines = []
    while after:
        start = next(iter(after))
        line = [start]
        while (corner := after.pop(line[-1])) != start:
            line.append(corner)
        lines.append(line)
    return lines


def loops(lines: list[list[tuple[int, int]]], side: float, x: float, y: float) -> str:
    """Closed lines as one path, around a centre."""
    paths = []
    for line in lines:
        points = [f"{x + cx * side * sqrt(3) / 2:.1f} {y + cy * side / 2:.1f}" for cx, cy in line]
        paths.append("M" + "L".join(points) + "Z")
    return "".join(paths)
