"""Integers as people and files write them."""

from __future__ import annotations

import re


def integer(word: str) -> int | None:
    """The integer of plain digits with at most a minus before them, else nothing.

    `str.isdigit` and `int` disagree about superscripts and very long words; a hostile file would crash a reader.

    >>> integer("-7"), integer("²"), integer("--7"), integer("1_000")
    (-7, None, None, None)
    """
    return int(word) if re.fullmatch(r"-?[0-9]{1,100}", word) else None
