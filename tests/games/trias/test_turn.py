"""Chapters T3, T7, T8, T9 and T13: the course of turns, phases 3 and 4, the last round, two players."""

from __future__ import annotations

from collections import Counter

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.games.trias.tables import CARDS, METEORITE, NO_CARD
from tests.games.trias.boards import ring, trias
from tests.tools import Table, rule

GAME = gondwana.game("trias")
LAND = "wood: 1,0 2,0\nsteppe: 1,1 0,1\nmountain: 3,0 0,2\n"
FOUR = f"seats: 4\n{LAND}p1: 1,0\np2: 2,0\np3: 1,1\np4: 0,1\n"


@rule("T3.1", "T3.2")
def test_four_phases_and_the_turn_goes_clockwise() -> None:
    t = Table("trias", FOUR + "turn: p3\np3 hand: mountain")
    t.refuses("move 1,1 1,0", "T4.1")
    t.refuses("done", "T4.1")
    t.play("play mountain")
    while t.asked != "Actions":
        t.play(t.texts[0])
    t.refuses("play mountain", "T3.2")
    t.play("done")
    assert (t.who, t.asked) == ("p4", "PlayCard")
    t.refuses("move 0,1 1,0", "T4.1")


@rule("T7.1")
def test_own_swimmers_go_back_and_others_stay() -> None:
    t = Table("trias", FOUR + "p1 swimming: 5,5*2 1,-1\np2 swimming: 5,5 0,-1\nphase: actions").play("done")
    s = trias(t.s)
    assert s.reserve[:2] == [14, 12]
    dump = t.game.dump(s)
    assert "p1 swimming" not in dump
    assert "p2 swimming: 0,-1 5,5" in dump


@rule("T7.2")
@pytest.mark.parametrize(
    ("herds", "left", "reserve"),
    [
        ("p1: 3,0*2\np2: 3,0*2", {"p2": 2}, 15),
        ("p1: 1,1*2\np2: 1,1*2", {"p1": 1, "p2": 2}, 14),
        ("p1: 3,0\np2: 3,0*3", {"p2": 3}, 15),
        ("p1: 3,0*3", {"p1": 2}, 13),
    ],
)
def test_own_surplus_goes_back_as_far_as_it_reaches(herds: str, left: dict[str, int], reserve: int) -> None:
    t = Table("trias", f"seats: 3\n{LAND}{herds}\nphase: actions").play("done")
    s = trias(t.s)
    total = {f"p{seat + 1}": sum(s.herds_on(tile, seat) for tile in range(len(s.herds))) for seat in range(3)}
    assert {word: n for word, n in total.items() if n} == left
    assert s.reserve[0] == reserve


@rule("T7.2")
def test_each_owner_pays_in_the_own_turn() -> None:
    t = Table("trias", f"seats: 3\n{LAND}p1: 3,0\np2: 3,0*3\nphase: actions").play("done", "draw")
    while t.asked != "Actions":
        t.play(t.texts[0])
    t.play("done")
    assert trias(t.s).reserve == [15, 13, 15]


@rule("T7.2")
def test_whoever_leaves_in_time_loses_nothing() -> None:
    t = Table("trias", f"seats: 3\n{LAND}p1: 3,0*3\nphase: actions").play("move 3,0 2,0", "done")
    assert trias(t.s).reserve[0] == 12


@rule("T7.3")
def test_herds_taken_back_can_be_born_again() -> None:
    full = "p1: 1,0*4 2,0*3 1,1*3 0,1*3 3,0\np1 swimming: 1,-1\np2: 2,0\n"
    t = Table("trias", f"seats: 3\n{LAND}{full}phase: actions")
    assert "breed 3,0" not in t.texts
    t.play("done")
    assert trias(t.s).reserve[0] == 1
    again = t.game.dump(t.s).partition("next:")[0].replace("turn: p2", "turn: p1")
    assert "breed 3,0" in Table("trias", again + "phase: actions\n").texts


@rule("T8.1", "T8.2")
def test_a_new_card_for_a_hand_card_and_none_for_a_drawn_one() -> None:
    for choice in ("play wood", "draw"):
        t = Table("trias", FOUR + "p1 hand: wood\ndeck: steppe wood mountain").play(choice)
        while t.asked != "Actions":
            t.play(t.texts[0])
        assert trias(t.s).drawn == (1 if choice == "draw" else 0)
        t.play("done")
        s = trias(t.s)
        assert s.drawn == 1
        assert CARDS[s.hands[0]] == ("steppe" if choice == "play wood" else "wood")
        assert NO_CARD not in s.hands


