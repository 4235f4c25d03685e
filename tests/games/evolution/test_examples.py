"""The worked examples of the rulebook and of its expansion, number by number."""

from __future__ import annotations

import pytest

from tests.games.evolution.board import HOLD, Board
from tests.tools import rule


@rule("E6.3")
def test_ee1_need() -> None:
    lines = [HOLD, "base: 5", "p1 a2:"]
    b = Board(*lines, "p1 a1: high_body_weight parasite food=3")
    assert (b.need("a1"), b.fed("a1")) == (4, False)
    b.play("take a1")
    assert b.fed("a1")


@rule("E9.5", "EB.4", "EB.5", "E10.2")
def test_ee2_two_defences_in_the_owners_order() -> None:
    lines = [HOLD, "base: 0", "p1 a1: carnivorous", "p2 a2: running tail_loss fat_tissue"]
    b = Board(*lines)
    b.rig(4).play("attack a1 a2", "run")
    assert (b.alive("a2"), b.food("a1"), "spent" in b.marks("a1")) == (True, 0, True)
    b = Board(*lines)
    b.rig(1).play("attack a1 a2", "run", "drop fat_tissue")
    assert (b.traits("a2"), b.food("a1"), b.discard("p2")) == ({"running", "tail_loss"}, 1, 1)
    b = Board(*lines, option="defences=free")
    b.rig(1).play("attack a1 a2", "run", "pass")
    assert (b.discard("p2"), b.food("a1")) == (4, 2)
    b = Board(HOLD, "base: 0", "p1 a1: carnivorous", "p2 a2: running fat_tissue*2")
    b.rig(1).play("attack a1 a2")
    assert (b.discard("p2"), b.food("a1")) == (4, 2)


@rule("E12.3", "E12.5", "EB.9", "EB.11")
def test_ee3_communication_and_symbiosis_on_one_pair() -> None:
    pairs = "pairs: a1-communication-a2 a1-symbiosis-a2"
    b = Board(HOLD, "base: 5", "p1 a1:", "p1 a2:", "p1 a3:", pairs)
    b.refuses("take a2", "EB.11")
    b.play("take a1")
    assert (b.food("a1"), b.food("a2"), b.e.base) == (1, 1, 3)
    b = Board("base: 5", "p1 a1: high_body_weight", "p1 a2:", "p1 a3: parasite", "p1 a4: parasite", pairs)
    b.play("take a1")
    assert (b.food("a1"), b.food("a2"), b.e.base) == (1, 0, 4)
    b.play("take a1")
    assert (b.food("a1"), b.food("a2"), b.e.base) == (2, 1, 2)
    b = Board(HOLD, "base: 1", "p1 a1:", "p1 a2:", "p1 a3:", pairs)
    b.play("take a1")
    assert (b.food("a2"), b.e.base) == (0, 0)


@rule("E5.1", "E14.2")
@pytest.mark.parametrize(
    ("dice", "base"),
    [([4], 6), ([1, 6], 7), ([2, 5], 9), ([3, 3, 3], 11), ([1, 1, 1], 7), ([1, 2, 3, 4], 12), ([6, 6, 6, 6], 28)],
)
def test_ee4_food_base(dice: list[int], base: int) -> None:
    seats = {(4,): 2, (1, 6): 3, (2, 5): 4, (3, 3, 3): 5, (1, 1, 1): 6, (1, 2, 3, 4): 7, (6, 6, 6, 6): 8}[tuple(dice)]
    b = Board("phase: development", "p1 hand: running", seats=seats)
    b.rig(*[roll - 1 for roll in dice]).play("pass")
    assert b.event("base") == [[base, *dice]]


@rule("E4.4")
def test_ee5_a_card_with_two_traits() -> None:
    b = Board("base: 0", "p1 a1: hibernation/carnivorous", "p2 a2:")
    assert b.need("a1") == 1
    b.refuses("attack a1 a2", "E10.1")


@rule("E9.3")
def test_ee6_parasite_on_others_only() -> None:
    hand = "p1 hand: parasite_fat_tissue running sharp_vision_fat_tissue"
    b = Board("phase: development", hand, "p2 a1:", "p1 a2:")
    assert b.offers("trait parasite/fat_tissue a1")
    b.refuses("trait parasite/fat_tissue a2", "E9.3")
    b.refuses("trait running a1", "E9.3")
    b.refuses("trait fat_tissue/parasite a1", "E9.3")


