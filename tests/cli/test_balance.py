"""balance: the report for people and programs, in two languages, and what it says to bad input."""

from __future__ import annotations

import pytest

from tests.cli.tools import Shell

FEW = ("--bot", "random", "--games", 12, "--seed", 1)


def test_the_report_for_programs(shell: Shell) -> None:
    data = shell("balance", "cubosaurs", *FEW, "--seats", 3, "--json").json
    assert (data["games"], data["seats"], data["bot"], data["seed"]) == (12, 3, "random", 1)
    assert data["fair"] == pytest.approx(1 / 3, abs=0.001)
    assert sum(row["rate"] for row in data["by_seat"]) == pytest.approx(1, abs=0.001)
    assert set(data["components"][0]) == {"event", "sort", "word", "origin", "known", "won", "clear"}
    assert data["by_origin"]["reconstructed"]["uses"] > data["by_origin"]["rulebook"]["uses"] > 0
    two = shell("balance", "cubosaurs", *FEW, "--seats", 3, "--json", "--jobs", 2).json
    assert two == data


def test_the_report_for_people(shell: Shell) -> None:
    english = shell("balance", "cubosaurs", *FEW, "--top", 3, "--lang", "en").out
    assert "12 games of random against itself" in english
    assert english.count("–") >= 8
    assert "…" in english
    french = shell("balance", "cubosaurs", *FEW, "--reconstructed", "--lang", "fr").out
    assert "12 parties de random contre lui-même" in french
    assert "reconstitué" in french
    nothing = shell("balance", "trias", *FEW, "--reconstructed", "--lang", "en")
    assert "Nothing of that kind" in nothing.out
    assert nothing.code == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nogame"], "unknown game"),
        (["cubosaurs", "--bot", "nobody"], "unknown bot"),
        (["cubosaurs", "--bot", "random,greedy"], "one bot"),
        (["cubosaurs", "--seats", "9"], "2 to 5 players"),
        (["cubosaurs", "--games", "0"], "1 or more"),
        (["cubosaurs", "-o", "x=y"], "unknown option"),
        (["cubosaurs", "--pack", "nowhere"], "nowhere"),
    ],
)
def test_bad_input_is_one_line(shell: Shell, words: list[str], told: str) -> None:
    ran = shell("balance", *words)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert told in ran.err
