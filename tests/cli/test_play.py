"""Playing at the terminal: whole games through a pipe, commands, hot-seat, undo, records."""

from __future__ import annotations

import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import gondwana
from tests.cli.tools import Ran, Shell

ADVANCED = ("-o", "advanced=yes")


def play(shell: Shell, *words: object, typed: str) -> Ran:
    ran = shell("play", "cubosaurs", "--seed", 5, *words, typed=typed)
    assert ran.code == 0, ran.err
    assert ran.err == ""
    return ran


@pytest.mark.parametrize(
    ("lang", "ends", "asked"),
    [("en", "The game is over.", "Keep the Hand, or pass"), ("fr", "La partie est finie.", "Garder la Main, ou")],
)
def test_a_whole_game_through_a_pipe(shell: Shell, tmp_path: Path, lang: str, ends: str, asked: str) -> None:
    record = tmp_path / "game.txt"
    ran = play(shell, *ADVANCED, "--seats", 3, "--lang", lang, "--save", record, typed="1\n" * 500)
    assert asked in ran.out
    assert f" {ends} " in ran.out
    scores = gondwana.Record.load(record).scores
    assert scores is not None
    assert re.search(rf"{max(scores)}  (wins|victoire)", ran.out)
    assert shell("replay", record).code == 0
    other = "fr" if lang == "en" else "en"
    for key in ("ask.Decide", "act.keep", "ask.over"):
        assert gondwana.game("cubosaurs").texts(other)(key) not in ran.out


def test_number_text_and_label_are_the_same_choice(shell: Shell, tmp_path: Path) -> None:
    records = []
    for line in ("2", "add stego", "pass it with stegosaurus"):
        path = tmp_path / "game.txt"
        play(shell, "--hotseat", "--seats", 3, "--save", path, typed=f"{line}\n")
        records.append(gondwana.Record.load(path).choices)
    assert records[0] == records[1] == records[2] == [(records[0][0][0], "add stego")]


def test_the_end_of_the_input_ends_the_game(shell: Shell) -> None:
    assert "The game stops here." in play(shell, typed="").out
    assert "La partie s’arrête ici." in play(shell, "--lang", "fr", typed="1\n").out


