"""Questions to the owner of a species, and to Medea."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.frames import Frame
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import NONE


class OfSpecies(Frame[Bios2]):
    """A question to the owner of a species."""

    FIELDS: ClassVar[tuple[str, ...]] = ("species",)

    def __init__(self, species: int) -> None:
        self.species = species

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.species // 5]

    def values(self) -> list[int]:
        return [self.species]


class OfMedea(Frame[Bios2]):
    """A question to the holder of Medea's card (GL.Medea, E8.1, K6.a)."""

    def seat(self, s: Bios2) -> int:
        return s.seat_of[s.medea]

    def impossible(self, s: Bios2) -> str:
        return "nobody has Medea" if s.medea == NONE else ""


def take_medea(s: Bios2, colour: int, rule: str) -> None:
    """The card goes to a player, and with it an automated plant (L2.b)."""
    s.medea = colour
    if s.rules.animals:
        s.seat_of = [s.seat_of[colour], *s.seat_of[1:]]
    s.tell("medea", rule, colour)
