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
LOG = VENV / "build.log"
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


def install(extras: str) -> subprocess.Popen[bytes] | None:
    """The environment; what compiles the hot modules meanwhile, unless that has been done."""
    if STAMP.exists() and STAMP.read_text() == fingerprint(extras):
        return None
    STAMP.unlink(missing_ok=True)
    if not BIN.exists():
        venv.create(VENV, with_pip=True)
    for old in [*ROOT.glob("src/**/*.so"), *ROOT.glob("src/**/*.pyd")]:
        old.unlink()
    pip = ("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    run(*pip, *TOOLS)
    run(*pip, "--no-build-isolation", "--editable", f".[{extras}]" if extras else ".", GONDWANA_PURE="1")
    print("\nThe engines are compiled meanwhile: some minutes, once and after a change.", flush=True)
    python = str(shutil.which("python", path=str(BIN)))
    env = {**os.environ, "MYPY_CACHE_DIR": str(VENV / "mypyc-cache")}
    with LOG.open("wb") as log:
        return subprocess.Popen(
            [python, "setup.py", "build_ext", "--inplace"], cwd=ROOT, env=env, stdout=log, stderr=log
        )


def finish(build: subprocess.Popen[bytes] | None, extras: str) -> None:
    """Wait for the compiled build, and remember what it was made of."""
    if build is None:
        return
    if build.wait():
        sys.exit(f"The engines could not be compiled:\n{LOG.read_text(errors='replace')[-3000:]}")
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
    """The web table, until Ctrl-C. While the engines are still being compiled it runs on the interpreted ones."""
    build = install("")
    try:
        run("gondwana", "serve", *words, **({"GONDWANA_PURE": "1"} if build else {}))
    finally:
        if build is not None and build.poll() is None:
            build.terminate()  # the next start compiles
        elif build is not None:
            finish(build, "")


def test(words: list[str]) -> None:
    """All that must hold before a change lands. Words go to pytest instead of the whole."""
    build = install("test")
    browser()
    if words:
        finish(build, "test")
        run("python", "-m", "pytest", *words)
        return
    run("ruff", "check", ".")
    run("ruff", "format", "--check", ".")
    run("mypy")
    interpreted = ("src", "docs", "tests/core", "tests/kit", "tests/games")
    run("python", "-m", "pytest", "-q", "-n", "2", "-m", "not slow_interpreted", *interpreted, GONDWANA_PURE="1")
    run("gondwana", "rules", "--all", GONDWANA_PURE="1")
    finish(build, "test")
    run("mkdocs", "build", "--strict", "--site-dir", ".venv/site")  # with --quiet it would let warnings pass
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
