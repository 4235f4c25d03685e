"""Tables are made, places taken and left."""

from __future__ import annotations

import secrets
from typing import Any

from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils import timezone

import gondwana
from gondwana.kit.errors import GondwanaError
from gondwana.kit.i18n import LANGUAGES
from gondwana.kit.record import Record
from gondwana.kit.settings import resolve
from gondwana.web import bots, news, referee
from gondwana.web.models import Player, Seat, Table

LONGEST = 20_000
"""Signs of a position, and choices of a record."""
MOST_OPEN = 30
"""So many tables may one player have under way."""
BOT_NAMES = (
    "Mary Anning",
    "Wegener",
    "Darwin",
    "Lamarck",
    "Cuvier",
    "Haeckel",
    "Lyell",
    "Wallace",
    "Gould",
    "Margulis",
)


def create(owner: Player, game_id: str, wanted: dict[str, Any]) -> Table:
    """A table with its places; the owner sits at the first. Raises GondwanaError on bad wishes."""
    under_way = Table.objects.filter(owner=owner, status__in=(Table.OPEN, Table.LIVE)).count()
    if under_way >= MOST_OPEN and not settings.UNLIMITED:
        raise referee.Refused("refused.many")
    game = gondwana.game(game_id)
    situation = drawn_up(wanted.get("situation", ""))
    if situation:
        s = game.situation(situation)
        seats, values = s.seats, s.options
        if s.who < 0 or s.version != game.meta.version:
            raise GondwanaError("nothing can be played from this position")
    else:
        seats = int(wanted.get("seats", game.meta.seats[0]))
        low, high = game.meta.seats
        if not low <= seats <= high:
            raise GondwanaError(f"{game_id} is for {low} to {high} players, not {seats}")
        values = resolve(game.meta.settings, seats, dict(wanted.get("options", {})))
    options = {name: setting.show(values[name]) for name, setting in game.meta.settings.items()}
    levels: list[str] = list(wanted.get("bots", []))[: seats - 1]
    for level in levels:
        if level and level not in bots.LEVELS:
            raise GondwanaError(f"{game_id} has no bot {level!r}")
    table = Table(
        game=game_id,
        version=game.meta.version,
        data=game.data(),
        options=options,
        seats=seats,
        seed=secrets.randbits(48),
        situation=situation,
        language=wanted["language"] if wanted.get("language") in LANGUAGES else "",
        owner=owner,
        public=bool(wanted.get("public", False)),
        live=bool(wanted.get("live", True)),
        clock=wanted.get("clock", "none"),
        clock_seconds=int(wanted.get("clock_seconds", 0)),
        clock_bonus=int(wanted.get("clock_bonus", 0)),
        leaver=wanted.get("leaver", "bot"),
    )
    with transaction.atomic():
        table.save()
        Seat.objects.create(table=table, number=0, player=owner, name=owner.name)
        for number in range(1, seats):
            level = levels[number - 1] if number - 1 < len(levels) else ""
            Seat.objects.create(table=table, number=number, bot=level, name=bot_name(table, number) if level else "")
    begin_if_full(table)
    return table


def tidy(text: str, most: int) -> str:
    """A name or a line of chat without what is not seen: breaks, controls, signs that turn the direction of writing."""
    return "".join(sign for sign in " ".join(text.split()) if sign.isprintable())[:most].strip()


def drawn_up(text: str) -> str:
    """A position to begin from, without what would tell how chance goes on; packs are folders and not for the web."""
    if len(text) > LONGEST:
        raise GondwanaError("the position is too long")
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    names = [line.partition(":")[0].strip() for line in lines]
    if "pack" in names:
        raise GondwanaError("a position with a pack cannot be played here")
    return "\n".join(line for line, name in zip(lines, names, strict=True) if name not in ("seed", "chance"))


