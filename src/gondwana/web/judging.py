"""Finished games judged choice by choice in the processes of the bots, and kept for whoever looks next.

Each choice is a job of its own, so that a bot that is asked meanwhile waits for one choice at most.
"""

from __future__ import annotations

import datetime
import json
import logging
import threading
import time
from typing import Any

from django.db import close_old_connections
from django.utils import timezone

from gondwana.kit.match import Match
from gondwana.lab import graph
from gondwana.lab.analysis import DOUBTFUL
from gondwana.web import referee
from gondwana.web.bots import pool
from gondwana.web.models import Analysis, Table
from gondwana.web.words import words

log = logging.getLogger(__name__)
EFFORT = 200
SECONDS = 60.0
"""No choice takes longer; then the analysis stops, and goes on when somebody asks again."""
SAVED = 1.0
"""How far an analysis is, is written down this often, in seconds."""
FORGOTTEN = datetime.timedelta(seconds=2 * SECONDS)
"""One that has not moved for so long was left by a process that died."""
WORST = 6

_running: set[int] = set()
_guard = threading.Lock()


def begin(table: Table) -> Analysis:
    """The analysis of a finished table; if it is not there, or was left half done, it begins or goes on."""
    with referee.at(table) as match:
        total = len(match.record.choices)
    found, made = Analysis.objects.get_or_create(table=table, defaults={"total": total})
    left = found.changed < timezone.now() - FORGOTTEN
    with _guard:
        if (made or left) and not found.done and pool.slow is not None and table.pk not in _running:
            _running.add(table.pk)
            pool.slow.submit(_run, table.pk)
    return found


def _run(pk: int) -> None:
    try:
        close_old_connections()
        run(Table.objects.get(pk=pk))
    except (referee.Frozen, Table.DoesNotExist):
        pass
    except Exception:
        log.exception("a game could not be judged")
    finally:
        with _guard:
            _running.discard(pk)
        close_old_connections()


def run(table: Table) -> None:
    """Judge what is not judged yet."""
    with referee.at(table) as match:
        record = match.record
    found = Analysis.objects.get(table=table)
    judged: list[dict[str, Any]] = found.judged
    again = Match.anew(record)
    saved = time.monotonic()
    for number, (seat, choice) in enumerate(record.choices, 1):
        if number > len(judged):
            job = ("judge", table.game, again.game.dump(again.state), choice, number, EFFORT, record.names)
            answer = pool.work(job, SECONDS)
            if answer is None:
                return
            judged.append(json.loads(answer))
            if time.monotonic() > saved + SAVED:
                if not kept(found.pk, judged):
                    return
                saved = time.monotonic()
        again.play(seat, choice)
    kept(found.pk, judged)


def kept(pk: int, judged: list[dict[str, Any]]) -> bool:
    """Write down what is judged; not if the analysis was deleted meanwhile, with somebody it names."""
    return bool(Analysis.objects.filter(pk=pk).update(judged=judged, changed=timezone.now()))


def told(table: Table, found: Analysis, lang: str) -> dict[str, Any]:
    """What the page shows of an analysis that is done."""
    names = referee.names(table)
    label = words(lang)("analysis.winning")
    chances = [row["chances"] for row in found.judged]
    rows = [
        {
            **{name: row[name] for name in ("number", "seat", "mark")},
            "name": names[row["seat"]],
            "choice": row["labels"][lang][0],
            "better": row["labels"][lang][1] if row["best"] != row["choice"] else "",
            "before": round(100 * row["before"]),
            "after": round(100 * row["after"]),
            "sure": row["before"] - row["after"] - row["error"],
        }
        for row in found.judged
    ]
    worst = sorted((row for row in rows if row["sure"] >= DOUBTFUL), key=lambda row: -float(row["sure"]))
    return {
        "graphs": {
            "wide": graph.draw(chances, names, label),
            "narrow": graph.draw(chances, names, label, wide=False),
        },
        "rows": rows,
        "worst": worst[:WORST],
        "seats": [
            {
                "seat": seat,
                "name": name,
                "bad": sum(row["mark"] == "??" and row["seat"] == seat for row in rows),
                "doubtful": sum(row["mark"] == "?" and row["seat"] == seat for row in rows),
                "all": sum(row["seat"] == seat for row in rows),
            }
            for seat, name in enumerate(names)
        ],
    }
