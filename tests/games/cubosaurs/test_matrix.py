"""Every paragraph of the rulebook is cited by the code that implements it and by a test that proves it."""

from __future__ import annotations

import re

import gondwana
from gondwana.kit import rulebook

GAME = gondwana.game("cubosaurs")


def test_no_paragraph_is_missing() -> None:
    assert GAME.rulebook.missing(GAME.meta.folder, rulebook.tests_folder()) == []


def test_tests_name_paragraphs_that_exist() -> None:
    folder = rulebook.tests_folder()
    assert folder is not None
    for path in (folder / "games" / "cubosaurs").glob("test_*.py"):
        assert [id for id, _ in rulebook.marks(path) if id not in GAME.rulebook.rules] == []


def test_every_ruling_names_tests_that_exist() -> None:
    text = (GAME.meta.folder / "RULINGS.md").read_text(encoding="utf-8")
    folder = rulebook.tests_folder()
    assert folder is not None
    sections = text.split("\n### ")[1:]
    assert len(sections) > 12
    for section in sections:
        named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", section)
        assert named, section
        for file, test in named:
            assert f"def {test}(" in (folder / "games" / "cubosaurs" / file).read_text(encoding="utf-8")
