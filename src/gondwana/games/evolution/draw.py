"""The table of Evolution as a picture: a watering place, and around it each herd as a row of specimen cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gondwana.games.evolution.creature import creature
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Scene
from gondwana.kit.svg import Canvas, symbols

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

CARD = 92.0
HEAD = 15.0
CREATURE = HEAD + CARD * 0.75
TAB = 21.0
PER_ROW = 4
HAND = (144.0, 50.0)
LANE = 15.0


def draw(scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> str:
    """The whole table; the viewer's own herd comes first."""
    c = Canvas()
    order = [seat % scene.seats for seat in range(max(scene.viewer, 0), max(scene.viewer, 0) + scene.seats)]
    width = 1200.0 if wide else 400.0
    columns = 2 if wide and scene.seats > 2 else 1
    room = (width - 12 * (columns + 1)) / columns
    y = middle(c, scene, texts, names, wide)
    for at in range(0, len(order), columns):
        row = order[at : at + columns]
        tall = max(Herd(scene, seat, room).height for seat in row)
        for column, seat in enumerate(row):
            herd = Herd(scene, seat, room)
            herd.draw(c, texts, names[seat], 12 + column * (room + 12), y, tall)
        y += tall + 12
    return c.picture(width, y, symbols(ART), texts("draw.table"))


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
    with c.group("base", 12, 12, texts("zone.base", **base.data)):
        c.use("evo-watering", 0, 0, 250, 100, "var(--sea)")
        tokens(c, base.data["n"])
        c.text(125, 118, texts("zone.base", **base.data), size=14, anchor="middle", weight=600)
    for at, shown in enumerate(base.data["dice"]):
        c.use(f"evo-die-{shown}", (282.0 if wide else 272.0) + at % 2 * 34, 20 + at // 2 * 34, 30, 30)
    deck = scene.zone("deck")
    left = 380.0 if wide else 346.0
    with c.group("deck", left, 14, texts("zone.deck", **deck.data)):
        if deck.data["n"]:
            c.use("evo-deck", 0, 0, 42, 58, "#5C6B3E")
        else:
            c.rect(2, 0, 40, 56, stroke="var(--line)", r=4, dash="4 4")
        c.text(21, 76, str(deck.data["n"]), size=14, anchor="middle", weight=600)
    x, y = (450.0, 14.0) if wide else (272.0, 96.0)
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
        c.text(1188, 32, words, size=18, anchor="end", serif=True, italic=True, fill="var(--ink-soft)")
        c.text(1188, 54, first, size=14, anchor="end", fill="var(--ink-soft)")
    else:
        c.text(12, 158, words, size=15, serif=True, italic=True, fill="var(--ink-soft)")
        c.text(12, 176, first, size=13, fill="var(--ink-soft)")


# -- herds -------------------------------------------------------------------------------------------------------------


class Herd:
    """One player's panel: where everything in it goes, and the drawing of it."""

    def __init__(self, scene: Scene, seat: int, width: float) -> None:
        self.scene = scene
        self.seat = seat
        self.width = width
        self.zone = scene.zone(f"p{seat + 1}")
        self.animals = [piece for piece in self.zone.pieces if piece.kind == "animal"]
        self.pairs = [piece for piece in self.zone.pieces if "a" in piece.data]
        self.tabs: dict[str, list[Piece]] = {piece.id: [] for piece in self.animals}
        for piece in self.zone.pieces:
            if "animal" in piece.data:
                self.tabs[str(piece.data["animal"])].append(piece)
        self.per_row = max(1, int((width - 6) // (CARD + 4)))
        self.place: dict[str, tuple[int, float]] = {}
        for at, piece in enumerate(self.animals):
            self.place[piece.id] = (at // self.per_row, 5 + at % self.per_row * (CARD + 4))
        self.rows = self.layout()
        own = scene.zone(f"p{seat + 1}.hand")
        self.hand = [piece for piece in own.pieces if piece.kind == "card"]
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
            tabs = max((len(self.tabs[piece.id]) + PER_ROW - 1) // PER_ROW for piece in here)
            height = CREATURE + 20 + tabs * (TAB + 2) + 4
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
        c.text(36, 22, name, size=16, serif=True, weight=600)
        hand, thrown = (self.scene.zone(f"{self.zone.id}.{part}") for part in ("hand", "discard"))
        right = self.width - 12
        c.text(right, 23, str(self.zone.data["points"]), size=18, anchor="end", weight=700)
        for zone, symbol, tint, away in ((thrown, "evo-discard", "#6B5A48", 96), (hand, "evo-back", "#5C6B3E", 160)):
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
                shift = CARD * 0.3 + (lane[row] % 4) * CARD * 0.12
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
            c.rect(0, 0, CARD, height, fill="var(--paper)", stroke=edge, r=5, width=2 if piece.id in fight else 1.2)
            parts = [trait for trait in data["traits"] if trait not in ("symbiosis", "communication", "cooperation")]
            if piece.label == "piece.angler" or "revealed" in data["marks"]:
                parts.append("anglerfish")
            for layer in creature(parts + ["fat_tissue"] * data["fats"]):
                c.use(layer, 1, HEAD, CARD - 2, CREATURE - HEAD, f"var(--p{self.seat + 1})")
            c.text(5, 14, str(data["name"]), size=13, fill="var(--ink-soft)")
            if "poisoned" in data["marks"]:
                c.use("evo-skull", CARD - 23, 2, 20, 20, "var(--danger)")
            needs(c, data, CREATURE + 10)
            for at, tab in enumerate(self.tabs[piece.id]):
                left = 3 + at % PER_ROW * (TAB + 1)
                trait_tab(c, texts, tab, data["marks"], left, CREATURE + 20 + at // PER_ROW * (TAB + 2))


def needs(c: Canvas, data: dict[str, object], y: float) -> None:
    """A place for each token it needs, then one for each Fat Tissue, filled as far as there are tokens."""
    need, food, fats, fat = (int(str(data[word])) for word in ("need", "food", "fats", "fat"))
    places = max(need, food) + fats
    step = min(15.0, (CARD - 16) / places)
    for at in range(places):
        x = 9 + at * step
        if at < max(need, food):
            if at < food:
                c.use("evo-food-red", x - 7, y - 7, 14, 14, "var(--p1)")
            else:
                c.circle(x, y, 5.5, stroke="var(--ink-soft)", width=1.2)
        elif at - max(need, food) < fat:
            c.use("evo-food-fat", x - 7, y - 7, 14, 14, "var(--p3)")
        else:
            c.rect(x - 4.5, y - 4.5, 9, 9, stroke="var(--p3)", r=2, dash="2 2")


def trait_tab(c: Canvas, texts: Texts, tab: Piece, marks: Sequence[str], x: float, y: float) -> None:
    """A trait: pale if it has been used, aglow while it works."""
    used = any(mark in marks and tab.kind.startswith(trait) for mark, trait in USED.items())
    active = any(mark in marks and tab.kind == trait for mark, trait in ACTIVE.items())
    tint = colour(tab.kind)
    with c.group(tab.id, x, y, texts(tab.label), "piece"):
        c.rect(
            0,
            0,
            TAB,
            TAB,
            fill="var(--glow)" if active else "var(--surface)",
            stroke=tint,
            r=4,
            dash="2 2" if used else None,
        )
        c.use(
            pictogram(tab.kind),
            1.5,
            1.5,
            TAB - 3,
            TAB - 3,
            "var(--shade)" if active else "var(--line)" if used else tint,
        )
        if tab.count > 1:
            c.circle(TAB - 3, TAB - 3, 7, fill="var(--surface)", stroke=tint, width=1)
            c.text(TAB - 3, TAB + 1.5, str(tab.count), size=13, anchor="middle", weight=600)


def hand_card(c: Canvas, texts: Texts, piece: Piece, x: float, y: float) -> None:
    """A card of the viewer's hand with its traits."""
    with c.group(piece.id, x, y, texts(piece.label), "piece"):
        c.rect(0, 0, *HAND, fill="var(--paper)", stroke="var(--ink-soft)", r=5)
        for at, trait in enumerate(piece.data["traits"]):
            c.use(pictogram(trait), 4, 4 + at * 22, 20, 20, colour(trait))
            c.text(27, 19 + at * 22, texts(f"trait.{trait}"), size=13)
        if piece.count > 1:
            c.text(HAND[0] - 5, HAND[1] - 5, f"×{piece.count}", size=13, anchor="end", weight=700)
