"""Other worlds: who plays what (K0.b, L1.0), the first plants (K3.e), the rain dance (K6), slow plates (K5.h)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import NO, first, kind, pack
from gondwana.core.frames import NOTHING, Frame
from gondwana.games.bios2 import alien, climate, creeples, score, species
from gondwana.games.bios2.acts import COLOUR, ERODE, LAND, OUTGAS, RAIN
from gondwana.games.bios2.frames.asked import OfMedea
from gondwana.games.bios2.frames.bodies import Rise
from gondwana.games.bios2.frames.events import EVENT_DONE, move_plates
from gondwana.games.bios2.frames.genesis import Bring, archetypes_first, settle_heritage
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.map import TAB, new_map
from gondwana.games.bios2.options import LOST_CAMPAIGN, WON_CAMPAIGN
from gondwana.games.bios2.state import PLANT, Bios2
from gondwana.games.bios2.tables import (
    ARCHETYPE_FACE,
    BASIN,
    BLACK,
    BLACK_PLAYER,
    CLOUDS,
    COLLISION,
    EARTH,
    GREEN_PLAYER,
    IN_BOX,
    LATITUDE,
    MARS,
    NO_DISC,
    NONE,
    ORANGE_PLAYER,
    RIFT,
    SEA,
    WHITE,
    WHITE_PLAYER,
)


def prepare(s: Bios2) -> None:
    """Set-up on other worlds (K3.0, K3.b.2): no green discs (K3.a), seas and offshores (K3.b.1), reservoirs (K3.c).

    The plant has few creeples (K3.d); animals begin as Lazarus, in colours by lot if there are several (K3.f, L2.a).
    """
    s.map = new_map(shuffled(s, len(s.t.cratons)), len(s.t.cratons))
    full = 6 if s.rules.planet == MARS else IN_BOX[BLACK]
    s.air_black = full
    white = full
    for h in s.map.hexes:
        if s.t.terrain[h] in (SEA, BASIN):
            s.discs[h] = WHITE
            white -= 1
    for craton in s.map.line:
        for n in range(3):
            if s.rules.planet != EARTH or n == 2:  # K3.b.3
                s.discs[TAB + craton * 3 + n] = 1
                s.air_black -= 1
    s.air_white = white // 2
    s.clouds = white - s.air_white
    s.strip = s.t.strip_at[s.air_black + s.air_white]
    species.found(s, 0, ARCHETYPE_FACE + GREEN_PLAYER, s.t.start_size[GREEN_PLAYER])
    if s.rules.campaign == WON_CAMPAIGN or (s.rules.campaign == LOST_CAMPAIGN and not s.rules.protagonist):
        s.push(ENTER)
    s.push(FoundPlant(2))
    if s.rules.animals:
        colours = [ORANGE_PLAYER, BLACK_PLAYER, WHITE_PLAYER]
        s.rng.shuffle(colours)
        for seat in range(s.seats):
            seat_down(s, seat, colours[seat])
        s.medea = min(s.colour_of)
        s.seat_of[GREEN_PLAYER] = s.seat_of[s.medea]
    elif s.rules.versus:
        seat_down(s, 0, GREEN_PLAYER)
        s.medea = GREEN_PLAYER
        s.push(ChooseColour(1))
    elif s.rules.campaign == WON_CAMPAIGN:
        s.push(Bring(0))
    else:
        s.push(ChooseColour(0))


def shuffled(s: Bios2, n: int) -> list[int]:
    """The cratons in any order, which is random here (K3.b.1)."""
    line = list(range(n))
    if not s.rules.historical:
        s.rng.shuffle(line)
    for at in range(n):
        s.tell("craton", "K3.b.1", line[at], at)
    return line


def seat_down(s: Bios2, seat: int, colour: int) -> None:
    """A seat plays a colour."""
    s.seat_of = [seat if c == colour else s.seat_of[c] for c in range(4)]
    s.colour_of = [colour if other == seat else s.colour_of[other] for other in range(s.seats)]
    s.tell("deal", "C1.c", seat, colour)


class ChooseColour(Frame[Bios2]):
    """Which animal a seat plays (K0.b, L1.0): COLOUR player. Alone, the seat plays the plant as well (K0.a, K0.e)."""

    RULE: ClassVar[str] = "K0.b"
    FIELDS: ClassVar[tuple[str, ...]] = ("player:seat",)

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser

    def seat(self, s: Bios2) -> int:
        return self.chooser

    def options(self, s: Bios2) -> list[int]:
        return [pack(COLOUR, colour) for colour in (ORANGE_PLAYER, BLACK_PLAYER, WHITE_PLAYER)]

    def choose(self, s: Bios2, act: int) -> None:
        colour = int(first(act))
        seat_down(s, self.chooser, colour)
        if s.rules.solo:
            s.seat_of[GREEN_PLAYER] = 0
            s.medea = colour
            if s.rules.protagonist:
                s.colour_of = [GREEN_PLAYER]
                s.medea = GREEN_PLAYER

    def impossible(self, s: Bios2) -> str:
        taken = any(s.seat_of[colour] == self.chooser for colour in (ORANGE_PLAYER, BLACK_PLAYER, WHITE_PLAYER))
        return "" if s.rules.alien and not taken else "this seat has its animal"

    def values(self) -> list[int]:
        return [self.chooser]


class Enter(Frame[Bios2]):
    """In a campaign the animal is there from the start: with what it brings from a won Genesis (C3.a), or bare (C3.b).

    Where it finds food; at home (C2.f.1) or in an empty sea (C2.g) it would starve at once (K2.0).
    """

    RULE: ClassVar[str] = "C3.a"

    def resolve(self, s: Bios2) -> None:
        colour = s.colour_of[0]
        if colour == GREEN_PLAYER:
            s.push(ChooseColour(0))
        else:
            sp = archetypes_first(s, colour)
            species.found(s, sp, ARCHETYPE_FACE + colour, s.t.start_size[colour])
            if sp == colour * 5:
                s.push(Rise(colour))
        settle_heritage(s)


class FoundPlant(Frame[Bios2]):
    """Where the plant's two archetypes begin, next to a sea (K3.e): LAND biome level, `left` times."""

    RULE: ClassVar[str] = "K3.e"
    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, left: int) -> None:
        self.left = left

    def seat(self, s: Bios2) -> int:
        return s.seat_of[GREEN_PLAYER]

    def options(self, s: Bios2) -> list[int]:
        acts: list[int] = []
        for h in range(TAB):
            sea = any(s.discs[other] == WHITE for other in s.map.beside[h])
            if sea and s.discs[h] == NO_DISC and s.upright[h] == NONE:
                acts.append(pack(LAND, h, PLANT))
        return acts

    def choose(self, s: Bios2, act: int) -> None:
        if self.left > 1:
            s.push(FoundPlant(self.left - 1))
        s.unborn[0] -= 1
        creeples.put(s, 0, int(first(act)), PLANT)
        s.tell("arrive", "K3.e", 0, int(first(act)), PLANT)

    def impossible(self, s: Bios2) -> str:
        return "" if s.rules.alien and s.genotype[0] != NONE and s.unborn[0] >= self.left else "no plant begins"

    def values(self) -> list[int]:
        return [self.left]


