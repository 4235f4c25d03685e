"""What the chapters of Cubosaurs share: a table in few words, and what lies on it."""

from __future__ import annotations

from gondwana.games.cubosaurs.state import Cubosaurs
from tests.tools import Table


def table(text: str, seats: int = 3, advanced: bool = False) -> Table:
    """A situation of so many seats."""
    option = "option advanced: yes\n" if advanced else ""
    return Table("cubosaurs", f"seats: {seats}\n{option}{text}")


def state(t: Table) -> Cubosaurs:
    assert isinstance(t.s, Cubosaurs)
    return t.s


def collection(t: Table, seat: str) -> list[str]:
    """The cards in front of a seat, in words."""
    s = state(t)
    return [s.t.cards[card] for card, n in enumerate(s.collections[int(seat[1:]) - 1]) for _ in range(n)]


def hand(t: Table) -> list[str]:
    """The cards of the Hand in the order they came."""
    return [state(t).t.cards[card] for card in state(t).hand]


def tiles(t: Table, zone: list[int]) -> list[str]:
    """Tiles in words, sorted."""
    return sorted(state(t).t.tiles[tile] for tile in zone)


def owned(t: Table, seat: str) -> list[str]:
    """The tiles a seat has bought."""
    return tiles(t, [tile for tile, owner in enumerate(state(t).owner) if f"p{owner + 1}" == seat])


def points(text: str, seats: int = 2, options: str = "") -> list[int]:
    """What the collections of a situation score at the end of the last round."""
    zeros = " 0" * seats
    end = f"option rounds: 2\nround: 2\nround 1:{zeros}\nround 2:{zeros}\nover: yes"
    return state(Table("cubosaurs", f"seats: {seats}\n{options}{text}\n{end}")).round_points()
