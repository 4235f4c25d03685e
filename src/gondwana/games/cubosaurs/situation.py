"""Cubosaurs in situations: the lines `round`, `deck`, `hand`, `p1`, `p1 tokens`, `market` and so on."""

from __future__ import annotations

from gondwana.core.event import ALL
from gondwana.games.cubosaurs.frames.hand import PAY
from gondwana.games.cubosaurs.frames.rounds import DEALT, END_ROUND, KEPT_PER_PLAYER
from gondwana.games.cubosaurs.frames.turn import DECIDE, TURN
from gondwana.games.cubosaurs.state import NOBODY, SUPPLY, Cubosaurs
from gondwana.kit.situation import Line, Reader, Token, seat_words, times

DIRECTIONS = ["clockwise", "anticlockwise"]


def read(s: Cubosaurs, reader: Reader) -> None:
    """Fill the state; whatever is not given follows from the rest as a fresh round would have it."""
    t = s.t
    seats = seat_words(s.seats)
    s.round = reader.number("round", 1, s.rules.rounds, 1)
    direction = reader.word("direction", DIRECTIONS, (s.round - 1) % 2)
    s.step_of_seats = 1 if direction == 0 else -1
    left = t.copies[:]

    def cards(name: str) -> list[int]:
        line = reader.take(name)
        return [] if line is None else take(line, t.cards, left, "card")

    s.collections = [[0] * len(t.cards) for _ in seats]
    s.held = [0] * s.seats
    for seat, word in enumerate(seats):
        for card in cards(word):
            s.gain(seat, card)
    s.hand = cards("hand")
    s.hand_seen = [ALL] * len(s.hand)
    if s.rules.private_hand and (line := reader.take("hand seen")) is not None:
        if len(line.values) != len(s.hand):
            raise line.head.error("'hand seen' has one word per card of the hand: all, p1, p1+p2 and so on")
        s.hand_seen = [viewers(value, seats) for value in line.values]
    s.hand_free = reader.word("hand free", ["no", "yes"], 0) == 1
    s.destroyed = cards("destroyed")
    told = "deck" in reader.lines or "aside" in reader.lines
    s.aside = cards("aside")
    s.deck = cards("deck")
    s.deck.reverse()
    fill(s, reader, [card for card, n in enumerate(left) for _ in range(n)], told)
    line = reader.take("over")
    over = line is not None and line.only().one_of(["no", "yes"], "over") == 1
    if line is not None and over and s.round < s.rules.rounds:
        raise line.head.error(f"the game is not over after round {s.round} of {s.rules.rounds} (C1.1)")
    for number in range(1, s.round + int(over)):
        line = reader.need(f"round {number}")
        if len(line.values) != s.seats:
            raise line.head.error(f"'round {number}' has one score per seat")
        s.banked.append([value.number(-999, 999) for value in line.values])
    if s.rules.advanced:
        read_dna(s, reader)
    if over:
        s.stack = []
    elif not reader.frames:
        s.stack = [END_ROUND, TURN, DECIDE] if s.hand else [END_ROUND, TURN]
        if s.due:
            s.push(PAY)


def viewers(value: Token, seats: list[str]) -> int:
    """`all`, or the seats that know a card: `p1+p3`."""
    if value.text == "all":
        return ALL
    mask = 0
    for word in value.text.split("+"):
        mask |= 1 << Token(word, value.line, value.column).one_of(seats, "seat")
    return mask


def viewer_word(s: Cubosaurs, mask: int) -> str:
    """The inverse of `viewers`."""
    return "all" if mask == ALL else "+".join(word for seat, word in enumerate(seat_words(s.seats)) if mask >> seat & 1)


def fill(s: Cubosaurs, reader: Reader, rest: list[int], told: bool) -> None:
    """Cards named nowhere: `deck left` of them go below the deck as told, at random; the others are aside."""
    played = sum(sum(collection) for collection in s.collections) + len(s.hand) + len(s.destroyed)
    fresh = max(0, KEPT_PER_PLAYER * s.seats - max(played, DEALT * s.seats) - len(s.deck))
    wanted = reader.number("deck left", 0, len(rest), 0 if told else min(fresh, len(rest)))
    s.rng.shuffle(rest)
    s.deck = rest[:wanted] + s.deck
    s.aside = s.aside + rest[wanted:]


def read_dna(s: Cubosaurs, reader: Reader) -> None:
    """Tokens, market and tiles of the advanced game."""
    t = s.t
    seats = seat_words(s.seats)
    s.tokens = [reader.number(f"{word} tokens", 0, SUPPLY, 0) for word in seats]
    s.supply = SUPPLY - sum(s.tokens)
    left = [int(tile in t.tiles_in_play(s.rules.interaction)) for tile in range(len(t.tiles))]

    def tiles(name: str) -> list[int]:
        line = reader.take(name)
        return [] if line is None else take(line, t.tiles, left, "tile")

    s.owner = [NOBODY] * len(t.tiles)
    s.market = tiles("market")
    for seat, word in enumerate(seats):
        for tile in tiles(f"{word} tiles"):
            s.owner[tile] = seat
    pile = tiles("pile")
    pile.reverse()
    rest = [tile for tile, n in enumerate(left) if n > 0]
    s.rng.shuffle(rest)
    s.pile = rest + pile
    s.bought = reader.word("bought", ["no", "yes"], 0) == 1
    s.due = reader.words("due", seats, "seat")


def take(line: Line, names: list[str], left: list[int], what: str) -> list[int]:
    """The things of a line, taken out of the box."""
    out: list[int] = []
    for value in line.values:
        thing = value.one_of(names, what)
        if left[thing] == 0:
            raise value.error(f"there are no more {value.text} in the box")
        left[thing] -= 1
        out.append(thing)
    return out


def write(s: Cubosaurs) -> list[str]:
    """The lines `read` needs to build the very same state."""
    t = s.t
    lines = [f"round: {s.round}"]
    if s.step_of_seats != (1 if s.round % 2 == 1 else -1):
        lines.append(f"direction: {DIRECTIONS[s.step_of_seats < 0]}")
    for number, points in enumerate(s.banked, 1):
        lines.append(f"round {number}: " + " ".join(map(str, points)))

    def cards(name: str, found: list[int]) -> None:
        if found:
            lines.append(f"{name}: " + times([t.cards[card] for card in found]))

    for seat, collection in enumerate(s.collections):
        cards(f"p{seat + 1}", [card for card, n in enumerate(collection) for _ in range(n)])
    cards("hand", s.hand)
    if any(seen != ALL for seen in s.hand_seen):
        lines.append("hand seen: " + " ".join(viewer_word(s, seen) for seen in s.hand_seen))
    if s.hand_free:
        lines.append("hand free: yes")
    cards("deck", s.deck[::-1])
    cards("aside", sorted(s.aside))
    cards("destroyed", s.destroyed)
    if s.rules.advanced:
        tiles = [t.tiles[tile] for tile in range(len(t.tiles))]
        for seat in range(s.seats):
            lines.append(f"p{seat + 1} tokens: {s.tokens[seat]}")
            owned = [tiles[tile] for tile, owner in enumerate(s.owner) if owner == seat]
            if owned:
                lines.append(f"p{seat + 1} tiles: " + " ".join(owned))
        for name, found in (("market", s.market), ("pile", s.pile[::-1])):
            if found:
                lines.append(f"{name}: " + " ".join(tiles[tile] for tile in found))
        if s.bought:
            lines.append("bought: yes")
        if s.due:
            lines.append("due: " + " ".join(f"p{seat + 1}" for seat in s.due))
    if not s.stack:
        lines.append("over: yes")
    return lines
