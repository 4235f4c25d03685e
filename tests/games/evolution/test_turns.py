"""Chapters E1 to E3, E5, E7, E8, E14 and E15: setting up, dice, extinction, cards, the end."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.playout import playout
from gondwana.core.rng import seeded
from gondwana.games.evolution.state import Evolution
from tests.games.evolution.board import HOLD, Board
from tests.tools import rule

G = gondwana.game("evolution")
FEED = "deck left: 30"


def new(seats: int, seed: int = 1, **options: object) -> Evolution:
    s = G.new(seats, seed, options)
    assert isinstance(s, Evolution)
    return s


@rule("E2.1", "E14.1", "E15.1", "E15.2")
@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [
        (2, {}, 84),
        (4, {}, 84),
        (5, {}, 168),
        (8, {}, 168),
        (4, {"two_boxes": True}, 168),
        (4, {"time_to_fly": True}, 126),
        (2, {"time_to_fly": True}, 63),
        (3, {"time_to_fly": True}, 63),
        (3, {"time_to_fly": True, "half_decks": False}, 126),
        (6, {"time_to_fly": True, "two_boxes": False}, 126),
        (8, {"time_to_fly": True}, 252),
    ],
)
def test_the_deck_and_six_cards_each(seats: int, options: dict[str, object], cards: int) -> None:
    s = new(seats, **options)
    assert [len(hand) for hand in s.hands] == [6] * seats
    assert s.left == cards - 6 * seats


@rule("E2.1", "E2.2")
def test_others_see_how_many_cards_and_no_more() -> None:
    s = new(3)
    view = G.view(s, 1)
    assert [piece.kind for piece in view.scene.zone("p1.hand").pieces] == ["back"]
    assert view.scene.zone("p1.hand").data["n"] == 6
    assert view.scene.zone("deck").pieces == ()
    assert sum(piece.count for piece in view.scene.zone("p2.hand").pieces) == 6


@rule("E2.3")
def test_no_token_lies_anywhere_at_the_start() -> None:
    s = new(4)
    assert (s.base, s.food, s.alive) == (0, [], [])


@rule("E2.4")
def test_anybody_may_be_first() -> None:
    assert {new(4, seed).first for seed in range(60)} == {0, 1, 2, 3}


@rule("E3.1", "E3.2")
def test_phases_in_order_and_clockwise_from_the_first() -> None:
    b = Board(
        "phase: development", "turn: p3", "p1 hand: running", "p2 hand: running", "p3 hand: running", "p2 a1:", seats=3
    )
    assert b.who == "p3"
    b.play("animal running")
    assert b.who == "p1"
    b.rig(0, 0).play("animal running", "pass")
    names = b.events
    assert (
        names.index("pass") < names.index("base") < names.index("take") < names.index("extinct") < names.index("turn")
    )
    assert names.index("base") == len(names) - 1 - names[::-1].index("base")


@rule("E5.1", "E14.2")
@pytest.mark.parametrize(
    ("seats", "dice", "base"),
    [
        (2, [4], 6),
        (3, [1, 1], 2),
        (3, [1, 6], 7),
        (4, [6, 6], 14),
        (4, [2, 5], 9),
        (5, [1, 1, 1], 5),
        (5, [3, 3, 3], 11),
        (6, [1, 1, 1], 7),
        (7, [1, 2, 3, 4], 12),
        (8, [6, 6, 6, 6], 28),
    ],
)
def test_the_dice_make_the_food_base(seats: int, dice: list[int], base: int) -> None:
    b = Board("phase: development", "p1 hand: running", "p1 a1: parasite", "p1 a2: parasite", seats=seats)
    b.rig(*[roll - 1 for roll in dice]).play("pass")
    assert b.e.base == base
    assert b.asked == "Go"


@rule("E5.1")
def test_two_dice_are_two_dice() -> None:
    counts = [0] * 13
    for seed in range(400):
        b = Board("phase: food", f"seed: {seed}", "p1 a1: parasite", "p1 a2: parasite high_body_weight", seats=3)
        counts[b.e.base] += 1
    assert sum(counts[:2]) == 0
    assert counts[7] > 2 * counts[2]
    assert counts[7] > 2 * counts[12]


@rule("E5.2")
def test_left_over_food_is_not_added() -> None:
    b = Board("base: 9", FEED, "p1 a1: food=1", "p1 hand: running", seats=2)
    assert b.event("spoil") == [[9]]
    assert b.asked == "Play"
    assert b.e.base == 0


@rule("E6.7", "E6.9")
def test_who_had_nothing_to_do_last_turn_is_asked_anew() -> None:
    b = Board("phase: food", "idle: 2", "p1 a1: parasite", "p1 a2: parasite", seats=2)
    assert (b.asked, b.who, b.e.idle) == ("Go", "p1", 0)


@rule("E7.1")
def test_the_unfed_die_with_their_cards() -> None:
    lines = ["base: 0", FEED, "p1 a1: carnivorous fat_tissue*2 fat=2 food=1", "p1 a2: food=1", "phase: extinction"]
    b = Board(*lines, "pairs: a1-cooperation-a2")
    assert (b.alive("a1"), b.alive("a2"), b.traits("a2")) == (False, True, set())
    assert b.discard("p1") == 1 + 3 + 1


@rule("E7.1", "E11.4")
def test_fat_saves_nobody_by_itself() -> None:
    b = Board("base: 0", FEED, "p1 a1: fat_tissue*3 fat=3", "phase: extinction")
    assert not b.alive("a1")


@rule("E7.3")
def test_ones_own_discard_can_be_looked_at() -> None:
    b = Board("base: 0", FEED, "p1 a1: parasite card=running", "phase: extinction")
    mine = b.game.view(b.s, 0).scene.zone("p1.discard")
    theirs = b.game.view(b.s, 1).scene.zone("p1.discard")
    assert sorted(piece.id for piece in mine.pieces)[-1] == "p1.discard.running"
    assert (theirs.pieces, theirs.data["n"]) == ((), 2)


@rule("E7.3", "E9.3")
def test_a_parasite_dies_with_its_host() -> None:
    b = Board("base: 0", FEED, "p2 a1: parasite", "phase: extinction")
    assert (b.discard("p1"), b.discard("p2")) == (0, 2)


@rule("E7.4", "E7.6")
@pytest.mark.parametrize(
    ("option", "animals", "hand", "drawn"),
    [
        ("both", 0, 0, 6),
        ("both", 0, 1, 1),
        ("both", 2, 0, 3),
        ("both", 3, 2, 4),
        ("no_animal", 0, 0, 6),
        ("no_animal", 0, 2, 6),
        ("no_animal", 2, 0, 3),
        ("either", 0, 0, 6),
        ("either", 0, 1, 6),
        ("either", 2, 0, 6),
        ("either", 2, 1, 3),
        ("either", 7, 0, 6),
    ],
)
def test_one_and_one_for_each_survivor_or_six(option: str, animals: int, hand: int, drawn: int) -> None:
    lines = [f"p1 a{number}: food=1" for number in range(1, animals + 1)]
    cards = "p1 hand: " + "running " * hand
    b = Board("base: 0", "deck left: 40", *lines, cards, "phase: extinction", option=f"six_cards={option}")
    assert b.hand("p1") == hand + drawn


@rule("E7.4", "E7.5")
@pytest.mark.parametrize(("deck", "hands"), [(4, [2, 1, 1]), (1, [1, 0, 0]), (6, [2, 2, 2]), (5, [2, 2, 1])])
def test_cards_go_round_one_by_one_while_they_last(deck: int, hands: list[int]) -> None:
    lines = ["base: 0", f"deck left: {deck}", "p1 a1: food=1", "p2 a2: food=1", "p3 a3: food=1", "phase: extinction"]
    b = Board(*lines, seats=3)
    assert [b.hand(seat) for seat in ("p1", "p2", "p3")] == hands


@rule("E7.5", "E7.6")
def test_six_due_and_three_there() -> None:
    b = Board("base: 0", "deck left: 3", "p2 a2: food=1", "phase: extinction", seats=2)
    assert (b.hand("p1"), b.hand("p2")) == (2, 1)


@rule("E7.5", "E8.1")
def test_from_an_empty_deck_nobody_draws_and_the_game_is_over() -> None:
    b = Board("base: 0", "deck left: 0", "p1 a1: food=1", "p1 discard: running", "phase: extinction")
    assert (b.who, b.hand("p1"), b.discard("p1")) == ("over", 0, 1)


@rule("E7.7", "E9.7")
def test_marks_and_food_go_at_the_end_of_the_turn() -> None:
    words = "carnivorous piracy hibernation mimicry food=2 spent tried pirated slept mimicked ran grazed held"
    b = Board("base: 0", FEED, f"p1 a1: {words}", "phase: extinction")
    assert b.food("a1") == 0
    assert b.marks("a1") == {"rested"}


@rule("E7.8")
def test_the_first_player_moves_to_the_left() -> None:
    for first, following in ((1, 2), (3, 1)):
        b = Board("base: 0", FEED, f"turn: p{first}", "phase: extinction", seats=3)
        assert b.e.first == following - 1


@rule("E8.1")
def test_one_more_turn_after_the_deck_ran_out() -> None:
    lines = ["base: 0", "p1 a1: food=1 fat_tissue fat=1", "p2 a2: food=1", "phase: extinction"]
    b = Board(*lines, "deck: running*4", seats=2)
    assert (b.e.left, b.e.round, b.asked) == (0, 2, "Play")
    b.rig(2).play("animal running", "pass", "pass")
    assert b.who in ("p1", "p2", "over")
    assert "base" in b.events
    b = Board(*lines, "deck: running*2", seats=2)
    assert (b.e.left, b.e.round) == (0, 2)


@rule("E8.2", "E8.3", "E8.4", "E8.5")
@pytest.mark.parametrize(
    ("animals", "pairs", "points"),
    [
        (["", "", ""], "", 6),
        (["running fat_tissue"], "", 4),
        (["fat_tissue*2 fat=1"], "", 4),
        (["carnivorous"], "", 4),
        (["high_body_weight parasite"], "", 7),
        (["", ""], "a1-cooperation-a2", 5),
        (["", ""], "a1-trematode-a2", 7),
        (["revealed"], "", 4),
        (["card=anglerfish"], "", 2),
        (["intellect carnivorous viviparous"], "", 8),
        (["carnivorous", "high_body_weight parasite", "", ""], "a3-cooperation-a4", 16),
    ],
)
def test_points(animals: list[str], pairs: str, points: int) -> None:
    lines = [f"p1 a{number}: {words} food=9" for number, words in enumerate(animals, 1)]
    b = Board("base: 0", "deck left: 0", *lines, f"pairs: {pairs}", "phase: extinction", fly=True)
    assert b.who == "over"
    assert b.s.scores()[0] == points


@rule("E1.1", "E8.6")
@pytest.mark.parametrize(
    ("herds", "discards", "winners"),
    [
        ([3, 2, 3], [0, 20, 4], [2]),
        ([3, 3, 1], [2, 2, 9], [0, 1]),
        ([2, 2, 2], [9, 12, 12], [1, 2]),
        ([4, 1, 1], [0, 9, 9], [0]),
    ],
)
def test_most_points_then_the_larger_discard(herds: list[int], discards: list[int], winners: list[int]) -> None:
    box = iter(list(G.new(3, 1).t.deck()))  # type: ignore[attr-defined]
    names = G.new(3, 1).t.cards  # type: ignore[attr-defined]
    lines, number = [], 1
    for seat in range(3):
        for _ in range(herds[seat]):
            lines.append(f"p{seat + 1} a{number}: food=1")
            number += 1
        lines.append(f"p{seat + 1} discard: " + " ".join(names[next(box)] for _ in range(discards[seat])))
    b = Board("base: 0", "deck left: 0", *lines, "phase: extinction", seats=3)
    assert b.s.winners() == winners
    assert b.event("end") == [winners]


@rule("E8.6")
def test_dice_break_a_tie_with_the_option() -> None:
    lines = ["base: 0", "deck left: 0", "p1 a1: food=1", "p2 a2: food=1", "p3 a3: carnivorous"]
    b = Board(*lines, "phase: feeding", option="tie_dice=yes", seats=3)
    b.rig(3, 3, 1, 4).play("pass")
    assert b.s.winners() == [1]
    assert b.event("lot") == [[0, 4], [1, 4], [0, 2], [1, 5]]


@rule("E14.1", "E15.1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (5, {"two_boxes": False}),
        (9, {}),
        (1, {}),
        (7, {"two_boxes": False, "time_to_fly": True}),
    ],
)
def test_too_many_players_for_the_cards(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(gondwana.GondwanaError) as refused:
        G.new(seats, 1, options)
    assert len(str(refused.value).splitlines()) == 1


@rule("E14.1")
def test_a_situation_points_at_the_number_of_players() -> None:
    with pytest.raises(gondwana.GondwanaError, match="line 1, column 8"):
        G.situation("seats: 5\noption two_boxes: no")


@rule("E15.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_each_kind_keeps_half_its_copies(seats: int) -> None:
    whole, half = new(4, time_to_fly=True).t.copies, new(seats, time_to_fly=True).t.copies
    assert [2 * n for n in half] == whole
    assert min(half) == 1


@rule("E14.1", "E2.1")
def test_two_boxes_double_everything() -> None:
    assert [2 * n for n in new(4, time_to_fly=True).t.copies] == new(8, time_to_fly=True).t.copies


@rule("E3.3", "E8.1")
def test_random_games_end_in_the_turn_after_the_last_card() -> None:
    for seed in range(30):
        s = new(2 + seed % 7, seed, time_to_fly=seed % 2 == 0)
        playout(s, seeded(seed))
        assert s.left == 0
        assert s.check() == ""


@rule("E3.2")
def test_the_go_passes_clockwise() -> None:
    b = Board(HOLD, "base: 9", "turn: p3", "p3 a1:", "p3 a2:", "p1 a3:", "p1 a4:", "p2 a5:", "p2 a6:")
    order = []
    for _ in range(4):
        order.append(b.who)
        b.play(b.texts[0])
    assert order == ["p3", "p4", "p1", "p2"]
