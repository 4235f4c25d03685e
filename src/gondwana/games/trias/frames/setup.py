"""Chapter T2: laying the continent, dealing cards, placing the first herds."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import first, pack
from gondwana.core.frames import Frame
from gondwana.games.trias.acts import PLACE
from gondwana.games.trias.cells import cell_at, distance
from gondwana.games.trias.frames.turn import TURN
from gondwana.games.trias.state import CENTRE, Rules, Trias
from gondwana.games.trias.tables import METEORITE, POLE, TERRAINS, WATER, Tables, back_of

GROUP: Final = 2
GROUPS: Final = 2


class SetUp(Frame[Trias]):
    """The board, the deck, a hand card and the herds of each player (T2.1 to T2.7)."""

    RULE: ClassVar[str] = "T2.1"

    def impossible(self, s: Trias) -> str:
        return "" if s.last == 0 else "the last round comes after the set-up (T9.3)"

    def resolve(self, s: Trias) -> None:
        lay_continent(s)
        deal(s)
        s.reserve = [int(s.rules.herds)] * s.seats
        s.score = [0] * s.seats
        s.turn = s.random(s.seats)  # T2.6
        s.tell("start", "T2.6", s.turn)
        s.push(Place(GROUPS * s.seats))


def lay_continent(s: Trias) -> None:
    """Three rings with two holes among the inner ones (T2.1 to T2.4); two players have two full rings (T13.2)."""
    box = s.t.tiles_for(s.seats)
    rings = 2 if s.seats == 2 else 3
    bag: list[int] = []
    for sort in range(TERRAINS):
        bag.extend([sort] * box[sort])
    s.rng.shuffle(bag)
    inner = cells_within(1, 2)
    # T2.2: as many tiles as the inner rings hold beside the water
    mixed = bag[: len(inner) - box[WATER]] + [WATER] * box[WATER]
    s.rng.shuffle(mixed)
    rim = bag[len(inner) - box[WATER] :]
    places: list[list[int]] = [[], [], []]
    for cell in inner:
        sort = mixed.pop()
        if sort != WATER:
            places[sort].append(cell)
    for cell in cells_within(3, rings):
        places[rim.pop()].append(cell)  # the two left over leave the game (T2.3)
    terrain = [POLE]
    cells = [CENTRE]
    for sort in range(TERRAINS):
        terrain.extend([sort] * len(places[sort]))
        cells.extend(places[sort])
    s.lay(terrain, cells)


def cells_within(low: int, high: int) -> list[int]:
    """The cells of these rings around the pole (TG.2)."""
    found: list[int] = []
    for r in range(-high, high + 1):
        for q in range(-high, high + 1):
            if low <= distance(cell_at(q, r), False) <= high:
                found.append(cell_at(q, r))
    return found


def deal(s: Trias) -> None:
    """Back 1 on top of back 2, each shuffled (T2.5); one hidden card each (T2.7)."""
    box = s.t.cards_for(s.seats)
    s.deck = []
    for back in (1, 2):
        part: list[int] = []
        for card in range(METEORITE + 1):
            if back_of(card) == back:
                part.extend([card] * box[card])
        s.rng.shuffle(part)
        s.deck.extend(part)
    s.played = [0] * len(box)
    s.hands = s.deck[: s.seats]
    s.drawn = s.seats
    s.revealed()
    for seat in range(s.seats):
        s.tell("hand", "T2.7", seat, s.hands[seat], sees=1 << seat)


class Place(Frame[Trias]):
    """Two herds on an empty tile of land, anticlockwise, twice round (T2.8); not on the pole, not in the sea (T2.9)."""

    RULE: ClassVar[str] = "T2.8"
    FIELDS: ClassVar[tuple[str, ...]] = ("left:number",)
    OPENS: ClassVar[bool] = True

    def __init__(self, left: int) -> None:
        self.left = left

    def options(self, s: Trias) -> list[int]:
        return [pack(PLACE, tile) for tile in range(1, len(s.herds)) if s.herds[tile] == 0]

    def choose(self, s: Trias, act: int) -> None:
        tile = first(act)
        s.add(tile, s.turn, GROUP)
        s.reserve[s.turn] -= GROUP
        s.tell("place", "T2.8", s.turn, s.chart.cells[tile])
        if self.left == 1:
            s.push(TURN)  # by whoever placed last (T2.10)
            return
        s.turn = (s.turn + s.seats - 1) % s.seats
        s.push(Place(self.left - 1))

    def impossible(self, s: Trias) -> str:
        if not 1 <= self.left <= GROUPS * s.seats:
            return f"{GROUPS * s.seats} groups are placed in all (T2.8)"
        if len(self.options(s)) < self.left:
            return "there are not enough empty tiles (T2.8)"
        return "" if min(s.reserve) >= GROUP * GROUPS else "herds are placed from the reserve (T2.8)"

    def refuse(self, s: Trias, act: int) -> str:
        return "T2.9" if act == pack(PLACE, 0) else "T2.8"

    def values(self) -> list[int]:
        return [self.left]


def new_game(t: Tables, options: dict[str, int], seats: int) -> Trias:
    """A game for two to five (T1.5) about to begin: `rng` is to be set, then `run` sets up the board."""
    s = Trias(t, Rules(options, seats), options, seats)
    s.push(SET_UP)
    return s


SET_UP: Final = SetUp()
