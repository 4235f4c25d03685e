"""What follows a game: ratings. And who is told that it is their turn."""

from __future__ import annotations

import ipaddress
import json
import logging
import smtplib
import socket
import threading
import urllib.request
from urllib.parse import urlsplit

from django.conf import settings
from django.core.mail import send_mail
from django.db import transaction

import gondwana
from gondwana.kit.game import metas
from gondwana.web.models import Player, Rating, Table
from gondwana.web.words import words

log = logging.getLogger(__name__)
K = 32.0
MIDDLE = 1500.0
"""Where people begin, and bots that were never measured."""


def finished(table: Table) -> None:
    """Rate the people of a table once: everybody against everybody, by the place in the result."""
    places = [*table.places.select_related("player")]
    if not table.scores or not any(place.player for place in places):
        return
    with transaction.atomic():
        rows = {
            place.number: Rating.objects.select_for_update().get_or_create(player=place.player, game=table.game)[0]
            for place in places
            if place.player is not None and not place.bot
        }
        points = {
            place.number: rows[place.number].points
            if place.number in rows
            else float(metas()[table.game].ratings().get(place.bot) or MIDDLE)
            for place in places
        }
        for number, row in rows.items():
            others = [other for other in points if other != number]
            change = sum(
                outcome(table, number, other) - 1 / (1 + 10 ** ((points[other] - points[number]) / 400))
                for other in others
            )
            row.points += K * change / max(1, len(others))
            row.games += 1
            row.wins += int(number in (table.winners or []))
            row.save()


def outcome(table: Table, one: int, other: int) -> float:
    """1 for the better one, 0 for the worse, a half for equals; winners stand above all others."""

    def height(seat: int) -> tuple[bool, int]:
        return seat in table.winners, table.scores[seat]

    return 1.0 if height(one) > height(other) else 0.5 if height(one) == height(other) else 0.0


# -- news for people who are away --------------------------------------------------------------------------------------


def notify(table: Table) -> None:
    """Tell the player who is asked at a table by correspondence, by the ways they have chosen."""
    place = table.places.select_related("player").filter(number=table.asked).first()
    if place is None or place.player is None or place.bot:
        return
    player = place.player
    if player.mail_turns and player.email:
        threading.Thread(target=mail, args=(player, table), daemon=True).start()
    if player.webhook:
        threading.Thread(target=call, args=(player.webhook, turn_text(player, table), table), daemon=True).start()


def turn_text(player: Player, table: Table) -> str:
    """One sentence that names the game, with the address of the table."""
    address = f"{settings.PUBLIC_URL or 'http://127.0.0.1:8000'}/t/{table.slug}"
    lang = player.language or "en"
    title = gondwana.game(table.game).meta.titled(lang)
    return words(lang)("notify.turn", game=title, name=player.name, address=address)


def mail(player: Player, table: Table) -> None:
    """By e-mail."""
    text = turn_text(player, table)
    try:
        send_mail(text.split("\n")[0][:80], text, None, [player.email])
    except (OSError, smtplib.SMTPException) as error:
        log.warning("no e-mail to a player: %s", type(error).__name__)


def payload(host: str, text: str, table: Table) -> dict[str, object]:
    """What a webhook is sent: Discord and Slack have forms of their own, Matrix bridges and others get all of it."""
    if host.endswith(("discord.com", "discordapp.com")):
        return {"content": text, "allowed_mentions": {"parse": []}}
    if host.endswith("slack.com"):
        return {"text": text}
    return {"text": text, "msgtype": "m.text", "body": text, "table": table.slug, "game": table.game}


def allowed(url: str) -> bool:
    """Webhooks go to https addresses of the open internet only: no door into the server's own network."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname or parts.username:
        return False
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, proto=socket.IPPROTO_TCP)
    except OSError:
        return False
    return all(ipaddress.ip_address(row[4][0]).is_global for row in found)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args: object, **kwargs: object) -> None:
        return None


def call(url: str, text: str, table: Table) -> None:
    """By webhook."""
    if not allowed(url):
        log.warning("a webhook address is not allowed")
        return
    body = json.dumps(payload(urlsplit(url).hostname or "", text, table)).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json", "User-Agent": "gondwana"})
    try:
        with urllib.request.build_opener(_NoRedirect).open(request, timeout=10):
            pass
    except OSError as error:
        log.warning("a webhook failed: %s", type(error).__name__)
