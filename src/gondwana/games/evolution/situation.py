"""Evolution in situations: the lines `p1 a1`, `pairs`, `base`, `p1 hand`, `deck`, `phase` and so on."""

from __future__ import annotations

from gondwana.games.evolution.acts import ACTS, EVENTS
from gondwana.games.evolution.effects import gain_pair, gain_trait, new_animal
from gondwana.games.evolution.frames.development import DEVELOP
from gondwana.games.evolution.frames.feeding import FEED, GO
from gondwana.games.evolution.frames.turns import EXTINCTION, FOOD_BASE
from gondwana.games.evolution.state import (
    MARKS,
    NO_ANGLER,
    NOBODY,
    OPEN,
    REVEALED,
    USED,
    Evolution,
    link_a,
    link_b,
    link_side,
)
from gondwana.games.evolution.tables import ANGLERFISH, CARNIVOROUS, PAIRS, SHELL, TRAITS
from gondwana.games.evolution.view import words
from gondwana.kit.codec import Codec
from gondwana.kit.situation import Line, Reader, Token, seat_words, times

CODEC = Codec(ACTS, EVENTS, words)
PHASES = ["development", "food", "feeding", "extinction"]
FLAGS = ["no", "yes"]


class Box:
    """The cards still to be placed: what the text names first, then whatever fits where it names only a trait."""

    def __init__(self, s: Evolution) -> None:
        self.s = s
        self.left = s.t.copies[:]

    def card(self, token: Token, word: str) -> int:
        """A card by its name."""
        names = self.s.t.cards
        card = Token(word, token.line, token.column).one_of(names, "card")
        if self.left[card] == 0:
            raise token.error(f"there are no more {word} in the box")
        self.left[card] -= 1
        return card

    def side(self, token: Token, word: str) -> int:
        """`carnivorous/parasite`: that card; `carnivorous`: the card with this trait that the box has most of.

        A trait that has a card for itself alone means that card first.
        """
        t = self.s.t
        side = t.sides.index(word) if word in t.sides else -1
        if side < 0 or ("/" not in word and self.left[t.card_of[side]] == 0):
            trait = Token(word, token.line, token.column).one_of(TRAITS, "trait")
            side = max(
                (side for side in range(len(t.trait)) if t.trait[side] == trait),
                key=lambda side: self.left[t.card_of[side]],
            )
        if self.left[t.card_of[side]] == 0:
            raise token.error(f"there are no more {word} in the box")
        self.left[t.card_of[side]] -= 1
        return side

    def any(self) -> int:
        """Any card that is no Anglerfish, at random."""
        t = self.s.t
        rest = [card for card, n in enumerate(self.left) for _ in range(n) if not t.angler[card]]
        card = rest[self.s.rng.below(len(rest))]
        self.left[card] -= 1
        return card


def read(s: Evolution, reader: Reader) -> None:
    """Fill the state. Cards named nowhere are in the deck, or aside if the deck is said to be smaller."""
    s.stack = []
    box = Box(s)
    seats = seat_words(s.seats)
    s.round = reader.number("round", 1, 999, 1)
    s.first = reader.word("first", seats, s.turn)
    s.base = reader.number("base", 0, 28, 0)
    dice = reader.take("dice")
    s.dice = [] if dice is None else [token.number(1, 6) for token in dice.values]
    for seat, word in enumerate(seats):
        hand = reader.take(f"{word} hand")
        if hand is not None:
            s.hands[seat] = sorted(box.card(token, token.text) for token in hand.values)
        thrown = reader.take(f"{word} discard")
        if thrown is not None:
            s.discards[seat] = [read_thrown(box, token) for token in thrown.values]
    deck = reader.take("deck")
    aside = reader.take("aside")
    s.deck = [] if deck is None else [box.card(token, token.text) for token in deck.values][::-1]
    s.aside = [] if aside is None else [box.card(token, token.text) for token in aside.values]
    shells = reader.take("shells")
    lines = animal_lines(s, reader)
    hidden = read_animals(s, box, lines, reader.number("born", 0, 1000, 0))
    if shells is not None:
        s.shells = [box.side(token, "shell") if token.text == "shell" else shell(box, token) for token in shells.values]
    pairs = reader.take("pairs")
    if pairs is not None:
        for token in pairs.values:
            read_pair(s, box, token)
    for animal in hidden:
        s.card[animal] = box.any()
    rest = [card for card, n in enumerate(box.left) for _ in range(n)]
    s.rng.shuffle(rest)
    size = reader.take("deck left")
    known = len(s.deck)
    if size is not None:
        more = size.only().number(known, known + len(rest)) - known
    else:
        more = 0 if deck is not None or aside is not None else len(rest)
    s.deck = rest[:more] + s.deck
    s.left = len(s.deck)
    s.aside = s.aside + rest[more:]
    read_flow(s, reader)


