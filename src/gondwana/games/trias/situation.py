"""Trias in situations: tiles by terrain, herds and swimmers by player, cards, and how far the turn has come.

Cells are axial coordinates `q,r` with the South Pole at 0,0; `2,-1*3` are three herds in that cell. All lines may be
left out; the next player then chooses a card on a fresh continent.

    mountain: 1,0 2,-1        tiles by terrain; none at all: a continent laid at random
    p1: 1,0*2 2,-1            herds of a player on tiles; what is neither here nor swimming is in reserve
    p1 swimming: 3,0          herds in the water
    p1 score: 4               points on the track
    p1 hand: wood             hand card (`none`, or at random)
    deck: steppe meteorite    cards on top of the deck; `wood2` has back 2; all that are named nowhere lie below
    played: wood*3            cards that are out of the game
    phase: actions            phase 2 instead of phase 1, with all points or with `points: 2`
    tired: 1,0                places of herds that cannot breed this turn
    last: 3                   turns left in the last round, this one included
    over: yes                 the game has ended
"""

from __future__ import annotations

from gondwana.games.trias.cells import FARTHEST, cell_at, column, distance, row
from gondwana.games.trias.frames.actions import ACTIONS
from gondwana.games.trias.frames.drift import LAST_POINTS
from gondwana.games.trias.frames.setup import lay_continent
from gondwana.games.trias.frames.turn import NEW_CARD, SWIMMERS, TURN
from gondwana.games.trias.state import CENTRE, NIBBLE, Trias
from gondwana.games.trias.tables import CARDS, METEORITE, NO_CARD, POLE, TERRAINS, TILES, back_of
from gondwana.kit.errors import SituationError
from gondwana.kit.situation import Line, Reader, Token, seat_words, times

PHASES = ["drift", "actions"]
NONE = len(CARDS)


def read(s: Trias, reader: Reader) -> None:
    """Fill the state; whatever is not given follows from the rest as in a game that has just begun."""
    read_board(s, reader)
    s.reserve = [int(s.rules.herds)] * s.seats
    for seat, word in enumerate(seat_words(s.seats)):
        for token in values(reader, word):
            cell = read_cell(token)
            if cell not in s.chart.cells:
                raise token.error(f"there is no tile at {token.text}")
            s.add(s.chart.cells.index(cell), seat, 1)
            s.reserve[seat] -= 1
        for token in values(reader, f"{word} swimming"):
            cell = read_cell(token)
            if cell in s.chart.cells:
                raise token.error(f"there is a tile at {token.text}, so nobody swims there")
            s.set_swimmers(cell, s.swimmers(cell) + (1 << (seat * NIBBLE)))
            s.reserve[seat] -= 1
        if s.reserve[seat] < 0:
            raise SituationError(reader.last, 1, f"{word} has only {s.rules.herds} herds")
    s.score = [reader.number(f"{word} score", 0, 999, 0) for word in seat_words(s.seats)]
    read_turn(s, reader)
    read_cards(s, reader)


def read_board(s: Trias, reader: Reader) -> None:
    """Tiles by terrain; the pole is always there. Without any, a continent is laid at random."""
    terrain, cells = [POLE], [CENTRE]
    given = False
    for sort in range(TERRAINS):
        line = reader.take(TILES[sort])
        given = given or line is not None
        for token in line.values if line else []:
            cell = read_cell(token)
            if cell in cells:
                raise token.error(f"there is already a tile at {token.text}")
            terrain.append(sort)
            cells.append(cell)
    if given:
        s.lay(terrain, cells)
    else:
        lay_continent(s)


def read_turn(s: Trias, reader: Reader) -> None:
    """The phase, the points left in it, who has bred, and how many turns of the last round are left."""
    s.last = reader.number("last", 0, s.seats, 0)
    phase = reader.word("phase", PHASES, 0)
    full = LAST_POINTS if s.last else int(s.rules.points)
    s.points = reader.number("points", 0, full, full if phase and not reader.frames else 0)
    for token in values(reader, "tired"):
        cell = read_cell(token)
        if cell not in s.chart.cells:
            raise token.error(f"there is no tile at {token.text}")
        s.tired.append(s.chart.cells.index(cell))
    if reader.word("over", ["no", "yes"], 0) == 1:
        s.stack = []
    elif phase == 1:
        s.stack = [NEW_CARD, SWIMMERS, ACTIONS]
    else:
        s.stack = [TURN]


