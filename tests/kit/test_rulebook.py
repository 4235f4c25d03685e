"""The rules as paragraphs, and the matrix made of code and tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gondwana
from gondwana.kit import rulebook
from gondwana.kit.rulebook import Rulebook, marks

GAMES = [meta.id for meta in gondwana.games()]


def book(folder: Path, *rows: str) -> Rulebook:
    """A rulebook of these ids."""
    path = folder / "rules.toml"
    path.write_text("".join(f'[[rule]]\nkind = "a"\nvariant = "b"\nen = "x"\nfr = "y"\n{row}\n' for row in rows))
    return Rulebook(path)


def test_code_and_tests_are_found(tmp_path: Path) -> None:
    game, tests = tmp_path / "game", tmp_path / "tests"
    game.mkdir()
    tests.mkdir()
    rules = book(tmp_path, 'id = "A1"', 'id = "A1.2"', 'id = "A1.20"', 'id = "A2"', 'id = "A3"\nstatus = "note"')
    (game / "engine.py").write_text('"""A1 and A1.2"""\nx = "A1.20"\ny = "BA2"  # A2b, A2.9, A3.\n')
    (tests / "test_it.py").write_text(
        '@rule("A1", "A1.2")\ndef test_one():\n    "A1.20"\n\n@other("A2")\nclass T: pass\n'
    )
    found = rules.coverage(game, tests)
    assert found["A1"].code == ["engine.py:1"]
    assert found["A1.2"].code == ["engine.py:1"]
    assert found["A1.20"].code == ["engine.py:2"]
    assert found["A2"].code == []
    assert found["A3"].code == ["engine.py:3"]
    assert found["A1"].tests == found["A1.2"].tests == ["test_it.py:2"]
    assert found["A1.20"].tests == []
    assert rules.missing(game, tests) == ["A1.20", "A2"]
    assert rules.missing(game, None) == ["A2"]


def test_marks_are_read_from_the_source(tmp_path: Path) -> None:
    path = tmp_path / "test_x.py"
    path.write_text('@rule("A", "B")\n@other\ndef test_a(): pass\n\n@rule("C")\nclass TestC: pass\n')
    assert sorted(marks(path)) == [("A", 3), ("B", 3), ("C", 6)]


def test_paragraphs_speak_both_languages(tmp_path: Path) -> None:
    rule = book(tmp_path, 'id = "A"\nruling = "r"\nruling_fr = "l\'r"\nreason = "n"\nreason_fr = "l\'n"').rules["A"]
    assert (rule.text("en"), rule.text("fr")) == ("x", "y")
    assert (rule.reading("en"), rule.reading("fr")) == ("r", "l’r")
    assert (rule.why_note("en"), rule.why_note("fr")) == ("n", "l’n")


@pytest.mark.parametrize("id", GAMES)
def test_every_rulebook_is_complete(id: str) -> None:
    game = gondwana.game(id)
    for rule in game.rulebook.rules.values():
        assert rule.en, rule.id
        assert rule.fr, rule.id
        assert rule.en != rule.fr, rule.id
        assert rule.status in ("code", "note"), rule.id
        assert bool(rule.reason) == (rule.status == "note"), rule.id
        for english, french in ((rule.ruling, rule.ruling_fr), (rule.reason, rule.reason_fr)):
            assert bool(english) == bool(french), rule.id
            assert not english or english != french, rule.id


@pytest.mark.parametrize("id", GAMES)
def test_what_is_named_exists(id: str) -> None:
    """Options, acts and frames rest on paragraphs of the book."""
    game = gondwana.game(id)
    rules = game.rulebook.rules
    assert [name for name, setting in game.meta.settings.items() if setting.rule not in rules] == []
    assert [form.word for form in game.codec.forms.values() if form.rule and form.rule not in rules] == []
    assert [name for name, frame in game.frames.items() if frame.RULE and frame.RULE not in rules] == []


@pytest.mark.parametrize("id", GAMES)
def test_rulings_are_of_paragraphs_and_have_their_page(id: str) -> None:
    game = gondwana.game(id)
    text = (game.meta.folder / "RULINGS.md").read_text(encoding="utf-8")
    ruled = [rule.id for rule in game.rulebook.rules.values() if rule.ruling]
    assert [id for id in ruled if not re.search(rf"(?<![\w.]){re.escape(id)}(?!\w|\.\d)", text)] == []


def test_the_tests_of_this_tree_are_found() -> None:
    assert rulebook.tests_folder() == Path(__file__).parents[1]
