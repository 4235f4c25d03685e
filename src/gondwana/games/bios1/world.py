"""The map of tiles: climaxes (3.5c), the greenhouse (15.0) and what leaves for the tarpit (16.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gondwana.games.bios1 import dna
from gondwana.games.bios1.life import eats, grazes, is_farm, size_of
from gondwana.games.bios1.species import eliminate, extinguish
from gondwana.games.bios1.state import ALIEN, BIOME, NONE, Bios1
from gondwana.games.bios1.tables import ARCHIPELAGO, FLOOD, HABITATS, HOTHOUSE, ICE, SNOWBALL

FLIPPED_WORTH: Final = 100


def climax_of(s: Bios1, h: int) -> int:
    """The printed climax of an empty slot, else that of its biome (3.5c), a hundred more if flipped (15.1e.2)."""
    tile = s.biome[h]
    if tile == NONE:
        return s.t.printed[h]
    return s.t.climax[tile] + (FLIPPED_WORTH if s.flipped >> h & 1 else 0)


def farmed(s: Bios1, h: int) -> bool:
    """Is the homeland here immune: does a herbivore of its colour live on one of its farms (9.2e.3)?"""
    for player in range(s.players):
        if s.home[player] == h:
            for other in s.t.beside[h]:
                for animal in s.animals(other * 3):
                    if animal < ALIEN and animal >> 2 == player and is_farm(s, animal, other):
                        return True
    return False


def lowest_slot(s: Bios1, slots: list[int]) -> int:
    """Where a new biome goes (6.1b.1): the lowest climax, farthest north and west among equals, no farmed homeland."""
    best = NONE
    for h in slots:
        if (best == NONE or climax_of(s, h) < climax_of(s, best)) and not farmed(s, h):
            best = h
    return best


def lowest_biome(s: Bios1, slots: list[int]) -> int:
    """The biome of lowest climax in a latitude, empty slots and farmed homelands passed over (6.3.1)."""
    return lowest_slot(s, [h for h in slots if s.biome[h] != NONE])


def refresh(s: Bios1) -> None:
    """Bring sea and homelands up to date after tiles or level have changed (2.6e, 15.1e.3)."""
    s.sea = 0
    for player in range(s.players):
        s.home[player] = NONE
    for h in range(HABITATS):
        tile = s.biome[h]
        if tile == NONE or s.flipped >> h & 1:
            wet = s.level >= ARCHIPELAGO
        else:
            wet = s.t.is_sea[tile]
        if wet:
            s.sea |= 1 << h
        if tile != NONE and s.t.era[tile] == "homeland":
            for player in range(s.players):
                if s.t.homeland_tile[s.colour[player]] == tile:
                    s.home[player] = h


def bury(s: Bios1, tile: int, h: int, rule: str) -> None:
    """A biome is extinct and lies in the tarpit (16.1a, 2.5d)."""
    s.tarpit.append(tile)
    s.tell("bury", rule, tile, h)


def lay(s: Bios1, tile: int, h: int, rule: str) -> None:
    """A biome is laid down, over the one that was there (6.1c.1); at the extremes it may arrive flipped.

    Blue stars flip at 3200 ppm (6.1d.1), white stars at 200 (6.1d.2). Animals stay for the culling to judge (6.1c.2).
    """
    if s.biome[h] != NONE:
        bury(s, s.biome[h], h, rule)
    s.biome[h] = tile
    s.tell("lay", rule, tile, h)
    flips = (s.level >= FLOOD and s.t.flood[tile]) or (s.level <= ICE and s.t.glacier[tile])
    s.flipped = (s.flipped | 1 << h) if flips else (s.flipped & ~(1 << h))
    if flips:
        s.tell("flip", "6.1d.1" if s.level >= FLOOD else "6.1d.2", tile, h)
    refresh(s)


def remove_biome(s: Bios1, h: int, rule: str) -> None:
    """A biome goes without another taking its place: who lived on it dies at once (6.3.2, 6.4.3)."""
    bury(s, s.biome[h], h, rule)
    s.biome[h] = NONE
    s.flipped &= ~(1 << h)
    refresh(s)
    starve(s, h, rule)
    extinguish(s)


def starve(s: Bios1, h: int, rule: str) -> None:
    """In a slot without biome only farmers stay, and the carnivores that can eat them (6.3.2, 9.2e.5)."""
    kept: list[int] = []
    for space in range(3):
        there = s.animals(h * 3 + space)
        packed = 0
        stay: list[int] = []
        for animal in there:
            genome = s.genome[animal] if animal < ALIEN else s.t.alien_dna[animal - ALIEN]
            size = size_of(s, animal)
            if space == BIOME:
                fed = grazes(s, animal, genome, size, h, BIOME)
            else:
                fed = space == 2 and len([prey for prey in kept if eats(s, animal, genome, size, prey)]) > 0
            if fed:
                stay.append(animal)
            else:
                eliminate(s, animal, h, rule)
        for animal in reversed(stay):
            packed = packed << 6 | (animal + 1)
        s.space[h * 3 + space] = packed
        if space == BIOME:
            kept = stay


def warm(s: Bios1, step: int, rule: str) -> None:
    """The disk on the greenhouse track moves one step (2.5e, 15.0.1), and habitats shift (15.1).

    The spaces at both ends finish the game (15.0.2, 18.0c).
    """
    level = s.level + step
    if level < SNOWBALL or level > HOTHOUSE:
        return
    before = s.level
    s.level = level
    s.tell("climate", rule, level)
    if level in (SNOWBALL, HOTHOUSE):
        s.ending = True
    shift(s, step)
    refresh(s)
    if level == FLOOD and before == ARCHIPELAGO:
        flip_all(s, True)
    elif level == ICE and before == ICE + 1:
        flip_all(s, False)
    elif (level == ARCHIPELAGO and before == FLOOD) or (level == ICE + 1 and before == ICE):
        s.flipped = 0
        s.tell("unflip", "15.1c" if before == FLOOD else "15.1d", level)
    refresh(s)


def flip_all(s: Bios1, hot: bool) -> None:
    """Starred biomes turn over: the blue at 3200 ppm (15.1c), the white at 200 (15.1d) but for fire bearers' homes."""
    for h in range(HABITATS):
        tile = s.biome[h]
        if tile != NONE and (s.t.flood[tile] if hot else s.t.glacier[tile]) and (hot or not fire_kept(s, h)):
            s.flipped |= 1 << h
            s.tell("flip", "15.1c" if hot else "15.1d", tile, h)


