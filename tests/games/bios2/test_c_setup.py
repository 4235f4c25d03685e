"""Chapters A1, A6, A8, B and C1: preparing the game, events turned up, eras and the end of the long game."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.games.bios2.state import COMET_STRUCK, ERAS_OVER, RUNAWAY, Bios2
from gondwana.games.bios2.tables import DISEASE, ET, MUTAGEN, RADIATION
from gondwana.kit.errors import GondwanaError
from gondwana.kit.log import History
from tests.games.bios2.tools import World
from tests.tools import rule

GAME = gondwana.game("bios2")
HOME = "herbivores: laurentia.3=orange_archetype siberia.6=black_archetype\n"
SIMPLE = {"mode": "tooth_and_claw"}


def start(seats: int, seed: int = 1, options: dict[str, object] | None = None) -> Bios2:
    """A game before its first decision."""
    s = GAME.new(seats, seed, options or {})
    assert isinstance(s, Bios2)
    return s


def to_the_end(s: Bios2) -> Bios2:
    """Everybody passes and does as little as can be."""
    while s.acts:
        s.play(s.acts[0])
    return s


@rule("INTRO.a", "C1.a", "A8.0")
def test_the_modes_and_how_many_play_them() -> None:
    for seats in (0, 5):
        with pytest.raises(GondwanaError, match="1 to 4 players"):
            GAME.new(seats, 1)
    with pytest.raises(GondwanaError, match="2 to 4 players"):
        GAME.new(1, 1, SIMPLE)
    assert start(1).rules.solo
    assert start(2, 1, SIMPLE).rules.simple
    assert not start(4).rules.simple


@rule("C1.a", "A8.b.1", "A8.c", "A8.e", "C1.n")
def test_tooth_and_claw_has_no_discs_reservoirs_and_biosphere() -> None:
    s = start(2, 1, SIMPLE)
    assert [s.oxygen, s.clouds, s.air_black, s.air_white, sum(s.discs)] == [0, 0, 0, 0, 0]
    assert s.events[1:] == [[], [], []]
    s = start(2)
    assert [len(deck) for deck in s.events[1:]] == [12, 12, 12]


@rule("A8.d")
def test_in_tooth_and_claw_cratons_do_not_move() -> None:
    s = start(3, 1, SIMPLE)
    before = (s.map.q[:], s.map.row[:])
    to_the_end(s)
    assert (s.map.q, s.map.row) == before


@rule("C1.b", "C1.o", "E1.e")
def test_the_mutations_are_in_two_decks_and_their_rows() -> None:
    s = start(2)
    assert [len(row) for row in s.row] == [5, 5]
    for r in range(2):
        assert all(s.t.row_of[card] == r for card in s.row[r] + s.deck[r])
    assert s.tool == [-1] * 4


@rule("C1.c", "C1.d")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colours_are_dealt_and_the_lowest_has_medea(seats: int) -> None:
    dealt = set()
    for seed in range(8):
        s = start(seats, seed)
        assert len(set(s.colour_of)) == seats
        assert s.medea == min(s.colour_of)
        dealt.add(tuple(s.colour_of))
    assert len(dealt) > 1


@rule("C1.e", "C1.l", "B3")
def test_everybody_begins_with_one_archetype_of_size_one_at_home() -> None:
    s = start(4)
    for colour in range(4):
        assert (s.size[colour * 5], s.unborn[colour * 5], s.living[colour * 5]) == (1, 6, 1)
        assert s.upright[40 + s.t.home[colour]] == colour * 5


@rule("C1.f", "C1.g")
def test_the_row_of_cratons() -> None:
    assert start(2, 1, {"historical_row": True}).map.line == [0, 1, 2, 3]
    assert len({tuple(start(2, seed).map.line) for seed in range(6)}) > 1
    s = start(2, 1, SIMPLE)
    assert sorted(s.map.line) == sorted({s.t.home[colour] // 7 for colour in s.colour_of})
    assert len(start(2).map.line) == 4


@rule("C1.j", "C1.k")
def test_the_world_begins_at_eden() -> None:
    s = start(2)
    assert s.t.strip_at[s.air_black + s.air_white] == s.strip == 3
    assert [s.oxygen, s.clouds, s.air_black, s.air_white] == [14, 6, 3, 3]


@rule("C1.m", "A1.f.1")
def test_five_of_fifteen_events_make_an_era() -> None:
    s = start(2)
    assert len(s.events[ET]) == 5
    assert len(s.spare_events) == 10


@rule("C1.p", "A1.a.2")
def test_the_first_card_only_tells_the_order() -> None:
    for seed in range(6):
        s = start(2, seed)
        assert s.round == 1
        assert s.biosphere == -1
        assert s.order == [colour for colour in s.t.order[s.event] if colour in s.colour_of]
        assert [s.air_black, s.air_white, s.clouds, s.oxygen] == [3, 3, 6, 14]


@rule("A1.a.1", "A1.b", "A1.c.1", "A1.e")
def test_later_cards_bring_a_biosphere_card_unless_it_is_stable() -> None:
    seen = set()
    for seed in range(12):
        s = start(2, seed)
        while s.round == 1:
            s.play(s.acts[0])
        if s.biosphere == -1:
            seen.add("stable")
            assert s.t.stable[s.event]
        else:
            seen.add("biosphere")
            assert not s.t.stable[s.event]
    assert seen == {"stable", "biosphere"}


@rule("A1.c.2")
def test_an_empty_biosphere_deck_is_shuffled_anew() -> None:
    world = World("round: 3\n" + HOME)
    b = world.b
    for d in range(1, 4):
        b.revealed_events[d] = 12
    b.events[ET] = [e for e in b.t.decks[ET] if not b.t.stable[e]][:5]
    b.revealed_events[ET] = 0
    world.play("pass", "pass")
    assert len(world.told("biosphere")) == 1
    assert sorted(b.revealed_events[1:]) == [1, 12, 12]


@rule("A1.a.3", "A8.b.1")
def test_tooth_and_claw_plays_only_mutagens_radiation_and_disease() -> None:
    happened = set()
    for seed in range(5):
        s = start(3, seed, SIMPLE)
        history = s.sink
        assert isinstance(history, History)
        to_the_end(s)
        steps = [event.args[0] for event in history.events if event.name == "happen"]
        happened |= {s.t.kind[step] for step in steps}
    assert happened == {MUTAGEN, RADIATION, DISEASE}


@rule("A1.f.2", "A1.f.1", "A6.1")
def test_the_fifth_card_ends_the_era_and_the_tenth_the_game() -> None:
    s = start(2, 3)
    awards = []
    while s.acts:
        if s.round == 5 and s.phase > 1:
            awards.append(s.era_over)
        s.play(s.acts[0])
    assert all(awards)
    assert (s.round, s.ending) == (10, ERAS_OVER)


@rule("A6.a.1", "A6.a.2", "A6.a.3")
def test_the_comet_ends_the_long_game() -> None:
    rounds = set()
    for seed in range(8):
        s = to_the_end(start(2, seed, {"long_game": True}))
        if s.ending == RUNAWAY:
            continue
        assert s.ending == COMET_STRUCK
        assert s.event == s.t.comet
        assert 11 <= s.round <= 15
        rounds.add(s.round)
    assert len(rounds) > 1


@rule("B7.b")
def test_discs_are_never_made_or_lost() -> None:
    s = start(4, 2)
    rng = seeded(5)
    while s.acts:
        s.play(s.acts[rng.below(len(s.acts))])
        on_board = [sum(s.discs[h] == disc for h in s.map.hexes) for disc in (1, 2, 3)]
        carbon = sum(s.discs[tab] > 0 for tab in s.map.tabs)
        bloom = sum(s.discs[tab] == 2 for tab in s.map.tabs)
        assert on_board[0] + carbon + s.air_black == 12
        assert on_board[1] + s.clouds + s.air_white == 12
        assert on_board[2] + bloom + s.oxygen == 18


@rule("B6", "GL.DeTaille")
def test_the_size_die_shows_one_to_six() -> None:
    world = World("orange_archetype: size=6\nblack_archetype: size=1\n" + HOME)
    world.play("resize")
    assert world.texts == ["no", "shrink orange_archetype"]
    world.play("no", "pass", "resize")
    assert world.texts == ["no", "grow black_archetype"]


@rule("E2.a")
def test_a_card_of_the_display_previews_both_orientations() -> None:
    world = World("metabolism: electrolocation feet gills claws brain\n" + HOME)
    zone = world.game.view(world.s, 0).scene.zone("metabolism")
    piece = next(piece for piece in zone.pieces if piece.id == "card.electrolocation")
    told = str(piece.data)
    assert "burrower" in told
    assert "swimmer" in told
