"""Who may attack whom (E10, the standing protections of EB and EX), and how an animal may save itself (E9.5)."""

from __future__ import annotations

from typing import Final

from gondwana.core.act import kind, pack
from gondwana.games.evolution.acts import DROP, DROP_PAIR, HIDE, INK, MIMIC, RUN
from gondwana.games.evolution.effects import fed, may_receive
from gondwana.games.evolution.state import (
    HELD,
    HIDDEN,
    INKED,
    MIMICKED,
    NAMED,
    RAN,
    REVEALED,
    SPENT,
    TRIED,
    Evolution,
    link_a,
    link_b,
    link_trait,
)
from gondwana.games.evolution.tables import (
    AMBUSH,
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    FAT_TISSUE,
    FLIGHT,
    HIGH_BODY_WEIGHT,
    INK_CLOUD,
    INTELLECT,
    MIMICRY,
    PAIRS,
    POISONOUS,
    RUNNING,
    SHARP_VISION,
    SHELL,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
    TRAITS,
    TREMATODE,
)

# How an attack came about, as bits.
AMBUSHED: Final = 1
COUNTER: Final = 2

CARNIVOROUS_BIT: Final = 1 << CARNIVOROUS
SWIMMING_BIT: Final = 1 << SWIMMING
BIG_BIT: Final = 1 << HIGH_BODY_WEIGHT
CAMOUFLAGE_BIT: Final = 1 << CAMOUFLAGE
SHARP_BIT: Final = 1 << SHARP_VISION
BURROWING_BIT: Final = 1 << BURROWING
FLIGHT_BIT: Final = 1 << FLIGHT
SYMBIOSIS_BIT: Final = 1 << SYMBIOSIS
INTELLECT_BIT: Final = 1 << INTELLECT
SHELL_BIT: Final = 1 << SHELL
TAIL_BIT: Final = 1 << TAIL_LOSS
GUARDED: Final = SWIMMING_BIT | BIG_BIT | CAMOUFLAGE_BIT | BURROWING_BIT | FLIGHT_BIT | SYMBIOSIS_BIT | SHELL_BIT
TWICE: Final = 1 << len(TRAITS)
"""A second symbiont: a protection more."""
NEVER: Final = SWIMMING_BIT | 1 << (len(TRAITS) + 1)
"""A Swimming carnivore and prey on land: two protections that no Intellect lifts (EX.2b)."""
DEFENCES: Final = 1 << RUNNING | TAIL_BIT | 1 << MIMICRY | SHELL_BIT | 1 << INK_CLOUD


def able(s: Evolution, hunter: int) -> bool:
    """May this carnivore attack at all now? Once a turn (E10.2), once a go (EX.7b), and it can receive food (E10.6)."""
    if s.traits[hunter] & CARNIVOROUS_BIT == 0 or s.marks[hunter] & (SPENT | HELD) != 0 or not may_receive(s, hunter):
        return False
    return not s.rules.one_hunter or not another_hunted(s, hunter)


def another_hunted(s: Evolution, hunter: int) -> bool:
    """Has another animal of the same owner used Carnivorous this turn? Forbidden with an option of E10.3."""
    for animal in s.alive:
        if animal != hunter and s.owner[animal] == s.owner[hunter] and s.marks[animal] & TRIED:
            return True
    return False


def guards(s: Evolution, hunter: int, prey: int, mode: int) -> int:
    """The standing protections of the prey against this hunter, one bit each; what Intellect ignores is left out."""
    strong = s.traits[hunter]
    weak = s.traits[prey]
    if strong & SWIMMING_BIT and weak & SWIMMING_BIT == 0:
        return NEVER
    if weak & GUARDED == 0:
        return 0
    found = weak & (SWIMMING_BIT | BIG_BIT) & ~strong  # EB.3, EB.1
    if weak & CAMOUFLAGE_BIT and strong & SHARP_BIT == 0:  # EB.16, EB.17
        found |= CAMOUFLAGE_BIT
    if weak & BURROWING_BIT and mode & AMBUSHED == 0 and fed(s, prey):  # EB.15, EX.9c
        found |= BURROWING_BIT
    if weak & FLIGHT_BIT and s.weight[hunter] >= s.weight[prey]:  # EX.10a
        found |= FLIGHT_BIT
    if s.marks[prey] & HIDDEN:  # EX.1b
        found |= SHELL_BIT
    if weak & SYMBIOSIS_BIT:
        for pair in s.links:
            if link_b(pair) == prey and link_trait(pair) == SYMBIOSIS:  # EB.11
                found |= TWICE if found & SYMBIOSIS_BIT else SYMBIOSIS_BIT
    ignored = s.ignored[hunter]
    if ignored >> 6 == prey + 1:
        found &= ~(1 << (ignored & 63))
    return found


