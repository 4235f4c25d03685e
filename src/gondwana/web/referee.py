"""The referee of every table of this process: rebuilds matches from stored entries, stores a choice before it counts.

The database decides. A choice is inserted under the next number of its table; if another process was quicker the
insert fails, the match in memory is dropped and rebuilt from the entries. Nothing is confirmed that is not stored.
"""

from __future__ import annotations

import datetime
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from django.db import IntegrityError, transaction
from django.utils import timezone

import gondwana
from gondwana.core.errors import IllegalAct
from gondwana.kit.match import Match
from gondwana.kit.record import Record
from gondwana.web import news
from gondwana.web.models import Entry, Seat, Table

log = logging.getLogger(__name__)
KEPT = 300
"""So many matches stay in memory; others are rebuilt when somebody looks."""
UNDO = "/undo "


STATUS = {"refused.watching": 403, "refused.malformed": 400, "refused.illegal": 422, "refused.often": 429}


class Refused(Exception):
    """A request that is not allowed; `key` is the text that says why."""

    def __init__(self, key: str, rule: str = "", detail: str = "") -> None:
        self.key = key
        self.rule = rule
        self.detail = detail
        self.status = STATUS.get(key, 409)
        super().__init__(key)


class Frozen(Exception):
    """The table was begun with rules or data that this version of the package does not play any more."""


class Sitting:
    """A match in memory with the number of entries it holds. Whoever touches the match holds the lock."""

    def __init__(self, table: Table) -> None:
        self.lock = threading.RLock()
        self.id: int = table.pk
        self.match: Match | None = None
        self.count = 0

    def drop(self) -> None:
        """Forget the match; the next `current` rebuilds it."""
        self.match = None
        self.count = 0

    def current(self, table: Table) -> Match:
        """The match as the database has it now."""
        if self.match is None:
            self.match = Match.resume(header(table))
            self.count = 0
        entries = Entry.objects.filter(table_id=self.id, seq__gt=self.count).order_by("seq")
        rows = [*entries.values_list("seat", "text")]
        if self.count == 0 and rows:
            self.match = Match.resume(header(table, fold(rows)))
        else:
            for seat, text in rows:
                if text.startswith(UNDO):
                    self.match.undo(int(text.removeprefix(UNDO)))
                else:
                    self.match.play(seat, text)
        self.count += len(rows)
        return self.match


