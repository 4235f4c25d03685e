"""Creeples on the board (GL.Rampion, GL.RampionVivant): coming, being endangered, dying, standing up (B3, I2)."""

from __future__ import annotations

from typing import Final

from gondwana.core.act import first, pack, second, third
from gondwana.games.bios2 import effects
from gondwana.games.bios2.acts import PICK
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import NONE

UPRIGHT: Final = 0
ENDANGERED: Final = 1


def stir(s: Bios2, biome: int) -> None:
    """Something changed in a biome: it must be looked at again (F4.0, G1.1, H1.1)."""
    s.dirty |= 1 << biome


def stir_species(s: Bios2, sp: int) -> None:
    """Something changed in a species: look at all biomes where it stands (E6.1, J7.c.2)."""
    for at in range(3 * BIOMES):
        if s.upright[at] == sp:
            s.dirty |= 1 << (at % BIOMES)


def spots(s: Bios2, sp: int) -> list[int]:
    """Where a species stands upright, as level * 40 + biome."""
    return [at for at in range(3 * BIOMES) if s.upright[at] == sp]


def homes(s: Bios2, sp: int) -> int:
    """The biomes, as a mask, where it has a creeple, endangered ones too (F1.b).

    One that lay on an offshore that is covered now counts for the hex that bore it (D3.d).
    """
    found = 0
    for at in range(3 * BIOMES):
        if s.upright[at] == sp:
            found |= 1 << (at % BIOMES)
    for entry in s.lying:
        if entry & 63 == sp:
            found |= 1 << (entry >> 8)
    return found


def put(s: Bios2, sp: int, biome: int, level: int) -> None:
    """A creeple, already taken from where it was, comes to an empty level."""
    s.upright[level * BIOMES + biome] = sp
    s.living[sp] += 1
    stir(s, biome)


def take(s: Bios2, biome: int, level: int) -> int:
    """The upright creeple of a level leaves it; its species."""
    sp = s.upright[level * BIOMES + biome]
    s.upright[level * BIOMES + biome] = NONE
    s.living[sp] -= 1
    stir(s, biome)
    return sp


def spared(s: Bios2, sp: int) -> bool:
    """Does an endangered creeple lie down, or die at once: its player has acted and no newborn waits (I2.4)?"""
    return not s.done >> (sp // 5) & 1 or s.newborn[sp] > 0 or effects.endotherm(s, sp)


def lay(s: Bios2, biome: int, level: int, rule: str) -> None:
    """The upright creeple of a level is endangered (GL.RampionsMenaces.1)."""
    sp = s.upright[level * BIOMES + biome]
    s.tell("endanger", rule, sp, biome, level)
    if spared(s, sp):
        s.upright[level * BIOMES + biome] = NONE
        s.lying = s.lying + [biome << 8 | level << 6 | sp]
        stir(s, biome)
    else:
        kill(s, biome, level, "I2.4")


def fall(s: Bios2, sp: int, biome: int, level: int, rule: str) -> None:
    """A creeple that never stood there, such as the loser of a contest on arrival, is endangered."""
    s.tell("endanger", rule, sp, biome, level)
    if spared(s, sp):
        s.living[sp] += 1
        s.lying = s.lying + [biome << 8 | level << 6 | sp]
    else:
        s.unborn[sp] += 1
        s.tell("kill", "I2.4", sp, biome)


def kill(s: Bios2, biome: int, level: int, rule: str) -> None:
    """The upright creeple of a level becomes an unborn at once (D9.1, I2.4)."""
    sp = take(s, biome, level)
    s.unborn[sp] += 1
    s.tell("kill", rule, sp, biome)


def pick_up(s: Bios2, i: int) -> int:
    """Take the i-th endangered creeple away from where it lies; its species."""
    sp = s.lying[i] & 63
    s.lying = s.lying[:i] + s.lying[i + 1 :]
    s.living[sp] -= 1
    return sp


def bury(s: Bios2, i: int, rule: str) -> None:
    """The i-th endangered creeple becomes an unborn (I2.1)."""
    biome = s.lying[i] >> 8
    sp = pick_up(s, i)
    s.unborn[sp] += 1
    s.tell("bury", rule, sp, biome)


def stand(s: Bios2, i: int) -> None:
    """The i-th endangered creeple stands up in its level (I2.1)."""
    entry = s.lying[i]
    sp = pick_up(s, i)
    put(s, sp, entry >> 8, entry >> 6 & 3)
    s.tell("stand", "I2.1", sp, entry >> 8, entry >> 6 & 3)


def picks(s: Bios2, sp: int) -> list[int]:
    """All creeples of a species on the board, as acts; equal ones once."""
    found = [pack(PICK, at % BIOMES, at // BIOMES, UPRIGHT) for at in spots(s, sp)]
    for entry in s.lying:
        if entry & 63 == sp:
            found.append(pack(PICK, entry >> 8, entry >> 6 & 3, ENDANGERED))
    return sorted(set(found))


def withdraw(s: Bios2, sp: int, pick: int) -> None:
    """The creeple that was picked goes back to the unborn."""
    biome, level = int(first(pick)), int(second(pick))
    if third(pick) == ENDANGERED:
        pick_up(s, s.lying.index(biome << 8 | level << 6 | sp))
    else:
        take(s, biome, level)
    s.unborn[sp] += 1


def exchange(s: Bios2, sp: int, other: int, pick: int) -> None:
    """The creeple that was picked becomes one of another species, in the same place and stance (C2.g)."""
    biome, level = int(first(pick)), int(second(pick))
    withdraw(s, sp, pick)
    s.unborn[other] -= 1
    if third(pick) == ENDANGERED:
        s.living[other] += 1
        s.lying = s.lying + [biome << 8 | level << 6 | other]
    else:
        put(s, other, biome, level)
    s.tell("born", "C2.g", other, biome, level)
