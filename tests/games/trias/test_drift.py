"""Chapter T4: phase 1, which tiles drift, where to, and what happens to the herds."""

from __future__ import annotations

import gondwana
from gondwana.games.trias.cells import cell_at
from tests.games.trias.boards import continent, trias
from tests.tools import Table, rule

GAME = gondwana.game("trias")
START = f"seats: 3\n{continent('1,0', '0,2')}\n"


@rule("T4.1")
def test_the_hand_card_or_the_one_drawn() -> None:
    text = START + "p1: 0,1*2 2,1\np1 hand: mountain\ndeck: wood steppe\n"
    t = Table("trias", text)
    assert t.texts == ["play mountain", "draw"]
    t.refuses("done", "T4.1")
    t.play("draw")
    assert {t.game.codec.word(t.s, "terrain", trias(t.s).terrain[act >> 20 & 1023]) for act in t.s.acts} == {"wood"}
    assert trias(t.s).hands[0] == 0
    t.refuses("play mountain", "T3.2")
    t.refuses("move 0,1 1,1", "T3.2")


@rule("T1.4", "T4.4")
def test_the_card_names_the_terrain() -> None:
    t = Table("trias", START + "p1: 0,1*2\np1 hand: wood\n").play("play wood")
    woods = [text for text in t.texts if text.startswith("take")]
    s = trias(t.s)
    rim = [tile for tile in range(35) if s.chart.out[tile] == 3 and s.terrain[tile] == 2]
    assert len(woods) == len(rim) == len(t.texts)
    steppe = next(tile for tile in range(35) if s.chart.out[tile] == 3 and s.terrain[tile] == 1)
    t.refuses(f"take {t.game.codec.word(s, 'tile', steppe)}", "T4.13")


@rule("T4.2", "T9.1")
def test_the_meteorite_turned_up_in_phase_1_starts_the_last_round_at_once() -> None:
    text = "seats: 4\nwood: 1,0 0,1 1,1\np1: 1,0\np2: 0,1\np3: 1,1\np4: 1,1\nturn: p3\ndeck: meteorite\n"
    t = Table("trias", text).play("draw")
    assert (t.asked, trias(t.s).points) == ("Actions", 2)
    order = []
    while t.s.acts:
        order.append(t.who)
        assert trias(t.s).points == 2
        t.refuses("take 1,1", "T9.2")
        t.play("done")
    assert order == ["p3", "p4", "p1", "p2"]


@rule("T4.3")
def test_the_pole_stays_and_no_tile_is_lost() -> None:
    t = Table("trias", "seats: 3\nwood: 1,0 2,0\np1: 1,0\nphase: actions")
    assert trias(t.s).chart.borders_outer_sea(0)
    t.refuses("take 0,0", "T4.3")
    t.play("take 1,0", "put 3,0")
    assert len(set(trias(t.s).chart.cells)) == 3


@rule("T4.4")
def test_only_tiles_at_the_outer_sea() -> None:
    t = Table("trias", START + "p1: 0,1\nphase: actions")
    s = trias(t.s)
    takes = [act >> 20 & 1023 for act in s.acts if t.game.codec.text(s, act).startswith("take")]
    assert takes == [tile for tile in range(35) if s.chart.out[tile] == 3]
    t.refuses("take 2,0", "T4.4")
    t.refuses("take 0,1", "T4.4")
    opened = Table("trias", f"seats: 3\n{continent('1,0', '2,0', '3,0')}\np1: 0,1\nphase: actions")
    assert "take 2,-1" in opened.texts


