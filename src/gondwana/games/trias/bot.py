"""A player of sound habits: breeds, drifts land away where it leads, keeps its herds dry and off the crowded tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gondwana.core.act import DONE, first, kind
from gondwana.core.rng import Rng
from gondwana.games.trias.acts import DRAW, PLAY, TAKE
from gondwana.games.trias.cells import bit, lowest, size
from gondwana.games.trias.frames.actions import DRIFT_COST
from gondwana.games.trias.state import NIBBLE, Trias
from gondwana.games.trias.tables import METEORITE, TERRAINS, terrain_of

NEVER: Final = -1_000_000
POINT: Final = 100
"""The measure of all values here: a point of the game is worth a hundred."""
SEARCH: Final = {"depth": 0, "explore": 0.05}
"""How a search uses this: it asks for the prospects of each position it reaches."""


def choose(s: Trias, seat: int, rng: Rng) -> int:
    """The best act by looking one decision ahead, two where a tile is in hand; `s` agrees with what the seat knows."""
    if kind(s.acts[0]) == PLAY:
        return choose_card(s, seat)
    now = standing(s, seat)
    best = s.acts[0]
    highest = NEVER
    drift = s.acts[0]
    drift_gain = NEVER
    for act in s.acts:
        gain = outcome(s, seat, act) - now
        if kind(act) == TAKE and kind(s.acts[0]) == DONE:
            if gain > drift_gain:
                drift = act
                drift_gain = gain
            continue
        if kind(act) == DONE:
            gain = 0
        gain = gain * 8 + int(rng.below(8))
        if gain > highest:
            best = act
            highest = gain
    # A bought drift takes the place of three other actions.
    return drift if drift_gain * 8 > DRIFT_COST * highest and drift_gain > 0 else best


def outcome(s: Trias, seat: int, act: int) -> int:
    """How the seat stands after an act; if it then holds a tile, after the best place for it."""
    after = s.clone()
    if kind(act) == DONE:
        return standing(after, seat)
    holding = kind(act) == TAKE
    if not holding or len(s.chart.places(first(act), 2)) == 1:
        after.step(act)
        return standing(after, seat)
    after.step(act)
    best = NEVER
    for put in after.acts:
        then = after.clone()
        then.step(put)
        value = standing(then, seat)
        if value > best:
            best = value
    return best


def choose_card(s: Trias, seat: int) -> int:
    """The hand card if its drift is at least as good as what the deck promises on average."""
    values = [best_drift(s, seat, terrain) for terrain in range(TERRAINS)]
    total = 0
    cards = s.deck[s.drawn :]
    for card in cards:
        total += values[terrain_of(card)] if card != METEORITE else standing(s, seat)
    hand = values[terrain_of(s.hands[seat])]
    return s.acts[0] if hand * len(cards) >= total or kind(s.acts[-1]) != DRAW else s.acts[-1]


def best_drift(s: Trias, seat: i64, terrain: int) -> int:
    """How the seat stands after the best drift of a terrain, or of any if that one cannot drift."""
    after = s.clone()
    after.hands[seat] = terrain
    after.acts = after.stack[-1].options(after)
    after.step(after.acts[0])
    if after.who != seat or kind(after.acts[0]) == DONE:
        return standing(after, int(seat))
    best = NEVER
    for act in after.acts:
        best = max(best, outcome(after, int(seat), act))
    return best


def standing(s: Trias, seat: int) -> int:
    """What the seat has, against the mean of what the others have."""
    worth = prospects(s)
    return worth[seat] - 7 * (sum(worth) - worth[seat]) // (10 * (s.seats - 1))


def prospects(s: Trias) -> list[int]:
    """What each seat has and can hope for."""
    left = len(s.deck) - int(s.drawn)
    late = 0 if s.last > 0 else min(left, 30)
    worth = [worth_of_herds(s, owner, late) + POINT * s.score[owner] for owner in range(s.seats)]
    for land in range(1, len(s.chart.lands)):
        points = s.final_points(land)
        for owner in range(s.seats):
            worth[owner] += points[owner] * (POINT - 2 * late)
    return worth


def worth_of_herds(s: Trias, seat: i64, late: int) -> int:
    """Herds are worth what they may still do: `late` counts down to the end of the game."""
    herd = 8 + 3 * late
    total = 0
    for land in s.chart.lands:
        mine: i64 = s.own[seat] & land
        if mine == 0:
            continue
        strength = 0
        while mine != 0:
            tile = lowest(mine)
            mine &= mine - 1
            strength += int(s.herds_on(tile, seat))
            total += late * size(s.chart.near[tile] & s.room) // 4
            if s.room & bit(tile) != 0:
                total += late
        # Many herds on one land are worth less each; a land of some size is worth being on.
        total += herd * strength - 2 * strength * strength + 2 * min(size(land), 8)
    for herds in s.swim:
        total += int(herds >> (seat * NIBBLE) & 15) * herd // 4
    return total
