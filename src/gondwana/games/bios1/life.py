"""Who can live where (11.1, 12.0, 13.1, 14.1) and get how far (11.0): the questions asked all over the rules.

Functions take genome and size beside the animal, so that they also answer for a species that is only being thought of.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gondwana.games.bios1 import dna
from gondwana.games.bios1.dna import amount, covers
from gondwana.games.bios1.state import ALIEN, BIOME, NONE, PREDATOR, Bios1
from gondwana.games.bios1.tables import (
    AGRICULTURE,
    AMPHIBIOUS,
    BONES,
    HUNTING,
    ICE,
    LANGUAGE,
    NATURE,
    NO_ROOTS,
    SEA,
    SOCIAL,
)

FLIGHT: Final = 7


def genome_of(s: Bios1, animal: int) -> int:
    """The letters of a species (2.3d), or those on an immigrant's tile (13.5.1, 14.4)."""
    return s.t.alien_dna[animal - ALIEN] if animal >= ALIEN else s.genome[animal]


def size_of(s: Bios1, animal: int) -> int:
    """The size of a species (2.5a) or immigrant; a predator immigrant has that of its prey (2.4g.2, 14.4a)."""
    if animal < ALIEN:
        return s.size[animal]
    if s.t.alien_predator[animal - ALIEN]:
        return s.meal[animal - ALIEN]
    return s.t.alien_size[animal - ALIEN]


def flies(genome: i64, size: i64) -> bool:
    """Wings: three S at size 1, for as long as both last (7.3b, 7.3b.1)."""
    return size == 1 and amount(genome, dna.S) >= 3


def is_sea(s: Bios1, h: i64) -> bool:
    """Marine biomes are sea, empty slots from 1600 ppm on (2.6e, 15.2a); the rest is land (15.2b)."""
    seas: i64 = s.sea
    return (seas >> h) & 1 == 1


def stands(s: Bios1, animal: int, genome: i64, size: i64, h: i64) -> bool:
    """May it be in this habitat at all: terrain is part of fitness (7.3f.3), flipped tiles feed nobody (15.1e.1).

    So an amphibian that becomes marine dies on land (7.3f.1), one that loses its M dies at sea (7.3f.2).
    """
    flipped: i64 = s.flipped
    if (flipped >> h) & 1:
        return False
    if animal >= ALIEN:
        terrain = s.t.alien_terrain[animal - ALIEN]
        return terrain == AMPHIBIOUS or (terrain == SEA) == is_sea(s, h)
    marine = amount(genome, dna.M)
    if marine == 1:
        return True
    return (marine > 1) == is_sea(s, h) or flies(genome, size)


def is_farm(s: Bios1, species: int, h: int) -> bool:
    """An empty slot beside the homeland of a species with agriculture (9.2e.1), while that is on the map (9.2e.4)."""
    if not s.culture[species] >> AGRICULTURE & 1 or s.biome[h] != NONE:
        return False
    home = s.home[species >> 2]
    return home != NONE and h in s.t.beside[home]


def grazes(s: Bios1, animal: int, genome: i64, size: i64, h: int, space: int) -> bool:
    """Can it live as a herbivore in this place: on the leaves, or in the rooter triangle (13.1, 12.0.1, 12.0b)?

    Homelands ask for no DNA (2.4f.1); farms neither, but they have no roots (9.2e.5) and keep their terrain (9.2e.2).
    """
    tile = s.biome[h]
    if tile == NONE:
        return space == BIOME and animal < ALIEN and is_farm(s, animal, h) and stands(s, animal, genome, size, h)
    wanted: i64 = s.t.needs[tile] if space == BIOME else s.t.roots[tile]
    return wanted != NO_ROOTS and covers(genome, wanted) and stands(s, animal, genome, size, h)


def eats(s: Bios1, hunter: int, genome: i64, size: i64, prey: int) -> bool:
    """Does the prey suit (14.1): size (14.1a), then speed, night, armour, sea (14.1b, 14.1c, 14.1d, 14.1e).

    Nobody eats its own species (14.1.1, 10.4.3). Bone crackers ignore size (9.2b), projectile hunters one type of
    roadrunner DNA, another for each prey if they like (9.2c).
    """
    if hunter == prey:
        return False
    if hunter >= ALIEN:
        if not s.t.alien_predator[hunter - ALIEN]:
            gap: i64 = size - size_of(s, prey)
            if gap > 1 or gap < -1:
                return False
        theirs: i64 = genome_of(s, prey)
        return covers(genome, theirs & dna.ROADRUNNER)
    culture: i64 = s.culture[hunter]
    if not (culture >> BONES) & 1:
        gap = size - size_of(s, prey)
        if gap > 1 or gap < -1:
            return False
    theirs = genome_of(s, prey)
    theirs &= dna.ROADRUNNER
    if covers(genome, theirs):
        return True
    if (culture >> HUNTING) & 1:
        missing = dna.short_of(genome, theirs)
        return missing & (missing - 1) == 0
    return False


