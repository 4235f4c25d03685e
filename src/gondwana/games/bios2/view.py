"""Bios: Megafauna, second edition, as a seat sees it: everything but the order of decks is open."""

from __future__ import annotations

from gondwana.core.act import first, kind, second, third
from gondwana.core.state import OVER, State
from gondwana.games.bios2 import acts as a
from gondwana.games.bios2.frames.origins import hominids, link
from gondwana.games.bios2.map import BIOMES, TAB
from gondwana.games.bios2.organs import ORGANS
from gondwana.games.bios2.scene_species import (
    display_zone,
    hand_zone,
    medea_zone,
    newborn_zone,
    species_zone,
    tool_zone,
)
from gondwana.games.bios2.scene_world import ERAS, event_zones, hex_zone, reservoir_zones, strip_zone, tab_zone
from gondwana.games.bios2.state import ENDINGS, LEVELS, STANCES, Bios2
from gondwana.games.bios2.tables import (
    COLOURS,
    DISCS,
    EMOTIONS,
    GREEN,
    GREEN_PLAYER,
    NONE,
    PLACES,
    PLANETS,
    RADIATIONS,
    ROWS,
    SHAPES,
    SPECIES_WORDS,
    STRIPS,
)
from gondwana.kit.scene import Piece, Scene, Zone

PHASES = ["none", "events", "actions", "mothers", "burial"]
MACROORGANISMS = [
    "moss",
    "fungus",
    "dickinsonia",
    "alga",
    "snail",
    "earthworm",
    "brachiopod",
    "flatworm",
    "eurypterid",
    "insect",
    "trilobite",
    "arrow_worm",
    "amphibian",
    "starfish",
    "velvet_worm",
    "opabinia",
    "nothing",
]


def words(s: State, sort: str) -> list[str]:
    """What things are called."""
    assert isinstance(s, Bios2)
    t = s.t
    fixed = {
        "player": COLOURS,
        "species": SPECIES_WORDS,
        "shape": SHAPES,
        "card": t.cards,
        "face": t.faces,
        "organ": ORGANS,
        "emotion": EMOTIONS,
        "biome": t.biomes,
        "craton": t.cratons,
        "level": LEVELS,
        "stance": STANCES,
        "disc": DISCS,
        "reservoir": PLACES,
        "event": t.events,
        "step": t.steps,
        "strip": STRIPS,
        "row": ROWS,
        "pile": ROWS,
        "era": ERAS,
        "radiation": RADIATIONS,
        "toolside": t.tools,
        "fossil": [*t.cards, *t.faces[184:], *(f"tool{n}" for n in range(4)), "token", "genesis"],
        "macroorganism": MACROORGANISMS,
    }
    return fixed[sort]


# -- what a choice is about ------------------------------------------------------------------------------------------


def touch(s: Bios2, act: int) -> list[str]:
    """The things on the table that a choice is about, in the order they are clicked."""
    what, x, y = kind(act), int(first(act)), int(second(act))
    if what == a.MUTATE:
        return [f"card.{s.t.cards[x]}", SPECIES_WORDS[y]]
    if what in (a.PROMOTE, a.SPECIATE):
        return [f"card.{s.t.cards[x >> 1]}", f"face.{s.t.faces[x]}"]
    if what in (a.POPULATE, a.HOST):
        return [f"{SPECIES_WORDS[x]}.unborn"]
    if what in (a.RECALL, a.HOST_NEWBORN):
        return [f"{SPECIES_WORDS[x]}.newborn"]
    if what in (a.GROW, a.SHRINK, a.FAVOUR, a.DOOM, a.HOMINID):
        return [SPECIES_WORDS[x]]
    if what in (a.SHED, a.ROB_BASAL):
        return [f"{SPECIES_WORDS[x]}.{ORGANS[y]}"]
    if what in (a.ROB, a.ROB_MONSTER):
        return [f"card.{s.t.cards[y]}"]
    if what in (a.DROP, a.DWARF, a.JOIN):
        return [f"card.{s.t.cards[x]}"]
    if what == a.COUPLE:
        return [f"card.{s.t.cards[x]}", f"card.{s.t.cards[y]}"]
    if what == a.TOOL:
        return [f"toolside.{s.t.tools[x]}"]
    if what == a.CLAIM:
        return ["medea"]
    if what == a.METAMORPHOSE:
        return [f"{COLOURS[c]}.fossil.{s.record[c].index(x)}" for c in s.colour_of if x in s.record[c]][:1]
    if what in (a.SEED, a.DRAW):
        return [PLACES[x]]
    if what == a.HAND:
        return [f"{COLOURS[x]}.hand"]
    return touch_board(s, act)


