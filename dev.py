"""Everything a fresh clone needs, with nothing but Python 3.11: it makes .venv, installs, builds, and runs.

python3 dev.py start    the table in the browser, at the address it prints
python3 dev.py test     lint, types, both builds, the rule matrix, all tests
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parent.resolve()
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "gondwana-stamp"
TOOLS = ["setuptools>=70", "wheel", "mypy[mypyc]==2.4.1"]


def run(*words: str, **env: str) -> None:
    """Run a command of the environment; stop with its exit code if it fails."""
    tool = shutil.which(words[0], path=str(BIN)) or words[0]
    print("\n$ " + " ".join([*(f"{name}={value}" for name, value in env.items()), *words]), flush=True)
    done = subprocess.run([tool, *words[1:]], cwd=ROOT, env={**os.environ, **env}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def fingerprint(extras: str) -> str:
    """A name for what is installed: when it changes, install and compile again."""
    digest = hashlib.blake2s((extras + sys.version).encode())
    for path in sorted([ROOT / "pyproject.toml", ROOT / "setup.py", *ROOT.glob("src/gondwana/**/*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def install(extras: str) -> None:
    """The environment, with the hot modules compiled where a C compiler is at hand."""
    if STAMP.exists() and STAMP.read_text() == fingerprint(extras):
        return
    if not BIN.exists():
        venv.create(VENV, with_pip=True)
    for old in [*ROOT.glob("src/**/*.so"), *ROOT.glob("src/**/*.pyd")]:
        old.unlink()
    quiet = ("--quiet", "--disable-pip-version-check")
    print(
        "The environment is made and the engines are compiled: one to five minutes, once and after a change.",
        flush=True,
    )
    run("python", "-m", "pip", "install", *quiet, *TOOLS)
    run(
        "python",
        "-m",
        "pip",
        "install",
        *quiet,
        "--no-build-isolation",
        "--editable",
        f".[{extras}]" if extras else ".",
    )
    STAMP.write_text(fingerprint(extras))


def browser() -> None:
    """The browser that the page tests need, where we may install it; without it they skip and say so."""
    apt = shutil.which("apt-get")
    if shutil.which("chromium") or not apt or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    for words in ((apt, "update", "-qq"), (apt, "install", "-y", "-qq", "chromium")):
        if subprocess.run(words, stdout=subprocess.DEVNULL, check=False).returncode:
            return


def start(words: list[str]) -> None:
    """The web table, until Ctrl-C."""
    install("")
    run("gondwana", "serve", *words)


def test(words: list[str]) -> None:
    """All that must hold before a change lands. Words go to pytest instead of the whole."""
    install("test")
    browser()
    if words:
        run("python", "-m", "pytest", *words)
        return
    run("ruff", "check", ".")
    run("ruff", "format", "--check", ".")
    run("mypy")
    run("mkdocs", "build", "--strict", "--quiet", "--site-dir", ".venv/site")
    run("gondwana", "rules", "--all")
    interpreted = ("src", "docs", "tests/core", "tests/kit", "tests/games")
    run("python", "-m", "pytest", "-q", "-n", "2", "-m", "not slow_interpreted", *interpreted, GONDWANA_PURE="1")
    run("python", "-m", "pytest", "-q", "-n", "2", "tests")


COMMANDS = {"start": start, "test": test}

if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036  (an older Python should hear it from us)
        sys.exit("Gondwana needs Python 3.11 or newer")
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    try:
        COMMANDS[sys.argv[1]](sys.argv[2:])
    except KeyboardInterrupt:
        sys.exit(130)
