"""Chapters C1 and C2: the aim, the places, the cards."""

from __future__ import annotations

from collections import Counter

import pytest

import gondwana
from gondwana.games.cubosaurs.tables import TYPES
from gondwana.kit.errors import DataError
from tests.games.cubosaurs.tools import collection, points, state, table
from tests.tools import Table, rule


@rule("C1.1")
def test_the_sum_over_the_rounds_wins() -> None:
    t = Table("cubosaurs", "seats: 3\nround: 2\nround 1: 12 9 0\nround 2: 5 9 0\nover: yes")
    assert t.s.scores() == [17, 18, 0]
    assert t.s.winners() == [1]


@rule("C1.1", "C6.1")
def test_after_one_round_another_is_set_up() -> None:
    t = table("p1: trex\nhand: stego\ndeck left: 0").play("keep")
    s = state(t)
    assert t.who != "over"
    assert (s.round, len(s.banked)) == (2, 1)


@rule("C1.1")
def test_a_game_of_two_rounds_is_not_over_after_the_first() -> None:
    with pytest.raises(gondwana.GondwanaError, match=r"line 4, column 1: .*after round 1 of 2 \(C1\.1\)"):
        table("round: 1\nround 1: 1 2 3\nover: yes")


@rule("C1.2")
def test_the_hand_is_not_part_of_the_collection() -> None:
    with_hand = state(table("p1: stego\nhand: trex penta"))
    without = state(table("p1: stego\np3: trex\nhand: trex"))
    assert with_hand.round_points()[0] == without.round_points()[0] == 2


@rule("C1.2")
def test_every_viewer_sees_every_collection() -> None:
    t = table("p1: trex stego\np2: penta*2 egg_trex\nhand: bronto")
    for viewer in (-1, 0, 1, 2):
        scene = t.game.view(t.s, viewer).scene
        shown = {piece.id: piece.count for zone in scene.zones if zone.kind == "collection" for piece in zone.pieces}
        assert shown == {"p1.trex": 1, "p1.stego": 1, "p2.penta": 2, "p2.egg_trex": 1}


@rule("C2.1", "C2.2")
@pytest.mark.parametrize("advanced", [False, True])
def test_eight_types_and_fifty_five_cards(advanced: bool) -> None:
    t = state(table("hand: trex", advanced=advanced)).t
    cards = t.pack_of_cards()
    assert len(cards) == 55
    assert Counter(TYPES[t.type[card]] for card in cards) == {**dict.fromkeys(TYPES, 7), "egg": 6}


@rule("C2.2", "C5.7")
def test_no_two_eggs_are_alike() -> None:
    t = state(table("hand: trex")).t
    assert [t.copies[egg] for egg in t.eggs] == [1] * 6
    assert sorted(map(tuple, (t.targets[egg] for egg in t.eggs))) == [(0,), (1,), (2,), (3,), (4,), (5, 6)]


@rule("C2.2", "C5.7", "C8.4")
@pytest.mark.parametrize(
    ("sheet", "row", "column", "cell", "complaint"),
    [
        ("cards", 0, "copies", "4", "7 cards of type trex, here are 6"),
        ("cards", 23, "target", "stego", "one egg for each dinosaur"),
        ("cards", 28, "target", "grey", "one egg for each dinosaur"),
        ("cards", 23, "target", "", "one egg for each dinosaur"),
        ("types", 0, "id", "egg", "used twice"),
        ("types", 0, "kind", "bird", "kind 'bird' is none of"),
        ("tiles", 0, "effect", "draw", "effect 'draw' and when 'end' do not agree|each effect is on one tile"),
        ("tiles", 0, "when", "now", "line 2: effect 'points_per_type' and when 'now' do not agree"),
    ],
)
def test_a_box_that_is_not_the_game_is_refused(sheet: str, row: int, column: str, cell: str, complaint: str) -> None:
    from gondwana.games.cubosaurs import load

    meta = gondwana.game("cubosaurs").meta
    box = meta.box()
    box[sheet][row][column] = cell
    with pytest.raises(DataError, match=complaint):
        load(box, {"advanced": 1})


@rule("C2.3")
def test_all_eggs_are_one_type() -> None:
    t = table("p1: egg_trex trex\nhand: egg_stego")
    assert t.texts == ["keep", "add trex"]
    t.refuses("add egg_trex", "C4.7")


@rule("C2.3")
def test_grey_and_black_are_two_types() -> None:
    t = table("p1: black1 grey2\nhand: grey1")
    assert t.texts == ["keep", "add black1"]
    t.refuses("add grey2", "C4.7")


@rule("C2.4")
def test_icons_do_nothing_in_the_base_game() -> None:
    t = table("p1: penta\nhand: ptero grey2\ndeck left: 3").play("keep")
    assert collection(t, "p1") == ["ptero", "penta", "grey2"]
    assert "token" not in t.events
    assert not any(state(t).t.dna)
    assert state(t).tokens == []


@rule("C2.5", "C5.2")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("trex", 4),
        ("trex*2", 1),
        ("trex*3", -2),
        ("trex*4", -5),
        ("stego", 2),
        ("stego*2", -1),
        ("stego*3", -2),
        ("stego*4", 8),
        ("bronto", -3),
        ("bronto*2", 2),
        ("bronto*3", 5),
        ("bronto*4", -5),
        ("ptero", -1),
        ("ptero*2", -1),
        ("ptero*3", -1),
        ("ptero*4", -1),
        ("penta", -3),
        ("penta*2", -1),
        ("penta*3", 3),
        ("penta*4", 7),
    ],
)
def test_the_rows_of_the_dinosaurs(cards: str, value: int) -> None:
    assert points(f"p1: {cards}") == [value, 0]
