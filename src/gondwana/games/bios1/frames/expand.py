"""Expanding (10.0): a new animal, perhaps the first of a new species that inherits from its parent (10.3)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from gondwana.core.act import DONE, first, kind, pack, second
from gondwana.core.frames import Frame
from gondwana.games.bios1 import dna
from gondwana.games.bios1.acts import INHERIT, TAKE
from gondwana.games.bios1.frames.cards import list_targets, settle
from gondwana.games.bios1.life import homes, reach, suits
from gondwana.games.bios1.species import found, set_total
from gondwana.games.bios1.state import NONE, Bios1
from gondwana.games.bios1.tables import CONTESTS


def list_places(s: Bios1, acts: list[int], kind: i64, species: int, genome: i64, habitats: i64) -> None:
    """An act of this kind for each place in these habitats that suits the species (10.4.1, 10.4.2).

    Overcrowded places are open too (10.4.4): the contest comes at the end of the turn.
    """
    size: i64 = s.size[species]
    h: i64 = 0
    while h < 26:
        if (habitats >> h) & 1:
            fits = suits(s, species, genome, size, h)
            if fits & 1:
                acts.append(pack(kind, species, h, 0))
            if fits & 2:
                acts.append(pack(kind, species, h, 1))
            if fits & 4:
                acts.append(pack(kind, species, h, 2))
        h += 1


# -- which children are possible -------------------------------------------------------------------------------------


def has_place(s: Bios1, child: int, parent: int, genome: i64) -> bool:
    """Could a child of this genome live anywhere in its own migration range from its parents (10.4.1)?"""
    size: i64 = s.size[parent]
    habitats: i64 = reach(s, homes(s, parent), genome, size)
    h: i64 = 0
    while h < 26:
        if (habitats >> h) & 1 and suits(s, child, genome, size, h) != 0:
            return True
        h += 1
    return False


def several(s: Bios1, parent: int) -> bool:
    """Male contests: children of this parent may inherit several types of each kind (9.2f)."""
    return s.culture[parent] >> CONTESTS & 1 == 1


def diets(s: Bios1, parent: int, genome: i64) -> list[int]:
    """The heritage tile faces a child of this genome may still take.

    From the reserve, within the face's size limits (10.3c.5), no more copies than the parent has (10.3c.1, 10.3c.3);
    one face only unless 9.2f lifts that, and then in the order of the tiles. Tiles serve for nothing else (7.1.1).
    """
    player = parent >> 2
    size = s.size[parent]
    out: list[int] = []
    if genome & ~dna.ROADRUNNER != 0 and not several(s, parent):
        return out
    for at in range(len(s.t.heritage)):
        letter = s.t.heritage_letter[at]
        copies = dna.amount(s.t.heritage_dna[at], letter) + dna.amount(genome, letter)
        free = s.heritage[player * 5 + (at >> 1)] == NONE and s.t.heritage_low[at] <= size <= s.t.heritage_high[at]
        if free and copies <= dna.amount(s.genome[parent], letter):
            out.append(at)
    return out


def diet_helps(s: Bios1, child: int, parent: int, genome: i64, after: int) -> bool:
    """Is there a place for this genome, as it is or with heritage tiles beyond this one?"""
    if has_place(s, child, parent, genome):
        return True
    for at in diets(s, parent, genome):
        if at >> 1 > after and diet_helps(s, child, parent, genome + s.t.heritage_dna[at], at >> 1):
            return True
    return False


def track_helps(s: Bios1, child: int, parent: int, genome: i64, letter: int) -> bool:
    """Is there a place for this genome, as it is or with roadrunner letters from this one on, and with tiles?"""
    if diet_helps(s, child, parent, genome, NONE):
        return True
    if genome & dna.ROADRUNNER != 0 and not several(s, parent):
        return False
    for next in range(letter, 9):
        n = dna.amount(s.genome[parent], next)
        while n > 0:
            if track_helps(s, child, parent, genome + n * dna.one(next), next + 1):
                return True
            n -= 1
    return False


def can_found(s: Bios1, parent: int) -> bool:
    """Could this parent have a child of a new species that lives somewhere?"""
    child = parent & ~3
    while s.size[child] > 0:
        child += 1
    return track_helps(s, child, parent, 0, dna.DIETARY)


# -- founding --------------------------------------------------------------------------------------------------------


def begin_species(s: Bios1, child: int, parent: int) -> None:
    """A new species at its parent's size (10.3a); then what it inherits (10.3), then where it goes (10.4).

    Its eight animals are enough for all that (10.2.2); instincts and cultures stay with the parent (9.1.1, 9.2.3).
    """
    found(s, child, s.size[parent])
    s.unborn = child
    s.tell("found", "10.2.1", child, parent)
    s.push(FirstPlace(child, parent))
    s.push(InheritTrack(child, parent))


class Founding(Frame[Bios1]):
    """A question about a new species (10.2.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("species", "species")

    def __init__(self, child: int, parent: int) -> None:
        self.child = child
        self.parent = parent

    def impossible(self, s: Bios1) -> str:
        family = self.parent >> 2 == self.child >> 2 == s.active and self.parent != self.child
        return "" if family and s.size[self.parent] and self.child == s.unborn else "no such child is 'unborn'"

    def values(self) -> list[int]:
        return [self.child, self.parent]


class InheritTrack(Founding):
    """The child may take one type of roadrunner DNA, up to the parent's level (10.3b); several by 9.2f."""

    RULE: ClassVar[str] = "10.3b"

    def options(self, s: Bios1) -> list[int]:
        genome: i64 = s.genome[self.child]
        acts: list[int] = []
        if diet_helps(s, self.child, self.parent, genome, NONE):
            acts.append(pack(DONE))
        if genome != 0 and not several(s, self.parent):
            return acts
        for letter in range(dna.DIETARY, 9):
            if (genome >> (6 * letter)) == 0:
                for n in range(1, dna.amount(s.genome[self.parent], letter) + 1):
                    more = genome + n * dna.one(letter)
                    if track_helps(s, self.child, self.parent, more, letter + 1):
                        acts.append(pack(TAKE, letter, n))
        return acts

    def choose(self, s: Bios1, act: int) -> None:
        if kind(act) == DONE:
            s.push(InheritDiet(self.child, self.parent))
            return
        total = s.total[self.child] + second(act) * dna.one(first(act))
        set_total(s, self.child, total, "10.3b")
        s.push(self)


class InheritDiet(Founding):
    """The child may take one type of dietary DNA with one heritage tile, on either face (10.3c.1); more by 9.2f.

    The parent keeps its pile (10.3c.4).
    """

    RULE: ClassVar[str] = "10.3c.1"

    def options(self, s: Bios1) -> list[int]:
        genome: i64 = s.genome[self.child]
        acts: list[int] = []
        if has_place(s, self.child, self.parent, genome):
            acts.append(pack(DONE))
        last = self.last(s)
        for at in diets(s, self.parent, genome):
            if at >> 1 > last and diet_helps(s, self.child, self.parent, genome + s.t.heritage_dna[at], at >> 1):
                acts.append(pack(INHERIT, at))
        return acts

    def last(self, s: Bios1) -> int:
        """The last tile the child has taken: tiles are taken in order."""
        player = self.child >> 2
        for tile in range(4, -1, -1):
            face = s.heritage[player * 5 + tile]
            if face >= 0 and face >> 1 == self.child:
                return tile
        return NONE

    def choose(self, s: Bios1, act: int) -> None:
        if kind(act) == DONE:
            return
        at = int(first(act))
        s.heritage[(self.child >> 2) * 5 + (at >> 1)] = self.child * 2 + (at & 1)
        s.tell("inherit", "10.3c.1", self.child, at)
        set_total(s, self.child, s.total[self.child] + s.t.heritage_dna[at], "10.3c.1")
        s.push(self)


class FirstPlace(Founding):
    """The child goes to a place within its migration limit that suits it (10.4.1, 10.4.2)."""

    RULE: ClassVar[str] = "10.4.1"

    def options(self, s: Bios1) -> list[int]:
        genome: i64 = s.genome[self.child]
        size: i64 = s.size[self.child]
        habitats: i64 = reach(s, homes(s, self.parent), genome, size)
        return list_targets(s, self.child, genome, size, habitats)

    def choose(self, s: Bios1, act: int) -> None:
        settle(s, self.child, act)
