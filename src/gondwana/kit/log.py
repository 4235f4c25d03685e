"""Events to sentences, for the language and the eyes of each reader."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gondwana.core.event import ALL, Event
from gondwana.core.state import State

if TYPE_CHECKING:
    from gondwana.kit.game import Game


class History:
    """A listener that keeps everything; what each seat may read of it is decided in `seen`."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)


@dataclass(frozen=True)
class Line:
    """One sentence of the log: after how many choices it happened, the paragraph it rests on, the things it names."""

    at: int
    name: str
    rule: str
    text: str
    about: tuple[str, ...] = ()


@dataclass(frozen=True)
class Seen:
    """An event as one viewer knows it; `args` of a secret one are cut where the secret begins."""

    at: int
    name: str
    rule: str
    args: tuple[int, ...]
    hidden: bool


def seen(game: Game, history: History, seat: int) -> list[Seen]:
    """The events with what this seat may not know cut off. Seat ALL: the referee."""
    out: list[Seen] = []
    for event in history.events:
        declared = game.codec.events[event.name]
        args = event.args if declared and declared[-1].many else event.args[: len(declared)]
        hidden = seat != ALL and not event.seen_by(seat)
        if hidden:
            args = args[: len([field for field in declared if not field.secret])]
        out.append(Seen(event.at, event.name, event.rule, tuple(args), hidden))
    return out


def sentences(game: Game, s: State, events: list[Seen], lang: str, names: list[str] | None = None) -> list[Line]:
    """The log as a story. A hidden event has a text of its own, `log.<name>.hidden`; an empty text says nothing."""
    texts = game.texts(lang)
    return [
        Line(
            event.at,
            event.name,
            event.rule,
            texts(key(event), **arguments(game, s, event, lang, names)),
            things(game, s, event),
        )
        for event in events
        if texts.says(key(event))
    ]


def key(event: Seen) -> str:
    """The text that tells an event."""
    return f"log.{event.name}.{'hidden' if event.hidden else 'text'}"


def things(game: Game, s: State, event: Seen) -> tuple[str, ...]:
    """The words of what an event names, seats first, as far as its viewer knows them."""
    found: list[str] = []
    numbers = list(event.args)
    for field in game.codec.events[event.name]:
        if field.secret and event.hidden:
            break
        for number in numbers if field.many else numbers[:1]:
            if field.sort != "number":
                found.append(game.codec.word(s, field.sort, number))
        numbers = numbers[1:]
    return tuple(sorted(found, key=lambda word: not (word[0] == "p" and word[1:].isdigit())))


def arguments(game: Game, s: State, event: Seen, lang: str, names: list[str] | None) -> dict[str, object]:
    """The placeholders of an event's sentence."""
    args: dict[str, object] = {}
    numbers = list(event.args)
    for field in game.codec.events[event.name]:
        if field.secret and event.hidden:
            break
        if field.many:
            parts = [str(game.name(s, field.sort, number, lang, names)) for number in numbers]
            texts = game.texts(lang)
            listed = texts("list.and").join(parts) if len(parts) == 2 else ", ".join(parts)
            args[field.role] = listed or texts("list.nobody")
            break
        args[field.role] = game.name(s, field.sort, numbers.pop(0), lang, names)
    return args
