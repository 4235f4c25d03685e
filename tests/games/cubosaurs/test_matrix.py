"""Every paragraph of the rulebook is cited by the code that implements it and by a test that proves it."""

from __future__ import annotations

import gondwana
from gondwana.kit import rulebook
from tests.tools import unproved_rulings

GAME = gondwana.game("cubosaurs")


def test_no_paragraph_is_missing() -> None:
    assert GAME.rulebook.missing(GAME.meta.folder, rulebook.tests_folder()) == []


def test_tests_name_paragraphs_that_exist() -> None:
    folder = rulebook.tests_folder()
    assert folder is not None
    for path in (folder / "games" / "cubosaurs").glob("test_*.py"):
        assert [id for id, _ in rulebook.marks(path) if id not in GAME.rulebook.rules] == []


def test_every_ruling_is_told_and_proved() -> None:
    assert unproved_rulings(GAME) == []
