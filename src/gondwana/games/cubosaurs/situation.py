"""Cubosaurs in situations: the lines `round`, `deck`, `hand`, `p1`, `p1 tokens`, `market` and so on."""

from __future__ import annotations

from gondwana.core.event import ALL
from gondwana.games.cubosaurs.frames.hand import PAY
from gondwana.games.cubosaurs.frames.rounds import DEALT, END_ROUND, KEPT_PER_PLAYER
from gondwana.games.cubosaurs.frames.turn import DECIDE, TURN
from gondwana.games.cubosaurs.state import NOBODY, SUPPLY, Cubosaurs
from gondwana.kit.situation import Line, Reader, seat_words, times

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
        return [] if line is None else take_cards(line, t.cards, left)

    s.collections = [[0] * len(t.cards) for _ in seats]
    s.held = [0] * s.seats
    for seat, word in enumerate(seats):
        for card in cards(word):
            s.gain(seat, card)
    s.hand = cards("hand")
    s.hand_seen = [ALL] * len(s.hand)
    secret = reader.take("hand seen")
    if secret is not None:
        if len(secret.values) != len(s.hand):
            raise secret.head.error("'hand seen' has one number per card of the hand")
        s.hand_seen = [value.number(0, 2**s.seats) - 1 for value in secret.values]
    s.hand_free = reader.word("hand free", ["no", "yes"], 0) == 1
    s.destroyed = cards("destroyed")
    s.aside = cards("aside")
    s.deck = cards("deck")
    s.deck.reverse()
    fill(s, reader, [card for card, n in enumerate(left) for _ in range(n)])
    over = reader.word("over", ["no", "yes"], 0) == 1
    for number in range(1, s.round + int(over)):
        line = reader.need(f"round {number}")
        if len(line.values) != s.seats:
            raise line.head.error(f"'round {number}' has one score per seat")
        s.banked.append([value.number(-1000, 1000) for value in line.values])
    if s.rules.advanced:
        read_dna(s, reader)
    if over:
        s.stack = []
    elif not reader.frames:
        s.stack = [END_ROUND, TURN, DECIDE] if s.hand else [END_ROUND, TURN]
        if s.due:
            s.push(PAY)


def fill(s: Cubosaurs, reader: Reader, rest: list[int]) -> None:
    """Cards named nowhere: `deck left` of them go below the deck as told, at random; the others are aside."""
    played = sum(sum(collection) for collection in s.collections) + len(s.hand) + len(s.destroyed)
    fresh = max(0, KEPT_PER_PLAYER * s.seats - max(played, DEALT * s.seats) - len(s.deck))
    wanted = reader.number("deck left", 0, len(rest), 0 if s.aside or s.deck else min(fresh, len(rest)))
    s.rng.shuffle(rest)
    s.deck = rest[:wanted] + s.deck
    s.aside = s.aside + rest[wanted:]


def read_dna(s: Cubosaurs, reader: Reader) -> None:
    """Tokens, market and tiles of the advanced game."""
    t = s.t
    seats = seat_words(s.seats)
    s.tokens = [reader.number(f"{word} tokens", 0, SUPPLY, 0) for word in seats]
    s.supply = SUPPLY - sum(s.tokens)
    s.owner = [NOBODY] * len(t.tiles)
    s.market = reader.words("market", t.tiles, "tile")
    for seat, word in enumerate(seats):
        for tile in reader.words(f"{word} tiles", t.tiles, "tile"):
            s.owner[tile] = seat
    pile = reader.words("pile", t.tiles, "tile")
    pile.reverse()
    rest = [
        tile
        for tile in range(len(t.tiles))
        if tile not in s.market + pile and s.owner[tile] == NOBODY and (s.rules.interaction or not t.interaction[tile])
    ]
    s.rng.shuffle(rest)
    s.pile = rest + pile
    s.bought = reader.word("bought", ["no", "yes"], 0) == 1
    s.due = reader.words("due", seats, "seat")


def take_cards(line: Line, names: list[str], left: list[int]) -> list[int]:
    """The cards of a line, taken out of the box."""
    out: list[int] = []
    for value in line.values:
        card = value.one_of(names, "card")
        if left[card] == 0:
            raise value.error(f"there are no more {value.text} in the box")
        left[card] -= 1
        out.append(card)
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
        lines.append("hand seen: " + " ".join(str(seen + 1) for seen in s.hand_seen))
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
