"""Neoteny (E5), resizing (E6), resurrection (E7) and stolen cubes (B7.a)."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.frames import Frame
from gondwana.games.bios2.frames.promote import OfSpecies
from gondwana.games.bios2.state import Bios2


class Neotenize(OfSpecies):
    """Which basal organ this species drops, if any (E5): SHED species organ, or no."""

    RULE: ClassVar[str] = "E5"


class Resize(OfSpecies):
    """Does this species grow, shrink or stay (E6.0): GROW, SHRINK, or no."""

    RULE: ClassVar[str] = "E6.0"


class Steal(OfSpecies):
    """The supply lacks a cube for this card: from whom it comes (B7.a): DROP, DWARF, SHED of that colour, or no."""

    RULE: ClassVar[str] = "B7.a"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "card", "organ")

    def __init__(self, species: int, card: int, organ: int) -> None:
        super().__init__(species)
        self.card = card
        self.organ = organ

    def values(self) -> list[int]:
        return [self.species, self.card, self.organ]


class Rise(Frame[Bios2]):
    """Where the archetype of a Lazarus appears again (E7.a, F6): LAND biome level."""

    RULE: ClassVar[str] = "E7.a"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def values(self) -> list[int]:
        return [self.colour]
