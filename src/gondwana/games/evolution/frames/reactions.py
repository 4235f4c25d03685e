"""Chapters E10, E12, EB and EX: an attack and all that may interrupt it, and food that is shared out.

Attacks, red tokens and shares call one another - a token for a partner may be ambushed, the ambush may be struck back -
so they live in one file.
"""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import DONE, PASS, first, kind, pack, second, third
from gondwana.core.frames import Frame
from gondwana.games.evolution import why
from gondwana.games.evolution.acts import DROP, HIDE, IGNORE, INK, MIMIC, POUNCE, REVEAL, RUN, SCAVENGE
from gondwana.games.evolution.effects import (
    die,
    fed,
    grown_content,
    lose_pair,
    lose_trait,
    may_receive,
    pair_at,
    receive,
    reveal,
    scavengers,
    works,
)
from gondwana.games.evolution.hunt import (
    AMBUSHED,
    COUNTER,
    bits,
    defences,
    does_ignore,
    guards,
    ignore,
    lurks,
    may_decline,
    may_name,
    open_to,
    someone_lurks,
    worth_naming,
)
from gondwana.games.evolution.state import (
    HELD,
    HIDDEN,
    INKED,
    MIMICKED,
    PLAIN,
    POISONED,
    RAN,
    SPENT,
    TRIED,
    USED,
    Evolution,
)
from gondwana.games.evolution.tables import COMMUNICATION, POISONOUS

ESCAPES: Final = 4
"""Running saves from this number on (EB.4)."""


# -- attacks -----------------------------------------------------------------------------------------------------------


def attack(s: Evolution, hunter: int, prey: int, mode: int) -> None:
    """An animal uses Carnivorous, for this turn (E10.2)."""
    s.marks[hunter] |= SPENT | TRIED | HELD
    over = RAN | MIMICKED if s.rules.mimicry_always else RAN
    for animal in s.alive:
        s.marks[animal] &= ~over
    if mode & COUNTER:
        s.tell("counter", "EX.3b", hunter, prey)
    elif mode & AMBUSHED:
        s.tell("ambush", "EX.9a", hunter, prey)
    else:
        s.tell("attack", "E10.1", hunter, prey)
    s.push(Hunt(hunter, prey, mode))


