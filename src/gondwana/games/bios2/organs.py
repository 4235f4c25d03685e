"""Organs (E2.c) as packed numbers: how many of each colour, eight bits each, so that one addition adds all up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
WHITE: Final = 4
ORGANS: Final = ["red", "yellow", "green", "blue", "white"]
"""Nerves, circulation, digestion, reproduction, cold adaptation."""
COLOURS: Final = 5
SUPPLY: Final = [25, 25, 25, 25, 10]
"""Cubes in the box (B4); the sum is 110."""
TOKENS: Final = 4
"""Monster tokens of each colour but white (B2)."""

BITS: Final = 8
MONSTER: Final = 40
"""Above the cubes of a card: the colour of its monster token, plus one (J4)."""
CUBES: Final[i64] = (1 << 40) - 1


ONES: Final = [1 << BITS * colour for colour in range(COLOURS)]
"""A list, since a shifted constant has 32 bits only in the compiled build."""


def one(colour: i64) -> i64:
    """A single organ of a colour.

    >>> amount(one(WHITE), WHITE)
    1
    """
    return ONES[colour]


def amount(organs: i64, colour: i64) -> int:
    """How many organs of a colour.

    >>> amount(packed("red1 white2"), WHITE)
    2
    """
    return int((organs >> (colour * 8)) & 255)


def total(organs: i64) -> int:
    """All cubes together, without monsters.

    >>> total(packed("red1 white2"))
    3
    """
    n: i64 = organs & 255
    n += (organs >> 8) & 255
    n += (organs >> 16) & 255
    n += (organs >> 24) & 255
    n += (organs >> 32) & 255
    return int(n)


def monster(organs: i64) -> int:
    """The colour of the monster token on a card, or -1."""
    return int(organs >> 40) - 1


def packed(text: str) -> int:
    """Organs as written in the data: `red1 white2`.

    >>> packed("")
    0
    """
    found: i64 = 0
    for word in text.split():
        name = word.rstrip("0123456789")
        found += int(word[len(name) :]) * one(ORGANS.index(name))
    return found


def written(organs: i64) -> str:
    """The inverse of `packed`.

    >>> written(packed("white10 red1"))
    'red1 white10'
    """
    return " ".join([f"{ORGANS[colour]}{amount(organs, colour)}" for colour in range(5) if amount(organs, colour) > 0])
