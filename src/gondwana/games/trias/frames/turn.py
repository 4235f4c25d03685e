"""Chapters T3, T7, T8 and T9: the course of a turn, what happens after its actions, and the last round."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gondwana.core.frames import Frame
from gondwana.games.trias import score
from gondwana.games.trias.cells import lowest, size
from gondwana.games.trias.frames.actions import ACTIONS
from gondwana.games.trias.frames.drift import LAST_POINTS, PLAY_CARD, take_card
from gondwana.games.trias.state import NIBBLE, Trias
from gondwana.games.trias.tables import METEORITE, NO_CARD


class Turn(Frame[Trias]):
    """Four phases in their order (T3.2); in the last round there is no mandatory drift (T9.1) and two points (T9.2)."""

    RULE: ClassVar[str] = "T3.2"

    def impossible(self, s: Trias) -> str:
        return "a turn begins with a card in hand (T8.2)" if s.last == 0 and s.hands[s.turn] == NO_CARD else ""

    def resolve(self, s: Trias) -> None:
        s.tired = []
        s.push(NEW_CARD)
        s.push(SWIMMERS)
        s.push(ACTIONS)
        if s.last > 0:
            s.points = LAST_POINTS
        else:
            s.points = s.rules.points
            s.push(PLAY_CARD)


class Swimmers(Frame[Trias]):
    """Phase 3: the active player's swimmers and surplus herds go back to the reserve (T7.1, T7.2, T7.3)."""

    RULE: ClassVar[str] = "T7.1"

    def resolve(self, s: Trias) -> None:
        seat = s.turn
        s.points = 0
        s.tired = []
        lost: i64 = 0
        for place in range(len(s.swim) - 1, -1, -1):
            herds: i64 = s.swim[place]
            number: i64 = herds >> (seat * NIBBLE) & 15
            if number > 0:
                lost += number
                s.set_swimmers(s.swim_at[place], herds - (number << (seat * NIBBLE)))
        if lost > 0:
            s.reserve[seat] += lost
            s.tell("lost", "T7.1", seat, lost)
        thin_out(s, seat)


def thin_out(s: Trias, seat: i64) -> None:
    """Own herds leave overfull tiles until the capacity is met or none is left; others' wait for their turns (T7.2)."""
    full: i64 = s.own[seat] & ~s.room
    while full != 0:
        tile = lowest(full)
        full &= full - 1
        total: i64 = 0
        for number in score.counts(s.herds[tile], s.seats):
            total += number
        surplus: i64 = min(total - s.capacity[tile], s.herds_on(tile, seat))
        if surplus > 0:
            s.add(tile, seat, -surplus)
            s.reserve[seat] += surplus
            s.tell("surplus", "T7.2", seat, surplus, s.chart.cells[tile])


class NewCard(Frame[Trias]):
    """Phase 4: whoever played the hand card draws another (T8.1, T8.2); then the left neighbour's turn (T3.1).

    The meteorite is shown at once and the last round begins on the left (T8.3). In the last round there is no phase 4;
    after everybody's last turn comes the final scoring (T9.3).
    """

    RULE: ClassVar[str] = "T8.1"

    def resolve(self, s: Trias) -> None:
        if s.last > 0:
            s.last -= 1
            if s.last == 0:
                tell_end(s)
                return
        elif s.hands[s.turn] == NO_CARD:
            draw(s)
        s.turn = (s.turn + 1) % s.seats
        s.push(TURN)


def draw(s: Trias) -> None:
    """A new hand card, hidden; but the meteorite lies open (T8.3)."""
    card = take_card(s)
    s.revealed()
    if card == METEORITE:
        s.played[card] += 1
        s.last = s.seats
        s.tell("meteorite", "T8.3", s.turn, (s.turn + 1) % s.seats)
    else:
        s.hands[s.turn] = card
        s.tell("draw", "T8.1", s.turn, card, sees=1 << s.turn)


def tell_end(s: Trias) -> None:
    """The final scoring, land by land (T11.1)."""
    if s.sink is not None:
        for land in range(1, len(s.chart.lands)):
            if s.on_land(s.chart.lands[land]) != 0:
                s.tell_all("land", "T11.1", [size(s.chart.lands[land]), *s.final_points(land)])
        s.tell_all("end", "T12.1", s.winners())


TURN: Final = Turn()
SWIMMERS: Final = Swimmers()
NEW_CARD: Final = NewCard()
