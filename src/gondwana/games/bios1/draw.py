"""The table of Bios: Megafauna as a picture: the plate of an atlas, instruments on its rim, cards and species below."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gondwana.games.bios1.chart import SHIFT, START, Grid, chart
from gondwana.games.bios1.drawn_cards import CARD, display, panel, panel_height, relic
from gondwana.games.bios1.drawn_habitat import BIG, SMALL, arrow, habitat, niche
from gondwana.games.bios1.drawn_signs import icon, letters, mark, paint
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Scene, Zone
from gondwana.kit.svg import Canvas, clip, symbols
from gondwana.kit.text import zone_line

ART = Path(__file__).with_name("art.svg")
LATITUDES = ("arctic", "jet", "horse", "tropical")
CULTURES = {
    "tools": ("dexterity", "social"),
    "bones": ("dexterity", "nature"),
    "hunting": ("dexterity", "language"),
    "labour": ("social", "language"),
    "agriculture": ("nature", "language"),
    "contests": ("nature", "social"),
}
"""The two instincts each culture asks for (9.1)."""


def draw(scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> str:
    """The whole table; the viewer's panel comes first."""
    c = Canvas()
    width = 960.0 if wide else 400.0
    y = board(c, scene, texts, wide) + 8
    y += displays(c, scene, texts, wide, y)
    players = len(scene.data["colours"])
    own = max(scene.viewer, 0)
    order = [(own + i) % players for i in range(players)]
    called = [*names, *[""] * (players - len(names))]
    columns, across = (2, 4) if wide else (1, 2)
    w = (width - 8 - 8 * columns) / columns
    for start in range(0, players, columns):
        row = order[start : start + columns]
        tall = max(panel_height(scene, player, across) for player in row)
        for column, player in enumerate(row):
            panel(c, scene, texts, called[player], player, (8 + column * (w + 8), y, w, tall), across)
        y += tall + 8
    y += tracks(c, scene, texts, wide, y)
    y += cultures(c, scene, texts, wide, y)
    y += origins(c, scene, texts, wide, y)
    y += key(c, texts, wide, y) + 8
    return c.picture(width, y, symbols(ART), texts("about"))


# -- the board -------------------------------------------------------------------------------------------------------


def board(c: Canvas, scene: Scene, texts: Texts, wide: bool) -> float:
    """The map with its habitats, the thermometer beside it; how far down they reach."""
    size = BIG if wide else SMALL
    grid = Grid(68, 30, 148, 142) if wide else Grid(8.5, 76, 64, 122)
    box = (56.0, 4.0, 900.0, 742.0) if wide else (4.0, 58.0, 392.0, 630.0)
    level = scene.data["level"]
    chart(c, grid, box, level, scene.data["atlantic"])
    parallels(c, grid, texts, level, wide)
    left, top = (grid.w - size.w) / 2, (grid.h - size.h) / 2
    for zone in scene.zones:
        if zone.kind == "habitat":
            x, y = grid.at((zone.data["column"], zone.data["row"]))
            if zone.id == scene.data["culling"]:
                c.rect(x + left - 4, y + top - 4, size.w + 8, size.h + 8, stroke="var(--glow)", r=8, width=3)
            habitat(c, zone, texts, x + left, y + top, size)
    corner = grid.at((0, 4))
    pools(c, scene, texts, corner, wide)
    periods(c, scene, texts, grid.at((4, 4)), wide)
    thermometer(c, scene, texts, wide)
    return box[1] + box[3]


def parallels(c: Canvas, grid: Grid, texts: Texts, level: int, wide: bool) -> None:
    """The names of the latitudes along the western edge, moving with their belts."""
    if not wide:
        return
    for row, word in enumerate(LATITUDES):
        shift = (START - level) * SHIFT * 0.25 if row else 0
        y = grid.at((0, row + 0.5 + shift))[1]
        with c.group(None, 0, 0, texts(f"latitude.{word}")):
            c.circle(58, y, 12, fill="var(--surface)", stroke="var(--b1-relief)", width=1)
            icon(c, word, 49.5, y - 8.5, 17)


