"""Positions by hand: what can be written, what is refused and where, and that everything reads back."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.core.state import OVER
from gondwana.kit.errors import SituationError
from tests.games.evolution.board import Board
from tests.tools import rule

G = gondwana.game("evolution")


@pytest.mark.parametrize(
    ("text", "where", "says"),
    [
        ("p1 a1: wings", "line 2, column 8", "unknown trait 'wings'"),
        ("p1 a1: running*2", "line 2, column 1", "E9.2"),
        ("p1 a1: carnivorous scavenger", "line 2, column 1", "EB.12: carnivorous and scavenger on a1"),
        ("option time_to_fly: yes\np1 a1: specialization_a specialization_b", "line 3, column 1", "EX.4c"),
        ("p1 a1: symbiosis", "line 2, column 8", "pairs:"),
        ("p1 a1: running*5", "line 2, column 8", "no more running"),
        ("p1 a1: food=many", "line 2, column 13", "expected a number"),
        ("p1 a1: card=wings", "line 2, column 8", "unknown card"),
        ("p1 a1:\npairs: a1-symbiosis-a2", "line 3, column 8", "unknown animal 'a2'"),
        ("p1 a1:\npairs: a1-symbiosis", "line 3, column 8", "two animals"),
        ("p1 a1:\np2 a2:\npairs: a1-symbiosis-a2", "line 4, column 1", "E12.1"),
        ("p1 a1:\np1 a2:\npairs: a1-running-a2", "line 4, column 8", "not a pair trait"),
        ("p1 a1:\np2 a1:", "line 3, column 1", "given twice"),
        ("p1 a1: fat=1", "line 2, column 1", "E11.1"),
        ("p1 hand: running*9", "line 2, column 10", "no more running"),
        ("deck left: 90", "line 2, column 12", "expected a number"),
        ("p5 a1: running", "line 2, column 1", "no line 'p5 a1'"),
        ("p1 a1: ignores=a2.wings", "line 2, column 16", "a4.camouflage"),
        ("p1 a1:\ndue: a1-nothing", "line 3, column 6", "no act begins"),
        ("shells: running", "line 2, column 9", "only Shells"),
        ("phase: lunch", "line 2, column 8", "unknown"),
        ("next: Extinction\nnext: Play\np1 hand: running", "line 4, column 1", "E3.1: Extinction Play is no order"),
        ("next: Begin", "line 2, column 1", "E3.1: Begin is no order"),
        ("next: Feed\nnext: Feed", "line 3, column 1", "E3.1: Feed Feed is no order"),
        ("p1 a1:\nnext: Hunt a1 a1 0", "line 3, column 1", "hunter or prey is dead"),
        ("p1 a1:\np2 a2:\nnext: Hunt a1 a2 3", "line 4, column 1", "the mode is not 0, 1 or 2"),
        ("p1 a1:\np2 a2: running\nnext: Ignore a1 a2 0", "line 4, column 1", "may ignore nothing"),
        ("p1 a1:\np2 a2: running\nnext: Reveal a1 a2 0", "line 4, column 1", "it has traits"),
        ("p1 a2:\np2 a3:\nnext: Defend a1 a3 0", "line 4, column 1", "hunter or prey is dead"),
        ("p1 a1:\nnext: Lurk a1 4", "line 3, column 1", "nobody sits there in ambush"),
    ],
)
def test_mistakes_are_told_with_their_place(text: str, where: str, says: str) -> None:
    with pytest.raises(SituationError) as refused:
        G.situation(f"seats: 4\n{text}")
    assert where in str(refused.value)
    assert says in str(refused.value)


def test_a_trait_means_the_card_with_nothing_else_on_it() -> None:
    b = Board("base: 2", "p1 a1: swimming", "p1 a2: swimming/ambush", "p1 a3: swimming/viviparous", fly=True)
    sides = [b.e.t.sides[entry & 1023] for entry in b.e.laid]
    assert sides == ["swimming", "swimming/ambush", "swimming/viviparous"]


def test_a_card_that_is_not_named_leaves_the_named_ones_in_the_box() -> None:
    herd = [f"p1 a{number}:" for number in range(1, 31)]
    pairs = [f"a{number}-symbiosis-a{number + 1}" for number in range(1, 5)]
    for seed in range(20):
        b = Board(f"seed: {seed}", *herd, f"pairs: {' '.join(pairs)}", "phase: development", "p1 hand: running")
        assert len(b.e.links) == 4


def test_numbers_of_the_dead_are_kept() -> None:
    b = Board("base: 2", "p1 a3:", "p1 a7: parasite", "born: 9")
    assert b.herd("p1") == ["a3", "a7"]
    assert len(b.e.owner) == 9


def test_cards_named_nowhere_are_in_the_deck_or_aside() -> None:
    assert Board("base: 2", "p1 a1:", "p1 a2:").e.left == 82
    b = Board("base: 2", "deck: running swimming", "deck left: 10", "p1 a1:", "p1 a2:")
    assert (b.e.left, len(b.e.aside)) == (10, 72)
    assert [b.e.t.cards[card] for card in b.e.deck[:-3:-1]] == ["running", "swimming"]


@rule("E12.4")
@pytest.mark.parametrize(
    "lines",
    [
        [
            "base: 5",
            "p1 a1:",
            "p1 a2:",
            "p1 a3:",
            "pairs: a1-cooperation-a2! a1-communication-a3",
            "main: yes",
            "due: share-communication-a1-a3 share-cooperation-a1-a2",
            "next: Extinction",
            "next: Feed",
            "next: Go",
            "next: Share p1",
        ],
        [
            "base: 0",
            "p1 a1: carnivorous intellect spent tried held named ignores=a2.camouflage",
            "p2 a2: camouflage ink_cloud plain",
            "main: yes",
            "next: Extinction",
            "next: Feed",
            "next: Go",
            "next: Defend a1 a2 0",
        ],
        [
            "base: 3",
            "p1 a1:",
            "p1 a4:",
            "p2 a2: carnivorous ambush",
            "p3 a3: carnivorous ambush",
            "main: yes",
            "next: Extinction",
            "next: Feed",
            "next: Go",
            "next: TakeRed a1",
            "next: Lurk a1 1",
        ],
        [
            "base: 0",
            "p1 a1: carnivorous",
            "p2 a2: food=1",
            "closed: attack-a1-a2 hibernate-a1",
            "idle: 2",
            "p2 discard: running running? mimicry?!",
        ],
    ],
)
def test_the_middle_of_things_reads_back(lines: list[str]) -> None:
    b = Board(*lines, fly=True)
    again = G.situation(G.dump(b.s))
    assert again.key() == b.s.key()
    assert again.acts == b.s.acts
    assert G.dump(again) == G.dump(b.s)


@rule("EX.9b")
def test_an_eater_eaten_before_its_token_came_reads_back() -> None:
    lines = ["base: 4", "p1 a1:", "p1 a2:", "p2 a3: carnivorous ambush", "p2 a4: scavenger", "p2 a5: scavenger"]
    b = Board(*lines, fly=True)
    b.play("take a1", "ambush a3", "pass")
    assert b.asked == "Scavenge"
    again = G.situation(G.dump(b.s))
    assert again.key() == b.s.key()
    for s in (b.s, again):
        G.play(s, "scavenge a5")
    assert again.key() == b.s.key()


@pytest.mark.parametrize("seed", range(6))
def test_played_on_from_its_text_a_game_goes_the_same_way(seed: int) -> None:
    s = G.new(2 + seed, seed, {"time_to_fly": True})
    rng = seeded(seed)
    while s.who != OVER and s.count < 60 + 20 * seed:
        s.step(s.acts[rng.below(len(s.acts))])
    copy = G.situation(G.dump(s))
    while s.who != OVER:
        assert copy.acts == s.acts
        act = s.acts[rng.below(len(s.acts))]
        s.step(act)
        copy.step(act)
    assert copy.scores() == s.scores()
    assert copy.winners() == s.winners()
