"""The table of Evolution as a picture: a watering place, and around it each herd as a row of specimen cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from gondwana.games.evolution.creature import creature
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Scene
from gondwana.kit.svg import Canvas, clip, symbols

ART = Path(__file__).with_name("art.svg")
SYMBOL = {"fat_tissue": "fat", "metamorphosis": "metamorphose"}
FAMILIES = {
    "predation": ("carnivorous", "sharp_vision", "ambush", "anglerfish", "intellect"),
    "feeding": (
        "fat_tissue",
        "scavenger",
        "piracy",
        "grazing",
        "hibernation",
        "specialization_a",
        "specialization_b",
        "metamorphosis",
        "viviparous",
    ),
    "pair": ("symbiosis", "communication", "cooperation"),
    "burden": ("parasite", "trematode"),
}
USED = {
    "spent": "carnivorous",
    "pirated": "piracy",
    "mimicked": "mimicry",
    "inked": "ink_cloud",
    "specialized": "specialization",
    "shed": "metamorphosis",
    "rested": "hibernation",
    "named": "intellect",
    "grazed": "grazing",
}
"""Marks of an animal that show as a faded trait; two more show as a glowing one."""
ACTIVE = {"hidden": "shell", "asleep": "hibernation"}
DASH = {"communication": "5 4", "trematode": "2 3"}


class Size(NamedTuple):
    """How large a specimen card is, and whether its traits are named on it or shown as signs alone."""

    card: float
    named: bool

    @property
    def creature(self) -> float:
        """Where the creature's ground lies."""
        return HEAD + self.card * (0.66 if self.named else 0.75)

    @property
    def per_row(self) -> int:
        """How many signs stand side by side."""
        return 1 if self.named else int((self.card - 5) // (TAB + 1))

    def tabs(self, traits: int) -> float:
        """How much room so many traits take."""
        return (traits + self.per_row - 1) // self.per_row * (TAB + 2)


SIZES = {
    True: (Size(180, True), Size(146, True), Size(146, False), Size(118, False), Size(92, False)),
    False: (Size(181, True), Size(119, False)),
}
"""The largest that lets all herds be seen at once is taken: on a desktop, on a phone."""
ROOM = {True: 618.0, False: 1150.0}
HEAD = 16.0
TAB = 21.0
HAND = (178.0, 52.0)
LANE = 15.0


def draw(scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> str:
    """The whole table; the viewer's own herd comes first."""
    c = Canvas()
    order = [seat % scene.seats for seat in range(max(scene.viewer, 0), max(scene.viewer, 0) + scene.seats)]
    width = 960.0 if wide else 400.0
    top = middle(c, scene, texts, names, wide)
    rows = fitting(scene, order, wide, width, ROOM[wide] - top - (strip_height(scene, width) if wide else 0))
    y = top
    for row in rows:
        tall = max(herd.height for herd in row)
        for column, herd in enumerate(row):
            herd.draw(c, texts, names[herd.seat], 12 + column * (herd.width + 12), y, tall)
        y += tall + 12
    if wide:
        y += strip(c, scene, texts, y, width)
    return c.picture(width, y, symbols(ART), texts("draw.table"))


def fitting(scene: Scene, order: Sequence[int], wide: bool, width: float, room: float) -> list[list[Herd]]:
    """The herds in rows, with the largest cards that leave all of them in sight; else in the least height."""
    found: list[tuple[float, list[list[Herd]]]] = []
    for size in SIZES[wide]:
        for columns in range(1, min(len(order), 4) + 1) if wide else (1,):
            across = (width - 12 * (columns + 1)) / columns
            if across < size.card + 10 or across < 220:
                continue
            herds = [Herd(scene, seat, across, size, not wide) for seat in order]
            rows = [herds[at : at + columns] for at in range(0, len(herds), columns)]
            found.append((sum(max(herd.height for herd in row) + 12 for row in rows), rows))
        best = min(found, key=lambda one: one[0])
        if best[0] <= room:
            return best[1]
    return min(found, key=lambda one: one[0])[1]


def strip_height(scene: Scene, width: float) -> float:
    """How much room the viewer's hand takes below the herds."""
    cards = len(held(scene, scene.viewer)) if scene.viewer >= 0 else 0
    per_row = int((width - 20) // (HAND[0] + 4))
    return (cards + per_row - 1) // per_row * (HAND[1] + 6)


def strip(c: Canvas, scene: Scene, texts: Texts, y: float, width: float) -> float:
    """The viewer's hand along the edge of the table; how tall it came out."""
    per_row = int((width - 20) // (HAND[0] + 4))
    for at, piece in enumerate(held(scene, scene.viewer) if scene.viewer >= 0 else ()):
        hand_card(c, texts, piece, 12 + at % per_row * (HAND[0] + 6), y + at // per_row * (HAND[1] + 6))
    return strip_height(scene, width) + 4


def held(scene: Scene, seat: int) -> list[Piece]:
    """The cards in a hand that the viewer may see."""
    return [piece for piece in scene.zone(f"p{seat + 1}.hand").pieces if piece.kind == "card"]


def colour(trait: str) -> str:
    """The colour of a trait's family."""
    family = next((name for name, traits in FAMILIES.items() if trait in traits), "defence")
    return f"var(--evo-{family})"


def pictogram(trait: str) -> str:
    """The symbol of a trait."""
    return f"evo-trait-{SYMBOL.get(trait, trait)}"


# -- the middle of the table -------------------------------------------------------------------------------------------


def middle(c: Canvas, scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> float:
    """The watering place with its red tokens, the dice, the deck, Shells to be had; how far down it reaches."""
    base = scene.zone("base")
    with c.group("base", 355 if wide else 12, 12, texts("zone.base", **base.data)):
        c.use("evo-watering", 0, 0, 250, 100, "var(--sea)")
        tokens(c, base.data["n"])
        c.text(125, 118, texts("zone.base", **base.data), size=14, anchor="middle", weight=600)
    for at, shown in enumerate(base.data["dice"]):
        c.use(f"evo-die-{shown}", (650.0 if wide else 272.0) + at % 2 * 34, 20 + at // 2 * 34, 30, 30)
    deck = scene.zone("deck")
    left = 760.0 if wide else 346.0
    with c.group("deck", left, 14, texts("zone.deck", **deck.data)):
        if deck.data["n"]:
            c.use("evo-deck", 0, 0, 42, 58, "#5C6B3E")
        else:
            c.rect(2, 0, 40, 56, stroke="var(--line)", r=4, dash="4 4")
        c.text(21, 76, str(deck.data["n"]), size=14, anchor="middle", weight=600)
    x, y = (840.0, 20.0) if wide else (272.0, 96.0)
    if any(zone.id == "shells" for zone in scene.zones):
        n = scene.zone("shells").data["n"]
        with c.group("shells", x, y, texts("zone.shells", n=n)):
            c.rect(0, 0, 62, 36, stroke="var(--line)", r=5, dash=None if n else "4 4")
            c.use("evo-trait-shell", 4, 5, 26, 26, colour("shell"))
            c.text(40, 24, str(n), size=15, weight=600)
    legend(c, scene, texts, names, wide)
    return 142.0 if wide else 186.0


def tokens(c: Canvas, n: int) -> None:
    """Red tokens afloat, closer together the more there are."""
    rows = 1 if n <= 8 else 2 if n <= 18 else 3
    per = (n + rows - 1) // rows if n else 1
    for i in range(n):
        row, column = divmod(i, per)
        step = min(20.0, 166.0 / per)
        x = 125 + (column - (per - 1) / 2) * step + (row % 2) * step / 3
        c.use("evo-food-red", x - 9, 58 + (row - (rows - 1) / 2) * 15 - 9, 18, 18, "var(--p1)")


def legend(c: Canvas, scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> None:
    """Which turn it is, who began it, and whether it is the last."""
    words = texts("draw.last" if scene.data["last"] else "draw.turn", round=scene.data["round"])
    first = texts("draw.first", name=names[scene.data["first"]])
    if wide:
        c.text(16, 46, words, size=22, serif=True, italic=True, fill="var(--ink-soft)")
        c.text(16, 70, first, size=14, fill="var(--ink-soft)")
    else:
        c.text(12, 158, words, size=15, serif=True, italic=True, fill="var(--ink-soft)")
        c.text(12, 176, first, size=14, fill="var(--ink-soft)")


# -- herds -------------------------------------------------------------------------------------------------------------


class Herd:
    """One player's panel: where everything in it goes, and the drawing of it."""

    def __init__(self, scene: Scene, seat: int, width: float, size: Size, hand: bool) -> None:
        self.scene = scene
        self.seat = seat
        self.width = width
        self.size = size
        self.zone = scene.zone(f"p{seat + 1}")
        self.animals = [piece for piece in self.zone.pieces if piece.kind == "animal"]
        self.pairs = [piece for piece in self.zone.pieces if "a" in piece.data]
        self.tabs: dict[str, list[Piece]] = {piece.id: [] for piece in self.animals}
        for piece in self.zone.pieces:
            if "animal" in piece.data:
                self.tabs[str(piece.data["animal"])].append(piece)
        self.per_row = max(1, int((width - 6) // (size.card + 4)))
        self.place: dict[str, tuple[int, float]] = {}
        for at, piece in enumerate(self.animals):
            self.place[piece.id] = (at // self.per_row, 5 + at % self.per_row * (size.card + 4))
        self.rows = self.layout()
        self.hand = held(scene, seat) if hand else []
        self.hand_per_row = max(1, int((width - 8) // (HAND[0] + 4)))
        hand_rows = (len(self.hand) + self.hand_per_row - 1) // self.hand_per_row
        self.floor = self.rows[-1][0] + self.rows[-1][1] + self.rows[-1][2] * LANE + 8 if self.animals else 60.0
        self.height = self.floor + hand_rows * (HAND[1] + 4) + (4 if hand_rows else 0)

    def layout(self) -> list[tuple[float, float, int]]:
        """Each row of cards: its top, its height, and how many ribbons run below it."""
        rows: list[tuple[float, float, int]] = []
        top = 38.0
        for row in range((len(self.animals) + self.per_row - 1) // self.per_row):
            here = self.animals[row * self.per_row : (row + 1) * self.per_row]
            height = self.size.creature + 24 + max(self.size.tabs(len(self.tabs[piece.id])) for piece in here)
            lanes = len([pair for pair in self.pairs if self.upper(pair) == row])
            rows.append((top, height, lanes))
            top += height + lanes * LANE + 8
        return rows

    def upper(self, pair: Piece) -> int:
        """The row below which the ribbon of a pair runs."""
        return min(self.place[str(pair.data["a"])][0], self.place[str(pair.data["b"])][0])

    def draw(self, c: Canvas, texts: Texts, name: str, x: float, y: float, tall: float) -> None:
        """The panel at its place, as tall as its neighbour."""
        label = texts(self.zone.label, owner=self.seat + 1, **self.zone.data)
        with c.group(self.zone.id, x, y, label, "seat"):
            c.rect(0, 0, self.width, tall, fill="var(--surface)", stroke="var(--line)", r=6)
            self.header(c, texts, name)
            self.ribbons(c, texts)
            for piece in self.animals:
                row, left = self.place[piece.id]
                self.animal(c, texts, piece, left, self.rows[row][0], self.rows[row][1])
            for at, piece in enumerate(self.hand):
                left = 6 + at % self.hand_per_row * (HAND[0] + 4)
                hand_card(c, texts, piece, left, self.floor + at // self.hand_per_row * (HAND[1] + 4))

    def header(self, c: Canvas, texts: Texts, name: str) -> None:
        """Whose herd it is, cards in hand and discard, points."""
        if self.scene.who == self.seat:
            c.rect(0, 0, self.width, 32, fill="var(--glow)", r=6, opacity=0.22)
        c.mark(self.seat, 20, 17, 16)
        c.text(36, 22, clip(name, self.width - 196, 19), size=16, serif=True, weight=600)
        hand, thrown = (self.scene.zone(f"{self.zone.id}.{part}") for part in ("hand", "discard"))
        right = self.width - 12
        c.text(right, 23, str(self.zone.data["points"]), size=18, anchor="end", weight=700)
        for zone, symbol, tint, away in ((thrown, "evo-discard", "#6B5A48", 88), (hand, "evo-back", "#5C6B3E", 142)):
            with c.group(zone.id, right - away, 4, texts(zone.label, owner=self.seat + 1, **zone.data)):
                c.use(symbol, 0, 0, 18, 25, tint)
                c.text(23, 19, str(zone.data["n"]), size=14, weight=600)

    def ribbons(self, c: Canvas, texts: Texts) -> None:
        """Pair cards as ribbons from card to card, each in a lane of its own below the row."""
        lane: dict[int, int] = {}
        for pair in self.pairs:
            row = self.upper(pair)
            lane[row] = lane.get(row, 0) + 1
            top, height, _ = self.rows[row]
            y = top + height + lane[row] * LANE - 6
            spots = []
            for end in ("a", "b"):
                at, left = self.place[str(pair.data[end])]
                shift = self.size.card * (0.3 + lane[row] % 4 * 0.12)
                spots.append((left + shift, top + height if at == row else self.rows[at][0]))
            (x1, y1), (x2, y2) = spots
            tint = colour(pair.kind)
            with c.group(pair.id, 0, 0, texts(pair.label, **pair.data), "piece"):
                way = f"M{x1:.1f} {y1:.1f}V{y:.1f}H{x2:.1f}V{y2:.1f}"
                used = bool(pair.data["used"])
                c.path(way, stroke=tint, width=2, dash=DASH.get(pair.kind), opacity=0.45 if used else None)
                if pair.kind == "cooperation":
                    c.path(way, stroke="var(--surface)", width=0.8)
                if pair.data["arrow"]:
                    tip = -5 if y2 > y else 5
                    c.path(
                        f"M{x2 - 4:.1f} {y2 + tip:.1f}L{x2:.1f} {y2:.1f}L{x2 + 4:.1f} {y2 + tip:.1f}",
                        stroke=tint,
                        width=2,
                    )
                c.circle((x1 + x2) / 2, y, 8, fill="var(--surface)", stroke=tint, width=1)
                c.use(pictogram(pair.kind), (x1 + x2) / 2 - 7, y - 7, 14, 14, tint)

    def animal(self, c: Canvas, texts: Texts, piece: Piece, x: float, y: float, height: float) -> None:
        """A specimen card: the creature its traits make, its number, need and food, its traits as tabs."""
        data = piece.data
        fight = self.scene.data["attack"]
        edge = "var(--danger)" if piece.id in fight else "var(--success)" if data["fed"] else "var(--line)"
        with c.group(piece.id, x, y, texts(piece.label, **data), "piece"):
            c.rect(
                0,
                0,
                self.size.card,
                height,
                fill="var(--paper)",
                stroke=edge,
                r=5,
                width=2 if piece.id in fight else 1.2,
            )
            parts = [trait for trait in data["traits"] if trait not in ("symbiosis", "communication", "cooperation")]
            if piece.label == "piece.angler" or "revealed" in data["marks"]:
                parts.append("anglerfish")
            for layer in creature(parts + ["fat_tissue"] * data["fats"]):
                c.use(layer, 1, HEAD, self.size.card - 2, self.size.creature - HEAD, f"var(--p{self.seat + 1})")
            c.text(6, 16, str(data["name"]), size=14, fill="var(--ink-soft)")
            if "poisoned" in data["marks"]:
                c.use("evo-skull", self.size.card - 23, 2, 20, 20, "var(--danger)")
            needs(c, data, self.size.creature + 11, self.size.card)
            for at, tab in enumerate(self.tabs[piece.id]):
                left = 3 + at % self.size.per_row * (TAB + 1)
                y = self.size.creature + 22 + at // self.size.per_row * (TAB + 2)
                trait_tab(c, texts, tab, data["marks"], (left, y), self.size.card - 6 if self.size.named else TAB)


def needs(c: Canvas, data: dict[str, object], y: float, width: float) -> None:
    """A place for each token it needs, then one for each Fat Tissue, filled as far as there are tokens."""
    need, food, fats, fat = (int(str(data[word])) for word in ("need", "food", "fats", "fat"))
    places = max(need, food) + fats
    r = 6.0 if width < 140 else 7.5
    step = min(2 * r + 4, (width - 16) / places)
    for at in range(places):
        x = 2.5 + r + at * step
        if at < max(need, food):
            if at < food:
                c.use("evo-food-red", x - r - 1.5, y - r - 1.5, 2 * r + 3, 2 * r + 3, "var(--p1)")
            else:
                c.circle(x, y, r - 0.5, stroke="var(--ink-soft)", width=1.2)
        elif at - max(need, food) < fat:
            c.use("evo-food-fat", x - r - 1.5, y - r - 1.5, 2 * r + 3, 2 * r + 3, "var(--p3)")
        else:
            c.rect(x - r + 1, y - r + 1, 2 * r - 2, 2 * r - 2, stroke="var(--p3)", r=2, dash="2 2")


def trait_tab(
    c: Canvas, texts: Texts, tab: Piece, marks: Sequence[str], place: tuple[float, float], width: float
) -> None:
    """A trait: pale if it has been used, aglow while it works; with its name where there is room."""
    used = any(mark in marks and tab.kind.startswith(trait) for mark, trait in USED.items())
    active = any(mark in marks and tab.kind == trait for mark, trait in ACTIVE.items())
    tint = colour(tab.kind)
    fill = "var(--glow)" if active else "var(--surface)"
    with c.group(tab.id, *place, texts(tab.label), "piece"):
        c.rect(0, 0, width, TAB, fill=fill, stroke=tint, r=4, dash="2 2" if used else None)
        ink = "var(--shade)" if active else "var(--line)" if used else tint
        c.use(pictogram(tab.kind), 1.5, 1.5, TAB - 3, TAB - 3, ink)
        if width > TAB:
            name = clip(texts(tab.label), width - TAB - (22 if tab.count > 1 else 6), 17)
            words = "var(--shade)" if active else "var(--ink-soft)" if used else "var(--ink)"
            c.text(TAB + 4, 15.5, name, size=14, fill=words)
        if tab.count > 1:
            c.circle(width - 3, TAB - 3, 8, fill="var(--surface)", stroke=tint, width=1)
            c.text(width - 3, TAB + 2, str(tab.count), size=14, anchor="middle", weight=600)


def hand_card(c: Canvas, texts: Texts, piece: Piece, x: float, y: float) -> None:
    """A card of the viewer's hand with its traits."""
    with c.group(piece.id, x, y, texts(piece.label), "piece"):
        c.rect(0, 0, *HAND, fill="var(--paper)", stroke="var(--ink-soft)", r=5)
        for at, trait in enumerate(piece.data["traits"]):
            c.use(pictogram(trait), 5, 5 + at * 22, 20, 20, colour(trait))
            c.text(30, 20 + at * 22, clip(texts(f"trait.{trait}"), HAND[0] - 34, 16), size=14)
        if piece.count > 1:
            c.text(HAND[0] - 5, HAND[1] - 5, f"×{piece.count}", size=14, anchor="end", weight=700)
