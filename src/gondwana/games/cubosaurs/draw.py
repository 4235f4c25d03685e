"""The table of Cubosaurs as a picture: collections as fans of plates, the score row of each kind below its plates."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Scene, Zone
from gondwana.kit.svg import Canvas, clip, symbols

ART = Path(__file__).with_name("art.svg")
SYMBOL = {"grey": "cub-raptor-grey", "black": "cub-raptor-black", "back": "cub-back"}
COLUMNS = (("trex",), ("stego",), ("bronto",), ("ptero",), ("penta",), ("grey", "black"), ("egg",))
PLATE = (62.0, 76.0)
NAMEPLATE = 148.0


def draw(scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> str:
    """The whole table; the viewer's own collection comes first."""
    c = Canvas()
    order = [seat % scene.seats for seat in range(max(scene.viewer, 0), max(scene.viewer, 0) + scene.seats)]
    if wide:
        width = 800.0 if scene.seats == 2 else 960.0
        y = middle(c, scene, texts, names, width)
        broad, narrow = (order, []) if scene.seats < 4 else (order[:1], order[1:])
        for seat in broad:
            y += strip(c, scene, texts, names[seat], seat, y, width)
        room = (width - 12) / 2
        for at in range(0, len(narrow), 2):
            row = narrow[at : at + 2]
            tall = max(fan_height(scene, seat) for seat in row)
            for place, seat in enumerate(row):
                panel(c, scene, texts, names[seat], seat, (12 + place * room, y, room - 12), tall)
            y += tall + 118
        height = y
    else:
        width, y = 400.0, middle(c, scene, texts, names, 400.0)
        for seat in order:
            y += compact(c, scene, texts, names[seat], seat, y)
        height = y
    return c.picture(width, height, symbols(ART), texts("draw.table"))


# -- the middle of the table -------------------------------------------------------------------------------------------


def middle(c: Canvas, scene: Scene, texts: Texts, names: Sequence[str], width: float) -> float:
    """Deck, Hand and cards aside, and the tiles for sale; how far down they reach."""
    wide = width > 400
    holder = names[scene.turn] if scene.who >= 0 else ""
    with c.group("deck", 14, 16, texts("zone.deck", **scene.zone("deck").data)):
        stack(c, scene.zone("deck").data["n"])
    hand = scene.zone("hand")
    left = 104.0
    split = width * (0.58 if scene.data["advanced"] else 0.67)
    room = (split if wide else width - 12) - left
    with c.group("hand", left, 16, texts(hand.label)):
        c.rect(0, 0, room, 118, fill="var(--surface)", stroke="var(--line)", r=6)
        c.text(12, 20, texts("zone.hand"), size=14, serif=True, italic=True, fill="var(--ink-soft)")
        if holder:
            c.mark(scene.turn, room - 16, 15, 13)
            c.text(room - 28, 20, clip(holder, room - 110, 17), size=14, anchor="end", weight=600)
        step = min(PLATE[0] + 8, (room - 24 - PLATE[0]) / max(1, len(hand.pieces) - 1))
        for i, piece in enumerate(hand.pieces):
            plate(c, piece, texts, 12 + i * step, 32)
    place = (width - 12, 32.0) if wide else (width - 12, 150.0)
    legend(c, scene, texts, *place)
    bottom = 146.0 if wide else 162.0
    x, y = (split + 16, 16.0) if wide else (12.0, 166.0)
    if scene.data["advanced"]:
        bottom = max(bottom, market(c, scene, texts, x, y, market_gap(width)))
    if scene.zone("aside").pieces:
        sold = len(scene.zone("market").pieces) if scene.data["advanced"] else 0
        bottom = max(bottom, destroyed(c, scene, texts, x + sold * market_gap(width), y + 28, width))
    return bottom


