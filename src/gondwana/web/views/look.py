"""Looking before choosing: what a choice would surely bring, and why something cannot be touched."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_POST

from gondwana.kit.log import sentences
from gondwana.kit.view import PlayerView
from gondwana.web import referee, seats
from gondwana.web.limits import limited
from gondwana.web.models import Table
from gondwana.web.views.table import find
from gondwana.web.words import words

MOST = 8
"""So many sentences of an outlook are shown."""


def asked(request: HttpRequest, found: Table) -> PlayerView:
    """The view of the reader, who must be the one that is asked."""
    place = seats.sitting_at(found, request.user)
    if found.status != Table.LIVE:
        raise referee.Refused("refused.turn")
    with referee.at(found) as match:
        view = match.view(place.number)
    if not view.asked:
        raise referee.Refused("refused.turn")
    return view


@require_POST
@limited("look")
def foresee(request: HttpRequest, slug: str) -> HttpResponse:
    """What would surely follow from a choice: sentences as the log would have them, and the points that change."""
    found = find(slug)
    lang = request.lang
    view = asked(request, found)
    option = next((one for one in view.options if one.text == request.POST.get("choice")), None)
    if option is None:
        raise referee.Refused("refused.stale")
    outlook = view.foresee(option.act)
    names = referee.names(found)
    lines = [line.text for line in sentences(view.game, outlook.world, outlook.events, lang, names)]
    changes = [
        words(lang)("look.points", name=name, was=was, now=now)
        for name, was, now in zip(names, view.scene.scores, outlook.scores, strict=False)
        if was != now
    ]
    return JsonResponse({"lines": lines[:MOST], "points": changes, "certain": outlook.certain})


@require_POST
@limited("look")
def against(request: HttpRequest, slug: str) -> HttpResponse:
    """The paragraph against touching a thing; of several that lie on each other the innermost that has one."""
    view = asked(request, find(slug))
    chosen = request.POST.get("chosen", "").split()[:3]
    for thing in request.POST.get("things", "").split()[:3]:
        for id in view.against(thing, chosen):
            if (rule := view.game.rulebook.rules.get(id)) is not None:
                return JsonResponse({"rule": rule.id, "text": rule.text(request.lang)})
    return JsonResponse({"rule": "", "text": ""})