def shell(box: Box, token: Token) -> int:
    """The side of a Shell card lying in the middle."""
    side = box.side(token, token.text)
    if box.s.t.trait[side] != SHELL:
        raise token.error(f"only Shells lie in the middle, not {token.text}")
    return side


def read_thrown(box: Box, token: Token) -> int:
    """`running` lay open before, `running?` never did, `running?!` neither, but is known to be no Anglerfish."""
    word = token.text.rstrip("?!")
    known = NO_ANGLER if token.text.endswith("!") else 0
    return box.card(token, word) << 2 | (known if "?" in token.text else OPEN | known)


def animal_lines(s: Evolution, reader: Reader) -> list[Line]:
    """The lines `p1 a3: …`, by number of the animal."""
    found: list[tuple[int, Line]] = []
    for name in list(reader.lines):
        seat, _, animal = name.partition(" ")
        if seat in seat_words(s.seats) and animal[:1] == "a" and animal[1:].isdigit() and 0 < int(animal[1:]) < 1000:
            line = reader.need(name)
            if int(animal[1:]) in [number for number, _ in found]:
                raise line.head.error(f"{animal} is given twice")
            found.append((int(animal[1:]), line))
    return [line for _, line in sorted(found, key=lambda pair: pair[0])]


def read_animals(s: Evolution, box: Box, lines: list[Line], born: int) -> list[int]:
    """Animals with their traits; those whose card is not said get one when all that is named has been placed."""
    hidden: list[int] = []
    for line in lines:
        seat, _, name = line.name.partition(" ")
        while len(s.owner) < int(name[1:]) - 1:
            dead(s)
        animal = new_animal(s, int(seat[1:]) - 1, -1)
        read_animal(s, box, animal, line)
        if s.card[animal] < 0:
            hidden.append(animal)
    while len(s.owner) < born:
        dead(s)
    return hidden


def dead(s: Evolution) -> None:
    """The number of an animal that is no more."""
    animal = new_animal(s, NOBODY, -1)
    s.alive.remove(animal)


def read_animal(s: Evolution, box: Box, animal: int, line: Line) -> None:
    """`carnivorous fat_tissue*2 food=1 fat=2 spent card=running ignores=a4.camouflage`."""
    for token in line.values:
        word, equals, value = token.text.partition("=")
        inner = Token(value, token.line, token.column + len(word) + 1)
        if equals and word == "food":
            s.food[animal] = inner.number(0, 99)
        elif equals and word == "fat":
            s.fat[animal] = inner.number(0, 99)
        elif equals and word == "card":
            s.card[animal] = box.card(token, value)
        elif equals and word == "ignores":
            prey, _, trait = value.partition(".")
            if prey[:1] != "a" or not prey[1:].isdigit() or trait not in TRAITS:
                raise inner.error("expected an animal and a trait, such as a4.camouflage")
            s.ignored[animal] = int(prey[1:]) << 6 | TRAITS.index(trait)
        elif word == "revealed" and not equals:
            s.marks[animal] |= REVEALED
            s.traits[animal] |= 1 << CARNIVOROUS
            s.weight[animal] += 1
            s.need[animal] += s.t.need[CARNIVOROUS]
        elif word in MARKS and not equals:
            s.marks[animal] |= 1 << MARKS.index(word)
        else:
            side = box.side(token, token.text)
            if PAIRS >> s.t.trait[side] & 1 or s.t.trait[side] == ANGLERFISH:
                raise token.error(f"{token.text} is not a trait of one animal; use 'pairs:' or 'card='")
            gain_trait(s, animal, side)
    if s.marks[animal] & REVEALED and s.card[animal] < 0:
        s.card[animal] = box.card(line.head, "anglerfish")


def read_pair(s: Evolution, box: Box, token: Token) -> None:
    """`a1-communication-a2`; in Symbiosis the first is the symbiont; a `!` behind: it has worked in this go."""
    parts = token.text.rstrip("!").split("-")
    names = [f"a{animal + 1}" for animal in s.alive]
    if len(parts) != 3:
        raise token.error("expected two animals and a trait between them, such as a1-communication-a2")
    one, other = (Token(part, token.line, token.column).one_of(names, "animal") for part in (parts[0], parts[2]))
    side = box.side(token, parts[1])
    if not PAIRS >> s.t.trait[side] & 1:
        raise token.error(f"{parts[1]} is not a pair trait")
    gain_pair(s, side, s.alive[one], s.alive[other])
    if token.text.endswith("!"):
        s.links[-1] |= USED


