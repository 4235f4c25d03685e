"""Who is told that it is their turn at a table by correspondence: by e-mail and by webhooks.

A few threads of their own do it, so that no table waits for a server somewhere. What cannot be delivered is tried again
and then dropped: the game is there in any case.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import itertools
import json
import logging
import queue
import smtplib
import socket
import ssl
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit

from django.conf import settings
from django.core.mail import send_mail

import gondwana
from gondwana.web.models import Player, Table
from gondwana.web.words import words

log = logging.getLogger(__name__)
CARRIERS = 4
MOST = 1000
"""So many letters wait at most; then new ones are dropped."""
PATIENCE = 10.0
"""Seconds for a server to answer."""
PAUSES = (2.0, 10.0)
"""Seconds before a second and a third attempt; a server that asks for another pause gets it, up to LONGEST."""
LONGEST = 60.0
HIDDEN = [ipaddress.ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""Addresses of IPv6 that stand for others of IPv4, which may be private."""

Job = Callable[[], float | None]
"""Does it; returns nothing when it is settled, for good or bad, else the seconds it would like to be left alone."""


class Office:
    """Letters wait here until a carrier has time, and those that came back until their pause is over."""

    def __init__(self) -> None:
        self.letters: queue.PriorityQueue[tuple[float, int, int, Job]] = queue.PriorityQueue(MOST)
        self.guard = threading.Lock()
        self.carriers: list[threading.Thread] = []
        self.numbers = itertools.count()

    def post(self, job: Job, due: float = 0.0, tries: int = 0) -> None:
        """Have it done; the caller does not wait."""
        with self.guard:
            while len(self.carriers) < CARRIERS:
                self.carriers.append(threading.Thread(target=self.carry, daemon=True, name="post"))
                self.carriers[-1].start()
        try:
            self.letters.put_nowait((due, next(self.numbers), tries, job))
        except queue.Full:
            log.warning("too many letters; one was dropped")

    def carry(self) -> None:
        """The life of a carrier."""
        while True:
            due, _, tries, job = self.letters.get()
            early = due - time.monotonic()
            if early > 0:  # it goes back, since one that is due sooner may have come meanwhile
                time.sleep(min(early, 0.2))
                self.post(job, due, tries)
            elif (pause := self.tried(job)) is None:
                pass
            elif tries < len(PAUSES):
                self.post(job, time.monotonic() + max(PAUSES[tries], min(pause, LONGEST)), tries + 1)
            else:
                log.warning("a letter could not be delivered")
            self.letters.task_done()

    def tried(self, job: Job) -> float | None:
        """One attempt; a mistake of ours is not repeated."""
        try:
            return job()
        except Exception:
            log.exception("a letter was not delivered")
            return None


office = Office()


def notify(table: Table) -> None:
    """Tell the player who is asked at a table by correspondence, by the ways they have chosen."""
    place = table.places.select_related("player").filter(number=table.asked).first()
    if place is None or place.player is None or place.bot:
        return
    player, text = place.player, turn_text(place.player, table)
    if player.mail_turns and player.email:
        office.post(lambda: mail(player.email, text))
    if player.webhook:
        letter = addressed(player.webhook, text, table)
        office.post(lambda: deliver(letter))


def turn_text(player: Player, table: Table) -> str:
    """One sentence that names the game, with the address of the table."""
    address = f"{settings.PUBLIC_URL or 'http://127.0.0.1:8000'}/t/{table.slug}"
    lang = player.language or "en"
    title = gondwana.game(table.game).meta.titled(lang)
    return words(lang)("notify.turn", game=title, name=player.name, address=address)


def mail(to: str, text: str) -> float | None:
    """By e-mail."""
    try:
        send_mail(" ".join(text.split())[:80], text, None, [to])
    except (OSError, smtplib.SMTPException) as error:
        log.info("no e-mail to a player: %s", type(error).__name__)
        return 0.0
    return None


# -- webhooks ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Letter:
    """A request to somebody's webhook."""

    method: str
    url: str
    body: dict[str, Any]
    headers: dict[str, str]


