"""Trias, by Ralf Lehmkuhl (Gecko Games, 2002): herds on a continent that drifts apart under their feet."""

from __future__ import annotations

from collections.abc import Mapping

from gondwana.games.trias import acts, situation, view
from gondwana.games.trias.draw import draw
from gondwana.games.trias.frames import actions, drift, setup, turn
from gondwana.games.trias.tables import CARDS, TILES, Tables
from gondwana.kit.errors import DataError
from gondwana.kit.game import Game
from gondwana.kit.tables import Box, check_cells

BOX = {"tiles": ([9, 15, 12, 1, 2], [5, 7, 6, 1, 0]), "cards": ([7, 13, 10, 2, 3, 3, 1], [5, 6, 5, 1, 2, 1, 1])}


def load(box: Box, settings: Mapping[str, int]) -> Tables:
    """The tables of a pack, checked against the contents of the box (T1.1, T1.2, T13.2, T13.3)."""
    for sheet, ids in (("tiles", TILES), ("cards", CARDS)):
        numbers = {"copies": (0, 20), "copies_two": (0, 20)}
        check_cells(box, sheet, {**numbers, "capacity": (0, 4)} if sheet == "tiles" else numbers, {})
        if [row["id"] for row in box[sheet]] != ids:
            raise DataError(f"{sheet}.csv: the rows are {', '.join(ids)}, in this order")
        for column, wanted in zip(("copies", "copies_two"), BOX[sheet], strict=True):
            if [int(row[column]) for row in box[sheet]] != wanted:
                raise DataError(f"{sheet}.csv: {column} is {', '.join(map(str, wanted))} in the box")
    return Tables(box["tiles"], box["cards"])


GAME = Game(
    __name__,
    load=load,
    make=setup.new_game,
    acts=acts.ACTS,
    events=acts.EVENTS,
    frames=[
        setup.SetUp,
        setup.Place,
        turn.Turn,
        drift.PlayCard,
        drift.Take,
        drift.Put,
        actions.Actions,
        actions.Rescue,
        turn.Swimmers,
        turn.NewCard,
    ],
    words=view.words,
    scene=view.scene,
    touch=view.touch,
    draw=draw,
    read=situation.read,
    write=situation.write,
)
