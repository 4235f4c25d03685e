"""Contests of two creeples for a level: herbivores (G2 to G7), carnivores (H2 to H6), plants (K2.a).

Only who stands upright counts (G1.2, H1.2), and nobody is endangered by being eaten (H2.2).
"""

from __future__ import annotations

from typing import Final

from gondwana.games.bios2 import effects, life
from gondwana.games.bios2.organs import amount
from gondwana.games.bios2.state import CARNIVORE, HERBIVORE, PLANT, Bios2
from gondwana.games.bios2.tables import NONE

TIE: Final = -2
"""The owner of both chooses (G7.a, H6.a)."""


def loser(s: Bios2, biome: int, level: int, a: int, b: int) -> int:
    """The species that loses a level to the other, or TIE; a contest of a species with itself is a TIE (F6.b)."""
    if a == b:
        return TIE
    if level == CARNIVORE or (level == HERBIVORE and s.rules.alien):
        return hunters(s, biome, level, a, b)
    return herbivores(s, biome, level, a, b)


def herbivores(s: Bios2, biome: int, level: int, a: int, b: int) -> int:
    """G3 to G7; the eater is the carnivore, over plants the herbivore (K2.a)."""
    eater = s.upright[(level + 1) * 40 + biome]
    if eater != NONE:
        edible_a = life.suits(s, eater, a, level + 1)
        edible_b = life.suits(s, eater, b, level + 1)
        if edible_a != edible_b:  # G3
            return a if edible_a else b
        found = fewer(s, life.roadrunner(s, biome), a, b)  # G4
        if found != TIE:
            return found
    found = fewer(s, life.humidity(s, biome), a, b)  # G5
    if found != TIE:
        return found
    if s.size[a] != s.size[b]:  # G6
        return a if s.size[a] < s.size[b] else b
    if effects.skeleton(s, a) != effects.skeleton(s, b):  # G7
        return a if effects.skeleton(s, a) > effects.skeleton(s, b) else b
    return TIE


def hunters(s: Bios2, biome: int, level: int, a: int, b: int) -> int:
    """H3 to H6."""
    found = fewer(s, life.roadrunner(s, biome), a, b)  # H3
    if found != TIE:
        return found
    prey = life.prey_at(s, biome, level)
    if prey != NONE:
        far_a = abs(s.size[a] - s.size[prey])
        far_b = abs(s.size[b] - s.size[prey])
        if far_a != far_b:  # H4
            return a if far_a > far_b else b
    if s.size[a] != s.size[b]:  # H5
        return a if s.size[a] < s.size[b] else b
    if effects.skeleton(s, a) != effects.skeleton(s, b):  # H6
        return a if effects.skeleton(s, a) < effects.skeleton(s, b) else b
    return TIE


def fewer(s: Bios2, organ: int, a: int, b: int) -> int:
    """Who has fewer organs of the niche, or TIE (GL.Niche)."""
    if organ == NONE:
        return TIE
    has_a = amount(s.organs[a], organ)
    has_b = amount(s.organs[b], organ)
    if has_a == has_b:
        return TIE
    return a if has_a < has_b else b


def lowest(s: Bios2) -> int:
    """The lowest level of this world."""
    return PLANT if s.rules.alien else HERBIVORE
