"""Fixtures of the command line tests."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.cli.tools import Shell, finished

signal.signal(signal.SIGINT, signal.default_int_handler)
"""Whoever was started in the background ignores interrupts, and so would the programs that the tests start."""


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return Shell(capsys, monkeypatch)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    finished(path)
    return path
