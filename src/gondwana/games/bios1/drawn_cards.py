"""Cards on display, and what each player has: species with their piles and genomes, genes, fossils, heritage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gondwana.games.bios1.drawn_habitat import PLANT, plant_colour
from gondwana.games.bios1.drawn_signs import BEAST, icon, letters, mark, paint, silhouette
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Scene, Zone
from gondwana.kit.svg import Canvas, clip

CARD = (153.0, 132.0)
NARROW = (126.0, 132.0)
EVENT = {"milankovich": "milankovich", "catastrophe": "catastrophe", "erosion": "erosion", "tiles": "tiles"}
LINE = 19.0
HEAD = 66.0
GHOST = 58.0


# -- displays --------------------------------------------------------------------------------------------------------


def display(c: Canvas, zone: Zone, texts: Texts, x: float, y: float, wide: bool) -> float:
    """A row of cards with what each costs; how tall it came out."""
    if not zone.pieces:
        return 0.0
    w, h = CARD if wide else NARROW
    across = 6 if wide else 3
    with c.group(zone.id, x, y, texts(zone.label)):
        c.text(2, 15, texts(zone.label), size=14, serif=True, italic=True, fill="var(--ink-soft)")
        for i, piece in enumerate(zone.pieces):
            row, column = divmod(i, across)
            price = i if zone.kind == "display" else -1
            card(c, piece, texts, column * (w + 5), 22 + row * (h + 6), wide, price, zone.id == "lower")
    return 22 + -(-len(zone.pieces) // across) * (h + 6) + 6


def card(c: Canvas, piece: Piece, texts: Texts, x: float, y: float, wide: bool, price: int, event: bool) -> None:
    """A card: price and genes on it, name, letters with their size limits, instinct, and the event it brings."""
    w, h = CARD if wide else NARROW
    data: dict[str, Any] = piece.data
    with c.group(piece.id, x, y, texts(piece.label), "piece"):
        c.rect(1.5, 2.5, w, h, fill="var(--shadow)", r=6)
        c.rect(0, 0, w, h, fill="var(--surface)", stroke="var(--line)", r=6)
        if price >= 0:
            icon(c, "gene", 6, 6, 15)
            c.text(23, 18.5, str(price), size=14, weight=700)
        genes = data["genes"]
        if genes:
            c.text(w - 6, 18.5, f"+{genes}", size=14, anchor="end", weight=700, fill="var(--success)")
            icon(c, "gene", w - 41, 6, 15)
        parts = texts(piece.label).split(" / ") if data["genotype"] else [texts(piece.label)]
        mine = parts[data["side"] == "mammal"] if len(parts) > 1 else parts[0]
        c.text(7, 37, clip(mine, w - 12, 14), size=14, serif=True, weight=600)
        sides(c, data, w, 44.0, wide)
        if event:
            band(c, data, texts, w, h)
        else:
            c.path(f"M8 {h - 14}H{w - 8}", stroke="var(--line)", width=1)


def sides(c: Canvas, data: dict[str, Any], w: float, y: float, wide: bool) -> None:
    """The letters of a mutation; both sides of a genotype, the other dynasty's pale."""
    if not data["genotype"]:
        side = data[data["side"]]
        letters(c, side["dna"], 8, y + 8, None, 20)
        limits(c, side, w - 8, y + 24, True)
        for i, word in enumerate(data["instinct"]):
            icon(c, word, 8 + i * 20, y + 36, 17, "var(--ink-soft)")
        return
    order = ("dinosaur", "mammal") if data["side"] == "dinosaur" else ("mammal", "dinosaur")
    for i, word in enumerate(order):
        side = data[word]
        c.parts.append("<g>" if i == 0 else '<g opacity=".5">')
        silhouette(c, side["shape"], "alien", -1, 6, y + 27 + i * 31, 34)
        letters(c, side["dna"], 44, y + 8 + i * 30, None, 14)
        if wide:
            limits(c, side, w - 8, y + 21 + i * 30, i == 0)
        c.parts.append("</g>")


def limits(c: Canvas, side: dict[str, Any], right: float, y: float, bold: bool) -> None:
    """The sizes a card allows (7.2)."""
    words = f"{side['low']}–{side['high']}"
    c.text(right, y, words, size=14, anchor="end", weight=600 if bold else 400)
    icon(c, "size", right - 9 * len(words) - 18, y - 13, 15, "var(--ink-soft)")