class Step(Frame[Evolution]):
    """A step of an attack: by whom, on whom, and how it came about (E10.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hunter:animal", "prey:animal", "mode:number")

    def __init__(self, hunter: int, prey: int, mode: int) -> None:
        self.hunter = hunter
        self.prey = prey
        self.mode = mode

    def impossible(self, s: Evolution) -> str:
        alive = s.exists(self.hunter) and s.exists(self.prey) and self.hunter != self.prey
        return "" if alive and 0 <= self.mode <= COUNTER else "hunter or prey is dead, or the mode is not 0, 1 or 2"

    def values(self) -> list[int]:
        return [self.hunter, self.prey, self.mode]


class Hunt(Step):
    """The prey is set: what the hunter ignores, then what the prey does about it (E10.4)."""

    RULE: ClassVar[str] = "E10.4"

    def resolve(self, s: Evolution) -> None:
        hunter, prey, mode = self.hunter, self.prey, self.mode
        if s.rules.fly and s.weight[prey] == 0:  # EX.2c: there is nothing to ignore
            s.push(Reveal(hunter, prey, mode))
            return
        found = guards(s, hunter, prey, mode)
        if found == 0:
            s.push(Defend(hunter, prey, mode))
            if may_name(s, hunter, mode) and worth_naming(s, prey, mode):
                s.push(Ignore(hunter, prey, mode))
        elif found & (found - 1) == 0 and may_name(s, hunter, mode):
            ignore(s, hunter, prey, bits(found)[0])
            s.push(Defend(hunter, prey, mode))
        else:
            s.tell("fail", "EX.3e", hunter, prey)


class Ignore(Step):
    """Intellect: which trait of the prey is ignored, if any (EX.2a); the same for an Anglerfish (EX.3c)."""

    RULE: ClassVar[str] = "EX.2a"

    def impossible(self, s: Evolution) -> str:
        return super().impossible(s) or ("" if may_name(s, self.hunter, self.mode) else "it may ignore nothing (EX.2a)")

    def seat(self, s: Evolution) -> int:
        return s.owner[self.hunter]

    def options(self, s: Evolution) -> list[int]:
        return [pack(PASS)] + [pack(IGNORE, trait) for trait in bits(worth_naming(s, self.prey, self.mode))]

    def choose(self, s: Evolution, act: int) -> None:
        if kind(act) == IGNORE:
            ignore(s, self.hunter, self.prey, first(act))


class Reveal(Step):
    """An animal without traits is attacked: is it, or is there, an Anglerfish (EX.3b, EX.3f)?

    Asked of every owner of such an animal, whatever their cards: a pause must not tell who has one.
    """

    RULE: ClassVar[str] = "EX.3b"
    AUTO: ClassVar[bool] = False

    def impossible(self, s: Evolution) -> str:
        return super().impossible(s) or ("" if s.rules.fly and s.weight[self.prey] == 0 else "it has traits (EX.3b)")

    def seat(self, s: Evolution) -> int:
        return s.owner[self.prey]

    def options(self, s: Evolution) -> list[int]:
        if s.t.angler[s.card[self.prey]]:
            return [pack(REVEAL, self.prey)]  # EX.3f
        acts = [pack(PASS)]
        for animal in s.alive:
            if s.owner[animal] == s.owner[self.prey] and s.weight[animal] == 0 and s.t.angler[s.card[animal]]:
                acts.append(pack(REVEAL, animal))
        return acts

    def choose(self, s: Evolution, act: int) -> None:
        if kind(act) == PASS or first(act) != self.prey:
            s.marks[self.prey] |= PLAIN
        if kind(act) == PASS:
            eat(s, self.hunter, self.prey)
        else:
            reveal(s, first(act))
            attack(s, first(act), self.hunter, COUNTER)

    def refuse(self, s: Evolution, act: int) -> str:
        return "EX.3f" if s.t.angler[s.card[self.prey]] else "EX.3b"


class Defend(Step):
    """The owner of the prey chooses among its defences, one after another (E9.5); when none is left, it is eaten."""

    RULE: ClassVar[str] = "E9.5"

    def seat(self, s: Evolution) -> int:
        return s.owner[self.prey]

    def options(self, s: Evolution) -> list[int]:
        acts = defences(s, self.hunter, self.prey, self.mode)
        if len(acts) > 0 and (s.rules.free_defences or may_decline(acts, s.rules.forced_mimicry)):
            acts.insert(0, pack(PASS))
        return acts

    def resolve(self, s: Evolution) -> None:
        eat(s, self.hunter, self.prey)

    def choose(self, s: Evolution, act: int) -> None:
        hunter, prey = self.hunter, self.prey
        what = kind(act)
        if what == PASS:
            eat(s, hunter, prey)
        elif what == RUN:
            run(s, hunter, prey, self.mode)
        elif what == MIMIC:
            s.marks[prey] |= MIMICKED
            s.tell("mimic", "EB.6", prey, first(act))
            s.push(Hunt(hunter, first(act), self.mode))
        elif what == HIDE:
            s.marks[prey] |= HIDDEN
            s.tell("hide", "EX.1a", prey)
        elif what == INK:
            s.marks[prey] |= INKED
            s.marks[hunter] &= ~SPENT  # EX.7b
            s.tell("ink", "EX.7a", prey)
        else:
            lose_tail(s, hunter, prey, act)

    def refuse(self, s: Evolution, act: int) -> str:
        return why.defend(s, self.hunter, self.prey, self.mode, act)


def run(s: Evolution, hunter: int, prey: int, mode: int) -> None:
    """A die, once in an attack: the animal escapes, or its other defences remain (EB.4)."""
    s.marks[prey] |= RAN
    roll = s.random(6) + 1
    if roll >= ESCAPES:
        s.tell("escape", "EB.4", prey, roll)
    else:
        s.tell("caught", "EB.4", prey, roll)
        s.push(Defend(hunter, prey, mode))


def lose_tail(s: Evolution, hunter: int, prey: int, act: int) -> None:
    """One of its traits is discarded, it lives, and the hunter gets one blue (EB.5)."""
    was_fed = fed(s, prey)
    trait = int(first(act))
    if kind(act) == DROP:
        s.tell("drop", "EB.5", prey, trait)
        lose_trait(s, prey, trait)
    else:
        s.tell("drop_pair", "EB.5", prey, trait, second(act))
        lose_pair(s, trait, prey, second(act))
    grown_content(s, prey, was_fed)
    gain(s, hunter, 1)


def eat(s: Evolution, hunter: int, prey: int) -> None:
    """The prey dies (E10.5), its hunter gets two blue (E10.1), then a scavenger one (EB.12)."""
    poisonous = s.traits[prey] >> POISONOUS & 1 == 1 and not does_ignore(s, hunter, prey, POISONOUS)
    s.tell("eat", "E10.1", hunter, prey)
    die(s, prey, True)
    if poisonous:
        s.marks[hunter] |= POISONED
        s.tell("poison", "EB.14", hunter)
    s.push(Scavenge(s.owner[hunter]))
    gain(s, hunter, 2)


class Scavenge(Frame[Evolution]):
    """One scavenger on the table, searched clockwise from the hunter's owner, gets one blue (EB.12)."""

    RULE: ClassVar[str] = "EB.12"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, start: int) -> None:
        self.start = start

    def seat(self, s: Evolution) -> int:
        return s.owner[scavengers(s, self.start)[0]]

    def options(self, s: Evolution) -> list[int]:
        return [pack(SCAVENGE, animal) for animal in scavengers(s, self.start)]

    def choose(self, s: Evolution, act: int) -> None:
        s.tell("scavenge", "EB.12", first(act))
        gain(s, first(act), 1)

    def values(self) -> list[int]:
        return [self.start]


