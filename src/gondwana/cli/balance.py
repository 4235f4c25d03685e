"""What each card, trait and seat is worth: win rates from games of a bot with itself.

Each component is told with its origin, so that what we reconstructed can be tuned. The rate is that of the seats that
used it in a way the events tell (`buy`, `keep`, …) or had it before them at the end (`held`). What winners do is not
always why they win; compare things used alike.
"""

from __future__ import annotations

import argparse
import secrets
from collections import Counter
from contextlib import closing
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console, heading, progress, put_json, texts
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Game, game
from gondwana.kit.i18n import Texts
from gondwana.kit.spread import spread

if TYPE_CHECKING:
    from gondwana.lab.balance import Component, Rate, Result, Self

EXAMPLES = """\
  gondwana balance cubosaurs --games 400 --seats 4
  gondwana balance bios1 --bot random --games 200 --jobs 2 --reconstructed
  gondwana balance evolution --bot ismcts:200 --json > balance.json
"""
CHUNK = 5


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    a.add_game(parser)
    parser.add_argument("--bot", default="club", metavar="NAME", help="who plays all seats (club)")
    parser.add_argument("--games", type=a.number(1), default=200, metavar="N", help="how many games (200)")
    parser.add_argument("--seats", type=a.number(1), metavar="N", help="players; the fewest, but two, if left out")
    a.add_set_up(parser, "the seed of the first game; the others follow")
    parser.add_argument("--jobs", type=a.number(1), default=1, metavar="N", help="processes (1)")
    parser.add_argument("--top", type=a.number(1), default=12, metavar="N", help="so many at each end of the list (12)")
    parser.add_argument("--reconstructed", action="store_true", help="only components that we reconstructed")
    a.add_lang(parser)
    a.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, count, tell."""
    from gondwana.lab import balance

    g = game(args.game)
    (bot,) = one_bot(g, args.bot)
    options = a.game_options(g, args.options)
    seats = args.seats or max(2, g.meta.seats[0])
    g.start(seats, options, args.pack)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    what = balance.Self(g.id, bot, seats, seed, options, args.pack)
    results = played(what, args.games, args.jobs)
    found = balance.components(what, results)
    fair = balance.overall(results)
    report = {
        "game": g.id,
        "bot": bot,
        "seats": seats,
        "games": len(results),
        "seed": seed,
        "fair": fair.rate,
        "by_seat": [asdict(rate) for rate in balance.by_seat(results)],
        "by_origin": balance.by_origin(found, fair.rate),
        "components": [asdict(one) for one in found],
    }
    if args.json:
        put_json(report)
    else:
        show(g, report, balance.by_seat(results), found, args)
    return 0


def one_bot(g: Game, name: str) -> list[str]:
    """The bot, if there is such a one."""
    names = a.bot_names(g, name)
    if len(names) != 1:
        raise GondwanaError("--bot wants one bot, which plays all seats")
    return names


def played(what: Self, games: int, jobs: int) -> list[Result]:
    """All games, in pieces, from as many processes as wanted."""
    from gondwana.lab.balance import play_some

    numbers = [range(at, min(games, at + CHUNK)) for at in range(0, games, CHUNK)]
    results: list[Result] = []
    with progress(what.game, games) as advance, closing(spread(partial(play_some, what), numbers, jobs)) as found:
        for some in found:
            results.extend(some)
            advance(len(some))
    return results


# -- telling -----------------------------------------------------------------------------------------------------------


def show(g: Game, report: dict[str, Any], seats: list[Rate], found: list[Component], args: argparse.Namespace) -> None:
    """The report for people."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from gondwana.cli.common.table import seat_name

    t, words, out = texts(args.lang), g.texts(args.lang), console()
    head = t("balance.title", game=g.meta.titled(args.lang), n=report["games"], bot=report["bot"])
    out.print(heading(head))
    out.print(Text(t("balance.fair", rate=percent(report["fair"]), seed=report["seed"]), "dim"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat, rate in enumerate(seats):
        grid.add_row(seat_name(seat, words), *cells(rate))
    out.print(grid)
    origins = {origin: t(f"balance.{origin}") for origin in report["by_origin"]}
    for origin, row in report["by_origin"].items():
        told = {"n": row["uses"], "clear": row["clear"], "off": f"{100 * row['off']:.1f}"}
        out.print(t("balance.origin", origin=origins[origin], **told))
    wanted = [one for one in found if one.origin == "reconstructed" or not args.reconstructed]
    if not wanted:
        out.print(t("balance.nothing"))
        return
    ends = wanted if len(wanted) <= 2 * args.top else wanted[: args.top] + wanted[-args.top :]
    named = names(wanted, words)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for name in ("component", "use", "won", "interval", "n", "origin_of"):
        table.add_column(t(f"balance.{name}"), justify="right" if name in ("won", "interval", "n") else "left")
    for number, one in enumerate(ends):
        if number == args.top and len(ends) < len(wanted):
            table.add_row("…")
        colour = "" if not one.clear else "green" if one.won.rate > report["fair"] else "red"
        key = one.sort, one.word
        won, interval = cells(one.won)
        table.add_row(named[key], one.event, Text(won, colour), interval, str(one.won.n), origins[one.origin])
    out.print(table)
    out.print(Text(t("balance.legend"), "dim"))


def names(found: list[Component], words: Texts) -> dict[tuple[str, str], str]:
    """What components are called; where two have one name, with the word of each."""
    keys = {(one.sort, one.word) for one in found}
    said = {key: words(".".join(key)) if ".".join(key) in words else key[1] for key in keys}
    twice = Counter(said.values())
    return {key: name if twice[name] == 1 else f"{name} ({key[1]})" for key, name in said.items()}


def percent(rate: float) -> str:
    """A rate as people read it."""
    return f"{100 * rate:.0f}"


def cells(rate: Rate) -> tuple[str, str]:
    """A rate and its interval."""
    return f"{percent(rate.rate)} %", f"{percent(rate.low)}–{percent(rate.high)}"
