"""Viviparous: every way to become fed, the last card, and who may know the newborn's card (EX.8)."""

from __future__ import annotations

from tests.games.evolution.board import HOLD
from tests.games.evolution.board import Board as AnyBoard
from tests.tools import rule


class Board(AnyBoard):
    """With Time to Fly, always."""

    def __init__(self, *lines: str, seats: int = 4, option: str = "") -> None:
        super().__init__(*lines, seats=seats, fly=True, option=option)


@rule("EX.8a")
def test_the_last_needed_token_brings_a_birth() -> None:
    b = Board(HOLD, "base: 4", "deck: running swimming", "p1 a1: viviparous food=1 fat_tissue", "p1 a2:")
    b.play("take a1")
    assert b.herd("p1") == ["a1", "a2", "a91"]
    assert (b.food("a91"), b.need("a91"), b.traits("a91")) == (1, 1, set())
    assert b.e.t.cards[b.e.card[90]] == "running"
    assert b.e.left == 1


@rule("EX.8a")
def test_one_token_of_two_brings_none_and_fat_neither() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: viviparous", "p1 a2:")
    b.play("take a1")
    assert b.event("birth") == []
    b = Board(HOLD, "base: 4", "p1 a1: viviparous food=2 fat_tissue", "p1 a2:")
    b.play("take a1")
    assert (b.fat("a1"), b.event("birth")) == (1, [])


@rule("EX.8a")
def test_no_birth_from_an_empty_deck() -> None:
    b = Board(HOLD, "base: 4", "deck left: 0", "p1 a1: viviparous food=1", "p1 a2:")
    b.play("take a1")
    assert b.event("birth") == []


@rule("EX.8a", "E7.1")
def test_the_newborn_survives_this_turn() -> None:
    b = Board("base: 1", "deck left: 40", "p1 a1: viviparous food=1", "p1 hand: running")
    assert b.e.round == 2
    assert b.herd("p1") == ["a1", "a2"]
    assert b.food("a2") == 0


@rule("EX.8a", "E11.5")
def test_burnt_fat_brings_a_birth_unless_tokens_only() -> None:
    lines = [HOLD, "base: 4", "p1 a1: viviparous food=1 fat_tissue fat=1", "p1 a2:"]
    for option, births in (("", 1), ("births_by_tokens=yes", 0)):
        b = Board(*lines, option=option)
        b.play("burn a1 1")
        assert len(b.event("birth")) == births


@rule("EX.8a", "EB.8")
def test_hibernation_brings_a_birth_unless_tokens_only() -> None:
    lines = [HOLD, "base: 4", "p1 a1: viviparous hibernation", "p1 a2:", "p1 a3:"]
    for option, births in (("", 1), ("births_by_tokens=yes", 0)):
        b = Board(*lines, option=option)
        b.play("hibernate a1")
        assert len(b.event("birth")) == births


@rule("EX.8a", "EX.6a")
def test_awake_and_fed_again_it_gives_birth_again() -> None:
    b = Board(HOLD, "base: 4", "p1 a1: viviparous hibernation metamorphosis food=1", "p1 a2:", "p1 a3:")
    b.play("hibernate a1")
    assert len(b.event("birth")) == 1
    b.play("shed a1 hibernation")
    assert b.food("a1") == 2
    assert len(b.event("birth")) == 2


@rule("EX.8a", "EB.5")
def test_a_dropped_parasite_brings_a_birth_unless_tokens_only() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous", "p1 a2:", "p2 a3: viviparous tail_loss parasite food=2", "p2 a4:"]
    for option, births in (("", 1), ("births_by_tokens=yes", 0)):
        b = Board(*lines, option=option)
        b.play("attack a1 a3", "drop parasite")
        assert len(b.event("birth")) == births


@rule("EX.8a", "EX.5b")
def test_a_trematode_gone_brings_a_birth() -> None:
    lines = [HOLD, "base: 4", "p1 a1: carnivorous", "p1 a2:", "p2 a3: viviparous food=2", "p2 a4:"]
    b = Board(*lines, "pairs: a3-trematode-a4")
    b.play("attack a1 a4")
    assert b.need("a3") == 2
    assert len(b.event("birth")) == 1


@rule("EX.8a", "E7.2")
def test_no_birth_in_the_extinction() -> None:
    b = Board(
        "base: 0",
        "deck left: 30",
        "p1 a1:",
        "p1 a2: viviparous food=2 fat_tissue fat=1",
        "phase: extinction",
        "pairs: a1-trematode-a2",
    )
    assert b.event("birth") == []
    assert b.herd("p1") == []


@rule("EX.8b")
def test_only_the_owner_knows_the_newborns_card() -> None:
    b = Board(HOLD, "base: 4", "deck: anglerfish swimming", "p1 a1: viviparous food=1", "p1 a2:")
    b.play("take a1")
    for seat in range(4):
        view = b.game.view(b.s, seat)
        piece = next(piece for piece in view.scene.zone("p1").pieces if piece.id == "a91")
        assert piece.data["card"] == ("anglerfish" if seat == 0 else "")
        birth = next(event for event in view.history if event.name == "birth")
        assert birth.hidden == (seat != 0)
    assert b.s.seal == b.s.count


@rule("EX.8c", "E8.1")
def test_a_birth_from_the_last_card_makes_this_turn_the_last() -> None:
    b = Board("base: 1", "deck: running", "p1 a1: viviparous food=1", "p2 a2: hibernation asleep slept")
    assert b.event("wake") == [[1]]
    assert b.event("extinct") == [[1]]
    assert b.who == "over"
    assert b.s.scores() == [2 + 2 + 2, 0, 0, 0]


@rule("EX.8c")
def test_who_was_woken_may_still_eat() -> None:
    b = Board("base: 2", "deck: running", "p1 a1: viviparous food=1", "p2 a2: hibernation asleep slept")
    assert b.event("take") == [[0], [1]]
    assert b.alive("a2")


@rule("EX.8c")
def test_the_mothers_own_sleep_can_wake_her() -> None:
    b = Board(HOLD, "base: 4", "deck: running", "p1 a1: viviparous hibernation", "p1 a2:", "p1 a3:")
    b.play("hibernate a1")
    assert len(b.event("birth")) == 1
    assert not b.fed("a1")
    b.refuses("hibernate a1", "EB.8")
    assert b.offers("take a1")
