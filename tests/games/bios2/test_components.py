"""What is in the box: known facts, and what the rules ask of the reconstructed rest."""

from __future__ import annotations

from collections import Counter

import pytest

import gondwana
from gondwana.games.bios2 import organs, tables
from gondwana.games.bios2.organs import amount, total
from gondwana.games.bios2.tables import EMOTIONS, NONE, SHAPES, Tables
from gondwana.kit.tables import Box
from tests.tools import rule

GAME = gondwana.game("bios2")
BOX = GAME.meta.box()
FACES = range(184)


def load(planet: int = tables.EARTH) -> Tables:
    return Tables(BOX, planet)


@rule("B1", "A1.f.1")
def test_cards_are_as_many_as_in_the_box() -> None:
    t = load()
    assert len(t.cards) + len(t.events) + 4 + 4 + len(t.tools) // 2 + 1 + 1 + 3 == 160
    assert [len(deck) for deck in t.decks] == [15, 12, 12, 12]


@rule("B1", "C1.o")
def test_both_decks_have_half_of_the_mutations() -> None:
    t = load()
    assert Counter(t.row_of) == {tables.METABOLISM: 46, tables.DARWINIAN: 46}
    assert set(Counter(t.colour).values()) == {23}


@rule("E1.c")
def test_unpromoted_cards_bring_one_or_two_organs_of_their_colour() -> None:
    t = load()
    for card, found in enumerate(t.organs):
        assert 1 <= total(found) <= 2
        assert total(found) == amount(found, t.colour[card])
    assert 0 < sum(total(found) == 2 for found in t.organs) < 20


@rule("E1.d")
def test_the_top_row_offers_green_something() -> None:
    t = load()
    plants = sum(t.monster_plant[card] for card in range(92) if t.row_of[card] == tables.METABOLISM)
    assert 12 <= plants <= 20


@rule("J1.1", "E2.d", "J4")
def test_sizes_fly_low_and_monsters_grow() -> None:
    t = load()
    assert {t.max_size[face] for face in FACES} == {1, 2, 3, 4, 5, 6}
    assert max(t.max_size[face] for face in FACES if t.shape[face] == tables.FLYER) <= 3
    monsters = [face for face in FACES if t.monster[face] != NONE]
    assert Counter(t.monster[face] for face in monsters) == dict.fromkeys(range(4), 4)
    assert min(t.max_size[face] for face in monsters) >= 4
    assert max(t.max_size[face] for face in monsters) == 6


@rule("E3.a", "B3")
def test_every_shape_can_be_reached_often() -> None:
    t = load()
    found = Counter(t.shape[face] for face in FACES)
    assert all(found[shape] >= 8 for shape in range(1, len(SHAPES)))
    green = [card for card in range(92) if t.row_of[card] == tables.DARWINIAN or t.monster_plant[card]]
    assert {t.shape[card * 2 + side] for card in green for side in (0, 1)} >= {1, 2, 3, 4}


