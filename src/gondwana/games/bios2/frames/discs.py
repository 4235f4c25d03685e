"""Discs that fall on given hexes and discs that leave the board: craters, mountains, climax, deluge (D2 to D6, D13)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import NO, first, kind, pack
from gondwana.core.frames import NOTHING, Frame
from gondwana.games.bios2 import climate
from gondwana.games.bios2.acts import DRAW, LIBERATE, OUTGAS, SEED
from gondwana.games.bios2.frames.asked import OfMedea
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.map import TAB
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import (
    ATMOSPHERE,
    BLACK,
    CLIMAX,
    CLOUDS,
    COLLISION,
    CRATER,
    DELUGE,
    GREEN,
    GREEN_PLAYER,
    NO_DISC,
    NONE,
    OFFSHORE,
    OXYGEN,
    RESERVOIR,
    WHITE,
)

BOARD: Final = 3
"""Where a disc comes from: one of the three reservoirs, or BOARD + biome."""


def cause(s: Bios2, step: int, disc: int) -> str:
    """The paragraph by which an event outgasses a disc."""
    what = s.t.kind[step]
    if what == CRATER:
        return "D2"
    if what == COLLISION:
        return "D3.c"
    if what == CLIMAX:
        return "D5.a.1" if disc == GREEN else "D5.b"
    if what == DELUGE:
        return "D6.b.1"
    return "D10.g" if s.t.goal[step] == OFFSHORE else "D10.f"


def leave(s: Bios2, step: int) -> str:
    """The paragraph by which an event liberates discs that are not white."""
    what = s.t.kind[step]
    if what == COLLISION:
        return "D3.d"
    if what == CLIMAX:
        return "D5.b"
    if what == DELUGE:
        return "D6.a"
    return "D10.0"


def fetch(s: Bios2, step: int, disc: int, biome: int) -> None:
    """A disc comes from its reservoir; Medea chooses between two (GL.Degazer), or finds one elsewhere (D14)."""
    if disc == WHITE and s.clouds > 0 and s.air_white > 0:
        s.push(ChooseSupply(step, biome))
        return
    for reservoir in (OXYGEN, CLOUDS, ATMOSPHERE):
        if climate.stock(s, reservoir, disc) > 0:
            strike(s, step, disc, biome, reservoir)
            return
    s.push(Borrow(step, disc, biome))


def strike(s: Bios2, step: int, disc: int, biome: int, origin: int) -> None:
    """A disc lands, after what lay there was liberated (GL.Damocles.1): where a white one goes is asked (D13)."""
    if biome < TAB:
        if s.discs[biome] == WHITE:
            s.push(Strike(step, disc, biome, origin))
            s.push(ChooseReservoir(biome))
            return
        climate.release(s, biome, "GL.Damocles.1")
    if origin < BOARD:
        climate.outgas(s, biome, disc, origin, cause(s, step, disc))
    else:
        climate.move(s, origin - BOARD, biome, disc, cause(s, step, disc))


def kept(s: Bios2, act: int, rule: str) -> str:
    """The paragraph against taking this disc: that of Olympus Mons stays (K5.g), else that of the question."""
    olympus = s.t.permanent != NONE and kind(act) == LIBERATE and first(act) == TAB + s.t.permanent
    return "K5.g" if olympus else rule


def lacking(s: Bios2, disc: int, origin: int) -> str:
    """Why no disc of this colour can come from there, in words, or nothing."""
    if origin < BOARD:
        found = climate.stock(s, origin, disc) > 0
    else:
        found = origin - BOARD in climate.sources(s, climate.ANYWHERE, disc)
    return "" if found else "there is no such disc where it comes from"


def shapeless(disc: int) -> str:
    """Why nothing can be done with a disc that is none."""
    return "it names no disc" if disc == NO_DISC else ""


class Strike(Frame[Bios2]):
    """The disc lands at last."""

    RULE: ClassVar[str] = "GL.Damocles.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "disc", "biome", "origin:number")

    def __init__(self, step: int, disc: int, biome: int, origin: int) -> None:
        self.step = step
        self.disc = disc
        self.biome = biome
        self.origin = origin

    def resolve(self, s: Bios2) -> None:
        s.push(RECHECK)
        strike(s, self.step, self.disc, self.biome, self.origin)

    def impossible(self, s: Bios2) -> str:
        if self.biome >= TAB or self.origin == BOARD + self.biome or s.discs[self.biome] == self.disc:
            return "no such disc is due there"
        return shapeless(self.disc) or lacking(s, self.disc, self.origin)

    def values(self) -> list[int]:
        return [self.step, self.disc, self.biome, self.origin]


class ChooseHex(OfMedea):
    """A disc for each of these hexes, a mask; if there are too few, Medea chooses where they fall (D3.c, D5.a.1).

    Hexes that have this disc or a higher one stay as they are (GL.Damocles.2). Once the reservoirs are empty she may
    leave the rest bare.
    """

    RULE: ClassVar[str] = "D12.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "disc", "hexes:number")

    def __init__(self, step: int, disc: int, hexes: int) -> None:
        self.step = step
        self.disc = disc
        self.hexes = hexes

    def due(self, s: Bios2) -> list[int]:
        """The hexes that still wait for a disc: only mountains rise where another one lies (D5.a.1, D5.b)."""
        black = self.disc == BLACK
        return [
            h for h in s.map.hexes if self.hexes >> h & 1 and (s.discs[h] == NO_DISC or (black and s.discs[h] != BLACK))
        ]

    def options(self, s: Bios2) -> list[int]:
        due = self.due(s)
        left = climate.supply(s, self.disc)
        if len(due) < 2 or left >= len(due):
            return NOTHING
        acts = [pack(OUTGAS, h) for h in due]
        return acts if left > 0 else [pack(NO), *acts]

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == OUTGAS:
            self.fill(s, int(first(act)))

    def resolve(self, s: Bios2) -> None:
        due = self.due(s)
        if due:
            self.fill(s, due[0])

    def fill(self, s: Bios2, h: int) -> None:
        """This hex next, then the others."""
        s.push(ChooseHex(self.step, self.disc, self.hexes & ~(1 << h)))
        s.push(RECHECK)
        fetch(s, self.step, self.disc, h)

    def impossible(self, s: Bios2) -> str:
        return super().impossible(s) or shapeless(self.disc)

    def values(self) -> list[int]:
        return [self.step, self.disc, self.hexes]


class ChooseSupply(OfMedea):
    """Does a white disc that is due on the board come from the Clouds or from the Atmosphere: DRAW reservoir."""

    RULE: ClassVar[str] = "GL.Degazer"
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "biome")

    def __init__(self, step: int, biome: int) -> None:
        self.step = step
        self.biome = biome

    def options(self, s: Bios2) -> list[int]:
        return [pack(DRAW, reservoir) for reservoir in (CLOUDS, ATMOSPHERE)]

    def choose(self, s: Bios2, act: int) -> None:
        s.push(RECHECK)
        strike(s, self.step, WHITE, self.biome, int(first(act)))

    def impossible(self, s: Bios2) -> str:
        if min(s.clouds, s.air_white) == 0 or self.biome >= TAB or s.discs[self.biome] != NO_DISC:
            return "no white disc is due there from either of two reservoirs"
        return super().impossible(s)

    def values(self) -> list[int]:
        return [self.step, self.biome]


class Borrow(OfMedea):
    """No reservoir has the disc that is due on a hex: it may come from anywhere (D14): LIBERATE biome disc, or no."""

    RULE: ClassVar[str] = "D14"
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "disc", "biome")

    def __init__(self, step: int, disc: int, biome: int) -> None:
        self.step = step
        self.disc = disc
        self.biome = biome

    def options(self, s: Bios2) -> list[int]:
        found = climate.sources(s, climate.ANYWHERE, self.disc)
        return [pack(NO), *[pack(LIBERATE, biome, self.disc) for biome in found]]

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == LIBERATE:
            s.push(RECHECK)
            strike(s, self.step, self.disc, self.biome, BOARD + int(first(act)))

    def refuse(self, s: Bios2, act: int) -> str:
        return kept(s, act, self.RULE)

    def impossible(self, s: Bios2) -> str:
        if climate.supply(s, self.disc) > 0 or self.biome >= TAB or s.discs[self.biome] == self.disc:
            return "no disc that the reservoirs lack is due there"
        return super().impossible(s) or shapeless(self.disc)

    def values(self) -> list[int]:
        return [self.step, self.disc, self.biome]


class ChooseReservoir(OfMedea):
    """Does the white disc that is liberated from this hex go to the Clouds or to the Atmosphere (D13): SEED reservoir.

    On Venus the animal decides (L1.a.1).
    """

    RULE: ClassVar[str] = "D13"
    FIELDS: ClassVar[tuple[str, ...]] = ("biome",)

    def __init__(self, biome: int) -> None:
        self.biome = biome

    def seat(self, s: Bios2) -> int:
        if s.rules.versus:
            return 1 - s.seat_of[GREEN_PLAYER]
        return s.seat_of[s.medea]

    def options(self, s: Bios2) -> list[int]:
        return [pack(SEED, reservoir) for reservoir in (CLOUDS, ATMOSPHERE)]

    def choose(self, s: Bios2, act: int) -> None:
        s.push(RECHECK)
        climate.liberate(s, self.biome, int(first(act)), "D13")

    def impossible(self, s: Bios2) -> str:
        return super().impossible(s) if s.discs[self.biome] == WHITE else "no white disc lies there"

    def values(self) -> list[int]:
        return [self.biome]


class Release(Frame[Bios2]):
    """An event liberates the discs of these biomes, a mask (D3.d, D5.a.1, D5.b, D6.a, D6.b.1, D10.a.2)."""

    RULE: ClassVar[str] = "GL.Liberer"
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "biomes:number")

    def __init__(self, step: int, biomes: int) -> None:
        self.step = step
        self.biomes = biomes

    def resolve(self, s: Bios2) -> None:
        for biome in s.map.hexes + s.map.tabs:
            if not self.biomes >> biome & 1:
                continue
            if biome < TAB and s.discs[biome] == WHITE:
                s.push(Release(self.step, self.biomes & ~(1 << biome)))
                s.push(ChooseReservoir(biome))
                return
            unbind(s, self.step, biome)
        s.push(RECHECK)

    def impossible(self, s: Bios2) -> str:
        bare = [tab for tab in s.map.tabs if self.biomes >> tab & 1 and s.discs[tab] < 2]
        green = s.t.kind[self.step] == RESERVOIR and s.t.disc[self.step] == GREEN
        return f"{s.t.biomes[bare[0]]} has no bloom" if green and bare else ""

    def values(self) -> list[int]:
        return [self.step, self.biomes]


def unbind(s: Bios2, step: int, biome: int) -> None:
    """What an event takes from a biome: of a bloom only the green disc if that is meant (GL.Liberer)."""
    if biome >= TAB and s.t.kind[step] == RESERVOIR and s.t.disc[step] == GREEN:
        climate.liberate(s, biome, OXYGEN, leave(s, step))
    elif biome < TAB or climate.breathes(s):
        climate.release(s, biome, leave(s, step))
