"""Players and species: each species a page of a field notebook, its sketch and counts on top, its cards below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gondwana.games.bios2.drawn_cards import side, signs, tool, traits
from gondwana.games.bios2.drawn_events import shape_of
from gondwana.games.bios2.drawn_signs import (
    fact,
    feeling,
    icon,
    organ,
    organs,
    paint,
    pieces_of,
    silhouette,
    tally,
    title,
)
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Scene, Zone
from gondwana.kit.svg import Canvas, clip
from gondwana.kit.text import piece_text, told, zone_title

HEAD = 76.0
BROAD = 400
"""From this width on a page has its counts beside the sketch, not below it."""
RAW, PROMOTED, GRIP = 62.0, 40.0, 44.0
"""How tall a card is that is not promoted, one that is, a tool."""
NO_HEART = 99


class Spot(NamedTuple):
    """Where a piece of a tableau lies on its page."""

    piece: Piece
    x: float
    y: float
    w: float
    h: float


def own(scene: Scene, colour: str) -> list[Zone]:
    """The five species of a colour."""
    return [zone for zone in scene.zones if zone.kind == "species" and zone.data["colour"] == colour]


def layout(zone: Zone, w: float) -> tuple[list[Spot], float]:
    """Where everything of a tableau lies, and how tall the page is: the personality side by side, then the rest."""
    spots: list[Spot] = []
    y = 66.0 if w >= BROAD else 116.0
    mutations = pieces_of(zone.pieces, "mutation")
    row = [piece for piece in mutations if piece.data["personality"] >= 0]
    across = max(1, min(len(row), int((w - 8) // 74))) if row else 1
    each = min(150.0, (w - 8) / across)
    for i, piece in enumerate(row):
        spots.append(Spot(piece, 4 + i % across * each, y + i // across * (PROMOTED + 4), each, PROMOTED))
    y += -(-len(row) // across) * (PROMOTED + 4)
    rest = [piece for piece in mutations if piece.data["personality"] < 0] + pieces_of(zone.pieces, "tool")
    columns = max(1, int((w - 4) // 132))
    each = (w - 4) / columns
    ends = [y] * columns
    for piece in rest:
        at = ends.index(min(ends))
        h = GRIP if piece.kind == "tool" else PROMOTED if piece.data["promoted"] else RAW
        spots.append(Spot(piece, 4 + at * each, ends[at], each - 4, h))
        ends[at] += h + 4
    return spots, max(y, *ends) + 2


def rows_of(scene: Scene, colour: str, across: int) -> list[list[Zone]]:
    """The species that exist, at most so many in a row, rows evenly filled."""
    living = [zone for zone in own(scene, colour) if zone.data["exists"]]
    count = -(-len(living) // across)
    each = -(-len(living) // max(1, count))
    return [living[i : i + each] for i in range(0, len(living), each or 1)]


def row_height(row: Sequence[Zone], w: float) -> float:
    """What the longest page of a row asks for."""
    return max(layout(zone, w / len(row) - 4)[1] for zone in row) + 4


def panel_height(scene: Scene, colour: str, w: float, across: int) -> float:
    """How tall a player's panel is."""
    rows = rows_of(scene, colour, across)
    return HEAD + sum(row_height(row, w - 8) for row in rows) + (4 if rows else 0)


def panel(
    c: Canvas, scene: Scene, texts: Texts, name: str, colour: str, box: tuple[float, float, float, float], across: int
) -> None:
    """A player: counts, fossils, newborn, bodies still free, and a page for each species."""
    x, y, w, h = box
    hand = scene.zone(f"{colour}.hand")
    with c.group(None, x, y, "", "seat"):
        c.rect(0, 0, w, h, fill="var(--surface)", stroke="var(--line)", r=6)
        header(c, scene, hand, texts, name, w)
        second(c, scene, hand, texts, colour, w)
        top = HEAD
        rows = rows_of(scene, colour, across)
        for i, row in enumerate(rows):
            each = (w - 8) / len(row)
            tall = row_height(row, w - 8) if i < len(rows) - 1 else h - top - 4
            for n, zone in enumerate(row):
                page(c, zone, texts, (6 + n * each, top, each - 4, tall - 4))
            top += tall