def band(c: Canvas, data: dict[str, Any], texts: Texts, w: float, h: float) -> None:
    """The event in the dark band: which one, and its numbers."""
    word = data["event"]
    c.path(f"M0 {h - 26}H{w}V{h - 6}q0 6 -6 6H6q-6 0 -6 -6Z", fill="var(--shade)")
    ink = "var(--light)"
    icon(c, EVENT[word], 7, h - 23, 19, ink)
    x = 32.0
    if word == "catastrophe":
        c.text(x, h - 8, f"≥{data['event_level']}", size=14, fill=ink, weight=700)
        c.text(x + 28, h - 8, "▲" if data["event_step"] > 0 else "▼", size=14, fill=ink)
        icon(c, "fire" if data["event_step"] > 0 else "arctic", x + 44, h - 22, 17, ink)
    elif word == "milankovich":
        for i, latitude in enumerate(data["event_latitudes"]):
            icon(c, latitude, x + i * 22, h - 22, 17, ink)
    else:
        c.text(x, h - 8, texts(f"draw.event_{word}"), size=14, fill=ink)


# -- players ---------------------------------------------------------------------------------------------------------


def panel(
    c: Canvas, scene: Scene, texts: Texts, name: str, player: int, box: tuple[float, float, float, float], across: int
) -> None:
    """A player: genes and fossils, then the four species."""
    x, y, width, tall = box
    colour = scene.data["colours"][player]
    hand = scene.zone(f"{colour}.hand")
    with c.group(None, x, y, "", "seat"):
        c.rect(0, 0, width, tall, fill="var(--surface)", stroke="var(--line)", r=6)
        with c.group(hand.id, 0, 0, texts(hand.label, **hand.data)):
            header(c, scene, hand, texts, name, player, width)
            fossils(c, hand, texts, width)
        living = [zone for zone in species_of(scene, player) if zone.data["size"] or across == 4]
        w = (width - 8) / across
        y = HEAD
        for start in range(0, len(living), across):
            row = living[start : start + across]
            high = row_height(row) if across < 4 else tall - HEAD - 4
            for column, zone in enumerate(row):
                species(c, zone, texts, player, (4 + column * w, y, w - 4, high - 4))
            y += high
        ghosts = [zone for zone in species_of(scene, player) if zone not in living]
        for i, zone in enumerate(ghosts):
            w = (width - 8) / len(ghosts)
            species(c, zone, texts, player, (4 + i * w, y, w - 4, GHOST - 4))


def species_of(scene: Scene, player: int) -> list[Zone]:
    """The four species of a player."""
    prefix = scene.data["colours"][player] + "_"
    return [zone for zone in scene.zones if zone.kind == "species" and zone.id.startswith(prefix)]


def row_height(zones: Sequence[Zone]) -> float:
    """What the tallest pile of a row of species asks for."""
    return 117 + max(1, *(len(zone.pieces) for zone in zones)) * LINE


def panel_height(scene: Scene, player: int, across: int) -> float:
    """How tall a player's panel is; where species are in rows, those not in use stand small below them."""
    zones = species_of(scene, player)
    if across == len(zones):
        return HEAD + row_height(zones) + 4
    living = [zone for zone in zones if zone.data["size"]]
    rows = sum(row_height(living[i : i + across]) for i in range(0, len(living), across))
    return HEAD + rows + (GHOST if len(living) < len(zones) else 0) + 4


def header(c: Canvas, scene: Scene, hand: Zone, texts: Texts, name: str, player: int, width: float) -> None:
    """Mark, colour, teeth, genes, population, points."""
    data: dict[str, Any] = hand.data
    colour = data["colour"]
    c.rect(0, 0, width, 34, fill="var(--b1-soil)", r=6, opacity=0.45)
    if scene.who == player:
        c.rect(0, 0, width, 34, fill="var(--glow)", r=6, opacity=0.4)
    won = player in scene.data["winners"]
    if won:
        c.rect(0, 0, width, 34, stroke="var(--success)", r=6, width=3)
    mark(c, player, colour, 20, 17, 19)
    word = texts(f"player.{colour}")
    shown = clip(name, width - 262 - 8 * len(word), 16) if name else ""
    if shown:
        c.text(36, 23, shown, size=16, serif=True, weight=600)
    c.text(
        36 if not shown else 44 + 8.4 * len(shown),
        22.5,
        word,
        size=14,
        serif=True,
        italic=True,
        fill="var(--ink-soft)",
    )
    herd = "dino" if colour in ("red", "green") else "cat"
    facts = (("tooth", data["teeth"], 214.0), ("gene", data["genes"], 164.0), (f"a-{herd}", data["population"], 114.0))
    for sign, number, right in facts:
        c.use(f"b1-{sign}", width - right, 8, 18, 18, "var(--ink-soft)")
        c.text(width - right + 21, 22.5, str(number), size=15, weight=600)
    c.text(width - 12, 24, str(data["points"]), size=20, anchor="end", weight=700)
    icon(c, "star", width - 36 - 12 * len(str(data["points"])), 9, 16, "var(--success)" if won else "var(--steppe)")


