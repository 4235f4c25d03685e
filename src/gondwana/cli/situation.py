"""Check a position written by hand, and show its table, who is asked and what may be done.

docs/situations.md tells how positions are written. A mistake is told with its line and column.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console, heading, put_json, texts
from gondwana.core.event import SPECTATOR
from gondwana.core.state import OVER, State
from gondwana.kit.errors import GondwanaError, SituationError
from gondwana.kit.game import Game
from gondwana.kit.situation import game_named

EXAMPLES = """\
  gondwana situation position.txt
  gondwana situation position.txt --lang fr --svg table.svg
  gondwana replay game.txt --to 30 --dump | gondwana situation - --json
"""


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="the situation; - for the standard input")
    parser.add_argument(
        "--seat", type=a.number(1), metavar="N", help="the table as this seat sees it; else who is asked"
    )
    parser.add_argument("--svg", metavar="OUT", help="draw the table into this file as well")
    a.add_theme(parser)
    a.add_lang(parser)
    a.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Read, check, show."""
    text = a.read_text(args.file)
    try:
        g = game_named(text)
        s = g.situation(text)
    except SituationError as error:
        raise GondwanaError(f"{a.named(args.file)}: {error}") from None
    seat = a.seat_index(args.seat, s.seats, max(s.who, SPECTATOR))
    view = g.view(s, seat)
    if args.svg:
        Path(args.svg).write_text(view.svg(args.lang, args.theme), encoding="utf-8")
    if args.json:
        put_json(describe(g, s, args.lang))
    else:
        show(g, s, seat, args.lang)
    return 0


def describe(g: Game, s: State, lang: str) -> dict[str, object]:
    """A position for programs."""
    view = g.view(s, max(s.who, SPECTATOR))
    t = g.texts(lang)
    return {
        "game": g.id,
        "seats": s.seats,
        "options": {name: setting.show(s.options[name]) for name, setting in g.meta.settings.items()},
        "turn": f"p{s.turn + 1}",
        "who": "over" if s.who == OVER else f"p{s.who + 1}",
        "prompt": g.prompt(s, lang),
        "rule": s.stack[-1].RULE if s.stack else "",
        "scores": s.scores(),
        "acts": [
            {
                "text": option.text,
                "label": option.label(lang),
                "rule": option.rule,
                "touch": list(option.touch),
                "cost": [{"text": note.text(t), "rule": note.rule} for note in view.cost(option.act)],
            }
            for option in view.options
        ],
    }


def show(g: Game, s: State, seat: int, lang: str) -> None:
    """A position for people."""
    from rich.text import Text

    from gondwana.cli.common import table

    out = console()
    options = g.options(s)
    out.print(heading(texts(lang)("situation.title", game=g.meta.titled(lang), n=s.seats)))
    table.show_table(out, g, g.view(s, seat).scene, lang, at=table.marks(options))
    if s.who == OVER:
        out.print(Text(g.prompt(s, lang), "bold"))
        table.show_scores(out, g, s.scores(), s.winners(), lang, texts(lang)("play.won"))
        return
    head = table.seat_name(s.who, g.texts(lang))
    out.print(Text.assemble("\n", head, "  ", (g.prompt(s, lang), "bold"), (f"  {s.stack[-1].RULE}", "dim")))
    table.show_options(out, g.view(s, s.who), lang)
