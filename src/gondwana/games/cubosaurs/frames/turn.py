"""Chapters C4 and C10: a turn. Get a Hand, perhaps buy a tile, then keep the Hand or refuse it."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import PASS, first, kind, pack
from gondwana.core.frames import Frame
from gondwana.games.cubosaurs.acts import ADD, BUY, DESTROY, KEEP, TO, TOKEN
from gondwana.games.cubosaurs.effects import ALL_EFFECTS
from gondwana.games.cubosaurs.frames.hand import draw_card, keep_hand, list_cards, refuse_hand
from gondwana.games.cubosaurs.state import Cubosaurs


class Turn(Frame[Cubosaurs]):
    """Play with the Hand that was passed, else draw a card (C4.3); if neither can be, the round is over (C5.1)."""

    RULE: ClassVar[str] = "C4.3"

    def resolve(self, s: Cubosaurs) -> None:
        s.bought = False
        if len(s.hand) == 0:
            if len(s.deck) == 0:
                return
            s.hand_free = False
            draw_card(s, "C4.3")
        s.push(TURN)
        s.push(DECIDE)


class Decide(Frame[Cubosaurs]):
    """Keep the whole Hand, or refuse it and add a card of a type it does not hold (C4.4 to C4.9).

    Where no card can be added, keeping is compulsory (C4.8): as the only option it is taken without asking.
    """

    RULE: ClassVar[str] = "C4.2"
    OPENS: ClassVar[bool] = True

    def options(self, s: Cubosaurs) -> list[int]:
        acts = list_cards([pack(KEEP)], ADD, addable(s))
        if s.rules.advanced and not s.bought:
            for tile in sorted(s.market):
                if refuse_buying(s, tile) == "":
                    acts.append(pack(BUY, tile))
        return acts

    def choose(self, s: Cubosaurs, act: int) -> None:
        what = kind(act)
        if what == ADD:
            refuse_hand(s, first(act))
        elif what == KEEP:
            keep_hand(s)
        else:
            buy(s, first(act))

    def refuse(self, s: Cubosaurs, act: int) -> str:
        what = kind(act)
        if what == BUY:
            return refuse_buying(s, first(act)) or "C10.1"
        if what in (ADD, PASS):
            if addable(s) == 0:
                return "C4.8"
            return "C4.6" if what == PASS else "C4.7"
        if what == TOKEN:
            return "C9.3" if s.rules.advanced else "C3.6"
        if DESTROY <= what <= TO:
            return "C10.5" if s.rules.advanced else "C3.6"
        return "C4.9"

    def impossible(self, s: Cubosaurs) -> str:
        return "" if len(s.hand) > 0 else "there is no Hand to keep or refuse (C4.2)"


def addable(s: Cubosaurs) -> int:
    """The cards of the collection whose type is not in the Hand, as a bit mask (C4.7)."""
    cards = s.held[s.turn]
    for card in s.hand:
        cards &= ~s.t.of_type[s.t.type[card]]
    return cards


def refuse_buying(s: Cubosaurs, tile: int) -> str:
    """The paragraph against buying this tile now, or nothing."""
    if not s.rules.advanced:
        return "C3.6"
    if s.bought:
        return "C10.1"
    if tile not in s.market:
        return "C10.3"
    if s.tokens[s.turn] < s.t.cost[tile]:
        return "C10.2"
    if not ALL_EFFECTS[s.t.effect[tile]].possible(s):
        return "C10.4"
    return ""


def buy(s: Cubosaurs, tile: int) -> None:
    """Pay the supply, take the tile, apply its effect (C10.2); then the Hand is still to be kept or refused."""
    s.tell("buy", "C10.2", s.turn, tile, s.t.cost[tile])
    s.tokens[s.turn] -= s.t.cost[tile]
    s.supply += s.t.cost[tile]
    s.market.remove(tile)
    s.owner[tile] = s.turn
    s.bought = True
    effect = ALL_EFFECTS[s.t.effect[tile]]
    if not effect.passes():
        s.push(DECIDE)
    effect.apply(s)


TURN: Final = Turn()
DECIDE: Final = Decide()
