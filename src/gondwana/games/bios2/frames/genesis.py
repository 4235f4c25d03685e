"""Starting from a game of Bios: Genesis (C2): what each seat brings. Seats sit in order of its score."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import DONE, first, kind, pack, second
from gondwana.core.frames import NOTHING, Frame
from gondwana.games.bios2 import creeples, movement, organs, species
from gondwana.games.bios2.acts import BIONT, COLOUR, CONVERT, ENDOSYMBIONT, INHERIT, LAND, MACRO, PICK
from gondwana.games.bios2.frames.asked import OfSpecies
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.organs import amount, one
from gondwana.games.bios2.state import (
    BROUGHT_LAND,
    BROUGHT_MARINE,
    BROUGHT_NOTHING,
    GENESIS_FOSSIL,
    HERBIVORE,
    HOST_SLOTS,
    SPECIES,
    Bios2,
)
from gondwana.games.bios2.tables import (
    ARCHETYPE_FACE,
    BLACK_PLAYER,
    GREEN_PLAYER,
    NO_DISC,
    NONE,
    ORANGE_PLAYER,
    SEA,
    SWIMMER,
    WHITE_PLAYER,
)

LINEAGE: Final = [
    [GREEN_PLAYER],
    [GREEN_PLAYER],
    [GREEN_PLAYER],
    [GREEN_PLAYER],
    [ORANGE_PLAYER],
    [ORANGE_PLAYER],
    [ORANGE_PLAYER],
    [ORANGE_PLAYER],
    [BLACK_PLAYER],
    [BLACK_PLAYER],
    [BLACK_PLAYER],
    [BLACK_PLAYER],
    [WHITE_PLAYER],
    [WHITE_PLAYER],
    [ORANGE_PLAYER, BLACK_PLAYER],
    [ORANGE_PLAYER, BLACK_PLAYER],
    [],
]
"""The colours of each macroorganism (C2.a, C2.b, C2.c, C2.d, C2.e), in the order of its words."""
MARINE: Final = [2, 3, 6, 7, 10, 11, 13, 15]
NOTHING_BROUGHT: Final = 16


class Bring(Frame[Bios2]):
    """Which macroorganism a seat brings, or nothing (C2.a to C2.e, C2.j): MACRO macroorganism."""

    RULE: ClassVar[str] = "C2.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("player:seat",)

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser

    def seat(self, s: Bios2) -> int:
        return self.chooser

    def options(self, s: Bios2) -> list[int]:
        if s.rules.solo:  # won as a plant, one plays it (C3.a, K0.e)
            plant = s.rules.protagonist
            return [pack(MACRO, m) for m in range(NOTHING_BROUGHT) if (GREEN_PLAYER in LINEAGE[m]) == plant]
        return [pack(MACRO, m) for m in range(NOTHING_BROUGHT + 1)]

    def choose(self, s: Bios2, act: int) -> None:
        macro = int(first(act))
        if macro != NOTHING_BROUGHT:
            s.push(Join(self.chooser, macro))

    def impossible(self, s: Bios2) -> str:
        return "" if s.colour_of[self.chooser] == NONE else "this seat has its colour"

    def values(self) -> list[int]:
        return [self.chooser]


class Join(Frame[Bios2]):
    """Which colour the macroorganism plays: one of its lineage, or any that is free if those are taken (C2.e, C2.h)."""

    RULE: ClassVar[str] = "C2.h"
    FIELDS: ClassVar[tuple[str, ...]] = ("player:seat", "macroorganism")

    def __init__(self, chooser: int, macro: int) -> None:
        self.chooser = chooser
        self.macro = macro

    def seat(self, s: Bios2) -> int:
        return self.chooser

    def options(self, s: Bios2) -> list[int]:
        free = [colour for colour in range(4) if not s.plays(colour) and (colour or not s.rules.solo)]
        if s.rules.protagonist:
            free = [GREEN_PLAYER]
        mine = [colour for colour in LINEAGE[self.macro] if colour in free]
        return [pack(COLOUR, colour) for colour in mine or free]

    def choose(self, s: Bios2, act: int) -> None:
        colour = int(first(act))
        s.seat_of = [self.chooser if c == colour else s.seat_of[c] for c in range(4)]
        s.colour_of = [colour if seat == self.chooser else s.colour_of[seat] for seat in range(s.seats)]
        brought = BROUGHT_MARINE if self.macro in MARINE else BROUGHT_LAND
        if s.rules.protagonist and brought == BROUGHT_MARINE:
            brought = 0  # the plant begins as K3.e says, without organs
        s.brought = [brought if c == colour else s.brought[c] for c in range(4)]
        s.tell("deal", "C2.h", self.chooser, colour)
        if s.rules.solo:  # K0.a, K6.a
            s.seat_of = [0 if c in (colour, GREEN_PLAYER) else NONE for c in range(4)]
            s.medea = colour

    def impossible(self, s: Bios2) -> str:
        return "" if s.colour_of[self.chooser] == NONE else "this seat has its colour"

    def values(self) -> list[int]:
        return [self.chooser, self.macro]


def deal_rest(s: Bios2) -> None:
    """Who brings nothing gets a colour afterwards, and no free cards in the first turn (C2.j)."""
    free = [colour for colour in range(4) if not s.plays(colour)]
    s.rng.shuffle(free)
    for seat in range(s.seats):
        if s.colour_of[seat] == NONE:
            colour = free.pop()
            s.seat_of = [seat if c == colour else s.seat_of[c] for c in range(4)]
            s.colour_of = [colour if other == seat else s.colour_of[other] for other in range(s.seats)]
            s.brought = [BROUGHT_NOTHING if c == colour else s.brought[c] for c in range(4)]
            s.tell("deal", "C2.j", seat, colour)


def settle_heritage(s: Bios2) -> None:
    """What was brought joins the first species: the fossil, organs, bionts and guests (C2.f.1 to C2.k)."""
    for colour in range(3, -1, -1):
        if s.brought[colour] == BROUGHT_LAND:
            species.keep_fossil(s, colour, GENESIS_FOSSIL, "C2.f.3")
            s.push(Endosymbionts(colour * 5))
            s.push(Bionts(colour * 5))
            s.push(Whiten(colour * 5, 0))
            s.push(Inherit(colour * 5))
        elif s.brought[colour] == BROUGHT_MARINE:
            s.push(Endosymbionts(colour * 5 + SWIMMER))
            s.push(Launch(colour))


class Inherit(OfSpecies):
    """The organs of the macroorganism, one after the other (C2.f.1): INHERIT organ, or done."""

    RULE: ClassVar[str] = "C2.f.1"

    def options(self, s: Bios2) -> list[int]:
        return [pack(DONE), *[pack(INHERIT, colour) for colour in range(organs.WHITE) if species.supply(s, colour) > 0]]

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == DONE:
            return
        s.basal[self.species] = int(s.basal[self.species] + one(int(first(act))))
        species.refresh(s, self.species)
        s.tell("basal", "C2.f.1", self.species, int(first(act)))
        s.push(self)


class Whiten(OfSpecies):
    """A pair of inherited organs may become one white, once for each colour (C2.i): CONVERT organ, or done."""

    RULE: ClassVar[str] = "C2.i"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "converted:number")

    def __init__(self, species: int, converted: int) -> None:
        super().__init__(species)
        self.converted = converted

    def options(self, s: Bios2) -> list[int]:
        if species.supply(s, organs.WHITE) == 0:
            return NOTHING
        basal = s.basal[self.species]
        pairs = [c for c in range(organs.WHITE) if amount(basal, c) > 1 and not self.converted >> c & 1]
        return [pack(DONE), *[pack(CONVERT, colour) for colour in pairs]] if pairs else NOTHING

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == DONE:
            return
        colour = int(first(act))
        s.basal[self.species] = int(s.basal[self.species] - 2 * one(colour) + one(organs.WHITE))
        species.refresh(s, self.species)
        s.tell("basal", "C2.i", self.species, organs.WHITE)
        s.push(Whiten(self.species, self.converted | 1 << colour))

    def values(self) -> list[int]:
        return [self.species, self.converted]


class Bionts(OfSpecies):
    """For each biont a random mutation of its colour with one plus cube (C2.f.2): BIONT organ, or done."""

    RULE: ClassVar[str] = "C2.f.2"

    def options(self, s: Bios2) -> list[int]:
        return [pack(DONE), *[pack(BIONT, colour) for colour in range(organs.WHITE) if len(undrawn(s, colour)) > 0]]

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == DONE:
            return
        colour = int(first(act))
        cards = undrawn(s, colour)
        card = cards[s.random(len(cards))]
        row = s.t.row_of[card]
        s.deck[row] = [other for other in s.deck[row] if other != card]
        s.holder[card] = self.species
        s.tableau[self.species] = s.tableau[self.species] + [card]
        s.tell("mutate", "C2.f.2", self.species, card, 0)
        species.place_cubes(s, self.species, card, int(one(colour)))
        s.push(self)


def undrawn(s: Bios2, colour: int) -> list[int]:
    """The cards of a colour that are still in their deck, by number."""
    row = 0 if colour in (organs.RED, organs.YELLOW) else 1
    return sorted([card for card in s.deck[row][s.drawn[row] :] if s.t.colour[card] == colour])


class Endosymbionts(OfSpecies):
    """Who owned endosymbiotic bionts on it keeps one of its creeples as a host (C2.k): ENDOSYMBIONT player, or done."""

    RULE: ClassVar[str] = "C2.k"

    def options(self, s: Bios2) -> list[int]:
        sp = self.species
        others = [c for c in range(4) if s.plays(c) and c != sp // 5 and s.host[slot_of(c, sp)] == NONE]
        if s.unborn[sp] == 0 or len(others) == 0 or s.rules.solo:
            return NOTHING
        return [pack(DONE), *[pack(ENDOSYMBIONT, colour) for colour in others]]

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == DONE:
            return
        colour = int(first(act))
        s.host[slot_of(colour, self.species)] = self.species
        s.unborn[self.species] -= 1
        s.tell("host", "C2.k", colour * 5, self.species)
        s.push(self)


def slot_of(colour: int, sp: int) -> int:
    """Where an archetype card keeps a creeple of a player's first species (C2.k)."""
    return HOST_SLOTS + colour * 4 + sp // 5


