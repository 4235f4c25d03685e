"""When it is: era, turn, phase, order of play; and what happens: the event cards step by step."""

from __future__ import annotations

from typing import Any

from gondwana.games.bios2.drawn_signs import caption, disc, icon, only, silhouette, title
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Piece, Scene, Zone
from gondwana.kit.svg import Canvas, clip, number
from gondwana.kit.text import zone_title

ERA_CARDS = 5
PHASES = ("events", "actions", "mothers", "burial")
LINE = 23.0
CLIMATE = {"too_hot": "fire", "goldilocks": "leaf", "too_cold": "flake", "et": "crater"}
"""The sign of each deck of events."""
NEEDS = {"microbes": "microbes", "fire": "fire", "rain": "rain", "overcast": "overcast"}


def shape_of(colour: str) -> dict[str, Any]:
    """The archetype of a colour, as the sign of its player."""
    return {"colour": colour, "shape": "archetype", "marine": False}


def header(c: Canvas, scene: Scene, texts: Texts, box: tuple[float, float, float], wide: bool) -> float:
    """Era and turn, the four phases, the order of play; how tall it came out."""
    x, y, w = box
    era = scene.zone("era")
    tall = 40.0 if wide else 104.0
    c.rect(x, y, w, tall, fill="var(--surface)", stroke="var(--b2-relief)", r=5)
    with c.group(era.id, x, y, zone_title(era, texts)):
        c.rect(1, 1, 308 if wide else w - 2, 38, fill="var(--surface)", r=5)
        words = texts(f"era.{era.data['era']}")
        c.text(12, 26, words, size=19, serif=True, weight=600)
        left = 20 + 9.6 * len(words)
        c.text(left, 25, texts("draw.turn", n=max(1, era.data["turn"])), size=14, fill="var(--ink-soft)")
        left += 74
        for i in range(ERA_CARDS):
            done = i < ERA_CARDS - era.data["n"]
            c.rect(left + i * 17, 11, 13, 18, fill="var(--ink-soft)" if done else "none", stroke="var(--ink-soft)",
                   r=2, width=1.1)  # fmt: skip
    phases(c, scene, texts, (x + 314, y + 7, 384) if wide else (x + 6, y + 40, w - 12))
    order(c, scene, texts, (x + w - 8, y + 33) if wide else (x + w - 8, y + 97))
    if scene.data["windy"]:
        icon(c, "windy", x + 288 if wide else x + w - 34, y + 9, 22, "var(--b2-contour)")
    return tall + 6


def phases(c: Canvas, scene: Scene, texts: Texts, box: tuple[float, float, float]) -> None:
    """The four phases, the present one marked."""
    left, y, w = box
    names = [texts(f"draw.phase_{word}") for word in PHASES]
    letters = sum(len(name) + 3.4 for name in names)
    for i, (word, name) in enumerate(zip(PHASES, names, strict=True)):
        now = scene.data["phase"] == word
        step = w * (len(name) + 3.4) / letters
        arrow = f"M{number(left)} {y}h{number(step - 9)}l7 13l-7 13h{number(9 - step)}{'' if i == 0 else 'l7 -13'}Z"
        c.path(arrow, fill="var(--glow)" if now else "var(--paper)", opacity=0.55 if now else 1)
        c.path(arrow, stroke="var(--line)", width=1)
        c.text(left + step / 2 - (3 if i == 0 else 0), y + 18, name, size=14, anchor="middle",
               weight=700 if now else 400)  # fmt: skip
        left += step


def order(c: Canvas, scene: Scene, texts: Texts, end: tuple[float, float]) -> None:
    """Who plays first, from left to right; whoever is active stands on a light."""
    colours = scene.data["order"]
    x, y = end[0] - 44 * len(colours), end[1]
    if len(colours) < 3:
        c.text(x - 8, y - 8, texts("draw.order"), size=14, anchor="end", fill="var(--ink-soft)")
    with c.group(None, label=texts("draw.order")):
        for i, colour in enumerate(colours):
            with c.group(None, x + i * 44, y, title(texts(f"player.{colour}"))):
                if scene.data["active"] == colour:
                    c.rect(-2, -28, 42, 32, fill="var(--glow)", r=5, opacity=0.45)
                silhouette(c, shape_of(colour), 2, 0, 34)


# -- the cards -------------------------------------------------------------------------------------------------------


def event_height(scene: Scene) -> float:
    """How tall the tallest event card of this turn is."""
    steps = [len(piece.data["steps"]) for zone in only(scene.zones, "event") for piece in zone.pieces]
    return 40 + LINE * max([3, *steps])


def events(c: Canvas, scene: Scene, texts: Texts, box: tuple[float, float, float], wide: bool) -> float:
    """The event cards of the turn, Medea, the decks to come; how tall they came out."""
    x, y, w = box
    zones: list[Zone] = only(scene.zones, "event")
    tall = event_height(scene)
    if not wide:
        for zone in zones:
            card(c, zone, texts, (x, y, w, tall))
            y += tall + 6
        return y + fate(c, scene, texts, (x, y, w, 62)) - box[1]
    fates = any(zone.id in ("medea", "decks") for zone in scene.zones)
    room = w - 186 if fates else w
    each = (room - 8 * (len(zones) - 1)) / len(zones)
    for i, zone in enumerate(zones):
        card(c, zone, texts, (x + i * (each + 8), y, each, tall))
    fate(c, scene, texts, (x + w - 178, y, 178, tall))
    return tall + 6


