"""Chapter C13: who knows what."""

from __future__ import annotations

import json

import gondwana
from gondwana.core.event import ALL, SPECTATOR
from gondwana.games.cubosaurs.state import Cubosaurs
from gondwana.kit.log import History, seen
from tests.games.cubosaurs.tools import state
from tests.tools import Table, rule

GAME = gondwana.game("cubosaurs")
PRIVATE = """
seats: 3
option private_hands: yes
p1: stego
p2: penta
p3: bronto
deck: trex ptero
deck left: 12
"""


def known(t: Table, viewer: int) -> list[str]:
    """The Hand as a viewer sees it."""
    return [piece.kind for piece in t.game.view(t.s, viewer).scene.zone("hand").pieces]


def draws(t: Table, viewer: int) -> list[tuple[int, ...]]:
    assert isinstance(t.s.sink, History)
    return [event.args for event in seen(t.game, t.s.sink, viewer) if event.name in ("draw", "learn")]


@rule("C13.1")
def test_neither_deck_nor_aside_is_in_any_view() -> None:
    for advanced in (0, 1):
        s = GAME.new(4, 9, {"advanced": advanced})
        for viewer in (-1, 0, 3):
            scene = GAME.view(s, viewer).scene
            assert scene.zone("deck").pieces == ()
            assert scene.zone("aside").pieces == ()
            others = {json.dumps(GAME.view(s.determinize(viewer, seed), viewer).scene.to_json()) for seed in range(5)}
            assert others == {json.dumps(scene.to_json())}


@rule("C13.1")
def test_determinizing_deals_deck_and_aside_anew() -> None:
    s = GAME.new(4, 9)
    assert isinstance(s, Cubosaurs)
    worlds = [s.determinize(0, seed) for seed in range(8)]
    assert all(isinstance(world, Cubosaurs) for world in worlds)
    assert len({tuple(world.deck) for world in worlds}) == 8  # type: ignore[attr-defined]
    assert len({tuple(sorted(world.aside)) for world in worlds}) > 4  # type: ignore[attr-defined]
    assert all(world.collections == s.collections for world in worlds)  # type: ignore[attr-defined]


@rule("C13.1")
def test_determinizing_shuffles_the_pile_of_tiles() -> None:
    s = GAME.new(2, 9, {"advanced": True})
    assert isinstance(s, Cubosaurs)
    piles = {tuple(s.determinize(0, seed).pile) for seed in range(8)}  # type: ignore[attr-defined]
    assert len(piles) == 8
    assert {tuple(sorted(pile)) for pile in piles} == {tuple(sorted(s.pile))}


@rule("C13.1")
def test_a_hand_is_public_by_default() -> None:
    t = Table("cubosaurs", PRIVATE.replace("option private_hands: yes\n", ""))
    assert [known(t, viewer) for viewer in (SPECTATOR, 0, 1, 2)] == [["trex"]] * 4
    assert [draws(t, viewer) for viewer in (SPECTATOR, 0, 1, 2)] == [[(0, 0)]] * 4


@rule("C13.1")
def test_a_private_hand_is_seen_by_its_holders_only() -> None:
    t = Table("cubosaurs", PRIVATE)
    assert [known(t, viewer) for viewer in (SPECTATOR, 0, 1, 2)] == [["back"], ["trex"], ["back"], ["back"]]
    assert [draws(t, viewer) for viewer in (SPECTATOR, 0, 1, 2)] == [[(0,)], [(0, 0)], [(0,)], [(0,)]]
    t.play("add stego")
    secret, full = ["back", "stego"], ["trex", "stego"]
    assert [known(t, viewer) for viewer in (SPECTATOR, 0, 1, 2)] == [secret, full, full, secret]
    t.play("add penta")
    secret, full = ["back", "stego", "penta"], ["trex", "stego", "penta"]
    assert [known(t, viewer) for viewer in (SPECTATOR, 0, 1, 2)] == [secret, full, full, full]
    t.play("keep")
    assert state(t).collections[2][0] == 1, "kept cards lie open"


@rule("C13.1")
def test_keys_and_worlds_of_those_who_do_not_know() -> None:
    t = Table("cubosaurs", PRIVATE)
    worlds = [t.s.determinize(viewer, seed) for viewer in (SPECTATOR, 1, 2) for seed in range(10)]
    assert len({world.hand[0] for world in worlds}) > 5  # type: ignore[attr-defined]
    assert {world.key(SPECTATOR) for world in worlds} == {t.s.key(SPECTATOR)}
    assert {t.s.determinize(0, seed).hand[0] for seed in range(10)} == {0}  # type: ignore[attr-defined]
    assert t.s.key(1) != t.s.key(0)
    assert t.s.key(SPECTATOR) != t.s.key(ALL)


@rule("C13.1", "C4.7")
def test_an_unknown_card_is_dealt_of_a_type_the_hand_can_hold() -> None:
    t = Table("cubosaurs", PRIVATE).play("add stego", "add penta")
    types = set()
    for seed in range(60):
        world = t.s.determinize(SPECTATOR, seed)
        assert world.check() == ""
        types.add(world.t.type[world.hand[0]])  # type: ignore[attr-defined]
    assert types == {0, 3, 5, 6, 7}, "with a Brontosaurus, p3 would not have been asked"


@rule("C13.1", "C4.8")
def test_who_is_asked_can_refuse_in_every_world() -> None:
    t = Table("cubosaurs", "seats: 2\noption private_hands: yes\np1: trex\np2: penta\nhand: stego\nhand seen: p1")
    for seed in range(60):
        world = t.s.determinize(1, seed)
        assert t.game.options(world)[-1].text == "add trex", "with a T-Rex in the Hand p1 would have had to keep it"


@rule("C13.1", "CT.3")
def test_the_card_of_tile_three_is_private_too() -> None:
    t = Table("cubosaurs", f"{PRIVATE}option advanced: yes\np1 tokens: 3\nmarket: draw").play("buy draw")
    assert known(t, 0) == ["trex", "ptero"]
    assert known(t, 1) == known(t, SPECTATOR) == ["back", "back"]


@rule("C13.1", "CT.7")
def test_a_destroyed_card_stays_known() -> None:
    text = "seats: 3\noption advanced: yes\np1: stego\np2: penta\nhand: trex\np1 tokens: 4\nmarket: raid"
    t = Table("cubosaurs", text).play("buy raid")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [piece.kind for piece in t.game.view(t.s, viewer).scene.zone("aside").pieces] == ["penta"]
        assert t.s.determinize(viewer, 4).destroyed == state(t).destroyed  # type: ignore[attr-defined]


@rule("C13.1")
def test_who_learns_a_card_cannot_be_taken_back() -> None:
    match = gondwana.Match(GAME, 3, 1, {"private_hands": True})
    seat = match.state.who
    match.play(seat, next(option.text for option in GAME.options(match.state) if option.text != "keep"))
    assert match.undoable(seat) == 0
    open_match = gondwana.Match(GAME, 3, 1)
    seat = open_match.state.who
    open_match.play(seat, next(option.text for option in GAME.options(open_match.state) if option.text != "keep"))
    assert open_match.undoable(seat) == 1
