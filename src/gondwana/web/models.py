"""What the site remembers. A table is the header of a record and an append-only list of entries; the rest is made."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar

from django.contrib.auth.models import AbstractUser
from django.db import models


def new_slug() -> str:
    """An address nobody guesses: knowing the link of a private table is the invitation."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


class Player(AbstractUser):
    """Somebody with a name; a guest has no password and becomes an account by choosing one."""

    name = models.CharField(max_length=30)
    guest = models.BooleanField(default=False)
    language = models.CharField(max_length=2, default="", blank=True)
    theme = models.CharField(max_length=6, default="system")
    patterns = models.BooleanField(default=False)
    motion = models.CharField(max_length=6, default="normal")
    confirm = models.BooleanField(default=False)
    sound = models.BooleanField(default=False)
    mail_turns = models.BooleanField(default=False)
    webhook = models.URLField(max_length=300, default="", blank=True)
    muted = models.ManyToManyField("self", symmetrical=False, blank=True)
    first_name = None
    last_name = None

    def __str__(self) -> str:
        return self.name or self.username


class Table(models.Model):
    """A game somebody plays. `count` is the number of its entries, `asked` the seat that must answer (-1: none)."""

    OPEN, LIVE, OVER, CLOSED = "open", "live", "over", "closed"

    slug = models.CharField(max_length=20, unique=True, default=new_slug)
    game = models.CharField(max_length=20)
    version = models.IntegerField()
    data = models.CharField(max_length=20)
    options = models.JSONField(default=dict)
    seats = models.IntegerField()
    seed = models.BigIntegerField()
    situation = models.TextField(default="", blank=True)
    language = models.CharField(max_length=2, default="", blank=True)
    owner = models.ForeignKey(Player, models.SET_NULL, null=True, related_name="owned")
    public = models.BooleanField(default=False)
    live = models.BooleanField(default=True)
    clock = models.CharField(max_length=6, default="none")
    clock_seconds = models.IntegerField(default=0)
    clock_bonus = models.IntegerField(default=0)
    leaver = models.CharField(max_length=6, default="bot")
    status = models.CharField(max_length=6, default=OPEN, db_index=True)
    count = models.IntegerField(default=0)
    asked = models.IntegerField(default=-1)
    asked_since = models.DateTimeField(null=True)
    plea = models.JSONField(null=True)
    scores = models.JSONField(null=True)
    winners = models.JSONField(null=True)
    rematch = models.OneToOneField("self", models.SET_NULL, null=True, related_name="before")
    imported = models.BooleanField(default=False)
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True, db_index=True)

    def __str__(self) -> str:
        return f"{self.game} {self.slug}"


class Seat(models.Model):
    """A place at a table, taken by a player, a bot, or nobody. `left`: seconds on the clock."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="places")
    number = models.IntegerField()
    player = models.ForeignKey(Player, models.SET_NULL, null=True, related_name="places")
    name = models.CharField(max_length=30, default="", blank=True)
    bot = models.CharField(max_length=20, default="", blank=True)
    left = models.FloatField(null=True)

    class Meta:
        """One row per place."""

        constraints: ClassVar[list[Any]] = [
            models.UniqueConstraint(fields=["table", "number"], name="one_row_per_seat"),
            models.UniqueConstraint(fields=["table", "player"], name="one_seat_per_player"),
        ]
        ordering: ClassVar[list[str]] = ["number"]

    def __str__(self) -> str:
        return f"{self.table} p{self.number + 1}"


class Entry(models.Model):
    """A confirmed choice, or `/undo N`. Never changed; the unique number makes two servers agree."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="entries")
    seq = models.IntegerField()
    seat = models.IntegerField()
    text = models.CharField(max_length=200)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """The number is given once per table."""

        constraints: ClassVar[list[Any]] = [
            models.UniqueConstraint(fields=["table", "seq"], name="one_entry_per_number")
        ]

    def __str__(self) -> str:
        return f"{self.table} {self.seq} {self.text}"


class Analysis(models.Model):
    """What the choices of a finished game were worth, as far as they have been judged."""

    table = models.OneToOneField(Table, models.CASCADE, related_name="analysis")
    total = models.IntegerField()
    judged = models.JSONField(default=list)
    changed = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return f"{self.table} {len(self.judged)}/{self.total}"

    @property
    def done(self) -> bool:
        """Has every choice been judged?"""
        return len(self.judged) >= self.total


class Message(models.Model):
    """A line of chat at a table."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="messages")
    player = models.ForeignKey(Player, models.CASCADE)
    text = models.CharField(max_length=500)
    at = models.DateTimeField(auto_now_add=True)
    removed = models.BooleanField(default=False)

    def __str__(self) -> str:
        return f"{self.player}: {self.text[:40]}"


class Report(models.Model):
    """A complaint about a message, for the people who run the site."""

    message = models.ForeignKey(Message, models.CASCADE, related_name="reports")
    player = models.ForeignKey(Player, models.CASCADE)
    at = models.DateTimeField(auto_now_add=True)
    done = models.BooleanField(default=False)

    def __str__(self) -> str:
        return f"{self.player} on {self.message}"


class Rating(models.Model):
    """How strong a player is at a game, from finished tables between people and bots."""

    player = models.ForeignKey(Player, models.CASCADE, related_name="ratings")
    game = models.CharField(max_length=20)
    points = models.FloatField(default=1500)
    games = models.IntegerField(default=0)
    wins = models.IntegerField(default=0)

    class Meta:
        """One rating per game."""

        constraints: ClassVar[list[Any]] = [models.UniqueConstraint(fields=["player", "game"], name="one_rating")]

    def __str__(self) -> str:
        return f"{self.player} {self.game} {self.points:.0f}"


class Token(models.Model):
    """A key for programs; only its hash is kept, so it is shown once."""

    player = models.ForeignKey(Player, models.CASCADE, related_name="tokens")
    hash = models.CharField(max_length=64, unique=True)
    label = models.CharField(max_length=40)
    created = models.DateTimeField(auto_now_add=True)
    used = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return self.label


class Knock(models.Model):
    """How often somebody did a limited thing; `key` is a hash of who and what, `until` the end of the window."""

    key = models.CharField(max_length=32, primary_key=True)
    until = models.BigIntegerField(db_index=True)
    count = models.IntegerField()

    def __str__(self) -> str:
        return f"{self.key[:6]} {self.count}"
