"""The grammar of situations: what is read, and where each complaint points."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.kit.errors import SituationError
from gondwana.kit.situation import MOST, split, times
from tests.tools import rule

GAME = gondwana.game("cubosaurs")
TINY = "seats: 2\np1: stego\nhand: trex\n"


def test_comments_blanks_and_tabs() -> None:
    text = "# a position\n\n  seats: 2   # two of us\np1:\tstego\t\tpenta # mine\n\nhand:trex\n"
    s = GAME.situation(text)
    assert [option.text for option in GAME.options(s)] == ["keep", "add stego", "add penta"]


def test_words_can_be_repeated() -> None:
    (line,) = split("p1: trex*3 egg*1")
    assert [token.text for token in line.values] == ["trex"] * 3 + ["egg"]
    assert [token.column for token in line.values] == [5, 5, 5, 12]
    assert times(["a", "b", "b", "a"]) == "a b*2 a"
    assert times([]) == ""


def test_the_name_of_a_line_may_have_blanks_to_spare() -> None:
    (line,) = split("  p1   tokens  :  3")
    assert (line.name, line.head.column, line.values[0].column, line.text) == ("p1 tokens", 3, 19, "3")


@pytest.mark.parametrize(
    ("text", "line", "column", "complaint"),
    [
        # the form of lines
        ("", 2, 1, "a line 'seats: …' is missing"),
        ("p1: trex\n", 2, 1, "a line 'seats: …' is missing"),
        ("seats: 2\nhand trex\n", 2, 1, "expected 'name: values'"),
        ("seats: 2\n   what\n", 2, 4, "expected 'name: values'"),
        ("seats: 2\np1: trex*x\n", 2, 5, "expected a number from 1 to 999 after '*' in 'trex*x'"),
        ("seats: 2\np1: trex*\n", 2, 5, "after '*'"),
        ("seats: 2\np1: trex*0\n", 2, 5, "after '*'"),
        ("seats: 2\np1: stego trex*²\n", 2, 11, "after '*'"),
        (f"seats: 2\np1: trex*{MOST + 1}\n", 2, 5, "after '*'"),
        ("seats: 2\np1: trex*2*2\n", 2, 5, "after '*'"),
        ("seats: 2\np1: trex\np1: stego\n", 3, 1, "'p1' is given twice"),
        (f"{TINY}\nwind: north\n", 5, 1, "this game has no line 'wind' here"),
        (f"{TINY}p3: trex\n", 4, 1, "this game has no line 'p3' here"),
        (f"{TINY}p1 tokens: 3\n", 4, 1, "this game has no line 'p1 tokens' here"),
        (f"{TINY}seed: 1\nchance: 1 2 3 4\n", 4, 1, "this game has no line 'seed' here"),
        # the general lines
        ("game: trias\nseats: 2\n", 1, 7, "this is a situation of trias, not of cubosaurs"),
        ("game:\nseats: 2\n", 1, 1, "'game' takes one value, not 0"),
        ("seats: 2 3\n", 1, 1, "'seats' takes one value, not 2"),
        ("seats: six\n", 1, 8, "expected a number from 2 to 5, not 'six'"),
        ("seats: 6\n", 1, 8, "expected a number from 2 to 5, not '6'"),
        ("seats: ²\n", 1, 8, "expected a number from 2 to 5"),
        ("seats: 2\noption advance: yes\n", 2, 1, "unknown option 'advance'; did you mean advanced?"),
        ("seats: 2\noption advanced: maybe\n", 2, 18, "option advanced is yes or no, not 'maybe'"),
        ("seats: 2\noption rounds: 4\n", 2, 16, "option rounds is 2 to 3, not 4"),
        ("seats: 2\noption rounds:\n", 2, 1, "'option rounds' takes one value, not 0"),
        (f"{TINY}turn: p3\n", 4, 7, "unknown turn 'p3'; known: p1, p2"),
        (f"{TINY}seed: -1\n", 4, 7, "expected a number from 0 to"),
        (f"{TINY}version: 99\n", 4, 10, "expected a number from 1 to"),
        (f"{TINY}chance: 1 2 3\n", 4, 1, "'chance' takes four numbers"),
        (f"{TINY}chance: 1 2 3 x\n", 4, 15, "expected a number from 0 to 4294967295, not 'x'"),
        # next
        (f"{TINY}next:\n", 4, 1, "'next' needs the name of a frame"),
        (f"{TINY}next: Decid\n", 4, 7, "unknown frame 'Decid'; did you mean Decide?"),
        (f"{TINY}next: Decide now\n", 4, 7, "Decide takes nothing"),
        (f"{TINY}next: EndRound\nnext: GiveTo\n", 5, 7, "GiveTo takes card"),
        (f"{TINY}next: EndRound\nnext: SwapFor p2\n", 5, 7, "SwapFor takes seat card"),
        (f"{TINY}next: EndRound\nnext: GiveTo stegg\n", 5, 14, "no card 'stegg' here"),
        (f"{TINY}next: EndRound\nnext: TakeToken p3\n", 5, 17, "no seat 'p3' here"),
        # Cubosaurs
        ("seats: 2\np1: tres\n", 2, 5, "unknown card 'tres'; did you mean trex"),
        ("seats: 2\np1: trex*5\np2: stego trex*3\n", 3, 11, "there are no more trex in the box"),
        ("seats: 2\nround: 4\n", 2, 8, "expected a number from 1 to 3, not '4'"),
        ("seats: 2\nround: 2\nhand: trex\n", 4, 1, "a line 'round 1: …' is missing"),
        ("seats: 2\nround: 2\nround 1: 3\n", 3, 1, "'round 1' has one score per seat"),
        ("seats: 2\nround: 2\nround 1: 3 x\n", 3, 12, "expected a number from -999 to 999, not 'x'"),
        ("seats: 2\nround: 2\nround 1: 3 --4\n", 3, 12, "expected a number from -999 to 999, not '--4'"),
        (f"{TINY}direction: left\n", 4, 12, "unknown direction 'left'; known: clockwise, anticlockwise"),
        (f"{TINY}hand free: si\n", 4, 12, "unknown hand free 'si'; known: no, yes"),
        (f"{TINY}deck left: 60\n", 4, 12, "expected a number from 0 to 53, not '60'"),
        (f"{TINY}over: yes\n", 4, 1, "the game is not over after round 1 of 3"),
        (f"{TINY}hand seen: p1\n", 4, 1, "this game has no line 'hand seen' here"),
        (f"{TINY}option private_hands: yes\nhand seen: p1 p2\n", 5, 1, "'hand seen' has one word per card"),
        (f"{TINY}option private_hands: yes\nhand seen: p1+p9\n", 5, 12, "unknown seat 'p9'"),
        (f"{TINY}next: Turn\n", 4, 1, "C4.2: Turn is no order in which frames wait ('next')"),
        (f"{TINY}option advanced: yes\nmarket: drew\n", 5, 9, "unknown tile 'drew'; did you mean draw?"),
        (f"{TINY}option advanced: yes\np1 tokens: 41\n", 5, 12, "expected a number from 0 to 40, not '41'"),
        (f"{TINY}option advanced: yes\nnext: EndRound\nnext: GiveTo penta\n", 6, 1, "'GiveTo penta' cannot be next"),
        (f"{TINY}option advanced: yes\nnext: EndRound\nnext: SwapFor p1 stego\n", 6, 1, "in no opponent's collection"),
        (f"{TINY}option advanced: yes\nnext: EndRound\nnext: SwapFor p2 trex\n", 6, 1, "in no opponent's collection"),
        # positions that cannot be
        (f"{TINY}p2: trex\n\nhand seen: all\n", 6, 1, "this game has no line"),
        ("seats: 2\np1: stego\nhand: trex*2\n", 3, 1, "impossible position: C4.7: two cards of one type in the Hand"),
    ],
)
def test_where_and_what(text: str, line: int, column: int, complaint: str) -> None:
    with pytest.raises(SituationError) as caught:
        GAME.situation(text)
    error = caught.value
    assert complaint in str(error)
    assert (error.line, error.column) == (line, column)
    assert str(error).startswith(f"line {line}, column {column}: ")
    assert "\n" not in str(error)


def test_the_first_number_of_chance_to_come_is_kept() -> None:
    s = GAME.situation(TINY + "chance: 1 2 3 4\ndeck: penta")
    assert s.rng.words() != [0, 0, 0, 0]
    again = GAME.situation(GAME.dump(s))
    assert again.rng.words() == s.rng.words()


def test_a_seed_deals_what_is_not_told() -> None:
    decks = {GAME.dump(GAME.situation(f"{TINY}seed: {seed}\ndeck left: 9")) for seed in (1, 2, 2, 3)}
    assert len(decks) == 3


def test_nothing_can_be_taken_back_before_a_situation() -> None:
    s = GAME.situation(TINY)
    assert (s.count, s.seal, s.actor) == (0, 0, 0)


@rule("C13.1")
def test_who_has_seen_the_hand_is_written_and_read() -> None:
    text = f"{TINY}hand seen: p1+p2\noption private_hands: yes\n".replace("seats: 2", "seats: 3")
    s = GAME.situation(text)
    assert s.hand_seen == [3]  # type: ignore[attr-defined]
    assert "hand seen: p1+p2\n" in GAME.dump(s)
    assert GAME.situation(GAME.dump(s)).key() == s.key()


def test_an_empty_deck_can_be_told() -> None:
    for lines in ("deck:\n", "deck left: 0\n"):
        s = GAME.situation(TINY + lines)
        assert s.deck == []  # type: ignore[attr-defined]
    assert len(GAME.situation(TINY).deck) == 20 - 8  # type: ignore[attr-defined]


def test_an_older_direction_can_be_told() -> None:
    s = GAME.situation("seats: 3\ndirection: anticlockwise\np1: stego\np3: penta\nhand: trex")
    GAME.play(s, "add stego")
    assert s.who == 2
    assert "direction: anticlockwise" in GAME.dump(s)


def test_a_stack_can_be_read() -> None:
    s = GAME.situation("seats: 3\noption advanced: yes\np1: trex stego\np1 tokens: 9\nhand: penta\nmarket: gift")
    for choice in ("buy gift", "give stego"):
        GAME.play(s, choice)
    stego = GAME.codec.words(s, "card").index("stego")
    assert str(s.stack) == f"[EndRound(), Turn(), Decide(), GiveTo({stego})]"
