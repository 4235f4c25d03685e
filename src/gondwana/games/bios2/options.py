"""What the options of a game of Bios: Megafauna, second edition, mean."""

from __future__ import annotations

from typing import Final

from gondwana.games.bios2.tables import EARTH

WON_CAMPAIGN: Final = 1
LOST_CAMPAIGN: Final = 2
"""How Genesis ended (C3.a, C3.b)."""


class Rules:
    """The options of a game (meta.toml says what each means) with what follows from the number of players."""

    def __init__(self, options: dict[str, int], seats: int) -> None:
        self.simple = options["mode"] != 0
        """Tooth and claw (A8.0)."""
        self.planet = options["world"]
        self.solo = seats == 1
        """Section K."""
        self.versus = seats > 1 and self.planet != EARTH and options["venus_game"] == 0
        """A plant against an animal (L1.0)."""
        self.animals = seats > 1 and self.planet != EARTH and options["venus_game"] != 0
        """Animals with a plant that Medea runs (L2.0)."""
        self.alien = self.solo or self.planet != EARTH
        """Three trophic levels, no green discs (K2.0)."""
        self.protagonist = self.solo and options["plant_protagonist"] != 0
        self.automatic = (self.solo and not self.protagonist) or self.animals
        """The plant follows K8."""
        self.apomorphies = options["apomorphies"] != 0
        """Experimental (J8.0)."""
        self.historical = options["historical_row"] != 0
        self.wide_climax = options["wide_climax"] != 0
        self.genesis = options["genesis"] != 0
        self.campaign = options["campaign"] if self.solo else 0
        self.origins = options["origins"] != 0 or self.campaign != 0
        """Going on to Origins after the third era (N.0, C3.0)."""
        self.long = options["long_game"] != 0 or self.solo or self.origins
        """A third era that the comet ends (A6.a.1, K0.c)."""
