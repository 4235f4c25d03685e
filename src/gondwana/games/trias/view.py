"""Trias as a seat sees it: lands with their tiles and herds, swimmers, deck, and what every player has."""

from __future__ import annotations

from functools import cache
from typing import Any

from gondwana.core.act import first, kind, second
from gondwana.core.state import OVER, State
from gondwana.games.trias import score
from gondwana.games.trias.acts import BREED, DRAW, MOVE, MOVE_BRED, PLACE, PLAY, PUT, RESCUE, TAKE
from gondwana.games.trias.cells import SIDE, column, distance, row
from gondwana.games.trias.frames.drift import LAST_POINTS, Put
from gondwana.games.trias.frames.turn import NewCard
from gondwana.games.trias.situation import write_cell
from gondwana.games.trias.state import NIBBLE, Trias
from gondwana.games.trias.tables import CARDS, NO_CARD, TERRAINS, TILES, back_of
from gondwana.kit.scene import Piece, Scene, Zone


def words(s: State, sort: str) -> list[str]:
    """What things are called: tiles, shores and swimmers by their cell."""
    assert isinstance(s, Trias)
    if sort == "card":
        return CARDS
    if sort == "terrain":
        return TILES[:TERRAINS]
    if sort == "cell":
        return all_cells()
    places = {"tile": s.chart.cells, "shore": s.chart.shore, "swimmers": s.swim_at}
    return [write_cell(cell) for cell in places[sort]]


@cache
def all_cells() -> list[str]:
    """The names of all cells of the grid."""
    return [write_cell(cell) for cell in range(SIDE * SIDE)]


def touch(s: Trias, act: int) -> list[str]:
    """The things on the table that a choice is about, in the order they are clicked."""
    what, a, b = kind(act), int(first(act)), int(second(act))
    if what in (PLACE, TAKE):
        return [f"t{a}"]
    if what == PLAY:
        return [f"p{s.turn + 1}.hand"]
    if what == DRAW:
        return ["deck"]
    if what == PUT:
        return [place_id(s.chart.shore[a])]
    if what in (MOVE, MOVE_BRED):
        return [herd_id(a, s.turn), f"t{b}"]
    if what == BREED:
        return [herd_id(a, s.turn)]
    if what == RESCUE:
        return [swimmer_id(s.swim_at[a], s.turn), f"t{b}"]
    return []


def place_id(cell: int) -> str:
    """The id of a place in the sea where a tile may go."""
    return f"c.{column(cell)}.{row(cell)}"


def herd_id(tile: int, seat: int) -> str:
    """The id of a player's herds on a tile."""
    return f"h{tile}.p{seat + 1}"


def swimmer_id(cell: int, seat: int) -> str:
    """The id of a player's swimmers in a cell."""
    return f"s.{column(cell)}.{row(cell)}.p{seat + 1}"


def place(cell: int) -> dict[str, Any]:
    """The coordinates of a cell, as data."""
    return {"q": column(cell), "r": row(cell)}


def scene(s: Trias, seat: int) -> Scene:
    """The table: a zone for each land, the water, the places open to a tile in hand, the cards, the players."""
    zones = [land_zone(s, land) for land in range(len(s.chart.lands))]
    zones.append(Zone("water", "water", "zone.water", pieces=tuple(swimmers(s))))
    lifted = s.stack[-1].tile if s.stack and isinstance(s.stack[-1], Put) else -1
    if lifted >= 0:
        cells = [s.chart.shore[k] for k in s.chart.places(lifted)]
        open_ = tuple(Piece(place_id(cell), "place", "piece.place", data=place(cell)) for cell in cells)
        zones.append(Zone("places", "places", "zone.places", pieces=open_))
    ahead = s.deck[s.drawn :]
    top = back_of(ahead[0]) if ahead else 0
    zones.append(Zone("deck", "deck", "zone.deck", data={"n": len(ahead), "back": top}))
    played = tuple(Piece(f"played.{CARDS[c]}", CARDS[c], f"card.{CARDS[c]}", n) for c, n in enumerate(s.played) if n)
    zones.append(Zone("played", "played", "zone.played", pieces=played))
    totals = s.scores()
    for owner in range(s.seats):
        zones.append(seat_zone(s, owner, seat, totals[owner]))
    in_turn = bool(s.stack) and isinstance(s.stack[0], NewCard)
    full = (LAST_POINTS if s.last else s.rules.points) if in_turn else s.points
    data = {
        "points": s.points,
        "used": full - s.points,  # T5.3
        "last": s.last,
        "lifted": f"t{lifted}" if lifted >= 0 else "",
        "lakes": [[[column(cell), row(cell)] for cell in lake] for lake in s.chart.lakes],
        "out": {TILES[sort]: n for sort, n in enumerate(left_out(s)) if n},
        "winners": s.winners() if s.who == OVER else [],
    }
    return Scene("trias", seat, s.seats, s.turn, s.who, tuple(zones), tuple(totals), data)


