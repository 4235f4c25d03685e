"""The run loop, events, secrets and refusals, on a toy."""

from __future__ import annotations

import pytest

import gondwana.core.state
from gondwana.core.act import DONE, pack
from gondwana.core.errors import IllegalAct
from gondwana.core.event import ALL, SPECTATOR, Event
from gondwana.core.playout import clone_often, playout, random_walk
from gondwana.core.rng import seeded
from gondwana.core.state import CHANCE, OVER

if not str(gondwana.core.state.__file__).endswith(".py"):
    pytest.skip("compiled classes take no interpreted subclasses", allow_module_level=True)

from tests.core.toy import ADD, BUMP, STOP, Confirm, Forced, Toy, Turn, toy


class Ear:
    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)


def test_a_question_waits_and_automatic_frames_do_not() -> None:
    s = toy()
    assert (s.who, s.turn) == (0, 0)
    s.play(pack(ADD, 2))
    assert s.trace == ["turn 0", "next"]
    assert (s.who, s.total) == (1, 2)
    assert [type(frame).__name__ for frame in s.stack] == ["Turn"]


def test_who_is_asked_may_not_be_whose_turn_it_is() -> None:
    s = toy()
    s.play(pack(BUMP, 1))
    assert (s.turn, s.who) == (0, 1)
    assert s.acts == [DONE]


def test_a_single_option_is_asked_only_where_the_frame_says_so() -> None:
    s = toy()
    s.play(pack(BUMP, 1))
    assert s.trace == ["turn 0"], "AUTO = False: asked although there is nothing to choose"
    s.play(DONE)
    assert s.trace == ["turn 0", "confirm 1", "forced", "next"], "AUTO: taken at once"
    assert s.who == 1


def test_what_is_pushed_comes_before_what_waits() -> None:
    s = toy()
    s.push(Forced())
    s.push(Forced())
    s.run()
    assert s.trace == ["forced", "forced"]
    assert s.who == 0


def test_the_end() -> None:
    s = toy(goal=3)
    s.play(pack(ADD, 3))
    assert (s.who, s.acts, s.stack) == (OVER, [], [])
    assert (CHANCE, OVER) == (-1, -2)
    with pytest.raises(IllegalAct) as caught:
        s.play(pack(ADD, 1))
    assert caught.value.rule == ""
    assert str(caught.value) == "the game is over"


@pytest.mark.parametrize(
    ("act", "rule"),
    [
        (pack(ADD, 4), "T.1b"),
        (pack(BUMP, 0), "T.1"),
        (DONE, "T.1"),
        (-1, "T.1"),
        (1 << 36, "T.1"),
        (1 << 62, "T.1"),
        (-(1 << 80), "T.1"),
        (10**30, "T.1"),
    ],
)
def test_an_illegal_act_changes_nothing_and_names_the_paragraph(act: int, rule: str) -> None:
    s = toy()
    before, stack, count = s.key(), s.stack[:], s.count
    with pytest.raises(IllegalAct) as caught:
        s.play(act)
    assert (caught.value.rule, caught.value.seat, caught.value.act) == (rule, 0, act)
    assert str(caught.value) == f"p1: {act} is not allowed now ({rule})"
    assert (s.key(), s.stack, s.count) == (before, stack, count)


def test_events_are_told_to_those_who_may_know() -> None:
    s = toy(seats=3)
    ear = Ear()
    s.sink = ear
    s.play(pack(STOP))
    s.play(pack(ADD, 1))
    peek, add = ear.events
    assert (peek.name, peek.rule, peek.at, peek.args[0]) == ("peek", "T.5", 1, 0)
    assert [peek.seen_by(seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, True, False, False]
    assert (add.name, add.args, add.sees) == ("add", [1, 0, 0], ALL)
    assert all(add.seen_by(seat) for seat in (SPECTATOR, 0, 1, 2))


def test_spectator_and_referee_are_not_the_same() -> None:
    assert SPECTATOR != ALL
    s = toy()
    s.play(pack(STOP))
    assert str(s.secrets[0]) in s.key(ALL).decode().split()
    assert s.key(SPECTATOR) == s.determinize(SPECTATOR, 3).key(SPECTATOR)


def test_without_a_listener_nothing_is_kept() -> None:
    s = toy()
    s.play(pack(ADD, 1))
    assert s.sink is None


def test_chance_seals() -> None:
    s = toy()
    s.play(pack(ADD, 1))
    assert (s.count, s.seal, s.actor) == (1, 0, 0)
    s.play(pack(ADD, 1))
    assert (s.count, s.seal, s.actor) == (2, 1, 1), "another seat answered"
    s.play(pack(STOP))
    assert (s.count, s.seal) == (3, 3), "a number was rolled"


def test_rigged_chance_comes_first() -> None:
    s = toy()
    s.rig = [4]
    words = s.rng.words()
    s.play(pack(STOP))
    assert s.secrets[0] == 5
    assert s.rng.words() == words
    s.play(pack(STOP))
    assert s.rng.words() != words


def test_a_clone_shares_nothing_that_changes() -> None:
    s = toy()
    s.sink = Ear()
    c = s.clone()
    assert c.key() == s.key()
    assert c.sink is None
    before = s.key()
    c.play(pack(STOP))
    c.play(pack(ADD, 2))
    assert s.key() == before
    assert s.trace == []
    assert s.stack[0].__class__ is Turn


def test_clones_go_on_alike() -> None:
    s = toy(goal=40)
    c = s.clone()
    assert playout(s, seeded(8)) == playout(c, seeded(8))
    assert s.key() == c.key()


def test_keys_tell_positions_apart() -> None:
    seen = {toy().key()}
    for act in (pack(ADD, 1), pack(ADD, 2), pack(BUMP, 1), pack(STOP)):
        s = toy()
        s.play(act)
        seen.add(s.key())
    assert len(seen) == 5
    a, b = toy(seats=3), toy(seats=3)
    for s, bumped in ((a, 1), (b, 2)):
        s.push(Confirm(bumped))
        s.run()
        s.who = 1
    assert a.key() != b.key(), "the values of frames are part of it"


def test_a_seat_keeps_what_it_knows_when_the_rest_is_dealt_anew() -> None:
    s = toy()
    s.rig = [3, 5]
    s.play(pack(STOP))
    s.play(pack(ADD, 1))
    s.play(pack(STOP))
    worlds = [s.determinize(0, seed) for seed in range(5)]
    assert all(isinstance(world, Toy) for world in worlds)
    assert {world.secrets[0] for world in worlds} == {4}  # type: ignore[attr-defined]
    assert len({world.secrets[1] for world in worlds}) > 1  # type: ignore[attr-defined]
    assert {world.key(0) for world in worlds} == {s.key(0)}
    assert s.secrets == [4, 6]
    assert len({tuple(world.rng.words()) for world in worlds}) == 5, "another future each"


def test_walks_and_measures() -> None:
    s = toy(goal=1000)
    random_walk(s, seeded(2), 25)
    assert s.count == 25
    clone_often(s, 3)
    random_walk(s, seeded(2), 100_000)
    assert s.who == OVER


def test_ties_are_shared_unless_a_game_knows_better() -> None:
    s = toy(seats=3)
    assert s.winners() == [0, 1, 2]
    s.play(pack(ADD, 2))
    assert s.winners() == [1]


def test_a_new_state_is_sound() -> None:
    assert Toy().check() == ""
    assert Forced().impossible(Toy()) == ""
    assert Forced().values() == []
