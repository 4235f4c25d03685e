"""The map of Trias: the world seen from above the South Pole, and beside it what every player has."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, floor, hypot, pi, sin, sqrt
from pathlib import Path

from gondwana.games.trias.coast import Point, coasts, hexagon, loops
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Scene, Zone
from gondwana.kit.svg import MARKS, Canvas, clip, number, symbols

ART = Path(__file__).with_name("art.svg")
COLOUR = {"mountain": "var(--mountain)", "steppe": "var(--steppe)", "wood": "var(--forest)", "pole": "var(--ice)"}
VARIANTS = {"mountain": 2, "steppe": 2, "wood": 2, "pole": 0}
DEPTHS = ((2.7, 0.22), (1.9, 0.36), (1.15, 0.52), (0.5, 0.76))
"""How far from the coast each contour line runs, in sides of a tile, and how much lighter the water is within."""
SLOTS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0.0, 0.0),),
    ((-0.38, 0.0), (0.38, 0.0)),
    ((0.0, -0.4), (-0.38, 0.26), (0.38, 0.26)),
    ((-0.37, -0.35), (0.37, -0.35), (-0.37, 0.35), (0.37, 0.35)),
)
TOKEN = (0.0, 0.9, 0.8, 0.72, 0.68)
NEAREST = 7.2
"""So many sides of a tile lie between pole and rim at least, so that the map does not jump in the first turns."""


class Globe:
    """Where a cell lies on the picture: centre and radius of the disc, side of a tile."""

    def __init__(self, scene: Scene, x: float, y: float, radius: float) -> None:
        self.x, self.y, self.radius = x, y, radius
        spots = [piece.data for zone in scene.zones for piece in zone.pieces if "q" in piece.data]
        reach = max((hypot(sqrt(3) * (d["q"] + d["r"] / 2), 1.5 * d["r"]) for d in spots), default=0)
        self.sides = max(NEAREST, reach + 1.5)
        self.side = radius / self.sides

    def spot(self, q: int, r: int) -> Point:
        """The middle of a cell."""
        return self.x + self.side * sqrt(3) * (q + r / 2), self.y + self.side * 1.5 * r

    def of(self, piece: Piece) -> Point:
        """The middle of a piece's cell."""
        return self.spot(piece.data["q"], piece.data["r"])


