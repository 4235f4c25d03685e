"""Chapter CT: what evolution tiles do, one class per effect named in tiles.csv."""

from __future__ import annotations

from typing import Final

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


def others_hold_cards(s: Cubosaurs) -> bool:
    """Does any opponent have a card in front of them?"""
    for seat in range(s.seats):
        if seat != s.turn and s.held[seat] != 0:
            return True
    return False


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


class PassAny(Effect):
    """Tile 5: pass the Hand and add a card of any type (CT.5)."""

    def possible(self, s: Cubosaurs) -> bool:
        return s.held[s.turn] != 0

    def passes(self) -> bool:
        return True

    def apply(self, s: Cubosaurs) -> None:
        s.push(ADD_ANY)


class DestroyOwn(Effect):
    """Tile 6 (CT.6)."""

    def possible(self, s: Cubosaurs) -> bool:
        return s.held[s.turn] != 0

    def apply(self, s: Cubosaurs) -> None:
        s.push(DESTROY_OWN)


class DestroyOther(Effect):
    """Tile 7 (CT.7)."""

    def possible(self, s: Cubosaurs) -> bool:
        return others_hold_cards(s)

    def apply(self, s: Cubosaurs) -> None:
        s.push(DESTROY_OTHER)


class StealOne(Effect):
    """Tile 8 (CT.8)."""

    def possible(self, s: Cubosaurs) -> bool:
        return others_hold_cards(s)

    def apply(self, s: Cubosaurs) -> None:
        s.push(STEAL)


class GiveOne(Effect):
    """Tile 9 (CT.9)."""

    def possible(self, s: Cubosaurs) -> bool:
        return s.held[s.turn] != 0

    def apply(self, s: Cubosaurs) -> None:
        s.push(GIVE_CARD)


class SwapOne(Effect):
    """Tile 10 (CT.10)."""

    def possible(self, s: Cubosaurs) -> bool:
        return s.held[s.turn] != 0 and others_hold_cards(s)

    def apply(self, s: Cubosaurs) -> None:
        s.push(SWAP)


# In the order of tables.EFFECTS.
ALL_EFFECTS: Final[list[Effect]] = [
    Effect(),
    Effect(),
    DrawOne(),
    PassFree(),
    PassAny(),
    DestroyOwn(),
    DestroyOther(),
    StealOne(),
    GiveOne(),
    SwapOne(),
]
