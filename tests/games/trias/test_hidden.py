"""What a seat may not know, and what it may take back."""

from __future__ import annotations

import gondwana
from gondwana.core.playout import random_walk
from gondwana.core.rng import seeded
from gondwana.games.trias.tables import METEORITE, back_of
from tests.games.trias.boards import trias
from tests.tools import Table, rule

GAME = gondwana.game("trias")


@rule("T2.7")
def test_a_hand_card_is_seen_by_its_holder_only() -> None:
    t = Table("trias", "seats: 3\nwood: 1,0 2,0\np1: 1,0\np2 hand: mountain\np3 hand: wood2\ndeck: meteorite")
    hands = [
        [t.game.view(t.s, viewer).scene.zone(f"p{seat}").pieces[0].kind for seat in (1, 2, 3)] for viewer in (-1, 1, 2)
    ]
    assert hands[0][1:] == ["back1", "back2"]
    assert hands[1][1:] == ["mountain", "back2"]
    assert hands[2][1:] == ["back1", "wood2"]


@rule("T2.7", "T8.1")
def test_the_log_names_a_card_to_its_holder_only() -> None:
    match = gondwana.Match(GAME, 3, 5)
    while match.state.count < 60:
        match.play(match.state.who, match.state.acts[0])
    for seat in range(3):
        mine = [line.text for line in match.log(seat, "en") if line.name in ("hand", "draw")]
        others = [line.text for line in match.log(-1, "en") if line.name in ("hand", "draw")]
        assert any(": " in text or "holds" in text for text in mine)
        assert all(text.endswith("draws a card.") for text in others)


@rule("T2.5", "T2.7")
def test_every_world_has_the_backs_that_everybody_sees() -> None:
    worlds = set()
    for seed in range(40):
        s = trias(GAME.new(5, 9))
        random_walk(s, seeded(1), 150)
        backs = [back_of(card) for card in s.deck[s.drawn :]]
        other = trias(s.determinize(2, seed))
        assert [back_of(card) for card in other.deck[other.drawn :]] == backs
        assert [back_of(card) for card in other.hands] == [back_of(card) for card in s.hands]
        assert other.hands[2] == s.hands[2]
        assert METEORITE not in other.hands
        assert other.check() == ""
        worlds.add((tuple(other.hands), other.deck.index(METEORITE)))
    assert len(worlds) > 20


@rule("T4.1", "T8.1")
def test_a_turn_can_be_taken_back_until_a_card_is_seen() -> None:
    match = gondwana.Match(GAME, 3, 11)
    while type(match.state.stack[-1]).__name__ != "PlayCard":
        match.play(match.state.who, match.state.acts[0])
    me = match.state.who
    match.play(me, match.state.acts[0])
    assert match.undoable(me) == 0
    made = 0
    while type(match.state.stack[-1]).__name__ != "Actions" or len(match.state.acts) > 1:
        match.play(me, match.state.acts[-1])
        made += 1
    assert match.undoable(me) == made > 3
    match.undo(made)
    assert type(match.state.stack[-1]).__name__ in ("Take", "Put")
    while type(match.state.stack[-1]).__name__ != "Actions" or len(match.state.acts) > 1:
        match.play(me, match.state.acts[-1])
    match.play(me, "done")
    assert match.undoable(me) == 0


@rule("T4.1")
def test_a_card_turned_up_cannot_be_turned_back() -> None:
    match = gondwana.Match(GAME, 4, 2)
    while type(match.state.stack[-1]).__name__ != "PlayCard":
        match.play(match.state.who, match.state.acts[0])
    me = match.state.who
    match.play(me, "draw")
    assert match.undoable(me) == 0