class Launch(Frame[Bios2]):
    """In which sea a marine macroorganism begins, as a swimmer (C2.g); alone, where it finds food: LAND biome level."""

    RULE: ClassVar[str] = "C2.g"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def options(self, s: Bios2) -> list[int]:
        sp = self.colour * 5 + SWIMMER
        free = [h for h in sorted(s.map.hexes) if s.upright[HERBIVORE * BIOMES + h] == NONE]
        if s.rules.alien:  # C3.a: where there is a plant to eat
            return [pack(LAND, h, HERBIVORE) for h in free if movement.may_enter(s, sp, h, HERBIVORE)]
        return [pack(LAND, h, HERBIVORE) for h in free if s.t.terrain[h] == SEA and s.discs[h] == NO_DISC]

    def choose(self, s: Bios2, act: int) -> None:
        sp = self.colour * 5 + SWIMMER
        s.unborn[sp] -= 1
        creeples.put(s, sp, int(first(act)), HERBIVORE)
        s.tell("arrive", "C2.g", sp, int(first(act)), HERBIVORE)

    def impossible(self, s: Bios2) -> str:
        sp = self.colour * 5 + SWIMMER
        return "" if s.genotype[sp] != NONE and s.unborn[sp] > 0 else "no swimmer begins"

    def values(self) -> list[int]:
        return [self.colour]


