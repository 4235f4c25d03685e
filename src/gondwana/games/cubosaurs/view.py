"""Cubosaurs as a seat sees it: collections, the Hand on its way round, deck and market."""

from __future__ import annotations

from gondwana.core.act import first, kind, second
from gondwana.core.state import OVER, State
from gondwana.games.cubosaurs import score
from gondwana.games.cubosaurs.acts import ADD, BUY, DESTROY, GIVE, KEEP, TAKE, TO, TOKEN
from gondwana.games.cubosaurs.state import NOBODY, Cubosaurs
from gondwana.games.cubosaurs.tables import GREY, TYPES, Tables
from gondwana.kit.scene import Piece, Scene, Zone


def words(s: State, sort: str) -> list[str]:
    """What cards and tiles are called."""
    assert isinstance(s, Cubosaurs)
    return s.t.cards if sort == "card" else s.t.tiles


def touch(s: Cubosaurs, act: int) -> list[str]:
    """The things on the table that a choice is about, in the order they are clicked."""
    what, a, b = kind(act), int(first(act)), int(second(act))
    if what == KEEP:
        return ["hand"]
    if what in (ADD, GIVE):
        return [card_id(s, s.turn, a)]
    if what in (DESTROY, TAKE):
        return [card_id(s, a, b)]
    if what == BUY:
        return [f"tile.{s.t.tiles[a]}"]
    assert what in (TO, TOKEN)
    return [f"p{a + 1}"]


def card_id(s: Cubosaurs, seat: int, card: int) -> str:
    """The id of the cards of one face in a collection."""
    return f"p{seat + 1}.{s.t.cards[card]}"


def card_piece(t: Tables, id: str, card: int, count: int = 1, owner: int = -1) -> Piece:
    """A card with what is printed on it."""
    type_ = t.type[card]
    data: dict[str, object] = {"dna": t.dna[card], "gain": t.gain[card], "loss": t.loss[card]}
    if t.targets[card]:
        data["targets"] = [TYPES[target] for target in t.targets[card]]
    return Piece(id, TYPES[type_], f"card.{t.cards[card]}", count, owner, data)


def scene(s: Cubosaurs, seat: int) -> Scene:
    """The table: deck, Hand, cards aside, market, and a collection per seat."""
    t = s.t
    over = s.who == OVER
    zones = [hand_zone(s, seat)]
    zones.append(Zone("deck", "deck", "zone.deck", data={"n": len(s.deck)}))
    destroyed = tuple(card_piece(t, f"destroyed.{i}", card) for i, card in enumerate(s.destroyed))
    zones.append(Zone("aside", "aside", "zone.aside", pieces=destroyed, data={"n": len(s.aside)}))
    if s.rules.advanced:
        offered = tuple(tile_piece(t, tile) for tile in sorted(s.market))
        zones.append(Zone("market", "market", "zone.market", pieces=offered, data={"n": len(s.pile)}))
        zones.append(Zone("supply", "supply", "zone.supply", data={"n": s.supply}))
    now = [0] * s.seats if over else s.round_points()
    counts = [score.type_counts(t, collection) for collection in s.collections]
    for owner in range(s.seats):
        zones.append(collection_zone(s, owner, now[owner], counts))
        if s.rules.advanced:
            zones.append(tiles_zone(s, owner))
    data = {
        "round": s.round,
        "rounds": s.rules.rounds,
        "direction": s.step_of_seats,
        "banked": [list(points) for points in s.banked],
        "winners": s.winners() if over else [],
        "advanced": s.rules.advanced,
        "rows": {TYPES[type_]: t.value[type_ * 5 + 1 : type_ * 5 + 5] for type_ in range(GREY)},
    }
    return Scene("cubosaurs", seat, s.seats, s.turn, s.who, tuple(zones), tuple(s.scores()), data)


def hand_zone(s: Cubosaurs, seat: int) -> Zone:
    """The Hand, in the order it grew; a card this seat does not know shows its back."""
    pieces = []
    for i, card in enumerate(s.hand):
        if s.hand_known(i, seat):
            pieces.append(card_piece(s.t, f"hand.{i}", card))
        else:
            pieces.append(Piece(f"hand.{i}", "back", "card.back"))
    return Zone("hand", "hand", "zone.hand", s.turn, tuple(pieces))


def collection_zone(s: Cubosaurs, owner: int, points: int, counts: list[list[int]]) -> Zone:
    """A collection, with the value of each type as it stands."""
    t = s.t
    collection = s.collections[owner]
    pieces = tuple(card_piece(t, card_id(s, owner, card), card, n, owner) for card, n in enumerate(collection) if n > 0)
    values = {TYPES[type_]: score.set_points(t, type_, counts[owner][type_]) for type_ in range(GREY)}
    values["raptors"] = score.raptor_points(t, collection)
    values["egg"] = score.egg_points(t, collection, counts, owner, s.rules.none_wins)
    data: dict[str, object] = {
        "points": points,
        "counts": dict(zip(TYPES, counts[owner], strict=True)),
        "values": values,
        "tokens": s.tokens[owner] if s.rules.advanced else 0,
        "n": sum(collection),
    }
    return Zone(f"p{owner + 1}", "collection", "zone.collection", owner, pieces, data)


def tile_piece(t: Tables, tile: int, owner: int = -1) -> Piece:
    """A tile with its cost."""
    data = {"cost": t.cost[tile], "number": t.effect[tile] + 1, "interaction": t.interaction[tile]}
    return Piece(f"tile.{t.tiles[tile]}", "tile", f"tile.{t.tiles[tile]}", 1, owner, data)


def tiles_zone(s: Cubosaurs, owner: int) -> Zone:
    """The tiles a player has bought this round."""
    tiles = tuple(tile_piece(s.t, tile, owner) for tile, seat in enumerate(s.owner) if seat == owner != NOBODY)
    return Zone(f"p{owner + 1}.tiles", "tiles", "zone.tiles", owner, tiles)
