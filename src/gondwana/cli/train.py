"""Learn what positions of a game are worth from games that a bot plays with itself.

Writes the weights of the features that the game declares in its `features.py`. The file `learned.toml` in a game's
folder takes the place of what its own player hopes for wherever the tree search judges a position. `ismcts:500@FILE`
searches with another file, `@hand` with none: the arena tells which is better. The same seed gives the same file.
"""

from __future__ import annotations

import argparse
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from gondwana.cli.balance import one_bot
from gondwana.cli.common import arguments as a
from gondwana.cli.common.output import console, progress
from gondwana.kit.errors import GondwanaError, install
from gondwana.kit.game import game
from gondwana.kit.spread import spread

if TYPE_CHECKING:
    from gondwana.lab.learning import Lesson, School, Weights

EXAMPLES = """\
  gondwana train trias --games 400 --seed 1 --out weights.toml
  gondwana train cubosaurs --bot ismcts:100 --games 60 --seats 2 --jobs 2 --out weights.toml
"""


def arguments(parser: a.Parser) -> None:
    """What the command takes."""
    a.add_game(parser)
    parser.add_argument("--out", required=True, metavar="FILE", help="where the weights go")
    parser.add_argument("--bot", default="club", metavar="NAME", help="who plays all seats (club)")
    parser.add_argument("--games", type=a.number(5), default=400, metavar="N", help="how many games (400)")
    parser.add_argument("--seats", type=a.number(2), metavar="N", help="players; 2, 3 and 4 in turn if left out")
    parser.add_argument("--seed", type=a.number(0), default=1, metavar="S", help="the seed of the first game (1)")
    parser.add_argument("--jobs", type=a.number(1), default=1, metavar="N", help="processes (1)")


def run(args: argparse.Namespace) -> int:
    """Play, learn, write."""
    try:
        from gondwana.lab.learning import School, declared, learn
    except ImportError:
        raise GondwanaError("train needs NumPy: " + install("lab")) from None

    g = game(args.game)
    declared(g.id)
    (bot,) = one_bot(g, args.bot)
    fewest, most = g.meta.seats
    seats = (args.seats,) if args.seats else tuple(range(max(2, fewest), min(4, most) + 1))
    for players in seats:
        g.start(players, {}, None)
    school = School(g.id, bot, seats, args.seed)
    games = attended(school, args.games, args.jobs)
    weights = learn(g.id, games)
    how = (
        f"gondwana train {g.id} --bot {bot} --games {args.games} --seed {args.seed}"
        f"{f' --seats {args.seats}' if args.seats else ''}"
    )
    Path(args.out).write_text(data_file(how, weights), encoding="utf-8")
    positions = sum(len(some) for some in games)
    console().print(
        f"{args.out}: {len(weights.features)} weights from {positions} positions of {len(games)} games. In games held "
        f"back the seat deemed best won {weights.right:.1%} (by lot {weights.chance:.1%})."
    )
    return 0


def attended(school: School, games: int, jobs: int) -> list[list[Lesson]]:
    """The lessons of all games, with progress."""
    from gondwana.lab.learning import lessons

    found: list[list[Lesson]] = []
    each = spread(partial(lessons, school), range(games), jobs)
    with progress(school.game, games) as advance, closing(each) as played:
        for some in played:
            found.append(some)
            advance(1)
    return found


def data_file(how: str, weights: Weights) -> str:
    """As a game's folder keeps it."""
    lines = [f'how = "{how}"', f"right = {weights.right}", f"chance = {weights.chance}"]
    for name, early, late in zip(weights.features, weights.early, weights.late, strict=True):
        lines += ["", "[[weight]]", f'feature = "{name}"', f"early = {early}", f"late = {late}"]
    return "\n".join(lines) + "\n"
