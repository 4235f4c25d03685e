"""Preparing the game (C1)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.frames import Frame
from gondwana.games.bios2 import creeples, species
from gondwana.games.bios2.frames.actions import refill
from gondwana.games.bios2.frames.genesis import Bring, archetypes_first, deal_rest, settle_heritage
from gondwana.games.bios2.frames.solo import prepare
from gondwana.games.bios2.frames.turn import ROUND, deal_era
from gondwana.games.bios2.map import HEXES, TAB, new_map
from gondwana.games.bios2.options import Rules
from gondwana.games.bios2.state import BROUGHT_MARINE, HERBIVORE, Bios2
from gondwana.games.bios2.tables import ARCHETYPE_FACE, DECKS, NONE, ROWS, Tables

OXYGEN_START: Final = 14
CLOUDS_START: Final = 6
AIR_START: Final = 3


class SetUp(Frame[Bios2]):
    """Chapter C1 from colours to display, or K3 on other worlds. Sorting the cards is done by the tables (C1.b)."""

    RULE: ClassVar[str] = "C1.a"

    def resolve(self, s: Bios2) -> None:
        s.empty()
        s.push(ROUND)
        shuffle_events(s)
        shuffle_mutations(s)
        if s.rules.alien:
            prepare(s)
        elif s.rules.genesis:
            s.push(LAY_OUT)
            for seat in range(s.seats - 1, -1, -1):
                s.push(Bring(seat))
        else:
            deal_colours(s)
            lay_out(s)
        s.dirty = 0
        s.revealed()


class LayOut(Frame[Bios2]):
    """When all have told what they bring from Genesis (C2)."""

    RULE: ClassVar[str] = "C2.0"

    def resolve(self, s: Bios2) -> None:
        deal_rest(s)
        lay_out(s)
        settle_heritage(s)
        s.dirty = 0


def lay_out(s: Bios2) -> None:
    """Medea with the lowest skeleton (C1.d), the board, the first creeples."""
    if not s.rules.simple:
        s.medea = min(s.colour_of)
    lay_cratons(s)
    if not s.rules.simple:
        lay_discs(s)
    place_players(s)


def deal_colours(s: Bios2) -> None:
    """Colours at random (C1.c)."""
    colours = [0, 1, 2, 3]
    s.rng.shuffle(colours)
    s.colour_of = colours[: s.seats]
    seats = [NONE] * 4
    for seat in range(s.seats):
        seats[s.colour_of[seat]] = seat
        s.tell("deal", "C1.c", seat, s.colour_of[seat])
    s.seat_of = seats


def lay_cratons(s: Bios2) -> None:
    """The cratons in a row, in random or historical order (C1.f); all four but in tooth and claw (C1.g)."""
    line = list(range(len(s.t.cratons)))
    if s.rules.simple:
        line = [craton for craton in line if any(s.plays(c) and s.t.home[c] // HEXES == craton for c in range(4))]
    if not s.rules.historical:
        s.rng.shuffle(line)
    s.map = new_map(line, len(s.t.cratons))
    for at in range(len(line)):
        s.tell("craton", "C1.f", line[at], at)


def lay_discs(s: Bios2) -> None:
    """Offshores (C1.h), centres (C1.i) and reservoirs (C1.k); the strip is Eden (C1.j)."""
    for craton in s.map.line:
        s.discs[craton * HEXES] = s.t.centre[craton]
        for n in range(3):
            s.discs[TAB + craton * 3 + n] = s.t.tabs[craton][n]
    s.oxygen = OXYGEN_START
    s.clouds = CLOUDS_START
    s.air_black = AIR_START
    s.air_white = AIR_START


def shuffle_events(s: Bios2) -> None:
    """Five ET cards for the first era (C1.m), and the biosphere decks (C1.n)."""
    deal_era(s)
    if not s.rules.simple:
        for d in range(1, len(DECKS)):
            s.events[d] = s.t.decks[d][:]
            s.rng.shuffle(s.events[d])


def shuffle_mutations(s: Bios2) -> None:
    """Two decks and their rows of the display (C1.o)."""
    for r in range(len(ROWS)):
        s.deck[r] = [card for card in range(len(s.t.cards)) if s.t.row_of[card] == r]
        s.rng.shuffle(s.deck[r])
    refill(s)


def place_players(s: Bios2) -> None:
    """Each archetype at size 1 (C1.e) with one creeple as herbivore at home (C1.l); a marine start chooses (C2.g)."""
    for colour in sorted(s.colour_of):
        sp = archetypes_first(s, colour)
        species.found(s, sp, ARCHETYPE_FACE + colour, s.t.start_size[colour])
        if s.brought[colour] == BROUGHT_MARINE:
            continue
        s.unborn[sp] -= 1
        creeples.put(s, sp, s.t.home[colour], HERBIVORE)
        s.tell("arrive", "C1.l", sp, s.t.home[colour], HERBIVORE)


def new_game(t: Tables, options: dict[str, int], seats: int) -> Bios2:
    """A game about to begin: `rng` is to be set, then `run` prepares it."""
    s = Bios2(t, Rules(options, seats), options, seats)
    s.push(SET_UP)
    return s


SET_UP: Final = SetUp()
LAY_OUT: Final = LayOut()
