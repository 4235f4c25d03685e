"""Chapters T4 and T10: a tile drifts, herds fall into the water or rise from it, a new land may be scored."""

from __future__ import annotations

from mypy_extensions import i64

from gondwana.games.trias import score
from gondwana.games.trias.cells import bit, component, lowest, size
from gondwana.games.trias.state import Trias
from gondwana.games.trias.survey import survey


def drift(s: Trias, tile: i64, k: i64) -> None:
    """Take a tile off and put it on the k-th shore (T4.3); score at once, before anything else happens (T4.14)."""
    before = s.chart
    here = before.cells[tile]
    there = before.shore[k]
    land = split_off(s, tile, k)
    after = before.drifted(tile, k)
    if after is None:
        cells = before.cells[:]
        cells[tile] = there
        after = survey(cells, before.straight)
    s.chart = after
    s.tell_all("drift", "T4.3", [s.turn, s.terrain[tile], here, there])
    fallen: i64 = s.herds[tile]
    risen = s.swimmers(there)
    if fallen != 0:
        s.set_swimmers(here, fallen)  # T4.11
        tell_each(s, "swim", "T4.11", fallen, here)
    if risen != 0:
        s.set_swimmers(there, 0)  # T4.12, whatever the capacity
        tell_each(s, "rise", "T4.12", risen, there)
    if fallen != 0 or risen != 0:
        s.populate(tile, risen)
        s.tired = [other for other in s.tired if other != tile]
    if land != 0:
        score_new_land(s, land | bit(tile))


def split_off(s: Trias, tile: i64, k: i64) -> i64:
    """The land that breaks off and is to be scored when a tile goes to the k-th shore, without that tile; or 0.

    It must be a new piece of the initial continent (T10.1; by option of any land), not the one with the pole (T10.2),
    and the tile must touch nothing else, be it an old land or another new piece (T10.3, T10.4).
    """
    if not s.rules.scores_in_play:
        return 0
    chart = s.chart
    left: i64 = chart.land(tile) & ~bit(tile)
    touched: i64 = chart.coast[k] & ~bit(tile)
    land = component(chart.near, left, lowest(touched & left))
    if land == left or touched & ~land != 0 or land & 1 == 1:
        return 0
    return land if left & 1 == 1 or s.rules.islands_score else 0


def score_new_land(s: Trias, land: i64) -> None:
    """2 points for most herds, 1 for the next number (T10.5). Herds just risen count, swimmers do not (T10.6)."""
    herds = s.on_land(land)
    s.tell("new_land", "T10.1", size(land))
    if herds == 0:
        return
    points = score.new_land_points(score.counts(herds, s.seats))
    for seat in range(s.seats):
        if points[seat] > 0:
            s.score[seat] += points[seat]
            s.tell("points", "T10.5", seat, points[seat])


def tell_each(s: Trias, name: str, rule: str, herds: i64, cell: int) -> None:
    """One event for each seat that has herds among these."""
    if s.sink is not None:
        numbers = score.counts(herds, s.seats)
        for seat in range(s.seats):
            if numbers[seat] > 0:
                s.tell(name, rule, seat, numbers[seat], cell)
