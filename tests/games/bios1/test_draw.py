"""The picture of the table: complete, legible, and true about who can feed where."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import replace

import pytest

import gondwana
from gondwana.core.playout import random_walk
from gondwana.core.rng import seeded
from gondwana.games.bios1.chart import Grid, chart
from gondwana.games.bios1.draw import ART
from gondwana.games.bios1.drawn_habitat import PLANT
from gondwana.games.bios1.drawn_signs import BEAST, letters
from gondwana.kit.scene import Piece, Scene
from gondwana.kit.svg import Canvas
from gondwana.kit.theme import THEMES, contrast
from tests.kit.test_pictures import BLINDNESS, oklab

GAME = gondwana.game("bios1")
ANIMALS = ("red", "orange", "green", "white", "alien")


def scenes() -> Iterator[Scene]:
    """Positions of games of random choices, from the first question to the end."""
    for seats in range(1, 5):
        s = GAME.new(seats, seed=seats)
        rng = seeded(seats)
        while True:
            yield GAME.view(s, s.who if s.acts else -1).scene
            if not s.acts:
                break
            random_walk(s, rng, 29)


def table() -> ElementTree.Element:
    """The table of a new game."""
    return ElementTree.fromstring(GAME.draw(GAME.view(GAME.new(2, seed=1), 0).scene))


@pytest.mark.parametrize("wide", [True, False])
def test_no_text_is_too_small(wide: bool) -> None:
    for scene in scenes():
        for element in ElementTree.fromstring(GAME.draw(scene, "fr", wide=wide)).iter():
            if element.tag.endswith("text"):
                assert float(element.get("font-size", "0")) >= 13, element.text


@pytest.mark.parametrize("wide", [True, False])
def test_every_thing_of_the_scene_is_drawn(wide: bool) -> None:
    for scene in scenes():
        drawn = {element.get("data-id") for element in ElementTree.fromstring(GAME.draw(scene, wide=wide)).iter()}
        assert scene.ids() - drawn <= {"bought", "upper"}, scene.ids() - drawn


def test_every_tile_has_its_drawing() -> None:
    tables = GAME.new(2, seed=1).t  # type: ignore[attr-defined]
    assert set(PLANT) == set(tables.tiles[: tables.biomes])
    assert set(BEAST) == set(tables.tiles[tables.biomes :])
    art = ART.read_text(encoding="utf-8")
    for symbol in [f"b1-b-{name}" for name in PLANT.values()] + [f"b1-a-{name}" for name in BEAST.values()]:
        assert f'id="{symbol}"' in art, symbol


@pytest.mark.parametrize("wide", [True, False])
def test_every_symbol_and_pattern_used_exists(wide: bool) -> None:
    for scene in scenes():
        picture = GAME.draw(scene, wide=wide)
        used = set(re.findall(r'href="#([^"]+)"', picture)) | set(re.findall(r"url\(#([^)]+)\)", picture))
        assert used <= set(re.findall(r' id="([^"]+)"', picture))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_animals_can_be_told_apart(theme: str, blindness: str) -> None:
    colours = {name: oklab(THEMES[theme][f"b1-{name}"], blindness) for name in ANIMALS}
    for (one, a), (other, b) in itertools.combinations(colours.items(), 2):
        distance = sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5
        assert distance > 0.05, f"{one} and {other} look alike ({blindness}): {distance:.3f}"


@pytest.mark.parametrize("theme", THEMES)
def test_words_on_the_map_can_be_read(theme: str) -> None:
    colours = THEMES[theme]
    for ground in ("land", "sea", "orogeny", "soil", "silt", "ice", "tundra", "boreal", "arid", "lush", "shelf"):
        assert contrast(colours["ink"], colours[f"b1-{ground}"]) >= 4.5, ground
    for stamp in ("diet", "road"):
        assert contrast(colours["paper"], colours[f"b1-{stamp}"]) >= 4.5, stamp
    assert contrast(colours["light"], colours["b1-tar"]) >= 4.5


def stamps(asked: str, have: str | None) -> tuple[int, int]:
    """How many letters are filled and how many struck out."""
    c = Canvas()
    letters(c, asked, 0, 0, have)
    return sum('fill="var(--b1-' in part for part in c.parts), sum(part.startswith("<path") for part in c.parts)


def test_letters_show_what_is_missing() -> None:
    assert stamps("BBP", None) == (3, 0)
    assert stamps("BBP", "PBA") == (2, 1)
    assert stamps("AM", "MA") == (2, 0)
    assert stamps("GG", "") == (0, 2)


def with_animal(scene: Scene, **data: object) -> Scene:
    """The scene with something else true about its first animal on the map."""
    zones = []
    done = False
    for zone in scene.zones:
        pieces: list[Piece] = []
        for piece in zone.pieces:
            if not done and "fed" in piece.data:
                piece, done = replace(piece, data={**piece.data, **data}), True
            pieces.append(piece)
        zones.append(replace(zone, pieces=tuple(pieces)))
    assert done
    return replace(scene, zones=tuple(zones))


@pytest.mark.parametrize("wide", [True, False])
def test_who_cannot_feed_is_marked(wide: bool) -> None:
    scene = next(scene for scene in scenes() if any("fed" in p.data for z in scene.zones for p in z.pieces))
    fed = GAME.draw(with_animal(scene, fed=True), wide=wide).count('href="#b1-fossil"')
    assert GAME.draw(with_animal(scene, fed=False), wide=wide).count('href="#b1-fossil"') == fed + 1


def test_the_scene_agrees_with_the_drawing_about_prey() -> None:
    hunters = 0
    for scene in scenes():
        pieces = {piece.id: piece for zone in scene.zones for piece in zone.pieces}
        for piece in pieces.values():
            if piece.data.get("space") == "predator":
                hunters += 1
                assert not piece.data["fed"] or piece.data["prey"]
                assert all(pieces[prey].data["space"] != "predator" for prey in piece.data["prey"])
            elif "prey" in piece.data:
                assert piece.data["prey"] == []
    assert hunters > 20


def belts(level: int) -> list[float]:
    """Where each climate belt begins at the western edge."""
    c = Canvas()
    chart(c, Grid(0, 0, 100, 100), (0, 0, 600, 500), level, False)
    lines = [part for part in c.parts if 'stroke-dasharray="1 4"' in part]
    return [float(line.split('d="M-50 ')[1].split("C")[0]) for line in lines]


def test_warmth_moves_the_belts_north() -> None:
    for level in range(6):
        assert all(warm < cold for warm, cold in zip(belts(level + 1), belts(level), strict=True))
    assert len(belts(3)) == 3


def drawn(level: int, atlantic: bool) -> str:
    c = Canvas()
    chart(c, Grid(0, 0, 100, 100), (0, 0, 600, 500), level, atlantic)
    return "".join(c.parts)


def test_ice_and_ocean_come_and_go() -> None:
    assert [("b1-frost" in drawn(level, False)) for level in range(7)] == [True] * 4 + [False] * 3
    closed, opened = drawn(3, False), drawn(3, True)
    assert 'stroke-dasharray="7 6"' in closed
    assert 'stroke-dasharray="7 6"' not in opened


def test_the_picture_names_what_it_shows() -> None:
    titles = [element.text or "" for element in table().iter() if element.tag.endswith("title")]
    assert any("asks for" in title and "niche" in title for title in titles)
    assert any("(size " in title and "teeth" in title for title in titles)
