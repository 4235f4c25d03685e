"""Traits (J0): what the icons of a species' promoted cards and its tools mean."""

from __future__ import annotations

from gondwana.games.bios2 import alien, organs
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import GREEN_PLAYER, NONE


def faces(s: Bios2, sp: int) -> list[int]:
    """The faces in play of a species: its genotype and its promoted mutations (J5, GL.Traits)."""
    found = [s.genotype[sp]] if s.genotype[sp] != NONE else []
    for card in s.tableau[sp]:
        if s.face[card] >= 0:
            found.append(s.face[card])
    return found


def venomous(s: Bios2, sp: int) -> bool:
    """Has it a black widow on a face in play (J3, GL.Venin)? Tooth and claw has no venom (A8.g)."""
    if s.rules.simple:
        return False
    if s.genotype[sp] != NONE and s.t.venom[s.genotype[sp]]:
        return True
    for card in s.tableau[sp]:
        if s.face[card] >= 0 and s.t.venom[s.face[card]]:
            return True
    return False


def haustorium(s: Bios2, sp: int) -> int:
    """The skeletal number of a promoted haustorium, 0 or 5, or NONE (J5, GL.Haustorium)."""
    for face in faces(s, sp):
        if s.t.haustorium[face] != NONE:
            return s.t.haustorium[face]
    return NONE


def skeleton(s: Bios2, sp: int) -> int:
    """The number that breaks the last ties (G7, H6, GL.NombreSquelettique): the colour's, or a haustorium's (J5)."""
    own = haustorium(s, sp)
    return own if own != NONE else s.t.skeleton[sp // 5]


def green_hearted(s: Bios2, sp: int) -> bool:
    """Does the green heart limit it (D7.c), or the dark one (D7.b)? A haustorium decides by its number (D7.f, J5.a)."""
    own = haustorium(s, sp)
    if own != NONE:
        return own == 0
    return sp // 5 == GREEN_PLAYER


def heart(s: Bios2, sp: int, rolled: int) -> int:
    """How many organs a mutagen leaves it: the roll (D7.a) or the heart on a track, and two per white organ (D7.d)."""
    limit = rolled
    if not s.rules.simple:
        limit = s.t.green_heart[s.clouds] if green_hearted(s, sp) else s.t.dark_heart[alien.oxygen(s)]
    return limit + 2 * organs.amount(s.organs[sp], organs.WHITE)


def endotherm(s: Bios2, sp: int) -> bool:
    """A white organ or size 6 (I1.1)."""
    return s.size[sp] >= 6 or organs.amount(s.organs[sp], organs.WHITE) > 0


def tool_prey(s: Bios2, sp: int) -> int:
    """The shapes, as a mask, that the tools of a species let it hunt (J7.0)."""
    mask = 0
    for tool in range(4):
        if s.tool[tool] == sp:
            mask |= 1 << s.t.tool_prey[tool * 2 + s.tool_side[tool]]
    return mask


def diving(s: Bios2, sp: int) -> bool:
    """Has it the diving bell (J7.b)?"""
    for tool in range(4):
        if s.tool[tool] == sp and s.t.bell[tool * 2 + s.tool_side[tool]]:
            return True
    return False