def read_flow(s: Evolution, reader: Reader) -> None:
    """Where in the turn we are. Without a word, in the feeding phase, at the go of the player whose turn it is."""
    phase = reader.word("phase", PHASES, 2)
    for seat in reader.words("passed", seat_words(s.seats), "seat"):
        s.passed |= 1 << seat
    s.main = reader.word("main", FLAGS, 0) == 1
    s.acted = reader.word("acted", FLAGS, int(s.main)) == 1
    s.idle = reader.number("idle", 0, s.seats, 0)
    for name, acts in (("due", s.due), ("closed", s.closed)):
        line = reader.take(name)
        for token in [] if line is None else line.values:
            try:
                acts.append(CODEC.parse(s, token.text.replace("-", " ")))
            except ValueError as error:
                raise token.error(str(error)) from None
    lot = reader.take("lot")
    s.lot = NOBODY if lot is None else lot.only().one_of(seat_words(s.seats), "seat")
    if reader.word("over", FLAGS, 0) == 0 and not reader.frames:
        flow = [EXTINCTION, FEED, FOOD_BASE, DEVELOP]
        s.stack = [*flow[: 4 - phase]]
        if s.acted and phase == 2:
            s.push(GO)


def write(s: Evolution) -> list[str]:
    """The lines `read` needs to build the very same state."""
    t = s.t
    lines = [f"round: {s.round}", f"first: p{s.first + 1}", f"base: {s.base}"]

    def cards(name: str, found: list[str], always: bool = False) -> None:
        if found or always:
            lines.append(f"{name}: {times(found)}".rstrip())

    cards("dice", [str(shown) for shown in s.dice])
    for seat in range(s.seats):
        cards(f"p{seat + 1} hand", [t.cards[card] for card in s.hands[seat]])
        cards(f"p{seat + 1} discard", [written(s, thrown) for thrown in s.discards[seat]])
    cards("deck", [t.cards[card] for card in reversed(s.deck[: s.left])], always=True)
    cards("aside", [t.cards[card] for card in s.aside])
    cards("shells", [t.sides[side] for side in s.shells])
    for animal in s.alive:
        lines.append(f"p{s.owner[animal] + 1} a{animal + 1}: {' '.join(write_animal(s, animal))}")
    if not s.alive or s.alive[-1] < len(s.owner) - 1:
        lines.append(f"born: {len(s.owner)}")
    cards("pairs", [write_pair(s, pair) for pair in s.links])
    cards("passed", [f"p{seat + 1}" for seat in range(s.seats) if s.passed >> seat & 1])
    for name, flag in (("main", s.main), ("acted", s.acted)):
        lines.append(f"{name}: {FLAGS[flag]}")
    lines.append(f"idle: {s.idle}")
    cards("due", [CODEC.text(s, act).replace(" ", "-") for act in s.due])
    cards("closed", [CODEC.text(s, act).replace(" ", "-") for act in s.closed])
    if s.lot != NOBODY:
        lines.append(f"lot: p{s.lot + 1}")
    if not s.stack:
        lines.append("over: yes")
    return lines


def written(s: Evolution, thrown: int) -> str:
    """A discarded card, and whether everybody saw it."""
    doubt = "" if thrown & OPEN else "?"
    return s.t.cards[thrown >> 2] + doubt + ("!" if thrown & NO_ANGLER else "")


def write_animal(s: Evolution, animal: int) -> list[str]:
    """Everything about an animal but its pair cards."""
    out = times([s.t.sides[entry & 1023] for entry in s.laid if entry >> 10 == animal]).split()
    out += [f"{name}={n}" for name, n in (("food", s.food[animal]), ("fat", s.fat[animal])) if n]
    out += [mark for bit, mark in enumerate(MARKS) if s.marks[animal] >> bit & 1]
    out.append(f"card={s.t.cards[s.card[animal]]}")
    if s.ignored[animal]:
        out.append(f"ignores=a{s.ignored[animal] >> 6}.{TRAITS[s.ignored[animal] & 63]}")
    return out


def write_pair(s: Evolution, pair: int) -> str:
    """`a1-communication/carnivorous-a2`."""
    name = s.t.sides[link_side(pair)]
    return f"a{link_a(pair) + 1}-{name}-a{link_b(pair) + 1}" + ("!" if pair & USED else "")
