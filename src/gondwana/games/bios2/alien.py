"""Worlds of plants (K2 to K7): what differs where a plant is the food and white discs are the sea."""

from __future__ import annotations

from gondwana.games.bios2 import organs
from gondwana.games.bios2.map import TAB
from gondwana.games.bios2.state import PLANT, Bios2
from gondwana.games.bios2.tables import ARCHETYPE, ARMORED, BASIN, BLACK, GREEN_PLAYER, HIGHLAND, MOUNTAIN, NONE, SEA
from gondwana.games.bios2.tables import WHITE as WHITE_DISC


def biome_of(s: Bios2, biome: int) -> int:
    """Land without a white disc, sea with one or offshore, mountain with a black one (K7.a)."""
    if biome >= TAB or s.discs[biome] == WHITE_DISC:
        return SEA
    if s.discs[biome] == BLACK:
        return MOUNTAIN
    return BASIN if s.t.terrain[biome] == BASIN else HIGHLAND


def suits(s: Bios2, hunter: int, prey: int, plant: bool) -> bool:
    """May it eat this: a herbivore needs a plant of its shape, as a carnivore its prey (K2.a); cactus eaters (K2.b)."""
    if not plant or prey % 5 == ARCHETYPE or prey % 5 == hunter % 5:
        return True
    return prey % 5 == ARMORED and organs.amount(s.organs[hunter], organs.GREEN) >= 2


def lives(s: Bios2, sp: int, biome: int, level: int) -> bool:
    """May it live there: plants in their habitats (K7.b), the others on land and sea by shape (K7.a)."""
    if level == PLANT:
        return sp // 5 == GREEN_PLAYER
    return biome_of(s, biome) != MOUNTAIN


def roadrunner(s: Bios2, biome: int) -> int:
    """The niche of the plant that is there (K7.b), or NONE."""
    plant = s.upright[PLANT * 40 + biome]
    return s.t.plant_roadrunner[plant % 5] if plant != NONE else NONE
