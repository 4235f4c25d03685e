"""When the traits of one's own go can be used (E9.6, E9.7)."""

from __future__ import annotations

from typing import Final

from gondwana.games.evolution.effects import bound, fed, has_room, may_receive
from gondwana.games.evolution.hunt import droppable, pairs_of
from gondwana.games.evolution.state import (
    ASLEEP,
    GRAZED,
    HIDDEN,
    PIRATED,
    RESTED,
    SHED_ONE,
    SLEPT,
    SPECIALIZED,
    Evolution,
    link_a,
    link_b,
    link_trait,
)
from gondwana.games.evolution.tables import (
    FAT_TISSUE,
    GRAZING,
    HIBERNATION,
    METAMORPHOSIS,
    PIRACY,
    SHELL,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    SYMBIOSIS,
)

FREE: Final = 1 << PIRACY | 1 << HIBERNATION | 1 << GRAZING
SPECIALIZATIONS: Final = 1 << SPECIALIZATION_A | 1 << SPECIALIZATION_B


def can_burn(s: Evolution, animal: int) -> bool:
    """Yellow tokens feed a hungry animal, even in its Shell or bound to a hungry symbiont (E11.4, EX.1b)."""
    return s.fat[animal] > 0 and not fed(s, animal)


def can_specialize(s: Evolution, animal: int) -> bool:
    """Once a turn (EX.4a), with no other animal of the same letter on the table (EX.4b), and with room for a token."""
    letter = s.traits[animal] & SPECIALIZATIONS
    if letter == 0 or not may_receive(s, animal):
        return False
    if s.marks[animal] & SPECIALIZED and not s.rules.specialization_always:
        return False
    return not rivalled(s, animal)


def rivalled(s: Evolution, animal: int) -> bool:
    """Is there another animal with the same Specialization anywhere (EX.4b)?"""
    letter = s.traits[animal] & SPECIALIZATIONS
    for other in s.alive:
        if other != animal and s.traits[other] & letter != 0:
            return True
    return False


def shed_traits(s: Evolution, animal: int) -> list[int]:
    """The traits under the animal that Metamorphosis may discard now (EX.6a): none that adds need (EX.6b).

    A blocked animal may discard only the card that blocks it, if that is all that does.
    """
    if s.traits[animal] >> METAMORPHOSIS & 1 == 0 or s.marks[animal] & SHED_ONE:
        return []
    blocks = s.marks[animal] & (ASLEEP | HIDDEN)
    if blocks == ASLEEP | HIDDEN or bound(s, animal):
        return []
    found: list[int] = []
    for trait in droppable(s, animal):
        if s.t.costly >> trait & 1:
            continue
        if (blocks == ASLEEP and trait != HIBERNATION) or (blocks == HIDDEN and trait != SHELL):
            continue
        if trait == FAT_TISSUE and s.food[animal] >= s.need[animal] and s.fats[animal] - s.fat[animal] <= 1:
            continue
        if has_room(s, animal):
            found.append(trait)
    return found


def shed_pairs(s: Evolution, animal: int) -> list[int]:
    """The pair cards that Metamorphosis may discard: a Symbiosis, if that alone holds the animal back (EX.6a)."""
    if s.traits[animal] >> METAMORPHOSIS & 1 == 0 or s.marks[animal] & (SHED_ONE | ASLEEP | HIDDEN):
        return []
    if not has_room(s, animal):
        return []
    hungry = hungry_symbionts(s, animal)
    if hungry == 0:
        return pairs_of(s, animal)
    if hungry > 1:
        return []
    return [pair for pair in pairs_of(s, animal) if pair >> 10 == SYMBIOSIS and binds(s, pair & 1023, animal)]


def hungry_symbionts(s: Evolution, animal: int) -> int:
    """How many of its symbionts are hungry."""
    n = 0
    for pair in s.links:
        if link_trait(pair) == SYMBIOSIS and link_b(pair) == animal and not fed(s, link_a(pair)):
            n += 1
    return n


def binds(s: Evolution, symbiont: int, animal: int) -> bool:
    """Is this its hungry symbiont?"""
    for pair in s.links:
        if link_trait(pair) == SYMBIOSIS and link_b(pair) == animal and link_a(pair) == symbiont:
            return not fed(s, symbiont)
    return False


def can_rob(s: Evolution, pirate: int) -> bool:
    """Once a turn, for a hungry pirate that can receive food; never into fat (EB.7)."""
    return (
        s.traits[pirate] >> PIRACY & 1 == 1
        and s.marks[pirate] & PIRATED == 0
        and s.food[pirate] < s.need[pirate]
        and may_receive(s, pirate)
    )


def robbable(s: Evolution, victim: int) -> bool:
    """Food on it, but not enough (EB.7)."""
    return s.food[victim] > 0 and not fed(s, victim)


def can_hibernate(s: Evolution, animal: int) -> bool:
    """Not two turns running, not in the last turn, and not for nothing (EB.8)."""
    return (
        s.traits[animal] >> HIBERNATION & 1 == 1
        and s.marks[animal] & (ASLEEP | SLEPT | RESTED) == 0
        and not s.last_turn()
        and has_room(s, animal)
    )


def can_graze(s: Evolution, animal: int) -> bool:
    """Once a go for each animal, while there is a token in the base (EB.13)."""
    return s.traits[animal] >> GRAZING & 1 == 1 and s.marks[animal] & GRAZED == 0 and s.base > 0
