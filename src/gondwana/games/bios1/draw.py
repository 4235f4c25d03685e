"""The table of Bios: Megafauna as a plan: the map by rows and columns, then cards and species, all in words."""

from __future__ import annotations

from collections.abc import Sequence

from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Scene, Zone
from gondwana.kit.svg import Canvas
from gondwana.kit.text import piece_text

CELL = (200.0, 130.0)
LINE = 17.0


def draw(scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> str:
    """Habitats where they are on the map (below one another on phones), everything else below."""
    c = Canvas()
    width = CELL[0] * 6 if wide else CELL[0] * 2
    below = CELL[1] * (5 if wide else 13)
    place = 0
    for zone in scene.zones:
        if zone.kind == "habitat":
            column, row = (zone.data["column"], zone.data["row"]) if wide else (place % 2, place // 2)
            habitat(c, zone, texts, column * CELL[0], row * CELL[1])
            place += 1
        else:
            below = panel(c, zone, texts, width, below)
    return c.picture(width, below, "", texts("zone.tarpit"))


def habitat(c: Canvas, zone: Zone, texts: Texts, x: float, y: float) -> None:
    """One habitat: its number and climax, the biome, then who lives where."""
    with c.group(zone.id, x, y, texts(zone.label, owner=0, **zone.data)):
        c.rect(2, 2, CELL[0] - 4, CELL[1] - 4, fill="var(--surface)", stroke="var(--line)", r=5)
        c.text(10, 18, f"{zone.data['n']}  {zone.data['climax']}", size=13, weight=600)
        for line, piece in enumerate(zone.pieces[:6]):
            with c.group(piece.id):
                text = piece_text(piece, texts)
                if piece.kind == "biome":
                    needs = piece.data["needs"] + ("/" + piece.data["roots"] if piece.data["roots"] else "")
                    text = f"{text} {needs} ({piece.data['niche']})"
                c.text(10, 18 + (line + 1) * LINE, text, size=13)
        for piece in zone.pieces[6:]:
            with c.group(piece.id):
                c.text(10, 18 + 6 * LINE, "…", size=13)


def panel(c: Canvas, zone: Zone, texts: Texts, width: float, y: float) -> float:
    """Any other zone: its title, then a line for each thing; how far down it reaches."""
    title = texts(zone.label, owner=zone.owner + 1, **zone.data)
    with c.group(zone.id, 0, y, title):
        c.rect(2, 2, width - 4, LINE * (len(zone.pieces) + 1) + 8, fill="var(--surface)", stroke="var(--line)", r=5)
        c.text(10, 18, title, size=13, weight=600)
        for line, piece in enumerate(zone.pieces, 1):
            with c.group(piece.id):
                text = piece_text(piece, texts)
                if piece.data.get("genes"):
                    text = f"{text} +{piece.data['genes']}"
                c.text(24, 18 + line * LINE, text, size=13)
    return y + LINE * (len(zone.pieces) + 1) + 12
