"""What a learned judge looks at, for each player."""

from __future__ import annotations

from typing import Final

from gondwana.games.cubosaurs import score
from gondwana.games.cubosaurs.state import NOBODY, Cubosaurs
from gondwana.games.cubosaurs.tables import BLACK, EGG, GREY

FEATURES: Final = ["points", "tokens", "next", "last", "cards", "unpaired", "eggs", "ties", "hand", "gift", "heir"]
"""`next` and `last`: what one more and one less card of each type would change; `hand`: what keeping it would bring
now; `gift`, `heir`: the same and its size for the player it is passed to."""


def progress(s: Cubosaurs) -> int:
    """How far the game is, in percent."""
    cards = sum(s.t.copies)
    return min(100, 100 * (len(s.banked) * cards + cards - len(s.deck)) // (s.rules.rounds * cards))


def features(s: Cubosaurs) -> list[int]:
    """Player by player, in the order of FEATURES."""
    points = s.scores()
    counts = [score.type_counts(s.t, collection) for collection in s.collections]
    out: list[int] = []
    for seat in range(s.seats):
        held = counts[seat]
        more = less = 0
        for type_ in range(GREY):
            now = score.set_points(s.t, type_, held[type_])
            more += max(0, score.set_points(s.t, type_, held[type_] + 1) - now)
            if held[type_] > 0:
                less += now - score.set_points(s.t, type_, held[type_] - 1)
        ties = 0
        for egg in s.t.eggs:
            if s.collections[seat][egg] > 0:
                ties += lead(s, egg, counts, seat)
        hand = gift = heir = 0
        if s.who == seat and len(s.hand) > 0:
            hand = kept(s, seat)
        elif s.who != NOBODY and s.next_seat(s.turn) == seat and len(s.hand) > 0:
            gift = kept(s, seat)
            heir = len(s.hand)
        out.append(points[seat])
        out.append(s.tokens[seat] if s.rules.advanced else 0)
        out.append(more)
        out.append(less)
        out.append(sum(held))
        out.append(abs(held[GREY] - held[BLACK]))
        out.append(held[EGG])
        out.append(ties)
        out.append(hand)
        out.append(gift)
        out.append(heir)
    return out


def lead(s: Cubosaurs, egg: int, counts: list[list[int]], seat: int) -> int:
    """By how many cards a seat leads in what an egg shows; less than nothing: by how many it trails."""
    mine = best = 0
    for other in range(s.seats):
        n = 0
        for target in s.t.targets[egg]:
            n += counts[other][target]
        if other == seat:
            mine = n
        else:
            best = max(best, n)
    return max(-3, min(3, mine - best))


def kept(s: Cubosaurs, seat: int) -> int:
    """What a seat would gain by keeping the Hand."""
    after = s.clone()
    for card in s.hand:
        after.gain(seat, card)
    return after.round_points()[seat] - s.round_points()[seat]
