"""Guided first games: data files beside the games, played by one page."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from gondwana.core.state import State
from gondwana.kit.game import Game, game, metas
from gondwana.kit.i18n import typeset


@dataclass(frozen=True)
class Step:
    """One step: what it explains by which paragraph, the choices that answer it, and what the others do after it."""

    rule: str
    en: str
    fr: str
    accept: tuple[str, ...]
    then: tuple[str, ...]
    situation: str
    rig: tuple[int, ...]

    def text(self, lang: str) -> str:
        """The explanation in a language."""
        return self.fr if lang == "fr" else self.en


@dataclass(frozen=True)
class Guide:
    """A guided game: a position and the steps through it, seen by one seat."""

    game: str
    seat: int
    situation: str
    steps: tuple[Step, ...]

    def position(self, number: int) -> State:
        """The position before a step. The way there is always the first accepted choice, so a link to a step works."""
        g: Game = game(self.game)
        s = g.situation(self.situation)
        for step in self.steps[:number]:
            if step.situation:
                s = g.situation(step.situation)
            if step.accept:
                s.rig = list(step.rig)
                for choice in (step.accept[0], *step.then):
                    g.play(s, choice)
        if number < len(self.steps) and self.steps[number].situation:
            s = g.situation(self.steps[number].situation)
        return s


@cache
def guides() -> dict[str, Guide]:
    """All guided games by game."""
    found: dict[str, Guide] = {}
    for meta in metas().values():
        path = meta.folder / "guide.toml"
        if path.is_file():
            with path.open("rb") as file:
                row = tomllib.load(file)
            steps = tuple(
                Step(
                    step["rule"],
                    step["en"],
                    typeset(step["fr"], "fr"),
                    tuple(step.get("accept", ())),
                    tuple(step.get("then", ())),
                    step.get("situation", ""),
                    tuple(step.get("rig", ())),
                )
                for step in row["step"]
            )
            found[meta.id] = Guide(meta.id, int(row["seat"]) - 1, row["situation"], steps)
    return found