def left_out(s: Trias) -> list[int]:
    """The tiles that are not on the board, by terrain: anybody can count them (T2.3)."""
    box = s.t.tiles_for(s.seats)
    return [box[sort] - s.terrain.count(sort) for sort in range(TERRAINS)]


def land_zone(s: Trias, land: int) -> Zone:
    """A land: its tiles and herds, its size, who leads, and what it is worth if the meteorite fell now."""
    mask = s.chart.lands[land]
    tiles = [tile for tile in range(len(s.terrain)) if mask >> tile & 1]
    pieces = [tile_piece(s, tile) for tile in tiles]
    for tile in tiles:
        for owner in range(s.seats):
            if s.herds_on(tile, owner):
                pieces.append(herd_piece(s, tile, owner))
    herds = score.counts(s.on_land(mask), s.seats)
    most = max(herds)
    data = {
        "n": len(tiles),
        "pole": land == 0,
        "herds": herds,
        "worth": s.final_points(land),
        "leaders": [owner for owner, n in enumerate(herds) if n == most > 0],
    }
    return Zone(f"land.{min(tiles)}", "land", "zone.pole" if land == 0 else "zone.land", -1, tuple(pieces), data)


def tile_piece(s: Trias, tile: int) -> Piece:
    """A tile: where it is, how many herds it feeds and has, how far out it lies."""
    cell = s.chart.cells[tile]
    name = TILES[s.terrain[tile]]
    herds = sum(score.counts(s.herds[tile], s.seats))
    data = {**place(cell), "capacity": s.capacity[tile], "herds": herds, "ring": distance(cell, False)}
    return Piece(f"t{tile}", name, f"tile.{name}", data=data)


def herd_piece(s: Trias, tile: int, owner: int) -> Piece:
    """A player's herds on a tile; `tired` of them cannot reproduce this turn."""
    tired = s.tired.count(tile) if owner == s.turn else 0
    data = {**place(s.chart.cells[tile]), "tile": f"t{tile}", "player": owner + 1, "tired": tired}
    return Piece(herd_id(tile, owner), "herd", "piece.herd", int(s.herds_on(tile, owner)), owner, data)


def swimmers(s: Trias) -> list[Piece]:
    """Herds in the water."""
    pieces = []
    for cell, herds in zip(s.swim_at, s.swim, strict=True):
        for owner in range(s.seats):
            n = herds >> (owner * NIBBLE) & 15
            if n:
                data = {**place(cell), "player": owner + 1}
                pieces.append(Piece(swimmer_id(cell, owner), "swimmer", "piece.swimmer", n, owner, data))
    return pieces


def seat_zone(s: Trias, owner: int, viewer: int, total: int) -> Zone:
    """What a player has: hand card (its back for others), reserve, points on the track and with the forecast."""
    card = s.hands[owner]
    pieces: tuple[Piece, ...] = ()
    if card != NO_CARD:
        known = owner == viewer
        sort = CARDS[card] if known else f"back{back_of(card)}"
        pieces = (Piece(f"p{owner + 1}.hand", sort, f"card.{sort}", owner=owner),)
    herds = sum(int(s.herds_on(tile, owner)) for tile in range(len(s.herds)))
    swimming = sum(piece.count for piece in swimmers(s) if piece.owner == owner)
    data = {
        "track": s.score[owner],
        "points": total,
        "reserve": s.reserve[owner],
        "herds": herds,
        "swimming": swimming,
        "lands": s.lands_of(owner),
    }
    return Zone(f"p{owner + 1}", "seat", "zone.seat", owner, pieces, data)
