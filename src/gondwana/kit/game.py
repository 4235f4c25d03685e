"""A game of the package: what its folder provides, under one roof. New games are found by scanning `games/`."""

from __future__ import annotations

import importlib
import secrets
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from gondwana.core.errors import IllegalAct
from gondwana.core.frames import Frame
from gondwana.core.rng import seeded
from gondwana.core.state import OVER, State
from gondwana.kit import situation, text
from gondwana.kit.advice import Advice
from gondwana.kit.codec import Codec, Words
from gondwana.kit.errors import GondwanaError, one_of
from gondwana.kit.i18n import Texts, typeset
from gondwana.kit.log import History
from gondwana.kit.option import Option, describe
from gondwana.kit.rulebook import Rulebook
from gondwana.kit.scene import Scene
from gondwana.kit.settings import Setting, resolve
from gondwana.kit.svg import standalone
from gondwana.kit.tables import Box, check_columns, fingerprint, origins, read_box
from gondwana.kit.view import PlayerView

GAMES = Path(__file__).parents[1] / "games"
COMMON = Path(__file__).parent / "locale"
SEEDS = 2**64
"""So many seeds bring different games: that much of one the generator takes."""


@dataclass(frozen=True)
class Meta:
    """What the lobby needs to know of a game, without loading its engine."""

    id: str
    title: str
    title_fr: str
    seats: tuple[int, int]
    version: int
    versions: tuple[int, ...]
    settings: dict[str, Setting]
    designer: str
    publisher: str
    minutes: int
    folder: Path

    @staticmethod
    def read(folder: Path) -> Meta:
        """From the folder's meta.toml."""
        with (folder / "meta.toml").open("rb") as file:
            row = tomllib.load(file)
        settings = {name: Setting.read(name, option) for name, option in row.get("options", {}).items()}
        low, high = row["seats"]
        versions = tuple(row.get("versions", [row["version"]]))
        rest = (row["designer"], row["publisher"], row["minutes"])
        french = typeset(row.get("title_fr", row["title"]), "fr")
        return Meta(folder.name, row["title"], french, (low, high), row["version"], versions, settings, *rest, folder)

    def titled(self, lang: str) -> str:
        """The title in a language; most games have one for all."""
        return self.title_fr if lang == "fr" else self.title

    def box(self, pack: str | None = None) -> Box:
        """The component data: ours, or a pack's."""
        builtin = read_box(self.folder / "data")
        if pack is None:
            return builtin
        box = read_box(Path(pack), self.folder / "data")
        check_columns(box, builtin)
        return box

    def origin(self) -> dict[str, int]:
        """How many rows of component data come from where."""
        return origins(self.box())

    def ratings(self) -> dict[str, int]:
        """What bots proved in the arena, the weakest first: 400 points are odds of ten to one; random has 1000."""
        return _ratings(self.folder / "ratings.toml")


