"""Which paragraph forbids what a player tried. Asked only when something was refused, so nothing here is in a hurry."""

from __future__ import annotations

from typing import Final

from gondwana.core.act import DONE, PASS, first, kind, second, third
from gondwana.games.evolution import acts
from gondwana.games.evolution.effects import bound
from gondwana.games.evolution.goes import rivalled
from gondwana.games.evolution.hunt import AMBUSHED, another_hunted, guards, open_to
from gondwana.games.evolution.state import (
    ASLEEP,
    HIDDEN,
    INKED,
    MIMICKED,
    RAN,
    SHED_ONE,
    SPECIALIZED,
    SPENT,
    Evolution,
)
from gondwana.games.evolution.tables import (
    AMBUSH,
    ANGLERFISH,
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    FAT_TISSUE,
    FLIGHT,
    HIGH_BODY_WEIGHT,
    INTELLECT,
    PAIRS,
    PARASITE,
    SCAVENGER,
    SHELL,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    SWIMMING,
    SYMBIOSIS,
    TRAITS,
    TREMATODE,
)

GUARDS: Final = [
    (SWIMMING, "EB.3"),
    (HIGH_BODY_WEIGHT, "EB.1"),
    (CAMOUFLAGE, "EB.16"),
    (BURROWING, "EB.15"),
    (FLIGHT, "EX.10a"),
    (SHELL, "EX.1b"),
    (SYMBIOSIS, "EB.11"),
    (len(TRAITS), "EB.11"),
]
"""The traits that protect, and a second symbiont (`hunt.TWICE`)."""
PLAYS: Final = (acts.ANIMAL, acts.TRAIT, acts.PAIR)
INSTEAD: Final = (
    acts.TAKE,
    acts.ATTACK,
    acts.BURN,
    acts.SPECIALIZE,
    acts.SHED,
    acts.SHED_PAIR,
    acts.WEAR,
)
RULES_OF: Final = {number: rule for number, (_, _, rule) in acts.ACTS.items()}


def play(s: Evolution, act: int) -> str:
    """Why this cannot be done in the development phase."""
    what = kind(act)
    if what not in PLAYS:
        return "E9.4" if what in (acts.RUN, acts.DROP, acts.DROP_PAIR, acts.MIMIC) else "E3.1"
    if what == acts.ANIMAL:
        return "E4.1"
    side = first(act)
    if side >= len(s.t.trait) or s.t.card_of[side] not in s.hands[s.turn]:
        return "E4.1"
    trait = s.t.trait[side]
    if trait == ANGLERFISH:
        return "EX.3a"
    if not s.exists(second(act)):
        return "E4.3"
    paired = PAIRS >> trait & 1 == 1
    if paired != (what == acts.PAIR):
        return "E4.5"
    if what == acts.TRAIT:
        return single(s, trait, second(act))
    return pair(s, trait, second(act), third(act))


def single(s: Evolution, trait: int, animal: int) -> str:
    """Why this trait cannot be played on this animal."""
    if (s.owner[animal] != s.turn) != (trait == PARASITE):
        return "E9.3"
    if s.traits[animal] >> trait & 1:
        return "E9.2"
    if trait in (CARNIVOROUS, SCAVENGER):
        return "EB.12"
    if trait in (SPECIALIZATION_A, SPECIALIZATION_B):
        return "EX.4c"
    return "E4.3"


def pair(s: Evolution, trait: int, one: int, other: int) -> str:
    """Why this pair trait cannot be played on these two."""
    if not s.exists(other) or one == other:
        return "E4.5"
    if trait == TREMATODE:
        if s.owner[one] != s.owner[other] or s.owner[one] == s.turn:
            return "EX.5a"
        return "EX.5c"
    if s.owner[one] != s.turn and s.owner[other] != s.turn:
        return "E9.3"
    return "E12.1"


def go(s: Evolution, act: int) -> str:
    """Why this cannot be done in one's own go."""
    what = kind(act)
    if what in PLAYS:
        return "E3.1"
    if what in (PASS, DONE):
        return "E6.6"
    if what not in RULES_OF or what > acts.GRAZE:
        return "E9.4"
    if act in s.closed:
        return "E6.9"
    animal = first(act)
    if s.main and what in INSTEAD:
        return "E10.3" if what == acts.ATTACK else RULES_OF[what]
    if not s.exists(animal):
        return RULES_OF[what]
    if s.owner[animal] != s.turn:
        return "E6.1" if what == acts.TAKE else "E9.6"
    if what == acts.ATTACK:
        return hunt(s, animal, second(act), 0)
    if what == acts.TAKE:
        return "E6.1" if s.base == 0 else no_food(s, animal)
    if what == acts.SPECIALIZE:
        return specialize(s, animal)
    if what in (acts.SHED, acts.SHED_PAIR):
        return shed(s, animal, second(act))
    if what == acts.BURN and s.fat[animal] > 0 and s.food[animal] < s.need[animal] and s.marks[animal] & ASLEEP:
        return "EB.8"
    return RULES_OF[what]


