"""The referee of one game: the only one who holds the state. Terminals, pages and arenas play through it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from gondwana.core.errors import IllegalAct
from gondwana.core.state import OVER, State
from gondwana.kit.game import Game
from gondwana.kit.log import History, Line, Seen, key, seen, sentences
from gondwana.kit.record import EVERY, Record, begin, checksum
from gondwana.kit.view import PlayerView


class Match:
    """A game being played: its state, its record, and who may take back what."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        names: list[str] | None = None,
        version: int | None = None,
    ) -> None:
        self.game = game
        seed = secrets.randbits(48) if seed is None else seed
        self.state: State = game.new(seats, seed, options, pack, version=version)
        self.record = begin(game, self.state, seed, names)
        self._opened = [self._opens()]

    @staticmethod
    def anew(record: Record) -> Match:
        """A match at the beginning of a record: a new game, or the situation it begins with."""
        match = Match.__new__(Match)
        match.game = record.engine()
        match.state = record.start()
        match.record = begin(match.game, match.state, record.seed, record.names)
        match.record.situation = record.situation
        match._opened = [match._opens()]
        return match

    @staticmethod
    def resume(record: Record) -> Match:
        """A match that goes on where a record stops, by the rules of its version and with its data."""
        match = Match.anew(record)
        for seat, text in record.choices:
            match.play(seat, text)
        return match

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.who == OVER

    def view(self, seat: int) -> PlayerView:
        """What a seat may know; -1 for spectators."""
        return self.game.view(self.state, seat)

    def play(self, seat: int, choice: int | str) -> None:
        """A seat answers. Refused with IllegalAct if it is not asked or may not do that."""
        if seat != self.state.who:
            raise IllegalAct(seat, choice, "", f"p{seat + 1} is not asked now")
        act = self.game.act(self.state, choice)
        text = self.game.codec.text(self.state, act) if act in self.state.acts else ""
        self.game.play(self.state, act)
        self.record.choices.append((seat, text))
        number = len(self.record.choices)
        if number % EVERY == 0:
            self.record.sums[number] = checksum(self.state)
        if self.over:
            self.record.scores = self.state.scores()
        self._opened.append(self._opens())

    def _opens(self) -> bool:
        return not self.over and self.state.stack[-1].OPENS

    def undoable(self, seat: int) -> int:
        """How many choices this seat may take back by itself: back to the last thing that cannot be unseen."""
        return self.state.count - self.state.seal if seat == self.state.actor else 0

    def begun(self, seat: int) -> int:
        """How many choices this seat has made of the action it is in the middle of: what "cancel" takes back."""
        free = self.undoable(seat)
        for back in range(1, free + 1):
            if self._opened[len(self._opened) - 1 - back]:
                return back if not self._opened[-1] else 0
        return 0

    def undo(self, choices: int) -> None:
        """Take back so many choices by playing the rest again. Who may ask for that is for the caller to decide."""
        if not 0 <= choices <= len(self.record.choices):
            raise IllegalAct(self.state.who, "undo", "", "there is nothing to take back")
        record = self.record
        record.choices = record.choices[: len(record.choices) - choices]
        again = Match.resume(record)
        self.state, self.record, self._opened = again.state, again.record, again._opened

    def log(self, seat: int, lang: str) -> list[Line]:
        """The story so far as this seat saw it."""
        return sentences(self.game, self.state, self._told(seat, lang), lang, self.record.names)

    def tail(self, seat: int, lang: str, most: int) -> tuple[list[Line], int]:
        """The last lines of the story, and how many there are before them."""
        told = self._told(seat, lang)
        before = max(0, len(told) - most)
        return sentences(self.game, self.state, told[before:], lang, self.record.names), before

    def _told(self, seat: int, lang: str) -> list[Seen]:
        assert isinstance(self.state.sink, History)
        texts = self.game.texts(lang)
        return [event for event in seen(self.game, self.state.sink, seat) if texts.says(key(event))]
