"""The state of a game of Cubosaurs."""

from __future__ import annotations

import re
from typing import Final

from gondwana.core.event import ALL
from gondwana.core.state import State
from gondwana.games.cubosaurs import score
from gondwana.games.cubosaurs.tables import EFFECTS, TYPES, Tables

SUPPLY: Final = 40
POINTS_PER_TYPE: Final = EFFECTS.index("points_per_type")
POINTS_PER_EGG: Final = EFFECTS.index("points_per_egg")
NOBODY: Final = -1
FLOW: Final = re.compile(
    "|EndRound( Turn( AddAny|( Decide)?( Pay)?( TakeToken)?"
    "| Decide (DestroyOwn|DestroyOther|Steal|Give|GiveTo|Swap|SwapFor))?)?"
)
"""The frames that can wait, the one that waits longest first."""


class Rules:
    """The options of a game (meta.toml says what each means)."""

    def __init__(self, options: dict[str, int]) -> None:
        self.advanced = options["advanced"] != 0
        self.rounds = options["rounds"]  # C1.1, C7.1
        self.interaction = options["interaction"] != 0
        self.none_wins = options["egg_without_dinosaur_wins"] != 0
        self.receiver_paid = options["receiver_gains_token"] != 0
        self.private_hand = options["private_hands"] != 0


