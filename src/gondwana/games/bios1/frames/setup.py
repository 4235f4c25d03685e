"""Preparing the game (3.0) and going from turn to turn (4.1) to the end (18.0)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.frames import Frame
from gondwana.games.bios1.frames.cards import DISPLAY, PERIODS
from gondwana.games.bios1.frames.cull import Cull
from gondwana.games.bios1.frames.origins import CHOOSE_HOMINIDS
from gondwana.games.bios1.frames.scoring import END_TURN
from gondwana.games.bios1.frames.turn import TURN
from gondwana.games.bios1.frames.tusker import TUSKER
from gondwana.games.bios1.species import enter, found
from gondwana.games.bios1.state import BIOME, NONE, Bios1, Rules
from gondwana.games.bios1.tables import HABITATS, OROGENY, START, Tables
from gondwana.games.bios1.world import bury, climax_of, refresh

TILES_AT_START: Final = 22
WHITE: Final = 3


class SetUp(Frame[Bios1]):
    """Chapter 3 from colours to display. Chance is in colours, cards and tiles, and nowhere else (2.1.2)."""

    RULE: ClassVar[str] = "3.1"

    def resolve(self, s: Bios1) -> None:
        deal_colours(s)
        empty_table(s)
        place_tiles(s)
        place_players(s)
        deal_cards(s)
        s.revealed()
        s.push(ROUND)


def deal_colours(s: Bios1) -> None:
    """Colours at random (3.1); alone, one plays any but White against the two-tusker (19.1.4)."""
    colours = [0, 1, 2, 3]
    if s.tusker != NONE:
        colours = [0, 1, 2]
        s.rng.shuffle(colours)
        s.colour = [colours[0], WHITE]
    else:
        s.rng.shuffle(colours)
        s.colour = colours[: s.players]


def empty_table(s: Bios1) -> None:
    """Everything in its box, five heritage tiles each (3.3.1), the disks at their starts (3.6, 3.9a, 3.9b, 2.5f)."""
    n = s.players
    species = n * 4
    s.genes = [0] * n
    s.size = [0] * species
    s.total = [0] * species
    s.genome = [0] * species
    s.icons = [0] * species
    s.culture = [0] * species
    s.population = [0] * species
    s.holder = [NONE] * len(s.t.cards)
    s.heritage = [NONE] * (n * 5)
    s.biome = [NONE] * HABITATS
    s.home = [NONE] * n
    s.space = [0] * (HABITATS * 3)
    s.meal = [0] * len(s.t.alien_size)
    s.fossils = [[] for _ in range(n)]
    s.hominid = [NONE] * n
    s.learnt = [0] * n
    s.level = START


def place_tiles(s: Bios1) -> None:
    """Two pools (3.4); 22 Mesozoic tiles at random, each to the lowest slot of its latitude (3.5, 3.5a.1, 3.5a.2).

    Orogeny goes to the eastern chain only (3.5b); immigrants leave the game (3.5d); volcanoes do nothing (3.5.1).
    """
    s.mesozoic = s.t.mesozoic[:]
    s.cenozoic = s.t.cenozoic[:]
    s.rng.shuffle(s.mesozoic)
    s.rng.shuffle(s.cenozoic)
    for tile in s.mesozoic[:TILES_AT_START]:
        if tile >= s.t.biomes:
            s.gone.append(tile)
            s.tell("unused", "3.5d", tile)
            continue
        slots = s.t.of_latitude[s.t.tile_latitude[tile]]
        if s.t.orogeny[tile]:
            slots = [h for h in s.t.of_latitude[OROGENY] if s.t.east[h]]
        best = slots[0]
        for h in slots:
            if climax_of(s, h) < climax_of(s, best):
                best = h
        set_tile(s, tile, best, "3.5a.2")
    s.mesozoic_drawn = TILES_AT_START


def set_tile(s: Bios1, tile: int, h: int, rule: str) -> None:
    """A tile is laid at set-up; one that was there goes to the tarpit."""
    if s.biome[h] != NONE:
        bury(s, s.biome[h], h, rule)
    s.biome[h] = tile
    s.tell("setup", "3.5", tile, h)


def place_players(s: Bios1) -> None:
    """Homelands over whatever is there (3.7b.1, 3.7b.3), the archetype at size 1 with one animal (3.7.1, 3.7a, 3.7b.2).

    Three genes for the fewest teeth, four for the others (3.2); in solitaire none against ten, and size 3 (19.1.4).
    """
    first = s.colour.index(min(s.colour))
    for player in range(s.players):
        colour = s.colour[player]
        set_tile(s, s.t.homeland_tile[colour], s.t.home_slot[colour], "3.7b.1")
        s.genes[player] = 3 if player == first else 4
    refresh(s)
    for player in range(s.players):
        found(s, player * 4, 1)
        enter(s, player * 4, s.home[player] * 3 + BIOME)
    if s.tusker != NONE:
        s.genes = [0, 10]
        s.size[s.tusker * 4] = 3
        first = 0
    s.dealt = sum(s.genes)
    s.active = first
    s.turn = first


def deal_cards(s: Bios1) -> None:
    """The period decks (3.8, 3.8a, 3.8b, 3.8c, 3.8d), then the displays from the rest (3.8e).

    Beginners leave the genotypes out (3.8.2); with two players the upper display is optional (3.8.1).
    """
    cards = list(range(s.t.mutations if s.rules.beginner else len(s.t.cards)))
    s.rng.shuffle(cards)
    n = 3 * s.players + sum(PERIODS)
    s.deck = cards[:n]
    s.general = cards[n:]
    s.lower = s.general[:DISPLAY]
    s.lower_genes = [0] * DISPLAY
    s.dealt_general = DISPLAY
    if s.rules.upper:
        s.upper = s.general[DISPLAY : 2 * DISPLAY]
        s.upper_genes = [0] * DISPLAY
        s.dealt_general = 2 * DISPLAY


class Round(Frame[Bios1]):
    """A turn after the other, clockwise (4.1), until the game ends; it does not for want of animals (18.0, 18.0.1)."""

    RULE: ClassVar[str] = "4.1"

    def resolve(self, s: Bios1) -> None:
        if s.ending:
            s.tell_all("end", "18.1.1", s.winners())
            if s.rules.origins:
                s.push(CHOOSE_HOMINIDS)
            return
        s.push(ROUND)
        s.push(END_TURN)
        s.push(CULL)
        s.push(TUSKER if s.active == s.tusker else TURN)


def new_game(t: Tables, options: dict[str, int], seats: int) -> Bios1:
    """A game about to begin, for one to four (1.2.1): `rng` is to be set, then `run` prepares it."""
    s = Bios1(t, Rules(options, seats), options, seats)
    s.push(SET_UP)
    return s


SET_UP: Final = SetUp()
ROUND: Final = Round()
CULL: Final = Cull(0, 0)
