"""Bios: Megafauna, first edition, by Phil Eklund (Sierra Madre Games, 2011): dinosaurs against mammals."""

from __future__ import annotations

from collections.abc import Mapping

from gondwana.games.bios1 import acts, situation, view
from gondwana.games.bios1.dna import LETTERS
from gondwana.games.bios1.draw import draw
from gondwana.games.bios1.frames import cards, cull, expand, origins, scoring, setup, sizes, turn, tusker
from gondwana.games.bios1.tables import (
    COLOURS,
    EVENTS,
    HABITATS,
    INSTINCTS,
    LATITUDES,
    NICHES,
    SHAPES,
    Tables,
)
from gondwana.games.bios1.why import ADVICE
from gondwana.kit.errors import DataError
from gondwana.kit.game import Game
from gondwana.kit.tables import Box, check_cells

SIZES = (1, 6)
CONTENTS = {"mutations": 66, "genotypes": 26, "heritage": 10, "board": HABITATS}
ERA_TILES = {"mesozoic": 53, "cenozoic": 51}


def load(box: Box, settings: Mapping[str, int]) -> Tables:
    """The tables of a pack, checked against the contents of the box (2.1.1, 2.3a, 6.0)."""
    events: dict[str, tuple[int, int]] = {"level": (0, 7), "step": (-1, 1)}
    words = {"event": EVENTS, "latitudes": LATITUDES}
    check_cells(box, "mutations", {"low": SIZES, "high": SIZES, **events}, {"instinct": INSTINCTS, **words})
    sides = dict.fromkeys(("dino_low", "dino_high", "mammal_low", "mammal_high"), SIZES)
    check_cells(box, "genotypes", {**sides, **events}, {"dino_shape": SHAPES[0], "mammal_shape": SHAPES[1], **words})
    check_cells(box, "heritage", {"tile": (1, 5), "low": SIZES, "high": SIZES}, {})
    flags = dict.fromkeys(("glacier", "flood", "fern"), (0, 1))
    tile = {"era": ["mesozoic", "cenozoic", "homeland"], "latitude": LATITUDES}
    check_cells(
        box,
        "biomes",
        {"climax": (1, 99), "step": (-1, 1), **flags},
        {**tile, "terrain": ["land", "sea", "orogeny"], "niche": NICHES, "colour": COLOURS},
    )
    check_cells(
        box,
        "immigrants",
        {"size": (0, 6), "teeth": (1, 6)},
        {**tile, "terrain": ["land", "sea", "amphibious"], "diet": ["herbivore", "predator"]},
    )
    check_cells(box, "board", {"climax": (1, 99)}, {"latitude": LATITUDES, "homeland": COLOURS})
    for sheet, columns in (
        ("mutations", ["dna"]),
        ("genotypes", ["dino_dna", "mammal_dna"]),
        ("heritage", ["dna"]),
        ("biomes", ["needs", "roots"]),
        ("immigrants", ["dna"]),
    ):
        for line, row in enumerate(box[sheet], 2):
            for column in columns:
                if any(letter not in LETTERS for letter in row[column]):
                    raise DataError(f"{sheet}.csv, line {line}: {column} {row[column]!r} is no DNA ({LETTERS})")
    check_contents(box)
    return Tables(box)


def check_contents(box: Box) -> None:
    """So many cards and tiles of each kind are in the box; the homelands are one per colour (2.1.1, 2.4f.1)."""
    for sheet, number in CONTENTS.items():
        if len(box[sheet]) != number:
            raise DataError(f"{sheet}.csv: the box has {number} of them, here are {len(box[sheet])}")
    for era, number in ERA_TILES.items():
        found = sum(row["era"] == era for sheet in ("biomes", "immigrants") for row in box[sheet])
        if found != number:
            raise DataError(f"the box has {number} {era} tiles, here are {found}")
    for sheet in ("biomes", "board"):
        column = "colour" if sheet == "biomes" else "homeland"
        if sorted(row[column] for row in box[sheet] if row[column]) != sorted(COLOURS):
            raise DataError(f"{sheet}.csv: each colour has one homeland")
    places = [(int(row["row"]), int(row["column"])) for row in box["board"]]
    if places != [(row, column) for row in range(4) for column in range(6)] + [(4, 2), (4, 3)]:
        raise DataError("board.csv: the rows are four of six habitats from north to south, then two below the middle")


GAME = Game(
    __name__,
    load=load,
    make=setup.new_game,
    acts=acts.ACTS,
    events=acts.EVENTS,
    frames=[
        setup.SetUp,
        setup.Round,
        turn.Turn,
        tusker.Tusker,
        cards.Play,
        cards.Replace,
        cards.Revive,
        cards.Appear,
        cards.Refill,
        sizes.Adjust,
        sizes.Adapt,
        expand.InheritTrack,
        expand.InheritDiet,
        expand.FirstPlace,
        cull.Cull,
        cull.Spare,
        cull.Favour,
        cull.Flee,
        scoring.EndTurn,
        origins.ChooseHominids,
        origins.Hominid,
        origins.Learn,
    ],
    words=view.words,
    scene=view.scene,
    touch=view.touch,
    draw=draw,
    read=situation.read,
    write=situation.write,
    advice=ADVICE,
)
