"""What one seat may see of a position, as pure data. Drawings and texts are made from it and from nothing else."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Piece:
    """A thing on the table. `id` stays with it while it moves; `kind` says what to draw; `label` is a text key."""

    id: str
    kind: str
    label: str = ""
    count: int = 1
    owner: int = -1
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Zone:
    """A place on the table with the pieces in it."""

    id: str
    kind: str
    label: str = ""
    owner: int = -1
    pieces: tuple[Piece, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Scene:
    """A table as one seat sees it (`viewer` -1: a spectator)."""

    game: str
    viewer: int
    seats: int
    turn: int
    who: int
    zones: tuple[Zone, ...]
    scores: tuple[int, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)

    def zone(self, id: str) -> Zone:
        """The zone of that id."""
        return next(zone for zone in self.zones if zone.id == id)

    def ids(self) -> set[str]:
        """Everything an option may touch."""
        return {zone.id for zone in self.zones} | {piece.id for zone in self.zones for piece in zone.pieces}

    def to_json(self) -> dict[str, Any]:
        """Plain data for programs and pages."""
        return asdict(self)
