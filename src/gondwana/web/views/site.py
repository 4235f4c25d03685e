"""Files made when asked: the colours of the themes, the icon, the manifest, and a sign of life."""

from __future__ import annotations

from functools import cache

from django.db import connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.templatetags.static import static
from django.views.decorators.http import require_GET

import gondwana
from gondwana.core.rng import seeded
from gondwana.kit.game import metas
from gondwana.kit.theme import DARK, LIGHT, THEMES, css
from gondwana.web.errors import problem
from gondwana.web.guides import guides


@cache
def sheet() -> str:
    """The variables of both themes; `system` follows the reader's machine."""
    dark, light = css("dark"), css("light")
    return (
        f":root{{color-scheme:light;{light}}}"
        f':root[data-theme="dark"]{{color-scheme:dark;{dark}}}'
        f'@media (prefers-color-scheme:dark){{:root[data-theme="system"]{{color-scheme:dark;{dark}}}}}'
    )


@require_GET
def theme(request: HttpRequest) -> HttpResponse:
    """The style sheet of the colours."""
    response = HttpResponse(sheet(), content_type="text/css; charset=utf-8")
    response.headers["Cache-Control"] = "public, max-age=300"
    return response


@require_GET
def manifest(request: HttpRequest) -> HttpResponse:
    """So that a phone can keep the site among its apps."""
    data = {
        "name": "Gondwana",
        "short_name": "Gondwana",
        "start_url": "/",
        "display": "standalone",
        "background_color": LIGHT["paper"],
        "theme_color": DARK["paper"],
        "icons": [{"src": static("web/icon.svg"), "sizes": "any", "type": "image/svg+xml"}],
    }
    return JsonResponse(data, content_type="application/manifest+json")


@require_GET
def health(request: HttpRequest) -> HttpResponse:
    """Is the server up, and its database?"""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return HttpResponse("ok\n", content_type="text/plain")


@cache
def plate_of(game: str, theme: str, lang: str) -> str:
    """A position as a picture, always the same: the richest of its guided game, else one from the middle of a game."""
    g = gondwana.game(game)
    if (found := guides().get(game)) is not None:
        scenes = [g.view(found.position(number), found.seat).scene for number in range(len(found.steps))]
        richest = max(scenes, key=lambda scene: sum(piece.count for zone in scene.zones for piece in zone.pieces))
        return g.svg(richest, lang, theme)
    s = g.new(min(max(3, g.meta.seats[0]), g.meta.seats[1]), seed=11)
    dice = seeded(11)
    for _ in range(48):
        if s.acts:
            s.step(s.acts[dice.below(len(s.acts))])
    return g.svg(g.view(s, -1).scene, lang, theme)


@require_GET
def plate(request: HttpRequest, game: str, theme: str) -> HttpResponse:
    """The picture of a game for the lists."""
    if game not in metas() or theme not in THEMES:
        return problem(request, 404, "refused.game")
    lang = request.lang
    response = HttpResponse(plate_of(game, theme, lang), content_type="image/svg+xml; charset=utf-8")
    response.headers["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"
    response.headers["Cache-Control"] = "public, max-age=3600"
    response.headers["Vary"] = "Accept-Language, Cookie"
    return response


@require_GET
def icon(request: HttpRequest) -> HttpResponse:
    """For pages that name none, as those of the admin."""
    return redirect(static("web/icon.svg"))


@require_GET
def older(request: HttpRequest, edition: str, path: str) -> HttpResponse:
    """A file that a page from before an update still asks for: as it is now."""
    if static("").split("/")[-2] == edition:
        return problem(request, 404, "refused.missing")
    return redirect(static(path))
