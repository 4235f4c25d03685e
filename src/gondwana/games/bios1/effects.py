"""Events of drawn cards (6.0) and the episodes that catastrophes bring (17.0)."""

from __future__ import annotations

from gondwana.games.bios1 import dna
from gondwana.games.bios1.contests import remember_meal
from gondwana.games.bios1.life import finds_prey, grazes, stands
from gondwana.games.bios1.species import eliminate, end_species, enter
from gondwana.games.bios1.state import ALIEN, BIOME, NONE, PREDATOR, ROOTER, Bios1
from gondwana.games.bios1.tables import CATASTROPHE, EROSION, HABITATS, MILANKOVICH, OROGENY, START
from gondwana.games.bios1.world import (
    climax_of,
    farmed,
    lay,
    lowest_biome,
    lowest_slot,
    remove_biome,
    warm,
)


def resolve_event(s: Bios1, card: int) -> None:
    """The event of a card drawn to the lower display; it concerns everybody (5.0d.1, 6.0)."""
    what = s.t.event[card]
    if what == MILANKOVICH:
        milankovich(s, s.t.event_latitudes[card])
    elif what == CATASTROPHE:
        catastrophe(s, card)
    elif what == EROSION:
        erosion(s)
    else:
        new_tile(s)
        new_tile(s)


# -- new era tiles (6.1) ---------------------------------------------------------------------------------------------


def cenozoic(s: Bios1) -> bool:
    """Do tiles come from the Cenozoic pool (6.1a, 17.2)? By option also when the Mesozoic one is empty (18.0b.1)."""
    if s.catastrophes >= 2:
        return True
    return s.rules.cenozoic_after and s.mesozoic_drawn == len(s.mesozoic)


def new_tile(s: Bios1) -> None:
    """Draw a tile and place it with all its effects before the next is drawn (6.1); an empty pool ends the game."""
    if cenozoic(s):
        if s.cenozoic_drawn == len(s.cenozoic):
            return
        tile = s.cenozoic[s.cenozoic_drawn]
        s.cenozoic_drawn += 1
    else:
        if s.mesozoic_drawn == len(s.mesozoic):
            return
        tile = s.mesozoic[s.mesozoic_drawn]
        s.mesozoic_drawn += 1
    if tile < s.t.biomes:
        new_biome(s, tile)
    else:
        immigrate(s, tile)
    if cenozoic(s):
        if s.cenozoic_drawn == len(s.cenozoic):  # 18.0b
            s.ending = True
    elif s.mesozoic_drawn == len(s.mesozoic):  # 18.0b, 2.1.3
        s.ending = True


def new_biome(s: Bios1, tile: int) -> None:
    """To the lowest slot of its latitude, orogeny to that of both chains (6.1b.1, 6.1b.2, 2.4e.1).

    Volcanoes warm the greenhouse (6.1e), the super-fern cools it (6.1f.1).
    """
    h = lowest_slot(s, s.t.of_latitude[s.t.tile_latitude[tile]])
    lay(s, tile, h, "6.1c.1" if s.biome[h] != NONE else "6.1b.1")
    step = s.t.step[tile]
    if step != 0:
        warm(s, step, "6.1e" if step > 0 else "6.1f.1")


def immigrate(s: Bios1, tile: int) -> None:
    """An immigrant stops at the lowest biome of its latitude where it can feed (6.1g.1), on either side of the
    Atlantic (17.1.4); never on an empty slot, never where another immigrant is (6.1g.6). Else it is lost (6.1g.4).

    The lowest habitat of the aid (aid.4) is the lowest that suits it; it may well be bound to lose there (6.1g.8).
    """
    alien = tile - s.t.biomes
    animal = alien + ALIEN
    best = NONE
    where = NONE
    for h in s.t.of_latitude[s.t.tile_latitude[tile]]:
        if s.biome[h] != NONE and (best == NONE or climax_of(s, h) < climax_of(s, best)):
            space = foothold(s, animal, h)
            if space != NONE:
                best = h
                where = space
    if best == NONE:
        s.tarpit.append(tile)
        s.tell("stray", "6.1g.4", tile)
        return
    s.arrivals.append(alien)
    enter(s, animal, best * 3 + where)
    if where == PREDATOR:
        remember_meal(s, animal, best)
    s.tell("arrive", "6.1g.7", animal, best, where)


