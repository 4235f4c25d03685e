"""The interface for programs: JSON in, JSON out, a key in the header. Same referee, same views, same refusals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt

import gondwana
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Meta, metas
from gondwana.kit.i18n import LANGUAGES
from gondwana.web import bots, referee, seats
from gondwana.web.limits import address, limits
from gondwana.web.models import Player, Table, Token
from gondwana.web.shown import show
from gondwana.web.views.ask import answers
from gondwana.web.views.table import full_record
from gondwana.web.words import words

LARGEST = 64 * 1024


class Problem(Exception):
    """An answer that is not what was asked for."""

    def __init__(self, status: int, key: str, message: str = "", **more: object) -> None:
        self.status = status
        self.body = {"error": key.rpartition(".")[2], "message": message or words("en")(key), **more}
        super().__init__(key)


def endpoint(*methods: str, key: bool = True) -> Callable[[Callable[..., Any]], Callable[..., HttpResponse]]:
    """A view that takes and gives JSON. Cookies count for nothing here, so forms of other sites cannot use it."""

    def decorate(view: Callable[..., Any]) -> Callable[..., HttpResponse]:
        @csrf_exempt
        @wraps(view)
        def answer(request: HttpRequest, **path: str) -> HttpResponse:
            try:
                if request.method not in methods:
                    raise Problem(405, "refused.method")
                who = caller(request)
                if not limits.allow("api", str(who.pk) if who else address(request)):
                    raise Problem(429, "refused.often")
                if key and who is None:
                    raise Problem(401, "refused.token")
                body = read_body(request) if request.method == "POST" else {}
                found = view(request, who, body, **path)
            except Problem as problem:
                response = JsonResponse(problem.body, status=problem.status)
                if problem.status == 405:
                    response.headers["Allow"] = ", ".join(methods)
                return response
            except referee.Refused as refusal:
                more = {"rule": refusal.rule, "detail": refusal.detail} if refusal.rule else {}
                refused = Problem(refusal.status, refusal.key, **more)
                return JsonResponse(refused.body, status=refused.status)
            except referee.Frozen:
                return JsonResponse(Problem(409, "refused.frozen").body, status=409)
            except GondwanaError as error:
                return JsonResponse(Problem(422, "refused.malformed", str(error)).body, status=422)
            return found if isinstance(found, HttpResponse) else JsonResponse(found, status=200)

        return answer

    return decorate


def caller(request: HttpRequest) -> Player | None:
    """Whose key it is."""
    scheme, _, key = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        return None
    digest = hashlib.sha256(key.strip().encode("utf-8", "replace")).hexdigest()
    token = Token.objects.select_related("player").filter(hash=digest, player__is_active=True).first()
    if token is None:
        return None
    if token.used is None or (timezone.now() - token.used).total_seconds() > 60:
        Token.objects.filter(pk=token.pk).update(used=timezone.now())
    return token.player


def read_body(request: HttpRequest) -> dict[str, Any]:
    """The JSON object of a request."""
    if len(request.body) > LARGEST:
        raise Problem(413, "refused.malformed")
    if not request.body:
        return {}
    try:
        body = json.loads(request.body)
    except (ValueError, RecursionError):
        raise Problem(400, "refused.malformed", "the body is not JSON") from None
    if not isinstance(body, dict):
        raise Problem(400, "refused.malformed", "the body is not an object")
    return body


def take(body: dict[str, Any], name: str, kind: type, default: Any) -> Any:
    """A field of the body, of the right kind."""
    value = body.get(name, default)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Problem(422, "refused.malformed", f"{name} must be of type {kind.__name__}")
    if isinstance(value, int) and abs(value) > 10**9:
        raise Problem(422, "refused.malformed", f"{name} is out of range")
    if isinstance(value, str) and "\x00" in value:
        raise Problem(422, "refused.malformed", f"{name} holds a zero byte")
    return value


def find(slug: str) -> Table:
    """The table of an address."""
    found = Table.objects.prefetch_related("places").filter(slug=slug).first()
    if found is None:
        raise Problem(404, "refused.missing")
    return found


def language(request: HttpRequest) -> str:
    """The language of labels and sentences: `?lang=fr`."""
    asked = request.GET.get("lang", "en")
    return asked if asked in LANGUAGES else "en"


# -- what programs may ask ---------------------------------------------------------------------------------------------


def about_game(meta: Meta) -> dict[str, Any]:
    """A game as data."""
    return {
        "id": meta.id,
        "title": meta.title,
        "seats": list(meta.seats),
        "version": meta.version,
        "options": {
            name: {"values": [setting.show(value) for value in setting.values()], "rule": setting.rule}
            for name, setting in meta.settings.items()
        },
        "bots": bots.LEVELS,
    }


def about_table(table: Table) -> dict[str, Any]:
    """A table as data: nothing but what everybody may know."""
    return {
        "table": table.slug,
        "game": table.game,
        "version": table.version,
        "options": table.options,
        "status": table.status,
        "public": table.public,
        "live": table.live,
        "seq": table.count,
        "asked": table.asked,
        "seats": [
            {"seat": place.number, "name": place.name, "bot": place.bot, "free": not place.bot and not place.player_id}
            for place in table.places.all()
        ],
        "scores": table.scores,
        "winners": table.winners,
    }


@endpoint("GET", key=False)
def games(request: HttpRequest, who: Player | None, body: dict[str, Any]) -> dict[str, Any]:
    """The games of the package."""
    return {"games": [about_game(meta) for meta in gondwana.games()]}


@endpoint("GET")
def me(request: HttpRequest, who: Player, body: dict[str, Any]) -> dict[str, Any]:
    """Whose key it is, and the tables under way."""
    mine = Table.objects.filter(places__player=who, status__in=(Table.OPEN, Table.LIVE)).order_by("-changed")[:100]
    return {"username": who.username, "name": who.name, "tables": [about_table(table) for table in mine]}


@endpoint("GET", "POST")
def tables(request: HttpRequest, who: Player, body: dict[str, Any]) -> Any:
    """Public tables; or a new one."""
    if request.method == "GET":
        public = Table.objects.filter(public=True, imported=False, status__in=(Table.OPEN, Table.LIVE))
        return {"tables": [about_table(table) for table in public.order_by("-changed")[:50]]}
    if not limits.allow("create", str(who.pk)):
        raise Problem(429, "refused.often")
    game = take(body, "game", str, "")
    if game not in metas():
        raise Problem(422, "refused.game")
    levels = take(body, "bots", list, [])
    options = take(body, "options", dict, {})
    if not all(isinstance(level, str) for level in levels):
        raise Problem(422, "refused.malformed", "bots are names of bots, empty for a person")
    made = seats.create(
        who,
        game,
        {
            "seats": take(body, "seats", int, metas()[game].seats[0]),
            "options": {name: str(value)[:100] for name, value in options.items()},
            "bots": levels,
            "public": take(body, "public", bool, False),
            "live": take(body, "live", bool, True),
            "situation": take(body, "situation", str, ""),
        },
    )
    return JsonResponse(about_table(find(made.slug)), status=201)


@endpoint("GET")
def table(request: HttpRequest, who: Player, body: dict[str, Any], slug: str) -> dict[str, Any]:
    """One table."""
    return about_table(find(slug))


@endpoint("POST")
def join(request: HttpRequest, who: Player, body: dict[str, Any], slug: str) -> dict[str, Any]:
    """Sit down."""
    found = find(slug)
    if found.imported:
        raise referee.Refused("refused.closed")
    place = seats.join(found, who)
    return {"seat": place.number, **about_table(find(slug))}


@endpoint("POST")
def leave(request: HttpRequest, who: Player, body: dict[str, Any], slug: str) -> dict[str, Any]:
    """Get up."""
    found = find(slug)
    seats.leave(found, seats.sitting_at(found, who))
    return about_table(find(slug))


@endpoint("GET")
def view(request: HttpRequest, who: Player, body: dict[str, Any], slug: str) -> dict[str, Any]:
    """The position as the caller may see it, with what can be chosen."""
    found = find(slug)
    seat = seats.viewer_of(found, who)
    if found.status not in (Table.LIVE, Table.OVER):
        raise Problem(409, "refused.not_begun")
    shown = show(found, seat, language(request), wide=True)
    return {
        "seq": shown.seq,
        "seat": seat,
        "who": shown.who,
        "over": shown.over,
        "asked": shown.asked,
        "prompt": shown.prompt,
        "rule": shown.rule,
        "options": shown.options,
        "undoable": shown.undoable,
        "text": shown.text,
        "log": [{"at": line.at, "rule": line.rule, "text": line.text} for line in shown.lines],
        "subjects": shown.subjects,
        "places": shown.places,
        "scene": shown.scene.to_json(),
    }


@endpoint("GET")
def why(request: HttpRequest, who: Player, body: dict[str, Any], slug: str) -> dict[str, Any]:
    """What something on the table could do in a place, or anywhere."""
    found = find(slug)
    seat = seats.viewer_of(found, who)
    if found.status not in (Table.LIVE, Table.OVER):
        raise Problem(409, "refused.not_begun")
    asked = request.GET.get("subject", ""), request.GET.get("place", "")
    return {"answers": answers(found, seat, *asked, language(request))}


@endpoint("POST")
def act(request: HttpRequest, who: Player, body: dict[str, Any], slug: str) -> dict[str, Any]:
    """Answer the question of number `seq`."""
    found = find(slug)
    seq, choice = take(body, "seq", int, -1), take(body, "choice", str, "")
    if seq < 0 or not choice or len(choice) > 200:
        raise Problem(422, "refused.malformed")
    return {"seq": seats.play(found, who, seq, choice)}


@endpoint("GET")
def record(request: HttpRequest, who: Player, body: dict[str, Any], slug: str) -> HttpResponse:
    """The record of a finished table."""
    found = find(slug)
    if found.status != Table.OVER:
        raise Problem(403, "refused.before_end")
    return HttpResponse(full_record(found), content_type="text/plain; charset=utf-8")


@endpoint("GET", key=False)
def openapi(request: HttpRequest, who: Player | None, body: dict[str, Any]) -> dict[str, Any]:
    """What is written in this file, for machines."""
    from gondwana.web.openapi import description

    return description()
