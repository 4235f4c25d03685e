"""The arena: fair plans, the same games wherever they are played, stopping and going on, lost workers, ratings."""

from __future__ import annotations

import os
import re
import sqlite3
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import gondwana
from gondwana.lab import arena
from gondwana.lab.arena import Plan, Played, Store, play, play_some, run
from gondwana.lab.ratings import decided, duels, standings, wilson
from gondwana.lab.workers import Here, Processes
from tests.cli.tools import Shell

pytest.importorskip("openskill", reason="ratings need openskill (extra arena)")
MINE = Path(__file__).parents[2] / "examples" / "my_bot.py"
PLAN = Plan("cubosaurs", ("greedy", "random"), 2, 12, 5)


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(capsys, monkeypatch)


def timeless(games: Sequence[Played]) -> list[dict[str, Any]]:
    """Games without how long they took."""
    return [{**vars(one), "seconds": 0} for one in sorted(games, key=lambda one: one.number)]


@pytest.mark.parametrize(("names", "seats"), [("ab", 2), ("abc", 2), ("abc", 3), ("abcd", 2), ("ab", 4), ("abc", 5)])
def test_every_bot_has_every_seat_equally_often_on_the_same_deals(names: str, seats: int) -> None:
    plan = Plan("cubosaurs", tuple(names), seats, 0, 7)
    whole = seats * len(plan.line_ups)
    found = Counter((seat, bot) for number in range(whole) for seat, bot in enumerate(plan.sitting(number)))
    assert len(found) == seats * len(names)
    assert len(set(found.values())) == 1
    assert {plan.deal(number) for number in range(whole)} == {7}
    assert {plan.deal(number) for number in range(whole, 2 * whole)} == {8}
    assert all(len(set(plan.sitting(number))) == min(seats, len(names)) for number in range(whole))


@pytest.mark.parametrize("id", [meta.id for meta in gondwana.games()])
def test_a_game_is_told_in_full_and_the_same_each_time(id: str) -> None:
    plan = Plan(id, ("random", "greedy"), 2, 2, 3)
    one = play(plan, 1)
    assert timeless([one]) == timeless([play(plan, 1)])
    assert sum(one.widths.values()) == one.decisions
    assert len(one.scores) == len(one.deeds) == 2
    assert any(one.deeds)
    assert set(one.winners) <= {0, 1}


def test_deeds_name_who_did_them() -> None:
    found = play(PLAN, 0).deeds
    assert any(deed.startswith("keep card ") for deed in found[0])
    assert not any("number" in deed or " seat " in deed for seat in found for deed in seat)


def test_processes_play_the_same_games() -> None:
    here = [one for some in run(PLAN, range(12), Here(), 5) for one in some]
    there = [one for some in run(PLAN, range(12), Processes(2), 3) for one in some]
    assert timeless(here) == timeless(there) == timeless(play_some(PLAN, range(12)))


class Breaking(Here):
    """Loses the worker of its first pieces."""

    def __init__(self, losses: int) -> None:
        super().__init__()
        self.losses = losses

    def wait(self) -> list[tuple[Any, list[Played] | None]]:
        if self.losses:
            self.losses -= 1
            _, numbers = self.work.popleft()
            return [(tuple(numbers), None)]
        return super().wait()


def test_what_a_lost_worker_had_is_played_again_and_nothing_twice() -> None:
    found = [one.number for some in run(PLAN, range(12), Breaking(2), 4) for one in some]
    assert sorted(found) == list(range(12))
    with pytest.raises(gondwana.GondwanaError, match="ends every worker"):
        list(run(PLAN, range(12), Breaking(99), 4))


DEADLY = """
import os, pathlib
class Deadly:
    def choose(self, view, rng):
        mark = pathlib.Path(__file__).with_suffix(".mark")
        if not mark.exists():
            mark.touch()
            os._exit(9)
        return view.acts[0]
"""


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "deadly.py").write_text(DEADLY)
    plan = Plan("cubosaurs", (str(tmp_path / "deadly.py"), "random"), 2, 6, 1)
    found = [one.number for some in run(plan, range(6), Processes(2), 1) for one in some]
    assert sorted(found) == list(range(6))
    assert (tmp_path / "deadly.mark").exists()


def test_a_store_keeps_each_game_once(tmp_path: Path) -> None:
    path = str(tmp_path / "games.db")
    store = Store(PLAN, path)
    store.add(play_some(PLAN, [0, 3]))
    again = Store(PLAN, path)
    assert timeless(again.games()) == timeless(play_some(PLAN, [0, 3]))
    assert again.left() == [1, 2, *range(4, 12)]
    with pytest.raises(sqlite3.IntegrityError):
        again.add(play_some(PLAN, [4, 3]))
    assert again.left() == [1, 2, *range(4, 12)]
    with pytest.raises(gondwana.GondwanaError, match="another tournament: seats differ"):
        Store(Plan("cubosaurs", ("greedy", "random"), 3, 12, 5), path)


# -- ratings -----------------------------------------------------------------------------------------------------------


def test_the_interval_is_that_of_wilson() -> None:
    assert wilson(0, 0) == (0, 1)
    low, high = wilson(81, 263)  # the worked example of Newcombe 1998
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    low, high = wilson(0, 20)
    assert low == 0
    assert round(high, 4) == 0.1611


