"""Measure decisions a second, clone times and tree search of every game, in both builds.

Whole games of uniformly random choices, options built at every decision, one core; iterations of tree search from the
first decision of a game. Beside Cubosaurs stands a C program of ours that plays the same games. Medians of three
samples; the spread says how quiet the machine was.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console, put_json
from gondwana.cli.common.stepping import WAYS, laboratory, need_the_lab
from gondwana.kit.build import has_compiled
from gondwana.kit.errors import GondwanaError, one_of
from gondwana.kit.game import metas

EXAMPLES = """\
  gondwana bench
  gondwana bench cubosaurs --quick
  gondwana bench trias --lab
  gondwana bench --json > speed.json
"""
SECONDS, QUICK = 2.0, 0.3
"""For each of three samples of each game and build."""
REFERENCE = Path(__file__).parents[3] / "bench" / "cubosaurs.c"
REFERENCE_GAMES = {False: 100_000, True: 20_000}
IMPORT = "from time import perf_counter as now; t = now(); import gondwana; print(now() - t)"


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--quick", action="store_true", help="shorter samples: less than 30 seconds in all")
    parser.add_argument("--lab", action="store_true", help="also the laboratory: single steps and many games in a call")
    a.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Measure everything, then tell."""
    for id in args.games:
        if id not in metas():
            raise GondwanaError(one_of(id, list(metas()), "game"))
    if args.lab:
        need_the_lab()
    ids = args.games or list(metas())
    report: dict[str, Any] = {"machine": machine(), "games": {id: {} for id in ids}}
    for build in ("compiled", "interpreted"):
        for id, measured in games_of(build, ids, QUICK if args.quick else SECONDS).items():
            report["games"][id][build] = measured
    if "cubosaurs" in ids:
        report["reference"] = reference(report["games"]["cubosaurs"], REFERENCE_GAMES[args.quick])
    if args.lab:
        seconds = QUICK if args.quick else SECONDS / 2
        report["lab"] = laboratory(ids, seconds)
    report["import_ms"] = milliseconds([sys.executable, "-c", IMPORT], told=True)
    report["games_command_ms"] = milliseconds([sys.executable, "-m", "gondwana", "games"], told=False)
    if args.json:
        put_json(report)
    else:
        show(report)
    return 0


def machine() -> dict[str, object]:
    """What the figures were measured on."""
    model = platform.processor() or platform.machine()
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        names = [line.partition(":")[2].strip() for line in facts.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {"processor": model, "cores": os.cpu_count(), "python": python, "system": platform.system()}


def games_of(build: str, ids: list[str], seconds: float) -> dict[str, dict[str, Any] | None]:
    """Measure one build in a process of its own; nothing if there is no such build."""
    if build == "compiled" and not has_compiled():
        return dict.fromkeys(ids)
    env = {**os.environ, "GONDWANA_PURE": "1" if build == "interpreted" else "0"}
    words = [sys.executable, "-m", "gondwana.cli.common.measure", str(seconds), *ids]
    found: dict[str, dict[str, Any] | None] = {}
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            row = json.loads(line)
            assert row.pop("build") == build
            found[row.pop("game")] = row
            if sys.stderr.isatty():
                print(f"\r{build}: {len(found)}/{len(ids)} ", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r" + " " * 30 + "\r", end="", file=sys.stderr)
    if process.returncode:
        raise GondwanaError(f"the {build} build could not be measured")
    return found


def reference(ours: dict[str, Any], games: int) -> dict[str, object]:
    """The C program on the same number of players, or why there are no figures of it."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        return {"note": "no C compiler here"}
    if not REFERENCE.exists():
        return {"note": "bench/cubosaurs.c is only in the source tree"}
    seats = ours["interpreted"]["seats"]
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "cubosaurs")
        subprocess.run([compiler, "-O3", "-o", program, str(REFERENCE)], check=True)
        speeds = []
        for seed in range(3):
            words = [program, str(seats), str(games), str(seed * games)]
            decisions, seconds, _ = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
            speeds.append(int(decisions) / float(seconds))
    spread = round((max(speeds) - min(speeds)) / statistics.median(speeds) * 100, 1)
    speed = round(statistics.median(speeds))
    return {"game": "cubosaurs", "seats": seats, "decisions_per_second": speed, "spread_percent": spread}


def milliseconds(words: list[str], told: bool) -> float:
    """The median of five runs: what the process tells, or the time from its start to its end."""
    times = []
    for _ in range(5):
        began = perf_counter()
        out = subprocess.run(words, check=True, capture_output=True, text=True).stdout
        times.append(float(out) if told else perf_counter() - began)
    return round(statistics.median(times) * 1000, 1)


def show(report: dict[str, Any]) -> None:
    """The figures for people."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    out = console()
    facts = report["machine"]
    out.print(Text(f"{facts['processor']}, {facts['cores']} cores, {facts['python']}, {facts['system']}", "dim"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("game")
    table.add_column("players", justify="right")
    for name in ("build", "decisions/s", "±", "clone µs", "±", "search/s"):
        table.add_column(name, justify="left" if name == "build" else "right")
    for id, builds in report["games"].items():
        for build, row in builds.items():
            if row is None:
                table.add_row(id, "", Text(f"no {build} build here", "dim"))
                continue
            speed, noise = f"{row['decisions_per_second']:,}", f"{row['spread_percent'] / 2:.0f} %"
            clone, unrest = f"{row['clone_us']:.2f}", f"{row['clone_spread_percent'] / 2:.0f} %"
            search = f"{row['iterations_per_second']:,}"
            table.add_row(id, str(row["seats"]), build, speed, noise, clone, unrest, search)
    known = report.get("reference")
    if known and "note" not in known:
        speed, noise = f"{known['decisions_per_second']:,}", f"{known['spread_percent'] / 2:.0f} %"
        table.add_row("cubosaurs", str(known["seats"]), Text("C, the limit", "dim"), speed, noise)
    out.print(table)
    if known and "note" in known:
        out.print(Text(f"No C program beside them: {known['note']}.", "dim"))
    if "lab" in report:
        show_lab(report["lab"])
    out.print(f"import gondwana: {report['import_ms']} ms; gondwana games: {report['games_command_ms']} ms")


def show_lab(lab: dict[str, Any]) -> None:
    """How fast the laboratory steps."""
    from rich import box
    from rich.table import Table

    title = f"letters/s with observation and mask ({lab['build']})"
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", title=title, title_justify="left")
    for name in ("game", "players", *WAYS.values(), "times"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for id, row in lab["games"].items():
        speeds = [row[name]["letters_per_second"] for name in WAYS]
        table.add_row(id, str(row["seats"]), *(f"{speed:,}" for speed in speeds), f"{speeds[1] / speeds[0]:.1f}")
    console().print(table)
