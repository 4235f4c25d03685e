"""The recipes of CONTRIBUTING.md, carried out word for word on a copy of the source tree."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass
class Step:
    """A fenced block: a file to write or change, or commands."""

    language: str
    words: dict[str, str]
    body: str


def recipe(title: str) -> list[Step]:
    """The blocks below a heading."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.split(f"\n## {title}\n")[1].split("\n## ")[0]
    steps = []
    for language, info, body in BLOCK.findall(section):
        words = dict(word.partition("=")[::2] for word in shlex.split(info))
        steps.append(Step(language, words, body))
    return steps


def carry_out(step: Step, tree: Path) -> None:
    """Do what a block says."""
    if step.language == "sh":
        env = {**os.environ, "PYTHONPATH": str(tree / "src"), "GONDWANA_PURE": "1"}
        for line in step.body.splitlines():
            words = shlex.split(line)
            command = [sys.executable, *(["-m", "gondwana"] if words[0] == "gondwana" else []), *words[1:]]
            done = subprocess.run(command, cwd=tree, env=env, input="", capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        return
    path = tree / step.words["file"]
    path.parent.mkdir(parents=True, exist_ok=True)
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    if "append" in step.words:
        path.write_text(f"{old}\n{step.body}", encoding="utf-8")
    elif "replace" in step.words and step.language == "csv":
        start = next(line for line in old.splitlines() if line.startswith(step.words["replace"] + ","))
        path.write_text(old.replace(start + "\n", step.body), encoding="utf-8")
    elif "replace" in step.words:
        assert old.count(step.words["replace"] + "\n") == 1
        path.write_text(old.replace(step.words["replace"] + "\n", step.body), encoding="utf-8")
    else:
        path.write_text(step.body, encoding="utf-8")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what a contributor has before them."""
    leave = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def pytest_in(tree: Path, *words: str) -> str:
    """Run tests of the copy."""
    env = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}", "GONDWANA_PURE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", *words]
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_add_a_card(tree: Path) -> None:
    for step in recipe("Add a card"):
        carry_out(step, tree)


def test_add_a_rule(tree: Path) -> None:
    paragraph, code, test = recipe("Add a rule")
    carry_out(paragraph, tree)
    carry_out(test, tree)
    before = pytest_in(tree, "tests/games/cubosaurs/test_recipe.py", "tests/games/cubosaurs/test_matrix.py")
    assert "2 failed" in before, before
    carry_out(code, tree)
    after = pytest_in(tree, "tests/games/cubosaurs/test_recipe.py", "tests/games/cubosaurs/test_matrix.py")
    assert "failed" not in after, after
    assert "4 passed" in after, after


def test_add_a_game(tree: Path) -> None:
    for step in recipe("Add a game"):
        carry_out(step, tree)
    out = pytest_in(tree, "tests/kit/test_conformance.py", "-k", "pebbles")
    assert "failed" not in out, out
    assert " passed" in out, out


def test_add_a_bot(tree: Path) -> None:
    steps = recipe("Add a bot")
    assert steps[0].body == (ROOT / steps[0].words["file"]).read_text(encoding="utf-8")
    for step in steps:
        carry_out(step, tree)
