"""What tests of all games share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

import gondwana
from gondwana.core.state import State
from gondwana.kit.log import History

T = TypeVar("T", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[T], T]:
    """The paragraphs a test proves; the rule matrix is built from these marks."""
    return pytest.mark.rule(*ids)


class Table:
    """A position to try things on, in the words of records."""

    def __init__(self, game: str, text: str) -> None:
        self.game = gondwana.game(game)
        self.s: State = self.game.situation(text)

    def play(self, *choices: str) -> Table:
        """Play these choices one after another, whoever is asked."""
        for choice in choices:
            self.game.play(self.s, choice)
        return self

    def rig(self, *outcomes: int) -> Table:
        """The next random numbers (counted from 0)."""
        self.s.rig = list(outcomes)
        return self

    @property
    def texts(self) -> list[str]:
        """The options in words."""
        return [option.text for option in self.game.options(self.s)]

    @property
    def who(self) -> str:
        """Who is asked: p1, p2, …, or over."""
        return f"p{self.s.who + 1}" if self.s.who >= 0 else "over"

    @property
    def asked(self) -> str:
        """The frame that asks."""
        return type(self.s.stack[-1]).__name__ if self.s.stack else ""

    @property
    def events(self) -> list[str]:
        """The names of what happened."""
        assert isinstance(self.s.sink, History)
        return [event.name for event in self.s.sink.events]

    def refuses(self, choice: str, rule: str) -> None:
        """The choice is illegal by this paragraph, and trying it changes nothing."""
        before = self.s.key()
        with pytest.raises(gondwana.IllegalAct) as caught:
            self.game.play(self.s, choice)
        assert caught.value.rule == rule, str(caught.value)
        assert self.s.key() == before
