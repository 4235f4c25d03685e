"""Play a game in the terminal, against bots or with others at the same keyboard.

Type the number of an option or its text; `?` shows the other commands (rules, undo, hint, log, save, quit).
Answers may also be piped in, a line each. Without --hotseat you are player 1 and bots have the other seats.
"""

from __future__ import annotations

import argparse

from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Game, game
from gondwana.kit.match import Match
from gondwana.kit.record import Record

EXAMPLES = """\
  gondwana play cubosaurs
  gondwana play cubosaurs --seats 3 --bots novice,expert -o advanced=yes --lang fr
  gondwana play cubosaurs --seats 4 --hotseat --save game.txt
  gondwana play --resume game.txt
"""


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game's id, as `gondwana games` lists them")
    parser.add_argument("--seats", type=a.number(1), metavar="N", help="the number of players; else the fewest")
    parser.add_argument("--bots", metavar="NAMES", help="who has the other seats, such as novice,expert (club)")
    parser.add_argument("--hotseat", action="store_true", help="persons have all seats, but those of --bots")
    a.add_set_up(parser)
    parser.add_argument("--save", metavar="FILE", help="write the record there when the game stops")
    parser.add_argument("--resume", metavar="FILE", help="go on with a record")
    a.add_lang(parser)


def run(args: argparse.Namespace) -> int:
    """Set the table, then play."""
    match = resumed(args) if args.resume else begun(args)
    seats = players(match.game, match.state.seats, args.bots, args.hotseat)
    from gondwana.cli.common.session import Session

    Session(match, seats, args.lang, console(), args.save).run()
    return 0


def begun(args: argparse.Namespace) -> Match:
    """A new game."""
    if args.game is None:
        raise GondwanaError("which GAME? `gondwana games` lists them")
    g = game(args.game)
    return Match(g, args.seats, args.seed, a.game_options(g, args.options), args.pack)


def resumed(args: argparse.Namespace) -> Match:
    """A game that goes on; the record says how it was set up."""
    if args.seats is not None or args.seed is not None or args.options:
        raise GondwanaError("--resume goes on with the seats, the seed and the options of the record")
    record = Record.load(args.resume)
    record.pack = args.pack or record.pack
    if args.game not in (None, record.game):
        raise GondwanaError(f"{args.resume} is a record of {record.game}, not of {args.game}")
    record.replay()
    return Match.resume(record)


def players(g: Game, seats: int, bots: str | None, hotseat: bool) -> list[str]:
    """For each seat the name of its bot, or nothing for a person."""
    from gondwana.bots import LEVELS

    wanted = a.bot_names(g, bots)
    if len(wanted) > seats - 1:
        raise GondwanaError(f"{len(wanted)} bots and you are more than {seats} players")
    if hotseat:
        return [""] * (seats - len(wanted)) + wanted
    wanted = wanted or [LEVELS[0]]
    return ["", *(wanted[i % len(wanted)] for i in range(seats - 1))]
