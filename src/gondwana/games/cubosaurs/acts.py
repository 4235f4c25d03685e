"""What a player of Cubosaurs can choose and what can happen: numbers for the engine, words for everybody else."""

from __future__ import annotations

from typing import Final

from gondwana.core.act import FIRST_KIND

KEEP: Final = FIRST_KIND
ADD: Final = FIRST_KIND + 1
BUY: Final = FIRST_KIND + 2
DESTROY: Final = FIRST_KIND + 3
TAKE: Final = FIRST_KIND + 4
GIVE: Final = FIRST_KIND + 5
TO: Final = FIRST_KIND + 6
TOKEN: Final = FIRST_KIND + 7

# kind: (word, fields, paragraph; none: that of the question asked)
ACTS: Final = {
    KEEP: ("keep", "", "C4.4"),
    ADD: ("add", "card", "C4.5"),
    BUY: ("buy", "tile", "C10.1"),
    DESTROY: ("destroy", "seat card", ""),
    TAKE: ("take", "seat card", ""),
    GIVE: ("give", "card", ""),
    TO: ("to", "seat", ""),
    TOKEN: ("token", "seat", ""),
}

# name: fields; those after the bar are known only to the seats that see the event
EVENTS: Final = {
    "round": "number seat",
    "offer": "tile",
    "deal": "seat cards:card*",
    "draw": "seat | card",
    "learn": "seat | card",
    "keep": "seat cards:card*",
    "refuse": "seat card next:seat",
    "pass": "seat next:seat",
    "token": "seat",
    "take_token": "seat victim:seat",
    "buy": "seat tile number",
    "destroy": "seat victim:seat card",
    "steal": "seat victim:seat card",
    "give": "seat card receiver:seat",
    "swap": "seat card victim:seat given:card",
    "score": "points:number*",
    "end": "winners:seat*",
}
