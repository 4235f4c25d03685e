"""Cards, events, tiles and tracks of Bios: Megafauna, second edition, as columns of numbers shared by all games."""

from __future__ import annotations

from typing import Final

from gondwana.games.bios2.organs import ORGANS, packed

Row = dict[str, str]

NONE: Final = -1

COLOURS: Final = ["green", "orange", "black", "white"]
"""The players' colours by skeletal number less one (C1.d)."""
GREEN_PLAYER: Final = 0
ORANGE_PLAYER: Final = 1
BLACK_PLAYER: Final = 2
WHITE_PLAYER: Final = 3

ARCHETYPE: Final = 0
ARMORED: Final = 1
BURROWER: Final = 2
SWIMMER: Final = 3
FLYER: Final = 4
SHAPES: Final = ["archetype", "armored", "burrower", "swimmer", "flyer"]
"""The forms (GL.Forme): seven creeples of each in each colour (B3)."""
SPECIES_WORDS: Final = [f"{colour}_{shape}" for colour in COLOURS for shape in SHAPES]
"""What species are called in records: `green_flyer`."""

EMOTIONS: Final = ["red", "yellow", "green", "blue", "violet"]
"""Anger, fear, joy, jealousy, curiosity (J6.0)."""
VIOLET: Final = 4

METABOLISM: Final = 0
DARWINIAN: Final = 1
ROWS: Final = ["metabolism", "darwinian"]
"""Yellow and red cards, green and blue cards (C1.o)."""

DECKS: Final = ["et", "too_hot", "goldilocks", "too_cold"]
ET: Final = 0
TOO_HOT: Final = 1
GOLDILOCKS: Final = 2
TOO_COLD: Final = 3

LATITUDE: Final = 0
CRATER: Final = 1
COLLISION: Final = 2
RIFT: Final = 3
CLIMAX: Final = 4
DELUGE: Final = 5
MUTAGEN: Final = 6
RADIATION: Final = 7
DISEASE: Final = 8
RESERVOIR: Final = 9
WINDY: Final = 10
KINDS: Final = [
    "drift_latitude",
    "crater",
    "collision",
    "rift",
    "climax",
    "deluge",
    "mutagen",
    "radiation",
    "crowd_disease",
    "reservoir",
    "windy",
]
"""What a step of an event card does (D1 to D11)."""

OXYGEN: Final = 0
CLOUDS: Final = 1
ATMOSPHERE: Final = 2
CONTINENT: Final = 3
OFFSHORE: Final = 4
PLACES: Final = ["oxygen", "clouds", "atmosphere", "continent", "offshore"]
"""Where a reservoir event takes a disc from and puts it (D10.0); the first three are the reservoirs."""

NO_DISC: Final = 0
BLACK: Final = 1
WHITE: Final = 2
GREEN: Final = 3
DISCS: Final = ["none", "black", "white", "green"]
IN_BOX: Final = [0, 12, 12, 18]
"""Discs of each colour (B5)."""

MICROBES: Final = 1
FIRE: Final = 2
RAIN: Final = 3
OVERCAST: Final = 4
NEEDS: Final = ["", "microbes", "fire", "rain", "overcast"]

METABOLIC: Final = 0
DARWIN: Final = 1
RADIATIONS: Final = ["metabolic", "darwinian"]

SEA: Final = 0
BLOOM: Final = 1
WEEDS: Final = 2
SWAMP: Final = 3
FOREST: Final = 4
MOUNTAIN: Final = 5
ICE: Final = 6
HIGHLAND: Final = 7
BASIN: Final = 8
RAFTING: Final = 9
TERRAINS: Final = ["sea", "bloom", "weeds", "swamp", "forest", "mountain", "ice", "highland", "basin", "rafting"]
"""Rows of the movement table (F2.t.1), then the barren land of other worlds (K7.0)."""
BARE: Final = 10
"""An offshore without bloom: no biome at all."""

