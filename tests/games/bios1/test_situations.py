"""Frames that cannot wait, or not in this position, are refused when a situation is read."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.kit.errors import SituationError

G = gondwana.game("bios1")
LIVING = "T2 biome: red_dino\nH4 biome: orange_cat\n"
TIED = "culling: T2 red_dino/biome/0/0 red_fin/biome/0/0 orange_cat/biome/0/0\n"


def stack(frames: str) -> str:
    """`Round|EndTurn` as lines."""
    return "\n".join(f"next: {frame}" for frame in frames.split("|"))


ORDER = [
    "SetUp",
    "EndTurn",
    "Round|Cull A0 0",
    "Round|EndTurn|Turn",
    "Round|EndTurn|Cull A0 0|Play spines",
    "Round|EndTurn|Cull A0 0|Refill 1|Turn",
]
TURN = "Round|EndTurn|Cull A0 0|"
IMPOSSIBLE = [
    ("", "Round|EndTurn|Cull A1 0", "begins with A0 0"),
    (TIED, "Round|EndTurn|Cull T3 0|Spare biome 3", "another habitat"),
    (TIED, "Round|EndTurn|Cull T2 0|Spare biome 17", "no such species of one player"),
    (TIED, "Round|EndTurn|Cull T2 0|Spare rooter 3", "no such species of one player"),
    (TIED, "Round|EndTurn|Cull T2 2|Favour 3", "no such species of one player"),
    (TIED, "Round|EndTurn|Cull T2 3|Flee red_dino biome", "not the next loser"),
    (TIED, TURN + "Turn", "another habitat"),
    ("", TURN + "Spare biome 3", "no such species of one player"),
    ("", TURN + "Tusker", "not the two-tusker's turn"),
    ("lower: spines lek beak trunk hump\n", TURN + "Refill 0", "the display is full"),
    ("lower: spines\n", TURN + "Refill 0|Play spines", "2.1.1: spines is in 2 places"),
    ("lower:\nred_dino: 1 spines\n", TURN + "Refill 0|Play spines", "2.1.1: spines is in 2 places"),
    ("lower:\n", TURN + "Refill 0|Replace spines red_dino", "cannot be the parent"),
    ("lower:\n", TURN + "Refill 0|Revive spines red_fin", "only a Lazarus player"),
    ("lower:\n", TURN + "Refill 0|Appear red_fin", "only a species 'unborn'"),
    ("unborn: red_fin\nred_fin: 1\n", TURN + "FirstPlace red_fin orange_cat", "no such child"),
    ("unborn: red_fin\nred_fin: 1\n", TURN + "Turn", "10.4: a new species"),
    ("", TURN + "Adjust 2 1", "species that do not live"),
    ("", TURN + "Adapt 1 B", "no track has this letter"),
    ("", "ChooseHominids", "18.2: hominids are chosen at the end"),
    ("option origins: yes\nending: yes\n", "Learn p3", "this player has no species"),
    ("option origins: yes\nending: yes\n", "Learn p1|Hominid p3", "this player has no species"),
    ("A0: lycopod_meadow\nA0 biome: red_dino\n", "Round", "4.3: somebody starves in A0"),
    ("red_fin: 1\n", "Round", "16.2a.1: species 1 should be extinct"),
]


@pytest.mark.parametrize("frames", ORDER)
def test_frames_wait_in_the_order_of_a_turn(frames: str) -> None:
    with pytest.raises(SituationError, match=r"4\.2: .* is no order"):
        G.situation(f"seats: 3\n{LIVING}{stack(frames)}")


@pytest.mark.parametrize(("lines", "frames", "says"), IMPOSSIBLE)
def test_frames_fit_the_position(lines: str, frames: str, says: str) -> None:
    with pytest.raises(SituationError, match=says):
        G.situation(f"seats: 3\n{LIVING}{lines}{stack(frames)}")


def test_alone_the_one_to_move_is_the_one_whose_frame_waits() -> None:
    with pytest.raises(SituationError, match="the two-tusker does not choose"):
        G.situation(f"seats: 1\nactive: white\nT2 biome: red_dino\nA1 biome: white_cat\n{stack(TURN + 'Turn')}")
