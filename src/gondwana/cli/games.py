"""List the games of this package: players, options, and where their component data comes from."""

from __future__ import annotations

import argparse

from gondwana.cli.common.arguments import Parser, add_json, add_lang
from gondwana.cli.common.output import console, put_json, texts
from gondwana.kit.errors import GondwanaError, one_of
from gondwana.kit.game import COMMON, Meta, metas
from gondwana.kit.i18n import Texts
from gondwana.kit.settings import Setting

EXAMPLES = """\
  gondwana games                 all games
  gondwana games cubosaurs       one game with each of its options explained
  gondwana games --json
"""


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this game, its options explained")
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """List the games; no engine is loaded."""
    if args.game is not None and args.game not in metas():
        raise GondwanaError(one_of(args.game, list(metas()), "game"))
    found = [meta for meta in metas().values() if args.game in (None, meta.id)]
    if args.json:
        put_json([describe(meta) for meta in found])
    else:
        for meta in found:
            show(meta, args.lang, explain=args.game is not None)
    return 0


def describe(meta: Meta) -> dict[str, object]:
    """A game for programs."""
    return {
        "id": meta.id,
        "title": meta.title,
        "seats": list(meta.seats),
        "options": {name: option(setting, meta.seats) for name, setting in meta.settings.items()},
        "origin": meta.origin(),
        "version": meta.version,
        "designer": meta.designer,
        "publisher": meta.publisher,
        "minutes": meta.minutes,
        "bots": meta.ratings(),
    }


def option(setting: Setting, seats: tuple[int, int]) -> dict[str, object]:
    """An option for programs: its values, and the default for each number of seats where that differs."""
    data: dict[str, object] = {"type": setting.type, "default": setting.show(setting.fallback), "rule": setting.rule}
    data["values"] = [setting.show(value) for value in setting.values()]
    at = {n: setting.show(setting.default(n)) for n in range(seats[0], seats[1] + 1)}
    if len(set(at.values())) > 1:
        data["default_at"] = at
    return data


def show(meta: Meta, lang: str, explain: bool) -> None:
    """A game for people: who, what, which options, how much of its data is certain."""
    from rich.padding import Padding
    from rich.text import Text

    t = texts(lang)
    own = Texts(lang, COMMON, meta.folder / "locale")
    out = console()
    low, high = meta.seats
    out.print(Text.assemble((meta.titled(lang), "bold"), "  ", (meta.id, "cyan"), (f"  {meta.designer}", "dim")))
    out.print(Padding(own("about"), (0, 0, 0, 2)))
    facts = [t("games.players", low=low, high=high), t("games.minutes", n=meta.minutes)]
    facts.append(t("games.version", n=meta.version))
    out.print(Padding(Text(" · ".join(facts), "dim"), (0, 0, 0, 2)))
    counts = ", ".join(t(f"origin.{name}", n=n) for name, n in meta.origin().items())
    out.print(Padding(Text(t("games.data", counts=counts), "dim"), (0, 0, 0, 2)))
    levels = meta.ratings()
    if levels:
        told = " · ".join(f"{name} {points}" for name, points in levels.items())
        out.print(Padding(Text(t("games.bots", levels=told), "dim"), (0, 0, 0, 2)))
    if explain:
        for name, setting in meta.settings.items():
            out.print(Padding(Text.assemble((name, "green"), "=", values(setting), f"  {setting.rule}"), (1, 0, 0, 2)))
            told = f"{own(f'option.{name}.name')}. {own(f'option.{name}.help')}"
            out.print(Padding(Text(told, "dim"), (0, 0, 0, 4)))
    elif meta.settings:
        names = Text(", ").join(Text(name, "green") for name in meta.settings)
        out.print(Padding(Text.assemble((t("games.options"), "dim"), names), (0, 0, 0, 2)))
    out.print()


def values(setting: Setting) -> str:
    """The values of an option, the default marked with a star."""
    if setting.type == "number" and setting.high - setting.low > 5:
        return f"{setting.low}…{setting.high} ({setting.show(setting.fallback)}*)"
    words = [setting.show(value) + ("*" if value == setting.fallback else "") for value in setting.values()]
    return "|".join(words)
