"""Scenes and their words."""

from __future__ import annotations

import json

import gondwana
from gondwana.core.rng import seeded
from gondwana.kit.scene import Piece, Scene, Zone
from gondwana.kit.text import render

GAME = gondwana.game("cubosaurs")


def scene() -> Scene:
    zones = (
        Zone("hand", "hand", "zone.hand", 1, (Piece("hand.0", "trex", "card.trex"),)),
        Zone("deck", "deck", "zone.deck", data={"n": 1}),
        Zone(
            "p1",
            "collection",
            "zone.collection",
            0,
            (Piece("p1.egg_trex", "egg", "card.egg_trex", 2, 0),),
            {"points": -1},
        ),
    )
    return Scene("cubosaurs", 0, 2, 1, 1, zones)


def test_zones_are_found_by_name() -> None:
    assert scene().zone("deck").data == {"n": 1}
    assert scene().ids() == {"hand", "hand.0", "deck", "p1", "p1.egg_trex"}


def test_a_scene_is_plain_data() -> None:
    data = json.loads(json.dumps(scene().to_json()))
    assert data["zones"][0]["pieces"][0]["id"] == "hand.0"
    assert data["viewer"] == 0


def test_a_scene_in_words() -> None:
    assert render(scene(), GAME.texts("en")).splitlines() == [
        "The Hand: T-Rex",
        "Deck, 1 card",
        "Player 1's collection, -1 points: 2 × T-Rex egg",
    ]
    assert render(scene(), GAME.texts("fr")).splitlines() == [
        "La Main\u202f: T-Rex",
        "Paquet, 1 carte",
        "Collection du joueur 1, -1 point\u202f: 2 × Œuf de T-Rex",
    ]


def test_ids_are_unique_and_every_game_is_plain_data() -> None:
    for meta in gondwana.games():
        game = gondwana.game(meta.id)
        s = game.new(meta.seats[1], 3)
        rng = seeded(3)
        for n in range(200):
            if s.who < 0:
                break
            if n % 20 == 0:
                table = game.view(s, n % s.seats).scene
                ids = [zone.id for zone in table.zones] + [p.id for zone in table.zones for p in zone.pieces]
                assert len(ids) == len(set(ids))
                json.dumps(table.to_json())
            s.play(s.acts[rng.below(len(s.acts))])


def test_a_view_is_a_picture_in_notebooks() -> None:
    view = GAME.view(GAME.new(2, 1), 0)
    assert view._repr_svg_().startswith("<svg")
    assert view.text("fr").startswith("La Main")
