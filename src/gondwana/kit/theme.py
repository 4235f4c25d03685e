"""Colours by role, for pages and for pictures that stand alone. This is the only place where colours are named."""

from __future__ import annotations

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
    "cub-trex": "#CB6B26",
    "cub-stego": "#2989D5",
    "cub-bronto": "#5B2D71",
    "cub-ptero": "#81171A",
    "cub-penta": "#416B57",
    "cub-grey": "#8E8B86",
    "cub-black": "#1B1C1E",
    "cub-egg": "#C0A75B",
    "evo-predation": "#8A2A1C",
    "evo-defence": "#163E7A",
    "evo-feeding": "#637518",
    "evo-pair": "#9540B0",
    "evo-burden": "#2E2419",
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
    "cub-trex": "#E97C2A",
    "cub-stego": "#6AABE7",
    "cub-bronto": "#A059C8",
    "cub-ptero": "#D43D42",
    "cub-penta": "#A8D08B",
    "cub-grey": "#A09D94",
    "cub-black": "#0C0E10",
    "cub-egg": "#F8F2BF",
    "evo-predation": "#EC9A96",
    "evo-defence": "#618AEA",
    "evo-feeding": "#99E344",
    "evo-pair": "#F5CAF5",
    "evo-burden": "#A78867",
}

THEMES: Final = {"light": LIGHT, "dark": DARK}


def css(theme: str) -> str:
    """The declarations of a theme's variables."""
    return "".join(f"--{name}:{value};" for name, value in THEMES[theme].items())


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
