"""Component data: the box is checked, and so is a pack."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import gondwana
from gondwana.kit.errors import DataError
from tests.games.trias.boards import trias
from tests.tools import rule

GAME = gondwana.game("trias")


def pack(folder: Path, name: str, old: str, new: str) -> str:
    shutil.copytree(GAME.meta.folder / "data", folder / "pack")
    path = folder / "pack" / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return str(folder / "pack")


@rule("T1.1", "T1.2", "T13.2", "T13.3")
@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("tiles.csv", "mountain,2,9,5", "mountain,2,8,5", "copies is 9, 15, 12, 1, 2 in the box"),
        ("tiles.csv", "wood,4,12,6", "wood,5,12,6", "capacity is a number from 0 to 4"),
        ("tiles.csv", "wood,4,12,6", "forest,4,12,6", "the rows are mountain, steppe"),
        ("cards.csv", "steppe2,2,steppe,3,2", "steppe2,2,steppe,3,1", "copies_two is 5, 6, 5, 1, 2, 1, 1"),
    ],
)
def test_a_pack_must_hold_what_the_box_holds(tmp_path: Path, name: str, old: str, new: str, message: str) -> None:
    with pytest.raises(DataError, match=message):
        GAME.new(3, 1, pack=pack(tmp_path, name, old, new))


@rule("T2.9")
def test_a_pack_may_let_herds_onto_the_pole(tmp_path: Path) -> None:
    folder = pack(tmp_path, "tiles.csv", "pole,0,1,1", "pole,1,1,1")
    s = trias(GAME.situation(f"seats: 3\npack: {folder}\nwood: 1,0\np1: 1,0\nphase: actions"))
    GAME.play(s, "move 1,0 0,0")
    assert s.herds_on(0, 0) == 1
    assert s.check() == ""


def test_nothing_is_reconstructed() -> None:
    assert GAME.meta.origin() == {"rulebook": 12, "public": 0, "reconstructed": 0}


def test_both_languages_have_the_same_texts_with_the_same_placeholders() -> None:
    english, french = GAME.texts("en"), GAME.texts("fr")
    assert english.keys() == french.keys()
