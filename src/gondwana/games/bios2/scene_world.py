"""The world of Bios: Megafauna, second edition, as zones: hexes and offshores, latitudes, reservoirs, events."""

from __future__ import annotations

from gondwana.games.bios2 import alien, climate, life, organs
from gondwana.games.bios2.map import BIOMES, HEXES, craton_of, shore_of
from gondwana.games.bios2.state import LEVELS, Bios2
from gondwana.games.bios2.tables import (
    ALL_LATITUDES,
    ARCHETYPE_FACE,
    BARE,
    COLOURS,
    DECKS,
    DIRECTIONS,
    DISCS,
    ERA_CARDS,
    ET,
    ICONS,
    KINDS,
    NEEDS,
    NO_DISC,
    NONE,
    PLACES,
    RADIATIONS,
    SHAPES,
    SPECIES_WORDS,
    STRIPS,
    SWIMMER,
    TERRAINS,
)
from gondwana.kit.scene import Piece, Zone

ERAS = ["paleozoic", "mesozoic", "cenozoic"]
LANDS = [*TERRAINS, "bare"]
TAB_DISCS = ("black", "green")


# -- hexes and offshores ---------------------------------------------------------------------------------------------


def hex_zone(s: Bios2, h: int) -> Zone:
    """A hex: what it is now, its disc, its levels and who is there."""
    name = s.t.biomes[h]
    pieces = [land_piece(s, h)]
    if s.discs[h] != NO_DISC:
        disc = DISCS[s.discs[h]]
        pieces.append(Piece(f"{name}.disc", "disc", f"disc.{disc}", data={"disc": disc}))
    if h % HEXES == 0 and s.map.mass[h // HEXES] == h // HEXES and not s.rules.simple:
        die = {"n": s.map.row[h // HEXES]}
        pieces.append(Piece(f"{s.t.cratons[h // HEXES]}.die", "die", "zone.die", data=die))
    data = {
        **place_data(s, h),
        "printed": LANDS[s.t.terrain[h]],
        "disc": DISCS[s.discs[h]],
        "row": s.map.place(h),
        "home": [COLOURS[c] for c in range(4) if s.plays(c) and s.t.home[c] == h],
        "contest": contest(s, h),
    }
    return Zone(name, "hex", f"biome.{name}", pieces=(*pieces, *crowd(s, h)), data=data)


def tab_zone(s: Bios2, tab: int) -> Zone:
    """An offshore: its discs, and who lives on a bloom."""
    name = s.t.biomes[tab]
    pieces = [land_piece(s, tab)]
    for disc in TAB_DISCS[: s.discs[tab]]:
        pieces.append(Piece(f"{name}.{disc}", "disc", f"disc.{disc}", data={"disc": disc}))
    data = {
        **place_data(s, tab),
        "open": s.map.open[tab],
        "shore": s.t.biomes[shore_of(tab)],
        "row": s.map.place(shore_of(tab)),
        "contest": contest(s, tab),
    }
    return Zone(name, "offshore", f"biome.{name}", pieces=(*pieces, *crowd(s, tab)), data=data)


def place_data(s: Bios2, biome: int) -> dict[str, object]:
    """Where it is: its land mass and its place in the frame of that mass (`x` counts half hexes to the east)."""
    craton = craton_of(biome)
    return {
        "craton": s.t.cratons[craton],
        "mass": s.t.cratons[s.map.mass[craton]],
        "x": s.map.x[biome],
        "latitude": s.map.latitude[biome],
        "terrain": LANDS[life.biome_of(s, biome)],
    }


def land_piece(s: Bios2, biome: int) -> Piece:
    """What is there to live in, with the niches that decide contests (F3.d, G4, G5)."""
    terrain = LANDS[life.biome_of(s, biome)]
    niche = life.roadrunner(s, biome)
    data: dict[str, object] = {
        "terrain": terrain,
        "roadrunner": organs.ORGANS[niche] if niche != NONE else "",
        "humidity": organs.ORGANS[life.humidity(s, biome)],
        "latitude": s.map.latitude[biome],
    }
    told = {} if s.rules.simple else {"told": "told.place"}
    return Piece(f"{s.t.biomes[biome]}.land", "land", f"terrain.{terrain}", data={**data, **told})


def contest(s: Bios2, biome: int) -> list[str]:
    """What decides here between herbivores, in order: being eaten, roadrunner, humidity (G3 to G5)."""
    if life.biome_of(s, biome) == BARE:
        return []
    niche = life.roadrunner(s, biome)
    return [organs.ORGANS[niche] if niche != NONE else "", organs.ORGANS[life.humidity(s, biome)]]


def crowd(s: Bios2, biome: int) -> list[Piece]:
    """The levels from below with who stands there, then the endangered in the order they fell."""
    name = s.t.biomes[biome]
    pieces: list[Piece] = []
    for level in range(0 if s.rules.alien else 1, 3):
        sp = s.upright[level * BIOMES + biome]
        word = LEVELS[level]
        pieces.append(Piece(f"{name}.{word}", "place", "", data={"level": word}))
        if sp != NONE:
            pieces.append(creeple(s, f"{name}.{word}.0", sp, biome, level, "upright"))
    lying = [s.lying[i] for i in s.lying_in(biome)]
    if lying:
        pieces.append(Piece(f"{name}.lying", "place", "", data={"level": "lying"}))
    for n, entry in enumerate(lying):
        pieces.append(creeple(s, f"{name}.lying.{n}", entry & 63, biome, entry >> 6 & 3, "endangered"))
    return pieces


def creeple(s: Bios2, id: str, sp: int, biome: int, level: int, stance: str) -> Piece:
    """A creeple on the board, and whom it eats or could eat."""
    prey = life.prey_at(s, biome, level)
    feeds = prey != NONE and life.suits(s, sp, prey, level)
    name = SPECIES_WORDS[sp]
    data: dict[str, object] = {
        **species_marks(s, sp),
        "level": LEVELS[level],
        "stance": stance,
        "prey": f"{s.t.biomes[biome]}.{LEVELS[level - 1]}.0" if feeds else "",
        "told": "told.lying" if stance == "endangered" else f"told.{LEVELS[level]}",
        "fits": life.lives(s, sp, biome, level) and life.feeds(s, sp, biome, level),
    }
    return Piece(id, "creeple", f"species.{name}", 1, s.seat_of[sp // 5], data)


def species_marks(s: Bios2, sp: int) -> dict[str, object]:
    """What a creeple looks like."""
    return {
        "species": SPECIES_WORDS[sp],
        "colour": COLOURS[sp // 5],
        "shape": SHAPES[sp % 5],
        "size": s.size[sp],
        "marine": sp % 5 == SWIMMER and s.genotype[sp] >= ARCHETYPE_FACE,
        "organs": organs.written(s.organs[sp]),
    }


# -- latitudes and reservoirs ----------------------------------------------------------------------------------------


def strip_zone(s: Bios2) -> Zone:
    """The strip in use: for each latitude its die and its wind (D5.a.2, GL.Vent)."""
    pieces = []
    for latitude in range(ALL_LATITUDES):
        die = organs.ORGANS[s.t.die[s.strip * ALL_LATITUDES + latitude]]
        wind = DIRECTIONS[life.wind(s, latitude) + 1]
        pieces.append(Piece(f"latitude.{latitude}", "latitude", "", data={"n": latitude, "die": die, "wind": wind}))
    return Zone("strip", "strip", f"strip.{STRIPS[s.strip]}", pieces=tuple(pieces), data={"strip": STRIPS[s.strip]})


def reservoir_zones(s: Bios2) -> list[Zone]:
    """The three reservoirs, each with what its level means and what other levels would mean (GL.Reservoir)."""
    t = s.t
    full = alien.oxygen(s)
    oxygen: dict[str, object] = {
        "n": full,
        "capacity": t.capacity[0],
        "percent": t.percent[full],
        "actions": t.oxygen_actions[full],
        "heart": t.dark_heart[full],
        "microbes": t.microbes[full],
        "fire": t.fire[full],
        "track": [
            {"percent": t.percent[n], "actions": t.oxygen_actions[n], "heart": t.dark_heart[n]}
            | {"microbes": t.microbes[n], "fire": t.fire[n]}
            for n in range(len(t.percent))
        ],
    }
    clouds: dict[str, object] = {
        "n": s.clouds,
        "capacity": t.capacity[1],
        "albedo": t.albedo[s.clouds],
        "heart": t.green_heart[s.clouds],
        "rain": t.rain[s.clouds],
        "overcast": t.overcast[s.clouds],
        "track": [
            {"albedo": t.albedo[n], "heart": t.green_heart[n], "rain": t.rain[n], "overcast": t.overcast[n]}
            for n in range(len(t.albedo))
        ],
    }
    air = s.air_black + s.air_white
    atmosphere: dict[str, object] = {
        "n": air,
        "black": s.air_black,
        "white": s.air_white,
        "capacity": t.capacity[2],
        "actions": t.green_actions[air],
        "strip": STRIPS[t.strip_at[air]],
        "words": {"climate": f"strip.{STRIPS[t.strip_at[air]]}"},
        "track": [
            {"strip": STRIPS[t.strip_at[n]], "actions": t.green_actions[n], "runaway": t.runaway[n]}
            for n in range(len(t.strip_at))
        ],
    }
    discs = [discs_of("oxygen", "green", s.oxygen), *plants(s)]
    return [
        Zone("oxygen", "reservoir", "zone.oxygen", pieces=tuple(p for p in discs if p.count), data=oxygen),
        Zone("clouds", "reservoir", "zone.clouds", pieces=(discs_of("clouds", "white", s.clouds),), data=clouds),
        Zone(
            "atmosphere",
            "reservoir",
            "zone.atmosphere",
            pieces=(discs_of("atmosphere", "black", s.air_black), discs_of("atmosphere", "white", s.air_white)),
            data=atmosphere,
        ),
    ]


def discs_of(reservoir: str, disc: str, n: int) -> Piece:
    """The discs of a colour in a reservoir."""
    return Piece(f"{reservoir}.{disc}", "disc", f"disc.{disc}" if n else "", n, data={"disc": disc})


def plants(s: Bios2) -> list[Piece]:
    """On other worlds the plant's unborn creeples lie on Oxygen (K3.g)."""
    if not s.rules.alien:
        return []
    names = SPECIES_WORDS
    return [
        Piece(f"oxygen.{names[sp]}", "creeple", f"species.{names[sp]}", s.unborn[sp], data=species_marks(s, sp))
        for sp in range(5)
        if s.genotype[sp] != NONE
    ]


# -- events ----------------------------------------------------------------------------------------------------------


def event_zones(s: Bios2) -> list[Zone]:
    """The era with its cards to come, the cards of this turn, and how many the biosphere decks have."""
    left = ERA_CARDS - s.revealed_events[ET] if s.events[ET] else 0
    era: dict[str, object] = {
        "n": left,
        "turn": s.round,
        "era": ERAS[s.era - 1],
        "words": {"era": f"era.{ERAS[s.era - 1]}"},
        "seen": [s.t.events[event] for event in s.events[ET][: s.revealed_events[ET]]],
    }
    zones = [Zone("era", "era", "zone.era", data=era), event_zone(s, "et", s.event)]
    if not s.rules.simple:
        zones.append(event_zone(s, "biosphere", s.biosphere))
        decks: dict[str, object] = {name: len(s.events[d]) - s.revealed_events[d] for d, name in enumerate(DECKS) if d}
        zones.append(Zone("decks", "decks", "zone.decks", data=decks))
    return zones


def event_zone(s: Bios2, name: str, event: int) -> Zone:
    """The ET card or the biosphere card of this turn with its steps."""
    if event == NONE:
        return Zone(name, "event")
    t = s.t
    data: dict[str, object] = {
        "deck": DECKS[t.deck[event]],
        "stable": t.stable[event],
        "craton": ICONS[t.icon[event]] if t.icon[event] != NONE else "",
        "order": [COLOURS[c] for c in t.order[event] if s.plays(c)] if name == "et" else [],
        "steps": [step_data(s, step) for step in t.steps_of[event]],
    }
    piece = Piece(f"event.{t.events[event]}", "event", f"event.{t.events[event]}", data=data)
    return Zone(name, "event", f"zone.{name}", pieces=(piece,))


def step_data(s: Bios2, step: int) -> dict[str, object]:
    """One row of an event card, and what would keep it from happening now (D10.c.1 to D10.e)."""
    t = s.t
    return {
        "id": t.steps[step],
        "kind": KINDS[t.kind[step]],
        "east": t.east[step],
        "shift": t.shift[step],
        "latitudes": t.latitudes[step],
        "radiation": RADIATIONS[t.radiation[step]] if t.radiation[step] != NONE else "",
        "start": PLACES[t.start[step]] if t.start[step] != NONE else "",
        "goal": PLACES[t.goal[step]] if t.goal[step] != NONE else "",
        "disc": DISCS[t.disc[step]],
        "gun": t.gun[step],
        "needs": NEEDS[t.needs[step]],
        "rain_shadow": t.rain_shadow[step],
        "cloud_choice": t.cloud_choice[step],
        "off": climate.obstacle(s, step) if not s.rules.simple else "",
    }
