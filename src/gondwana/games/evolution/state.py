"""The state of a game of Evolution."""

from __future__ import annotations

from typing import Final

from gondwana.core.event import ALL
from gondwana.core.state import State
from gondwana.games.evolution.tables import (
    ANGLERFISH,
    CARNIVOROUS,
    FAT_TISSUE,
    PAIRS,
    SCAVENGER,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    TRAITS,
    Tables,
)

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

# Traits that exclude each other.
APART: Final = [(CARNIVOROUS, SCAVENGER, "EB.12"), (SPECIALIZATION_A, SPECIALIZATION_B, "EX.4c")]

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
        return self.check_cards() or self.check_links() or self.check_animals()

    def check_cards(self) -> str:
        """Nothing appears or vanishes (E2.1)."""
        cards = self.deck[: self.left] + self.aside + [self.t.card_of[side] for side in self.shells]
        for owner in range(self.seats):
            cards.extend(self.hands[owner])
            cards.extend([thrown >> 2 for thrown in self.discards[owner]])
        cards.extend([self.card[animal] for animal in self.alive])
        cards.extend([self.t.card_of[entry & 1023] for entry in self.laid])
        cards.extend([self.t.card_of[link_side(pair)] for pair in self.links])
        found = [0] * len(self.t.cards)
        for card in cards:
            found[card] += 1
        if found != self.t.copies:
            wrong = [self.t.cards[card] for card, n in enumerate(found) if n != self.t.copies[card]]
            return f"E2.1: the cards are not all there, or too many: {', '.join(wrong)}"
        if not 0 <= self.base <= 28:
            return f"E5.1: a food base of {self.base}"
        return ""

    def check_links(self) -> str:
        """Pair cards join two animals of one owner, the same card never the same two (E12.1)."""
        seen: list[int] = []
        for pair in self.links:
            a, b, trait = link_a(pair), link_b(pair), link_trait(pair)
            if not self.exists(a) or not self.exists(b) or self.owner[a] != self.owner[b] or a == b:
                return f"E12.1: a pair of a{a + 1} and a{b + 1}"
            if self.t.trait[link_side(pair)] != trait:
                return "E4.4: a pair card shows another trait than it is played for"
            seen.append(trait << 20 | min(a, b) << 10 | max(a, b))
        if len(set(seen)) != len(seen):
            return "E12.1: the same pair trait twice on the same two animals"
        return ""

    def check_animals(self) -> str:
        """Traits without doubles (E9.2), tokens within limits (E6.4, E11.1), and everything counted right."""
        if self.alive != [animal for animal, owner in enumerate(self.owner) if owner != NOBODY]:
            return "the list of living animals is wrong"
        for animal in self.alive:
            name = f"a{animal + 1}"
            on = [CARNIVOROUS] if self.marks[animal] & REVEALED else []
            on += [self.t.trait[entry & 1023] for entry in self.laid if entry >> 10 == animal]
            fats = len([trait for trait in on if trait == FAT_TISSUE])
            others = [trait for trait in on if trait != FAT_TISSUE]
            if len(set(others)) != len(others) or ANGLERFISH in others:
                return f"E9.2: a trait twice on {name}"
            pairs = [link_trait(pair) for pair in self.links if animal in (link_a(pair), link_b(pair))]
            mask = 0
            for trait in others + pairs:
                mask |= 1 << trait
            if mask != self.traits[animal] or len([t for t in others if 1 << t & PAIRS]) > 0:
                return f"E4.3: the traits of {name} are not its cards"
            for one, other, rule in APART:
                if mask >> one & mask >> other & 1:
                    return f"{rule}: {TRAITS[one]} and {TRAITS[other]} on {name}"
            if fats != self.fats[animal] or not 0 <= self.fat[animal] <= fats:
                return f"E11.1: {self.fat[animal]} yellow tokens on {fats} Fat Tissue of {name}"
            if self.weight[animal] != len(on) + len(pairs):
                return f"EX.10b: {name} has not {self.weight[animal]} traits"
            need = 1
            for trait in others + pairs:
                need += self.t.need[trait]
            if need != self.need[animal]:
                return f"E6.3: {name} needs {need}, not {self.need[animal]}"
            if self.food[animal] < 0:
                return f"E6.3: {name} has less than no food"
        return ""
