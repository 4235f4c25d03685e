"""Tableaux: gaining, promoting and losing cards and organs, sizes, extinction (E1 to E6, I3, GL.Atrophie)."""

from __future__ import annotations

from gondwana.games.bios2 import organs
from gondwana.games.bios2.creeples import stir, stir_species
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.organs import CUBES, SUPPLY, TOKENS, amount, monster, one
from gondwana.games.bios2.state import (
    ARCHETYPE_FOSSIL,
    CREEPLES,
    DISCARDED,
    FOSSIL,
    TOOL_FOSSIL,
    UNPROMOTED,
    Bios2,
)
from gondwana.games.bios2.tables import ARCHETYPE, ARCHETYPE_FACE, CARDS, NONE


def refresh(s: Bios2, sp: int) -> None:
    """Count all organs of a species again, a monster as many as its size (E2.d, J4); prey and hunters may change."""
    found = s.basal[sp]
    for card in s.tableau[sp]:
        cubes = s.cubes[card]
        found += cubes & CUBES
        if monster(cubes) >= 0:
            found += s.size[sp] * one(monster(cubes))
    s.organs[sp] = int(found)
    stir_species(s, sp)


def supply(s: Bios2, colour: int) -> int:
    """Cubes of a colour that are left (B4, B7.0)."""
    left = SUPPLY[colour]
    for sp in range(20):
        if s.genotype[sp] != NONE:
            left -= amount(s.basal[sp], colour)
            for card in s.tableau[sp]:
                left -= amount(s.cubes[card] & CUBES, colour)
    return left


def tokens(s: Bios2, colour: int) -> int:
    """Monster tokens of a colour that are left (B2)."""
    left = TOKENS
    for sp in range(20):
        for card in s.tableau[sp]:
            if monster(s.cubes[card]) == colour:
                left -= 1
    return left


def size_limit(s: Bios2, sp: int) -> int:
    """The maximum size on the genotype card (J1.2)."""
    return s.t.max_size[s.genotype[sp]]


def capacity(s: Bios2, sp: int) -> int:
    """How many creeples of a species are in the game (B3); the plants of other worlds have fewer (K3.d)."""
    if not s.rules.alien or sp // 5 != 0:
        return CREEPLES
    if sp % 5 == ARCHETYPE:
        return 5
    if sp % 5 == 4:
        return 0
    return 5 if s.rules.automatic else 4


def found(s: Bios2, sp: int, face: int, size: int) -> None:
    """A species comes to be, with all its creeples unborn (E1.a.2)."""
    s.genotype[sp] = face
    s.size[sp] = size
    s.basal[sp] = 0
    s.tableau[sp] = []
    s.personality[sp] = []
    s.unborn[sp] = capacity(s, sp) - s.hosted(sp)
    s.newborn[sp] = 0
    s.spent[sp] = 0
    s.felt[sp] = 0
    refresh(s, sp)


def drop_cube(s: Bios2, sp: int, card: int, colour: int, rule: str) -> None:
    """A plus organ is lost; with its last one the card goes, unless it is in the personality (D8.a, J6.g)."""
    s.cubes[card] = int(s.cubes[card] - one(colour))
    s.tell("lose_organ", rule, sp, card, colour)
    lost_last(s, sp, card, rule)
    refresh(s, sp)


def drop_monster(s: Bios2, sp: int, card: int, rule: str) -> None:
    """A monster loses an organ: the species shrinks, and only at size 1 the token goes (D7.e, J4)."""
    colour = monster(s.cubes[card])
    if s.size[sp] > 1:
        s.size[sp] -= 1
        s.tell("size", rule, sp, s.size[sp])
    else:
        s.cubes[card] = int(s.cubes[card] & CUBES)
        s.tell("lose_monster", rule, sp, card, colour)
        lost_last(s, sp, card, rule)
    refresh(s, sp)


def lost_last(s: Bios2, sp: int, card: int, rule: str) -> None:
    """Discard a mutation that has just lost its last organ, Cheshire Cats excepted (D8.a, J6.g)."""
    if s.cubes[card] == 0 and card not in s.personality[sp]:
        discard(s, sp, card, rule)


def drop_basal(s: Bios2, sp: int, colour: int, rule: str) -> None:
    """A basal organ is lost; whether the species dies of it is for the caller to know (I3.0, E5)."""
    s.basal[sp] = int(s.basal[sp] - one(colour))
    s.tell("lose_basal", rule, sp, colour)
    refresh(s, sp)


def discard(s: Bios2, sp: int, card: int, rule: str) -> None:
    """A mutation leaves a tableau with all its cubes; its host creeple goes home (J2.d)."""
    s.tableau[sp] = [other for other in s.tableau[sp] if other != card]
    s.personality[sp] = [other for other in s.personality[sp] if other != card]
    free_host(s, sp, card)
    throw(s, card)
    s.tell("discard", rule, sp, card)
    refresh(s, sp)


