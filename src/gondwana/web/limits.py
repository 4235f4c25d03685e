"""How often one address or player may do a thing. Counted per process, in memory; enough to blunt a flood."""

from __future__ import annotations

import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse

RATES = {
    "signin": (10, 300.0),
    "guest": (30, 3600.0),
    "create": (40, 3600.0),
    "chat": (20, 60.0),
    "act": (600, 60.0),
    "hint": (60, 300.0),
    "look": (300, 60.0),
    "upload": (20, 3600.0),
    "analysis": (20, 3600.0),
    "api": (1200, 60.0),
}
"""What: so many times in so many seconds."""


class Limits:
    """Sliding windows of the times of what was done."""

    def __init__(self) -> None:
        self.guard = threading.Lock()
        self.times: dict[tuple[str, str], deque[float]] = defaultdict(deque)

    def allow(self, what: str, who: str) -> bool:
        """May it be done once more? If so it is counted."""
        most, window = RATES[what]
        if settings.UNLIMITED:
            return True
        now = time.monotonic()
        with self.guard:
            if len(self.times) > 20_000:
                self.times = defaultdict(deque, {key: row for key, row in self.times.items() if row[-1] > now - 3600})
            times = self.times[what, who]
            while times and times[0] <= now - window:
                times.popleft()
            if len(times) >= most:
                return False
            times.append(now)
            return True


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
