"""A scene in words: the table for terminals and for screen readers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Scene, Zone


def render(scene: Scene, texts: Texts) -> str:
    """One line per zone: its title, then what lies there. What has no label is for the eye only."""
    lines = [zone_line(zone, texts) for zone in scene.zones]
    return "\n".join(line for line in lines if line)


def zone_line(zone: Zone, texts: Texts) -> str:
    """`Player 1: 3 × T-Rex, Egg`."""
    title = zone_title(zone, texts)
    things = listed([piece_text(piece, texts) for piece in zone.pieces if piece.label])
    return texts("list.zone", title=title, things=things) if title and things else title or things


def listed(things: Sequence[str]) -> str:
    """With commas, but for a heading (`hunters:`): it is told with what follows, or not at all.

    >>> listed(["Ferns", "biome:", "hunters:", "cat", "bird", "roots:"])
    'Ferns, hunters: cat, bird'
    """
    line = ""
    for thing, following in zip(things, [*things[1:], ":"], strict=False):
        if not (thing.endswith(":") and following.endswith(":")):
            line += ("" if not line else " " if line.endswith(":") else ", ") + thing
    return line


def zone_title(zone: Zone, texts: Texts) -> str:
    """What a zone is called."""
    return told(zone.label, {"owner": zone.owner + 1, **zone.data}, texts) if zone.label else ""


def told(label: str, data: Mapping[str, Any], texts: Texts) -> str:
    """The text of a label; with `told` in the data, that text around it. `words` are data that are text keys."""
    words = {name: texts(key, **data) if key in texts else key for name, key in data.get("words", {}).items()}
    name = texts(label, **{**data, **words})
    return texts(data["told"], **{**data, **words, "name": name}) if "told" in data else name


def piece_text(piece: Piece, texts: Texts) -> str:
    """A piece with its number, if more than one."""
    label = told(piece.label, piece.data, texts)
    return f"{piece.count} × {label}" if piece.count != 1 else label
