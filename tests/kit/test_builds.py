"""The golden records: the rules still do what they did, in both builds, to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import gondwana
from tests.golden import FOLDER, cases, digest, files

ROOT = Path(__file__).parents[2]
COMPILED = any((ROOT / "src/gondwana/core" / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def keys_elsewhere(**env: str) -> tuple[str, dict[str, str]]:
    """The kind of build and the digests of all records, as another process finds them."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden", "--keys"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, **env},
        capture_output=True,
        text=True,
        check=True,
    )
    kind, *lines = done.stdout.splitlines()
    return kind, dict(line.split(" ") for line in lines)


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_golden_record_replays(path: Path) -> None:
    record = gondwana.Record.load(path)
    last = record.replay()
    assert last.who == gondwana.OVER
    assert record.scores == last.scores()
    assert record.dumps() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("meta", gondwana.games(), ids=lambda meta: meta.id)
def test_every_game_has_its_records(meta: gondwana.kit.game.Meta) -> None:
    wanted = cases(gondwana.game(meta.id))
    assert {path.stem for path in (FOLDER / meta.id / "golden").glob("*.txt")} == set(wanted)
    shown = {(name, value) for _, options in wanted.values() for name, value in options.items()}
    for setting in meta.settings.values():
        assert {setting.show(value) for value in setting.values()} == {
            value for name, value in shown if name == setting.name
        }


def test_both_builds_play_the_same_games() -> None:
    here = {path.relative_to(FOLDER).as_posix(): digest(path) for path in files()}
    kind, pure = keys_elsewhere(GONDWANA_PURE="1", PYTHONHASHSEED="1")
    assert kind == ".py"
    assert pure == here
    if COMPILED:
        kind, compiled = keys_elsewhere(GONDWANA_PURE="0", PYTHONHASHSEED="2")
        assert kind != ".py"
        assert compiled == here
