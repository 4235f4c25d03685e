"""Chapter E6: the feeding phase, go by go, and what traits do in one's own go (E9.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import DONE, PASS, first, kind, pack, second, third
from gondwana.core.frames import Frame
from gondwana.games.evolution import why
from gondwana.games.evolution.acts import (
    ATTACK,
    BURN,
    GRAZE,
    HIBERNATE,
    ROB,
    SHED,
    SHED_PAIR,
    SPECIALIZE,
    TAKE,
    WEAR,
)
from gondwana.games.evolution.effects import fed, gain_trait, grown_content, lose_pair, lose_trait, may_receive
from gondwana.games.evolution.frames.reactions import attack, gain, take
from gondwana.games.evolution.goes import (
    FREE,
    can_burn,
    can_graze,
    can_hibernate,
    can_rob,
    can_specialize,
    robbable,
    shed_pairs,
    shed_traits,
)
from gondwana.games.evolution.hunt import CARNIVOROUS_BIT, able, open_to
from gondwana.games.evolution.state import (
    ASLEEP,
    FOR_THE_GO,
    GRAZED,
    PIRATED,
    SHED_ONE,
    SLEPT,
    SPECIALIZED,
    USED,
    Evolution,
)
from gondwana.games.evolution.tables import METAMORPHOSIS, SHELL


class Feed(Frame[Evolution]):
    """Goes follow one another clockwise until a whole round of the table brings no action (E6.7, E6.9)."""

    RULE: ClassVar[str] = "E6.7"

    def resolve(self, s: Evolution) -> None:
        if s.idle < s.seats:
            s.main = False
            s.acted = False
            s.push(FEED)
            s.push(GO)
        elif s.base > 0:
            s.tell("spoil", "E6.8", s.base)
            s.base = 0


class Go(Frame[Evolution]):
    """One player's go: one red token or something instead of it (E6.1), and any free traits (E9.6)."""

    RULE: ClassVar[str] = "E6.6"
    OPENS: ClassVar[bool] = True

    def options(self, s: Evolution) -> list[int]:
        acts: list[int] = []
        herd = s.herd(s.turn)
        traits = 0
        for animal in herd:
            traits |= s.traits[animal]
        must = False
        if not s.main:
            if s.base > 0:
                for animal in herd:
                    if may_receive(s, animal):
                        acts.append(pack(TAKE, animal))
                must = len(acts) > 0 and not s.rules.free_pass
            if traits & CARNIVOROUS_BIT:  # E10.7
                list_attacks(s, acts, herd)
            list_instead(s, acts, herd, traits)
        if traits & FREE:
            list_free(s, acts, herd)
        if len(s.closed) > 0:
            acts = [act for act in acts if act not in s.closed]
        if len(acts) > 0 and (s.main or not must):
            acts.insert(0, pack(DONE if s.acted else PASS))
        return acts

    def resolve(self, s: Evolution) -> None:
        end_go(s)  # E3.4

    def choose(self, s: Evolution, act: int) -> None:
        what = kind(act)
        if what == PASS:
            if s.rules.declining_closes:  # E6.9
                s.closed.extend(self.options(s)[1:])
            s.tell("decline", "E6.9", s.turn)
            end_go(s)
            return
        if what == DONE:
            end_go(s)
            return
        s.acted = True
        s.push(GO)
        animal = int(first(act))
        if what == ROB:
            rob(s, animal, second(act))
        elif what == HIBERNATE:
            hibernate(s, animal)
        elif what == GRAZE:
            graze(s, animal)
        else:
            s.main = True
            instead(s, what, animal, act)

    def refuse(self, s: Evolution, act: int) -> str:
        return why.go(s, act)


def end_go(s: Evolution) -> None:
    """The next player's go; what is counted per go begins anew (E12.3, EB.13)."""
    if s.acted:
        s.idle = 0
        for animal in s.alive:
            s.marks[animal] &= ~FOR_THE_GO
        for at in range(len(s.links)):
            s.links[at] &= ~USED
    else:
        s.idle += 1
    s.turn = s.next_seat(s.turn)


# -- what can be done --------------------------------------------------------------------------------------------------