def may_name(s: Evolution, hunter: int, mode: int) -> bool:
    """Can it ignore a trait: by Intellect, once a turn (EX.2a), or as an Anglerfish striking back (EX.3c)?"""
    return (s.traits[hunter] & INTELLECT_BIT != 0 or mode & COUNTER != 0) and s.marks[hunter] & NAMED == 0


def open_to(s: Evolution, hunter: int, prey: int, mode: int) -> bool:
    """May this prey be attacked: no protection, or just one and a way to ignore it (E10.4, EX.2b)?"""
    found = guards(s, hunter, prey, mode)
    return found == 0 or (found & (found - 1) == 0 and may_name(s, hunter, mode))


def lurks(s: Evolution, hunter: int) -> bool:
    """Is it ready to attack out of its owner's go (EX.9a, EX.9d)?"""
    return s.traits[hunter] >> AMBUSH & 1 == 1 and able(s, hunter)


def someone_lurks(s: Evolution) -> bool:
    """Is there any animal with Ambush Hunting at all?"""
    for animal in s.alive:
        if s.traits[animal] >> AMBUSH & 1:
            return True
    return False


def does_ignore(s: Evolution, hunter: int, prey: int, trait: int) -> bool:
    """Is this trait of the prey without effect on the hunter?"""
    return s.ignored[hunter] == (prey + 1) << 6 | trait


def ignore(s: Evolution, hunter: int, prey: int, trait: int) -> None:
    """From now on to the end of the turn (EX.2a)."""
    s.marks[hunter] |= NAMED
    s.ignored[hunter] = (prey + 1) << 6 | trait
    s.tell("ignore", "EX.2a", hunter, trait, prey)


def worth_naming(s: Evolution, prey: int, mode: int) -> int:
    """The traits of an unprotected prey that would matter in this attack: defences still to be used, and poison."""
    found = s.traits[prey] & (DEFENCES | 1 << POISONOUS)
    if s.marks[prey] & MIMICKED:
        found &= ~(1 << MIMICRY)
    if s.marks[prey] & INKED:
        found &= ~(1 << INK_CLOUD)
    if s.marks[prey] & RAN:
        found &= ~(1 << RUNNING)
    if mode & AMBUSHED:
        found &= ~SHELL_BIT
    return found


def defences(s: Evolution, hunter: int, prey: int, mode: int) -> list[int]:
    """What the owner of an attacked animal may do, without declining (E9.4, E9.5)."""
    acts: list[int] = []
    traits = s.traits[prey] & DEFENCES
    ignored = s.ignored[hunter]
    if ignored >> 6 == prey + 1:
        traits &= ~(1 << (ignored & 63))
    if traits == 0:
        return acts
    marks = s.marks[prey]
    if traits >> RUNNING & 1 and marks & RAN == 0:
        acts.append(pack(RUN))
    if traits & TAIL_BIT:
        for trait in droppable(s, prey):
            acts.append(pack(DROP, trait))
        for pair in pairs_of(s, prey):
            acts.append(pack(DROP_PAIR, pair >> 10, pair & 1023))
    if traits >> MIMICRY & 1 and marks & MIMICKED == 0:
        for other in s.alive:
            if (
                s.owner[other] == s.owner[prey]
                and other != prey
                and other != hunter
                and open_to(s, hunter, other, mode)
            ):
                acts.append(pack(MIMIC, other))
    if traits & SHELL_BIT and mode & AMBUSHED == 0:  # EX.9c
        acts.append(pack(HIDE))
    if traits >> INK_CLOUD & 1 and marks & INKED == 0:
        acts.append(pack(INK))
    return acts


def may_decline(acts: list[int], forced_mimicry: bool) -> bool:
    """Running and Tail Loss must be used while they apply, the others may be (E9.5)."""
    for act in acts:
        what = kind(act)
        if what in (RUN, DROP, DROP_PAIR) or (forced_mimicry and what == MIMIC):
            return False
    return True


def droppable(s: Evolution, animal: int) -> list[int]:
    """The traits whose card lies under the animal, ascending. A revealed Anglerfish has none for Carnivorous."""
    mask = s.traits[animal] & ~PAIRS
    if s.marks[animal] & REVEALED:
        mask &= ~CARNIVOROUS_BIT
    if s.fats[animal] > 0:
        mask |= 1 << FAT_TISSUE
    return bits(mask)


def bits(mask: int) -> list[int]:
    """The traits of a mask, ascending."""
    found: list[int] = []
    trait = 0
    while mask > 0:
        if mask & 1:
            found.append(trait)
        mask >>= 1
        trait += 1
    return found


def pairs_of(s: Evolution, animal: int) -> list[int]:
    """The pair cards that may be discarded from an animal: trait times 1024 plus partner. No Trematode (EX.5b)."""
    found: list[int] = []
    if s.traits[animal] & PAIRS:
        for pair in s.links:
            trait, a, b = link_trait(pair), link_a(pair), link_b(pair)
            if trait != TREMATODE and (a == animal or b == animal):
                found.append(trait << 10 | (b if a == animal else a))
        found.sort()
    return found
