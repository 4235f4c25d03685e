"""The table of Bios: Megafauna, second edition, as a picture: the world unrolled, the air in glass, notebooks below."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gondwana.games.bios2.drawn_air import reservoirs
from gondwana.games.bios2.drawn_cards import displays, signs, tools
from gondwana.games.bios2.drawn_events import events, header, shape_of
from gondwana.games.bios2.drawn_signs import feeling, icon, silhouette
from gondwana.games.bios2.drawn_species import panel, panel_height
from gondwana.games.bios2.drawn_world import world
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Scene
from gondwana.kit.svg import Canvas, symbols
from gondwana.kit.text import zone_line, zone_title

ART = Path(__file__).with_name("art.svg")
KEY = (
    *("o-red", "o-yellow", "o-green", "o-blue", "o-white", "bolt", "heart", "paw", "foot", "skeleton", "crowd", "egg"),
    *("fossil", "monster", "loss", "feeling", "mutualism", "venom", "endotherm", "haustorium", "leaf", "shield", "gun"),
    *("choice", "fire", "microbes", "rain", "overcast", "lying", "hungry"),
)
"""The signs that the key explains."""


def draw(scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> str:
    """The whole table; the viewer's panel comes first."""
    c = Canvas()
    width = 960.0 if wide else 400.0
    x, w = 4.0, width - 8
    y = 4 + header(c, scene, texts, (x, 4, w), wide)
    y += origins(c, scene, texts, (x, y, w))
    y = world(c, scene, texts, (x, y, w), wide) + 8
    y += reservoirs(c, scene, texts, (x, y, w), wide)
    y += events(c, scene, texts, (x, y, w), wide)
    y += displays(c, scene, texts, (x, y, w), wide)
    y += players(c, scene, texts, names, (x, y, w), wide)
    y += tools(c, scene, texts, (x, y, w), wide)
    y += key(c, texts, (x, y, w))
    return c.picture(width, y + 4, symbols(ART), texts("about"))


def origins(c: Canvas, scene: Scene, texts: Texts, box: tuple[float, float, float]) -> float:
    """How the game goes on with Origins (N): the age, then each hominid with its instincts; how tall it came out."""
    left, y, room = box
    for zone in scene.zones:
        if zone.kind != "origins":
            continue
        line = zone_line(zone, texts)
        with c.group(zone.id, left, y, line):
            x, down = 4.0, 0.0
            for n, word in enumerate([zone_title(zone, texts), *(texts(piece.label) for piece in zone.pieces)]):
                step = 7.9 * len(word) + 16
                if x + step > room and x > 4:
                    x, down = 20.0, down + 20
                c.text(x, down + 16, word, size=14, weight=600 if n == 0 else 400)
                x += step
        y += down + 22
    return y - box[1] + (6 if y > box[1] else 0)


def players(
    c: Canvas, scene: Scene, texts: Texts, names: Sequence[str], box: tuple[float, float, float], wide: bool
) -> float:
    """The panels of all colours in play; how tall they came out."""
    x, y, w = box
    colours: list[str] = scene.data["colours"]
    seat = {colour: scene.zone(f"{colour}.hand").owner for colour in colours}
    first = next((i for i, colour in enumerate(colours) if seat[colour] == scene.viewer), 0)
    colours = colours[first:] + colours[:first]
    columns = 2 if wide and len(colours) > 1 else 1
    across = 3 if wide else 2
    each = (w - 8 * (columns - 1)) / columns
    top = y
    for start in range(0, len(colours), columns):
        row = colours[start : start + columns]
        tall = max(panel_height(scene, colour, each, across) for colour in row)
        for i, colour in enumerate(row):
            name = names[seat[colour]] if 0 <= seat[colour] < len(names) else ""
            panel(c, scene, texts, name, colour, (x + i * (each + 8), top, each, tall), across)
        top += tall + 8
    return top - y


def key(c: Canvas, texts: Texts, box: tuple[float, float, float]) -> float:
    """How to read the signs, in words; how tall it came out."""
    left, top, room = box
    x, y = left + 4, top + 4
    for word in KEY:
        label = texts(f"draw.key_{word.replace('-', '_')}")
        w = 24 + 8.1 * len(label) + 10
        if x + w > left + room and x > left + 4:
            x, y = left + 4, y + 25
        sign(c, word, x, y)
        c.text(x + 24, y + 15, label, size=14, fill="var(--ink-soft)")
        x += w
    return y + 30 - top


def sign(c: Canvas, word: str, x: float, y: float) -> None:
    """One sign of the key."""
    if word in ("monster", "loss"):
        signs(c, [(word, "red")], x + 1, y + 2, 18)
    elif word == "feeling":
        feeling(c, "green", x + 5, y + 1, 18, "right")
    elif word in ("lying", "hungry"):
        silhouette(c, shape_of("orange"), x, y + 17, 19, word == "lying")
        if word == "hungry":
            c.rect(x - 2, y + 1, 22, 18, stroke="var(--danger)", r=4, width=1.2, dash="3 3")
    else:
        icon(c, word, x, y + 1, 17)
