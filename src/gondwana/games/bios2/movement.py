"""How far a creeple comes with its dispersal points (F2, F3, F5); rafts leave from coasts only (F5.e)."""

from __future__ import annotations

from typing import Final

from gondwana.games.bios2 import effects, life
from gondwana.games.bios2.map import BIOMES, TAB, shore_of, tab_of
from gondwana.games.bios2.state import CARNIVORE, HERBIVORE, PLANT, Bios2
from gondwana.games.bios2.tables import BLOOM, GREEN_PLAYER, NONE, RAFTING, SWIMMER

FAR: Final = 99
ALGA: Final = GREEN_PLAYER * 5 + SWIMMER


def reach(s: Bios2, sp: int, start: int, points: int) -> list[int]:
    """The cheapest cost of every biome from one, FAR where it cannot come (F2.0, F2.a, F3.a)."""
    return reach_from(s, sp, 1 << start, points)


def reach_from(s: Bios2, sp: int, starts: int, points: int) -> list[int]:
    """The cheapest cost of every biome from any of these, a mask.

    Costs may be paid for biomes where it cannot live, to go on from there (F3.c).
    """
    cost = [0 if starts >> biome & 1 else FAR for biome in range(BIOMES)]
    blooms = sp % 5 == SWIMMER or effects.diving(s, sp)
    raft = s.t.cost[RAFTING * 5 + sp % 5]
    for spent in range(points):
        for here in range(BIOMES):
            if cost[here] == spent:
                spread(s, sp, here, spent, points, raft, blooms, cost)
    return cost


def spread(s: Bios2, sp: int, here: int, spent: int, points: int, raft: int, blooms: bool, cost: list[int]) -> None:
    """All single moves from a biome: neighbours, offshores with a bloom (F3.b.2), rafts (F5.0, F5.1, F5.d)."""
    for other in s.map.beside[here]:
        enter(s, sp, other, spent, points, cost)
    if blooms:
        tab = tab_of(here) if here < TAB else NONE
        for other in (tab, s.map.tab_north[here], s.map.tab_south[here]):
            if other != NONE and blooms_for(s, sp, other):
                enter(s, sp, other, spent, points, cost)
    blows = life.wind(s, s.map.latitude[here])  # F5.c: on a windy turn both ways
    if blows < 0 or s.windy:
        goal = s.map.raft_west[here]
        if goal != NONE:
            enter(s, sp, goal, spent + raft, points, cost)
            tab = tab_of(goal)
            if blooms and tab != NONE and blooms_for(s, sp, tab):
                enter(s, sp, tab, spent + raft, points, cost)
    if blows > 0 or s.windy:
        goal = s.map.raft_east[here]
        if goal != NONE:
            enter(s, sp, goal, spent + raft, points, cost)


def blooms_for(s: Bios2, sp: int, tab: int) -> bool:
    """Is this offshore a bloom, or carbon that an alga may make one (K4.b)? To animals it is none without an alga."""
    if not s.map.open[tab] or life.biome_of(s, tab) != BLOOM:
        return False
    return not s.rules.alien or ALGA in (sp, s.upright[PLANT * BIOMES + tab])


def enter(s: Bios2, sp: int, biome: int, spent: int, points: int, cost: list[int]) -> None:
    """Note what entering a biome costs, if it is cheaper than known and within the points."""
    total = spent + life.entry_cost(s, sp, biome)
    if total <= points and total < cost[biome]:
        cost[biome] = total


def start_of(s: Bios2, biome: int) -> int:
    """Where a mother's newborns set out: from a covered offshore at its shore (D3.d)."""
    return shore_of(biome) if biome >= TAB and not s.map.open[biome] else biome


def may_enter(s: Bios2, sp: int, biome: int, level: int) -> bool:
    """May it settle there on this level: habitable (F3.c), fed (F4.0), no kin on the other level (F4.c)?"""
    for other in range(3):
        if other != level and s.upright[other * BIOMES + biome] == sp:
            return False
    return life.lives(s, sp, biome, level) and life.feeds(s, sp, biome, level)


def barred(s: Bios2, sp: int, biome: int, level: int) -> str:
    """The paragraph by which it may not settle there, or nothing: land (F3.c), then kin (F4.c), then food (F4.0)."""
    if not life.lives(s, sp, biome, level):
        return "F3.c" if not s.rules.alien else "K7.b" if level == PLANT else "K7.a"
    if any(s.upright[other * BIOMES + biome] == sp for other in range(3) if other != level):
        return "F4.c"
    if life.feeds(s, sp, biome, level):
        return ""
    prey = life.prey_at(s, biome, level)
    if prey == NONE:
        return "F4.0" if level == CARNIVORE else "K7.0"
    return life.meal(s, sp, prey, level)[1]


def why_not(s: Bios2, sp: int, biome: int, level: int) -> str:
    """The paragraph by which it may not settle on this level of whatever biome is named, or nothing."""
    if biome not in s.map.hexes and not (biome in s.map.tabs and s.map.open[biome]):
        return "F3.0"
    if level not in levels(s, sp // 5):
        return "K2.0" if s.rules.alien else "F6.0"
    return barred(s, sp, biome, level)


def levels(s: Bios2, colour: int) -> list[int]:
    """The levels a player's creeples may take: on other worlds plants stay low, animals are never plants (K2.0)."""
    if not s.rules.alien:
        return [1, 2]
    return [PLANT, HERBIVORE] if colour == GREEN_PLAYER else [1, 2]
