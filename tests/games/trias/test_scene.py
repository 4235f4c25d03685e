"""What the table shows: lands with their worth, the forecast, and the map."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

import gondwana
from gondwana.games.trias.coast import coasts
from gondwana.kit.scene import Scene
from tests.games.trias.boards import EXAMPLE_2, continent
from tests.tools import Table, rule

GAME = gondwana.game("trias")
HERDS = "p1: 3,0*2 1,0\np2: 4,0*2\np3: -3,0\np3 swimming: 0,3*2\n"
SHARP = f"seats: 3\nwood: 1,0 3,0 4,0\nsteppe: -3,0\n{HERDS}phase: actions\n"
USE = "{http://www.w3.org/2000/svg}use"


def picture(scene: Scene, wide: bool = True) -> ElementTree.Element:
    return ElementTree.fromstring(GAME.draw(scene, "en", ["Ada", "Bo", "Cy", "Di", "Ed"], wide))


def group(root: ElementTree.Element, id: str) -> ElementTree.Element:
    return next(element for element in root.iter() if element.get("data-id") == id)


@rule("T11.1", "T11.4")
def test_each_land_tells_its_size_who_leads_and_what_it_is_worth() -> None:
    scene = Table("trias", SHARP).game.view(GAME.situation(SHARP), 0).scene
    lands = [zone.data for zone in scene.zones if zone.kind == "land"]
    assert [(d["n"], d["pole"], d["leaders"], d["worth"]) for d in lands] == [
        (2, True, [0], [0, 0, 0]),
        (1, False, [2], [0, 0, 1]),
        (2, False, [0, 1], [2, 2, 0]),
    ]
    assert scene.scores == (2, 2, 1)
    assert [scene.zone(f"p{seat}").data["points"] for seat in (1, 2, 3)] == [2, 2, 1]
    titles = [title.text or "" for title in picture(scene).iter("{http://www.w3.org/2000/svg}title")]
    assert "Land of 2 tiles\nAda: 2 herds, 2 points\nBo: 2 herds, 2 points" in titles
    assert "Land of the South Pole, 2 tiles\nnot scored" in titles


@pytest.mark.parametrize("wide", [True, False])
def test_every_piece_has_a_group_of_its_own(wide: bool) -> None:
    s = GAME.situation(EXAMPLE_2)
    GAME.play(s, "play steppe")
    GAME.play(s, "take 2,0")
    scene = GAME.view(s, 0).scene
    drawn = [element.get("data-id") for element in picture(scene, wide).iter() if element.get("data-id")]
    assert len(drawn) == len(set(drawn))
    assert scene.ids() - {"water", "places"} <= set(drawn)
    svg = GAME.draw(scene, "en", wide=wide)
    assert "style=" not in svg
    assert "url(" not in svg


def test_swimmers_are_half_in_water_and_herds_are_not() -> None:
    root = picture(GAME.view(GAME.situation(SHARP), 0).scene)
    swimmers = [use.get("href") for use in group(root, "s.0.3.p3").iter(USE)]
    herds = [use.get("href") for use in group(root, "h2.p1").iter(USE)]
    assert swimmers == ["#tri-herd", "#tri-ripple"] * 2
    assert herds == ["#tri-herd"]


def test_lakes_are_told_apart_from_the_sea() -> None:
    def lakes(text: str) -> int:
        return GAME.draw(GAME.view(GAME.situation(text), 0).scene).count('fill="var(--ice)" stroke="var(--sea-deep)"')

    assert lakes(f"seats: 3\n{continent('1,0', '-2,1')}") == 2
    assert lakes(f"seats: 3\n{continent('1,0', '2,-1')}") == 1
    assert lakes(f"seats: 3\n{continent('3,0', '-3,0')}") == 0


def test_a_tile_keeps_its_id_when_it_drifts() -> None:
    t = Table("trias", SHARP).play("take 3,0")
    before = t.game.view(t.s, 0).scene
    open_ = {f"put {piece.data['q']},{piece.data['r']}" for piece in before.zone("places").pieces}
    assert open_ == set(t.texts)
    t.play("put 5,0")
    after = t.game.view(t.s, 0).scene
    moved = next(piece for zone in after.zones for piece in zone.pieces if piece.id == before.data["lifted"])
    assert (moved.data["q"], moved.data["r"]) == (5, 0)


def test_the_coast_runs_round_islands_and_lakes() -> None:
    ring = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    assert sorted(len(line) for line in coasts(ring)) == [6, 18]
    assert [len(line) for line in coasts([*ring, (0, 0)])] == [18]


@rule("T5.3")
def test_points_are_counted_in_turns_only() -> None:
    s = GAME.new(3, 1)
    assert (GAME.view(s, 0).scene.data["used"], GAME.view(s, 0).scene.data["points"]) == (0, 0)
