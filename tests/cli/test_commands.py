"""games, rules, situation, replay, pack: what they tell people and programs."""

from __future__ import annotations

import importlib
import shlex
from pathlib import Path

import pytest

import gondwana
from gondwana.cli import commands
from gondwana.cli.common.arguments import Parser, language
from gondwana.cli.common.output import texts
from gondwana.kit.rulebook import Coverage, Rulebook
from tests.cli.tools import Shell

POSITION = "game: cubosaurs\nseats: 3\nturn: p2\np1: stego*2\np2: trex egg_trex\nhand: bronto\n"


# -- all commands ------------------------------------------------------------------------------------------------------


def test_the_overview_names_every_command(shell: Shell) -> None:
    ran = shell()
    assert ran.code == 0
    assert ran.out == shell("--help").out
    for name in commands():
        assert f"\n  {name} " in ran.out
    assert shell("--version").out == f"gondwana {gondwana.__version__}\n"


@pytest.mark.parametrize("name", commands())
def test_help_has_an_example_that_parses(shell: Shell, name: str) -> None:
    ran = shell(name, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: gondwana {name}")
    module = importlib.import_module(f"gondwana.cli.{name}")
    examples = [line.split("  ")[0] for line in map(str.strip, module.EXAMPLES.splitlines())]
    assert examples
    for example in examples:
        assert f"\n  {example}" in ran.out
        parts = [shlex.split(part)[1:] for part in example.split(" > ")[0].split(" | ")]
        for command, *words in parts:
            called = importlib.import_module(f"gondwana.cli.{command}")
            parser = Parser(f"gondwana {command}", "", "")
            called.arguments(parser)
            parser.parse(words)
        assert name in [part[0] for part in parts]


def test_both_languages_have_the_same_texts_with_the_same_blanks() -> None:
    english, french = texts("en"), texts("fr")
    assert english.keys() == french.keys()

    class Blanks(dict[str, object]):
        def __missing__(self, key: str) -> int:
            self[key] = 1
            return 1

    for key in sorted(english.keys()):
        asked = []
        for catalogue in (english, french):
            blanks = Blanks()
            catalogue._formatter.vformat(catalogue._texts[key], (), blanks)
            asked.append(set(blanks))
        assert asked[0] == asked[1], key


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LC_MESSAGES": "fr_BE", "LANG": "nl_BE"}, "fr"),
    ],
)
def test_the_language_of_the_environment(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language() == expected
    assert ("joueurs" in shell("games").out) == (expected == "fr")


# -- games -------------------------------------------------------------------------------------------------------------


def test_games_for_programs(shell: Shell) -> None:
    rows = shell("games", "--json").json
    assert [row["id"] for row in rows] == [meta.id for meta in gondwana.games()]
    row = next(row for row in rows if row["id"] == "cubosaurs")
    assert row["title"] == "Cubosaurs"
    assert row["seats"] == [2, 5]
    assert row["options"]["rounds"] == {
        "type": "number",
        "default": "2",
        "rule": "C7.1",
        "values": ["2", "3"],
        "default_at": {"2": "3", "3": "2", "4": "2", "5": "2"},
    }
    assert set(row["origin"]) == {"rulebook", "public", "reconstructed"}
    assert sum(row["origin"].values()) == sum(len(rows) for rows in gondwana.game("cubosaurs").meta.box().values())
    assert row["version"] == gondwana.game("cubosaurs").meta.version


def test_games_for_people(shell: Shell) -> None:
    for meta in gondwana.games():
        told = shell("games", meta.id).out
        origin = meta.origin()["reconstructed"]
        assert f"{meta.seats[0]} to {meta.seats[1]} players" in told
        assert f"{origin} reconstructed" in told
        for name, setting in meta.settings.items():
            assert f"{name}=" in told
            assert setting.rule in told
    french = shell("games", "--lang", "fr").out
    assert "reconstituées" in french
    assert "Bios\u202f: Megafauna, seconde édition" in french


# -- rules -------------------------------------------------------------------------------------------------------------


def test_a_paragraph(shell: Shell) -> None:
    rule = gondwana.game("cubosaurs").rulebook.rules["C5.1"]
    told = " ".join(shell("rules", "cubosaurs", "c5.1").out.split())
    assert rule.en in told
    assert rule.ruling in told
    assert "frames/rounds.py:" in told
    french = " ".join(shell("rules", "cubosaurs", "C5.1", "--lang", "fr").out.split())
    assert " ".join(rule.fr.split()) in french
    assert " ".join(rule.ruling_fr.split()) in french
    assert rule.ruling not in french
    data = shell("rules", "cubosaurs", "C5.1", "--json").json
    assert data["text"] == rule.en
    assert data["ruling"] == rule.ruling
    assert shell("rules", "cubosaurs", "C5.1", "--json", "--lang", "fr").json["ruling"] == rule.ruling_fr
    assert any(place.startswith("frames/rounds.py:") for place in data["code"])


def test_a_note_gives_its_reason_in_the_language_of_the_reader(shell: Shell) -> None:
    rule = gondwana.game("trias").rulebook.rules["TA.1"]
    assert rule.reason in shell("rules", "trias", "TA.1").out
    assert rule.reason_fr in shell("rules", "trias", "TA.1", "--lang", "fr").out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_can_be_read_from_end_to_end(shell: Shell, lang: str) -> None:
    rules = gondwana.game("cubosaurs").rulebook.rules
    told = " ".join(shell("rules", "cubosaurs", "--read", "--lang", lang).out.split())
    places = [told.find(" ".join(rule.text(lang).split())) for rule in rules.values()]
    assert -1 not in places
    assert places == sorted(places)
    assert all(" ".join(rule.reading(lang).split()) in told for rule in rules.values())


def test_a_chapter_can_be_read(shell: Shell) -> None:
    def ids(*words: str) -> list[str]:
        return [rule["id"] for rule in shell("rules", *words, "--json").json]

    rules = gondwana.game("cubosaurs").rulebook.rules
    assert ids("cubosaurs", "--read") == list(rules)
    assert ids("cubosaurs", "--chapter", "c4") == [id for id in rules if id.startswith("C4.")]
    assert {id[:3] for id in ids("bios2", "--read", "--chapter", "D7")} == {"D7."}
    ran = shell("rules", "cubosaurs", "--chapter", "C99")
    assert (ran.code, ran.out) == (2, "")
    assert "unknown chapter 'C99'" in ran.err
    assert shell("rules", "cubosaurs", "C4.7", "--read").code == 2


def test_kinds_and_variants_have_their_words() -> None:
    rules = [rule for meta in gondwana.games() for rule in gondwana.game(meta.id).rulebook.rules.values()]
    wanted = {f"kind.{rule.kind}" for rule in rules} | {f"variant.{rule.variant}" for rule in rules}
    assert {key for key in sorted(texts("fr").keys()) if key.startswith(("kind.", "variant."))} == wanted


def test_search_is_blind_to_accents_and_capitals(shell: Shell) -> None:
    found = shell("rules", "cubosaurs", "--search", "OEUFS", "--lang", "fr", "--json").json
    assert "C2.3" in [rule["id"] for rule in found]
    assert all("ufs" in rule["text"].lower() for rule in found)
    told = shell("rules", "cubosaurs", "--search", "trilobite")
    assert (told.code, told.out) == (0, "0 paragraphs speak of “trilobite”.\n")


def cover(monkeypatch: pytest.MonkeyPatch, lacking: str) -> None:
    """Pretend that every paragraph but one has code and a test."""

    def coverage(self: Rulebook, folder: Path, tests: Path | None) -> dict[str, Coverage]:
        return {id: Coverage([] if id == lacking else ["state.py:1"], ["test_a.py:1"]) for id in self.rules}

    monkeypatch.setattr(Rulebook, "coverage", coverage)


def test_the_matrix_passes_when_all_is_covered(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    cover(monkeypatch, "")
    assert shell("rules", "cubosaurs").code == 0
    ran = shell("rules", "cubosaurs", "--json")
    assert ran.code == 0
    assert ran.json["game"] == "cubosaurs"
    assert ran.json["covered"] == ran.json["paragraphs"] == len(gondwana.game("cubosaurs").rulebook.rules)
    assert ran.json["missing"] == []
    assert shell("rules", "--all").code == 0


def test_the_matrix_fails_on_a_gap(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    cover(monkeypatch, "C4.7")
    ran = shell("rules", "cubosaurs")
    assert ran.code == 1
    assert "Not covered: C4.7\n" in ran.out
    ran = shell("rules", "cubosaurs", "--json")
    assert ran.code == 1
    assert ran.json["missing"] == ["C4.7"]
    assert ran.json["covered"] == ran.json["paragraphs"] - 1
    assert shell("rules", "--all", "--lang", "fr").code == 1


# -- situation ---------------------------------------------------------------------------------------------------------


def test_a_situation_for_people(shell: Shell, tmp_path: Path) -> None:
    path, picture = tmp_path / "position.txt", tmp_path / "table.svg"
    path.write_text(POSITION)
    told = shell("situation", path, "--svg", picture).out
    assert "Player 2  Keep the Hand, or pass it with one of your cards?  C4.2" in told
    assert "1 Keep the Hand  C4.4" in told
    assert "2 Pass it with T-Rex  C4.5" in told
    assert "T-Rex [2]" in told
    assert picture.read_text().startswith("<svg")
    assert "Joueur 2  Garder la Main" in shell("situation", "-", "--lang", "fr", typed=POSITION).out


def test_a_situation_for_programs(shell: Shell) -> None:
    data = shell("situation", "-", "--json", typed=POSITION).json
    assert (data["game"], data["seats"], data["who"], data["turn"]) == ("cubosaurs", 3, "p2", "p2")
    assert [act["text"] for act in data["acts"]] == ["keep", "add trex", "add egg_trex"]
    assert data["acts"][1] == {
        "text": "add trex",
        "label": "Pass it with T-Rex",
        "rule": "C4.5",
        "touch": ["p2.trex"],
        "cost": [],
    }


def test_a_situation_after_the_end(shell: Shell) -> None:
    over = "game: cubosaurs\nseats: 2\nround: 3\nround 1: 1 2\nround 2: 3 4\nround 3: 5 7\nover: yes\n"
    assert "■ Player 2  13  wins" in shell("situation", "-", typed=over).out
    data = shell("situation", "-", "--json", typed=over).json
    assert (data["who"], data["acts"], data["scores"]) == ("over", [], [9, 13])


# -- replay ------------------------------------------------------------------------------------------------------------


def test_a_record_is_checked(shell: Shell, record: Path) -> None:
    scores = gondwana.Record.load(record).scores
    assert scores is not None
    told = shell("replay", record)
    assert told.code == 0
    assert "all sound" in told.out
    assert f"{max(scores)}  wins" in told.out
    data = shell("replay", record, "--json").json
    assert data["scores"] == scores
    assert data["over"] is True
    assert data["checked"] == data["choices"] == len(gondwana.Record.load(record).choices)
    assert data["winners"] == [f"p{scores.index(max(scores)) + 1}"]


def test_part_of_a_record(shell: Shell, record: Path) -> None:
    told = shell("replay", record, "--to", 3, "--log", "--lang", "fr").out
    assert "La manche 1 commence" in told
    assert told.count("La manche 2 commence") == 0
    assert "3 choix sur" in told
    data = shell("replay", "-", "--to", 3, "--json", typed=record.read_text()).json
    assert (data["checked"], data["over"], data["winners"]) == (3, False, [])


def test_a_record_into_pictures(shell: Shell, record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "made" / "pictures"
    assert shell("replay", record, "--to", 4, "--svg", folder, "--theme", "dark").code == 0
    assert [path.name for path in sorted(folder.iterdir())] == ["00.svg", "01.svg", "02.svg", "03.svg", "04.svg"]
    assert len({path.read_text() for path in folder.iterdir()}) == 5


def test_a_record_into_a_situation(shell: Shell, record: Path) -> None:
    position = shell("replay", record, "--to", 5, "--dump").out
    asked = gondwana.Record.load(record).choices[5]
    data = shell("situation", "-", "--json", typed=position).json
    assert data["who"] == f"p{asked[0] + 1}"
    assert asked[1] in [act["text"] for act in data["acts"]]


# -- pack --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_new_pack_is_the_built_in_data(shell: Shell, tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "box"
    assert shell("pack", "new", "cubosaurs", folder, "--lang", lang).code == 0
    readme = (folder / "README.md").read_text()
    for sheet, rows in gondwana.game("cubosaurs").meta.box().items():
        assert f"## {sheet}.csv\n\n{len(rows)} " in readme
    assert shell("pack", "diff", "cubosaurs", folder, "--json").json == []
    data = shell("pack", "check", "cubosaurs", folder, "--json").json
    assert data["data"] == gondwana.game("cubosaurs").data()
    assert data["differences"] == 0


def test_a_corrected_pack(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "box"
    shell("pack", "new", "cubosaurs", folder)
    (folder / "cards.csv").unlink()
    (folder / "tiles.csv").unlink()
    sheet = folder / "types.csv"
    rows = sheet.read_text()
    corrected = rows.replace("trex,dinosaur,4,1,-2,-5,public", "trex,dinosaur,4,2,-2,-5,owner")
    sheet.write_text(corrected)
    assert rows != corrected
    expected = {"sheet": "types", "id": "trex", "column": "two", "ours": "1", "theirs": "2"}
    assert shell("pack", "diff", "cubosaurs", folder, "--json").json == [expected]
    assert "types   trex   two      1          2" in shell("pack", "diff", "cubosaurs", folder).out
    counts = shell("pack", "check", "cubosaurs", folder, "--json").json["origin"]
    assert counts["owner"] == 1
    assert "1 read from the box" in shell("pack", "check", "cubosaurs", folder).out.replace("\n", " ").replace(
        "  ", " "
    )


def test_a_record_played_with_a_pack(shell: Shell, tmp_path: Path) -> None:
    folder, record = tmp_path / "box", tmp_path / "game.txt"
    shell("pack", "new", "cubosaurs", folder)
    sheet = folder / "types.csv"
    sheet.write_text(sheet.read_text().replace("trex,dinosaur,4,1", "trex,dinosaur,4,2"))
    g = gondwana.game("cubosaurs")
    match = gondwana.Match(g, 2, 1, {}, str(folder))
    match.record.save(record)
    assert shell("replay", record).code == 0
    folder.rename(tmp_path / "moved")
    assert shell("replay", record).code == 2
    assert shell("replay", record, "--pack", tmp_path / "moved").code == 0