def foothold(s: Bios1, animal: int, h: int) -> int:
    """Where an immigrant would live in a habitat: herbivores on the leaves before the roots (6.1g.2), predators over
    suitable prey (6.1g.3); the colours of its tile say land, sea or both (6.1g.5)."""
    genome = s.t.alien_dna[animal - ALIEN]
    size = s.t.alien_size[animal - ALIEN]
    if s.t.alien_predator[animal - ALIEN]:
        free = not held_by_alien(s, h * 3 + PREDATOR) and stands(s, animal, genome, size, h)
        return PREDATOR if free and finds_prey(s, animal, genome, size, h) else NONE
    for space in (BIOME, ROOTER):
        if not held_by_alien(s, h * 3 + space) and grazes(s, animal, genome, size, h, space):
            return space
    return NONE


def held_by_alien(s: Bios1, place: int) -> bool:
    """Is an immigrant in this place (6.1g.6)?"""
    for animal in s.animals(place):
        if animal >= ALIEN:
            return True
    return False


# -- catastrophes (6.2), Milankovich (6.3), erosion (6.4) ------------------------------------------------------------


def catastrophe(s: Bios1, card: int) -> None:
    """The most specialised die (6.2a.1), immigrants too (6.2a.3); then the greenhouse moves (6.2), then an episode."""
    level = s.t.event_level[card]
    s.tell("catastrophe", "6.2", card, level)
    for species in range(s.players * 4):
        if s.size[species] > 0 and dna.size_of(s.genome[species]) >= level:
            remove_all(s, species)
            end_species(s, species)
    for alien in s.arrivals[:]:
        if s.t.alien_letters[alien] >= level:
            remove_all(s, alien + ALIEN)
    warm(s, s.t.event_step[card], "6.2")
    s.catastrophes += 1
    if s.catastrophes == 1:  # 6.2b, 17.1.1: the ammonite's disk is removed (2.5f)
        s.tell("atlantic", "17.1.1")
    elif s.catastrophes == 2:  # 6.2b, 17.2: the sunflower's disk is removed
        s.tell("cenozoic", "17.2")


def remove_all(s: Bios1, animal: int) -> None:
    """All animals of a species leave the map."""
    for place in range(HABITATS * 3):
        there = s.animals(place)
        if animal in there:
            packed = 0
            for other in reversed(there):
                if other != animal:
                    packed = packed << 6 | (other + 1)
                else:
                    eliminate(s, animal, place // 3, "6.2a.1" if animal < ALIEN else "6.2a.3")
            s.space[place] = packed


def milankovich(s: Bios1, latitudes: int) -> None:
    """In each latitude named the lowest biome is extinct (6.3.1), with those who live on it (6.3.2)."""
    for latitude in range(OROGENY):
        if latitudes >> latitude & 1:
            s.tell("milankovich", "6.3.1", latitude)
            h = lowest_biome(s, s.t.of_latitude[latitude])
            if h != NONE:
                remove_biome(s, h, "6.3.2")


def erosion(s: Bios1) -> None:
    """From 800 ppm up the highest orogeny goes (6.4.3), then the greenhouse falls (6.4.1); else nothing (6.4.2)."""
    if s.level < START:
        s.tell("erosion", "6.4.2")
        return
    s.tell("erosion", "6.4.1")
    best = NONE
    for h in s.t.of_latitude[OROGENY]:
        tile = s.biome[h]
        stands_out = best == NONE or climax_of(s, h) > climax_of(s, best)
        if tile != NONE and s.t.orogeny[tile] and stands_out and not farmed(s, h):  # 9.2e.3
            best = h
    if best != NONE:
        remove_biome(s, best, "6.4.3")
    warm(s, -1, "6.4.1")
