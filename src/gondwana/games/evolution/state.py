"""The state of a game of Evolution."""

from __future__ import annotations

from typing import Final

from gondwana.core.event import ALL
from gondwana.core.state import State
from gondwana.games.evolution.tables import Tables

NOBODY: Final = -1

# What an animal has done or suffers, as bits of `marks`. Until the end of the go:
GRAZED: Final = 1
HELD: Final = 2
# until the end of the attack:
RAN: Final = 4
# until the end of the turn:
SPENT: Final = 8
TRIED: Final = 16
NAMED: Final = 32
MIMICKED: Final = 64
INKED: Final = 128
PIRATED: Final = 256
SPECIALIZED: Final = 512
SHED_ONE: Final = 1024
HIDDEN: Final = 2048
ASLEEP: Final = 4096
SLEPT: Final = 8192
POISONED: Final = 16384
# until the end of the next turn:
RESTED: Final = 32768
# for good:
REVEALED: Final = 65536
PLAIN: Final = 131072
FOR_THE_GO: Final = GRAZED | HELD
FOR_GOOD: Final = REVEALED | PLAIN
MARKS: Final = [
    "grazed",
    "held",
    "ran",
    "spent",
    "tried",
    "named",
    "mimicked",
    "inked",
    "pirated",
    "specialized",
    "shed",
    "hidden",
    "asleep",
    "slept",
    "poisoned",
    "rested",
    "revealed",
    "plain",
]

# A discarded card is packed with what the table knows of it: all of it, or that it is no Anglerfish (EX.3f).
OPEN: Final = 1
NO_ANGLER: Final = 2

USED: Final = 1 << 40


def link(trait: int, a: int, b: int, side: int) -> int:
    """A pair card between two animals; in Symbiosis a is the symbiont (EB.11). USED is added once it has worked."""
    return (trait << 30) | (side << 20) | (a << 10) | b


def link_trait(number: int) -> int:
    """Which pair trait."""
    return number >> 30 & 63


def link_side(number: int) -> int:
    """The side of the card it is."""
    return number >> 20 & 1023


def link_a(number: int) -> int:
    """The first animal."""
    return number >> 10 & 1023


def link_b(number: int) -> int:
    """The second animal."""
    return number & 1023


class Rules:
    """The options of a game (meta.toml says what each means)."""

    def __init__(self, options: dict[str, int]) -> None:
        self.fly = options["time_to_fly"] != 0
        self.six_cards = options["six_cards"]
        self.mimicry_always = options["mimicry"] == 1
        self.free_defences = options["defences"] == 1
        self.forced_mimicry = options["defences"] == 2
        self.free_pass = options["free_pass"] != 0
        self.declining_closes = options["declining_closes"] != 0
        self.one_hunter = options["one_hunter"] != 0
        self.communication_declinable = options["communication_declinable"] != 0
        self.specialization_always = options["specialization_every_go"] != 0
        self.births_by_tokens = options["births_by_tokens"] != 0
        self.tie_dice = options["tie_dice"] != 0


