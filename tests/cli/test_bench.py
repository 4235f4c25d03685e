"""bench: the report, and that the C program beside Cubosaurs plays the very same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import gondwana
from gondwana.cli import bench
from gondwana.cli.common import measure, stepping
from gondwana.core.playout import playout
from gondwana.core.rng import seeded
from gondwana.kit.build import build, has_compiled
from tests.cli.tools import Shell

COMPILER = shutil.which(os.environ.get("CC", "cc"))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK", 0.01)
    monkeypatch.setattr(bench, "REFERENCE_GAMES", {True: 50})


@pytest.mark.usefixtures("quick")
def test_the_report(shell: Shell) -> None:
    data = shell("bench", "cubosaurs", "--quick", "--json").json
    builds = data["games"]["cubosaurs"]
    assert set(builds) == {"compiled", "interpreted"}
    assert (builds["compiled"] is not None) == has_compiled()
    for row in builds.values():
        if row is not None:
            assert row["decisions_per_second"] > 1000
            assert 0 < row["clone_us"] < 1000
            assert row["iterations_per_second"] > 20
            assert row["seats"] == 4
    assert data["import_ms"] > 0
    assert data["games_command_ms"] > data["import_ms"]
    assert data["machine"]["cores"] >= 1
    assert ("note" in data["reference"]) == (COMPILER is None)


@pytest.mark.usefixtures("quick")
def test_without_a_compiler_and_a_compiled_build(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "has_compiled", lambda: False)
    monkeypatch.setenv("CC", "no-such-compiler")
    told = shell("bench", "cubosaurs", "--quick").out
    assert "no compiled build here" in told
    assert "no C compiler here" in told
    assert "import gondwana: " in told


@pytest.mark.usefixtures("quick")
def test_the_laboratory_is_measured_when_asked(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pettingzoo", reason="the extra `lab` is not installed")
    measured = stepping.laboratory(["cubosaurs"], 0.01)
    monkeypatch.setattr(bench, "laboratory", lambda ids, seconds: measured)
    assert shell("bench", "cubosaurs", "--quick", "--lab", "--json").json["lab"] == measured
    row = measured["games"]["cubosaurs"]
    assert row["seats"] == 4
    assert all(row[name]["letters_per_second"] > 100 for name in stepping.WAYS)
    bench.show_lab(measured)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    ran = shell("bench", "cubosaurs", "--quick", "--lab")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "extra `lab`" in ran.err


def test_which_build_is_running() -> None:
    assert build() == ("interpreted" if os.environ.get("GONDWANA_PURE") == "1" or not has_compiled() else "compiled")


def test_measuring_counts_decisions_of_whole_games() -> None:
    g = gondwana.game("cubosaurs")
    row = measure.measure(g, 0.01)
    assert row["seats"] == 4
    assert measure.spread([90.0, 100.0, 110.0]) == 20.0


@pytest.mark.skipif(COMPILER is None, reason="no C compiler")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_reference_plays_the_same_games(tmp_path: Path, seats: int) -> None:
    """Same decisions and same scores for the same seeds: so the limit is that of the same game."""
    program = tmp_path / "cubosaurs"
    strict = ["-O3", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([str(COMPILER), *strict, "-o", str(program), str(bench.REFERENCE)], check=True)
    words = [str(program), str(seats), "40", "7"]
    theirs = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
    decisions, points = 0, 0
    for game in range(40):
        s = gondwana.game("cubosaurs").new(seats, 7 + game)
        decisions += playout(s, seeded(8 + game))
        points += sum((seat + 1) * score for seat, score in enumerate(s.scores()))
    assert (int(theirs[0]), int(theirs[2])) == (decisions, points)
