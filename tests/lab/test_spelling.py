"""Acts as letters: every act of every game can be said, and nothing else; observations tell no secrets."""

from __future__ import annotations

import copy
import pickle

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.core.state import OVER
from gondwana.lab.batch import packed
from gondwana.lab.setup import Play, Setup
from gondwana.lab.spelling import HEAD, Speller
from tests.tools import most_options

GAMES = [meta.id for meta in gondwana.games()]


def every_setup(id: str) -> list[Setup]:
    """The fewest and the most players, without and with the options that bring more things to say."""
    low, high = gondwana.game(id).meta.seats
    return [Setup(id, low), Setup(id, high, most_options(gondwana.game(id), high))]


@pytest.mark.parametrize("id", GAMES)
def test_each_act_has_a_word_of_its_own_that_leads_to_it(id: str) -> None:
    for setup in every_setup(id):
        s = setup.new(5)
        rng = seeded(9)
        longest = 0
        while s.who != OVER:
            words = set()
            for act in s.acts:
                speller = Speller(setup.alphabet)
                speller.ask(s.acts)
                word = []
                said = -1
                while said < 0:
                    assert speller.letters() == sorted(set(speller.letters()))
                    assert 0 <= speller.letters()[0] <= speller.letters()[-1] < setup.alphabet.size
                    word.append(int(setup.alphabet.letter(act, speller.place)))
                    said = speller.say(word[-1])
                assert said == act
                words.add(tuple(word))
            assert len(words) == len(s.acts)
            longest = max(longest, len(s.acts))
            s.step(s.acts[rng.below(len(s.acts))])
        assert longest > 1


@pytest.mark.parametrize("id", GAMES)
def test_a_letter_that_cannot_be_said_is_refused_and_changes_nothing(id: str) -> None:
    play = Play(Setup(id), 3)
    letters, key = play.letters(), play.state.key()
    for letter in {-1, play.setup.alphabet.size, *range(play.setup.alphabet.size)} - set(letters):
        with pytest.raises(ValueError, match="cannot be said"):
            play.say(letter)
    assert (play.letters(), play.state.key()) == (letters, key)


@pytest.mark.parametrize("id", GAMES)
def test_an_observation_is_the_same_in_every_world_the_seat_thinks_possible(id: str) -> None:
    for setup in every_setup(id):
        play = Play(setup, 11)
        rng = seeded(4)
        while not play.over:
            if rng.below(20) == 0:
                for seat in range(setup.seats):
                    other = copy.deepcopy(play)
                    other.redeal(seat, int(rng.next()))
                    assert (other.observe(seat) == play.observe(seat)).all()
                    assert other.information(seat) == play.information(seat)
                    assert other.known(seat) == play.known(seat)
            letters = play.letters()
            play.say(letters[rng.below(len(letters))])


@pytest.mark.parametrize("id", GAMES)
def test_an_observation_holds_the_whole_position_of_random_games(id: str) -> None:
    """The default width does not cut what a seat knows."""
    for setup in every_setup(id):
        s = setup.new(21)
        rng = seeded(2)
        while s.who != OVER:
            assert HEAD + len(s.ints(s.who)) <= setup.width
            s.step(s.acts[rng.below(len(s.acts))])


def test_only_the_seat_that_is_asked_sees_what_it_has_begun_to_say() -> None:
    setup = Setup("cubosaurs", 3)
    play = Play(setup, 7)
    before = [play.observe(seat) for seat in range(3)]
    play.say(play.letters()[-1])  # add: which card is still open
    assert play.speller.spelled() == [setup.game.codec.kinds["add"]]
    changed = [bool((before[seat] != play.observe(seat)).any()) for seat in range(3)]
    assert changed == [seat == play.who for seat in range(3)]


@pytest.mark.parametrize("id", GAMES)
def test_copies_and_pickles_go_on_alone(id: str) -> None:
    play = Play(Setup(id), 6)
    while len(play.acts) < 5:
        play.say(play.letters()[-1])
    play.redeal(play.who, 99)
    again: list[Play] = [copy.deepcopy(play), pickle.loads(pickle.dumps(play))]
    play.say(play.letters()[0])
    for other in again:
        assert len(other.steps) == len(play.steps) - 1
        other.say(other.letters()[0])
        assert other.state.key() == play.state.key()
        assert other.information(0) == play.information(0)


def test_information_remembers_what_a_position_has_forgotten() -> None:
    """Two ways to the same position: the same knowledge of it, different histories."""
    plays = [Play(Setup("trias"), 2) for _ in range(2)]
    for play, first in zip(plays, (0, 1), strict=True):
        acts = play.state.acts
        play.play(acts[first])
    assert plays[0].information(0) != plays[1].information(0)


def test_letters_have_names() -> None:
    setup = Setup("cubosaurs", 3)
    s = setup.new(7)
    act = setup.game.act(s, setup.game.options(s)[1].text)
    assert [setup.letter(s, letter) for letter in setup.spell(act)] == [
        "add",
        "card " + setup.game.options(s)[1].text[4:],
    ]
    evolution = Setup("evolution")
    assert evolution.letter(evolution.new(7), evolution.alphabet.size - 1) == "# 1023"


def test_numbers_beyond_64_bits_are_cut_not_refused() -> None:
    assert packed([1, -1], 9) == packed([1, -1, 5], 2)
    assert packed([1 << 70 | 5], 1) == packed([5], 1)
