"""Colours by role, for pages and for pictures that stand alone; those of one game alone are in its `colours.toml`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

LIGHT: Final = {
    "paper": "#F6F1E7",
    "surface": "#FCF9F2",
    "ink": "#2A2622",
    "ink-soft": "#6B6258",
    "line": "#D9CFBD",
    "glow": "#E3A52C",
    "danger": "#A63A22",
    "success": "#3F6B45",
    "focus": "#1F5FA8",
    "shadow": "#2A262233",
    "shade": "#2A2622",
    "light": "#FCF9F2",
    "forest": "#4F6F52",
    "steppe": "#C9A961",
    "mountain": "#8C8A86",
    "swamp": "#6E6A43",
    "sea-deep": "#2F5D73",
    "sea": "#6FA3B0",
    "ice": "#DDE8EE",
    "lava": "#B4472E",
    "moss": "#7A8B4C",
    "p1": "#C8442B",
    "p2": "#2C4DA8",
    "p3": "#B98212",
    "p4": "#23795E",
    "p5": "#8A3580",
    "p6": "#8D8168",
    "p7": "#1F8A99",
    "p8": "#4B3325",
}

DARK: Final = {
    "paper": "#171B1F",
    "surface": "#20262B",
    "ink": "#E9E2D3",
    "ink-soft": "#A79F90",
    "line": "#3A434A",
    "glow": "#F0B840",
    "danger": "#E8785C",
    "success": "#8BBF8F",
    "focus": "#7DB4F0",
    "shadow": "#00000088",
    "shade": "#12161A",
    "light": "#F3EDDF",
    "forest": "#6E9472",
    "steppe": "#C9A961",
    "mountain": "#9C9A96",
    "swamp": "#8C875A",
    "sea-deep": "#254B5E",
    "sea": "#4F8391",
    "ice": "#C5D6DF",
    "lava": "#D0603F",
    "moss": "#94A764",
    "p1": "#E8654A",
    "p2": "#6F8BF5",
    "p3": "#E0AC45",
    "p4": "#4FB58A",
    "p5": "#B565C4",
    "p6": "#CDBF9F",
    "p7": "#4FC3D1",
    "p8": "#8F6A4C",
}

SYSTEM: Final = "system"
"""The theme that is light or dark as the reader's system is."""
THEMES: Final = {"light": LIGHT, "dark": DARK}
for _path in sorted((Path(__file__).parents[1] / "games").glob("*/colours.toml")):
    for _theme, _colours in tomllib.loads(_path.read_text(encoding="utf-8")).items():
        THEMES[_theme].update(_colours)


def css(theme: str, picture: str | None = None) -> str:
    """The declarations of a theme's variables: all, or those that a picture uses."""
    used = THEMES[theme] if picture is None else set(re.findall(r"var\(--([\w-]+)", picture)) | {"paper"}
    return "".join(f"--{name}:{value};" for name, value in THEMES[theme].items() if name in used)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as the accessibility guidelines measure it, from 1 to 21.

    >>> round(contrast("#000000", "#FFFFFF"))
    21
    """
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
