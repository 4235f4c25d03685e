"""The front page, the pages of the games, and making tables."""

from __future__ import annotations

import json
from typing import Any

from django.contrib.auth import login
from django.db.models import Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

import gondwana
from gondwana.kit.complaint import complaint
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Meta, metas
from gondwana.kit.match import Match
from gondwana.web import bots, referee, seats
from gondwana.web.errors import problem
from gondwana.web.guides import guides
from gondwana.web.limits import address, limited, limits
from gondwana.web.models import Player, Table, new_slug
from gondwana.web.words import words

BACKEND = "django.contrib.auth.backends.ModelBackend"
SECONDS = {"blitz": (300, 5), "calm": (1200, 15), "move": (120, 0), "day": (86_400, 0), "week": (604_800, 0)}
"""The clocks one can choose: seconds, and what is added after a move."""


def somebody(request: HttpRequest) -> Player:
    """Who asks; somebody new becomes a guest with the name they give."""
    if request.user.is_authenticated:
        assert isinstance(request.user, Player)
        return request.user
    if not limits.allow("guest", address(request)):
        raise referee.Refused("refused.often")
    lang = getattr(request, "lang", "en")
    name = seats.tidy(request.POST.get("name", ""), 30) or words(lang)("guest.name")
    player = Player(username=f"guest-{new_slug().lower()}", name=name, guest=True, language=lang)
    player.theme = request.COOKIES.get("theme", "system")
    player.set_unusable_password()
    player.save()
    login(request, player, BACKEND)
    return player


def card(meta: Meta, lang: str) -> dict[str, Any]:
    """A game as the lists show it."""
    texts = gondwana.game(meta.id).texts(lang)
    return {
        "meta": meta,
        "about": texts("about"),
        "id": meta.id,
        "title": meta.titled(lang),
        "guide": meta.id in guides(),
    }


def rows(tables: Any, lang: str) -> list[dict[str, Any]]:
    """Tables as the lists show them."""
    found = []
    for table in tables.prefetch_related("places"):
        places = [*table.places.all()]
        found.append(
            {
                "table": table,
                "title": metas()[table.game].titled(lang) if table.game in metas() else table.game,
                "places": places,
                "free": sum(place.player_id is None and not place.bot for place in places),
                "asked": next((place for place in places if place.number == table.asked), None),
            }
        )
    return found


@require_GET
def home(request: HttpRequest) -> HttpResponse:
    """What can be played, what is going on, and a button that seats you."""
    public = Table.objects.filter(public=True, imported=False)
    mine = []
    if request.user.is_authenticated:
        own = Table.objects.filter(places__player=request.user, status__in=(Table.OPEN, Table.LIVE))
        mine = rows(own.order_by("-changed")[:20], request.lang)
    page = {
        "games": [card(meta, request.lang) for meta in sorted(gondwana.games(), key=lambda meta: meta.minutes)],
        "open": rows(public.filter(status=Table.OPEN).order_by("-created")[:20], request.lang),
        "running": rows(public.filter(status=Table.LIVE).order_by("-changed")[:12], request.lang),
        "mine": mine,
    }
    template = "web/lists.html" if request.headers.get("HX-Request") else "web/home.html"
    return render(request, template, page)


@require_GET
def game_page(request: HttpRequest, game: str) -> HttpResponse:
    """What a game is, how much of its components is certain, and everything one can do with it."""
    if game not in metas():
        return problem(request, 404, "refused.game")
    meta = metas()[game]
    lang = request.lang
    g = gondwana.game(game)
    sample = g.new(meta.seats[0], seed=7)
    view = g.view(sample, -1)
    page = card(meta, lang) | {
        "origin": [(words(lang)(f"origin.{name}"), n) for name, n in meta.origin().items() if n],
        "settings": settings_of(meta, lang),
        "picture": g.draw(view.scene, lang, [], wide=True),
        "levels": bots.LEVELS,
        "rules": len(g.rulebook.rules),
    }
    return render(request, "web/game.html", page)


def settings_of(meta: Meta, lang: str) -> list[dict[str, Any]]:
    """The options of a game as a form shows them."""
    texts = gondwana.game(meta.id).texts(lang)
    out = []
    for setting in meta.settings.values():
        name = f"option.{setting.name}"
        shown = [
            (setting.show(value), choice_label(setting.name, setting.show(value), texts)) for value in setting.values()
        ]
        out.append(
            {
                "name": setting.name,
                "type": setting.type,
                "label": texts(f"{name}.name"),
                "help": texts(f"{name}.help") if f"{name}.help" in texts else "",
                "rule": setting.rule,
                "values": shown,
                "default": setting.show(setting.default(meta.seats[0])),
                "varies": bool(setting.fallback_at),
            }
        )
    return out


