"""A scene in words: the table for terminals and for screen readers."""

from __future__ import annotations

from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Scene, Zone


def render(scene: Scene, texts: Texts) -> str:
    """One line per zone: its title, then what lies there. What has no label is for the eye only."""
    lines = [zone_line(zone, texts) for zone in scene.zones]
    return "\n".join(line for line in lines if line)


def zone_line(zone: Zone, texts: Texts) -> str:
    """`Player 1: 3 × T-Rex, Egg`."""
    title = texts(zone.label, owner=zone.owner + 1, **zone.data) if zone.label else ""
    things = ", ".join(piece_text(piece, texts) for piece in zone.pieces if piece.label)
    return texts("list.zone", title=title, things=things) if title and things else title or things


def piece_text(piece: Piece, texts: Texts) -> str:
    """A piece with its number, if more than one."""
    label = texts(piece.label, **piece.data)
    return f"{piece.count} × {label}" if piece.count != 1 else label
