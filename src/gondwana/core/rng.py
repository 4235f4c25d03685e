"""Random numbers that are the same in both builds and on every machine (sfc32 on masked 32-bit words)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class Rng:
    """A small generator whose whole state is four words, so that a game can be cloned and written down."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def next(self) -> i64:
        """The next 32 random bits."""
        t: i64 = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) | (self.c >> 11)) & MASK) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is at most 2**31."""
        return (self.next() * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            other = items[j]
            items[j] = items[i]
            items[i] = other
            i -= 1

    def words(self) -> list[int]:
        """The state, for keys and situations; `Rng(*words)` continues the same sequence."""
        return [self.a, self.b, self.c, self.d]

    def clone(self) -> Rng:
        """An independent copy that continues the same sequence."""
        return Rng(self.a, self.b, self.c, self.d)


def seeded(seed: int) -> Rng:
    """The generator of a seed.

    >>> r = seeded(7)
    >>> [r.below(6) for _ in range(8)]
    [0, 3, 4, 3, 4, 2, 5, 3]
    """
    r = Rng(seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, 0x9E3779B9, 1)
    for _ in range(12):
        r.next()
    return r
