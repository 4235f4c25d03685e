"""Arguments that several commands take, read with one clear complaint about the first that is wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from gondwana.kit.errors import GondwanaError, one_of, whole
from gondwana.kit.game import Game
from gondwana.kit.i18n import LANGUAGES
from gondwana.kit.record import Record
from gondwana.kit.settings import resolve
from gondwana.kit.theme import SYSTEM, THEMES


class Parser(argparse.ArgumentParser):
    """An argument parser whose every complaint is a GondwanaError of one line."""

    def __init__(self, prog: str, text: str, examples: str) -> None:
        summary, _, rest = text.partition("\n")
        wrapped = argparse.RawDescriptionHelpFormatter
        ending = f"{rest.strip()}\n\nexamples:\n{examples.rstrip()}".lstrip("\n")
        super().__init__(prog, description=summary, epilog=ending, formatter_class=wrapped, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        raise GondwanaError(f"{message} (see {self.prog} --help)")

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments; an unknown option is answered with the nearest known one."""
        args, unknown = self.parse_known_args(words)
        for word in unknown:
            if word.startswith("-") and word != "-":
                known = [name for action in self._actions for name in action.option_strings if name.startswith("--")]
                raise GondwanaError(one_of(word.partition("=")[0], known, "option"))
            raise GondwanaError(f"unexpected argument {word!r} (see {self.prog} --help)")
        return args


def number(low: int, high: int | None = None) -> Callable[[str], int]:
    """A type of arguments: whole numbers in a range."""

    def read(text: str) -> int:
        wanted = f"a whole number, {low} or more" if high is None else f"a whole number from {low} to {high}"
        value = whole(text)
        if value is None or value < low or (high is not None and value > high):
            raise argparse.ArgumentTypeError(f"expected {wanted}, not {text!r}")
        return value

    return read


def add_game(parser: Parser) -> None:
    """The game, by its id."""
    parser.add_argument("game", metavar="GAME", help="a game's id, as `gondwana games` lists them")


def add_set_up(parser: Parser, seed: str = "the seed of all chance; another one each time if left out") -> None:
    """What a new game is made from, besides the number of seats."""
    parser.add_argument("--seed", type=number(0, 2**63 - 1), metavar="S", help=seed)
    parser.add_argument("-o", dest="options", action="append", default=[], metavar="NAME=VALUE", help="a game option")
    parser.add_argument("--pack", metavar="DIR", help="play with the components of this pack (see gondwana pack)")


def bot_names(game: Game, text: str | None) -> list[str]:
    """The bots named in a list, each of which can be made."""
    from gondwana import bots

    wanted = [name.strip() for name in text.split(",")] if text is not None else []
    for name in wanted:
        bots.make(name, game.id)
    return wanted


def add_lang(parser: Parser) -> None:
    """The language of everything a player reads."""
    parser.add_argument("--lang", choices=LANGUAGES, default=language(), help="en or fr; else that of the environment")


def add_theme(parser: Parser) -> None:
    """The colours of pictures."""
    parser.add_argument("--theme", choices=(*THEMES, SYSTEM), default="light", help="the colours of pictures")


def add_json(parser: Parser) -> None:
    """Output for programs."""
    parser.add_argument("--json", action="store_true", help="one JSON document, for programs")


def language() -> str:
    """The language the environment asks for: French or, by default, English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    return "en"


def game_options(game: Game, words: Sequence[str]) -> dict[str, str]:
    """The options given as NAME=VALUE; names and values are checked here, before anything else is done."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise GondwanaError(f"option {word!r} is not of the form NAME=VALUE")
        if name in options:
            raise GondwanaError(f"option {name!r} is given twice")
        options[name] = value
    resolve(game.meta.settings, game.meta.seats[0], options)
    return options


def seat_index(number: int | None, seats: int, otherwise: int) -> int:
    """The seat of a number given by a person, who counts from 1; another viewer if none is given."""
    if number is None:
        return otherwise
    if number > seats:
        raise GondwanaError(f"--seat {number}: there are {seats} seats")
    return number - 1


def read_text(path: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    try:
        if path == "-":
            return sys.stdin.read()
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise GondwanaError(f"{named(path)}: not a text file") from None


def read_record(args: argparse.Namespace) -> Record:
    """The record of FILE, with the components of --pack."""
    record = Record.loads(read_text(args.file))
    record.pack = args.pack or record.pack
    return record


def named(path: str) -> str:
    """What a complaint calls a file."""
    return "standard input" if path == "-" else path