@rule("T8.3", "T8.2", "T9.3")
def test_the_meteorite_drawn_in_phase_4_gives_everybody_one_more_turn() -> None:
    t = Table("trias", FOUR + "turn: p2\np2 hand: wood\ndeck: meteorite").play("play wood")
    while t.asked != "Actions":
        t.play(t.texts[0])
    assert trias(t.s).points == 4
    t.play("done")
    s = trias(t.s)
    assert s.hands[1] == NO_CARD
    assert s.played[METEORITE] == 1
    order = []
    while s.acts:
        assert (t.asked, s.points) == ("Actions", 2)
        order.append(t.who)
        t.play("done")
    assert order == ["p3", "p4", "p1", "p2"]
    assert "meteorite" in t.events


@rule("T8.2", "T8.4")
@pytest.mark.parametrize(("seats", "low", "high"), [(2, 15, 19), (3, 28, 36), (4, 27, 35), (5, 26, 34)])
def test_the_meteorite_falls_in_time_and_hands_stay_at_one(seats: int, low: int, high: int) -> None:
    turns = Counter[int]()
    for seed in range(40):
        s = trias(GAME.new(seats, seed))
        rng, turn = seeded(seed), 0
        while not s.last:
            if type(s.stack[-1]).__name__ == "PlayCard":
                turn += 1
                assert NO_CARD not in s.hands
            s.step(s.acts[rng.below(len(s.acts))])
        turns[turn] += 1
    assert low <= min(turns)
    assert max(turns) <= high
    assert len(turns) > 3


@rule("T9.1", "T9.2")
def test_last_turns_have_two_points_and_no_drift() -> None:
    t = Table("trias", FOUR + "last: 3\nturn: p2\np2 hand: wood")
    assert not any(text.startswith(("take", "play", "draw")) for text in t.texts)
    t.refuses("play wood", "T9.1")
    t.refuses("draw", "T9.1")
    t.refuses("take 3,0", "T9.2")
    t.play("move 2,0 1,0", "move 1,0 2,0")
    t.refuses("move 2,0 1,0", "T9.2")
    t.play("done")
    assert t.who == "p3"


@rule("T9.3", "T12.1")
def test_after_the_last_turns_the_game_is_scored() -> None:
    t = Table("trias", "seats: 3\nwood: 3,0 4,0\nmountain: -3,0\np1: 3,0\np2: -3,0*3\nlast: 2\nturn: p1\n")
    t.play("done", "done")
    assert t.who == "over"
    assert t.s.scores() == [2, 1, 0]
    assert "p2: -3,0*2" in t.game.dump(t.s)
    assert t.events[-3:] == ["land", "land", "end"]


@rule("T9.3")
def test_nobody_swims_and_no_tile_is_overfull_at_the_end() -> None:
    for seed in range(30):
        s = trias(GAME.new(2 + seed % 4, seed))
        rng = seeded(seed)
        while s.acts:
            s.step(s.acts[rng.below(len(s.acts))])
        assert s.swim_at == []
        for tile in range(len(s.herds)):
            assert sum(s.herds_on(tile, seat) for seat in range(s.seats)) <= s.capacity[tile]


@rule("T13.1", "T13.2", "T13.3")
def test_what_two_players_play_with() -> None:
    s = trias(GAME.new(2, 3))
    assert s.reserve == [10, 10]
    cells = [f"{q},{r}" for q, r in s_cells(s.chart.cells)]
    assert sorted(cells) == sorted(["0,0", *ring(1), *ring(2)])
    assert Counter(s.terrain) == {0: 5, 1: 7, 2: 6, 3: 1}
    assert bin(s.chart.movable).count("1") == 12
    cards = Counter(CARDS[card] for card in s.deck)
    assert cards == Counter(mountain=5, steppe=6, wood=5, mountain2=1, steppe2=2, wood2=1, meteorite=1)
    assert len(s.deck) - s.drawn == 19
    assert METEORITE in s.deck[-5:]


def s_cells(cells: list[int]) -> list[tuple[int, int]]:
    return [(cell % 192 - 96, cell // 192 - 96) for cell in cells]


@rule("T13.4")
def test_two_players_have_three_points() -> None:
    text = f"seats: 2\n{LAND}p1: 1,0\np2: 2,0\n"
    t = Table("trias", text + "phase: actions").play("take 1,1", "put 1,2")
    assert t.texts == ["done"]
    t = Table("trias", text + "phase: actions").play("move 1,0 2,0", "move 2,0 1,0", "move 1,0 2,0")
    t.refuses("move 2,0 1,0", "T5.1")
    t = Table("trias", text + "last: 1").play("move 1,0 2,0", "move 2,0 1,0")
    assert t.texts == ["done"]


@rule("T13.5")
def test_two_players_score_at_the_end_only() -> None:
    text = "steppe: 1,0 2,0\nwood: 3,0\np1: 3,0\nphase: actions\n"
    three = Table("trias", "seats: 3\n" + text).play("take 2,0", "put 4,0")
    two = Table("trias", "seats: 2\n" + text).play("take 2,0", "put 4,0")
    assert trias(three.s).score == [2, 0, 0]
    assert trias(two.s).score == [0, 0]
    assert two.s.scores() == [2, 0]
    assert "new_land" not in two.events
