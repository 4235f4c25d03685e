"""Texts in English and French. Catalogues are TOML; nothing a player reads is stored, it is made when shown."""

from __future__ import annotations

import re
import string
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")


def flatten(tree: Mapping[str, Any], prefix: str = "") -> dict[str, str]:
    """Nested tables to dotted keys.

    >>> flatten({"act": {"keep": "Keep"}})
    {'act.keep': 'Keep'}
    """
    flat: dict[str, str] = {}
    for name, value in tree.items():
        if isinstance(value, Mapping):
            flat.update(flatten(value, f"{prefix}{name}."))
        else:
            flat[prefix + name] = str(value)
    return flat


def typeset(text: str, lang: str) -> str:
    r"""Written with plain blanks and apostrophes, shown as it is printed: French has thin blanks that do not break.

    >>> typeset("L'œuf « Main » : qui ?", "fr")
    'L’œuf «\u202fMain\u202f»\u202f: qui\u202f?'
    """
    if lang != "fr":
        return text
    return re.sub(r" (?=[;:?!»%])|(?<=«) ", "\u202f", text.replace("'", "’"))


@cache
def catalogue(folder: Path, lang: str) -> Mapping[str, str]:
    """One language of one folder `locale/`."""
    with (folder / f"{lang}.toml").open("rb") as file:
        return {key: typeset(text, lang) for key, text in flatten(tomllib.load(file)).items()}


VOWEL = "(?i)[aeiouhàâäéèêëîïôöûüœæ]"
"""What `de` is cut short before. An h counts: nearly all of ours, and of the names of people, are mute."""


class _Formatter(string.Formatter):
    """`{n:card|cards}` takes the form that goes with the number n; `{name:de}` is French: `d’Ada`, `de Joueur 2`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            one, many = format_spec.split("|")
            singular = abs(int(value)) < 2 if self.lang == "fr" else int(value) == 1
            return one if singular else many
        if format_spec == "de":
            return f"d’{value}" if re.match(VOWEL, str(value)) else f"de {value}"
        return str(format(value, format_spec))


class Texts:
    """The texts of a game in one language: its own catalogue over the common one."""

    def __init__(self, lang: str, *folders: Path) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"language {lang!r} is not one of {', '.join(LANGUAGES)}")
        self.lang = lang
        self._texts: dict[str, str] = {}
        for folder in folders:
            self._texts.update(catalogue(folder, lang))
        self._formatter = _Formatter(lang)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def __call__(self, key: str, **args: object) -> str:
        """The text of a key with its placeholders filled; a missing key is an error, found by the tests."""
        text = self._texts[key]
        return self._formatter.format(text, **args) if "|" in text or ":de}" in text else text.format(**args)

    def says(self, key: str) -> bool:
        """Is there anything to read?"""
        return bool(self._texts[key])

    def keys(self) -> set[str]:
        """All keys, for the tests that compare languages."""
        return set(self._texts)
