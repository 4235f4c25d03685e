"""Culling at the end of each turn (4.3, 13.0, 14.0): rounds in each habitat until nothing is marked."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gondwana.core.act import first, pack
from gondwana.core.frames import Frame
from gondwana.games.bios1 import contests
from gondwana.games.bios1.acts import MOVE, SPARE
from gondwana.games.bios1.species import extinguish
from gondwana.games.bios1.state import ALIEN, BIOME, NONE, PREDATOR, ROOTER, Bios1

LEAVES: Final = 0
ROOTS: Final = 1
HUNT: Final = 2
GRAZERS_GO: Final = 3
HUNTERS_GO: Final = 4
STEPS: Final = 5


class Cull(Frame[Bios1]):
    """Go on from this habitat and this step of its round; whoever has a choice is asked in between.

    Herbivores come before carnivores (aid.1); at the end the species without animals are extinct.
    """

    RULE: ClassVar[str] = "4.3"
    FIELDS: ClassVar[tuple[str, ...]] = ("habitat", "number")

    def __init__(self, habitat: int, step: int) -> None:
        self.habitat = habitat
        self.step = step

    def resolve(self, s: Bios1) -> None:
        step = self.step
        h = self.habitat
        while True:
            if s.herd_at == NONE:
                h = contests.next_unsettled(s, h)
                if h == NONE:
                    extinguish(s)
                    return
                contests.gather(s, h)
                step = LEAVES
            while step < STEPS:
                question = run_step(s, step)
                if question is not None:
                    s.push(Cull(s.herd_at, step))
                    s.push(question)
                    return
                step += 1
            step = LEAVES
            if not contests.close_round(s):
                contests.scatter(s)
                h += 1

    def impossible(self, s: Bios1) -> str:
        if s.herd_at == NONE:
            return "" if self.habitat == self.step == 0 else "a culling begins with A0 0"
        return "" if self.habitat == s.herd_at and 0 <= self.step < STEPS else "another habitat is in 'culling'"

    def values(self) -> list[int]:
        return [self.habitat, self.step]


def run_step(s: Bios1, step: int) -> Frame[Any] | None:
    """One step of a round, as far as it goes without a question."""
    if step in (LEAVES, ROOTS):
        place = BIOME if step == LEAVES else ROOTER
        tied = contests.contest(s, place)
        return Spare(place, tied) if tied else None
    if step == HUNT:
        tied = contests.hunters(s)
        return Favour(tied) if tied else None
    carnivores = step == HUNTERS_GO
    if carnivores:
        contests.hold_back(s)
    while True:
        i = contests.next_loser(s, carnivores)
        if i == NONE:
            return None
        places = contests.refuges(s, i)
        if len(places) == 0:
            contests.perish(s, i)
        elif len(places) == 1 or contests.kind(s.herd[i]) >= ALIEN:
            contests.flee(s, i, places[0])
        else:
            return Flee(contests.kind(s.herd[i]), contests.space(s.herd[i]))


def list_species(kind: int, mask: int) -> list[int]:
    """One act of this kind for each species in the mask, in order."""
    acts: list[int] = []
    species = 0
    while mask > 0:
        if mask & 1:
            acts.append(pack(kind, species))
        mask >>= 1
        species += 1
    return acts


def owner(mask: int) -> int:
    """The player of the species in a mask."""
    player = 0
    while mask & 15 == 0:
        mask >>= 4
        player += 1
    return player


def untied(s: Bios1, place: int, mask: int) -> str:
    """Why these cannot be the species of one player that are tied for a place, in a situation."""
    there = contests.species_mask(s, contests.contestants(s, place))
    several = mask > 0 and mask & (mask - 1) != 0 and mask & ~(15 << owner(mask) * 4) == 0
    return "" if several and mask & ~there == 0 else "no such species of one player are tied there"


class Spare(Frame[Bios1]):
    """Species of one colour are tied to the end of a contest: the owner chooses which one keeps the place (13.4.2)."""

    RULE: ClassVar[str] = "13.4.2"
    FIELDS: ClassVar[tuple[str, ...]] = ("space", "number")

    def __init__(self, space: int, tied: int) -> None:
        self.space = space
        self.tied = tied

    def seat(self, s: Bios1) -> int:
        return owner(self.tied)

    def options(self, s: Bios1) -> list[int]:
        return list_species(SPARE, self.tied)

    def choose(self, s: Bios1, act: int) -> None:
        contests.spare(s, self.space, first(act))

    def impossible(self, s: Bios1) -> str:
        return untied(s, self.space, self.tied)

    def values(self) -> list[int]:
        return [self.space, self.tied]


class Favour(Frame[Bios1]):
    """Carnivores of one colour are tied for the prey: the owner chooses which one goes first (14.3.2)."""

    RULE: ClassVar[str] = "14.3.2"
    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, tied: int) -> None:
        self.tied = tied

    def seat(self, s: Bios1) -> int:
        return owner(self.tied)

    def options(self, s: Bios1) -> list[int]:
        return list_species(SPARE, self.tied)

    def choose(self, s: Bios1, act: int) -> None:
        for i in contests.contestants(s, PREDATOR):
            if contests.kind(s.herd[i]) == first(act) and contests.mode(s.herd[i]) == contests.FREE:
                contests.put(s, i, contests.KEPT)
                return

    def impossible(self, s: Bios1) -> str:
        return untied(s, PREDATOR, self.tied)

    def values(self) -> list[int]:
        return [self.tied]


class Flee(Frame[Bios1]):
    """A loser has several other places in its habitat: the owner chooses; it must go (13.6.2)."""

    RULE: ClassVar[str] = "13.6.2"
    FIELDS: ClassVar[tuple[str, ...]] = ("animal", "space")

    def __init__(self, animal: int, space: int) -> None:
        self.animal = animal
        self.space = space

    def seat(self, s: Bios1) -> int:
        return self.animal >> 2

    def options(self, s: Bios1) -> list[int]:
        i = self.loser(s)
        return [pack(MOVE, place) for place in contests.refuges(s, i)]

    def choose(self, s: Bios1, act: int) -> None:
        contests.flee(s, self.loser(s), first(act))

    def impossible(self, s: Bios1) -> str:
        i = self.loser(s)
        if i != NONE and contests.kind(s.herd[i]) == self.animal < ALIEN and contests.space(s.herd[i]) == self.space:
            return "" if len(contests.refuges(s, i)) > 1 else "it has no choice of places (13.6.2)"
        return "it is not the next loser (13.6.2)"

    def loser(self, s: Bios1) -> int:
        """Its place in the herd."""
        return contests.next_loser(s, self.space == PREDATOR)

    def values(self) -> list[int]:
        return [self.animal, self.space]
