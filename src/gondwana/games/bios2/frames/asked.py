"""Questions to the owner of a species."""

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