def thermometer(c: Canvas, scene: Scene, texts: Texts, wide: bool) -> None:
    """The greenhouse as a thermometer: hothouse to snowball, mercury up to the present level."""
    level, levels = scene.data["level"], scene.data["levels"]
    zone = scene.zone("climate")
    with c.group(zone.id, 0, 0, texts(zone.label, ppm=texts(f"level.{levels[level]}"))):
        if wide:
            upright(c, level, levels)
        else:
            lying(c, level, levels)


def heat(level: int) -> str:
    """The colour of the mercury."""
    return "var(--b1-contour)" if level < START else "var(--lava)" if level > START else "var(--b1-cone)"


def upright(c: Canvas, level: int, levels: Sequence[str]) -> None:
    """The thermometer on a desktop, along the western edge of the map."""
    top, step, x = 44.0, 92.0, 12.0
    bottom = top + step * 6
    c.rect(x - 7, top - 28, 14, bottom - top + 66, fill="var(--paper)", stroke="var(--ink-soft)", r=7, width=1.2)
    at = bottom - step * level
    c.rect(x - 3.5, at, 7, bottom - at + 50, fill=heat(level), r=3)
    c.circle(x, bottom + 52, 11, fill=heat(level), stroke="var(--ink-soft)", width=1.2)
    for i, word in enumerate(levels):
        y = bottom - step * i
        now = i == level
        c.path(f"M{x + 4} {y}h7", stroke="var(--ink)", width=2.4 if now else 1.2)
        if 0 < i < 6:
            if now:
                c.rect(7, y - 27, 42, 22, fill="var(--surface)", stroke=heat(level), r=4, width=2.4)
            c.text(28, y - 11, word, size=14, anchor="middle", weight=700 if now else 400)
        else:
            icon(c, "fire" if i else "arctic", 21, y - 26, 24, "var(--danger)" if i else "var(--b1-contour)")
    c.text(39, bottom + 60, "ppm", size=14, anchor="middle", serif=True, italic=True, fill="var(--ink-soft)")


def lying(c: Canvas, level: int, levels: Sequence[str]) -> None:
    """The thermometer on a phone, above the map."""
    c.rect(4, 6, 392, 46, fill="var(--surface)", stroke="var(--b1-relief)", r=5)
    step, left, y = 54.0, 40.0, 19.0
    c.rect(left - 24, y - 6, step * 6 + 44, 12, fill="var(--paper)", stroke="var(--ink-soft)", r=6, width=1)
    c.rect(left - 16, y - 3, step * level + 16, 6, fill=heat(level), r=3)
    c.circle(left - 20, y, 9, fill=heat(level), stroke="var(--ink-soft)", width=1)
    for i, word in enumerate(levels):
        x = left + step * i
        if 0 < i < 6:
            c.path(f"M{x} {y + 6}v5", stroke="var(--ink)", width=2 if i == level else 1)
            c.text(x, 46, word, size=14, anchor="middle", weight=700 if i == level else 400)
        else:
            icon(c, "fire" if i else "arctic", x - 9, 30, 18, "var(--danger)" if i else "var(--b1-contour)")


