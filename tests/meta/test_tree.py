"""Promises about the source tree itself."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gondwana
from gondwana.core.frames import Frame

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "gondwana"
GAMES = [meta.id for meta in gondwana.games()]
LAYERS = {
    "core": {"core"},
    "kit": {"core", "kit"},
    "games": {"core", "kit", "games"},
    "bots": {"core", "kit", "games", "bots"},
}
"""What the modules of a folder may import; the folders not named here may import everything."""


def sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The modules of this package that a file imports, at its head or anywhere below."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def inner(path: Path) -> set[str]:
    """The parts of the package a file needs, such as `core.state`."""
    return {name.removeprefix("gondwana.") for name in imported(path) if name.startswith("gondwana.")}


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_go_down(layer: str) -> None:
    wrong = [
        (path.relative_to(SOURCE).as_posix(), name)
        for path in sorted((SOURCE / layer).rglob("*.py"))
        for name in inner(path)
        if name.split(".")[0] not in LAYERS[layer]
    ]
    assert wrong == []


@pytest.mark.parametrize("id", GAMES)
def test_no_game_imports_another(id: str) -> None:
    wrong = [
        (path.name, name)
        for path in sorted((SOURCE / "games" / id).rglob("*.py"))
        for name in inner(path)
        if name.startswith("games") and name != "games" and name.split(".")[1] != id
    ]
    assert wrong == []


def test_the_core_needs_nothing_that_reads_or_asks() -> None:
    allowed = {"__future__", "typing", "mypy_extensions"}
    for path in sorted((SOURCE / "core").glob("*.py")):
        outer = {name.split(".")[0] for name in imported(path)} - {"gondwana"}
        assert outer <= allowed, path


@pytest.mark.parametrize("id", GAMES)
def test_compiled_modules_of_a_game_need_no_files(id: str) -> None:
    """What must be the same in both builds reads no file, no clock and no other random numbers."""
    outside = {"random", "secrets", "time", "datetime", "os", "pathlib", "json", "hashlib"}
    talking = {"__init__.py", "view.py", "draw.py", "situation.py", "why.py"}
    for path in sorted((SOURCE / "games" / id).rglob("*.py")):
        if path.name not in talking:
            assert not {name.split(".")[0] for name in imported(path)} & outside, path


def test_no_file_is_too_long() -> None:
    long = {
        path.relative_to(SOURCE).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in sources()
    }
    assert {name: n for name, n in long.items() if n > 400} == {}


@pytest.mark.parametrize("id", GAMES)
def test_every_frame_rests_on_a_paragraph(id: str) -> None:
    game = gondwana.game(id)
    for name, frame in game.frames.items():
        assert issubclass(frame, Frame)
        assert frame.RULE in game.rulebook.rules, name


@pytest.mark.parametrize("id", GAMES)
def test_every_frame_is_declared(id: str) -> None:
    """A frame that the game does not list could not be written in a situation."""
    game = gondwana.game(id)
    found = set()
    for path in sorted((SOURCE / "games" / id).rglob("*.py")):
        if path.name == "bot.py":
            continue  # what a bot puts on the stack of a copy never waits in a game
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any("Frame[" in ast.unparse(base) for base in node.bases):
                found.add(node.name)
    assert found <= {base.__name__ for frame in game.frames.values() for base in frame.__mro__}


def test_all_games_have_the_same_files() -> None:
    always = {"__init__.py", "acts.py", "draw.py", "effects.py", "meta.toml", "rules.toml", "situation.py", "state.py"}
    always |= {"tables.py", "view.py", "RULINGS.md", "locale/en.toml", "locale/fr.toml", "data/SOURCES.md"}
    always |= {"frames/__init__.py"}
    for id in GAMES:
        folder = SOURCE / "games" / id
        here = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        assert always - here == set(), id
        assert any(name.startswith("data/") and name.endswith(".csv") for name in here), id


def test_what_is_public_is_explained() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").glob("*.md")))
    for name in gondwana.__all__:
        thing = getattr(gondwana, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert re.search(rf"\b{name}\b", text), f"{name} is in no page of docs/"
            if not str(sys.modules[thing.__module__].__file__).endswith(".py"):
                continue  # compiled classes have lost their texts
            assert inspect.getdoc(thing), name
            for member, value in vars(thing).items() if inspect.isclass(thing) else ():
                if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
                    assert inspect.getdoc(value), f"{name}.{member}"


def tracked() -> list[Path]:
    """The text files of the project: those git knows, or all in a tree without git."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
        paths = [ROOT / name for name in done.stdout.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in ROOT.rglob("*") if path.is_file() and ".venv" not in path.parts]
    return [path for path in paths if path.suffix not in {".png", ".ico", ".woff2", ".so"} and path.is_file()]


FOREIGN = {
    "an absolute path": r"(?<![\w.}/:~])/(?:home|root|work|Users|tmp|opt|var|mnt)/\w",
    "a drive": r"\b[A-Z]:\\\\?[A-Za-z]",
    "a package registry": r"pypi\.org|pythonhosted\.org|npmjs\.(?:com|org)|registry\.\w+|index-url|artifactory|nexus\.",
}


@pytest.mark.parametrize("what", FOREIGN)
def test_nothing_speaks_of_a_machine(what: str) -> None:
    found = []
    for path in tracked():
        if path == Path(__file__):
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [(path.relative_to(ROOT).as_posix(), hit.group()) for hit in re.finditer(FOREIGN[what], text)]
    assert found == []


def test_the_traps_above_catch_something() -> None:
    examples = {
        "an absolute path": "see /home/me",
        "a drive": r"C:\\Users",
        "a package registry": "https://" + "pypi.org/x",
    }
    for what, text in examples.items():
        assert re.search(FOREIGN[what], text)
    assert not re.search(FOREIGN["an absolute path"], "https://x.org/home/me and src/tmp/x")