@rule("T4.5")
def test_only_from_a_land_with_an_own_herd() -> None:
    lands = "seats: 3\nsteppe: 1,0 1,1\nwood: 4,0 5,0 4,1\nphase: actions\n"
    Table("trias", lands + "p1: 1,0\np2: 4,0").refuses("take 4,0", "T4.5")
    Table("trias", lands + "p1: 1,0\np1 swimming: 5,1").refuses("take 4,0", "T4.5")
    t = Table("trias", lands + "p1: 4,0")
    assert [text for text in t.texts if text.startswith("take")] == ["take 4,0", "take 5,0", "take 4,1"]
    assert "take 1,0" in Table("trias", lands + "p1: 1,0").texts


@rule("T4.6")
def test_a_land_of_one_tile_is_stuck() -> None:
    t = Table("trias", "seats: 3\nwood: 3,0\nsteppe: -3,0 -4,0\np1: 3,0 -3,0\nphase: actions")
    t.refuses("take 3,0", "T4.6")
    assert [text for text in t.texts if text.startswith("take")] == ["take -3,0"]


@rule("T4.7")
def test_strictly_farther_from_the_pole() -> None:
    t = Table("trias", START + "p1: 0,1\nphase: actions").play("take 3,-1")
    s = trias(t.s)
    assert {s.chart.far[k] for k in s.chart.places(s.chart.cells.index(cell_at(3, -1)))} == {4}
    t.refuses("put 1,0", "T4.7")
    t.refuses("put 3,-1", "T4.7")


@rule("T4.8")
def test_a_lake_is_no_place_unless_the_tile_taken_opened_it() -> None:
    t = Table("trias", "seats: 3\nwood: 1,0 2,0 2,1 3,-1 4,-1 4,0 3,1\np1: 1,0\nphase: actions")
    assert trias(t.s).chart.lakes == [[cell_at(3, 0)]]
    other = Table("trias", t.game.dump(t.s)).play("take 1,0")
    other.refuses("put 3,0", "T4.8")
    t.play("take 2,0")
    assert "put 3,0" in t.texts
    t.play("put 3,0")
    assert trias(t.s).chart.lakes == []


@rule("T4.9")
def test_against_the_own_land_joining_others_on_the_way() -> None:
    t = Table("trias", "seats: 3\nsteppe: 1,0 2,0\nwood: 4,0 5,0\np1: 1,0\nphase: actions").play("take 1,0")
    assert "put 3,0" in t.texts
    t.refuses("put 5,-1", "T4.9")
    t.refuses("put 6,0", "T4.9")
    t.play("put 3,0")
    assert [bin(land).count("1") for land in trias(t.s).chart.lands] == [1, 4]


@rule("T4.9")
def test_a_tile_is_put_where_it_could_not_slide() -> None:
    # 3,0 is a bay whose only way out, 4,0, is as narrow as a tile.
    t = Table("trias", "seats: 3\nwood: 1,0 2,0 2,1 3,1 3,-1 4,-1\np1: 1,0\nphase: actions").play("take 1,0")
    assert "put 3,0" in t.texts


@rule("T4.9", "TG.5")
def test_destinations_on_the_start_board() -> None:
    t = Table("trias", START + "p1: 0,1\nphase: actions")
    s = trias(t.s)
    numbers = {}
    for tile in range(35):
        if s.chart.out[tile] == 3:
            cell = t.game.codec.word(s, "tile", tile)
            numbers[cell] = len(s.chart.places(tile))
            assert {s.chart.far[k] for k in s.chart.places(tile)} == {4}
    corners = {"3,0", "3,-3", "0,-3", "-3,0", "-3,3", "0,3"}
    assert numbers == {cell: 23 if cell in corners else 24 for cell in numbers}


@rule("T4.10")
def test_any_piece_of_a_land_that_splits() -> None:
    text = "seats: 3\nsteppe: 1,0 2,0 3,0 4,0\nwood: 7,0\np1: 1,0\nphase: actions\n"
    t = Table("trias", text).play("take 2,0")
    assert {"put 5,0", "put 4,1", "put 3,-1"} <= set(t.texts)
    t.refuses("put 7,1", "T4.9")
    t.play("put 5,0")
    assert [bin(land).count("1") for land in trias(t.s).chart.lands] == [2, 3, 1]