@rule("E11.2", "E11.3", "E11.4", "E11.5", "E11.6")
def test_ee7_fat() -> None:
    b = Board("base: 4", "p1 a1: fat_tissue*2", "p2 a2: food=1")
    assert b.event("take") == [[0], [0], [0]]
    assert b.event("spoil") == [[1]]
    assert (b.fat("a1"), b.e.round) == (2, 2)
    b = Board(HOLD, "base: 0", "p1 a1: fat_tissue*2 fat=2", "p1 a2:", "pairs: a1-cooperation-a2")
    b.play("burn a1 1")
    assert (b.food("a1"), b.fat("a1"), b.food("a2")) == (1, 1, 0)


@rule("E10.6")
def test_ee8_a_carnivore_with_fat() -> None:
    b = Board(HOLD, "base: 0", "p1 a1: carnivorous fat_tissue food=2", "p2 a2:")
    b.play("attack a1 a2")
    assert (b.food("a1"), b.fat("a1")) == (2, 1)
    b = Board("base: 0", "p1 a1: carnivorous fat_tissue food=2 fat=1", "p1 a3: carnivorous", "p2 a2:")
    b.refuses("attack a1 a2", "E10.6")


@rule("E7.1", "E7.4", "E7.5", "E7.6", "E7.8")
def test_ee9_extinction_and_draw() -> None:
    animals = ["p1 a1: food=1", "p2 a2: food=1", "p2 a3:", "p3 a4: food=1"]
    b = Board("base: 0", "deck left: 4", *animals, "phase: extinction", seats=3)
    assert [b.hand(seat) for seat in ("p1", "p2", "p3")] == [2, 1, 1]
    assert (b.e.left, b.e.last_turn(), b.e.first, b.alive("a3")) == (0, True, 1, False)


@rule("E7.6")
@pytest.mark.parametrize(("option", "drawn"), [("both", [6, 1, 3]), ("no_animal", [6, 6, 3]), ("either", [6, 6, 6])])
def test_ee10_six_cards(option: str, drawn: list[int]) -> None:
    lines = ["base: 0", "deck left: 40", "p2 hand: running", "p3 a1: food=1", "p3 a2: food=1", "phase: extinction"]
    b = Board(*lines, seats=3, option=f"six_cards={option}")
    assert [b.hand("p1"), b.hand("p2") - 1, b.hand("p3")] == drawn


@rule("E8.2", "E8.3", "E8.4", "E8.6")
def test_ee11_score() -> None:
    herd = ["p1 a1: carnivorous food=2", "p1 a2: high_body_weight parasite food=4", "p1 a3: food=1", "p1 a4: food=1"]
    rival = [f"p2 a{number}: food=1" for number in range(5, 13)]
    last = ["pairs: a3-cooperation-a4", "p2 discard: running", "deck left: 0", "phase: extinction"]
    b = Board("base: 0", *herd, *rival, *last)
    assert b.s.scores()[:2] == [16, 16]
    assert b.s.winners() == [1]


@rule("EX.4b")
def test_ee12_specialization() -> None:
    b = Board("base: 0", "p1 a1: specialization_a", "p1 a3: carnivorous", "p2 a2: specialization_a", fly=True)
    b.refuses("specialize a1", "EX.4b")
    b.play("attack a3 a2")
    assert b.offers("specialize a1")
    b = Board("base: 0", "p1 a1: specialization_a", "p2 a2: specialization_b", fly=True)
    b.play("specialize a1")
    assert b.offers("specialize a2")


@rule("EX.8a", "EX.8c", "EB.8")
def test_ee13_viviparous_and_the_last_card() -> None:
    b = Board("base: 1", "deck: running", "p1 a1: viviparous food=1", "p2 a2: hibernation asleep slept", fly=True)
    assert b.event("birth")[0][:2] == [0, 2]
    assert (b.event("wake"), b.event("extinct"), b.who) == ([[1]], [[1]], "over")
    assert b.s.scores()[0] == 4 + 2


@rule("EX.10a")
def test_ee14_flight() -> None:
    base = ["base: 0", "p1 a1: carnivorous", "p1 a9: piracy", "p2 a3:"]
    b = Board(*base, "p2 a2: flight", fly=True)
    b.refuses("attack a1 a2", "EX.10a")
    assert Board(*base, "p2 a2: flight parasite", fly=True).offers("attack a1 a2")
    assert Board(*base, "p2 a2: flight", "pairs: a2-cooperation-a3", fly=True).offers("attack a1 a2")


