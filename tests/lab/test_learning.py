"""Learned weights: what games declare, what the fit finds, and the command that does it all again."""

from __future__ import annotations

import importlib

import numpy as np
import pytest

import gondwana
from gondwana.core.playout import random_walk
from gondwana.core.rng import seeded
from gondwana.lab.learning import Lesson, School, fit, learn, lessons, rows, softmax

GAMES = [meta.id for meta in gondwana.games()]


@pytest.mark.parametrize("id", GAMES)
def test_features_are_told_seat_by_seat(id: str) -> None:
    module = importlib.import_module(f"gondwana.games.{id}.features")
    n = len(module.FEATURES)
    assert len(set(module.FEATURES)) == n
    game = gondwana.game(id)
    varied = np.zeros(n, dtype=bool)
    for seats in range(max(2, game.meta.seats[0]), min(4, game.meta.seats[1]) + 1):
        s = game.new(seats, 7)
        s.sink = None
        before = module.progress(s)
        while s.acts:
            random_walk(s, seeded(s.count), 5)
            told = module.features(s)
            assert len(told) == seats * n
            assert 0 <= before <= module.progress(s) <= 100
            before = module.progress(s)
            varied |= np.ptp(np.asarray(told).reshape(seats, n), axis=0) > 0
        assert before >= 50
    dead = [name for name, some in zip(module.FEATURES, varied, strict=True) if not some]
    assert len(dead) <= n // 2, dead  # options and boxes bring the rest


def test_the_fit_finds_the_weights_that_made_the_games() -> None:
    source = np.random.default_rng(1)
    true = np.asarray([1.0, -0.5, 0.0, 0.4])
    known = []
    for seats in (2, 3):
        for _ in range(4000):
            told = source.normal(size=(seats, 4))
            won = np.zeros(seats)
            won[source.choice(seats, p=softmax(told @ true))] = 1
            known.append((told, won))
    assert fit(known) == pytest.approx(true, abs=0.1)


def test_late_weights_count_at_the_end() -> None:
    lesson = Lesson(25, [[4, 0], [0, 8]], [1.0, 0.0])
    assert rows(lesson).tolist() == [[4, 0, 1, 0], [0, 8, 0, 2]]


def test_it_learns_who_wins() -> None:
    school = School("cubosaurs", "club", (2, 3), 1)
    games = [lessons(school, number) for number in range(40)]
    assert {len(one.shares) for some in games for one in some} == {2, 3}
    weights = learn("cubosaurs", games)
    assert weights.features[0] == "points"
    assert weights.late[0] > 0.02
    assert weights.right > weights.chance + 0.1
    assert lessons(school, 3) == games[3]
