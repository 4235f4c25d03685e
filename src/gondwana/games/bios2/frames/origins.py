"""Going on to Origins (N): a hominid and a brain map for each player."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.frames import Frame
from gondwana.games.bios2.state import Bios2


class Hominid(Frame[Bios2]):
    """Which species goes on as the hominid (N.0): HOMINID species."""

    RULE: ClassVar[str] = "N.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def values(self) -> list[int]:
        return [self.colour]
