"""What a player of Bios: Megafauna, second edition, can choose and what can happen, as numbers and as words."""

from __future__ import annotations

from typing import Final

from gondwana.core.act import FIRST_KIND

# phase 2
MUTATE: Final = FIRST_KIND
PROMOTE: Final = FIRST_KIND + 1
SPECIATE: Final = FIRST_KIND + 2
POPULATE: Final = FIRST_KIND + 3
NEOTENY: Final = FIRST_KIND + 4
RESIZE: Final = FIRST_KIND + 5
RESURRECT: Final = FIRST_KIND + 6
CLAIM: Final = FIRST_KIND + 7
GROW: Final = FIRST_KIND + 8
SHRINK: Final = FIRST_KIND + 9
SHED: Final = FIRST_KIND + 10
DROP: Final = FIRST_KIND + 11
DWARF: Final = FIRST_KIND + 12
HOST: Final = FIRST_KIND + 13
JOIN: Final = FIRST_KIND + 14
COUPLE: Final = FIRST_KIND + 15
TOOL: Final = FIRST_KIND + 16
PICK: Final = FIRST_KIND + 17
FREE_RESIZE: Final = FIRST_KIND + 18
METAMORPHOSE: Final = FIRST_KIND + 19
# phases 3 and 4
MOTHER: Final = FIRST_KIND + 20
LAND: Final = FIRST_KIND + 21
RECALL: Final = FIRST_KIND + 22
FLEE: Final = FIRST_KIND + 23
BURY: Final = FIRST_KIND + 24
FAVOUR: Final = FIRST_KIND + 25
# Medea
LIBERATE: Final = FIRST_KIND + 26
OUTGAS: Final = FIRST_KIND + 27
SEED: Final = FIRST_KIND + 28
DRAW: Final = FIRST_KIND + 29
HAND: Final = FIRST_KIND + 30
RAIN: Final = FIRST_KIND + 31
ERODE: Final = FIRST_KIND + 32
# before and after the game
COLOUR: Final = FIRST_KIND + 33
MACRO: Final = FIRST_KIND + 34
INHERIT: Final = FIRST_KIND + 35
CONVERT: Final = FIRST_KIND + 36
BIONT: Final = FIRST_KIND + 37
ENDOSYMBIONT: Final = FIRST_KIND + 38
HOMINID: Final = FIRST_KIND + 39
BRAINMAP: Final = FIRST_KIND + 40
# phase 2 once more
HOST_NEWBORN: Final = FIRST_KIND + 41
# phase 4 once more
ROUSE: Final = FIRST_KIND + 42
# phase 1 on other worlds
DOOM: Final = FIRST_KIND + 43
# cubes of others (B7.a)
ROB: Final = FIRST_KIND + 44
ROB_MONSTER: Final = FIRST_KIND + 45
ROB_BASAL: Final = FIRST_KIND + 46

