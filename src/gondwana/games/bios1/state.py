"""The state of a game of Bios: Megafauna."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gondwana.core.event import ALL
from gondwana.core.state import State
from gondwana.games.bios1 import dna
from gondwana.games.bios1.tables import COLOURS, DYNASTY, HABITATS, SHAPES, TEETH, Tables

NONE: Final = -1
BIOME: Final = 0
ROOTER: Final = 1
PREDATOR: Final = 2
SPACES: Final = ["biome", "rooter", "predator"]
"""Each habitat has a square and two triangles (2.6a, 2.6b)."""

ALIEN: Final = 16
"""Animals are numbered: species 0 to 15 (four per player), then the immigrants in the order of their tiles."""

PER_SPECIES: Final = 8
"""Wooden animals of one shape (2.8)."""
TUSKERS: Final = 24
"""White animals in the solitaire game, all one species (19.1.1)."""

REMOVED: Final = 20
FOSSIL: Final = 16
"""Where a card is (`holder`): a species' pile, FOSSIL + player, REMOVED from the game, or NONE: a deck or display."""


class Rules:
    """The options of a game (meta.toml says what each means)."""

    def __init__(self, options: dict[str, int], seats: int) -> None:
        self.upper = seats > 2 or options["upper_display"] != 0
        self.beginner = options["beginner"] != 0
        self.roadrunner = options["roadrunner_action"] != 0
        self.drift = options["genetic_drift"] != 0
        self.cenozoic_after = options["cenozoic_after"] != 0
        self.origins = options["origins"] != 0


