"""Running commands in this process, and files for them."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import gondwana
from gondwana.cli import main


@dataclass
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Shell:
    """Runs commands, with or without something typed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *words: object, typed: str = "") -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(word) for word in words])
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)


def finished(path: Path, seats: int = 2, **options: object) -> gondwana.Match:
    """A random game, its record in a file."""
    match = gondwana.Match(gondwana.game("cubosaurs"), seats, 11, options)
    while not match.over:
        acts = match.state.acts
        match.play(match.state.who, acts[match.state.count * 7 % len(acts)])
    match.record.save(path)
    return match