def card(c: Canvas, zone: Zone, texts: Texts, box: tuple[float, float, float, float]) -> None:
    """An event card, or the place where it will lie."""
    x, y, w, h = box
    with c.group(zone.id, x, y, zone_title(zone, texts)):
        if not zone.pieces:
            c.rect(0, 0, w, h, fill="var(--surface)", stroke="var(--line)", r=6, dash="3 5")
            caption(c, 12, 24, texts(f"zone.{zone.id}"))
            return
        piece = zone.pieces[0]
        with c.group(piece.id, 0, 0, texts(piece.label), "piece"):
            c.rect(1.5, 2.5, w, h, fill="var(--shadow)", r=6)
            c.rect(0, 0, w, h, fill="var(--surface)", stroke="var(--b2-relief)", r=6)
            c.path(f"M0 30V6q0 -6 6 -6H{w - 6}q6 0 6 6V30Z", fill="var(--shade)")
            icon(c, CLIMATE[piece.data["deck"]], 8, 6, 18, "var(--light)")
            left = signs(c, piece, texts, w)
            c.text(
                33, 21, clip(texts(piece.label), left - 36, 17.5), size=16, serif=True, weight=600, fill="var(--light)"
            )
            for i, step in enumerate(piece.data["steps"]):
                happening(c, step, texts, (8, 34 + i * LINE, w - 16))


def signs(c: Canvas, piece: Piece, texts: Texts, w: float) -> float:
    """At the right of the heading: which land it concerns, whether the biosphere stays quiet; where they begin."""
    left = w - 8
    if piece.data["craton"]:
        words = texts(f"craton.{piece.data['craton']}")
        c.text(left, 21, words, size=14, serif=True, italic=True, anchor="end", fill="var(--light)")
        left -= 7.6 * len(words) + 8
    if piece.data["stable"]:
        with c.group(None, left - 20, 5, texts("draw.stable")):
            icon(c, "shield", 0, 0, 19, "var(--light)")
        left -= 26
    return left


def happening(c: Canvas, step: dict[str, Any], texts: Texts, box: tuple[float, float, float]) -> None:
    """One step: its sign, then its words; pale and with its paragraph if something keeps it from happening now."""
    x, y, w = box
    off = step["off"]
    label = texts(f"step.{step['id']}")
    with c.group(None, x, y, title(label)):
        ink = "var(--ink-soft)" if off else "var(--ink)"
        left = 0.0
        if step["kind"] == "reservoir":
            disc(c, step["disc"], 9, 10, 8.5)
            icon(c, step["start"], 24, 2, 17, ink)
            icon(c, "arrow", 44, 3, 15, "var(--ink-soft)")
            icon(c, step["goal"], 62, 2, 17, ink)
            left = 86
            for sign, on in ((step["needs"], step["needs"]), ("gun", step["gun"]), ("choice", step["cloud_choice"])):
                if on:
                    icon(c, sign, left, 2, 17, ink if sign == "gun" else "var(--b2-contour)")
                    left += 21
        else:
            icon(c, step["kind"], 1, 1, 18, "var(--ink-soft)" if off else "var(--danger)")
            left = 26
        room = w - left - (58 if off else 0)
        c.text(left, 15, clip(title(label), room, 16), size=14, fill=ink)
        if off:
            c.path(f"M0 10.500H{w - 56}", stroke="var(--ink-soft)", width=1)
            c.text(w, 15, off, size=14, anchor="end", fill="var(--danger)", italic=True)


def fate(c: Canvas, scene: Scene, texts: Texts, box: tuple[float, float, float, float]) -> float:
    """Who is Medea, and how many events of each climate are left; how tall it came out."""
    x, y, w, h = box
    zones = {zone.id: zone for zone in scene.zones}
    if "medea" not in zones and "decks" not in zones:
        return 0.0
    flat = w > 300
    half = w / 2 - 4 if flat else w
    if "medea" in zones:
        zone = zones["medea"]
        tall = h if flat else h * 0.52
        with c.group(zone.id, x, y, zone_title(zone, texts)):
            c.rect(0, 0, half, tall, fill="var(--surface)", stroke="var(--b2-relief)", r=6)
            icon(c, "medea", 10, tall / 2 - 17, 34, "var(--b2-violet)")
            c.text(54, tall / 2 - 2, texts("draw.medea"), size=15, serif=True, weight=600)
            if "colour" in zone.data:
                silhouette(c, shape_of(zone.data["colour"]), half - 50, tall / 2 + 15, 42)
                c.text(54, tall / 2 + 16, texts(f"player.{zone.data['colour']}"), size=14, fill="var(--ink-soft)")
    if "decks" in zones:
        zone = zones["decks"]
        left, top = (x + half + 8, y) if flat else (x, y + h * 0.52 + 6)
        tall = h if flat else h * 0.48 - 6
        with c.group(zone.id, left, top, zone_title(zone, texts)):
            c.rect(0, 0, half, tall, fill="var(--surface)", stroke="var(--b2-relief)", r=6)
            for i, word in enumerate(("too_hot", "goldilocks", "too_cold")):
                middle = half * (i + 0.5) / 3
                icon(c, CLIMATE[word], middle - 19, tall / 2 - 9, 18, "var(--ink-soft)")
                c.text(middle + 5, tall / 2 + 6, str(zone.data[word]), size=15, weight=600)
    return h + 6
