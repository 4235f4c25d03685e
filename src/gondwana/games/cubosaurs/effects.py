"""Chapter CT: what evolution tiles do, one object per effect named in tiles.csv."""

from __future__ import annotations

from typing import Final

from gondwana.core.frames import Frame
from gondwana.games.cubosaurs.frames.hand import ADD_ANY, draw_card, pass_hand
from gondwana.games.cubosaurs.frames.tiles import DESTROY_OTHER, DESTROY_OWN, GIVE_CARD, STEAL, SWAP
from gondwana.games.cubosaurs.state import Cubosaurs


class Effect:
    """Tiles 1 and 2 do nothing when bought: they score at the end of the round (`Cubosaurs.tile_points`)."""

    def possible(self, s: Cubosaurs) -> bool:
        """Can the effect be applied now? A tile cannot be bought without (C10.4)."""
        return True

    def passes(self) -> bool:
        """Does buying the tile commit to refusing the Hand?"""
        return False

    def apply(self, s: Cubosaurs) -> None:
        """What happens at once."""


class DrawOne(Effect):
    """Tile 3: one more card into the Hand, whatever its type (CT.3)."""

    def possible(self, s: Cubosaurs) -> bool:
        return len(s.deck) > 0

    def apply(self, s: Cubosaurs) -> None:
        s.hand_free = True
        draw_card(s, "CT.3")


class PassFree(Effect):
    """Tile 4: pass the Hand without adding a card (CT.4)."""

    def passes(self) -> bool:
        return True

    def apply(self, s: Cubosaurs) -> None:
        s.tell("pass", "CT.4", s.turn, s.next_seat(s.turn))
        pass_hand(s)


class Question(Effect):
    """Tiles 5 to 10 ask about cards of the buyer, of an opponent, or of both, who must have some (C10.4)."""

    def __init__(self, frame: Frame[Cubosaurs], own: bool, others: bool) -> None:
        self.frame = frame
        self.own = own
        self.others = others

    def possible(self, s: Cubosaurs) -> bool:
        return (not self.own or s.held[s.turn] != 0) and (not self.others or others_hold_cards(s))

    def apply(self, s: Cubosaurs) -> None:
        s.push(self.frame)


def others_hold_cards(s: Cubosaurs) -> bool:
    """Does any opponent have a card in front of them?"""
    for seat in range(s.seats):
        if seat != s.turn and s.held[seat] != 0:
            return True
    return False


class PassAny(Question):
    """Tile 5: pass the Hand and add a card of any type (CT.5)."""

    def passes(self) -> bool:
        return True


# In the order of tables.EFFECTS.
ALL_EFFECTS: Final[list[Effect]] = [
    Effect(),
    Effect(),
    DrawOne(),
    PassFree(),
    PassAny(ADD_ANY, own=True, others=False),
    Question(DESTROY_OWN, own=True, others=False),
    Question(DESTROY_OTHER, own=False, others=True),
    Question(STEAL, own=False, others=True),
    Question(GIVE_CARD, own=True, others=False),
    Question(SWAP, own=True, others=True),
]
