"""The measured strength of the levels, as each game's folder keeps it."""

from __future__ import annotations

import tomllib

import pytest

import gondwana
from gondwana.kit.game import Meta

MEASURED = [meta for meta in gondwana.games() if (meta.folder / "ratings.toml").exists()]


@pytest.mark.parametrize("meta", MEASURED, ids=lambda meta: meta.id)
def test_ratings_say_how_they_were_measured_and_rise_with_the_levels(meta: Meta) -> None:
    with (meta.folder / "ratings.toml").open("rb") as file:
        found = tomllib.load(file)
    assert f"gondwana arena {meta.id} --bots " in found["how"]
    assert " games, compiled" in found["how"]
    assert all(row["low"] < row["points"] < row["high"] for row in found["bot"])
    assert [name for name in meta.ratings() if name != "random"] == ["novice", "club", "expert"]
    assert meta.ratings()["random"] == 1000


def test_what_was_not_measured_has_no_rating() -> None:
    assert {"cubosaurs", "evolution"} <= {meta.id for meta in MEASURED}
    assert all(meta in MEASURED or meta.ratings() == {} for meta in gondwana.games())
