"""Many games in one call: arrays in, arrays out; a game that ends begins again by itself.

>>> from gondwana.lab.vector import Games
>>> games = Games("cubosaurs", 64, seats=4, seed=1)
>>> rewards, over = games.step(games.sample())
>>> games.masks().shape[0], rewards.shape, int(over.sum())
(64, (64, 4), 0)
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from gondwana.kit.errors import GondwanaError
from gondwana.lab.batch import Batch
from gondwana.lab.setup import Setup


class Games:
    """So many games of one kind, each waiting for a letter. The k-th game begun has the seed `seed + k`."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        width: int | None = None,
    ) -> None:
        if games < 1:
            raise GondwanaError(f"there is at least one game, not {games}")
        self.setup = Setup(game, seats, options, pack, width)
        self.count = games
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.batch = Batch(self.setup.alphabet, self.setup.frames, self.setup.start, self.count, seed)

    def step(self, letters: NDArray[np.integer] | list[int]) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Say a letter in each game: what each seat won in games that ended, and which did; those have begun again."""
        said = letters if isinstance(letters, list) else letters.tolist()
        if len(said) != self.count:
            raise GondwanaError(f"there are {self.count} games, and {len(said)} letters")
        rewards = np.zeros((self.count, self.setup.seats))
        over = np.zeros(self.count, np.bool_)
        for game, shares in self.batch.step(said):
            rewards[game] = shares
            over[game] = True
        return rewards, over

    def who(self) -> NDArray[np.int64]:
        """The seat that is asked in each game."""
        return np.array(self.batch.who())

    def masks(self) -> NDArray[np.int8]:
        """1 for each letter that can be said in each game."""
        return np.frombuffer(self.batch.masks(), np.int8).reshape(self.count, self.setup.alphabet.size)

    def observe(self) -> NDArray[np.int64]:
        """What the seat that is asked knows in each game."""
        return np.frombuffer(self.batch.observations(self.setup.width), np.int64).reshape(self.count, -1)

    def sample(self) -> NDArray[np.int64]:
        """A letter for each game, at random."""
        return np.array(self.batch.sample())
