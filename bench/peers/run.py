"""What a user could take instead of Gondwana, installed and measured beside it in one sitting.

python bench/peers/run.py [--seconds 3] [--seats 4]

Makes an environment with OpenSpiel, PettingZoo and RLCard, and one with boardgame.io where there is npm, in a folder of
its own (`--keep FOLDER` to use it again). Everything plays uniformly random choices on one core, the programs take
turns, three rounds; the median counts. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HERE = Path(__file__).parent.resolve()
PYTHON_PEERS = ["open_spiel==2.0.2", "pettingzoo==1.27.0", "gymnasium==1.4.0", "rlcard==1.2.0", "numpy"]
NODE_PEERS = ["boardgame.io@0.50.2"]
ROUNDS = 3


def install(folder: Path) -> None:
    """The peers, once for each folder."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PYTHON_PEERS], check=True)
    if shutil.which("npm") and not (folder / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent", "--prefix", str(folder), *NODE_PEERS], check=True)
    shutil.copy(HERE / "boardgame_table.mjs", folder)


def programs(folder: Path) -> list[tuple[list[str], dict[str, str]]]:
    """What runs, and with which settings of the environment."""
    python = str(folder / "bin" / "python")
    ours = [sys.executable, str(HERE / "gondwana_table.py")]
    peers = [[python, str(HERE / f"{name}_table.py")] for name in ("openspiel", "pettingzoo", "rlcard")]
    found: list[tuple[list[str], dict[str, str]]] = [(ours, {}), (ours, {"GONDWANA_PURE": "1"})]
    found += [(words, {}) for words in peers]
    if shutil.which("npm"):
        found.append((["node", str(folder / "boardgame_table.mjs")], {"NODE_ENV": "production"}))
    return found


def measure(folder: Path, seconds: float, seats: int) -> dict[str, list[float]]:
    """The samples of every line, in the order in which they came first."""
    found: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for words, settings in programs(folder):
            words = [*words, str(seconds), str(seats)]
            done = subprocess.run(words, env={**os.environ, **settings}, check=True, capture_output=True, text=True)
            for line in done.stdout.splitlines():
                name, speed = line.split("|")
                found.setdefault(name, []).append(float(speed))
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def table(found: dict[str, list[float]]) -> str:
    """The median, how far the samples lie apart, and how many times slower than our first line."""
    medians = {name: statistics.median(speeds) for name, speeds in found.items()}
    first = next(iter(medians.values()))
    lines = ["| what plays | decisions/s | ± | slower than the first |", "|---|---:|---:|---:|"]
    for name, speeds in found.items():
        spread = (max(speeds) - min(speeds)) / medians[name] * 50
        lines.append(f"| {name} | {medians[name]:,.0f} | {spread:.0f} % | {first / medians[name]:,.1f} × |")
    return "\n".join(lines)


def main() -> None:
    """Install, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each sample of each program")
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 6))
    parser.add_argument("--keep", type=Path, help="the folder of the peers, kept for the next time")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = (args.keep or Path(scratch) / "peers").resolve()
        install(folder)
        print(table(measure(folder, args.seconds, args.seats)))


if __name__ == "__main__":
    main()
