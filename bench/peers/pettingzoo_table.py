"""Cubosaurs as a PettingZoo AEC environment in plain Python: `python pettingzoo_table.py SECONDS SEATS`."""

from __future__ import annotations

import random
import sys
from time import perf_counter
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from table import FACES, Table


class Cubosaurs(AECEnv):
    """Observation: how often each face lies in the hand and before each seat; a mask of what can be chosen."""

    metadata = {"name": "cubosaurs_v0", "render_modes": []}
    render_mode = None

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.possible_agents = [f"seat_{i}" for i in range(seats)]
        shape = ((seats + 1) * len(FACES),)
        space = Dict({"observation": Box(0, 7, shape, np.int8), "action_mask": Box(0, 1, (len(FACES) + 1,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(len(FACES) + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.table = Table(len(self.agents), random.Random(seed))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        seen = np.zeros((len(self.possible_agents) + 1, len(FACES)), np.int8)
        for row, cards in enumerate([self.table.hand, *self.table.held]):
            for face in cards:
                seen[row, face] += 1
        mask = np.zeros(len(FACES) + 1, np.int8)
        if agent == self.agent_selection and not self.table.over:
            mask[self.table.actions()] = 1
        return {"observation": seen.reshape(-1), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(action)
        if self.table.over:
            for seat, other in enumerate(self.agents):
                self.rewards[other] = float(self.table.scores[seat])
                self.terminations[other] = True
        self.agent_selection = self.possible_agents[self.table.turn]
        self._accumulate_rewards()
        if self.table.over:
            self._deads_step_first()


if __name__ == "__main__":
    seconds, seats = float(sys.argv[1]), int(sys.argv[2])
    env, policy = Cubosaurs(seats), random.Random(1)
    decisions, began, seed = 0, perf_counter(), 0
    while (spent := perf_counter() - began) < seconds:
        env.reset(seed=(seed := seed + 1))
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(int(policy.choice(np.flatnonzero(observation["action_mask"]))))
            decisions += 1
    print(f"Cubosaurs as a PettingZoo environment in plain Python|{decisions / spent:.0f}")
