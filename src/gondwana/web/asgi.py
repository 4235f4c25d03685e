"""The site as an ASGI application: Django, the news streams beside it, and the keeper that runs meanwhile."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gondwana.web.settings")

from django.core.asgi import get_asgi_application

site = get_asgi_application()

from gondwana.web import keeper, news

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
STREAM = re.compile(r"^(?:/api/v1/tables|/t)/([A-Za-z0-9]{6,20})/news$")
HEARTBEAT = 15.0
LARGEST = 1024 * 1024
"""Bytes of a request; Django would take a file of any size to its disk before it looks at it."""
MOST = int(os.environ.get("GONDWANA_STREAMS", "5000"))


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """Streams carry nothing but numbers, so they need no login: the address of a table is enough."""
    if scope["type"] == "lifespan":
        await lifespan(receive, send)
    elif scope["type"] == "http" and scope["method"] == "GET" and (found := STREAM.match(scope["path"])):
        await stream(found[1], receive, send)
    elif scope["type"] == "http" and _announced(scope) > LARGEST:
        await send({"type": "http.response.start", "status": 413, "headers": [(b"connection", b"close")]})
        await send({"type": "http.response.body", "body": b""})
    else:
        await site(scope, _measured(receive), send)


def _announced(scope: Scope) -> int:
    """How long a request says that it is."""
    said: bytes = dict(scope["headers"]).get(b"content-length", b"0")
    return int(said) if said.isdigit() else 0


def _measured(receive: Receive) -> Receive:
    """The parts of a request that does not say how long it is; too many of them, and nobody is there any more."""
    size = 0

    async def part() -> dict[str, Any]:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        return message if size <= LARGEST else {"type": "http.disconnect"}

    return part


async def lifespan(receive: Receive, send: Send) -> None:
    """Start what runs beside the requests, and stop it."""
    tasks: list[asyncio.Task[None]] = []
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            news.hub.loop = asyncio.get_running_loop()
            tasks = keeper.start()
            await send({"type": "lifespan.startup.complete"})
        elif message["type"] == "lifespan.shutdown":
            for task in tasks:
                task.cancel()
            keeper.stop()
            await send({"type": "lifespan.shutdown.complete"})
            return


async def stream(slug: str, receive: Receive, send: Send) -> None:
    """Server-Sent Events of one table until the browser leaves."""
    if sum(len(queues) for queues in news.hub.streams.values()) >= MOST:
        await send({"type": "http.response.start", "status": 503, "headers": [(b"retry-after", b"10")]})
        await send({"type": "http.response.body", "body": b""})
        return
    headers = [
        (b"content-type", b"text/event-stream"),
        (b"cache-control", b"no-store"),
        (b"x-accel-buffering", b"no"),
        (b"x-content-type-options", b"nosniff"),
    ]
    gone = asyncio.ensure_future(_gone(receive))
    try:
        with news.hub.listen(slug) as queue:  # before the greeting, which makes the page look: nothing falls between
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            hello = b"retry: 1000\nevent: hello\ndata: 0\n\n"
            await send({"type": "http.response.body", "body": hello, "more_body": True})
            while not gone.done():
                next_one = asyncio.ensure_future(queue.get())
                await asyncio.wait((gone, next_one), timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
                text = next_one.result() if next_one.done() else ": still here\n\n"
                next_one.cancel()
                if not gone.done():
                    await send({"type": "http.response.body", "body": text.encode(), "more_body": True})
    finally:
        gone.cancel()


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
