"""A player of sound habits: breeds what it can feed, hunts what cannot hit back, protects its best animals."""

from __future__ import annotations

from typing import Final

from gondwana.core.act import first, kind, second, third
from gondwana.core.rng import Rng
from gondwana.games.evolution.acts import (
    ANIMAL,
    ATTACK,
    BURN,
    DROP,
    DROP_PAIR,
    GRAZE,
    HIBERNATE,
    HIDE,
    IGNORE,
    INK,
    MIMIC,
    PAIR,
    POUNCE,
    REVEAL,
    ROB,
    RUN,
    SCAVENGE,
    SHARE,
    SHED,
    SHED_PAIR,
    SPECIALIZE,
    TAKE,
    TRAIT,
    WEAR,
)
from gondwana.games.evolution.effects import bound, fed
from gondwana.games.evolution.frames.reactions import Lurk, Reveal
from gondwana.games.evolution.hunt import COUNTER, guards
from gondwana.games.evolution.state import POISONED, RESTED, SPENT, Evolution, link_a, link_b, link_trait
from gondwana.games.evolution.tables import (
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    HIBERNATION,
    INK_CLOUD,
    MIMICRY,
    PARASITE,
    POISONOUS,
    RUNNING,
    SHARP_VISION,
    SHELL,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    SYMBIOSIS,
    TAIL_LOSS,
    TREMATODE,
)

ESCAPES: Final = 1 << RUNNING | 1 << TAIL_LOSS | 1 << MIMICRY | 1 << SHELL | 1 << INK_CLOUD
FOOD_OF_ITS_OWN: Final = 1 << SPECIALIZATION_A | 1 << SPECIALIZATION_B

# How much a trait is worth on an own animal, by number of the trait, in tenths of points.
WORTH: Final = [24, 15, 20, 17, 12, 12, 13, 12, 15, 20, 9, 20, 18, 15, 20, 15, 21, 9]
WORTH_FLY: Final = [-20, 17, 12, 0, 14, 14, -20, 10, 15, 26, 8, 14]


def choose(s: Evolution, seat: int, rng: Rng) -> int:
    """The act that looks best; `s` is a world that agrees with what the seat knows."""
    best = s.acts[0]
    highest = -1_000_000
    for act in s.acts:
        value = worth(s, seat, act) * 8 + int(rng.below(8))
        if value > highest:
            best = act
            highest = value
    return best


def worth(s: Evolution, seat: int, act: int) -> int:
    """How good an act looks, in tenths of points."""
    what = int(kind(act))
    if what == ANIMAL:
        return new_animal(s, seat, int(first(act)))
    if what in (TRAIT, PAIR):
        return new_trait(s, seat, act)
    if what in (RUN, DROP, DROP_PAIR, MIMIC, HIDE, INK, IGNORE, REVEAL):
        return reaction(s, seat, what, act)
    if what in (TAKE, ATTACK, BURN, SPECIALIZE, SHED, SHED_PAIR, WEAR, ROB, HIBERNATE, GRAZE):
        return in_own_go(s, seat, what, act)
    if what == POUNCE:
        frame = s.stack[-1]
        return hunt(s, seat, int(first(act)), frame.prey) if isinstance(frame, Lurk) else 0
    if what == SHARE:
        return value_of_food(s, int(third(act))) + (9 if int(first(act)) == COMMUNICATION else 0)
    if what == SCAVENGE:
        return value_of_food(s, int(first(act)))
    return 6  # to pass, or to be done


# -- development -------------------------------------------------------------------------------------------------------


def supply(s: Evolution, seat: int) -> int:
    """The tokens that a player can count on this turn, in halves: a share of the dice, and what animals find alone."""
    found = (7 * s.t.dice[s.seats] + 2 * s.t.plus[s.seats]) // s.seats
    for animal in s.alive:
        if s.owner[animal] == seat:
            found += 2 * s.fat[animal]
            if s.traits[animal] >> CARNIVOROUS & 1:
                found += 3
            if s.traits[animal] & FOOD_OF_ITS_OWN:
                found += 1
            if s.traits[animal] >> HIBERNATION & 1 and s.marks[animal] & RESTED == 0 and s.left > 0:
                found += s.need[animal]
    for pair in s.links:
        if s.owner[link_a(pair)] == seat and link_trait(pair) == COOPERATION:
            found += 3
        elif s.owner[link_a(pair)] == seat and link_trait(pair) == COMMUNICATION:
            found += 1
    return found


def demand(s: Evolution, seat: int) -> int:
    """The tokens that a player's animals need, in halves."""
    needed = 0
    for animal in s.alive:
        if s.owner[animal] == seat:
            needed += 2 * s.need[animal]
    return needed


def strain(s: Evolution, seat: int, more: int) -> int:
    """What it costs that so many more tokens are needed: little while they can be found, much when they cannot."""
    over = demand(s, seat) + 2 * more - supply(s, seat)
    return 0 if over <= 0 else 8 * over


def new_animal(s: Evolution, seat: int, card: int) -> int:
    """A new animal, made rather of a card that is of little use as a trait."""
    if s.t.angler[card]:
        return 45 - strain(s, seat, 1)
    use = max([trait_worth(s.t.trait[side]) for side in range(s.t.begin[card], s.t.begin[card + 1])])
    own = len(s.herd(seat))
    return 46 - 2 * own - use // 2 - strain(s, seat, 1)


def trait_worth(trait: int) -> int:
    """The table of worths."""
    return WORTH[trait] if trait < len(WORTH) else WORTH_FLY[trait - len(WORTH)]