def throw(s: Bios2, card: int) -> None:
    """A card lies on the discards of its row, unpromoted and bare."""
    s.holder[card] = DISCARDED
    s.face[card] = UNPROMOTED
    s.cubes[card] = 0
    row = s.t.row_of[card]
    s.discards[row] = s.discards[row] + [card]


def free_host(s: Bios2, sp: int, slot: int) -> None:
    """The host creeple of a card goes back to its unborn, or to the supply if its species is no more (J2.d)."""
    host = s.host[slot]
    if host == NONE:
        return
    s.host[slot] = NONE
    if s.genotype[host] != NONE:
        s.unborn[host] += 1
    s.tell("host_freed", "J2.d", sp, host)


def keep_fossil(s: Bios2, colour: int, fossil: int, rule: str) -> None:
    """A card or token goes to a fossil record (A7.a)."""
    s.record[colour] = s.record[colour] + [fossil]
    s.tell("fossil", rule, colour, fossil)


def bury_genotype(s: Bios2, sp: int, rule: str) -> None:
    """A genotype card leaves play: a fossil if it has the icon (I3.b, E6.b.1), an archetype always (I3.a)."""
    face = s.genotype[sp]
    colour = sp // 5
    if face >= ARCHETYPE_FACE:
        free_host(s, sp, ARCHETYPE_FOSSIL + face - ARCHETYPE_FACE)
        keep_fossil(s, colour, ARCHETYPE_FOSSIL + face - ARCHETYPE_FACE, rule)
    else:
        bury_card(s, face >> 1, face, colour, rule)


def bury_card(s: Bios2, card: int, face: int, colour: int, rule: str) -> None:
    """A card of an extinct species: a fossil if its upright face has the icon, else discarded (I3.b)."""
    if face >= 0 and s.t.fossil[face]:
        s.holder[card] = FOSSIL + colour
        s.face[card] = UNPROMOTED
        s.cubes[card] = 0
        keep_fossil(s, colour, card, rule)
    else:
        throw(s, card)


def extinguish(s: Bios2, sp: int, rule: str) -> None:
    """A species is no more: fossils are kept, all else goes to the supply (I3.0, I3.a, I3.b, J7.a)."""
    colour = sp // 5
    s.tell("extinct", rule, sp)
    for at in range(3 * BIOMES):
        if s.upright[at] == sp:
            s.upright[at] = NONE
            stir(s, at % BIOMES)
    s.lying = [entry for entry in s.lying if entry & 63 != sp]
    for card in s.tableau[sp]:
        free_host(s, sp, card)
        bury_card(s, card, s.face[card], colour, "I3.b")
    bury_genotype(s, sp, "I3.a" if s.genotype[sp] >= ARCHETYPE_FACE else "I3.b")
    for tool in range(4):
        if s.tool[tool] == sp:
            s.tool[tool] = NONE
            if s.t.tool_fossil[tool * 2 + s.tool_side[tool]]:
                s.tool[tool] = FOSSIL + colour
                keep_fossil(s, colour, TOOL_FOSSIL + tool, "J7.a")
    for slot in range(len(s.host)):
        if s.host[slot] == sp:
            s.host[slot] = NONE
            s.tell("host_freed", "J2.d", s.holder[slot] if slot < CARDS else (slot - CARDS) * 5, sp)
    s.genotype[sp] = NONE
    s.size[sp] = 0
    s.basal[sp] = 0
    s.organs[sp] = 0
    s.tableau[sp] = []
    s.personality[sp] = []
    s.living[sp] = 0
    s.unborn[sp] = 0
    s.newborn[sp] = 0
    if s.lazarus(colour) and len(s.species_of(colour)) == 0:
        s.tell("lazarus", "I3.c", colour)


def fade(s: Bios2) -> None:
    """Species without a living creeple are extinct (I3.0)."""
    for sp in range(20):
        if s.genotype[sp] != NONE and s.living[sp] == 0:
            extinguish(s, sp, "I3.0")


def gain(s: Bios2, sp: int, card: int) -> list[int]:
    """A mutation joins a tableau with its plus organs (E1.c); the colours the supply lacked (B7.a)."""
    s.holder[card] = sp
    s.face[card] = UNPROMOTED
    s.tableau[sp] = s.tableau[sp] + [card]
    return place_cubes(s, sp, card, s.t.organs[card])


def place_cubes(s: Bios2, sp: int, card: int, wanted: int) -> list[int]:
    """Cubes from the supply onto a card; the colours that were short."""
    short: list[int] = []
    for colour in range(organs.COLOURS):
        for _ in range(amount(wanted, colour)):
            if supply(s, colour) > 0:
                s.cubes[card] = int(s.cubes[card] + one(colour))
                s.tell("organ", "E1.c", sp, card, colour)
            else:
                short.append(colour)
    refresh(s, sp)
    return short
