"""A player of sound habits: looks one choice ahead, counts creeples, cards, organs, room to grow and what may be lost.

The plant that plays by rules (K8) is offered only what they allow, so it is played for the good of whoever runs it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import NO, YES, kind, pack
from gondwana.core.frames import Frame
from gondwana.core.rng import Rng
from gondwana.games.bios2 import contests, creeples, effects, life, movement, organs, score, species
from gondwana.games.bios2.acts import BIONT, ENDOSYMBIONT, INHERIT, MACRO
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.state import PLANT, Bios2
from gondwana.games.bios2.tables import GREEN_PLAYER, NONE

POINT: Final = 100
ENDANGERED: Final = 20
"""What a creeple that lies is worth less than one that stands, unless it can stand up again."""
NEWBORN: Final = 82
STRANDED: Final = 6
ROOM: Final = [0, 12, 21, 28, 33, 36]
"""What places to expand to are worth to a species with unborn creeples."""
SPECIES: Final = 22
CARD: Final = 16
ICON: Final = 30
SHAPE: Final = 14
HOST: Final = 14
ORGAN: Final = [9, 8, 7, 12, 16]
SIZE: Final = 5
TOO_MANY: Final = 13
"""What each organ above the heart costs, as long as no mutagen has come."""
RIVAL: Final = 45
MAJORITY: Final = 25
SEA: Final = 45
FOOD: Final = 28
KINDS: Final = [0, 60, 180, 240, 260]
"""What it is worth that not all plants are of one species, which a gun or a mutagen ends."""
RISK: Final = 30
FEW: Final = 60
GONE: Final = 400
WIN: Final = 1000
SEARCH: Final = {"depth": 0, "explore": 0.1}
"""How a search uses this: it asks for the prospects of each position it reaches."""


class Pause(Frame[Bios2]):
    """The end of the turn: what comes then nobody knows."""

    OPENS: ClassVar[bool] = True

    def options(self, s: Bios2) -> list[int]:
        return [pack(YES), pack(NO)]


PAUSE: Final = Pause()


def choose(s: Bios2, seat: int, rng: Rng) -> int:
    """The act with the best outlook; `s` is a world that agrees with what the seat knows."""
    if kind(s.acts[-1]) == MACRO and not s.rules.solo:  # no game of Genesis was played
        return s.acts[-1]
    if kind(s.acts[-1]) in (INHERIT, BIONT, ENDOSYMBIONT):
        return s.acts[0]
    best = s.acts[0]
    highest = -1_000_000
    for act in s.acts:
        value = outlook(s, seat, act) * 4 + int(rng.below(4))
        if value > highest:
            best = act
            highest = value
    return best


def outlook(s: Bios2, seat: int, act: int) -> int:
    """The worth of the position once what this act begins is done, all smaller choices made as they look best."""
    after = ahead(s, act)
    for _ in range(16):
        if len(after.acts) == 0 or after.stack[-1].OPENS:
            break
        after = ahead(after, likely(after, seat))
    return worth(after, seat)


def ahead(s: Bios2, act: int) -> Bios2:
    """The position after an act, no further than the end of the turn."""
    after = s.clone()
    if len(after.stack) > 1 and after.stack[1] is not PAUSE:
        after.stack.insert(1, PAUSE)
    after.step(act)
    return after


def likely(s: Bios2, seat: int) -> int:
    """What is chosen within an action: the best at first sight, by others the first."""
    best = s.acts[0]
    if s.who == seat:
        highest = -1_000_000
        for act in s.acts:
            value = worth(ahead(s, act), seat)
            if value > highest:
                best = act
                highest = value
    return best


def prospects(s: Bios2) -> list[int]:
    """What each seat has and can hope for."""
    return [worth(s, seat) for seat in range(s.seats)]


def worth(s: Bios2, seat: int) -> int:
    """How good a position is for a seat."""
    mine = s.colour_of[seat]
    if mine == NONE:
        return 0
    total = holdings(s, mine)
    for other in s.colour_of:
        if other != mine and other != NONE:
            total -= RIVAL * (holdings(s, other) // 100) // (s.seats - 1)
            total += MAJORITY * (score.population(s, mine) > score.population(s, other))
    if s.rules.alien:
        total += SEA * s.water_left()
        if s.lazarus(mine):
            total -= GONE
        elif score.population(s, mine) < 3:
            total -= FEW
        if mine != GREEN_PLAYER:
            total += food(s)
    if len(s.stack) == 0 and seat in s.winners():
        total += WIN
    return total


def food(s: Bios2) -> int:
    """What the plants of another world are worth to those that live on them."""
    total = 0
    for biome in range(BIOMES):
        if s.upright[PLANT * BIOMES + biome] != NONE:
            total += FOOD
    kinds = s.species_of(GREEN_PLAYER)
    for sp in kinds:
        total += s.newborn[sp] * FOOD // 2
        total -= RISK * max(0, organs.total(s.basal[sp]) + 1 - effects.heart(s, sp, 0))
    return total + KINDS[len(kinds)]


def holdings(s: Bios2, colour: int) -> int:
    """What a player has and can hope for."""
    total = POINT * (len(s.record[colour]) + score.fossil_icons(s, colour) + score.hosts(s, colour))
    total += POINT * score.feelings(s, colour)
    for sp in s.species_of(colour):
        total += SPECIES + SIZE * s.size[sp] + body(s, sp) + cards(s, sp) + creatures(s, sp)
    return total


def creatures(s: Bios2, sp: int) -> int:
    """The creeples of a species: those on the board, newborns, and where unborn ones might go."""
    total = POINT * s.living[sp]
    for entry in s.lying:
        if entry & 63 == sp and not recovers(s, sp, entry >> 8, entry >> 6 & 3):
            total -= POINT // 2 if effects.endotherm(s, sp) else POINT - ENDANGERED
    room = places(s, sp)
    settled = min(room, s.newborn[sp])
    total += NEWBORN * settled + STRANDED * (s.newborn[sp] - settled)
    return total + ROOM[min(room - settled, s.unborn[sp], 5)]


def recovers(s: Bios2, sp: int, biome: int, level: int) -> bool:
    """Can one that lies stand up at the end of the turn (I2.1)?"""
    return s.upright[level * BIOMES + biome] == NONE and movement.may_enter(s, sp, biome, level)


def places(s: Bios2, sp: int) -> int:
    """Levels within reach of its creeples where it could settle, free or to be won from others."""
    homes = creeples.homes(s, sp)
    if homes == 0:
        return 0
    starts = 0
    for biome in range(BIOMES):
        if homes >> biome & 1:
            starts |= 1 << movement.start_of(s, biome)
    cost = movement.reach_from(s, sp, starts, life.points(s, sp))
    n = 0
    for biome in range(BIOMES):
        if cost[biome] < movement.FAR:
            for level in movement.levels(s, sp // 5):
                there = s.upright[level * BIOMES + biome]
                if there // 5 == sp // 5 and there != NONE:
                    continue
                if movement.may_enter(s, sp, biome, level) and (
                    there == NONE or contests.loser(s, biome, level, sp, there) == there
                ):
                    n += 1
    return n


def body(s: Bios2, sp: int) -> int:
    """Its organs, less what a mutagen would take."""
    total = 0
    for organ in range(organs.COLOURS):
        total += ORGAN[organ] * min(organs.amount(s.organs[sp], organ), 4)
    limit = effects.heart(s, sp, 2 + s.era if s.rules.simple else 0)
    total -= TOO_MANY * max(0, organs.total(s.organs[sp]) - limit)
    if organs.total(s.basal[sp]) > limit:
        total -= 15 * s.living[sp]
    return total


def cards(s: Bios2, sp: int) -> int:
    """Its mutations: promoted ones may be halves of emotions, the others may become a species, a fossil, a host."""
    total = 0
    for card in s.tableau[sp]:
        if s.face[card] < 0:
            total += CARD + max(promise(s, sp, card * 2), promise(s, sp, card * 2 + 1))
        elif s.t.left[s.face[card]] != NONE or s.t.right[s.face[card]] != NONE:
            total += SHAPE
    return total


def promise(s: Bios2, sp: int, face: int) -> int:
    """What an orientation might bring."""
    value = 0
    shape = s.t.shape[face]
    if shape != NONE:
        daughter = sp // 5 * 5 + shape
        if s.genotype[daughter] != NONE or species.capacity(s, daughter) == 0:
            return 0
        value += SHAPE
    elif s.t.max_size[face] < s.size[sp]:
        return 0
    if s.t.fossil[face]:
        value += ICON
    if s.t.mutualism[face]:
        value += HOST
    return value