class RainDance(OfMedea):
    """May rain fall or a mountain erode at the end of the events (K6.0, K1.a.2)? RAIN biome, ERODE biome, or no.

    Not in a first turn without events (C1.p), nor once the seas are lost (K7.c).
    """

    RULE: ClassVar[str] = "K6.0"

    def options(self, s: Bios2) -> list[int]:
        if skipped(s) or s.water_left() == 0 or not can_dance(s):
            return NOTHING
        acts = [pack(NO)]
        if s.clouds > 0:
            for h in sorted(s.map.hexes):
                if s.t.terrain[h] in (SEA, BASIN) and s.discs[h] == NO_DISC:
                    acts.append(pack(RAIN, h))
        if len(free_offshores(s)) > 0:
            for h in sorted(s.map.hexes):
                if s.discs[h] == BLACK:
                    acts.append(pack(ERODE, h))
        return acts if len(acts) > 1 else NOTHING

    def choose(self, s: Bios2, act: int) -> None:
        if kind(act) == NO:
            return
        s.danced = True
        h = int(first(act))
        if kind(act) == RAIN:
            s.tell("rain", "K6.0", h)
            climate.outgas(s, h, WHITE, CLOUDS, "K6.0")
            s.push(RECHECK)
        else:
            s.push(Erode(h))

    def impossible(self, s: Bios2) -> str:
        return super().impossible(s) if s.rules.alien else "nobody dances"


