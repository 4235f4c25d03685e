"""What a position is worth, learned from games that bots play: weights for the features that a game declares.

The model is a conditional logit: a seat wins with e to the power of its weighed features, divided by the sum of that
over all seats. So it sums to one, suits any number of players, and only what tells seats apart counts.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gondwana import bots
from gondwana.core.rng import seeded
from gondwana.core.state import OVER
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import game
from gondwana.lab.arena import LONGEST
from gondwana.lab.batch import shares

SLIPS = 8
"""One in so many choices is made at random, so that positions are seen that good players avoid."""
EVERY = 3
"""One in so many positions is looked at; those between are much like it."""
RIDGE = 10.0
"""Keeps weights small that the games say little about."""
STEPS = 30
HELD_BACK = 5
"""One in so many games is kept for the test."""

Array = NDArray[np.float64]


@dataclass(frozen=True)
class School:
    """Games to learn from: each can be played anywhere, and again."""

    game: str
    bot: str
    seats: tuple[int, ...]
    seed: int


@dataclass(frozen=True)
class Lesson:
    """A position: how far the game was, the features of each seat, and what part of the game each seat won."""

    progress: int
    features: list[list[int]]
    shares: list[float]


@dataclass(frozen=True)
class Weights:
    """A weight for each feature at the beginning of a game and at its end, and how well they foretell."""

    features: list[str]
    early: list[float]
    late: list[float]
    right: float
    """How often the seat deemed best won, in positions of games it did not learn from."""
    chance: float
    """The same for a seat drawn by lot."""
    surprise: float
    """The mean logarithm of the odds it gave to what came."""


def declared(id: str) -> Any:
    """The module in which a game says what can be counted."""
    if importlib.util.find_spec(f"gondwana.games.{id}.features") is None:
        raise GondwanaError(f"{id} declares no features to learn from")
    return importlib.import_module(f"gondwana.games.{id}.features")


def lessons(school: School, number: int) -> list[Lesson]:
    """Play a game and look at positions in which an action begins."""
    g = game(school.game)
    module = declared(school.game)
    seats = school.seats[number % len(school.seats)]
    s = g.new(seats, school.seed + number)
    s.sink = None
    minds = [bots.make(school.bot, school.game) for _ in range(seats)]
    rng = seeded(school.seed + number)
    seen: list[tuple[int, list[int]]] = []
    while s.who != OVER and s.count < LONGEST:
        if s.stack[-1].OPENS and rng.below(EVERY) == 0:
            seen.append((module.progress(s), module.features(s)))
        slip = rng.below(SLIPS) == 0
        s.play(s.acts[rng.below(len(s.acts))] if slip else minds[s.who].choose(g.view(s, s.who), rng))
    won = shares(s)
    n = len(module.FEATURES)
    return [Lesson(progress, [told[at : at + n] for at in range(0, len(told), n)], won) for progress, told in seen]


def learn(id: str, games: Sequence[Sequence[Lesson]]) -> Weights:
    """The weights that foretell best, and how well they do in games held back."""
    names = list(declared(id).FEATURES)
    known = [one for number, some in enumerate(games) if number % HELD_BACK for one in some]
    test = [one for number, some in enumerate(games) if number % HELD_BACK == 0 for one in some]
    if not known or not test:
        raise GondwanaError(f"too few games to learn from: {len(games)}")
    scale = np.maximum(np.concatenate([np.asarray(one.features, dtype=float) for one in known]).std(axis=0), 1e-9)
    both = np.concatenate([scale, scale])
    weights = fit([(rows(one) / both, np.asarray(one.shares)) for one in known]) / both
    odds = [softmax(rows(one) @ weights) for one in test]
    right = [one.shares[int(found.argmax())] for one, found in zip(test, odds, strict=True)]
    surprise = [float(np.dot(one.shares, np.log(found))) for one, found in zip(test, odds, strict=True)]
    early = weights[: len(names)]
    late = early + weights[len(names) :]
    return Weights(
        names,
        [round(float(weight), 5) for weight in early],
        [round(float(weight), 5) for weight in late],
        round(float(np.mean(right)), 3),
        round(float(np.mean([1 / len(one.shares) for one in test])), 3),
        round(float(np.mean(surprise)), 3),
    )


def rows(lesson: Lesson) -> Array:
    """For each seat its features, and again as far as the game has come."""
    told = np.asarray(lesson.features, dtype=float)
    return np.concatenate([told, told * (lesson.progress / 100)], axis=1)


def fit(lessons: Sequence[tuple[Array, Array]]) -> Array:
    """Newton's method on the likelihood of what came; seats are weighed against one another within each position."""
    size = lessons[0][0].shape[1]
    weights = np.zeros(size)
    by_seats: dict[int, list[tuple[Array, Array]]] = {}
    for one in lessons:
        by_seats.setdefault(len(one[1]), []).append(one)
    blocks = [(np.stack([x for x, _ in some]), np.stack([y for _, y in some])) for some in by_seats.values()]
    for _ in range(STEPS):
        slope = -RIDGE * weights
        bend = RIDGE * np.eye(size)
        for told, won in blocks:
            odds = softmax(told @ weights)
            slope += np.einsum("ns,nsf->f", won - odds, told)
            mean = np.einsum("ns,nsf->nf", odds, told)
            bend += np.einsum("ns,nsf,nsg->fg", odds, told, told, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        weights += step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def softmax(sums: Array) -> Array:
    """Odds along the last axis."""
    powers: Array = np.exp(sums - sums.max(axis=-1, keepdims=True))
    odds: Array = powers / powers.sum(axis=-1, keepdims=True)
    return odds