@rule("EX.7a", "EX.7b", "EB.15")
def test_ee15_ink_cloud_and_burrowing() -> None:
    lines = [
        "base: {}",
        "p1 a1: carnivorous",
        "p1 a4: camouflage",
        "p2 a2: ink_cloud burrowing",
        "p3 a3: running food=1",
    ]
    b = Board(*[line.format(5) for line in lines], "p2 a5: running", fly=True)
    b.play("attack a1 a2", "ink", "take a2")
    assert "spent" not in b.marks("a1")
    b.refuses("attack a1 a2", "EB.15")
    assert b.offers("attack a1 a3")
    b = Board(*[line.format(0) for line in lines], fly=True)
    b.play("attack a1 a2", "ink", "attack a1 a2")
    assert (b.event("ink"), b.event("eat")) == ([[1]], [[0, 1]])


@rule("EX.9a", "EX.9b", "EX.9c", "EX.9d")
def test_ee16_ambush() -> None:
    lines = [HOLD, "base: 4", "p1 a1: {}", "p1 a4:", "p2 a2: carnivorous ambush", "p2 a5:", "p2 a6:"]
    b = Board(*[line.format("burrowing fat_tissue food=1") for line in lines], fly=True)
    b.play("take a1", "ambush a2")
    assert (b.alive("a1"), b.food("a2"), b.e.base, b.who) == (False, 2, 4, "p2")
    b = Board(*[line.format("tail_loss") for line in lines], fly=True)
    b.play("take a1", "ambush a2")
    assert (b.food("a1"), b.food("a2"), b.e.base) == (1, 1, 3)


@rule("EX.3b", "EX.3c", "EX.3d", "EX.3e", "EX.3g")
def test_ee17_an_anglerfish_protects_a_plain_animal() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous {}", "p1 a5:", "p2 a2:", "p2 a3: card=anglerfish food=1", "p2 a4:"]
    b = Board(*[line.format("camouflage") for line in lines], fly=True)
    b.play("attack a1 a2", "reveal a3")
    assert (b.alive("a1"), b.alive("a2"), b.discard("p1")) == (False, True, 3)
    assert (b.food("a3"), b.need("a3"), b.fed("a3")) == (2, 2, True)
    b = Board(*[line.format("camouflage high_body_weight") for line in lines], fly=True)
    b.play("attack a1 a2", "reveal a3")
    assert (b.alive("a1", "a2"), b.food("a1"), b.need("a1")) == (True, 0, 3)
    assert (b.food("a3"), b.need("a3"), b.fed("a3")) == (1, 2, False)
    assert "spent" in b.marks("a1")


@rule("EX.3f", "EX.2c")
def test_ee18_an_anglerfish_attacked_directly() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous intellect", "p1 a5:", "p2 a3: card=anglerfish", fly=True)
    b.play("attack a1 a3")
    assert b.texts == ["reveal a3"]
    b.play("reveal a3")
    assert b.event("counter") == [[2, 0]]


@rule("EX.3b", "EX.3f")
def test_ee19_an_anglerfish_switched_off() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous", "p1 a5:", "p2 a2: {} food=3", "p2 a3: {} card=anglerfish", "p2 a4:"]
    b = Board(*lines[:4], lines[4].format("parasite"), lines[5].format(""), lines[6], fly=True)
    b.play("attack a1 a2")
    assert (b.event("reveal"), b.alive("a2")) == ([], False)
    b = Board(*lines[:4], lines[4].format(""), lines[5].format(""), lines[6], "pairs: a3-trematode-a4", fly=True)
    b.play("attack a1 a2")
    assert b.texts == ["pass"]
    b = Board(*lines[:4], lines[4].format(""), lines[5].format("fat_tissue"), lines[6], fly=True)
    b.play("attack a1 a3")
    assert (b.event("reveal"), b.alive("a3")) == ([], False)


@rule("EX.2a", "EX.2b")
def test_ee20_intellect() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous intellect", "p1 a5:"]
    assert Board(*lines, "p2 a2: camouflage", fly=True).offers("attack a1 a2")
    Board(*lines, "p2 a2: camouflage high_body_weight", fly=True).refuses("attack a1 a2", "EX.2b")
    b = Board(*lines, "p2 a2: running tail_loss", fly=True)
    b.rig(0).play("attack a1 a2", "ignore tail_loss")
    assert (b.alive("a2"), b.food("a1")) == (False, 2)


