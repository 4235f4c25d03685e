"""Play many random or bot games with all invariants checked at every decision.

Some of the games also keep every promise of the conformance kit (--full). What breaks is told with a situation that
shows it and the command that plays the game again; exit code 1 then.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import secrets
import time
from typing import Any

from gondwana import bots
from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console, heading, progress, put_json
from gondwana.core.rng import Rng, seeded
from gondwana.core.state import State
from gondwana.kit.build import build
from gondwana.kit.conformance import at_random
from gondwana.kit.errors import GondwanaError, whole
from gondwana.kit.game import Game, game
from gondwana.kit.simulation import MODES, Case, Outcome, cases, play_case
from gondwana.kit.spread import spread

EXAMPLES = """\
  gondwana simulate cubosaurs --games 1000 --seed 1
  gondwana simulate cubosaurs --seats 4 --options default -o advanced=yes
  gondwana simulate cubosaurs --games 100 --bots greedy,random --jobs 2 --json
"""
VIOLATED = 1
FULL = 100
CHUNK = 10


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    a.add_game(parser)
    parser.add_argument("--games", type=a.number(1), default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seats", default="all", metavar="N|A-B|all", help="players; several numbers take turns (all)")
    a.add_set_up(parser, "the seed of the first game; the others follow")
    values = "those not given by -o: drawn for each game, left alone, or each value in turn (random)"
    parser.add_argument("--options", dest="mode", choices=MODES, default="random", help=values)
    parser.add_argument("--bots", metavar="NAMES", help="who plays, such as greedy,random; else random choices")
    parser.add_argument("--full", type=a.number(1), default=FULL, metavar="N", help=f"all checks in every Nth ({FULL})")
    parser.add_argument("--jobs", type=a.number(1), default=1, metavar="N", help="processes (1)")
    a.add_json(parser)


class BotPlayers:
    """The seats in the hands of bots, in turn."""

    def __init__(self, names: list[str], game: str) -> None:
        self.bots = [bots.make(name, game) for name in names]

    def __call__(self, g: Game, s: State, rng: Rng) -> int:
        """What the bot of the seat that is asked answers."""
        return self.bots[s.who % len(self.bots)].choose(g.view(s, s.who), seeded(int(rng.next())))


def run(args: argparse.Namespace) -> int:
    """Play, count, report."""
    g = game(args.game)
    pinned = a.game_options(g, args.options)
    seats = seat_range(args.seats, g.meta.seats)
    players = a.bot_names(g, args.bots)
    for number in seats:
        g.start(number, pinned, args.pack)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    work = cases(g, args.games, seats, seed, args.mode, pinned, args.full)
    began = time.perf_counter()
    outcomes = played(args, work, players)
    report = summary(g, outcomes, time.perf_counter() - began)
    report.update({"seats": seats, "seed": seed, "mode": args.mode, "bots": players})
    report["full"] = len([case for case in work if case.full])
    report["problems"] = [problem(g, outcome, args) for outcome in outcomes if outcome.problem]
    if args.json:
        put_json(report)
    else:
        show(g, report)
    return VIOLATED if report["violations"] else 0


def seat_range(text: str, limits: tuple[int, int]) -> list[int]:
    """The numbers of players: `4`, `2-3` or `all`."""
    if text == "all":
        return list(range(limits[0], limits[1] + 1))
    low, _, high = text.partition("-")
    high = high or low
    first, last = whole(low), whole(high)
    if first is None or last is None or first > last:
        raise GondwanaError(f"--seats is a number, a range such as 2-4, or all, not {text!r}")
    if first < limits[0] or last > limits[1]:
        raise GondwanaError(f"--seats {text}: the game is for {limits[0]} to {limits[1]} players")
    return list(range(first, last + 1))


# -- playing -----------------------------------------------------------------------------------------------------------


def play_some(id: str, pack: str | None, players: list[str], work: list[Case]) -> list[Outcome]:
    """A few games, in whatever process."""
    g = game(id)
    choose = BotPlayers(players, id) if players else at_random
    return [play_case(g, case, pack, choose) for case in work]


def played(args: argparse.Namespace, work: list[Case], players: list[str]) -> list[Outcome]:
    """All outcomes, from as many processes as wanted."""
    parts = [work[at : at + CHUNK] for at in range(0, len(work), CHUNK)]
    some = functools.partial(play_some, args.game, args.pack, players)
    outcomes: list[Outcome] = []
    with progress(args.game, len(work)) as advance, contextlib.closing(spread(some, parts, args.jobs)) as found:
        for part in found:
            outcomes.extend(part)
            advance(len(part))
    return outcomes


# -- telling -----------------------------------------------------------------------------------------------------------


def summary(g: Game, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """Counts of a simulation; scores and ends are those of the games that went well."""
    decisions = sum(outcome.choices for outcome in outcomes)
    sound = [outcome for outcome in outcomes if not outcome.problem]
    lengths = [outcome.choices for outcome in sound] or [0]
    by_seats: dict[int, dict[str, Any]] = {}
    for number in sorted({outcome.case.seats for outcome in sound}):
        games = [outcome for outcome in sound if outcome.case.seats == number]
        points = [score for outcome in games for score in outcome.scores]
        wins = [sum(seat in outcome.winners for outcome in games) for seat in range(number)]
        by_seats[number] = {
            "games": len(games),
            "scores": {"min": min(points), "mean": round(sum(points) / len(points), 2), "max": max(points)},
            "wins": wins,
            "shared": sum(len(outcome.winners) > 1 for outcome in games),
        }
    return {
        "game": g.id,
        "games": len(outcomes),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "build": build(),
        "violations": len(outcomes) - len(sound),
        "ended": len(sound),
        "length": {"min": min(lengths), "mean": round(sum(lengths) / len(lengths), 1), "max": max(lengths)},
        "by_seats": by_seats,
    }


def problem(g: Game, outcome: Outcome, args: argparse.Namespace) -> dict[str, Any]:
    """A violation with all that is needed to see it again."""
    case = outcome.case
    command = f"gondwana simulate {g.id} --games 1 --seats {case.seats} --seed {case.seed} --options default"
    command += "".join(f" -o {name}={value}" for name, value in case.options.items())
    command += f" --bots {args.bots}" if args.bots else ""
    command += f" --pack {args.pack}" if args.pack else ""
    return {
        "number": case.number,
        "seats": case.seats,
        "seed": case.seed,
        "options": case.options,
        "choices": outcome.choices,
        "problem": outcome.problem,
        "situation": outcome.situation,
        "command": command,
    }


def show(g: Game, report: dict[str, Any]) -> None:
    """The report for people."""
    from rich.table import Table
    from rich.text import Text

    out = console()
    players = ", ".join(report["bots"]) or "random choices"
    out.print(heading(f"{g.meta.title}: {report['games']} games, {players}"))
    speed = f"{report['decisions']:,} decisions in {report['seconds']} s: {report['decisions_per_second']:,} a second"
    out.print(f"{speed}, all checks included ({report['build']})")
    length, by_seats, problems = report["length"], report["by_seats"], report["problems"]
    said = f"{report['ended']} ended, after {length['min']} to {length['max']} choices, {length['mean']} on average"
    out.print(said + f"; {report['full']} with every check of the conformance kit")
    out.print(Text(f"seed {report['seed']}, options {report['mode']}", "dim"))
    grid = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 3, 0, 0))
    for name in ("players", "games", "lowest", "mean", "highest", "shared", "wins by seat"):
        grid.add_column(name, justify="left" if name == "wins by seat" else "right")
    for number, row in by_seats.items():
        points = row["scores"]
        cells = (number, row["games"], points["min"], points["mean"], points["max"], row["shared"])
        grid.add_row(*(str(cell) for cell in cells), " ".join(str(wins) for wins in row["wins"]))
    out.print(grid)
    for found in problems[:5]:
        out.print(Text(f"\ngame {found['number']}, choice {found['choices']}: {found['problem']}", "bold red"))
        out.print(Text(found["command"], "cyan"), soft_wrap=True)
        out.print(Text(found["situation"], "dim"), soft_wrap=True)
    if len(problems) > 5:
        out.print(Text(f"… and {len(problems) - 5} more; --json has them all", "red"))
    broken = report["violations"]
    out.print(Text(f"{broken} violated" if broken else "no invariant violated", "bold red" if broken else "bold green"))