def stack(c: Canvas, n: int) -> None:
    """The deck: as many edges as it has tens, and its number."""
    for layer in range(min(4, (n + 9) // 10), 0, -1):
        c.rect(2 + layer * 2, layer * 2, 72, 96, fill="var(--surface)", stroke="var(--line)", r=5)
    if n:
        c.use("cub-back", 2, 0, 72, 96, "#6B4F3A")
    else:
        c.rect(2, 0, 72, 96, stroke="var(--line)", r=5, dash="4 4")
    c.text(38, 114, str(n), size=15, anchor="middle", weight=600)


def legend(c: Canvas, scene: Scene, texts: Texts, right: float, y: float) -> None:
    """Which round it is and which way the Hand travels."""
    turn = "↻" if scene.data["direction"] > 0 else "↺"
    words = texts("draw.round", round=scene.data["round"], rounds=scene.data["rounds"])
    c.text(right, y, f"{words} {turn}", size=14, anchor="end", serif=True, italic=True, fill="var(--ink-soft)")


def market(c: Canvas, scene: Scene, texts: Texts, x: float, y: float, gap: float) -> float:
    """The evolution tiles that can be bought, with their cost in tokens; how far down they reach."""
    zone = scene.zone("market")
    words = texts("draw.market")
    c.text(x, y + 16, words, size=14, serif=True, italic=True, fill="var(--ink-soft)")
    supply = scene.zone("supply").data["n"]
    with c.group("supply", x + 14 + 7 * len(words), y, texts("zone.supply", n=supply)):
        c.use("cub-dna", 0, 1, 18, 18, "var(--ink)")
        c.text(22, 16, str(supply), size=14, weight=600)
    for i, piece in enumerate(zone.pieces):
        tile(c, piece, texts, x + i * gap, y + 28, gap - 6)
    return y + 28 + gap * 1.1 + 6


def market_gap(width: float) -> float:
    """From one tile of the market to the next."""
    return 63.0 if width < 900 else 75.0


def destroyed(c: Canvas, scene: Scene, texts: Texts, x: float, y: float, width: float) -> float:
    """Cards destroyed in this round, crossed out, where the tiles were that destroyed them; how far down they reach."""
    zone = scene.zone("aside")
    step = min(PLATE[0] + 4, (width - 10 - PLATE[0] - x) / max(1, len(zone.pieces) - 1))
    with c.group(zone.id, label=texts(zone.label, **zone.data)):
        for i, piece in enumerate(zone.pieces):
            with c.group(piece.id, x + i * step, y, texts("draw.destroyed", card=texts(piece.label)), "piece"):
                plate_face(c, piece, 0, 0)
                c.path(f"M6 6L{PLATE[0] - 6} {PLATE[1] - 6}", stroke="var(--danger)", width=4)
    return y + PLATE[1] + 12


def tile(c: Canvas, piece: Piece, texts: Texts, x: float, y: float, size: float) -> None:
    """An evolution tile: its pictogram and its cost."""
    with c.group(piece.id, x, y, texts(piece.label), "piece"):
        c.rect(0, 0, size, size * 1.1, fill="var(--surface)", stroke="var(--line)", r=6)
        c.use(f"cub-tile-{piece.data['number']}", size * 0.16, 4, size * 0.68, size * 0.68, "var(--ink)")
        c.use("cub-dna", size * 0.14, size * 0.8, 17, 17, "var(--ink-soft)")
        c.text(size * 0.14 + 19, size * 0.8 + 14, str(piece.data["cost"]), size=15, weight=700)
        if piece.data["interaction"]:
            sign = size * 0.24
            c.use("cub-interact", size - sign - 2, size * 0.8, sign, sign, "var(--danger)")


# -- collections -------------------------------------------------------------------------------------------------------


def strip(c: Canvas, scene: Scene, texts: Texts, name: str, seat: int, y: float, width: float) -> float:
    """A collection along the whole table: whose it is at the left, then a column per kind; how much room it took."""
    zone = scene.zone(f"p{seat + 1}")
    tall = fan_height(scene, seat)
    step = (width - 24 - NAMEPLATE - 6) / len(COLUMNS)
    height = tall + (52 if step > 106 else 78)
    with c.group(zone.id, 12, y, texts(zone.label, owner=seat + 1, **zone.data), "seat"):
        c.rect(0, 0, width - 24, height, fill="var(--surface)", stroke="var(--line)", r=6)
        nameplate(c, scene, texts, name, seat, height)
        for i, kinds in enumerate(COLUMNS):
            left = NAMEPLATE + i * step
            pieces = [piece for piece in zone.pieces if piece.kind in kinds]
            fan(c, pieces, kinds, texts, left + (step - PLATE[0]) / 2, 8)
            score_row(c, scene, zone, kinds, left + 2, tall + 16, step - 4)
    return height + 8


def nameplate(c: Canvas, scene: Scene, texts: Texts, name: str, seat: int, height: float) -> None:
    """Who it is, the points together and round by round, tokens and tiles."""
    zone = scene.zone(f"p{seat + 1}")
    if scene.who == seat:
        c.rect(0, 0, NAMEPLATE - 8, height, fill="var(--glow)", r=6, opacity=0.22)
    c.mark(seat, 19, 22, 16)
    c.text(35, 28, clip(name, NAMEPLATE - 48, 19), size=17, serif=True, weight=600)
    total = signed(scene.scores[seat])
    c.text(12, 65, total, size=30, weight=700)
    if seat in scene.data["winners"]:
        c.star(32 + 19 * len(total), 55)
    rounds(c, scene, seat, 12, 86, None)
    if scene.data["advanced"]:
        c.use("cub-dna", 92, 45, 18, 18, "var(--ink)")
        c.text(113, 60, str(zone.data["tokens"]), size=15, weight=600)
        owned = scene.zone(f"p{seat + 1}.tiles").pieces
        tiles(c, owned, texts, 10, height - 34, min(30.0, (NAMEPLATE - 46) / max(1, len(owned) - 1)))


def rounds(c: Canvas, scene: Scene, seat: int, x: float, y: float, anchor: str | None) -> float:
    """The points of the rounds before and of this one; how wide they came out."""
    banked = [points[seat] for points in scene.data["banked"]]
    if not banked or scene.who < 0:
        return 0.0
    shown = signed(banked[0])
    for points in (*banked[1:], scene.zone(f"p{seat + 1}").data["points"]):
        shown += f" {'−' if points < 0 else '+'} {abs(points)}"
    c.text(x, y, shown, size=14, anchor=anchor, fill="var(--ink-soft)")
    return 8.4 * len(shown)


def tiles(c: Canvas, owned: Sequence[Piece], texts: Texts, x: float, y: float, step: float) -> None:
    """The evolutions somebody has."""
    for i, piece in enumerate(owned):
        with c.group(piece.id, x + i * step, y, texts(piece.label), "piece"):
            c.rect(0, 0, 26, 26, fill="var(--paper)", stroke="var(--line)", r=4)
            c.use(f"cub-tile-{piece.data['number']}", 1, 1, 24, 24, "var(--ink)")


def panel(
    c: Canvas, scene: Scene, texts: Texts, name: str, seat: int, place: tuple[float, float, float], tall: float
) -> None:
    """A collection on a desktop: a column per kind, its plates `tall` at most."""
    x, y, width = place
    zone = scene.zone(f"p{seat + 1}")
    with c.group(zone.id, x, y, texts(zone.label, owner=seat + 1, **zone.data), "seat"):
        c.rect(0, 0, width, tall + 110, fill="var(--surface)", stroke="var(--line)", r=6)
        header(c, scene, texts, name, seat, width)
        step = (width - 12) / len(COLUMNS)
        for i, kinds in enumerate(COLUMNS):
            left = 6 + i * step
            pieces = [piece for piece in zone.pieces if piece.kind in kinds]
            fan(c, pieces, kinds, texts, left + (step - PLATE[0]) / 2, 42)
            score_row(c, scene, zone, kinds, left + 2, 50 + tall, step - 4)


def header(c: Canvas, scene: Scene, texts: Texts, name: str, seat: int, width: float) -> None:
    """Whose it is, tokens and tiles, points of this round and of the rounds before."""
    zone = scene.zone(f"p{seat + 1}")
    asked = scene.who == seat
    if asked:
        c.rect(0, 0, width, 32, fill="var(--glow)", r=6, opacity=0.22)
    c.mark(seat, 20, 17, 16)
    total = signed(scene.scores[seat])
    c.text(width - 12, 23, total, size=18, anchor="end", weight=700)
    right = width - 20 - 12 * len(total)
    if seat in scene.data["winners"]:
        c.star(right - 8, 17)
        right -= 20
    right -= rounds(c, scene, seat, right, 22, "end")
    owned = scene.zone(f"p{seat + 1}.tiles").pieces if scene.data["advanced"] else ()
    if scene.data["advanced"]:
        right -= 58 + 30 * len(owned)
    name = clip(name, right - 44, 19)
    c.text(36, 22, name, size=16, serif=True, weight=600)
    if scene.data["advanced"]:
        x = 50 + 8.6 * len(name)
        c.use("cub-dna", x, 8, 18, 18, "var(--ink)")
        c.text(x + 21, 22, str(zone.data["tokens"]), size=14, weight=600)
        tiles(c, owned, texts, x + 48, 3, 30)


def signed(points: int) -> str:
    """Negative points with a true minus sign."""
    return str(points).replace("-", "−")


def fan(c: Canvas, pieces: Sequence[Piece], kinds: tuple[str, ...], texts: Texts, x: float, y: float) -> None:
    """Plates of one kind, overlapping so that each shows its upper edge; what is printed on it stands there."""
    total = sum(piece.count for piece in pieces)
    if total == 0:
        ghost(c, kinds, x, y)
        return
    step = fan_step(kinds, total)
    at = 0
    for piece in pieces:
        with c.group(piece.id, x, y + at * step, texts(piece.label), "piece"):
            for copy in range(piece.count):
                plate_face(c, piece, 0, copy * step)
        at += piece.count


def fan_step(kinds: tuple[str, ...], total: int) -> float:
    """How much of each plate the next one leaves free: more where values are printed on it."""
    edge = 21.0 if kinds[0] in ("grey", "egg") else 13.0
    return min(edge, 74.0 / (total - 1)) if total > 1 else 0.0


def fan_height(scene: Scene, seat: int) -> float:
    """How much room the tallest fan of a collection needs."""
    counts: dict[str, int] = scene.zone(f"p{seat + 1}").data["counts"]
    totals = [(kinds, sum(counts[kind] for kind in kinds)) for kinds in COLUMNS]
    return PLATE[1] + max(fan_step(kinds, total) * max(0, total - 1) for kinds, total in totals)


def ghost(c: Canvas, kinds: tuple[str, ...], x: float, y: float) -> None:
    """The place of a kind that is not there yet."""
    c.rect(x, y, *PLATE, stroke="var(--line)", r=5, dash="3 5")
    c.parts.append('<g opacity=".16">')
    c.use(SYMBOL.get(kinds[0], f"cub-{kinds[0]}"), x + 9, y + 16, 44, 44, "var(--ink)")
    c.parts.append("</g>")


def score_row(c: Canvas, scene: Scene, zone: Zone, kinds: tuple[str, ...], x: float, y: float, width: float) -> None:
    """What 1, 2, 3, 4 and more are worth, the present value marked; raptors and eggs show their sum."""
    count = sum(zone.data["counts"][kind] for kind in kinds)
    row = scene.data["rows"].get(kinds[0])
    if row is None:
        row = [zone.data["values"]["raptors" if len(kinds) > 1 else kinds[0]]] if count else [0]
        x, width = x + width / 2 - 22, 44
    across = len(row) if width > 100 else min(len(row), 2)  # four values in one line want room, else two and two
    cell, high = width / across, 26.0
    c.rect(x, y, width, high * ((len(row) + across - 1) // across), stroke="var(--line)", r=4)
    for i, points in enumerate(row):
        left, top = x + i % across * cell, y + i // across * high
        if i % across:
            c.path(f"M{left} {top}v{high}", stroke="var(--line)", width=1)
        now = count > 0 and i == min(count, len(row)) - 1
        if now:
            c.rect(left, top, cell, high, fill="var(--ink)", r=4)
        colour = "var(--surface)" if now else "var(--ink-soft)"
        words = signed(points) if count or len(row) > 1 else ""
        c.text(left + cell / 2, top + 19, words, size=16, anchor="middle", fill=colour, weight=700 if now else 400)


def compact(c: Canvas, scene: Scene, texts: Texts, name: str, seat: int, y: float) -> float:
    """A collection on a phone: one plate per face with its number; how much room it took."""
    zone = scene.zone(f"p{seat + 1}")
    per_row, gap = 6, 64.0
    rows = max(1, (len(zone.pieces) + per_row - 1) // per_row)
    height = 40 + rows * 88 + 26
    with c.group(zone.id, 6, y, texts(zone.label, owner=seat + 1, **zone.data), "seat"):
        c.rect(0, 0, 388, height, fill="var(--surface)", stroke="var(--line)", r=6)
        header(c, scene, texts, name, seat, 388)
        for i, piece in enumerate(zone.pieces):
            plate(c, piece, texts, 4 + i % per_row * gap, 40 + i // per_row * 88)
        values(c, zone, height - 10)
    return height + 10


def values(c: Canvas, zone: Zone, y: float) -> None:
    """What each kind is worth now, in one line."""
    x = 10.0
    for kinds in COLUMNS:
        if sum(zone.data["counts"][kind] for kind in kinds):
            value = zone.data["values"]["raptors" if len(kinds) > 1 else kinds[0]]
            c.use(SYMBOL.get(kinds[0], f"cub-{kinds[0]}"), x, y - 16, 20, 20, f"var(--cub-{kinds[0]})")
            c.text(x + 23, y, signed(value), size=14, weight=600)
            x += 53


# -- plates ------------------------------------------------------------------------------------------------------------


def plate(c: Canvas, piece: Piece, texts: Texts, x: float, y: float) -> None:
    """One plate as a thing of the scene, with its number if there are several."""
    with c.group(piece.id, x, y, texts(piece.label), "piece"):
        if piece.count > 1:
            plate_face(c, piece, 3, 3)
        plate_face(c, piece, 0, 0)
        if piece.count > 1:
            c.circle(PLATE[0] - 8, 8, 10, fill="var(--ink)")
            c.text(PLATE[0] - 8, 13, str(piece.count), size=14, anchor="middle", fill="var(--surface)", weight=700)


def plate_face(c: Canvas, piece: Piece, x: float, y: float) -> None:
    """The face of a card: its animal, and what is printed on that very card."""
    w, h = PLATE
    if piece.kind == "back":
        c.use("cub-back", x, y, w, h, "#6B4F3A")
        return
    colour = f"var(--cub-{piece.kind})"
    c.rect(x, y, w, h, fill="var(--surface)", stroke="var(--line)", r=5)
    c.rect(x, y, w, h, fill=colour, r=5, opacity=0.14)
    printed = piece.data["gain"] or piece.data["loss"]
    if printed:
        c.text(x + 5, y + 15, f"+{piece.data['gain']}", size=14, weight=700)
        c.text(x + w - 5, y + 15, f"−{piece.data['loss']}", size=14, anchor="end", fill="var(--danger)", weight=700)
        c.rect(x + 5, y + 19, w - 10, 2, fill=colour)
    else:
        c.rect(x + 4, y + 4, w - 8, 5, fill=colour, r=2)
    size, top = (48, 25) if printed else (54, 15)
    c.use(SYMBOL.get(piece.kind, f"cub-{piece.kind}"), x + (w - size) / 2, y + top, size, size, colour)
    for i, target in enumerate(piece.data.get("targets", ())):
        c.circle(x + 13 + i * 20, y + h - 13, 11, fill="var(--surface)")
        c.use(SYMBOL.get(target, f"cub-{target}"), x + 3 + i * 20, y + h - 23, 20, 20, f"var(--cub-{target})")
    if piece.data["dna"]:
        c.circle(x + w - 11, y + h - 11, 10, fill="var(--surface)")
        c.use("cub-dna", x + w - 19, y + h - 19, 16, 16, "var(--ink)")
