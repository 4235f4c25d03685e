"""What happens to every request: language, the rules for browsers, what all pages know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.decorators import sync_only_middleware

from gondwana.kit.i18n import LANGUAGES
from gondwana.web import referee
from gondwana.web.errors import problem

Handler = Callable[[HttpRequest], HttpResponse]
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


@sync_only_middleware
def content_security(get_response: Handler) -> Handler:
    """No script or style that is not a file of ours."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers.setdefault("Content-Security-Policy", POLICY)
        response.headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
        if not request.path.startswith("/static/"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response

    return middleware


def reader_language(request: HttpRequest) -> str:
    """What the reader chose, else what the browser asks for."""
    user = getattr(request, "user", None)
    chosen = user.language if user is not None and user.is_authenticated else ""
    chosen = chosen or request.COOKIES.get("lang", "")
    if chosen in LANGUAGES:
        return str(chosen)
    for part in request.headers.get("Accept-Language", "").lower().split(","):
        if part.strip()[:2] in LANGUAGES:
            return str(part.strip()[:2])
    return "en"


def nul(request: HttpRequest) -> bool:
    """Zero bytes are in no text of ours, and PostgreSQL stores none."""
    given = [request.path, *request.GET.values()]
    if request.method == "POST":
        given += request.POST.values()
    return any("\x00" in text for text in given)


@sync_only_middleware
def language(get_response: Handler) -> Handler:
    """The language of the reader, for our texts and for those of Django's forms."""

    def middleware(request: HttpRequest) -> HttpResponse:
        request.lang = reader_language(request)
        with translation.override(request.lang):
            response = problem(request, 400, "refused.malformed") if nul(request) else get_response(request)
            if response.status_code == 405 and not response.content:
                allowed = response.headers["Allow"]
                response = problem(request, 405, "refused.method")
                response.headers["Allow"] = allowed
        response.headers.setdefault("Content-Language", request.lang)
        return response

    return middleware


class Refusals:
    """What a table refuses and no view answers in a way of its own."""

    def __init__(self, get_response: Handler) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        """The answer, in the reader's words."""
        if isinstance(exception, referee.Refused):
            return problem(request, exception.status, exception.key)
        return problem(request, 409, "refused.frozen") if isinstance(exception, referee.Frozen) else None


def context(request: HttpRequest) -> dict[str, Any]:
    """What every template knows: the language, and how the reader likes the pages."""
    user = getattr(request, "user", None)
    known = user if user is not None and user.is_authenticated else None
    return {
        "lang": getattr(request, "lang", "en"),
        "other_lang": "en" if getattr(request, "lang", "en") == "fr" else "fr",
        "theme": known.theme if known else request.COOKIES.get("theme", "system"),
        "motion": known.motion if known else "normal",
        "patterns": bool(known and known.patterns),
        "confirm": bool(known and known.confirm),
        "sound": bool(known and known.sound),
    }
