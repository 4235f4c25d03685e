"""What a learned judge looks at, for each player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gondwana.games.trias.bot import prospects
from gondwana.games.trias.cells import lowest, size
from gondwana.games.trias.state import NIBBLE, Trias

FEATURES: Final = [
    "score",
    "final",
    "herds",
    "crowd",
    "room",
    "swimmers",
    "lands",
    "alone",
    "size",
    "reserve",
    "asked",
    "hope",
]
"""`crowd`: herds squared, land by land; `alone`: lands with nobody else; `asked`: points left in the own turn;
`hope`: what the game's own player makes of it all."""


def progress(s: Trias) -> int:
    """How far the game is, in percent."""
    return 100 * int(s.drawn) // max(1, len(s.deck))


def features(s: Trias) -> list[int]:
    """Player by player, in the order of FEATURES."""
    n = len(FEATURES)
    out = [0] * (n * s.seats)
    for land in range(1, len(s.chart.lands)):
        final = s.final_points(land)
        for seat in range(s.seats):
            out[seat * n + 1] += final[seat]
    whole: i64 = 0
    for owned in s.own:
        whole |= owned
    hopes = prospects(s)
    for seat in range(s.seats):
        at = seat * n
        out[at] = s.score[seat]
        others: i64 = 0
        for other in range(s.seats):
            if other != seat:
                others |= s.own[other]
        for land in s.chart.lands:
            mine: i64 = s.own[seat] & land
            if mine == 0:
                continue
            strength = 0
            while mine != 0:
                tile = lowest(mine)
                mine &= mine - 1
                strength += int(s.herds_on(tile, seat))
                out[at + 4] += size(s.chart.near[tile] & s.room)
            out[at + 2] += strength
            out[at + 3] += strength * strength
            out[at + 6] += 1
            out[at + 7] += 1 if others & land == 0 else 0
            out[at + 8] += min(size(land), 8)
        for herds in s.swim:
            out[at + 5] += int(herds >> (seat * NIBBLE) & 15)
        out[at + 9] = s.reserve[seat]
        out[at + 11] = hopes[seat]
        out[at + 10] = int(s.points) if s.turn == seat else 0
    return out
