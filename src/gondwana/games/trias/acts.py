"""What a player of Trias can choose and what can happen: numbers for the engine, words for everybody else."""

from __future__ import annotations

from typing import Final

from gondwana.core.act import FIRST_KIND

PLACE: Final = FIRST_KIND
PLAY: Final = FIRST_KIND + 1
DRAW: Final = FIRST_KIND + 2
TAKE: Final = FIRST_KIND + 3
PUT: Final = FIRST_KIND + 4
MOVE: Final = FIRST_KIND + 5
MOVE_BRED: Final = FIRST_KIND + 6
BREED: Final = FIRST_KIND + 7
RESCUE: Final = FIRST_KIND + 8

# kind: (word, fields, paragraph; none: that of the question asked). Tiles, shores and swimmers go by their place `q,r`.
ACTS: Final = {
    PLACE: ("place", "tile", "T2.8"),
    PLAY: ("play", "card", "T4.1"),
    DRAW: ("draw", "", "T4.1"),
    TAKE: ("take", "tile", "T4.3"),
    PUT: ("put", "shore", "T4.7"),
    MOVE: ("move", "origin:tile tile", "T5.5"),
    MOVE_BRED: ("move_bred", "origin:tile tile", "T5.9"),
    BREED: ("breed", "tile", "T5.9"),
    RESCUE: ("rescue", "swimmers tile", "T5.7"),
}

# name: fields; those after the bar are known only to the seats that see the event
EVENTS: Final = {
    "start": "seat",
    "hand": "seat | card",
    "place": "seat cell",
    "play": "seat card",
    "turn_up": "seat card",
    "no_drift": "seat",
    "drift": "seat terrain origin:cell cell",
    "swim": "owner:seat number cell",
    "rise": "owner:seat number cell",
    "new_land": "size:number",
    "points": "seat number",
    "move": "seat origin:cell cell",
    "rescue": "seat origin:cell cell",
    "breed": "seat cell",
    "lost": "seat number",
    "surplus": "seat number cell",
    "draw": "seat | card",
    "meteorite": "seat first:seat",
    "land": "size:number points:number*",
    "end": "winners:seat*",
}
