"""Discs between reservoirs and board, and what the reservoirs decide (D10, D12, GL.Damocles.1, GL.Reservoir)."""

from __future__ import annotations

from typing import Final

from gondwana.games.bios2 import alien, creeples, life
from gondwana.games.bios2.map import HEXES, TAB
from gondwana.games.bios2.state import HERBIVORE, RUNAWAY, Bios2
from gondwana.games.bios2.tables import (
    ATMOSPHERE,
    BLACK,
    CLOUDS,
    CONTINENT,
    FIRE,
    GREEN,
    GREEN_PLAYER,
    IN_BOX,
    MARS,
    MICROBES,
    NO_DISC,
    NONE,
    OFFSHORE,
    OVERCAST,
    OXYGEN,
    RAIN,
    SEA,
    WHITE,
)

ANYWHERE: Final = NONE


def actions(s: Bios2, colour: int) -> int:
    """How many actions a player has (A2.a.1, A2.a.2, A2.b, GL.PlanteMonstrueuse.2, K4.c)."""
    if s.rules.simple:
        return 2
    if colour == GREEN_PLAYER:
        return s.t.green_actions[s.air_black + s.air_white]
    return s.t.oxygen_actions[alien.oxygen(s)]


def deck(s: Bios2) -> int:
    """The biosphere deck of the present strip (A1.c.1, GL.Bandes)."""
    return s.t.strip_deck[s.strip]


def obstacle(s: Bios2, step: int) -> str:
    """The paragraph whose condition keeps an event from happening, or nothing (GL.Oxygene, GL.Nuages)."""
    needs = s.t.needs[step]
    discs = alien.oxygen(s)
    if needs == MICROBES and not s.t.microbes[discs]:
        return "D10.c.1"
    if needs == FIRE and not s.t.fire[discs]:
        return "D10.c.2"
    if needs == RAIN and not s.t.rain[s.clouds]:
        return "D10.d"
    if needs == OVERCAST and not s.t.overcast[s.clouds]:
        return "D10.e"
    return ""


def stock(s: Bios2, reservoir: int, disc: int) -> int:
    """Discs of a colour in a reservoir."""
    if reservoir == OXYGEN:
        return s.oxygen if disc == GREEN else 0
    if reservoir == CLOUDS:
        return s.clouds if disc == WHITE else 0
    return s.air_black if disc == BLACK else s.air_white if disc == WHITE else 0


def supply(s: Bios2, disc: int) -> int:
    """Discs of a colour in all reservoirs."""
    return stock(s, OXYGEN, disc) + stock(s, CLOUDS, disc) + stock(s, ATMOSPHERE, disc)


def pour(s: Bios2, reservoir: int, disc: int) -> None:
    """A disc enters a reservoir; a full Atmosphere spills white into the Clouds (GL.Atmosphere.1, GL.Atmosphere.2)."""
    if reservoir == OXYGEN:
        s.oxygen += 1
    elif reservoir == CLOUDS:
        s.clouds += 1
    elif s.air_black + s.air_white < s.t.capacity[ATMOSPHERE]:
        if disc == BLACK:
            s.air_black += 1
        else:
            s.air_white += 1
    else:
        if disc == BLACK:
            s.air_black += 1
            s.air_white -= 1
        s.clouds += 1
        s.tell("overflow", "GL.Atmosphere.2", CLOUDS)


def drain(s: Bios2, reservoir: int, disc: int) -> None:
    """A disc leaves a reservoir that has one."""
    if reservoir == OXYGEN:
        s.oxygen -= 1
    elif reservoir == CLOUDS:
        s.clouds -= 1
    elif disc == BLACK:
        s.air_black -= 1
    else:
        s.air_white -= 1


def transfer(s: Bios2, start: int, goal: int, disc: int, rule: str) -> None:
    """A disc goes from one reservoir to another (D10.0)."""
    drain(s, start, disc)
    s.tell("transfer", rule, start, goal, disc)
    pour(s, goal, disc)


def top(s: Bios2, biome: int) -> int:
    """The disc of a hex, or the upper one of an offshore."""
    if biome >= TAB:
        return GREEN if s.discs[biome] == 2 else BLACK if s.discs[biome] == 1 else NO_DISC
    return s.discs[biome]


def pick_up(s: Bios2, biome: int) -> None:
    """The upper disc leaves a biome."""
    s.discs[biome] = s.discs[biome] - 1 if biome >= TAB else NO_DISC
    creeples.stir(s, biome)


def liberate(s: Bios2, biome: int, reservoir: int, rule: str) -> None:
    """The disc of a hex, or the upper disc of an offshore, goes to a reservoir (GL.Liberer)."""
    disc = top(s, biome)
    pick_up(s, biome)
    s.tell("liberate", rule, biome, disc, reservoir)
    pour(s, reservoir, disc)


