"""Endotherms flee (I1), the endangered are buried or stand up (I2), fossils are awarded (I4)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.frames import Frame
from gondwana.games.bios2 import creeples, life, score, species
from gondwana.games.bios2.frames.settle import RECHECK
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.state import TOKEN_FOSSIL, Bios2
from gondwana.games.bios2.tables import NONE


class Flee(Frame[Bios2]):
    """Endangered endotherms of a player move to free levels and stand up, or are buried (I1.2): FLEE, BURY."""

    RULE: ClassVar[str] = "I1.2"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def values(self) -> list[int]:
        return [self.colour]


class Inter(Frame[Bios2]):
    """Endangered creeples stand up where nobody contests it, the later first, or are buried (I2.1, I2.2)."""

    RULE: ClassVar[str] = "I2.1"

    def resolve(self, s: Bios2) -> None:
        for i in range(len(s.lying) - 1, -1, -1):
            entry = s.lying[i]
            biome, level, sp = entry >> 8, entry >> 6 & 3, entry & 63
            free = s.upright[level * BIOMES + biome] == NONE
            if free and life.lives(s, sp, biome, level) and life.feeds(s, sp, biome, level):
                creeples.stand(s, i)
            else:
                creeples.bury(s, i, "I2.1")
        species.fade(s)
        s.push(RECHECK)


class Award(Frame[Bios2]):
    """At the end of an era that is not the last: a token for each player with less population (I4.0, I4.b, K1.d)."""

    RULE: ClassVar[str] = "I4.b"

    def resolve(self, s: Bios2) -> None:
        if not s.era_over or s.ending or s.rules.solo:
            return
        for colour in s.order:
            tokens = 0
            for other in s.order:
                if score.population(s, other) < score.population(s, colour):
                    tokens += 1
            for _ in range(tokens):
                species.keep_fossil(s, colour, TOKEN_FOSSIL, "I4.b")
            s.tell("award", "I4.b", colour, tokens)


INTER: Final = Inter()
AWARD: Final = Award()