def fire_kept(s: Bios1, h: int) -> bool:
    """Is this the homeland of a colour with a fire-bearing species (7.3e.2)?"""
    for player in range(s.players):
        if s.home[player] == h:
            for species in range(player * 4, player * 4 + 4):
                if s.size[species] > 0 and dna.amount(s.genome[species], dna.A) >= 3:
                    return True
    return False


def shift(s: Bios1, step: int) -> None:
    """Every habitat moves north (warmer) or south (colder) with its biome and animals (15.1a.1).

    At the edge of the map (15.1a.2), at the Atlantic (17.1.3) and if its tile is fixed (15.1a.3, 2.4e.2) it stays;
    where two biomes meet, the lower climax is extinct and the arriving one wins ties (15.1b.1), unless a farmed
    homeland is in it (9.2e.3). Animals of both stay together for the culling (15.1b.2).
    """
    target: list[int] = []
    safe: list[bool] = []
    for h in range(HABITATS):
        tile = s.biome[h]
        safe.append(tile != NONE and farmed(s, h))
        moves = tile != NONE and not s.t.orogeny[tile] and not s.t.fern[tile]
        target.append(way(s, h, step) if moves else h)
    for h in range(HABITATS):
        if s.biome[h] == NONE and s.space[h * 3] != 0:
            farm = farm_home(s, h)
            if farm != NONE and target[farm] != farm:
                target[h] = way(s, h, step)
    biome = [NONE] * HABITATS
    came = [NONE] * HABITATS
    lost: list[int] = []
    for turn in range(2):
        for h in range(HABITATS):
            tile = s.biome[h]
            if tile == NONE or (target[h] == h) != (turn == 0):
                continue
            goal = target[h]
            rival = came[goal]
            if rival == NONE:
                came[goal] = h
                continue
            stays = climax_of(s, rival) > climax_of(s, h)
            if safe[rival] != safe[h]:
                stays = safe[rival]
            came[goal] = rival if stays else h
            lost.append(h if stays else rival)
    flipped = 0
    for h in range(HABITATS):
        if came[h] != NONE:
            biome[h] = s.biome[came[h]]
            if s.flipped >> came[h] & 1:
                flipped |= 1 << h
    for h in lost:
        bury(s, s.biome[h], target[h], "15.1b.1")
    s.space = merged(s, target, came)
    s.biome = biome
    s.flipped = flipped


def way(s: Bios1, h: int, step: int) -> int:
    """The slot a habitat moves to, or its own (15.1a.1, 15.1a.2); the open Atlantic is an edge (17.1.3)."""
    closed = s.catastrophes > 0 and s.t.closed[h] & (1 if step > 0 else 4) != 0
    goal = s.t.north[h] if step > 0 else s.t.south[h]
    return h if goal == NONE or closed else goal


def farm_home(s: Bios1, h: int) -> int:
    """The homeland that the farmers of this empty slot belong to: they travel with it (15.1a.4)."""
    for animal in s.animals(h * 3):
        if animal < ALIEN and is_farm(s, animal, h):
            return s.home[animal >> 2]
    return NONE


def merged(s: Bios1, target: list[int], came: list[int]) -> list[int]:
    """The animals after the shift; those of the surviving biome are first in their places (13.5.2)."""
    space = [0] * (HABITATS * 3)
    for turn in range(2):
        for h in range(HABITATS):
            goal = target[h]
            first = came[goal] == h or came[goal] == NONE
            if first != (turn == 0):
                continue
            for i in range(3):
                there: i64 = s.space[h * 3 + i]
                already: i64 = space[goal * 3 + i]
                below = already
                while below > 0:
                    there <<= 6
                    below >>= 6
                space[goal * 3 + i] = already | there
    return space
