"""Damaged files of every kind never get further than one line and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

import gondwana
from gondwana.core.rng import Rng, seeded
from tests.cli.tools import Shell

GAMES = [meta.id for meta in gondwana.games()]
SCRAPS = [
    "",
    " ",
    "\n",
    "-",
    ":",
    "*",
    "²",
    "٣",
    "0",
    "999999999999999999999999",
    "p9",
    "é",
    "\x00",
    "\ufeff",
    "next: ",
]


def damaged(text: str, rng: Rng) -> str:
    """The text with one to three small wounds."""
    for _ in range(1 + rng.below(3)):
        at, cut = rng.below(len(text) + 1), rng.below(12)
        text = text[:at] + SCRAPS[rng.below(len(SCRAPS))] + text[at + cut :]
    return text


def survives(shell: Shell, command: str, path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    ran = shell(command, path, "--json")
    assert ran.code in (0, 2), text
    if ran.code == 2:
        assert ran.out == ""
        assert ran.err.count("\n") == 1, ran.err


def match(id: str) -> gondwana.Match:
    """The beginning of a game."""
    found = gondwana.Match(gondwana.game(id), None, 3)
    for _ in range(30):
        if not found.over:
            found.play(found.state.who, found.state.acts[-1])
    return found


@pytest.mark.parametrize("id", GAMES)
def test_damaged_situations(shell: Shell, tmp_path: Path, id: str) -> None:
    text = gondwana.game(id).dump(match(id).state)
    rng = seeded(1)
    for _ in range(150):
        survives(shell, "situation", tmp_path / "position.txt", damaged(text, rng))


@pytest.mark.parametrize("id", GAMES)
def test_damaged_records(shell: Shell, tmp_path: Path, id: str) -> None:
    text = match(id).record.dumps()
    rng = seeded(2)
    for _ in range(150):
        survives(shell, "replay", tmp_path / "game.txt", damaged(text, rng))


@pytest.mark.parametrize("id", GAMES)
def test_truncated_records_and_situations(shell: Shell, tmp_path: Path, id: str) -> None:
    began = match(id)
    for command, text in (("replay", began.record.dumps()), ("situation", began.game.dump(began.state))):
        for at in range(0, len(text), max(1, len(text) // 60)):
            survives(shell, command, tmp_path / "cut.txt", text[:at])


@pytest.mark.parametrize("id", GAMES)
def test_damaged_packs(shell: Shell, tmp_path: Path, id: str) -> None:
    folder = tmp_path / "box"
    assert shell("pack", "new", id, folder).code == 0
    rng = seeded(3)
    for sheet in sorted(folder.glob("*.csv")):
        text = sheet.read_text(encoding="utf-8")
        for _ in range(40):
            sheet.write_text(damaged(text, rng), encoding="utf-8")
            ran = shell("pack", "check", id, folder)
            assert ran.code in (0, 2)
            assert ran.err.count("\n") == (1 if ran.code == 2 else 0)
        sheet.write_text(text, encoding="utf-8")
