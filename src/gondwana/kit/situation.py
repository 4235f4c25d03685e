"""Positions written by hand: lines of `name: values`, with errors that point at the place.

The general part is here; what the lines of a game mean is in its own `situation.py`. docs/situations.md explains all.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from gondwana.core.frames import Frame
from gondwana.core.rng import Rng, seeded
from gondwana.core.state import State
from gondwana.kit.errors import GondwanaError, SituationError, one_of, whole
from gondwana.kit.settings import resolve

if TYPE_CHECKING:
    from gondwana.kit.game import Game


MOST: Final = 999
"""`word*n` says no word more often."""


@dataclass(frozen=True)
class Token:
    """A word with its place in the text."""

    text: str
    line: int
    column: int

    def error(self, message: str) -> SituationError:
        """A complaint about this word."""
        return SituationError(self.line, self.column, message)

    def number(self, low: int, high: int) -> int:
        """The word as a number in a range."""
        value = whole(self.text)
        if value is None or not low <= value <= high:
            raise self.error(f"expected a number from {low} to {high}, not {self.text!r}")
        return value

    def one_of(self, known: list[str], what: str) -> int:
        """The place of the word in a list."""
        if self.text not in known:
            raise self.error(one_of(self.text, known, what))
        return known.index(self.text)


@dataclass(frozen=True)
class Line:
    """`p1 tokens: 3`: the name as words, the values as tokens and as they were written."""

    name: str
    head: Token
    values: list[Token]
    text: str

    def only(self) -> Token:
        """The single value of the line."""
        if len(self.values) != 1:
            raise self.head.error(f"{self.name!r} takes one value, not {len(self.values)}")
        return self.values[0]


def split(text: str) -> list[Line]:
    """The lines of a situation. `#` begins a comment; `word*3` is the word three times."""
    lines: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].rstrip()
        if not line.strip():
            continue
        name, colon, rest = line.partition(":")
        head = Token(name.strip(), number, len(name) - len(name.lstrip()) + 1)
        if not colon:
            raise head.error("expected 'name: values'")
        values: list[Token] = []
        for found in re.finditer(r"\S+", rest):
            word, column = found.group(), len(name) + 2 + found.start()
            base, star, count = word.partition("*")
            times = whole(count) if star else 1
            if times is None or not 1 <= times <= MOST:
                raise Token(word, number, column).error(f"expected a number from 1 to {MOST} after '*' in {word!r}")
            values.extend([Token(base, number, column)] * times)
        lines.append(Line(" ".join(name.split()), head, values, rest.strip()))
    return lines


class Reader:
    """The lines of one situation; each is taken once, and what nobody takes is an error."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines: dict[str, Line] = {}
        self.last = lines[-1].head.line if lines else 1
        self.frames: list[Line] = []
        for line in lines:
            if line.name == "next":
                self.frames.append(line)
            elif line.name in self.lines:
                raise line.head.error(f"{line.name!r} is given twice")
            else:
                self.lines[line.name] = line

    def take(self, name: str) -> Line | None:
        """The line of that name, if given."""
        return self.lines.pop(name, None)

    def need(self, name: str) -> Line:
        """The line of that name."""
        line = self.take(name)
        if line is None:
            raise SituationError(self.last + 1, 1, f"a line '{name}: …' is missing")
        return line

    def number(self, name: str, low: int, high: int, default: int) -> int:
        """The number on a line, or the default."""
        line = self.take(name)
        return default if line is None else line.only().number(low, high)

    def word(self, name: str, known: list[str], default: int) -> int:
        """The place of the word on a line among the known ones, or the default."""
        line = self.take(name)
        return default if line is None else line.only().one_of(known, name)

    def words(self, name: str, known: list[str], what: str) -> list[int]:
        """The places of all words on a line; none if the line is not given."""
        line = self.take(name)
        return [] if line is None else [value.one_of(known, what) for value in line.values]

    def rest(self) -> None:
        """Complain about the first line that nobody took."""
        for line in self.lines.values():
            raise line.head.error(f"this game has no line {line.name!r} here")


def game_named(text: str) -> Game:
    """The game that a situation names in its line `game:`, for readers that do not know it beforehand."""
    from gondwana.kit.game import game

    name = Reader(split(text)).need("game").only()
    try:
        return game(name.text)
    except GondwanaError as error:
        raise name.error(str(error)) from None


