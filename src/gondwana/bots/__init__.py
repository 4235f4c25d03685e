"""Players made of code. A bot gets a PlayerView and nothing else: what its seat may know.

A bot is named by what it is and what it may spend: `ismcts:500` searches 500 iterations, `ismcts:0.5s` half a second,
`flat:500` tries each choice in turn without a tree, `plain:500` has none of the game's heuristics, `ismcts:500@FILE`
judges by the weights in a file (`gondwana train`). `novice`, `club` and
`expert` are levels: the same bots under the names that players know. The path of a Python file names the bot in it.

>>> import gondwana
>>> from gondwana import bots
>>> bots.names("cubosaurs")
['club', 'novice', 'expert', 'greedy', 'flat', 'ismcts', 'plain', 'random']
>>> g = gondwana.game("cubosaurs")
>>> s = g.new(seats=3, seed=1)
>>> bots.choose("random", g.view(s, s.who), seed=5) in s.acts
True
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import re
import tomllib
from functools import cache
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any, Final, Protocol

from gondwana.bots.search import Flat, Habits, Hopes, Judge, Learned, Search
from gondwana.core.rng import Rng, seeded
from gondwana.core.state import State
from gondwana.kit.errors import GondwanaError, one_of
from gondwana.kit.view import PlayerView

LEVELS: Final = ["club", "novice", "expert"]
"""What players may sit down against, the usual opponent first."""
SEARCHES: Final = ["flat", "ismcts", "plain"]
"""Without a tree, with a tree, and with a tree but without what the game's own player knows."""
EXPERT: Final = 1.0
"""Seconds that the expert thinks about a choice."""
CLUB: Final = 100
"""Iterations that the club player searches, in a game without heuristics of its own."""
SCALE: Final = 1000.0
"""A lead in prospects that counts for half of all that could be won, unless a game's SEARCH says otherwise."""
LEARNED: Final = "learned.toml"
"""Where a game keeps the weights that were learned for it."""
HAND: Final = "hand"
"""In the place of such a file: judge as the game's own player does."""
SLIPS: Final = 3
"""One in so many choices of the novice is made at random."""


class Bot(Protocol):
    """Anything that picks one of `view.acts`."""

    def choose(self, view: PlayerView, rng: Rng) -> int:
        """One of `view.acts`."""


class RandomBot:
    """Any legal act, each as likely."""

    def choose(self, view: PlayerView, rng: Rng) -> int:
        """One of `view.acts`."""
        return view.acts[rng.below(len(view.acts))]


class GreedyBot:
    """The heuristics of the game's own `bot.py`, played in one world that agrees with the view."""

    def choose(self, view: PlayerView, rng: Rng) -> int:
        """One of `view.acts`."""
        module = importlib.import_module(f"gondwana.games.{view.game.id}.bot")
        return int(module.choose(view.sample(int(rng.next())), view.seat, rng))


class NoviceBot:
    """Another bot, which often does the first thing that comes to mind."""

    def __init__(self, teacher: Bot) -> None:
        self.teacher = teacher

    def choose(self, view: PlayerView, rng: Rng) -> int:
        """One of `view.acts`."""
        if rng.below(SLIPS) == 0:
            return view.acts[rng.below(len(view.acts))]
        return self.teacher.choose(view, rng)


class SearchBot:
    """Search over the worlds the seat thinks possible, for so many iterations or seconds, in a tree or without one.

    Asked again in the same turn, it goes on in the tree it has, if nothing came that it did not know.
    """

    CHUNK = 50

    def __init__(self, iterations: int = 2000, seconds: float = 0.0, kind: str = "ismcts", weights: str = "") -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.kind = kind
        self.weights = weights
        self.search: Search | None = None

    def choose(self, view: PlayerView, rng: Rng) -> int:
        """One of `view.acts`."""
        world = view.sample(int(rng.next()))
        seed = int(rng.next())
        search = self.search
        if search is None or not search.follow(world, view.seat):
            search = self.begin(world, view.game.id, view.seat, seed)
        if self.seconds <= 0:
            search.run(max(1, self.iterations - int(search.root.visits)))
        else:
            self.think(search)
        self.search = search
        return search.best()

    def think(self, search: Search) -> None:
        """Search until the time is over, or no other choice can be visited more often before it is."""
        began = perf_counter()
        spent = 0.0
        done = 0
        while spent < self.seconds and search.lead() * spent <= done * (self.seconds - spent):
            search.run(self.CHUNK)
            done += self.CHUNK
            spent = perf_counter() - began

    def begin(self, world: State, game: str, seat: int, seed: int) -> Search:
        """A search that knows nothing yet."""
        weights = HAND if world.seats == 1 else self.weights  # what was learned compares seats
        habits = Habits() if self.kind == "plain" else _habits(game, weights)
        return Flat(world, seat, seed, habits) if self.kind == "flat" else Search(world, seat, seed, habits)


