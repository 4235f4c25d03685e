"""Judge every choice of a record, and show who was winning.

Each choice is compared with the best one a search finds with what the seat could know: what it could hope for before,
what was left after. Who was winning is estimated with all cards open. More effort makes both surer.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console, heading, progress, put_json, texts
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Game, game
from gondwana.kit.record import Record
from gondwana.kit.svg import standalone
from gondwana.lab import graph
from gondwana.lab.analysis import EFFORT, Judgement, analyse, costliest

EXAMPLES = """\
  gondwana analyse game.txt
  gondwana analyse game.txt --worst 10 --svg winning.svg
  gondwana analyse game.txt --effort 2000 --json > judged.json
"""
SPARKS = 40


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="the record; - for the standard input")
    effort = f"iterations of the search for each choice ({EFFORT})"
    parser.add_argument("--effort", type=a.number(1, 1_000_000), default=EFFORT, metavar="N", help=effort)
    parser.add_argument("--seat", type=a.number(1), metavar="N", help="only the choices of this seat")
    parser.add_argument("--worst", type=a.number(1), metavar="N", help="only the N choices that cost most")
    parser.add_argument("--svg", metavar="FILE", help="draw who was winning")
    a.add_theme(parser)
    parser.add_argument("--pack", metavar="DIR", help="where the pack of the record lies now")
    a.add_lang(parser)
    a.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Judge all, then tell."""
    try:
        record = a.read_record(args)
        seat = a.seat_index(args.seat, record.seats, -1)
        if not record.choices:
            raise GondwanaError("there is no choice in the record")
        record.replay()
        judgements = judged(record, args.effort)
    except GondwanaError as error:
        raise GondwanaError(f"{a.named(args.file)}: {error}") from None
    g = game(record.game)
    if args.svg:
        Path(args.svg).write_text(picture(g, record, judgements, args), encoding="utf-8")
    wanted = [one for one in judgements if seat in (-1, one.seat)]
    if args.worst:
        wanted = costliest(wanted, args.worst)
    if args.json:
        put_json(describe(record, wanted, judgements, args.effort))
    else:
        show(g, record, wanted, judgements, args)
    return 0


def judged(record: Record, effort: int) -> list[Judgement]:
    """All judgements."""
    judgements: list[Judgement] = []
    with progress(record.game, len(record.choices)) as advance:
        for one in analyse(record, effort):
            judgements.append(one)
            advance(1)
    return judgements


def picture(g: Game, record: Record, judgements: list[Judgement], args: argparse.Namespace) -> str:
    """Who was winning, as a picture that stands alone."""
    label = texts(args.lang)("analyse.winning")
    names = g.seats(record.seats, args.lang, record.names)
    return standalone(graph.draw([one.chances for one in judgements], names, label), args.theme)


def describe(record: Record, wanted: list[Judgement], judgements: list[Judgement], effort: int) -> dict[str, object]:
    """The result for programs."""
    choices = [{**asdict(one), "cost": round(one.cost, 3), "mark": one.mark} for one in wanted]
    return {
        "game": record.game,
        "seats": record.seats,
        "effort": effort,
        "choices": choices,
        "chances": [one.chances for one in judgements],
    }


def name_of(record: Record, seat: int) -> str:
    """The name that the record gives a player."""
    return f" {record.names[seat]}" if seat < len(record.names) else ""


def show(
    g: Game, record: Record, wanted: list[Judgement], judgements: list[Judgement], args: argparse.Namespace
) -> None:
    """The result for people: a line of blocks for each seat, then the choices."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from gondwana.cli.common.table import seat_name

    t, out = texts(args.lang), console()
    out.print(heading(t("replay.title", game=g.meta.titled(args.lang), n=record.seats, seed=record.seed)))
    called = [seat_name(seat, g.texts(args.lang)) for seat in range(record.seats)]
    lines = Table.grid(padding=(0, 2, 0, 0))
    for seat in range(record.seats):
        chances = [one.chances[seat] for one in judgements]
        marks = [one.mark for one in judgements if one.seat == seat]
        told = t("analyse.marks", bad=marks.count("??"), doubtful=marks.count("?"), n=len(marks))
        spark = graph.sparkline(chances, SPARKS)
        lines.add_row(called[seat] + name_of(record, seat), spark, f"{chances[-1]:.0%}", Text(told, "dim"))
    out.print(Text(t("analyse.winning"), "dim"))
    out.print(lines)
    if not wanted:
        out.print(t("analyse.none"))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for name in ("number", "who", "choice", "before", "after", "mark", "best"):
        right = name in ("number", "before", "after")
        title = "" if name == "mark" else t(f"analyse.{name}")
        table.add_column(title, justify="right" if right else "left")
    for one in wanted:
        choice, best = one.labels[args.lang]
        colour = {"??": "bold red", "?": "yellow"}.get(one.mark, "")
        values = [f"{value * 100:.0f}" for value in (one.before, one.after)]
        better = "" if one.best == one.choice else best
        table.add_row(str(one.number), called[one.seat], choice, *values, Text(one.mark, colour), better)
    out.print(table)
    out.print(Text(t("analyse.legend"), "dim"))
