"""The rule matrix: every paragraph is cited by the engine and proved by a test, and every ruling is written down."""

from __future__ import annotations

import re

import gondwana
from gondwana.kit import rulebook

GAME = gondwana.game("evolution")


def test_every_paragraph_has_code_and_a_test() -> None:
    assert GAME.rulebook.missing(GAME.meta.folder, rulebook.tests_folder()) == []


def test_every_ruling_is_explained() -> None:
    text = (GAME.meta.folder / "RULINGS.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"^### (E[BX]?[0-9.]+[a-z]?)", text, flags=re.M))
    ruled = {rule.id for rule in GAME.rulebook.rules.values() if rule.ruling}
    assert ruled <= explained
    assert explained <= set(GAME.rulebook.rules)
