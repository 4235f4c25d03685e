"""The world unrolled: eight latitudes with their strip, winds over the sea, cratons as plates with shelves around them.

Latitudes where there is no land are drawn narrow. A phone shows the land masses in bands, one under the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gondwana.games.bios2.drawn_habitat import contents, hexagon
from gondwana.games.bios2.drawn_signs import icon, only, organ, title
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Scene, Zone
from gondwana.kit.svg import Canvas, number

LATITUDES = 8
GAP = 0.9
"""Water between two land masses, in half hexes."""
REACH, BESIDE = 20, 17
"""How many half hexes of one land mass fit into a band on a phone, and how many of several."""
AROUND = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
"""From a hex to its neighbours, clockwise from the north-east, in half hexes and rows."""
GROUND = {"earth": ("ocean", "shelf", "shore", "contour"), "mars": ("void", "basin", "highland", "relief"),
          "venus": ("haze", "venus-basin", "venus-highland", "relief")}  # fmt: skip
"""Open sea or plain, shelf, shore, and the lines between, for each planet."""


class Size(NamedTuple):
    """The measures of the world: the strip, a hex, a row without land."""

    strip: float
    w: float
    h: float
    thin: float
    wide: bool


class Part(NamedTuple):
    """What is drawn of a land mass in one band: its places, and where they begin."""

    zones: tuple[Zone, ...]
    left: float
    width: float


class Band:
    """A piece of the world from pole to pole: where its rows and its places lie."""

    def __init__(self, parts: Sequence[Part], size: Size, box: tuple[float, float, float]) -> None:
        self.parts = parts
        self.size = size
        self.x, self.y, self.w = box
        rows = [zone.data["row"] for part in parts for zone in part.zones]
        self.first, self.last = min([0, *rows]), max([LATITUDES - 1, *rows])
        self.tops: dict[int, float] = {}
        y = self.y + size.h / 8
        for row in range(self.first, self.last + 1):
            self.tops[row] = y
            y += size.h * 0.75 if row in rows else size.thin
        self.tops[self.last + 1] = y
        self.bottom = y + size.h / 8
        unit = size.w / 2
        used = sum(part.width for part in parts) + GAP * (len(parts) - 1)
        left = self.x + size.strip + (self.w - size.strip - used * unit) / 2
        self.at: dict[str, tuple[float, float]] = {}
        for part in parts:
            for zone in part.zones:
                here = left + (zone.data["x"] - part.left + 1) * unit
                self.at[zone.id] = (here, self.middle(zone.data["row"]))
            left += (part.width + GAP) * unit

    def middle(self, row: int) -> float:
        """The middle of a row."""
        return (self.tops[row] + self.tops[row + 1]) / 2

    @property
    def zones(self) -> list[Zone]:
        """All places of the band."""
        return [zone for part in self.parts for zone in part.zones]


def parts_of(scene: Scene, reach: int) -> list[Part]:
    """The land masses from west to east; one that is wider than a band is cut."""
    parts = []
    places = [zone for zone in scene.zones if zone.kind == "hex" or (zone.kind == "offshore" and zone.data["open"])]
    for mass in scene.data["masses"]:
        mine = [zone for zone in places if zone.data["mass"] == mass]
        first = min(zone.data["x"] for zone in mine)
        last = max(zone.data["x"] for zone in mine)
        pieces = -(-(last - first + 2) // reach)
        step = -(-(last - first + 2) // pieces)
        for cut in range(first, last + 1, step):
            here = tuple(zone for zone in mine if cut <= zone.data["x"] < cut + step)
            parts.append(Part(here, cut, max(zone.data["x"] for zone in here) - cut + 2))
    return parts


def bands(scene: Scene, box: tuple[float, float, float], wide: bool) -> list[Band]:
    """One band on a desktop, as many as it takes on a phone."""
    x, y, w = box
    strip = 0.0 if not only(scene.zones, "strip") else 70.0 if wide else 40.0
    if wide:
        parts = parts_of(scene, 1000)
        units = sum(part.width for part in parts) + GAP * (len(parts) + 0.4)
        hex_w = min(88.0, 2 * (w - strip) / units)
        return [Band(parts, Size(strip, hex_w, min(100.0, 28 + hex_w), 34, True), box)]
    found: list[Band] = []
    row: list[Part] = []
    for part in [*parts_of(scene, REACH), None]:
        if row and (part is None or sum(one.width for one in row) + part.width > BESIDE):
            units = sum(one.width for one in row) + GAP * (len(row) + 1)
            hex_w = min(58.0, 2 * (w - strip) / units)
            found.append(Band(row, Size(strip, hex_w, 28 + hex_w, 14, False), (x, y, w)))
            y, row = found[-1].bottom + 6, []
        if part is not None:
            row.append(part)
    return found or [Band([], Size(strip, 44, 70, 24, False), box)]


def world(c: Canvas, scene: Scene, texts: Texts, box: tuple[float, float, float], wide: bool) -> float:
    """The whole world; how far down it reaches."""
    bottom = box[1]
    for n, band in enumerate(bands(scene, box, wide)):
        plate(c, scene, texts, band, n)
        bottom = band.bottom
    return bottom


def plate(c: Canvas, scene: Scene, texts: Texts, band: Band, n: int) -> None:
    """One band: sea, winds, shelves, land, and what lives there."""
    ground = GROUND[scene.data["planet"]]
    x, y, w, tall = band.x, band.y, band.w, band.bottom - band.y
    name = f"b2-plate-{n}-{number(w)}"
    c.parts.append(
        f'<clipPath id="{name}"><rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(tall)}"'
        f' rx="5"/></clipPath><g clip-path="url(#{name})">'
    )
    c.rect(x, y, w, tall, fill=f"var(--b2-{ground[0]})")
    strips = [piece for zone in only(scene.zones, "strip") for piece in zone.pieces]
    for piece in strips:
        row = piece.data["n"]
        top = band.tops[row] if row else y
        end = band.tops[row + 1] if row < LATITUDES - 1 else band.bottom
        c.rect(x, top, w, end - top, fill=f"var(--b2-{'wet' if piece.data['die'] == 'green' else 'dry'})", opacity=0.7)
    c.rect(x, y, w, tall, fill="url(#b2-bare)")
    for row in range(1, LATITUDES):
        c.path(
            f"M{number(x)} {number(band.tops[row])}h{number(w)}", stroke=f"var(--b2-{ground[3]})", width=0.7, dash="2 6"
        )
    for piece in strips:
        if piece.data["wind"]:
            breeze(c, band, piece.data["n"], piece.data["wind"] == "east")
    shelves(c, band, ground)
    for zone in band.zones:
        if zone.kind == "offshore":
            contents(c, zone, texts, band.at[zone.id], band.size.w, band.size.h, scene.data)
    for zone in band.zones:
        if zone.kind == "hex":
            contents(c, zone, texts, band.at[zone.id], band.size.w, band.size.h, scene.data)
    borders(c, scene, band)
    names(c, texts, band)
    c.parts.append("</g>")
    for zone in only(scene.zones, "strip"):
        ribbon(c, zone, texts, band)
    c.rect(x, y, w, tall, stroke="var(--b2-relief)", r=5, width=1.2)
    c.rect(x + 3, y + 3, w - 6, tall - 6, stroke="var(--b2-relief)", r=3, width=0.6)


def breeze(c: Canvas, band: Band, row: int, east: bool) -> None:
    """The wind of a latitude over the sea: long waves with arrowheads."""
    y, step = band.middle(row), 92.0 if band.size.wide else 60.0
    x = band.x + band.size.strip + 14
    way = 1 if east else -1
    while x < band.x + band.w - step * 0.8:
        start = x if east else x + step * 0.7
        long = step * 0.7 * way
        wave = f"c{number(long * 0.3)} -7 {number(long * 0.6)} 7 {number(long)} 0"
        c.path(f"M{number(start)} {number(y)}{wave}", stroke="var(--b2-contour)", width=1.6, opacity=0.55)
        tip = f"M{number(start + long)} {number(y)}l{number(-7 * way)} -4.500M{number(start + long)} {number(y)}"
        c.path(f"{tip}l{number(-6 * way)} 5", stroke="var(--b2-contour)", width=1.6, opacity=0.55)
        x += step


def shelves(c: Canvas, band: Band, ground: tuple[str, str, str, str]) -> None:
    """The sea by its depth around every coast: shelf and shore, contour lines between them."""
    w, h = band.size.w, band.size.h
    coast = "".join(hexagon(*band.at[zone.id], w, h) for zone in band.zones)
    for share, colour in ((0.5, ground[1]), (0.24, ground[2])):
        c.path(coast, stroke=f"var(--b2-{ground[3]})", width=w * share + 1.6)
        c.path(coast, stroke=f"var(--b2-{colour})", width=w * share)


def borders(c: Canvas, scene: Scene, band: Band) -> None:
    """Coasts as a line, and the sutures where cratons have joined."""
    w, h = band.size.w, band.size.h
    corners = ((0, -h / 2), (w / 2, -h / 4), (w / 2, h / 4), (0, h / 2), (-w / 2, h / 4), (-w / 2, -h / 4))
    there = {(z.data["mass"], z.data["x"], z.data["row"]): z.data["craton"] for z in only(scene.zones, "hex")}
    coast, suture = "", ""
    for zone in band.zones:
        if zone.kind == "hex":
            x, y = band.at[zone.id]
            for side, (dx, dy) in enumerate(AROUND):
                other = there.get((zone.data["mass"], zone.data["x"] + dx, zone.data["row"] + dy))
                (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 6]
                edge = f"M{number(x + ax)} {number(y + ay)}L{number(x + bx)} {number(y + by)}"
                if other is None:
                    coast += edge
                elif side < 3 and other != zone.data["craton"]:
                    suture += edge
    c.path(coast, stroke="var(--b2-relief)", width=1.8)
    c.path(suture, stroke="var(--surface)", width=4)
    c.path(suture, stroke="var(--danger)", width=1.8, dash="7 4")


def names(c: Canvas, texts: Texts, band: Band) -> None:
    """The name of each craton in the notch north of it, where no other land is."""
    there = {(z.data["mass"], z.data["x"], z.data["row"]) for z in band.zones}
    for zone in band.zones:
        if zone.kind == "hex" and zone.id.endswith(".0"):
            data = zone.data
            if (data["mass"], data["x"], data["row"] - 2) not in there:
                x, y = band.at[zone.id]
                top = y - band.size.h * 1.3
                words = texts(f"craton.{data['craton']}")
                c.text(x + 1, max(top, band.y + 18), words, size=15 if band.size.wide else 14, anchor="middle",
                       serif=True, italic=True, weight=600)  # fmt: skip


def ribbon(c: Canvas, zone: Zone, texts: Texts, band: Band) -> None:
    """The strip of latitudes: the die of each, which is also its humidity, and its wind."""
    w, wide = band.size.strip, band.size.wide
    with c.group(zone.id, band.x, 0, texts(zone.label)):
        c.rect(0, band.y, w, band.bottom - band.y, fill="var(--surface)", r=5)
        for piece in zone.pieces:
            row, data = piece.data["n"], piece.data
            top, end = band.tops[row], band.tops[row + 1]
            label = f"{title(texts(zone.label))} {row}: {texts('organ.' + data['die'])}"
            with c.group(piece.id, 0, top, label):
                tall = end - top
                fill = "var(--b2-forest)" if data["die"] == "green" else "var(--b2-ice)"
                c.rect(5, 1.5, w - 9, tall - 3, fill=fill, stroke="var(--b2-relief)", r=4, width=0.7)
                size = 22.0 if wide else min(15.0, tall - 5)
                organ(c, data["die"], 22 if wide else 9, (tall - size) / 2, size)
                if wide:
                    c.text(14, tall / 2 + 5, str(row), size=14, anchor="middle")
                if data["wind"]:
                    left = 55.0 if wide else 29.0
                    turn = "" if data["wind"] == "east" else " scale(-1 1)"
                    half = 9.0 if wide else 6.5
                    c.parts.append(f'<g transform="translate({number(left)} {number(tall / 2)}){turn}">')
                    icon(c, "arrow", -half, -half, half * 2, "var(--b2-contour)")
                    c.parts.append("</g>")
