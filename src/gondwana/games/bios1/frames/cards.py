"""Buying a card (5.0), playing it (7.0), and what the card drawn for it brings (5.0d.1, 6.0)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gondwana.core.act import first, kind, pack, second
from gondwana.core.frames import Frame
from gondwana.games.bios1 import dna
from gondwana.games.bios1.acts import (
    DISCARD,
    KEEP_FOSSIL,
    MUTATE,
    PLACE,
    REPLACE,
    RESURRECT,
    SIZE,
    SPECIATE,
)
from gondwana.games.bios1.effects import resolve_event
from gondwana.games.bios1.life import suits
from gondwana.games.bios1.species import add_card, can_mutate, enter, extinguish, found, leave, side_of, within
from gondwana.games.bios1.state import FOSSIL, NONE, REMOVED, Bios1
from gondwana.games.bios1.tables import HABITATS

PERIODS: list[int] = [5, 8, 7]
DISPLAY: Final = 5


def buy(s: Bios1, upper: bool, at: int) -> None:
    """A gene on each card to the left (5.0a.1, 5.0a.2), then the genes on the card are the buyer's (5.0b)."""
    cards = s.upper if upper else s.lower
    genes = s.upper_genes if upper else s.lower_genes
    for i in range(at):
        genes[i] += 1
    card = cards.pop(at)
    won = genes.pop(at)
    s.genes[s.active] += won - at
    s.tell("buy", "5.0", s.active, card, at)
    if won > 0:
        s.tell("enrich", "5.0b", s.active, won)
    s.push(Refill(1 if upper else 0))
    s.push(Play(card))


def qualifies(s: Bios1, species: int, card: int) -> bool:
    """May this species be the parent of a genotype: size in its limits, half its letters (7.4.2, 7.5a.1)?"""
    side = side_of(s, species, card)
    if s.size[species] == 0 or not within(s, species, s.size[species], card):
        return False
    return dna.shared(s.genome[species], s.t.dna[side]) * 2 >= dna.size_of(s.t.dna[side])


def replaceable(s: Bios1, parent: int, card: int) -> list[int]:
    """The places of the parent's animals where the child could live (7.4b.1)."""
    side = side_of(s, parent, card)
    child = (parent & ~3) + s.t.shape[side]
    genome = dna.tracked(s.t.dna[side])
    places: list[int] = []
    for h in range(HABITATS):
        fits = -1
        for space in range(3):
            if s.space[h * 3 + space] != 0 and parent in s.animals(h * 3 + space):
                if fits < 0:
                    fits = suits(s, child, genome, s.size[parent], h)
                if fits >> space & 1:
                    places.append(h * 3 + space)
    return places


class Play(Frame[Bios1]):
    """The card just bought is played at once or discarded; there is no hand (5.0c.1, 7.0)."""

    RULE: ClassVar[str] = "5.0c.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Bios1) -> list[int]:
        player = s.active
        card = self.card
        acts: list[int] = []
        if not s.alive(player):
            if card < s.t.mutations:  # 16.3.2: a Lazarus player resurrects or discards
                for species in range(player * 4, player * 4 + 4):
                    if len(sizes(s, species, card)) > 0:
                        acts.append(pack(RESURRECT, species))
        elif card < s.t.mutations:
            for species in range(player * 4, player * 4 + 4):
                if can_mutate(s, species, card) == "":
                    acts.append(pack(MUTATE, species))
        else:
            child = player * 4 + s.t.shape[side_of(s, player * 4, card)]
            if s.size[child] == 0:
                for parent in range(player * 4, player * 4 + 4):
                    if qualifies(s, parent, card) and len(replaceable(s, parent, card)) > 0:
                        acts.append(pack(SPECIATE, parent))
            elif qualifies(s, child, card):
                acts.append(pack(KEEP_FOSSIL))
        acts.append(pack(DISCARD))
        return acts

    def choose(self, s: Bios1, act: int) -> None:
        what = kind(act)
        card = self.card
        if what == MUTATE:
            s.tell("mutate", "7.1", first(act), card)
            add_card(s, first(act), card)
        elif what == SPECIATE:
            s.push(Replace(card, first(act)))
        elif what == KEEP_FOSSIL:  # 7.5, 7.5a.2: the parent does not change
            s.holder[card] = FOSSIL + s.active
            s.tell("fossil", "7.5", s.active, card)
        elif what == RESURRECT:
            s.push(Revive(card, first(act)))
        else:
            s.holder[card] = REMOVED
            s.tell("discard", "5.0c.2", s.active, card)

    def refuse(self, s: Bios1, act: int) -> str:
        what = kind(act)
        species = int(first(act))
        if what == MUTATE and species < s.players * 4 and self.card < s.t.mutations and s.alive(s.active):
            return can_mutate(s, species, self.card) or "7.1"
        if what == SPECIATE:
            return "7.4.2"
        if what == KEEP_FOSSIL:
            return "7.5a.1" if s.alive(s.active) else "16.3.2"
        return "16.3a.1" if what == RESURRECT else "5.0c.1"

    def values(self) -> list[int]:
        return [self.card]