class Bios1(State):
    """Players are the seats, and in solitaire the two-tusker after them; species are four per player by silhouette.

    `space` holds the animals of place `habitat * 3 + space`, six bits each (animal + 1), the senior lowest.
    """

    def __init__(self, t: Tables, rules: Rules, options: dict[str, int], seats: int) -> None:
        super().__init__(seats, options)
        self.t = t
        self.rules = rules
        self.players = seats if seats > 1 else 2
        self.tusker = NONE if seats > 1 else 1
        self.active = 0
        self.colour: list[int] = []
        self.genes: list[int] = []
        self.dealt = 0
        # species
        self.size: list[int] = []
        self.total: list[int] = []
        self.genome: list[int] = []
        self.icons: list[int] = []
        self.culture: list[int] = []
        self.population: list[int] = []
        self.unborn = NONE
        # cards
        self.holder: list[int] = []
        self.heritage: list[int] = []
        self.deck: list[int] = []
        self.drawn = 0
        self.general: list[int] = []
        self.dealt_general = 0
        self.lower: list[int] = []
        self.lower_genes: list[int] = []
        self.upper: list[int] = []
        self.upper_genes: list[int] = []
        # the map
        self.biome: list[int] = []
        self.flipped = 0
        self.sea = 0
        self.home: list[int] = []
        self.space: list[int] = []
        self.arrivals: list[int] = []
        self.meal: list[int] = []
        self.herd: list[int] = []
        self.herd_at = NONE
        # tiles
        self.mesozoic: list[int] = []
        self.mesozoic_drawn = 0
        self.cenozoic: list[int] = []
        self.cenozoic_drawn = 0
        self.tarpit: list[int] = []
        self.fossils: list[list[int]] = []
        self.gone: list[int] = []
        # the world
        self.level = 0
        self.catastrophes = 0
        self.ending = False
        self.scoring = False
        # the link to Origins
        self.hominid: list[int] = []
        self.learnt: list[int] = []

    def clone(self) -> Bios1:
        c = Bios1(self.t, self.rules, self.options, self.seats)
        self.copy_to(c)
        c.active = self.active
        c.colour = self.colour
        c.genes = self.genes[:]
        c.dealt = self.dealt
        c.size = self.size[:]
        c.total = self.total[:]
        c.genome = self.genome[:]
        c.icons = self.icons[:]
        c.culture = self.culture[:]
        c.population = self.population[:]
        c.unborn = self.unborn
        c.holder = self.holder[:]
        c.heritage = self.heritage[:]
        c.deck = self.deck
        c.drawn = self.drawn
        c.general = self.general
        c.dealt_general = self.dealt_general
        c.lower = self.lower[:]
        c.lower_genes = self.lower_genes[:]
        c.upper = self.upper[:]
        c.upper_genes = self.upper_genes[:]
        c.biome = self.biome[:]
        c.flipped = self.flipped
        c.sea = self.sea
        c.home = self.home[:]
        c.space = self.space[:]
        c.arrivals = self.arrivals[:]
        c.meal = self.meal[:]
        c.herd = self.herd[:]
        c.herd_at = self.herd_at
        c.mesozoic = self.mesozoic
        c.mesozoic_drawn = self.mesozoic_drawn
        c.cenozoic = self.cenozoic
        c.cenozoic_drawn = self.cenozoic_drawn
        c.tarpit = self.tarpit[:]
        c.fossils = [tiles[:] for tiles in self.fossils]
        c.gone = self.gone
        c.level = self.level
        c.catastrophes = self.catastrophes
        c.ending = self.ending
        c.scoring = self.scoring
        c.hominid = self.hominid[:]
        c.learnt = self.learnt[:]
        return c

    # -- reading -----------------------------------------------------------------------------------------------------

    def teeth(self, animal: int) -> int:
        """The dentition code (2.2.1): that of the colour, or the immigrant's."""
        if animal >= ALIEN:
            return self.t.alien_teeth[animal - ALIEN]
        return TEETH[self.colour[animal >> 2]]

    def dynasty(self, player: int) -> int:
        """Dinosaur or mammal, which is the side of genotype cards this player uses (2.2b, 7.4a)."""
        return DYNASTY[self.colour[player]]

    def reserve(self, species: int) -> int:
        """Animals left of a species: one is on the size track, others on map, tracks and cultures (4.2.1)."""
        if self.size[species] == 0:
            return PER_SPECIES
        n: i64 = TUSKERS if species >> 2 == self.tusker else PER_SPECIES
        n -= 1 + self.population[species] + dna.tracks(self.genome[species])
        cultures: i64 = self.culture[species]
        while cultures > 0:
            n -= cultures & 1
            cultures >>= 1
        return n

    def alive(self, player: int) -> bool:
        """Has the player a living species? Without, he is a Lazarus player (16.3.1)."""
        for i in range(4):
            if self.size[player * 4 + i] > 0:
                return True
        return False

    def population_of(self, player: int, fern: bool) -> int:
        """A player's animals on the map (4.4a); those in the super-fern habitat three times if wanted (6.1f.2)."""
        n = 0
        for i in range(4):
            n += self.population[player * 4 + i]
        if fern:
            for h in range(HABITATS):
                tile = self.biome[h]
                if tile >= 0 and self.t.fern[tile]:
                    for space in range(3):
                        there: i64 = self.space[h * 3 + space]
                        while there > 0:
                            animal = (there & 63) - 1
                            if animal < ALIEN and animal >> 2 == player:
                                n += 2
                            there >>= 6
        return n

    def piles(self, species: int) -> list[int]:
        """The cards in the pile of a species (2.3f)."""
        return [card for card in range(len(self.holder)) if self.holder[card] == species]

    def animals(self, place: int) -> list[int]:
        """The animals in a place, the senior first."""
        out: list[int] = []
        there: i64 = self.space[place]
        while there > 0:
            out.append((there & 63) - 1)
            there >>= 6
        return out

    # -- scores ------------------------------------------------------------------------------------------------------

    def points(self, player: int) -> int:
        """Fossil tiles, fossil genotypes by their letters, animals on map and cultures (18.1, 18.1a, 18.1b)."""
        n = len(self.fossils[player]) + self.population_of(player, False)
        side = self.dynasty(player)
        for card in range(self.t.mutations, len(self.holder)):
            if self.holder[card] == FOSSIL + player:
                n += dna.size_of(self.t.dna[card * 2 + side])
        for i in range(4):
            cultures = self.culture[player * 4 + i]
            while cultures > 0:
                n += cultures & 1
                cultures >>= 1
        return n

    def scores(self) -> list[int]:
        return [self.points(player) for player in range(self.seats)]

    def winners(self) -> list[int]:
        """The highest total, then most genes, then shared (18.1.1, 18.1c); alone, 19.1.13 decides."""
        if self.tusker != NONE:
            won = len(self.fossils[0]) >= 10 and self.points(0) > self.points(self.tusker)
            return [0] if won else []
        best = -1
        for player in range(self.players):
            best = max(best, self.points(player) * 64 + self.genes[player])
        return [p for p in range(self.players) if self.points(p) * 64 + self.genes[p] == best]

    # -- secrets -----------------------------------------------------------------------------------------------------

    def ints(self, seat: int) -> list[int]:
        """Only the order of decks and pools is secret (3.3.2, 3.4, 3.8)."""
        out = [self.active, self.unborn, self.drawn, self.flipped, self.herd_at, self.level, self.catastrophes]
        out.append(len(self.general) - self.dealt_general)
        out.append(len(self.mesozoic) - self.mesozoic_drawn)
        out.append(len(self.cenozoic) - self.cenozoic_drawn)
        out.extend([int(self.ending), int(self.scoring)])
        for part in (self.colour, self.genes, self.size, self.total, self.genome, self.culture, self.holder):
            out.extend(part)
        for part in (self.heritage, self.lower, self.lower_genes, self.upper, self.upper_genes):
            out.append(len(part))
            out.extend(part)
        for part in (self.biome, self.space, self.arrivals, self.meal, self.herd):
            out.append(len(part))
            out.extend(part)
        out.extend(sorted(self.tarpit))
        for tiles in self.fossils:
            out.append(NONE)
            out.extend(sorted(tiles))
        out.extend(self.hominid)
        out.extend(self.learnt)
        if seat == ALL:
            out.extend(self.deck[self.drawn :])
            out.extend(self.general[self.dealt_general :])
            out.extend(self.mesozoic[self.mesozoic_drawn :])
            out.extend(self.cenozoic[self.cenozoic_drawn :])
        return out

    def reseed_unseen(self, seat: int) -> None:
        """Period decks and general deck are one pool of unseen cards; each pool of tiles is shuffled in itself."""
        cards = self.deck[self.drawn :] + self.general[self.dealt_general :]
        self.rng.shuffle(cards)
        left = len(self.deck) - self.drawn
        self.deck = self.deck[: self.drawn] + cards[:left]
        self.general = self.general[: self.dealt_general] + cards[left:]
        tiles = self.mesozoic[self.mesozoic_drawn :]
        self.rng.shuffle(tiles)
        self.mesozoic = self.mesozoic[: self.mesozoic_drawn] + tiles
        tiles = self.cenozoic[self.cenozoic_drawn :]
        self.rng.shuffle(tiles)
        self.cenozoic = self.cenozoic[: self.cenozoic_drawn] + tiles

    def check(self) -> str:
        from gondwana.games.bios1 import invariants

        return invariants.broken(self)


def species_of(colour: int, shape: int) -> str:
    """What a species is called in records: `red_dino`."""
    return f"{COLOURS[colour]}_{SHAPES[DYNASTY[colour]][shape]}"