def pools(c: Canvas, scene: Scene, texts: Texts, corner: tuple[float, float], wide: bool) -> None:
    """In the ocean of the south-west: the tarpit with what has sunk into it, and the pools of era tiles."""
    x, y = corner
    zone = scene.zone("tarpit")
    w, h = (288.0, 84.0) if wide else (128.0, 66.0)
    x += 6 if wide else 0
    y += 14 if wide else 6
    with c.group(zone.id, x, y, texts(zone.label)):
        tar = f"M{w * 0.04} {h * 0.5}C0 {h * 0.1} {w * 0.3} {-h * 0.06} {w * 0.5} {h * 0.05}C{w * 0.8} {-h * 0.06} {w} "
        tar += f"{h * 0.2} {w * 0.97} {h * 0.55}C{w} {h * 0.95} {w * 0.7} {h * 1.02} {w * 0.5} {h * 0.95}C{w * 0.2} "
        tar += f"{h * 1.04} 0 {h * 0.9} {w * 0.04} {h * 0.5}Z"
        c.path(tar, fill="var(--b1-tar)", stroke="var(--b1-relief)", width=1.2)
        label = "var(--light)"
        c.text(
            w / 2, 20 if wide else 18, texts(zone.label), size=14, anchor="middle", serif=True, italic=True, fill=label
        )
        step = min(25.0, (w - 62) / max(1, len(zone.pieces)))
        left = (w - step * len(zone.pieces)) / 2
        for i, piece in enumerate(zone.pieces):
            with c.group(piece.id, left + i * step, 30 + i % 2 * 9 if wide else 24, texts(piece.label), "piece"):
                relic(c, piece)
        c.text(w / 2, h - 5, str(len(zone.pieces)), size=14, anchor="middle", fill=label, weight=700)
    left_over = scene.zone("pools")
    data: dict[str, Any] = left_over.data
    with c.group(left_over.id, x, y + h + 6, texts(left_over.label, **data)):
        step = 110.0 if wide else 64.0
        for i, (era, sign) in enumerate((("mesozoic", "b-ammonite"), ("cenozoic", "sunflower"))):
            now = data["era"] == era
            c.rect(
                i * step + 2,
                0,
                step - 8,
                30,
                fill="var(--surface)",
                stroke="var(--b1-relief)",
                r=4,
                width=1.6 if now else 0.8,
            )
            c.use(f"b1-{sign}", i * step + 6, 4, 22, 22, "var(--b1-shell)" if i == 0 else "var(--steppe)")
            c.text(
                i * step + (58 if wide else 43),
                20,
                str(data[era]),
                size=15,
                anchor="middle",
                weight=700 if now else 400,
            )


def periods(c: Canvas, scene: Scene, texts: Texts, corner: tuple[float, float], wide: bool) -> None:
    """In the ocean of the south-east: how many cards of each period are left, and the disks of the two episodes."""
    zone = scene.zone("periods")
    data: dict[str, Any] = zone.data
    x, y = corner
    names = ("triassic", "jurassic", "cretaceous", "tertiary")
    w, line = (286.0, 22.0) if wide else (124.0, 19.0)
    with c.group(zone.id, x + (6 if wide else 2), y + (12 if wide else 8), texts(zone.label, **data)):
        c.rect(0, 0, w, line * 4 + 8 + (38 if wide else 28), fill="var(--surface)", stroke="var(--b1-relief)", r=5)
        for i, word in enumerate(names):
            top = 6 + i * line
            now = data["now"] == word
            if now:
                c.rect(3, top, w - 6, line - 1, fill="var(--glow)", r=3, opacity=0.3)
            c.text(9, top + 15, texts(f"draw.{word}"), size=14, serif=True, italic=True, weight=600 if now else 400)
            c.text(w - 9, top + 15, str(data[word]), size=14, anchor="end", weight=700 if now else 400)
            if wide:
                total, room = data["sizes"][i], w - 138
                step = min(11.0, room / max(1, total))
                for n in range(total):
                    done = n < total - data[word]
                    c.rect(
                        104 + n * step,
                        top + 3,
                        step - 2,
                        14,
                        fill="none" if done else "var(--ink-soft)",
                        stroke="var(--line)",
                        r=1.5,
                    )
        disks(c, scene, texts, 8, line * 4 + 8, wide)


def disks(c: Canvas, scene: Scene, texts: Texts, x: float, y: float, wide: bool) -> None:
    """Ammonite and sunflower: a red disk lies on each until a catastrophe lifts it (17.0)."""
    gone = scene.data["catastrophes"]
    for i, (sign, key) in enumerate((("b-ammonite", "atlantic"), ("sunflower", "cenozoic"))):
        size = 28.0 if wide else 22.0
        left = x + i * (166 if wide else 56)
        done = gone > i
        with c.group(None, left, y, texts(f"draw.{key}")):
            c.use(f"b1-{sign}", 0, 0, size, size, "var(--b1-shell)" if i == 0 else "var(--steppe)")
            if not done:
                c.circle(size / 2, size / 2, size / 2 - 1, fill="var(--b1-red)", stroke="var(--b1-edge)", width=1.2)
            if wide:
                c.text(size + 5, 19, texts(f"draw.{key}"), size=14, fill="var(--ink)" if done else "var(--ink-soft)")


