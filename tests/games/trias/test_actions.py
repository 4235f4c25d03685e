"""Chapters T5 and T6: action points, moves, rescues, births, and how many herds a tile feeds."""

from __future__ import annotations

import gondwana
from gondwana.core.rng import seeded
from gondwana.games.trias import score
from tests.games.trias.boards import trias
from tests.tools import Table, rule

GAME = gondwana.game("trias")
ROW = "seats: 3\nwood: 1,0 2,0 3,0\nsteppe: 4,0 1,1\nmountain: 2,1 0,1\nphase: actions\n"


def act(lines: str) -> Table:
    return Table("trias", ROW + lines)


def choices(t: Table, word: str) -> list[str]:
    return [text for text in t.texts if text.split()[0] == word]


@rule("T5.1", "T5.5")
def test_four_points_in_any_mix() -> None:
    t = act("p1: 1,0")
    t.play("move 1,0 2,0", "breed 2,0", "move 2,0 1,0", "move 2,0 3,0")
    assert t.texts == ["done"]
    t.refuses("move 3,0 4,0", "T5.1")
    t = act("p1: 1,0").play("take 0,1", "put 0,2", "move 1,0 2,0")
    assert t.texts == ["done"]


@rule("T5.2")
def test_points_left_are_lost() -> None:
    t = Table("trias", ROW + "p1: 1,0\np2: 2,0\np3: 3,0\n")
    for _ in range(3):
        t.play("done", "draw")
        if t.asked == "Take":
            t.play(t.texts[0])
        if t.asked == "Put":
            t.play(t.texts[0])
    assert t.who == "p1"
    assert trias(t.s).points == 4


@rule("T5.3")
def test_everybody_sees_the_points_used() -> None:
    t = act("p1: 1,0").play("move 1,0 2,0")
    for seat in (-1, 0, 2):
        data = t.game.view(t.s, seat).scene.data
        assert (data["used"], data["points"]) == (1, 3)


@rule("T5.4")
def test_a_drift_costs_three_points_and_no_card() -> None:
    t = act("p1: 1,0\np1 hand: mountain").play("take 2,1")
    assert trias(t.s).points == 1
    assert trias(t.s).hands[0] == 0
    t.play("put 5,0")
    assert choices(t, "take") == []
    t.refuses("take 0,1", "T5.1")
    assert choices(act("p1: 1,0\npoints: 2"), "take") == []
    act("p1: 1,0").refuses("put 5,0", "T4.3")
    free = act("p1: 1,0")
    takes = [a for a in free.s.acts if free.game.codec.text(free.s, a).startswith("take")]
    assert {trias(free.s).terrain[a >> 20 & 1023] for a in takes} == {0, 1, 2}


@rule("T5.5")
def test_a_herd_at_a_time_tile_by_tile() -> None:
    t = act("p1: 1,0*2\np2: 3,0")
    assert choices(t, "move") == ["move 1,0 0,1", "move 1,0 1,1", "move 1,0 2,0"]
    t.refuses("move 3,0 2,0", "T5.5")
    t.refuses("move 1,0 3,0", "T5.5")
    t.refuses("move 1,0 1,-1", "T5.5")
    t.play("move 1,0 2,0", "move 2,0 3,0", "move 3,0 4,0")
    assert trias(t.s).points == 1
    t = act("p1: 1,0*2").play("move 1,0 2,0", "move 1,0 2,0")
    assert trias(t.s).points == 2


@rule("T5.6", "T6.1")
def test_a_full_tile_can_neither_be_entered_nor_crossed() -> None:
    t = act("p1: 1,1\np2: 2,1*2 0,1*2\np3: 1,0*4 2,0*4")
    assert choices(t, "move") == []
    t.refuses("move 1,1 2,1", "T5.6")
    t.refuses("move 1,1 1,0", "T5.6")
    t = act("p1: 1,1\np2: 2,1 0,1*2\np3: 1,0*3 2,0*4")
    assert choices(t, "move") == ["move 1,1 2,1", "move 1,1 1,0"]


@rule("T6.1")
def test_capacity_counts_the_herds_of_all() -> None:
    t = act("p1: 1,1*2 2,0\np2: 1,1")
    assert "breed 1,1" not in t.texts
    t.refuses("breed 1,1", "T5.11")
    assert "breed 1,1" in act("p1: 1,1*2").texts
    assert "breed 2,1" in act("p1: 2,1").texts
    assert "breed 2,1" not in act("p1: 2,1*2").texts
    assert "breed 1,0" in act("p1: 1,0*3").texts
    assert "breed 1,0" not in act("p1: 1,0*3\np3: 1,0").texts


@rule("T6.2")
def test_from_an_overfull_tile_herds_may_leave_and_none_may_come() -> None:
    t = act("p1: 2,1*3 1,1")
    assert "move 2,1 2,0" in t.texts
    assert "move 1,1 2,1" not in t.texts
    assert "breed 2,1" not in t.texts
    swimming = act("p1: 2,1*3\np1 swimming: 2,2")
    assert choices(swimming, "rescue") == []
    swimming.refuses("rescue 2,2 2,1", "T6.2")


