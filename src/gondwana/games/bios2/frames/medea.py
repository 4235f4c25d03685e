"""What Medea decides while events happen: guns, discs on the board, reservoirs (D10.a.1, D10.b, D12.0, D13, D14)."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.act import first, pack
from gondwana.core.frames import Frame
from gondwana.games.bios2 import climate
from gondwana.games.bios2.acts import OUTGAS
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import ATMOSPHERE, BLACK


class Medea(Frame[Bios2]):
    """A decision of Medea's owner (E8.1)."""

    def seat(self, s: Bios2) -> int:
        return s.seat_of[s.medea]


class ChoosePeak(Medea):
    """Which of the struck hexes become mountains when black discs are short (D3.c): `peaks` is a mask of hexes."""

    RULE: ClassVar[str] = "D3.c"
    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, peaks: int) -> None:
        self.peaks = peaks

    def options(self, s: Bios2) -> list[int]:
        return [pack(OUTGAS, h) for h in s.map.hexes if self.peaks >> h & 1 and climate.may_fall(s, h, BLACK)]

    def choose(self, s: Bios2, act: int) -> None:
        h = int(first(act))
        s.push(ChoosePeak(self.peaks & ~(1 << h)))
        s.push(RECHECK)
        outgas_over(s, h)

    def values(self) -> list[int]:
        return [self.peaks]


def outgas_over(s: Bios2, h: int) -> None:
    """A black disc of Damocles from the Atmosphere, after what lay there was liberated (GL.Damocles.1)."""
    if s.discs[h] != 0:
        climate.liberate(s, h, climate.destination(s.discs[h]), "GL.Damocles.1")
    if s.air_black > 0:
        climate.outgas(s, h, BLACK, ATMOSPHERE, "D3.c")


class PullTrigger(Medea):
    """Does Medea fire the gun of this reservoir event, so that all such discs move (D10.a.1, D10.a.2)? yes / no."""

    RULE: ClassVar[str] = "D10.a.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def values(self) -> list[int]:
        return [self.step]


class Ricochet(Medea):
    """Who fired a gun hands the card to another player, if green plays (D10.b): HAND player."""

    RULE: ClassVar[str] = "D10.b"


class ChooseSource(Medea):
    """Which disc leaves the board in this step (D12.0): LIBERATE biome disc; `left` discs are still to go."""

    RULE: ClassVar[str] = "D12.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "number")

    def __init__(self, step: int, left: int) -> None:
        self.step = step
        self.left = left

    def values(self) -> list[int]:
        return [self.step, self.left]


class ChooseTarget(Medea):
    """Where a disc in hand lands (D10.f, D10.g, D12.0, D12.a): OUTGAS biome."""

    RULE: ClassVar[str] = "D12.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "number")

    def __init__(self, step: int, left: int) -> None:
        self.step = step
        self.left = left

    def values(self) -> list[int]:
        return [self.step, self.left]


class ChooseReservoir(Medea):
    """Does a white disc that is liberated from this biome go to Clouds or Atmosphere (D13): SEED reservoir."""

    RULE: ClassVar[str] = "D13"
    FIELDS: ClassVar[tuple[str, ...]] = ("biome",)

    def __init__(self, biome: int) -> None:
        self.biome = biome

    def values(self) -> list[int]:
        return [self.biome]


class ChooseAnywhere(Medea):
    """The reservoir is empty: from where does the disc come (D14): LIBERATE biome disc, DRAW reservoir, or no."""

    RULE: ClassVar[str] = "D14"
    FIELDS: ClassVar[tuple[str, ...]] = ("disc", "biome")

    def __init__(self, disc: int, biome: int) -> None:
        self.disc = disc
        self.biome = biome

    def values(self) -> list[int]:
        return [self.disc, self.biome]
