"""The examples of the book. Their pictures are lost; these positions satisfy every sentence about them."""

from __future__ import annotations

import pytest

from tests.games.trias.boards import EXAMPLE_1, EXAMPLE_2, trias
from tests.tools import Table, rule

PLACES = {
    "A": "-3,0 -3,1 -3,2 -2,-1",
    "B": "3,-3 4,-3 4,-1 5,-3 5,-2",
    "C": "1,2 1,3 2,3 3,1 3,2",
    "D": "3,0",
}
POINTS = {"A": [0, 0, 0, 0], "B": [0, 2, 2, 1], "C": [2, 0, 0, 1], "D": [0, 0, 0, 0]}


@rule("T4.4", "T4.5", "TG.4")
def test_example_1_only_tiles_at_the_outer_sea_of_lands_with_own_herds() -> None:
    t = Table("trias", EXAMPLE_1).play("play wood")
    assert sorted(t.texts) == ["take -1,0", "take 0,4", "take 2,0"]
    t.refuses("take 1,0", "T4.4")
    t.refuses("take -5,1", "T4.5")


@rule("T4.7", "T4.9")
def test_example_1_farther_out_and_against_the_same_land() -> None:
    t = Table("trias", EXAMPLE_1).play("play wood", "take 0,4")
    assert sorted(t.texts) == sorted(f"put {cell}" for cell in ["1,4", "1,5", "0,6", "-1,6", "-1,5"])
    t.refuses("put 1,3", "T4.7")
    t.refuses("put -6,1", "T4.9")


@rule("T4.10", "T10.1", "T10.2", "T10.3", "T10.4")
def test_example_2_every_listed_place_and_no_other() -> None:
    t = Table("trias", EXAMPLE_2).play("play steppe", "take 2,0")
    assert sorted(t.texts) == sorted(f"put {cell}" for cells in PLACES.values() for cell in cells.split())
    t.refuses("put 2,-1", "T4.7")
    t.refuses("put 1,1", "T4.7")
    t.refuses("put -1,5", "T4.9")


@pytest.mark.parametrize("letter", PLACES)
@rule("T10.1", "T10.2", "T10.3", "T10.4", "T10.5", "T10.6", "T4.11")
def test_example_2_points_of_each_place(letter: str) -> None:
    for cell in PLACES[letter].split():
        t = Table("trias", EXAMPLE_2).play("play steppe", "take 2,0", f"put {cell}")
        s = trias(t.s)
        assert s.score == POINTS[letter], cell
        assert "p4 swimming: 2,0" in t.game.dump(s)