def key(c: Canvas, texts: Texts, wide: bool, y: float) -> float:
    """How to read a habitat, in signs and words; how tall it came out."""
    room, left, line = (950.0, 8.0, 24.0) if wide else (392.0, 8.0, 24.0)
    x, top = left, y
    for word in ("diet", "road", "missing", "niche", "eats", "hungry", "size", "invented"):
        label = texts(f"draw.key_{word}")
        w = 24 + 8.3 * len(label) + 8
        if x + w > room:
            x, y = left, y + line
        sign(c, word, x, y + 3)
        c.text(x + 23, y + 16.5, label, size=14, fill="var(--ink-soft)")
        x += w
    return y + line - top


def sign(c: Canvas, word: str, x: float, y: float) -> None:
    """One sign of the key."""
    if word in ("diet", "road", "missing"):
        letters(c, "A" if word == "road" else "B", x + 3, y, "" if word == "missing" else None)
    elif word == "niche":
        niche(c, "B", x, y - 1)
    elif word == "eats":
        arrow(c, ((x + 4, y + 16), (x + 16, y + 14), (x + 16, y + 6), (x + 8, y + 2)), True)
    elif word == "hungry":
        c.rect(x, y, 18, 16, stroke="var(--danger)", r=4, width=1.2, dash="3 3")
        icon(c, "fossil", x + 3, y + 2, 12, "var(--danger)")
    else:
        c.text(x + 10, y + 14, "3" if word == "size" else "≈", size=14, anchor="middle", weight=700)


# -- the rim ---------------------------------------------------------------------------------------------------------


def displays(c: Canvas, scene: Scene, texts: Texts, wide: bool, y: float) -> float:
    """The displays, and the card just bought; how tall they came out."""
    tall = 0.0
    zones = {zone.id: zone for zone in scene.zones}
    for word in ("bought", "upper", "lower"):
        zone = zones.get(word)
        if zone is None or (word == "bought" and wide):
            continue
        tall += display(c, zone, texts, 8 if wide else 6, y + tall, wide)
    if wide and zones["bought"].pieces:
        display(c, zones["bought"], texts, 8 + 5 * (CARD[0] + 5), y, wide)
    elif wide:
        with c.group("bought", 8 + 5 * (CARD[0] + 5), y + 22, texts("zone.bought")):
            c.text(2, -7, texts("zone.bought"), size=14, serif=True, italic=True, fill="var(--ink-soft)")
            c.rect(0, 0, *CARD, stroke="var(--line)", r=6, dash="3 5")
    return tall + 4


def tracks(c: Canvas, scene: Scene, texts: Texts, wide: bool, y: float) -> float:
    """The size track and the four roadrunner tracks, every species on its step; how tall they came out."""
    living = [zone for zone in scene.zones if zone.kind == "species" and zone.data["size"]]
    steps = [("size", n) for n in range(1, 7)]
    rungs = [(letter, n) for letter in "SMNA" for n in range(1, 4)]
    if wide:
        return ladder(c, scene, texts, living, [*steps, *rungs], (4, y, 952), 2) + 8
    first = ladder(c, scene, texts, living, steps, (4, y, 392), 2)
    return first + ladder(c, scene, texts, living, rungs, (4, y + first + 4, 392), 1) + 12