class Cubosaurs(State):
    """Collections are counts per card, with a bit mask of the cards held at all; everything else is lists of cards.

    Collections and the Hand are separate places (C1.2); all know the tokens each player has (C9.4).
    """

    def __init__(self, t: Tables, rules: Rules, options: dict[str, int], seats: int) -> None:
        super().__init__(seats, options)
        self.t = t
        self.rules = rules
        self.round = 0
        self.step_of_seats = 1
        self.deck: list[int] = []
        self.aside: list[int] = []
        self.destroyed: list[int] = []
        self.hand: list[int] = []
        self.hand_seen: list[int] = []
        self.hand_free = False
        self.collections: list[list[int]] = []
        self.held: list[int] = []
        self.banked: list[list[int]] = []
        self.supply = 0
        self.tokens: list[int] = []
        self.due: list[int] = []
        self.market: list[int] = []
        self.pile: list[int] = []
        self.owner: list[int] = []
        self.bought = False

    def clone(self) -> Cubosaurs:
        c = Cubosaurs(self.t, self.rules, self.options, self.seats)
        self.copy_to(c)
        c.round = self.round
        c.step_of_seats = self.step_of_seats
        c.deck = self.deck[:]
        c.aside = self.aside
        c.destroyed = self.destroyed[:]
        c.hand = self.hand[:]
        c.hand_seen = self.hand_seen[:]
        c.hand_free = self.hand_free
        c.collections = [collection[:] for collection in self.collections]
        c.held = self.held[:]
        c.banked = self.banked[:]
        if self.rules.advanced:
            c.supply = self.supply
            c.tokens = self.tokens[:]
            c.due = self.due[:]
            c.market = self.market[:]
            c.pile = self.pile
            c.owner = self.owner[:]
            c.bought = self.bought
        return c

    # -- moving cards ------------------------------------------------------------------------------------------------

    def next_seat(self, seat: int) -> int:
        """The neighbour in the direction of this round (C4.1, C6.3)."""
        return (seat + self.step_of_seats) % self.seats

    def gain(self, seat: int, card: int) -> None:
        """A card joins a collection."""
        collection = self.collections[seat]
        collection[card] += 1
        self.held[seat] |= 1 << card

    def lose(self, seat: int, card: int) -> None:
        """A card leaves a collection."""
        collection = self.collections[seat]
        collection[card] -= 1
        if collection[card] == 0:
            self.held[seat] &= ~(1 << card)

    # -- scores ------------------------------------------------------------------------------------------------------

    def round_points(self) -> list[int]:
        """What each seat would score if the round ended now: cards and end-of-round tiles (C5.8, C5.9, C10.6).

        Nothing but collections and tiles counts: no Hand is on its way when a round ends.
        """
        points = score.card_points(self.t, self.collections, self.rules.none_wins)
        if self.rules.advanced:
            for tile in range(len(self.owner)):
                seat = self.owner[tile]
                if seat != NOBODY:
                    points[seat] += self.tile_points(tile, seat)
        return points

    def tile_points(self, tile: int, seat: int) -> int:
        """What a tile adds to the score of the round in which it was bought (C10.5, CT.1, CT.2)."""
        counts = score.type_counts(self.t, self.collections[seat])
        if self.t.effect[tile] == POINTS_PER_TYPE:
            return len([n for n in counts if n > 0])
        if self.t.effect[tile] == POINTS_PER_EGG:
            return 2 * counts[TYPES.index("egg")]
        return 0

    def scores(self) -> list[int]:
        """All rounds so far, the current collections, and a point for each two tokens (C6.4, C12.1)."""
        totals = [0] * self.seats
        for points in self.banked:
            for seat in range(self.seats):
                totals[seat] += points[seat]
        if len(self.banked) < self.rules.rounds:
            points = self.round_points()
            for seat in range(self.seats):
                totals[seat] += points[seat]
        if self.rules.advanced:
            for seat in range(self.seats):
                totals[seat] += self.tokens[seat] // 2
        return totals

    def winners(self) -> list[int]:
        """The highest total; among equals the better last round; then they share (C6.5)."""
        totals = self.scores()
        last = self.banked[-1] if len(self.banked) == self.rules.rounds else self.round_points()
        best = max([(totals[seat], last[seat]) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if (totals[seat], last[seat]) == best]

    # -- secrets -----------------------------------------------------------------------------------------------------

    def hand_known(self, i: int, seat: int) -> bool:
        """Does this seat know the i-th card of the Hand (C13.1)? A drawn card is public unless Hands are private."""
        return seat == ALL or self.hand_seen[i] == ALL or (seat >= 0 and self.hand_seen[i] >> seat & 1 == 1)

    def ints(self, seat: int) -> list[int]:
        out = [self.round, self.step_of_seats, len(self.deck), len(self.aside), int(self.bought), int(self.hand_free)]
        if seat == ALL:
            out.extend(self.deck)
            out.extend(sorted(self.aside))
            out.extend(self.hand_seen)
        out.append(len(self.destroyed))
        out.extend(sorted(self.destroyed))
        out.append(len(self.hand))
        for i in range(len(self.hand)):
            out.append(self.hand[i] if self.hand_known(i, seat) else -1)
        for collection in self.collections:
            out.extend(collection)
        for points in self.banked:
            out.extend(points)
        if self.rules.advanced:
            out.append(self.supply)
            out.extend(self.tokens)
            out.append(len(self.due))
            out.extend(self.due)
            out.append(len(self.market))
            out.extend(self.market)
            out.extend(self.pile if seat == ALL else sorted(self.pile))
            out.extend(self.owner)
        return out

    def reseed_unseen(self, seat: int) -> None:
        """Deck, cards aside and unknown cards of the Hand are one pool; the pile of tiles is another.

        Cards of a Hand all differ in type (C4.7) unless a tile broke that, so an unknown one is dealt accordingly.
        """
        pool = self.deck + self.aside
        unknown = [i for i in range(len(self.hand)) if not self.hand_known(i, seat)]
        pool.extend([self.hand[i] for i in unknown])
        self.rng.shuffle(pool)
        types = 0
        for i in range(len(self.hand)):
            if i not in unknown:
                types |= 1 << self.t.type[self.hand[i]]
        for i in unknown:
            at = len(pool) - 1
            while not self.hand_free and at > 0 and types >> self.t.type[pool[at]] & 1:
                at -= 1
            self.hand[i] = pool.pop(at)
            types |= 1 << self.t.type[self.hand[i]]
        self.deck = pool[: len(self.deck)]
        self.aside = pool[len(self.deck) :]
        self.pile = self.pile[:]
        self.rng.shuffle(self.pile)

    # -- invariants --------------------------------------------------------------------------------------------------

    def check(self) -> str:
        if FLOW.fullmatch(self.waiting()) is None:
            return f"C4.2: {self.waiting()} is no order in which frames wait ('next')"
        if len(self.stack) == 1 and len(self.hand) > 0:
            return "C5.9: no Hand is on its way when a round ends"
        cards = [0] * len(self.t.cards)
        for zone in (self.deck, self.aside, self.destroyed, self.hand):
            for card in zone:
                cards[card] += 1
        for collection in self.collections:
            for card, n in enumerate(collection):
                if n < 0:
                    return f"C2.2: a collection holds {n} of {self.t.cards[card]}"
                cards[card] += n
        if cards != self.t.copies:
            return "C2.2: the 55 cards are not all there"
        for seat, collection in enumerate(self.collections):
            for card, n in enumerate(collection):
                if (n > 0) != (self.held[seat] >> card & 1 == 1):
                    return f"the mask of cards held by seat {seat + 1} is wrong"
        if not self.hand_free:
            types = [self.t.type[card] for card in self.hand]
            if len(types) != len(set(types)):
                return "C4.7: two cards of one type in the Hand"
        if self.rules.advanced:
            if self.supply + sum(self.tokens) != SUPPLY or min(self.tokens) < 0 or self.supply < 0:
                return "C8.2: the 40 tokens are not all there"
            if len(self.market) > self.seats + 1:
                return f"C8.1: no more than {self.seats + 1} tiles are shown"
            owned = [tile for tile, seat in enumerate(self.owner) if seat != NOBODY]
            if sorted(self.market + self.pile + owned) != self.t.tiles_in_play(self.rules.interaction):
                return "C8.3: the tiles played with are not all there, each once"
        return ""
