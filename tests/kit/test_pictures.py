"""Pictures: well formed, complete, in colours that can be told apart."""

from __future__ import annotations

import itertools
import xml.etree.ElementTree as ElementTree

import pytest

import gondwana
from gondwana.core.playout import random_walk
from gondwana.core.rng import seeded
from gondwana.kit.theme import THEMES, contrast

GAMES = [meta.id for meta in gondwana.games()]

# How light falls on the cones of the three common kinds of colour blindness (linear RGB to linear RGB, after Machado,
# Oliveira and Fernandes 2009, at full strength).
BLINDNESS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}

FAMILIES = [
    [f"p{seat}" for seat in range(1, 9)],
    [name for name in THEMES["light"] if name.startswith("cub-")],
    [name for name in THEMES["light"] if name.startswith("evo-")],
]


def oklab(colour: str, blindness: str) -> tuple[float, ...]:
    """A colour as it is seen, in a space where distance is difference."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    seen = [min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in BLINDNESS[blindness]]
    r, g, b = seen
    l_, m_, s_ = (
        (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3),
        (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3),
        (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3),
    )
    return (
        0.2104542553 * l_ + 0.7936177850 * m_ - 0.0040720468 * s_,
        1.9779984951 * l_ - 2.4285922050 * m_ + 0.4505937099 * s_,
        0.0259040371 * l_ + 0.7827717662 * m_ - 0.8086757660 * s_,
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["paper", "surface"])
@pytest.mark.parametrize("text", ["ink", "ink-soft", "danger", "success", "focus"])
def test_text_can_be_read(theme: str, ground: str, text: str) -> None:
    assert contrast(THEMES[theme][text], THEMES[theme][ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("family", FAMILIES, ids=["players", "cubosaurs", "evolution"])
def test_what_belongs_together_can_be_told_apart(theme: str, blindness: str, family: list[str]) -> None:
    colours = {name: oklab(THEMES[theme][name], blindness) for name in family}
    for (one, a), (other, b) in itertools.combinations(colours.items(), 2):
        distance = sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5
        assert distance > 0.05, f"{one} and {other} look alike ({blindness}): {distance:.3f}"


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("wide", [True, False])
def test_what_can_be_touched_is_drawn(id: str, wide: bool) -> None:
    game = gondwana.game(id)
    for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
        s = game.new(seats, seed=seats)
        rng = seeded(seats)
        while s.acts:
            random_walk(s, rng, 13)
            picture = game.draw(game.view(s, s.who).scene if s.acts else game.view(s, -1).scene, "fr", wide=wide)
            drawn = {element.get("data-id") for element in ElementTree.fromstring(picture).iter()}
            touched = {id for option in game.options(s) for id in option.touch}
            assert touched <= drawn, f"not drawn: {touched - drawn}"


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize(("wide", "room"), [(True, 960), (False, 375)], ids=["desk", "phone"])
def test_no_word_is_smaller_than_13_pixels(id: str, wide: bool, room: int) -> None:
    """On a screen of 1280 pixels a board is 960 wide, on a phone 375; a picture wider than that is made smaller."""
    game = gondwana.game(id)
    for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
        s = game.new(seats, seed=seats)
        rng = seeded(seats)
        while s.acts:
            random_walk(s, rng, 40)
            root = ElementTree.fromstring(game.draw(game.view(s, -1).scene, "fr", wide=wide))
            scale = room / float(root.get("viewBox", "").split()[2])
            for text in root.iter("{http://www.w3.org/2000/svg}text"):
                if (text.text or "").strip():
                    assert float(text.get("font-size", "0")) * scale >= 13, text.text


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_stands_alone(id: str, theme: str) -> None:
    game = gondwana.game(id)
    view = game.view(game.new(seed=1), 0)
    svg = view.svg("en", theme)
    ElementTree.fromstring(svg)
    used = {part.split(")")[0].split(",")[0] for part in svg.split("var(--")[1:]}
    assert used <= set(THEMES[theme]), f"colours without a value: {used - set(THEMES[theme])}"
    assert all(f'"#{name}"' in svg.replace('id="', '"#') for name in _used_symbols(svg))


@pytest.mark.parametrize("id", GAMES)
def test_in_a_notebook_a_picture_is_light_or_dark_as_the_system_is(id: str) -> None:
    game = gondwana.game(id)
    shown = game.view(game.new(seed=1), 0)._repr_svg_()
    ElementTree.fromstring(shown)
    usual, _, dark = shown.partition("@media (prefers-color-scheme:dark)")
    for theme, part in (("light", usual), ("dark", dark)):
        assert f"--paper:{THEMES[theme]['paper']};" in part
        assert f"--ink:{THEMES[theme]['ink']};" in part


def _used_symbols(svg: str) -> set[str]:
    return {part.split('"')[0] for part in svg.split('href="#')[1:]}