def release(s: Bios2, biome: int, rule: str) -> None:
    """Green discs of a biome go to Oxygen, black ones to the Atmosphere (GL.Liberer); carbon takes its bloom along."""
    while s.discs[biome] != NO_DISC:
        if s.discs[biome] == 2 and biome >= TAB:
            liberate(s, biome, OXYGEN, "D12.b")
        else:
            liberate(s, biome, OXYGEN if s.discs[biome] == GREEN else ATMOSPHERE, rule)


def breathes(s: Bios2) -> bool:
    """May carbon enter the Atmosphere: on Venus not once the animals are extinct (L1.a.2)?"""
    animals = 0b1110
    if s.lived & animals == 0 or not (s.rules.versus or s.rules.animals):
        return True
    return any(not s.lazarus(colour) for colour in range(GREEN_PLAYER + 1, 4))


def may_fall(s: Bios2, biome: int, disc: int) -> bool:
    """May a disc be outgassed to this biome (GL.Damocles.2, GL.Offshore, D10.f, D10.g, D12.d)?"""
    there = s.discs[biome]
    if biome >= TAB:
        return s.map.open[biome] and ((disc == BLACK and there == 0) or (disc == GREEN and there == 1))
    if disc == BLACK:
        return there != BLACK
    if disc == WHITE:
        return there not in (BLACK, WHITE)
    return there == NO_DISC and s.t.terrain[biome] != SEA


def sources(s: Bios2, place: int, disc: int) -> list[int]:
    """The biomes of a place from which a disc can be taken; Olympus Mons stays (K5.g), covered carbon too (L1.a.2)."""
    found: list[int] = []
    if place != OFFSHORE:
        found = [h for h in s.map.hexes if s.discs[h] == disc]
    if place != CONTINENT:
        least = 2 if disc == GREEN else 1 if disc == BLACK else 3
        for tab in s.map.tabs:
            fixed = s.t.permanent != NONE and tab == TAB + s.t.permanent
            if s.discs[tab] >= least and not fixed and (s.map.open[tab] or not s.rules.alien):
                found.append(tab)
    return found


def targets(s: Bios2, step: int) -> list[int]:
    """Where the disc of a reservoir event may be outgassed (D10.f, D10.g, D12.a)."""
    disc = s.t.disc[step]
    if s.t.goal[step] == OFFSHORE:
        places = s.map.tabs
    elif s.t.rain_shadow[step] and disc == WHITE:
        places = rain_shadows(s)
    else:
        places = s.map.hexes
    return [biome for biome in places if may_fall(s, biome, disc)]


def rain_shadows(s: Bios2) -> list[int]:
    """Centres, and the next hexes downwind of mountains (D12.a); only the vane of the strip counts, not D11."""
    found = 0
    for h in s.map.hexes:
        if h % HEXES == 0:
            found |= 1 << h
        if s.discs[h] == BLACK:
            blows = life.wind(s, s.map.latitude[h])
            lee = s.map.east[h] if blows > 0 else s.map.west[h] if blows < 0 else NONE
            if lee != NONE:
                found |= 1 << lee
    return [h for h in s.map.hexes if found >> h & 1]


def land(s: Bios2, biome: int, disc: int) -> None:
    """A disc comes down: a black or white one is a disc of Damocles, and who stands there is endangered.

    The disc that lay there has been liberated before (GL.Damocles.1).
    """
    s.discs[biome] = s.discs[biome] + 1 if biome >= TAB else disc
    creeples.stir(s, biome)
    if disc != GREEN and biome < TAB:
        for level in (2, HERBIVORE, 0):
            if s.upright[level * 40 + biome] != NONE:
                creeples.lay(s, biome, level, "GL.Damocles.1")


def outgas(s: Bios2, biome: int, disc: int, reservoir: int, rule: str) -> None:
    """A disc goes from a reservoir to the board (GL.Degazer)."""
    drain(s, reservoir, disc)
    s.tell("outgas", rule, reservoir, biome, disc)
    land(s, biome, disc)


def move(s: Bios2, source: int, biome: int, disc: int, rule: str) -> None:
    """A disc goes from one biome to another (D10.0, D14); a bloom does not follow its carbon (D12.b)."""
    if disc == BLACK and top(s, source) == GREEN:
        liberate(s, source, OXYGEN, "D12.b")
    pick_up(s, source)
    s.tell("move_disc", rule, source, biome, disc)
    land(s, biome, disc)


def settle_strip(s: Bios2) -> None:
    """After each event the strip follows the Atmosphere (A1.g, D10.h.1), and its topmost space ends the game (D10.h.2).

    On other worlds all discs must be in the air (K5.e); Mars has too few. What the air was in between does not matter.
    """
    if s.rules.simple:
        return
    discs = s.air_black + s.air_white
    strip = s.t.strip_at[discs]
    if strip != s.strip:
        s.strip = strip
        s.tell("strip", "D10.h.1", strip)
    if s.ending:
        return
    if s.rules.alien:
        runaway = s.rules.planet != MARS and discs + s.clouds == IN_BOX[BLACK] + IN_BOX[WHITE]
    else:
        runaway = s.t.runaway[discs]
    if runaway:
        s.ending = RUNAWAY
        s.tell("runaway", "K5.e" if s.rules.alien else "D10.h.2")
