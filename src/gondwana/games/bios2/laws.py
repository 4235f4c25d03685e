"""What the rules let no tableau, host or record be (A6.1, A8, B2, E2, J1, J2), whoever wrote the position."""

from __future__ import annotations

from typing import Final

from gondwana.games.bios2.organs import monster
from gondwana.games.bios2.state import SPECIES, TOKEN_FOSSIL, Bios2
from gondwana.games.bios2.tables import CARDS, NONE, SPECIES_WORDS

FOSSIL_TOKENS: Final = 16


def broken(s: Bios2) -> str:
    """The first law that a position breaks, in words, or nothing."""
    if s.rules.simple and s.medea != NONE:
        return "A8.g: tooth and claw has no Medea"
    if s.era > s.eras():
        return "A6.1: this game has two eras"
    if sum(fossils.count(TOKEN_FOSSIL) for fossils in s.record) > FOSSIL_TOKENS:
        return f"B2: there are {FOSSIL_TOKENS} fossil tokens"
    for sp in range(SPECIES):
        if s.genotype[sp] != NONE:
            problem = tableau(s, sp)
            if problem:
                return problem
    for slot in range(len(s.host)):
        host = s.host[slot]
        if host == NONE:
            continue
        keeper = s.holder[slot] // 5 if slot < CARDS else (slot - CARDS) // 4
        if keeper == host // 5:
            return f"J2.0: {SPECIES_WORDS[host]} is a guest of its own colour"
        if slot < CARDS and (s.face[slot] < 0 or not s.t.mutualism[s.face[slot]]):
            return f"J2.0: {s.t.cards[slot]} is no card for a host"
    return ""


def tableau(s: Bios2, sp: int) -> str:
    """A species is as large as its promoted cards allow, and none of them founds another one."""
    name = SPECIES_WORDS[sp]
    if s.rules.simple and s.size[sp] > 1:
        return f"A8.a: {name} has size {s.size[sp]} in tooth and claw"
    for card in s.tableau[sp]:
        face = s.face[card]
        if s.rules.simple and monster(s.cubes[card]) >= 0:
            return f"A8.g: {name} has a monster in tooth and claw"
        if face < 0:
            continue
        if s.t.shape[face] != NONE:
            return f"E2.b.3: {s.t.faces[face]} founds a species, it is no mutation of {name}"
        if s.size[sp] > s.t.max_size[face] and card not in s.personality[sp]:  # J6.g
            return f"J1.1: {name} has size {s.size[sp]}, too large for {s.t.faces[face]}"
    return ""
