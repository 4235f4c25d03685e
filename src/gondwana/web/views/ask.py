"""Questions about a position: what could this animal eat there, and why not?"""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from gondwana.kit.errors import GondwanaError
from gondwana.web import referee, seats
from gondwana.web.errors import problem, wants_data
from gondwana.web.models import Table
from gondwana.web.views.table import find


def answers(table: Table, viewer: int, subject: str, place: str, lang: str) -> list[dict[str, Any]]:
    """What the game answers this viewer, ready for templates and programs."""
    with referee.at(table) as match:
        texts = match.game.texts(lang)
        notes = match.view(viewer).why(subject, place)
    return [{"good": note.good, "rule": note.rule, "text": note.text(texts)} for note in notes]


@require_GET
def why(request: HttpRequest, slug: str) -> HttpResponse:
    """The answers alone for our script, a page for a browser without it."""
    table = find(slug)
    viewer = seats.viewer_of(table, request.user)
    if table.status not in (Table.LIVE, Table.OVER):
        return problem(request, 409, "refused.not_begun")
    try:
        found = answers(table, viewer, request.GET.get("subject", ""), request.GET.get("place", ""), request.lang)
    except GondwanaError:
        return problem(request, 404, "refused.missing")
    template = "web/answers.html" if wants_data(request) else "web/why.html"
    return render(request, template, {"answers": found, "table": table, "id": table.game})