def no_food(s: Evolution, animal: int) -> str:
    """Why an animal can receive no token."""
    if s.marks[animal] & ASLEEP:
        return "EB.8"
    if s.marks[animal] & HIDDEN:
        return "EX.1b"
    if s.food[animal] >= s.need[animal]:
        if s.fats[animal] == 0:
            return "E6.4"
        if s.fat[animal] == s.fats[animal]:
            return "E11.3"
    return "EB.11" if bound(s, animal) else "E6.1"


def hunt(s: Evolution, hunter: int, prey: int, mode: int) -> str:
    """Why this hunter may not attack this prey."""
    if s.traits[hunter] >> CARNIVOROUS & 1 == 0 or not s.exists(prey):
        return "E10.1"
    if s.marks[hunter] & SPENT:
        return "E10.2"
    if s.rules.one_hunter and another_hunted(s, hunter):
        return "E10.3"
    if s.food[hunter] >= s.need[hunter] and s.fat[hunter] >= s.fats[hunter]:
        return "E10.6"
    if s.marks[hunter] & (ASLEEP | HIDDEN) or bound(s, hunter):
        return no_food(s, hunter)
    if hunter == prey:
        return "E10.4"
    found = guards(s, hunter, prey, mode)
    rules = [rule for trait, rule in GUARDS if found >> trait & 1]
    if len(rules) > 1 and s.traits[hunter] >> INTELLECT & 1:
        return "EX.2b"
    return rules[0] if rules else "EX.7b"


def specialize(s: Evolution, animal: int) -> str:
    """Why Specialization cannot be used."""
    mask = 1 << SPECIALIZATION_A | 1 << SPECIALIZATION_B
    if s.traits[animal] & mask == 0 or s.marks[animal] & SPECIALIZED:
        return "EX.4a"
    return "EX.4b" if rivalled(s, animal) else no_food(s, animal)


def shed(s: Evolution, animal: int, trait: int) -> str:
    """Why Metamorphosis cannot discard this."""
    if s.marks[animal] & SHED_ONE:
        return "EX.6a"
    if trait < len(s.t.need) and s.t.need[trait] > 0:
        return "EX.5b" if trait == TREMATODE else "EX.6b"
    return "E11.3" if trait == FAT_TISSUE else "EX.6a"


def defend(s: Evolution, hunter: int, prey: int, mode: int, act: int) -> str:
    """Why the attacked animal cannot do that."""
    what = kind(act)
    if what == acts.RUN:
        return "E9.5" if s.marks[prey] & RAN else "EB.4"
    if what in (acts.DROP, acts.DROP_PAIR):
        return "EX.5b" if first(act) == TREMATODE else "EB.5"
    if what == acts.HIDE:
        return "EX.9c" if mode & AMBUSHED else "EX.1a"
    if what == acts.INK:
        return "EX.7a" if s.marks[prey] & INKED else "E9.4"
    if what == acts.MIMIC:
        other = first(act)
        if not s.marks[prey] & MIMICKED and s.exists(other) and other != hunter and s.owner[other] == s.owner[prey]:
            return "EB.6" if open_to(s, hunter, other, mode) else hunt_guard(s, hunter, other, mode)
        return "EB.6"
    return "E9.5"


def hunt_guard(s: Evolution, hunter: int, prey: int, mode: int) -> str:
    """The first protection that keeps this hunter off this prey."""
    found = guards(s, hunter, prey, mode)
    return next(rule for trait, rule in GUARDS if found >> trait & 1)


def ambush(s: Evolution, seat: int, prey: int, act: int) -> str:
    """Why this animal cannot leap on the eater."""
    hunter = first(act)
    if (
        kind(act) != acts.POUNCE
        or not s.exists(hunter)
        or s.owner[hunter] != seat
        or not s.traits[hunter] >> AMBUSH & 1
    ):
        return "EX.9a"
    return "EX.9d" if s.marks[hunter] & SPENT else hunt(s, hunter, prey, AMBUSHED)
