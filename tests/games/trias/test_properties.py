"""What holds in every game: found by Hypothesis, or on many random games."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import gondwana
from gondwana.core.rng import seeded
from gondwana.games.trias.cells import distance
from gondwana.games.trias.survey import survey
from tests.games.trias.boards import trias
from tests.tools import rule

GAME = gondwana.game("trias")
FIELDS = ("out", "near", "lands", "shore", "coast", "far", "sea", "lakes", "lake_coasts", "movable")


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10**6), st.booleans(), st.lists(st.integers(0, 10**6), max_size=150))
def test_a_chart_moved_is_the_chart_drawn_anew(seats: int, seed: int, straight: bool, picks: list[int]) -> None:
    s = trias(GAME.new(seats, seed, {"straight_distance": straight}))
    rng = seeded(seed)
    picks = picks + [int(rng.next()) for _ in range(100)]
    for pick in picks:
        if not s.acts:
            break
        before = s.chart
        s.step(s.acts[pick % len(s.acts)])
        if s.chart is not before:
            anew = survey(s.chart.cells, straight)
            for field in FIELDS:
                assert getattr(s.chart, field) == getattr(anew, field), field


@rule("T4.3", "T4.7", "T4.9", "TG.3")
@settings(max_examples=25, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10**6))
def test_each_drift_moves_one_tile_outwards_and_none_is_left_alone(seats: int, seed: int) -> None:
    s = trias(GAME.new(seats, seed))
    rng = seeded(seed)
    while s.acts:
        cells = s.chart.cells
        s.step(s.acts[max(rng.below(len(s.acts)), rng.below(len(s.acts)))])
        moved = [tile for tile in range(len(cells)) if s.chart.cells[tile] != cells[tile]]
        assert len(moved) <= 1
        for tile in moved:
            assert distance(s.chart.cells[tile], False) > distance(cells[tile], False)
            assert s.chart.near[tile] != 0
        assert s.check() == ""


@rule("T11.1", "T9.3")
def test_the_forecast_comes_true_if_nothing_more_happens() -> None:
    """Before the very last turn ends, the scores shown are the final ones unless herds are then lost."""
    seen = 0
    for seed in range(12):
        s = trias(GAME.new(3 + seed % 3, seed))
        rng = seeded(seed)
        while s.acts:
            forecast, reserve = s.scores(), s.reserve[:]
            s.step(s.acts[0] if s.last == 1 else s.acts[rng.below(len(s.acts))])
        if s.reserve == reserve:
            assert s.scores() == forecast
            seen += 1
    assert seen > 6


def test_clones_do_not_share_what_changes() -> None:
    s = trias(GAME.new(4, 8))
    rng = seeded(8)
    while s.acts:
        twin = s.clone()
        key = twin.key()
        s.step(s.acts[rng.below(len(s.acts))])
        assert twin.key() == key