class Evolution(State):
    """Animals are numbers in order of birth, never used again; what belongs to them is in lists side by side.

    `deck`, `dice` and the lists inside `hands` and `discards` are replaced, never changed, so that clones share them.
    """

    def __init__(self, t: Tables, rules: Rules, options: dict[str, int], seats: int) -> None:
        super().__init__(seats, options)
        self.t = t
        self.rules = rules
        self.round = 0
        self.first = 0
        self.base = 0
        self.dice: list[int] = []
        """The last roll for the food base, as it lies on the table (E5.1)."""
        self.deck: list[int] = []
        self.left = 0
        """Cards in the deck; the top one is `deck[left - 1]`."""
        self.hands: list[list[int]] = []
        self.discards: list[list[int]] = []
        self.aside: list[int] = []
        """Cards that a position written by hand does not speak of."""
        self.shells: list[int] = []
        """The sides of Shell cards lying in the middle (EX.1c)."""
        self.passed = 0
        self.main = False
        self.acted = False
        self.idle = 0
        self.due: list[int] = []
        self.closed: list[int] = []
        self.lot = NOBODY

        self.alive: list[int] = []
        self.owner: list[int] = []
        self.card: list[int] = []
        self.traits: list[int] = []
        self.weight: list[int] = []
        """How many traits everybody sees on the animal (EX.10b)."""
        self.fats: list[int] = []
        self.fat: list[int] = []
        self.food: list[int] = []
        self.need: list[int] = []
        self.marks: list[int] = []
        self.ignored: list[int] = []
        """What Intellect ignores this turn: the prey plus one, times 64, plus the trait; 0: nothing (EX.2a)."""
        self.laid: list[int] = []
        """Trait cards under animals: the animal times 1024 plus the side."""
        self.links: list[int] = []

    def clone(self) -> Evolution:
        c = Evolution(self.t, self.rules, self.options, self.seats)
        self.copy_to(c)
        c.round = self.round
        c.first = self.first
        c.base = self.base
        c.dice = self.dice
        c.deck = self.deck
        c.left = self.left
        c.hands = self.hands[:]
        c.discards = self.discards[:]
        c.aside = self.aside
        c.shells = self.shells[:]
        c.passed = self.passed
        c.main = self.main
        c.acted = self.acted
        c.idle = self.idle
        c.due = self.due[:]
        c.closed = self.closed[:]
        c.lot = self.lot
        c.alive = self.alive[:]
        c.owner = self.owner[:]
        c.card = self.card[:]
        c.traits = self.traits[:]
        c.weight = self.weight[:]
        c.fats = self.fats[:]
        c.fat = self.fat[:]
        c.food = self.food[:]
        c.need = self.need[:]
        c.marks = self.marks[:]
        c.ignored = self.ignored[:]
        c.laid = self.laid[:]
        c.links = self.links[:]
        return c

    # -- small questions ---------------------------------------------------------------------------------------------

    def next_seat(self, seat: int) -> int:
        """Clockwise (E3.2)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def herd(self, seat: int) -> list[int]:
        """A player's animals, oldest first."""
        return [animal for animal in self.alive if self.owner[animal] == seat]

    def exists(self, animal: int) -> bool:
        """Is there such an animal on the table?"""
        return animal < len(self.owner) and self.owner[animal] != NOBODY

    def last_turn(self) -> bool:
        """The deck is empty: this turn is the last (E8.1, EX.8c)."""
        return self.left == 0

    # -- scores ------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Two points for an animal (E8.2), one for each trait (E8.3), and as many more as traits add need (E8.4, E8.5).

        A pair card counts once, yet the need it adds (Trematode) counts for each of the two animals.
        """
        points = [0] * self.seats
        for animal in self.alive:
            points[self.owner[animal]] += 1 + self.weight[animal] + self.need[animal]
        for pair in self.links:
            points[self.owner[link_a(pair)]] -= 1
        return points

    def winners(self) -> list[int]:
        """The most points (E1.1); among equals the larger discard; then they share, or dice decide (E8.6)."""
        if self.lot != NOBODY:
            return [self.lot]
        points = self.scores()
        best = max([(points[seat], len(self.discards[seat])) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if (points[seat], len(self.discards[seat])) == best]

    # -- secrets -----------------------------------------------------------------------------------------------------

    def knows(self, seat: int, animal: int) -> bool:
        """Does this seat know the card of an animal? Its owner does; all do once it is revealed (EX.3a, EX.8b)."""
        return self.owner[animal] == seat or self.marks[animal] & REVEALED != 0

    def ints(self, seat: int) -> list[int]:
        out = [self.round, self.first, self.base, self.left, self.passed, self.idle, self.lot]
        out.extend([int(self.main), int(self.acted), len(self.aside), len(self.dice), *self.dice])
        if seat == ALL:
            out.extend(self.deck[: self.left])
            out.extend(sorted(self.aside))
        for owner in range(self.seats):
            hand = self.hands[owner]
            out.append(len(hand))
            if seat in (ALL, owner):
                out.extend(hand)
            out.append(len(self.discards[owner]))
            for thrown in self.discards[owner]:
                out.append(thrown if seat in (ALL, owner) or thrown & OPEN else thrown & 3)
        out.extend(self.shells)
        out.append(-1)
        out.extend(sorted(self.due))
        out.append(-1)
        out.extend(sorted(self.closed))
        out.append(len(self.owner))
        for animal in self.alive:
            known = seat == ALL or self.knows(seat, animal)
            out.extend([animal, self.owner[animal], self.card[animal] if known else -1])
            out.extend([self.traits[animal], self.weight[animal], self.fats[animal], self.fat[animal]])
            out.extend([self.food[animal], self.need[animal], self.marks[animal], self.ignored[animal]])
        out.extend(sorted(self.laid))
        out.append(-1)
        out.extend(sorted(self.links))
        return out

    def reseed_unseen(self, seat: int) -> None:
        """Deck, other hands, face-down animals and face-down discards of others are one pool.

        A card that could not have stayed face down if it were an Anglerfish (EX.3f) gets none.
        """
        pool = self.deck[: self.left] + self.aside
        proven: list[int] = []
        for animal in self.alive:
            if not self.knows(seat, animal):
                pool.append(self.card[animal])
                proven.append(self.marks[animal] & PLAIN)
        for owner in range(self.seats):
            if owner != seat:
                pool.extend(self.hands[owner])
                for thrown in self.discards[owner]:
                    if not thrown & OPEN:
                        pool.append(thrown >> 2)
                        proven.append(thrown & NO_ANGLER)
        self.rng.shuffle(pool)
        dealt = [self.draw_from(pool, sure != 0, True) for sure in proven]
        dealt = [card if card >= 0 else self.draw_from(pool, False, False) for card in dealt]
        dealt.reverse()
        for animal in self.alive:
            if not self.knows(seat, animal):
                self.card[animal] = dealt.pop()
        for owner in range(self.seats):
            if owner != seat:
                thrown_cards = self.discards[owner]
                self.discards[owner] = [
                    thrown if thrown & OPEN else dealt.pop() << 2 | thrown & 3 for thrown in thrown_cards
                ]
        for owner in range(self.seats):
            if owner != seat:
                size = len(self.hands[owner])
                self.hands[owner] = sorted(pool[len(pool) - size :])
                del pool[len(pool) - size :]
        self.deck = pool[: self.left]
        self.aside = pool[self.left :]

    def draw_from(self, pool: list[int], sure: bool, only_sure: bool) -> int:
        """A card of the shuffled pool: for a place that holds no Anglerfish, or for any (-1: not this time)."""
        if not sure:
            return -1 if only_sure else pool.pop()
        at = len(pool) - 1
        while self.t.angler[pool[at]]:
            at -= 1
        return pool.pop(at)

    # -- invariants --------------------------------------------------------------------------------------------------

    def check(self) -> str:
        from gondwana.games.evolution import invariants

        return invariants.broken(self)