def finds_prey(s: Bios1, hunter: int, genome: i64, size: i64, h: int) -> bool:
    """Is there a herbivore in the habitat, on the biome or in the rooter triangle, that it can eat (2.6b)?"""
    there: i64 = s.space[h * 3]
    while there > 0:
        if eats(s, hunter, genome, size, (there & 63) - 1):
            return True
        there >>= 6
    there = s.space[h * 3 + 1]
    while there > 0:
        if eats(s, hunter, genome, size, (there & 63) - 1):
            return True
        there >>= 6
    return False


def suits(s: Bios1, animal: int, genome: i64, size: i64, h: int) -> int:
    """The spaces of a habitat where the animal could live now, as a mask; contests are not foreseen.

    On biome and roots it must be able to eat, above it the prey must suit it (10.4.2, 7.4b.1, 16.3a.1).
    """
    if not stands(s, animal, genome, size, h):
        return 0
    place = h * 3
    tile = s.biome[h]
    found = 0
    if tile == NONE:
        if animal < ALIEN and is_farm(s, animal, h):
            found = 1
    else:
        if covers(genome, s.t.needs[tile]):
            found = 1
        roots: i64 = s.t.roots[tile]
        if roots != NO_ROOTS and covers(genome, roots):
            found |= 2
    if (s.space[place] != 0 or s.space[place + 1] != 0) and finds_prey(s, animal, genome, size, h):
        found |= 4
    return found


def lives(s: Bios1, animal: int, genome: i64, size: i64, h: int, space: int) -> bool:
    """Does this place suit the animal now?"""
    return suits(s, animal, genome, size, h) >> space & 1 == 1


def limit(genome: i64, size: i64) -> int:
    """The migration limit: size and P (11.0.2), one less for amphibians (11.1c), always seven for fliers (11.0.3)."""
    if flies(genome, size):
        return FLIGHT
    reach = size + amount(genome, dna.P)
    if amount(genome, dna.M) == 1:
        reach -= 1
    return reach


def reach(s: Bios1, start: i64, genome: i64, size: i64) -> int:
    """The habitats within the migration limit of the parents, as a mask; all on the way must be open (11.1, 11.1.1).

    Without M no sea (11.1a), with MM no land (11.1b); ice for fliers (11.1d), the Atlantic for MM (17.1.2, aid.6).
    """
    every: i64 = (1 << 26) - 1
    seas: i64 = s.sea
    marine = amount(genome, dna.M)
    passable = every
    if not flies(genome, size):
        if marine == 0:
            passable = every & ~seas
        elif marine > 1:
            passable = seas
        if s.level <= ICE:
            flipped: i64 = s.flipped
            passable &= ~flipped
    atlantic: i64 = 4 if s.catastrophes > 0 and marine < 2 else 0
    found = start
    front = start
    steps: i64 = limit(genome, size)
    while steps > 0:
        front = s.t.spread(front, atlantic) & passable & ~found
        if front == 0:
            break
        found |= front
        steps -= 1
    return found


def homes(s: Bios1, species: int) -> int:
    """The habitats where a species has animals: its possible parents (10.1), as a mask."""
    found: i64 = 0
    wanted: i64 = species + 1
    h: i64 = 0
    while h < 26:
        place = h * 3
        there: i64 = s.space[place]
        other: i64 = s.space[place + 1]
        third: i64 = s.space[place + 2]
        if there | other | third:
            one: i64 = 1 if holds(there, wanted) or holds(other, wanted) or holds(third, wanted) else 0
            found |= one << h
        h += 1
    return found


def holds(there: i64, wanted: i64) -> bool:
    """Is an animal (its number plus one) among those of a place?"""
    while there > 0:
        if there & 63 == wanted:
            return True
        there >>= 6
    return False


def preys_on(s: Bios1, prey: int) -> int:
    """The player species with a carnivore that feeds on this one somewhere, as a mask (8.0b, 4.2e.2)."""
    found = 0
    wanted: i64 = prey + 1
    for h in range(26):
        hunters: i64 = s.space[h * 3 + PREDATOR]
        if hunters > 0 and (holds(s.space[h * 3], wanted) or holds(s.space[h * 3 + 1], wanted)):
            while hunters > 0:
                hunter = (hunters & 63) - 1
                if hunter < ALIEN and eats(s, hunter, s.genome[hunter], s.size[hunter], prey):
                    found |= 1 << hunter
                hunters >>= 6
    return found


def instincts(s: Bios1, species: int) -> int:
    """Icons of the cards (9.1), and those of colony, whale pod and fire bearer (7.3c, 7.3d, 7.3e.1)."""
    found = s.icons[species]
    genome = s.genome[species]
    if amount(genome, dna.N) >= 3 and s.size[species] == 1:
        found |= SOCIAL
    if amount(genome, dna.M) >= 3:
        found |= LANGUAGE
    if amount(genome, dna.A) >= 3:
        found |= NATURE
    return found
