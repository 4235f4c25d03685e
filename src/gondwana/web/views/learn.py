"""Rules to read and to search, guided first games, and finished games to look at again."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods

import gondwana
from gondwana.core.errors import IllegalAct
from gondwana.core.state import State
from gondwana.kit.game import Game, metas
from gondwana.kit.log import History, seen, sentences
from gondwana.kit.match import Match
from gondwana.kit.option import act_label
from gondwana.kit.rulebook import Rule
from gondwana.web import judging, referee, seats
from gondwana.web.errors import problem, wants_data
from gondwana.web.guides import Guide, guides
from gondwana.web.limits import limited
from gondwana.web.models import Analysis, Table
from gondwana.web.shown import Shown, position, shown
from gondwana.web.views.table import download, find, is_wide
from gondwana.web.words import words


def plain(text: str) -> str:
    """Without accents and capitals, for searching."""
    decomposed = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def search(rules: Sequence[Rule], asked: str) -> list[Rule]:
    """The paragraphs with all the words, in whichever language they were asked."""
    wanted = plain(asked).split()
    return [rule for rule in rules if all(word in plain(f"{rule.id} {rule.en} {rule.fr}") for word in wanted)]


def natural(id: str) -> list[Any]:
    """Order of paragraphs as people count: C4.10 after C4.9."""
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.split(r"(\d+)", id) if part]


@require_GET
def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The rules of a game as paragraphs, with search; a single one for a popover."""
    if game not in metas():
        return problem(request, 404, "refused.game")
    book = gondwana.game(game).rulebook
    asked = request.GET.get("q", "")[:100]
    only = request.GET.get("id", "")
    lang = request.lang
    if only:
        if only not in book.rules:
            return problem(request, 404, "refused.missing")
        found = [book.rules[only]]
    else:
        found = search([*book.rules.values()], asked)
    shown_rules = [
        {
            "id": rule.id,
            "text": rule.text(lang),
            "variant": rule.variant,
            "ruling": rule.reading(lang),
        }
        for rule in found
    ]
    page = {"id": game, "title": metas()[game].titled(lang), "rules": shown_rules, "q": asked, "all": len(book.rules)}
    part = only or request.headers.get("HX-Request")
    return render(request, "web/paragraphs.html" if part else "web/rules.html", page)


# -- replay ------------------------------------------------------------------------------------------------------------


@require_GET
def replay(request: HttpRequest, slug: str) -> HttpResponse:
    """A finished game, at any of its positions, through anybody's eyes."""
    found = find(slug)
    if found.status != Table.OVER:
        return problem(request, 403, "refused.before_end")
    lang = request.lang
    with referee.at(found) as match:
        record = match.record
    length = len(record.choices)
    number = _number(request.GET.get("n", ""), length, length)
    seat = _number(request.GET.get("seat", ""), found.seats, 0) - 1
    again = Match.anew(record)
    label = ""
    for at, (who, text) in enumerate(record.choices[:number], 1):
        if at == number:
            act = again.game.act(again.state, text)
            label = act_label(again.game, again.state, act, lang, referee.names(found))
        again.play(who, text)
    if request.GET.get("file") == "situation":
        return download(again.game.dump(again.state), f"{found.game}-{slug}-{number}.txt", "text/plain")
    if request.GET.get("file") == "svg":
        theme = "dark" if request.GET.get("theme") == "dark" else "light"
        picture = match.game.svg(again.view(seat).scene, lang, theme, referee.names(found))
        return download(picture, f"{found.game}-{slug}-{number}.svg", "image/svg+xml")
    place = shown(again, found, seat, lang, number, is_wide(request))
    place.options = []
    step = ""
    if number:
        step = words(lang)("replay.choice", name=referee.names(found)[record.choices[number - 1][0]], choice=label)
    page = {
        "table": found,
        "title": metas()[found.game].titled(lang),
        "shown": place,
        "wide": is_wide(request),
        "data": json.dumps(place.data),
        "number": number,
        "length": length,
        "seat": seat,
        "step": step,
        "places": [*found.places.all()],
        "mine": seats.place_of(found, request.user),
    }
    return render(request, "web/replay_part.html" if wants_data(request) else "web/replay.html", page)


def _number(text: str, most: int, default: int) -> int:
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 7 else default


@require_http_methods(["GET", "POST"])
@limited("analysis")
def analysis(request: HttpRequest, slug: str) -> HttpResponse:
    """What every choice of a finished game was worth; a POST lets it be found out."""
    found = find(slug)
    if found.status != Table.OVER:
        return problem(request, 403, "refused.before_end")
    known = Analysis.objects.filter(table=found).first()
    if request.method == "POST" or (known is not None and not known.done):
        known = judging.begin(found)
    page: dict[str, Any] = {"table": found, "title": metas()[found.game].titled(request.lang), "known": known}
    if known is not None and known.done:
        page["told"] = judging.told(found, known, request.lang)
    if request.method == "POST":
        return redirect("analysis", slug)
    part = request.headers.get("HX-Request")
    return render(request, "web/analysis_part.html" if part else "web/analysis.html", page)


# -- guided games ------------------------------------------------------------------------------------------------------


@require_http_methods(["GET", "POST"])
def guide(request: HttpRequest, game: str, number: int = 0) -> HttpResponse:
    """One step of a guided game. A wrong choice is answered with what the rules or the lesson say about it."""
    found = guides().get(game)
    if found is None or number > len(found.steps):
        return problem(request, 404, "refused.missing")
    lang = request.lang
    wrong = ""
    status = 200
    if request.method == "POST" and number < len(found.steps):
        wrong = judge(found, number, request.POST.get("choice", ""), lang)
        status = 422 if wrong else 200
        number += 0 if wrong else 1
    step = found.steps[number] if number < len(found.steps) else None
    g = gondwana.game(game)
    s = found.position(number)
    place = lesson(g, s, found, number, lang, is_wide(request))
    page = {
        "id": game,
        "title": metas()[game].titled(lang),
        "number": number,
        "length": len(found.steps),
        "step": step,
        "text": step.text(lang) if step else words(lang)("learn.end"),
        "wrong": wrong,
        "wide": is_wide(request),
        "shown": place,
        "data": json.dumps(place.data),
    }
    return render(request, "web/guide_part.html" if wants_data(request) else "web/guide.html", page, status=status)


def lesson(g: Game, s: State, found: Guide, number: int, lang: str, wide: bool) -> Shown:
    """The position of a step, with what it is about marked; nothing can be chosen when it is only to be read."""
    view = g.view(s, found.seat)
    names = [words(lang)("seat", n=seat + 1) for seat in range(s.seats)]
    history = s.sink if isinstance(s.sink, History) else History()
    lines = sentences(g, s, seen(g, history, found.seat), lang, names)
    place = position(g, s, view, lang, names, lines, number, wide)
    accept = found.steps[number].accept if number < len(found.steps) else ()
    place.options = [{**option, "wanted": option["text"] in accept} for option in place.options] if accept else []
    return place


def judge(found: Guide, number: int, choice: str, lang: str) -> str:
    """Why a choice is not the one of this step; nothing if it is."""
    step = found.steps[number]
    g = gondwana.game(found.game)
    s = found.position(number)
    if not step.accept:
        return ""
    if choice in step.accept:
        return ""
    try:
        g.play(s.clone(), choice)
    except IllegalAct as error:
        rule = g.rulebook.rules.get(error.rule)
        return f"{rule.id} – {rule.text(lang)}" if rule else words(lang)("refused.illegal")
    return words(lang)("learn.other")
