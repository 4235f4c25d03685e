"""How the cost of a decision grows with players, with the length of a game, and with jobs: `python bench/growth.py`.

Uniformly random choices through `playout`, compiled where there is a compiled build. Prints tables in Markdown.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from time import perf_counter

import gondwana
from gondwana.core.playout import playout, random_walk
from gondwana.core.rng import seeded
from gondwana.kit.build import build
from gondwana.kit.game import Game

SECONDS = 1.5
SAMPLES = 3
PARTS = 4
GAMES_OF_JOBS = 300


def by_players(g: Game) -> dict[int, float]:
    """Decisions a second for each number of players: the median of the samples."""
    found = {}
    for seats in range(g.meta.seats[0], g.meta.seats[1] + 1):
        speeds = []
        for sample in range(SAMPLES):
            decisions, began, seed = 0, perf_counter(), 1000 * sample
            while (spent := perf_counter() - began) < SECONDS:
                decisions += playout(g.new(seats, seed), seeded(seed))
                seed += 1
            speeds.append(decisions / spent)
        found[seats] = statistics.median(speeds)
    return found


def by_part(g: Game) -> list[float]:
    """Microseconds for a decision in each quarter of a game, with as near to four players as the game allows."""
    seats = max(g.meta.seats[0], min(4, g.meta.seats[1]))
    spent, decisions, seed, began = [0.0] * PARTS, [0] * PARTS, 0, perf_counter()
    while perf_counter() - began < SAMPLES * SECONDS:
        length = playout(g.new(seats, seed), seeded(seed)) // PARTS
        s, rng = g.new(seats, seed), seeded(seed)
        for part in range(PARTS):
            start = perf_counter()
            random_walk(s, rng, length)
            spent[part] += perf_counter() - start
            decisions[part] += length
        seed += 1
    return [time / number * 1e6 for time, number in zip(spent, decisions, strict=True)]


def by_jobs(g: Game, jobs: int) -> float:
    """Games a second of `gondwana simulate`, which checks the invariants at every decision."""
    words = [sys.executable, "-m", "gondwana", "simulate", g.id, "--games", str(GAMES_OF_JOBS), "--seed", "1", "--json"]
    report = json.loads(subprocess.run([*words, "--jobs", str(jobs)], check=True, capture_output=True).stdout)
    return float(report["games"]) / float(report["seconds"])


def main() -> None:
    """Measure and print."""
    games = [gondwana.game(meta.id) for meta in gondwana.games()]
    most = max(g.meta.seats[1] for g in games)
    print(f"Decisions/s by number of players ({build()} build):\n")
    print("| game | " + " | ".join(map(str, range(1, most + 1))) + " |")
    print("|---|" + "---:|" * most)
    for g in games:
        speeds = by_players(g)
        row = (f"{speeds[n]:,.0f}" if n in speeds else "" for n in range(1, most + 1))
        print(f"| {g.id} | " + " | ".join(row) + " |", flush=True)
    print("\nMicroseconds for a decision in each quarter of a game:\n")
    print("| game | first | second | third | last |\n|---|---:|---:|---:|---:|")
    for g in games:
        print(f"| {g.id} | " + " | ".join(f"{time:.2f}" for time in by_part(g)) + " |", flush=True)
    print("\nGames/s of `gondwana simulate`, with all invariants checked:\n")
    print("| game | `--jobs 1` | `--jobs 2` | ratio |\n|---|---:|---:|---:|")
    for g in games:
        one, two = by_jobs(g, 1), by_jobs(g, 2)
        print(f"| {g.id} | {one:,.1f} | {two:,.1f} | {two / one:.2f} |", flush=True)


if __name__ == "__main__":
    main()
