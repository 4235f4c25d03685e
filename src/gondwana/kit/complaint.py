"""Complaints in the reader's language: code says them in English, `locale/errors.toml` says each in French."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from gondwana.kit.i18n import typeset
from gondwana.kit.rulebook import Rulebook

PACKAGE = Path(__file__).parents[1]


def complaint(message: str, lang: str) -> str:
    """What an error says, where a person reads it. What varies may be a complaint itself, or a paragraph of the rules.

    >>> complaint("line 2, column 8: expected a number from 1 to 5, not 'six'", "fr").replace("\u202f", " ")
    'ligne 2, colonne 8 : il faut un nombre de 1 à 5, et non « six »'
    """
    return typeset(_french(message), lang) if lang == "fr" else message


def _french(message: str) -> str:
    if message in _paragraphs():
        return _paragraphs()[message]
    if quoted := re.fullmatch(r"(['\"])((?:(?!\1).)*)\1", message, re.DOTALL):
        return f"« {quoted[2]} »"
    for pattern, text in _known():
        if found := pattern.fullmatch(message):
            return text.format(*map(_french, found.groups()))
    return message


def texts(path: Path) -> dict[str, str]:
    """One file of complaints, with what others say (the table `foreign`)."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))
    return {**rows.pop("foreign", {}), **rows}


@cache
def _known() -> list[tuple[re.Pattern[str], str]]:
    """What says most comes first: `{}: {}` fits nearly everything."""
    rows: dict[str, str] = {}
    for path in sorted(PACKAGE.rglob("locale/errors.toml")):
        rows.update(texts(path))
    words = sorted(rows, key=lambda english: (-len(english.replace("{}", "")), english))
    return [(re.compile("(.*?)".join(map(re.escape, each.split("{}"))), re.DOTALL), rows[each]) for each in words]


@cache
def _paragraphs() -> dict[str, str]:
    """A refusal ends with the paragraph that forbids."""
    books = [Rulebook(path) for path in sorted(PACKAGE.glob("games/*/rules.toml"))]
    return {rule.en: rule.fr for book in books for rule in book.rules.values()}
