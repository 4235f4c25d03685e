"""What a creeple needs: biomes, their cost and niches, prey, dispersal points (F2 to F4, G1, H1)."""

from __future__ import annotations

from gondwana.games.bios2 import alien, effects, organs
from gondwana.games.bios2.map import TAB
from gondwana.games.bios2.state import CARNIVORE, HERBIVORE, PLANT, Bios2
from gondwana.games.bios2.tables import (
    ARCHETYPE,
    ARMORED,
    BARE,
    BLACK,
    BLOOM,
    FOREST,
    GREEN,
    GREEN_PLAYER,
    ICE,
    MOUNTAIN,
    NONE,
    SEA,
    SWIMMER,
    WHITE,
)


def biome_of(s: Bios2, biome: int) -> int:
    """The row of the movement table: a disc comes before the hex (F3.0, GL.Biome.2, GL.Biome.3).

    An offshore is BARE, or a BLOOM with its own life (F3.b.1, GL.Biome.4).
    """
    if s.rules.alien:
        return alien.biome_of(s, biome)
    disc = s.discs[biome]
    if biome >= TAB:
        return BLOOM if disc == 2 else BARE
    if disc == BLACK:
        return MOUNTAIN
    if disc == WHITE:
        return ICE
    if disc == GREEN:
        return FOREST
    return s.t.terrain[biome]


def points(s: Bios2, sp: int) -> int:
    """Dispersal points: size and blue organs (F2.a, GL.Dispersion)."""
    return s.size[sp] + organs.amount(s.organs[sp], organs.BLUE)


def entry_cost(s: Bios2, sp: int, biome: int) -> int:
    """What entering a biome costs (F3.a)."""
    return s.t.cost[biome_of(s, biome) * 5 + sp % 5]


def prey_at(s: Bios2, biome: int, level: int) -> int:
    """Who is upright below a level, and so the food there; NONE if nobody."""
    return s.upright[(level - 1) * 40 + biome] if level > PLANT else NONE


def lives(s: Bios2, sp: int, biome: int, level: int) -> bool:
    """May it live there (F3.c)? The diving bell opens sea and bloom to carnivores of swimmers (J7.b)."""
    if s.rules.alien and alien.lives(s, sp, biome, level):
        return True
    if s.rules.alien and level != CARNIVORE:
        return False
    terrain = biome_of(s, biome)
    if terrain == BARE:
        return False
    if not s.rules.alien and s.t.live[terrain * 5 + sp % 5]:
        return True
    if level != CARNIVORE or terrain not in (SEA, BLOOM) or not effects.diving(s, sp):
        return False
    if s.rules.alien and sp // 5 == GREEN_PLAYER:  # K2.0
        return False
    prey = s.upright[HERBIVORE * 40 + biome]
    return prey != NONE and prey % 5 == SWIMMER


def suits(s: Bios2, hunter: int, prey: int, level: int) -> bool:
    """May it eat that on this level (F4.0): by shape (F4.a), tools (J7.0, J7.c.1), venom (F4.b, J7.d), kin (F4.c)?"""
    if hunter == prey:
        return False
    if s.rules.alien and level == HERBIVORE:
        return alien.suits(s, hunter, prey) and not poisoned(s, hunter, prey)
    tools = effects.tool_prey(s, hunter)
    shape = prey % 5
    if not tools >> shape & 1:
        if shape != ARCHETYPE and shape != hunter % 5:
            return False
        if effects.tool_prey(s, prey) != 0 and shape == hunter % 5:
            return False
    return tools != 0 or not poisoned(s, hunter, prey)


def poisoned(s: Bios2, hunter: int, prey: int) -> bool:
    """Is the prey venomous, and the hunter neither that nor larger (F4.b, J3)? Plants can be, too (K2.a)."""
    return effects.venomous(s, prey) and not effects.venomous(s, hunter) and s.size[hunter] <= s.size[prey]


def meal(s: Bios2, hunter: int, prey: int, level: int) -> tuple[bool, str]:
    """Is this prey, or this plant, suitable, and which paragraph decides that?"""
    shape = prey % 5
    if s.rules.alien and level == HERBIVORE:
        rule = "K2.b" if shape == ARMORED and shape != hunter % 5 else "K2.a"
        if alien.suits(s, hunter, prey) and effects.venomous(s, prey):
            return not poisoned(s, hunter, prey), "F4.b"
        return alien.suits(s, hunter, prey), rule
    tools = effects.tool_prey(s, hunter)
    if not tools >> shape & 1:
        if shape not in (ARCHETYPE, hunter % 5):
            return False, "F4.a"
        if effects.tool_prey(s, prey) != 0 and shape == hunter % 5:
            return False, "J7.c.1"
    if not effects.venomous(s, prey):
        return True, "J7.0" if tools >> shape & 1 else "F4.a"
    if tools:
        return True, "J7.d"
    return not poisoned(s, hunter, prey), "F4.b"


def feeds(s: Bios2, sp: int, biome: int, level: int) -> bool:
    """Would it find food on this level: prey for a carnivore (H1.1), on other worlds a plant for a herbivore (K7.0)?"""
    if level == PLANT or (level == HERBIVORE and not s.rules.alien):
        return True
    prey = prey_at(s, biome, level)
    return prey != NONE and suits(s, sp, prey, level)


def roadrunner(s: Bios2, biome: int) -> int:
    """The organ of the biome's niche (F3.d, G4, H3, GL.Roadrunner), or NONE."""
    if s.rules.alien:
        return alien.roadrunner(s, biome)
    terrain = biome_of(s, biome)
    return NONE if terrain == BARE else s.t.roadrunner[terrain]


def humidity(s: Bios2, biome: int) -> int:
    """The organ of the latitude's niche (G5): green in tooth and claw (G5.a, A8.f) and on other worlds (K3.b.4)."""
    if s.rules.simple or s.rules.alien:
        return organs.GREEN
    return s.t.die[s.strip * 8 + s.map.latitude[biome]]


def wind(s: Bios2, latitude: int) -> int:
    """Where the wind blows to: -1 west, 1 east, 0 nowhere (F5.a, F5.b, K7.d)."""
    if s.rules.simple or s.rules.planet == 2:
        return -1
    return s.t.wind[s.strip * 8 + latitude]
