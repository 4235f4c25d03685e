"""A legal choice with everything a person or a page wants to know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gondwana.core.state import State
from gondwana.kit.i18n import LANGUAGES

if TYPE_CHECKING:
    from gondwana.kit.game import Game


@dataclass(frozen=True)
class Option:
    """One of the options of a position."""

    act: int
    text: str
    rule: str
    touch: tuple[str, ...]
    labels: dict[str, str]

    def label(self, lang: str = "en") -> str:
        """What a player reads."""
        return self.labels[lang]


def describe(game: Game, s: State, act: int) -> Option:
    """The option of an act that is legal in this position."""
    labels = {lang: act_label(game, s, act, lang) for lang in LANGUAGES}
    rule = game.codec.form(act).rule or s.stack[-1].RULE
    return Option(act, game.codec.text(s, act), rule, tuple(game.touch(s, act)), labels)


def act_label(game: Game, s: State, act: int, lang: str, names: list[str] | None = None) -> str:
    """The act as a phrase for buttons: `Pass the Hand with T-Rex`."""
    args = {field.role: game.name(s, field.sort, number, lang, names) for field, number in game.codec.parts(act)}
    return game.texts(lang)(f"act.{game.codec.form(act).word}", **args)