def divide(s: Bios2, swimmer: int) -> None:
    """The first resize of a marine start also makes an archetype species, with the same card (C2.g, E6.b.1)."""
    colour = swimmer // 5
    s.brought = [BROUGHT_LAND if c == colour else s.brought[c] for c in range(4)]
    s.tell("kiwi", "C2.g", colour * 5, swimmer)
    species.found(s, colour * 5, ARCHETYPE_FACE + colour, s.size[swimmer])
    s.basal[colour * 5] = 0
    for organ in range(organs.COLOURS):
        for _ in range(min(amount(s.basal[swimmer], organ), species.supply(s, organ))):
            s.basal[colour * 5] = int(s.basal[colour * 5] + one(organ))
    species.refresh(s, colour * 5)
    s.push(Beach(swimmer, 1))


class Beach(OfSpecies):
    """Which swimmers become domes of the new archetype species, one at least, but never the last (C2.g): PICK, done."""

    RULE: ClassVar[str] = "C2.g"
    FIELDS: ClassVar[tuple[str, ...]] = ("species", "must:number")

    def __init__(self, species: int, must: int) -> None:
        super().__init__(species)
        self.must = must

    def options(self, s: Bios2) -> list[int]:
        if s.living[self.species] < 2:
            return NOTHING
        picks = creeples.picks(s, self.species)
        return picks if self.must else [pack(DONE), *picks]

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) != PICK:
            s.push(RECHECK)
            return
        dome = self.species // 5 * 5
        s.push(Beach(self.species, 0))
        creeples.exchange(s, self.species, dome, act)

    def resolve(self, s: Bios2) -> None:
        if self.must:  # a swimmer alone stays one: a dome from the card lies beside it
            place = creeples.picks(s, self.species)[0]
            dome = self.species // 5 * 5
            s.unborn[dome] -= 1
            creeples.fall(s, dome, int(first(place)), int(second(place)), "C2.g")
        s.push(RECHECK)

    def impossible(self, s: Bios2) -> str:
        dome = self.species // 5 * 5
        if self.species % 5 == SWIMMER and s.genotype[dome] != NONE and s.unborn[dome] >= s.living[self.species]:
            return ""
        return "no swimmers become domes"

    def values(self) -> list[int]:
        return [self.species, self.must]


def archetypes_first(s: Bios2, colour: int) -> int:
    """The species with which a colour begins: its archetype, or the swimmer of a marine macroorganism (C1.l, C2.g)."""
    sp = colour * 5 + (SWIMMER if s.brought[colour] == BROUGHT_MARINE else 0)
    assert sp < SPECIES
    return sp
