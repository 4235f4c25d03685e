"""Chapter C3: setting a round up."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.games.cubosaurs.state import Cubosaurs
from tests.games.cubosaurs.tools import hand, state, table
from tests.tools import Table, rule

GAME = gondwana.game("cubosaurs")


def fresh(seats: int, seed: int = 5, **options: object) -> Cubosaurs:
    """A new game, before the first choice: one card is drawn already."""
    s = GAME.new(seats, seed, options)
    assert isinstance(s, Cubosaurs)
    return s


@rule("C3.1", "C3.3")
@pytest.mark.parametrize(
    ("seats", "in_play", "aside", "deck"), [(2, 20, 35, 12), (3, 30, 25, 18), (4, 40, 15, 24), (5, 50, 5, 30)]
)
def test_ten_cards_a_player_are_in_play(seats: int, in_play: int, aside: int, deck: int) -> None:
    s = fresh(seats)
    assert [sum(collection) for collection in s.collections] == [4] * seats
    assert len(s.aside) == aside
    assert len(s.deck) + len(s.hand) == deck
    assert 4 * seats + len(s.deck) + len(s.hand) == in_play


@rule("C3.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(gondwana.GondwanaError, match="for 2 to 5 players"):
        GAME.new(seats, 1)


@rule("C3.1")
def test_what_is_in_play_is_drawn_at_random() -> None:
    decks = {tuple(fresh(4, seed).aside) for seed in range(20)}
    assert len(decks) == 20


@rule("C3.2", "C5.1")
def test_no_card_is_taken_from_those_aside() -> None:
    t = table("p1: trex\nhand: stego\ndeck left: 0")
    assert len(state(t).aside) == 53
    t.play("keep")
    assert t.events.index("score") < t.events.index("deal")


@rule("C3.2", "C13.1")
def test_cards_aside_are_hidden_from_everybody() -> None:
    t = table("p1: trex\nhand: stego\ndeck left: 4")
    for viewer in (-1, 0, 1, 2):
        zone = t.game.view(t.s, viewer).scene.zone("aside")
        assert zone.pieces == ()
        assert zone.data == {"n": 49}


@rule("C3.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_anybody_may_be_first(seats: int) -> None:
    assert {fresh(seats, seed).turn for seed in range(60)} == set(range(seats))


@rule("C3.5", "C4.3")
def test_a_round_begins_without_a_hand() -> None:
    t = Table("cubosaurs", "seats: 3\nhand: trex\ndeck left: 0").play()
    assert t.events[-1] == "draw"
    assert t.events.count("draw") == 1
    assert len(hand(t)) == 1
    assert "pass" not in t.events
    assert "refuse" not in t.events


@rule("C3.5")
def test_the_first_player_must_draw() -> None:
    for seed in range(20):
        s = fresh(4, seed)
        assert len(s.hand) == 1
        assert len(s.deck) == 23


@rule("C3.6")
def test_tiles_and_tokens_stay_in_the_box() -> None:
    t = table("p1: trex stego\nhand: penta")
    assert t.texts == ["keep", "add trex", "add stego"]
    for choice in ("buy draw", "token p2", "destroy p1 trex", "take p2 trex", "give trex", "to p2"):
        t.refuses(choice, "C3.6")
    assert (state(t).supply, state(t).market, state(t).pile) == (0, [], [])
    ids = t.game.view(t.s, 0).scene.ids()
    assert not ids & {"market", "supply", "p1.tiles"}
