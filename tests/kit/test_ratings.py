"""The measured strength of the levels, as each game's folder keeps it."""

from __future__ import annotations

import tomllib

import pytest

import gondwana
from gondwana import bots

MEASURED = [meta for meta in gondwana.games() if (meta.folder / "ratings.toml").exists()]


@pytest.mark.parametrize("meta", MEASURED, ids=lambda meta: meta.id)
def test_ratings_say_how_they_were_measured_and_rise_with_the_levels(meta: gondwana.Meta) -> None:
    with (meta.folder / "ratings.toml").open("rb") as file:
        found = tomllib.load(file)
    assert f"gondwana arena {meta.id} --bots " in found["how"]
    assert " games, compiled" in found["how"]
    assert all(row["low"] < row["points"] < row["high"] for row in found["bot"])
    assert list(bots.rated(meta.id)) == ["novice", "club", "expert"]
    assert bots.rating("random", meta.id) == 1000


def test_most_games_are_measured_and_the_others_say_nothing() -> None:
    assert {"cubosaurs", "trias", "evolution", "bios1"} <= {meta.id for meta in MEASURED}
    assert bots.rating("expert", "no such game") is None
    assert bots.rating("greedy:5", MEASURED[0].id) is None
