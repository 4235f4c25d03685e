"""Chapters C3, C5, C6, C8, C11: setting a round up and scoring it."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.frames import Frame
from gondwana.games.cubosaurs.frames.hand import PAY, join
from gondwana.games.cubosaurs.frames.turn import TURN
from gondwana.games.cubosaurs.state import NOBODY, SUPPLY, Cubosaurs, Rules
from gondwana.games.cubosaurs.tables import Tables

KEPT_PER_PLAYER: Final = 10
DEALT: Final = 4


class StartRound(Frame[Cubosaurs]):
    """Ten cards per player make the deck, four of them each collection (C3.1 to C3.5; later rounds C6.1 to C6.3).

    The icons among the four bring tokens too, paid in order of play from the starter (C9.2).
    """

    RULE: ClassVar[str] = "C3.1"

    def resolve(self, s: Cubosaurs) -> None:
        s.round += 1
        s.turn = starter(s)
        s.step_of_seats = 1 if s.round % 2 == 1 else -1
        s.tell("round", "C3.1" if s.round == 1 else "C6.1", s.round, s.turn)
        cards = s.t.pack_of_cards()
        s.rng.shuffle(cards)
        s.revealed()
        kept = KEPT_PER_PLAYER * s.seats
        s.deck = cards[:kept]
        s.aside = cards[kept:]  # C3.2
        s.destroyed = []
        s.hand = []
        s.hand_seen = []
        s.collections = [[0] * len(s.t.cards) for _ in range(s.seats)]
        s.held = [0] * s.seats
        if s.rules.advanced:
            fill_market(s)
        seat = s.turn
        for _ in range(s.seats):
            dealt = [s.deck.pop() for _ in range(DEALT)]
            s.tell_all("deal", "C3.3", [seat, *dealt])
            for card in dealt:
                join(s, seat, card)
            seat = s.next_seat(seat)
        s.push(END_ROUND)
        s.push(TURN)
        if len(s.due) > 0:
            s.push(PAY)


class EndRound(Frame[Cubosaurs]):
    """Score the collections; then another round, or the end (C1.1, C5.8, C6.4)."""

    RULE: ClassVar[str] = "C5.1"

    def resolve(self, s: Cubosaurs) -> None:
        points = s.round_points()
        s.banked.append(points)
        s.tell_all("score", "C5.8", points)
        if s.round < s.rules.rounds:
            s.push(START_ROUND)
        else:
            s.tell_all("end", "C6.4", s.winners())


def starter(s: Cubosaurs) -> int:
    """Round 1 is begun by anybody (C3.4), later ones by the lowest score of the round before (C6.2)."""
    if s.round == 1:
        return s.random(s.seats)
    points = s.banked[-1]
    lowest = min(points)
    tied = [seat for seat in range(s.seats) if points[seat] == lowest]
    return tied[0] if len(tied) == 1 else tied[s.random(len(tied))]


def fill_market(s: Cubosaurs) -> None:
    """Unsold tiles stay, all others are shuffled, and the market is filled to players plus one (C8.1, C11.2).

    Tokens stay with their owners (C11.1); tiles bought are nobody's any more and never score again (C10.5).
    """
    if s.round == 1:
        s.supply = SUPPLY
        s.tokens = [0] * s.seats
        s.owner = [NOBODY] * len(s.t.tiles)
    s.pile = [tile for tile in s.t.tiles_in_play(s.rules.interaction) if tile not in s.market]
    s.owner = [NOBODY] * len(s.t.tiles)
    s.rng.shuffle(s.pile)
    while len(s.market) < s.seats + 1 and len(s.pile) > 0:
        tile = s.pile.pop()
        s.market.append(tile)
        s.tell("offer", "C8.1" if s.round == 1 else "C11.2", tile)


def new_game(t: Tables, options: dict[str, int], seats: int) -> Cubosaurs:
    """A game about to begin: `rng` is to be set, then `run` deals the first round."""
    s = Cubosaurs(t, Rules(options), options, seats)
    s.push(START_ROUND)
    return s


START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
