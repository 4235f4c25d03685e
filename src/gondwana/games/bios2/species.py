"""Tableaux: gaining, promoting and losing cards and organs, sizes, extinction (E1 to E6, I3, GL.Atrophie)."""

from __future__ import annotations

from gondwana.games.bios2 import alien, organs
from gondwana.games.bios2.creeples import stir, stir_species
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.organs import CUBES, SUPPLY, TOKENS, amount, monster, one
from gondwana.games.bios2.state import (
    ARCHETYPE_FOSSIL,
    CREEPLES,
    DISCARDED,
    FOSSIL,
    HOST_SLOTS,
    SPECIES,
    TOOL_FOSSIL,
    UNPROMOTED,
    Bios2,
)
from gondwana.games.bios2.tables import ARCHETYPE_FACE, CARDS, GREEN_PLAYER, NONE


def refresh(s: Bios2, sp: int) -> None:
    """Count all organs of a species again (GL.Organe), a monster as many as its size (E2.d, J4).

    Whom it may eat and who may eat it can change with them (E2.g).
    """
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
    for sp in range(SPECIES):
        if s.genotype[sp] != NONE:
            left -= amount(s.basal[sp], colour)
            for card in s.tableau[sp]:
                left -= amount(s.cubes[card] & CUBES, colour)
    return left


def tokens(s: Bios2, colour: int) -> int:
    """Monster tokens of a colour that are left (B2); a stolen one stands for a cube more than there are (B7.a)."""
    left = TOKENS + min(0, supply(s, colour))
    for sp in range(SPECIES):
        for card in s.tableau[sp]:
            if monster(s.cubes[card]) == colour:
                left -= 1
    return left


def size_limit(s: Bios2, sp: int) -> int:
    """The maximum size on the genotype card (J1.2, GL.TailleMaximale)."""
    return s.t.max_size[s.genotype[sp]]


def capacity(s: Bios2, sp: int) -> int:
    """How many creeples of a species are in the game (B3); the plants of other worlds have fewer (K3.d)."""
    return alien.capacity(s, sp) if s.rules.alien and sp // 5 == GREEN_PLAYER else CREEPLES


def found(s: Bios2, sp: int, face: int, size: int) -> None:
    """A species comes to be, with all its creeples unborn (E1.a.2, GL.Espece, GL.Genotype, GL.RampionNonNe)."""
    s.lived |= 1 << sp // 5
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


def drop_token(s: Bios2, sp: int, card: int, rule: str) -> None:
    """A monster token goes at once: its species shrinks to size 1 first (D7.e, J4)."""
    if s.size[sp] > 1:
        set_size(s, sp, 1, rule)
    drop_monster(s, sp, card, rule)


def lost_last(s: Bios2, sp: int, card: int, rule: str) -> None:
    """Discard a mutation that has just lost its last organ, Cheshire Cats excepted (D8.a, J6.g, GL.ChatCheshire)."""
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
    """A card or token goes to a fossil record (A7.a, GL.RegistreFossile)."""
    s.record[colour] = s.record[colour] + [fossil]
    s.tell("fossil", rule, colour, fossil)


