"""The turn (A.0): events, actions, mothers and dispersal, burials and awards, until the game ends (A6)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.frames import Frame
from gondwana.games.bios2 import climate, emotions
from gondwana.games.bios2.frames.actions import Act, free_resize, refill
from gondwana.games.bios2.frames.burial import AWARD, INTER, Flee
from gondwana.games.bios2.frames.disperse import Disperse
from gondwana.games.bios2.frames.events import EVENT_DONE, perform
from gondwana.games.bios2.frames.losses import Metamorphose
from gondwana.games.bios2.frames.origins import GO_ON
from gondwana.games.bios2.frames.solo import RAIN_DANCE, SNAIL, skipped
from gondwana.games.bios2.score import died_out
from gondwana.games.bios2.state import (
    ACTION_PHASE,
    BURIAL_PHASE,
    COMET_STRUCK,
    ERAS_OVER,
    EVENTS_PHASE,
    EXTINCT,
    GOES_ON,
    MOTHER_PHASE,
    SEAS_GONE,
    Bios2,
)
from gondwana.games.bios2.tables import (
    BLACK_PLAYER,
    DISEASE,
    EARTH,
    ERA_CARDS,
    ET,
    GREEN_PLAYER,
    MUTAGEN,
    NONE,
    RADIATION,
)

DECISIVE: Final = 15
"""Points for a decisive win alone (K0.d)."""


class Round(Frame[Bios2]):
    """The four phases in order (A.0)."""

    RULE: ClassVar[str] = "A.0"

    def resolve(self, s: Bios2) -> None:
        s.round += 1
        s.done = 0
        s.windy = False
        s.danced = False
        s.metamorphosed = False
        s.era_over = False
        s.tell("turn", "A.0", s.round, s.era)
        s.push(END_TURN)
        s.push(BURIAL)
        s.push(MOTHERS)
        s.push(ACTIONS)
        s.push(CLOSE_EVENTS)
        if s.rules.alien:
            s.push(RAIN_DANCE)
        s.push(EVENTS)


class Events(Frame[Bios2]):
    """Phase 1: the ET card with its order of play (A1.a.1, A5.1), then perhaps a biosphere card (A1.b, A1.c.1).

    The first turn only has the order (A1.a.2, C1.p), unless a lost campaign leads here (C3.b).
    """

    RULE: ClassVar[str] = "A1.a.1"

    def resolve(self, s: Bios2) -> None:
        s.phase = EVENTS_PHASE
        s.last_event = s.event if s.revealed_events[ET] > 0 else NONE
        s.event = s.events[ET][s.revealed_events[ET]]
        s.revealed_events[ET] += 1
        s.revealed()
        s.tell("reveal", "A1.a.1", s.event)
        s.order = [colour for colour in s.t.order[s.event] if s.plays(colour)]
        s.tell_all("order", "A5.1", s.order)
        s.last_biosphere = s.biosphere
        s.biosphere = NONE
        if skipped(s):
            return
        if not s.rules.simple and not s.t.stable[s.event]:
            draw_biosphere(s)
        s.push(Resolve(0))
        if s.rules.alien and s.rules.planet != EARTH and s.t.stable[s.event]:
            s.push(SNAIL)

    def impossible(self, s: Bios2) -> str:
        return "the era has no ET card left" if s.revealed_events[ET] == len(s.events[ET]) else ""


def draw_biosphere(s: Bios2) -> None:
    """A card of the deck of the present climate (A1.c.1), shuffled anew when it is empty (A1.c.2)."""
    d = climate.deck(s)
    if s.revealed_events[d] == len(s.events[d]):
        s.events[d] = s.t.decks[d][:]
        s.rng.shuffle(s.events[d])
        s.revealed_events[d] = 0
    s.biosphere = s.events[d][s.revealed_events[d]]
    s.revealed_events[d] += 1
    s.tell("biosphere", "A1.c.1", s.biosphere)


def steps(s: Bios2) -> list[int]:
    """What happens this turn: the ET card, then the biosphere card (A1.e); little in tooth and claw (A1.a.3, A8.b.1).

    There cratons stand still (A8.d) and there is no climate (A8.c).
    """
    every = s.t.steps_of[s.event]
    if s.biosphere != NONE:
        every = every + s.t.steps_of[s.biosphere]
    if s.rules.simple:
        every = [step for step in every if s.t.kind[step] in (MUTAGEN, RADIATION, DISEASE)]
    return every


class Resolve(Frame[Bios2]):
    """One event after the other, each to its end (A1.e, GL.Evenement); none once the last sea is gone (K7.c)."""

    RULE: ClassVar[str] = "A1.e"
    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, at: int) -> None:
        self.at = at

    def resolve(self, s: Bios2) -> None:
        every = steps(s)
        if self.at < len(every) and not (s.rules.alien and s.water_left() == 0):
            s.push(Resolve(self.at + 1))
            s.push(EVENT_DONE)
            perform(s, every[self.at])

    def impossible(self, s: Bios2) -> str:
        return "there is no event" if s.event == NONE else ""

    def values(self) -> list[int]:
        return [self.at]


class CloseEvents(Frame[Bios2]):
    """The fifth ET card ends the era (A1.f.1, A6.1).

    The comet ends the long game at once (A6.a.2, A6.a.3), as lost seas do (K0.c, K7.c), in a moist runaway too (K5.e).
    """

    RULE: ClassVar[str] = "A1.f.1"

    def resolve(self, s: Bios2) -> None:
        if s.rules.long and s.era == 3 and s.event == s.t.comet:
            s.ending = COMET_STRUCK
            s.tell("comet", "A6.a.2")
        elif s.rules.alien and s.water_left() == 0:
            s.ending = s.ending or SEAS_GONE
        if s.ending == COMET_STRUCK or (s.rules.alien and s.water_left() == 0):
            s.stack.clear()
            s.push(FINISH)
        elif s.revealed_events[ET] == ERA_CARDS:
            s.era_over = True
            if s.era == s.eras():
                s.ending = s.ending or ERAS_OVER
            else:
                s.era += 1
                s.tell("era", "A1.f.1", s.era - 1)
                s.push(NEXT_ERA)


class NextEra(Frame[Bios2]):
    """Five of the fifteen ET cards for the era that begins (A1.f.1)."""

    RULE: ClassVar[str] = "A1.f.1"

    def resolve(self, s: Bios2) -> None:
        deal_era(s)


def deal_era(s: Bios2) -> None:
    """All fifteen ET cards are shuffled and five laid (C1.m); the comet is one of the third era's (A6.a.1)."""
    cards = s.t.decks[ET][:]
    s.rng.shuffle(cards)
    if s.era == 3:
        cards.remove(s.t.comet)
        five = cards[: ERA_CARDS - 1] + [s.t.comet]
        s.rng.shuffle(five)
        s.events[ET] = five
        s.spare_events = cards[ERA_CARDS - 1 :]
    else:
        s.events[ET] = cards[:ERA_CARDS]
        s.spare_events = cards[ERA_CARDS:]
    s.revealed_events[ET] = 0


