"""The picture of a full table: eight herds of six, whole and in their panels."""

from __future__ import annotations

import re

import pytest

from tests.games.evolution.board import Board

CARD = 92
WORDS = [
    "",
    "carnivorous piracy running high_body_weight",
    "mimicry tail_loss scavenger",
    "parasite food=1",
    "swimming",
    "fat_tissue",
]


def full_table() -> Board:
    """Eight players with six animals each, some of them joined."""
    lines = [f"p{at // 6 + 1} a{at + 1}: {WORDS[at % 6]}" for at in range(48)]
    pairs = [f"a{6 * seat + 1}-symbiosis-a{6 * seat + 6}" for seat in range(8)]
    return Board(
        "base: 28", *lines, f"pairs: {' '.join(pairs)}", "p1 hand: cooperation_fat_tissue parasite_fat_tissue", seats=8
    )


@pytest.mark.parametrize(("wide", "width", "panel", "rows"), [(True, 1200, 582, 1), (False, 400, 376, 2)])
def test_eight_herds_of_six(wide: bool, width: int, panel: int, rows: int) -> None:
    b = full_table()
    drawn = b.game.draw(b.game.view(b.s, 0).scene, "fr", [], wide)
    at = {
        name: (float(x), float(y))
        for name, x, y in re.findall(r'<g data-id="([ap]\d+)"[^>]*translate\(([\d.]+) ([\d.]+)\)', drawn)
    }
    for seat in range(8):
        spots = [at[f"a{6 * seat + number}"] for number in range(1, 7)]
        assert len({y for _, y in spots}) == rows
        assert len(set(spots)) == 6
        assert all(0 <= x <= panel - CARD for x, _ in spots)
        x, _ = at[f"p{seat + 1}"]
        assert x + panel <= width
    tall = float(re.findall(r'viewBox="0 0 \d+ ([\d.]+)"', drawn)[0])
    assert all(y < tall for _, y in at.values())
