"""The log: a story per reader, and nothing in it that this reader may not know."""

from __future__ import annotations

import itertools

import pytest

import gondwana
from gondwana.core.event import ALL, SPECTATOR, Event
from gondwana.core.rng import seeded
from gondwana.kit.log import History, seen, sentences
from tests.tools import most_options

GAME = gondwana.game("cubosaurs")
PRIVATE = "seats: 3\noption private_hands: yes\np1: stego\np2: penta\np3: bronto\ndeck: trex ptero\ndeck left: 12"


def story(viewer: int, lang: str = "en", names: list[str] | None = None) -> list[str]:
    """What a viewer reads of a card drawn in secret and passed on."""
    s = GAME.situation(PRIVATE)
    GAME.play(s, "add stego")
    assert isinstance(s.sink, History)
    return [line.text for line in sentences(GAME, s, seen(GAME, s.sink, viewer), lang, names)]


def test_each_reads_what_each_saw() -> None:
    passed = "Player 1 adds Stegosaurus and passes the Hand to Player 2."
    assert story(0) == ["Player 1 draws T-Rex.", passed]
    assert story(1) == ["Player 1 draws a card.", passed, "Player 2 finds T-Rex in the Hand."]
    assert story(2) == story(SPECTATOR) == ["Player 1 draws a card.", passed]
    assert story(ALL) == ["Player 1 draws T-Rex.", passed, "Player 2 finds T-Rex in the Hand."]


def test_in_french_and_with_names() -> None:
    told = story(2, "fr", ["Ana", "Bo", "Cy"])
    assert told == ["Ana pioche une carte.", "Ana ajoute Stégosaure et passe la Main à Bo."]
    assert story(2, "fr", ["Ana"])[1] == "Ana ajoute Stégosaure et passe la Main à Joueur 2."


@pytest.mark.parametrize("meta", gondwana.games(), ids=lambda meta: meta.id)
def test_hidden_numbers_are_cut_off_for_everybody_else(meta: gondwana.kit.game.Meta) -> None:
    """Each event with a secret part, given to one seat: the others get the open part and nothing else."""
    game = gondwana.game(meta.id)
    for name, declared in game.codec.events.items():
        public = [field for field in declared if not field.secret]
        if len(public) == len(declared):
            continue
        history = History()
        history.add(Event(1, name, "", list(range(7, 7 + len(declared))), 1 << 1))
        for viewer in (SPECTATOR, 0, 1, ALL):
            (event,) = seen(game, history, viewer)
            assert event.hidden == (viewer in (SPECTATOR, 0))
            assert len(event.args) == (len(public) if event.hidden else len(declared))


@pytest.mark.parametrize("meta", gondwana.games(), ids=lambda meta: meta.id)
def test_the_log_of_a_game_can_be_read_by_all(meta: gondwana.kit.game.Meta) -> None:
    game = gondwana.game(meta.id)
    match = gondwana.Match(game, meta.seats[1], 11, most_options(game, meta.seats[1]))
    rng = seeded(11)
    for _ in range(300):
        if match.over:
            break
        match.play(match.state.who, match.state.acts[rng.below(len(match.state.acts))])
    for viewer, lang in itertools.product((SPECTATOR, 0, 1), ("en", "fr")):
        lines = match.log(viewer, lang)
        assert lines
        assert [line.at for line in lines] == sorted(line.at for line in lines)
        for line in lines:
            assert line.rule in game.rulebook.rules, line
            assert "{" not in line.text


def test_lists_are_joined_as_one_speaks() -> None:
    s = GAME.situation("seats: 2\np1: stego\nhand: trex penta bronto\ndeck left: 0")
    GAME.play(s, "keep")
    assert isinstance(s.sink, History)
    lines = [line.text for line in sentences(GAME, s, seen(GAME, s.sink, 0), "en")]
    assert lines[0] == "Player 1 keeps T-Rex, Pentaceratops, Brontosaurus."
    assert lines[1] == "The round is scored: 0 and 0."
    french = [line.text for line in sentences(GAME, s, seen(GAME, s.sink, 0), "fr")]
    assert french[1] == "Décompte de la manche\u202f: 0 et 0."


def test_a_game_that_nobody_wins_says_so() -> None:
    s = GAME.new(2, 1)
    history = History()
    history.add(Event(0, "end", "", [], ALL))
    told = [sentences(GAME, s, seen(GAME, history, 0), lang)[0].text for lang in ("en", "fr")]
    assert told == ["The game is over. Won by nobody.", "La partie est finie. Victoire\u202f: personne."]
