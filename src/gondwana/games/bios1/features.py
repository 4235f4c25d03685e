"""What a learned judge looks at, for each player."""

from __future__ import annotations

from typing import Final

from gondwana.games.bios1 import dna
from gondwana.games.bios1.bot import free_places, prospects
from gondwana.games.bios1.life import instincts
from gondwana.games.bios1.state import Bios1

FEATURES: Final = [
    *["animals", "fern", "lasting", "genes", "few genes", "species", "reserve", "places", "first places", "range"],
    *["size", "letters", "long", "icons", "cards", "turn", "hope"],
]
"""`lasting`: fossils and cultures, which nothing takes away; `fern`: what the super-fern adds at a showing; `places`:
free ones within reach, the first three of each species by themselves, and all of them; `long`: letters beyond three,
which a catastrophe may cost animals (6.2a.1); `hope`: what the game's own player makes of it all."""


def progress(s: Bios1) -> int:
    """How far the game is, in percent."""
    return 100 * s.drawn // max(1, len(s.deck))


def features(s: Bios1) -> list[int]:
    """Player by player, in the order of FEATURES."""
    out: list[int] = []
    hopes = prospects(s)
    for player in range(s.seats):
        animals = s.population_of(player, False)
        species = reserve = places = few = all_places = size = letters = long = icons = 0
        for sp in range(player * 4, player * 4 + 4):
            if s.size[sp] > 0:
                species += 1
                left = s.reserve(sp)
                reserve += left
                free = free_places(s, sp)
                places += min(free, left, 6)
                few += min(free, left, 3)
                all_places += free
                size += s.size[sp]
                own = dna.size_of(s.genome[sp])
                letters += own
                long += max(0, own - 3) * s.population[sp]
                has = instincts(s, sp)
                while has > 0:
                    icons += has & 1
                    has >>= 1
        out.append(animals)
        out.append(s.population_of(player, True) - animals)
        out.append(s.points(player) - animals)
        out.append(s.genes[player])
        out.append(min(s.genes[player], 4))
        out.append(species)
        out.append(reserve)
        out.append(places)
        out.append(few)
        out.append(all_places)
        out.append(size)
        out.append(letters)
        out.append(long)
        out.append(icons)
        out.append(len([holder for holder in s.holder if holder >= 0 and holder >> 2 == player]))
        out.append(1 if s.active == player else 0)
        out.append(hopes[player])
    return out