def skipped(s: Bios2) -> bool:
    """Has the first turn no events (C1.p), unless a lost campaign leads here (C3.b)?"""
    return s.round == 1 and s.rules.campaign != LOST_CAMPAIGN


def can_dance(s: Bios2) -> bool:
    """Is the population of Medea's owner above the heart limit of that colour, dark or green (K6.0)?"""
    limit = s.t.green_heart[s.clouds] if s.medea == GREEN_PLAYER else s.t.dark_heart[alien.oxygen(s)]
    return score.population(s, s.medea) > limit


def free_offshores(s: Bios2) -> list[int]:
    """Open offshores without carbon (K6.0, D10.g)."""
    return [tab for tab in s.map.tabs if s.map.open[tab] and s.discs[tab] == 0]


class Erode(OfMedea):
    """To which offshore a mountain is carried (K6.0): OUTGAS biome."""

    RULE: ClassVar[str] = "K6.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("biome",)

    def __init__(self, mountain: int) -> None:
        self.mountain = mountain

    def options(self, s: Bios2) -> list[int]:
        return [pack(OUTGAS, tab) for tab in sorted(free_offshores(s))]

    def choose(self, s: Bios2, act: int) -> None:
        tab = int(first(act))
        s.discs[self.mountain] = NO_DISC
        s.discs[tab] = 1
        s.tell("move_disc", "K6.0", self.mountain, tab, BLACK)
        creeples.stir(s, self.mountain)
        creeples.stir(s, tab)
        s.push(RECHECK)

    def impossible(self, s: Bios2) -> str:
        if s.discs[self.mountain] != BLACK or len(free_offshores(s)) == 0:
            return "no mountain is there, or no offshore is free"
        return super().impossible(s)

    def values(self) -> list[int]:
        return [self.mountain]


class Snail(Frame[Bios2]):
    """A stable biosphere lets the plates move as the card of the turn before says, `at` one after the other (K5.h).

    The events of the first turn are skipped for good (A1.a.2), unless a lost campaign began with them (C3.b).
    """

    RULE: ClassVar[str] = "K5.h"
    FIELDS: ClassVar[tuple[str, ...]] = ("at:number",)

    def __init__(self, at: int) -> None:
        self.at = at

    def resolve(self, s: Bios2) -> None:
        if s.last_event == NONE or (s.round == 2 and s.rules.campaign != LOST_CAMPAIGN):
            return
        late = [step for step in s.t.steps_of[s.last_event] if s.t.kind[step] in (LATITUDE, COLLISION, RIFT)]
        if self.at < len(late):
            s.push(Snail(self.at + 1))
            s.push(EVENT_DONE)
            s.tell("happen", "K5.h", late[self.at])
            move_plates(s, late[self.at], s.last_biosphere)
            s.push(RECHECK)

    def impossible(self, s: Bios2) -> str:
        return "" if s.rules.alien else "plates are fast"

    def values(self) -> list[int]:
        return [self.at]


ENTER: Final = Enter()
RAIN_DANCE: Final = RainDance()
SNAIL: Final = Snail(0)
