"""Chapters T5 and T6, phase 2: drift, move, rescue, reproduction, in any mix, as far as action points go."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gondwana.core.act import DONE, first, kind, pack, second
from gondwana.core.frames import Frame
from gondwana.games.trias.acts import BREED, DRAW, MOVE, MOVE_BRED, PLAY, PUT, RESCUE, TAKE
from gondwana.games.trias.cells import bit, lowest
from gondwana.games.trias.frames.drift import Put, list_tiles, refuse_taking
from gondwana.games.trias.state import NIBBLE, Trias

DRIFT_COST: Final = 3
RESCUED_AT_ONCE: Final = 3


class Actions(Frame[Trias]):
    """Spend action points (T5.1), or stop; points left over are lost (T5.2).

    The end is always said, even with no point left: what follows may show a card, and until then all can be undone.
    """

    RULE: ClassVar[str] = "T5.1"
    AUTO: ClassVar[bool] = False
    OPENS: ClassVar[bool] = True

    def options(self, s: Trias) -> list[int]:
        acts = [pack(DONE)]
        if s.points == 0:
            return acts
        if s.points >= DRIFT_COST:
            list_tiles(acts, TAKE, s.driftable(s.turn))
        mine: i64 = s.own[s.turn]
        list_moves(acts, MOVE, s, mine)
        if s.reserve[s.turn] > 0:
            if len(s.tired) > 0 and s.points > 1:
                list_moves(acts, MOVE_BRED, s, mixed(s))
            list_tiles(acts, BREED, fertile(s, mine & s.room))
        list_rescues(acts, s)
        return acts

    def choose(self, s: Trias, act: int) -> None:
        what = kind(act)
        if what == DONE:
            return
        s.push(ACTIONS)
        if what == TAKE:
            s.points -= DRIFT_COST  # T5.4
            s.push(Put(first(act)))
            return
        s.points -= 1
        if what == BREED:
            breed(s, first(act))
        elif what == RESCUE:
            rescue(s, first(act), second(act))
            s.push(RESCUES[RESCUED_AT_ONCE - 2])
        else:
            move(s, first(act), second(act), what == MOVE_BRED)

    def refuse(self, s: Trias, act: int) -> str:
        what = kind(act)
        tile = first(act)
        if s.last > 0 and what in (PLAY, DRAW):
            return "T9.1"
        if what < TAKE or what > RESCUE:
            return "T3.2"
        if what == PUT:
            return "T4.3"
        if s.points == 0 or (what == TAKE and s.points < DRIFT_COST):
            return "T9.2" if s.last > 0 else "T5.1"
        if what == TAKE:
            return refuse_taking(s, tile) or "T5.4"
        if what == RESCUE:
            return refuse_rescue(s, tile, second(act))
        if tile >= len(s.herds) or s.herds_on(tile, s.turn) == 0:
            return "T5.5" if what != BREED else "T5.9"
        if what == BREED:
            if s.reserve[s.turn] == 0 or s.room >> tile & 1 == 0:
                return "T5.11"
            return "T5.9"
        if s.chart.near[tile] >> second(act) & 1 == 0:
            return "T5.5"
        if s.room >> second(act) & 1 == 0:
            return "T2.9" if s.capacity[second(act)] == 0 else "T5.6"
        return "T5.9"


class Rescue(Frame[Trias]):
    """The same action point saves up to three swimmers (T5.7)."""

    RULE: ClassVar[str] = "T5.7"
    FIELDS: ClassVar[tuple[str, ...]] = ("left:number",)
    AUTO: ClassVar[bool] = False

    def __init__(self, left: int) -> None:
        self.left = left

    def options(self, s: Trias) -> list[int]:
        acts = [pack(DONE)]
        list_rescues(acts, s)
        return acts if len(acts) > 1 else acts[1:]

    def impossible(self, s: Trias) -> str:
        most = RESCUED_AT_ONCE - 1
        return "" if 1 <= self.left <= most else f"a point saves {most} more at most (T5.7)"

    def choose(self, s: Trias, act: int) -> None:
        if kind(act) == RESCUE:
            rescue(s, first(act), second(act))
            if self.left > 1:
                s.push(RESCUES[self.left - 2])

    def refuse(self, s: Trias, act: int) -> str:
        return refuse_rescue(s, first(act), second(act)) if kind(act) == RESCUE else "T5.7"

    def values(self) -> list[int]:
        return [self.left]


def list_moves(acts: list[int], what: int, s: Trias, tiles: i64) -> None:
    """From each of these tiles to each adjacent one with room (T5.5, T5.6); swimmers do not move (T5.8)."""
    near = s.chart.near
    while tiles != 0:
        tile = lowest(tiles)
        tiles &= tiles - 1
        beside: i64 = near[tile] & s.room
        while beside != 0:
            acts.append(pack(what, tile, lowest(beside)))
            beside &= beside - 1


def list_rescues(acts: list[int], s: Trias) -> None:
    """Each own swimmer's place to each adjacent tile with room (T5.7, T6.2)."""
    for place in range(len(s.swim)):
        if s.swim[place] >> (s.turn * NIBBLE) & 15 != 0:
            tiles = s.chart.beside(s.swim_at[place]) & s.room
            while tiles != 0:
                acts.append(pack(RESCUE, place, lowest(tiles)))
                tiles &= tiles - 1


