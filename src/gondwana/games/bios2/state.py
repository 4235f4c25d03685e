"""The state of a game of Bios: Megafauna, second edition."""

from __future__ import annotations

from typing import Final

from gondwana.core.event import ALL
from gondwana.core.state import State
from gondwana.games.bios2.map import BIOMES, Map, new_map
from gondwana.games.bios2.options import Rules
from gondwana.games.bios2.tables import (
    CARDS,
    EDEN,
    NONE,
    Tables,
)

SPECIES: Final = 20
"""Species are numbered colour * 5 + shape, whether they live or not."""
CREEPLES: Final = 7

PLANT: Final = 0
HERBIVORE: Final = 1
CARNIVORE: Final = 2
LEVELS: Final = ["plant", "herbivore", "carnivore"]
"""From below (F6.0, K2.0, GL.NiveauxTrophiques); one of each in a biome (GL.Biome, GL.Herbivore, GL.Carnivore)."""
STANCES: Final = ["upright", "endangered"]

DECK: Final = -1
SHOWN: Final = 20
DISCARDED: Final = 21
FOSSIL: Final = 22
REMOVED: Final = 26
"""Where a card is (`holder`): DECK, a species' tableau, SHOWN in the display, DISCARDED, FOSSIL + colour."""
UNPROMOTED: Final = -1

TOKEN_FOSSIL: Final = 100
GENESIS_FOSSIL: Final = 101
"""Fossils of a record (A7.a): cards by number, 92 + colour archetypes, 96 + tool, tokens, the Genesis card (C2.f.3)."""
ARCHETYPE_FOSSIL: Final = 92
TOOL_FOSSIL: Final = 96
HOST_SLOTS: Final = CARDS
BROUGHT_NOTHING: Final = 1
BROUGHT_LAND: Final = 2
BROUGHT_MARINE: Final = 3

GOES_ON: Final = 0
ERAS_OVER: Final = 1
RUNAWAY: Final = 2
LANGUAGE: Final = 3
COMET_STRUCK: Final = 4
SEAS_GONE: Final = 5
EXTINCT: Final = 6
ENDINGS: Final = ["none", "eras", "runaway", "language", "comet", "seas", "extinct"]
"""Why the game ends (A6.1, A6.2, A6.a.2, K0.c, K7.c)."""

EVENTS_PHASE: Final = 1
ACTION_PHASE: Final = 2
MOTHER_PHASE: Final = 3
BURIAL_PHASE: Final = 4

NOBODY: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NOWHERE: Final = new_map([], 0)
"""What a state holds before it is laid out; never changed."""