# -- food --------------------------------------------------------------------------------------------------------------


def gain(s: Evolution, animal: int, tokens: int) -> None:
    """Blue tokens, and at once what pair traits make of them (EB.10)."""
    receive(s, animal, tokens, False)
    if len(s.due) > 0:
        s.push(Share(s.owner[animal]))


def take(s: Evolution, animal: int) -> None:
    """An animal is about to take a red token; those in ambush may leap before it has it (EX.9a)."""
    s.push(TakeRed(animal))
    if s.rules.fly and someone_lurks(s):
        s.push(Lurk(animal, 1))


class TakeRed(Frame[Evolution]):
    """The token is taken, if the animal lives and still can (E6.1, EX.9b)."""

    RULE: ClassVar[str] = "E6.1"
    FIELDS: ClassVar[tuple[str, ...]] = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal = animal

    def resolve(self, s: Evolution) -> None:
        if s.exists(self.animal) and s.base > 0 and may_receive(s, self.animal):
            s.base -= 1
            s.tell("take", "E6.1", self.animal)
            receive(s, self.animal, 1, True)
            if len(s.due) > 0:
                s.push(Share(s.owner[self.animal]))

    def values(self) -> list[int]:
        return [self.animal]


class Lurk(Frame[Evolution]):
    """Who has an ambusher may leap on the animal that takes a red token, clockwise from its owner (EX.9a)."""

    RULE: ClassVar[str] = "EX.9a"
    FIELDS: ClassVar[tuple[str, ...]] = ("prey:animal", "step:number")

    def __init__(self, prey: int, step: int) -> None:
        self.prey = prey
        self.step = step

    def impossible(self, s: Evolution) -> str:
        return "" if s.rules.fly and 0 < self.step < s.seats else "nobody sits there in ambush"

    def seat(self, s: Evolution) -> int:
        return (s.owner[self.prey] + self.step) % s.seats

    def options(self, s: Evolution) -> list[int]:
        acts: list[int] = []
        if s.exists(self.prey):
            seat = self.seat(s)
            for hunter in s.alive:
                if s.owner[hunter] == seat and lurks(s, hunter) and open_to(s, hunter, self.prey, AMBUSHED):
                    acts.append(pack(POUNCE, hunter))
            if len(acts) > 0:
                acts.insert(0, pack(PASS))
        return acts

    def resolve(self, s: Evolution) -> None:
        if s.exists(self.prey) and self.step + 1 < s.seats:
            s.push(Lurk(self.prey, self.step + 1))

    def choose(self, s: Evolution, act: int) -> None:
        if kind(act) == PASS:
            self.resolve(s)
        else:
            s.push(Lurk(self.prey, self.step))
            attack(s, first(act), self.prey, AMBUSHED)

    def refuse(self, s: Evolution, act: int) -> str:
        return why.ambush(s, self.seat(s), self.prey, act)

    def values(self) -> list[int]:
        return [self.prey, self.step]


class Share(Frame[Evolution]):
    """The pair cards of one player that are due, in the order their owner likes (E12.4), each once a go (E12.3)."""

    RULE: ClassVar[str] = "E12.4"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, sharer: int) -> None:
        self.sharer = sharer

    def seat(self, s: Evolution) -> int:
        return self.sharer

    def options(self, s: Evolution) -> list[int]:
        acts = [act for act in s.due if s.owner[int(third(act))] == self.sharer and works(s, act)]
        acts.sort()
        if len(acts) > 0 and s.rules.communication_declinable and first(acts[len(acts) - 1]) == COMMUNICATION:
            acts.insert(0, pack(DONE))
        return acts

    def resolve(self, s: Evolution) -> None:
        s.due = [act for act in s.due if s.exists(int(third(act))) and s.owner[int(third(act))] != self.sharer]

    def choose(self, s: Evolution, act: int) -> None:
        if kind(act) == DONE:
            s.due = [due for due in s.due if first(due) != COMMUNICATION or s.owner[int(third(due))] != self.sharer]
            s.push(self)
            return
        trait, giver, receiver = int(first(act)), int(second(act)), int(third(act))
        s.due.remove(act)
        at = pair_at(s, trait, giver, receiver)
        s.links[at] |= USED
        s.tell("share", "E12.4", trait, giver, receiver)
        s.push(self)
        if trait == COMMUNICATION:
            take(s, receiver)
        else:
            receive(s, receiver, 1, False)

    def values(self) -> list[int]:
        return [self.sharer]
