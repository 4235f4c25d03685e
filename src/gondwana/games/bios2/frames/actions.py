"""The actions of a player's phase (E0): what may be done, and the display (E1)."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.act import PASS, first, kind, pack, second
from gondwana.core.frames import Frame
from gondwana.games.bios2 import organs, species
from gondwana.games.bios2.acts import MUTATE, POPULATE
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.organs import amount
from gondwana.games.bios2.state import DECK, SHOWN, Bios2
from gondwana.games.bios2.tables import GREEN_PLAYER, METABOLISM, NONE


class Act(Frame[Bios2]):
    """Choose one of the actions left (A2.c), or pass for good; Lazarus may only resurrect or claim (GL.Lazarus)."""

    RULE: ClassVar[str] = "A2.c"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "number")
    OPENS: ClassVar[bool] = True

    def __init__(self, colour: int, left: int) -> None:
        self.colour = colour
        self.left = left

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def options(self, s: Bios2) -> list[int]:
        if self.left == 0:
            return []
        acts: list[int] = [pack(PASS)]
        list_mutations(s, self.colour, acts)
        for sp in s.species_of(self.colour):
            most = min(s.unborn[sp], 1 + amount(s.organs[sp], organs.BLUE))
            for n in range(1, most + 1):
                acts.append(pack(POPULATE, sp, n))
        return acts

    def choose(self, s: Bios2, act: int) -> None:
        what = kind(act)
        if what == PASS:
            s.tell("pass", "A2.c", self.colour)
            return
        s.push(Act(self.colour, self.left - 1))
        s.push(RECHECK)
        if what == MUTATE:
            mutate(s, int(first(act)), int(second(act)))
        elif what == POPULATE:
            populate(s, int(first(act)), int(second(act)))

    def values(self) -> list[int]:
        return [self.colour, self.left]


def list_mutations(s: Bios2, colour: int, acts: list[int]) -> None:
    """Cards of the display that a species can pay for with its unborns (E1.a, E1.a.1, E1.d)."""
    for r in range(2):
        for at in range(len(s.row[r])):
            card = s.row[r][at]
            if card == NONE or (colour == GREEN_PLAYER and r == METABOLISM and barred(s, card)):
                continue
            for sp in s.species_of(colour):
                if s.spent[sp] + cost(s, sp, card, at) <= s.unborn[sp]:
                    acts.append(pack(MUTATE, card, sp))
    acts.sort()


def barred(s: Bios2, card: int) -> bool:
    """A metabolic card without the icon of monstrous plants (E1.d); all are equal in tooth and claw (A8.h)."""
    return not s.rules.simple and not s.t.monster_plant[card]


def cost(s: Bios2, sp: int, card: int, at: int) -> int:
    """What a place of the display costs a species (E1.a); half with an emotion of the colour, less with two (E1.b)."""
    full = s.t.costs[at]
    felt = amount(s.felt[sp], s.t.colour[card])
    if felt == 0 or full == 0:
        return full
    return (full + 1) // 2 if felt == 1 else 1


def mutate(s: Bios2, card: int, sp: int) -> None:
    """Take a card from the display and play it (E1.0, E1.c)."""
    r = s.t.row_of[card]
    at = s.row[r].index(card)
    price = cost(s, sp, card, at)
    s.spent[sp] += price
    s.row[r] = [NONE if other == card else other for other in s.row[r]]
    s.tell("mutate", "E1.0", sp, card, price)
    species.gain(s, sp, card)


def populate(s: Bios2, sp: int, n: int) -> None:
    """Unborn creeples become newborns (E4)."""
    s.unborn[sp] -= n
    s.newborn[sp] += n
    s.tell("populate", "E4", sp, n)


def refill(s: Bios2) -> None:
    """Cards slide to the left, new ones come from the decks, whose discards are shuffled when they end (E1.e)."""
    for r in range(2):
        row = [card for card in s.row[r] if card != NONE]
        while len(row) < len(s.t.costs):
            if s.drawn[r] == len(s.deck[r]):
                if len(s.discards[r]) == 0:
                    break
                s.deck[r] = s.discards[r][:]
                s.rng.shuffle(s.deck[r])
                s.drawn[r] = 0
                s.discards[r] = []
                for card in s.deck[r]:
                    s.holder[card] = DECK
                s.tell("shuffle", "E1.e", r)
            card = s.deck[r][s.drawn[r]]
            s.drawn[r] += 1
            s.holder[card] = SHOWN
            row.append(card)
            s.revealed()
            s.tell("refill", "E1.e", card)
        s.row[r] = row
