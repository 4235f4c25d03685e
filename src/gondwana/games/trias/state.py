"""The state of a game of Trias."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from gondwana.core.event import ALL
from gondwana.core.state import State
from gondwana.games.trias import score
from gondwana.games.trias.cells import bit, cell_at, lowest, size
from gondwana.games.trias.survey import survey
from gondwana.games.trias.tables import METEORITE, NO_CARD, POLE, Tables, back_of

NIBBLE: Final = 4
"""Herds of all seats in one place are one number, four bits a seat: nobody has more than 15."""

FLOW: Final = re.compile("|SetUp|Place|Turn|NewCard( Swimmers( Actions( PlayCard| Take| Put| Rescue)?)?)?")
"""The frames that can wait, the one that waits longest first."""

CENTRE: Final = cell_at(0, 0)
POLE_ALONE: Final = survey([CENTRE], False)


class Rules:
    """The options of a game (meta.toml says what each means), and what the number of players changes."""

    def __init__(self, options: dict[str, int], seats: int) -> None:
        self.straight = options["straight_distance"] != 0
        self.islands_score = options["islands_score"] != 0
        self.scores_in_play = seats > 2  # T13.5
        self.herds: i64 = 10 if seats == 2 else 15  # T13.1, T1.3
        self.points: i64 = 3 if seats == 2 else 4  # T13.4, T5.1


class Trias(State):
    """Tiles are numbered: the pole, then mountains, steppes, woods. Herds are counts per tile."""

    def __init__(self, t: Tables, rules: Rules, options: dict[str, int], seats: int) -> None:
        super().__init__(seats, options)
        self.t = t
        self.rules = rules
        self.terrain: list[int] = []
        self.capacity: list[int] = []
        self.of_terrain: list[int] = []
        self.chart = POLE_ALONE
        self.herds: list[int] = []
        self.own: list[int] = []
        self.room: i64 = 0
        self.reserve: list[int] = []
        self.swim_at: list[int] = []
        self.swim: list[int] = []
        self.deck: list[int] = []
        self.drawn: i64 = 0
        self.hands: list[int] = []
        self.played: list[int] = []
        self.score: list[int] = []
        self.points: i64 = 0
        self.tired: list[int] = []
        self.last: i64 = 0

    def clone(self) -> Trias:
        c = Trias(self.t, self.rules, self.options, self.seats)
        self.copy_to(c)
        c.terrain = self.terrain
        c.capacity = self.capacity
        c.of_terrain = self.of_terrain
        c.chart = self.chart
        c.herds = self.herds[:]
        c.own = self.own[:]
        c.room = self.room
        c.reserve = self.reserve[:]
        c.swim_at = self.swim_at[:]
        c.swim = self.swim[:]
        c.deck = self.deck
        c.drawn = self.drawn
        c.hands = self.hands[:]
        c.played = self.played[:]
        c.score = self.score[:]
        c.points = self.points
        c.tired = self.tired[:]
        c.last = self.last
        return c

    # -- the board -------------------------------------------------------------------------------------------------

    def lay(self, terrain: list[int], cells: list[int]) -> None:
        """Lay the tiles out; nobody is on them yet."""
        self.terrain = terrain
        self.capacity = [self.t.capacity[sort] for sort in terrain]
        self.of_terrain = [0] * (POLE + 1)
        for tile, sort in enumerate(terrain):
            self.of_terrain[sort] |= 1 << tile
        self.chart = survey(cells, self.rules.straight)
        self.herds = [0] * len(cells)
        self.own = [0] * self.seats
        self.swim_at = []
        self.swim = []
        self.room = 0
        for tile in range(len(cells)):
            self.populate(tile, 0)

    def populate(self, tile: i64, herds: i64) -> None:
        """Exactly these herds stand on a tile; keep in mind who is where, and where there is room (T6.1)."""
        self.herds[tile] = herds
        mask = bit(tile)
        number: i64 = 0
        for seat in range(self.seats):
            if herds & 15 != 0:
                self.own[seat] |= mask
                number += herds & 15
            else:
                self.own[seat] &= ~mask
            herds >>= NIBBLE
        if number < self.capacity[tile]:
            self.room |= mask
        else:
            self.room &= ~mask

    def herds_on(self, tile: i64, seat: i64) -> i64:
        """How many herds of a seat stand on a tile."""
        return self.herds[tile] >> (seat * NIBBLE) & 15

    def add(self, tile: i64, seat: i64, number: i64) -> None:
        """Herds of a seat come to a tile, or leave it if the number is negative."""
        self.populate(tile, self.herds[tile] + (number << (seat * NIBBLE)))

    def set_swimmers(self, cell: int, herds: i64) -> None:
        """Exactly these herds swim in a cell; the list stays in the order of the cells."""
        place = 0
        while place < len(self.swim_at) and self.swim_at[place] < cell:
            place += 1
        known = place < len(self.swim_at) and self.swim_at[place] == cell
        if herds == 0:
            if known:
                self.swim_at.pop(place)
                self.swim.pop(place)
        elif known:
            self.swim[place] = herds
        else:
            self.swim_at.insert(place, cell)
            self.swim.insert(place, herds)

    def swimmers(self, cell: int) -> i64:
        """The herds that swim in a cell."""
        for place in range(len(self.swim_at)):
            if self.swim_at[place] == cell:
                return self.swim[place]
        return 0

    def fresh(self, tile: i64) -> i64:
        """How many herds of the active player on a tile can still reproduce this turn (T5.9, T5.10)."""
        number = self.herds_on(tile, self.turn)
        for other in self.tired:
            if other == tile:
                number -= 1
        return number

    def driftable(self, seat: i64) -> i64:
        """The tiles a seat may drift: of a land where it has a herd on some tile, which swimmers are not (T4.5)."""
        mine: i64 = self.own[seat]
        reached: i64 = 0
        for land in self.chart.lands:
            if land & mine != 0:
                reached |= land
        return reached & self.chart.movable

    def on_land(self, land: i64) -> i64:
        """The herds of all seats on a set of tiles, four bits each: a sum, since no seat has more than 15 (T10.6)."""
        herds: i64 = 0
        while land != 0:
            herds += self.herds[lowest(land)]
            land &= land - 1
        return herds

    # -- scores ----------------------------------------------------------------------------------------------------

    def final_points(self, land: int) -> list[int]:
        """What a land is worth to each seat if the game ended now; the land with the pole is not scored (T11.1)."""
        if land == 0:
            return [0] * self.seats
        return score.final_points(
            size(self.chart.lands[land]), score.counts(self.on_land(self.chart.lands[land]), self.seats)
        )

    def scores(self) -> list[int]:
        """Points on the track, and the final scoring as it would be now (T10.7, T11.1)."""
        totals = self.score[:]
        for land in range(1, len(self.chart.lands)):
            points = self.final_points(land)
            for seat in range(self.seats):
                totals[seat] += points[seat]
        return totals

    def lands_of(self, seat: i64) -> int:
        """On how many lands a seat has a herd, that of the pole included (T12.2)."""
        mine: i64 = self.own[seat]
        return len([1 for land in self.chart.lands if land & mine != 0])

    def winners(self) -> list[int]:
        """Most points (T12.1); then most herds in reserve, then presence on most lands, then all tied win (T12.2)."""
        totals = self.scores()
        ranks = [(totals[seat], self.reserve[seat], self.lands_of(seat)) for seat in range(self.seats)]
        best = max(ranks)
        return [seat for seat in range(self.seats) if ranks[seat] == best]

    # -- secrets ---------------------------------------------------------------------------------------------------

    def ints(self, seat: int) -> list[int]:
        """Hand cards are known to their holders; of the others' everybody sees the back (T2.7, T2.5)."""
        out = [self.points, self.last, len(self.deck) - self.drawn, len(self.chart.cells), len(self.swim_at)]
        out.extend(self.terrain)
        out.extend(self.chart.cells)
        out.extend(self.herds)
        out.extend(self.swim_at)
        out.extend(self.swim)
        out.extend(self.reserve)
        out.extend(self.score)
        out.extend(self.played)
        for holder in range(len(self.hands)):
            card = self.hands[holder]
            out.append(card if seat in (ALL, holder) or card == NO_CARD else -1 - back_of(card))
        out.append(len(self.tired))
        out.extend(sorted(self.tired))
        if seat == ALL:
            out.extend(self.deck[self.drawn :])
        return out

    def reseed_unseen(self, seat: int) -> None:
        """Cards of each back are a pool of their own, since backs are visible; a hand never holds the meteorite."""
        ahead = self.deck[self.drawn :]
        first = [card for card in ahead if back_of(card) == 1]
        second = [card for card in ahead if back_of(card) == 2 and card != METEORITE]
        unknown = [holder for holder in range(self.seats) if holder != seat and self.hands[holder] != NO_CARD]
        for holder in unknown:
            (first if back_of(self.hands[holder]) == 1 else second).append(self.hands[holder])
        self.rng.shuffle(first)
        self.rng.shuffle(second)
        for holder in unknown:
            self.hands[holder] = (first if back_of(self.hands[holder]) == 1 else second).pop()
        if METEORITE in ahead:
            second.insert(self.rng.below(len(second) + 1), METEORITE)
        self.deck = first + second
        self.drawn = 0

    # -- invariants ------------------------------------------------------------------------------------------------

    def check(self) -> str:
        if FLOW.fullmatch(self.waiting()) is None:
            return f"T3.2: {self.waiting()} is no order in which frames wait ('next')"
        if len(self.hands) == 0:
            return ""
        return self.check_board() or self.check_herds() or self.check_cards()

    def check_board(self) -> str:
        """Tiles of the box, each in a place of its own, the pole in the middle."""
        box = self.t.tiles_for(self.seats)
        for sort in range(POLE + 1):
            if len([tile for tile in self.terrain if tile == sort]) > box[sort]:
                return f"T1.1: more tiles of sort {sort} than the box has"
        cells = self.chart.cells
        if cells[0] != CENTRE:
            return "T4.3: the pole has moved"
        if len(set(cells + self.swim_at)) != len(cells) + len(self.swim_at) or 0 in self.swim:
            return "T4.11: two things in one cell, or no swimmers where some are noted"
        return ""

    def check_herds(self) -> str:
        """Every herd is on a tile, in the water, or in the reserve (T1.3); what is kept in mind is true."""
        for seat in range(self.seats):
            placed = 0
            for tile in range(len(self.herds)):
                number = int(self.herds_on(tile, seat))
                placed += number
                if (number > 0) != (self.own[seat] >> tile & 1 == 1):
                    return f"the mask of tiles held by seat {seat + 1} is wrong"
            placed += sum([int(score.counts(herds, self.seats)[seat]) for herds in self.swim])
            if placed + self.reserve[seat] != self.rules.herds or self.reserve[seat] < 0:
                return f"T1.3: seat {seat + 1} has {placed} herds in play and {self.reserve[seat]} in reserve"
        for tile in range(len(self.herds)):
            number = sum(score.counts(self.herds[tile], self.seats))
            if (number < self.capacity[tile]) != (self.room >> tile & 1 == 1):
                return f"the mask of tiles with room is wrong at tile {tile}"
            if self.fresh(tile) < 0:
                return f"T5.9: more herds have bred on tile {tile} than stand there"
        return ""

    def check_cards(self) -> str:
        """All cards are in the deck, in a hand or played; one hand card at most (T8.2); the meteorite comes (T8.4)."""
        cards = self.played[:]
        for card in self.deck[self.drawn :]:
            cards[card] += 1
        for card in self.hands:
            if card != NO_CARD:
                cards[card] += 1
        if cards != self.t.cards_for(self.seats):
            return "T1.2: the cards are not all there"
        if METEORITE in self.hands:
            return "T8.3: the meteorite is in a hand"
        if self.last == 0 and len(self.stack) > 0:
            if METEORITE not in self.deck[self.drawn :]:
                return "T8.4: the meteorite has not fallen and is not in the deck"
            for seat in range(self.seats):
                if self.hands[seat] == NO_CARD and seat != self.turn:
                    return f"T8.2: the hand of seat {seat + 1} is empty out of turn"
        backs = [back_of(card) for card in self.deck[self.drawn :]]
        if backs != sorted(backs):
            return "T2.5: a card of back 2 lies above one of back 1"
        return ""
