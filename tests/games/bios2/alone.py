"""Positions of a game of one, for tests, and games from their set-up."""

from __future__ import annotations

import gondwana
from gondwana.games.bios2.frames.settle import RECHECK
from tests.games.bios2.tools import World

TWO = "plants: tharsis.4=green_archetype tharsis.0=green_burrower\ngreen_burrower: genotype=caecum_b\n"
"""Two plants, so that even a forced action leaves a choice."""


class Solo(World):
    """A position of a game of one, on Mars if nothing else is said."""

    def __init__(self, text: str, options: str = "") -> None:
        super().__init__(text, 1, options)

    def dries(self, *biomes: str) -> None:
        """These hexes lose their discs."""
        for biome in biomes:
            self.b.discs[self.biome(biome)] = 0
            self.b.dirty |= 1 << self.biome(biome)
        self.b.push(RECHECK)
        self.b.run()


class Begun(World):
    """A game from its set-up."""

    def __init__(self, seats: int = 1, seed: int = 1, **options: object) -> None:
        self.game = gondwana.game("bios2")
        self.s = self.game.new(seats, seed, options)

    def settle(self, colour: str) -> Begun:
        """This animal, and the plant wherever it may."""
        self.play(f"colour {colour}")
        while self.asked == "FoundPlant":
            self.play(self.texts[0])
        return self


def acts(colour: str, text: str, options: str = "", used: int = 0) -> Solo:
    """The actions of a colour, nothing else in the display than what is said."""
    rows = "" if "metabolism:" in text else "metabolism: none\n"
    rows += "" if "darwinian:" in text else "darwinian: none\n"
    return Solo(f"{text}\n{rows}next: EndTurn\nnext: EndActions {colour}\nnext: Act {colour} {used} 0", options)


def act(colour: str, text: str, options: str = "") -> list[str]:
    """What it may do."""
    return acts(colour, text, options).texts