def header(c: Canvas, scene: Scene, hand: Zone, texts: Texts, name: str, w: float) -> None:
    """Sign, name and colour; actions, population, points."""
    data: dict[str, Any] = hand.data
    colour = data["colour"]
    with c.group(hand.id, 0, 0, zone_title(hand, texts)):
        c.rect(0, 0, w, 36, fill="var(--b2-soil)", r=6, opacity=0.45)
        if scene.who >= 0 and scene.who == hand.owner:
            c.rect(0, 0, w, 36, fill="var(--glow)", r=6, opacity=0.4)
        if data["wins"]:
            c.rect(0, 0, w, 36, stroke="var(--success)", r=6, width=3)
        silhouette(c, shape_of(colour), 6, 33, 40)
        word = title(texts(f"player.{colour}"))
        left = 54.0
        narrow = w < 450
        if name:
            shown = clip(name, w - 262 - (0 if narrow else 9 * len(word)), 18)
            c.text(left, 24, shown, size=17, serif=True, weight=600)
            left += 8.9 * len(shown) + 8
        if not (name and narrow):
            c.text(left, 23.5, word, size=14, serif=True, italic=True, fill="var(--ink-soft)")
        facts = [
            ("skeleton", data["skeleton"], 212.0),
            ("bolt", data["actions"], 166.0),
            ("crowd", data["population"], 120.0),
        ]
        for sign, n, right in facts[1 if narrow else 0 :]:
            fact(c, sign, str(n), w - right, 24, 16)
        icon(c, "star", w - 66, 10, 17, "var(--success)" if data["wins"] else "var(--steppe)")
        c.text(w - 44, 25, str(data["n"]), size=20, weight=700)
        if data["medea"]:
            icon(c, "medea", w - 240 if not narrow else w - 196, 9, 18, "var(--b2-violet)")


def second(c: Canvas, scene: Scene, hand: Zone, texts: Texts, colour: str, w: float) -> None:
    """Fossils, the newborn on their card, and small the bodies that are not in use."""
    free = [zone for zone in own(scene, colour) if not zone.data["exists"]]
    newborn = scene.zone(f"{colour}.newborn")
    step = 30.0 if w > 450 else 25.0
    right = w - 6 - step * len(free)
    for i, zone in enumerate(free):
        with c.group(zone.id, right + i * step, 40, title(zone_title(zone, texts))):
            c.rect(0, 0, step - 3, 31, fill="var(--paper)", stroke="var(--line)", r=4, dash="2 3")
            c.parts.append('<g opacity=".35">')
            silhouette(c, {**zone.data, "marine": False}, 1, 26, step - 5)
            c.parts.append("</g>")
    each = 48.0
    cradle = 30 + each * max(1, len(newborn.pieces)) if newborn.pieces else 32.0
    left = right - cradle - 4
    with c.group(newborn.id, left, 40, title(zone_title(newborn, texts))):
        c.rect(0, 0, cradle, 31, fill="var(--paper)", stroke="var(--b2-relief)", r=8, width=1)
        icon(c, "egg", 7, 7, 17, "var(--b2-relief)")
        for i, piece in enumerate(newborn.pieces):
            with c.group(piece.id, 28 + i * each, 27, title(piece_text(piece, texts)), "piece"):
                silhouette(c, piece.data, 0, 0, 29)
                c.text(31, -3, str(piece.count), size=14, weight=700)
    icon(c, "fossil", 10, 46, 18, "var(--ink-soft)")
    if hand.data["lazarus"]:
        icon(c, "lazarus", left - 26, 45, 19, "var(--danger)")
    room = left - 38 - (26 if hand.data["lazarus"] else 0)
    gap = min(23.0, (room - 22) / max(1, len(hand.pieces) - 1))
    for i, piece in enumerate(hand.pieces):
        with c.group(piece.id, 34 + i * gap, 44, title(piece_text(piece, texts)), "piece"):
            c.rect(0, 0, 21, 22, fill="var(--b2-soil)", stroke="var(--b2-relief)", r=5, width=0.8)
            sign = {"card": "cards", "archetype": "paw", "tool": "t-harpoon", "genesis": "microbes"}
            icon(c, sign.get(piece.data["fossil"], "fossil"), 3.5, 4, 14, "var(--ink)")


