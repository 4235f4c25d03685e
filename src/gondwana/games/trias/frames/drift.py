"""Chapter T4, phase 1: a card is played and a tile drifts."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gondwana.core.act import first, kind, pack
from gondwana.core.frames import Frame
from gondwana.games.trias.acts import DRAW, PLAY, PUT, TAKE
from gondwana.games.trias.cells import bit, lowest
from gondwana.games.trias.effects import drift
from gondwana.games.trias.state import Trias
from gondwana.games.trias.tables import METEORITE, NO_CARD, TERRAINS, terrain_of

LAST_POINTS: Final = 2


class PlayCard(Frame[Trias]):
    """The hand card, or else the top of the deck, which must then be played (T4.1)."""

    RULE: ClassVar[str] = "T4.1"
    OPENS: ClassVar[bool] = True

    def options(self, s: Trias) -> list[int]:
        return [pack(PLAY, s.hands[s.turn]), pack(DRAW)]

    def impossible(self, s: Trias) -> str:
        if s.last > 0:
            return "no card is played in the last round (T9.1)"
        return "the hand is empty (T8.2)" if s.hands[s.turn] == NO_CARD else ""

    def choose(self, s: Trias, act: int) -> None:
        s.revealed()
        if kind(act) == PLAY:
            card = s.hands[s.turn]
            s.hands[s.turn] = NO_CARD
            s.tell("play", "T4.1", s.turn, card)
        else:
            card = take_card(s)
            s.tell("turn_up", "T4.1", s.turn, card)
        s.played[card] += 1
        if card == METEORITE:
            s.last = s.seats
            s.points = LAST_POINTS
            s.tell("meteorite", "T4.2", s.turn, s.turn)
        else:
            s.push(TAKE_TILES[terrain_of(card)])


def take_card(s: Trias) -> int:
    """The top card of the deck, which is never empty before the meteorite (T8.4)."""
    card = s.deck[s.drawn]
    s.drawn += 1
    return card


class Take(Frame[Trias]):
    """Which tile of the card's terrain drifts (T1.4); if none can, one of any other terrain (T4.13)."""

    RULE: ClassVar[str] = "T4.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("terrain",)

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def options(self, s: Trias) -> list[int]:
        acts: list[int] = []
        list_tiles(acts, TAKE, self.allowed(s))
        return acts

    def allowed(self, s: Trias) -> i64:
        """The tiles that may be taken."""
        tiles = s.driftable(s.turn)
        right: i64 = tiles & s.of_terrain[self.terrain]
        return right if right != 0 else tiles

    def choose(self, s: Trias, act: int) -> None:
        s.push(Put(first(act)))

    def resolve(self, s: Trias) -> None:
        """No tile of any terrain can drift: the card is used up and phase 2 follows (T4.13, T14.1)."""
        s.tell("no_drift", "T4.13", s.turn)

    def refuse(self, s: Trias, act: int) -> str:
        if kind(act) != TAKE:
            return "T3.2"
        return refuse_taking(s, first(act)) or "T4.13"

    def values(self) -> list[int]:
        return [self.terrain]


def refuse_taking(s: Trias, tile: i64) -> str:
    """The paragraph against this player's taking this tile off, whatever its terrain, or nothing."""
    chart = s.chart
    if tile == 0 or tile >= len(chart.cells):
        return "T4.3"
    if chart.land(tile) & s.own[s.turn] == 0:
        return "T4.5"
    if chart.land(tile) == bit(tile):
        return "T4.6"
    if chart.movable >> tile & 1 == 0:
        return "T4.7" if chart.borders_outer_sea(tile) else "T4.4"
    return ""


class Put(Frame[Trias]):
    """Where the tile goes: farther from the pole, by the outer sea, against its own land (T4.7 to T4.10)."""

    RULE: ClassVar[str] = "T4.9"
    FIELDS: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def options(self, s: Trias) -> list[int]:
        return [pack(PUT, k) for k in s.chart.places(self.tile)]

    def impossible(self, s: Trias) -> str:
        return "" if s.driftable(s.turn) >> self.tile & 1 == 1 else "that tile cannot drift (T4.3)"

    def choose(self, s: Trias, act: int) -> None:
        drift(s, self.tile, first(act))

    def refuse(self, s: Trias, act: int) -> str:
        chart = s.chart
        k = first(act)
        if kind(act) != PUT or k >= len(chart.shore):
            return "T4.9"
        if chart.far[k] <= chart.out[self.tile]:
            return "T4.7"
        if not chart.opens(self.tile, k):
            return "T4.8"
        return "T4.9"

    def values(self) -> list[int]:
        return [self.tile]


def list_tiles(acts: list[int], what: int, tiles: i64) -> None:
    """One act of this kind for each tile of a mask, in order."""
    while tiles != 0:
        acts.append(pack(what, lowest(tiles)))
        tiles &= tiles - 1


PLAY_CARD: Final = PlayCard()
TAKE_TILES: Final = [Take(terrain) for terrain in range(TERRAINS)]
