"""Population, fossil awards and final score (A7, I4, K0.d, L1.b, L1.c, L2.c)."""

from __future__ import annotations

from gondwana.games.bios2 import emotions
from gondwana.games.bios2.state import HOST_SLOTS, Bios2
from gondwana.games.bios2.tables import CARDS, GREEN_PLAYER, NONE, SWIMMER


def hosts(s: Bios2, colour: int) -> int:
    """Host creeples on a player's cards (A7.d, J2.b)."""
    n = 0
    for card in range(CARDS):
        if s.host[card] != NONE and s.holder[card] // 5 == colour:
            n += 1
    for guest in range(4):
        if s.host[HOST_SLOTS + colour * 4 + guest] != NONE:
            n += 1
    return n


def population(s: Bios2, colour: int) -> int:
    """Living creeples, endangered ones too, and hosts (I4.a)."""
    return sum(s.living[colour * 5 : colour * 5 + 5]) + hosts(s, colour)


def fossil_icons(s: Bios2, colour: int) -> int:
    """Cards in the tableaux that bear the icon: genotypes, mutations, tools, Medea (A7.c)."""
    n = 1 if s.medea == colour else 0
    for sp in s.species_of(colour):
        face = s.genotype[sp]
        shared = sp % 5 == SWIMMER and s.genotype[colour * 5] == face  # one card for both (C2.g)
        if s.t.fossil[face] and not shared:
            n += 1
        for card in s.tableau[sp]:
            if s.face[card] >= 0 and s.t.fossil[s.face[card]]:
                n += 1
        for tool in range(4):
            if s.tool[tool] == sp and s.t.tool_fossil[tool * 2 + s.tool_side[tool]]:
                n += 1
    return n


def feelings(s: Bios2, colour: int) -> int:
    """One for each emotion, three once for language (A7.e, J6.f.2)."""
    n = 0
    language = False
    for sp in s.species_of(colour):
        n += emotions.number(s, sp)
        language = language or emotions.speaks(s, sp)
    return n + (3 if language else 0)


def parts(s: Bios2, colour: int) -> list[int]:
    """Fossils (A7.a), living creeples (A7.b), icons (A7.c), hosts (A7.d), emotions (A7.e)."""
    living = sum(s.living[colour * 5 : colour * 5 + 5])
    return [len(s.record[colour]), living, fossil_icons(s, colour), hosts(s, colour), feelings(s, colour)]


def points(s: Bios2, colour: int) -> int:
    """Victory points if the game ended here (A7.0)."""
    if colour == NONE or len(s.record) == 0:
        return 0
    return sum(parts(s, colour))


def awarded(s: Bios2, colour: int) -> int:
    """Population at the end of an era: an animal's creeples count twice against a plant, hosts do not (I4.a, L1.b)."""
    living = sum(s.living[colour * 5 : colour * 5 + 5])
    return population(s, colour) + (living if s.rules.alien and colour != GREEN_PLAYER else 0)


def died_out(s: Bios2, colour: int) -> bool:
    """Has a player lived and lives no more (K0.c, K8.c)?"""
    return s.lazarus(colour) and s.lived >> colour & 1 != 0


def winners(s: Bios2) -> list[int]:
    """The seats with most points (A7.f); on other worlds seas must be left.

    Alone one must live (K0.d); of plant and animal both must (L1.c).
    """
    if s.rules.alien and s.water_left() == 0:
        return []
    if s.rules.solo and s.lazarus(s.colour_of[0]):
        return []
    if s.rules.versus and (s.lazarus(s.colour_of[0]) or s.lazarus(s.colour_of[1])):
        return []
    best = max(s.scores())
    return [seat for seat in range(s.seats) if s.scores()[seat] == best]