# -- a species -------------------------------------------------------------------------------------------------------


def page(c: Canvas, zone: Zone, texts: Texts, box: tuple[float, float, float, float]) -> None:
    """A species: ruled paper with a margin in its colour, the sketch, counts, cards."""
    x, y, w, h = box
    data: dict[str, Any] = zone.data
    with c.group(zone.id, x, y, title(zone_title(zone, texts)), "piece"):
        c.rect(0, 0, w, h, fill="var(--paper)", stroke="var(--line)", r=5)
        lines = "".join(f"M5 {top}H{w - 1}" for top in range(70, int(h), 18))
        c.path(lines, stroke="var(--b2-rule)", width=0.8)
        c.rect(0, 0, 4, h, fill=paint(data["colour"]), r=2)
        genotype = pieces_of(zone.pieces, "genotype")[0]
        sketch = 66.0 if w > 160 else 54.0
        with c.group(genotype.id, 7, 4, title(piece_text(genotype, texts)), "piece"):
            c.rect(0, 0, (w * 0.48 if w >= BROAD else w) - 10, 54, fill="var(--surface)", r=4, opacity=0.5)
            silhouette(c, data, 0, 52, sketch)
            words = told(genotype.label, {k: v for k, v in genotype.data.items() if k != "told"}, texts)
            c.text(
                sketch + 6,
                15,
                clip(title(words), (w * 0.48 if w >= BROAD else w) - sketch - 14, 18),
                size=15,
                serif=True,
                italic=True,
                weight=600,
            )
            counts(c, data, sketch + 6, 33, w - sketch - 16)
        left, top = (w * 0.48, 8.0) if w >= BROAD else (9.0, 62.0)
        tally(c, data, left, top, min(w - left - 6, 300), 15)
        cradle(c, zone, texts, left, top + 24, w)
        spots, _ = layout(zone, w)
        for spot in spots:
            if spot.piece.data.get("personality", -1) >= 0:
                c.rect(spot.x - 3, spot.y - 2, spot.w + 6, spot.h + 4, fill="var(--b2-violet)", r=5, opacity=0.35)
        faces = {piece.id: piece for piece in pieces_of(zone.pieces, "face")}
        guests = {piece.id: piece for piece in pieces_of(zone.pieces, "creeple")}
        for spot in spots:
            if spot.piece.kind == "tool":
                tool(c, spot.piece, texts, spot.x, spot.y, spot.w)
            else:
                mutation(c, spot, texts, data["colour"], faces)
                guest = guests.get("host." + spot.piece.data["card"])
                if guest:
                    visitor(c, guest, texts, spot.x + spot.w - 34, spot.y + spot.h - 4)
        homeless = [guest for guest in guests.values() if guest.id.startswith("host.") and guest.id[5:] in COLOURS]
        for i, guest in enumerate(homeless):
            visitor(c, guest, texts, w - 34 - 30 * i, 54)


COLOURS = ("green", "orange", "black", "white")


def visitor(c: Canvas, piece: Piece, texts: Texts, x: float, y: float) -> None:
    """A host creeple in the rings of mutualism."""
    with c.group(piece.id, x, y, title(piece_text(piece, texts)), "piece"):
        c.rect(-2, -24, 32, 26, fill="var(--surface)", stroke="var(--success)", r=6, width=1.2)
        silhouette(c, piece.data, 0, 0, 28)


