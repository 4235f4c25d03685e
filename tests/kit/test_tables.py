"""Component data: what a damaged or foreign file is told."""

from __future__ import annotations

from pathlib import Path

import pytest

import gondwana
from gondwana.kit.errors import DataError
from gondwana.kit.tables import check_cells, fingerprint, origins, read_box, read_sheet

HEAD = "id,n,word,origin,known,source\n"
ROW = "a,1,red,public,n,somewhere\n"


def sheet(folder: Path, text: str | bytes, name: str = "things.csv") -> Path:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_a_sheet(tmp_path: Path) -> None:
    rows = read_sheet(sheet(tmp_path, f'{HEAD}a, 1 ,"red, blue",public,n,\n'))
    assert rows == [{"id": "a", "n": "1", "word": "red, blue", "origin": "public", "known": "n", "source": ""}]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"{HEAD}{ROW}b,1,red,public\n", r"things\.csv, line 3: not as many cells"),
        (f"{HEAD}{ROW}b,1,red,public,n,x,y\n", r"things\.csv, line 3: not as many cells"),
        (f"{HEAD}{ROW}b,1,red,hearsay,n,x\n", r"things\.csv, line 3: origin is one of rulebook, public,"),
        ("id,n\na,1\n", r"things\.csv, line 2: origin is one of"),
        (f'{HEAD}{ROW}b,1,"red,public,n,x\n', r"things\.csv, line \d: "),
        (b"\xff\xfe\x00", r"things\.csv: cannot be read \(UnicodeDecodeError\)"),
    ],
)
def test_a_damaged_sheet(tmp_path: Path, text: str | bytes, complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        read_sheet(sheet(tmp_path, text))


def test_a_missing_sheet(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"none\.csv: cannot be read \(FileNotFoundError\)"):
        read_sheet(tmp_path / "none.csv")


@pytest.mark.parametrize(
    ("column", "cell", "complaint"),
    [
        ("id", "a", "line 3: id 'a' is used twice or is not one word"),
        ("id", "a b", "line 3: id 'a b' is used twice"),
        ("id", "", "line 3: id '' is used twice"),
        ("n", "10", "line 3: n is a number from 0 to 9, not '10'"),
        ("n", "-1", "line 3: n is a number from 0 to 9"),
        ("n", "", "line 3: n is a number from 0 to 9"),
        ("n", "²", "line 3: n is a number from 0 to 9"),
        ("n", "1.0", "line 3: n is a number from 0 to 9"),
        ("word", "red green", "line 3: word 'green' is none of red, blue"),
    ],
)
def test_cells(column: str, cell: str, complaint: str) -> None:
    good = {"id": "a", "n": "0", "word": "red blue"}
    check_cells({"things": [good, {**good, "id": "b", "word": ""}]}, "things", {"n": (0, 9)}, {"word": ["red", "blue"]})
    box = {"things": [good, {**good, "id": "b", column: cell}]}
    with pytest.raises(DataError, match=f"things.csv, {complaint}"):
        check_cells(box, "things", {"n": (0, 9)}, {"word": ["red", "blue"]})


def test_a_pack_replaces_some_sheets(tmp_path: Path) -> None:
    ours, pack = tmp_path / "ours", tmp_path / "pack"
    ours.mkdir()
    pack.mkdir()
    sheet(ours, HEAD + ROW)
    sheet(ours, HEAD + ROW, "more.csv")
    sheet(pack, HEAD + ROW.replace("public", "owner").replace("red", "blue"))
    box = read_box(pack, ours)
    assert [box["things"][0]["word"], box["more"][0]["word"]] == ["blue", "red"]
    assert origins(box) == {"rulebook": 0, "public": 1, "reconstructed": 0, "owner": 1}
    assert origins(read_box(ours)) == {"rulebook": 0, "public": 2, "reconstructed": 0}
    sheet(pack, HEAD + ROW, "unknown.csv")
    with pytest.raises(DataError, match=r"unknown\.csv: no such file in this game's data \(more\.csv, things\.csv\)"):
        read_box(pack, ours)
    with pytest.raises(DataError, match="no pack folder 'nowhere'"):
        read_box(tmp_path / "nowhere", ours)


def test_a_pack_with_other_columns_is_refused(tmp_path: Path) -> None:
    game = gondwana.game("cubosaurs")
    sheet(tmp_path, "id,effect,cost,when,interaction,origin,known\n", "tiles.csv")
    with pytest.raises(DataError, match=r"tiles\.csv: no rows"):
        game.new(2, 1, pack=str(tmp_path))
    sheet(tmp_path, "id,effect,price,when,interaction,origin,known,source\nx,draw,1,now,0,owner,,\n", "tiles.csv")
    with pytest.raises(DataError, match=r"tiles\.csv: column 'cost' is missing"):
        game.new(2, 1, pack=str(tmp_path))


def test_a_pack_is_played(tmp_path: Path) -> None:
    game = gondwana.game("cubosaurs")
    text = (game.meta.folder / "data" / "types.csv").read_text(encoding="utf-8")
    sheet(tmp_path, text.replace("trex,dinosaur,4,", "trex,dinosaur,9,"), "types.csv")
    zeros = "round 1: 0 0\nround 2: 0 0\nround 3: 0 0\nround: 3\nover: yes\np1: trex"
    s = game.situation(f"seats: 2\npack: {tmp_path}\n{zeros}")
    assert game.view(s, 0).scene.zone("p1").data["values"]["trex"] == 9
    assert game.data(str(tmp_path)) != game.data()
    assert f"pack: {tmp_path}\n" in game.dump(s)


def test_a_pack_may_lie_in_a_folder_with_blanks(tmp_path: Path) -> None:
    pack = tmp_path / "my box"
    pack.mkdir()
    game = gondwana.game("cubosaurs")
    s = game.new(2, 3, pack=str(pack))
    assert game.situation(game.dump(s)).key() == s.key()


def test_fingerprints_are_of_what_is_played() -> None:
    row = {"id": "a", "n": "1", "origin": "public", "known": "", "source": "x"}
    same = {"things": [{**row, "origin": "owner", "source": "y"}]}
    assert fingerprint({"things": [row]}) == fingerprint(same)
    assert fingerprint({"things": [row]}) != fingerprint({"things": [{**row, "n": "2"}]})
