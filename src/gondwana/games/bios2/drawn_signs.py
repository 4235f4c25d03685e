"""The signs all parts of the table share: organs, feelings, discs, creeples, pictograms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gondwana.kit.scene import Piece
from gondwana.kit.svg import Canvas, number

SIGN = {"black": "peak", "white": "flake", "green": "leaf"}
"""What a disc means on land: mountain, ice or desert, forest."""
TONE = {"black": "var(--light)", "white": "var(--b2-blue)", "green": "var(--light)"}


def icon(c: Canvas, name: str, x: float, y: float, size: float, colour: str = "var(--ink)") -> None:
    """A pictogram."""
    c.use(f"b2-{name}", x, y, size, size, colour)


def paint(colour: str) -> str:
    """The paint of a player's creeples."""
    return f"var(--b2-{colour})"


def silhouette(c: Canvas, data: dict[str, Any], x: float, y: float, w: float, lying: bool = False) -> None:
    """A creeple that stands on y, or lies on its back; a swimmer's wave under it if it lives in the sea from the start.

    Each colour is a branch of life with five bodies of its own, so that nobody needs the colour.
    """
    name = f"b2-{data['colour']}-{data['shape']}"
    h = w * 0.75
    if lying:
        c.parts.append(f'<g transform="translate({number(x)} {number(y)}) scale(1 -1)">')
        c.use(name, 0, 0, w, h, paint(data["colour"]))
        c.parts.append("</g>")
    else:
        c.use(name, x, y - h, w, h, paint(data["colour"]))
    if data["marine"]:
        half = w / 4
        wave = f"q{number(half / 2)} -4 {number(half)} 0"
        c.path(f"M{number(x + half)} {number(y + 2)}{wave}{wave}", stroke="var(--b2-contour)", width=1.8)


def disc(c: Canvas, colour: str, x: float, y: float, r: float) -> None:
    """A wooden disc with the sign of what it makes of the land, its centre at x and y."""
    c.circle(x + r * 0.08, y + r * 0.16, r, fill="var(--shadow)")
    c.circle(x, y, r, fill=f"var(--b2-disc-{colour})", stroke="var(--b2-edge)", width=1)
    if r > 4:
        c.circle(x, y, r * 0.8, stroke=TONE[colour], width=0.6)
        icon(c, SIGN[colour], x - r * 0.55, y - r * 0.55, r * 1.1, TONE[colour])


def counted(written: str) -> list[tuple[str, int]]:
    """`red1 blue2` as words and numbers."""
    return [(word.rstrip("0123456789"), int(word[len(word.rstrip("0123456789")) :] or 1)) for word in written.split()]


def organ(c: Canvas, colour: str, x: float, y: float, size: float) -> None:
    """An organ: triangle of nerves, round of blood, square of guts, drop of brood, crystal of cold."""
    icon(c, f"o-{colour}", x, y, size)


def organs(c: Canvas, written: str, x: float, y: float, size: float = 14) -> float:
    """Organs one by one; how wide they came out."""
    left = x
    for colour, n in counted(written):
        for _ in range(n):
            organ(c, colour, left, y, size)
            left += size + 1
    return left - x


def tally(c: Canvas, data: dict[str, Any], x: float, y: float, room: float, size: float = 16) -> None:
    """How many organs of each colour there are; colours without any are pale."""
    step = room / 5
    for i, colour in enumerate(("red", "yellow", "green", "blue", "white")):
        n = data[colour]
        c.parts.append("<g>" if n else '<g opacity=".28">')
        organ(c, colour, x + i * step, y, size)
        c.parts.append("</g>")
        if n:
            c.text(x + i * step + size + 2, y + size - 2.5, str(n), size=14, weight=700)


def feeling(c: Canvas, emotion: str, x: float, y: float, size: float, half: str = "") -> None:
    """An emotion as a face; one half of it where no neighbour completes it."""
    if not half:
        icon(c, f"e-{emotion}", x, y, size)
        return
    shift = 0 if half == "right" else 12
    c.parts.append(
        f'<svg x="{number(x)}" y="{number(y)}" width="{number(size / 2)}" height="{number(size)}"'
        f' viewBox="{shift} 0 12 24"><use href="#b2-e-{emotion}" width="24" height="24"/></svg>'
    )


def title(words: str) -> str:
    """A label that begins with a capital."""
    return words[:1].upper() + words[1:]


def caption(c: Canvas, x: float, y: float, words: str, size: float = 14) -> None:
    """The heading of a part of the table."""
    c.text(x, y, words, size=size, serif=True, italic=True, fill="var(--ink-soft)")


def fact(
    c: Canvas, sign: str, words: str, x: float, y: float, size: float = 15, colour: str = "var(--ink-soft)"
) -> None:
    """A pictogram and a number, y at the baseline."""
    icon(c, sign, x, y - size + 2, size, colour)
    c.text(x + size + 3, y, words, size=max(14.0, size - 1), weight=600)


def only(zones: Sequence[Any], kind: str) -> list[Any]:
    """The zones of a kind."""
    return [zone for zone in zones if zone.kind == kind]


def pieces_of(pieces: Sequence[Piece], kind: str) -> list[Piece]:
    """The pieces of a kind."""
    return [piece for piece in pieces if piece.kind == kind]
