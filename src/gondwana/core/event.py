"""What happened, as data: a name, the paragraph it rests on, numbers, and which seats may see the numbers."""

from __future__ import annotations

from typing import Final, Protocol

ALL: Final = -2
"""As a mask: every seat. As a viewer: the referee, who sees everything."""
SPECTATOR: Final = -1
"""The viewer without a seat, who sees what every seat sees and nothing more."""


class Event:
    """One thing that happened. `sees` is a bit mask of seats, or ALL; others learn only that it happened."""

    def __init__(self, at: int, name: str, rule: str, args: list[int], sees: int) -> None:
        self.at = at
        self.name = name
        self.rule = rule
        self.args = args
        self.sees = sees

    def seen_by(self, seat: int) -> bool:
        """May this seat know the arguments? A spectator sees what everybody sees."""
        return self.sees == ALL or (seat >= 0 and self.sees >> seat & 1 == 1)


class Sink(Protocol):
    """Whoever listens to a state: the log of a table, or a test."""

    def add(self, event: Event) -> None: ...
