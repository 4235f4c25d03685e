"""Self-play tells what components are worth: counts are right, origins those of the data, and chance is not clear."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.core.state import OVER
from gondwana.lab import balance
from gondwana.lab.balance import HELD, Rate, Result, Self

GAMES = [meta.id for meta in gondwana.games()]


@pytest.mark.parametrize("id", GAMES)
def test_every_game_tells_what_was_used(id: str) -> None:
    seats = gondwana.game(id).meta.seats[1]
    what = Self(id, "random", seats, 3, {})
    results = balance.play_some(what, range(4))
    assert results == [balance.play(what, number) for number in range(4)]
    for result in results:
        assert len(result.shares) == len(result.used) == seats
        assert sum(result.shares) == pytest.approx(1)
    box = gondwana.game(id).meta.box()
    known = {row["id"] for rows in box.values() for row in rows}
    found = balance.components(what, results * balance.FEWEST)
    told = {deed.split(" ")[2] for result in results for used in result.used for deed in used}
    assert {one.word for one in found} == told & known
    assert {one.origin for one in found} <= {"rulebook", "public", "reconstructed"}
    assert all(0 <= one.won.low <= one.won.rate <= one.won.high <= 1 for one in found)
    assert [one.won.rate for one in found] == sorted((one.won.rate for one in found), reverse=True)


def test_what_a_seat_holds_at_the_end_is_what_lies_before_it() -> None:
    g = gondwana.game("evolution")
    s = g.new(2, 5)
    rng = seeded(1)
    while s.who != OVER and not any(s.scores()):
        s.step(s.acts[rng.below(len(s.acts))])
    for seat in range(2):
        traits = {piece.label for piece in g.scene(s, -1).zone(f"p{seat + 1}").pieces if piece.label[:6] == "trait."}
        assert {f"{HELD} {label.replace('.', ' ')}" for label in traits} <= balance.holdings(g, s)[seat]


def made(wins: int, losses: int, deed: str) -> list[Result]:
    """Games of two seats of which the first always does something."""
    return [Result([1.0, 0.0], [[deed], []])] * wins + [Result([0.0, 1.0], [[deed], []])] * losses


def test_rates_and_what_is_clear() -> None:
    what = Self("cubosaurs", "random", 2, 0, {})
    (one,) = balance.components(what, made(90, 10, "keep card trex"))
    assert (one.event, one.sort, one.word, one.origin) == ("keep", "card", "trex", "reconstructed")
    assert (one.won.n, one.won.rate, one.clear) == (100, 0.9, True)
    (even,) = balance.components(what, made(52, 48, "keep card egg_penta"))
    assert (even.origin, even.clear) == ("rulebook", False)
    assert balance.components(what, made(5, 4, "keep card trex")) == []
    assert balance.components(what, made(50, 40, "keep card nobody")) == []
    assert balance.by_origin([one, even], 0.5) == {
        "reconstructed": {"uses": 1, "clear": 1, "off": 0.4},
        "rulebook": {"uses": 1, "clear": 0, "off": 0.02},
    }
    assert [rate.rate for rate in balance.by_seat(made(3, 1, "x y z"))] == [0.75, 0.25]
    assert balance.overall(made(3, 1, "x y z")) == Rate.of(4, 8)


def test_a_row_is_looked_for_in_the_sheet_of_its_sort_first() -> None:
    box = gondwana.game("evolution").meta.box()
    (row,) = balance.rows_of(box, "trait", "carnivorous")
    assert "need" in row
    assert balance.rows_of(box, "animal", "a1") == []