class Actions(Frame[Bios2]):
    """Phase 2: each player in order takes all actions before the next (A2.0, A5.2)."""

    RULE: ClassVar[str] = "A2.0"

    def resolve(self, s: Bios2) -> None:
        s.phase = ACTION_PHASE
        for colour in reversed(s.order):
            s.push(StartActions(colour))


class StartActions(Frame[Bios2]):
    """A player's phase begins: what its species have spent and felt is noted (E1.a.1, E1.b)."""

    RULE: ClassVar[str] = "A2.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def resolve(self, s: Bios2) -> None:
        s.active = self.colour
        s.turn = s.seat_of[self.colour]
        for sp in range(self.colour * 5, self.colour * 5 + 5):
            s.spent[sp] = 0
            s.felt[sp] = emotions.felt(s, sp)
        s.push(EndActions(self.colour))
        used = 1 if s.danced and self.colour == GREEN_PLAYER else 0
        s.push(Act(self.colour, used, free_resize(s, self.colour)))

    def values(self) -> list[int]:
        return [self.colour]


class EndActions(Frame[Bios2]):
    """After all selections the display is filled again (A2.d, E1.e); the player has acted (I2.4)."""

    RULE: ClassVar[str] = "E1.e"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def resolve(self, s: Bios2) -> None:
        refill(s)
        s.done |= 1 << self.colour

    def values(self) -> list[int]:
        return [self.colour]


class Mothers(Frame[Bios2]):
    """Phase 3: in order, each player disperses all newborns (A3.a, F0)."""

    RULE: ClassVar[str] = "A3.a"

    def resolve(self, s: Bios2) -> None:
        s.phase = MOTHER_PHASE
        for colour in reversed(s.order):
            s.push(StartMothers(colour))


class StartMothers(Frame[Bios2]):
    """A player's newborns (F0)."""

    RULE: ClassVar[str] = "F0"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def resolve(self, s: Bios2) -> None:
        s.active = self.colour
        s.turn = s.seat_of[self.colour]
        s.push(Disperse(self.colour))

    def values(self) -> list[int]:
        return [self.colour]


class Burial(Frame[Bios2]):
    """Phase 4: endotherms (A4.a), burials (A4.b), fossils or the final score (A4.c), black's last chance (J8.c)."""

    RULE: ClassVar[str] = "A4.b"

    def resolve(self, s: Bios2) -> None:
        s.phase = BURIAL_PHASE
        if s.rules.apomorphies and s.plays(BLACK_PLAYER) and s.ending == GOES_ON:
            s.push(Metamorphose(BLACK_PLAYER))  # a fossil may have come since its own actions
        s.push(AWARD)
        s.push(INTER)
        for colour in reversed(s.order):
            s.push(Flee(colour))


class EndTurn(Frame[Bios2]):
    """Another turn, also when all are Lazarus (A6.3), or the final score (A6.1, A6.2)."""

    RULE: ClassVar[str] = "A6.1"

    def resolve(self, s: Bios2) -> None:
        if s.rules.solo and s.rules.automatic and s.ending == GOES_ON and died_out(s, s.colour_of[0]):
            s.ending = EXTINCT
        s.push(ROUND if s.ending == GOES_ON else FINISH)


class Finish(Frame[Bios2]):
    """The final score decides (A6.4, A7.0)."""

    RULE: ClassVar[str] = "A6.4"

    def resolve(self, s: Bios2) -> None:
        for seat, points in enumerate(s.scores()):
            s.tell("score", "A7.0", s.colour_of[seat], points)
        s.tell_all("end", "A7.f", [s.colour_of[seat] for seat in s.winners()])
        if s.rules.solo and len(s.winners()) > 0 and s.scores()[0] >= DECISIVE:
            s.tell("decisive", "K0.d", s.colour_of[0])
        if s.rules.origins and s.ending == COMET_STRUCK:  # N.0
            s.push(GO_ON)


ROUND: Final = Round()
EVENTS: Final = Events()
CLOSE_EVENTS: Final = CloseEvents()
NEXT_ERA: Final = NextEra()
ACTIONS: Final = Actions()
MOTHERS: Final = Mothers()
BURIAL: Final = Burial()
END_TURN: Final = EndTurn()
FINISH: Final = Finish()
