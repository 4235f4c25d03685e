"""Losing organs and creeples to events: mutagens, radiation, crowd disease (D7, D8, D9)."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.act import first, kind, pack, second
from gondwana.core.frames import Frame
from gondwana.games.bios2 import effects, organs, species
from gondwana.games.bios2.acts import DROP, DWARF
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.organs import CUBES, amount, monster
from gondwana.games.bios2.state import Bios2


class Atrophy(Frame[Bios2]):
    """A species has more organs than its heart allows: its owner chooses a plus organ to lose (D7.1, GL.Atrophie.1).

    `limit` is the mutagen roll of tooth and claw (D7.a), else nothing.
    """

    RULE: ClassVar[str] = "D7.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "number")

    def __init__(self, species: int, limit: int) -> None:
        self.species = species
        self.limit = limit

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.species // 5]

    def options(self, s: Bios2) -> list[int]:
        sp = self.species
        if s.genotype[sp] < 0 or organs.total(s.organs[sp]) <= effects.heart(s, sp, self.limit):
            return []
        return plus_organs(s, sp, 31)

    def choose(self, s: Bios2, act: int) -> None:
        s.push(self)
        s.push(RECHECK)
        lose(s, self.species, act, "D7.1")

    def resolve(self, s: Bios2) -> None:
        sp = self.species
        if s.genotype[sp] >= 0 and organs.total(s.organs[sp]) > effects.heart(s, sp, self.limit):
            species.extinguish(s, sp, "D7.1")
            s.push(RECHECK)

    def values(self) -> list[int]:
        return [self.species, self.limit]


def plus_organs(s: Bios2, sp: int, colours: int) -> list[int]:
    """The plus organs of a species of these colours (a mask) that can be lost, as acts."""
    acts: list[int] = []
    for card in sorted(s.tableau[sp]):
        for colour in range(organs.COLOURS):
            if colours >> colour & 1 and amount(s.cubes[card] & CUBES, colour) > 0:
                acts.append(pack(DROP, card, colour))
    for card in sorted(s.tableau[sp]):
        if monster(s.cubes[card]) >= 0 and colours >> monster(s.cubes[card]) & 1:
            acts.append(pack(DWARF, card))
    return acts


def lose(s: Bios2, sp: int, act: int, rule: str) -> None:
    """Lose the organ of such an act."""
    if kind(act) == DROP:
        species.drop_cube(s, sp, int(first(act)), int(second(act)), rule)
    else:
        species.drop_monster(s, sp, int(first(act)), rule)


class Radiation(Frame[Bios2]):
    """A species loses a plus organ of the radiated colours (D8.0); immune without one (D8.c)."""

    RULE: ClassVar[str] = "D8.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "radiation")

    def __init__(self, species: int, radiation: int) -> None:
        self.species = species
        self.radiation = radiation

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.species // 5]

    def options(self, s: Bios2) -> list[int]:
        return plus_organs(s, self.species, 3 if self.radiation == 0 else 12)

    def choose(self, s: Bios2, act: int) -> None:
        s.push(RECHECK)
        lose(s, self.species, act, "D8.0")

    def values(self) -> list[int]:
        return [self.species, self.radiation]


class Disease(Frame[Bios2]):
    """The owner picks, one by one, the creeples of a species that die at once (D9.1): PICK biome level stance."""

    RULE: ClassVar[str] = "D9.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "number")

    def __init__(self, species: int, left: int) -> None:
        self.species = species
        self.left = left

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.species // 5]

    def values(self) -> list[int]:
        return [self.species, self.left]
