"""The matrix of rules: every paragraph has code and a test."""

from __future__ import annotations

from pathlib import Path

import gondwana
from tests.tools import unproved_rulings


def test_every_paragraph_is_implemented_and_proved() -> None:
    game = gondwana.game("trias")
    tests = Path(__file__).parents[2]
    assert game.rulebook.missing(game.meta.folder, tests) == []
    assert len(game.rulebook.rules) == 84
    assert [id for id, rule in game.rulebook.rules.items() if rule.status == "note"] == ["TA.1", "TA.2", "TA.3", "TA.4"]


def test_every_ruling_is_told_and_proved() -> None:
    assert unproved_rulings(gondwana.game("trias")) == []
