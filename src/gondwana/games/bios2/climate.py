"""Discs between reservoirs and board, and what the reservoirs decide (D10, D12, GL.Damocles.1, GL.Reservoir)."""

from __future__ import annotations

from gondwana.games.bios2 import alien, creeples
from gondwana.games.bios2.map import TAB
from gondwana.games.bios2.state import HERBIVORE, RUNAWAY, Bios2
from gondwana.games.bios2.tables import (
    ATMOSPHERE,
    BLACK,
    CLOUDS,
    FIRE,
    GREEN,
    GREEN_PLAYER,
    MICROBES,
    NO_DISC,
    NONE,
    OVERCAST,
    OXYGEN,
    RAIN,
    SEA,
    WHITE,
)


def oxygen_discs(s: Bios2) -> int:
    """Green discs on Oxygen, on other worlds the plant's creeples there (K4.0)."""
    return alien.oxygen(s)


def actions(s: Bios2, colour: int) -> int:
    """How many actions a player has (A2.a.1, A2.a.2, A2.b, K4.c)."""
    if s.rules.simple:
        return 2
    if colour == GREEN_PLAYER:
        return s.t.green_actions[s.air_black + s.air_white]
    return s.t.oxygen_actions[min(oxygen_discs(s), len(s.t.oxygen_actions) - 1)]


def deck(s: Bios2) -> int:
    """The biosphere deck of the present strip (A1.c.1)."""
    return s.t.strip_deck[s.strip]


def allowed(s: Bios2, step: int) -> bool:
    """Does the condition of an event hold (D10.c.1, D10.c.2, D10.d, D10.e)?"""
    needs = s.t.needs[step]
    discs = min(oxygen_discs(s), len(s.t.microbes) - 1)
    if needs == MICROBES:
        return s.t.microbes[discs]
    if needs == FIRE:
        return s.t.fire[discs]
    if needs == RAIN:
        return s.t.rain[s.clouds]
    if needs == OVERCAST:
        return s.t.overcast[s.clouds]
    return True


def stock(s: Bios2, reservoir: int, disc: int) -> int:
    """Discs of a colour in a reservoir."""
    if reservoir == OXYGEN:
        return s.oxygen if disc == GREEN else 0
    if reservoir == CLOUDS:
        return s.clouds if disc == WHITE else 0
    return s.air_black if disc == BLACK else s.air_white if disc == WHITE else 0


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
        s.tell("overflow", "GL.Atmosphere.1", CLOUDS)


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


def liberate(s: Bios2, biome: int, reservoir: int, rule: str) -> None:
    """The disc of a hex, or the top disc of an offshore, goes to a reservoir (GL.Liberer)."""
    disc = s.discs[biome]
    if biome >= TAB:
        s.discs[biome] -= 1
        disc = GREEN if disc == 2 else BLACK
    else:
        s.discs[biome] = NO_DISC
    pour(s, reservoir, disc)
    creeples.stir(s, biome)
    s.tell("liberate", rule, biome, disc, reservoir)


def destination(disc: int) -> int:
    """Where a liberated disc goes: green to Oxygen, black to the Atmosphere; of white ones Medea decides (D13)."""
    return OXYGEN if disc == GREEN else ATMOSPHERE


def may_fall(s: Bios2, biome: int, disc: int) -> bool:
    """May a disc be outgassed to this biome (GL.Damocles.1, GL.Damocles.2, D10.f, D10.g, D12.d)?"""
    there = s.discs[biome]
    if biome >= TAB:
        return s.map.open[biome] and ((disc == BLACK and there == 0) or (disc == GREEN and there == 1))
    if disc == BLACK:
        return there != BLACK
    if disc == WHITE:
        return there not in (BLACK, WHITE)
    return there == NO_DISC and s.t.terrain[biome] != SEA


def outgas(s: Bios2, biome: int, disc: int, reservoir: int, rule: str) -> None:
    """A disc goes from a reservoir to the board: black and white are discs of Damocles (GL.Degazer, GL.Damocles.1).

    The disc that lay there must have been liberated before, and who stood there is endangered.
    """
    drain(s, reservoir, disc)
    s.tell("outgas", rule, reservoir, biome, disc)
    if biome >= TAB:
        s.discs[biome] += 1
        creeples.stir(s, biome)
        return
    s.discs[biome] = disc
    creeples.stir(s, biome)
    if disc != GREEN:
        for level in (2, HERBIVORE, 0):
            if s.upright[level * 40 + biome] != NONE:
                creeples.lay(s, biome, level, "GL.Damocles.1")


def settle_strip(s: Bios2) -> None:
    """After each event the strip follows the Atmosphere, and its topmost space ends the game (D10.h.1, D10.h.2)."""
    if s.rules.simple:
        return
    discs = s.air_black + s.air_white
    strip = s.t.strip_at[discs]
    if strip != s.strip:
        s.strip = strip
        s.tell("strip", "D10.h.1", strip)
        for biome in s.map.hexes:
            creeples.stir(s, biome)
    if s.t.runaway[discs] and s.ending == 0 and not s.rules.alien:
        s.ending = RUNAWAY
        s.tell("runaway", "D10.h.2")
