"""Complaints: whatever the code can say of bad input has its French, and nothing is translated that nobody says."""

from __future__ import annotations

import ast
import re
import string
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import gondwana
from gondwana.kit.complaint import complaint, texts

SOURCE = Path(gondwana.__file__).parent
FILES = sorted(SOURCE.rglob("locale/errors.toml"))
COMMON = SOURCE / "kit" / "locale" / "errors.toml"
RAISED = {"GondwanaError", "DataError", "RecordError", "SituationError", "ArgumentTypeError", "IllegalAct", "error"}
"""What is called with a complaint; `error` is that of a token of a situation and of the parser of arguments."""
CHECKS = {"invariants.py", "laws.py", "flow.py"}
"""The files of a game that do nothing but say what is wrong with a position."""
ANSWERS = ("check", "impossible", "lacking", "shapeless")
"""So begin the names of functions elsewhere that do."""


@cache
def tree(path: Path) -> list[ast.AST]:
    """All nodes of a module."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def form(node: ast.AST) -> str:
    """A text as the files write it, {} for what varies."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    if isinstance(node, ast.BinOp):
        return form(node.left) + form(node.right)
    return str(node.value) if isinstance(node, ast.Constant) and isinstance(node.value, str) else "{}"


def forms(node: ast.AST) -> list[str]:
    """The one or two texts of an expression."""
    return [form(node.body), form(node.orelse)] if isinstance(node, ast.IfExp) else [form(node)]


def complaints(path: Path) -> Iterator[str]:
    """What a module can say: the errors it raises, and the answers of the checks of a position."""
    checks = "games" in path.parts and path.name in CHECKS
    for node in tree(path):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in RAISED or (name == "ValueError" and path.name == "codec.py"):
                for arg in node.args:
                    yield from (
                        form(each) for each in ([arg.body, arg.orelse] if isinstance(arg, ast.IfExp) else [arg])
                    )
        elif isinstance(node, ast.FunctionDef) and (checks or node.name.startswith(ANSWERS)):
            for found in ast.walk(node):
                if isinstance(found, ast.Return) and found.value is not None:
                    yield from forms(found.value)


def sources(file: Path) -> list[Path]:
    """The modules whose complaints a file has: those beside it; the common one has those of all without their own."""
    own = [other.parents[1] for other in FILES if other != COMMON]
    if file != COMMON:
        return sorted(file.parents[1].rglob("*.py"))
    shared = (path for path in SOURCE.rglob("*.py") if "games" not in path.parts)
    return sorted(path for path in shared if not any(path.is_relative_to(folder) for folder in own))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parents[1].name)
def test_every_complaint_has_its_french(file: Path) -> None:
    known = {**texts(COMMON), **texts(file)}
    said = {text for path in sources(file) for text in complaints(path)}
    sentences = {text for text in said if re.search(r"[a-z]", text) and " " in text}
    assert sentences - known.keys() == set()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parents[1].name)
def test_nothing_is_translated_that_nobody_says(file: Path) -> None:
    everywhere = SOURCE.rglob("*.py") if file == COMMON else sources(file)
    said = {form(node) for path in everywhere for node in tree(path)}
    rows = tomllib.loads(file.read_text(encoding="utf-8"))
    foreign = rows.pop("foreign", {})
    assert {text for text in rows if text not in said} == set()
    assert not foreign.keys() & said


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parents[1].name)
def test_what_varies_is_kept(file: Path) -> None:
    for english, french in texts(file).items():
        names = [name for _, name, _, _ in string.Formatter().parse(french) if name is not None]
        assert names == [""] * len(names) or sorted(names) == [str(n) for n in range(len(names))], french
        assert len(names) == english.count("{}"), english


def test_a_complaint_in_a_complaint_and_the_paragraph_are_french_too() -> None:
    match = gondwana.Match(gondwana.game("cubosaurs"), seats=2, seed=5)
    text = f"{match.record.dumps()}p{match.state.who + 1} add nothing\n"
    with pytest.raises(gondwana.GondwanaError) as caught:
        gondwana.Record.loads(text).replay()
    told = complaint(str(caught.value), "fr")
    assert "n’est pas permis\u202f: «\u202fnothing\u202f» n’existe pas ici (carte)" in told
    rules = gondwana.game("cubosaurs").rulebook.rules.values()
    assert [each.id for each in rules if told.endswith(f". {each.id}\u202f: {each.fr}")]
    assert complaint(str(caught.value), "en") == str(caught.value)


def test_what_is_unknown_stays_as_it_is() -> None:
    assert complaint("Keyboard on fire", "fr") == "Keyboard on fire"
