"""Gymnasium: one seat learns, bots have the others. Importing this module registers every game.

>>> import gymnasium
>>> from gondwana.lab import single
>>> env = gymnasium.make("gondwana/cubosaurs-v1", seats=3, bots="greedy,random")
>>> observation, info = env.reset(seed=7)
>>> int(observation["action_mask"].sum())
2
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from gondwana import bots as players
from gondwana.core.rng import Rng, seeded
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Meta, metas
from gondwana.lab.setup import Play, Setup
from gondwana.lab.shape import NUMBERS, observation_space

ILLEGAL = -1.0


class Seat(gymnasium.Env[dict[str, Any], int]):
    """A game seen from one seat. A letter that cannot be said ends it and loses 1.

    `bots` are named as everywhere, such as `greedy` or `greedy,ismcts:200`; they take the other seats in turn.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "random",
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        width: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setup = Setup(game, seats, options, pack, width)
        if not 0 <= seat < self.setup.seats:
            raise GondwanaError(f"there is no seat {seat}")
        self.seat = seat
        named = [name.strip() for name in bots.split(",")]
        self.bots = [players.make(named[i % len(named)], game) for i in range(self.setup.seats)]
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setup)
        self.action_space = spaces.Discrete(self.setup.alphabet.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game in which this seat is asked at least once."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(1 << 48))
            self.play = Play(self.setup, deal)
            self.rng: Rng = seeded(deal + 1)
            self._others()
            if not self.play.over:
                return self._observe(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Say a letter; the others answer until this seat is asked again."""
        if self.play.over or int(action) not in self.play.letters():
            return self._observe(), ILLEGAL, True, False, {"illegal": True}
        self.play.say(int(action))
        self._others()
        return self._observe(), self.play.rewards()[self.seat], self.play.over, False, {}

    def render(self) -> Any:
        """The table in words, as this seat sees it."""
        return self.setup.game.view(self.play.state, self.seat).text() if self.render_mode else None

    def _others(self) -> None:
        """The bots answer until it is this seat's turn, or over."""
        play = self.play
        while not play.over and play.who != self.seat:
            bot = self.bots[(play.who - self.seat - 1) % self.setup.seats]
            play.play(bot.choose(self.setup.game.view(play.state, play.who), self.rng))

    def _observe(self) -> dict[str, Any]:
        return {NUMBERS: self.play.observe(self.seat), "action_mask": self.play.mask(self.seat)}


def name(meta: Meta) -> str:
    """What `gymnasium.make` calls a game."""
    return f"gondwana/{meta.id}-v{meta.version}"


for meta in metas().values():
    gymnasium.register(name(meta), f"{__name__}:Seat", kwargs={"game": meta.id})