class Replace(Frame[Bios1]):
    """An animal of the parent on the map is replaced by the first of the new species (7.4.1, 7.4b.1, 7.4c)."""

    RULE: ClassVar[str] = "7.4b.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "species")

    def __init__(self, card: int, parent: int) -> None:
        self.card = card
        self.parent = parent

    def options(self, s: Bios1) -> list[int]:
        return [pack(REPLACE, place // 3, place % 3) for place in replaceable(s, self.parent, self.card)]

    def choose(self, s: Bios1, act: int) -> None:
        place = int(first(act)) * 3 + int(second(act))
        child = (self.parent & ~3) + s.t.shape[side_of(s, self.parent, self.card)]
        s.tell_all("speciate", "7.4.1", [child, self.parent, self.card])
        found(s, child, s.size[self.parent])
        add_card(s, child, self.card)  # only the card's letters: nothing is inherited (7.4.3)
        leave(s, self.parent, place)
        enter(s, child, place)
        extinguish(s)  # the parent may be extinct now (7.4b.2)

    def impossible(self, s: Bios1) -> str:
        if self.card >= s.t.mutations and self.parent >> 2 == s.active:
            child = (self.parent & ~3) + s.t.shape[side_of(s, self.parent, self.card)]
            if s.size[child] == 0 and qualifies(s, self.parent, self.card) and replaceable(s, self.parent, self.card):
                return ""
        return "this species cannot be the parent (7.4.2)"

    def values(self) -> list[int]:
        return [self.card, self.parent]


# -- resurrection (16.3a) --------------------------------------------------------------------------------------------


def sizes(s: Bios1, species: int, card: int) -> list[int]:
    """The sizes within the card's limits at which the species could live somewhere (16.3a.1, 16.3a.2)."""
    side = side_of(s, species, card)
    out: list[int] = []
    for size in range(s.t.low[side], s.t.high[side] + 1):
        for h in range(HABITATS):
            if suits(s, species, s.t.dna[side], size, h):
                out.append(size)
                break
    return out


class Revive(Frame[Bios1]):
    """A Lazarus player's species comes back, with the card and at any size in its limits (16.3a.2)."""

    RULE: ClassVar[str] = "16.3a.2"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "species")

    def __init__(self, card: int, species: int) -> None:
        self.card = card
        self.species = species

    def options(self, s: Bios1) -> list[int]:
        return [pack(SIZE, size) for size in sizes(s, self.species, self.card)]

    def choose(self, s: Bios1, act: int) -> None:
        found(s, self.species, first(act))
        s.unborn = self.species
        s.tell("resurrect", "16.3a.1", self.species, first(act))
        add_card(s, self.species, self.card)
        s.push(Appear(self.species))

    def impossible(self, s: Bios1) -> str:
        if self.card < s.t.mutations and self.species >> 2 == s.active and not s.alive(s.active):
            return "" if sizes(s, self.species, self.card) else "it could live nowhere (16.3a.2)"
        return "only a Lazarus player resurrects, with a mutation (16.3.2)"

    def values(self) -> list[int]:
        return [self.card, self.species]


class Appear(Frame[Bios1]):
    """Its animal goes anywhere it can survive, whatever the distance (16.3a.1); no longer Lazarus (16.3a.3)."""

    RULE: ClassVar[str] = "16.3a.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("species",)

    def __init__(self, species: int) -> None:
        self.species = species

    def options(self, s: Bios1) -> list[int]:
        every: i64 = (1 << 26) - 1
        return list_targets(s, self.species, s.genome[self.species], s.size[self.species], every)

    def choose(self, s: Bios1, act: int) -> None:
        settle(s, self.species, act)

    def impossible(self, s: Bios1) -> str:
        return "" if self.species == s.unborn else "only a species 'unborn' appears"

    def values(self) -> list[int]:
        return [self.species]


def list_targets(s: Bios1, species: int, genome: i64, size: i64, habitats: i64) -> list[int]:
    """Every place in these habitats that suits the species, as acts."""
    acts: list[int] = []
    for h in range(HABITATS):
        if (habitats >> h) & 1:
            fits = suits(s, species, genome, size, h)
            for space in range(3):
                if fits >> space & 1:
                    acts.append(pack(PLACE, h, space))
    return acts


def settle(s: Bios1, species: int, act: int) -> None:
    """The first animal of a species goes to its place."""
    s.unborn = NONE
    enter(s, species, int(first(act)) * 3 + int(second(act)))
    s.tell("expand", "10.0", species, first(act), second(act))


# -- the next card (5.0d, 5.0e) --------------------------------------------------------------------------------------


class Refill(Frame[Bios1]):
    """Draw the next card, resolve its event if it is for the lower display, then put it at the far right (5.0e)."""

    RULE: ClassVar[str] = "5.0e"
    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, upper: int) -> None:
        self.upper = upper

    def resolve(self, s: Bios1) -> None:
        if self.upper:  # from the general deck, without event (5.0d.2)
            if s.dealt_general < len(s.general):
                card = s.general[s.dealt_general]
                s.dealt_general += 1
                s.revealed()
                s.tell("refill", "5.0d.2", card)
                s.upper.append(card)
                s.upper_genes.append(0)
        elif s.drawn < len(s.deck):
            card = s.deck[s.drawn]
            s.drawn += 1
            s.revealed()
            s.tell("draw", "5.0d.1", card)
            resolve_event(s, card)
            s.lower.append(card)
            s.lower_genes.append(0)
            end_period(s)

    def impossible(self, s: Bios1) -> str:
        return "" if len(s.upper if self.upper else s.lower) < DISPLAY else "the display is full (4.3d)"

    def values(self) -> list[int]:
        return [self.upper]


def end_period(s: Bios1) -> None:
    """The last card of each of the four decks brings a scoring (1.2.2, 5.0f), that of the last the end (18.0a)."""
    last = 3 * s.players
    for cards in PERIODS:
        if s.drawn == last:
            s.scoring = True
        last += cards
    if s.drawn == last:
        s.ending = True
