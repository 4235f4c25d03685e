"""Worlds of plants (K2 to K7): what differs where a plant is the food and white discs are the sea."""

from __future__ import annotations

from typing import Final

from gondwana.games.bios2 import organs
from gondwana.games.bios2.map import BIOMES, TAB, tab_of
from gondwana.games.bios2.state import CARNIVORE, PLANT, Bios2
from gondwana.games.bios2.tables import (
    ARCHETYPE,
    ARMORED,
    BARE,
    BASIN,
    BLACK,
    BLOOM,
    FLYER,
    GREEN_PLAYER,
    HIGHLAND,
    MOUNTAIN,
    NONE,
    SEA,
    SWIMMER,
)
from gondwana.games.bios2.tables import WHITE as WHITE_DISC

DRY: Final = 9
"""Further from water than any plant lives."""


def capacity(s: Bios2, shape: int) -> int:
    """How many creeples of a shape the plant has (K3.d): fewer if a player controls it, and it never flies."""
    if shape == FLYER:
        return 0
    return 5 if shape == ARCHETYPE or s.rules.automatic else 4


def oxygen(s: Bios2) -> int:
    """Green discs on Oxygen, or the plant's creeples that are neither living, newborn nor hosts (K3.g, K4.0, K4.a)."""
    if not s.rules.alien:
        return s.oxygen
    n = 0
    for sp in range(5):
        n += s.unborn[sp] if s.genotype[sp] != NONE else capacity(s, sp)
    return min(n, len(s.t.dark_heart) - 1)


def biome_of(s: Bios2, biome: int) -> int:
    """Land without a white disc, sea with one, mountain with a black one (K7.a); carbon offshore can bloom (K4.b)."""
    if biome >= TAB:
        carbon = s.discs[biome] > 0 and s.map.open[biome] and biome != TAB + s.t.permanent
        return BLOOM if carbon else BARE  # nothing lives at Olympus Mons (K5.g)
    if s.discs[biome] == WHITE_DISC:
        return SEA
    if s.discs[biome] == BLACK:
        return MOUNTAIN
    return BASIN if s.t.terrain[biome] == BASIN else HIGHLAND


def distance(s: Bios2, biome: int) -> int:
    """Hexes to the nearest water: 1 next to it or to an alga offshore, 2 behind that, else DRY (K7.b, K4.b)."""
    if near_water(s, biome):
        return 1
    for other in s.map.beside[biome]:
        if other < TAB and near_water(s, other):
            return 2
    return DRY


def near_water(s: Bios2, biome: int) -> bool:
    """Is a sea beside this hex, or an alga on its offshore (K4.b)?"""
    for other in s.map.beside[biome]:
        if s.discs[other] == WHITE_DISC and other < TAB:
            return True
    tab = tab_of(biome)
    return tab != NONE and s.map.open[tab] and s.upright[PLANT * BIOMES + tab] == SWIMMER


def habitat(s: Bios2, shape: int, biome: int) -> bool:
    """Is this a habitat of the plant of this shape (K7.b)?"""
    terrain = biome_of(s, biome)
    if s.t.plant_water[shape]:
        return terrain in (SEA, BLOOM)
    if terrain not in (HIGHLAND, BASIN) or s.t.plant_near[shape] == NONE:
        return False
    return s.t.plant_near[shape] <= distance(s, biome) <= s.t.plant_far[shape]


def suits(s: Bios2, hunter: int, prey: int) -> bool:
    """Has a herbivore the shape for this plant (K2.a, F4.a), or can it eat cacti (K2.b)?"""
    if prey % 5 == ARCHETYPE or prey % 5 == hunter % 5:
        return True
    return prey % 5 == ARMORED and organs.amount(s.organs[hunter], organs.GREEN) >= 2


def lives(s: Bios2, sp: int, biome: int, level: int) -> bool:
    """May it live there: plants in their habitats (K7.b), the others on land and sea by shape (K7.a)?"""
    if level == PLANT:
        return sp // 5 == GREEN_PLAYER and habitat(s, sp % 5, biome)
    if level == CARNIVORE and sp // 5 == GREEN_PLAYER:  # K2.0
        return False
    terrain = biome_of(s, biome)
    return terrain not in (MOUNTAIN, BARE) and s.t.live[terrain * 5 + sp % 5]


def roadrunner(s: Bios2, biome: int) -> int:
    """The niche of the plant that is there (K7.b), or NONE."""
    plant = s.upright[PLANT * BIOMES + biome]
    return s.t.plant_roadrunner[plant % 5] if plant != NONE else NONE


# -- the plant that plays by rules (K8) --------------------------------------------------------------------------------


def directed(s: Bios2, colour: int) -> bool:
    """Does this colour follow the rules of the semi-automated plant (K8)?"""
    return s.rules.automatic and colour == GREEN_PLAYER


def size_wanted(s: Bios2, sp: int) -> int:
    """The largest size that its genotype and mutations bear (K8.b.3)."""
    size = s.t.max_size[s.genotype[sp]]
    for card in s.tableau[sp]:
        if s.face[card] >= 0:
            size = min(size, s.t.max_size[s.face[card]])
    return size
