"""The picture of the table: complete, legible, and true about where things lie and what is so now."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import gondwana
from gondwana.core.playout import random_walk
from gondwana.core.rng import seeded
from gondwana.games.bios2.draw import ART
from gondwana.games.bios2.drawn_air import runs
from gondwana.games.bios2.drawn_signs import counted
from gondwana.games.bios2.drawn_world import bands
from gondwana.games.bios2.organs import ORGANS
from gondwana.games.bios2.tables import COLOURS, DISCS, EMOTIONS, KINDS, NEEDS, PLACES, SHAPES, TERRAINS
from gondwana.kit.scene import Piece, Scene
from gondwana.kit.theme import THEMES, contrast
from tests.games.bios2.tools import World
from tests.kit.test_pictures import BLINDNESS, oklab

GAME = gondwana.game("bios2")
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"world": "venus", "plant_protagonist": True}),
    (2, {"world": "venus"}),
    (3, {"world": "venus", "venus_game": "animals"}),
    (2, {"mode": "tooth_and_claw"}),
    (3, {"genesis": True}),
    (4, {"long_game": True, "apomorphies": True}),
]
WORLDS = [(960.0, True), (400.0, False)]


@cache
def scenes() -> list[Scene]:
    """Positions of games of random choices, from the first question to the end."""
    found = []
    for seats, settings in SETTINGS:
        s = GAME.new(seats, seed=seats, options=settings)
        rng = seeded(seats)
        while s.acts:
            found.append(GAME.view(s, s.who).scene)
            random_walk(s, rng, 31)
        found.append(GAME.view(s, -1).scene)
    return found


def picture(world: World, wide: bool = True) -> str:
    """The drawing of a position."""
    return GAME.draw(GAME.view(world.b, 0).scene, wide=wide)


def part(svg: str, id: str) -> ElementTree.Element:
    """The group of a thing."""
    return next(element for element in ElementTree.fromstring(svg).iter() if element.get("data-id") == id)


def inside(element: ElementTree.Element) -> str:
    """What is drawn within a group."""
    return ElementTree.tostring(element, encoding="unicode")


# -- the whole -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wide", [True, False])
def test_no_text_is_too_small(wide: bool) -> None:
    for scene in scenes():
        for element in ElementTree.fromstring(GAME.draw(scene, "fr", wide=wide)).iter():
            if element.tag.endswith("text"):
                assert float(element.get("font-size", "0")) >= 13, element.text


def covered(scene: Scene) -> set[str]:
    """Offshores under a joined craton, with all that is theirs."""
    zones = [zone for zone in scene.zones if zone.kind == "offshore" and not zone.data["open"]]
    return {zone.id for zone in zones} | {piece.id for zone in zones for piece in zone.pieces}


@pytest.mark.parametrize("wide", [True, False])
def test_every_thing_of_the_scene_is_drawn(wide: bool) -> None:
    for scene in scenes():
        drawn = {element.get("data-id") for element in ElementTree.fromstring(GAME.draw(scene, wide=wide)).iter()}
        assert scene.ids() - drawn == covered(scene), (scene.ids() - drawn) ^ covered(scene)


@pytest.mark.parametrize("wide", [True, False])
def test_every_symbol_and_pattern_used_exists(wide: bool) -> None:
    for scene in scenes():
        svg = GAME.draw(scene, wide=wide)
        used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
        assert used <= set(re.findall(r' id="([^"]+)"', svg)), used


def test_everything_that_can_come_up_has_its_drawing() -> None:
    tools = [f"t-{name}" for name in ("diving_bell", "chisel_stones", "harpoon", "sling", "birdlime", "digging_stick")]
    signs = [f"{colour}-{shape}" for colour in COLOURS for shape in SHAPES]
    signs += [f"o-{word}" for word in ORGANS] + [f"e-{word}" for word in EMOTIONS]
    signs += [word for word in (*KINDS, *NEEDS, *PLACES) if word not in ("", "reservoir")] + tools
    art = ART.read_text(encoding="utf-8")
    assert [sign for sign in signs if f'id="b2-{sign}"' not in art] == []
    assert [word for word in (*TERRAINS, "bare") if f'<pattern id="b2-{word}"' not in art] == ["rafting"]


# -- colours ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("family", [COLOURS, [f"disc-{disc}" for disc in DISCS[1:]]], ids=["creeples", "discs"])
def test_what_belongs_together_can_be_told_apart(theme: str, blindness: str, family: list[str]) -> None:
    colours = {name: oklab(THEMES[theme][f"b2-{name}"], blindness) for name in family}
    for (one, a), (other, b) in itertools.combinations(colours.items(), 2):
        distance = sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5
        assert distance > 0.05, f"{one} and {other} look alike ({blindness}): {distance:.3f}"


@pytest.mark.parametrize("theme", THEMES)
def test_words_on_land_and_sea_can_be_read(theme: str) -> None:
    colours = THEMES[theme]
    for ground in ("shelf", "shore", "forest", "ice", "highland"):
        assert contrast(colours["ink"], colours[f"b2-{ground}"]) >= 4.5, ground
    assert contrast(colours["light"], colours["shade"]) >= 4.5


# -- the world -------------------------------------------------------------------------------------------------------


def where(text: str, id: str, wide: bool = True) -> tuple[float, float]:
    """Where a place is drawn."""
    scene = GAME.view(World(text).b, 0).scene
    return next(band.at[id] for band in bands(scene, (0, 0, 960 if wide else 400), wide) if id in band.at)


@pytest.mark.parametrize("wide", [True, False])
def test_land_drifts_over_the_latitudes(wide: bool) -> None:
    heights = [where(f"cratons: laurentia@{n} baltica@4", "laurentia.0", wide)[1] for n in range(1, 7)]
    assert all(north < south for north, south in itertools.pairwise(heights))


def test_masses_stand_in_their_order_from_west_to_east() -> None:
    text = "cratons: baltica@4 laurentia@3 siberia@4"
    assert where(text, "baltica.0")[0] < where(text, "laurentia.0")[0] < where(text, "siberia.0")[0]


@pytest.mark.parametrize(("w", "wide"), WORLDS)
def test_no_place_lies_outside_the_map_and_no_two_at_one_spot(w: float, wide: bool) -> None:
    for scene in scenes():
        spots: list[tuple[float, float]] = []
        for band in bands(scene, (0, 0, w), wide):
            half, tall = band.size.w / 2, band.size.h / 2
            for x, y in band.at.values():
                assert band.size.strip - 0.01 <= x - half < x + half <= w + 0.01
                assert band.y - 0.01 <= y - tall < y + tall <= band.bottom + 0.01
            spots += [(round(x), round(y)) for x, y in band.at.values()]
        assert len(set(spots)) == len(spots)


def test_a_suture_shows_where_cratons_have_joined() -> None:
    mark = 'stroke="var(--danger)" stroke-width="1.8" stroke-dasharray="7 4"'
    apart, joined = "cratons: laurentia@4 baltica@4", "cratons: laurentia@4 baltica@4+siberia@2,5"
    paths = [re.search(f'd="([^"]*)" fill="none" {re.escape(mark)}', picture(World(text))) for text in (apart, joined)]
    assert [bool(found and found[1]) for found in paths] == [False, True]


# -- creeples --------------------------------------------------------------------------------------------------------


HUNT = """
orange_archetype: genotype=archetype_orange size=1
black_archetype: genotype=archetype_black size=2
herbivores: laurentia.3=orange_archetype
carnivores: laurentia.3=black_archetype
endangered: laurentia.4.herbivore=orange_archetype
"""


@pytest.mark.parametrize("wide", [True, False])
def test_the_endangered_lie_on_their_backs(wide: bool) -> None:
    svg = picture(World(HUNT), wide)
    assert "scale(1 -1)" in inside(part(svg, "laurentia.4.lying.0"))
    assert "scale(1 -1)" not in inside(part(svg, "laurentia.3.herbivore.0"))


def told(piece: Piece, fits: bool) -> Piece:
    """The piece, if it is a creeple on the board made to fit there or not."""
    return replace(piece, data={**piece.data, "fits": fits}) if "fits" in piece.data else piece


@pytest.mark.parametrize("wide", [True, False])
def test_who_cannot_live_where_it_stands_is_marked(wide: bool) -> None:
    scene = GAME.view(World(HUNT).b, 0).scene
    marked = []
    for fits in (True, False):
        zones = [replace(zone, pieces=tuple(told(p, fits) for p in zone.pieces)) for zone in scene.zones]
        svg = GAME.draw(replace(scene, zones=tuple(zones)), wide=wide)
        marked.append("#b2-fossil" in inside(part(svg, "laurentia.3.herbivore.0")))
    assert marked == [False, True]


# -- air, events, cards ----------------------------------------------------------------------------------------------


def pointer(clouds: int) -> float:
    """Where the pointer of the Clouds stands."""
    found = re.search(r'd="M([\d.]+) 30V', inside(part(picture(World(f"clouds: {clouds}")), "clouds")))
    assert found
    return float(found[1])


def test_the_pointer_of_a_reservoir_moves_with_its_discs() -> None:
    steps = [after - before for before, after in itertools.pairwise(pointer(n) for n in range(5))]
    assert max(steps) - min(steps) < 0.1 < min(steps)


def test_equal_levels_are_one_stretch() -> None:
    assert runs(["4", "4", "3", "4"]) == [(0, 1), (2, 2), (3, 3)]
    assert runs([]) == []


def test_a_step_that_cannot_happen_is_struck_out_with_its_paragraph() -> None:
    for scene in scenes():
        for zone in scene.zones:
            for piece in zone.pieces if zone.kind == "event" else ():
                drawn = inside(part(GAME.draw(scene), piece.id))
                for off in {step["off"] for step in piece.data["steps"]} - {""}:
                    assert f">{off}<" in drawn


def test_organs_are_counted() -> None:
    assert counted("red1 blue12") == [("red", 1), ("blue", 12)]
    assert counted("") == []


def test_a_card_on_display_shows_its_price_for_each_species() -> None:
    scene = GAME.view(World(HUNT).b, 0).scene
    svg = GAME.draw(scene)
    row = scene.zone("darwinian").pieces
    assert row
    for piece in row:
        drawn = inside(part(svg, piece.id))
        assert all(f">{price}<" in drawn for price in piece.data["prices"].values())


def test_the_picture_names_what_it_shows() -> None:
    titles = [e.text or "" for e in ElementTree.fromstring(picture(World(HUNT))).iter() if e.tag.endswith("title")]
    assert any("latitude" in title for title in titles)
    assert any(title.startswith("Oxygen") for title in titles)
