"""Files made when asked: the colours of the themes, the icon, the manifest, and a sign of life."""

from __future__ import annotations

from functools import cache

from django.db import connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_GET

from gondwana.kit.theme import DARK, LIGHT, css


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
        "icons": [{"src": "/static/web/icon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }
    return JsonResponse(data, content_type="application/manifest+json")


@require_GET
def health(request: HttpRequest) -> HttpResponse:
    """Is the server up, and its database?"""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return HttpResponse("ok\n", content_type="text/plain")
