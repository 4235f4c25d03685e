"""The rules of a game as numbered paragraphs, and where code and tests cite them."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from gondwana.kit.i18n import typeset


@dataclass(frozen=True)
class Rule:
    """One paragraph, in our own words. `status`: code must implement it, or `note` with the reason why it need not.

    Its ruling is our reading of what the book leaves open there.
    """

    id: str
    kind: str
    variant: str
    en: str
    fr: str
    status: str = "code"
    reason: str = ""
    reason_fr: str = ""
    ruling: str = ""
    ruling_fr: str = ""

    def text(self, lang: str) -> str:
        """The paragraph in a language."""
        return self.fr if lang == "fr" else self.en

    def reading(self, lang: str) -> str:
        """The ruling in a language, if there is one."""
        return self.ruling_fr if lang == "fr" else self.ruling

    def why_note(self, lang: str) -> str:
        """The reason in a language, if it is a note."""
        return self.reason_fr if lang == "fr" else self.reason


@dataclass
class Coverage:
    """Where one paragraph is cited, as `file:line`."""

    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


class Rulebook:
    """The paragraphs of a game, in the order of the book."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            rows = tomllib.load(file)["rule"]
        self.rules = {row["id"]: Rule(**{name: typeset(cell, name[-2:]) for name, cell in row.items()}) for row in rows}
        ids = "|".join(re.escape(id) for id in sorted(self.rules, key=len, reverse=True))
        self._mention = re.compile(rf"(?<![\w.])(?:{ids})(?![\w]|\.\d)")

    def coverage(self, folder: Path, tests: Path | None) -> dict[str, Coverage]:
        """For each paragraph, the lines of the game's folder that name it and the tests marked with it."""
        found = {id: Coverage() for id in self.rules}
        for path in sorted(folder.rglob("*.py")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for id in dict.fromkeys(self._mention.findall(line)):
                    found[id].code.append(f"{path.relative_to(folder)}:{number}")
        if tests is not None:
            for path in sorted(tests.rglob("test_*.py")):
                for id, number in marks(path):
                    if id in found:
                        found[id].tests.append(f"{path.relative_to(tests)}:{number}")
        return found

    def missing(self, folder: Path, tests: Path | None) -> list[str]:
        """The paragraphs that lack code or a test (tests are left out when there is no source tree)."""
        found = self.coverage(folder, tests)
        return [
            rule.id
            for rule in self.rules.values()
            if rule.status == "code" and (not found[rule.id].code or (tests is not None and not found[rule.id].tests))
        ]


@cache
def marks(path: Path) -> list[tuple[str, int]]:
    """The paragraphs named by `@rule("…")` in a test file, with the line of the test."""
    found: list[tuple[str, int]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    found.extend((str(arg.value), node.lineno) for arg in mark.args if isinstance(arg, ast.Constant))
    return found


def tests_folder() -> Path | None:
    """The tests of the source tree this package runs from, if it does."""
    folder = Path(__file__).parents[3] / "tests"
    return folder if folder.is_dir() else None