@rule("T6.2")
def test_in_random_games_only_risen_tiles_are_overfull() -> None:
    for seed in range(25):
        s = trias(GAME.new(2 + seed % 4, seed))
        rng, risen = seeded(seed), set[int]()
        while s.acts:
            places = s.chart.cells
            s.step(s.acts[rng.below(len(s.acts))])
            risen |= {tile for tile in range(len(places)) if places[tile] != s.chart.cells[tile]}
            full = [t for t in range(len(s.herds)) if sum(score.counts(s.herds[t], s.seats)) > s.capacity[t]]
            assert set(full) <= risen


@rule("T5.7")
def test_one_point_saves_up_to_three_swimmers() -> None:
    t = act("p1 swimming: 2,-1*2 0,2 5,0\np1: 4,0")
    t.play("rescue 2,-1 2,0", "rescue 5,0 4,0")
    assert trias(t.s).points == 3
    t.play("rescue 2,-1 1,0")
    assert t.asked == "Actions"
    assert trias(t.s).points == 3
    t.play("rescue 0,2 0,1")
    assert trias(t.s).points == 2


@rule("T5.7")
def test_a_rescue_may_stop_early_and_ends_when_nobody_is_left() -> None:
    t = act("p1 swimming: 2,-1*4\np1: 4,0").play("rescue 2,-1 2,0", "done")
    assert t.asked == "Actions"
    assert trias(t.s).points == 3
    t = act("p1 swimming: 2,-1\np1: 4,0").play("rescue 2,-1 2,0")
    assert t.asked == "Actions"
    assert trias(t.s).points == 3


@rule("T5.7")
def test_own_swimmers_only_onto_adjacent_tiles_with_room() -> None:
    t = act("p1: 4,0\np1 swimming: 2,-1*2 9,0\np2: 1,0*3 2,0*4\np2 swimming: 0,2")
    assert choices(t, "rescue") == ["rescue 2,-1 1,0"]
    t.refuses("rescue 2,-1 2,0", "T6.2")
    t.refuses("rescue 0,2 0,1", "T5.7")
    t.play("rescue 2,-1 1,0")
    assert t.asked == "Actions"
    assert choices(t, "rescue") == []


@rule("T5.8")
def test_swimmers_neither_move_nor_breed() -> None:
    t = act("p1 swimming: 2,-1")
    assert t.texts == ["done", "rescue 2,-1 1,0", "rescue 2,-1 2,0"]
    t.refuses("move 2,-1 2,0", "T5.5")
    t.refuses("breed 2,-1", "T5.9")


@rule("T5.9", "T5.10")
def test_each_herd_breeds_once_and_newborns_not_at_all() -> None:
    t = act("p1: 1,0").play("breed 1,0")
    t.refuses("breed 1,0", "T5.9")
    t = act("p1: 1,0*2").play("breed 1,0", "breed 1,0")
    assert choices(t, "breed") == []
    t = act("p1: 1,0").play("breed 1,0", "move 1,0 2,0")
    assert choices(t, "breed") == []
    t.play("move 2,0 3,0")
    assert choices(t, "breed") == []


@rule("T5.9")
def test_a_herd_that_moved_or_was_rescued_may_breed() -> None:
    assert "breed 2,0" in act("p1: 1,0").play("move 1,0 2,0").texts
    assert "breed 2,0" in act("p1 swimming: 2,-1").play("rescue 2,-1 2,0").texts


@rule("T5.9")
def test_which_of_two_herds_moves_is_a_choice_when_one_has_bred() -> None:
    t = act("p1: 1,0*2").play("breed 1,0")
    assert "move 1,0 2,0" in t.texts
    assert "move_bred 1,0 2,0" in t.texts
    stays, goes = Table("trias", t.game.dump(t.s)), Table("trias", t.game.dump(t.s))
    stays.play("move_bred 1,0 2,0")
    assert choices(stays, "breed") == ["breed 1,0"]
    goes.play("move 1,0 2,0")
    assert choices(goes, "breed") == ["breed 2,0"]
    goes.play("breed 2,0")
    assert choices(goes, "move_bred") == []


@rule("T5.10")
def test_newborns_breed_in_the_next_turn() -> None:
    t = act("p1: 1,0\np2: 3,0\np3: 4,0").play("breed 1,0", "done")
    for _ in range(2):
        t.play("draw")
        while t.asked != "Actions":
            t.play(t.texts[0])
        t.play("done")
    t.play("draw")
    while t.asked != "Actions":
        t.play(t.texts[0])
    s = trias(t.s)
    assert s.tired == []
    assert s.who == 0


@rule("T5.11")
def test_a_birth_needs_a_herd_in_reserve_and_room() -> None:
    t = act("p1: 1,0*3 2,0*4 3,0*4 4,0*2 1,1*2")
    assert trias(t.s).reserve[0] == 0
    assert choices(t, "breed") == []
    t.refuses("breed 1,0", "T5.11")
    act("p1: 2,1*2").refuses("breed 2,1", "T5.11")