def touch_board(s: Bios2, act: int) -> list[str]:
    """The places, creeples and discs of a choice."""
    what, x, y, z = kind(act), int(first(act)), int(second(act)), int(third(act))
    if what == a.MOTHER:
        return [f"{SPECIES_WORDS[x]}.newborn", creeple_id(s, x, y)]
    if what == a.ROUSE:
        return [lying_id(s, x, y, z)]
    if what == a.PICK:
        return [f"{s.t.biomes[x]}.{LEVELS[y]}.0" if z == 0 else lying_id(s, subject(s), x, y)]
    if what in (a.LAND, a.FLEE):
        return [f"{s.t.biomes[x]}.{LEVELS[y]}"]
    if what in (a.OUTGAS, a.RAIN, a.ERODE):
        return [s.t.biomes[x]]
    if what == a.LIBERATE:
        return [f"{s.t.biomes[x]}.disc" if x < TAB else f"{s.t.biomes[x]}.{'green' if y == GREEN else 'black'}"]
    return []


def subject(s: Bios2) -> int:
    """The species whose creeples are picked now (D9.1, E3.d.1)."""
    frame = s.stack[-1]
    found = getattr(frame, "mother", None)
    return int(frame.values()[0] if found is None else found)


def creeple_id(s: Bios2, sp: int, biome: int) -> str:
    """The creeple of a species in a biome, upright or not."""
    for level in range(3):
        if s.upright[level * BIOMES + biome] == sp:
            return f"{s.t.biomes[biome]}.{LEVELS[level]}.0"
    return lying_id(s, sp, biome, NONE)


def lying_id(s: Bios2, sp: int, biome: int, level: int) -> str:
    """An endangered creeple of a species in a biome, of that level if it is given."""
    lying = [s.lying[i] for i in s.lying_in(biome)]
    found = [n for n, e in enumerate(lying) if e & 63 == sp and level in (NONE, e >> 6 & 3)]
    return f"{s.t.biomes[biome]}.lying.{found[0]}"


# -- the table -------------------------------------------------------------------------------------------------------


def scene(s: Bios2, seat: int) -> Scene:
    """The table: the world, the air, the events, the display, and each player's species."""
    zones = [hex_zone(s, h) for h in s.map.hexes] + [tab_zone(s, tab) for tab in s.map.tabs]
    if not s.rules.alien:
        zones.append(strip_zone(s))
    if not s.rules.simple:
        zones.extend([*reservoir_zones(s), medea_zone(s)])
    zones.extend([*event_zones(s), display_zone(s, 0), display_zone(s, 1), tool_zone(s)])
    colours = [c for c in range(4) if s.plays(c) or (s.rules.alien and c == GREEN_PLAYER)]
    colours.sort(key=lambda colour: (s.seat_of[colour], colour))
    for colour in colours:
        zones.extend([hand_zone(s, colour), newborn_zone(s, colour)])
        zones.extend(species_zone(s, sp) for sp in range(colour * 5, colour * 5 + 5))
    data = {
        "planet": PLANETS[s.rules.planet],
        "simple": s.rules.simple,
        "alien": s.rules.alien,
        "masses": [s.t.cratons[mass] for mass in s.map.line],
        "colours": [COLOURS[colour] for colour in colours],
        "order": [COLOURS[colour] for colour in s.order],
        "active": COLOURS[s.active] if s.active != NONE else "",
        "phase": PHASES[s.phase],
        "round": s.round,
        "era": ERAS[s.era - 1],
        "windy": s.windy,
        "ending": ENDINGS[s.ending],
        "winners": s.winners() if s.who == OVER else [],
    }
    if s.who == OVER and any(hominid != NONE for hominid in s.hominid):
        data["origins"] = link(s)
        zones.extend(origins_zones(s))
    return Scene("bios2", seat, s.seats, s.turn, s.who, tuple(zones), tuple(s.scores()), data)


def origins_zones(s: Bios2) -> list[Zone]:
    """How a game of Origins begins: its age, then each player's hominid with its instincts, the best first (N)."""
    zones = [Zone("origins", "origins", f"zone.origins_{link(s)['age']}")]
    for n, row in enumerate(hominids(s), 1):
        names = [f"species.{row['species']}", *(f"instinct.{word}" for word in row["instincts"])]
        pieces = tuple(Piece(f"origins.{n}.{i}", "hominid", name) for i, name in enumerate(names))
        owner = s.seat_of[COLOURS.index(row["player"])]
        zones.append(Zone(f"origins.{n}", "origins", "zone.origins_brainmap", owner, pieces, {"n": row["brainmap"]}))
    return zones
