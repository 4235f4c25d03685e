"""Bios: Megafauna, second edition, in situations."""

from __future__ import annotations

from gondwana.games.bios2.frames.setup import SET_UP
from gondwana.games.bios2.state import Bios2
from gondwana.kit.situation import Reader


def read(s: Bios2, reader: Reader) -> None:
    """A new game."""
    s.push(SET_UP)


def write(s: Bios2) -> list[str]:
    """The lines of `read`."""
    return []