def test_quitting_offers_to_keep_the_record(shell: Shell, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    ran = play(shell, "--hotseat", typed=f"1\nq\n{kept}\n1\n")
    assert f"The record is in {kept}." in " ".join(ran.out.split()).replace("game. txt", "game.txt") or kept.exists()
    assert len(gondwana.Record.load(kept).choices) == 1
    ran = play(shell, "--hotseat", typed="q\n\n")
    assert "The record is in" not in ran.out


def test_save_and_go_on(shell: Shell, tmp_path: Path) -> None:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    play(shell, "--hotseat", typed=f"1\n1\n1\ns {first}\n")
    assert len(gondwana.Record.load(first).choices) == 3
    ran = shell("play", "--resume", first, "--hotseat", "--save", second, typed="1\n1\n")
    assert ran.code == 0
    assert gondwana.Record.load(second).choices[:3] == gondwana.Record.load(first).choices
    assert len(gondwana.Record.load(second).choices) == 5
    assert shell("replay", second).code == 0


def test_a_finished_game_resumed_shows_its_end(shell: Shell, record: Path) -> None:
    ran = shell("play", "--resume", record)
    assert ran.code == 0
    assert "The game is over." in ran.out


def test_a_file_that_cannot_be_written_does_not_end_the_game(shell: Shell, tmp_path: Path) -> None:
    ran = play(shell, typed=f"s {tmp_path}\ns\n1\n")
    assert "cannot be written" in ran.out
    assert "s FILE saves the record" in ran.out


def test_rules_on_demand(shell: Shell) -> None:
    rules = gondwana.game("cubosaurs").rulebook.rules
    out = " ".join(play(shell, "--hotseat", typed="r\nr 1\nr C4.7\nr 99\n").out.split())
    for id in ("C4.2", "C4.4", "C4.7"):
        assert f"{id} {rules[id].en}" in out
    assert "There is no paragraph 99." in out
    out = " ".join(play(shell, "--hotseat", "--lang", "fr", typed="r C4.7\nr C5.1\n").out.split())
    assert " ".join(rules["C4.7"].fr.split()) in out
    assert " ".join(rules["C5.1"].ruling_fr.split()) in out


def test_levels_are_shown_with_their_rating(shell: Shell) -> None:
    out = play(shell, "--bots", "novice", typed="").out
    assert f"novice · {gondwana.game('cubosaurs').meta.ratings()['novice']}" in out


def test_a_hint_is_the_move_of_the_greedy_bot(shell: Shell) -> None:
    from gondwana import bots

    out = play(shell, "--hotseat", "--lang", "fr", typed="h\n").out
    told = re.search(r"Le robot glouton jouerait (\d+)\u202f: (.*)", out)
    assert told
    g = gondwana.game("cubosaurs")
    s = g.new(2, 5)
    wise = {s.acts.index(bots.choose("greedy", g.view(s, s.who), seed)) for seed in range(20)}
    assert int(told[1]) - 1 in wise
    assert told[2].strip() == g.options(s)[int(told[1]) - 1].label("fr")


def test_the_same_seed_and_answers_are_the_same_game(shell: Shell, tmp_path: Path) -> None:
    records = []
    for number in range(2):
        path = tmp_path / f"{number}.txt"
        play(shell, "--seats", 4, "--bots", "greedy,random", "--save", path, typed="1\n" * 300)
        records.append(path.read_text())
    assert records[0] == records[1]


def test_nonsense_is_answered_and_asked_again(shell: Shell) -> None:
    out = play(shell, "--hotseat", typed="99\nsing\nadd sing\nbuy draw\n\n?\n").out
    assert "There is no option of that number" in out
    assert "“sing” is neither an option nor a command" in out
    assert "Not allowed now. C3.6:" in out
    assert "the rule behind option N" in out
    assert out.count("Your choice: 1 to") == 7


def test_the_log_tells_only_what_the_seat_knows(shell: Shell) -> None:
    s = gondwana.game("cubosaurs").new(2, 5, {"private_hands": True})
    other = 2 - s.who
    out = play(shell, "--hotseat", "-o", "private_hands=yes", typed="1\nl\n").out
    log = out.split("Your choice")[2]
    assert f"Player {s.who + 1} draws a card." in log
    assert re.search(rf"Player {other} draws (?!a card\.)", log)


def test_news_are_told_once(shell: Shell) -> None:
    out = play(shell, typed="1\n1\n").out
    assert out.count("Round 1 begins") == 1
    assert out.count("Player 2 starts with") == 1
    assert re.search(r"Round 1 begins; Player \d starts\.  C3\.1\b", out)


def test_bots_take_the_other_seats_in_turn(shell: Shell) -> None:
    out = play(shell, "--seats", 4, "--bots", "random,greedy", typed="").out
    roles = re.findall(r"Player (\d) · (\w+) ·", out)
    assert roles == [("1", "you"), ("2", "random"), ("3", "greedy"), ("4", "random")]
    out = play(shell, "--seats", 3, "--hotseat", "--bots", "random", typed="").out
    assert ("3", "random") in re.findall(r"Player (\d) · (\w+) ·", out)


# -- undo --------------------------------------------------------------------------------------------------------------


def bought(shell: Shell, tmp_path: Path, *then: str) -> tuple[Ran, list[tuple[int, str]]]:
    """Begin with a tile that leads to another question of the same player, so that there is something to undo."""
    path = tmp_path / "game.txt"
    g = gondwana.game("cubosaurs")
    for seed in range(200):
        s = g.new(2, seed, {"advanced": True})
        if "buy same" in [option.text for option in g.options(s)]:
            break
    typed = "\n".join(["buy same", *then]) + "\n"
    ran = shell("play", "cubosaurs", "--seed", seed, "--hotseat", *ADVANCED, "--save", path, typed=typed)
    return ran, gondwana.Record.load(path).choices


def test_undo_takes_back_one_choice(shell: Shell, tmp_path: Path) -> None:
    ran, choices = bought(shell, tmp_path)
    assert [text for _, text in choices] == ["buy same"]
    ran, choices = bought(shell, tmp_path, "u")
    assert choices == []
    assert ran.out.count("Which card do you add to the Hand you pass?") == 1
    assert ran.out.count("Keep the Hand, or pass it with one of your cards?") == 2
    ran, choices = bought(shell, tmp_path, "u", "keep")
    assert [text for _, text in choices] == ["keep"]


def test_undo_stops_where_something_was_seen(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    ran = play(shell, "--hotseat", "--save", path, typed="u\nkeep\nu\n")
    assert ran.out.count("Nothing can be taken back") == 2
    assert len(gondwana.Record.load(path).choices) == 1


# -- a real terminal ---------------------------------------------------------------------------------------------------


class Terminal:
    """A command on a pseudo-terminal."""

    def __init__(self, *words: str) -> None:
        import pty

        self.main, worker = pty.openpty()
        env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "50"}
        command = [sys.executable, "-m", "gondwana", *words]
        self.process = subprocess.Popen(command, stdin=worker, stdout=worker, stderr=worker, env=env)
        os.close(worker)
        self.seen = ""

    def until(self, text: str) -> str:
        """What is written until this text has come."""
        start, limit = len(self.seen), time.monotonic() + 20
        while text not in self.seen[start:]:
            ready, _, _ = select.select([self.main], [], [], 1)
            if ready:
                self.seen += os.read(self.main, 65536).decode()
            assert time.monotonic() < limit, self.seen[start:]
        return self.seen[start:]

    def type(self, line: str) -> None:
        os.write(self.main, f"{line}\r".encode())


@pytest.fixture
def hot_seat() -> Terminal:
    return Terminal("play", "cubosaurs", "--seed", "5", "--hotseat", "--lang", "en", "-o", "private_hands=yes")


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are a thing of Unix")
def test_hot_seat_hides_the_table_between_players(hot_seat: Terminal) -> None:
    first = hot_seat.until("› ")
    hand = re.search(r"Player \d.{0,20}draws .{0,4}(?!a card)(\w.*?)\.", first)
    assert hand
    hot_seat.type("1")
    between = hot_seat.until("› ")
    assert "\x1b[3J" in between
    assert "\x1b[2J" in between
    assert "it is your turn" in between
    after = between[between.rindex("\x1b[2J") :]
    assert "Hand" not in after
    hot_seat.type("")
    second = hot_seat.until("Your choice")
    assert "\x1b[2J" in second
    assert "draws a card." in second
    hot_seat.process.terminate()
    hot_seat.process.wait(10)
    os.close(hot_seat.main)


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are a thing of Unix")
def test_control_c_leaves_with_130(hot_seat: Terminal) -> None:
    hot_seat.until("› ")
    for _ in range(10):  # a signal that comes just before the read is noticed only at the next one
        hot_seat.process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            hot_seat.process.wait(2)
            break
    assert hot_seat.process.returncode == 130
    rest = b""
    try:
        while select.select([hot_seat.main], [], [], 0.2)[0]:
            rest += os.read(hot_seat.main, 65536)
    except OSError:
        pass
    os.close(hot_seat.main)
    assert b"Traceback" not in rest


def test_questions_about_animals(shell: Shell) -> None:
    ran = shell("play", "bios1", "--seats", 1, "--seed", 3, "--lang", "fr", typed="w\n")
    subject = re.search(r"On peut interroger sur.: (\w+), white_cat", ran.out)
    assert subject
    typed = f"w {subject[1]}\nw white_cat A4\nw white_cat Z9\nw nobody\n"
    told = shell("play", "bios1", "--seats", 1, "--seed", 3, typed=typed).out
    assert re.search(r"✓ A4, biome: can live in the homeland", told)
    assert "2.4f.1" in told
    assert re.search(r"[✓✗] A4.*\d", told)
    assert "unknown place 'Z9'" in told
    assert "unknown subject 'nobody'" in told
    assert "This game answers no such questions." in play(shell, typed="w trex\n").out


def test_options_tell_who_would_die(shell: Shell, tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text(
        "game: bios1\nseats: 2\nT2 biome: red_dino\nT2 predator: orange_cat\norange_cat: 1\nH4 biome: orange_cat\n"
        "next: Round\nnext: EndTurn\nnext: Cull A0 0\nnext: Refill 0\nnext: Play plate_armor\n",
        encoding="utf-8",
    )
    assert "† Death in T2: Orange cat" in shell("situation", position).out
    acts = {act["text"]: act["cost"] for act in shell("situation", position, "--json").json["acts"]}
    assert acts == {"mutate red_dino": [{"text": "Death in T2: Orange cat", "rule": "14.1"}], "discard": []}
