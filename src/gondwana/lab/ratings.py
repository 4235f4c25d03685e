"""How good the bots are, from games played: ratings, win rates with intervals, and when enough has been seen."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from gondwana.kit.errors import GondwanaError, install
from gondwana.lab.arena import Plan, Played

CERTAIN = 1.96
"""Standard deviations of an interval that holds in 95 of 100 cases."""
MIDDLE, BOTTOM = 1500.0, 1000.0
"""The mean of all ratings; where there is the random bot, it has 1000 instead."""
ODDS = 400 / log(10)
"""Points on the scale of ratings for odds of e to one: 400 points are ten to one."""
MARGIN, RISK = 0.05, 0.05
"""The sequential test tells 55 wins in 100 from 45, and errs in five cases of a hundred."""
LEAD = log((1 - RISK) / RISK) / log((0.5 + MARGIN) / (0.5 - MARGIN))
"""Games that one bot must have won more than the other (Wald's test)."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of a rate (Wilson's).

    >>> [round(x, 3) for x in wilson(70, 100)]
    [0.604, 0.781]
    """
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, CERTAIN**2 / games
    middle = (rate + z2 / 2) / (1 + z2)
    half = CERTAIN / (1 + z2) * sqrt(rate * (1 - rate) / games + z2 / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Standing:
    """A bot after its games; a shared win counts in parts."""

    name: str
    rating: float
    low: float
    high: float
    games: int
    wins: float
    rate: float
    rate_low: float
    rate_high: float
    score: float
    """The mean of its scores."""


def share(played: Played, seat: int) -> float:
    """What a seat won: the game, a part of it, or nothing."""
    return 1 / len(played.winners) if seat in played.winners else 0.0


def places(played: Played) -> list[int]:
    """The place of each seat, from 0 for the winners; among the others the score decides."""
    heights = [(seat in played.winners, score) for seat, score in enumerate(played.scores)]
    return [sum(other > mine for other in heights) for mine in heights]


def ratings(plan: Plan, games: Sequence[Played]) -> list[tuple[float, float]]:
    """For each bot its rating and the standard deviation, by OpenSkill's Plackett-Luce model."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise GondwanaError("ratings need openskill: " + install("arena")) from None
    model: Any = PlackettLuce(tau=0.0)
    known = [model.rating() for _ in plan.bots]
    for played in games:
        teams = model.rate([[known[bot]] for bot in played.sitting], ranks=places(played))
        after: dict[int, list[Any]] = {}
        for bot, (rating,) in zip(played.sitting, teams, strict=True):
            after.setdefault(bot, []).append(rating)
        for bot, seats in after.items():  # a bot with several seats: the mean of what they learn
            known[bot].mu = sum(one.mu for one in seats) / len(seats)
            known[bot].sigma = sum(one.sigma for one in seats) / len(seats)
    scale = ODDS / (sqrt(2) * model.beta)
    points = [(one.mu * scale, one.sigma * scale) for one in known]
    if "random" in plan.bots:
        shift = BOTTOM - points[plan.bots.index("random")][0]
    else:
        shift = MIDDLE - sum(mu for mu, _ in points) / len(points)
    return [(mu + shift, sigma) for mu, sigma in points]


def standings(plan: Plan, games: Sequence[Played]) -> list[Standing]:
    """All bots, the best first."""
    found = []
    for bot, (rating, sigma) in enumerate(ratings(plan, games)):
        mine = [(one, seat) for one in games for seat in range(plan.seats) if one.sitting[seat] == bot]
        wins = sum(share(one, seat) for one, seat in mine)
        n = len(mine)
        score = sum(one.scores[seat] for one, seat in mine) / max(1, n)
        low, high = rating - CERTAIN * sigma, rating + CERTAIN * sigma
        found.append(Standing(plan.bots[bot], rating, low, high, n, wins, wins / max(1, n), *wilson(wins, n), score))
    return sorted(found, key=lambda one: -one.rating)


def seat_wins(plan: Plan, games: Sequence[Played]) -> list[tuple[float, float, float]]:
    """For each seat how often it won, with the interval."""
    wins = [sum(share(one, seat) for one in games) for seat in range(plan.seats)]
    return [(won / max(1, len(games)), *wilson(won, len(games))) for won in wins]


def duels(plan: Plan, games: Sequence[Played]) -> dict[tuple[int, int], tuple[float, int]]:
    """For each two bots how often the first stood above the second, and in how many games; equals count half."""
    found = dict.fromkeys(itertools.combinations(range(len(plan.bots)), 2), (0.0, 0))
    for played in games:
        place = places(played)
        for a, b in itertools.combinations(range(plan.seats), 2):
            one, other = played.sitting[a], played.sitting[b]
            if one != other:
                pair, above = (
                    ((one, other), place[b] - place[a]) if one < other else ((other, one), place[a] - place[b])
                )
                wins, n = found[pair]
                found[pair] = (wins + (1 if above > 0 else 0.5 if above == 0 else 0), n + 1)
    return found


def decided(plan: Plan, games: Sequence[Played]) -> bool:
    """Has the sequential test told every two bots apart?"""
    return all(abs(2 * wins - n) >= LEAD for wins, n in duels(plan, games).values())
