"""Let bots play against each other: ratings, win rates with intervals, seats, a report.

Every line-up plays the same deals, at every turn of the seats. Ctrl-C stops; with --resume the games are kept in a
file, and the same command goes on where it stopped. Ratings: 400 points are odds of ten to one, `random` has 1000.
"""

from __future__ import annotations

import argparse
import contextlib
import secrets
import time
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console, progress, put_json
from gondwana.kit.build import build
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import game

if TYPE_CHECKING:
    from gondwana.lab.arena import Plan, Played, Store

EXAMPLES = """\
  gondwana arena cubosaurs --bots ismcts:1s,greedy,random --games 1000 --seats 4
  gondwana arena trias --bots greedy,random --games 200 --jobs 2 --resume trias.db --report trias
  gondwana arena evolution --bots examples/my_bot.py,greedy --early
"""
INTERRUPTED = 130


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    a.add_game(parser)
    parser.add_argument("--bots", required=True, metavar="NAMES", help="two or more, such as ismcts:1s,greedy,random")
    parser.add_argument("--games", type=a.number(1), default=100, metavar="N", help="how many games at most (100)")
    parser.add_argument("--seats", type=a.number(2), metavar="N", help="players in each game; else the fewest")
    a.add_set_up(parser, "the seed of the first deal; the others follow")
    parser.add_argument("--jobs", type=a.number(1), default=1, metavar="N", help="processes (1)")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster instead")
    parser.add_argument("--resume", metavar="FILE", help="keep the games in this file, and go on with those in it")
    parser.add_argument("--early", action="store_true", help="stop as soon as a sequential test knows who is better")
    parser.add_argument("--report", metavar="DIR", help="write a page with pictures there")
    parser.add_argument("--ratings", metavar="FILE", help="write the ratings there, as a game's folder keeps them")
    a.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, then tell."""
    from gondwana.lab.arena import Store
    from gondwana.lab.ratings import ratings

    plan = planned(args)
    ratings(plan, [])
    if args.report:
        from gondwana.lab.report import needed

        needed()
    store = Store(plan, args.resume)
    began = time.perf_counter()
    stopped = contest(args, plan, store)
    games = store.games()
    report = summary(plan, games) | {"seconds": round(time.perf_counter() - began, 1), "stopped": stopped}
    if args.ratings:
        Path(args.ratings).write_text(data_file(args, plan, report), encoding="utf-8")
    if args.report:
        from gondwana.lab.report import write

        write(plan, games, Path(args.report))
    if args.json:
        put_json(report)
    else:
        show(plan, report, args)
    return INTERRUPTED if stopped else 0


def planned(args: argparse.Namespace) -> Plan:
    """What is asked for; everything is checked before the first game."""
    from gondwana.lab.arena import Plan, Store

    g = game(args.game)
    names = a.bot_names(g, args.bots)
    if len(names) < 2 or len(set(names)) < len(names):
        raise GondwanaError("--bots wants two or more bots, each once")
    options = a.game_options(g, args.options)
    seats = args.seats or max(2, g.meta.seats[0])
    g.start(seats, options, args.pack)
    seed = Store.seed(args.resume) if args.seed is None else args.seed
    return Plan(
        g.id, tuple(names), seats, args.games, secrets.randbits(32) if seed is None else seed, options, args.pack
    )


def contest(args: argparse.Namespace, plan: Plan, store: Store) -> bool:
    """Play what is not in the store yet; was it interrupted?"""
    from gondwana.lab.arena import run as play_all
    from gondwana.lab.ratings import decided
    from gondwana.lab.workers import workers

    left = store.left()
    if not left or (args.early and decided(plan, store.games())):
        return False
    size = max(1, min(plan.seats, len(left) // (8 * args.jobs)))
    stopped = False
    played = play_all(plan, left, workers(args.jobs, args.ray), size)
    with contextlib.closing(played), progress(plan.game, plan.games, plan.games - len(left)) as advance:
        try:
            for games in played:
                store.add(games)
                advance(len(games))
                if args.early and decided(plan, store.games()):
                    break
        except KeyboardInterrupt:
            stopped = True
    return stopped


# -- telling -----------------------------------------------------------------------------------------------------------


def summary(plan: Plan, games: list[Played]) -> dict[str, Any]:
    """The tournament for programs."""
    from gondwana.lab.ratings import decided, duels, seat_wins, standings, wilson

    found = []
    for one in standings(plan, games):
        row = {name: round(value, 3) if isinstance(value, float) else value for name, value in asdict(one).items()}
        found.append(row | {name: round(row[name]) for name in ("rating", "low", "high")})
    pairs = []
    for (a_bot, b_bot), (wins, n) in duels(plan, games).items():
        low, high = (round(x, 3) for x in wilson(wins, n))
        pair = {"bot": plan.bots[a_bot], "against": plan.bots[b_bot], "ahead": wins, "games": n}
        pairs.append(pair | {"rate": round(wins / max(1, n), 3), "low": low, "high": high})
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "games": len(games),
        "build": build(),
        "bots": found,
        "pairs": pairs,
        "seat_wins": [[round(x, 3) for x in row] for row in seat_wins(plan, games)],
        "decisions": sum(one.decisions for one in games),
        "decided": decided(plan, games),
    }


def data_file(args: argparse.Namespace, plan: Plan, report: dict[str, Any]) -> str:
    """Ratings as a game's folder keeps them, with how they were measured."""
    command = f"gondwana arena {plan.game} --bots {','.join(plan.bots)} --seats {plan.seats} --seed {plan.seed}"
    how = f"{command}; {report['games']} games, {report['build']}, {date.today()}"
    lines = [f'how = "{how}"', f"version = {game(plan.game).meta.version}"]
    for row in report["bots"]:
        lines += ["", "[[bot]]", f'name = "{row["name"]}"']
        lines += [f"{key} = {row[value]}" for key, value in (("points", "rating"), ("low", "low"), ("high", "high"))]
    return "\n".join(lines) + "\n"


def percent(rate: float, low: float, high: float) -> str:
    """A rate with its interval."""
    return f"{100 * rate:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def show(plan: Plan, report: dict[str, Any], args: argparse.Namespace) -> None:
    """The tournament for people."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    out = console()
    title = game(plan.game).meta.title
    out.print(Text.assemble((title, "bold"), f", {plan.seats} players, {report['games']} of {plan.games} games"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("bot")
    for name in ("rating", "95 %", "games", "won", "95 %", "mean score"):
        table.add_column(name, justify="right")
    for row in report["bots"]:
        won, interval = percent(row["rate"], row["rate_low"], row["rate_high"]).split(" (")
        around = f"{row['low']}–{row['high']}"
        cells = (str(row["rating"]), around, str(row["games"]), won, interval.rstrip(")"), f"{row['score']:.1f}")
        table.add_row(row["name"], *cells)
    out.print(table)
    for row in report["pairs"]:
        rate = percent(row["rate"], row["low"], row["high"])
        out.print(f"{row['bot']} ahead of {row['against']}: {row['ahead']:g} of {row['games']}, {rate}")
    seats = ", ".join(f"{seat + 1}: {percent(*row)}" for seat, row in enumerate(report["seat_wins"]))
    out.print(f"wins by seat  {seats}")
    if report["stopped"]:
        on = f"the same command goes on with {args.resume}" if args.resume else "without --resume they are gone"
        out.print(Text(f"Stopped after {report['games']} games; {on}.", "yellow"))
    elif args.early and report["decided"]:
        out.print(Text("Every two bots were told apart by the sequential test.", "dim"))
    if args.report:
        out.print(f"report: {Path(args.report) / 'index.html'}")
