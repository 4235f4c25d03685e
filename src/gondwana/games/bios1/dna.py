"""Genomes (2.3): how many of each of the nine letters, packed into one number of nine six-bit fields.

The highest bit of each field stays free, so that "has at least these letters" is one subtraction.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LETTERS: Final = "BGHIPAMNS"
"""Dietary letters first (2.3b): browse, graze, husk, insects, physiology; then roadrunner letters (2.3c)."""

B: Final = 0
G: Final = 1
H: Final = 2
I: Final = 3  # noqa: E741  the rulebook's letter
P: Final = 4
A: Final = 5
M: Final = 6
N: Final = 7
S: Final = 8
DIETARY: Final = 5
"""Letters below are dietary, the others roadrunner (2.3a)."""

GUARD: Final[i64] = 0o404040404040404040
ROADRUNNER: Final[i64] = 0o777777770000000000
TRACK: Final[i64] = 3


def packed(letters: str) -> int:
    """The genome of a code as printed (2.3a); any other letter is an error.

    >>> amount(packed("BGGAN"), G), size_of(packed("BGGAN"))
    (2, 5)
    """
    code = 0
    for letter in letters:
        code += 1 << 6 * LETTERS.index(letter)
    return code


def written(genome: i64) -> str:
    """The letters of a genome, for people.

    >>> written(packed("NAB"))
    'BAN'
    """
    out = ""
    for i in range(9):
        out += LETTERS[i] * int(amount(genome, i))
    return out


def amount(genome: i64, letter: i64) -> i64:
    """How many of a letter; several copies add up (2.3e)."""
    return (genome >> (6 * letter)) & 31


def one(letter: i64) -> i64:
    """A genome of one letter."""
    shift: i64 = 6 * letter
    unit: i64 = 1
    return unit << shift


def covers(genome: i64, wanted: i64) -> bool:
    """Does the genome hold all these letters, multiplicity included (2.4b)?"""
    return (((genome | GUARD) - wanted) & GUARD) == GUARD


def short_of(genome: i64, wanted: i64) -> i64:
    """The fields in which the genome falls short, as a mask of guard bits."""
    return ~((genome | GUARD) - wanted) & GUARD


def minus(genome: i64, lost: i64) -> i64:
    """The genome without these letters; a field never falls below zero."""
    left: i64 = 0
    i: i64 = 0
    while i < 9:
        n = amount(genome, i) - amount(lost, i)
        if n > 0:
            left += n << (6 * i)
        i += 1
    return left


def tracked(total: i64) -> i64:
    """What counts of a total: a roadrunner track stops at three (2.5b, 7.3)."""
    i: i64 = DIETARY
    while i < 9:
        n = amount(total, i)
        if n > TRACK:
            total -= (n - TRACK) << (6 * i)
        i += 1
    return total


def size_of(genome: i64) -> i64:
    """The number of letters, which is what catastrophes count (6.2a.2)."""
    n: i64 = 0
    while genome > 0:
        n += genome & 31
        genome >>= 6
    return n


def tracks(genome: i64) -> i64:
    """How many roadrunner tracks hold an animal of this genome (7.3a.3)."""
    n: i64 = 0
    genome >>= 6 * DIETARY
    while genome > 0:
        if genome & 31:
            n += 1
        genome >>= 6
    return n


def shared(genome: i64, card: i64) -> i64:
    """How many letters of the card the genome meets, each once (7.4.2)."""
    n: i64 = 0
    i: i64 = 0
    while i < 9:
        have = amount(genome, i)
        want = amount(card, i)
        n += have if have < want else want
        i += 1
    return n
