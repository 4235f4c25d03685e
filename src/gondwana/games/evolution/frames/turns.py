"""Chapters E2, E3, E5, E7 and E8: setting up, the four phases of a turn, and the end."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.frames import Frame
from gondwana.games.evolution.effects import die, fed
from gondwana.games.evolution.frames.development import DEVELOP
from gondwana.games.evolution.frames.feeding import FEED
from gondwana.games.evolution.state import FOR_GOOD, POISONED, RESTED, SLEPT, Evolution, Rules
from gondwana.games.evolution.tables import Tables

HAND: Final = 6
REFILL: Final = 6
BOTH: Final = 0
NO_ANIMAL: Final = 1


class Begin(Frame[Evolution]):
    """Shuffle, deal six cards each, draw the first player (E2.1, E2.4); no animal (E2.5) and no token (E2.3) yet."""

    RULE: ClassVar[str] = "E2.1"

    def resolve(self, s: Evolution) -> None:
        cards = s.t.deck()
        s.rng.shuffle(cards)
        s.revealed()
        s.deck = cards
        s.left = len(cards)
        s.first = s.random(s.seats)  # E2.4
        s.tell("begin", "E2.4", s.first, s.left)
        deal(s, [HAND] * s.seats, "E2.1")
        s.push(START_TURN)


class StartTurn(Frame[Evolution]):
    """A turn has four phases, always in this order (E3.1)."""

    RULE: ClassVar[str] = "E3.1"

    def resolve(self, s: Evolution) -> None:
        s.round += 1
        s.turn = s.first
        s.passed = 0
        s.tell("turn", "E3.1", s.round, s.first)
        if s.last_turn():
            s.tell("last", "E8.1")
        s.push(EXTINCTION)
        s.push(FEED)
        s.push(FOOD_BASE)
        s.push(DEVELOP)


class FoodBase(Frame[Evolution]):
    """The dice say how many red tokens there are this turn (E5.1, E14.2); none are left from before (E5.2)."""

    RULE: ClassVar[str] = "E5.1"

    def resolve(self, s: Evolution) -> None:
        s.dice = [s.random(6) + 1 for _ in range(s.t.dice[s.seats])]
        s.base = sum(s.dice) + s.t.plus[s.seats]
        s.tell_all("base", "E5.1" if s.seats < 5 else "E14.2", [s.base, *s.dice])
        s.turn = s.first
        s.idle = 0


class Extinction(Frame[Evolution]):
    """The unfed and the poisoned die together (E7.1, E7.2); then cards are dealt, or the game ends (E8.1)."""

    RULE: ClassVar[str] = "E7.1"

    def resolve(self, s: Evolution) -> None:
        doomed = [animal for animal in s.alive if not fed(s, animal) or s.marks[animal] & POISONED != 0]
        if len(doomed) > 0:
            s.tell_all("extinct", "E7.1", doomed)
        for animal in doomed:
            die(s, animal, False)
        s.closed = []
        if s.last_turn():
            finish(s)
            return
        deal(s, cards_due(s), "E7.4")
        for animal in s.alive:
            s.food[animal] = 0  # E7.7; yellow tokens stay (E11.6)
            s.ignored[animal] = 0
            marks = s.marks[animal]
            s.marks[animal] = marks & FOR_GOOD | (RESTED if marks & SLEPT else 0)  # E9.7
        s.first = s.next_seat(s.first)  # E7.8
        s.push(START_TURN)


def cards_due(s: Evolution) -> list[int]:
    """One and one for each survivor (E7.4), or six for who has nothing left (E7.6)."""
    due = [1] * s.seats
    for animal in s.alive:
        due[s.owner[animal]] += 1
    for seat in range(s.seats):
        bare = due[seat] == 1
        empty = len(s.hands[seat]) == 0
        if s.rules.six_cards == BOTH:
            six = bare and empty
        elif s.rules.six_cards == NO_ANIMAL:
            six = bare
        else:
            six = bare or empty
        if six:
            due[seat] = REFILL
    return due


def deal(s: Evolution, due: list[int], rule: str) -> None:
    """One card at a time, round the table from the first player, while there are any (E7.4, E7.5)."""
    dealt: list[list[int]] = [[] for _ in range(s.seats)]
    seat = s.first
    waiting = sum(due)
    while waiting > 0 and s.left > 0:
        if len(dealt[seat]) < due[seat]:
            s.left -= 1
            waiting -= 1
            dealt[seat].append(s.deck[s.left])
        seat = s.next_seat(seat)
    s.revealed()
    for seat in range(s.seats):
        if len(dealt[seat]) > 0:
            s.hands[seat] = sorted(s.hands[seat] + dealt[seat])
            s.tell_all("deal", rule, [seat, len(dealt[seat]), *dealt[seat]], 1 << seat)


def finish(s: Evolution) -> None:
    """The game is over; if the option says so, dice decide among those who would share (E8.6)."""
    best = s.winners()
    while s.rules.tie_dice and len(best) > 1:
        rolls = [s.random(6) + 1 for _ in best]
        for at in range(len(best)):
            s.tell("lot", "E8.6", best[at], rolls[at])
        highest = max(rolls)
        best = [best[at] for at in range(len(best)) if rolls[at] == highest]
        if len(best) == 1:
            s.lot = best[0]
    s.tell_all("end", "E8.6", best)


def new_game(t: Tables, options: dict[str, int], seats: int) -> Evolution:
    """A game about to begin: `rng` is to be set, then `run` deals the first hands."""
    s = Evolution(t, Rules(options), options, seats)
    s.hands = [[] for _ in range(seats)]
    s.discards = [[] for _ in range(seats)]
    s.push(BEGIN)
    return s


BEGIN: Final = Begin()
START_TURN: Final = StartTurn()
FOOD_BASE: Final = FoodBase()
EXTINCTION: Final = Extinction()