def list_attacks(s: Evolution, acts: list[int], herd: list[int]) -> None:
    """Every able carnivore with every prey open to it (E10)."""
    for hunter in herd:
        if able(s, hunter):
            for prey in s.alive:
                if prey != hunter and open_to(s, hunter, prey, 0):
                    acts.append(pack(ATTACK, hunter, prey))


def list_instead(s: Evolution, acts: list[int], herd: list[int], traits: int) -> None:
    """What may be done in place of a red token: fat, Specialization, Metamorphosis, a Shell (E9.6)."""
    for animal in herd:
        if can_burn(s, animal):
            for tokens in range(1, min(s.fat[animal], s.need[animal] - s.food[animal]) + 1):
                acts.append(pack(BURN, animal, tokens))
    if not s.rules.fly:
        return
    for animal in herd:
        if can_specialize(s, animal):
            acts.append(pack(SPECIALIZE, animal))
    if traits >> METAMORPHOSIS & 1:
        for animal in herd:
            for trait in shed_traits(s, animal):
                acts.append(pack(SHED, animal, trait))
        for animal in herd:
            for pair in shed_pairs(s, animal):
                acts.append(pack(SHED_PAIR, animal, pair >> 10, pair & 1023))
    if len(s.shells) > 0:
        for animal in herd:
            if s.traits[animal] >> SHELL & 1 == 0:
                acts.append(pack(WEAR, animal))


def list_free(s: Evolution, acts: list[int], herd: list[int]) -> None:
    """What may be done besides: Piracy, Hibernation, Grazing."""
    for animal in herd:
        if can_rob(s, animal):
            for victim in s.alive:
                if victim != animal and robbable(s, victim):
                    acts.append(pack(ROB, animal, victim))
    for animal in herd:
        if can_hibernate(s, animal):
            acts.append(pack(HIBERNATE, animal))
    for animal in herd:
        if can_graze(s, animal):
            acts.append(pack(GRAZE, animal))


# -- what it does ------------------------------------------------------------------------------------------------------


def instead(s: Evolution, what: int, animal: int, act: int) -> None:
    """The one action of the go (E6.1)."""
    if what == TAKE:
        take(s, animal)
    elif what == ATTACK:
        attack(s, animal, second(act), 0)
    elif what == BURN:
        burn(s, animal, second(act))
    elif what == SPECIALIZE:
        s.marks[animal] |= SPECIALIZED
        s.tell("specialize", "EX.4a", animal)
        gain(s, animal, 1)
    elif what == WEAR:
        s.tell("wear", "EX.1d", animal)
        gain_trait(s, animal, s.shells.pop())
    else:
        shed(s, animal, act)


def burn(s: Evolution, animal: int, tokens: int) -> None:
    """Yellow tokens become food; this is no receiving, so no pair trait answers (E11.4, E11.5)."""
    s.tell("burn", "E11.4", animal, tokens)
    s.fat[animal] -= tokens
    s.food[animal] += tokens
    grown_content(s, animal, False)


def shed(s: Evolution, animal: int, act: int) -> None:
    """Metamorphosis: a card goes first, then one blue comes (EX.6a)."""
    trait = int(second(act))
    s.marks[animal] |= SHED_ONE
    if kind(act) == SHED:
        s.tell("shed", "EX.6a", animal, trait)
        lose_trait(s, animal, trait)
    else:
        s.tell("shed_pair", "EX.6a", animal, trait, third(act))
        lose_pair(s, trait, animal, third(act))
    gain(s, animal, 1)


def rob(s: Evolution, pirate: int, victim: int) -> None:
    """A token changes sides and becomes blue (EB.7)."""
    s.marks[pirate] |= PIRATED
    s.food[victim] -= 1
    s.tell("rob", "EB.7", pirate, victim)
    gain(s, pirate, 1)


def hibernate(s: Evolution, animal: int) -> None:
    """It counts as fed for this turn and takes nothing (EB.8)."""
    was_fed = fed(s, animal)
    s.marks[animal] |= ASLEEP | SLEPT
    s.tell("hibernate", "EB.8", animal)
    grown_content(s, animal, was_fed)


def graze(s: Evolution, animal: int) -> None:
    """One red token of the base is destroyed (EB.13)."""
    s.marks[animal] |= GRAZED
    s.base -= 1
    s.tell("graze", "EB.13", animal)


FEED: Final = Feed()
GO: Final = Go()
