"""What every pack must have: the contents of the box, words that are known, numbers in their range (B1 to B5)."""

from __future__ import annotations

from gondwana.games.bios2.organs import ORGANS
from gondwana.games.bios2.tables import (
    CARDS,
    COLOURS,
    COMET,
    DECKS,
    DIRECTIONS,
    DISCS,
    EMOTIONS,
    ET_CARDS,
    ICONS,
    KINDS,
    NEEDS,
    OFFSHORES,
    PLACES,
    PLANETS,
    RADIATIONS,
    SHAPES,
    STRIPS,
    TERRAINS,
)
from gondwana.kit.errors import DataError
from gondwana.kit.tables import Box, check_cells

CONTENTS = {
    "mutations": CARDS,
    "events": 51,
    "cratons": 8,
    "strips": len(STRIPS),
    "oxygen": 19,
    "clouds": 13,
    "atmosphere": 13,
    "biomes": len(TERRAINS),
    "plants": 4,
    "tools": 8,
    "archetypes": 4,
    "display": 5,
}
FLAG = (0, 1)
SIZES = (1, 6)
DECK_SIZES = {"et": ET_CARDS, "too_hot": 12, "goldilocks": 12, "too_cold": 12}
CUBES = [f"{colour}{n}" for colour in ORGANS for n in (1, 2, 3)]
HOLDS = {
    "oxygen": ["green"],
    "clouds": ["white"],
    "atmosphere": ["black", "white"],
    "continent": ["black", "white", "green"],
    "offshore": ["black", "green"],
}
"""Which discs can be where (C1.k, D10.f, D10.g)."""


def check_box(box: Box) -> None:
    """All sheets of a pack."""
    for sheet, number in CONTENTS.items():
        if len(box[sheet]) != number:
            raise DataError(f"{sheet}.csv: the box has {number} of them, here are {len(box[sheet])}")
    check_mutations(box)
    check_events(box)
    check_world(box)


def check_mutations(box: Box) -> None:
    """Cards with two promoted sides (E1.c, E2.b.1), archetypes and tools."""
    numbers = {"number": (1, CARDS), "monster_plant": FLAG}
    words = {"colour": ORGANS[:4], "organs": CUBES}
    for side in ("a", "b"):
        numbers[f"{side}_size"] = SIZES
        for icon in ("mutualism", "venom", "fossil"):
            numbers[f"{side}_{icon}"] = FLAG
        words[f"{side}_organs"] = CUBES
        words[f"{side}_monster"] = ORGANS[:4]
        words[f"{side}_shape"] = SHAPES[1:]
        words[f"{side}_recession"] = ORGANS
        words[f"{side}_haustorium"] = ["0", "5"]
        words[f"{side}_left"] = EMOTIONS
        words[f"{side}_right"] = EMOTIONS
    check_cells(box, "mutations", numbers, words)
    if sorted(int(row["number"]) for row in box["mutations"]) != list(range(1, CARDS + 1)):
        raise DataError("mutations.csv: the cards are numbered from 1 to 92")
    for line, row in enumerate(box["mutations"], 2):
        if not row["organs"]:
            raise DataError(f"mutations.csv, line {line}: an unpromoted card has an organ")
    archetypes = {"skeleton": (1, 4), "size": SIZES, "max_size": SIZES, "fossil": FLAG}
    check_cells(box, "archetypes", archetypes, {"colour": COLOURS, "marine": ["swimmer"]})
    if [row["colour"] for row in box["archetypes"]] != COLOURS:
        raise DataError(f"archetypes.csv: the order is {', '.join(COLOURS)}")
    check_cells(box, "tools", {"tool": (1, 4), "bell": FLAG, "fossil": FLAG}, {"prey": SHAPES})
    if [row["tool"] for row in box["tools"]] != ["1", "1", "2", "2", "3", "3", "4", "4"]:
        raise DataError("tools.csv: four tools with two sides each, in order")
    check_cells(box, "display", {"cost": (0, 99)}, {})


