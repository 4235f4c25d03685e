"""What a table shows beside its picture: sentences know what they speak of."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.kit.log import History, seen, sentences
from gondwana.web import referee
from gondwana.web.shown import lights
from tests.web.tools import SCRIPT, browser, play_out, player, table

TOLD = [
    ("cubosaurs", "seats: 2\np1: stego trex\np2: stego\nhand: bronto", "keep", ["p1.bronto"]),
    ("trias", "seats: 3\nwood: 2,0 1,0\np1: 2,0\np1 hand: none\nphase: actions", "move 2,0 1,0", ["t1", "t2"]),
    ("evolution", "seats: 2\nbase: 3\np1 a1: swimming\np1 a2:\np2 a3:", "take a2", ["a2"]),
    (
        "bios1",
        "seats: 2\nT3: horsetail_swamp\nT2 biome: red_dino\nred_dino: 1 gizzard_stones",
        "expand red_dino T3 biome",
        ["red_dino", "T3.biome"],
    ),
]


@pytest.mark.parametrize(("game", "situation", "choice", "ids"), TOLD, ids=[row[0] for row in TOLD])
def test_a_sentence_lights_up_what_it_speaks_of(game: str, situation: str, choice: str, ids: list[str]) -> None:
    g = gondwana.game(game)
    s = g.situation(situation)
    g.play(s, choice)
    assert isinstance(s.sink, History)
    scene = g.view(s, 0).scene
    about = lights(scene, sentences(g, s, seen(g, s.sink, 0), "en"))[0].about
    assert set(ids) <= set(about) <= scene.ids()


@pytest.mark.parametrize("game", ["cubosaurs", "evolution"])
def test_the_last_lines_are_those_of_the_whole_story(game: str) -> None:
    made = table(player("Ada"), player("Bob"), game=game)
    play_out(made, most=60)
    with referee.at(made) as match:
        for seat in (-1, 0, 1):
            whole = match.log(seat, "fr")
            assert len(whole) > 30
            assert match.tail(seat, "fr", 10) == (whole[-10:], len(whole) - 10)
            assert match.tail(seat, "fr", 10_000) == (whole, 0)


def test_a_player_may_look_before_choosing() -> None:
    ada = player("Ada")
    made = table(ada, player("Bob"), game="trias")
    with referee.at(made) as match:
        who, choice = match.state.who, match.view(match.state.who).options[0]
    asked = browser(made.places.get(number=who).player)
    found = asked.post(f"/t/{made.slug}/foresee", {"choice": choice.text}, **SCRIPT).json()
    assert "two herds" in found["lines"][0]
    assert found["certain"]
    assert asked.post(f"/t/{made.slug}/foresee", {"choice": "place 99,99"}, **SCRIPT).status_code == 409
    assert asked.post(f"/t/{made.slug}/against", {"things": "t0"}, **SCRIPT).json()["rule"] == "T2.9"
    assert asked.post(f"/t/{made.slug}/against", {"things": "nothing"}, **SCRIPT).json() == {"rule": "", "text": ""}
