"""Looking before a choice tells nothing but what will happen, and why not in the rulebook's words."""

from __future__ import annotations

import random

import pytest

import gondwana
from gondwana.kit.log import seen
from gondwana.kit.match import Match

GAMES = [meta.id for meta in gondwana.games()]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_happens(game: str) -> None:
    g = gondwana.game(game)
    dice = random.Random(7)
    told = 0
    for seed in range(2):
        match = Match(g, g.meta.seats[1] if seed else max(2, g.meta.seats[0]), seed)
        for _ in range(120):
            if match.over:
                break
            s = match.state
            view = match.view(s.who)
            act = dice.choice(view.acts)
            before = len(seen(g, s.sink, view.seat))
            key = s.key()
            outlook = view.foresee(act)
            assert s.key() == key
            seat = view.seat
            match.play(seat, act)
            after = seen(g, s.sink, seat)[before:]
            foreseen = [(event.name, event.args) for event in outlook.events]
            happened = [(event.name, event.args) for event in after]
            assert foreseen == happened[: len(foreseen)]
            told += len(foreseen)
    assert told


TRIAS = "seats: 3\nwood: 1,0 0,1\nmountain: 2,0\np1: 1,0*2\np2: 2,0*2\np1 hand: none\nphase: actions"
WHY = [
    ("cubosaurs", "seats: 2\np1: stego trex\np2: stego\nhand: stego", "p1.stego", (), "C4.7"),
    ("evolution", "seats: 2\np1 a1: carnivorous\np2 a2: swimming\np2 a3: running\np2 a4:", "a2", ("a1",), "EB.3"),
    ("trias", TRIAS, "t1", (), "T4.7"),
    ("trias", TRIAS, "t1", ("h2.p1",), "T5.6"),
]


@pytest.mark.parametrize(("game", "situation", "thing", "chosen", "rule"), WHY)
def test_why_a_thing_cannot_be_touched(
    game: str, situation: str, thing: str, chosen: tuple[str, ...], rule: str
) -> None:
    g = gondwana.game(game)
    s = g.situation(situation)
    reasons = g.view(s, s.who).against(thing, chosen)
    assert (reasons or [""])[0] == rule
    assert g.view(s, -1).against(thing, chosen) == []
