"""Hidden information: nobody learns a hand, the deck, a face-down animal or another's discard, by whatever way."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.event import ALL
from gondwana.core.rng import seeded
from gondwana.core.state import OVER
from gondwana.games.evolution.state import OPEN, Evolution
from gondwana.kit.log import History
from tests.games.evolution.board import HOLD, Board
from tests.tools import rule

G = gondwana.game("evolution")


def positions(seats: int, seed: int, every: int = 9) -> list[Evolution]:
    """Some positions of a random game with everything that can be hidden."""
    s = G.new(seats, seed, {"time_to_fly": True})
    rng, found = seeded(seed), []
    while s.who != OVER:
        if s.count % every == 0:
            copy = s.clone()
            copy.sink = s.sink
            assert isinstance(copy, Evolution)
            found.append(copy)
        s.step(s.acts[rng.below(len(s.acts))])
    return found


@rule("E2.1", "E2.2", "E7.3", "EX.3a", "EX.8b")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_a_seat_cannot_tell_another_world_from_its_own(seats: int, seed: int) -> None:
    for s in positions(seats, seed):
        for seat in range(-1, seats):
            other = s.determinize(seat, seed + s.count)
            other.sink = s.sink
            assert other.check() == ""
            mine, theirs = G.view(s, seat), G.view(other, seat)
            assert mine.scene == theirs.scene
            assert mine.acts == theirs.acts
            assert mine.options == theirs.options
            assert mine.history == theirs.history
            if seat >= 0:
                assert s.key(seat) == other.key(seat)


@rule("E2.2")
def test_another_world_differs_where_nobody_looks() -> None:
    s = positions(4, 5)[0]
    worlds = [s.determinize(1, seed) for seed in range(20)]
    assert len({world.key(ALL) for world in worlds}) == 20
    assert len({tuple(world.hands[0]) for world in worlds if isinstance(world, Evolution)}) > 5


@rule("E2.1")
def test_no_card_id_of_others_in_any_view() -> None:
    """Everything in the view of a seat is a name that it may know: its own cards, open cards, or none."""
    for s in positions(4, 7):
        for seat in range(4):
            for zone in G.view(s, seat).scene.zones:
                for piece in zone.pieces:
                    if zone.kind in ("hand", "discard") and zone.owner != seat:
                        assert piece.kind == "back"
                    card = piece.data.get("card", "")
                    assert not card or s.knows(seat, int(piece.id[1:]) - 1)


@rule("E4.2", "E7.3")
def test_events_with_secrets_are_cut_for_others() -> None:
    s = positions(4, 8)[-1]
    assert isinstance(s.sink, History)
    for seat in range(4):
        for event in G.view(s, seat).history:
            if event.name == "animal":
                assert len(event.args) == (3 if event.args[0] == seat else 2)
            if event.name == "deal":
                assert (len(event.args) > 2) == (event.args[0] == seat)


def attacked(fish: str) -> Board:
    """p1 attacks the plain a3; `fish` is the card of a4."""
    lines = [
        HOLD,
        "base: 9",
        "p1 a1: carnivorous",
        "p1 a2:",
        "p2 a3: card=swimming food=1",
        "p2 a5: parasite",
        "p2 a6:",
    ]
    b = Board(*lines, f"p2 a4: card={fish}", "deck left: 30", fly=True)
    b.play("attack a1 a3")
    return b


@rule("EX.3b", "EX.3f")
def test_the_pause_is_the_same_with_and_without_an_anglerfish() -> None:
    boards = [attacked("running"), attacked("anglerfish")]
    for seat in (-1, 0, 2):
        views = [b.game.view(b.s, seat) for b in boards]
        assert views[0].scene == views[1].scene
        assert views[0].who == views[1].who == 1
        assert views[0].prompt("fr") == views[1].prompt("fr")
    assert [b.texts for b in boards] == [["pass"], ["pass", "reveal a4"]]
    for b in boards:
        b.play("pass")
    for seat in (-1, 0, 2):
        assert boards[0].game.view(boards[0].s, seat).scene == boards[1].game.view(boards[1].s, seat).scene


@rule("EX.3f")
def test_direct_attacks_pause_like_all_others() -> None:
    lines = [HOLD, "base: 9", "p1 a1: carnivorous card=piracy", "p1 a2: card=symbiosis", "p2 a4:"]
    boards = [Board(*lines, f"p2 a3: card={card}", fly=True) for card in ("running", "anglerfish")]
    for b in boards:
        b.play("attack a1 a3")
        assert (b.who, b.asked) == ("p2", "Reveal")
    assert boards[0].game.view(boards[0].s, 0).scene == boards[1].game.view(boards[1].s, 0).scene


@rule("EX.3f")
def test_a_prey_that_was_not_shown_is_known_to_be_no_anglerfish() -> None:
    b = attacked("anglerfish")
    b.play("pass")
    assert b.e.discards[1][0] & OPEN == 0
    for seed in range(60):
        world = b.s.determinize(0, seed)
        assert isinstance(world, Evolution)
        assert not world.t.angler[world.discards[1][0] >> 2]
    b = attacked("anglerfish")
    b.play("reveal a4")
    for seed in range(60):
        world = b.s.determinize(0, seed)
        assert isinstance(world, Evolution)
        assert not world.t.angler[world.card[2]]


@rule("EX.3b")
def test_in_some_worlds_a_face_down_animal_is_an_anglerfish() -> None:
    b = attacked("running")
    worlds = [b.s.determinize(0, seed) for seed in range(80)]
    assert {len(world.acts) for world in worlds} >= {1, 2}
    for world in worlds:
        world.play(world.acts[-1])


@rule("E7.3")
def test_what_lay_open_stays_known_and_what_did_not_does_not() -> None:
    b = Board("base: 0", "deck left: 40", "p2 a1: parasite running", "p2 hand: swimming*2", "phase: extinction")
    for seed in range(30):
        world = b.s.determinize(0, seed)
        assert isinstance(world, Evolution)
        known = sorted(card >> 2 for card in world.discards[1] if card & OPEN)
        assert known == sorted(card >> 2 for card in b.e.discards[1] if card & OPEN)
    hidden = {b.s.determinize(0, seed).discards[1][0] for seed in range(30)}  # type: ignore[attr-defined]
    assert len(hidden) > 3


@rule("EX.8b", "E4.3", "E5.1", "EB.4")
def test_what_was_seen_cannot_be_undone() -> None:
    for lines, choices in (
        ([HOLD, "base: 4", "p1 a1: viviparous food=1", "p1 a2:"], ["take a1"]),
        (["phase: development", "p1 hand: running", "p1 a1:", "p2 hand: running"], ["trait running a1"]),
        ([HOLD, "base: 4", "p1 a1: carnivorous", "p1 a2: running"], ["attack a1 a2"]),
        ([HOLD, "base: 4", "p1 a1: carnivorous", "p1 a2:", "p2 a3: card=anglerfish"], ["attack a1 a3", "reveal a3"]),
    ):
        b = Board(*lines, fly=True)
        b.play(*choices)
        assert b.s.seal == b.s.count


@rule("E4.2")
def test_an_animal_played_face_down_can_be_taken_back() -> None:
    match = gondwana.Match(G, 2, 3)
    seat = match.state.who
    animal = next(option.text for option in match.view(seat).options if option.text.startswith("animal"))
    match.play(seat, animal)
    assert match.undoable(seat) == 1
    match.undo(1)
    assert match.state.alive == []  # type: ignore[attr-defined]


@rule("EX.3b")
def test_the_answer_to_the_question_cannot_be_taken_back() -> None:
    b = attacked("anglerfish")
    b.play("pass")
    assert b.s.count - b.s.seal <= 1
    assert b.s.actor == 1


@rule("E2.2")
def test_a_spectator_sees_no_card() -> None:
    for s in positions(4, 11):
        scene = G.view(s, -1).scene
        backs = [piece.kind for zone in scene.zones if zone.kind == "hand" for piece in zone.pieces]
        assert set(backs) <= {"back"}
        assert all(not zone.pieces for zone in scene.zones if zone.kind == "discard")


@rule("E4.1")
def test_bots_play_on_in_worlds_where_another_seat_is_asked() -> None:
    for s in positions(3, 13):
        for seat in range(3):
            world = s.determinize(seat, 99)
            for act in world.acts:
                world.clone().play(act)
