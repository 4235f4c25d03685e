"""Players for the tests: browsers without a screen."""

from __future__ import annotations

import json
import random
import re
from html import unescape
from typing import Any

from django.test import Client

from gondwana.web import referee, seats
from gondwana.web.models import Player, Table, new_slug

SCRIPT = {"HTTP_X_REQUESTED_WITH": "gondwana"}


def player(name: str = "Ada", **fields: Any) -> Player:
    """Somebody new."""
    return Player.objects.create(username=f"{name.lower()}-{new_slug()}", name=name, **fields)


def browser(who: Player | None = None, **more: Any) -> Client:
    """A browser, signed in if somebody sits before it."""
    client = Client(**more)
    if who is not None:
        client.force_login(who)
    return client


def table(*people: Player, game: str = "cubosaurs", bots: int = 0, **wanted: Any) -> Table:
    """A table with these people at it, begun."""
    wishes = {"seats": len(people) + bots, "bots": [""] * (len(people) - 1) + ["random"] * bots, **wanted}
    made = seats.create(people[0], game, wishes)
    for other in people[1:]:
        seats.join(made, other)
    made.refresh_from_db()
    return made


def part(client: Client, made: Table) -> str:
    """What the page of a table shows this browser."""
    return client.get(f"/t/{made.slug}/part", **SCRIPT).content.decode()


def data(html: str) -> dict[str, Any]:
    """What the script of the page finds."""
    found = re.search(r'data-json="([^"]*)"', html)
    assert found
    return json.loads(unescape(found[1]))


def act(client: Client, made: Table, seq: int, choice: str) -> Any:
    """Send a choice as the script does."""
    return client.post(f"/t/{made.slug}/act", {"seq": seq, "choice": choice}, **SCRIPT)


def play_out(made: Table, seed: int = 1, most: int = 10_000) -> None:
    """Random choices for everybody, straight through the referee."""
    dice = random.Random(seed)
    for _ in range(most):
        with referee.at(made) as match:
            if match.over:
                return
            who = match.state.who
            choice = match.game.codec.text(match.state, dice.choice(match.state.acts))
        made.refresh_from_db()
        referee.play(made, who, made.count, choice)
