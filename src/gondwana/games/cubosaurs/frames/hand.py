"""Chapter C4: what is done with the Hand, and the tokens that cards with a DNA icon bring (C9)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import first, kind, pack
from gondwana.core.event import ALL
from gondwana.core.frames import Frame
from gondwana.games.cubosaurs.acts import ADD, BUY, TOKEN
from gondwana.games.cubosaurs.state import Cubosaurs


def draw_card(s: Cubosaurs, rule: str) -> None:
    """The top card of the deck goes to the Hand; all see it, unless Hands are private (C13.1)."""
    card = s.deck.pop()
    s.hand.append(card)
    s.hand_seen.append(1 << s.turn if s.rules.private_hand else ALL)
    s.revealed()
    s.tell("draw", rule, s.turn, card, sees=s.hand_seen[-1])


def keep_hand(s: Cubosaurs) -> None:
    """The whole Hand joins the collection (C4.4)."""
    s.tell_all("keep", "C4.4", [s.turn, *s.hand])
    for card in s.hand:
        join(s, s.turn, card)
    if s.rules.private_hand:
        s.revealed()
    s.hand = []
    s.hand_seen = []
    if len(s.due) > 0:
        s.push(PAY)
    s.turn = s.next_seat(s.turn)


def refuse_hand(s: Cubosaurs, card: int) -> None:
    """One card of the collection joins the Hand, and the next player gets it all (C4.5, C4.6)."""
    s.tell("refuse", "C4.5", s.turn, card, s.next_seat(s.turn))
    s.lose(s.turn, card)
    s.hand.append(card)
    s.hand_seen.append(ALL)
    pass_hand(s)


def pass_hand(s: Cubosaurs) -> None:
    """The turn is over (C4.10); the next player gets the Hand and learns what is in it."""
    s.turn = s.next_seat(s.turn)
    if s.rules.private_hand:
        for i in range(len(s.hand_seen)):
            if s.hand_seen[i] != ALL:
                s.hand_seen[i] |= 1 << s.turn
                s.tell("learn", "C13.1", s.turn, s.hand[i], sees=1 << s.turn)
        s.revealed()


def join(s: Cubosaurs, seat: int, card: int) -> None:
    """A card joins a collection; its DNA icon, if it has one, is worth a token to the owner (C9.1, CT.9)."""
    s.gain(seat, card)
    if s.t.dna[card]:
        s.due.append(seat)


class Pay(Frame[Cubosaurs]):
    """Tokens due are paid in order: from the supply, then from an opponent's (C9.1, C9.3)."""

    RULE: ClassVar[str] = "C9.1"

    def resolve(self, s: Cubosaurs) -> None:
        while len(s.due) > 0:
            seat = s.due.pop(0)
            if s.supply > 0:
                s.supply -= 1
                s.tokens[seat] += 1
                s.tell("token", "C9.1", seat)
            else:
                s.push(PAY)
                s.push(TakeToken(seat))
                return


class TakeToken(Frame[Cubosaurs]):
    """The supply is empty: take the token from an opponent who has one; where nobody has, nothing is gained (C9.3)."""

    RULE: ClassVar[str] = "C9.3"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, taker: int) -> None:
        self.taker = taker

    def seat(self, s: Cubosaurs) -> int:
        return self.taker

    def options(self, s: Cubosaurs) -> list[int]:
        return [pack(TOKEN, seat) for seat in range(s.seats) if seat != self.taker and s.tokens[seat] > 0]

    def choose(self, s: Cubosaurs, act: int) -> None:
        victim = int(first(act))
        s.tokens[victim] -= 1
        s.tokens[self.taker] += 1
        s.tell("take_token", "C9.3", self.taker, victim)

    def refuse(self, s: Cubosaurs, act: int) -> str:
        return "C10.1" if kind(act) == BUY else "C9.3"

    def impossible(self, s: Cubosaurs) -> str:
        return "" if s.supply == 0 else f"the supply has {s.supply} tokens (C9.3)"

    def values(self) -> list[int]:
        return [self.taker]


class AddAny(Frame[Cubosaurs]):
    """With tile 5 the added card may be of any type; exactly one is added and the Hand is passed (CT.5)."""

    RULE: ClassVar[str] = "CT.5"

    def options(self, s: Cubosaurs) -> list[int]:
        return list_cards([], ADD, s.held[s.turn])

    def choose(self, s: Cubosaurs, act: int) -> None:
        s.hand_free = True
        refuse_hand(s, first(act))


def list_cards(acts: list[int], kind: int, cards: int) -> list[int]:
    """The acts, with one of this kind added for each card in the bit mask, in order."""
    card = 0
    while cards > 0:
        if cards & 1:
            acts.append(pack(kind, card))
        cards >>= 1
        card += 1
    return acts


PAY: Final = Pay()
ADD_ANY: Final = AddAny()
