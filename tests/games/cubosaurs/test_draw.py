"""The picture of the table."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

import gondwana
from tests.games.cubosaurs.tools import table
from tests.tools import Table, rule

GAME = gondwana.game("cubosaurs")
NAME = "Marie-Antoinette de Bourbon"
BUSY = """
round: 2
round 1: 12 -3 4
p1: trex*2 stego bronto_dna grey1 black2 egg_stego
p2: penta*3
hand: trex ptero
p1 tokens: 12
p1 tiles: types destroy raid
market: steal
destroyed: grey4 penta
"""


def picture(t: Table, wide: bool) -> ElementTree.Element:
    return ElementTree.fromstring(GAME.draw(GAME.view(t.s, 0).scene, "en", [NAME, "Bo", "Cy"], wide))


@rule("C13.1")
@pytest.mark.parametrize("wide", [True, False])
def test_everything_public_is_drawn_once(wide: bool) -> None:
    t = table(BUSY, advanced=True)
    root = picture(t, wide)
    drawn = [element.get("data-id") for element in root.iter() if element.get("data-id")]
    assert len(drawn) == len(set(drawn))
    tiles = {f"p{seat}.tiles" for seat in (1, 2, 3)}
    assert GAME.view(t.s, 0).scene.ids() - tiles - {"market"} <= set(drawn)
    assert {"destroyed.0", "destroyed.1"} <= set(drawn)
    assert root.get("aria-label") == "The table of Cubosaurs"


def test_a_long_name_leaves_room_for_tiles_and_points() -> None:
    words = {
        wide: [
            text.text or "" for text in picture(table(BUSY, advanced=True), wide).iter() if text.tag.endswith("text")
        ]
        for wide in (True, False)
    }
    for wide, shown in words.items():
        assert any(len(word) > 3 and word.endswith("…") and NAME.startswith(word[:-1]) for word in shown), wide


def test_winners_have_a_star() -> None:
    over = table("round: 2\nround 1: 1 2 3\nround 2: 3 2 1\nover: yes")
    for t, stars in ((over, 1), (table(BUSY, advanced=True), 0)):
        assert t.s.winners()
        paths = [path for path in picture(t, True).iter() if (path.get("d") or "").startswith("M0-8L2.300")]
        assert len(paths) == stars
