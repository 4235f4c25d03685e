"""How strong people are, from the games they finish."""

from __future__ import annotations

from django.db import transaction

from gondwana.kit.game import metas
from gondwana.web.models import Rating, Table

K = 32.0
MIDDLE = 1500.0
"""Where people begin, and bots that were never measured."""


def rate(table: Table) -> None:
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