def bury_genotype(s: Bios2, sp: int, rule: str) -> None:
    """A genotype card leaves play: a fossil if it has the icon (I3.b, E6.b.1), an archetype always (I3.a)."""
    face = s.genotype[sp]
    colour = sp // 5
    if face >= ARCHETYPE_FACE:
        if s.genotype.count(face) > 1:
            return  # a marine start shares it with its domes (C2.g)
        for guest in range(4):
            free_host(s, sp, HOST_SLOTS + colour * 4 + guest)
        keep_fossil(s, colour, ARCHETYPE_FOSSIL + face - ARCHETYPE_FACE, rule)
    else:
        free_host(s, sp, face >> 1)
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
            s.tell("host_freed", "J2.d", s.holder[slot] if slot < CARDS else (slot - CARDS) // 4 * 5, sp)
    clear(s, sp)
    if s.lazarus(colour) and len(s.species_of(colour)) == 0:
        s.tell("lazarus", "I3.c", colour)


def clear(s: Bios2, sp: int) -> None:
    """Nothing is left of a species."""
    s.genotype[sp] = NONE
    s.size[sp] = 0
    s.basal[sp] = 0
    s.organs[sp] = 0
    s.tableau[sp] = []
    s.personality[sp] = []
    s.living[sp] = 0
    s.unborn[sp] = 0
    s.newborn[sp] = 0
    s.spent[sp] = 0
    s.felt[sp] = 0


def fade(s: Bios2) -> None:
    """Species without a living creeple are extinct (I3.0)."""
    for sp in range(SPECIES):
        if s.genotype[sp] != NONE and s.living[sp] == 0:
            extinguish(s, sp, "I3.0")


def gain(s: Bios2, sp: int, card: int) -> list[int]:
    """A mutation joins a tableau (GL.Tableau, GL.Mutation) with its organs (E1.c, GL.OrganePlus); what was short."""
    s.holder[card] = sp
    s.face[card] = UNPROMOTED
    s.tableau[sp] = s.tableau[sp] + [card]
    return place_cubes(s, sp, card, s.t.organs[card])


def promote(s: Bios2, sp: int, face: int) -> list[int]:
    """A mutation is turned (GL.Promotion): its organs become basal (E2.c.1), the face's are placed (E2.c.2, E2.d).

    What the supply lacked is returned (B7.a). Without monsters the icon is a cube of its colour (A8.g).
    """
    card = face >> 1
    s.tell("promote", "E2.0", sp, face)
    to_basal(s, sp, card)
    s.face[card] = face
    wanted = s.t.plus[face]
    colour = s.t.monster[face]
    if colour != NONE and s.rules.simple:
        wanted = int(wanted + one(colour))
    elif colour != NONE and tokens(s, colour) > 0:
        s.cubes[card] = (colour + 1) << organs.MONSTER
        s.tell("monster", "E2.d", sp, card, colour)
    return place_cubes(s, sp, card, wanted)


def to_basal(s: Bios2, sp: int, card: int) -> None:
    """The plus organs of an unpromoted card move to the genotype (E2.c.1, GL.OrganeBasal)."""
    for colour in range(organs.COLOURS):
        for _ in range(amount(s.cubes[card], colour)):
            s.tell("basal", "E2.c.1", sp, colour)
    s.basal[sp] = int(s.basal[sp] + s.cubes[card])
    s.cubes[card] = 0


def beget(s: Bios2, mother: int, daughter: int, face: int) -> list[int]:
    """A promoted card founds a species (E3.0, E3.a) that inherits (GL.Heredite); the colours that were short (B7.a).

    A mother too large for it begets a kiwi (E2.e).
    The daughter has her size (E3.b.2), all basal organs of her mother, one for each
    monster (E3.b.1, GL.Monstre) and those on the card, less what recedes (E3.c).
    """
    card = face >> 1
    colour = mother // 5
    s.tell("speciate", "E3.0", daughter, mother, face)
    to_basal(s, mother, card)
    s.tableau[mother] = [other for other in s.tableau[mother] if other != card]
    if daughter % 5 == s.t.shape[face]:
        s.holder[card] = daughter
        s.face[card] = face
        found(s, daughter, face, s.size[mother])
    else:
        s.tell("kiwi", "E2.e", colour * 5, daughter)
        bury_card(s, card, face, colour, "E6.b.1")
        unbury_archetype(s, colour)
        found(s, daughter, ARCHETYPE_FACE + colour, s.size[mother])
    wanted = s.basal[mother] + s.t.plus[face]
    for other in s.tableau[mother]:
        if monster(s.cubes[other]) >= 0:
            wanted = int(wanted + one(monster(s.cubes[other])))
    refresh(s, mother)
    return place_basal(s, daughter, wanted, s.t.recession[face])


def place_basal(s: Bios2, sp: int, wanted: int, recession: int) -> list[int]:
    """Cubes from the supply onto a genotype, less one of each receding colour; the colours that were short."""
    short: list[int] = []
    for colour in range(organs.COLOURS):
        n = amount(wanted, colour)
        if n > 0 and amount(recession, colour) > 0:
            n -= 1
            s.tell("recede", "E3.c", sp, colour)
        for _ in range(n):
            if supply(s, colour) > 0:
                s.basal[sp] = int(s.basal[sp] + one(colour))
                s.tell("basal", "E3.b.1", sp, colour)
            else:
                short.append(colour)
    refresh(s, sp)
    return short


def archetype_free(s: Bios2, colour: int) -> bool:
    """Is the archetype card in no tableau (E6.b.1)?"""
    return ARCHETYPE_FACE + colour not in s.genotype


def unbury_archetype(s: Bios2, colour: int) -> None:
    """The archetype card is used again (E6.b.1, E7.0, I3.a)."""
    fossil = ARCHETYPE_FOSSIL + colour
    if fossil in s.record[colour]:
        s.record[colour] = [other for other in s.record[colour] if other != fossil]
        s.tell("unfossil", "I3.a", colour, fossil)


def set_size(s: Bios2, sp: int, size: int, rule: str) -> None:
    """A species changes its size: cards that it outgrows are lost (E6.a, J1.1), at last its genotype (J1.2)."""
    s.size[sp] = size
    s.tell("size", rule, sp, size)
    for card in s.tableau[sp]:
        if s.face[card] >= 0 and s.t.max_size[s.face[card]] < size:
            if card in s.personality[sp]:
                s.cubes[card] = 0
            else:
                discard(s, sp, card, "J1.1")
    refresh(s, sp)
    if size > size_limit(s, sp):
        if archetype_free(s, sp // 5):
            turn_kiwi(s, sp)
        else:
            extinguish(s, sp, "J1.2")


def turn_kiwi(s: Bios2, sp: int) -> None:
    """The genotype gives way to the archetype card; organs, mutations and creeples stay (E6.b.1, E6.b.2)."""
    colour = sp // 5
    kiwi = colour * 5
    s.tell("kiwi", "E6.b.1", kiwi, sp)
    bury_genotype(s, sp, "E6.b.1")
    unbury_archetype(s, colour)
    s.genotype[kiwi] = ARCHETYPE_FACE + colour
    s.size[kiwi] = s.size[sp]
    s.basal[kiwi] = s.basal[sp]
    s.tableau[kiwi] = s.tableau[sp]
    s.personality[kiwi] = s.personality[sp]
    s.spent[kiwi] = s.spent[sp]
    s.felt[kiwi] = s.felt[sp]
    s.living[kiwi] = s.living[sp]
    s.newborn[kiwi] = s.newborn[sp]
    for card in s.tableau[kiwi]:
        s.holder[card] = kiwi
    s.tool = [kiwi if holder == sp else holder for holder in s.tool]
    s.host = [kiwi if host == sp else host for host in s.host]
    s.upright = [kiwi if other == sp else other for other in s.upright]
    s.lying = [entry - sp + kiwi if entry & 63 == sp else entry for entry in s.lying]
    s.unborn[kiwi] = capacity(s, kiwi) - s.living[kiwi] - s.newborn[kiwi] - s.hosted(kiwi)
    clear(s, sp)
    refresh(s, kiwi)


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
