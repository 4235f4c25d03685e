"""Chapters TG, T1 and T2: the grid, the box, the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import gondwana
from gondwana.games.trias.cells import ROUND, cell_at, column, distance, row
from gondwana.games.trias.state import Trias
from gondwana.games.trias.survey import survey
from gondwana.games.trias.tables import CARDS, METEORITE, POLE, TILES
from gondwana.kit.errors import GondwanaError
from tests.games.trias.boards import continent, ring, trias
from tests.tools import Table, rule

GAME = gondwana.game("trias")


def new(seats: int, seed: int = 0) -> Trias:
    return trias(GAME.new(seats, seed))


def at(text: str) -> int:
    q, r = text.split(",")
    return cell_at(int(q), int(r))


@rule("TG.1")
def test_six_neighbours_and_no_others() -> None:
    pole = cell_at(0, 0)
    around = [(column(pole + step), row(pole + step)) for step in ROUND]
    assert around == [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    chart = survey([pole, at("1,0"), at("1,1"), at("-1,-1")], False)
    assert chart.near == [0b0010, 0b0101, 0b0010, 0]


@rule("TG.2")
def test_distance_in_steps_or_by_option_straight() -> None:
    assert [distance(at(cell), False) for cell in ("3,-1", "2,2", "4,-2", "4,-1", "0,0")] == [3, 4, 4, 4, 0]
    assert [distance(at(cell), True) for cell in ("4,-2", "4,-1")] == [12, 13]
    assert [sum(distance(at(cell), False) == k for cell in ring(k)) for k in (1, 2, 3)] == [6, 12, 18]
    text = "seats: 3\nsteppe: 1,0 2,-1 2,0 3,-1 3,-2\np1: 1,0\nphase: actions\n"
    near, far = Table("trias", text), Table("trias", text + "option straight_distance: yes\n")
    assert "put 3,0" not in near.play("take 3,-1").texts
    assert "put 3,0" in far.play("take 3,-1").texts
    near.refuses("put 3,0", "T4.7")


@rule("TG.3")
def test_lands_are_tiles_joined_by_sides() -> None:
    for seats, tiles in ((2, 19), (3, 35), (4, 35), (5, 35)):
        for seed in range(20):
            assert new(seats, seed).chart.lands == [2**tiles - 1]
    s = trias(GAME.situation("seats: 3\nwood: 1,0 3,0 3,-1 -2,-1"))
    assert s.chart.lands == [0b00011, 0b01100, 0b10000]


@rule("TG.4")
def test_holes_are_inland_until_they_open() -> None:
    s = trias(GAME.situation(f"seats: 3\n{continent('1,0', '-2,1')}"))
    assert s.chart.lakes == [[at("1,0")], [at("-2,1")]]
    s = trias(GAME.situation(f"seats: 3\n{continent('1,0', '2,0')}"))
    assert s.chart.lakes == [[at("1,0"), at("2,0")]]
    t = Table("trias", f"seats: 3\n{continent('2,0', '-1,0')}\np1: 0,1\nphase: actions")
    t.play("take 3,0", "put 4,-1")
    assert trias(t.s).chart.lakes == [[at("-1,0")]]
    assert "2,0" not in [f"{q},{r}" for lake in GAME.view(t.s, 0).scene.data["lakes"] for q, r in lake]


@rule("TG.4", "T4.8")
def test_closing_a_bay_makes_an_inland_sea() -> None:
    t = Table("trias", "seats: 3\nwood: 1,0 2,0 2,-1 3,-2 4,-2 4,-1 1,-1\np1: 1,0\nphase: actions")
    assert trias(t.s).chart.lakes == []
    t.play("take 2,0", "put 3,0")
    assert trias(t.s).chart.lakes == []
    t = Table("trias", "seats: 3\nwood: 1,0 2,0 2,-1 3,-2 4,-2 4,-1 1,-1 1,1\np1: 1,0\nphase: actions")
    t.play("take 1,1", "put 3,0")
    assert trias(t.s).chart.lakes == [[at("3,-1")]]


@rule("TG.5")
def test_the_grid_has_no_rim() -> None:
    """Two tiles walk outwards over each other for as long as a game can last: 72 drifts."""
    chart = survey([at("0,0"), at("19,0"), at("20,0")], False)
    for step in range(72):
        tile = 1 + step % 2
        there = cell_at(21 + step, 0)
        after = chart.drifted(tile, chart.shore.index(there))
        assert after is not None
        assert chart.shore.index(there) in chart.places(tile)
        chart = after
    assert sorted(chart.out) == [0, 91, 92]
    assert chart.lands == [0b001, 0b110]


@rule("T1.1", "T2.1", "T2.2", "T2.3", "T2.4")
def test_three_rings_with_two_holes_among_the_inner_ones() -> None:
    holes = Counter[int]()
    for seed in range(60):
        s = new(3 + seed % 3, seed)
        assert len(s.chart.cells) == 35
        cells = {cell_at(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}
        empty = cells - set(s.chart.cells)
        assert len(empty) == 2
        assert set(s.chart.cells) < cells
        for cell in empty:
            holes[int(distance(cell, False))] += 1
        counts = Counter(TILES[sort] for sort in s.terrain)
        out = GAME.view(s, -1).scene.data["out"]
        assert sum(out.values()) == 2
        assert counts + Counter(out) == Counter(mountain=9, steppe=15, wood=12, pole=1)
    assert set(holes) == {1, 2}


@rule("T1.2", "T2.5")
def test_back_1_lies_on_back_2_with_the_meteorite_anywhere_in_it() -> None:
    places = set()
    for seed in range(100):
        s = new(4, seed)
        cards = s.hands + s.deck[s.drawn :]
        assert Counter(CARDS[card] for card in cards) == Counter(
            mountain=7, steppe=13, wood=10, mountain2=2, steppe2=3, wood2=3, meteorite=1
        )
        assert all(card < 3 for card in cards[:30])
        places.add(cards.index(METEORITE))
    assert places == set(range(30, 39))


@rule("T1.3", "T2.7")
def test_fifteen_herds_and_one_hidden_card_each() -> None:
    s = new(4)
    assert s.reserve == [15] * 4
    assert len(s.deck) - s.drawn == 35
    assert s.scores() == [0, 0, 0, 0]
    assert METEORITE not in s.hands
    scene = GAME.view(s, 0).scene
    assert scene.zone("p1").pieces[0].kind == CARDS[s.hands[0]]
    assert scene.zone("p2").pieces[0].kind == "back1"


@rule("T1.5")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(GondwanaError):
        GAME.new(seats)


@rule("T2.6", "T2.8", "T2.10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_placing_anticlockwise_twice_then_the_last_begins(seats: int) -> None:
    starters = set()
    for seed in range(30):
        s = new(seats, seed)
        starter, order = s.turn, []
        starters.add(starter)
        while type(s.stack[-1]).__name__ == "Place":
            order.append(s.who)
            s.play(s.acts[0])
        assert order == [(starter - i) % seats for i in range(seats)] * 2
        assert s.who == order[-1]
        assert s.reserve == [s.rules.herds - 4] * seats
        assert [bin(tiles).count("1") for tiles in s.own] == [2] * seats
    assert starters == set(range(seats))


@rule("T2.8", "T2.9")
def test_groups_of_two_on_an_empty_tile_of_land() -> None:
    t = Table("trias", "seats: 3\nwood: 1,0 0,1\nsteppe: 1,1 -1,0\np2: 0,1\nturn: p1\nnext: Place 3")
    assert t.texts == ["place 1,1", "place -1,0", "place 1,0"]
    t.refuses("place 0,0", "T2.9")
    t.refuses("place 0,1", "T2.8")
    t.refuses("place 2,0", "T2.8")
    t.play("place 1,0")
    assert "p1: 1,0*2" in t.game.dump(t.s)
    assert t.who == "p3"


@rule("T2.9")
def test_nobody_ever_stands_on_the_pole() -> None:
    text = "seats: 3\nwood: 1,0\np1: 1,0\np1 swimming: 0,1\nphase: actions\n"
    t = Table("trias", text)
    assert not any(option.endswith(" 0,0") for option in t.texts)
    t.refuses("move 1,0 0,0", "T2.9")
    t.refuses("rescue 0,1 0,0", "T2.9")


def test_the_pole_is_tile_0() -> None:
    s = new(5)
    assert s.terrain[0] == POLE
    assert s.chart.cells[0] == cell_at(0, 0)
