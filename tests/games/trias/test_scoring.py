"""Chapters T10 to T12: scoring in play, the final scoring, the winner."""

from __future__ import annotations

import itertools
from fractions import Fraction
from math import ceil

import pytest

from gondwana.games.trias import score
from tests.games.trias.boards import trias
from tests.tools import Table, rule


def split(lines: str, *choices: str) -> Table:
    """Polar land 1,0 and 2,0, beyond which 3,0 and 4,0 hang on 2,0; p1 to move in phase 2."""
    t = Table("trias", f"seats: 4\nsteppe: 1,0 2,0\nwood: 3,0 4,0\nphase: actions\n{lines}")
    return t.play(*choices)


def points(t: Table) -> list[int]:
    return trias(t.s).score


@rule("T10.1", "T10.7")
def test_a_piece_of_the_initial_continent_with_the_tile_is_scored() -> None:
    t = split("p1: 1,0\np2: 3,0\np4 score: 3", "take 2,0", "put 5,0")
    assert points(t) == [0, 2, 0, 3]
    assert "new_land" in t.events
    t = Table("trias", "seats: 3\nsteppe: 1,0 2,0\nwood: 3,0\np1: 3,0\nphase: actions").play("take 2,0", "put 4,0")
    assert points(t) == [2, 0, 0]


@rule("T10.1")
@pytest.mark.parametrize(("option", "expected"), [("no", [0, 0, 0]), ("yes", [2, 0, 0])])
def test_a_split_island_is_scored_by_option_only(option: str, expected: list[int]) -> None:
    text = f"seats: 3\noption islands_score: {option}\nsteppe: 3,0 4,0 5,0\np1: 5,0\nphase: actions"
    assert points(Table("trias", text).play("take 4,0", "put 6,0")) == expected


@rule("T10.2")
def test_the_initial_continent_is_not_scored() -> None:
    t = Table("trias", "seats: 3\nsteppe: 1,0 2,0 1,1\nwood: 3,0\np1: 3,0\nphase: actions").play("take 2,0", "put 1,2")
    assert points(t) == [0, 0, 0]
    assert "new_land" not in t.events


@rule("T10.3")
def test_only_the_piece_that_gets_the_tile() -> None:
    text = "seats: 3\nsteppe: 1,0 2,0\nwood: 3,-1 2,1\nmountain: 2,2\np1: 3,-1\np2: 2,1\nphase: actions"
    assert points(Table("trias", text).play("take 2,0", "put 4,-2")) == [2, 0, 0]
    assert points(Table("trias", text).play("take 2,0", "put 2,3")) == [0, 2, 0]


@rule("T10.4")
def test_no_points_if_the_tile_joins_or_nothing_splits() -> None:
    joins_island = "seats: 3\nsteppe: 1,0 2,0\nwood: 3,0 5,0\np1: 3,0\np2: 5,0\nphase: actions"
    t = Table("trias", joins_island).play("take 2,0", "put 4,0")
    assert points(t) == [0, 0, 0]
    two_new = "seats: 3\nsteppe: 1,0 2,0\nwood: 3,-1 2,1 3,1\np1: 3,-1\nphase: actions"
    t = Table("trias", two_new).play("take 2,0", "put 3,0")
    assert points(t) == [0, 0, 0]
    rejoined = "seats: 3\nsteppe: 1,0 2,0 1,1 1,2\nwood: 3,0\nmountain: 3,1\np1: 3,0\nphase: actions"
    t = Table("trias", rejoined).play("take 2,0", "put 2,2")
    assert [bin(land).count("1") for land in trias(t.s).chart.lands] == [7]
    assert points(t) == [0, 0, 0]
    nothing = "seats: 3\nsteppe: 1,0 2,0\nwood: 3,0\np1: 3,0\nphase: actions"
    assert points(Table("trias", nothing).play("take 1,0", "put 4,0")) == [2, 0, 0]
    whole = "seats: 3\nsteppe: 1,0 1,1 0,1\nwood: 2,0\np1: 2,0\nphase: actions"
    assert points(Table("trias", whole).play("take 0,1", "put 2,1")) == [0, 0, 0]


