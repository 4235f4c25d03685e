"""What tests of all games share."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

import pytest

import gondwana
from gondwana.core.state import State
from gondwana.kit.errors import GondwanaError
from gondwana.kit.log import History

T = TypeVar("T", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[T], T]:
    """The paragraphs a test proves; the rule matrix is built from these marks."""
    return pytest.mark.rule(*ids)


def unproved_rulings(game: gondwana.Game) -> list[str]:
    """The sections of RULINGS.md of unknown paragraphs or without a test that exists, and the rulings without one."""
    folder = Path(__file__).parent / "games" / game.id
    sections = (game.meta.folder / "RULINGS.md").read_text(encoding="utf-8").split("\n### ")[1:]
    told = {id: section for section in sections for id in re.findall(r"\w+\.\d+", section.partition(":")[0])}
    wrong = [rule.id for rule in game.rulebook.rules.values() if rule.ruling and rule.id not in told]
    for id, section in told.items():
        named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", section)
        found = [f"def {test}(" in (folder / file).read_text(encoding="utf-8") for file, test in named]
        if id not in game.rulebook.rules or not found or not all(found):
            wrong.append(id)
    return wrong


def unproved_rows(game: gondwana.Game) -> list[str]:
    """The same for a RULINGS.md of tables: each paragraph is marked by a test, or a note with its reason."""
    text = (game.meta.folder / "RULINGS.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1].strip() for line in text.splitlines() if line.startswith("|")]
    told = [id for row in rows if row != "§" and row.strip("-") for id in row.split(", ")]
    rules, found = (
        game.rulebook.rules,
        game.rulebook.coverage(game.meta.folder, Path(__file__).parent / "games" / game.id),
    )
    wrong = [rule.id for rule in rules.values() if rule.ruling and rule.id not in told]
    for id in told:
        if id not in rules or not (found[id].tests or (rules[id].status == "note" and rules[id].reason)):
            wrong.append(id)
    return wrong


def playable(game: gondwana.Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Of these options, in this order, those that go together with the ones before."""
    found: dict[str, str] = {}
    for name, value in options.items():
        with contextlib.suppress(GondwanaError):
            game.start(seats, found | {name: value}, None)
            found[name] = value
    return found


def most_options(game: gondwana.Game, seats: int) -> dict[str, str]:
    """Each option at its last value, as far as the game can be played so."""
    return playable(game, seats, {name: s.show(s.values()[-1]) for name, s in game.meta.settings.items()})


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
