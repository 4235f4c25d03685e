"""A player of sound habits: takes what raises its own collection above the others', and feeds nobody a good Hand."""

from __future__ import annotations

from typing import Final

from gondwana.core.act import first, kind
from gondwana.core.rng import Rng
from gondwana.games.cubosaurs.acts import ADD, BUY, KEEP
from gondwana.games.cubosaurs.state import Cubosaurs

SEARCH: Final = {"depth": 0, "explore": 0.2}
"""How a search looks ahead: what was learned judges each position it reaches."""


def choose(s: Cubosaurs, seat: int, rng: Rng) -> int:
    """The best act by one look ahead; `s` is a world that agrees with what the seat knows."""
    best = s.acts[0]
    highest = -1_000_000
    for act in s.acts:
        value = worth(s, seat, act) * 8 + int(rng.below(8))
        if value > highest:
            best = act
            highest = value
    return best


def worth(s: Cubosaurs, seat: int, act: int) -> int:
    """How good an act looks, in tenths of points."""
    what = kind(act)
    if what == ADD:
        return passed(s, seat, int(first(act)))
    after = s.clone()
    if what == KEEP:
        for card in s.hand:
            after.gain(seat, card)
        return standing(after, seat) - standing(s, seat) + 10 * tokens(s, s.hand) // 2
    if what == BUY:
        return bargain(s, seat, act)
    after.step(act)
    return standing(after, seat) - standing(s, seat)


def passed(s: Cubosaurs, seat: int, card: int) -> int:
    """Refusing with this card: what it costs here, and what the next player would gain or suffer by keeping."""
    after = s.clone()
    after.lose(seat, card)
    cost = standing(after, seat) - standing(s, seat)
    heir = s.next_seat(seat)
    kept = after.clone()
    for other in s.hand:
        kept.gain(heir, other)
    kept.gain(heir, card)
    gift = standing(kept, heir) - standing(after, heir)
    return cost - max(gift, 0) // 3


def bargain(s: Cubosaurs, seat: int, act: int) -> int:
    """Buying a tile: the best that can follow at once, less half a point per token."""
    after = s.clone()
    after.step(act)
    price = 5 * s.t.cost[first(act)]
    gain = standing(after, seat) - standing(s, seat)
    if after.who == seat and kind(after.acts[0]) != KEEP and kind(after.acts[0]) != ADD:
        gain = max([worth(after, seat, next_act) for next_act in after.acts])
    elif after.who == seat:
        gain += max([worth(after, seat, next_act) for next_act in after.acts if kind(next_act) != BUY])
    return gain - price


def tokens(s: Cubosaurs, cards: list[int]) -> int:
    """How many of these cards bear a DNA icon."""
    n = 0
    for card in cards:
        n += s.t.dna[card]
    return n


def standing(s: Cubosaurs, seat: int) -> int:
    """Own points against the mean of the others', in tenths."""
    points = s.round_points()
    return 10 * points[seat] - 3 * (sum(points) - points[seat]) // (s.seats - 1)
