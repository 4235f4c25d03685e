"""PettingZoo: every seat an agent, asked in the order of the game.

>>> from gondwana.lab import aec
>>> env = aec.env("cubosaurs", seats=3)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_1'
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gondwana.core.event import SPECTATOR
from gondwana.lab.setup import Play, Setup
from gondwana.lab.shape import NUMBERS, observation_space

ILLEGAL = -1.0


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: str | None = None,
    width: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game as PettingZoo's users expect it: who says a letter that cannot be said ends the game and loses 1."""
    raw = wrappers.TerminateIllegalWrapper(Table(game, seats, options, pack, width, render_mode), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class Table(AECEnv):
    """The environment itself: a letter that cannot be said raises ValueError."""

    metadata = {"render_modes": ["ansi", "svg"], "name": "gondwana_v1", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        width: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = Setup(game, seats, options, pack, width)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat + 1}" for seat in range(self.setup.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.setup) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.setup.alphabet.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: numbers, and the mask of its letters."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The alphabet."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed, the same game."""
        self.play = Play(self.setup, secrets.randbits(48) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.who]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows."""
        seat = self.seat_of[agent]
        return {NUMBERS: self.play.observe(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent that is asked says a letter."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.play.say(int(action))
        if self.play.over:
            self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.play.who]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as spectators see it: words (`ansi`) or a picture (`svg`)."""
        if self.render_mode is None:
            return None
        view = self.setup.game.view(self.play.state, SPECTATOR)
        return view.svg() if self.render_mode == "svg" else view.text()

    def close(self) -> None:
        """Nothing is held."""
