"""How quick the web table is with many tables in play: `python bench/web_load.py [--tables 100] [--seconds 20]`.

Starts a server of its own on this machine, seats two people at each table, lets them play at a human pace, and measures
the time from the choice of one to the changed page of the other, and how long a table of 300 choices takes to open. It
speaks to 127.0.0.1 only. Figures are reported, never asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
import urllib.parse
from html import unescape
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.server import Server, Visitor


class Door:
    """HTTP over plain sockets, for many visitors in one process."""

    def __init__(self, visitor: Visitor, port: int) -> None:
        self.port = port
        self.open: list[asyncio.StreamWriter] = []
        self.token = visitor.token
        self.cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.jar)

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> tuple[int, str, int]:
        """Status, text and weight of an answer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = urllib.parse.urlencode(body).encode() if body else b""
        head = [f"{'POST' if body else 'GET'} {path} HTTP/1.1", "Host: 127.0.0.1", f"Cookie: {self.cookie}"]
        head += ["X-Requested-With: gondwana", "Accept-Encoding: gzip", "Connection: close", "X-Wide: 1"]
        if body:
            head += [f"X-CSRFToken: {self.token}", "Content-Type: application/x-www-form-urlencoded"]
            head.append(f"Content-Length: {len(data)}")
        writer.write("\r\n".join([*head, "", ""]).encode() + data)
        raw = await reader.read()
        writer.close()
        top, _, rest = raw.partition(b"\r\n\r\n")
        if b"chunked" in top.lower():
            parts = re.split(rb"\r\n[0-9a-f]+\r\n", b"\r\n" + rest)
            rest = b"".join(parts[1:]).removesuffix(b"\r\n0\r\n\r\n")
        text = gzip.decompress(rest) if b"gzip" in top.lower() else rest
        return int(top.split()[1]), text.decode(), len(raw)

    async def news(self, slug: str) -> asyncio.StreamReader:
        """The news of a table."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"GET /t/{slug}/news HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        self.open.append(writer)
        await reader.readuntil(b"data: 0\n\n")
        return reader


def state(html: str) -> dict[str, Any]:
    """What the script of the page finds."""
    found = re.search(r'data-json="([^"]*)"', html)
    return dict(json.loads(unescape(found[1]))) if found else {}


def seat_two(url: str) -> tuple[str, list[Visitor]]:
    """A table with two people."""
    pair = [Visitor(url), Visitor(url)]
    pair[0].get("/new/cubosaurs")
    slug = pair[0].post("/new/cubosaurs", seats=2)[2].rpartition("/")[2]
    pair[1].get(f"/t/{slug}")
    pair[1].post(f"/t/{slug}/join")
    for visitor in pair:
        visitor.get(f"/t/{slug}")
    return slug, pair


Pages = tuple[str, list[Door], list[asyncio.StreamReader], list[dict[str, Any]]]


async def look(slug: str, doors: list[Door]) -> Pages:
    """Both pages are open, and listen."""
    news = [await door.news(slug) for door in doors]
    return slug, doors, news, [state((await door.ask(f"/t/{slug}/part"))[1]) for door in doors]


async def play(pages: Pages, end: float, pause: float, times: list[float], acts: list[float]) -> None:
    """Both play as pages do: who chooses gets the fresh table as the answer, the other fetches it at the news.

    Each choice is timed until the other's page has changed.
    """
    slug, doors, news, shown = pages
    await asyncio.sleep(random.random() * pause)
    while time.monotonic() < end:
        who = next((seat for seat in (0, 1) if shown[seat].get("asked")), None)
        if who is None:
            return
        choice = random.choice(shown[who]["options"])["text"]
        mark = f"event: play\ndata: {shown[who]['seq'] + 1}\n".encode()
        began = time.perf_counter()
        changed = asyncio.ensure_future(follow(news[1 - who], mark, doors[1 - who], slug))
        answer = await doors[who].ask(f"/t/{slug}/act", {"seq": shown[who]["seq"], "choice": choice})
        acts.append(time.perf_counter() - began)
        shown[who] = state(answer[1])
        done, shown[1 - who] = await changed
        times.append(done - began)
        await asyncio.sleep(pause * (0.5 + random.random()))


async def follow(news: asyncio.StreamReader, mark: bytes, door: Door, slug: str) -> tuple[float, dict[str, Any]]:
    """When the other's page has been fetched anew, and what it shows."""
    await news.readuntil(mark)
    page = (await door.ask(f"/t/{slug}/part"))[1]
    return time.perf_counter(), state(page)