STRIPS: Final = ["icehouse", "ice_age", "cool", "eden", "warm", "hothouse"]
EDEN: Final = 3

WEST: Final = -1
EAST: Final = 1
DIRECTIONS: Final = ["west", "", "east"]
ALL_LATITUDES: Final = 8

EARTH: Final = 0
MARS: Final = 1
VENUS: Final = 2
PLANETS: Final = ["earth", "mars", "venus"]
ICONS: Final = ["laurentia", "baltica", "siberia", "gondwana"]
OFFSHORES: Final = ["north", "middle", "south"]

CARDS: Final = 92
ARCHETYPE_FACE: Final = 184
"""Faces: two for each mutation, then the archetypes by colour."""
ERA_CARDS: Final = 5
ET_CARDS: Final = 15
COMET: Final = "chicxulub_class_comet"


def flag(cell: str) -> bool:
    """A cell that is 0 or 1."""
    return cell == "1"


class Tables:
    """Component data of one pack on one planet."""

    def __init__(self, box: dict[str, list[Row]], planet: int) -> None:
        self.planet = planet
        self._mutations(box["mutations"], box["archetypes"])
        self._tools(box["tools"])
        self._events(box["events"], box["steps"])
        self._tracks(box)
        self._strips(box["strips"])
        self._biomes(box["biomes"], box["plants"])
        self._cratons([row for row in box["cratons"] if row["planet"] == PLANETS[planet]])
        self.costs: list[int] = [int(row["cost"]) for row in box["display"]]

    def _mutations(self, rows: list[Row], archetypes: list[Row]) -> None:
        """Cards (E1.c, E1.d) and their promoted faces (E2.c.2, E3.c, J1.1, J2.0, J3, J4, J5, J6.a, I3.b)."""
        self.cards: list[str] = [row["id"] for row in rows]
        self.colour: list[int] = [ORGANS.index(row["colour"]) for row in rows]
        self.row_of: list[int] = [METABOLISM if row["colour"] in ("red", "yellow") else DARWINIAN for row in rows]
        self.organs: list[int] = [packed(row["organs"]) for row in rows]
        self.monster_plant: list[bool] = [flag(row["monster_plant"]) for row in rows]
        self.faces: list[str] = []
        self.max_size: list[int] = []
        self.plus: list[int] = []
        self.monster: list[int] = []
        self.shape: list[int] = []
        self.recession: list[int] = []
        self.mutualism: list[bool] = []
        self.venom: list[bool] = []
        self.haustorium: list[int] = []
        self.left: list[int] = []
        self.right: list[int] = []
        self.fossil: list[bool] = []
        for row in rows:
            for side in ("a", "b"):
                self.faces.append(f"{row['id']}_{side}")
                self.max_size.append(int(row[side + "_size"]))
                self.plus.append(packed(row[side + "_organs"]))
                self.monster.append(ORGANS.index(row[side + "_monster"]) if row[side + "_monster"] else NONE)
                self.shape.append(SHAPES.index(row[side + "_shape"]) if row[side + "_shape"] else NONE)
                self.recession.append(packed(" ".join([f"{word}1" for word in row[side + "_recession"].split()])))
                self.mutualism.append(flag(row[side + "_mutualism"]))
                self.venom.append(flag(row[side + "_venom"]))
                self.haustorium.append(int(row[side + "_haustorium"]) if row[side + "_haustorium"] else NONE)
                self.left.append(EMOTIONS.index(row[side + "_left"]) if row[side + "_left"] else NONE)
                self.right.append(EMOTIONS.index(row[side + "_right"]) if row[side + "_right"] else NONE)
                self.fossil.append(flag(row[side + "_fossil"]))
        self.skeleton: list[int] = [int(row["skeleton"]) for row in archetypes]
        self.start_size: list[int] = [int(row["size"]) for row in archetypes]
        for row in archetypes:
            self.faces.append(row["id"])
            self.max_size.append(int(row["max_size"]))
            for column in (self.plus, self.recession):
                column.append(0)
            for other in (self.monster, self.haustorium, self.left, self.right):
                other.append(NONE)
            self.shape.append(ARCHETYPE)
            self.mutualism.append(False)
            self.venom.append(False)
            self.fossil.append(flag(row["fossil"]))

    def _tools(self, rows: list[Row]) -> None:
        """Four cards with two sides, each for one prey (J7.0); one is the diving bell (J7.b)."""
        self.tools: list[str] = [row["id"] for row in rows]
        self.tool_prey: list[int] = [SHAPES.index(row["prey"]) for row in rows]
        self.bell: list[bool] = [flag(row["bell"]) for row in rows]
        self.tool_fossil: list[bool] = [flag(row["fossil"]) for row in rows]

    def _events(self, rows: list[Row], steps: list[Row]) -> None:
        """Event cards (A1.b, A1.d.1, A5.1) and what they do, in the order of rows (A1.e)."""
        self.events: list[str] = [row["id"] for row in rows]
        self.deck: list[int] = [DECKS.index(row["deck"]) for row in rows]
        self.decks: list[list[int]] = [[e for e in range(len(rows)) if self.deck[e] == d] for d in range(len(DECKS))]
        self.stable: list[bool] = [flag(row["stable"]) for row in rows]
        self.icon: list[int] = [ICONS.index(row["craton"]) if row["craton"] else NONE for row in rows]
        self.order: list[list[int]] = []
        for row in rows:
            order = [COLOURS.index(word) for word in row["order"].split()]
            self.order.append(order + [colour for colour in range(4) if colour not in order])
        self.comet = self.events.index(COMET)
        self.steps: list[str] = [row["id"] for row in steps]
        self.step_event: list[int] = [self.events.index(row["event"]) for row in steps]
        self.steps_of: list[list[int]] = [
            [step for step in range(len(steps)) if self.step_event[step] == e] for e in range(len(rows))
        ]
        self.kind: list[int] = [KINDS.index(row["kind"]) for row in steps]
        self.east: list[bool] = [row["direction"] == "east" for row in steps]
        self.shift: list[int] = [
            -int(row["steps"]) if row["direction"] == "north" else int(row["steps"]) for row in steps
        ]
        self.latitudes: list[list[int]] = [[int(word) for word in row["latitudes"].split()] for row in steps]
        self.radiation: list[int] = [RADIATIONS.index(row["radiation"]) if row["radiation"] else NONE for row in steps]
        self.start: list[int] = [PLACES.index(row["start"]) if row["start"] else NONE for row in steps]
        self.goal: list[int] = [PLACES.index(row["goal"]) if row["goal"] else NONE for row in steps]
        self.disc: list[int] = [DISCS.index(row["disc"]) if row["disc"] else NO_DISC for row in steps]
        self.gun: list[bool] = [flag(row["gun"]) for row in steps]
        self.needs: list[int] = [NEEDS.index(row["needs"]) for row in steps]
        self.rain_shadow: list[bool] = [flag(row["rain_shadow"]) for row in steps]
        self.cloud_choice: list[bool] = [flag(row["cloud_choice"]) for row in steps]

    def _tracks(self, box: dict[str, list[Row]]) -> None:
        """What each number of discs on a reservoir means (GL.Reservoir)."""
        self.percent: list[int] = [int(row["percent"]) for row in box["oxygen"]]
        self.oxygen_actions: list[int] = [int(row["actions"]) for row in box["oxygen"]]
        self.dark_heart: list[int] = [int(row["heart"]) for row in box["oxygen"]]
        self.microbes: list[bool] = [flag(row["microbes"]) for row in box["oxygen"]]
        self.fire: list[bool] = [flag(row["fire"]) for row in box["oxygen"]]
        self.albedo: list[int] = [int(row["albedo"]) for row in box["clouds"]]
        self.green_heart: list[int] = [int(row["heart"]) for row in box["clouds"]]
        self.rain: list[bool] = [flag(row["rain"]) for row in box["clouds"]]
        self.overcast: list[bool] = [flag(row["overcast"]) for row in box["clouds"]]
        self.strip_at: list[int] = [STRIPS.index(row["strip"]) for row in box["atmosphere"]]
        self.green_actions: list[int] = [int(row["actions"]) for row in box["atmosphere"]]
        self.runaway: list[bool] = [flag(row["runaway"]) for row in box["atmosphere"]]
        self.capacity: list[int] = [len(box[name]) - 1 for name in ("oxygen", "clouds", "atmosphere")]

    def _strips(self, rows: list[Row]) -> None:
        """Die colours (D5.a.2) as organ colours and winds (GL.Vent) of each latitude: `strip * 8 + latitude`."""
        self.strip_deck: list[int] = [DECKS.index(row["deck"]) for row in rows]
        self.die: list[int] = []
        self.wind: list[int] = []
        for row in rows:
            self.die.extend([ORGANS.index(word) for word in row["dice"].split()])
            for latitude in range(ALL_LATITUDES):
                blows = row.get(f"wind{latitude}", "")
                self.wind.append(DIRECTIONS.index(blows) - 1)

    def _biomes(self, rows: list[Row], plants: list[Row]) -> None:
        """The movement table (F2.t.1, F2.t.2, F2.t.3, F2.t.4, F3.d, F5.1), `terrain * 5 + shape`, and plants (K7.b)."""
        self.cost: list[int] = []
        self.live: list[bool] = []
        self.roadrunner: list[int] = []
        by_id = {row["id"]: row for row in rows}
        for terrain in TERRAINS:
            row = by_id[terrain]
            for shape in SHAPES:
                self.cost.append(int(row[f"cost_{shape}"]))
                self.live.append(flag(row[f"live_{shape}"]))
            self.roadrunner.append(ORGANS.index(row["roadrunner"]) if row["roadrunner"] else NONE)
        self.plant_near: list[int] = [NONE] * 5
        self.plant_far: list[int] = [NONE] * 5
        self.plant_water: list[bool] = [False] * 5
        self.plant_roadrunner: list[int] = [NONE] * 5
        for row in plants:
            shape_ = SHAPES.index(row["shape"])
            self.plant_near[shape_] = int(row["near"])
            self.plant_far[shape_] = int(row["far"])
            self.plant_water[shape_] = row["habitat"] == "water"
            self.plant_roadrunner[shape_] = ORGANS.index(row["roadrunner"])

    def _cratons(self, rows: list[Row]) -> None:
        """The tiles of the planet (B2): seven hexes, home places (C1.l) and the discs they start with (C1.h, C1.i)."""
        self.cratons: list[str] = [row["id"] for row in rows]
        self.craton_of_icon: list[int] = [NONE] * len(ICONS)
        self.home: list[int] = [NONE] * len(COLOURS)
        self.terrain: list[int] = []
        self.centre: list[int] = []
        self.tabs: list[list[int]] = []
        self.permanent = NONE
        """The offshore whose black disc stays (K5.g), by its number among all offshores."""
        for craton, row in enumerate(rows):
            self.craton_of_icon[ICONS.index(row["icon"])] = craton
            self.terrain.extend([TERRAINS.index(word) for word in row["terrain"].split()])
            self.centre.append(DISCS.index(row["centre"]) if row["centre"] else NO_DISC)
            self.tabs.append([len(row[name].split()) for name in OFFSHORES])
            if row["home"]:
                self.home[COLOURS.index(row["home"])] = craton * 7 + int(row["home_hex"])
            if row["permanent"]:
                self.permanent = craton * 3 + OFFSHORES.index(row["permanent"])
        words = [f"{name}.{n}" for name in self.cratons for n in range(7)]
        words += ["nowhere"] * (28 - len(words))
        words += [f"{name}.{tab}" for name in self.cratons for tab in OFFSHORES]
        self.biomes: list[str] = words
        """What biomes are called: hexes, unused numbers, then offshores."""