@rule("J2.0", "J3", "J5", "I3.b", "E3.c")
def test_traits_occur() -> None:
    t = load()
    assert sum(t.mutualism[face] for face in FACES) >= 2
    assert sum(t.venom[face] for face in FACES) >= 4
    assert sorted(t.haustorium[face] for face in FACES if t.haustorium[face] != NONE) == [0, 5]
    assert {BOX["mutations"][face // 2]["number"] for face in FACES if t.haustorium[face] != NONE} == {"56"}
    assert 20 <= sum(t.fossil[face] for face in FACES) <= 60
    assert any(t.recession[face] for face in FACES if t.shape[face] != NONE)


@rule("B4")
def test_white_organs_are_as_many_as_cubes() -> None:
    t = load()
    assert sum(amount(t.plus[face], organs.WHITE) for face in FACES) == 10
    assert sum(organs.SUPPLY) == 110


@rule("J6.a", "J6.f.1")
@pytest.mark.parametrize("colour", range(len(EMOTIONS)))
def test_every_emotion_has_heads_tails_and_brains(colour: int) -> None:
    t = load()
    heads = [face for face in FACES if t.right[face] == colour and t.left[face] == NONE]
    tails = [face for face in FACES if t.left[face] == colour and t.right[face] == NONE]
    brains = [face for face in FACES if NONE not in (t.left[face], t.right[face])]
    assert len(heads) >= 3
    assert len(tails) >= 3
    assert sum(colour in (t.left[face], t.right[face]) for face in brains) >= 2


@rule("A1.b", "A1.d.3", "A5.1")
def test_extraterrestrial_cards_can_do_everything() -> None:
    t = load()
    et = t.decks[tables.ET]
    kinds = Counter(t.kind[step] for event in et for step in t.steps_of[event])
    assert all(kinds[kind] >= 1 for kind in range(tables.RESERVOIR))
    assert {t.icon[event] for event in et if t.icon[event] != NONE} == {0, 1, 2, 3}
    assert 2 <= sum(t.stable[event] for event in et) <= 7
    for event in et:
        local = {t.kind[step] for step in t.steps_of[event]} & {tables.CRATER, tables.LATITUDE}
        assert not (t.stable[event] and local), t.events[event]
    first = Counter(t.order[event][0] for event in et)
    assert set(first) == {0, 1, 2, 3}
    assert {t.radiation[step] for event in et for step in t.steps_of[event]} == {NONE, 0, 1}


@rule("A1.c.1", "A1.d.3")
@pytest.mark.parametrize("deck", [tables.TOO_HOT, tables.GOLDILOCKS, tables.TOO_COLD])
def test_every_biosphere_deck_has_its_share(deck: int) -> None:
    t = load()
    cards = t.decks[deck]
    assert Counter(t.icon[event] for event in cards) == dict.fromkeys(range(4), 3)
    steps = [step for event in cards for step in t.steps_of[event]]
    assert {t.needs[step] for step in steps} == {0, 1, 2, 3, 4}
    assert any(t.gun[step] for step in steps)
    assert any(t.gun[step] and t.disc[step] == tables.GREEN and t.goal[step] == tables.OXYGEN for step in steps)
    assert any(t.rain_shadow[step] for step in steps)
    assert any(t.cloud_choice[step] for step in steps)
    assert any(t.kind[step] == tables.WINDY for step in steps)


@rule("B5", "C1.h", "C1.i", "C1.k")
def test_the_discs_of_the_box_are_just_used_up() -> None:
    t = load()
    black = sum(tab > 0 for tabs in t.tabs for tab in tabs) + t.centre.count(tables.BLACK) + 3
    green = sum(tab > 1 for tabs in t.tabs for tab in tabs) + 14
    assert (black, t.centre.count(tables.WHITE) + 6 + 3, green) == (12, 12, 18)
    assert [t.percent[14], t.percent[18], t.albedo[6], t.albedo[1], t.green_heart[1]] == [7, 3, 40, 10, 2]
    assert t.strip_at[6] == tables.EDEN
    assert t.runaway.index(True) == t.capacity[tables.ATMOSPHERE]


@rule("C1.l", "M0")
def test_homes_are_on_land_of_their_own_craton() -> None:
    t = load()
    assert [t.cratons[home // 7] for home in t.home] == ["baltica", "laurentia", "siberia", "gondwana"]
    for home in t.home:
        assert t.terrain[home] in (tables.WEEDS, tables.SWAMP)


@rule("K3.b.1", "K3.a", "K5.g")
def test_mars_has_four_basins_and_a_mountain_in_the_sea() -> None:
    t = load(tables.MARS)
    assert t.cratons == ["tharsis", "arabia"]
    assert t.terrain.count(tables.BASIN) == 4
    assert t.biomes[28 + t.permanent] == "tharsis.north"
    assert load(tables.VENUS).terrain.count(tables.BASIN) % 2 == 0


@rule("D5.a.2", "GL.Vent")
def test_strips_have_eight_dice_and_four_winds() -> None:
    t = load()
    assert len(t.die) == len(t.wind) == 48
    for strip in range(6):
        blown = [latitude for latitude in range(8) if t.wind[strip * 8 + latitude] != 0]
        assert blown == [1, 3, 4, 6]
    arid = [t.die[strip * 8 : strip * 8 + 8].count(organs.WHITE) for strip in range(6)]
    assert arid == sorted(arid, reverse=True)
    assert t.die[tables.STRIPS.index("warm") * 8 + 1] == organs.GREEN


@pytest.mark.parametrize("sheet", sorted(BOX))
def test_what_is_known_is_a_column_or_a_name(sheet: str) -> None:
    columns = set(BOX[sheet][0]) | {"name", "a_name", "b_name", "deck"}
    loose = {"a_emotion", "hex", "rows", "a_max_size", "a", "wind", "turn_order"}
    for row in BOX[sheet]:
        for part in row["known"].split(";"):
            word = part.strip().split("(")[0].split(" ")[0].split(".")[0].split(">")[0]
            assert not word or word in columns | loose, (row["id"], part)


def changed(sheet: str, line: int, **cells: str) -> Box:
    box = {name: [dict(row) for row in rows] for name, rows in BOX.items()}
    box[sheet][line].update(cells)
    return box


@rule("B1", "B2", "B5")
@pytest.mark.parametrize(
    ("sheet", "cells", "complaint"),
    [
        ("mutations", {"number": "7"}, "numbered"),
        ("mutations", {"organs": ""}, "organ"),
        ("events", {"order": "green green black"}, "three colours"),
        ("events", {"deck": "too_hot"}, "15 cards"),
        (
            "steps",
            {"kind": "reservoir", "start": "clouds", "goal": "oxygen", "disc": "white"},
            "no white disc lies in oxygen",
        ),
        ("cratons", {"terrain": "sea"}, "seven hexes"),
        ("strips", {"dice": "green"}, "eight dice"),
        ("oxygen", {"discs": "5"}, "one row"),
        ("tools", {"tool": "3"}, "two sides"),
    ],
)
def test_a_pack_that_is_not_the_box_is_refused(sheet: str, cells: dict[str, str], complaint: str) -> None:
    from gondwana.games.bios2.checks import check_box
    from gondwana.kit.errors import DataError

    with pytest.raises(DataError, match=complaint):
        check_box(changed(sheet, 0, **cells))