def won(number: int, sitting: list[int], winner: int, scores: list[int] | None = None) -> Played:
    return Played(number, sitting, scores or [0] * len(sitting), [sitting.index(winner)], 9, 0.1, {2: 9}, [[], []])


def test_ratings_find_who_wins_more() -> None:
    plan = Plan("cubosaurs", ("x", "random", "y"), 2, 0, 1)
    games = []
    for n in range(120):
        a, b = [(0, 1), (0, 2), (1, 2)][n % 3]
        better = {(0, 1): 0, (0, 2): 0, (1, 2): 2}[a, b]
        games.append(won(n, [a, b], better if n % 4 else a + b - better))
    table = standings(plan, games)
    assert [one.name for one in table] == ["x", "y", "random"]
    assert round(table[-1].rating) == 1000
    assert all(one.low < one.rating < one.high for one in table)
    assert [one.games for one in table] == [80, 80, 80]
    assert sum(one.wins for one in table) == 120
    assert duels(plan, games)[0, 1] == (30, 40)


def test_the_sequential_test_waits_until_it_knows() -> None:
    plan = Plan("cubosaurs", ("a", "b"), 2, 0, 1)
    clear = [won(n, [0, 1], 1) for n in range(20)]
    assert not decided(plan, clear[:14])
    assert decided(plan, clear)
    assert not decided(plan, [won(n, [0, 1], n % 2) for n in range(1000)])


# -- the command -------------------------------------------------------------------------------------------------------


def test_a_stopped_arena_goes_on_where_it_was(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["arena", "cubosaurs", "--bots", f"{MINE},greedy,random", "--games", 12, "--json"]
    whole = shell(*words, "--seed", 8).json
    honest = arena.play_some

    def impatient(plan: Plan, numbers: Sequence[int]) -> list[Played]:
        if 5 in numbers:
            raise KeyboardInterrupt
        return honest(plan, numbers)

    kept = ["--resume", tmp_path / "kept.db"]
    monkeypatch.setattr("gondwana.lab.workers.play_some", impatient)
    part = shell(*words, *kept, "--seed", 8)
    assert part.code == 130
    assert (part.json["stopped"], part.json["games"]) == (True, 5)
    monkeypatch.undo()
    rest = shell(*words, *kept).json
    assert {**rest, "seconds": 0} == {**whole, "seconds": 0}
    assert [row["games"] for row in whole["bots"]] == [8, 8, 8]
    assert {"name", "rating", "low", "high", "wins", "games"} <= set(whole["bots"][0])


def test_it_stops_early_when_all_is_clear(shell: Shell) -> None:
    found = shell(
        "arena", "cubosaurs", "--bots", "greedy,random", "--games", 400, "--seed", 1, "--early", "--json"
    ).json
    assert found["decided"]
    assert 15 <= found["games"] < 60
    assert found["bots"][0]["name"] == "greedy"


def test_the_report_explains_itself(shell: Shell, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the report needs matplotlib (extra arena)")
    out = tmp_path / "report"
    data = tmp_path / "ratings.toml"
    words = ["arena", "cubosaurs", "--bots", "greedy,random", "--games", 20, "--seed", 2, "--seats", 3]
    ran = shell(*words, "--report", out, "--ratings", data)
    assert ran.code == 0
    assert "greedy ahead of random" in ran.out
    page = (out / "index.html").read_text()
    for name in ("ratings", "seats", "scores", "length", "options", "deeds"):
        ElementTree.parse(out / f"{name}.svg")
        assert (out / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    assert page.count("<svg") == 6
    assert re.search(r"20 games of 3 players", page)
    with data.open("rb") as file:
        found = tomllib.load(file)
    assert [row["name"] for row in found["bot"]] == ["greedy", "random"]
    assert found["bot"][1]["points"] == 1000
    assert "20 games" in found["how"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--bots greedy", "two or more"),
        ("--bots greedy,greedy", "each once"),
        ("--bots greedy,sing", "unknown bot"),
        ("--bots greedy,random --seats 9", "2 to 5 players"),
        ("--bots greedy,random --resume nonsense.db", "not a database"),
    ],
)
def test_nonsense_is_told_in_one_line(shell: Shell, tmp_path: Path, words: str, complaint: str) -> None:
    (tmp_path / "nonsense.db").write_text("nonsense " * 200)
    ran = shell("arena", "cubosaurs", *words.replace("nonsense.db", str(tmp_path / "nonsense.db")).split())
    assert ran.code == 2
    assert complaint in ran.err
    assert ran.err.count("\n") == 1


# -- a cluster ---------------------------------------------------------------------------------------------------------


def test_a_cluster_of_two_nodes_loses_one_and_plays_every_game_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray", reason="needs Ray (extra ray, 260 MB)")
    from ray.cluster_utils import Cluster as Nodes

    from gondwana.lab.workers import Cluster

    root = Path(__file__).parents[2]
    monkeypatch.setenv("PYTHONPATH", f"{root / 'src'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    try:
        plan = Plan("cubosaurs", ("ismcts:60", "random"), 2, 16, 4)
        found: list[Played] = []
        for some in run(plan, range(16), Cluster(nodes.address), 1):
            found += some
            if len(found) == 3:
                nodes.remove_node(second, allow_graceful=False)
        assert timeless(found) == timeless(play_some(plan, range(16)))
    finally:
        nodes.shutdown()
