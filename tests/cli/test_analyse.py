"""analyse: what it tells people and programs, in two languages, and what it says to bad input."""

from __future__ import annotations

from pathlib import Path

import pytest

from gondwana.kit.record import Record
from tests.cli.tools import Shell, finished


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    record = finished(path).record
    record.names = ["Ada", "Bo"]
    record.save(path)
    return path


def test_the_command_tells_people(shell: Shell, file: Path, tmp_path: Path) -> None:
    svg = tmp_path / "w.svg"
    ran = shell("analyse", file, "--effort", 30, "--svg", svg, "--lang", "en")
    assert ran.code == 0
    assert "Ada" in ran.out
    assert "█" in ran.out
    assert ran.out.count("Player 1") > 10
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    french = shell("analyse", file, "--effort", 30, "--worst", 3, "--seat", 2, "--lang", "fr")
    assert "cartes sur table" in french.out
    assert french.out.count("Joueur 1") == 1


def test_the_command_tells_programs(shell: Shell, file: Path) -> None:
    data = shell("analyse", file, "--effort", 30, "--seat", 2, "--json").json
    assert len(data["chances"]) == len(Record.load(file).choices)
    assert {row["seat"] for row in data["choices"]} == {1}
    assert {"number", "choice", "best", "before", "after", "cost", "mark", "labels"} <= set(data["choices"][0])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nowhere.txt"], "nowhere.txt"),
        (["FILE", "--effort", "0"], "1 to 1000000"),
        (["FILE", "--seat", "3"], "there are 2 seats"),
        (["EMPTY"], "no choice"),
        (["BROKEN"], "choice 1"),
    ],
)
def test_bad_input_is_one_line(shell: Shell, file: Path, words: list[str], told: str) -> None:
    record = Record.load(file)
    record.choices = []
    record.sums, record.scores = {}, None
    record.save(file.with_name("EMPTY"))
    record.choices = [(0, "add nobody")]
    record.save(file.with_name("BROKEN"))
    names = {"FILE": file, "EMPTY": file.with_name("EMPTY"), "BROKEN": file.with_name("BROKEN")}
    ran = shell("analyse", *(names.get(word, word) for word in words))
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert told in ran.err
