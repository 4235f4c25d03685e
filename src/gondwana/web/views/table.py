"""The page of a table and everything done at it."""

from __future__ import annotations

import json
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_GET, require_POST

import gondwana
from gondwana.kit.game import metas
from gondwana.web import bots, news, referee, seats, story
from gondwana.web.errors import problem, wants_data
from gondwana.web.limits import limited
from gondwana.web.models import Message, Report, Seat, Table
from gondwana.web.shown import Shown, rail, show
from gondwana.web.views.lobby import somebody
from gondwana.web.words import words

EMPTY: dict[str, Any] = {"seq": 0, "asked": False, "options": [], "pieces": {}, "choices": 0}
"""What the script finds where there is no position to show."""


def find(slug: str) -> Table:
    """The table of an address, its places ready."""
    tables = Table.objects.select_related("rematch", "owner").prefetch_related("places")
    table: Table = get_object_or_404(tables, slug=slug)
    return table


def is_wide(request: HttpRequest) -> bool:
    """Which of the two drawings fits; our script says, else the kind of browser is a guess."""
    said = request.headers.get("X-Wide") or request.COOKIES.get("wide", "")
    return said == "1" if said else "Mobi" not in request.headers.get("User-Agent", "")


def page_of(request: HttpRequest, table: Table) -> dict[str, Any]:
    """What the templates of a table need."""
    viewer = seats.viewer_of(table, request.user)
    lang = request.lang
    found: Shown | None = None
    frozen = False
    if table.status in (Table.LIVE, Table.OVER):
        try:
            found = show(table, viewer, lang, is_wide(request))
        except referee.Frozen:
            frozen = True
        table.refresh_from_db(fields=["status", "asked", "asked_since", "count", "plea", "scores", "winners"])
    meta = metas().get(table.game)
    plea = table.plea if table.plea and table.plea["seq"] == table.count else None
    plea_mine = plea is not None and (viewer == plea["seat"] or viewer in plea["yes"])
    pending = "" if plea is None or viewer < 0 else "mine" if plea_mine else "asked"
    return {
        "table": table,
        "title": meta.titled(lang) if meta else table.game,
        "shown": found,
        "wide": is_wide(request),
        "data": json.dumps((found.data if found else EMPTY) | {"status": table.status, "plea": pending}),
        "frozen": frozen,
        "place": seats.place_of(table, request.user),
        "viewer": viewer,
        "owner": request.user.is_authenticated and table.owner_id == request.user.pk,
        "rail": rail(table, [*table.places.all()], found.scene if found else None, viewer, lang),
        "plea": plea,
        "plea_mine": plea_mine,
        "others": any(seat != viewer for seat in people(table)),
        "plea_name": referee.names(table)[plea["seat"]] if plea else "",
        "levels": bots.LEVELS if meta else [],
        "story": story.tell(table, lang) if found is not None and found.over else None,
        "messages_there": lambda: messages_of(table, request.user),  # the chat is no part of what changes with a choice
        "link": request.build_absolute_uri(f"/t/{table.slug}"),
    }


def messages_of(table: Table, user: Any) -> list[Message]:
    """The chat, without those the reader has muted."""
    found = table.messages.filter(removed=False).select_related("player")
    if user.is_authenticated:
        found = found.exclude(player__in=user.muted.all())
    return list(reversed(found.order_by("-pk")[:80]))


