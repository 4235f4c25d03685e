"""Bad input of every kind: one clear line on stderr, nothing on stdout, exit code 2."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.tools import Shell

SITUATION = "game: cubosaurs\nseats: 2\np1: trex\nhand: egg_trex\n"


def refused(shell: Shell, *words: object, says: str, typed: str = "") -> None:
    ran = shell(*words, typed=typed)
    assert ran.code == 2, ran
    assert ran.out == ""
    assert ran.err.startswith("gondwana")
    assert ran.err.count("\n") == 1
    assert ran.err.endswith("\n")
    assert says in ran.err


ARGUMENTS = [
    ("gaems", "did you mean games"),
    ("games cubosaur", "did you mean cubosaurs"),
    ("games --jsno", "did you mean --json"),
    ("games --lang de", "--lang"),
    ("games cubosaurs trias", "unexpected argument 'trias'"),
    ("play", "which GAME"),
    ("play cubosaur", "did you mean cubosaurs"),
    ("play cubosaurs --seats 7", "2 to 5 players, not 7"),
    ("play cubosaurs --seats two", "not 'two'"),
    ("play cubosaurs --seed -1", "not '-1'"),
    ("play cubosaurs -o advancd=yes", "did you mean advanced"),
    ("play cubosaurs -o advanced", "NAME=VALUE"),
    ("play cubosaurs -o advanced=maybe", "yes or no"),
    ("play cubosaurs -o rounds=9", "2 to 3, not 9"),
    ("play cubosaurs -o rounds=2 -o rounds=3", "given twice"),
    ("play cubosaurs --bots gredy", "did you mean greedy"),
    ("play cubosaurs --bots random,random", "more than 2 players"),
    ("play cubosaurs --pack nowhere", "nowhere"),
    ("play --resume nowhere.txt", "nowhere.txt"),
    ("play --resume nowhere.txt --seats 3", "--resume"),
    ("rules", "which GAME"),
    ("rules cubosaur", "did you mean cubosaurs"),
    ("rules cubosaurs C4.77", "did you mean C4.7"),
    ("rules cubosaurs C4.7 --search egg", "not both"),
    ("situation", "FILE"),
    ("situation nowhere.txt", "nowhere.txt: No such file"),
    ("replay nowhere.txt", "nowhere.txt: No such file"),
    ("simulate cubosaur", "did you mean cubosaurs"),
    ("simulate cubosaurs --games 0", "not '0'"),
    ("simulate cubosaurs --seats 6", "2 to 5 players"),
    ("simulate cubosaurs --seats 1-3", "2 to 5 players"),
    ("simulate cubosaurs --seats 4-3", "a range such as 2-4"),
    ("simulate cubosaurs --seats few", "a range such as 2-4"),
    ("simulate cubosaurs --options some", "some"),
    ("simulate cubosaurs -o colour=red", "unknown option 'colour'"),
    ("simulate cubosaurs --bots deep", "unknown bot 'deep'"),
    ("simulate cubosaurs --pack nowhere", "nowhere"),
    ("simulate cubosaurs --jobs 0", "not '0'"),
    ("bench cubosaur", "did you mean cubosaurs"),
    ("pack make cubosaurs here", "make"),
    ("pack check cubosaurs nowhere", "nowhere"),
    ("pack diff cubosaurs", "DIR"),
]


@pytest.mark.parametrize(("words", "says"), ARGUMENTS, ids=[words for words, _ in ARGUMENTS])
def test_arguments(shell: Shell, words: str, says: str) -> None:
    refused(shell, *words.split(), says=says)


SITUATIONS = [
    ("seats: 2\n", "line 2, column 1: a line 'game: …' is missing"),
    ("game: trilobites\nseats: 2\n", "line 1, column 7: unknown game 'trilobites'"),
    (SITUATION.replace("seats: 2", "seats: 9"), "line 2, column 8: expected a number from 2 to 5, not '9'"),
    (SITUATION.replace("seats: 2", "seats: ²"), "line 2, column 8: expected a number"),
    (
        SITUATION.replace("p1: trex", "p1: stego  terx"),
        "line 3, column 12: unknown card 'terx'; did you mean trex or ptero?",
    ),
    (SITUATION + "p1: trex\n", "line 5, column 1: 'p1' is given twice"),
    (SITUATION + "moon: full\n", "line 5, column 1: this game has no line 'moon' here"),
    (SITUATION + "nonsense\n", "line 5, column 1: expected 'name: values'"),
    (SITUATION + "p2: trex*7\n", "line 5, column 5: there are no more trex in the box"),
    (SITUATION + "p2: trex*²\n", "line 5, column 5: expected a number from 1 to 999 after '*'"),
    (SITUATION + "option advanced: perhaps\n", "line 5, column 18: option advanced is yes or no"),
    (SITUATION + "next: Sleep\n", "line 5, column 7: unknown frame 'Sleep'"),
    (SITUATION + "chance: 1 2 3\n", "line 5, column 1: 'chance' takes four numbers"),
    (SITUATION.replace("egg_trex", "egg_trex egg_stego"), "two cards of one type in the Hand"),
]


@pytest.mark.parametrize(("text", "says"), SITUATIONS, ids=[says for _, says in SITUATIONS])
def test_situations_with_line_and_column(shell: Shell, tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "position.txt"
    path.write_text(text)
    refused(shell, "situation", path, says=f"position.txt: {says}" if says.startswith("line") else says)
    refused(shell, "situation", "-", "--json", says=says, typed=text)


def cut(text: str) -> str:
    """The record without its last choices: the end comes too early."""
    lines = text.splitlines()
    return "\n".join(lines[:-4] + lines[-1:]) + "\n"


RECORDS: list[tuple[str, Callable[[str], str], str]] = [
    ("empty", lambda text: "", "not a record"),
    ("another file", lambda text: "Dear diary\n", "not a record"),
    ("header only", lambda text: text[: text.index("seed")], "the header has no number 'seed'"),
    ("cut short", cut, "the game goes on"),
    ("cut in a word", lambda text: text[: text.index("\np2 ") + 3], "line 15"),
    ("another version", lambda text: text.replace("version: 1", "version: 99"), "no behaviour version 99"),
    ("other data", lambda text: text.replace("data: ", "data: 0"), "was played with data 0"),
    ("another game", lambda text: text.replace("game: cubosaurs", "game: cubosaur"), "did you mean cubosaurs"),
    ("unknown option", lambda text: text.replace("option rounds", "option runds"), "did you mean rounds"),
    ("bad value", lambda text: text.replace("option rounds: 3", "option rounds: 8"), "option rounds is 2 to 3"),
    ("bad seed", lambda text: text.replace("seed: 11", "seed: ²"), "the header has no number 'seed'"),
    ("bad seats", lambda text: text.replace("seats: 2", "seats: 8"), "2 to 5 players, not 8"),
    ("other seed", lambda text: text.replace("seed: 11", "seed: 12"), "choice "),
    ("illegal choice", lambda text: text.replace("keep\n", "add trilobite\n", 1), "choice "),
    ("wrong checksum", lambda text: text.replace("= ", "= f", 1), "the checksum does not match"),
    ("wrong scores", lambda text: text.replace("end ", "end 1"), "the record says"),
    ("something after the end", lambda text: text + "p1 keep\n", "something follows the end"),
    ("a lost pack", lambda text: text.replace("\n\n", "\npack: lost\n\n", 1), "lost"),
]


@pytest.mark.parametrize(("change", "says"), [row[1:] for row in RECORDS], ids=[row[0] for row in RECORDS])
def test_records(shell: Shell, record: Path, change: Callable[[str], str], says: str) -> None:
    changed = change(record.read_text())
    assert changed != record.read_text()
    record.write_text(changed)
    refused(shell, "replay", record, says=says)
    refused(shell, "play", "--resume", record, says=says)


def test_binary_files(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)) * 8)
    for words in (("replay",), ("play", "--resume"), ("situation",)):
        refused(shell, *words, path, says="not a text file")


def test_a_folder_is_no_file(shell: Shell, tmp_path: Path) -> None:
    refused(shell, "replay", tmp_path, says="Is a directory")
    refused(shell, "situation", tmp_path, says="Is a directory")


def test_files_that_cannot_be_written(shell: Shell, record: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text(SITUATION)
    refused(shell, "situation", position, "--svg", tmp_path, says="Is a directory")
    refused(shell, "replay", record, "--svg", record, says="File exists")


def test_beyond_the_end_of_a_record(shell: Shell, record: Path) -> None:
    refused(shell, "replay", record, "--to", 10_000, says="--to 10000: the record has")


def test_seats_that_are_not_there(shell: Shell, record: Path) -> None:
    refused(shell, "replay", record, "--seat", 3, says="--seat 3: there are 2 seats")


def test_resume_of_another_game(shell: Shell, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(shell, "play", "trias", "--resume", record, says="is a record of cubosaurs, not of trias")


PACKS: list[tuple[str, str, Callable[[str], str], str]] = [
    ("no such sheet", "dinosaurs.csv", lambda text: "id\n", "no such file in this game's data"),
    ("empty", "cards.csv", lambda text: "", "cards.csv: no rows"),
    ("no column", "cards.csv", lambda text: text.replace("gain", "gian", 1), "column 'gain' is missing"),
    ("ragged", "cards.csv", lambda text: text.replace("trex,trex,5", "trex,trex,5,5,5,5", 1), "cards.csv, line 2"),
    ("no number", "cards.csv", lambda text: text.replace("trex,trex,5", "trex,trex,five", 1), "not 'five'"),
    ("odd number", "cards.csv", lambda text: text.replace("trex,trex,5", "trex,trex,²", 1), "not '²'"),
    ("wrong sum", "cards.csv", lambda text: text.replace("trex,trex,5", "trex,trex,4", 1), "the box has 7 cards"),
    ("no origin", "cards.csv", lambda text: text.replace("reconstructed", "guessed", 1), "origin is one of"),
    ("unknown word", "cards.csv", lambda text: text.replace("trex,trex", "trex,rex", 1), "none of"),
    ("twice", "cards.csv", lambda text: text.replace("\nstego,", "\ntrex,", 1), "used twice"),
    ("open quote", "cards.csv", lambda text: text + '"', "cards.csv"),
]


@pytest.mark.parametrize(("sheet", "change", "says"), [row[1:] for row in PACKS], ids=[row[0] for row in PACKS])
def test_packs(shell: Shell, tmp_path: Path, sheet: str, change: Callable[[str], str], says: str) -> None:
    folder = tmp_path / "box"
    assert shell("pack", "new", "cubosaurs", folder).code == 0
    path = folder / sheet
    path.write_text(change(path.read_text() if path.exists() else ""))
    refused(shell, "pack", "check", "cubosaurs", folder, says=says)
    refused(shell, "play", "cubosaurs", "--pack", folder, says=says)
    refused(shell, "simulate", "cubosaurs", "--pack", folder, says=says)


def test_a_binary_pack(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_bytes(bytes(range(256)))
    refused(shell, "pack", "check", "cubosaurs", tmp_path, says="cards.csv: cannot be read")


def test_a_pack_never_overwrites(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "diary").touch()
    refused(shell, "pack", "new", "cubosaurs", tmp_path, says="is there already")
    assert [path.name for path in tmp_path.iterdir()] == ["diary"]


FRENCH = [
    ("play cubosaurs --seats 7 --lang fr", "cubosaurs se joue de 2 à 5, et non à 7"),
    ("play cubosaurs --seed -1 --lang=fr", "il faut un nombre entier"),
    ("play cubosaurs -o advanced=maybe --lang fr", "l’option advanced vaut yes ou no, et non «\u202fmaybe\u202f»"),
    ("rules cubosaurs C99 --lang fr", "est inconnu (paragraphe)"),
    ("replay nowhere.txt --lang fr", "nowhere.txt\u202f: fichier ou dossier introuvable"),
    ("games --lang", "expected one argument"),
]


@pytest.mark.parametrize(("line", "says"), FRENCH, ids=[line for line, _ in FRENCH])
def test_complaints_in_french(shell: Shell, line: str, says: str) -> None:
    refused(shell, *line.split(), says=says)


def test_the_environment_asks_for_french_too(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    refused(shell, "gaems", says="«\u202fgaems\u202f» est inconnu (commande)\u202f; vouliez-vous dire games")
    refused(shell, "gaems", "--lang", "en", says="did you mean games")


def test_a_situation_and_a_pack_are_refused_in_french(shell: Shell, tmp_path: Path) -> None:
    refused(
        shell,
        "situation",
        "-",
        "--lang",
        "fr",
        typed=SITUATION.replace("trex", "tricks"),
        says="ligne 3, colonne 5\u202f:",
    )
    assert shell("pack", "new", "cubosaurs", tmp_path / "p").code == 0
    sheet = tmp_path / "p" / "cards.csv"
    sheet.write_text(sheet.read_text(encoding="utf-8").replace("origin", "origine", 1), encoding="utf-8")
    refused(
        shell, "pack", "check", "cubosaurs", tmp_path / "p", "--lang", "fr", says="cards.csv, ligne 2\u202f: l’origine"
    )
