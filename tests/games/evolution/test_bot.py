"""The heuristic player: sensible in plain cases, and much better than chance."""

from __future__ import annotations

import pytest

import gondwana
from gondwana import bots
from gondwana.core.rng import seeded
from gondwana.core.state import OVER
from tests.games.evolution.board import HOLD, Board

G = gondwana.game("evolution")


def answer(b: Board) -> str:
    """What the bot does, as text."""
    view = b.game.view(b.s, b.s.who)
    return G.codec.text(b.s, bots.choose("greedy", view, 3))


def test_it_feeds_who_can_be_saved() -> None:
    b = Board("base: 1", "p1 a1: carnivorous high_body_weight parasite", "p1 a2: camouflage running", "p2 a3:")
    assert answer(b) == "take a2"


def test_it_hunts_the_harmless_and_not_the_poisonous() -> None:
    b = Board("base: 0", "p1 a1: carnivorous", "p2 a2: poisonous", "p2 a3: high_body_weight")
    assert b.texts == ["pass", "attack a1 a2"]
    assert answer(b) == "pass"
    b = Board("base: 0", "p1 a1: carnivorous", "p2 a2: poisonous", "p2 a3: parasite grazing")
    assert answer(b) == "attack a1 a3"


def test_it_runs_first_and_gives_up_a_parasite_gladly() -> None:
    b = Board(HOLD, "base: 0", "p1 a1: carnivorous", "p2 a2: running tail_loss parasite grazing")
    b.play("attack a1 a2")
    assert answer(b) == "run"
    b.rig(0).play("run")
    assert answer(b) == "drop parasite"


def test_it_does_not_add_need_that_nobody_can_feed() -> None:
    herd = [f"p1 a{number}: high_body_weight" for number in range(1, 6)]
    b = Board("phase: development", *herd, "p1 hand: intellect_fat_tissue", fly=True)
    assert not answer(b).startswith("trait intellect")


def test_it_shows_an_anglerfish_that_will_win() -> None:
    lines = [HOLD, "base: 9", "p1 a1: carnivorous {}", "p1 a2:", "p2 a3:", "p2 a4: card=anglerfish"]
    b = Board(*[line.format("running") for line in lines], fly=True)
    b.play("attack a1 a3")
    assert answer(b) == "reveal a4"
    b = Board(*[line.format("high_body_weight camouflage") for line in lines], fly=True)
    b.play("attack a1 a3")
    assert answer(b) == "pass"


@pytest.mark.parametrize(("seats", "games", "wins"), [(2, 20, 14), (4, 24, 11)])
def test_it_beats_chance(seats: int, games: int, wins: int) -> None:
    won = 0
    for number in range(games):
        s = G.new(seats, number, {"time_to_fly": number % 2 == 0})
        s.sink = None
        rng = seeded(number)
        while s.who != OVER:
            name = "greedy" if s.who == number % seats else "random"
            s.play(bots.choose(name, G.view(s, s.who), int(rng.next())))
        won += s.winners() == [number % seats]
    assert won >= wins, f"{won} of {games}"
