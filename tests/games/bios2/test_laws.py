"""Positions that no rule could lead to are refused, with the paragraph; what holds for one turn is over with it."""

from __future__ import annotations

import pytest

from gondwana.kit.errors import SituationError
from tests.games.bios2.tools import World
from tests.tools import rule

HOME = "herbivores: laurentia.3=orange_archetype siberia.6=black_archetype\n"
CLAW = "mode=tooth_and_claw"


@rule("A6.1", "A8.a", "A8.g", "B2", "E2.b.3", "J1.1", "J2.0")
@pytest.mark.parametrize(
    ("text", "options", "complaint"),
    [
        ("era: cenozoic", "", "A6.1: this game has two eras"),
        ("orange_archetype: size=2", CLAW, "A8.a: orange_archetype has size 2"),
        ("orange_archetype: odontodes_a", CLAW, "A8.g: orange_archetype has a monster"),
        ("medea: black", CLAW, "A8.g: tooth and claw has no Medea"),
        ("orange fossils: token*17", "", "B2: there are 16 fossil tokens"),
        ("orange_archetype: gills_a", "", "E2.b.3: gills_a founds a species"),
        ("orange_archetype: size=5 claws_a", "", "J1.1: orange_archetype has size 5, too large for claws_a"),
        ("orange_archetype: yolky_eggs_b\nhosts: yolky_eggs=orange_archetype", "", "J2.0: orange_archetype is a guest"),
        ("orange_archetype: yolky_eggs\nhosts: yolky_eggs=black_archetype", "", "J2.0: yolky_eggs is no card for a"),
        ("orange_archetype: brain_a\nhosts: brain=black_archetype", "", "J2.0: brain is no card for a host"),
        ("hosts: orange.orange=orange_archetype", "", "J2.0: orange_archetype is a guest of its own colour"),
    ],
)
def test_what_no_position_can_be(text: str, options: str, complaint: str) -> None:
    with pytest.raises(SituationError, match=f"impossible position: {complaint}"):
        World(f"{text}\n{HOME}", options=options)


@rule("A6.a.1", "J6.g", "J2.0")
def test_what_looks_like_it_and_is_not() -> None:
    World(f"era: cenozoic\n{HOME}", options="long_game=yes")
    cats = "orange_archetype: size=6 courtship_dance_a=none mate_guarding_a=none\n"
    World(f"{cats}orange_archetype personality: courtship_dance mate_guarding\n{HOME}")
    World(f"orange_archetype: yolky_eggs_b\nhosts: yolky_eggs=black_archetype\n{HOME}")


@rule("F5.c", "D11", "J8.c", "A.0")
def test_a_new_turn_forgets_the_last() -> None:
    text = f"phase: burial\nwindy: yes\nmetamorphosed: yes\net: nearby_supernova\nround: 4\n{HOME}"
    world = World(text, options="apomorphies=yes")
    assert (world.asked, world.b.round) == ("Act", 5)
    assert (world.b.windy, world.b.metamorphosed, world.b.done) == (False, False, 0)