def read_cards(s: Trias, reader: Reader) -> None:
    """Cards in hands, on top of the deck and played; the others lie below at random, or can no longer come."""
    left = s.t.cards_for(s.seats)[:]
    s.hands = []
    hands = [reader.take(f"{word} hand") for word in seat_words(s.seats)]
    for line in hands:
        card = NONE if line is None else line.only().one_of([*CARDS, "none"], "card")
        s.hands.append(NO_CARD if card == NONE else take_card(line.only() if line else None, card, left))
    if (
        s.stack == [TURN]
        and not s.last
        and not reader.frames
        and (line := hands[s.turn])
        and s.hands[s.turn] == NO_CARD
    ):
        raise line.only().error("a turn begins with a card in hand (T8.2)")
    top = take_cards(reader.take("deck"), left)
    s.played = [0] * len(CARDS)
    for card in take_cards(reader.take("played"), left):
        s.played[card] += 1
    fallen = s.last > 0 or not s.stack
    for card in range(len(CARDS)):
        gone = back_of(card) == 1 and any(back_of(other) == 2 for other in top)
        if gone or (card == METEORITE and fallen):
            s.played[card] += left[card]
            left[card] = 0
    rest = [[card] * left[card] for card in range(len(CARDS))]
    first = [card for cards in rest for card in cards if back_of(card) == 1]
    second = [card for cards in rest for card in cards if back_of(card) == 2 and card != METEORITE]
    s.rng.shuffle(first)
    s.rng.shuffle(second)
    for seat, line in enumerate(hands):
        if line is None:
            if not first + second:
                raise SituationError(reader.last, 1, f"no card is left for the hand of p{seat + 1}")
            s.hands[seat] = (first or second).pop()
    if left[METEORITE]:
        second.insert(int(s.rng.below(len(second) + 1)), METEORITE)
    s.deck = top + first + second


def take_cards(line: Line | None, left: list[int]) -> list[int]:
    """The cards of a line, taken out of the box."""
    return [take_card(token, token.one_of(CARDS, "card"), left) for token in line.values] if line else []


def take_card(token: Token | None, card: int, left: list[int]) -> int:
    """A card taken out of the box."""
    if token is not None and left[card] == 0:
        raise token.error(f"there are no more {token.text} in the box")
    left[card] -= 1
    return card


def values(reader: Reader, name: str) -> list[Token]:
    """The words of a line, if it is given."""
    line = reader.take(name)
    return line.values if line else []


def read_cell(token: Token) -> int:
    """The cell written `q,r`."""
    parts = token.text.split(",")
    if len(parts) == 2 and all(part.removeprefix("-").isdigit() and len(part) < 4 for part in parts):
        cell = cell_at(int(parts[0]), int(parts[1]))
        if distance(cell, False) <= FARTHEST:
            return cell
        raise token.error(f"{token.text} is more than {FARTHEST} steps from the pole")
    raise token.error(f"expected a cell such as 2,-1, not {token.text!r}")


def write_cell(cell: int) -> str:
    """A cell as `q,r`."""
    return f"{column(cell)},{row(cell)}"


def write(s: Trias) -> list[str]:
    """The lines `read` needs to build the very same state."""
    lines: list[str] = []
    cells = [write_cell(cell) for cell in s.chart.cells]

    def say(name: str, words: list[str]) -> None:
        if words:
            lines.append(f"{name}: " + times(words))

    for sort in range(TERRAINS):
        found = [cell for tile, cell in enumerate(cells) if s.terrain[tile] == sort]
        lines.append(f"{TILES[sort]}: {' '.join(found)}".rstrip())
    for seat, word in enumerate(seat_words(s.seats)):
        say(word, [cell for tile, cell in enumerate(cells) for _ in range(s.herds_on(tile, seat))])
        water = zip(s.swim_at, s.swim, strict=True)
        say(f"{word} swimming", [write_cell(at) for at, herds in water for _ in range(herds >> (seat * NIBBLE) & 15)])
        if s.score[seat]:
            lines.append(f"{word} score: {s.score[seat]}")
        lines.append(f"{word} hand: {'none' if s.hands[seat] == NO_CARD else CARDS[s.hands[seat]]}")
    say("deck", [CARDS[card] for card in s.deck[s.drawn :]])
    say("played", [CARDS[card] for card, n in enumerate(s.played) for _ in range(n)])
    if s.last:
        lines.append(f"last: {s.last}")
    if s.points:
        lines.append(f"points: {s.points}")
    say("tired", [cells[tile] for tile in sorted(s.tired)])
    if not s.stack:
        lines.append("over: yes")
    return lines