def new_trait(s: Evolution, seat: int, act: int) -> int:
    """A trait for an own animal, or a burden for the best of an opponent's."""
    trait = s.t.trait[int(first(act))]
    animal = int(second(act))
    if trait in (PARASITE, TREMATODE):
        return 12 + 3 * s.weight[animal] + (6 if s.traits[animal] >> PARASITE & 1 == 0 else 0)
    value = 8 + trait_worth(trait) + 2 * min(s.weight[animal], 3) - strain(s, seat, s.t.need[trait])
    if trait == CARNIVOROUS:
        return value + (6 if prey_for(s, seat, animal) else -14)
    if trait == SHARP_VISION and s.traits[animal] >> CARNIVOROUS & 1:
        return value + 10
    if trait == SYMBIOSIS:
        return value + 2 * s.weight[int(third(act))] - 2 * s.weight[animal]
    return value


def prey_for(s: Evolution, seat: int, hunter: int) -> bool:
    """Would it find an animal of an opponent open to attack?"""
    for prey in s.alive:
        if s.owner[prey] != seat and guards(s, hunter, prey, 0) == 0:
            return True
    return False


# -- feeding -----------------------------------------------------------------------------------------------------------


def animal_worth(s: Evolution, animal: int) -> int:
    """Points, and the card it brings if the game goes on."""
    return 10 * (1 + s.weight[animal] + s.need[animal]) + (10 if s.left > 0 else 0)


def missing(s: Evolution, animal: int) -> int:
    """How many tokens it still needs."""
    return 0 if fed(s, animal) else s.need[animal] - s.food[animal]


def hungry(s: Evolution, seat: int) -> int:
    """How many tokens a player's animals still need."""
    total = 0
    for animal in s.alive:
        if s.owner[animal] == seat:
            total += missing(s, animal)
    return total


def hungry_others(s: Evolution, seat: int) -> int:
    """How many tokens the others' animals still need."""
    total = 0
    for animal in s.alive:
        if s.owner[animal] != seat:
            total += missing(s, animal)
    return total


def value_of_food(s: Evolution, animal: int) -> int:
    """What a token is worth to an animal: most where it saves it, little as fat, nothing if it dies anyway."""
    if s.marks[animal] & POISONED:
        return 7
    lack = missing(s, animal)
    if lack == 0:
        return 8 if s.left > 0 else 7
    value = 10 + animal_worth(s, animal) // lack
    for pair in s.links:
        if link_trait(pair) == SYMBIOSIS and link_a(pair) == animal and missing(s, link_b(pair)) > 0:
            value += 12
        elif link_trait(pair) in (COMMUNICATION, COOPERATION) and animal in (link_a(pair), link_b(pair)):
            other = link_b(pair) if link_a(pair) == animal else link_a(pair)
            if missing(s, other) > 0 and not bound(s, other):
                value += 10
    return value


def in_own_go(s: Evolution, seat: int, what: int, act: int) -> int:
    """What to do with a go: the scarce first, what nobody can take away later."""
    animal = int(first(act))
    if what == TAKE:
        hunts = s.traits[animal] >> CARNIVOROUS & 1 and s.marks[animal] & SPENT == 0
        return value_of_food(s, animal) - (6 if hunts and prey_for(s, seat, animal) else 0)
    if what == ATTACK:
        return hunt(s, seat, animal, int(second(act)))
    if what == BURN:
        enough = int(second(act)) == missing(s, animal)
        return (20 if enough and s.base == 0 else 5 if not enough else 7) + (4 if s.left == 0 else 0)
    if what == SPECIALIZE:
        return value_of_food(s, animal) - (9 if s.base > 0 else 0)
    if what in (SHED, SHED_PAIR):
        return 20 if s.base == 0 and missing(s, animal) == 1 else 0
    if what == WEAR:
        return 15 if s.base == 0 else 4
    if what == ROB:
        return value_of_food(s, animal) if s.owner[int(second(act))] != seat else 0
    if what == HIBERNATE:
        lack = missing(s, animal)
        return 60 if lack > 0 and (s.base == 0 or hungry(s, seat) * s.seats > s.base) else 2
    return 14 if hungry(s, seat) == 0 and hungry_others(s, seat) > 0 else 0


def hunt(s: Evolution, seat: int, hunter: int, prey: int) -> int:
    """An attack: what the prey was worth to others, what the meal is worth here, and what can go wrong."""
    if s.owner[prey] == seat:
        return -50 if missing(s, prey) == 0 or s.base > 0 else value_of_food(s, hunter) - 30
    value = animal_worth(s, prey) // 3 + value_of_food(s, hunter)
    if s.traits[prey] >> POISONOUS & 1:
        value -= animal_worth(s, hunter)
    if s.traits[prey] & ESCAPES:
        value -= 12
    if s.weight[prey] == 0 and s.rules.fly:
        value -= 8
    return value


# -- reactions ---------------------------------------------------------------------------------------------------------


def reaction(s: Evolution, seat: int, what: int, act: int) -> int:
    """How an attacked animal saves itself, what a hunter ignores, whether an Anglerfish shows itself."""
    if what == RUN:
        return 60
    if what == INK:
        return 50
    if what == HIDE:
        return 40
    if what == MIMIC:
        return 35 - animal_worth(s, int(first(act))) // 2
    if what == DROP_PAIR:
        return 14
    if what == DROP:
        trait = int(first(act))
        return 55 if trait == PARASITE else 30 - trait_worth(trait) // 2
    if what == IGNORE:
        return 30 if int(first(act)) == POISONOUS else 20
    frame = s.stack[-1]
    if isinstance(frame, Reveal):
        found = guards(s, int(first(act)), frame.hunter, COUNTER)
        return 30 if found & (found - 1) == 0 else 0
    return 0
