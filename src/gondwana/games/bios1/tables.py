"""Cards, tiles and the map of Bios: Megafauna as columns of numbers, shared by all games played with them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gondwana.games.bios1.dna import LETTERS, packed, size_of

COLOURS: Final = ["red", "orange", "green", "white"]
"""In the order of increasing teeth (2.2a)."""
TEETH: Final = [2, 3, 4, 5]
DINOSAUR: Final = 0
MAMMAL: Final = 1
DYNASTY: Final = [DINOSAUR, MAMMAL, DINOSAUR, MAMMAL]
"""Red and Green are dinosaurs, Orange and White mammals (2.2b, 2.2c)."""
SHAPES: Final = [["dino", "fin", "bird", "croc"], ["cat", "rhino", "bat", "dolphin"]]
"""The four silhouettes of each dynasty (2.7); the first is the archetype (3.7.1)."""

LATITUDES: Final = ["arctic", "jet", "horse", "tropical", "orogeny"]
OROGENY: Final = 4

LAND: Final = 0
SEA: Final = 1
AMPHIBIOUS: Final = 2

NICHE_SIZE: Final = 9
NICHE_COLOUR: Final = 10
NICHES: Final = [*LETTERS, "size", *COLOURS]

TILES: Final = 0
MILANKOVICH: Final = 1
CATASTROPHE: Final = 2
EROSION: Final = 3
EVENTS: Final = ["tiles", "milankovich", "catastrophe", "erosion"]

INSTINCTS: Final = ["dexterity", "nature", "social", "language"]
DEXTERITY: Final = 1
NATURE: Final = 2
SOCIAL: Final = 4
LANGUAGE: Final = 8

TOOLS: Final = 0
BONES: Final = 1
HUNTING: Final = 2
LABOUR: Final = 3
AGRICULTURE: Final = 4
CONTESTS: Final = 5
CULTURES: Final = ["tools", "bones", "hunting", "labour", "agriculture", "contests"]
PREREQUISITES: Final = [
    DEXTERITY | SOCIAL,
    DEXTERITY | NATURE,
    DEXTERITY | LANGUAGE,
    SOCIAL | LANGUAGE,
    NATURE | LANGUAGE,
    NATURE | SOCIAL,
]
"""The two instincts each culture asks for (9.1a, 9.1b, 9.1c, 9.1d, 2.5c)."""

LEVELS: Final = ["snowball", "200", "400", "800", "1600", "3200", "hothouse"]
SNOWBALL: Final = 0
ICE: Final = 1
START: Final = 3
ARCHIPELAGO: Final = 4
FLOOD: Final = 5
HOTHOUSE: Final = 6

HABITATS: Final = 26
NO_ROOTS: Final = -1


class Tables:
    """Component data of one pack.

    Cards have two sides, dinosaur and mammal: column `card * 2 + dynasty`; both sides of a mutation are alike.
    Tiles are the biomes first (homelands included), then the immigrants.
    """

    def __init__(self, box: dict[str, list[dict[str, str]]]) -> None:
        self.cards: list[str] = []
        self.low: list[int] = []
        self.high: list[int] = []
        self.dna: list[int] = []
        self.shape: list[int] = []
        self.instinct: list[int] = []
        self.event: list[int] = []
        self.event_level: list[int] = []
        self.event_step: list[int] = []
        self.event_latitudes: list[int] = []
        for row in box["mutations"]:
            for _ in range(2):
                self._side(int(row["low"]), int(row["high"]), row["dna"], -1)
            self._card(row)
        self.mutations = len(self.cards)
        for row in box["genotypes"]:
            for dynasty, side in ((DINOSAUR, "dino"), (MAMMAL, "mammal")):
                shape = SHAPES[dynasty].index(row[side + "_shape"])
                self._side(int(row[side + "_low"]), int(row[side + "_high"]), row[side + "_dna"], shape)
            self._card(row)

        # the faces of five tiles: H/B, G/GG, I/G, B/BB, P/PP (10.3c.2)
        self.heritage: list[str] = [row["id"] for row in box["heritage"]]
        self.heritage_dna: list[int] = [packed(row["dna"]) for row in box["heritage"]]
        self.heritage_letter: list[int] = [LETTERS.index(row["dna"][0]) for row in box["heritage"]]
        self.heritage_low: list[int] = [int(row["low"]) for row in box["heritage"]]
        self.heritage_high: list[int] = [int(row["high"]) for row in box["heritage"]]
        self._tiles(box["biomes"], box["immigrants"])
        self._board(box["board"])

    def _side(self, low: int, high: int, dna: str, shape: int) -> None:
        self.low.append(low)
        self.high.append(high)
        self.dna.append(packed(dna))
        self.shape.append(shape)

    def _card(self, row: dict[str, str]) -> None:
        self.cards.append(row["id"])
        word = row.get("instinct", "")
        self.instinct.append(1 << INSTINCTS.index(word) if word else 0)
        self.event.append(EVENTS.index(row["event"]))
        self.event_level.append(int(row["level"]))
        self.event_step.append(int(row["step"]))
        mask = 0
        for word in row["latitudes"].split():
            mask |= 1 << LATITUDES.index(word)
        self.event_latitudes.append(mask)

    def _tiles(self, biomes: list[dict[str, str]], immigrants: list[dict[str, str]]) -> None:
        """Era tiles: biomes with latitude and climax (2.4d), immigrants with teeth and no climax (2.4g.1).

        Orogeny biomes are land (2.4a).
        """
        rows = biomes + immigrants
        self.tiles: list[str] = [row["id"] for row in rows]
        self.biomes = len(biomes)
        self.era: list[str] = [row["era"] for row in rows]
        self.invented: list[bool] = [row["origin"] == "reconstructed" for row in rows]
        self.tile_latitude: list[int] = [LATITUDES.index(row["latitude"]) for row in rows]
        self.climax: list[int] = [int(row["climax"]) for row in biomes]
        self.is_sea: list[bool] = [row["terrain"] == "sea" for row in biomes]
        self.orogeny: list[bool] = [row["latitude"] == "orogeny" for row in biomes]
        self.needs: list[int] = [packed(row["needs"]) for row in biomes]
        self.roots: list[int] = [packed(row["roots"]) if row["roots"] else NO_ROOTS for row in biomes]
        self.niche: list[int] = [NICHES.index(row["niche"]) for row in biomes]
        self.glacier: list[bool] = [row["glacier"] == "1" for row in biomes]
        self.flood: list[bool] = [row["flood"] == "1" for row in biomes]
        self.step: list[int] = [int(row["step"]) for row in biomes]
        self.fern: list[bool] = [row["fern"] == "1" for row in biomes]
        self.homeland_tile: list[int] = [0, 0, 0, 0]
        for tile, row in enumerate(biomes):
            if row["colour"]:
                self.homeland_tile[COLOURS.index(row["colour"])] = tile
        self.alien_terrain: list[int] = [["land", "sea", "amphibious"].index(row["terrain"]) for row in immigrants]
        self.alien_predator: list[bool] = [row["diet"] == "predator" for row in immigrants]
        self.alien_size: list[int] = [int(row["size"]) for row in immigrants]
        self.alien_teeth: list[int] = [int(row["teeth"]) for row in immigrants]
        self.alien_dna: list[int] = [packed(row["dna"]) for row in immigrants]
        self.alien_letters: list[int] = [size_of(dna) for dna in self.alien_dna]
        self.mesozoic: list[int] = [tile for tile, era in enumerate(self.era) if era == "mesozoic"]
        self.cenozoic: list[int] = [tile for tile, era in enumerate(self.era) if era == "cenozoic"]

    def _board(self, rows: list[dict[str, str]]) -> None:
        """The 26 habitats (2.6a) by rows from north to south, with their neighbours and the Atlantic line (17.1.1)."""
        self.habitats: list[str] = [row["id"] for row in rows]
        self.latitude: list[int] = [LATITUDES.index(row["latitude"]) for row in rows]
        self.row: list[int] = [int(row["row"]) for row in rows]
        self.column: list[int] = [int(row["column"]) for row in rows]
        self.printed: list[int] = [int(row["climax"]) for row in rows]
        # two chains (2.6c); the two tropical rows are one latitude (2.6d)
        self.mountain: list[bool] = [row["chain"] != "" for row in rows]
        self.east: list[bool] = [row["chain"] == "east" for row in rows]
        self.home_slot: list[int] = [0, 0, 0, 0]
        self.of_latitude: list[list[int]] = [[], [], [], [], []]
        at: dict[int, int] = {}
        for h, row in enumerate(rows):
            at[self.row[h] * 8 + self.column[h]] = h
            self.of_latitude[self.latitude[h]].append(h)
            if self.mountain[h]:
                self.of_latitude[OROGENY].append(h)
            if row["homeland"]:
                self.home_slot[COLOURS.index(row["homeland"])] = h
        self.north: list[int] = []
        self.south: list[int] = []
        self.beside: list[list[int]] = []
        self.closed: list[int] = []
        """Per habitat, the sides the Atlantic closes: 1 north, 2 east, 4 south, 8 west."""
        steps = [-8, 1, 8, -1]
        self.open_from: list[int] = [0] * 8
        """For each direction (north, east, south, west), then again with the Atlantic open: habitats with a way out."""
        for h, row in enumerate(rows):
            place = self.row[h] * 8 + self.column[h]
            around = [at.get(place + step, -1) for step in steps]
            self.north.append(around[0])
            self.south.append(around[2])
            self.beside.append([other for other in around if other >= 0])
            closed = 0
            for i in range(4):
                if "nesw"[i] in row["atlantic"]:
                    closed |= 1 << i
                if around[i] >= 0:
                    self.open_from[i] |= 1 << h
                    if not closed >> i & 1:
                        self.open_from[4 + i] |= 1 << h
            self.closed.append(closed)

    def spread(self, front: i64, atlantic: i64) -> i64:
        """The habitats one orthogonal step from these (11.0.1), across the Atlantic or not (`atlantic` 0 or 4)."""
        last: i64 = 3 << 24
        north: i64 = front & self.open_from[atlantic]
        south: i64 = front & self.open_from[atlantic + 2]
        out: i64 = (front & self.open_from[atlantic + 1]) << 1
        out |= (front & self.open_from[atlantic + 3]) >> 1
        out |= ((north & ~last) >> 6) | ((north & last) >> 4)
        tail: i64 = 3 << 20
        out |= ((south & ~tail) << 6) | ((south & tail) << 4)
        return out
