"""Other worlds: who plays what (K0.b, L1.0), the first plants (K3.e), the rain dance (K6), slow plates (K5.h)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.frames import Frame
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import GREEN_PLAYER


class ChooseColour(Frame[Bios2]):
    """Which animal a seat plays (K0.b, L1.0): COLOUR player."""

    RULE: ClassVar[str] = "K0.b"
    FIELDS: ClassVar[tuple[str, ...]] = ("player:seat",)

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser

    def seat(self, s: Bios2) -> int:
        return self.chooser

    def values(self) -> list[int]:
        return [self.chooser]


class FoundPlant(Frame[Bios2]):
    """Where the plant's two archetypes begin, next to a sea (K3.e): LAND biome level, `left` times."""

    RULE: ClassVar[str] = "K3.e"
    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, left: int) -> None:
        self.left = left

    def seat(self, s: Bios2) -> int:
        return s.seat_of[GREEN_PLAYER]

    def values(self) -> list[int]:
        return [self.left]


class RainDance(Frame[Bios2]):
    """May rain fall or a mountain erode at the end of the events (K6.0, K1.a.2)? RAIN biome, ERODE biome, or no."""

    RULE: ClassVar[str] = "K6.0"

    def seat(self, s: Bios2) -> int:
        return s.seat_of[s.medea]


class Snail(Frame[Bios2]):
    """A stable biosphere lets the plates move as the card of the turn before says (K5.h)."""

    RULE: ClassVar[str] = "K5.h"


RAIN_DANCE: Final = RainDance()
SNAIL: Final = Snail()