def check_events(box: Box) -> None:
    """Event cards by decks (A1.c.1) with their steps in the order of rows (A1.e)."""
    check_cells(box, "events", {"number": (1, 51), "stable": FLAG}, {"deck": DECKS, "order": COLOURS, "craton": ICONS})
    for deck, number in DECK_SIZES.items():
        if sum(row["deck"] == deck for row in box["events"]) != number:
            raise DataError(f"events.csv: the deck {deck} has {number} cards")
    if [row["id"] for row in box["events"] if row["id"] == COMET and row["deck"] == "et"] != [COMET]:
        raise DataError(f"events.csv: {COMET} is one of the ET cards")
    for line, row in enumerate(box["events"], 2):
        order = row["order"].split()
        if len(set(order)) != len(order) or len(order) != (3 if row["deck"] == "et" else 0):
            raise DataError(f"events.csv, line {line}: ET cards name three colours, others none")
    check_cells(
        box,
        "steps",
        {"row": (1, 9), "steps": (0, 2), "gun": FLAG, "rain_shadow": FLAG, "cloud_choice": FLAG},
        {
            "event": [row["id"] for row in box["events"]],
            "kind": KINDS,
            "direction": ["north", "south", *DIRECTIONS],
            "latitudes": [str(n) for n in range(1, 7)],
            "radiation": RADIATIONS,
            "start": PLACES,
            "goal": PLACES,
            "disc": DISCS,
            "needs": NEEDS,
        },
    )
    for line, row in enumerate(box["steps"], 2):
        where = f"steps.csv, line {line}"
        if row["kind"] == "reservoir" and not (row["start"] and row["goal"] and row["disc"]):
            raise DataError(f"{where}: a reservoir event has start, goal and disc")
        for place in (row["start"], row["goal"]):
            if place and row["disc"] not in HOLDS[place]:
                raise DataError(f"{where}: no {row['disc'] or 'such'} disc lies in {place}")
        if row["kind"] == "climax" and not row["latitudes"]:
            raise DataError(f"{where}: a climax names its latitudes")
        if row["kind"] == "collision" and row["direction"] not in ("east", "west"):
            raise DataError(f"{where}: a collision goes east or west")
        if row["kind"] == "drift_latitude" and (row["direction"] not in ("north", "south") or row["steps"] == "0"):
            raise DataError(f"{where}: a latitude drift goes north or south by one or two")
        if row["kind"] == "radiation" and not row["radiation"]:
            raise DataError(f"{where}: a radiation is metabolic or darwinian")


def check_world(box: Box) -> None:
    """Tiles (B2), strips (D5.a.2), reservoirs (GL.Reservoir) and the movement table (F2.t.1)."""
    check_cells(
        box,
        "cratons",
        {"home_hex": (0, 6)},
        {
            "planet": PLANETS,
            "icon": ICONS,
            "home": COLOURS,
            "terrain": TERRAINS,
            "centre": DISCS,
            "north": DISCS,
            "middle": DISCS,
            "south": DISCS,
            "permanent": OFFSHORES,
        },
    )
    for line, row in enumerate(box["cratons"], 2):
        if len(row["terrain"].split()) != 7:
            raise DataError(f"cratons.csv, line {line}: a tile has seven hexes")
    earth = [row for row in box["cratons"] if row["planet"] == "earth"]
    if sorted(row["home"] for row in earth) != sorted(COLOURS) or [row["icon"] for row in earth] != ICONS:
        raise DataError("cratons.csv: each colour is at home on one of the four tiles of the Earth")
    winds = {f"wind{latitude}": DIRECTIONS for latitude in (1, 3, 4, 6)}
    check_cells(box, "strips", {}, {"deck": DECKS[1:], "dice": ["green", "white"], **winds})
    if [row["id"] for row in box["strips"]] != STRIPS or any(len(row["dice"].split()) != 8 for row in box["strips"]):
        raise DataError(f"strips.csv: {', '.join(STRIPS)}, each with eight dice")
    flags = dict.fromkeys(("microbes", "fire", "pal"), FLAG)
    check_cells(box, "oxygen", {"discs": (0, 18), "percent": (0, 99), "actions": (1, 4), "heart": (0, 99), **flags}, {})
    flags = dict.fromkeys(("rain", "overcast", "pal"), FLAG)
    check_cells(box, "clouds", {"discs": (0, 12), "albedo": (0, 100), "heart": (0, 99), **flags}, {})
    numbers = {"discs": (0, 12), "actions": (1, 4), "runaway": FLAG, "pal": FLAG}
    check_cells(box, "atmosphere", numbers, {"strip": STRIPS})
    for sheet in ("oxygen", "clouds", "atmosphere"):
        if [int(row["discs"]) for row in box[sheet]] != list(range(len(box[sheet]))):
            raise DataError(f"{sheet}.csv: one row for each number of discs, from none")
    columns = {f"cost_{shape}": (0, 9) for shape in SHAPES} | {f"live_{shape}": FLAG for shape in SHAPES}
    check_cells(box, "biomes", columns, {"roadrunner": ORGANS})
    if sorted(row["id"] for row in box["biomes"]) != sorted(TERRAINS):
        raise DataError(f"biomes.csv: the rows are {', '.join(TERRAINS)}")
    check_cells(
        box,
        "plants",
        {"near": (0, 6), "far": (0, 6)},
        {"shape": SHAPES, "habitat": ["land", "water"], "roadrunner": ORGANS},
    )
