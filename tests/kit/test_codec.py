"""Acts, events and frames in words."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.act import FIRST_KIND, pack
from gondwana.core.state import State
from gondwana.kit.codec import Codec, Field, fields

CODEC = Codec(
    {
        FIRST_KIND: ("stop", "", "X.1"),
        FIRST_KIND + 1: ("put", "thing seat", "X.2"),
        FIRST_KIND + 2: ("pay", "number from:seat to:seat", ""),
    },
    {"drawn": "seat | thing", "many": "first:seat all:thing*"},
    lambda s, sort: ["ant", "bee", "cat"],
)
S = State(3, {})


@pytest.mark.parametrize(
    ("act", "text"),
    [
        (pack(0), "pass"),
        (pack(1), "done"),
        (pack(2), "yes"),
        (pack(3), "no"),
        (pack(FIRST_KIND), "stop"),
        (pack(FIRST_KIND + 1, 2, 0), "put cat p1"),
        (pack(FIRST_KIND + 2, 1023, 0, 2), "pay 1023 p1 p3"),
    ],
)
def test_acts_in_words_and_back(act: int, text: str) -> None:
    assert CODEC.text(S, act) == text
    assert CODEC.parse(S, text) == act
    assert CODEC.parse(S, f"  {text.replace(' ', '   ')} ") == act


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no act begins with ''"),
        ("   ", "no act begins with ''"),
        ("jump", "no act begins with 'jump'"),
        ("STOP", "no act begins with 'STOP'"),
        ("stop now", "'stop now' is not of the form 'stop'"),
        ("put", "'put' is not of the form 'put <thing> <seat>'"),
        ("put cat p1 p2", "is not of the form 'put <thing> <seat>'"),
        ("pay 1 p1", "is not of the form 'pay <number> <from> <to>'"),
        ("put dog p1", "no thing 'dog' here"),
        ("put cat p4", "no seat 'p4' here"),
        ("put cat 0", "no seat '0' here"),
        ("pay x p1 p2", "'x' is not a number"),
        ("pay ² p1 p2", "'²' is not a number"),
        ("pay --1 p1 p2", "'--1' is not a number"),
        ("pay 1024 p1 p2", "a number out of range"),
        ("pay -1 p1 p2", "a number out of range"),
        (f"pay {'9' * 5000} p1 p2", "is not a number"),
    ],
)
def test_what_is_wrong_with_a_text(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        CODEC.parse(S, text)
    assert complaint in str(caught.value)


def test_declarations() -> None:
    assert fields("") == ()
    assert fields("seat next:seat | card") == (
        Field("seat", "seat"),
        Field("next", "seat"),
        Field("card", "card", secret=True),
    )
    assert fields("cards:card*") == (Field("cards", "card", many=True),)
    assert [field.role for field in CODEC.events["many"]] == ["first", "all"]


def test_the_paragraph_of_a_text() -> None:
    assert CODEC.rule("put what where") == "X.2"
    assert [CODEC.rule(text) for text in ("", "jump", "pay 1", "pass")] == ["", "", "", ""]


@pytest.mark.parametrize("meta", gondwana.games(), ids=lambda meta: meta.id)
def test_no_two_acts_of_a_game_share_a_word(meta: gondwana.kit.game.Meta) -> None:
    codec = gondwana.game(meta.id).codec
    assert len(codec.kinds) == len(codec.forms)
    assert all(len(form.fields) <= 3 for form in codec.forms.values())
    assert all(number < 64 for number in codec.forms)


def test_a_malformed_choice_names_a_paragraph() -> None:
    game = gondwana.game("cubosaurs")
    s = game.situation("seats: 2\np1: stego\nhand: trex")
    for choice, rule in (("add", "C4.5"), ("hop", "C4.2"), ("keep all", "C4.4")):
        with pytest.raises(gondwana.IllegalAct) as caught:
            game.play(s, choice)
        assert caught.value.rule == rule
        assert str(caught.value).startswith(f"p1 is asked: {choice!r} is not allowed: ")
        assert str(caught.value).endswith(f". {rule}: {game.rulebook.rules[rule].en}")
