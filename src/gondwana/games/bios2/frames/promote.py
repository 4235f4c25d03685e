"""Promoting a mutation (E2), perhaps to a new species (E3): hosts (J2.0), personality (J6), tools (J7.0)."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.act import DONE, NO, first, kind, pack, second
from gondwana.core.frames import NOTHING
from gondwana.games.bios2 import creeples, emotions, movement, species
from gondwana.games.bios2.acts import COUPLE, HOST, HOST_NEWBORN, JOIN, TOOL
from gondwana.games.bios2.emotions import half
from gondwana.games.bios2.frames.asked import OfSpecies
from gondwana.games.bios2.frames.bodies import ask_thefts
from gondwana.games.bios2.frames.settle import FADE, RECHECK, arrive
from gondwana.games.bios2.state import GOES_ON, LANGUAGE, SPECIES, UNPROMOTED, Bios2
from gondwana.games.bios2.tables import GREEN_PLAYER, NONE, VIOLET


def turn_card(s: Bios2, face: int) -> None:
    """Promote a mutation to one of its faces (E2.0, E2.f); a face with a form founds a species (E2.b.3, E3.0)."""
    card = face >> 1
    sp = s.holder[card]
    shape = s.t.shape[face]
    s.push(Feel(sp))
    if shape == NONE:
        if s.t.mutualism[face]:
            s.push(ChooseHost(sp, card))
        ask_thefts(s, sp, card + 1, species.promote(s, sp, face))
        s.push(FADE)
        return
    kiwi = s.size[sp] > s.t.max_size[face]
    daughter = sp // 5 * 5 + (0 if kiwi else shape)
    short = species.beget(s, sp, daughter, face)
    if s.t.mutualism[face] and not kiwi:
        s.push(ChooseHost(daughter, card))
    s.push(Replace(daughter, sp))
    ask_thefts(s, daughter, 0, short)


class Replace(OfSpecies):
    """Which of the mother's creeples becomes the daughter's first (E3.d.1): PICK biome level stance.

    If it was her last one she is extinct, once a contest with the daughter is over (E3.d.2).
    """

    RULE: ClassVar[str] = "E3.d.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("daughter:species", "mother:species")

    def __init__(self, daughter: int, mother: int) -> None:
        super().__init__(daughter)
        self.mother = mother

    def options(self, s: Bios2) -> list[int]:
        return creeples.picks(s, self.mother)

    def choose(self, s: Bios2, act: int) -> None:
        biome, level = int(first(act)), int(second(act))
        creeples.withdraw(s, self.mother, act)
        s.unborn[self.species] -= 1
        s.push(FADE)
        s.push(RECHECK)
        if movement.may_enter(s, self.species, biome, level):
            arrive(s, self.species, biome, level)
        else:  # who cannot live there is endangered, and no rival to anybody (G1.2, H1.2)
            creeples.fall(s, self.species, biome, level, "G1.1")

    def impossible(self, s: Bios2) -> str:
        born = self.species // 5 == self.mother // 5 and self.species != self.mother
        if not born or s.living[self.mother] == 0 or s.living[self.species] > 0 or s.unborn[self.species] == 0:
            return "no creeple of the mother can become the daughter's first"
        return ""

    def values(self) -> list[int]:
        return [self.species, self.mother]


class ChooseHost(OfSpecies):
    """Whose creeple comes to the card just promoted (J2.0, J2.c, GL.RampionHote): HOST of its unborns, HOST_NEWBORN."""

    RULE: ClassVar[str] = "J2.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "card")

    def __init__(self, species: int, card: int) -> None:
        super().__init__(species)
        self.card = card

    def options(self, s: Bios2) -> list[int]:
        hosts = [sp for sp in range(SPECIES) if may_host(s, self.species, sp)]
        acts = [pack(HOST, sp) for sp in hosts if s.unborn[sp] > 0]
        return acts + [pack(HOST_NEWBORN, sp) for sp in hosts if s.newborn[sp] > 0]

    def choose(self, s: Bios2, act: int) -> None:
        host = int(first(act))
        if kind(act) == HOST:
            s.unborn[host] -= 1
        else:
            s.newborn[host] -= 1
        s.host[self.card] = host
        s.tell("host", "J2.0", self.species, host)

    def refuse(self, s: Bios2, act: int) -> str:
        host = int(first(act))
        if kind(act) not in (HOST, HOST_NEWBORN) or host >= SPECIES or not may_host(s, self.species, host):
            return "J2.0"
        return "J2.a"

    def impossible(self, s: Bios2) -> str:
        return "" if s.holder[self.card] == self.species and s.host[self.card] == NONE else "it has no such card"

    def values(self) -> list[int]:
        return [self.species, self.card]


def may_host(s: Bios2, sp: int, host: int) -> bool:
    """Is it an opponent's species in one of its biomes (J2.0, GL.Mutualisme), or a magic mushroom's choice (J2.c)?"""
    if host // 5 == sp // 5 or s.genotype[host] == NONE:
        return False
    if creeples.homes(s, sp) & creeples.homes(s, host):
        return True
    if s.rules.simple or sp // 5 != GREEN_PLAYER:
        return False
    return any(s.face[card] == UNPROMOTED and s.t.monster_plant[card] for card in s.tableau[host])


class Feel(OfSpecies):
    """After a promotion cards may join the personality (E2.h, J6.b.1, J6.c, J6.d.1): COUPLE, JOIN, or done.

    None leaves it again (J6.d.2, GL.Personnalite).
    """

    RULE: ClassVar[str] = "J6.b.1"

    def options(self, s: Bios2) -> list[int]:
        sp = self.species
        row = s.personality[sp]
        found: list[int] = []
        promoted = [card for card in s.tableau[sp] if s.face[card] >= 0 and card not in row]
        for card in promoted:
            if len(row) == 0:
                for other in promoted:
                    if other != card and fits(s, card, other):
                        found.append(pack(COUPLE, card, other))
            else:
                for place in range(len(row) + 1):
                    if (place == 0 or fits(s, row[place - 1], card)) and (
                        place == len(row) or fits(s, card, row[place])
                    ):
                        found.append(pack(JOIN, card, place))
        return [pack(DONE), *sorted(found)] if found else NOTHING

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == DONE:
            return
        sp = self.species
        card, at = int(first(act)), int(second(act))
        row = s.personality[sp]
        row = [card, at] if kind(act) == COUPLE else row[:at] + [card] + row[at:]
        s.personality[sp] = row
        place = row.index(card)
        emotion = half(s, card, place + 1 < len(row))
        s.tell("emotion", "J6.0", sp, emotion)
        if emotions.speaks(s, sp):
            s.tell("language", "J6.f.1", sp)
            if s.ending == GOES_ON:
                s.ending = LANGUAGE
        s.push(self)
        if emotion == VIOLET:
            s.push(TakeTool(sp))

    def refuse(self, s: Bios2, act: int) -> str:
        if kind(act) == COUPLE and len(s.personality[self.species]) > 0:
            return "J6.c"
        return "J6.d.1" if kind(act) == JOIN else "J6.b.1"


def fits(s: Bios2, left: int, right: int) -> bool:
    """Do the halves of two neighbours make an emotion (J6.0)?"""
    return half(s, left, True) != NONE and half(s, left, True) == half(s, right, False)


class TakeTool(OfSpecies):
    """For a new curiosity a tool may be taken at once, on either side (J7.0): TOOL toolside, or no."""

    RULE: ClassVar[str] = "J7.0"

    def options(self, s: Bios2) -> list[int]:
        sides = [pack(TOOL, tool * 2 + side) for tool in range(4) if s.tool[tool] == NONE for side in range(2)]
        return [pack(NO), *sides] if sides else NOTHING

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == NO:
            return
        side = int(first(act))
        s.tool[side >> 1] = self.species
        s.tool_side[side >> 1] = side & 1
        s.tell("tool", "J7.0", self.species, side)
        creeples.stir_species(s, self.species)
        s.push(RECHECK)
