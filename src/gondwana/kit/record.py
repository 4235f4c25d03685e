"""A game written down: readable text from which it can be played again to the last bit."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from gondwana.core.state import OVER, State
from gondwana.kit.errors import RecordError, whole
from gondwana.kit.game import Game, asked, game

FORMAT = "gondwana record 1"
EVERY = 20
"""A checksum of the position stands after so many choices."""


def checksum(s: State) -> str:
    """A short name of a position."""
    return hashlib.blake2s(s.key(), digest_size=4).hexdigest()


@dataclass
class Record:
    """Header and choices of a game. `names` are those of the players; `sums` checksums by number of choices.

    With a `situation` the game begins there, and the seed decides what that text leaves to chance.
    """

    game: str
    version: int
    data: str
    seats: int
    seed: int
    options: dict[str, str]
    pack: str = ""
    names: list[str] = field(default_factory=list)
    choices: list[tuple[int, str]] = field(default_factory=list)
    sums: dict[int, str] = field(default_factory=dict)
    scores: list[int] | None = None
    situation: str = ""

    # -- text --------------------------------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The record as text."""
        lines = [FORMAT, f"game: {self.game}", f"version: {self.version}", f"data: {self.data}"]
        lines += [f"seats: {self.seats}", f"seed: {self.seed}"]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        if self.pack:
            lines.append(f"pack: {self.pack}")
        lines += [f"position {at}: {line}" for at, line in enumerate(self.situation.splitlines(), 1)]
        lines += [f"name p{seat + 1}: {' '.join(name.split())}" for seat, name in enumerate(self.names)]
        lines.append("")
        for number, (seat, text) in enumerate(self.choices, 1):
            lines.append(f"p{seat + 1} {text}")
            if number in self.sums:
                lines.append(f"= {self.sums[number]}")
        if self.scores is not None:
            lines.append("end " + " ".join(str(points) for points in self.scores))
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: str) -> Record:
        """The record of a text."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FORMAT:
            raise RecordError(f"not a record: the first line is not {FORMAT!r}")
        head: dict[str, str] = {}
        at = 1
        while at < len(lines) and lines[at].strip():
            name, colon, value = lines[at].partition(":")
            if not colon or name in head:
                raise RecordError(f"line {at + 1}: expected 'name: value', each name once")
            head[name] = value.strip()
            at += 1
        record = _header(head)
        for number in range(at + 1, len(lines)):
            record._read_line(lines[number], number + 1)
        return record

    def _read_line(self, line: str, number: int) -> None:
        word, _, rest = line.strip().partition(" ")
        if not word:
            return
        if self.scores is not None:
            raise RecordError(f"line {number}: something follows the end")
        seat = whole(word[1:]) if word[0] == "p" else None
        points = [n for part in rest.split() if (n := whole(part)) is not None]
        if word == "=" and self.choices and len(self.choices) not in self.sums:
            self.sums[len(self.choices)] = rest
        elif word == "end" and len(points) == len(rest.split()):
            self.scores = points
        elif seat is not None and 1 <= seat <= self.seats and rest:
            self.choices.append((seat - 1, rest))
        else:
            raise RecordError(f"line {number}: {line.strip()!r} is not a choice")

    @staticmethod
    def load(path: str | Path) -> Record:
        """The record of a file."""
        try:
            return Record.loads(Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            raise RecordError(f"{path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise RecordError(f"{path}: not a text file") from None

    def save(self, path: str | Path) -> None:
        """Write it to a file."""
        Path(path).write_text(self.dumps(), encoding="utf-8")

    # -- playing -----------------------------------------------------------------------------------------------------

    def engine(self) -> Game:
        """The game that can play this record; refuses other data."""
        g = game(self.game)
        if (data := g.data(self.pack or None)) != self.data:
            raise RecordError(f"the record was played with data {self.data}; here is {data}")
        return g

    def start(self) -> State:
        """The position before the first choice; refuses a version that is not played any more."""
        if self.situation:
            s = self.engine().situation(f"{self.situation}\nseed: {self.seed}")
            if (s.version, s.seats, s.pack) != (self.version, self.seats, self.pack):
                raise RecordError("the position is of another version, number of players or pack than the record")
            return s
        return self.engine().new(self.seats, self.seed, self.options, self.pack or None, version=self.version)

    def positions(self) -> Iterator[State]:
        """The position before the first choice and after each; always the same object."""
        g = self.engine()
        s = self.start()
        yield s
        for number, (seat, text) in enumerate(self.choices, 1):
            where = f"choice {number} (p{seat + 1} {text})"
            if s.who != seat:
                raise RecordError(f"{where}: {asked(s)}")
            try:
                g.play(s, text)
            except ValueError as error:
                raise RecordError(f"{where}: {error}") from None
            if number in self.sums and self.sums[number] != checksum(s):
                raise RecordError(f"{where}: the checksum does not match; the record or the rules were changed")
            yield s
        if self.scores is not None:
            if s.who != OVER:
                raise RecordError(f"the record ends after {len(self.choices)} choices, but the game goes on")
            if s.scores() != self.scores:
                raise RecordError(f"the record says {self.scores}, the game ends {s.scores()}")

    def replay(self) -> State:
        """Play it again, checking everything; the last position."""
        *_, last = self.positions()
        return last


def _header(head: dict[str, str]) -> Record:
    def number(name: str) -> int:
        value = whole(head.pop(name, ""))
        if value is None:
            raise RecordError(f"the header has no number {name!r}")
        return value

    for name in ("game", "data"):
        if name not in head:
            raise RecordError(f"the header has no {name!r}")
    record = Record(head.pop("game"), number("version"), head.pop("data"), number("seats"), number("seed"), {})
    record.pack = head.pop("pack", "")
    position: list[str] = []
    for name in list(head):
        if name.startswith("option "):
            record.options[name.removeprefix("option ")] = head.pop(name)
        elif name == f"position {len(position) + 1}":
            position.append(head.pop(name))
        elif name == f"name p{len(record.names) + 1}" and len(record.names) < record.seats:
            record.names.append(head.pop(name))
    if head:
        raise RecordError(f"the header has an unknown line {next(iter(head))!r}")
    record.situation = "\n".join(position)
    return record


def begin(g: Game, s: State, seed: int, names: list[str] | None = None) -> Record:
    """The record of a game about to be played."""
    options = {name: setting.show(s.options[name]) for name, setting in g.meta.settings.items()}
    return Record(g.id, s.version, g.data(s.pack or None), s.seats, seed, options, s.pack, names or [])
