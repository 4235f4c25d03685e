"""train: the same file from the same seed, and what it says to bad input."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.tools import Shell


def test_the_same_seed_writes_the_same_file(shell: Shell, tmp_path: Path) -> None:
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    words = ("cubosaurs", "--games", 12, "--seed", 5)
    told = shell("train", *words, "--out", one).out
    shell("train", *words, "--out", two, "--jobs", 2)
    assert one.read_text() == two.read_text()
    assert "11 weights" in told
    assert 'how = "gondwana train cubosaurs --bot club --games 12 --seed 5"' in one.read_text()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("cubosaurs", "--games", "5"), "--out"),
        (("cubosaurs", "--out", "w.toml", "--games", "2"), "--games"),
        (("cubosaurs", "--out", "w.toml", "--bot", "club,random"), "one bot"),
        (("trias", "--out", "w.toml", "--seats", "9"), "2 to 5 players"),
    ],
)
def test_bad_input_is_one_line(shell: Shell, words: tuple[str, ...], complaint: str) -> None:
    ran = shell("train", *words)
    assert ran.code == 2
    assert complaint in ran.err
