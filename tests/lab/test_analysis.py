"""A record judged: the numbers hold together, and mistakes are found."""

from __future__ import annotations

import pytest

import gondwana
from gondwana import bots
from gondwana.core.rng import seeded
from gondwana.kit.record import Record
from gondwana.lab import graph
from gondwana.lab.analysis import Judgement, analyse, costliest, judge
from gondwana.lab.prospects import prospects
from tests.tools import Table

GAMES = [meta.id for meta in gondwana.games()]


def played(id: str, seats: int, seed: int, choices: int = 10_000, players: str = "random") -> Record:
    """A bot game, or its beginning."""
    match = gondwana.Match(gondwana.game(id), seats, seed)
    rng = seeded(seed)
    bot = bots.make(players, id)
    while not match.over and len(match.record.choices) < choices:
        match.play(match.state.who, bot.choose(match.view(match.state.who), rng))
    return match.record


@pytest.mark.parametrize("id", GAMES)
def test_every_choice_of_every_game_is_judged(id: str) -> None:
    record = played(id, gondwana.game(id).meta.seats[1], 3, choices=12)
    judgements = list(analyse(record, effort=12))
    assert [(one.seat, one.choice) for one in judgements] == record.choices
    for number, one in enumerate(judgements, 1):
        assert one.number == number
        assert 0 <= one.after <= one.before <= 1
        assert (one.best == one.choice) == (one.cost == one.error == 0)
        assert len(one.chances) == record.seats
        assert sum(one.chances) == pytest.approx(1, abs=0.01)
        assert all(len(pair) == 2 for pair in one.labels.values())
    assert any(one.best != one.choice for one in judgements)


def test_the_end_is_no_estimate() -> None:
    record = played("cubosaurs", 2, 4)
    judgements = list(analyse(record, effort=4))
    assert judgements == list(analyse(record, effort=4))
    last = judgements[-1]
    winners = record.replay().winners()
    assert last.chances == [1 / len(winners) if seat in winners else 0 for seat in range(2)]


def test_prospects_see_who_is_far_ahead() -> None:
    table = Table("cubosaurs", "seats: 2\nround: 3\nround 1: 50 0\nround 2: 50 0\nhand: grey1 trex\ndeck: grey2")
    assert prospects(table.s, 40, 1)[0] > 0.8
    assert prospects(table.s, 40, 1) == prospects(table.s, 40, 1)


def test_a_mistake_is_found_and_the_better_choice_named() -> None:
    """The last choice of a game: one option wins, the other loses."""
    for seed in range(40):
        record = played("cubosaurs", 2, seed)
        *_, before, _ = (s.clone() for s in record.positions())
        g, worth = record.engine(), {}
        for act in before.acts:
            after = before.clone()
            after.step(act)
            worth[act] = prospects(after, 1, 0)[before.who]
        if len(set(worth.values())) > 1:
            break
    bad, good = min(worth, key=worth.__getitem__), max(worth, key=worth.__getitem__)
    found = judge(g, before, bad, 1, 300)
    assert found.mark == "??"
    assert worth[g.act(before, found.best)] == worth[good]
    assert judge(g, before, good, 1, 300).mark == ""


def given(number: int, before: float, after: float, error: float) -> Judgement:
    return Judgement(number, 0, "a", "b", {}, 2, before, after, error, [1.0])


def test_only_what_is_sure_is_marked_and_the_costliest_come_first() -> None:
    some = [given(1, 0.5, 0.45, 0.0), given(2, 0.9, 0.5, 0.1), given(3, 0.9, 0.5, 0.4), given(4, 0.5, 0.35, 0.0)]
    assert [one.mark for one in some] == ["?", "??", "", "??"]
    assert [one.number for one in costliest(some, 2)] == [2, 4]


def test_the_picture_has_a_line_and_a_mark_for_each_seat() -> None:
    chances = [[0.5, 0.3, 0.2], [0.6, 0.4, 0.0], [1.0, 0.0, 0.0]]
    for wide in (True, False):
        picture = graph.draw(chances, ["Ada", "Bo & Co", "Cy"], "winning", wide)
        assert picture.count('stroke="var(--p') == 3
        assert picture.count('fill="var(--p') == 3
        assert "Bo &amp; Co" in picture
        assert 'viewBox="0 0 960' in picture or not wide
    assert graph.smoothed([0.0, 1.0, 0.0], 1) == [0.5, 1 / 3, 0.0]
    assert graph.sparkline([1.0] * 100, 10) == "█" * 10