def read(game: Game, text: str) -> State:
    """The position a text describes, ready to be played on."""
    reader = Reader(split(text))
    named = reader.take("game")
    if named is not None and named.only().text != game.id:
        raise named.only().error(f"this is a situation of {named.only().text}, not of {game.id}")
    low, high = game.meta.seats
    players = reader.need("seats").only()
    seats = players.number(low, high)
    given: dict[str, object] = {}
    for name in [name for name in reader.lines if name.startswith("option ")]:
        line = reader.need(name)
        value, name = line.only(), name.removeprefix("option ")
        try:
            resolve(game.meta.settings, seats, {name: value.text})
        except GondwanaError as error:
            raise (value if name in game.meta.settings else line.head).error(str(error)) from None
        given[name] = value.text
    pack = reader.take("pack")
    version = reader.number("version", 1, game.meta.version, game.meta.version)
    try:
        s = game.start(seats, given, pack.text if pack else None, version)
    except GondwanaError as error:
        raise players.error(str(error)) from None
    s.stack = []
    chance = reader.take("chance")
    if chance is None:
        s.rng = seeded(reader.number("seed", 0, 2**63, 0))
    elif len(chance.values) == 4:
        s.rng = Rng(*[value.number(0, 0xFFFFFFFF) for value in chance.values])
    else:
        raise chance.head.error("'chance' takes four numbers")
    s.turn = reader.word("turn", seat_words(seats), 0)
    over = reader.lines.get("over")
    if reader.frames and over is not None and over.text == "yes":
        raise reader.frames[0].head.error("nothing can be next: the game is over")
    game.read(s, reader)
    if reader.frames:
        s.stack = [read_frame(game, s, line) for line in reader.frames]
    reader.rest()
    for line, frame in zip(reader.frames, s.stack, strict=False):
        if problem := frame.impossible(s):
            raise line.head.error(f"{line.text!r} cannot be next: {problem}")
    if problem := s.check():
        raise SituationError(reader.last, 1, f"impossible position: {problem}")
    s.run()
    s.seal = s.count
    s.actor = s.who
    return s


def read_frame(game: Game, s: State, line: Line) -> Frame[Any]:
    """`next: GiveTo trex`: one frame of the stack, the last line being the question asked now."""
    if not line.values:
        raise line.head.error("'next' needs the name of a frame")
    made = list(game.frames)
    cls = game.frames[made[line.values[0].one_of(made, "frame")]]
    if len(line.values) - 1 != len(cls.FIELDS):
        raise line.values[0].error(f"{cls.__name__} takes {' '.join(cls.FIELDS) or 'nothing'}")
    values: list[int] = []
    for field, token in zip(cls.FIELDS, line.values[1:], strict=True):
        try:
            values.append(game.codec.number(s, field.rpartition(":")[2], token.text))
        except ValueError as error:
            raise token.error(str(error)) from None
    return cls(*values)


def dump(game: Game, s: State) -> str:
    """The text of a position; reading it gives the same position, random numbers to come included."""
    lines = [f"game: {game.id}", f"seats: {s.seats}"]
    for name, setting in game.meta.settings.items():
        if s.options[name] != setting.default(s.seats):
            lines.append(f"option {name}: {setting.show(s.options[name])}")
    if s.version != game.meta.version:
        lines.append(f"version: {s.version}")
    if s.pack:
        lines.append(f"pack: {s.pack}")
    lines.append(f"turn: p{s.turn + 1}")
    lines.extend(game.write(s))
    for frame in s.stack:
        words = [
            game.codec.word(s, field.rpartition(":")[2], value)
            for field, value in zip(frame.FIELDS, frame.values(), strict=True)
        ]
        lines.append(" ".join(["next:", type(frame).__name__, *words]))
    lines.append("chance: " + " ".join(str(word) for word in s.rng.words()))
    return "\n".join(lines) + "\n"


def seat_words(seats: int) -> list[str]:
    """`p1`, `p2`, …"""
    return [f"p{seat + 1}" for seat in range(seats)]


def times(words: list[str]) -> str:
    """A list of words, repetitions shortened to `word*3`.

    >>> times(["trex", "egg", "egg"])
    'trex egg*2'
    """
    out: list[list[Any]] = []
    for word in words:
        if out and out[-1][0] == word:
            out[-1][1] += 1
        else:
            out.append([word, 1])
    return " ".join(word if n == 1 else f"{word}*{n}" for word, n in out)
