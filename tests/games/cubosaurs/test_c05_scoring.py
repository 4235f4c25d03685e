"""Chapter C5: when a round ends and what collections are worth then."""

from __future__ import annotations

import itertools

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.games.cubosaurs import score
from gondwana.games.cubosaurs.state import Cubosaurs
from gondwana.games.cubosaurs.tables import BLACK, GREY
from tests.games.cubosaurs.tools import hand, points, state, table
from tests.tools import rule

NONE_WINS = "option egg_without_dinosaur_wins: yes\n"


@rule("C5.1", "C4.3")
def test_an_empty_deck_alone_does_not_end_the_round() -> None:
    t = table("turn: p2\np2: stego\np3: bronto\np1: black1\nhand: trex egg_trex\ndeck left: 0").play("add stego")
    assert t.who == "p3"
    assert hand(t) == ["trex", "egg_trex", "stego"]
    assert "score" not in t.events


@rule("C5.1")
def test_example_ce8_the_hand_goes_round_until_somebody_keeps_it() -> None:
    t = table("turn: p3\np3: bronto\np1: black1\np2: grey1\nhand: trex egg_trex ptero\ndeck left: 0")
    t.play("add bronto", "add black1")
    assert (t.who, state(t).round) == ("p2", 1)
    t.play("keep")
    assert t.events[2:5] == ["keep", "score", "round"]
    assert state(t).round == 2


@rule("C5.1")
def test_the_round_ends_at_once_when_a_draw_is_due() -> None:
    t = table("p1: stego\np2: penta\np3: bronto\nhand: trex\ndeck left: 0").play("keep")
    assert t.events[:3] == ["keep", "score", "round"]
    assert state(t).banked == [[6, -3, -3]]


@rule("C5.2")
def test_example_ce4_a_set_counts_once() -> None:
    assert points("p1: trex\np2: trex*4") == [4, -5]
    assert points("p1: trex*6") == [-5, 0]
    assert points("p1: trex*7") == [-5, 0]
    assert points("p1: bronto*3") == [5, 0]
    assert points("") == [0, 0]


@rule("C5.3", "C5.4")
def test_example_ce5_a_pair_brings_both_gains() -> None:
    assert points("p1: black3 grey4") == [2 + 3, 0]
    assert points("p1: black4 grey3") == [3 + 2, 0]
    assert points("p1: black3") == [-2, 0]


@rule("C5.3", "C5.4")
def test_two_of_one_colour_are_no_pair() -> None:
    assert points("p1: black3 black4") == [-2 - 1, 0]
    assert points("p1: grey6 grey7") == [-3 - 3, 0]


@rule("C5.4")
def test_who_is_left_over_costs() -> None:
    assert points("p1: black3 grey4 grey1") == [5 - 1, 0]


@rule("C5.5")
def test_the_best_pairing_is_counted() -> None:
    # Gains 3 and 1 of one colour, 2 of the other, losses as large as the gains: 3 + 2 - 1, not 1 + 2 - 3.
    assert points("p1: black6 black1 grey3") == [4, 0]
    # The gain alone does not decide: 2 for 2 lost beats 3 for nothing gained by pairing what loses little alone.
    assert points("p1: grey6 grey4 black1") == [3 - 1 + 1, 0]


def brute_force(greys: list[tuple[int, int]], blacks: list[tuple[int, int]]) -> int:
    """The best of all pairings, each tried."""
    best = -sum(loss for _, loss in greys + blacks)
    for n in range(1, min(len(greys), len(blacks)) + 1):
        for some in itertools.combinations(range(len(greys)), n):
            for others in itertools.combinations(range(len(blacks)), n):
                total = sum(g if i in some else -loss for i, (g, loss) in enumerate(greys))
                total += sum(g if i in others else -loss for i, (g, loss) in enumerate(blacks))
                best = max(best, total)
    return best


@rule("C5.5")
@pytest.mark.parametrize("seed", range(40))
def test_no_other_pairing_gives_more(seed: int) -> None:
    t = state(table("hand: trex")).t
    rng = seeded(seed)
    held = [int(card in t.raptors and rng.below(2) == 1) for card in range(len(t.cards))]
    pairs = {
        colour: [(t.gain[card], t.loss[card]) for card in t.raptors if held[card] and t.type[card] == colour]
        for colour in (GREY, BLACK)
    }
    assert score.raptor_points(t, held) == brute_force(pairs[GREY], pairs[BLACK])


@rule("C5.6")
def test_example_ce6_an_egg_wins_with_the_most() -> None:
    alone = points("p1: egg_stego stego*2\np2: stego\np3: stego", seats=3)
    assert alone == [4 - 1, 2, 2]
    tied = points("p1: egg_stego stego*2\np2: stego*2\np3: stego", seats=3)
    assert tied == [4 - 1, -1, 2]
    behind = points("p1: egg_stego stego\np2: stego*2\np3: stego*2", seats=3)
    assert behind == [-3 + 2, -1, -1]


@rule("C5.6")
def test_the_eggs_of_the_booklet() -> None:
    assert points("p1: egg_penta penta\np2: penta*2") == [-3 - 3, -1]
    assert points("p1: egg_penta penta*2\np2: penta*2") == [3 - 1, -1]


@rule("C5.6")
def test_each_egg_is_scored_on_its_own() -> None:
    assert points("p1: egg_stego egg_penta stego\np2: penta*3") == [4 - 3 + 2, 3]


@rule("C5.6")
def test_an_egg_whose_dinosaur_nobody_has() -> None:
    assert points("p1: egg_ptero") == [-2, 0]
    assert points("p1: egg_ptero", options=NONE_WINS) == [3, 0]
    assert points("p1: egg_ptero\np2: ptero", options=NONE_WINS) == [-2, -1]


@rule("C5.7")
def test_the_raptor_egg_counts_both_colours() -> None:
    both = points("p1: egg_raptor black1 black3 grey1\np2: grey3 grey4")
    assert both == [2 + (2 + 1) - 1, -2 - 1]
    tied = points("p1: egg_raptor grey1 grey2 grey3 grey4\np2: black1 black2 grey5 grey6")
    assert tied[0] == 2 - 1 - 1 - 2 - 1
    behind = points("p1: egg_raptor grey1\np2: black1 grey2")
    assert behind[0] == -2 - 1


@rule("C5.8", "C5.2", "C5.4", "C5.6")
def test_example_ce7_a_whole_collection() -> None:
    fabien = "p1: bronto*3 egg_penta black3 grey4 grey1"
    assert points(f"{fabien} penta\np2: penta*2") == [3, -1]
    assert points(f"{fabien} penta*2\np2: penta*2") == [11, -1]


@rule("C5.8")
def test_a_score_may_be_negative_and_is_written_down() -> None:
    t = table("p1: bronto\np2: penta\nhand: penta\ndeck left: 0\n").play("keep")
    assert state(t).banked == [[-6, -3, 0]]


@rule("C5.9")
@pytest.mark.parametrize("seed", range(12))
def test_at_the_end_of_a_round_all_cards_are_in_collections(seed: int) -> None:
    advanced = seed % 2
    s = gondwana.game("cubosaurs").new(2 + seed % 4, seed, {"advanced": advanced})
    assert isinstance(s, Cubosaurs)
    rng = seeded(seed)
    while s.who >= 0:
        s.play(s.acts[rng.below(len(s.acts))])
    assert s.hand == []
    assert s.deck == []
    assert sum(map(sum, s.collections)) + len(s.destroyed) == 10 * s.seats
    assert len(s.aside) == 55 - 10 * s.seats
    assert advanced or not s.destroyed
