"""How often one address or player may do a thing, whichever process of the site is asked."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable
from functools import wraps
from time import time
from typing import Any

from django.conf import settings
from django.db import connection
from django.http import HttpRequest, HttpResponse

from gondwana.web.models import Knock

RATES = {
    "signin": (10, 300),
    "guest": (30, 3600),
    "create": (40, 3600),
    "chat": (20, 60),
    "act": (600, 60),
    "hint": (60, 300),
    "look": (300, 60),
    "upload": (20, 3600),
    "analysis": (20, 3600),
    "api": (1200, 60),
}
"""What: so many times in a window of so many seconds."""
COUNT = """
INSERT INTO web_knock (key, until, count) VALUES (%s, %s, %s) ON CONFLICT (key) DO UPDATE SET until = excluded.until,
count = CASE WHEN web_knock.until = excluded.until THEN web_knock.count + excluded.count ELSE excluded.count END
RETURNING count
"""
"""One statement, so that no two processes can both be the last that may."""


class Limits:
    """What this process may still do of each thing until its window ends.

    The database counts for all processes. What is done often is taken from it in lots, so that not every choice costs
    a second write; what a process took and did not use is lost to the others, and never used twice.
    """

    def __init__(self) -> None:
        self.guard = threading.Lock()
        self.left: dict[str, tuple[int, int]] = {}
        """The end of the window, and what is left in it; -1 when the database has no more."""

    def allow(self, what: str, who: str) -> bool:
        """May it be done once more? If so it is counted."""
        if settings.UNLIMITED:
            return True
        most, seconds = RATES[what]
        until = (int(time()) // seconds + 1) * seconds
        secret = settings.SECRET_KEY.encode()[:32]  # addresses of people are nobody's business, also not in a dump
        key = hashlib.blake2s(f"{what} {who}".encode(), key=secret, digest_size=16).hexdigest()
        with self.guard:
            left = self.known(key, until)
            if left:
                self.left[key] = (until, left - 1 if left > 0 else -1)
                return left > 0
        lot = take(key, until, most)
        with self.guard:
            left = max(0, self.known(key, until)) + lot
            self.left[key] = (until, left - 1 if lot else left or -1)
        return lot > 0

    def known(self, key: str, until: int) -> int:
        """What is left of the last lot."""
        if len(self.left) > 20_000:
            self.left = {one: row for one, row in self.left.items() if row[0] > time()}
        end, left = self.left.get(key, (0, 0))
        return left if end == until else 0


def take(key: str, until: int, most: int) -> int:
    """A lot from the database; 0 when there is no more."""
    lot = max(1, most // 60)
    with connection.cursor() as cursor:
        cursor.execute(COUNT, [key, until, lot])
        count: int = cursor.fetchone()[0]
    return max(0, min(lot, most + lot - count))


def forget() -> None:
    """Clear away the counts of windows that are over."""
    Knock.objects.filter(until__lt=time()).delete()


limits = Limits()


def address(request: HttpRequest) -> str:
    """Where a request comes from, as the nearest trusted proxy saw it."""
    hops = [hop.strip() for hop in request.headers.get("X-Forwarded-For", "").split(",") if hop.strip()]
    if settings.PROXIES and len(hops) >= settings.PROXIES:
        return str(hops[-settings.PROXIES])
    return str(request.META.get("REMOTE_ADDR", ""))


def limited(what: str) -> Callable[[Callable[..., HttpResponse]], Callable[..., HttpResponse]]:
    """Refuse a POST that comes too often, before anything else happens."""

    def decorate(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
        @wraps(view)
        def checked(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            if request.method == "POST" and not limits.allow(what, address(request)):
                from gondwana.web.errors import problem

                return problem(request, 429, "refused.often")
            return view(request, *args, **kwargs)

        return checked

    return decorate
