"""simulate: what it reports, that it finds what is broken, and that it can be repeated."""

from __future__ import annotations

import shlex
from typing import Any

import pytest

import gondwana
from gondwana.core.state import State
from gondwana.kit import conformance
from gondwana.kit.conformance import Broken
from gondwana.kit.game import Game
from gondwana.kit.simulation import cases
from tests.cli.tools import Shell

KEYS = {"game", "seats", "games", "decisions", "seconds", "decisions_per_second", "build", "violations"}


def simulate(shell: Shell, *words: object) -> dict[str, Any]:
    ran = shell("simulate", "cubosaurs", *words, "--json")
    assert ran.code == (1 if ran.json["violations"] else 0)
    data: dict[str, Any] = ran.json
    return data


def test_the_report_for_programs(shell: Shell) -> None:
    data = simulate(shell, "--games", 8, "--seed", 1)
    assert data.keys() >= KEYS
    assert (data["game"], data["games"], data["seats"]) == ("cubosaurs", 8, [2, 3, 4, 5])
    assert (data["violations"], data["problems"], data["ended"]) == (0, [], 8)
    assert data["build"] in ("compiled", "interpreted")
    assert {seats: row["games"] for seats, row in data["by_seats"].items()} == {"2": 2, "3": 2, "4": 2, "5": 2}
    for seats, row in data["by_seats"].items():
        assert len(row["wins"]) == int(seats)
        assert sum(row["wins"]) >= row["games"]
        assert row["scores"]["min"] <= row["scores"]["mean"] <= row["scores"]["max"]


def test_the_report_for_people(shell: Shell) -> None:
    ran = shell("simulate", "cubosaurs", "--games", 4, "--seed", 1, "--seats", 3)
    assert ran.code == 0
    assert "Cubosaurs: 4 games, random choices" in ran.out
    assert "no invariant violated" in ran.out
    assert ran.err == ""


def same(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in ("seconds", "decisions_per_second")}


def test_a_seed_repeats_itself_in_any_number_of_processes(shell: Shell) -> None:
    once = simulate(shell, "--games", 25, "--seed", 3, "--seats", "2-3")
    again = simulate(shell, "--games", 25, "--seed", 3, "--seats", "2-3", "--jobs", 2)
    other = simulate(shell, "--games", 25, "--seed", 4, "--seats", "2-3")
    assert same(once) == same(again)
    assert once["decisions"] != other["decisions"]


def test_full_checks_play_the_same_games(shell: Shell) -> None:
    few = simulate(shell, "--games", 6, "--seed", 9, "--seats", "2-3", "--full", 6)
    all_of_them = simulate(shell, "--games", 6, "--seed", 9, "--seats", "2-3", "--full", 1)
    assert (few["full"], all_of_them["full"]) == (1, 6)
    assert few["by_seats"] == all_of_them["by_seats"]
    assert few["decisions"] == all_of_them["decisions"]


def test_full_checks_reach_every_number_of_players() -> None:
    work = cases(gondwana.game("cubosaurs"), 400, [2, 3, 4, 5], 1, "default", {}, 100)
    assert sorted(case.seats for case in work if case.full) == [2, 3, 4, 5]


def test_bots_play_better_than_chance(shell: Shell) -> None:
    data = simulate(shell, "--games", 20, "--seed", 1, "--seats", 2, "--options", "default", "--bots", "greedy,random")
    wins = data["by_seats"]["2"]["wins"]
    assert wins[0] > 15 > 5 > wins[1]


def test_options_are_drawn_left_alone_or_each_in_turn() -> None:
    g = gondwana.game("cubosaurs")
    drawn = cases(g, 60, [2], 1, "random", {"advanced": "yes"}, 10)
    assert {case.options["advanced"] for case in drawn} == {"yes"}
    for name, setting in g.meta.settings.items():
        if name != "advanced":
            assert {case.options[name] for case in drawn} == {setting.show(value) for value in setting.values()}
    assert all(case.options == {"rounds": "3"} for case in cases(g, 5, [2], 1, "default", {"rounds": "3"}, 10))
    single = [(name, setting.show(v)) for name, setting in g.meta.settings.items() for v in setting.values()]
    turns = cases(g, 2 * len(single), [2, 3], 1, "all", {}, 10)
    for seats in (2, 3):
        assert [next(iter(case.options.items())) for case in turns if case.seats == seats] == single


@pytest.mark.parametrize("mode", ["random", "all"])
def test_options_that_a_game_refuses_are_not_drawn(mode: str) -> None:
    g = gondwana.game("evolution")
    work = cases(g, 400, list(range(2, 9)), 1, mode, {}, 100)
    for case in work:
        g.start(case.seats, case.options, None)
    boxes = {case.options.get("two_boxes") for case in work if case.seats == 5}
    assert boxes == ({"yes", "no"} if mode == "random" else {None, "yes"})


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    """An invariant that breaks in every position with an empty deck and three players."""
    honest = conformance.check_rules

    def check_rules(game: Game, s: State) -> None:
        honest(game, s)
        if s.seats == 3 and s.count > 20:
            raise Broken(game, s, "C0.0: planted")

    monkeypatch.setattr(conformance, "check_rules", check_rules)


def test_a_planted_violation_is_found_and_can_be_seen_again(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    data = simulate(shell, "--games", 8, "--seed", 1)
    assert data["violations"] == 2
    assert data["ended"] == 6
    for problem in data["problems"]:
        assert (problem["seats"], problem["choices"], problem["problem"]) == (3, 21, "C0.0: planted")
        s = gondwana.game("cubosaurs").situation(problem["situation"])
        assert s.seats == 3
        again = shell(*shlex.split(problem["command"])[1:], "--json")
        assert again.code == 1
        assert [found["situation"] for found in again.json["problems"]] == [problem["situation"]]
    ran = shell("simulate", "cubosaurs", "--games", 8, "--seed", 1)
    assert ran.code == 1
    assert "2 violated" in ran.out
    assert "choice 21: C0.0: planted" in ran.out
    assert data["problems"][0]["situation"] in ran.out


def test_what_raises_is_a_violation_too(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def check_rules(game: Game, s: State) -> None:
        if s.count == 5:
            raise IndexError("list index out of range")

    monkeypatch.setattr(conformance, "check_rules", check_rules)
    data = simulate(shell, "--games", 2, "--seed", 1, "--seats", 2, "--full", 2)
    assert data["violations"] == 2
    for problem in data["problems"]:
        assert problem["problem"].startswith("IndexError: list index out of range after ")
        s = gondwana.game("cubosaurs").situation(problem["situation"])
        choice = problem["problem"].split("'")[1]
        assert choice in [option.text for option in gondwana.game("cubosaurs").options(s)]


def test_interruption(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def check_rules(game: Game, s: State) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(conformance, "check_rules", check_rules)
    ran = shell("simulate", "cubosaurs")
    assert (ran.code, ran.out, ran.err) == (130, "", "\n")