def ladder(
    c: Canvas,
    scene: Scene,
    texts: Texts,
    living: Sequence[Zone],
    steps: Sequence[tuple[str, int]],
    box: tuple[float, float, float],
    across: int,
) -> float:
    """Steps side by side with the animals on them."""
    x, y, width = box
    colours = scene.data["colours"]
    step = width / len(steps)
    there = {
        key: [z for z in living if (z.data["size"] if key[0] == "size" else z.data["letters"][key[0]]) == key[1]]
        for key in steps
    }
    rows = max(1, max(-(-len(zones) // across) for zones in there.values()))
    tall = 26 + rows * 24 + 4.0
    with c.group(None, x, y, texts("draw.tracks")):
        c.rect(0, 0, width, tall, fill="var(--surface)", stroke="var(--b1-relief)", r=5)
        for i, (word, n) in enumerate(steps):
            left = i * step
            if i:
                heavy = n == 1
                c.path(
                    f"M{left} {3 if heavy else 24}V{tall - 3}",
                    stroke="var(--b1-relief)" if heavy else "var(--line)",
                    width=1.2,
                )
            size = word == "size"
            if size:
                icon(c, "size", left + step / 2 - 6 - n * 1.4, 13 - (5 + n * 0.8), 10 + n * 1.6, "var(--ink-soft)")
                c.text(left + step / 2 + 12, 18, str(n), size=14, weight=700)
            else:
                c.rect(left + step / 2 - 15, 4, 15, 17, fill="var(--b1-road)", r=8)
                c.text(left + step / 2 - 7.5, 17, word, size=14, anchor="middle", fill="var(--paper)", weight=700)
                c.text(left + step / 2 + 3, 17.5, str(n), size=14, weight=700)
            width_each = min(34.0, (step - 6) / across)
            for k, zone in enumerate(there[word, n]):
                row, column = divmod(k, across)
                place = left + 3 + column * width_each
                across_it = min(30.0, width_each)
                c.use(f"b1-a-{zone.data['shape']}", place, 26 + row * 24, across_it, 22, paint(zone.data["colour"]))
                mark(c, colours.index(zone.data["colour"]), zone.data["colour"], place + 4, 31 + row * 24, 8)
    return tall


def cultures(c: Canvas, scene: Scene, texts: Texts, wide: bool, y: float) -> float:
    """The six culture areas with the two instincts each asks for; how tall they came out."""
    across, w, h = (3, 318.0, 34.0) if wide else (1, 392.0, 34.0)
    zones = [zone for zone in scene.zones if zone.kind == "culture"]
    for i, zone in enumerate(zones):
        row, column = divmod(i, across)
        word = zone.data["culture"]
        with c.group(zone.id, 4 + column * (w - 1), y + row * (h + 4), texts(zone.label), "piece"):
            c.rect(0, 0, w - 4, h, fill="var(--surface)", stroke="var(--b1-relief)", r=5, width=0.8)
            icon(c, word, 7, 7, 20, "var(--b1-road)")
            c.text(33, 22, clip(texts(zone.label), 150, 14), size=14, serif=True, italic=True)
            for n, instinct in enumerate(CULTURES[word]):
                icon(c, instinct, 186 + n * 20, 9, 16, "var(--ink-soft)")
            for n, piece in enumerate(zone.pieces):
                name = piece.label.partition(".")[2]
                colour, _, shape = name.partition("_")
                with c.group(piece.id, 230 + n * 27, 6, texts(piece.label)):
                    c.use(f"b1-a-{shape}", 0, 0, 30, 22, paint(colour))
                    mark(c, piece.owner, colour, 4, 5, 8)
    return -(-len(zones) // across) * (h + 4) + 8


def origins(c: Canvas, scene: Scene, texts: Texts, wide: bool, y: float) -> float:
    """How the game goes on with Origins, in words (18.2); how tall it came out."""
    zones = [zone for zone in scene.zones if zone.kind == "origins"]
    for i, zone in enumerate(zones):
        with c.group(zone.id, 12 if wide else 8, y + i * 22, zone_line(zone, texts)):
            c.text(
                0, 16, clip(zone_line(zone, texts), 940 if wide else 384, 15), size=14, weight=600 if i == 0 else 400
            )
    return len(zones) * 22 + (8 if zones else 0)
