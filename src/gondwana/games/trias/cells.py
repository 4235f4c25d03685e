"""Chapter TG: cells of the endless grid (TG.5), and sets of tiles as bit masks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIDE: Final[i64] = 192
MIDDLE: Final[i64] = 96
FARTHEST: Final = 20
"""How far from the pole a written position may have tiles. A game has at most 72 drifts, so no tile leaves the grid."""

ROUND: Final[list[int]] = [1, 1 - 192, -192, -1, 192 - 1, 192]
"""The steps to the six neighbours of a cell (TG.1), going round it."""


def cell_at(q: int, r: int) -> int:
    """The cell of axial coordinates, the South Pole at 0,0 (TG.1); cells are numbered row by row."""
    return (r + MIDDLE) * SIDE + q + MIDDLE


def column(cell: int) -> int:
    """The coordinate q of a cell."""
    return cell % SIDE - MIDDLE


def row(cell: int) -> int:
    """The coordinate r of a cell."""
    return cell // SIDE - MIDDLE


def distance(cell: i64, straight: bool) -> i64:
    """How far from the pole a cell is (TG.2): in steps, or by option in a straight line, squared.

    >>> distance(cell_at(3, -1), False), distance(cell_at(2, 2), False), distance(cell_at(2, 2), True)
    (3, 4, 12)
    """
    q: i64 = cell % SIDE - MIDDLE
    r: i64 = cell // SIDE - MIDDLE
    if straight:
        return q * q + q * r + r * r
    s: i64 = q + r
    q = -q if q < 0 else q
    r = -r if r < 0 else r
    s = -s if s < 0 else s
    if r > q:
        q = r
    return s if s > q else q


def _places_of_bits() -> list[int]:
    """Powers of two all differ modulo 67."""
    places = [0] * 67
    for place in range(62):
        places[(1 << place) % 67] = place
    return places


_PLACE: Final = _places_of_bits()
_MASK: Final = [1 << place for place in range(62)]


def bit(tile: i64) -> i64:
    """The set of one tile. Looked up, since a literal 1 that is shifted compiles to a number of 32 bits."""
    return _MASK[tile]


def lowest(mask: i64) -> i64:
    """The number of the lowest tile in a set.

    >>> lowest(0b101000)
    3
    """
    return _PLACE[(mask & -mask) % 67]


def size(mask: i64) -> int:
    """How many tiles are in a set."""
    number = 0
    while mask != 0:
        mask &= mask - 1
        number += 1
    return number


def component(near: list[int], among: i64, start: i64) -> i64:
    """The tiles connected to one of them within a set (TG.3)."""
    found: i64 = 0
    edge = bit(start)
    while edge != 0:
        found |= edge
        beside: i64 = 0
        while edge != 0:
            beside |= near[lowest(edge)]
            edge &= edge - 1
        edge = beside & among & ~found
    return found
