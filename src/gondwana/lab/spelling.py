"""Acts spelled letter by letter: how an act of any game fits a small fixed action space.

An act is a kind and up to three fields. As one index each combination would need a place, millions in Evolution; so a
learner says the kind first and then each field, from one alphabet in which a letter always means the same thing.
Letters on which all acts still possible agree are not asked for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gondwana.core.act import FIELD, kind
from gondwana.core.state import State

PLACES: Final = 4
"""Letters of the longest word: a kind and three fields."""
HEAD: Final = 64
"""So many numbers of an observation tell what is asked; the position begins after them."""


class Alphabet:
    """Which letter a kind or a field of an act is.

    Letters are the kinds, then a block for each sort of things that have names from the start, then, if there are other
    fields, one for all numbers these can be.
    """

    def __init__(self, first: list[int], many: list[int], common: int, size: int) -> None:
        """`first` and `many` tell the block of each field, at kind * 3 + field."""
        self.first = first
        self.many = many
        self.common = common
        self.size = size

    def letter(self, act: i64, place: i64) -> i64:
        """The letter at a place of an act: its kind, then its fields."""
        what = kind(act)
        if place == 0:
            return what
        number = act >> (30 - 10 * place) & FIELD
        at = what * 3 + place - 1
        return (self.first[at] if number < self.many[at] else self.common) + number


class Speller:
    """The answer to one question while it is spelled."""

    def __init__(self, alphabet: Alphabet) -> None:
        self.alphabet = alphabet
        self.left: list[int] = []
        self.place: i64 = 0

    def ask(self, acts: list[int]) -> None:
        """A new question: these acts are possible."""
        self.left = acts
        self.place = 0
        if len(acts) > 1:
            self.skip()

    def skip(self) -> None:
        """Pass over the letters on which all acts agree."""
        while True:
            letter = self.alphabet.letter(self.left[0], self.place)
            for act in self.left:
                if self.alphabet.letter(act, self.place) != letter:
                    return
            self.place += 1

    def letters(self) -> list[int]:
        """What can be said next, in ascending order."""
        out: list[int] = []
        last: i64 = -1
        for act in self.left:
            letter = self.alphabet.letter(act, self.place)
            if letter != last:
                out.append(letter)
                last = letter
        return out

    def spelled(self) -> list[int]:
        """The letters that stand already, said or passed over."""
        return [self.alphabet.letter(self.left[0], place) for place in range(self.place)]

    def say(self, letter: int) -> int:
        """Say a letter: the act that is now spelled, or -1 while several are possible. ValueError: not a letter now."""
        left = [act for act in self.left if self.alphabet.letter(act, self.place) == letter]
        if len(left) == 0:
            raise ValueError(f"letter {letter} cannot be said now")
        if len(left) == 1:
            return left[0]
        self.left = left
        self.place += 1
        self.skip()
        return -1

    def copy(self) -> Speller:
        """An independent copy."""
        c = Speller(self.alphabet)
        c.left = self.left
        c.place = self.place
        return c


def observation(s: State, seat: int, speller: Speller, frames: dict[str, int]) -> list[int]:
    """What a seat knows of a position, as numbers.

    Its own number, who is asked, whose turn it is, the letters that stand (only for the seat that says them), and the
    stack of questions from the top, each with its data: HEAD numbers. Then the position as this seat knows it.
    """
    out = [seat, s.who, s.turn]
    said = speller.spelled() if s.who == seat else []
    out.extend([letter + 1 for letter in said])
    out.extend([0] * (PLACES - len(said)))
    stack = s.stack
    for at in range(len(stack) - 1, -1, -1):
        frame = stack[at]
        out.append(frames[type(frame).__name__])
        out.extend(frame.values())
    if len(out) < HEAD:
        out.extend([0] * (HEAD - len(out)))
    del out[HEAD:]
    out.extend(s.ints(seat))
    return out
