"""Cards: the display with its prices, tools, and both sides a mutation can be promoted to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gondwana.games.bios2.drawn_signs import caption, counted, feeling, icon, organ, organs, silhouette, title
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Scene, Zone
from gondwana.kit.svg import Canvas, clip
from gondwana.kit.text import piece_text, zone_title

TALL = 190.0
FLAT = 98.0
SIDE = 39.0
TOOL = 98.0


def displays(c: Canvas, scene: Scene, texts: Texts, box: tuple[float, float, float], wide: bool) -> float:
    """Both rows of the display, the free place first; how tall they came out."""
    x, y, w = box
    zones: list[Zone] = [zone for zone in scene.zones if zone.kind == "display"]
    colour = scene.data["active"] or "white"
    top = y
    for zone in zones:
        top += row(c, zone, texts, (x, top, w), 5 if wide else 3, colour)
    return top - y


def row(c: Canvas, zone: Zone, texts: Texts, box: tuple[float, float, float], across: int, colour: str) -> float:
    """One row: its deck in the heading, every card on its place; how tall it came out."""
    x, y, w = box
    step = (w + 5) / across
    tall = FLAT if step > 150 else TALL
    with c.group(zone.id, x, y, zone_title(zone, texts)):
        caption(c, 2, 17, title(texts(f"row.{zone.id}")), 15)
        icon(c, "cards", w - 46, 3, 17, "var(--ink-soft)")
        c.text(w - 4, 17, str(zone.data["n"]), size=14, anchor="end", weight=600)
        places = len(zone.data["costs"])
        taken = {piece.data["place"]: piece for piece in zone.pieces}
        for at in range(places):
            left, top = at % across * step, 24 + at // across * (tall + 6)
            if at in taken:
                card(c, taken[at], texts, (left, top, step - 5, tall), colour)
            else:
                c.rect(left, top, step - 5, tall, stroke="var(--line)", r=6, dash="3 5")
                c.text(left + step / 2, top + 24, str(zone.data["costs"][at]), size=15, anchor="middle",
                       fill="var(--ink-soft)")  # fmt: skip
    return 24 + -(-places // across) * (tall + 6) + 4


def card(c: Canvas, piece: Piece, texts: Texts, box: tuple[float, float, float, float], colour: str) -> None:
    """A mutation on display: price, organs, name, its two promoted sides, and the price for each species that asks.

    A flat one has its sides next to each other and the prices in its heading.
    """
    x, y, w, h = box
    data = piece.data
    flat = h == FLAT
    with c.group(piece.id, x, y, title(piece_text(piece, texts)), "piece"):
        c.rect(1.5, 2.5, w, h, fill="var(--shadow)", r=6)
        c.rect(0, 0, w, h, fill="var(--surface)", stroke="var(--line)", r=6)
        c.path(f"M0 30V6q0 -6 6 -6H{w - 6}q6 0 6 6V30Z", fill=f"var(--b2-{tint(data['colour'])})", opacity=0.22)
        egg_price(c, data["cost"], 15, 15)
        left = 35 + organs(c, data["organs"], 31, 5, 20)
        if data["monster_plant"]:
            with c.group(None, left if flat else w - 25, 5, texts("draw.monster_plant")):
                icon(c, "leaf", 0, 0, 20, "var(--b2-green)")
            left += 22
        heading(c, texts(piece.label), 6, 46, w - 10)
        for i, name in enumerate(("a", "b")):
            half = (w - 11) / 2
            left_edge, down = (4 + i * (half + 3), 55.0) if flat else (4.0, 69 + i * (SIDE + 3))
            with c.group(None, left_edge, down, title(texts(f"face.{data[name]['face']}"))):
                side(c, data[name], half if flat else w - 8, SIDE, colour)
        if flat:
            prices(c, data, left + 4, 16, w - left - 6)
        else:
            prices(c, data, 5, h - 10, w - 8)


def tint(colour: str) -> str:
    """The tone of an organ colour."""
    return {"green": "leafy", "white": "frost"}.get(colour, colour)


def egg_price(c: Canvas, cost: int, x: float, y: float) -> None:
    """What a place costs: so many unborn."""
    c.circle(x, y, 11, fill="var(--surface)", stroke="var(--b2-relief)", width=1.2)
    c.text(x, y + 5, str(cost), size=15, anchor="middle", weight=700)


def heading(c: Canvas, words: str, x: float, y: float, room: float) -> None:
    """A name in one line or in two."""
    first, second = words, ""
    if len(words) * 7.2 > room:
        cut = words.rfind(" ", 0, int(room / 6.6) + 1)
        if cut > 0:
            first, second = words[:cut], words[cut + 1 :]
    c.text(x, y, clip(first, room, 14.5), size=14, serif=True, weight=600)
    c.text(x, y + 15, clip(second, room, 14.5), size=14, serif=True, weight=600)


def prices(c: Canvas, data: dict[str, Any], x: float, y: float, room: float) -> None:
    """What the card costs each species of whoever acts."""
    found = list(data["prices"].items())
    step = min(40.0, room / max(1, len(found)))
    for i, (name, cost) in enumerate(found):
        colour, _, shape = name.partition("_")
        silhouette(c, {"colour": colour, "shape": shape, "marine": False}, x + i * step, y + 5, min(24, step * 0.62))
        c.text(x + i * step + min(27, step * 0.66), y + 4, str(cost), size=14, weight=700)


# -- a promoted side -------------------------------------------------------------------------------------------------


def traits(data: dict[str, Any]) -> list[tuple[str, str]]:
    """What a side brings, as signs and words in the order they are drawn."""
    found: list[tuple[str, str]] = []
    for colour, n in counted(data["organs"]):
        found += [("organ", colour)] * n
    if data["monster"]:
        found.append(("monster", data["monster"]))
    found += [("loss", colour) for colour, n in counted(data["recession"]) for _ in range(n)]
    found += [("sign", word) for word in ("mutualism", "venom") if data[word]]
    if data["haustorium"] >= 0:
        found.append(("haustorium", str(data["haustorium"])))
    if data["fossil"]:
        found.append(("sign", "fossil"))
    return found


def side(c: Canvas, data: dict[str, Any], w: float, h: float, colour: str, new: bool = True) -> None:
    """A side: its greatest size, what it brings, a new body, feelings at both ends that a neighbour may complete."""
    c.rect(0, 0, w, h, fill="var(--paper)", stroke="var(--line)", r=4, width=0.8)
    for end, at in (("left", 0.0), ("right", w - 9)):
        if data[end]:
            feeling(c, data[end], at, h / 2 - 9, 18, "right" if end == "right" else "left")
    left = 11.0 if data["left"] else 4.0
    icon(c, "paw", left, 4, 13, "var(--ink-soft)")
    c.text(left + 15, 16, f"≤{data['size']}", size=14, weight=600)
    if data["shape"] and new:
        body = {"colour": colour, "shape": data["shape"], "marine": False}
        small = 27.0 if w > 80 else 20.0
        silhouette(c, body, w - small - (12 if data["right"] else 4), 20, small)
    signs(c, traits(data), left, h - 18, w - left - (10 if data["right"] else 3))


def signs(c: Canvas, found: Sequence[tuple[str, str]], x: float, y: float, room: float) -> None:
    """Signs side by side, closer if there is little room."""
    step = min(18.0, room / max(1, len(found)))
    for i, (sort, word) in enumerate(found):
        left = x + i * step
        if sort == "sign":
            icon(c, word, left, y, 15)
        elif sort == "haustorium":
            icon(c, "haustorium", left, y, 15)
            c.text(left + 14, y + 13, word, size=14, weight=700)
        else:
            if sort == "monster":
                c.circle(left + 7.5, y + 7.5, 9, fill="var(--danger)")
            organ(c, word, left, y, 15)
            if sort == "loss":
                c.path(f"M{left - 1} {y + 16}L{left + 16} {y - 1}", stroke="var(--danger)", width=2.4)


# -- tools -----------------------------------------------------------------------------------------------------------


def tools(c: Canvas, scene: Scene, texts: Texts, box: tuple[float, float, float], wide: bool) -> float:
    """The tools nobody has, the two sides of each together; how tall they came out."""
    x, y, w = box
    zone = scene.zone("tools")
    pairs = [zone.pieces[i : i + 2] for i in range(0, len(zone.pieces), 2)]
    across = 4
    step = w / across
    with c.group(zone.id, x, y, texts(zone.label)):
        caption(c, 2, 17, texts(zone.label), 15)
        for i, piece in enumerate(piece for pair in pairs for piece in pair):
            left, top = i % across * step, 24 + i // across * 50
            if i % 2 == 0:
                c.rect(left, top, step * 2 - 6, 44, fill="var(--surface)", stroke="var(--line)", r=6)
                c.path(f"M{left + step - 3} {top + 4}v36", stroke="var(--line)", width=1)
            tool(c, piece, texts, left + (0 if i % 2 == 0 else -3), top, step - 3)
    return 24 + -(-len(zone.pieces) // across) * 50 + 4


def tool(c: Canvas, piece: Piece, texts: Texts, x: float, y: float, w: float) -> None:
    """A side of a tool and the body it hunts."""
    with c.group(piece.id, x, y, title(texts(piece.label)), "piece"):
        c.rect(2, 2, w - 4, 40, fill="var(--surface)", r=5)
        icon(c, f"t-{piece.id.partition('.')[2]}", 7, 9, 25, "var(--b2-relief)")
        prey = {"colour": "orange", "shape": piece.data["prey"], "marine": False}
        if w > 120:
            c.text(37, 18, clip(texts(piece.label), w - 40, 14), size=14, serif=True, weight=600)
            icon(c, "venom", 38, 25, 13, "var(--danger)")
            silhouette(c, prey, 54, 39, 26)
        else:
            silhouette(c, prey, 38, 36, 34)
        if piece.data["bell"]:
            icon(c, "deluge", w - 22, 24, 15, "var(--b2-contour)")
