"""One event of a card of our own making, so that no test rests on reconstructed cards."""

from __future__ import annotations

import gondwana
from gondwana.games.bios2 import tables
from gondwana.games.bios2.frames.events import EVENT_DONE, perform
from gondwana.games.bios2.tables import DISCS, ICONS, KINDS, NEEDS, NONE, PLACES, RADIATIONS, Tables
from tests.games.bios2.tools import World

BOX = gondwana.game("bios2").meta.box()
STEP = 0
CARDS = ("elmo_hyperthermal", "nearby_supernova")
"""A biosphere card, whose icon is the craton struck by craters and latitude drifts, and the ET card of the step."""

TABS = [f"{craton}.{tab}" for craton in ("baltica", "laurentia") for tab in ("north", "middle", "south")]


def carbon(n: int) -> str:
    """So many offshores, where black discs do no harm."""
    return " ".join(TABS[:n])


class Struck(World):
    """A position in which nothing waits but the end of an event."""

    def __init__(self, text: str = "", seats: int = 2, options: str = "", done: str = "") -> None:
        super().__init__(f"{text}\ndone: {done}", seats, options)
        self.b.stack = []

    def happen(
        self,
        kind: str,
        craton: str = "",
        way: int = 0,
        latitudes: str = "",
        radiation: str = "",
        start: str = "",
        goal: str = "",
        disc: str = "none",
        gun: bool = False,
        needs: str = "",
        rain_shadow: bool = False,
        dice: tuple[int, ...] = (),
    ) -> Struck:
        """Let one event happen; `way` is 1 for east or rows to the south, `dice` as they show."""
        t = Tables(BOX, self.b.rules.planet)
        biosphere, et = (t.events.index(card) for card in CARDS)
        t.step_event[STEP] = et
        for event in (biosphere, et):
            t.icon[event] = ICONS.index(craton) if craton else NONE
        t.kind[STEP] = KINDS.index(kind)
        t.east[STEP] = way > 0
        t.shift[STEP] = way
        t.latitudes[STEP] = [int(word) for word in latitudes.split()]
        t.radiation[STEP] = RADIATIONS.index(radiation) if radiation else NONE
        t.start[STEP] = PLACES.index(start) if start else NONE
        t.goal[STEP] = PLACES.index(goal) if goal else NONE
        t.disc[STEP] = DISCS.index(disc)
        t.gun[STEP] = gun
        t.needs[STEP] = NEEDS.index(needs)
        t.rain_shadow[STEP] = rain_shadow
        self.b.t = t
        self.b.biosphere = biosphere
        self.b.rig = [shown - 1 for shown in dice]
        self.b.push(EVENT_DONE)
        perform(self.b, STEP)
        self.b.run()
        return self

    def move(self, start: str, goal: str, disc: str, gun: bool = False, rain_shadow: bool = False) -> Struck:
        """A reservoir event."""
        return self.happen("reservoir", start=start, goal=goal, disc=disc, gun=gun, rain_shadow=rain_shadow)

    @property
    def skipped(self) -> list[str]:
        """The paragraphs by which the event did not happen, or had no effect."""
        return self.rules("skip")

    def hexes(self, disc: str) -> list[str]:
        """Where on the continents such discs lie."""
        return [self.b.t.biomes[h] for h in self.b.map.hexes if self.b.discs[h] == DISCS.index(disc)]

    def strip(self) -> str:
        """The latitude strip beside the board."""
        return tables.STRIPS[self.b.strip]