# kind: (word, fields, paragraph; none: that of the question asked)
ACTS: Final = {
    MUTATE: ("mutate", "card species", "E1.0"),
    PROMOTE: ("promote", "face", "E2.0"),
    SPECIATE: ("speciate", "face", "E3.0"),
    POPULATE: ("populate", "species number", "E4"),
    NEOTENY: ("neoteny", "", "E5"),
    RESIZE: ("resize", "", "E6.0"),
    RESURRECT: ("resurrect", "", "E7.0"),
    CLAIM: ("claim", "", "E8.0"),
    GROW: ("grow", "species", "E6.0"),
    SHRINK: ("shrink", "species", "E6.0"),
    SHED: ("shed", "species organ", ""),
    DROP: ("drop", "card organ", ""),
    DWARF: ("dwarf", "card", ""),
    HOST: ("host", "species", "J2.0"),
    JOIN: ("join", "card place:number", "J6.d.1"),
    COUPLE: ("couple", "left:card right:card", "J6.b.1"),
    TOOL: ("tool", "toolside", "J7.0"),
    PICK: ("pick", "biome level stance", ""),
    FREE_RESIZE: ("free_resize", "", "J8.b"),
    METAMORPHOSE: ("metamorphose", "fossil", "J8.c"),
    MOTHER: ("mother", "species biome", "F1.0"),
    LAND: ("land", "biome level", ""),
    RECALL: ("recall", "species", "F2.0"),
    FLEE: ("flee", "biome level", "I1.2"),
    BURY: ("bury", "", ""),
    FAVOUR: ("favour", "species", ""),
    LIBERATE: ("liberate", "biome disc", ""),
    OUTGAS: ("outgas", "biome", ""),
    SEED: ("seed", "reservoir", "D13"),
    DRAW: ("draw", "reservoir", ""),
    HAND: ("hand", "player", "D10.b"),
    RAIN: ("rain", "biome", "K6.0"),
    ERODE: ("erode", "biome", "K6.0"),
    COLOUR: ("colour", "player", ""),
    MACRO: ("macro", "macroorganism", "C2.0"),
    INHERIT: ("inherit", "organ", "C2.f.1"),
    CONVERT: ("convert", "organ", "C2.i"),
    BIONT: ("biont", "organ", "C2.f.2"),
    ENDOSYMBIONT: ("endosymbiont", "player", "C2.k"),
    HOMINID: ("hominid", "species", "N.0"),
    BRAINMAP: ("brainmap", "number", "N.a"),
    HOST_NEWBORN: ("host_newborn", "species", "J2.0"),
    ROUSE: ("rouse", "species biome level", "I1.2"),
    DOOM: ("doom", "species", "K5.d"),
    ROB: ("rob", "victim:species card organ", "B7.a"),
    ROB_MONSTER: ("rob_monster", "victim:species card", "B7.a"),
    ROB_BASAL: ("rob_basal", "victim:species organ", "B7.a"),
}

# name: fields
EVENTS: Final = {
    # set-up
    "deal": "seat player",
    "craton": "craton number",
    "arrive": "species biome level",
    # phase 1
    "turn": "number era:number",
    "reveal": "event",
    "biosphere": "event",
    "order": "first:player*",
    "shuffle": "pile",
    "skip": "step",
    "happen": "step",
    "era": "era",
    "strip": "strip",
    "runaway": "",
    "comet": "",
    "collide": "craton struck:craton",
    "pass_by": "craton passed:craton",
    "latitude": "craton number",
    "dock": "craton",
    "rift": "craton",
    "die": "number",
    "crater": "biome",
    "liberate": "biome disc reservoir",
    "outgas": "reservoir biome disc",
    "transfer": "reservoir goal:reservoir disc",
    "move_disc": "biome goal:biome disc",
    "overflow": "reservoir",
    "flood": "biome",
    "windy": "",
    "gun": "player fired:number",
    "medea": "player",
    "rotate": "row",
    "mutagen": "limit:number",
    "metamorphose": "player",
    "radiation": "radiation",
    "disease": "species number",
    "rain": "biome",
    # tableaux
    "mutate": "species card cost:number",
    "organ": "species card organ",
    "promote": "species face",
    "speciate": "daughter:species mother:species face",
    "basal": "species organ",
    "recede": "species organ",
    "monster": "species card organ",
    "lose_organ": "species card organ",
    "lose_basal": "species organ",
    "lose_monster": "species card organ",
    "discard": "species card",
    "steal": "species victim:species organ",
    "size": "species number",
    "kiwi": "species old:species",
    "host": "species hosted:species",
    "host_freed": "species hosted:species",
    "emotion": "species emotion",
    "language": "species",
    "tool": "species toolside",
    "neoteny": "player",
    "resize": "player",
    "populate": "species number",
    "resurrect": "player",
    "extinct": "species",
    "fossil": "player fossil",
    "unfossil": "player fossil",
    "lazarus": "player",
    "refill": "card",
    "pass": "player",
    # creeples
    "born": "species biome level",
    "disperse": "species mother:biome",
    "recall": "species",
    "win": "species biome level",
    "endanger": "species biome level",
    "kill": "species biome",
    "switch": "species biome",
    "stand": "species biome level",
    "bury": "species biome",
    "flee": "species biome goal:biome",
    # scoring
    "award": "player number",
    "score": "player number",
    "hominid": "species",
    "brainmap": "player number",
    "end": "winners:player*",
    "decisive": "player",
}