@rule("T4.11")
def test_herds_of_the_tile_taken_swim() -> None:
    t = Table("trias", "seats: 3\nwood: 1,0 2,0\np1: 1,0*2\np2: 1,0\nphase: actions").play("take 1,0", "put 3,0")
    dump = t.game.dump(t.s)
    assert "p1 swimming: 1,0*2" in dump
    assert "p2 swimming: 1,0" in dump
    assert trias(t.s).herds == [0, 0, 0]


@rule("T4.12", "T6.2")
def test_a_tile_rises_under_swimmers_whatever_its_capacity() -> None:
    text = "seats: 3\nwood: 1,0\nmountain: 1,-1\np1: 1,0\np2 swimming: 2,0*3\nphase: actions\n"
    t = Table("trias", text).play("take 1,-1", "put 2,0")
    s = trias(t.s)
    assert "p2: 2,0*3" in t.game.dump(s)
    assert s.swim_at == []
    t.play("done")
    assert trias(t.s).reserve[1] == 12
    assert t.who == "p2"


@rule("T4.13")
def test_another_terrain_if_the_right_one_cannot_drift() -> None:
    lands = "seats: 3\nsteppe: 1,0 2,0\nmountain: 1,1\nwood: -3,0 -4,0\np1: 1,0\np2: -3,0\n"
    t = Table("trias", lands + "p1 hand: wood").play("play wood")
    assert t.texts == ["take 1,1", "take 1,0", "take 2,0"]
    t = Table("trias", lands + "p1 hand: steppe\ndeck: wood").play("draw")
    assert t.texts == ["take 1,1", "take 1,0", "take 2,0"]
    t = Table("trias", lands + "p1 hand: mountain").play("play mountain")
    assert t.asked == "Put"


@rule("T4.13", "T14.1")
def test_without_any_herd_the_card_is_used_and_no_tile_moves() -> None:
    t = Table("trias", "seats: 3\nsteppe: 1,0 2,0\np2: 1,0\np1 hand: steppe\n")
    before = trias(t.s).chart.cells
    t.play("play steppe")
    assert t.asked == "Actions"
    assert t.texts == ["done"]
    assert trias(t.s).chart.cells == before
    assert "no_drift" in t.events
    t.play("done")
    assert t.who == "p2"
    assert trias(t.s).hands[0] != -1


@rule("T14.1", "T12.2")
def test_a_player_without_herds_is_not_out() -> None:
    t = Table("trias", "seats: 3\nwood: 3,0 4,0\np1: 3,0\np2: 4,0\np3 score: 2\nlast: 3\nturn: p1")
    assert [t.who, t.play("done").who, t.play("done").who] == ["p1", "p2", "p3"]
    assert t.texts == ["done"]
    t.play("done")
    assert t.s.scores() == [2, 2, 2]
    assert t.s.winners() == [2], "of three with equal points the one with all herds in reserve wins"


@rule("T14.1")
def test_a_player_with_swimmers_only_may_rescue_them() -> None:
    t = Table("trias", "seats: 3\nsteppe: 1,0 2,0\np2: 1,0\np1 swimming: 3,0\nphase: actions\n")
    assert t.texts == ["done", "rescue 3,0 2,0"]


@rule("T4.14")
def test_a_scoring_follows_at_once() -> None:
    text = "seats: 3\nsteppe: 1,0 2,0\nwood: 3,0\np1: 3,0\np1 hand: steppe\n"
    t = Table("trias", text).play("play steppe", "take 2,0", "put 4,0")
    assert trias(t.s).score == [2, 0, 0]
    assert t.asked == "Actions"
    t = Table("trias", text + "phase: actions\n").play("take 2,0", "put 4,0")
    assert trias(t.s).score == [2, 0, 0]
    assert trias(t.s).points == 1
