"""What each step of an event card does (D1 to D11)."""

from __future__ import annotations

from gondwana.games.bios2 import climate, drift
from gondwana.games.bios2.frames.losses import Atrophy, Radiation
from gondwana.games.bios2.frames.medea import ChoosePeak
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import COLLISION, LATITUDE, MUTAGEN, NONE, RADIATION, RIFT, WINDY


def perform(s: Bios2, step: int) -> None:
    """Resolve one step: do it, or push the frames that ask how. Called with EventDone on the stack below."""
    if not climate.allowed(s, step):
        s.tell("skip", "D10.c.1", step)
        return
    s.tell("happen", "A1.e", step)
    what = s.t.kind[step]
    if what == LATITUDE:
        craton = struck_by_biosphere(s)
        if craton != NONE:
            drift.move_latitude(s, craton, s.t.shift[step])
    elif what == COLLISION:
        collide(s, step)
    elif what == RIFT:
        drift.rift(s)
    elif what == MUTAGEN:
        for colour in reversed(s.order):
            for sp in reversed(s.species_of(colour)):
                s.push(Atrophy(sp, 0))
    elif what == RADIATION:
        for colour in reversed(s.order):
            for sp in reversed(s.species_of(colour)):
                s.push(Radiation(sp, s.t.radiation[step]))
    elif what == WINDY:
        s.windy = True
        s.tell("windy", "D11")
    s.push(RECHECK)


def struck_by_biosphere(s: Bios2) -> int:
    """The craton whose icon is on the biosphere card of this turn, or NONE (A1.d.3)."""
    if s.biosphere == NONE or s.t.icon[s.biosphere] == NONE:
        return NONE
    return s.t.craton_of_icon[s.t.icon[s.biosphere]]


def collide(s: Bios2, step: int) -> None:
    """Collision or drift of the craton on the ET card (A1.d.2, D3.0)."""
    icon = s.t.icon[s.event]
    craton = s.t.craton_of_icon[icon] if icon != NONE else NONE
    if craton == NONE:
        return
    peaks = 0
    for h in drift.collide(s, craton, s.t.east[step]):
        peaks |= 1 << h
    if peaks:
        s.push(ChoosePeak(peaks))