class Game:
    """One game: `new` positions, `options` in them, `view`s of them, and their texts.

    A game's `__init__.py` makes its GAME from plain functions:

    - `load(box)`: checks the data and returns the tables (anything the game likes);
    - `make(tables, options, seats)`: a state with the first frame on its stack;
    - `acts`, `events`, `frames`: the declarations of its words;
    - `words(s, sort)`: what things of a sort are called;
    - `scene(s, seat)`, `touch(s, act)`, `draw(scene, texts, names, wide)`: how it looks;
    - `read(s, reader)`, `write(s)`: its part of a situation;
    - `advice`: how it answers a player's questions, if it does.
    """

    def __init__(
        self,
        package: str,
        *,
        load: Callable[[Box, Mapping[str, int]], Any],
        make: Callable[[Any, dict[str, int], int], State],
        acts: Mapping[int, tuple[str, str, str]],
        events: Mapping[str, str],
        frames: Sequence[type[Frame[Any]]],
        words: Words,
        scene: Callable[[Any, int], Scene],
        touch: Callable[[Any, int], Sequence[str]],
        draw: Callable[[Scene, Texts, Sequence[str], bool], str],
        read: Callable[[Any, situation.Reader], None],
        write: Callable[[Any], list[str]],
        advice: Advice | None = None,
    ) -> None:
        self.meta = metas()[package.rpartition(".")[2]]
        self.codec = Codec(acts, events, words)
        self.frames = {frame.__name__: frame for frame in frames}
        self.scene = scene
        self.touch = touch
        self.read = read
        self.write = write
        self.advice = advice
        self._load = load
        self._make = make
        self._draw = draw
        self._tables: dict[tuple[str | None, tuple[int, ...]], Any] = {}

    @property
    def id(self) -> str:
        """The short name, such as `cubosaurs`."""
        return self.meta.id

    # -- positions ---------------------------------------------------------------------------------------------------

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        *,
        version: int | None = None,
    ) -> State:
        """A new game, set up and asking its first question. Without a seed, another one each time."""
        seats = self.meta.seats[0] if seats is None else seats
        seed = secrets.randbits(48) if seed is None else seed
        if not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise GondwanaError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
        s = self.start(seats, options or {}, pack, version)
        s.rng = seeded(seed)
        s.run()
        s.seal = 0
        return s

    def start(self, seats: int, options: Mapping[str, object], pack: str | None, version: int | None = None) -> State:
        """A state that has not begun: no random numbers yet, the first frame waiting."""
        version = self.meta.version if version is None else version
        if version not in self.meta.versions:
            known = ", ".join(map(str, self.meta.versions))
            raise GondwanaError(f"{self.id} has no behaviour version {version} here; known: {known}")
        low, high = self.meta.seats
        if not isinstance(seats, int) or not low <= seats <= high:
            raise GondwanaError(f"{self.id} is for {low} to {high} players, not {seats}")
        settings = resolve(self.meta.settings, seats, options)
        s = self._make(self.tables(pack, settings), settings, seats)
        s.pack = pack or ""
        s.version = version
        s.sink = History()
        return s

    def tables(self, pack: str | None, settings: Mapping[str, int]) -> Any:
        """The component tables for these options; loaded once."""
        key = (pack, tuple(settings.values()))
        if key not in self._tables:
            self._tables[key] = self._load(self.meta.box(pack), settings)
        return self._tables[key]

    def data(self, pack: str | None = None) -> str:
        """A short name for exactly the component data in play."""
        return fingerprint(self.meta.box(pack))

    def situation(self, text: str) -> State:
        """The position written in a text; docs/situations.md tells how."""
        return situation.read(self, text)

    def dump(self, s: State) -> str:
        """The text of a position; `situation` reads it back."""
        return situation.dump(self, s)

    # -- choices -----------------------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        """The legal choices with text, labels, paragraph and what they touch."""
        return [describe(self, s, act) for act in s.acts]

    def act(self, s: State, choice: int | str) -> int:
        """The act of a choice given as number or text; nothing but its form is checked."""
        if isinstance(choice, int):
            return choice
        try:
            return self.codec.parse(s, choice)
        except ValueError as error:
            rule = (self.codec.rule(choice) or s.stack[-1].RULE) if s.stack else ""
            raise self._refused(s, choice, rule, f": {error}") from None

    def play(self, s: State, choice: int | str) -> None:
        """Answer the open question. What is not allowed raises IllegalAct, with the paragraph, and changes nothing."""
        act = self.act(s, choice)
        if act not in s.acts:
            raise self._refused(s, choice, s.refusal(act))
        s.step(act)

    def _refused(self, s: State, choice: int | str, rule: str, what: str = "") -> IllegalAct:
        """Who was asked, what was answered, what is wrong with the word if it is none, and the paragraph."""
        why = f". {rule}: {self.rulebook.rules[rule].en}" if rule in self.rulebook.rules else ""
        return IllegalAct(s.who, choice, rule, f"{asked(s)}: {choice!r} is not allowed{what}{why}")

    # -- seeing ------------------------------------------------------------------------------------------------------

    def view(self, s: State, seat: int) -> PlayerView:
        """What a seat may know (-1: a spectator)."""
        if not -1 <= seat < s.seats:
            raise GondwanaError(f"there is no seat {seat}")
        return PlayerView(self, s, seat)

    def draw(self, scene: Scene, lang: str = "en", names: Sequence[str] = (), wide: bool = True) -> str:
        """A scene as a picture for a page that sets the colours; `wide` for desktops, else for phones."""
        return self._draw(scene, self.texts(lang), self.seats(scene.seats, lang, names), wide)

    def svg(self, scene: Scene, lang: str = "en", theme: str = "light", names: Sequence[str] = ()) -> str:
        """A scene as a picture that stands alone, in the colours of a theme."""
        return standalone(self.draw(scene, lang, names), theme)

    def text(self, scene: Scene, lang: str = "en") -> str:
        """A scene in words, for terminals and screen readers."""
        return text.render(scene, self.texts(lang))

    def prompt(self, s: State, lang: str = "en") -> str:
        """What is asked now, as a sentence."""
        texts = self.texts(lang)
        return texts("ask.over") if s.who == OVER else texts(f"ask.{type(s.stack[-1]).__name__}")

    def texts(self, lang: str) -> Texts:
        """All texts of the game in a language."""
        return _texts(self.meta.folder / "locale", lang)

    def seats(self, seats: int, lang: str, names: Sequence[str] = ()) -> list[str]:
        """What the players are called: by name as far as there are names, then by number."""
        return [*names[:seats], *(self.texts(lang)("seat", n=seat + 1) for seat in range(len(names), seats))]

    def name(self, s: State, sort: str, number: int, lang: str, names: list[str] | None = None) -> object:
        """How a thing is called in a language; numbers stay numbers."""
        if sort == "number":
            return number
        if sort == "seat":
            return self.seats(s.seats, lang, names or ())[number]
        texts = self.texts(lang)
        word = self.codec.word(s, sort, number)
        return texts(f"{sort}.{word}") if f"{sort}.{word}" in texts else word

    @property
    def rulebook(self) -> Rulebook:
        """The paragraphs of the game."""
        return _rulebook(self.meta.folder / "rules.toml")


def asked(s: State) -> str:
    """Who is asked, for complaints about what was answered."""
    return "the game is over" if s.who == OVER else f"p{s.who + 1} is asked"


@cache
def _texts(folder: Path, lang: str) -> Texts:
    return Texts(lang, COMMON, folder)


@cache
def _rulebook(path: Path) -> Rulebook:
    return Rulebook(path)


@cache
def _ratings(path: Path) -> dict[str, int]:
    if not path.exists():
        return {}
    with path.open("rb") as file:
        bots = tomllib.load(file)["bot"]
    return {row["name"]: row["points"] for row in sorted(bots, key=lambda row: int(row["points"]))}


@cache
def metas() -> dict[str, Meta]:
    """All games by id."""
    return {path.parent.name: Meta.read(path.parent) for path in sorted(GAMES.glob("*/meta.toml"))}


def games() -> list[Meta]:
    """The games of the package, cheap to list: no engine is loaded.

    >>> "cubosaurs" in [meta.id for meta in games()]
    True
    """
    return list(metas().values())


@cache
def game(id: str) -> Game:
    """A game by its id.

    >>> game("cubosaurs").new(seats=4, seed=7).who
    0
    """
    if id not in metas():
        raise GondwanaError(one_of(str(id), list(metas()), "game"))
    found = importlib.import_module(f"gondwana.games.{id}").GAME
    assert isinstance(found, Game)
    return found
