"""The end of a game worth telling: who came where, how the points went, what turned it."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

from gondwana.kit.match import Match
from gondwana.web import referee
from gondwana.web.models import Table
from gondwana.web.words import words

WIDTH, HEIGHT = 640, 220


@lru_cache(maxsize=200)
def curve(pk: int) -> list[list[int]]:
    """The points of every seat before the first choice and after each."""
    table = Table.objects.get(pk=pk)
    with referee.at(table) as match:
        record = match.record
    again = Match.anew(record)
    points = [again.state.scores()]
    for seat, text in record.choices:
        again.play(seat, text)
        points.append(again.state.scores())
    return points


def leaders(points: list[int]) -> list[int]:
    """The seats in front."""
    return [seat for seat, value in enumerate(points) if value == max(points)]


def tell(table: Table, lang: str) -> dict[str, Any]:
    """Ranking, lines of the graph, and the story in a few sentences."""
    points = curve(table.pk)
    names = referee.names(table)
    last, winners = points[-1], table.winners or []
    order = sorted(range(table.seats), key=lambda seat: (seat not in winners, -last[seat], seat))
    low, high = min(map(min, points)), max(map(max, points))
    span = max(1, high - low)

    def place(step: int, value: int) -> str:
        x = 30 + (WIDTH - 40) * step / max(1, len(points) - 1)
        return f"{x:.1f},{HEIGHT - 20 - (HEIGHT - 40) * (value - low) / span:.1f}"

    return {
        "ranking": [
            {"seat": seat, "name": names[seat], "points": last[seat], "won": seat in winners} for seat in order
        ],
        "lines": [
            {"seat": seat, "path": " ".join(place(step, row[seat]) for step, row in enumerate(points))}
            for seat in range(table.seats)
        ],
        "low": low,
        "high": high,
        "zero": place(0, 0).split(",")[1] if low <= 0 <= high else "",
        "sentences": sentences(points, names, winners, lang),
    }


def sentences(points: list[list[int]], names: list[str], winners: list[int], lang: str) -> list[str]:
    """Who won by how much, who led longest, how often the lead changed, the best single gain."""
    t = words(lang)
    last = points[-1]
    out = []
    who = t("list.and").join(names[seat] for seat in winners)
    behind = [value for seat, value in enumerate(last) if seat not in winners]
    ahead = max(last) - max(behind) if behind else 0
    out.append(t("story.won" if ahead > 0 else "story.tie", name=who, n=ahead))
    fronts = [leaders(row) for row in points]
    changes = sum(1 for before, now in pairwise(fronts) if not set(before) & set(now))
    out.append(t("story.changes", n=changes))
    led = [sum(seat in front for front in fronts) for seat in range(len(names))]
    best = max(range(len(names)), key=lambda seat: led[seat])
    out.append(t("story.led", name=names[best], part=round(100 * led[best] / len(points))))
    step, seat, gain = max(
        (
            (step, seat, now[seat] - before[seat])
            for step, (before, now) in enumerate(pairwise(points), 1)
            for seat in range(len(names))
        ),
        key=lambda found: found[2],
        default=(0, 0, 0),
    )
    if gain > 0:
        out.append(t("story.leap", name=names[seat], n=gain, step=step))
    out.append(t("story.length", n=len(points) - 1))
    return out
