"""Chapter CT: the decisions that evolution tiles ask for."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import first, pack, second
from gondwana.core.frames import Frame
from gondwana.games.cubosaurs.acts import DESTROY, GIVE, TAKE, TO
from gondwana.games.cubosaurs.frames.hand import PAY, join, list_cards
from gondwana.games.cubosaurs.state import Cubosaurs


def cards_of_others(s: Cubosaurs, kind: int) -> list[int]:
    """One act of this kind for each card that an opponent holds."""
    acts: list[int] = []
    for seat in range(s.seats):
        if seat != s.turn:
            for card in range(len(s.t.cards)):
                if s.collections[seat][card] > 0:
                    acts.append(pack(kind, seat, card))
    return acts


def destroy(s: Cubosaurs, seat: int, card: int, rule: str) -> None:
    """A card joins those put aside at set-up; everybody knows which (CT.6, C13.1)."""
    s.tell("destroy", rule, s.turn, seat, card)
    s.lose(seat, card)
    s.destroyed.append(card)


class DestroyOwn(Frame[Cubosaurs]):
    """Destroy one card of one's own collection."""

    RULE: ClassVar[str] = "CT.6"

    def options(self, s: Cubosaurs) -> list[int]:
        return [pack(DESTROY, s.turn, card) for card in range(len(s.t.cards)) if s.collections[s.turn][card] > 0]

    def choose(self, s: Cubosaurs, act: int) -> None:
        destroy(s, first(act), second(act), "CT.6")


class DestroyOther(Frame[Cubosaurs]):
    """Destroy one card of an opponent's collection."""

    RULE: ClassVar[str] = "CT.7"

    def options(self, s: Cubosaurs) -> list[int]:
        return cards_of_others(s, DESTROY)

    def choose(self, s: Cubosaurs, act: int) -> None:
        destroy(s, first(act), second(act), "CT.7")


class Steal(Frame[Cubosaurs]):
    """Take one card of an opponent's collection into one's own, not into the Hand."""

    RULE: ClassVar[str] = "CT.8"

    def options(self, s: Cubosaurs) -> list[int]:
        return cards_of_others(s, TAKE)

    def choose(self, s: Cubosaurs, act: int) -> None:
        s.tell("steal", "CT.8", s.turn, first(act), second(act))
        s.lose(first(act), second(act))
        join(s, s.turn, second(act))
        s.push(PAY)


class Give(Frame[Cubosaurs]):
    """Choose the card of one's own collection to give away; then to whom."""

    RULE: ClassVar[str] = "CT.9"

    def options(self, s: Cubosaurs) -> list[int]:
        return list_cards([], GIVE, s.held[s.turn])

    def choose(self, s: Cubosaurs, act: int) -> None:
        s.push(GiveTo(first(act)))


class GiveTo(Frame[Cubosaurs]):
    """Choose who gets the card; no consent is needed."""

    RULE: ClassVar[str] = "CT.9"
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: Cubosaurs) -> list[int]:
        return [pack(TO, seat) for seat in range(s.seats) if seat != s.turn]

    def choose(self, s: Cubosaurs, act: int) -> None:
        seat = int(first(act))
        s.tell("give", "CT.9", s.turn, self.card, seat)
        s.lose(s.turn, self.card)
        receive(s, seat, self.card)
        s.push(PAY)

    def impossible(self, s: Cubosaurs) -> str:
        return "" if s.collections[s.turn][self.card] > 0 else "that card is not in the collection (CT.9)"

    def values(self) -> list[int]:
        return [self.card]


class Swap(Frame[Cubosaurs]):
    """Choose the opponent's card to take; then the card to give for it."""

    RULE: ClassVar[str] = "CT.10"

    def options(self, s: Cubosaurs) -> list[int]:
        return cards_of_others(s, TAKE)

    def choose(self, s: Cubosaurs, act: int) -> None:
        s.push(SwapFor(first(act), second(act)))


class SwapFor(Frame[Cubosaurs]):
    """Choose the card given for the one taken: of the collection as it stood before."""

    RULE: ClassVar[str] = "CT.10"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, victim: int, card: int) -> None:
        self.victim = victim
        self.card = card

    def options(self, s: Cubosaurs) -> list[int]:
        return list_cards([], GIVE, s.held[s.turn])

    def choose(self, s: Cubosaurs, act: int) -> None:
        given = int(first(act))
        s.tell_all("swap", "CT.10", [s.turn, self.card, self.victim, given])
        s.lose(self.victim, self.card)
        s.lose(s.turn, given)
        join(s, s.turn, self.card)
        receive(s, self.victim, given)
        s.push(PAY)

    def impossible(self, s: Cubosaurs) -> str:
        if self.victim == s.turn or s.collections[self.victim][self.card] == 0:
            return "that card is in no opponent's collection (CT.10)"
        return ""

    def values(self) -> list[int]:
        return [self.victim, self.card]


def receive(s: Cubosaurs, seat: int, card: int) -> None:
    """A card given to an opponent; by option its icon then pays nobody (CT.9)."""
    if s.rules.receiver_paid:
        join(s, seat, card)
    else:
        s.gain(seat, card)


DESTROY_OWN: Final = DestroyOwn()
DESTROY_OTHER: Final = DestroyOther()
STEAL: Final = Steal()
GIVE_CARD: Final = Give()
SWAP: Final = Swap()
