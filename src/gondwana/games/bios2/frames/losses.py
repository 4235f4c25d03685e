"""Losing organs and creeples to events: mutagens, radiation, crowd disease (D7, D8, D9)."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.act import NO, first, kind, pack, second, third
from gondwana.core.frames import NOTHING, Frame
from gondwana.games.bios2 import alien, creeples, effects, organs, species
from gondwana.games.bios2.acts import DROP, DWARF, METAMORPHOSE
from gondwana.games.bios2.frames.asked import OfSpecies
from gondwana.games.bios2.frames.bodies import Neotenize
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.organs import CUBES, amount, monster
from gondwana.games.bios2.state import TOKEN_FOSSIL, TOOL_FOSSIL, Bios2
from gondwana.games.bios2.tables import BLACK_PLAYER, CARDS, NONE

ALL_COLOURS = 0b11111


class Atrophy(OfSpecies):
    """A species has more organs than its heart allows: its owner chooses a plus organ to lose (D7.1, GL.Atrophie.1).

    `limit` is the mutagen roll of tooth and claw (D7.a), else nothing. White organs lost lower the limit (D7.d).
    Black may use its neoteny instead, before each loss (J8.c): METAMORPHOSE fossil; who is doomed without it says no.
    """

    RULE: ClassVar[str] = "D7.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "number")

    def __init__(self, species: int, limit: int) -> None:
        super().__init__(species)
        self.limit = limit

    def options(self, s: Bios2) -> list[int]:
        sp = self.species
        if s.genotype[sp] == NONE:
            return NOTHING
        most = effects.heart(s, sp, self.limit)
        if organs.total(s.organs[sp]) <= most:
            return NOTHING
        found = metamorphoses(s, sp // 5) if s.basal[sp] else NOTHING
        if organs.total(s.basal[sp]) > most:
            return [pack(NO), *found] if found else NOTHING
        return sorted(plus_organs(s, sp, ALL_COLOURS) + found)

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == NO:
            self.resolve(s)
            return
        s.push(self)
        if kind(act) == METAMORPHOSE:
            metamorphose(s, self.species // 5, int(first(act)))
            return
        s.push(RECHECK)
        lose(s, self.species, act, "D7.1", "D7.e")

    def resolve(self, s: Bios2) -> None:
        sp = self.species
        if s.genotype[sp] != NONE and organs.total(s.basal[sp]) > effects.heart(s, sp, self.limit):
            species.extinguish(s, sp, "D7.1")
            s.push(RECHECK)

    def refuse(self, s: Bios2, act: int) -> str:
        if kind(act) == METAMORPHOSE:
            return "J8.c"
        return "K8.a" if alien.directed(s, self.species // 5) else self.RULE

    def values(self) -> list[int]:
        return [self.species, self.limit]


def plus_organs(s: Bios2, sp: int, colours: int) -> list[int]:
    """The plus organs of a species of these colours (a mask) that can be lost, as acts.

    What bears no organ is not touched (GL.Atrophie.3). An automated plant spares its monstrous cards (K8.a).
    """
    cards = sorted(s.tableau[sp])
    if alien.directed(s, sp // 5):
        common = [card for card in cards if not s.t.monster_plant[card]]
        acts = organs_on(s, sp, common, colours)
        if acts:
            return acts
    return organs_on(s, sp, cards, colours)


def organs_on(s: Bios2, sp: int, cards: list[int], colours: int) -> list[int]:
    """The plus organs on these cards; as long as monsters only shrink, one stands for all (D7.e, GL.Atrophie.2)."""
    acts: list[int] = []
    for card in cards:
        for colour in range(organs.COLOURS):
            if colours >> colour & 1 and amount(s.cubes[card] & CUBES, colour) > 0:
                acts.append(pack(DROP, card, colour))
    for card in cards:
        if monster(s.cubes[card]) >= 0 and colours >> monster(s.cubes[card]) & 1:
            acts.append(pack(DWARF, card))
            if s.size[sp] > 1:
                break
    return acts


def lose(s: Bios2, sp: int, act: int, rule: str, dwarfed: str) -> None:
    """Lose the organ of such an act."""
    if kind(act) == DROP:
        species.drop_cube(s, sp, int(first(act)), int(second(act)), rule)
    else:
        species.drop_monster(s, sp, int(first(act)), dwarfed)


class Radiation(OfSpecies):
    """A species loses a plus organ of these colours, a mask (D8.0); without one it is immune (D8.c)."""

    RULE: ClassVar[str] = "D8.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "colours:number")

    def __init__(self, species: int, colours: int) -> None:
        super().__init__(species)
        self.colours = colours

    def options(self, s: Bios2) -> list[int]:
        return plus_organs(s, self.species, self.colours)

    def choose(self, s: Bios2, act: int) -> None:
        s.push(RECHECK)
        lose(s, self.species, act, "D8.0", "D8.b")

    def refuse(self, s: Bios2, act: int) -> str:
        return "K8.a" if alien.directed(s, self.species // 5) else self.RULE

    def values(self) -> list[int]:
        return [self.species, self.colours]


class Disease(OfSpecies):
    """The owner picks, one by one, the creeples of a species that die at once (D9.1): PICK biome level stance."""

    RULE: ClassVar[str] = "D9.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "left:number")

    def __init__(self, species: int, left: int) -> None:
        super().__init__(species)
        self.left = left

    def options(self, s: Bios2) -> list[int]:
        return creeples.picks(s, self.species) if self.left > 0 else NOTHING

    def choose(self, s: Bios2, act: int) -> None:
        s.push(Disease(self.species, self.left - 1))
        s.push(RECHECK)
        biome, level = int(first(act)), int(second(act))
        if third(act) == creeples.ENDANGERED:
            creeples.bury(s, s.lying.index(biome << 8 | level << 6 | self.species), "D9.1")
        else:
            creeples.kill(s, biome, level, "D9.1")

    def values(self) -> list[int]:
        return [self.species, self.left]


class Metamorphose(Frame[Bios2]):
    """When all else of a turn is done, black may still use its neoteny (J8.c): METAMORPHOSE fossil, or no."""

    RULE: ClassVar[str] = "J8.c"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def options(self, s: Bios2) -> list[int]:
        found = metamorphoses(s, self.colour)
        return [pack(NO), *found] if found else NOTHING

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == METAMORPHOSE:
            metamorphose(s, self.colour, int(first(act)))

    def values(self) -> list[int]:
        return [self.colour]


def metamorphoses(s: Bios2, colour: int) -> list[int]:
    """The fossils that black may give for a neoteny without an action, as acts (J8.c): once a turn."""
    if not s.rules.apomorphies or colour != BLACK_PLAYER or s.metamorphosed:
        return NOTHING
    if not any(s.basal[sp] for sp in s.species_of(colour)):
        return NOTHING
    return [pack(METAMORPHOSE, fossil) for fossil in sorted(set(s.record[colour]))]


def metamorphose(s: Bios2, colour: int, fossil: int) -> None:
    """Give up a fossil; then each species of black may drop a basal organ (J8.c, E5)."""
    s.metamorphosed = True
    s.tell("metamorphose", "J8.c", colour)
    at = s.record[colour].index(fossil)
    s.record[colour] = s.record[colour][:at] + s.record[colour][at + 1 :]
    s.tell("unfossil", "J8.c", colour, fossil)
    if fossil < CARDS:
        species.throw(s, fossil)
    elif TOOL_FOSSIL <= fossil < TOKEN_FOSSIL:
        s.tool[fossil - TOOL_FOSSIL] = NONE
    for sp in reversed(s.species_of(colour)):
        s.push(Neotenize(sp))
