"""The referee: who may answer, what is written down, who may take back what."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.kit.errors import RecordError
from gondwana.kit.match import Match
from gondwana.kit.record import Record

GAME = gondwana.game("cubosaurs")


def at(text: str, seats: int = 3, **options: object) -> Match:
    """A match in the middle of a position written by hand."""
    match = Match(GAME, seats, 1, options)
    lines = "".join(f"option {name}: {value}\n" for name, value in options.items())
    match.state = GAME.situation(f"seats: {seats}\n{lines}{text}")
    match._opened = [match._opens()]
    return match


def test_only_who_is_asked_may_answer() -> None:
    match = at("p1: stego\nhand: trex")
    before = match.state.key()
    for seat in (-1, 1, 2, 7):
        with pytest.raises(gondwana.IllegalAct, match="is not asked now"):
            match.play(seat, "keep")
    assert match.state.key() == before
    assert match.record.choices == []


@pytest.mark.parametrize(
    "choice", [-1, 0, 1 << 36, 1 << 70, (63 << 30) + 5, (5 << 30) + (900 << 20), "add", "buy x", ""]
)
def test_what_is_no_option_is_refused_and_not_written_down(choice: int | str) -> None:
    match = at("p1: stego\nhand: trex")
    before = match.state.key()
    with pytest.raises(gondwana.IllegalAct) as caught:
        match.play(0, choice)
    assert caught.value.rule in GAME.rulebook.rules
    assert match.state.key() == before
    assert match.record.choices == []


def test_choices_are_written_as_words() -> None:
    match = at("p1: stego penta\np2: bronto\nhand: trex")
    match.play(0, match.state.acts[1])
    match.play(1, "  add   bronto ")
    assert match.record.choices == [(0, "add stego"), (1, "add bronto")]


def test_one_may_take_back_until_something_is_seen() -> None:
    match = at("p1: stego penta\np2: bronto*2\np3: ptero\nhand: trex\ndeck: bronto ptero")
    match.play(0, "add stego")
    assert [match.undoable(seat) for seat in (0, 1, 2)] == [1, 0, 0], "nothing was drawn: p2 plays with the Hand"
    match.play(1, "keep")
    assert [match.undoable(seat) for seat in (0, 1, 2)] == [0, 0, 0], "p3 has drawn a card"


def test_another_seats_answer_ends_it() -> None:
    match = at("p1: stego penta\np2: bronto*2\np3: ptero\nhand: trex")
    match.play(0, "add stego")
    match.play(1, "add bronto")
    assert [match.undoable(seat) for seat in (0, 1, 2)] == [0, 1, 0]


TILE = "p1: stego penta\np2: bronto ptero\np3: trex\nhand: grey1\np1 tokens: 9\nmarket: swap gift draw\ndeck: trex"


def test_cancel_leads_back_to_the_beginning_of_an_action() -> None:
    match = at(TILE, advanced="yes")
    assert match.begun(0) == 0
    match.play(0, "buy swap")
    assert match.begun(0) == 1
    match.play(0, "take p2 bronto")
    assert (match.begun(0), match.undoable(0)) == (2, 2)
    assert match.begun(1) == 0
    match.play(0, "give stego")
    assert match.begun(0) == 0, "the action is done: the next question is a new one"
    assert match.undoable(0) == 3


def test_a_card_drawn_by_a_tile_cannot_be_put_back() -> None:
    match = at(TILE, advanced="yes")
    match.play(0, "buy draw")
    assert (match.begun(0), match.undoable(0)) == (0, 0)


@pytest.mark.parametrize("seed", range(4))
def test_undo_is_the_same_game_some_choices_ago(seed: int) -> None:
    match = Match(GAME, 3, seed, {"advanced": True}, names=["A", "B", "C"])
    rng = seeded(seed)
    keys = [match.state.key()]
    for _ in range(40):
        match.play(match.state.who, match.state.acts[rng.below(len(match.state.acts))])
        keys.append(match.state.key())
    for back in (1, 3, 0, 7):
        match.undo(back)
        del keys[len(keys) - back :]
        assert match.state.key() == keys[-1]
        assert len(match.record.choices) == len(keys) - 1
    assert match.record.names == ["A", "B", "C"]
    assert match.record.replay().key() == match.state.key()
    match.play(match.state.who, match.state.acts[0])
    assert match.record.replay().key() == match.state.key()


def test_there_is_no_undo_beyond_the_beginning() -> None:
    match = Match(GAME, 2, 1)
    for choices in (1, -1):
        with pytest.raises(gondwana.IllegalAct, match="nothing to take back"):
            match.undo(choices)


def test_undo_of_the_end_opens_the_game_again() -> None:
    match = Match(GAME, 2, 1)
    while not match.over:
        match.play(match.state.who, match.state.acts[0])
    assert match.record.scores == match.state.scores()
    with pytest.raises(gondwana.IllegalAct):
        match.play(0, "keep")
    match.undo(1)
    assert not match.over
    assert match.record.scores is None


def test_a_record_is_resumed_only_with_its_data_and_version() -> None:
    match = Match(GAME, 2, 1)
    match.play(match.state.who, match.state.acts[0])
    record = Record.loads(match.record.dumps())
    assert Match.resume(record).state.key() == match.state.key()
    record.data = "00000000"
    with pytest.raises(RecordError, match="played with data 00000000"):
        Match.resume(record)
    record = Record.loads(match.record.dumps())
    record.version = 99
    with pytest.raises(gondwana.GondwanaError, match="no behaviour version 99"):
        Match.resume(record)


def test_without_a_seed_every_game_is_another() -> None:
    assert len({Match(GAME, 2).record.seed for _ in range(8)}) == 8


def test_a_view_offers_options_to_who_is_asked_only() -> None:
    match = at("p1: stego\nhand: trex")
    assert [bool(match.view(seat).acts) for seat in (-1, 0, 1, 2)] == [False, True, False, False]
    assert [match.view(seat).asked for seat in (-1, 0, 1, 2)] == [False, True, False, False]
    assert [option.text for option in match.view(0).options] == ["keep", "add stego"]
    assert match.view(1).options == []
    with pytest.raises(gondwana.GondwanaError, match="there is no seat 3"):
        match.view(3)


def test_an_old_view_does_not_learn_the_options_of_another_seat() -> None:
    match = at("p1: stego penta\np2: bronto\nhand: trex")
    view = match.view(0)
    match.play(0, "add stego")
    assert match.view(1).acts
    assert [match.game.codec.text(match.state, act) for act in view.acts] == ["keep", "add stego", "add penta"]