def bot_name(table: Table, number: int) -> str:
    """A naturalist's name for a bot, another for each seat."""
    return BOT_NAMES[(table.seed // 7 + number) % len(BOT_NAMES)]


def begin_if_full(table: Table) -> None:
    """Start the game as soon as nobody is missing."""
    if table.status == Table.OPEN and not table.places.filter(player=None, bot="").exists():
        referee.start(table)


def place_of(table: Table, player: Any) -> Seat | None:
    """Where a player sits at a table."""
    if not player.is_authenticated:
        return None
    return next((place for place in table.places.all() if place.player_id == player.pk), None)


def viewer_of(table: Table, player: Any) -> int:
    """Through whose eyes a player sees a table: -1 for those who only watch."""
    place = place_of(table, player)
    return place.number if place is not None and not table.imported else -1


def sitting_at(table: Table, player: Any) -> Seat:
    """The player's place; spectators are refused."""
    place = place_of(table, player)
    if place is None or table.imported:
        raise referee.Refused("refused.watching")
    return place


def play(table: Table, player: Any, seq: int, choice: str) -> int:
    """A person's choice; who let a bot take over comes back first."""
    place = sitting_at(table, player)
    if table.status != Table.LIVE:
        raise referee.Refused("refused.over" if table.status == Table.OVER else "refused.closed")
    if place.bot:
        raise referee.Refused("refused.bot_plays")
    return referee.play(table, place.number, seq, choice)


def join(table: Table, player: Player) -> Seat:
    """Take a free place. Two who want the same one at once: the database lets one have it."""
    if (mine := place_of(table, player)) is not None:
        return mine
    if table.status not in (Table.OPEN, Table.LIVE):
        raise referee.Refused("refused.closed")
    for place in table.places.filter(player=None, bot=""):
        try:
            with transaction.atomic():
                free = Seat.objects.filter(pk=place.pk, player=None, bot="")
                if free.update(player=player, name=player.name):
                    news.tell(table.slug, "seats", table.count)
                    break
        except IntegrityError:
            break
    else:
        raise referee.Refused("refused.full")
    begin_if_full(table)
    found = Seat.objects.filter(table=table, player=player).first()
    if found is None:
        raise referee.Refused("refused.full")
    return found


def add_bot(table: Table, number: int, level: str) -> None:
    """The owner gives a free place to a bot."""
    if level not in bots.LEVELS:
        raise referee.Refused("refused.bot")
    with transaction.atomic():
        name = bot_name(table, number)
        if not table.places.filter(number=number, player=None, bot="").update(bot=level, name=name):
            raise referee.Refused("refused.full")
        news.tell(table.slug, "seats", table.count)
    begin_if_full(table)
    table.refresh_from_db()
    bots.wake(table)


def leave(table: Table, place: Seat) -> None:
    """Get up. Before the start the place is free again; in a game the rule of the table says who goes on."""
    if table.status == Table.OPEN and place.player_id == table.owner_id:
        table.status = Table.CLOSED
        with transaction.atomic():
            table.save(update_fields=["status", "changed"])
            news.tell(table.slug, "seats", table.count)
    elif table.status == Table.OPEN:
        with transaction.atomic():
            Seat.objects.filter(pk=place.pk).update(player=None, name="")
            news.tell(table.slug, "seats", table.count)
    elif table.status == Table.LIVE:
        hand_over(table, place)


def hand_over(table: Table, place: Seat, flagged: bool = False) -> None:
    """A player has gone: the best bot plays on, or the table ends without a result when nobody shall."""
    with transaction.atomic():
        others = table.places.filter(player__isnull=False).exclude(pk=place.pk).exists()
        if (table.leaver == "bot" and others) or flagged:
            Seat.objects.filter(pk=place.pk).update(bot=bots.LEVELS[0], left=None)
            if not flagged:
                Seat.objects.filter(pk=place.pk).update(player=None)
        else:
            Table.objects.filter(pk=table.pk).update(status=Table.CLOSED, asked=-1, changed=timezone.now())
        news.tell(table.slug, "seats", table.count)
    table.refresh_from_db()
    bots.wake(table)


def come_back(table: Table, place: Seat) -> None:
    """Somebody whose clock ran out takes the place back from the bot."""
    with transaction.atomic():
        left = float(table.clock_seconds) if table.clock == "player" else None
        Seat.objects.filter(pk=place.pk).update(bot="", left=left)
        Table.objects.filter(pk=table.pk, asked=place.number).update(asked_since=timezone.now())
        news.tell(table.slug, "seats", table.count)


def rematch(table: Table, player: Player) -> Table:
    """The same game again, with the people who want to and the same bots; asked twice, it is one table."""
    if table.rematch is not None:
        return table.rematch
    if place_of(table, player) is None:
        raise referee.Refused("refused.watching")
    bots_there = [place.bot for place in table.places.all() if place.player_id != player.pk and place.bot]
    people = table.seats - 1 - len(bots_there)
    wanted = {
        "seats": table.seats,
        "options": table.options,
        "bots": [""] * people + bots_there,
        "public": False,
        "live": table.live,
        "clock": table.clock,
        "clock_seconds": table.clock_seconds,
        "clock_bonus": table.clock_bonus,
        "leaver": table.leaver,
        "situation": table.situation,
        "language": table.language,
    }
    again = create(player, table.game, wanted)
    try:
        with transaction.atomic():
            if not Table.objects.filter(pk=table.pk, rematch=None).update(rematch=again):
                raise IntegrityError
            news.tell(table.slug, "seats", table.count)
    except IntegrityError:
        again.delete()
        return Table.objects.get(before=table.pk)
    return again


def adopt(owner: Player, text: str) -> Table:
    """A table made from an uploaded record: every choice is checked; a finished one can only be looked at."""
    record = Record.loads(text)
    if len(record.choices) > LONGEST:
        raise GondwanaError("the record is too long")
    record.replay()
    table = Table(
        game=record.game,
        version=record.version,
        data=record.data,
        options=record.options,
        seats=record.seats,
        seed=record.seed,
        situation=record.situation,
        owner=owner,
        imported=True,
        status=Table.OPEN,
    )
    if record.pack:
        raise GondwanaError("a record played with a pack cannot be shown here")
    if not -(2**63) <= record.seed < 2**63:
        raise GondwanaError("the seed of the record is too large")
    with transaction.atomic():
        table.save()
        for number in range(record.seats):
            name = tidy(record.names[number], 30) if number < len(record.names) else f"P{number + 1}"
            Seat.objects.create(table=table, number=number, name=name)
        referee.adopt(table, record)
    return table
