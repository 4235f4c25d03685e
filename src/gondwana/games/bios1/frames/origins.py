"""Going on with Origins (18.2): each player names a hominid species and may buy it instincts."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import DONE, first, kind, pack
from gondwana.core.frames import Frame
from gondwana.games.bios1.acts import HOMINID, LEARN
from gondwana.games.bios1.life import instincts
from gondwana.games.bios1.state import NONE, Bios1, species_of
from gondwana.games.bios1.tables import COLOURS, INSTINCTS, START

PRICE: Final = 4


def known(s: Bios1, player: int) -> int:
    """The instincts of a player's hominid: its own and those bought for it (18.2a)."""
    if s.hominid[player] == NONE:
        return 0
    return instincts(s, s.hominid[player]) | s.learnt[player]


def count(mask: int) -> int:
    """How many instincts."""
    n = 0
    while mask > 0:
        n += mask & 1
        mask >>= 1
    return n


def link(s: Bios1) -> dict[str, object]:
    """The result as Origins takes it over: who plays with which instincts, in the order of the choice of brains.

    Most instincts first, ties by points (18.2b); without instincts one is left out (18.2.1), bought ones count. The age
    is icy from 400 ppm down (18.2d).
    """
    left = [player for player in range(s.seats) if known(s, player) != 0]
    rows: list[dict[str, object]] = []
    while len(left) > 0:
        best = left[0]
        for player in left:
            if count(known(s, player)) * 1000 + s.points(player) > count(known(s, best)) * 1000 + s.points(best):
                best = player
        left.remove(best)
        has = known(s, best)
        rows.append(
            {
                "player": COLOURS[s.colour[best]],
                "species": species_of(s.colour[best], s.hominid[best] & 3),
                "instincts": [INSTINCTS[i] for i in range(4) if has >> i & 1],
                "points": s.points(best),
            }
        )
    return {"age": "ice" if s.level < START else "tropical", "brains": rows}


class ChooseHominids(Frame[Bios1]):
    """Every player with a living species takes part, in the order of the seats (18.2)."""

    RULE: ClassVar[str] = "18.2"

    def resolve(self, s: Bios1) -> None:
        for player in range(s.seats - 1, -1, -1):
            if s.alive(player):
                s.push(Learn(player))
                s.push(Hominid(player))


class Linked(Frame[Bios1]):
    """A question to a player who goes on to Origins (18.2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, s: Bios1) -> int:
        return self.player

    def impossible(self, s: Bios1) -> str:
        return "" if s.alive(self.player) else "this player has no species (18.2)"

    def values(self) -> list[int]:
        return [self.player]


class Hominid(Linked):
    """The best surviving species goes on: that with the most instincts, the player choosing among equals (18.2c)."""

    RULE: ClassVar[str] = "18.2c"

    def options(self, s: Bios1) -> list[int]:
        mine = [species for species in range(self.player * 4, self.player * 4 + 4) if s.size[species] > 0]
        most = max([count(instincts(s, species)) for species in mine])
        return [pack(HOMINID, species) for species in mine if count(instincts(s, species)) == most]

    def choose(self, s: Bios1, act: int) -> None:
        s.hominid[self.player] = first(act)
        s.tell("hominid", "18.2", first(act))


class Learn(Linked):
    """More instincts for four genes each (18.2a). The result of the game is not touched by it."""

    RULE: ClassVar[str] = "18.2a"

    def options(self, s: Bios1) -> list[int]:
        acts = [pack(DONE)]
        if s.genes[self.player] >= PRICE * (count(s.learnt[self.player]) + 1):
            for i in range(4):
                if not known(s, self.player) >> i & 1:
                    acts.append(pack(LEARN, i))
        return acts

    def choose(self, s: Bios1, act: int) -> None:
        if kind(act) != DONE:
            s.learnt[self.player] |= 1 << first(act)
            s.tell("learn", "18.2a", self.player, first(act))
            s.push(self)


CHOOSE_HOMINIDS: Final = ChooseHominids()
