"""Personalities (J6): rows of promoted cards whose halves make emotions."""

from __future__ import annotations

from mypy_extensions import i64

from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import NONE


def half(s: Bios2, card: int, right: bool) -> int:
    """The half-emoticon on an edge of a promoted card, or NONE; upside-down ones do not count (J6.a, J6.b.2)."""
    face = s.face[card]
    if face < 0:
        return NONE
    return s.t.right[face] if right else s.t.left[face]


def felt(s: Bios2, sp: int) -> int:
    """The emotions of a species by colour, packed eight bits each (J6.0, GL.Emotions)."""
    found: i64 = 0
    row = s.personality[sp]
    for i in range(len(row) - 1):
        found += 1 << (8 * half(s, row[i], True))
    return int(found)


def number(s: Bios2, sp: int) -> int:
    """How many emotions a species has (A7.e)."""
    return max(0, len(s.personality[sp]) - 1)


def speaks(s: Bios2, sp: int) -> bool:
    """Language: three emotions of two or more colours (J6.f.1)."""
    row = s.personality[sp]
    if len(row) < 4:
        return False
    return any(half(s, card, True) != half(s, row[0], True) for card in row[1:-1])
