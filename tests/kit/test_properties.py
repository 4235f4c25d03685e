"""Any list of numbers is a game: each, modulo the number of options, is the next choice. What must always hold, holds.

A failure shrinks to a short list of small numbers; its record is in the message.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

import gondwana
from gondwana.core.event import ALL, SPECTATOR
from gondwana.kit.conformance import check_position, check_secrets, check_situation
from gondwana.kit.record import Record

FAST = settings(
    max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@st.composite
def set_ups(draw: st.DrawFn) -> gondwana.Match:
    """Any game, any seats, any options, any seed."""
    meta = draw(st.sampled_from(gondwana.games()))
    options = {
        setting.name: setting.show(draw(st.sampled_from(setting.values()))) for setting in meta.settings.values()
    }
    seats = draw(st.integers(*meta.seats))
    try:
        return gondwana.Match(gondwana.game(meta.id), seats, draw(st.integers(0, 2**48)), options)
    except gondwana.GondwanaError:  # so many players with such options are refused
        reject()


CHOICES = st.lists(st.integers(0, 60), max_size=120)


WORDS = [*"\n*9#:", "p1: ", "hand: ", "seats: 3\n", "trex", "next: ", "EndRound", "Decide", "gondwana record 1\n"]


def drive(match: gondwana.Match, choices: list[int]) -> None:
    """Play the choices, as far as the game goes."""
    for choice in choices:
        if match.over:
            return
        acts = match.state.acts
        match.play(match.state.who, acts[choice % len(acts)])


@FAST
@given(set_ups(), CHOICES)
def test_every_position_is_sound(match: gondwana.Match, choices: list[int]) -> None:
    for choice in choices:
        check_position(match.game, match.state)
        drive(match, [choice])
    check_position(match.game, match.state)
    check_situation(match.game, match.state)


@FAST
@given(set_ups(), CHOICES)
def test_a_record_is_the_game(match: gondwana.Match, choices: list[int]) -> None:
    drive(match, choices)
    assert Record.loads(match.record.dumps()).replay().key() == match.state.key()


@FAST
@given(set_ups(), CHOICES, CHOICES)
def test_a_clone_plays_on_by_itself(match: gondwana.Match, before: list[int], after: list[int]) -> None:
    drive(match, before)
    clone = match.state.clone()
    key, acts = match.state.key(), match.state.acts[:]
    for choice in after:
        if clone.acts:
            clone.play(clone.acts[choice % len(clone.acts)])
    assert match.state.key() == key
    assert match.state.acts == acts
    drive(match, after)
    assert match.state.key() == clone.key()


@FAST
@given(set_ups(), CHOICES, st.integers(0, 2**32))
def test_no_seat_knows_what_it_has_not_seen(match: gondwana.Match, choices: list[int], seed: int) -> None:
    drive(match, choices)
    check_secrets(match.game, match.state, seed)
    for viewer in (SPECTATOR, 0):
        world = match.state.determinize(viewer, seed)
        again = match.state.determinize(viewer, seed)
        assert world.key(ALL) == again.key(ALL)


@FAST
@given(set_ups(), CHOICES, st.integers())
def test_no_number_but_an_option_is_played(match: gondwana.Match, choices: list[int], act: int) -> None:
    drive(match, choices)
    before, said = match.state.key(), match.record.dumps()
    if act in match.state.acts:
        return
    with pytest.raises(gondwana.IllegalAct) as caught:
        match.play(match.state.who, act)
    assert match.over or caught.value.rule in match.game.rulebook.rules
    assert (match.state.key(), match.record.dumps()) == (before, said)


@FAST
@given(st.text(max_size=80) | st.lists(st.sampled_from(WORDS)).map("".join))
def test_no_text_breaks_a_reader(text: str) -> None:
    game = gondwana.game("cubosaurs")
    for read in (game.situation, Record.loads):
        complaint = ""
        try:
            read(text)
        except gondwana.GondwanaError as error:
            complaint = str(error)
        assert "\n" not in complaint
