"""The words of the pages: the same TOML catalogues as everywhere else in the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gondwana.kit.game import COMMON
from gondwana.kit.i18n import LANGUAGES, Texts

FOLDER = Path(__file__).parent / "locale"


@cache
def words(lang: str) -> Texts:
    """All texts of the site in a language."""
    return Texts(lang if lang in LANGUAGES else "en", COMMON, FOLDER)
