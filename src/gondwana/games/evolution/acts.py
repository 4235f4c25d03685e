"""What a player of Evolution can choose and what can happen: numbers for the engine, words for everybody else."""

from __future__ import annotations

from typing import Final

from gondwana.core.act import FIRST_KIND

ANIMAL: Final = FIRST_KIND
TRAIT: Final = FIRST_KIND + 1
PAIR: Final = FIRST_KIND + 2
TAKE: Final = FIRST_KIND + 3
ATTACK: Final = FIRST_KIND + 4
BURN: Final = FIRST_KIND + 5
SPECIALIZE: Final = FIRST_KIND + 6
SHED: Final = FIRST_KIND + 7
SHED_PAIR: Final = FIRST_KIND + 8
WEAR: Final = FIRST_KIND + 9
ROB: Final = FIRST_KIND + 10
HIBERNATE: Final = FIRST_KIND + 11
GRAZE: Final = FIRST_KIND + 12
RUN: Final = FIRST_KIND + 13
DROP: Final = FIRST_KIND + 14
DROP_PAIR: Final = FIRST_KIND + 15
MIMIC: Final = FIRST_KIND + 16
HIDE: Final = FIRST_KIND + 17
INK: Final = FIRST_KIND + 18
REVEAL: Final = FIRST_KIND + 19
IGNORE: Final = FIRST_KIND + 20
POUNCE: Final = FIRST_KIND + 21
SHARE: Final = FIRST_KIND + 22
SCAVENGE: Final = FIRST_KIND + 23

# kind: (word, fields, paragraph; none: that of the question asked)
ACTS: Final = {
    ANIMAL: ("animal", "card", "E4.2"),
    TRAIT: ("trait", "side animal", "E4.3"),
    PAIR: ("pair", "side animal partner:animal", "E4.5"),
    TAKE: ("take", "animal", "E6.1"),
    ATTACK: ("attack", "hunter:animal prey:animal", "E10.1"),
    BURN: ("burn", "animal number", "E11.4"),
    SPECIALIZE: ("specialize", "animal", "EX.4a"),
    SHED: ("shed", "animal trait", "EX.6a"),
    SHED_PAIR: ("shed_pair", "animal trait partner:animal", "EX.6a"),
    WEAR: ("wear", "animal", "EX.1d"),
    ROB: ("rob", "pirate:animal victim:animal", "EB.7"),
    HIBERNATE: ("hibernate", "animal", "EB.8"),
    GRAZE: ("graze", "animal", "EB.13"),
    RUN: ("run", "", "EB.4"),
    DROP: ("drop", "trait", "EB.5"),
    DROP_PAIR: ("drop_pair", "trait partner:animal", "EB.5"),
    MIMIC: ("mimic", "animal", "EB.6"),
    HIDE: ("hide", "", "EX.1a"),
    INK: ("ink", "", "EX.7a"),
    REVEAL: ("reveal", "animal", "EX.3b"),
    IGNORE: ("ignore", "trait", "EX.2a"),
    POUNCE: ("ambush", "hunter:animal", "EX.9a"),
    SHARE: ("share", "trait giver:animal receiver:animal", "E12.4"),
    SCAVENGE: ("scavenge", "animal", "EB.12"),
}

# name: fields; those after the bar are known only to the seats that see the event
EVENTS: Final = {
    "begin": "seat number",
    "turn": "number seat",
    "last": "",
    "deal": "seat number | cards:card*",
    "animal": "seat animal | card",
    "trait": "seat side animal",
    "pair": "seat side animal partner:animal",
    "pass": "seat",
    "base": "number dice:number*",
    "take": "animal",
    "gain": "animal number",
    "spoil": "number",
    "decline": "seat",
    "attack": "hunter:animal prey:animal",
    "ambush": "hunter:animal prey:animal",
    "counter": "hunter:animal prey:animal",
    "ignore": "hunter:animal trait prey:animal",
    "escape": "animal number",
    "caught": "animal number",
    "drop": "animal trait",
    "drop_pair": "animal trait partner:animal",
    "mimic": "animal target:animal",
    "hide": "animal",
    "ink": "animal",
    "reveal": "animal",
    "fail": "hunter:animal prey:animal",
    "eat": "hunter:animal prey:animal",
    "poison": "hunter:animal",
    "scavenge": "animal",
    "share": "trait giver:animal receiver:animal",
    "rob": "pirate:animal victim:animal",
    "hibernate": "animal",
    "wake": "animals:animal*",
    "graze": "animal",
    "burn": "animal number",
    "specialize": "animal",
    "shed": "animal trait",
    "shed_pair": "animal trait partner:animal",
    "wear": "animal",
    "birth": "parent:animal animal | card",
    "extinct": "animals:animal*",
    "lot": "seat number",
    "end": "winners:seat*",
}
