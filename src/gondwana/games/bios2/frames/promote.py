"""Promoting a mutation (E2), perhaps to a new species (E3): hosts (J2.0), personality (J6), tools (J7.0)."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.frames import Frame
from gondwana.games.bios2.state import Bios2


class OfSpecies(Frame[Bios2]):
    """A question to the owner of a species."""

    FIELDS: ClassVar[tuple[str, ...]] = ("species",)

    def __init__(self, species: int) -> None:
        self.species = species

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.species // 5]

    def values(self) -> list[int]:
        return [self.species]


class Replace(OfSpecies):
    """Which of the mother's creeples becomes the daughter's first (E3.d.1): PICK biome level stance."""

    RULE: ClassVar[str] = "E3.d.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("daughter:species", "mother:species")

    def __init__(self, daughter: int, mother: int) -> None:
        super().__init__(daughter)
        self.mother = mother

    def values(self) -> list[int]:
        return [self.species, self.mother]


class ChooseHost(OfSpecies):
    """Whose creeple comes to the mutualism card just promoted (J2.0, J2.c), unborn or newborn: HOST species."""

    RULE: ClassVar[str] = "J2.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "card")

    def __init__(self, species: int, card: int) -> None:
        super().__init__(species)
        self.card = card

    def values(self) -> list[int]:
        return [self.species, self.card]


class Feel(OfSpecies):
    """After a promotion cards may join the personality (E2.h, J6.b.1, J6.c, J6.d.1): COUPLE, JOIN, or done."""

    RULE: ClassVar[str] = "J6.b.1"


class TakeTool(OfSpecies):
    """For each new curiosity a tool may be taken, on either side (J7.0): TOOL toolside, or no; `left` more to take."""

    RULE: ClassVar[str] = "J7.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "number")

    def __init__(self, species: int, left: int) -> None:
        super().__init__(species)
        self.left = left

    def values(self) -> list[int]:
        return [self.species, self.left]
