"""A choice as one small int: a kind and up to three fields. Semantic, never an index, so that records outlive code."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final[i64] = 10
FIELD: Final[i64] = 1023

# Kinds that mean the same in every game; a game numbers its own from FIRST_KIND.
PASS: Final = 0
DONE: Final = 1
YES: Final = 2
NO: Final = 3
FIRST_KIND: Final = 4


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> int:
    """The act of a kind with its fields, each below 1024.

    >>> pack(4, 1), kind(pack(4, 1, 2)), first(pack(4, 1, 2)), second(pack(4, 1, 2))
    (4296015872, 4, 1, 2)
    """
    return (((kind << BITS | a) << BITS | b) << BITS) | c


def kind(act: i64) -> i64:
    """What is done: one of the game's kinds."""
    return act >> 30


def first(act: i64) -> i64:
    """The first field."""
    return (act >> 20) & FIELD


def second(act: i64) -> i64:
    """The second field."""
    return (act >> 10) & FIELD


def third(act: i64) -> i64:
    """The third field."""
    return act & FIELD
