"""Records: written, read back, and every kind of damage noticed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.kit.errors import GondwanaError, RecordError
from gondwana.kit.record import EVERY, Record

GAME = gondwana.game("cubosaurs")


def play(seats: int = 2, seed: int = 4, names: list[str] | None = None, stop: int = 10_000) -> Record:
    """The record of a random game, or of its beginning."""
    match = gondwana.Match(GAME, seats, seed, names=names)
    rng = seeded(seed)
    while not match.over and len(match.record.choices) < stop:
        match.play(match.state.who, match.state.acts[rng.below(len(match.state.acts))])
    return match.record


WHOLE = play()
TEXT = WHOLE.dumps()
KEYS = {s.key() for s in WHOLE.positions()}


def test_a_whole_game() -> None:
    record = Record.loads(TEXT)
    assert record == WHOLE
    assert record.dumps() == TEXT
    assert record.replay().scores() == record.scores
    assert set(record.sums) == set(range(EVERY, len(record.choices) + 1, EVERY))


def test_a_record_may_begin_with_a_situation() -> None:
    text = "seats: 2\np1: trex\np2: stego  # bought early\nhand: bronto"
    record = replace(play(stop=0), situation=text, seed=8, names=["Ada", "Bob"])
    match = gondwana.Match.anew(record)
    assert match.state.who == 0
    assert GAME.options(match.state)[1].text == "add trex"
    rng = seeded(1)
    while not match.over:
        match.play(match.state.who, match.state.acts[rng.below(len(match.state.acts))])
    again = Record.loads(match.record.dumps())
    assert again == match.record
    assert again.replay().key() == match.state.key()
    match.undo(3)
    assert match.state.key() == gondwana.Match.resume(replace(again, choices=again.choices[:-3])).state.key()


def test_the_seed_of_a_record_deals_what_its_situation_leaves_open() -> None:
    record = replace(play(stop=0), situation="seats: 2\np1: trex\nhand: bronto")
    decks = {GAME.dump(replace(record, seed=seed).start()) for seed in range(5)}
    assert len(decks) == 5


def test_a_situation_of_other_seats_is_refused() -> None:
    with pytest.raises(RecordError, match="number of players"):
        replace(play(stop=0), situation="seats: 3\np1: trex\nhand: bronto").start()


def test_every_seed_can_be_written_down() -> None:
    record = play(seed=2**64 - 1, stop=3)
    assert Record.loads(record.dumps()) == record
    for seed in (-1, 2**64, 2**70, "7"):
        with pytest.raises(GondwanaError, match="a seed is a whole number from 0 to"):
            GAME.new(2, seed)  # type: ignore[arg-type]


def test_an_unfinished_game() -> None:
    record = play(stop=30)
    assert record.scores is None
    assert Record.loads(record.dumps()).replay().who != gondwana.OVER


def test_a_game_not_begun() -> None:
    record = play(stop=0)
    assert Record.loads(record.dumps()).replay().key() == GAME.new(2, 4).key()


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    WHOLE.save(path)
    assert Record.load(path) == Record.load(str(path)) == WHOLE


def test_positions_are_those_of_the_game() -> None:
    keys = [s.key() for s in WHOLE.positions()]
    assert len(keys) == len(WHOLE.choices) + 1
    assert len(set(keys)) == len(keys)


def test_windows_lines_and_blank_lines() -> None:
    text = TEXT.replace("\n", "\r\n").replace("\r\np1", "\r\n\r\n  p1")
    assert Record.loads(text) == WHOLE


def test_names_cannot_write_lines_of_their_own() -> None:
    record = play(names=["Ann\nend 9 9", " A \u2028 : b\x0b#"], stop=3)
    again = Record.loads(record.dumps())
    assert again.names == ["Ann end 9 9", "A : b #"]
    assert again.choices == record.choices
    assert Record.loads(play(names=["", "B"], stop=1).dumps()).names == ["", "B"]


def head(**lines: str) -> str:
    """The record with some header lines replaced."""
    out = []
    for line in TEXT.splitlines():
        name, colon, _ = line.partition(":")
        out.append(f"{name}: {lines[name]}" if colon and name in lines else line)
    return "\n".join(out)


CHOICES = TEXT.index("\n\n") + 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not a record"),
        ("gondwana record 2\n", "not a record: the first line is not 'gondwana record 1'"),
        ("PNG\0\1\2", "not a record"),
        ("gondwana record 1", "the header has no 'game'"),
        (TEXT[: TEXT.index("data:")], "the header has no 'data'"),
        (TEXT[: TEXT.index("seed:")], "the header has no number 'seed'"),
        (head(seats="two"), "the header has no number 'seats'"),
        (head(seed="²"), "the header has no number 'seed'"),
        (head(version=""), "the header has no number 'version'"),
        (TEXT.replace("seed:", "seed "), "line 6: expected 'name: value', each name once"),
        (TEXT.replace("seed:", "seats:"), "line 6: expected 'name: value', each name once"),
        (TEXT.replace("seed: 4\n", "seed: 4\nmood: good\n"), "the header has an unknown line 'mood'"),
        (TEXT.replace("seed: 4\n", "seed: 4\nname p2: Bo\n"), "the header has an unknown line 'name p2'"),
        (TEXT + "p1 keep\n", "something follows the end"),
        (TEXT + "end 0 0\n", "something follows the end"),
        (TEXT[:CHOICES] + "p3 keep\n", "'p3 keep' is not a choice"),
        (TEXT[:CHOICES] + "p0 keep\n", "'p0 keep' is not a choice"),
        (TEXT[:CHOICES] + "p² keep\n", "'p² keep' is not a choice"),
        (TEXT[:CHOICES] + "p1\n", "'p1' is not a choice"),
        (TEXT[:CHOICES] + "keep\n", "'keep' is not a choice"),
        (TEXT[:CHOICES] + "= 00000000\n", "'= 00000000' is not a choice"),
        (TEXT[:CHOICES] + "end 1 --2\n", "'end 1 --2' is not a choice"),
        (TEXT[:CHOICES] + "end one two\n", "'end one two' is not a choice"),
    ],
)
def test_text_that_is_no_record(text: str, complaint: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.loads(text)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def swapped(a: int, b: int) -> str:
    """The record with two choices exchanged."""
    record = Record.loads(TEXT)
    record.choices[a], record.choices[b] = record.choices[b], record.choices[a]
    return record.dumps()


def stolen(at: int) -> str:
    """The record with one choice made by the wrong seat."""
    record = Record.loads(TEXT)
    seat, text = record.choices[at]
    record.choices[at] = (1 - seat, text)
    return record.dumps()


def other(number: int) -> str:
    """The record with another legal choice somewhere."""
    record = Record.loads(TEXT)
    positions = record.positions()
    for _ in range(number):
        s = next(positions)
    seat, text = record.choices[number - 1]
    record.choices[number - 1] = (seat, next(o.text for o in GAME.options(s) if o.text != text))
    return record.dumps()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (head(game="trio"), "unknown game 'trio'"),
        (head(version="99"), "no behaviour version 99 here"),
        (head(data="00000000"), "the record was played with data 00000000; here is"),
        (TEXT[:CHOICES].replace("seats: 2", "seats: 6"), "cubosaurs is for 2 to 5 players, not 6"),
        (TEXT[:CHOICES].replace("seats: 2", "seats: 1"), "cubosaurs is for 2 to 5 players, not 1"),
        (head(**{"option rounds": "9"}), "option rounds is 2 to 3, not 9"),
        (TEXT.replace("option rounds", "option turns"), "unknown option 'turns'"),
        (TEXT.replace("seed: 4\n", "seed: 4\npack: no/such/folder\n"), "no pack folder 'folder'"),
        (TEXT.replace(f"= {WHOLE.sums[EVERY]}", "= 12345678"), "choice 20 (p"),
        (TEXT.replace(f"= {WHOLE.sums[EVERY]}", "= 12345678"), "the checksum does not match"),
        (TEXT.replace("end ", "end 9"), "the record says [9"),
        (TEXT[: TEXT.index("end ")] + "end 9\n", "the record says [9], the game ends ["),
        (TEXT[: TEXT.index("end ")] + "end\n", "the record says [], the game ends ["),
        (stolen(4), "choice 5 (p"),
        (stolen(4), " is asked"),
        (swapped(0, 1), "choice 1 (p"),
        (TEXT[: TEXT.rindex("\np")] + "\n" + TEXT[TEXT.index("end ") :], "but the game goes on"),
        (TEXT[: TEXT.index("end ")] + "p1 keep\n", "the game is over"),
        (play(stop=5).dumps() + f"p{WHOLE.choices[5][0] + 1} keep it\n", "choice 6 ("),
        (play(stop=5).dumps() + f"p{WHOLE.choices[5][0] + 1} ad\n", "no act begins with 'ad'"),
        (other(3), "choice "),
    ],
)
def test_damage_is_found_by_playing(text: str, complaint: str) -> None:
    with pytest.raises(GondwanaError) as caught:
        Record.loads(text).replay()
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("cut", range(0, len(TEXT), 29))
def test_any_cut_is_an_error_or_the_beginning_of_the_game(cut: int) -> None:
    try:
        s = Record.loads(TEXT[:cut]).replay()
    except GondwanaError:
        return
    assert s.key() in KEYS


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nothing\.txt: No such file"):
        Record.load(tmp_path / "nothing.txt")
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(RecordError, match="not a text file"):
        Record.load(binary)