def names(game: str) -> list[str]:
    """The bots that can play a game, the usual opponent first."""
    own = ["greedy"] if _has_habits(game) else []
    return [*LEVELS, *own, *SEARCHES, "random"]


def make(name: str, game: str) -> Bot:
    """A bot by its name, with what it may spend, or by the path of its file."""
    if name.endswith(".py"):
        return _from_file(Path(name))
    kind, colon, budget = name.partition(":")
    if kind not in names(game) or (colon and kind not in SEARCHES):
        raise GondwanaError(one_of(name, names(game), "bot"))
    if kind in SEARCHES:
        budget, _, weights = budget.partition("@")
        iterations, seconds = _budget(budget) if colon else (2000, 0.0)
        if weights and kind == "plain":
            raise GondwanaError(f"{name}: a plain search knows nothing of the game, so it takes no weights")
        if weights not in ("", HAND):
            learned(game, Path(weights))  # complains now, not in the middle of a game
        return SearchBot(iterations, seconds, kind, weights)
    if kind == "expert":
        return SearchBot(seconds=EXPERT)
    if kind == "random":
        return RandomBot()
    if _has_habits(game):
        return NoviceBot(GreedyBot()) if kind == "novice" else GreedyBot()
    return NoviceBot(SearchBot(CLUB)) if kind == "novice" else SearchBot(CLUB)


def choose(name: str, view: PlayerView, seed: int) -> int:
    """What the bot of that name answers; the same seed, the same answer, unless it looks at the clock."""
    return make(name, view.game.id).choose(view, seeded(seed))


@cache
def _habits(game: str, weights: str) -> Habits:
    """What the game's own player knows: `prospects` judges, `choose` guides, SEARCH says how much of each is good.

    Where weights were learned, they judge instead: those in the game's folder, or in a file; but not for HAND.
    """
    if not _has_habits(game):
        return Habits()
    module: Any = importlib.import_module(f"gondwana.games.{game}.bot")
    settings = dict(getattr(module, "SEARCH", {}))
    scale = settings.pop("scale", SCALE)
    judge = None if weights == HAND else learned(game, Path(weights) if weights else None)
    if judge is None and hasattr(module, "prospects"):
        judge = Hopes(module.prospects, scale)
    return Habits(judge, module.choose, **settings)


def learned(game: str, path: Path | None = None) -> Judge | None:
    """The judge of a game whose weights were learned, if it has any; another file than the game's own may hold them."""
    own = Path(__file__).parents[1] / "games" / game / LEARNED
    if path is None and not own.is_file():
        return None
    file = path or own
    if not file.is_file():
        raise GondwanaError(f"{file}: there is no such file")
    module: Any = importlib.import_module(f"gondwana.games.{game}.features")
    try:
        rows = tomllib.loads(file.read_text(encoding="utf-8"))["weight"]
        names = [row["feature"] for row in rows]
        early, late = ([float(row[when]) for row in rows] for when in ("early", "late"))
    except (ValueError, KeyError, TypeError):
        raise GondwanaError(f"{file} holds no weights; gondwana train {game} writes such a file") from None
    if names != module.FEATURES:
        raise GondwanaError(f"{file} weighs other features than those of {game}: gondwana train {game}")
    return Learned(module.features, module.progress, early, late)


def _has_habits(game: str) -> bool:
    return importlib.util.find_spec(f"gondwana.games.{game}.bot") is not None


def _budget(text: str) -> tuple[int, float]:
    """Iterations or seconds."""
    if text.isdecimal() and 0 < int(text) <= 10_000_000:
        return int(text), 0.0
    if re.fullmatch(r"\d+(\.\d+)?s", text, re.ASCII) and 0 < float(text[:-1]) <= 3600:
        return 0, float(text[:-1])
    raise GondwanaError(f"a budget is iterations such as 500 or seconds such as 0.5s, not {text!r}")


def _from_file(path: Path) -> Bot:
    """The one class with a method `choose` that a file defines."""
    module = _load(path)
    found = [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing) and thing.__module__ == module.__name__ and hasattr(thing, "choose")
    ]
    if len(found) != 1:
        raise GondwanaError(f"{path}: expected one class with a method choose(view, rng), found {len(found)}")
    made: Any = found[0]
    bot: Bot = made()
    return bot


def _load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"bot_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise GondwanaError(f"{path}: there is no such file")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise GondwanaError(f"{path}: {type(error).__name__}: {error}") from None
    return module
