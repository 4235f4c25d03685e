"""Endotherms flee (I1), the endangered are buried or stand up (I2), fossils are awarded (I4)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import first, kind, pack, second, third
from gondwana.core.frames import Frame
from gondwana.games.bios2 import alien, creeples, effects, life, movement, score, species
from gondwana.games.bios2.acts import BURY, FLEE, ROUSE
from gondwana.games.bios2.frames.asked import OfSpecies
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.state import CARNIVORE, HERBIVORE, TOKEN_FOSSIL, Bios2
from gondwana.games.bios2.tables import NONE


class Flee(Frame[Bios2]):
    """Which endangered endotherm of a player moves next (I1.2)."""

    RULE: ClassVar[str] = "I1.2"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)
    OPENS: ClassVar[bool] = True

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def options(self, s: Bios2) -> list[int]:
        found: set[int] = set()
        for entry in s.lying:
            sp = entry & 63
            if sp // 5 == self.colour and effects.endotherm(s, sp):
                found.add(pack(ROUSE, sp, entry >> 8, entry >> 6 & 3))
        return sorted(found)

    def choose(self, s: Bios2, act: int) -> None:
        s.push(self)
        s.push(FleeFrom(int(first(act)), int(second(act)), int(third(act))))

    def values(self) -> list[int]:
        return [self.colour]


class FleeFrom(OfSpecies):
    """An endangered endotherm goes to a level where nobody stands, or is buried (I1.2): FLEE biome level, BURY.

    It may stay where it is, for nothing, if its own level is free. One who lies there does not count.
    """

    RULE: ClassVar[str] = "I1.2"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "biome", "level")

    def __init__(self, species: int, biome: int, level: int) -> None:
        super().__init__(species)
        self.biome = biome
        self.level = level

    def options(self, s: Bios2) -> list[int]:
        sp = self.species
        cost = movement.reach(s, sp, movement.start_of(s, self.biome), life.points(s, sp))
        acts: list[int] = []
        for goal in range(BIOMES):
            if cost[goal] < movement.FAR:
                for level in movement.levels(s, sp // 5):
                    if s.upright[level * BIOMES + goal] == NONE and movement.may_enter(s, sp, goal, level):
                        acts.append(pack(FLEE, goal, level))
        acts.append(pack(BURY))
        return acts

    def choose(self, s: Bios2, act: int) -> None:
        i = s.lying.index(self.biome << 8 | self.level << 6 | self.species)
        if kind(act) == BURY:
            creeples.bury(s, i, "I1.2")
            return
        s.push(RECHECK)
        creeples.pick_up(s, i)
        creeples.put(s, self.species, int(first(act)), int(second(act)))
        s.tell("flee", "I1.2", self.species, self.biome, int(first(act)))

    def refuse(self, s: Bios2, act: int) -> str:
        if kind(act) != FLEE:
            return self.RULE
        sp, biome, level = self.species, int(first(act)), int(second(act))
        rule = movement.why_not(s, sp, biome, level)
        if rule or s.upright[level * BIOMES + biome] != NONE:
            return rule or self.RULE
        return "F2.a"

    def impossible(self, s: Bios2) -> str:
        lies = (self.biome << 8 | self.level << 6 | self.species) in s.lying
        return "" if lies else "nobody of it is endangered there"

    def values(self) -> list[int]:
        return [self.species, self.biome, self.level]


class Inter(Frame[Bios2]):
    """The endangered stand up where nobody contests it, or switch, or are buried (I2.1, I2.2, I2.3).

    Herbivores stand up before those that may eat them; of two in one level the later occupant does.
    Nobody lies there any more (GL.RampionsMenaces.2).
    """

    RULE: ClassVar[str] = "I2.1"

    def resolve(self, s: Bios2) -> None:
        for level in range(3):
            for i in range(len(s.lying) - 1, -1, -1):
                entry = s.lying[i]
                if entry >> 6 & 3 == level and fits(s, entry & 63, entry >> 8, level):
                    creeples.stand(s, i)
        for i in range(len(s.lying) - 1, -1, -1):
            biome, level, sp = s.lying[i] >> 8, s.lying[i] >> 6 & 3, s.lying[i] & 63
            if level == HERBIVORE and fits(s, sp, biome, CARNIVORE):
                creeples.pick_up(s, i)
                creeples.put(s, sp, biome, CARNIVORE)
                s.tell("switch", "I2.3", sp, biome)
            else:
                creeples.bury(s, i, "I2.1")
        species.fade(s)
        s.push(RECHECK)


def fits(s: Bios2, sp: int, biome: int, level: int) -> bool:
    """Could it live upright there, on a level that nobody holds (I2.1)?"""
    return s.upright[level * BIOMES + biome] == NONE and movement.may_enter(s, sp, biome, level)


class Award(Frame[Bios2]):
    """At the end of an era but the last: a token for each player with less population (A1.f.2, I4.0, I4.b, K1.d)."""

    RULE: ClassVar[str] = "I4.b"

    def resolve(self, s: Bios2) -> None:
        if not s.era_over or s.ending or s.rules.solo:
            return
        players = [colour for colour in s.order if not alien.directed(s, colour)]
        for colour in players:
            tokens = 0
            for other in players:
                if score.awarded(s, other) < score.awarded(s, colour):
                    tokens += 1
            for _ in range(tokens):
                species.keep_fossil(s, colour, TOKEN_FOSSIL, "I4.b")
            s.tell("award", "I4.b", colour, tokens)


INTER: Final = Inter()
AWARD: Final = Award()
