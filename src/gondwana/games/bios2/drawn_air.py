"""The three reservoirs as glass tubes with discs in them, and under each what its levels set: a pointer marks today."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gondwana.games.bios2.drawn_signs import disc, icon, only, silhouette, title
from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Scene, Zone
from gondwana.kit.svg import Canvas, clip, number
from gondwana.kit.text import piece_text

TALL = 117.0
Level = dict[str, Any]
STRIP = {
    "icehouse": ("ice", ("flake", "flake")),
    "ice_age": ("ice", ("flake",)),
    "cool": ("forest", ("leaf", "flake")),
    "eden": ("forest", ("leaf",)),
    "warm": ("highland", ("fire",)),
    "hothouse": ("highland", ("fire", "fire")),
}
"""The tone and the signs of each climate: cold, mild, hot."""


def reservoirs(c: Canvas, scene: Scene, texts: Texts, box: tuple[float, float, float], wide: bool) -> float:
    """The tubes side by side, or one under the other; how tall they came out."""
    zones: list[Zone] = only(scene.zones, "reservoir")
    x, y, w = box
    if not zones:
        return 0.0
    if not wide:
        for i, zone in enumerate(zones):
            tube(c, zone, texts, (x, y + i * (TALL + 6), w))
        return len(zones) * (TALL + 6)
    each = (w - 8 * (len(zones) - 1)) / len(zones)
    for i, zone in enumerate(zones):
        tube(c, zone, texts, (x + i * (each + 8), y, each))
    return TALL + 6


def tube(c: Canvas, zone: Zone, texts: Texts, box: tuple[float, float, float]) -> None:
    """A reservoir: what it sets now, its discs in the glass, and its track."""
    x, y, w = box
    data = zone.data
    label = texts(zone.label, **{k: texts(v) for k, v in data.get("words", {}).items()}, **data)
    with c.group(zone.id, x, y, label):
        c.rect(0, 0, w, TALL, fill="var(--surface)", stroke="var(--b2-relief)", r=5)
        icon(c, zone.id, 8, 6, 19, "var(--b2-contour)")
        words = title(texts(f"reservoir.{zone.id}"))
        c.text(32, 21, words, size=15, serif=True, weight=600)
        told = label.partition(":")[0].partition(",")[2].strip() or label.partition(":")[0].removeprefix(words).strip()
        c.text(40 + 8.2 * len(words), 21, clip(told, w - 150 - 8.2 * len(words)), size=14, fill="var(--ink-soft)")
        left, step = 32.0, (w - 46) / data["capacity"]
        glass(c, zone, texts, (left, 34.0, step * data["capacity"]), step)
        tracks(c, zone, texts, left, step)
        now = left + step * min(data["n"], data["capacity"])
        c.path(f"M{number(now)} 30V58", stroke="var(--danger)", width=1.6)
        c.path(f"M{number(now)} 35l-4.500 -7h9Z", fill="var(--danger)")


def glass(c: Canvas, zone: Zone, texts: Texts, box: tuple[float, float, float], step: float) -> None:
    """The tube and what is in it; on other worlds the plant's unborn lie in Oxygen."""
    x, y, w = box
    c.rect(x - 6, y, w + 12, 24, fill="var(--b2-glass)", stroke="var(--b2-contour)", r=12, width=1.2)
    n = 0
    for piece in zone.pieces:
        with c.group(piece.id, x + n * step, y + 12, title(piece_text(piece, texts)) if piece.label else "", "piece"):
            if not piece.count:
                c.circle(0, 0, 0.5)
            for i in range(piece.count):
                if piece.kind == "disc":
                    disc(c, piece.data["disc"], (i + 0.5) * step, 0, min(9.5, step / 2 - 0.7))
                else:
                    silhouette(c, piece.data, i * step, 8, min(24.0, step))
        n += piece.count
    c.path(f"M{number(x + 4)} {number(y + 4.5)}H{number(x + w - 4)}", stroke="var(--light)", width=2, opacity=0.5)


def tracks(c: Canvas, zone: Zone, texts: Texts, left: float, step: float) -> None:
    """What each level of a reservoir sets, levels that set the same taken together."""
    track: Sequence[Level] = zone.data["track"]
    n = zone.data["n"]

    def line(key: str, sign: str, y: float, words: Callable[[Level], str]) -> None:
        icon(c, sign, 10, y + 1, 14, "var(--ink-soft)")
        for start, end in runs([words(level) for level in track]):
            x, w = left + (start - 0.5) * step, (end - start + 1) * step
            x, w = (left - 5, w - step / 2 + 5) if start == 0 else (x, w)
            w = w - step / 2 + 6 if end == len(track) - 1 else w
            here = start <= n <= end
            tone, signs = STRIP[track[start]["strip"]] if key == "strip" else ("", ())
            fill = f"var(--b2-{tone})" if tone else "var(--paper)"
            with c.group(None, label=title(words(track[start])) if signs else ""):
                c.rect(x + 0.7, y, w - 1.4, 17, fill=fill, stroke="var(--glow)" if here else "var(--line)", r=3,
                       width=2 if here else 0.8)  # fmt: skip
                for i, sign in enumerate(signs):
                    icon(c, sign, x + w / 2 - 6.5 * len(signs) + 13 * i, y + 2, 13, "var(--ink)")
                if not signs:
                    c.text(
                        x + w / 2, y + 13, words(track[start]), size=14, anchor="middle", weight=700 if here else 400
                    )

    def bar(key: str, y: float) -> None:
        on = [i for i, level in enumerate(track) if level[key]]
        if not on:
            return
        x, end = left + (on[0] - 0.5) * step, left + (on[-1] + 0.5) * step
        x, end = max(x, left - 5), min(end, left + step * (len(track) - 1) + 5)
        here = on[0] <= n <= on[-1]
        ink = "var(--danger)" if here else "var(--ink-soft)"
        c.path(f"M{number(x)} {y}H{number(end)}", stroke=ink, width=2.4 if here else 1.2, dash=None if here else "2 4")
        middle = end - 14 if key == "microbes" else x + 14 if key == "fire" else (x + end) / 2
        c.circle(middle, y, 8.5, fill="var(--surface)")
        icon(c, key, middle - 7.5, y - 7.5, 15, ink)

    if zone.id == "oxygen":
        line("actions", "bolt", 62, lambda level: str(level["actions"]))
        line("heart", "heart", 81, lambda level: str(level["heart"]))
        bar("fire", 105)
        bar("microbes", 109)
    elif zone.id == "clouds":
        line("heart", "heart", 62, lambda level: str(level["heart"]))
        bar("rain", 90)
        bar("overcast", 107)
    else:
        line("strip", "atmosphere", 62, lambda level: texts(f"strip.{level['strip']}"))
        line("actions", "bolt", 81, lambda level: str(level["actions"]))
        bar("runaway", 107)


def runs(words: Sequence[str]) -> list[tuple[int, int]]:
    """Stretches of equal words, from where to where.

    >>> runs(["4", "4", "3"])
    [(0, 1), (2, 2)]
    """
    found: list[tuple[int, int]] = []
    for i, word in enumerate(words):
        if i and word == words[i - 1]:
            found[-1] = (found[-1][0], i)
        else:
            found.append((i, i))
    return found
