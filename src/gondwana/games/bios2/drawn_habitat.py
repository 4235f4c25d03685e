"""A hex or an offshore: what the land is now, its disc, its niches, and who stands or lies there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gondwana.games.bios2.drawn_signs import disc, icon, organ, silhouette, title
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Zone
from gondwana.kit.svg import Canvas, number
from gondwana.kit.text import piece_text

STAND = {False: {"herbivore": (0.26, 0.66), "carnivore": (-0.13, 0.52)},
         True: {"plant": (0.42, 0.5), "herbivore": (0.12, 0.52), "carnivore": (-0.17, 0.46)}}  # fmt: skip
"""Where each level stands, in heights of a hex below its middle, and how wide its creeple is, in widths of a hex:
on Earth, and where plants are a level."""


def hexagon(x: float, y: float, w: float, h: float) -> str:
    """A hex with corners in the north and in the south, around x and y."""
    points = ((0, -h / 2), (w / 2, -h / 4), (w / 2, h / 4), (0, h / 2), (-w / 2, h / 4), (-w / 2, -h / 4))
    return "M" + "L".join(f"{number(x + dx)} {number(y + dy)}" for dx, dy in points) + "Z"


def contents(
    c: Canvas, zone: Zone, texts: Texts, at: tuple[float, float], w: float, h: float, world: Mapping[str, Any]
) -> None:
    """The place with all that is in it; its group stands on its middle."""
    with c.group(zone.id, *at, texts(zone.label)):
        land = next(piece for piece in zone.pieces if piece.kind == "land")
        with c.group(land.id, 0, 0, title(piece_text(land, texts)), "piece"):
            ground(c, zone, land, w, h, world["planet"])
        for colour in zone.data.get("home", ()):
            size = min(20.0, w * 0.3)
            silhouette(c, {"colour": colour, "shape": "archetype", "marine": False}, -size / 2, size - h / 2, size)
        niches(c, zone, w, h)
        standing = STAND[any(piece.id.endswith(".plant") for piece in zone.pieces)]
        upright = {piece.data["level"]: piece for piece in zone.pieces if piece.data.get("stance") == "upright"}
        discs(c, zone, texts, w, h)
        for piece in zone.pieces:
            if piece.kind == "die":
                with c.group(piece.id, -w * 0.33, -h * 0.15, texts(piece.label, **piece.data)):
                    die(c, piece.data["n"], 17 if w > 60 else 13)
        places = {piece.data["level"]: piece for piece in zone.pieces if piece.kind == "place"}
        for level, spot in standing.items():
            with c.group(places[level].id, 0, 0, title(texts(f"level.{level}")), "piece"):
                place(c, level, spot, zone.data["terrain"] == "bare", w, h)
                if level in upright:
                    figure(c, upright[level], texts, spot, w, h)
        fallen(c, zone, texts, w, h)


def ground(c: Canvas, zone: Zone, land: Piece, w: float, h: float, planet: str) -> None:
    """Land and sea as pattern: tufts, reeds, scallops, hachures, frost, waves."""
    terrain = land.data["terrain"]
    shape = hexagon(0, 0, w, h)
    if terrain == "bare":
        inner = hexagon(0, 0, w * 0.8, h * 0.8)
        c.path(inner, fill="var(--b2-shelf)" if planet == "earth" else "var(--b2-basin)", opacity=0.4)
        c.path(inner, stroke="var(--b2-contour)" if planet == "earth" else "var(--b2-relief)", width=0.9, dash="2 4")
        return
    if terrain == "bloom" and zone.kind == "offshore":
        shape = hexagon(0, 0, w * 0.88, h * 0.88)
    tone = f"venus-{terrain}" if planet == "venus" and terrain in ("highland", "basin") else terrain
    c.path(shape, fill=f"var(--b2-{tone})")
    c.path(shape, fill=f"url(#b2-{terrain})")
    if terrain == "mountain":
        peaks(c, w, h)
    c.path(shape, stroke="var(--b2-relief)", width=0.8, opacity=0.7)


def peaks(c: Canvas, w: float, h: float) -> None:
    """Two summits with their shaded sides hatched."""
    for x, y, size in ((-w * 0.2, h * 0.02, w * 0.36), (w * 0.14, -h * 0.1, w * 0.46)):
        top, base = y - size * 0.75, y + size * 0.3
        c.path(f"M{number(x)} {number(top)}L{number(x + size / 2)} {number(base)}H{number(x - size / 2)}Z",
               fill="var(--b2-mountain)", stroke="var(--b2-rock)", width=1)  # fmt: skip
        strokes = ""
        for n in range(1, 5):
            dx = size / 2 * n / 5
            from_y = top + (base - top) * n / 5
            strokes += f"M{number(x + dx)} {number(from_y)}L{number(x + dx * 0.55)} {number(base - 2)}"
        c.path(strokes, stroke="var(--b2-rock)", width=1)


def niches(c: Canvas, zone: Zone, w: float, h: float) -> None:
    """What wins a contest here: the organ of the biome where there is a hunter, then the organ of the latitude."""
    if zone.data["contest"]:
        size = 13.0 if w > 60 else 10.0
        for i, colour in enumerate(zone.data["contest"]):
            if colour:
                organ(c, colour, w / 2 - size - 2, -h / 4 + 1 + i * (size + 2), size)


def discs(c: Canvas, zone: Zone, texts: Texts, w: float, h: float) -> None:
    """The disc on a hex in its corner; those of an offshore on top of each other."""
    r = 9.5 if w > 60 else 7.0
    lying = [piece for piece in zone.pieces if piece.kind == "disc"]
    for n, piece in enumerate(lying):
        with c.group(piece.id, -w / 2 + r + 2 + n * r * 0.7, h * 0.18 - n * r * 0.8, texts(piece.label), "piece"):
            disc(c, piece.data["disc"], 0, 0, r)


def die(c: Canvas, n: int, size: float) -> None:
    """The die that tells the latitude of a land mass."""
    c.rect(-size / 2, -size / 2, size, size, fill="var(--light)", stroke="var(--b2-edge)", r=size / 5, width=1)
    far, r = size * 0.26, size * 0.1
    spots = [(0.0, 0.0)] if n % 2 else []
    if n > 1:
        spots += [(-far, -far), (far, far)]
    if n > 3:
        spots += [(-far, far), (far, -far)]
    if n == 6:
        spots += [(-far, 0), (far, 0)]
    for x, y in spots:
        c.circle(x, y, r, fill="var(--shade)")


def place(c: Canvas, level: str, spot: tuple[float, float], bare: bool, w: float, h: float) -> None:
    """A level that can be settled: the ground under a herbivore, a hunter's triangle, the soil of a plant."""
    y, half = h * spot[0], w * spot[1] / 2
    c.rect(-half - 2, y - half * 1.5, half * 2 + 4, half * 1.5 + 4, fill="var(--surface)", r=4, opacity=0.01)
    if level == "carnivore" and not bare:
        c.path(f"M{number(-half)} {number(y + 2)}L0 {number(y - half * 1.5)}L{number(half)} {number(y + 2)}Z",
               fill="var(--danger)", opacity=0.13)  # fmt: skip
    elif not bare:
        ellipse = f"a{number(half)} {number(half * 0.26)} 0 1 0 {number(half * 2)} 0a{number(half)} "
        ellipse += f"{number(half * 0.26)} 0 1 0 {number(-half * 2)} 0Z"
        fill = "var(--b2-relief)" if level == "herbivore" else "var(--b2-leaf)"
        c.path(f"M{number(-half)} {number(y)}{ellipse}", fill=fill, opacity=0.22)


