"""The command as a process: start-up, pipes that break, both names of it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import gondwana

ENV = {**os.environ, "PYTHONIOENCODING": "utf-8"}


def gondwana_process(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gondwana", *words]
    return subprocess.run(command, env={**ENV, **more}, capture_output=True, text=True, check=False, timeout=60)


def test_python_m_gondwana() -> None:
    done = gondwana_process("games", "--json")
    assert done.returncode == 0
    assert "cubosaurs" in [row["id"] for row in json.loads(done.stdout)]
    done = gondwana_process("gmes")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "gondwana: unknown command 'gmes'; did you mean games?\n"


def test_only_what_is_called_is_loaded() -> None:
    """Start-up stays cheap: no engine, no other command, and rich only where something is drawn with it."""
    probe = "import sys; from gondwana.cli import main; main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    command = [sys.executable, "-c", probe, "games", "--json"]
    done = subprocess.run(command, env=ENV, capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert "gondwana.cli.games" in loaded
    unwanted = {"rich", "gondwana.cli.play", "gondwana.bots", "multiprocessing", "difflib"}
    assert not loaded & unwanted
    assert not [name for name in loaded if name.startswith("gondwana.games.")]


@pytest.mark.skipif(os.name == "nt", reason="pipes break differently there")
@pytest.mark.parametrize("words", [["rules", "cubosaurs"], ["rules", "cubosaurs", "--json"], ["--help"]])
def test_a_broken_pipe_is_silent(words: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "gondwana", *words]
    done = subprocess.run(command, env=ENV, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert done.stderr == ""
    assert done.returncode == 141


def test_a_terminal_that_knows_only_ascii() -> None:
    done = gondwana_process("games", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "joueurs" in done.stdout


def test_a_piped_game_ends_with_the_input(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    command = [sys.executable, "-m", "gondwana", "play", "cubosaurs", "--save", str(record)]
    done = subprocess.run(command, env=ENV, input="1\n1\n", capture_output=True, text=True, check=True, timeout=60)
    assert done.stderr == ""
    assert len(gondwana.Record.load(record).choices) >= 2


@pytest.mark.skipif(os.name == "nt", reason="signals are a thing of Unix")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_leaves_at_once_and_takes_all_processes_along(jobs: str) -> None:
    words = ["simulate", "cubosaurs", "--games", "100000", "--full", "100000", "--jobs", jobs]
    command = [sys.executable, "-m", "gondwana", *words]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, env=ENV, text=True, start_new_session=True, **pipes) as process:
        time.sleep(1.5)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, "", "\n")
    for _ in range(50):  # the last of them sees that the first is gone, and goes
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    pytest.fail("a process is left over")
