"""What a learned judge looks at, for each player."""

from __future__ import annotations

from typing import Final

from gondwana.games.evolution.effects import fed
from gondwana.games.evolution.hunt import guards
from gondwana.games.evolution.state import POISONED, SPENT, Evolution, link_a, link_b
from gondwana.games.evolution.tables import CARNIVOROUS, TRAITS

COUNTS: Final = [
    "animals",
    "traits",
    "need",
    "fed",
    "lacking",
    "fat",
    "cards",
    "pairs",
    "poisoned",
    "hunters",
    "exposed",
]
FEATURES: Final = [*COUNTS, *TRAITS]
"""Each trait by itself: how many animals of the player have it. `hunters`: those that may still attack; `exposed`:
animals that nothing guards from the hunters of others."""


def progress(s: Evolution) -> int:
    """How far the game is, in percent."""
    return 100 - 100 * s.left // max(1, len(s.deck))


def features(s: Evolution) -> list[int]:
    """Player by player, in the order of FEATURES."""
    n = len(FEATURES)
    out = [0] * (n * s.seats)
    hunters: list[int] = []
    for animal in s.alive:
        at = s.owner[animal] * n
        content = fed(s, animal)
        out[at] += 1
        out[at + 1] += s.weight[animal]
        out[at + 2] += s.need[animal]
        out[at + 3] += content
        out[at + 4] += 0 if content else s.need[animal] - s.food[animal]
        out[at + 5] += s.fat[animal]
        out[at + 8] += s.marks[animal] & POISONED != 0
        traits = s.traits[animal]
        if traits >> CARNIVOROUS & 1:
            hunters.append(animal)
            out[at + 9] += s.marks[animal] & SPENT == 0
        trait = len(COUNTS)
        while traits > 0:
            out[at + trait] += traits & 1
            traits >>= 1
            trait += 1
    for seat in range(s.seats):
        out[seat * n + 6] = len(s.hands[seat])
    for pair in s.links:
        out[s.owner[link_a(pair)] * n + 7] += 1
        if s.owner[link_b(pair)] != s.owner[link_a(pair)]:
            out[s.owner[link_b(pair)] * n + 7] += 1
    for prey in s.alive:
        for hunter in hunters:
            if s.owner[hunter] != s.owner[prey] and guards(s, hunter, prey, 0) == 0:
                out[s.owner[prey] * n + 10] += 1
                break
    return out