def used(server: Server) -> float:
    """Seconds of processor that the server has used: steadier than times on a machine that does other things too."""
    stat = Path(f"/proc/{server.process.pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def figures(name: str, values: list[float]) -> dict[str, Any]:
    """Median and 95th hundredth, in milliseconds."""
    ordered = sorted(values)
    return {
        "what": name,
        "n": len(ordered),
        "median_ms": round(1000 * statistics.median(ordered), 1),
        "p95_ms": round(1000 * ordered[int(0.95 * (len(ordered) - 1))], 1),
    }


def open_long(server: Server, choices: int) -> list[dict[str, Any]]:
    """How long a table with so many choices takes to open, from cold and once it is in memory; and its weight.

    It is one of Evolution for eight, seven of them bots, the longest game there is.
    """
    seq, slug, door = 0, "", None
    while seq < choices:
        visitor = Visitor(server.url)
        visitor.get("/new/evolution")
        bots = {f"seat-{seat}": "random" for seat in range(2, 9)}
        slug = visitor.post("/new/evolution", seats=8, **bots)[2].rpartition("/")[2]
        visitor.get(f"/t/{slug}")
        door = Door(visitor, server.port)
        seq = asyncio.run(play_long(door, slug, choices))
    assert door is not None
    server.kill()
    server.start()
    asyncio.run(door.ask("/health"))
    times = []
    weight = 0
    for _ in range(21):
        began = time.perf_counter()
        _, _, weight = asyncio.run(door.ask(f"/t/{slug}"))
        times.append(time.perf_counter() - began)
    return [
        {"what": f"open a table of {seq} choices, from cold", "ms": round(1000 * times[0], 1)},
        figures("open it again", times[1:]),
        {"what": "its page, compressed", "kB": round(weight / 1000, 1)},
    ]


async def play_long(door: Door, slug: str, choices: int) -> int:
    """Play among bots until there are so many choices; how many there are."""
    while True:
        shown = state((await door.ask(f"/t/{slug}/part"))[1])
        if shown["asked"] and shown["seq"] < choices:
            choice = random.choice(shown["options"])["text"]
            await door.ask(f"/t/{slug}/act", {"seq": shown["seq"], "choice": choice})
        elif shown["over"] or shown["asked"]:
            return 0 if shown["over"] else int(shown["seq"])
        else:
            await asyncio.sleep(0.02)


def main() -> None:
    """Run and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=8, help="seconds somebody thinks before a choice")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        server = Server(Path(home), GONDWANA_UNLIMITED="1")
        try:
            report = open_long(server, 300)
            tables = [seat_two(server.url) for _ in range(args.tables)]
            times: list[float] = []
            acts: list[float] = []

            async def all_play() -> float:
                pages = [await look(slug, [Door(visitor, server.port) for visitor in pair]) for slug, pair in tables]
                before, end = used(server), time.monotonic() + args.seconds
                await asyncio.gather(*(play(one, end, args.pause, times, acts) for one in pages))
                return used(server) - before

            busy = asyncio.run(all_play())
        finally:
            server.kill()
    report.append(figures(f"choice to confirmation, {args.tables} tables", acts))
    report.append(figures(f"choice to the other's changed page, {args.tables} tables", times))
    report.append(
        {"what": "processor time of the server for a choice, all in all", "ms": round(1000 * busy / len(times), 1)}
    )
    for row in report:
        print(json.dumps(row))


if __name__ == "__main__":
    main()