def counts(c: Canvas, data: dict[str, Any], x: float, y: float, room: float) -> None:
    """Size of what is allowed, organs of what the heart can bear, dispersal, and what is special."""
    tight = room < 100
    fact(c, "paw", f"{data['size']}/{data['most']}", x, y)
    if data["heart"] < NO_HEART:
        over = data["total"] > data["heart"]
        ink = "var(--danger)" if over else "var(--ink-soft)"
        words = f"{data['total']}/{data['heart']}"
        fact(c, "heart", words, x + (0 if tight else 48), y + (18 if tight else 0), colour=ink)
    special = [word for word in ("venom", "endotherm") if data[word]]
    if data["haustorium"] >= 0:
        special.append("haustorium")
    if data["speaks"]:
        special.append("speech")
    fact(c, "foot", str(data["points"]), x + (48 if tight else 0), y + (0 if tight else 18))
    start = 64 if tight else 34
    for i, word in enumerate(special):
        icon(c, word, x + start + i * 18, y + 5, 15, "var(--danger)" if word == "venom" else "var(--ink)")
    if room > 140:
        for i, word in enumerate(data["emotions"]):
            feeling(c, word, x + 110 + i * 19, y - 13, 16)


def cradle(c: Canvas, zone: Zone, texts: Texts, left: float, top: float, w: float) -> None:
    """Basal organs in the ground of the page; at the right the unborn."""
    basal = pieces_of(zone.pieces, "basal")
    unborn = next(piece for piece in zone.pieces if piece.id.endswith(".unborn"))
    total = sum(piece.count for piece in basal)
    step = min(14.0, (w - left - 66) / max(1, total))
    for piece in basal:
        wide = step * piece.count
        with c.group(piece.id, left, top, title(piece_text(piece, texts)), "piece"):
            c.rect(-1, -1, wide + 2, 23, fill="var(--b2-soil)", r=4, opacity=0.6)
            for i in range(piece.count):
                organ(c, piece.id.rpartition(".")[2], i * step, 4, 13)
        left += wide + 3
    with c.group(unborn.id, w - 56, top, title(piece_text(unborn, texts)), "piece"):
        c.rect(0, -1, 52, 24, fill="var(--surface)", stroke="var(--line)", r=6)
        c.parts.append("<g>" if unborn.count else '<g opacity=".35">')
        silhouette(c, unborn.data, 3, 20, 27)
        c.parts.append("</g>")
        c.text(48, 16, str(unborn.count), size=14, anchor="end", weight=700)


def mutation(c: Canvas, spot: Spot, texts: Texts, colour: str, faces: dict[str, Piece]) -> None:
    """A card: organs on it and its name; what it brings if promoted, else both sides it could be turned to."""
    piece, w = spot.piece, spot.w
    data = piece.data
    with c.group(piece.id, spot.x, spot.y, title(piece_text(piece, texts)), "piece"):
        c.rect(0, 0, w, spot.h, fill="var(--surface)", stroke="var(--line)", r=4)
        left = 5.0
        if data["token"]:
            c.circle(left + 8, 10, 9, fill="var(--danger)")
            organ(c, data["token"], left + 1, 3, 14)
            left += 21
        left += organs(c, data["cubes"], left, 3, 14)
        c.text(left + 3, 15, clip(texts(piece.label), w - left - 5, 14), size=14, serif=True, weight=600)
        if data["promoted"]:
            printed = data["a"] if data["promoted"].endswith("_a") else data["b"]
            for end, at in (("left", 0.0), ("right", w - 9)):
                if printed[end]:
                    feeling(c, printed[end], at, 19, 18, end)
            x = 12.0 if printed["left"] else 5.0
            icon(c, "paw", x, 22, 13, "var(--ink-soft)")
            c.text(x + 15, 34, f"≤{printed['size']}", size=14)
            signs(
                c,
                [one for one in traits(printed) if one[0] == "sign" or one[0] == "haustorium"],
                x + 40,
                21,
                w - x - 52,
            )
            return
    half = (w - 3) / 2
    for i, name in enumerate(("a", "b")):
        face = faces[f"face.{data[name]['face']}"]
        with c.group(
            face.id, spot.x + i * (half + 3), spot.y + 22, title(texts(f"face.{data[name]['face']}")), "piece"
        ):
            side(c, face.data, half, 39, colour)