class Bios2(State):
    """Players are colours, each with a seat that answers for it; species are five per colour by shape.

    Lists of lists (`tableau`, `personality`, `row`, `record`, `deck`, `events`) hold lists that are replaced and never
    changed in place, so that a clone copies the outer list only. `map` and the decks are shared in the same way.
    """

    def __init__(self, t: Tables, rules: Rules, options: dict[str, int], seats: int) -> None:
        super().__init__(seats, options)
        self.t = t
        self.rules = rules
        # players
        self.seat_of: list[int] = NOBODY
        self.colour_of: list[int] = NOBODY
        self.order: list[int] = NOBODY
        """The colours in play in this turn's order (A5.1)."""
        self.medea = NONE
        self.active = NONE
        """The colour whose actions, mothers or endotherms it is now."""
        self.done = 0
        """Colours, as a mask, whose actions are past this turn (I2.4)."""
        self.lived = 0
        """Colours, as a mask, that have had a species: others are Lazarus from the start (K3.f, K8.c)."""
        # species
        self.genotype: list[int] = NOBODY
        """The face that is the first card, NONE if the species does not exist."""
        self.size: list[int] = NOBODY
        self.basal: list[int] = NOBODY
        self.organs: list[int] = NOBODY
        """All organs together, monsters at the present size; kept by `species.refresh`."""
        self.unborn: list[int] = NOBODY
        self.newborn: list[int] = NOBODY
        self.living: list[int] = NOBODY
        """On the board, endangered or not."""
        self.tableau: list[list[int]] = NO_LISTS
        """Mutations in the order they came, without the genotype."""
        self.personality: list[list[int]] = NO_LISTS
        """The cards of the row from head to tail (J6.b.1), all of them in the tableau too; empty or two and more."""
        self.spent: list[int] = NOBODY
        """Costs paid in this phase (E1.a.1)."""
        self.felt: list[int] = NOBODY
        """Emotions at the beginning of the phase, packed like organs by emotion (E1.b)."""
        # cards
        self.holder: list[int] = NOBODY
        self.face: list[int] = NOBODY
        self.cubes: list[int] = NOBODY
        """Plus organs on a card, and its monster (organs.MONSTER)."""
        self.host: list[int] = NOBODY
        """The species of the host creeple on a mutualism card, or at HOST_SLOTS + holder * 4 + owner (C2.k)."""
        self.tool: list[int] = NOBODY
        """The species that holds a tool, or FOSSIL + colour."""
        self.tool_side: list[int] = NOBODY
        self.record: list[list[int]] = NO_LISTS
        self.deck: list[list[int]] = NO_LISTS
        self.drawn: list[int] = NOBODY
        self.row: list[list[int]] = NO_LISTS
        """The display from the left; the fifth card lies on its deck; NONE where one was bought."""
        self.discards: list[list[int]] = NO_LISTS
        # events
        self.events: list[list[int]] = NO_LISTS
        """The era's five ET cards, then the biosphere decks."""
        self.revealed_events: list[int] = NOBODY
        self.spare_events: list[int] = NOBODY
        """The ET cards that are not in this era's five."""
        self.event = NONE
        self.biosphere = NONE
        self.last_event = NONE
        """The ET card of the turn before, NONE after a new era began (K5.h)."""
        self.last_biosphere = NONE
        self.windy = False
        self.metamorphosed = False
        """Black has had its neoteny of this turn (J8.c)."""
        self.danced = False
        """Did rain cost the plant an action of this turn (K6.0)?"""
        self.round = 0
        self.era = 1
        self.era_over = False
        self.ending = GOES_ON
        self.phase = 0
        # the world
        self.map: Map = NOWHERE
        self.discs: list[int] = NOBODY
        """On a hex its disc; on an offshore 0 nothing, 1 black, 2 black with green."""
        self.oxygen = 0
        self.clouds = 0
        self.air_black = 0
        self.air_white = 0
        self.strip = EDEN
        # creeples
        self.upright: list[int] = NOBODY
        """The species at `level * 40 + biome`."""
        self.lying: list[int] = NOBODY
        """Endangered creeples by time: biome << 8 | level << 6 | species; replaced, never changed in place."""
        self.dirty = 0
        """Biomes, as a mask, that frames/settle.py must look at again."""
        # the link to Origins
        self.hominid: list[int] = NOBODY
        self.brainmap: list[int] = NOBODY
        self.brought = [0, 0, 0, 0]
        """What each colour brings from Genesis; replaced, never changed in place (C2)."""

    def empty(self) -> None:
        """Everything in its box: nobody lives, nothing is laid out."""
        self.seat_of = [NONE] * 4
        self.colour_of = [NONE] * self.seats
        self.genotype = [NONE] * SPECIES
        self.size = [0] * SPECIES
        self.basal = [0] * SPECIES
        self.organs = [0] * SPECIES
        self.unborn = [0] * SPECIES
        self.newborn = [0] * SPECIES
        self.living = [0] * SPECIES
        self.tableau = [[] for _ in range(SPECIES)]
        self.personality = [[] for _ in range(SPECIES)]
        self.spent = [0] * SPECIES
        self.felt = [0] * SPECIES
        self.holder = [DECK] * CARDS
        self.face = [UNPROMOTED] * CARDS
        self.cubes = [0] * CARDS
        self.host = [NONE] * (CARDS + 16)
        self.tool = [NONE] * 4
        self.tool_side = [0] * 4
        self.record = [[] for _ in range(4)]
        self.deck = [[], []]
        self.drawn = [0, 0]
        self.row = [[], []]
        self.discards = [[], []]
        self.events = [[], [], [], []]
        self.revealed_events = [0, 0, 0, 0]
        self.discs = [0] * BIOMES
        self.upright = [NONE] * (3 * BIOMES)
        self.hominid = [NONE] * 4
        self.brainmap = [NONE] * 4

    def clone(self) -> Bios2:
        c = Bios2(self.t, self.rules, self.options, self.seats)
        self.copy_to(c)
        c.seat_of = self.seat_of
        c.colour_of = self.colour_of
        c.order = self.order
        c.medea = self.medea
        c.active = self.active
        c.done = self.done
        c.lived = self.lived
        c.genotype = self.genotype[:]
        c.size = self.size[:]
        c.basal = self.basal[:]
        c.organs = self.organs[:]
        c.unborn = self.unborn[:]
        c.newborn = self.newborn[:]
        c.living = self.living[:]
        c.tableau = self.tableau[:]
        c.personality = self.personality[:]
        c.spent = self.spent[:]
        c.felt = self.felt[:]
        c.holder = self.holder[:]
        c.face = self.face[:]
        c.cubes = self.cubes[:]
        c.host = self.host[:]
        c.tool = self.tool[:]
        c.tool_side = self.tool_side[:]
        c.record = self.record[:]
        c.deck = self.deck[:]
        c.drawn = self.drawn[:]
        c.row = self.row[:]
        c.discards = self.discards[:]
        c.events = self.events[:]
        c.revealed_events = self.revealed_events[:]
        c.spare_events = self.spare_events
        c.event = self.event
        c.biosphere = self.biosphere
        c.last_event = self.last_event
        c.last_biosphere = self.last_biosphere
        c.windy = self.windy
        c.metamorphosed = self.metamorphosed
        c.danced = self.danced
        c.round = self.round
        c.era = self.era
        c.era_over = self.era_over
        c.ending = self.ending
        c.phase = self.phase
        c.map = self.map
        c.discs = self.discs[:]
        c.oxygen = self.oxygen
        c.clouds = self.clouds
        c.air_black = self.air_black
        c.air_white = self.air_white
        c.strip = self.strip
        c.upright = self.upright[:]
        c.lying = self.lying
        c.dirty = self.dirty
        c.hominid = self.hominid[:]
        c.brainmap = self.brainmap[:]
        c.brought = self.brought
        return c

    # -- questions that everybody asks -------------------------------------------------------------------------------

    def plays(self, colour: int) -> bool:
        """Is this colour in the game?"""
        return self.seat_of[colour] != NONE

    def lazarus(self, colour: int) -> bool:
        """Has this player no living creeple (I3.c)?"""
        return sum(self.living[colour * 5 : colour * 5 + 5]) == 0

    def species_of(self, colour: int) -> list[int]:
        """The species of a player that exist."""
        return [sp for sp in range(colour * 5, colour * 5 + 5) if self.genotype[sp] != NONE]

    def lying_in(self, biome: int) -> list[int]:
        """The places in `lying` of those that lie in a biome."""
        return [i for i in range(len(self.lying)) if self.lying[i] >> 8 == biome]

    def hosted(self, sp: int) -> int:
        """Creeples of a species that are hosts on others' cards (J2.0)."""
        n = 0
        for host in self.host:
            if host == sp:
                n += 1
        return n

    def water_left(self) -> int:
        """White discs on the board (K0.c, L1.c)."""
        n = 0
        for h in self.map.hexes:
            if self.discs[h] == 2:
                n += 1
        return n

    # -- scores ------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        from gondwana.games.bios2 import score

        return [score.points(self, colour) for colour in self.colour_of]

    def winners(self) -> list[int]:
        """Most points win, ties share (A7.f); on other worlds K0.d, L1.c and L2.c decide."""
        from gondwana.games.bios2 import score

        return score.winners(self)

    # -- secrets -----------------------------------------------------------------------------------------------------

    def ints(self, seat: int) -> list[int]:
        """Only the order of decks is secret; which cards are in the era's five is secret too."""
        out = [self.medea, self.active, self.done, self.lived]
        out.extend([self.event, self.biosphere, self.last_event, self.last_biosphere])
        out.extend([int(self.windy), int(self.danced), int(self.metamorphosed)])
        out.extend([self.round, self.era, int(self.era_over), self.ending, self.phase, self.strip])
        out.extend([self.oxygen, self.clouds, self.air_black, self.air_white, self.dirty])
        for part in (self.seat_of, self.order, self.genotype, self.size, self.basal, self.unborn, self.newborn):
            out.extend(part)
        for part in (self.living, self.spent, self.felt, self.holder, self.face, self.cubes, self.host, self.tool):
            out.extend(part)
        for part in (self.tool_side, self.discs, self.upright, self.hominid, self.brainmap, self.brought):
            out.extend(part)
        for part in (self.map.q, self.map.row, self.map.mass, self.map.line, self.lying):
            out.append(len(part))
            out.extend(part)
        for group in (self.tableau, self.personality, self.record, self.row, self.discards):
            for cards in group:
                out.append(len(cards))
                out.extend(cards)
        for d in range(4):
            out.extend([NONE, len(self.events[d]) - self.revealed_events[d]])
            out.extend(sorted(self.events[d][: self.revealed_events[d]]))
        for r in range(2):
            out.append(len(self.deck[r]) - self.drawn[r])
        if seat == ALL:
            for r in range(2):
                out.extend(self.deck[r][self.drawn[r] :])
            for d in range(4):
                out.extend(self.events[d][self.revealed_events[d] :])
            out.extend(sorted(self.spare_events))
        return out

    def reseed_unseen(self, seat: int) -> None:
        """Each deck is shuffled in itself; the era's cards may be any ET cards not yet seen in it.

        That the comet is among the five of the third era is known to all (A6.a.1).
        """
        for r in range(2):
            rest = self.deck[r][self.drawn[r] :]
            self.rng.shuffle(rest)
            self.deck[r] = self.deck[r][: self.drawn[r]] + rest
        for d in range(1, 4):
            rest = self.events[d][self.revealed_events[d] :]
            self.rng.shuffle(rest)
            self.events[d] = self.events[d][: self.revealed_events[d]] + rest
        seen = self.events[0][: self.revealed_events[0]]
        rest = self.events[0][self.revealed_events[0] :]
        pool = rest + self.spare_events
        sure: list[int] = []
        if self.rules.long and self.era == 3 and self.t.comet in rest:
            sure = [self.t.comet]
            pool.remove(self.t.comet)
        pool.sort()
        self.rng.shuffle(pool)
        left = len(rest) - len(sure)
        rest = sure + pool[:left]
        self.rng.shuffle(rest)
        self.events[0] = seen + rest
        self.spare_events = pool[left:]

    def seat_for(self, player: int) -> int:
        return self.seat_of[player]

    def eras(self) -> int:
        """How many eras this game has (A6.1, A6.a)."""
        return 3 if self.rules.long else 2

    def check(self) -> str:
        from gondwana.games.bios2 import flow, invariants, laws

        if len(self.genotype) == 0:
            return ""
        return flow.problem(self) or invariants.broken(self) or laws.broken(self)
