"""Read the rules of a game paragraph by paragraph, and see which code and which test stands for each.

Without ID: the matrix of all paragraphs. A paragraph is covered when code names it and a test proves it, or when it is
a note that no code can implement, with the reason. Exit code 1 if one is not covered.
"""

from __future__ import annotations

import argparse
import unicodedata
from pathlib import Path

from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console, put_json, texts
from gondwana.kit.errors import GondwanaError, one_of
from gondwana.kit.game import Game, game
from gondwana.kit.rulebook import Coverage, Rule, tests_folder

EXAMPLES = """\
  gondwana rules cubosaurs
  gondwana rules cubosaurs C4.7 --lang fr
  gondwana rules cubosaurs --search egg
  gondwana rules cubosaurs --json
"""
UNCOVERED = 1


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    a.add_game(parser)
    parser.add_argument("id", nargs="?", metavar="ID", help="one paragraph, with its ruling and its places")
    parser.add_argument("--search", metavar="WORD", help="the paragraphs that speak of this")
    a.add_lang(parser)
    a.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """One paragraph, those with a word, or the matrix."""
    g = game(args.game)
    if args.id is not None and args.search is not None:
        raise GondwanaError("either ID or --search, not both")
    tests = tests_of(g)
    found = g.rulebook.coverage(g.meta.folder, tests)
    if args.id is not None:
        return paragraph(g, args, found)
    if args.search is not None:
        return search(g, args, found)
    return matrix(g, args, found, tests)


def tests_of(g: Game) -> Path | None:
    """The tests of the game, if this is a source tree: ids of different games may look alike."""
    tests = tests_folder()
    return tests / "games" / g.id if tests is not None else None


def describe(rule: Rule, places: Coverage, lang: str) -> dict[str, object]:
    """A paragraph for programs."""
    return {
        "id": rule.id,
        "kind": rule.kind,
        "variant": rule.variant,
        "text": rule.text(lang),
        "ruling": rule.ruling,
        "status": rule.status,
        "reason": rule.reason,
        "code": places.code,
        "tests": places.tests,
    }


def paragraph(g: Game, args: argparse.Namespace, found: dict[str, Coverage]) -> int:
    """One paragraph and everything that rests on it."""
    ids = {id.lower(): id for id in found}
    if args.id.lower() not in ids:
        raise GondwanaError(one_of(args.id, list(found), "paragraph"))
    rule = g.rulebook.rules[ids[args.id.lower()]]
    places = found[rule.id]
    if args.json:
        put_json(describe(rule, places, args.lang))
        return 0
    from rich.padding import Padding
    from rich.text import Text

    t = texts(args.lang)
    out = console()
    out.print(Text.assemble((rule.id, "bold yellow"), (f"  {g.meta.title} · {rule.kind} · {rule.variant}", "dim")))
    out.print(Padding(rule.text(args.lang), (0, 0, 0, 2), expand=False))
    if rule.ruling:
        out.print(Padding(Text.assemble((t("rules.ruling"), "italic cyan"), rule.ruling), (1, 0, 0, 2), expand=False))
    if rule.status == "note":
        out.print(Padding(Text.assemble((t("rules.note"), "italic cyan"), rule.reason), (1, 0, 0, 2), expand=False))
    out.print()
    for name, lines in (("code", places.code), ("tests", places.tests)):
        told = ", ".join(lines) if lines else t("rules.nowhere")
        label = Text(f"{t(f'rules.{name}')}  ", "dim")
        out.print(Padding(label + Text(told, "" if lines else "red"), (0, 0, 0, 2), expand=False))
    return 0


def search(g: Game, args: argparse.Namespace, found: dict[str, Coverage]) -> int:
    """The paragraphs whose text has the word, accents and capitals aside."""
    hits = [rule for rule in g.rulebook.rules.values() if plain(args.search) in plain(rule.text(args.lang))]
    if args.json:
        put_json([describe(rule, found[rule.id], args.lang) for rule in hits])
        return 0
    from rich.table import Table
    from rich.text import Text

    out = console()
    grid = Table.grid(padding=(0, 2))
    for rule in hits:
        told = Text(rule.text(args.lang))
        told.highlight_words([args.search], "bold yellow", case_sensitive=False)
        grid.add_row(Text(rule.id, "bold"), told)
    if hits:
        out.print(grid)
    out.print(Text(texts(args.lang)("rules.hits", n=len(hits), word=args.search), "dim"))
    return 0


def plain(text: str) -> str:
    """Without accents and capitals.

    >>> plain("Œufs détruits")
    'oeufs detruits'
    """
    decomposed = unicodedata.normalize("NFD", text.lower().replace("œ", "oe"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def matrix(g: Game, args: argparse.Namespace, found: dict[str, Coverage], tests: Path | None) -> int:
    """All paragraphs with the number of places that name them; what is missing at the end."""
    rules = g.rulebook.rules
    missing = g.rulebook.missing(g.meta.folder, tests)
    notes = [rule for rule in rules.values() if rule.status == "note"]
    if args.json:
        put_json(
            {
                "game": g.id,
                "paragraphs": len(rules),
                "covered": len(rules) - len(missing),
                "missing": missing,
                "notes": {rule.id: rule.reason for rule in notes},
                "tests_seen": tests is not None,
                "matrix": {id: {"code": places.code, "tests": places.tests} for id, places in found.items()},
            }
        )
        return UNCOVERED if missing else 0
    from rich import box
    from rich.table import Table
    from rich.text import Text

    t = texts(args.lang)
    out = console()
    table = Table(box=box.SIMPLE_HEAD, expand=True, pad_edge=False, header_style="dim")
    table.add_column(t("rules.paragraph"), no_wrap=True)
    table.add_column(t("rules.text"), ratio=1, no_wrap=True, overflow="ellipsis")
    table.add_column(t("rules.code"), no_wrap=True)
    table.add_column(t("rules.tests"), no_wrap=True)
    for rule in rules.values():
        style = "bold red" if rule.id in missing else "dim" if rule.status == "note" else ""
        places = found[rule.id]
        code = t("rules.is_note") if rule.status == "note" else short(places.code)
        table.add_row(Text(rule.id, style), Text(rule.text(args.lang), "dim"), Text(code), Text(short(places.tests)))
    out.print(table)
    told = t("rules.summary", n=len(rules), covered=len(rules) - len(missing), notes=len(notes))
    out.print(Text(told, "bold red" if missing else "bold green"))
    if missing:
        out.print(Text(t("rules.missing", ids=", ".join(missing)), "red"))
    if tests is None:
        out.print(Text(t("rules.no_tests"), "dim"))
    return UNCOVERED if missing else 0


def short(places: list[str]) -> str:
    """The first place, and how many more there are."""
    if not places:
        return "–"
    return places[0] if len(places) == 1 else f"{places[0]} +{len(places) - 1}"
