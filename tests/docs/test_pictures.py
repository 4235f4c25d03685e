"""The pictures of the README are those that the package draws today."""

from __future__ import annotations

from pathlib import Path

import pytest

from gondwana.kit.situation import game_named

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.txt")))
def test_a_picture_is_up_to_date(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    game = game_named(text)
    s = game.situation(text)
    drawn = game.view(s, s.who).svg("en")
    assert (FOLDER / f"{name}.svg").read_text(encoding="utf-8").strip() == drawn.strip(), (
        f"draw it again: gondwana situation docs/pictures/{name}.txt --lang en --svg docs/pictures/{name}.svg"
    )