def figure(c: Canvas, piece: Piece, texts: Texts, spot: tuple[float, float], w: float, h: float) -> None:
    """A creeple upright, with its size; one that cannot live or feed here is pale and marked."""
    y, width = h * spot[0], w * spot[1]
    with c.group(piece.id, -width / 2, y, title(piece_text(piece, texts)), "piece"):
        fits = piece.data["fits"]
        c.parts.append("<g>" if fits else '<g opacity=".6">')
        silhouette(c, piece.data, 0, 0, width)
        c.parts.append("</g>")
        if not fits:
            c.rect(-1, -width * 0.77, width + 2, width * 0.79, stroke="var(--danger)", r=4, width=1.3, dash="3 3")
            icon(c, "fossil", width - 9, -width * 0.77 - 4, 13, "var(--danger)")
        if w > 60:
            c.circle(width + 1, -5, 7.5, fill="var(--surface)", stroke="var(--b2-relief)", width=0.7)
            c.text(width + 1, -0.4, str(piece.data["size"]), size=14, anchor="middle", weight=700)


def fallen(c: Canvas, zone: Zone, texts: Texts, w: float, h: float) -> None:
    """The endangered, on their backs along the southern edge, in the order they fell."""
    lying = [piece for piece in zone.pieces if piece.data.get("stance") == "endangered"]
    crowd = next((piece for piece in zone.pieces if piece.id.endswith(".lying")), None)
    if crowd is None:
        return
    size = w * 0.36
    step = min(size * 0.8, (w * 0.9 - size) / max(1, len(lying) - 1))
    left = -(size + step * (len(lying) - 1)) / 2
    top = h * 0.24
    with c.group(crowd.id, 0, 0, title(texts("stance.endangered"))):
        wide = size + step * (len(lying) - 1)
        c.rect(left - 2, top, wide + 4, size * 0.75 + 4, fill="var(--surface)", stroke="var(--danger)", r=5, width=1,
               opacity=0.7, dash="3 3")  # fmt: skip
    for n, piece in enumerate(lying):
        with c.group(piece.id, left + n * step, top + size * 0.75 + 2, title(piece_text(piece, texts)), "piece"):
            silhouette(c, piece.data, 0, 0, size, True)
