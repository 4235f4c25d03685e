"""Chapters T10 and T11: what a land is worth. Counts are herds per seat."""

from __future__ import annotations

from mypy_extensions import i64


def counts(herds: i64, seats: i64) -> list[int]:
    """Herds written four bits a seat, as a list."""
    out: list[int] = []
    for _ in range(seats):
        out.append(herds & 15)
        herds >>= 4
    return out


def new_land_points(herds: list[int]) -> list[int]:
    """A land that has just broken off: 2 to all with most herds, 1 to all with the next number (T10.5)."""
    most, second = ranks(herds)
    return [2 if n == most > 0 else 1 if n == second > 0 else 0 for n in herds]


def final_points(size: int, herds: list[int]) -> list[int]:
    """The final scoring of a land: a point per tile to the first, half of that to the second (T11.2).

    Tied firsts share both places and leave nothing (T11.4); tied seconds share the half (T11.5); whoever is alone gets
    the first place only (T11.3); shares are rounded up (T11.6).
    """
    most, second = ranks(herds)
    if most == 0:
        return [0] * len(herds)
    firsts = herds.count(most)
    if firsts > 1:
        share = (3 * size + 2 * firsts - 1) // (2 * firsts)
        return [share if n == most else 0 for n in herds]
    seconds = max(1, herds.count(second))
    share = (size + 2 * seconds - 1) // (2 * seconds)
    return [size if n == most else share if n == second > 0 else 0 for n in herds]


def ranks(herds: list[int]) -> tuple[int, int]:
    """The largest number of herds, and the next smaller one; 0 if there is none."""
    most = max(herds)
    second = 0
    for n in herds:
        if second < n < most:
            second = n
    return most, second
