"""Mothers and dispersal (F1, F2): each newborn from a mother to a biome, as herbivore or carnivore (F6)."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.act import first, kind, pack, second
from gondwana.core.frames import Frame
from gondwana.games.bios2 import alien, creeples, life, movement
from gondwana.games.bios2.acts import LAND, MOTHER, RECALL
from gondwana.games.bios2.frames.settle import FADE, RECHECK, arrive
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.movement import FAR
from gondwana.games.bios2.state import HERBIVORE, Bios2


class Disperse(Frame[Bios2]):
    """Choose the next newborn and its mother (F1.0, F1.a, F1.b), or put one back that has nowhere to go (F2.0)."""

    RULE: ClassVar[str] = "F1.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)
    OPENS: ClassVar[bool] = True

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def options(self, s: Bios2) -> list[int]:
        acts: list[int] = []
        recalls: list[int] = []
        for sp in s.species_of(self.colour):
            if s.newborn[sp] > 0:
                mothers, grazing = mothers_of(s, sp)
                if len(grazing) > 0 and alien.directed(s, self.colour):
                    acts.extend(grazing)
                else:
                    acts.extend(mothers)
                    recalls.append(pack(RECALL, sp))
        return acts + recalls

    def choose(self, s: Bios2, act: int) -> None:
        sp = int(first(act))
        s.push(self)
        s.push(FADE)
        if kind(act) == RECALL:
            s.newborn[sp] -= 1
            s.unborn[sp] += 1
            s.tell("recall", "F2.0", sp)
        else:
            s.push(Land(sp, int(second(act))))

    def refuse(self, s: Bios2, act: int) -> str:
        if kind(act) not in (MOTHER, RECALL) or int(first(act)) not in s.species_of(self.colour):
            return self.RULE
        sp = int(first(act))
        if kind(act) == MOTHER and s.newborn[sp] > 0 and creeples.homes(s, sp) >> int(second(act)) & 1:
            return "K1.c" if len(mothers_of(s, sp)[1]) > 0 and alien.directed(s, self.colour) else "F2.0"
        return "K1.c" if s.newborn[sp] > 0 and alien.directed(s, self.colour) else self.RULE

    def values(self) -> list[int]:
        return [self.colour]


def mothers_of(s: Bios2, sp: int) -> tuple[list[int], list[int]]:
    """The mothers from which a newborn can settle, as acts (F1.b), and those from which it can be herbivore (K8.d)."""
    mothers: list[int] = []
    grazing: list[int] = []
    homes = creeples.homes(s, sp)
    for biome in range(BIOMES):
        if homes >> biome & 1:
            goals = places(s, sp, biome)
            if len(goals) > 0:
                mothers.append(pack(MOTHER, sp, biome))
                if int(second(goals[0])) == HERBIVORE:
                    grazing.append(mothers[-1])
    return mothers, grazing


def places(s: Bios2, sp: int, biome: int) -> list[int]:
    """Where a newborn of a mother in a biome can settle, as acts; a plant must become herbivore if it can (K8.d)."""
    cost = movement.reach(s, sp, movement.start_of(s, biome), life.points(s, sp))
    acts: list[int] = []
    for goal in range(BIOMES):
        if cost[goal] < FAR:
            for level in movement.levels(s, sp // 5):
                if movement.may_enter(s, sp, goal, level):
                    acts.append(pack(LAND, goal, level))
    if alien.directed(s, sp // 5):
        grazing = [act for act in acts if int(second(act)) == HERBIVORE]
        return grazing or acts
    return acts


class Land(Frame[Bios2]):
    """Where the newborn of this mother goes (F2.0, F6.0); contests follow at once (A3.b)."""

    RULE: ClassVar[str] = "F2.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "biome")

    def __init__(self, species: int, biome: int) -> None:
        self.species = species
        self.biome = biome

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.species // 5]

    def options(self, s: Bios2) -> list[int]:
        return places(s, self.species, self.biome)

    def choose(self, s: Bios2, act: int) -> None:
        s.push(RECHECK)
        s.newborn[self.species] -= 1
        s.tell("disperse", "F2.0", self.species, self.biome)
        arrive(s, self.species, int(first(act)), int(second(act)))

    def refuse(self, s: Bios2, act: int) -> str:
        if kind(act) != LAND:
            return self.RULE
        sp, biome = self.species, int(first(act))
        rule = movement.why_not(s, sp, biome, int(second(act)))
        if rule:
            return rule
        cost = movement.reach(s, sp, movement.start_of(s, self.biome), life.points(s, sp))
        return "F2.a" if cost[biome] == FAR else "K8.d"

    def impossible(self, s: Bios2) -> str:
        mother = creeples.homes(s, self.species) >> self.biome & 1
        return "" if mother and s.newborn[self.species] > 0 else "it needs a newborn and its mother there"

    def values(self) -> list[int]:
        return [self.species, self.biome]
