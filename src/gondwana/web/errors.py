"""Refusals and errors as pages, or as data for programs and for our own script."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from gondwana.web.words import words


def wants_data(request: HttpRequest) -> bool:
    """Did a program ask, or the script of our pages?"""
    return request.path.startswith("/api/") or request.headers.get("X-Requested-With") == "gondwana"


def problem(request: HttpRequest, status: int, key: str, **more: object) -> HttpResponse:
    """A refusal in the reader's words; it never tells more than the text of its key and what is given."""
    lang = getattr(request, "lang", "en")
    message = words(lang)(key)
    if wants_data(request):
        return JsonResponse({"error": key.rpartition(".")[2], "message": message, **more}, status=status)
    return render(request, "web/problem.html", {"status": status, "message": message, **more}, status=status)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400."""
    return problem(request, 400, "refused.malformed")


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """403."""
    return problem(request, 403, "refused.forbidden")


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404."""
    return problem(request, 404, "refused.missing")


def broken(request: HttpRequest) -> HttpResponse:
    """500: the mistake is ours, and the page says nothing of the table."""
    return problem(request, 500, "refused.broken")


def csrf(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403 for a form that was not ours."""
    return problem(request, 403, "refused.csrf")
