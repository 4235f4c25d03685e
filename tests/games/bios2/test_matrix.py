"""The rule matrix: every paragraph is cited by code and proved by a test, and so is every row of RULINGS.md."""

from __future__ import annotations

from pathlib import Path

import pytest

import gondwana
from tests.tools import unproved_rows

GAME = gondwana.game("bios2")


def test_every_paragraph_is_implemented_and_proved() -> None:
    assert GAME.rulebook.missing(GAME.meta.folder, Path(__file__).parent) == []


def test_every_ruling_is_told_and_proved() -> None:
    assert unproved_rows(GAME) == []


def test_a_ruling_without_a_row_or_a_test_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.rulebook, "coverage", lambda folder, tests: dict.fromkeys(GAME.rulebook.rules, Bare()))
    assert "J8.c" in unproved_rows(GAME)
    assert "A1.d.3" in unproved_rows(GAME)


class Bare:
    """What no test is marked with."""

    tests = ()
