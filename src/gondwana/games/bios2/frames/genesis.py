"""Starting from a game of Bios: Genesis (C2): each seat tells what it brings."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.frames import Frame
from gondwana.games.bios2.state import Bios2


class Bring(Frame[Bios2]):
    """Which macroorganism a seat brings (C2.a to C2.e, C2.j): MACRO macroorganism."""

    RULE: ClassVar[str] = "C2.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("player:seat",)

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser

    def seat(self, s: Bios2) -> int:
        return self.chooser

    def values(self) -> list[int]:
        return [self.chooser]
