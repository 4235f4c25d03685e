"""Who cannot stay where it is (F4.0, G1, H1), contests for a level (F6, G2, H2) and the switch that saves (G8)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import NO, YES, first, kind, pack
from gondwana.core.frames import Frame
from gondwana.games.bios2 import contests, creeples, life, movement, species
from gondwana.games.bios2.acts import FAVOUR
from gondwana.games.bios2.contests import TIE
from gondwana.games.bios2.map import BIOMES, TAB
from gondwana.games.bios2.state import CARNIVORE, HERBIVORE, Bios2
from gondwana.games.bios2.tables import NONE


class Recheck(Frame[Bios2]):
    """Every biome where something changed: who lacks habitat or food is endangered, from below (G1.1, H1.1)."""

    RULE: ClassVar[str] = "F4.0"

    def resolve(self, s: Bios2) -> None:
        while s.dirty:
            if s.rules.alien:  # water and algae reach two hexes (K7.b)
                s.dirty = 0
                for biome in range(BIOMES):
                    examine(s, biome)
                continue
            low = s.dirty & -s.dirty
            s.dirty &= ~low
            examine(s, low.bit_length() - 1)


def examine(s: Bios2, biome: int) -> None:
    """Endanger whoever cannot live in a biome as it is now."""
    for level in range(3):
        sp = s.upright[level * BIOMES + biome]
        if sp == NONE:
            continue
        gone = biome >= TAB and not s.map.open[biome]
        if gone or not life.lives(s, sp, biome, level):
            creeples.lay(s, biome, level, "G1.1")
        elif not life.feeds(s, sp, biome, level):
            creeples.lay(s, biome, level, "H1.1")


def arrive(s: Bios2, sp: int, biome: int, level: int) -> None:
    """A creeple comes to a level: it settles for good (F6.c), or fights at once (F6.a, F6.b). RECHECK waits below."""
    there = s.upright[level * BIOMES + biome]
    if there == NONE:
        creeples.put(s, sp, biome, level)
        s.tell("born", "F6.0", sp, biome, level)
        return
    lost = contests.loser(s, biome, level, sp, there)
    if lost == TIE:
        s.push(Favour(sp, biome, level))
    else:
        decide(s, sp, biome, level, lost == there)


def decide(s: Bios2, sp: int, biome: int, level: int, wins: bool) -> None:
    """The winner of a contest has the level, the loser is endangered or switches (G8.1)."""
    there = s.upright[level * BIOMES + biome]
    winner, lost = (sp, there) if wins else (there, sp)
    rule = "G2" if level == contests.lowest(s) else "H2.1"
    s.tell("win", rule, winner, biome, level)
    if wins:
        creeples.take(s, biome, level)
        creeples.put(s, sp, biome, level)
    if level == HERBIVORE:
        examine(s, biome)  # a carnivore that cannot eat the winner is endangered before anybody switches (G8.1)
    if level == HERBIVORE and can_switch(s, lost, biome):
        s.push(Switch(lost, biome))
    else:
        creeples.fall(s, lost, biome, level, rule)
    creeples.stir(s, biome)


def can_switch(s: Bios2, sp: int, biome: int) -> bool:
    """Is there prey for a losing herbivore (G8.1)?"""
    return life.lives(s, sp, biome, CARNIVORE) and life.feeds(s, sp, biome, CARNIVORE)


class Fade(Frame[Bios2]):
    """Species that lost their last living creeple are extinct (I3.0)."""

    RULE: ClassVar[str] = "I3.0"

    def resolve(self, s: Bios2) -> None:
        species.fade(s)


class Favour(Frame[Bios2]):
    """A tie of two species of one colour: their owner says which keeps the level (G7.a, H6.a)."""

    RULE: ClassVar[str] = "G7.a"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "biome", "level")

    def __init__(self, species: int, biome: int, level: int) -> None:
        self.species = species
        self.biome = biome
        self.level = level

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.species // 5]

    def options(self, s: Bios2) -> list[int]:
        there = s.upright[self.level * BIOMES + self.biome]
        return [pack(FAVOUR, sp) for sp in sorted({self.species, there})]

    def choose(self, s: Bios2, act: int) -> None:
        decide(s, self.species, self.biome, self.level, first(act) == self.species)

    def refuse(self, s: Bios2, act: int) -> str:
        return "G7.a" if self.level == contests.lowest(s) else "H6.a"

    def impossible(self, s: Bios2) -> str:
        there = s.upright[self.level * BIOMES + self.biome]
        if there == NONE:
            return "nobody is there"
        tied = there // 5 == self.species // 5 and movement.may_enter(s, self.species, self.biome, self.level)
        return "" if tied else "the two cannot contest that level"

    def values(self) -> list[int]:
        return [self.species, self.biome, self.level]


class Switch(Frame[Bios2]):
    """A losing herbivore may become a carnivore where it is (G8.1); never the reverse (G8.2)."""

    RULE: ClassVar[str] = "G8.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "biome")

    def __init__(self, species: int, biome: int) -> None:
        self.species = species
        self.biome = biome

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.species // 5]

    def options(self, s: Bios2) -> list[int]:
        return [pack(YES), pack(NO)]

    def choose(self, s: Bios2, act: int) -> None:
        s.push(RECHECK)
        if kind(act) == YES:
            s.tell("switch", "G8.1", self.species, self.biome)
            arrive(s, self.species, self.biome, CARNIVORE)
        else:
            creeples.fall(s, self.species, self.biome, HERBIVORE, "G8.1")

    def impossible(self, s: Bios2) -> str:
        return "" if can_switch(s, self.species, self.biome) else "it cannot be carnivore there"

    def values(self) -> list[int]:
        return [self.species, self.biome]


RECHECK: Final = Recheck()
FADE: Final = Fade()