def fossils(c: Canvas, hand: Zone, texts: Texts, width: float) -> None:
    """What has been won: fossil tiles and genotypes, small; at the right the heritage tiles still at hand."""
    left = 10.0
    heritage: Sequence[Sequence[str]] = hand.data["heritage"]
    room = width - 24 - 44 * len(heritage)
    icon(c, "fossil", left, 42, 18, "var(--ink-soft)")
    left += 26
    step = min(23.0, (room - 36) / max(1, len(hand.pieces)))
    for i, piece in enumerate(hand.pieces):
        with c.group(piece.id, left + i * step, 39, texts(piece.label), "piece"):
            relic(c, piece)
    for i, (front, back) in enumerate(heritage):
        x = width - 44 * (len(heritage) - i)
        with c.group(None, x, 41, texts(f"heritage.{front}") + " / " + texts(f"heritage.{back}")):
            c.rect(0, 0, 40, 20, fill="var(--paper)", stroke="var(--line)", r=3)
            words = front.upper() + "/" + back.upper().rpartition("_")[2]
            c.text(20, 15, words, size=14, anchor="middle", fill="var(--b1-diet)", weight=600)


def relic(c: Canvas, piece: Piece) -> None:
    """A fossil, small: the plant, the immigrant, or the letters of a genotype."""
    c.rect(0, 0, 22, 22, fill="var(--paper)", stroke="var(--line)", r=3)
    sort, _, word = piece.label.partition(".")
    if sort == "tile":
        plant = PLANT[word]
        c.use(f"b1-b-{plant}", 2, 2, 18, 18, plant_colour(plant, "land"))
    elif sort == "animal":
        c.use(f"b1-a-{BEAST[word]}", 1, 3, 20, 15, paint(""))
    else:
        icon(c, "gene", 3, 3, 16)


def species(c: Canvas, zone: Zone, texts: Texts, player: int, box: tuple[float, float, float, float]) -> None:
    """A species: silhouette and size, genome, range and reserve, instincts and cultures, and the cards of its pile."""
    x, y, w, h = box
    data: dict[str, Any] = zone.data
    with c.group(zone.id, x, y, texts(zone.label), "piece"):
        alive = data["size"] > 0
        c.rect(0, 0, w, h, fill="var(--paper)", stroke="var(--line)", r=5, dash=None if alive else "3 5")
        if not alive:
            c.parts.append('<g opacity=".3">')
            c.use(f"b1-a-{data['shape']}", w / 2 - 32, min(14, h / 2 - 24), 64, 48, paint(data["colour"]))
            c.parts.append("</g>")
            return
        c.use(f"b1-a-{data['shape']}", 6, 8, 64, 48, paint(data["colour"]))
        icon(c, "size", 76, 5, 16, "var(--ink-soft)")
        c.text(97, 19, str(data["size"]), size=18, weight=700)
        facts = [("wings" if data["flies"] else "range", data["range"]), ("a-" + data["shape"], data["reserve"])]
        for i, (sign, number) in enumerate(facts):
            left, line = (76, 36 + i * 17) if w < 160 else (114 + i * 37, 21)
            c.use(f"b1-{sign}", left, line - 13, 16, 16, "var(--ink-soft)")
            c.text(left + 19, line, str(number), size=14)
        genome(c, data["dna"], 6, w - 10)
        signs = [(word, "var(--ink)") for word in data["instincts"]]
        signs += [(word, "var(--b1-road)") for word in data["cultures"]]
        for i, (word, ink) in enumerate(signs):
            icon(c, word, 8 + i * 20, 89, 15, ink)
        for i, piece in enumerate(zone.pieces):
            pile(c, piece, texts, 107 + i * LINE, w)


def genome(c: Canvas, dna: str, x: float, room: float) -> None:
    """The letters in one row, or smaller in two."""
    if len(dna) * 17 <= room:
        letters(c, dna, x, 64, None, 16)
        return
    half = int(room // 15)
    for row in range(0, len(dna), half):
        letters(c, dna[row : row + half], x, 55 + row / half * 17, None, 14)


def pile(c: Canvas, piece: Piece, texts: Texts, y: float, w: float) -> None:
    """A card of the pile, its edge showing: letters and name."""
    with c.group(piece.id, 4, y, texts(piece.label), "piece"):
        c.rect(0, 0, w - 8, LINE - 2, fill="var(--surface)", stroke="var(--line)", r=3, width=0.7)
        if piece.kind == "card":
            side = piece.data[piece.data["side"]]
            name = texts(piece.label).split(" / ")
            words = name[piece.data["side"] == "mammal"] if len(name) > 1 else name[0]
            dna = side["dna"]
        else:
            dna, words = piece.label.partition(".")[2].upper().rpartition("_")[2], texts("draw.heritage")
        left = 1.0
        if len(dna) < 4 and w > 120:
            left += letters(c, dna, 1, 0, None, 14)
        c.text(left + 4, 13, clip(words, w - 14 - left, 15.5), size=14, serif=True)
