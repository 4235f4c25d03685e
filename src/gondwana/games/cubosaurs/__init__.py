"""Cubosaurs, by Fabien Tanguy (Catch Up Games, 2022): a collection of dinosaurs, each kind with moods of its own."""

from __future__ import annotations

from collections.abc import Mapping

from gondwana.games.cubosaurs import acts, situation, view
from gondwana.games.cubosaurs.draw import draw
from gondwana.games.cubosaurs.frames import hand, rounds, tiles, turn
from gondwana.games.cubosaurs.tables import EFFECTS, TYPES, Tables
from gondwana.kit.errors import DataError
from gondwana.kit.game import Game
from gondwana.kit.tables import Box, check_cells

POINTS = (-20, 20)


def load(box: Box, settings: Mapping[str, int]) -> Tables:
    """The tables of a pack, checked against the contents of the box (C2.1, C2.2, C5.7, C8.1, C8.4)."""
    kinds = {"id": TYPES, "kind": ["dinosaur", "raptor", "egg"]}
    check_cells(box, "types", dict.fromkeys(("one", "two", "three", "four"), POINTS), kinds)
    check_cells(
        box,
        "cards",
        {"copies": (1, 7), "dna": (0, 1), "gain": (0, 20), "loss": (0, 20)},
        {"type": TYPES, "target": TYPES},
    )
    check_cells(box, "tiles", {"cost": (0, 40), "interaction": (0, 1)}, {"effect": EFFECTS, "when": ["now", "end"]})
    if [row["id"] for row in box["types"]] != TYPES:
        raise DataError(f"types.csv: the rows are {', '.join(TYPES)}, in this order")
    for type_ in TYPES:
        number = sum(int(row["copies"]) for row in box["cards"] if row["type"] == type_)
        wanted = 6 if type_ == "egg" else 7
        if number != wanted:
            raise DataError(f"cards.csv: the box has {wanted} cards of type {type_}, here are {number}")
    targets = sorted(" ".join(sorted(row["target"].split())) for row in box["cards"] if row["type"] == "egg")
    if targets != sorted(["black grey", *TYPES[:5]]):
        raise DataError("cards.csv: there is one egg for each dinosaur, and one for both colours of raptors")
    if sorted(row["effect"] for row in box["tiles"]) != sorted(EFFECTS):
        raise DataError("tiles.csv: each effect is on one tile")
    for line, row in enumerate(box["tiles"], 2):
        if (row["when"] == "end") != row["effect"].startswith("points_"):
            raise DataError(f"tiles.csv, line {line}: effect {row['effect']!r} and when {row['when']!r} do not agree")
    return Tables(box["types"], box["cards"], box["tiles"], settings["advanced"] != 0)


GAME = Game(
    __name__,
    load=load,
    make=rounds.new_game,
    acts=acts.ACTS,
    events=acts.EVENTS,
    frames=[
        rounds.StartRound,
        rounds.EndRound,
        turn.Turn,
        turn.Decide,
        hand.AddAny,
        hand.Pay,
        hand.TakeToken,
        tiles.DestroyOwn,
        tiles.DestroyOther,
        tiles.Steal,
        tiles.Give,
        tiles.GiveTo,
        tiles.Swap,
        tiles.SwapFor,
    ],
    words=view.words,
    scene=view.scene,
    touch=view.touch,
    draw=draw,
    read=situation.read,
    write=situation.write,
)
