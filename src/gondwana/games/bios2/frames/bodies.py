"""Neoteny (E5), resizing (E6), resurrection (E7) and stolen cubes (B7.a)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import NO, first, kind, pack, second
from gondwana.core.frames import NOTHING, Frame
from gondwana.games.bios2 import alien, movement, organs, species
from gondwana.games.bios2.acts import GROW, LAND, ROB, ROB_BASAL, ROB_MONSTER, SHED, SHRINK
from gondwana.games.bios2.frames.asked import OfSpecies
from gondwana.games.bios2.frames.genesis import divide
from gondwana.games.bios2.frames.settle import FADE, RECHECK, arrive
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.organs import CUBES, amount, monster, one
from gondwana.games.bios2.state import BROUGHT_MARINE, CARNIVORE, HERBIVORE, SPECIES, Bios2
from gondwana.games.bios2.tables import ARCHETYPE_FACE, CARDS, NONE, SWIMMER

LARGEST: Final = 6
"""The size die (GL.DeTaille, B6)."""


class Neotenize(OfSpecies):
    """Which basal organ this species drops, if any (E5): SHED species organ, or no."""

    RULE: ClassVar[str] = "E5"

    def options(self, s: Bios2) -> list[int]:
        if s.basal[self.species] == 0:
            return NOTHING
        acts = [pack(NO)]
        for colour in range(organs.COLOURS):
            if amount(s.basal[self.species], colour) > 0:
                acts.append(pack(SHED, self.species, colour))
        return acts

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == SHED:
            species.drop_basal(s, self.species, int(second(act)), "E5")
            s.push(RECHECK)


class Resize(OfSpecies):
    """Does this species grow, shrink or stay (E6.0): GROW, SHRINK, or no.

    The semi-automated plant only grows (K8.b.3).
    `free` is 1 in the free resize of J8.b: then those that eat it may resize at once as well.
    """

    RULE: ClassVar[str] = "E6.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "free:number")

    def __init__(self, species: int, free: int) -> None:
        super().__init__(species)
        self.free = free

    def options(self, s: Bios2) -> list[int]:
        sp = self.species
        if s.genotype[sp] == NONE:
            return NOTHING
        directed = alien.directed(s, sp // 5)
        if directed and s.size[sp] < alien.size_wanted(s, sp):
            return [pack(GROW, sp)]
        acts = [pack(NO)]
        if s.size[sp] < LARGEST:
            acts.append(pack(GROW, sp))
        if s.size[sp] > 1 and not directed:
            acts.append(pack(SHRINK, sp))
        return acts

    def choose(self, s: Bios2, act: int) -> None:
        sp = self.species
        if kind(act) == NO:
            return
        if self.free:
            for other in reversed(range(SPECIES)):
                if other != sp and eats(s, other, sp):
                    s.push(Resize(other, 0))
        species.set_size(s, sp, s.size[sp] + (1 if kind(act) == GROW else -1), "J8.b" if self.free else "E6.0")
        if sp % 5 == SWIMMER and s.brought[sp // 5] == BROUGHT_MARINE and s.genotype[sp] == ARCHETYPE_FACE + sp // 5:
            divide(s, sp)

    def refuse(self, s: Bios2, act: int) -> str:
        return "K8.b.3" if alien.directed(s, self.species // 5) else self.RULE

    def impossible(self, s: Bios2) -> str:
        return "there are no sizes in tooth and claw" if s.rules.simple else ""

    def values(self) -> list[int]:
        return [self.species, self.free]


def eats(s: Bios2, hunter: int, prey: int) -> bool:
    """Does it stand over this prey somewhere?"""
    for biome in range(BIOMES):
        if s.upright[CARNIVORE * BIOMES + biome] == hunter and s.upright[HERBIVORE * BIOMES + biome] == prey:
            return True
    return False


class Steal(OfSpecies):
    """The supply lacks a cube for a card, or for the genotype: from whom it comes (B7.a), if it comes.

    Plus cubes go first (ROB), then monster tokens (ROB_MONSTER), at last basal cubes (ROB_BASAL). `place` is the card
    and one, or 0 for the genotype.
    """

    RULE: ClassVar[str] = "B7.a"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "place:number", "organ")

    def __init__(self, species: int, place: int, organ: int) -> None:
        super().__init__(species)
        self.place = place
        self.organ = organ

    def options(self, s: Bios2) -> list[int]:
        if s.genotype[self.species] == NONE or (self.place > 0 and s.holder[self.place - 1] != self.species):
            return NOTHING
        plus: list[int] = []
        tokens: list[int] = []
        basal: list[int] = []
        for sp in range(SPECIES):
            if sp == self.species or s.genotype[sp] == NONE:
                continue
            for card in s.tableau[sp]:
                if amount(s.cubes[card] & CUBES, self.organ) > 0:
                    plus.append(pack(ROB, sp, card, self.organ))
                if monster(s.cubes[card]) == self.organ:
                    tokens.append(pack(ROB_MONSTER, sp, card))
            if amount(s.basal[sp], self.organ) > 0:
                basal.append(pack(ROB_BASAL, sp, self.organ))
        found = plus or tokens or basal
        return [pack(NO), *sorted(found)] if found else NOTHING

    def choose(self, s: Bios2, act: int) -> None:
        what = kind(act)
        if what == NO:
            return
        victim, card = int(first(act)), int(second(act))
        s.tell("steal", "B7.a", self.species, victim, self.organ)
        if what == ROB:
            species.drop_cube(s, victim, card, self.organ, "B7.a")
        elif what == ROB_MONSTER:
            species.drop_token(s, victim, card, "B7.a")
        else:
            species.drop_basal(s, victim, self.organ, "B7.a")
        if self.place > 0:
            s.cubes[self.place - 1] = int(s.cubes[self.place - 1] + one(self.organ))
        else:
            s.basal[self.species] = int(s.basal[self.species] + one(self.organ))
        species.refresh(s, self.species)
        if self.place > 0:  # a daughter has no creeple yet
            s.push(FADE)
        s.push(RECHECK)

    def impossible(self, s: Bios2) -> str:
        if self.place == 0:
            return ""
        unborn = any(s.living[sp] == 0 for sp in s.species_of(self.species // 5))
        return "it has no such card, or is not born yet" if unborn or self.place > CARDS else ""

    def values(self) -> list[int]:
        return [self.species, self.place, self.organ]


def ask_thefts(s: Bios2, sp: int, place: int, short: list[int]) -> None:
    """A question for each cube that the supply lacked (B7.a)."""
    for colour in reversed(short):
        s.push(Steal(sp, place, colour))


class Rise(Frame[Bios2]):
    """Where the archetype of a Lazarus appears again (E7.a), with trophic choice and contest (F6): LAND biome level."""

    RULE: ClassVar[str] = "E7.a"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def options(self, s: Bios2) -> list[int]:
        return habitable(s, self.colour * 5)

    def refuse(self, s: Bios2, act: int) -> str:
        if kind(act) != LAND:
            return self.RULE
        return movement.why_not(s, self.colour * 5, int(first(act)), int(second(act))) or self.RULE

    def choose(self, s: Bios2, act: int) -> None:
        s.unborn[self.colour * 5] -= 1
        s.push(RECHECK)
        arrive(s, self.colour * 5, int(first(act)), int(second(act)))

    def impossible(self, s: Bios2) -> str:
        sp = self.colour * 5
        return "" if s.genotype[sp] != NONE and s.living[sp] == 0 and s.unborn[sp] > 0 else "no archetype is to appear"

    def values(self) -> list[int]:
        return [self.colour]


def habitable(s: Bios2, sp: int) -> list[int]:
    """Everywhere that a creeple of a species could live, as acts (E7.a, F3.c)."""
    places = [*s.map.hexes, *[tab for tab in s.map.tabs if s.map.open[tab]]]
    return [
        pack(LAND, biome, level)
        for biome in sorted(places)
        for level in movement.levels(s, sp // 5)
        if movement.may_enter(s, sp, biome, level)
    ]