def draw(scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> str:
    """The whole table: the map, and beside or below it the players and the cards."""
    c = Canvas()
    order = [seat % scene.seats for seat in range(max(scene.viewer, 0), max(scene.viewer, 0) + scene.seats)]
    if wide:
        chart(c, scene, texts, names, Globe(scene, 300, 300, 268))
        points(c, scene, texts, 4, 18, aside=False)
        capacities(c, texts, 22, 574)
        for place, seat in enumerate(order):
            panel(c, scene, texts, names[seat], seat, (612, 6 + place * 98, 342, 90))
        cards(c, scene, texts, 616, 508)
        width, height = 960.0, 604.0
    else:
        chart(c, scene, texts, names, Globe(scene, 200, 200, 178))
        points(c, scene, texts, 12, 408, aside=True)
        cards(c, scene, texts, 12, 430)
        capacities(c, texts, 284, 466)
        for place, seat in enumerate(order):
            panel(c, scene, texts, names[seat], seat, (6, 536 + place * 100, 388, 92))
        width, height = 400.0, 540.0 + scene.seats * 100
    return c.picture(width, height, symbols(ART), texts("draw.map"))


# -- the map -----------------------------------------------------------------------------------------------------------


def chart(c: Canvas, scene: Scene, texts: Texts, names: Sequence[str], g: Globe) -> None:
    """Sea, lakes, lands, herds, and the places where a tile in hand may go."""
    lands = [zone for zone in scene.zones if zone.kind == "land"]
    tiles = [(piece.data["q"], piece.data["r"]) for zone in lands for piece in zone.pieces if piece.kind != "herd"]
    sea(c, g, tiles)
    for lake in scene.data["lakes"]:
        water(c, g, [(q, r) for q, r in lake])
    for zone in lands:
        land(c, scene, zone, texts, names, g)
    for zone in lands:
        herds(c, [piece for piece in zone.pieces if piece.kind == "herd"], texts, g)
    herds(c, scene.zone("water").pieces, texts, g)
    for zone in lands:
        flag(c, zone, g)
    if scene.data["lifted"]:
        for piece in scene.zone("places").pieces:
            x, y = g.of(piece)
            with c.group(piece.id, x, y, texts(piece.label, **piece.data), "piece"):
                c.path(hexagon(g.side * 0.9), fill="var(--glow)", opacity=0.2)
                c.path(hexagon(g.side * 0.86), stroke="var(--glow)", width=1.8, dash="5 4")


def sea(c: Canvas, g: Globe, tiles: list[tuple[int, int]]) -> None:
    """Contour lines around every coast, the lines of the coordinates, and a graduated rim that frames them."""
    rim = g.radius * 1.034 + 5
    c.circle(g.x, g.y, rim, fill="var(--sea-deep)")
    line = loops(coasts(tiles), g.side, g.x, g.y)
    for away, light in DEPTHS:
        contour(c, line, 2 * away * g.side + 1.6, 0.5)
        c.path(line, stroke="var(--sea-deep)", width=2 * away * g.side)
        contour(c, line, 2 * away * g.side, light)
    graticule(c, g, rim)
    c.circle(g.x, g.y, rim + 2.6 * g.side, stroke="var(--paper)", width=5.2 * g.side)
    c.circle(g.x, g.y, rim - 3.5, stroke="var(--ink)", width=7)
    c.path(degrees(g.x, g.y, rim - 1, rim - 6), fill="var(--surface)")
    c.circle(g.x, g.y, rim - 7.6, stroke="var(--surface)", width=1.2)
    c.circle(g.x, g.y, rim + 3.5, stroke="var(--line)", width=1)


def graticule(c: Canvas, g: Globe, rim: float) -> None:
    """The rows and columns of the cells, named at their ends as the log names them: the column first, then the row."""
    reach = rim - 30
    most = floor(reach / g.side / 1.5)
    rows, columns, words = [], [], []
    for n in range(-most, most + 1):
        away = 1.5 * n * g.side
        half = sqrt(reach * reach - away * away)
        rows.append(f"M{number(g.x - half)} {number(g.y + away)}H{number(g.x + half)}")
        left, right = [(s * half / 2 + away * sqrt(3) / 2, s * half * sqrt(3) / 2 - away / 2) for s in (-1, 1)]
        columns.append(
            f"M{number(g.x + left[0])} {number(g.y + left[1])}L{number(g.x + right[0])} {number(g.y + right[1])}"
        )
        words += [(s * half, away, f"·,{n}") for s in (-1, 1) if -0.76 < -s * away / reach < 0.68]
        words += [(x, y, f"{n},·") for x, y in (left, right) if n * y <= 0 and abs(y) > 0.7 * reach]
    c.parts.append('<g opacity=".22">')
    c.path("".join(rows), stroke="var(--light)", width=1)
    c.path("".join(columns), stroke="var(--light)", width=1, dash="2 5")
    c.parts.append("</g>")
    for x, y, word in words:
        out = (rim - 18 - 8 * abs(x) / hypot(x, y)) / hypot(x, y)
        told = word.replace("-", "\u2212")
        c.text(g.x + x * out, g.y + y * out + 5, told, size=14, anchor="middle", fill="var(--light)")


def contour(c: Canvas, line: str, width: float, light: float) -> None:
    """A belt of lighter water along the coasts."""
    c.parts.append(f'<g opacity="{number(light)}">')
    c.path(line, stroke="var(--sea)", width=width)
    c.parts.append("</g>")


def degrees(x: float, y: float, outer: float, inner: float) -> str:
    """Every other ten degrees of a ring, as one path."""
    d = []
    for step in range(0, 36, 2):
        a, b = pi * step / 18, pi * (step + 1) / 18
        p = [(x + r * cos(t), y + r * sin(t)) for r, t in ((outer, a), (outer, b), (inner, b), (inner, a))]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = [(number(u), number(v)) for u, v in p]
        d.append(f"M{ax} {ay}A{number(outer)} {number(outer)} 0 0 1 {bx} {by}L{cx} {cy}")
        d.append(f"A{number(inner)} {number(inner)} 0 0 0 {dx} {dy}Z")
    return "".join(d)


def water(c: Canvas, g: Globe, cells: list[tuple[int, int]]) -> None:
    """An inland sea: still water with ripples, apart from the outer sea at a glance."""
    c.path(loops(coasts(cells), g.side, g.x, g.y), fill="var(--ice)", stroke="var(--sea-deep)", width=2)
    c.path(loops(coasts(cells), g.side, g.x, g.y), fill="var(--sea)", opacity=0.45)
    for q, r in cells:
        x, y = g.spot(q, r)
        s = g.side
        for dx, dy in ((-0.3, -0.35), (0.1, -0.02), (-0.42, 0.3), (0.34, 0.42)):
            left = f"M{number(x + (dx - 0.2) * s)} {number(y + dy * s)}"
            wave = f"q{number(0.1 * s)} {number(-0.09 * s)} {number(0.2 * s)} 0t{number(0.2 * s)} 0"
            c.path(left + wave, stroke="var(--sea-deep)", width=1.1)


def land(c: Canvas, scene: Scene, zone: Zone, texts: Texts, names: Sequence[str], g: Globe) -> None:
    """The tiles of a land, from the far side to the near one, with what the land is worth in its title."""
    parts = [texts(zone.label, **zone.data)]
    for seat, n in enumerate(zone.data["herds"]):
        if n and not zone.data["pole"]:
            parts.append(texts("draw.worth", player=names[seat], herds=n, points=zone.data["worth"][seat]))
    if zone.data["pole"]:
        parts.append(texts("draw.unscored"))
    tiles = [piece for piece in zone.pieces if piece.kind != "herd"]
    with c.group(zone.id, label="\n".join(parts), kind="land"):
        for piece in sorted(tiles, key=lambda piece: (piece.data["r"], piece.data["q"])):
            x, y = g.of(piece)
            with c.group(piece.id, x, y, texts(piece.label, **piece.data), "piece"):
                tile(c, piece, g.side, scene.data["lifted"] == piece.id)


def tile(c: Canvas, piece: Piece, side: float, lifted: bool) -> None:
    """A slightly raised hexagon with the pattern of its terrain; one in hand is raised more, and ringed."""
    colour = COLOUR[piece.kind]
    height = side * (0.3 if lifted else 0.13)
    face = hexagon(side * 0.985)
    down = f"translate(0 {number(height)})"
    if not lifted:
        c.path(face, fill="var(--shadow)", transform=f"translate({number(height * 0.3)} {number(height * 1.8)})")
    c.path(face, fill=colour, transform=down)
    c.path(face, fill="var(--shade)", opacity=0.5, transform=down)
    c.path(face, fill=colour)
    variants = VARIANTS[piece.kind]
    symbol = f"tri-{piece.kind}-{1 + int(piece.id[1:]) % variants}" if variants else f"tri-{piece.kind}"
    c.use(symbol, -side, -side, side * 2, side * 2, colour)
    c.parts.append('<g opacity=".45">')
    c.path(hexagon(side * 0.965, (3, 4, 5, 0)), stroke="var(--light)", width=1)
    c.path(face, stroke="var(--shade)", width=0.9)
    c.parts.append("</g>")
    if lifted:
        c.path(face, stroke="var(--glow)", width=3)


def herds(c: Canvas, pieces: Sequence[Piece], texts: Texts, g: Globe) -> None:
    """Herds on tiles or in the water: each a token while they are few, else one token per player with a number."""
    places: dict[tuple[int, int], list[Piece]] = {}
    for piece in pieces:
        places.setdefault((piece.data["q"], piece.data["r"]), []).append(piece)
    for (q, r), here in places.items():
        each = sum(piece.count for piece in here) < len(SLOTS)
        shown = sum(piece.count for piece in here) if each else len(here)
        slots = SLOTS[min(shown, 4)] if shown <= 4 else ((-0.4, -0.4), (0.4, -0.4), (-0.4, 0.4), (0.4, 0.4), (0.0, 0.0))
        size = g.side * TOKEN[min(shown, 4)]
        x, y = g.spot(q, r)
        used = 0
        for piece in here:
            with c.group(piece.id, x, y, f"{piece.count} × {texts(piece.label, **piece.data)}", "piece"):
                for i in range(piece.count if each else 1):
                    dx, dy = slots[used]
                    used += 1
                    bred = i >= piece.count - piece.data.get("tired", 0)
                    token(c, piece, dx * g.side, dy * g.side, size, 1 if each else piece.count, bred)


def token(c: Canvas, piece: Piece, x: float, y: float, size: float, count: int, bred: bool) -> None:
    """A herd: the mark of its player as a thick counter; in the water it sinks in to the middle."""
    swims = piece.kind == "swimmer"
    mark, colour, scale = MARKS[piece.owner], f"var(--p{piece.owner + 1})", number(size / 26)
    lift = 0.02 if swims else 0.1

    def place(down: float) -> str:
        return f"translate({number(x)} {number(y + down * size)}) scale({scale})"

    c.path(mark, fill="var(--shadow)", transform=place(lift + 0.1))
    c.path(mark, fill=colour, stroke="var(--shade)", width=1.4, transform=place(lift))
    c.path(mark, fill="var(--shade)", opacity=0.45, transform=place(lift))
    c.path(mark, fill=colour, stroke="var(--light)", width=1.1, transform=place(0))
    if count == 1:
        c.use("tri-herd", x - size * 0.3, y - size * 0.19, size * 0.6, size * 0.36, "var(--light)")
    if bred and not swims:
        c.circle(x + size * 0.3, y - size * 0.3, size * 0.13, fill="var(--light)", stroke="var(--shade)", width=1)
    if swims:
        c.use("tri-ripple", x - size * 0.62, y - size * 0.03, size * 1.24, size * 0.5)
    if count > 1:
        c.text(x, y + (0 if swims else 5), str(count), size=14, anchor="middle", fill="var(--light)", weight=700)


def flag(c: Canvas, zone: Zone, g: Globe) -> None:
    """How many tiles an island has, and who leads on it, on a small plate at its northern end."""
    if zone.data["pole"]:
        return
    tiles = [piece for piece in zone.pieces if piece.kind != "herd"]
    x, y = min((g.of(piece) for piece in tiles), key=lambda spot: (spot[1], spot[0]))
    leaders = zone.data["leaders"]
    width = 10 + 9 * len(str(zone.data["n"])) + 15 * len(leaders)
    left, top = x - width / 2, y - g.side - 15
    c.rect(left, top, width, 18, fill="var(--surface)", stroke="var(--ink)", width=0.8, r=9)
    c.text(left + 6, top + 14, str(zone.data["n"]), size=14, serif=True, weight=700)
    for i, seat in enumerate(leaders):
        c.mark(seat, left + width - 12 - 15 * (len(leaders) - 1 - i), top + 9, 11)


# -- beside the map ----------------------------------------------------------------------------------------------------


def points(c: Canvas, scene: Scene, texts: Texts, x: float, y: float, *, aside: bool) -> None:
    """The action points left as full discs, those used as empty ones; or that the end has come."""
    if scene.who < 0 or scene.data["last"]:
        c.use("tri-meteorite", x + (290 if aside else 0), y + (-22 if aside else 34), 56, 50)
    if scene.who < 0:
        c.text(x, y + 5, texts("draw.over"), size=15, serif=True, italic=True)
        return
    full = scene.data["points"] + scene.data["used"]
    for i in range(full):
        left = i < scene.data["points"]
        c.circle(x + 9 + i * 22, y, 8, fill="var(--glow)" if left else "none", stroke="var(--ink-soft)", width=1.2)
    words = texts("draw.last" if scene.data["last"] else "draw.points")
    if full or scene.data["last"]:
        left, down = (14 + full * 22, 5) if aside else (0, 28)
        c.text(x + left, y + down, words, size=14, fill="var(--ink-soft)")


def capacities(c: Canvas, texts: Texts, x: float, y: float) -> None:
    """The legend: how many herds each terrain feeds."""
    for i, (kind, n) in enumerate((("mountain", 2), ("steppe", 3), ("wood", 4))):
        with c.group(None, x + i * 44, y, texts(f"card.{kind}")):
            c.path(hexagon(17), fill=COLOUR[kind], stroke="var(--line)")
            c.use(f"tri-{kind}-1", -17, -17, 34, 34, COLOUR[kind])
            c.circle(11, 10, 9, fill="var(--surface)", stroke="var(--line)")
            c.text(11, 15, str(n), size=14, anchor="middle", weight=700)


def panel(
    c: Canvas, scene: Scene, texts: Texts, name: str, seat: int, place: tuple[float, float, float, float]
) -> None:
    """A player: hand card, points on the track and as they would end now, herds in reserve."""
    zone = scene.zone(f"p{seat + 1}")
    data = zone.data
    x, y, width, high = place
    with c.group(zone.id, x, y, texts(zone.label, owner=seat + 1, **data), "seat"):
        c.rect(0, 0, width, high, fill="var(--surface)", stroke="var(--line)", r=6)
        if scene.who == seat:
            c.rect(0, 0, width, 30, fill="var(--glow)", opacity=0.22, r=6)
            c.rect(0, 0, width, high, stroke="var(--glow)", width=2, r=6)
        c.mark(seat, 19, 15, 16)
        c.text(36, 21, clip(name, width - 140, 19), size=17, serif=True, weight=600)
        if seat in scene.data["winners"]:
            c.star(width - 76, 16)
        for piece in zone.pieces:
            with c.group(piece.id, width - 58, 13, texts(piece.label), "piece"):
                card(c, piece.kind, 48, 66)
        c.text(14, 62, str(data["track"]), size=27, weight=700)
        c.text(14, 80, texts("draw.track"), size=14, fill="var(--ink-soft)")
        c.text(88, 62, str(data["points"]), size=22, weight=600, fill="var(--ink-soft)")
        c.text(88, 80, texts("draw.now"), size=14, fill="var(--ink-soft)")
        for i in range(data["reserve"]):
            c.mark(seat, 182 + i % 8 * 13, 44 + i // 8 * 14, 10)
        c.text(176, 80, texts("draw.reserve", n=data["reserve"]), size=14, fill="var(--ink-soft)")


def cards(c: Canvas, scene: Scene, texts: Texts, x: float, y: float) -> None:
    """The deck, showing the back of its top card and how many are left, and the cards played so far."""
    deck = scene.zone("deck")
    with c.group("deck", x, y, texts(deck.label, **deck.data)):
        for layer in range(min(3, deck.data["n"]), 0, -1):
            c.rect(layer * 2 - 2, layer * 2 - 2, 54, 74, fill="var(--surface)", stroke="var(--line)", r=5)
        if deck.data["n"]:
            card(c, f"back{deck.data['back']}", 54, 74)
        c.text(67, 42, str(deck.data["n"]), size=17, weight=600)
    with c.group("played", x + 98, y, texts(scene.zone("played").label)):
        sums: dict[str, list[Piece]] = {}
        for piece in scene.zone("played").pieces:
            sums.setdefault(piece.kind.rstrip("2"), []).append(piece)
        for i, (kind, pieces) in enumerate(sums.items()):
            for piece in pieces:
                with c.group(piece.id, i * 44, 0, texts(piece.label)):
                    card(c, kind, 40, 54)
            c.text(i * 44 + 20, 71, str(sum(piece.count for piece in pieces)), size=15, anchor="middle", weight=600)
        if sums:
            c.text(0, 89, texts("zone.played"), size=14, fill="var(--ink-soft)")


def card(c: Canvas, kind: str, w: float, h: float) -> None:
    """A card: its terrain, the meteorite, or its back with the number."""
    kind = kind.rstrip("2") if not kind.startswith("back") else kind
    if kind.startswith("back"):
        c.rect(0, 0, w, h, fill="var(--sea-deep)", stroke="var(--line)", r=5)
        c.rect(4, 4, w - 8, h - 8, stroke="var(--ice)", width=0.8, r=3)
        c.path(
            hexagon(w * 0.32),
            fill="none",
            stroke="var(--ice)",
            width=1,
            transform=f"translate({number(w / 2)} {number(h / 2)})",
        )
        c.text(
            w / 2, h / 2 + w * 0.12, kind[-1], size=w * 0.36, anchor="middle", fill="var(--ice)", serif=True, weight=700
        )
        return
    c.rect(0, 0, w, h, fill="var(--surface)", stroke="var(--line)", r=5)
    if kind == "meteorite":
        c.rect(3, 3, w - 6, h - 6, fill="var(--shade)", r=3)
        c.use("tri-meteorite", 4, h * 0.16, w - 8, h * 0.68)
        return
    c.rect(3, 3, w - 6, h - 6, fill=COLOUR[kind], r=3)
    c.use(f"tri-{kind}-1", -w * 0.05, (h - w * 1.1) / 2, w * 1.1, w * 1.1, COLOUR[kind])
