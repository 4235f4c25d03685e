"""A game looked at again: what each choice was worth to the seat that made it, and who was winning.

A choice is judged by tree search with what its seat could know; who was winning, with all cards open. Both are
estimates, the same for the same record and effort.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from gondwana.bots.search import Habits, Search
from gondwana.core.state import State
from gondwana.kit.game import Game
from gondwana.kit.i18n import LANGUAGES
from gondwana.kit.option import act_label
from gondwana.kit.record import Record
from gondwana.lab.prospects import prospects

EFFORT = 300
"""Iterations of the search for each choice."""
EACH = 4
"""But no option gets fewer than about so many."""
DEPTH = 24
WORLDS = 60
SPREAD = 0.25
"""About how far the ends of single searches lie from their mean, of a worth from 0 to 1."""
DOUBTFUL, BAD = 0.03, 0.1
"""What a choice surely costs before it is marked."""


@dataclass(frozen=True)
class Judgement:
    """A choice: what its seat could hope for `before` it with the best option, and `after` it, from 0 to 1.

    `error` is how far their difference may be off, since what seems bad is looked at only a few times. `chances` tells
    for each seat how likely it was to win once the choice was made; `options` how many there were.
    """

    number: int
    seat: int
    choice: str
    best: str
    labels: dict[str, list[str]]
    options: int
    before: float
    after: float
    error: float
    chances: list[float]

    @property
    def cost(self) -> float:
        """What was given away."""
        return self.before - self.after

    @property
    def mark(self) -> str:
        """`?` for a doubtful choice, `??` for a bad one, as chess players write; nothing that may be chance."""
        sure = self.cost - self.error
        return "??" if sure >= BAD else "?" if sure >= DOUBTFUL else ""


def judge(g: Game, s: State, act: int, number: int, effort: int, names: list[str] | None = None) -> Judgement:
    """A choice about to be made in this position; `names` are those of the players."""
    best, before, after, error = act, 0.0, 0.0, 0.0
    if len(s.acts) > 1:
        search = Search(s, s.who, number, Habits(depth=DEPTH))
        search.run(max(effort, EACH * len(s.acts)))
        found = {option: (visits, value) for option, visits, value in search.visits()}
        best = search.best()
        if found[act][1] >= found[best][1]:
            best = act
        before, after = found[best][1], found[act][1]
        error = SPREAD * sqrt(1 / found[best][0] + 1 / found[act][0]) if act != best else 0.0
    reached = s.clone()
    reached.step(act)
    chances = prospects(reached, WORLDS, number)
    if len(s.acts) == 1:
        before = after = chances[s.who]
    return Judgement(
        number=number,
        seat=s.who,
        choice=g.codec.text(s, act),
        best=g.codec.text(s, best),
        labels={lang: [act_label(g, s, option, lang, names) for option in (act, best)] for lang in LANGUAGES},
        options=len(s.acts),
        before=round(before, 3),
        after=round(after, 3),
        error=round(error, 3),
        chances=[round(chance, 3) for chance in chances],
    )


def analyse(record: Record, effort: int = EFFORT) -> Iterator[Judgement]:
    """The judgement of every choice of a record, which is checked on the way."""
    g = record.engine()
    positions = record.positions()
    before = next(positions).clone()
    for number, s in enumerate(positions, 1):
        yield judge(g, before, g.act(before, record.choices[number - 1][1]), number, effort, record.names)
        before = s.clone()


def costliest(judgements: list[Judgement], most: int) -> list[Judgement]:
    """The marked choices that gave most away, the worst first."""
    return sorted((one for one in judgements if one.mark), key=lambda one: (one.error - one.cost, one.number))[:most]
