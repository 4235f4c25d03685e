"""Chapters E4 and E9: cards become animals or traits, one at a time."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import PASS, first, kind, pack, second, third
from gondwana.core.frames import Frame
from gondwana.games.evolution import why
from gondwana.games.evolution.acts import ANIMAL, PAIR, TRAIT
from gondwana.games.evolution.effects import gain_pair, gain_trait, new_animal, pair_at
from gondwana.games.evolution.state import Evolution
from gondwana.games.evolution.tables import (
    ANGLERFISH,
    CARNIVOROUS,
    FAT_TISSUE,
    PAIRS,
    PARASITE,
    SCAVENGER,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    SYMBIOSIS,
    TREMATODE,
)


class Develop(Frame[Evolution]):
    """Whose step it is, round after round (E3.3), without those who passed (E4.6), until all have passed (E4.8)."""

    RULE: ClassVar[str] = "E4.6"

    def resolve(self, s: Evolution) -> None:
        for _ in range(s.seats):
            if s.passed >> s.turn & 1 == 0:
                if len(s.hands[s.turn]) > 0:
                    s.push(PLAY)
                    return
                give_up(s)  # E4.7
            s.turn = s.next_seat(s.turn)
        s.turn = s.first


class Play(Frame[Evolution]):
    """Play one card as an animal or for one of its traits, or pass (E4.1)."""

    RULE: ClassVar[str] = "E4.1"
    OPENS: ClassVar[bool] = True

    def options(self, s: Evolution) -> list[int]:
        acts = [pack(PASS)]
        hand = s.hands[s.turn]
        last = -1
        for card in hand:
            if card != last:
                acts.append(pack(ANIMAL, card))
            last = card
        last = -1
        for card in hand:
            if card != last:
                for side in range(s.t.begin[card], s.t.begin[card + 1]):
                    list_trait(s, acts, side)
            last = card
        last = -1
        for card in hand:
            if card != last:
                for side in range(s.t.begin[card], s.t.begin[card + 1]):
                    list_pair(s, acts, side)
            last = card
        return acts

    def choose(self, s: Evolution, act: int) -> None:
        what = kind(act)
        seat = s.turn
        if what == PASS:
            give_up(s)
        elif what == ANIMAL:
            card = int(first(act))
            leave_hand(s, seat, card)
            animal = new_animal(s, seat, card)
            s.tell("animal", "E4.2", seat, animal, card, 1 << seat)
        else:
            side = int(first(act))
            leave_hand(s, seat, s.t.card_of[side])
            s.revealed()
            if what == TRAIT:
                s.tell("trait", "E4.3", seat, side, second(act))
                gain_trait(s, second(act), side)
            else:
                s.tell_all("pair", "E4.5", [seat, side, int(second(act)), int(third(act))])
                gain_pair(s, side, second(act), third(act))
        s.turn = s.next_seat(seat)
        s.push(DEVELOP)

    def refuse(self, s: Evolution, act: int) -> str:
        return why.play(s, act)


def give_up(s: Evolution) -> None:
    """Pass for the rest of the phase (E4.6)."""
    s.passed |= 1 << s.turn
    s.tell("pass", "E4.6", s.turn)


def leave_hand(s: Evolution, seat: int, card: int) -> None:
    """A card is played from the hand."""
    hand = s.hands[seat][:]
    hand.remove(card)
    s.hands[seat] = hand


def list_trait(s: Evolution, acts: list[int], side: int) -> None:
    """The animals this side can be played on as a single trait (E9.2, E9.3)."""
    trait = s.t.trait[side]
    if trait == ANGLERFISH or PAIRS >> trait & 1:  # EX.3a
        return
    clash = clashes(trait)
    foreign = trait == PARASITE  # EB.2
    for animal in s.alive:
        if (s.owner[animal] != s.turn) == foreign and s.traits[animal] & clash == 0:
            acts.append(pack(TRAIT, side, animal))


def clashes(trait: int) -> int:
    """The traits that keep this one off an animal (E9.2, EB.12, EX.4c)."""
    if trait == FAT_TISSUE:
        return 0
    if trait in (CARNIVOROUS, SCAVENGER):
        return 1 << CARNIVOROUS | 1 << SCAVENGER
    if trait in (SPECIALIZATION_A, SPECIALIZATION_B):
        return 1 << SPECIALIZATION_A | 1 << SPECIALIZATION_B
    return 1 << trait


def list_pair(s: Evolution, acts: list[int], side: int) -> None:
    """The couples this side can be played on (E12.1; Trematode: an opponent's, EX.5a). A symbiont is named first."""
    trait = s.t.trait[side]
    if PAIRS >> trait & 1 == 0:
        return
    foreign = trait == TREMATODE
    for one in s.alive:
        if (s.owner[one] != s.turn) == foreign:
            for other in s.alive:
                if (
                    s.owner[other] == s.owner[one]
                    and (other > one or (other < one and trait == SYMBIOSIS))
                    and not joined(s, trait, one, other)
                ):
                    acts.append(pack(PAIR, side, one, other))


def joined(s: Evolution, trait: int, one: int, other: int) -> bool:
    """Is this pair trait already on these two (E12.1, EX.5c)?"""
    if s.traits[one] & s.traits[other] & 1 << trait == 0:
        return False
    return pair_at(s, trait, one, other) >= 0


DEVELOP: Final = Develop()
PLAY: Final = Play()
