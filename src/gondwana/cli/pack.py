"""Play with the components of your own box: begin, check and compare a pack.

`new` writes the component sheets of a game into a folder, for the owner of the box to correct; `check` tells whether
they can be played; `diff` shows every cell that differs from the built-in data. Then play with --pack DIR.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console, put_json, texts
from gondwana.kit import pack
from gondwana.kit.game import Game, game
from gondwana.kit.tables import Box

EXAMPLES = """\
  gondwana pack new cubosaurs my-box
  gondwana pack check cubosaurs my-box
  gondwana pack diff cubosaurs my-box --json
"""


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    parser.add_argument("action", choices=("new", "check", "diff"), help="what to do")
    a.add_game(parser)
    parser.add_argument("folder", metavar="DIR", help="the folder of the pack")
    a.add_lang(parser)
    a.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Begin, check or compare."""
    g = game(args.game)
    if args.action == "new":
        new(g, args)
    elif args.action == "check":
        check(g, args)
    else:
        diff(g, args)
    return 0


def new(g: Game, args: argparse.Namespace) -> None:
    """The sheets, and a README that says what to look for."""
    folder = Path(args.folder)
    box = pack.write_new(g, folder)
    (folder / "README.md").write_text(readme(g, box, args.folder, args.lang), encoding="utf-8")
    if args.json:
        put_json({"game": g.id, "folder": args.folder, "files": ["README.md", *(f"{name}.csv" for name in box)]})
    else:
        console().print(texts(args.lang)("pack.made", folder=args.folder, n=len(box)))


def readme(g: Game, box: Box, folder: str, lang: str) -> str:
    """What the owner of the box reads: what lies in each sheet and which columns nobody could tell from afar."""
    t = texts(lang)
    lines = [t("pack.readme.head", title=g.meta.titled(lang), game=g.id, folder=folder)]
    for name, rows in box.items():
        copies = sum(int(row["copies"]) for row in rows) if "copies" in rows[0] else len(rows)
        lines.append(t("pack.readme.sheet", name=name, rows=len(rows), copies=copies))
        for column, unknown in pack.reconstructed(rows).items():
            key = "pack.readme.unknown" if unknown else "pack.readme.known"
            lines.append(t(key, column=column, unknown=unknown, rows=len(rows)))
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def check(g: Game, args: argparse.Namespace) -> None:
    """Sound, or one line that says what is not."""
    counts = pack.check(g, args.folder)
    found = {"game": g.id, "folder": args.folder, "data": g.data(args.folder), "origin": counts}
    found["differences"] = len(pack.differences(g, args.folder))
    if args.json:
        put_json(found)
        return
    from rich.text import Text

    t = texts(args.lang)
    out = console()
    out.print(Text(t("pack.sound", title=g.meta.titled(args.lang), data=found["data"]), "green"))
    out.print(t("games.data", counts=", ".join(t(f"origin.{name}", n=n) for name, n in counts.items())))
    out.print(Text(t("pack.differences", n=found["differences"]), "dim"))


def diff(g: Game, args: argparse.Namespace) -> None:
    """The cells that differ."""
    found = pack.differences(g, args.folder)
    if args.json:
        put_json([asdict(cell) for cell in found])
        return
    from rich import box
    from rich.table import Table
    from rich.text import Text

    t = texts(args.lang)
    out = console()
    if found:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
        for heading in ("sheet", "row", "column", "ours", "theirs"):
            table.add_column(t(f"pack.{heading}"))
        for cell in found:
            ours = "–" if cell.ours is None else cell.ours
            theirs = "–" if cell.theirs is None else cell.theirs
            table.add_row(cell.sheet, cell.id, cell.column, Text(ours, "red"), Text(theirs, "green"))
        out.print(table)
    out.print(Text(t("pack.differences", n=len(found)), "dim"))
