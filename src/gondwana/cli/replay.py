"""Check the record of a game choice by choice, and tell how it ended.

Every choice must be legal, every checksum and the final scores must agree; the first that does not is told.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console, heading, put_json, texts
from gondwana.core.event import ALL, SPECTATOR
from gondwana.core.state import OVER, State
from gondwana.kit.errors import GondwanaError, RecordError
from gondwana.kit.game import Game, game
from gondwana.kit.log import History, seen, sentences
from gondwana.kit.record import Record

EXAMPLES = """\
  gondwana replay game.txt
  gondwana replay game.txt --to 40 --log --lang fr
  gondwana replay game.txt --svg pictures
  gondwana replay game.txt --to 40 --dump > position.txt
"""


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="the record; - for the standard input")
    parser.add_argument("--to", type=a.number(0), metavar="N", help="stop after N choices and show the table there")
    parser.add_argument("--log", action="store_true", help="tell everything that happened, secrets included")
    parser.add_argument("--svg", metavar="DIR", help="draw the table before the first choice and after each")
    a.add_theme(parser)
    parser.add_argument("--seat", type=a.number(1), metavar="N", help="tables as this seat sees them; else a spectator")
    parser.add_argument("--dump", action="store_true", help="print the position reached as a situation, nothing else")
    parser.add_argument("--pack", metavar="DIR", help="where the pack of the record lies now")
    a.add_lang(parser)
    a.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play the record again; show what was asked for."""
    try:
        record = a.read_record(args)
        to = len(record.choices) if args.to is None else args.to
        if to > len(record.choices):
            raise GondwanaError(f"--to {to}: the record has {len(record.choices)} choices")
        g, s = play(record, to, args)
    except RecordError as error:
        raise GondwanaError(f"{a.named(args.file)}: {error}") from None
    if args.dump:
        print(g.dump(s), end="")
    elif args.json:
        put_json(describe(record, s, to))
    else:
        show(g, record, s, to, args)
    return 0


def play(record: Record, to: int, args: argparse.Namespace) -> tuple[Game, State]:
    """The position after so many choices; on the way the pictures. Without --to all of the record is checked."""
    g = game(record.game)
    seat = a.seat_index(args.seat, record.seats, SPECTATOR)
    folder = Path(args.svg) if args.svg else None
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    digits = len(str(len(record.choices)))
    for number, s in enumerate(record.positions()):
        view = g.view(s, seat)
        if folder:
            (folder / f"{number:0{digits}}.svg").write_text(view.svg(args.lang, args.theme), encoding="utf-8")
        if number == to and args.to is not None:
            break
    return g, s


def describe(record: Record, s: State, to: int) -> dict[str, object]:
    """The result for programs."""
    return {
        "game": record.game,
        "version": record.version,
        "data": record.data,
        "seats": record.seats,
        "seed": record.seed,
        "options": record.options,
        "choices": len(record.choices),
        "checked": to,
        "over": s.who == OVER,
        "scores": s.scores(),
        "winners": [f"p{seat + 1}" for seat in s.winners()] if s.who == OVER else [],
    }


def show(g: Game, record: Record, s: State, to: int, args: argparse.Namespace) -> None:
    """The result for people."""
    from rich.text import Text

    from gondwana.cli.common import table

    t = texts(args.lang)
    out = console()
    out.print(heading(t("replay.title", game=g.meta.titled(args.lang), n=record.seats, seed=record.seed)))
    if args.log and isinstance(s.sink, History):
        table.show_log(out, sentences(g, s, seen(g, s.sink, ALL), args.lang))
        out.print()
    seat = a.seat_index(args.seat, record.seats, SPECTATOR)
    table.show_table(out, g, g.view(s, seat).scene, args.lang)
    sums = len([number for number in record.sums if number <= to])
    out.print(Text(t("replay.checked", n=to, of=len(record.choices), sums=sums), "green"))
    if s.who == OVER:
        table.show_scores(out, g, s.scores(), s.winners(), args.lang, t("play.won"))
    else:
        head = table.seat_name(s.who, g.texts(args.lang))
        out.print(Text.assemble(head, "  ", (g.prompt(s, args.lang), "bold"), (f"  {s.stack[-1].RULE}", "dim")))