@require_GET
def table(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole page."""
    return render(request, "web/table.html", page_of(request, find(slug)))


@require_GET
def part(request: HttpRequest, slug: str) -> HttpResponse:
    """What changes on the page; our script puts it in place."""
    return render(request, "web/part.html", page_of(request, find(slug)))


def answer(request: HttpRequest, slug: str, refusal: referee.Refused | None = None) -> HttpResponse:
    """After something was done: the fresh table for our script, the page for a browser without it."""
    lang = request.lang
    if not wants_data(request) and refusal is None:
        return redirect("table", slug)
    page = page_of(request, find(slug))
    if refusal is not None:
        page["refusal"] = words(lang)(refusal.key)
        page["refusal_rule"] = refusal.rule
    template = "web/part.html" if wants_data(request) else "web/table.html"
    return render(request, template, page, status=refusal.status if refusal else 200)


def number(request: HttpRequest, name: str) -> int:
    """A number of a form, or -1."""
    text = request.POST.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else -1


@require_POST
@limited("act")
def act(request: HttpRequest, slug: str) -> HttpResponse:
    """A choice, with the number of the question it answers."""
    found = find(slug)
    seq, choice = number(request, "seq"), request.POST.get("choice", "")
    try:
        if seq < 0 or not choice or len(choice) > 200:
            raise referee.Refused("refused.malformed")
        seats.play(found, request.user, seq, choice)
    except referee.Refused as refusal:
        return answer(request, slug, refusal)
    return answer(request, slug)


@require_POST
@limited("act")
def undo(request: HttpRequest, slug: str) -> HttpResponse:
    """Take back the last choice, or the whole begun action; beyond the seal the others are asked."""
    found = find(slug)
    seq = number(request, "seq")
    try:
        place = seats.sitting_at(found, request.user)
        with referee.at(found) as match:
            free, begun = match.undoable(place.number), match.begun(place.number)
        if found.status != Table.LIVE or seq < 0:
            raise referee.Refused("refused.undo")
        if request.POST.get("what") == "action" and begun:
            referee.undo(found, place.number, seq, begun)
        elif free:
            referee.undo(found, place.number, seq, 1)
        else:
            plead(found, place, seq)
    except referee.Refused as refusal:
        return answer(request, slug, refusal)
    return answer(request, slug)


def plead(table: Table, place: Seat, seq: int) -> None:
    """Ask the others to let the last choice be taken back. Bots never mind."""
    if seq != table.count or seq == 0:
        raise referee.Refused("refused.stale")
    table.plea = {"seat": place.number, "seq": seq, "yes": []}
    grant(table)


def grant(table: Table) -> None:
    """Take the choice back as soon as everybody has agreed, else wait for them."""
    plea: dict[str, Any] = table.plea
    if all(seat == plea["seat"] or seat in plea["yes"] for seat in people(table)):
        referee.undo(table, plea["seat"], plea["seq"], back_to(table, plea["seat"]), agreed=True)
    else:
        table.save(update_fields=["plea", "changed"])
        news.tell(table.slug, "seats", table.count)


def people(table: Table) -> list[int]:
    """The seats of persons, who are asked before a choice is taken back."""
    return [place.number for place in table.places.all() if place.player_id is not None and not place.bot]


def back_to(table: Table, seat: int) -> int:
    """How many choices there are from the last one of this seat to the end."""
    with referee.at(table) as match:
        choices = match.record.choices
    mine = [index for index, (who, _) in enumerate(choices) if who == seat]
    if not mine:
        raise referee.Refused("refused.undo")
    return len(choices) - mine[-1]


@require_POST
def plea(request: HttpRequest, slug: str) -> HttpResponse:
    """Answer somebody who wants to take back a choice."""
    found = find(slug)
    try:
        place = seats.sitting_at(found, request.user)
        if not found.plea or found.plea["seq"] != found.count or found.plea["seat"] == place.number:
            raise referee.Refused("refused.stale")
        if request.POST.get("answer") == "yes":
            found.plea["yes"] = sorted({*found.plea["yes"], place.number})
            grant(found)
        else:
            found.plea = None
            found.save(update_fields=["plea", "changed"])
            news.tell(found.slug, "seats", found.count)
    except referee.Refused as refusal:
        return answer(request, slug, refusal)
    return answer(request, slug)


@require_POST
@limited("create")
def join(request: HttpRequest, slug: str) -> HttpResponse:
    """Sit down."""
    found = find(slug)
    if found.imported:
        raise referee.Refused("refused.closed")
    seats.join(found, somebody(request))
    return redirect("table", slug)


@require_POST
def leave(request: HttpRequest, slug: str) -> HttpResponse:
    """Get up, or come back after the clock ran out."""
    found = find(slug)
    place = seats.sitting_at(found, request.user)
    if request.POST.get("back") and place.bot:
        seats.come_back(found, place)
        return redirect("table", slug)
    seats.leave(found, place)
    return redirect("home")


@require_POST
def bot(request: HttpRequest, slug: str) -> HttpResponse:
    """The owner fills a free place with a bot."""
    found = find(slug)
    if not request.user.is_authenticated or found.owner_id != request.user.pk:
        raise referee.Refused("refused.watching")
    seats.add_bot(found, number(request, "seat"), request.POST.get("level", ""))
    return redirect("table", slug)


@require_POST
@limited("create")
def rematch(request: HttpRequest, slug: str) -> HttpResponse:
    """The same game once more."""
    again = seats.rematch(find(slug), somebody(request))
    return redirect("table", again.slug)


@require_POST
@limited("chat")
def chat(request: HttpRequest, slug: str) -> HttpResponse:
    """Say something. Those who sit there may, and everybody at a public table who has a name."""
    found = find(slug)
    text = seats.tidy(request.POST.get("text", ""), 500)
    if not request.user.is_authenticated or (not found.public and seats.place_of(found, request.user) is None):
        return problem(request, 403, "refused.watching")
    if text:
        said = Message.objects.create(table=found, player=request.user, text=text)
        news.tell(found.slug, "talk", said.pk)
    return talk(request, slug)


def talk(request: HttpRequest, slug: str, note: str = "") -> HttpResponse:
    """The chat alone, with a word about what was done."""
    if not wants_data(request) and not request.headers.get("HX-Request"):
        return redirect("table", slug)
    found = find(slug)
    page = {"messages_there": messages_of(found, request.user), "table": found, "note": note}
    return render(request, "web/talk.html", page)


@require_POST
@limited("chat")
def message(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """Report a message, or mute whoever wrote it."""
    said = get_object_or_404(Message, pk=pk, table__slug=slug)
    if not request.user.is_authenticated:
        return problem(request, 403, "refused.watching")
    if request.POST.get("what") == "mute" and said.player_id != request.user.pk:
        request.user.muted.add(said.player)
    elif request.POST.get("what") == "report":
        Report.objects.get_or_create(message=said, player=request.user)
        return talk(request, slug, words(request.lang)("chat.reported"))
    return talk(request, slug)


@require_POST
@limited("hint")
def hint(request: HttpRequest, slug: str) -> HttpResponse:
    """What the strongest bot would do, thinking with what the reader may know."""
    found = find(slug)
    place = seats.sitting_at(found, request.user)
    if found.status != Table.LIVE or found.asked != place.number:
        raise referee.Refused("refused.turn")
    choice = bots.choose(found, bots.STRONG, found.count)
    return JsonResponse({"choice": choice[1] if choice else ""})


@require_GET
def log(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole story so far."""
    found = find(slug)
    viewer = seats.viewer_of(found, request.user)
    with referee.at(found) as match:
        lines = match.log(viewer, request.lang)
    return render(request, "web/log.html", {"lines": lines, "table": found})


@require_GET
def svg(request: HttpRequest, slug: str) -> HttpResponse:
    """The picture of the table as a file, in the reader's language."""
    found = find(slug)
    viewer = seats.viewer_of(found, request.user)
    theme = "dark" if request.GET.get("theme") == "dark" else "light"
    with referee.at(found) as match:
        scene = match.view(viewer).scene
    lang = request.lang
    picture = gondwana.game(found.game).svg(scene, lang, theme, referee.names(found))
    return download(picture, f"{found.game}-{slug}.svg", "image/svg+xml")


def download(text: str, name: str, kind: str) -> HttpResponse:
    """A file to keep. A picture opened by itself may use its own colours, and nothing else."""
    response = HttpResponse(text, content_type=f"{kind}; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    response.headers["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    return response


@require_GET
def record(request: HttpRequest, slug: str) -> HttpResponse:
    """The record; it holds the seed, so there is none before the end."""
    found = find(slug)
    if found.status != Table.OVER:
        return problem(request, 403, "refused.before_end")
    return download(full_record(found), f"{found.game}-{slug}.txt", "text/plain")


def full_record(found: Table) -> str:
    """The record of a finished table."""
    with referee.at(found) as match:
        return match.record.dumps()


@require_GET
def situation(request: HttpRequest, slug: str) -> HttpResponse:
    """The last position as text, after the end."""
    found = find(slug)
    if found.status != Table.OVER:
        return problem(request, 403, "refused.before_end")
    with referee.at(found) as match:
        text = match.game.dump(match.state)
    return download(text, f"{found.game}-{slug}-situation.txt", "text/plain")
