"""Many games in one call play exactly as one alone."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.kit.errors import GondwanaError

GAMES = [meta.id for meta in gondwana.games()]
np = pytest.importorskip("numpy", reason="the extra `lab` is not installed")

from gondwana.lab.setup import Play  # noqa: E402
from gondwana.lab.vector import Games  # noqa: E402


@pytest.mark.parametrize("id", GAMES)
def test_side_by_side_as_alone(id: str) -> None:
    count = 3
    games = Games(id, count, seed=40)
    setup = games.setup
    alone = [Play(setup, 40 + i) for i in range(count)]
    begun = count
    for _ in range(600):
        masks, observations, who = games.masks(), games.observe(), games.who()
        for i, play in enumerate(alone):
            assert who[i] == play.who
            assert (masks[i] == play.mask(play.who)).all()
            assert (observations[i] == play.observe(play.who)).all()
        letters = games.sample()
        rewards, over = games.step(letters)
        for i, play in enumerate(alone):
            play.say(int(letters[i]))
            assert over[i] == play.over
            assert rewards[i].tolist() == play.rewards()
            if play.over:
                alone[i] = Play(setup, 40 + begun)
                begun += 1
    assert begun > count


def test_the_same_seed_the_same_games() -> None:
    games = [Games("cubosaurs", 8, seats=4, seed=5) for _ in range(2)]
    for _ in range(50):
        for some in games:
            some.step(some.sample())
    assert (games[0].observe() == games[1].observe()).all()
    games[0].reset(5)
    assert (games[0].observe() != games[1].observe()).any()


def test_what_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(GondwanaError, match="at least one"):
        Games("cubosaurs", 0)
    games = Games("cubosaurs", 2)
    with pytest.raises(GondwanaError, match="2 games, and 1 letter"):
        games.step([0])
    before, letters = games.observe(), games.sample()
    with pytest.raises(ValueError, match="cannot be said in game 1"):
        games.step([int(letters[0]), games.setup.alphabet.size])
    assert (games.observe() == before).all()