def fertile(s: Trias, tiles: i64) -> i64:
    """Those of the tiles where a herd can still reproduce this turn."""
    for tile in s.tired:
        if s.fresh(tile) == 0:
            tiles &= ~bit(tile)
    return tiles


def mixed(s: Trias) -> i64:
    """The tiles with herds that can reproduce beside herds that cannot: which of them moves is a choice (T5.9)."""
    tiles: i64 = 0
    for tile in s.tired:
        if s.fresh(tile) > 0:
            tiles |= bit(tile)
    return tiles


def move(s: Trias, origin: i64, tile: i64, bred: bool) -> None:
    """A herd goes to an adjacent tile, as often as wished (T5.5); newborns may too (T5.10).

    One that can still reproduce goes first, unless the player says otherwise.
    """
    if bred or (len(s.tired) > 0 and s.fresh(origin) == 0):
        s.tired.remove(origin)
        s.tired.append(tile)
    s.add(origin, s.turn, -1)
    s.add(tile, s.turn, 1)
    s.tell("move", "T5.5", s.turn, s.chart.cells[origin], s.chart.cells[tile])


def breed(s: Trias, tile: i64) -> None:
    """A herd from the reserve joins its parent (T5.11); neither reproduces again this turn (T5.9, T5.10)."""
    s.reserve[s.turn] -= 1
    s.add(tile, s.turn, 1)
    s.tired.append(tile)
    s.tired.append(tile)
    s.tell("breed", "T5.9", s.turn, s.chart.cells[tile])


def rescue(s: Trias, place: i64, tile: i64) -> None:
    """A swimmer climbs onto an adjacent tile (T5.7)."""
    cell = s.swim_at[place]
    s.set_swimmers(cell, s.swim[place] - bit(s.turn * NIBBLE))
    s.add(tile, s.turn, 1)
    s.tell("rescue", "T5.7", s.turn, cell, s.chart.cells[tile])


def refuse_rescue(s: Trias, place: i64, tile: i64) -> str:
    """Own swimmers only, to an adjacent tile (T5.7) with room (T6.2), which the pole has not (T2.9)."""
    if place >= len(s.swim) or s.chart.beside(s.swim_at[place]) >> tile & 1 == 0:
        return "T5.7"
    if s.room >> tile & 1 == 0:
        return "T2.9" if s.capacity[tile] == 0 else "T6.2"
    return "T5.7"


ACTIONS: Final = Actions()
RESCUES: Final = [Rescue(left) for left in range(1, RESCUED_AT_ONCE)]
