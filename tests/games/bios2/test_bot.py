"""The greedy bot: it plays every game, keeps to the rules of the plant, and is better than chance."""

from __future__ import annotations

import pytest

import gondwana
from gondwana import bots
from gondwana.core.rng import seeded
from gondwana.games.bios2 import bot
from gondwana.games.bios2.state import Bios2
from tests.games.bios2.alone import acts
from tests.games.bios2.tools import World

GAME = gondwana.game("bios2")


def played(seats: int, seed: int, options: dict[str, object], greedy: int) -> Bios2:
    """A whole game of one greedy seat against chance."""
    s = GAME.new(seats, seed, options)
    s.sink = None
    rng = seeded(seed)
    mind = bots.GreedyBot()
    while s.acts:
        if s.who == greedy:
            s.play(mind.choose(GAME.view(s, greedy), rng))
        else:
            s.play(s.acts[rng.below(len(s.acts))])
    assert isinstance(s, Bios2)
    return s


@pytest.mark.parametrize("mode", ["achterbahn", "tooth_and_claw"])
@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(mode: str, seats: int) -> None:
    s = played(seats, seats, {"mode": mode}, 1)
    assert s.winners() == [1]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (1, {"plant_protagonist": True}),
        (1, {"campaign": "won", "world": "earth"}),
        (2, {"world": "venus"}),
        (3, {"world": "venus"}),
        (2, {"genesis": True, "origins": True}),
    ],
)
def test_it_plays_every_game_to_its_end(seats: int, options: dict[str, object]) -> None:
    s = played(seats, 3, options, 0)
    assert s.ending > 0
    assert s.check() == ""


def chosen(w: World) -> str:
    """What it does here."""
    return w.game.codec.text(w.b, bot.choose(w.b, w.b.who, seeded(1)))


def test_it_does_the_obvious() -> None:
    text = "herbivores: laurentia.3=orange_archetype\norange_archetype: newborn=1\nphase: mothers\n"
    assert chosen(World(text + "next: EndTurn\nnext: Disperse orange")) == "mother orange_archetype laurentia.3"


def test_with_a_plant_that_plays_by_rules_it_feeds_its_animal() -> None:
    w = acts("green", "plants: tharsis.4=green_archetype\nherbivores: tharsis.4=orange_archetype\nblack:\n")
    assert chosen(w).startswith("populate green_archetype")


def test_without_a_game_of_genesis_it_brings_nothing() -> None:
    s = GAME.new(2, 1, {"genesis": True})
    assert isinstance(s, Bios2)
    assert GAME.codec.text(s, bot.choose(s, 0, seeded(1))) == "macro nothing"


def test_a_search_can_ask_for_prospects() -> None:
    w = World("herbivores: laurentia.3=orange_archetype laurentia.4=orange_archetype siberia.6=black_archetype")
    orange, black = bot.prospects(w.b)
    assert orange > black