@rule("EX.1a", "EX.1b", "EX.1c", "EX.1d")
def test_ee21_shell() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: carnivorous", "p1 a5:", "p2 a2: shell fat_tissue fat=1", "p2 a3:", fly=True)
    b.play("attack a1 a2", "hide")
    assert (b.food("a1"), "spent" in b.marks("a1")) == (0, True)
    b.refuses("take a2", "EX.1b")
    b.play("burn a2 1")
    assert b.fed("a2")
    b = Board("base: 2", "shells: shell", "turn: p3", "p3 a1:", "p3 a2: shell", "p1 a3:", fly=True)
    b.refuses("wear a2", "EX.1d")
    b.play("wear a1")
    assert b.traits("a1") == {"shell"}


@rule("EX.5a", "EX.5b", "EX.5c")
def test_ee22_trematode() -> None:
    hand = "p1 hand: trematode_cooperation*2 trematode_communication"
    lines = ["phase: development", hand, "p2 a2:", "p2 a3:", "p2 a4:"]
    b = Board(*lines, fly=True)
    b.play("pair trematode/cooperation a2 a3", "pair trematode/cooperation a2 a4")
    assert [b.need(name) for name in ("a2", "a3", "a4")] == [3, 2, 2]
    b.refuses("pair trematode/communication a3 a2", "EX.5c")
    pairs = "pairs: a2-trematode-a3 a2-trematode-a4"
    b = Board(HOLD, "base: 0", "p1 a1: carnivorous", *lines[2:], pairs, fly=True)
    b.play("attack a1 a3")
    assert [b.need(name) for name in ("a2", "a4")] == [2, 2]


@rule("EX.6a", "EX.6b")
def test_ee23_metamorphosis() -> None:
    lines = [HOLD, "base: 0", "p1 a1: metamorphosis carnivorous running", "p1 a2: swimming", "pairs: a1-cooperation-a2"]
    b = Board(*lines, fly=True)
    assert b.texts == ["pass", "shed a1 running", "shed a1 metamorphosis", "shed_pair a1 cooperation a2"]
    b.refuses("shed a1 carnivorous", "EX.6b")
    b.play("shed a1 running")
    assert (b.food("a1"), b.food("a2"), b.who) == (1, 1, "p4")


@rule("E15.2")
def test_ee24_halved_decks() -> None:
    import gondwana

    s = gondwana.game("evolution").new(3, 1, {"time_to_fly": True})
    assert (s.left, [len(hand) for hand in s.hands]) == (45, [6, 6, 6])  # type: ignore[attr-defined]


@rule("EB.9", "EB.10", "E12.3")
def test_ee25_chains() -> None:
    three = [HOLD, "base: 5", "p1 a1: {}", "p1 a2: {}", "p1 a3:", "p1 a4:", "p1 a5:"]
    b = Board(*[line.format("") for line in three], "pairs: a1-communication-a2 a2-communication-a3")
    b.play("take a1")
    assert ([b.food(name) for name in ("a1", "a2", "a3")], b.e.base) == ([1, 1, 1], 2)
    two = [HOLD, "base: 5", "p1 a1:", "p1 a2: parasite", "p1 a3:"]
    b = Board(*two, "pairs: a1-communication-a2 a1-cooperation-a2")
    b.play("take a1", "share communication a1 a2")
    assert (b.food("a2"), b.e.base) == (2, 3)
    b = Board(HOLD, "base: 5", "p1 a1:", "p1 a2: food=1", "p1 a3:", "pairs: a1-cooperation-a2 a2-cooperation-a3")
    b.play("take a1")
    assert (b.food("a3"), b.e.base) == (0, 4)


@rule("E6.6", "E6.9")
def test_ee26_declining() -> None:
    b = Board("base: 1", "deck left: 30", "p1 a1: carnivorous", "p2 a2: food=1", "p2 a3:")
    b.refuses("pass", "E6.6")
    b.play("take a1")
    assert (b.who, b.texts) == ("p1", ["pass", "attack a1 a2", "attack a1 a3"])
    b.play("pass")
    assert b.event("extinct") == [[0, 2]]