def fold(rows: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The choices that stand when the ones taken back are left out.

    >>> fold([(0, "a"), (1, "b"), (1, "/undo 2"), (0, "c")])
    [(0, 'c')]
    """
    choices: list[tuple[int, str]] = []
    for seat, text in rows:
        if text.startswith(UNDO):
            del choices[len(choices) - int(text.removeprefix(UNDO)) :]
        else:
            choices.append((seat, text))
    return choices


def header(table: Table, choices: list[tuple[int, str]] | None = None) -> Record:
    """The record of a table, if this package still plays it."""
    game = gondwana.game(table.game)
    if table.version not in game.meta.versions or table.data != game.data():
        raise Frozen
    return Record(
        table.game,
        table.version,
        table.data,
        table.seats,
        table.seed,
        table.options,
        choices=list(choices or []),
        situation=table.situation,
    )


_sittings: OrderedDict[int, Sitting] = OrderedDict()
_guard = threading.Lock()


def sitting(table: Table) -> Sitting:
    """The sitting of a table; the least recently used ones are forgotten."""
    with _guard:
        found = _sittings.pop(table.pk, None) or Sitting(table)
        _sittings[table.pk] = found
        while len(_sittings) > KEPT:
            _sittings.popitem(last=False)
        return found


@contextmanager
def at(table: Table) -> Iterator[Match]:
    """The match of a table as it stands, held as long as the block lasts; players called by their names."""
    place = sitting(table)
    with place.lock:
        match = place.current(table)
        match.record.names = names(table)
        yield match


def names(table: Table) -> list[str]:
    """What the people and bots at a table are called, in the order of seats."""
    return [place.name for place in table.places.all()]


def play(table: Table, seat: int, seq: int, choice: str) -> int:
    """Seat `seat` answers the question of number `seq`. Returns the new number; raises Refused."""

    def act(match: Match) -> str:
        if match.over:
            raise Refused("refused.over")
        if seat != match.state.who:
            raise Refused("refused.turn")
        try:
            match.play(seat, choice)
        except IllegalAct as error:
            raise Refused("refused.illegal", rule=error.rule, detail=str(error)) from None
        return match.record.choices[-1][1]

    return store(table, seat, seq, act)


def undo(table: Table, seat: int, seq: int, back: int, agreed: bool = False) -> int:
    """Take back `back` choices: own ones up to the seal, others if everybody agreed."""

    def act(match: Match) -> str:
        if match.over:
            raise Refused("refused.over")
        if not 0 < back <= len(match.record.choices) or (not agreed and back > match.undoable(seat)):
            raise Refused("refused.undo")
        match.undo(back)
        return f"{UNDO}{back}"

    return store(table, seat, seq, act)


def store(table: Table, seat: int, seq: int, act: Callable[[Match], str]) -> int:
    """Do something to the match and store it as the next entry; if either fails, it did not happen."""
    place = sitting(table)
    with place.lock:
        match = place.current(table)
        if seq != place.count:
            raise Refused("refused.stale")
        try:
            text = act(match)
            with transaction.atomic():
                Entry.objects.create(table=table, seq=seq + 1, seat=seat, text=text)
                was = settle(table, match, seat, seq + 1)
                news.tell(table.slug, "play", seq + 1)
        except Refused:
            raise
        except IntegrityError:
            place.drop()
            raise Refused("refused.stale") from None
        except BaseException:
            place.drop()
            raise
        place.count = seq + 1
    after(table, match, was)
    return seq + 1


def settle(table: Table, match: Match, seat: int, count: int) -> int:
    """The row of a table after an entry: who is asked, clocks, and the result at the end. Returns who was asked."""
    now = timezone.now()
    was = Table.objects.filter(pk=table.pk).values_list("asked", "asked_since").get()
    fields = {
        "count": count,
        "asked": match.state.who if not match.over else -1,
        "asked_since": now,
        "plea": None,
        "changed": now,
    }
    if match.over:
        fields |= {"status": Table.OVER, "scores": match.state.scores(), "winners": match.state.winners()}
    Table.objects.filter(pk=table.pk).update(**fields)
    for name, value in fields.items():
        setattr(table, name, value)
    if table.clock == "player" and was[1] is not None:
        spent = (now - was[1]).total_seconds()
        for place in Seat.objects.filter(table=table, number=was[0], left__isnull=False):
            place.left = max(0.0, place.left - spent) + table.clock_bonus
            place.save(update_fields=["left"])
    return int(was[0])


def after(table: Table, match: Match, was: int = -1) -> None:
    """What follows a stored choice: a bot may be asked, somebody else may want to know, ratings may change."""
    from gondwana.web import bots, post, ratings

    if match.over:
        ratings.rate(table)
    else:
        bots.wake(table)
        if not table.live and table.asked != was:
            post.notify(table)


def start(table: Table) -> None:
    """Begin the game: free seats have been filled, the first question is asked."""
    with sitting(table).lock:
        match = sitting(table).current(table)
        table.status = Table.OVER if match.over else Table.LIVE
        table.asked = match.state.who if not match.over else -1
        table.asked_since = timezone.now()
        with transaction.atomic():
            table.save(update_fields=["status", "asked", "asked_since", "changed"])
            if table.clock == "player":
                table.places.filter(bot="").update(left=float(table.clock_seconds))
            news.tell(table.slug, "seats", table.count)
    after(table, match)


def deadline(table: Table, left: float | None) -> datetime.datetime | None:
    """When the clock of the asked seat runs out."""
    if table.status != Table.LIVE or table.asked_since is None or table.clock == "none":
        return None
    seconds = float(table.clock_seconds) if table.clock == "move" else left
    if seconds is None:
        return None
    since: datetime.datetime = table.asked_since
    return since + datetime.timedelta(seconds=seconds)


def adopt(table: Table, record: Record) -> None:
    """Give a new table the choices of a record that has been checked. It is only for looking at."""
    Entry.objects.bulk_create(
        Entry(table=table, seq=number, seat=seat, text=text) for number, (seat, text) in enumerate(record.choices, 1)
    )
    state = record.replay()
    table.count = len(record.choices)
    table.status = Table.OVER
    table.scores = state.scores()
    table.winners = state.winners()
    table.save()
