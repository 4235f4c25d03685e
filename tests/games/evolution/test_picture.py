"""The picture of a full table: eight herds of six, whole and in their panels."""

from __future__ import annotations

import re

import pytest

from tests.games.evolution.board import Board

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


@pytest.mark.parametrize(("wide", "width"), [(True, 960), (False, 400)])
def test_eight_herds_of_six(wide: bool, width: int) -> None:
    b = full_table()
    drawn = b.game.draw(b.game.view(b.s, 0).scene, "fr", [], wide)
    found = re.findall(
        r'<g data-id="([ap]\d+)"[^>]*translate\(([\d.]+) ([\d.]+)\)"><title>[^<]*</title><rect[^>]*? width="([\d.]+)"',
        drawn,
    )
    at = {name: (float(x), float(y), float(wide)) for name, x, y, wide in found}
    for seat in range(8):
        spots = [at[f"a{6 * seat + number}"] for number in range(1, 7)]
        left, _, panel = at[f"p{seat + 1}"]
        assert len(set(spots)) == 6
        assert all(0 <= x <= panel - card for x, _, card in spots)
        assert left + panel <= width
    tall = float(re.findall(r'viewBox="0 0 \d+ ([\d.]+)"', drawn)[0])
    assert all(y < tall for _, y, _ in at.values())


def card(animals: int) -> tuple[float, bool]:
    """How wide the card of an animal is, and whether its trait is named, when everybody has so many."""
    herds = [f"p{at % 2 + 1} a{at + 1}:{' swimming' if at == 0 else ''}" for at in range(2 * animals)]
    b = Board("base: 9", *herds, seats=2)
    drawn = b.game.draw(b.game.view(b.s, 0).scene, "en", [], True)
    width = re.findall(r'data-id="a1"[^>]*><title>[^<]*</title><rect[^>]*? width="([\d.]+)"', drawn)[0]
    return float(width), ">Swimming</text>" in drawn


def test_few_animals_are_large_and_name_their_traits() -> None:
    few, some, many = card(2), card(6), card(24)
    assert few > some > many
    assert few[1]
    assert not many[1]
