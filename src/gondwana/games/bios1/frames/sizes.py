"""Resizing (8.0) and the roadrunner action (4.2e), with the free adjustment of the predators."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.act import DONE, first, kind, pack
from gondwana.core.frames import Frame
from gondwana.games.bios1 import dna
from gondwana.games.bios1.acts import GROW, LOWER, RAISE, SHRINK
from gondwana.games.bios1.life import preys_on
from gondwana.games.bios1.species import resize, set_total
from gondwana.games.bios1.state import Bios1


def resize_species(s: Bios1, species: int, step: int) -> None:
    """One step up or down (8.0); then whoever preys on it may follow (8.0b)."""
    hunters = preys_on(s, species)
    resize(s, species, s.size[species] + step, "8.0")
    s.push(Adjust(hunters & ~(1 << species), 1 << species))


def adjust_track(s: Bios1, species: int, letter: int, step: int) -> None:
    """Two genes on the leftmost lower card; a track moves one step (4.2e.1); predators may follow (4.2e.2)."""
    hunters = preys_on(s, species)
    s.genes[s.active] -= 2
    s.lower_genes[0] += 2
    move_track(s, species, letter, step, "4.2e.1")
    s.push(Adapt(hunters & ~(1 << species), letter))


def move_track(s: Bios1, species: int, letter: int, step: int, rule: str) -> None:
    """The track is the record: what lay beyond three is forgotten, and the change lasts when cards go."""
    now = dna.amount(s.genome[species], letter)
    before = dna.amount(s.total[species], letter)
    set_total(s, species, s.total[species] + (now + step - before) * dna.one(letter), rule)


def can_raise(s: Bios1, species: int, letter: int) -> bool:
    """A track ends at three, and a new one needs a reserve animal (2.5b, 4.2.1)."""
    now = dna.amount(s.genome[species], letter)
    return now < dna.TRACK and (now > 0 or s.reserve(species) > 0)


def asked_first(s: Bios1, species: int) -> int:
    """The player to decide first among those with species in the mask: in turn order from the active one."""
    for i in range(s.players):
        player = (s.active + i) % s.players
        if species >> player * 4 & 15:
            return player
    return s.active


def strange(s: Bios1, species: int) -> str:
    """Why these cannot be the species in a mask that somebody wrote."""
    living = sum([1 << i for i in range(s.players * 4) if s.size[i] > 0])
    return "" if species >= 0 and species & ~living == 0 else "the mask has species that do not live"


class Adjust(Frame[Bios1]):
    """Species that prey on a resized one may change size by one, each once; so may their own predators then (8.0b)."""

    RULE: ClassVar[str] = "8.0b"
    FIELDS: ClassVar[tuple[str, ...]] = ("number", "number")

    def __init__(self, pending: int, done: int) -> None:
        self.pending = pending
        self.done = done

    def seat(self, s: Bios1) -> int:
        return asked_first(s, self.pending)

    def options(self, s: Bios1) -> list[int]:
        if self.pending == 0:
            return []
        player = asked_first(s, self.pending)
        acts = [pack(DONE)]
        for species in range(player * 4, player * 4 + 4):
            if self.pending >> species & 1 and s.size[species] < 6:
                acts.append(pack(GROW, species))
        for species in range(player * 4, player * 4 + 4):
            if self.pending >> species & 1 and s.size[species] > 1:
                acts.append(pack(SHRINK, species))
        return acts

    def choose(self, s: Bios1, act: int) -> None:
        if kind(act) == DONE:
            s.push(Adjust(self.pending & ~(15 << asked_first(s, self.pending) * 4), self.done))
            return
        species = int(first(act))
        done = self.done | 1 << species
        pending = (self.pending | preys_on(s, species)) & ~done
        resize(s, species, s.size[species] + (1 if kind(act) == GROW else -1), "8.0b")
        s.push(Adjust(pending, done))

    def impossible(self, s: Bios1) -> str:
        return strange(s, self.pending | self.done)

    def values(self) -> list[int]:
        return [self.pending, self.done]


class Adapt(Frame[Bios1]):
    """Predators of an animal whose track moved may each move the same track one step (4.2e.2)."""

    RULE: ClassVar[str] = "4.2e.2"
    FIELDS: ClassVar[tuple[str, ...]] = ("number", "letter")

    def __init__(self, pending: int, letter: int) -> None:
        self.pending = pending
        self.letter = letter

    def seat(self, s: Bios1) -> int:
        return asked_first(s, self.pending)

    def options(self, s: Bios1) -> list[int]:
        if self.pending == 0:
            return []
        player = asked_first(s, self.pending)
        acts = [pack(DONE)]
        for species in range(player * 4, player * 4 + 4):
            if self.pending >> species & 1 and can_raise(s, species, self.letter):
                acts.append(pack(RAISE, species, self.letter))
        for species in range(player * 4, player * 4 + 4):
            if self.pending >> species & 1 and dna.amount(s.genome[species], self.letter) > 0:
                acts.append(pack(LOWER, species, self.letter))
        return acts

    def choose(self, s: Bios1, act: int) -> None:
        if kind(act) == DONE:
            s.push(Adapt(self.pending & ~(15 << asked_first(s, self.pending) * 4), self.letter))
            return
        species = int(first(act))
        move_track(s, species, self.letter, 1 if kind(act) == RAISE else -1, "4.2e.2")
        s.push(Adapt(self.pending & ~(1 << species), self.letter))

    def impossible(self, s: Bios1) -> str:
        return strange(s, self.pending) or ("" if self.letter >= dna.DIETARY else "no track has this letter (2.5b)")

    def values(self) -> list[int]:
        return [self.pending, self.letter]