@rule("T10.5")
@pytest.mark.parametrize(
    ("herds", "expected"),
    [
        ([3, 3, 2, 1], [2, 2, 1, 0]),
        ([2, 1], [2, 1]),
        ([1, 0, 0], [2, 0, 0]),
        ([4, 2, 2, 1], [2, 1, 1, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([2, 2, 0], [2, 2, 0]),
    ],
)
def test_two_for_most_and_one_for_the_next(herds: list[int], expected: list[int]) -> None:
    assert score.new_land_points(herds) == expected


@rule("T10.5", "T10.6")
def test_nobody_scores_an_empty_land_and_swimmers_do_not_count() -> None:
    t = split("p1: 1,0\np2: 2,0*3", "take 2,0", "put 5,0")
    assert points(t) == [0, 0, 0, 0]
    assert "p2 swimming: 2,0*3" in t.game.dump(t.s)


@rule("T10.6")
def test_herds_that_rise_with_the_tile_count_at_once() -> None:
    t = split("p1: 1,0 3,0\np3 swimming: 5,0*4", "take 2,0", "put 5,0")
    assert points(t) == [1, 0, 2, 0]


FINAL = [
    (8, [4, 2, 1], [8, 4, 0]),
    (5, [3, 1], [5, 3]),
    (6, [5, 0, 0], [6, 0, 0]),
    (8, [3, 3, 2], [6, 6, 0]),
    (6, [2, 2], [5, 5]),
    (6, [2, 2, 2], [3, 3, 3]),
    (4, [1, 1], [3, 3]),
    (8, [4, 2, 2], [8, 2, 2]),
    (7, [4, 1, 1], [7, 2, 2]),
    (6, [4, 2, 2, 2, 1], [6, 1, 1, 1, 0]),
    (1, [1, 0], [1, 0]),
    (3, [0, 0], [0, 0]),
]


@rule("T11.2", "T11.3", "T11.4", "T11.5", "T11.6")
@pytest.mark.parametrize(("size", "herds", "expected"), FINAL)
def test_final_points_of_a_land(size: int, herds: list[int], expected: list[int]) -> None:
    assert score.final_points(size, herds) == expected


@rule("T11.4", "T11.5", "T11.6")
def test_shares_are_rounded_up_in_whatever_order() -> None:
    """All lands up to 36 tiles and all herds up to 3 of five players, against fractions."""
    for size, herds in itertools.product(range(1, 37), itertools.combinations_with_replacement(range(4), 5)):
        counts = list(herds)
        ranks = sorted(set(counts) - {0}, reverse=True)
        for half in (Fraction(size, 2), Fraction(ceil(Fraction(size, 2)))):
            expected = []
            for n in counts:
                firsts = counts.count(ranks[0]) if ranks else 0
                if n == 0 or n not in ranks[:2] or (firsts > 1 and n != ranks[0]):
                    expected.append(0)
                elif firsts > 1:
                    expected.append(ceil((size + half) / firsts))
                else:
                    expected.append(size if n == ranks[0] else ceil(half / counts.count(n)))
            assert score.final_points(size, counts) == expected


@rule("T11.1", "T11.6")
def test_each_land_apart_and_not_the_one_with_the_pole() -> None:
    lands = "seats: 3\nwood: 1,0 3,0 4,0 5,0 -3,0 -4,0 -5,0 -5,1 -4,1\nsteppe: 0,5\nlast: 1\n"
    t = Table("trias", lands + "p1: 1,0*4 0,5\np2: 3,0*2 -3,0*2\np3: 4,0 -4,0\n")
    assert t.s.scores() == [1, 3 + 5, 2 + 3]
    scene = t.game.view(t.s, -1).scene
    worth = {zone.data["n"]: zone.data["worth"] for zone in scene.zones if zone.kind == "land"}
    assert worth == {2: [0, 0, 0], 3: [0, 3, 2], 5: [0, 5, 3], 1: [1, 0, 0]}
    t.play("done")
    assert t.s.scores() == [1, 8, 5]


def ended(lines: str) -> list[int]:
    lands = "wood: 1,0 3,0 4,0 -3,0 -4,0\nsteppe: 0,5 0,6\nover: yes\n"
    return Table("trias", f"seats: 3\n{lands}{lines}").s.winners()


@rule("T12.1")
def test_most_points_win() -> None:
    assert ended("p1 score: 21\np2 score: 18\np3 score: 20\n") == [0]


@rule("T12.2")
def test_ties_are_broken_by_reserve_then_lands_then_shared() -> None:
    assert ended("p1: 3,0*2\np2: -3,0\n") == [1]
    assert ended("p1: 3,0*2 0,5\np2: -3,0*3\np2 score: 2\n") == [0]
    assert ended("p1: 3,0\np2: -3,0\n") == [0, 1]
    assert ended("p1: 3,0 0,5\np2: -3,0 1,0\np2 score: 2\n") == [0, 1]
    assert ended("p1: 3,0*2\np2: -3,0*2\np3 score: 1") == [0, 1]
