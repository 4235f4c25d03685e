"""A player of sound habits: looks one action ahead, past the culling; counts animals, food within reach and risk."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gondwana.core.act import first, kind
from gondwana.core.rng import Rng
from gondwana.games.bios1 import dna
from gondwana.games.bios1.acts import FOUND
from gondwana.games.bios1.frames.turn import Turn
from gondwana.games.bios1.life import homes, instincts, reach, suits
from gondwana.games.bios1.state import NONE, Bios1

ANIMAL: Final = 100
CULTURE: Final = 90
FOSSIL: Final = 100
GENE: Final = 14
SPECIES: Final = 25
INSTINCT: Final = 12
RIVAL: Final = 45
HASTE: Final = 8
"""What each card that has left its display is worth to who leads: without cards the game would never end (4.3d)."""
PLACES: Final = [0, 40, 70, 90, 105, 115, 122]
"""What free places to expand to are worth to a species."""
SEARCH: Final = {"depth": 0, "explore": 0.15, "bias": 1.0}
"""How a search uses this: it asks for the prospects of each position it reaches."""


def choose(s: Bios1, seat: int, rng: Rng) -> int:
    """The act with the best outlook; `s` is a world that agrees with what the seat knows."""
    best = s.acts[0]
    highest = -1_000_000
    silhouette = -1
    for act in s.acts:
        if kind(act) == FOUND:  # the unused silhouettes are as good as one another
            if silhouette < 0:
                silhouette = int(first(act))
            if int(first(act)) != silhouette:
                continue
        value = outlook(s, seat, act) * 4 + int(rng.below(4))
        if value > highest:
            best = act
            highest = value
    return best


def outlook(s: Bios1, seat: int, act: int) -> int:
    """The worth of the position once the action that this act belongs to is done, the next card left undrawn."""
    after = s.clone()
    after.drawn = len(after.deck)
    after.step(act)
    while len(after.acts) > 0 and not isinstance(after.stack[-1], Turn):
        if after.who == seat:
            return max([outlook(after, seat, option) for option in after.acts])
        after.step(after.acts[0])
    return worth(after, seat)


def worth(s: Bios1, seat: int) -> int:
    """How good a position is for a seat."""
    total = 0
    behind = False
    for player in range(s.players):
        if player == seat:
            total += holdings(s, player)
        else:
            total -= RIVAL * s.population_of(player, True) // (s.players - 1)
            behind = behind or s.points(player) > s.points(seat)
    if not behind:
        total += HASTE * len([holder for holder in s.holder if holder != NONE])
    return total


def prospects(s: Bios1) -> list[int]:
    """What each seat has and can hope for."""
    return [holdings(s, player) for player in range(s.players)]


def holdings(s: Bios1, player: int) -> int:
    """Animals, fossils, cultures and genes of a player, and what the species can hope for or must fear."""
    total = ANIMAL * s.population_of(player, True) + GENE * min(s.genes[player], 6)
    total += (FOSSIL - 10) * (s.points(player) - s.population_of(player, False))
    for species in range(player * 4, player * 4 + 4):
        if s.size[species] > 0:
            total += SPECIES + PLACES[min(free_places(s, species), s.reserve(species), 6)]
            total -= risk(s, species)
            has = instincts(s, species)
            while has > 0:
                total += INSTINCT * (has & 1)
                has >>= 1
    return total


def free_places(s: Bios1, species: int) -> int:
    """Places in its range that suit a species and hold nobody."""
    genome: i64 = s.genome[species]
    size: i64 = s.size[species]
    habitats: i64 = reach(s, homes(s, species), genome, size)
    n = 0
    h: i64 = 0
    while h < 26:
        if (habitats >> h) & 1:
            fits = suits(s, species, genome, size, h)
            for space in range(3):
                if fits >> space & 1 and s.space[h * 3 + space] == 0:
                    n += 1
        h += 1
    return n


def risk(s: Bios1, species: int) -> int:
    """What a species may lose to a catastrophe: the longer its genome, the likelier (6.2a.1)."""
    letters = dna.size_of(s.genome[species])
    return max(0, letters - 3) * 5 * s.population[species]
