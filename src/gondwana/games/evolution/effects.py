"""Chapters E6, E11, E12 and the traits: how animals are born, fed, change and die."""

from __future__ import annotations

from typing import Final

from gondwana.core.act import first, pack, second, third
from gondwana.games.evolution.acts import SHARE
from gondwana.games.evolution.state import (
    ASLEEP,
    HIDDEN,
    NO_ANGLER,
    NOBODY,
    OPEN,
    PLAIN,
    RESTED,
    REVEALED,
    SLEPT,
    USED,
    Evolution,
    link,
    link_a,
    link_b,
    link_side,
    link_trait,
)
from gondwana.games.evolution.tables import (
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    HIBERNATION,
    PAIRS,
    SCAVENGER,
    SHELL,
    SYMBIOSIS,
    TREMATODE,
    VIVIPAROUS,
)

SYMBIOSIS_BIT: Final = 1 << SYMBIOSIS
COOPERATION_BIT: Final = 1 << COOPERATION
COMMUNICATION_BIT: Final = 1 << COMMUNICATION
VIVIPAROUS_BIT: Final = 1 << VIVIPAROUS


# -- being fed ---------------------------------------------------------------------------------------------------------


def fed(s: Evolution, animal: int) -> bool:
    """Enough tokens of any colour, yellow ones apart (E6.3), or asleep (EB.8)."""
    return s.food[animal] >= s.need[animal] or s.marks[animal] & ASLEEP != 0


def bound(s: Evolution, animal: int) -> bool:
    """Is one of its symbionts hungry (EB.11)?"""
    if s.traits[animal] & SYMBIOSIS_BIT == 0:
        return False
    for pair in s.links:
        if link_b(pair) == animal and link_trait(pair) == SYMBIOSIS and not fed(s, link_a(pair)):
            return True
    return False


def has_room(s: Evolution, animal: int) -> bool:
    """Hungry, or with an empty Fat Tissue (E6.4, E11.2, E11.3); without any such animal, nothing (E6.5)."""
    return s.food[animal] < s.need[animal] or s.fat[animal] < s.fats[animal]


def may_receive(s: Evolution, animal: int) -> bool:
    """Can a red or blue token be put on it? Not asleep (EB.8), not in its Shell (EX.1b), no hungry symbiont (EB.11)."""
    return s.marks[animal] & (ASLEEP | HIDDEN) == 0 and has_room(s, animal) and not bound(s, animal)


def receive(s: Evolution, animal: int, tokens: int, red: bool) -> int:
    """Tokens for an animal: its need first, then fat, the rest is lost (E10.6, E11.2). How many found a place.

    Partners in pair traits become due: one blue for Cooperation (EB.10), one red for Communication (EB.9).
    The supply of blue and yellow tokens has no end (E13.1).
    """
    if not may_receive(s, animal):
        return 0
    hungry = not fed(s, animal)
    taken = 0
    while taken < tokens and has_room(s, animal):
        if s.food[animal] < s.need[animal]:
            s.food[animal] += 1
        else:
            s.fat[animal] += 1
        taken += 1
    wanted = COOPERATION_BIT | COMMUNICATION_BIT if red else COOPERATION_BIT
    if s.traits[animal] & wanted != 0:
        for pair in s.links:
            if pair & USED == 0 and wanted >> link_trait(pair) & 1:  # E12.3
                a, b = link_a(pair), link_b(pair)
                if a == animal:
                    become_due(s, pack(SHARE, link_trait(pair), a, b))
                elif b == animal:
                    become_due(s, pack(SHARE, link_trait(pair), b, a))
    if not red:
        s.tell("gain", "E6.2", animal, taken)
    if hungry and fed(s, animal):
        bear(s, animal)
    return taken


def become_due(s: Evolution, act: int) -> None:
    """A pair card is about to work; the owner will say in which order (E12.4)."""
    if act not in s.due:
        s.due.append(act)


