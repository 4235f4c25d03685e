"""What a learned judge looks at, for each player."""

from __future__ import annotations

from typing import Final

from gondwana.games.bios2 import effects, organs, score
from gondwana.games.bios2.bot import places, promise, prospects, recovers
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import ERA_CARDS, NONE

FEATURES: Final = [
    *["record", "living", "icons", "hosts", "feelings", "lying", "settled", "stranded", "room", "first room", "unborn"],
    *[
        "species",
        "size",
        "red",
        "yellow",
        "green",
        "blue",
        "white",
        "above heart",
        "doomed",
        "cards",
        "promise",
        "medea",
    ],
    *["population", "turn", "hope"],
]
"""`settled` and `stranded`: newborns with and without a place to go; `room`: further places, the first three of each
species by themselves; `doomed`: creeples whose species a mutagen would end; `population`: what the next award counts;
`hope`: what the game's own player makes of it all.
"""


def progress(s: Bios2) -> int:
    """How far the game is, in percent."""
    left = len(s.events[0]) - s.revealed_events[0] if len(s.events) > 0 else 0
    return max(0, min(100, 100 * (ERA_CARDS * s.era - left) // (ERA_CARDS * s.eras())))


def features(s: Bios2) -> list[int]:
    """Player by player, in the order of FEATURES."""
    n = len(FEATURES)
    out = [0] * (n * s.seats)
    hopes = prospects(s)
    for seat in range(s.seats):
        colour = s.colour_of[seat]
        if colour == NONE:
            continue
        at = seat * n
        out[at] = len(s.record[colour])
        out[at + 1] = sum(s.living[colour * 5 : colour * 5 + 5])
        out[at + 2] = score.fossil_icons(s, colour)
        out[at + 3] = score.hosts(s, colour)
        out[at + 4] = score.feelings(s, colour)
        out[at + 22] = s.medea == colour
        out[at + 23] = score.awarded(s, colour)
        out[at + 24] = s.active == colour
        out[at + 25] = hopes[seat]
        for sp in s.species_of(colour):
            add_species(s, sp, out, at)
    return out


def add_species(s: Bios2, sp: int, out: list[int], at: int) -> None:
    """One species of a player."""
    for entry in s.lying:
        if entry & 63 == sp and not recovers(s, sp, entry >> 8, entry >> 6 & 3):
            out[at + 5] += 1
    room = places(s, sp)
    settled = min(room, s.newborn[sp])
    out[at + 6] += settled
    out[at + 7] += s.newborn[sp] - settled
    out[at + 8] += min(room - settled, s.unborn[sp])
    out[at + 9] += min(room - settled, s.unborn[sp], 3)
    out[at + 10] += s.unborn[sp]
    out[at + 11] += 1
    out[at + 12] += s.size[sp]
    for organ in range(organs.COLOURS):
        out[at + 13 + organ] += min(organs.amount(s.organs[sp], organ), 4)
    limit = effects.heart(s, sp, 2 + s.era if s.rules.simple else 0)
    out[at + 18] += max(0, organs.total(s.organs[sp]) - limit)
    out[at + 19] += s.living[sp] if organs.total(s.basal[sp]) > limit else 0
    out[at + 20] += len(s.tableau[sp])
    for card in s.tableau[sp]:
        if s.face[card] < 0:
            out[at + 21] += max(promise(s, sp, card * 2), promise(s, sp, card * 2 + 1))
