"""Read the rules of a game paragraph by paragraph, and see which code and which test stands for each.

With --read: the paragraphs in the order of the book, in our own words, each with our ruling where the book leaves
something open. Without it and without ID: the matrix of all paragraphs. A paragraph is covered when code names it and
a test proves it, or when it is a note that no code can implement, with the reason. Exit code 1 if one is not covered.
"""

from __future__ import annotations

import argparse
import unicodedata
from pathlib import Path
from typing import Any

from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console, put_json, texts
from gondwana.kit.errors import GondwanaError, one_of
from gondwana.kit.game import Game, game, metas
from gondwana.kit.i18n import Texts
from gondwana.kit.rulebook import Coverage, Rule, tests_folder

EXAMPLES = """\
  gondwana rules cubosaurs
  gondwana rules cubosaurs C4.7 --lang fr
  gondwana rules cubosaurs --search egg
  gondwana rules cubosaurs --read
  gondwana rules evolution --read --chapter EX --lang fr
  gondwana rules cubosaurs --json
  gondwana rules --all
"""
UNCOVERED = 1


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game's id, as `gondwana games` lists them")
    parser.add_argument("id", nargs="?", metavar="ID", help="one paragraph, with its ruling and its places")
    parser.add_argument("--search", metavar="WORD", help="the paragraphs that speak of this")
    parser.add_argument("--read", action="store_true", help="the paragraphs one after the other, with our rulings")
    parser.add_argument("--chapter", metavar="C", help="read only this chapter, such as C4")
    parser.add_argument("--all", action="store_true", help="of every game, what is not covered")
    a.add_lang(parser)
    a.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """One paragraph, those with a word, all to read, or the matrix."""
    if args.all:
        return overview(args)
    if args.game is None:
        raise GondwanaError("which GAME? `gondwana games` lists them; --all looks at every one")
    g = game(args.game)
    read = args.read or args.chapter is not None
    if (args.id is not None) + (args.search is not None) + read > 1:
        raise GondwanaError("either ID, --search or --read, not both")
    tests = tests_of(g)
    found = g.rulebook.coverage(g.meta.folder, tests)
    if args.id is not None:
        return paragraph(g, args, found)
    if args.search is not None:
        return search(g, args, found)
    if read:
        return reading(g, args, found)
    return show_matrix(g, args, found, tests)


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
        "ruling": rule.reading(lang),
        "status": rule.status,
        "reason": rule.why_note(lang),
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
    sort = f"{named(t, 'kind', rule.kind)} · {named(t, 'variant', rule.variant)}"
    out.print(Text.assemble((rule.id, "bold yellow"), (f"  {g.meta.titled(args.lang)} · {sort}", "dim")))
    out.print(Padding(rule.text(args.lang), (0, 0, 0, 2), expand=False))
    for name, words in (("ruling", rule.reading(args.lang)), ("note", rule.why_note(args.lang))):
        if words:
            head = (t(f"rules.{name}"), "italic cyan")
            out.print(Padding(Text.assemble(head, words), (1, 0, 0, 2), expand=False))
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


def reading(g: Game, args: argparse.Namespace, found: dict[str, Coverage]) -> int:
    """The paragraphs of the game or of a chapter, in the order of the book."""
    rules = [rule for rule in g.rulebook.rules.values() if not args.chapter or within(rule.id, args.chapter)]
    if not rules:
        chapters = list(dict.fromkeys(id.partition(".")[0] for id in found))
        raise GondwanaError(one_of(args.chapter, chapters, "chapter"))
    if args.json:
        put_json([describe(rule, found[rule.id], args.lang) for rule in rules])
        return 0
    from rich.table import Table
    from rich.text import Text

    t = texts(args.lang)
    grid = Table.grid(padding=(0, 2))
    chapter = rules[0].id.partition(".")[0]
    for rule in rules:
        if rule.id.partition(".")[0] != chapter:
            chapter = rule.id.partition(".")[0]
            grid.add_row()
        variant = "" if rule.variant == "base" else f"  ({named(t, 'variant', rule.variant)})"
        grid.add_row(Text(rule.id, "bold"), Text.assemble(rule.text(args.lang), (variant, "dim")))
        if rule.ruling:
            grid.add_row("", Text.assemble((t("rules.ruling"), "italic cyan"), (rule.reading(args.lang), "italic")))
    console().print(grid)
    return 0


def within(id: str, chapter: str) -> bool:
    """Is a paragraph in a chapter? What follows in its id begins something else.

    >>> within("C4.10", "c4"), within("C4.10", "C4.1"), within("7.3b", "7.3"), within("EX.1", "E")
    (True, False, True, False)
    """
    rest = id[len(chapter) :]
    same = rest and (rest[0].isdigit() if chapter[-1].isdigit() else rest[0].isalpha() and chapter[-1].isalpha())
    return id.lower().startswith(chapter.lower()) and not same


def named(t: Texts, what: str, word: str) -> str:
    """A kind or a variant in the reader's words; a game of one's own may have others."""
    return t(f"{what}.{word}") if f"{what}.{word}" in t else word


def plain(text: str) -> str:
    """Without accents and capitals.

    >>> plain("Œufs détruits")
    'oeufs detruits'
    """
    decomposed = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe").replace("’", "'"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def show_matrix(g: Game, args: argparse.Namespace, found: dict[str, Coverage], tests: Path | None) -> int:
    """All paragraphs with the number of places that name them; what is missing at the end."""
    rules = g.rulebook.rules
    counted = count(g, tests, args.lang)
    missing = counted["missing"]
    if args.json:
        matrix = {id: {"code": places.code, "tests": places.tests} for id, places in found.items()}
        put_json({**counted, "matrix": matrix})
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
    tell(counted, args.lang)
    return UNCOVERED if missing else 0


def overview(args: argparse.Namespace) -> int:
    """Every game in a few words."""
    counts = [count(game(id), tests_of(game(id)), args.lang) for id in metas()]
    if args.json:
        put_json(counts)
    else:
        for counted in counts:
            console().print(metas()[counted["game"]].titled(args.lang))
            tell(counted, args.lang)
    return UNCOVERED if any(counted["missing"] for counted in counts) else 0


def count(g: Game, tests: Path | None, lang: str) -> dict[str, Any]:
    """How many paragraphs there are, how many are covered, which are not."""
    rules = g.rulebook.rules
    missing = g.rulebook.missing(g.meta.folder, tests)
    return {
        "game": g.id,
        "paragraphs": len(rules),
        "covered": len(rules) - len(missing),
        "missing": missing,
        "notes": {rule.id: rule.why_note(lang) for rule in rules.values() if rule.status == "note"},
        "tests_seen": tests is not None,
    }


def tell(counted: dict[str, Any], lang: str) -> None:
    """The counts in words."""
    from rich.text import Text

    t = texts(lang)
    out = console()
    missing = counted["missing"]
    told = t("rules.summary", n=counted["paragraphs"], covered=counted["covered"], notes=len(counted["notes"]))
    out.print(Text(told, "bold red" if missing else "bold green"))
    if missing:
        out.print(Text(t("rules.missing", ids=", ".join(missing)), "red"))
    if not counted["tests_seen"]:
        out.print(Text(t("rules.no_tests"), "dim"))


def short(places: list[str]) -> str:
    """The first place, and how many more there are."""
    if not places:
        return "–"
    return places[0] if len(places) == 1 else f"{places[0]} +{len(places) - 1}"
