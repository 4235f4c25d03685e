"""What a player of Bios: Megafauna can choose and what can happen: numbers for the engine, words for everybody else."""

from __future__ import annotations

from typing import Final

from gondwana.core.act import FIRST_KIND

BUY: Final = FIRST_KIND
BUY_UPPER: Final = FIRST_KIND + 1
GROW: Final = FIRST_KIND + 2
SHRINK: Final = FIRST_KIND + 3
CULTURE: Final = FIRST_KIND + 4
EXPAND: Final = FIRST_KIND + 5
FOUND: Final = FIRST_KIND + 6
RAISE: Final = FIRST_KIND + 7
LOWER: Final = FIRST_KIND + 8
DRIFT: Final = FIRST_KIND + 9
MUTATE: Final = FIRST_KIND + 10
SPECIATE: Final = FIRST_KIND + 11
KEEP_FOSSIL: Final = FIRST_KIND + 12
RESURRECT: Final = FIRST_KIND + 13
DISCARD: Final = FIRST_KIND + 14
REPLACE: Final = FIRST_KIND + 15
TAKE: Final = FIRST_KIND + 16
INHERIT: Final = FIRST_KIND + 17
PLACE: Final = FIRST_KIND + 18
SIZE: Final = FIRST_KIND + 19
SPARE: Final = FIRST_KIND + 20
MOVE: Final = FIRST_KIND + 21
HOMINID: Final = FIRST_KIND + 22
LEARN: Final = FIRST_KIND + 23

# kind: (word, fields, paragraph; none: that of the question asked)
ACTS: Final = {
    BUY: ("buy", "number", "5.0"),
    BUY_UPPER: ("buy_upper", "number", "3.8.1"),
    GROW: ("grow", "species", "8.0"),
    SHRINK: ("shrink", "species", "8.0"),
    CULTURE: ("culture", "species culture", "9.0"),
    EXPAND: ("expand", "species habitat space", "10.0"),
    FOUND: ("found", "species parent:species", "10.2.1"),
    RAISE: ("raise", "species letter", "4.2e.1"),
    LOWER: ("lower", "species letter", "4.2e.1"),
    DRIFT: ("drift", "victim:player", "4.2f"),
    MUTATE: ("mutate", "species", "7.1"),
    SPECIATE: ("speciate", "parent:species", "7.4.1"),
    KEEP_FOSSIL: ("fossil", "", "7.5"),
    RESURRECT: ("resurrect", "species", "16.3a.1"),
    DISCARD: ("discard", "", "5.0c.2"),
    REPLACE: ("replace", "habitat space", "7.4b.1"),
    TAKE: ("take", "letter number", "10.3b"),
    INHERIT: ("inherit", "heritage", "10.3c.1"),
    PLACE: ("place", "habitat space", ""),
    SIZE: ("size", "number", "16.3a.2"),
    SPARE: ("spare", "species", ""),
    MOVE: ("move", "space", ""),
    HOMINID: ("hominid", "species", "18.2"),
    LEARN: ("learn", "instinct", "18.2a"),
}

# name: fields
EVENTS: Final = {
    "setup": "tile habitat",
    "unused": "tile",
    "buy": "player card number",
    "enrich": "player number",
    "mutate": "species card",
    "discard": "player card",
    "shed": "species card",
    "unlearn": "species heritage",
    "fossil": "player card",
    "speciate": "species parent:species card",
    "track": "species letter number",
    "resize": "species number",
    "culture": "species culture",
    "expand": "species habitat space",
    "found": "species parent:species",
    "inherit": "species heritage",
    "drift": "player victim:player",
    "resurrect": "species number",
    "pass": "player",
    "draw": "card",
    "refill": "card",
    "lay": "tile habitat",
    "bury": "tile habitat",
    "flip": "tile habitat",
    "unflip": "level",
    "arrive": "animal habitat space",
    "stray": "tile",
    "climate": "level",
    "catastrophe": "card number",
    "milankovich": "latitude",
    "erosion": "",
    "atlantic": "",
    "cenozoic": "",
    "lose": "animal habitat space",
    "move": "animal habitat space",
    "die": "animal habitat",
    "extinct": "species",
    "scoring": "number",
    "award": "player number",
    "hominid": "species",
    "learn": "player instinct",
    "end": "winners:player*",
}
