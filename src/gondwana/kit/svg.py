"""Drawing: a canvas that writes SVG, the players' marks, and the frame of a picture that stands alone.

Colours are variables of the theme, set as attributes and never as styles, so that a page without inline styles can
show the same picture. Whatever a choice may touch is a group with `data-id`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from html import escape
from pathlib import Path

from gondwana.kit.theme import SYSTEM, css

SERIF = "Iowan Old Style, Palatino, Palatino Linotype, Georgia, serif"
SANS = "system-ui, -apple-system, Segoe UI, Roboto, sans-serif"

MARKS = (
    "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
    "M-9-9H9V9H-9Z",
    "M0-11L11 9H-11Z",
    "M0-12L12 0L0 12L-12 0Z",
    "M0-11L10.500-3.400L6.500 9H-6.500L-10.500-3.400Z",
    "M-5.500-9.500H5.500L11 0L5.500 9.500H-5.500L-11 0Z",
    "M0-12L3-4L11.400-3.700L4.800 1.500L7 9.700L0 5L-7 9.700L-4.800 1.500L-11.400-3.700L-3-4Z",
    "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z",
)
"""A shape for each seat, so that colour is never alone."""


def number(value: float) -> str:
    """A coordinate with no more digits than it needs.

    >>> number(3.0), number(2.504)
    ('3', '2.5')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def clip(words: str, room: float, size: float = 13) -> str:
    """Words cut to the room there is.

    >>> clip("Stegosaurus", 100), clip("Stegosaurus", 40)
    ('Stegosaurus', 'Stego…')
    """
    most = int(room / (size * 0.45))
    return words if len(words) <= most else words[: max(1, most - 1)].rstrip() + "…"


class Canvas:
    """Collects the elements of a picture."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def _add(self, tag: str, **attributes: str | float | None) -> None:
        self.parts.append(f"<{tag}{_attributes(attributes)}/>")

    @contextmanager
    def group(
        self, id: str | None = None, x: float = 0, y: float = 0, label: str = "", kind: str = ""
    ) -> Iterator[None]:
        """Elements that belong together; with an id, a thing of the scene that can be touched and travels as one."""
        where = f"translate({number(x)} {number(y)})" if x or y else None
        attributes = {"data-id": id, "class": kind or None, "transform": where}
        self.parts.append(f"<g{_attributes(attributes)}>")
        if label:
            self.parts.append(f"<title>{escape(label)}</title>")
        yield
        self.parts.append("</g>")

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        fill: str = "none",
        stroke: str | None = None,
        r: float = 0,
        width: float | None = None,
        opacity: float | None = None,
        dash: str | None = None,
    ) -> None:
        """A rectangle, its corners rounded by r."""
        self._add(
            "rect",
            x=x,
            y=y,
            width=w,
            height=h,
            rx=r or None,
            fill=fill,
            stroke=stroke,
            stroke_width=width,
            fill_opacity=opacity,
            stroke_dasharray=dash,
        )

    def path(
        self,
        d: str,
        *,
        fill: str = "none",
        stroke: str | None = None,
        width: float | None = None,
        opacity: float | None = None,
        dash: str | None = None,
        transform: str | None = None,
    ) -> None:
        """A path."""
        self._add(
            "path",
            d=d,
            fill=fill,
            stroke=stroke,
            stroke_width=width,
            opacity=opacity,
            stroke_dasharray=dash,
            stroke_linecap="round" if stroke else None,
            stroke_linejoin="round" if stroke else None,
            transform=transform,
        )

    def circle(
        self, x: float, y: float, r: float, *, fill: str = "none", stroke: str | None = None, width: float | None = None
    ) -> None:
        """A circle."""
        self._add("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke, stroke_width=width)

    def use(self, symbol: str, x: float, y: float, w: float, h: float, colour: str | None = None) -> None:
        """A symbol of the game's art, in a colour."""
        self._add("use", href=f"#{symbol}", x=x, y=y, width=w, height=h, color=colour)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: float = 14,
        fill: str = "var(--ink)",
        anchor: str | None = None,
        weight: int | None = None,
        serif: bool = False,
        italic: bool = False,
    ) -> None:
        """A line of text, y at its baseline."""
        attributes: dict[str, str | float | None] = {
            "x": x,
            "y": y,
            "font-size": size,
            "fill": fill,
            "text-anchor": anchor,
            "font-weight": weight,
            "font-family": SERIF if serif else None,
            "font-style": "italic" if italic else None,
        }
        self.parts.append(f"<text{_attributes(attributes)}>{escape(words)}</text>")

    def mark(self, seat: int, x: float, y: float, size: float) -> None:
        """The mark of a player: colour and shape."""
        place = f"translate({number(x)} {number(y)}) scale({number(size / 22)})"
        self.path(MARKS[seat], fill=f"var(--p{seat + 1})", transform=place)

    def star(self, x: float, y: float) -> None:
        """The sign of a winner."""
        points = "M0-8L2.300-2.800L8-2.300L3.700 1.400L5 7L0 4L-5 7L-3.700 1.400L-8-2.300L-2.300-2.800Z"
        place = f"translate({number(x)} {number(y)})"
        self.path(points, fill="var(--glow)", stroke="var(--ink)", width=0.8, transform=place)

    def picture(self, w: float, h: float, art: str, label: str) -> str:
        """The whole as one SVG element, with the symbols it uses; one that is tall scrolls on a page."""
        attributes = {
            "xmlns": "http://www.w3.org/2000/svg",
            "class": "tall" if h > w else None,
            "viewBox": f"0 0 {number(w)} {number(h)}",
            "font-family": SANS,
            "role": "img",
            "aria-label": label,
        }
        return f"<svg{_attributes(attributes)}><defs>{art}</defs>{''.join(self.parts)}</svg>"


def _attributes(values: dict[str, str | float | None] | dict[str, str | None] | dict[str, str]) -> str:
    out = []
    for name, value in values.items():
        if value is not None:
            text = number(value) if isinstance(value, (int, float)) else escape(value)
            out.append(f' {name.replace("_", "-")}="{text}"')
    return "".join(out)


@cache
def symbols(path: Path) -> str:
    """The symbols of a game's art sheet."""
    text = path.read_text(encoding="utf-8")
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")].strip()


def standalone(picture: str, theme: str) -> str:
    """The picture with its colours, for files and notebooks; in a page the stylesheet gives them.

    The theme `system` is light or dark as the reader's system is.
    """
    rules = f":root{{{css('light' if theme == SYSTEM else theme, picture)}}}"
    if theme == SYSTEM:
        rules += f"@media (prefers-color-scheme:dark){{:root{{{css('dark', picture)}}}}}"
    rules += "svg{background:var(--paper)}text{font-variant-numeric:tabular-nums}"
    at = picture.index(">") + 1
    return f"{picture[:at]}<style>{rules}</style>{picture[at:]}"
