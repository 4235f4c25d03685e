"""Reservoir events and what Medea decides in them: guns, where discs come from and where they go (D10 to D14)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import NO, YES, first, kind, pack
from gondwana.core.frames import NOTHING, Frame
from gondwana.games.bios2 import climate, species
from gondwana.games.bios2.acts import DOOM, DRAW, HAND, LIBERATE, OUTGAS
from gondwana.games.bios2.frames.asked import OfMedea, take_medea
from gondwana.games.bios2.frames.discs import BOARD, ChooseReservoir, Release, kept, lacking, shapeless, strike, unbind
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import (
    ATMOSPHERE,
    BLACK,
    CLOUDS,
    CONTINENT,
    GREEN,
    GREEN_PLAYER,
    OFFSHORE,
    OXYGEN,
    RESERVOIR,
    WHITE,
)


def exchange(s: Bios2, step: int) -> None:
    """A reservoir event: one disc goes from place to place, or all with a gun (D10.0, D10.a.1)."""
    if s.rules.alien and s.t.rain_shadow[step]:
        s.push(ChooseSource(step, WHITE))  # K5.a
        return
    if s.rules.alien and s.t.disc[step] == GREEN:
        if s.t.gun[step] and s.t.goal[step] == OXYGEN:
            s.push(DOOM_FRAME)
        else:
            s.tell("skip", "K5.d", step)
        return
    rule = hindrance(s, step)
    if rule:
        s.tell("skip", rule, step)
    elif s.t.gun[step]:
        s.push(PullTrigger(step))
    else:
        move_one(s, step)


def hindrance(s: Bios2, step: int) -> str:
    """The paragraph that cancels a reservoir event which can move no disc, or nothing."""
    start, goal, disc = s.t.start[step], s.t.goal[step], s.t.disc[step]
    if goal >= CONTINENT and not climate.targets(s, step):
        if s.t.rain_shadow[step]:
            return "D12.a"
        if goal == CONTINENT:
            return "D10.f"
        return "D12.c" if disc == GREEN else "D10.g"
    if goal == ATMOSPHERE and disc == BLACK and not climate.breathes(s):
        return "L1.a.2"
    if start >= CONTINENT and not climate.sources(s, start, disc):
        return "D12.0"
    if s.t.gun[step] and start < CONTINENT and climate.stock(s, start, disc) == 0:
        return "D14"
    return ""


def move_one(s: Bios2, step: int) -> None:
    """A single disc."""
    start, goal, disc = s.t.start[step], s.t.goal[step], s.t.disc[step]
    if start >= CONTINENT:
        s.push(ChooseSource(step, disc))
    elif climate.stock(s, start, disc) == 0:
        s.push(ChooseAnywhere(step))
    elif goal >= CONTINENT:
        s.push(ChooseTarget(step, 1, start))
    else:
        climate.transfer(s, start, goal, disc, "D10.0")


def move_all(s: Bios2, step: int) -> None:
    """All discs of the colour, as many as find a place (D10.a.2)."""
    start, goal, disc = s.t.start[step], s.t.goal[step], s.t.disc[step]
    if start >= CONTINENT:
        found = climate.sources(s, start, disc)
        if goal >= CONTINENT:
            for _ in range(min(len(found), len(climate.targets(s, step)))):
                s.push(ChooseSource(step, disc))
            return
        biomes = 0
        for biome in found:
            biomes |= 1 << biome
        s.push(Release(step, biomes))
        return
    n = climate.stock(s, start, disc)
    if goal >= CONTINENT:
        s.push(ChooseTarget(step, n, start))
        return
    for _ in range(n):
        climate.transfer(s, start, goal, disc, "D10.a.2")


class PullTrigger(OfMedea):
    """Does Medea fire the gun of this event, so that all discs move (D10.a.1)? yes, no."""

    RULE: ClassVar[str] = "D10.a.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def options(self, s: Bios2) -> list[int]:
        return [pack(YES), pack(NO)]

    def choose(self, s: Bios2, act: int) -> None:
        fired = kind(act) == YES
        s.tell("gun", "D10.a.1", s.medea, int(fired))
        if fired:
            s.push(RICOCHET)
            move_all(s, self.step)
        else:
            move_one(s, self.step)
        s.push(RECHECK)

    def impossible(self, s: Bios2) -> str:
        return super().impossible(s) if s.t.gun[self.step] else "it has no gun"

    def values(self) -> list[int]:
        return [self.step]


class Ricochet(OfMedea):
    """Who fired a gun gives the card to another player, if green plays (D10.b): HAND player.

    Alone (K6.a) and against a plant (L1.a.1) it stays where it is; among the animals of Venus it goes round.
    """

    RULE: ClassVar[str] = "D10.b"

    def options(self, s: Bios2) -> list[int]:
        if s.rules.solo or s.rules.versus or not s.plays(GREEN_PLAYER):
            return NOTHING
        return [pack(HAND, colour) for colour in sorted(s.colour_of) if colour != s.medea]

    def choose(self, s: Bios2, act: int) -> None:
        take_medea(s, int(first(act)), "D10.b")


class ChooseSource(OfMedea):
    """Which disc leaves the board (D12.0): LIBERATE biome disc."""

    RULE: ClassVar[str] = "D12.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "disc")

    def __init__(self, step: int, disc: int) -> None:
        self.step = step
        self.disc = disc

    def options(self, s: Bios2) -> list[int]:
        place = CONTINENT if self.disc == WHITE else s.t.start[self.step]
        return [pack(LIBERATE, biome, self.disc) for biome in climate.sources(s, place, self.disc)]

    def choose(self, s: Bios2, act: int) -> None:
        biome = int(first(act))
        s.push(RECHECK)
        if self.disc == WHITE:
            s.push(ChooseReservoir(biome))
        elif s.t.goal[self.step] >= CONTINENT:
            s.push(ChooseTarget(self.step, 1, BOARD + biome))
        else:
            unbind(s, self.step, biome)

    def refuse(self, s: Bios2, act: int) -> str:
        return kept(s, act, self.RULE)

    def impossible(self, s: Bios2) -> str:
        if self.disc != WHITE and (s.t.kind[self.step] != RESERVOIR or s.t.start[self.step] < CONTINENT):
            return "no disc leaves the board"
        return super().impossible(s) or shapeless(self.disc)

    def values(self) -> list[int]:
        return [self.step, self.disc]


class ChooseTarget(OfMedea):
    """Where a disc lands, `left` of them one after the other (D10.f, D10.g, D12.0, D12.a): OUTGAS biome."""

    RULE: ClassVar[str] = "D12.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "number", "origin:number")

    def __init__(self, step: int, left: int, origin: int) -> None:
        self.step = step
        self.left = left
        self.origin = origin

    def options(self, s: Bios2) -> list[int]:
        if self.left == 0:
            return NOTHING
        return [pack(OUTGAS, biome) for biome in climate.targets(s, self.step)]

    def choose(self, s: Bios2, act: int) -> None:
        s.push(ChooseTarget(self.step, self.left - 1, self.origin))
        s.push(RECHECK)
        strike(s, self.step, s.t.disc[self.step], int(first(act)), self.origin)

    def refuse(self, s: Bios2, act: int) -> str:
        if kind(act) != OUTGAS:
            return self.RULE
        if s.t.goal[self.step] == OFFSHORE:
            return "D10.g"
        if int(first(act)) not in s.map.hexes:
            return self.RULE
        if not climate.may_fall(s, int(first(act)), s.t.disc[self.step]):
            return "D10.f" if s.t.disc[self.step] == GREEN else "D12.d"
        return "D12.a"

    def impossible(self, s: Bios2) -> str:
        if s.t.kind[self.step] != RESERVOIR or s.t.goal[self.step] < CONTINENT:
            return "no disc comes to the board"
        problem = lacking(s, s.t.disc[self.step], self.origin) if self.left > 0 else ""
        return problem or super().impossible(s)

    def values(self) -> list[int]:
        return [self.step, self.left, self.origin]


class ChooseAnywhere(OfMedea):
    """The reservoir of an event is empty: where from does one come (D14)? LIBERATE biome disc, DRAW reservoir, no."""

    RULE: ClassVar[str] = "D14"
    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def options(self, s: Bios2) -> list[int]:
        disc = s.t.disc[self.step]
        acts = [pack(NO)]
        for biome in climate.sources(s, climate.ANYWHERE, disc):
            acts.append(pack(LIBERATE, biome, disc))
        for reservoir in (OXYGEN, CLOUDS, ATMOSPHERE):
            if climate.stock(s, reservoir, disc) > 0 and reservoir != s.t.goal[self.step]:
                acts.append(pack(DRAW, reservoir))
        return acts

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == NO:
            return
        at = int(first(act))
        disc = s.t.disc[self.step]
        s.push(RECHECK)
        if s.t.goal[self.step] >= CONTINENT:
            s.push(ChooseTarget(self.step, 1, at if kind(act) == DRAW else BOARD + at))
        elif disc == WHITE:
            s.push(ChooseReservoir(at))
        elif disc == BLACK:
            climate.release(s, at, "D14")
        else:
            climate.liberate(s, at, OXYGEN, "D14")

    def refuse(self, s: Bios2, act: int) -> str:
        return kept(s, act, self.RULE)

    def impossible(self, s: Bios2) -> str:
        start = s.t.start[self.step]
        if s.t.kind[self.step] != RESERVOIR or start >= CONTINENT or climate.stock(s, start, s.t.disc[self.step]) > 0:
            return "no reservoir lacks its disc"
        return super().impossible(s)

    def values(self) -> list[int]:
        return [self.step]


class Doom(Frame[Bios2]):
    """A gun that releases green destroys a plant species, which its owner chooses (K5.d): DOOM species."""

    RULE: ClassVar[str] = "K5.d"

    def seat(self, s: Bios2) -> int:
        return s.seat_of[GREEN_PLAYER]

    def options(self, s: Bios2) -> list[int]:
        return [pack(DOOM, sp) for sp in s.species_of(GREEN_PLAYER)]

    def choose(self, s: Bios2, act: int) -> None:
        species.extinguish(s, int(first(act)), "K5.d")
        s.push(RECHECK)

    def impossible(self, s: Bios2) -> str:
        return "" if s.rules.alien else "no plant can be doomed"


RICOCHET: Final = Ricochet()
DOOM_FRAME: Final = Doom()
