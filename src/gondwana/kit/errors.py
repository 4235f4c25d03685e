"""Mistakes of users and of files. Each message is one line that says what is wrong and where."""

from __future__ import annotations

import sys
from pathlib import Path


class GondwanaError(ValueError):
    """Bad input from outside. A command prints the message and exits with 2."""


class SituationError(GondwanaError):
    """A situation that does not parse or cannot be. `line` and `column` count from 1."""

    def __init__(self, line: int, column: int, message: str) -> None:
        self.line = line
        self.column = column
        super().__init__(f"line {line}, column {column}: {message}")


class RecordError(GondwanaError):
    """A record that is damaged, cut short, or of another game or version."""


class DataError(GondwanaError):
    """A component file that is not what the game needs."""


def install(extra: str) -> str:
    """How to get the libraries of an extra: from the index, or, in a clone, into the environment that runs this.

    >>> install("arena").endswith("[arena]'")
    True
    """
    root = Path(__file__).parents[3]
    if (root / "pyproject.toml").exists():
        return f"{Path(sys.executable)} -m pip install -e '{root}[{extra}]'"
    return f"pip install 'gondwana[{extra}]'"


MANY = 12
"""So many known words a complaint lists."""


def whole(text: str) -> int | None:
    """The whole number that a word is, or nothing; what merely looks like one to `str.isdigit` is none.

    >>> whole("-12"), whole("--12"), whole("²"), whole("9" * 5000)
    (-12, None, None, None)
    """
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 20 else None


def one_of(word: str, known: list[str], what: str) -> str:
    """The complaint about an unknown word, with the nearest known ones.

    >>> one_of("cubosaur", ["cubosaurs", "trias"], "game")
    "unknown game 'cubosaur'; did you mean cubosaurs?"
    """
    from difflib import get_close_matches

    near = get_close_matches(word, known, n=3)
    some = ", ".join(known if len(known) <= MANY else [*known[:MANY], "…"])
    hint = f"did you mean {' or '.join(near)}?" if near else f"known: {some or 'none'}"
    return f"unknown {what} {word!r}; {hint}"
