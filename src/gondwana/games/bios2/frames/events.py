"""What each step of an event card does (D1 to D11)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.frames import Frame
from gondwana.games.bios2 import climate, drift, species
from gondwana.games.bios2.frames.actions import refill
from gondwana.games.bios2.frames.discs import ChooseHex, Release
from gondwana.games.bios2.frames.losses import Atrophy, Disease, Radiation
from gondwana.games.bios2.frames.medea import ChooseSource, exchange
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.map import HEXES, TAB, shore_of
from gondwana.games.bios2.organs import WHITE as DRY
from gondwana.games.bios2.state import SPECIES, Bios2
from gondwana.games.bios2.tables import (
    BLACK,
    CLIMAX,
    COLLISION,
    CRATER,
    DARWIN,
    DELUGE,
    DISEASE,
    EARTH,
    GREEN,
    GREEN_PLAYER,
    LATITUDE,
    METABOLIC,
    MUTAGEN,
    NO_DISC,
    NONE,
    ORANGE_PLAYER,
    RADIATION,
    RESERVOIR,
    RIFT,
    ROWS,
    SEA,
    TOO_COLD,
    TOO_HOT,
    WEEDS,
    WHITE,
    WINDY,
)

SIDES: Final = 6
METABOLIC_ORGANS: Final = 0b00011
"""Red and yellow, as a mask (D8.0)."""
DARWINIAN_ORGANS: Final = 0b01100
"""Green and blue."""


class EventDone(Frame[Bios2]):
    """After an event: the strip (D10.h.1), the runaway greenhouse (D10.h.2), and species that died out (I3.0)."""

    RULE: ClassVar[str] = "D10.h.1"

    def resolve(self, s: Bios2) -> None:
        climate.settle_strip(s)
        species.fade(s)
        s.push(RECHECK)


def perform(s: Bios2, step: int) -> None:
    """Resolve one step, a single event (D0): do it, or push the frames that ask how. EventDone waits below."""
    rule = obstacle(s, step)
    if rule:
        s.tell("skip", rule, step)
        return
    s.tell("happen", "A1.e", step)
    what = s.t.kind[step]
    if what in (LATITUDE, COLLISION, RIFT):
        move_plates(s, step, s.biosphere)
    elif what == CRATER:
        crater(s, step)
    elif what == CLIMAX:
        climax(s, step)
    elif what == DELUGE:
        deluge(s, step)
    elif what == MUTAGEN:
        mutagen(s)
    elif what == RADIATION:
        radiate(s, s.t.radiation[step])
    elif what == DISEASE:
        sicken(s)
    elif what == RESERVOIR:
        exchange(s, step)
    elif what == WINDY:
        s.windy = True
        s.tell("windy", "D11")
    s.push(RECHECK)


def obstacle(s: Bios2, step: int) -> str:
    """The paragraph by which an event does not happen, or nothing; other worlds have their own (K1.a.1)."""
    what = s.t.kind[step]
    if s.rules.alien:
        if what == CLIMAX:
            return "K5.b"
        if what == DELUGE and climate.deck(s) != TOO_HOT:
            return "K5.c"
        if what in (LATITUDE, COLLISION, RIFT) and s.rules.planet != EARTH:
            return "K5.h"
    if what in (LATITUDE, COLLISION):
        return immobile(s, step, s.biosphere)
    if what == CRATER and named(s, s.biosphere) == NONE:
        return "A1.d.3"
    return climate.obstacle(s, step)


def named(s: Bios2, event: int) -> int:
    """The craton whose icon is on an event card, or NONE; on other worlds it may not be in play (K1.a.1)."""
    if event == NONE or s.t.icon[event] == NONE:
        return NONE
    return s.t.craton_of_icon[s.t.icon[event]]


def impacted(s: Bios2, step: int, biosphere: int) -> int:
    """Collisions strike the craton of their own card (A1.d.2), latitude drifts that of the biosphere card (A1.d.3)."""
    return named(s, s.t.step_event[step] if s.t.kind[step] == COLLISION else biosphere)


def immobile(s: Bios2, step: int, biosphere: int) -> str:
    """The paragraph by which no land mass moves: only the craton with the die takes its mass along (D3.0, D1.0)."""
    craton = impacted(s, step, biosphere)
    if craton != NONE and drift.has_die(s, craton):
        return ""
    return "A1.d.2" if s.t.kind[step] == COLLISION else "A1.d.3"


def move_plates(s: Bios2, step: int, biosphere: int) -> None:
    """A rift, a collision or drift, or a latitude drift (D4.0, D3.0, D1.0); on slow planets a turn late (K5.h)."""
    what = s.t.kind[step]
    if what == RIFT:
        drift.rift(s)
    elif immobile(s, step, biosphere) == "":
        craton = impacted(s, step, biosphere)
        if what == LATITUDE:
            drift.move_latitude(s, craton, s.t.shift[step])
        else:
            peaks, covered = drift.collide(s, craton, s.t.east[step])
            s.push(Release(step, covered))
            s.push(ChooseHex(step, BLACK, peaks))


def crater(s: Bios2, step: int) -> None:
    """A black disc on the hex with the number rolled, never a centre (D2); on Mars next to Olympus Mons (K5.g)."""
    if s.t.permanent != NONE:
        h = shore_of(TAB + s.t.permanent)
    else:
        rolled = s.random(SIDES) + 1
        s.tell("die", "D2", rolled)
        h = named(s, s.biosphere) * HEXES + rolled
    s.tell("crater", "D2", h)
    s.push(ChooseHex(step, BLACK, 1 << h))


def arid(s: Bios2, h: int) -> bool:
    """Does the strip show a white die at the latitude of a hex (D5.a.2)?"""
    return s.t.die[s.strip * 8 + s.map.latitude[h]] == DRY


def climax(s: Bios2, step: int) -> None:
    """Weeds of these latitudes become forest where it is humid, ice where it is arid (D5.0, D5.a.1, D5.b).

    All that must go is liberated first. With the wide reading of D5.b arid swamps and seas freeze as well.
    """
    freed = 0
    forests = 0
    ice = 0
    for h in s.map.hexes:
        terrain = s.t.terrain[h]
        if s.map.latitude[h] not in s.t.latitudes[step] or (terrain != WEEDS and not s.rules.wide_climax):
            continue
        dry = arid(s, h)
        disc = s.discs[h]
        if terrain == WEEDS and disc == (GREEN if dry else WHITE):
            freed |= 1 << h
        elif disc != NO_DISC:
            continue
        if dry:
            ice |= 1 << h
        elif terrain == WEEDS:
            forests |= 1 << h
    s.push(ChooseHex(step, WHITE, ice))
    s.push(ChooseHex(step, GREEN, forests))
    s.push(Release(step, freed))


def deluge(s: Bios2, step: int) -> None:
    """The seas rise and take black and green discs along (D6.a), or in the cold fall dry (D6.b.1, D6.b.2)."""
    if s.rules.alien:
        s.push(ChooseSource(step, WHITE))  # K5.c
        return
    cold = climate.deck(s) == TOO_COLD
    freed = 0
    forests = 0
    ice = 0
    for h in s.map.hexes:
        if s.t.terrain[h] != SEA:
            continue
        if s.discs[h] != NO_DISC and (cold or s.discs[h] != WHITE):
            freed |= 1 << h
            s.tell("flood", "D6.a", h)
        if cold and arid(s, h):
            ice |= 1 << h
        elif cold:
            forests |= 1 << h
    s.push(ChooseHex(step, WHITE, ice))
    s.push(ChooseHex(step, GREEN, forests))
    s.push(Release(step, freed))


def mutagen(s: Bios2) -> None:
    """The display turns (D7.0), then species with too many organs atrophy in order of play (D7.1, D7.g)."""
    rotate(s)
    limit = roll_mutagen(s) if s.rules.simple else 0
    for colour in reversed(s.order):
        for sp in reversed(s.species_of(colour)):
            s.push(Atrophy(sp, limit))


def rotate(s: Bios2) -> None:
    """The eight cards that do not lie on a deck are discarded and replaced from the decks (D7.0)."""
    for r in range(len(ROWS)):
        s.tell("rotate", "D7.0", r)
        last = len(s.t.costs) - 1
        for card in s.row[r][:last]:
            if card != NONE:
                species.throw(s, card)
        s.row[r] = s.row[r][last:]
    refill(s)


def roll_mutagen(s: Bios2) -> int:
    """The highest of one die and one for each era (A8.b.2, D7.a)."""
    limit = 0
    for _ in range(1 + s.era):
        rolled = s.random(SIDES) + 1
        s.tell("die", "A8.b.2", rolled)
        limit = max(limit, rolled)
    s.tell("mutagen", "D7.a", limit)
    return limit


def radiate(s: Bios2, radiation: int) -> None:
    """Each species loses an organ of two colours (D8.0, D8.d, GL.Radiations), or one of each without magnetism (K5.f).

    Orange may be immune to one kind (J8.a).
    """
    s.tell("radiation", "D8.0", radiation)
    hit = METABOLIC_ORGANS if radiation == METABOLIC else DARWINIAN_ORGANS
    for colour in reversed(s.order):
        if colour == ORANGE_PLAYER and radiation == DARWIN and s.rules.apomorphies:
            continue
        for sp in reversed(s.species_of(colour)):
            if s.rules.planet == EARTH:
                s.push(Radiation(sp, hit))
            else:
                high = hit & hit << 1
                s.push(Radiation(sp, high))
                s.push(Radiation(sp, hit & ~high))


def sicken(s: Bios2) -> None:
    """The species with most creeples on the board loses half of them, tied ones too (D9.1, D9.2).

    Hosts are not on the board (GL.Plateau), plants do not count (K5.d).
    """
    most = 0
    for sp in range(SPECIES):
        if not (s.rules.alien and sp // 5 == GREEN_PLAYER):
            most = max(most, s.living[sp])
    for colour in reversed(s.order):
        if s.rules.alien and colour == GREEN_PLAYER:
            continue
        for sp in reversed(s.species_of(colour)):
            if s.living[sp] == most:
                s.push(Disease(sp, most // 2))
                s.tell("disease", "D9.1", sp, most // 2)


EVENT_DONE: Final = EventDone()