def choice_label(name: str, value: str, texts: Any) -> str:
    """What one value of an option is called, if the game has a word for it."""
    key = f"option.{name}.{value}"
    return str(texts(key)) if key in texts else value


@require_POST
@limited("create")
def play_now(request: HttpRequest, game: str) -> HttpResponse:
    """One click: a table against bots, and you sit at it."""
    if game not in metas():
        return problem(request, 404, "refused.game")
    low, high = metas()[game].seats
    wished = request.POST.get("seats", "")
    number = int(wished) if wished.isdigit() and low <= int(wished) <= high else min(max(3, low), high)
    wanted = {"seats": number, "bots": [bots.LEVELS[0]] * (number - 1)}
    table = seats.create(somebody(request), game, wanted)
    return redirect("table", table.slug)


@require_http_methods(["GET", "POST"])
@limited("create")
def new_table(request: HttpRequest, game: str) -> HttpResponse:
    """The form for a table of one's own."""
    if game not in metas():
        return problem(request, 404, "refused.game")
    meta = metas()[game]
    lang = request.lang
    wrong = ""
    if request.method == "POST":
        try:
            table = seats.create(somebody(request), game, wishes(request, meta))
        except GondwanaError as error:
            wrong = complaint(str(error), lang)
        else:
            return redirect("table", table.slug)
    page = card(meta, lang) | {
        "settings": settings_of(meta, lang),
        "levels": bots.LEVELS,
        "numbers": range(meta.seats[0], meta.seats[1] + 1),
        "usual": max(2, meta.seats[0]),
        "others": range(2, meta.seats[1] + 1),
        "clocks": list(SECONDS),
        "wrong": wrong,
        "given": json.dumps(dict(request.POST.items()) if wrong else {}),
        "situation": request.POST.get("situation", "") or begun_at(request, game),
    }
    return render(request, "web/new.html", page, status=422 if wrong else 200)


def begun_at(request: HttpRequest, game: str) -> str:
    """The position of a finished game from which somebody wants to play on: `?from=TABLE&n=20`."""
    number = request.GET.get("n", "")
    found = Table.objects.filter(slug=request.GET.get("from", ""), game=game, status=Table.OVER).first()
    if found is None or not number.isascii() or not number.isdigit() or len(number) > 6:
        return ""
    try:
        return position_at(found, int(number))
    except referee.Frozen:
        return ""


def position_at(table: Table, number: int) -> str:
    """The position of a finished table after so many choices, as text."""
    with referee.at(table) as match:
        record = match.record
    again = Match.anew(record)
    for seat, text in record.choices[:number]:
        again.play(seat, text)
    return seats.drawn_up(again.game.dump(again.state))


def wishes(request: HttpRequest, meta: Meta) -> dict[str, Any]:
    """The form as `seats.create` takes it. Options left at "as recommended" are not given."""
    post = request.POST
    number = int(post["seats"]) if post.get("seats", "").isdigit() else meta.seats[0]
    clock = post.get("clock", "none")
    seconds, bonus = SECONDS.get(clock, (0, 0))
    given = {name: post[f"option-{name}"] for name in meta.settings if post.get(f"option-{name}")}
    return {
        "seats": number,
        "options": given,
        "bots": [post.get(f"seat-{seat}", "") for seat in range(2, meta.seats[1] + 1)],
        "public": post.get("public") == "yes",
        "live": post.get("live", "yes") == "yes",
        "clock": "none" if clock not in SECONDS else "player" if bonus else "move",
        "clock_seconds": seconds,
        "clock_bonus": bonus,
        "leaver": "nobody" if post.get("leaver") == "nobody" else "bot",
        "situation": post.get("situation", ""),
        "language": post.get("language", ""),
    }


@require_http_methods(["GET", "POST"])
@limited("upload")
def upload(request: HttpRequest) -> HttpResponse:
    """A record from a file becomes a game to look at."""
    wrong = ""
    if request.method == "POST":
        file = request.FILES.get("record")
        try:
            if file is None or file.size > 300_000:
                raise GondwanaError(words(request.lang)("upload.size"))
            table = seats.adopt(somebody(request), file.read().decode("utf-8"))
        except UnicodeDecodeError:
            wrong = words(request.lang)("upload.text")
        except GondwanaError as error:
            wrong = complaint(str(error), request.lang)
        else:
            return redirect("replay", table.slug)
    return render(request, "web/upload.html", {"wrong": wrong}, status=422 if wrong else 200)


@require_GET
def history(request: HttpRequest) -> HttpResponse:
    """All tables of the reader."""
    if not request.user.is_authenticated:
        return redirect("login")
    mine = Table.objects.filter(Q(places__player=request.user) | Q(owner=request.user)).distinct()
    return render(request, "web/history.html", {"tables": rows(mine.order_by("-changed")[:100], request.lang)})