def addressed(url: str, text: str, table: Table) -> Letter:
    """What a service is sent, in the form that it reads; whom it does not know gets plain JSON.

    A room of Matrix is its address in the client-server interface, with a token: `…/rooms/ROOM/send/m.room.message?
    access_token=TOKEN`. Its bridges for webhooks read `text`, as Slack does and those who copied it.
    """
    parts = urlsplit(url)
    host = parts.hostname or ""
    headers = {"Content-Type": "application/json", "User-Agent": "gondwana"}
    if belongs(host, "discord.com") or belongs(host, "discordapp.com"):
        return Letter("POST", url, {"content": text[:2000], "allowed_mentions": {"parse": []}}, headers)
    if belongs(host, "slack.com"):  # its three signs would call everybody in a channel, if a name held them
        safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return Letter("POST", url, {"text": safe}, headers)
    if parts.path.startswith("/_matrix/client/"):
        token = parse_qs(parts.query).get("access_token", [""])[0]
        once = f"{table.slug}-{table.count}"  # the same for each attempt, so that none is said twice
        url = parts._replace(path=f"{parts.path.rstrip('/')}/{once}", query="").geturl()
        headers["Authorization"] = f"Bearer {token}"
        return Letter("PUT", url, {"msgtype": "m.text", "body": text}, headers)
    return Letter("POST", url, {"text": text, "game": table.game, "table": table.slug}, headers)


def belongs(host: str, domain: str) -> bool:
    """Is it the domain or below it?"""
    return host == domain or host.endswith(f".{domain}")


def public(ip: str) -> bool:
    """Is it an address of the open internet?"""
    found = ipaddress.ip_address(ip.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return public(str(found.ipv4_mapped))
        if any(found in network for network in HIDDEN):
            return False
    return found.is_global and not found.is_multicast


def resolve(url: str) -> list[str]:
    """Where a webhook may be called: nowhere unless it is https and every address of its host is public.

    So there is no door into the server's own network, except where its operator opens it.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return []
    schemes = ("http", "https") if settings.WEBHOOKS_ANYWHERE else ("https",)
    if parts.scheme not in schemes or not parts.hostname or parts.username:
        return []
    try:
        rows = socket.getaddrinfo(parts.hostname, port or 443, proto=socket.IPPROTO_TCP)
    except (OSError, UnicodeError):
        return []
    found = [str(row[4][0]) for row in rows]
    return found if settings.WEBHOOKS_ANYWHERE or all(public(ip) for ip in found) else []


def deliver(letter: Letter) -> float | None:
    """Call a webhook once."""
    found = resolve(letter.url)
    if not found:
        log.warning("a webhook address is not allowed, or has no host")
        return None
    parts = urlsplit(letter.url)
    path = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
    door = Door(parts.hostname or "", parts.port, found[0], parts.scheme == "https")
    alarm = threading.Timer(2 * PATIENCE, door.slam)  # a byte now and then would keep a carrier for ever
    alarm.daemon = True
    alarm.start()
    try:
        door.request(letter.method, path, json.dumps(letter.body).encode(), letter.headers)
        answer = door.getresponse()
    except (OSError, http.client.HTTPException) as error:
        log.info("a webhook did not answer: %s", type(error).__name__)
        return 0.0
    finally:
        alarm.cancel()
        door.close()
    if answer.status == 429 or answer.status >= 500:
        said = answer.headers.get("Retry-After", "0")
        return float(said) if said.replace(".", "", 1).isdigit() else 0.0
    if answer.status >= 300:  # wrong or withdrawn, or a redirection, which is not followed
        log.warning("a webhook answered %s", answer.status)
    return None


class Door(http.client.HTTPConnection):
    """A connection to the very address that was looked at, whatever the name server says a moment later."""

    def __init__(self, host: str, port: int | None, ip: str, safe: bool) -> None:
        super().__init__(host, port or (443 if safe else 80), timeout=PATIENCE)
        self.default_port = 443 if safe else 80
        self.ip = ip
        self.safe = safe

    def connect(self) -> None:
        """To the address, under the name."""
        self.sock = socket.create_connection((self.ip, self.port), PATIENCE)
        if self.safe:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)

    def slam(self) -> None:
        """End it at once, whoever is reading."""
        with contextlib.suppress(OSError):
            if self.sock is not None:
                self.sock.shutdown(socket.SHUT_RDWR)
