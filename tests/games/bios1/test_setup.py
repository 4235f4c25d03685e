"""Chapter 3: preparing the game."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.games.bios1.state import Bios1
from gondwana.games.bios1.tables import COLOURS
from gondwana.kit.log import History
from tests.tools import rule

GAME = gondwana.game("bios1")


def new(seats: int, seed: int, **options: object) -> Bios1:
    s = GAME.new(seats, seed, options)
    assert isinstance(s, Bios1)
    return s


def events(s: Bios1, name: str) -> list[list[int]]:
    assert isinstance(s.sink, History)
    return [event.args for event in s.sink.events if event.name == name]


@rule("3.1", "3.2", "2.2a", "4.1", "2.1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colours_genes_and_first_player(seats: int) -> None:
    seen = set()
    for seed in range(12):
        s = new(seats, seed)
        assert len(set(s.colour)) == seats
        seen.add(tuple(s.colour))
        first = s.colour.index(min(s.colour))
        assert s.who == s.active == first
        assert s.genes == [3 if player == first else 4 for player in range(seats)]
        assert sum(s.genes) == {2: 7, 3: 11, 4: 15}[seats]
    assert len(seen) > 3


@rule("3.3.1", "3.3.2", "3.4")
def test_heritage_is_open_and_pools_are_not() -> None:
    s = new(2, 4)
    scene = GAME.view(s, 1).scene
    for colour in s.colour:
        hand = scene.zone(f"{COLOURS[colour]}.hand")
        assert hand.data["heritage"] == [["h", "h_b"], ["g", "gg"], ["i", "i_g"], ["b", "bb"], ["p", "pp"]]
        assert hand.data["genes"] in (3, 4)
    assert scene.zone("pools").pieces == ()
    homes = set(s.t.homeland_tile)
    assert not homes & set(s.mesozoic)
    assert not homes & set(s.cenozoic)


@rule("3.5", "3.5a.1", "3.5a.2", "3.5b", "3.5c", "3.5d", "3.5.1", "2.4e.1")
@pytest.mark.parametrize("seed", range(6))
def test_22_tiles_are_laid_in_order(seed: int) -> None:
    s = new(3, seed)
    t = s.t
    tiles = s.mesozoic[:22]
    assert len(s.mesozoic) - s.mesozoic_drawn == 31
    assert [args[0] for args in events(s, "unused")] == [tile for tile in tiles if tile >= t.biomes]
    biome: dict[int, int] = {}
    buried: list[int] = []
    for tile in [tile for tile in tiles if tile < t.biomes]:
        slots = [
            h
            for h in range(26)
            if (t.orogeny[tile] and t.east[h]) or (not t.orogeny[tile] and t.latitude[h] == t.tile_latitude[tile])
        ]
        worth = {h: t.climax[biome[h]] if h in biome else t.printed[h] for h in slots}
        h = min(slots, key=lambda slot: worth[slot])
        if h in biome:
            buried.append(biome[h])
        biome[h] = tile
    for colour in s.colour:
        h = t.home_slot[colour]
        if h in biome:
            buried.append(biome[h])
        biome[h] = t.homeland_tile[colour]
    assert {h: tile for h, tile in enumerate(s.biome) if tile >= 0} == biome
    assert sorted(s.tarpit) == sorted(buried)
    assert (s.level, s.flipped) == (3, 0)


@rule("3.6", "3.7.1", "3.7a", "3.7b.1", "3.7b.2", "3.7b.3")
def test_archetypes_on_their_homelands() -> None:
    s = new(2, 8)
    for player in range(2):
        home = s.home[player]
        assert s.biome[home] == s.t.homeland_tile[s.colour[player]]
        assert s.animals(home * 3) == [player * 4]
        assert s.size[player * 4 : player * 4 + 4] == [1, 0, 0, 0]
        assert s.reserve(player * 4) == 6
        assert s.population_of(player, True) == 1
    absent = [colour for colour in range(4) if colour not in s.colour]
    assert not {s.t.homeland_tile[colour] for colour in absent} & set(s.biome + s.mesozoic + s.cenozoic + s.tarpit)


@rule("3.8", "3.8a", "3.8b", "3.8c", "3.8d", "3.8e", "4.3d")
@pytest.mark.parametrize(("seats", "decks", "general"), [(2, 26, 61), (3, 29, 53), (4, 32, 50)])
def test_decks_and_displays(seats: int, decks: int, general: int) -> None:
    s = new(seats, 3)
    assert (len(s.deck), len(s.general) - s.dealt_general) == (decks, general)
    assert len(s.lower) == 5
    assert len(s.upper) == (5 if seats > 2 else 0)
    periods = GAME.view(s, 0).scene.zone("periods").data
    assert [periods[name] for name in ("triassic", "jurassic", "cretaceous", "tertiary")] == [3 * seats, 5, 8, 7]
    assert sum(s.lower_genes + s.upper_genes) == 0
    assert len(set(s.deck + s.general)) == 92


@rule("3.8.1")
def test_two_players_may_use_the_upper_display() -> None:
    s = new(2, 3, upper_display=True)
    assert len(s.upper) == 5
    assert len(s.general) - s.dealt_general == 56
    assert any(option.text == "buy_upper 0" for option in GAME.options(s))
    assert not any(option.text.startswith("buy_upper") for option in GAME.options(new(2, 3)))


@rule("3.8.2")
def test_beginners_leave_genotypes_out() -> None:
    s = new(2, 3, beginner=True, upper_display=True)
    assert max(s.deck + s.general) < s.t.mutations
    assert len(s.general) - s.dealt_general == 30


@rule("3.9a", "3.9b")
def test_the_disks_are_at_their_starts() -> None:
    s = new(4, 2)
    assert (s.level, s.catastrophes) == (3, 0)
    scene = GAME.view(s, 0).scene
    assert not scene.data["atlantic"]
    assert scene.zone("pools").data["era"] == "mesozoic"