def grown_content(s: Evolution, animal: int, was_fed: bool) -> None:
    """Fed without a token: by its fat, by sleep, or because its need fell. That counts too (EX.8a, E11.5)."""
    if not was_fed and not s.rules.births_by_tokens and fed(s, animal):
        bear(s, animal)


def bear(s: Evolution, parent: int) -> None:
    """Viviparous: the top card becomes an animal that counts as fed (EX.8a); only its owner sees the card (EX.8b)."""
    if s.traits[parent] & VIVIPAROUS_BIT == 0 or s.left == 0:
        return
    seat = s.owner[parent]
    s.left -= 1
    card = s.deck[s.left]
    child = new_animal(s, seat, card)
    s.food[child] = 1
    s.revealed()
    s.tell("birth", "EX.8a", parent, child, card, 1 << seat)
    if s.left == 0:
        awake(s)


def awake(s: Evolution) -> None:
    """The turn has become the last: who hibernates is no longer fed by it (EX.8c)."""
    s.tell("last", "EX.8c")
    sleepers = [animal for animal in s.alive if s.marks[animal] & ASLEEP != 0]
    if len(sleepers) > 0:
        s.tell_all("wake", "EX.8c", sleepers)
        for animal in sleepers:
            s.marks[animal] &= ~ASLEEP


# -- coming and going --------------------------------------------------------------------------------------------------


def new_animal(s: Evolution, seat: int, card: int) -> int:
    """An animal without traits, its card face down (E4.2)."""
    animal = len(s.owner)
    s.alive.append(animal)
    s.owner.append(seat)
    s.card.append(card)
    s.traits.append(0)
    s.weight.append(0)
    s.fats.append(0)
    s.fat.append(0)
    s.food.append(0)
    s.need.append(1)
    s.marks.append(0)
    s.ignored.append(0)
    return animal


def gain_trait(s: Evolution, animal: int, side: int) -> None:
    """A card is slid under an animal (E4.3), whatever their number (E9.1)."""
    trait = s.t.trait[side]
    s.laid.append(animal << 10 | side)
    s.weight[animal] += 1
    if trait == FAT_TISSUE:
        s.fats[animal] += 1
    else:
        s.traits[animal] |= 1 << trait
        s.need[animal] += s.t.need[trait]


def gain_pair(s: Evolution, side: int, a: int, b: int) -> None:
    """A card is laid between two animals (E4.5)."""
    trait = s.t.trait[side]
    s.links.append(link(trait, a, b, side))
    for animal in (a, b):
        s.weight[animal] += 1
        s.traits[animal] |= 1 << trait
        s.need[animal] += s.t.need[trait]


def reveal(s: Evolution, animal: int) -> None:
    """An Anglerfish is turned over: from now on a carnivore (EX.3g), which keeps the food it had (EX.3d)."""
    s.marks[animal] |= REVEALED
    s.traits[animal] |= 1 << CARNIVOROUS
    s.weight[animal] += 1
    s.need[animal] += s.t.need[CARNIVOROUS]
    s.revealed()
    s.tell("reveal", "EX.3b", animal)


def discard(s: Evolution, seat: int, card: int, known: int) -> None:
    """A card joins a player's face-down discard (E7.3); `known` is what all players know of it."""
    s.discards[seat] = s.discards[seat] + [card << 2 | known]


def lose_trait(s: Evolution, animal: int, trait: int) -> None:
    """One card under an animal is discarded; an empty Fat Tissue goes before a full one."""
    found = -1
    for entry in s.laid:
        if entry >> 10 == animal and s.t.trait[entry & 1023] == trait and (found < 0 or entry < found):
            found = entry
    s.laid.remove(found)
    discard(s, s.owner[animal], s.t.card_of[found & 1023], OPEN)
    s.weight[animal] -= 1
    if trait == FAT_TISSUE:
        s.fats[animal] -= 1
        s.fat[animal] = min(s.fat[animal], s.fats[animal])
        return
    s.traits[animal] &= ~(1 << trait)
    s.need[animal] -= s.t.need[trait]
    if trait == HIBERNATION:
        s.marks[animal] &= ~(ASLEEP | SLEPT | RESTED)
    elif trait == SHELL:
        s.marks[animal] &= ~HIDDEN


