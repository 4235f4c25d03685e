"""The rule matrix: every paragraph that code can implement is cited by code and proved by a test."""

from __future__ import annotations

from pathlib import Path

import gondwana
from tests.tools import unproved_rows


def test_every_paragraph_is_covered() -> None:
    game = gondwana.game("bios1")
    assert game.rulebook.missing(game.meta.folder, Path(__file__).parents[2]) == []


def test_notes_say_why() -> None:
    rules = gondwana.game("bios1").rulebook.rules.values()
    assert all(rule.reason for rule in rules if rule.status == "note")
    assert sum(rule.status == "note" for rule in rules) < 12


def test_every_ruling_is_told_and_proved() -> None:
    assert unproved_rows(gondwana.game("bios1")) == []