def lose_pair(s: Evolution, trait: int, one: int, other: int) -> None:
    """The card of this pair trait between the two is discarded; it leaves both (E12.2)."""
    pair = s.links.pop(pair_at(s, trait, one, other))
    discard(s, s.owner[one], s.t.card_of[link_side(pair)], OPEN)
    unlink(s, trait, one)
    unlink(s, trait, other)


def unlink(s: Evolution, trait: int, animal: int) -> None:
    """One pair card fewer on an animal."""
    s.weight[animal] -= 1
    s.need[animal] -= s.t.need[trait]
    for pair in s.links:
        if link_trait(pair) == trait and (link_a(pair) == animal or link_b(pair) == animal):
            return
    s.traits[animal] &= ~(1 << trait)


def die(s: Evolution, animal: int, feeding: bool) -> None:
    """Animal, traits and pair cards go to the owner's discard (E10.5, E7.1); a Shell stays in the middle (EX.1c).

    During feeding a partner whose need falls may find itself fed, and give birth (EX.8a).
    """
    seat = s.owner[animal]
    known = OPEN if s.marks[animal] & REVEALED else 0
    if s.marks[animal] & PLAIN:
        known |= NO_ANGLER
    discard(s, seat, s.card[animal], known)
    if s.weight[animal] > 0:
        kept: list[int] = []
        for entry in s.laid:
            if entry >> 10 != animal:
                kept.append(entry)
            elif s.t.trait[entry & 1023] == SHELL:
                s.shells.append(entry & 1023)
            else:
                discard(s, seat, s.t.card_of[entry & 1023], OPEN)
        s.laid = kept
        if s.traits[animal] & PAIRS:
            lose_partners(s, animal, feeding)
    s.alive.remove(animal)
    s.owner[animal] = NOBODY


def lose_partners(s: Evolution, animal: int, feeding: bool) -> None:
    """The pair cards of a dying animal (E12.2, EX.5b)."""
    for pair in s.links[:]:
        if link_a(pair) == animal or link_b(pair) == animal:
            other = link_a(pair) if link_b(pair) == animal else link_b(pair)
            s.links.remove(pair)
            discard(s, s.owner[animal], s.t.card_of[link_side(pair)], OPEN)
            was_fed = fed(s, other)
            unlink(s, link_trait(pair), other)
            if feeding and link_trait(pair) == TREMATODE:
                grown_content(s, other, was_fed)


def works(s: Evolution, act: int) -> bool:
    """Can a due pair card work now: still there, unused in this go, the receiver free to eat (so E12.5)?"""
    trait, giver, receiver = int(first(act)), int(second(act)), int(third(act))
    if trait == COMMUNICATION and s.base == 0:
        return False
    at = pair_at(s, trait, giver, receiver)
    return at >= 0 and s.links[at] & USED == 0 and may_receive(s, receiver)


def pair_at(s: Evolution, trait: int, one: int, other: int) -> int:
    """Where the card of this pair trait between the two is; -1: there is none."""
    for at in range(len(s.links)):
        pair = s.links[at]
        a, b = link_a(pair), link_b(pair)
        if link_trait(pair) == trait and ((a == one and b == other) or (a == other and b == one)):
            return at
    return -1


def scavengers(s: Evolution, start: int) -> list[int]:
    """The scavengers with room for a token, of the first player clockwise who has any (EB.12)."""
    found: list[int] = []
    nearest = s.seats
    for animal in s.alive:
        if s.traits[animal] >> SCAVENGER & 1:
            away = s.owner[animal] - start
            if away < 0:
                away += s.seats
            if away <= nearest and may_receive(s, animal):
                if away < nearest:
                    nearest = away
                    found = []
                found.append(animal)
    return found
