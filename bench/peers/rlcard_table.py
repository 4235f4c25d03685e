"""Cubosaurs for RLCard's interface: `python rlcard_table.py SECONDS SEATS`."""

from __future__ import annotations

import random
import sys
from collections import OrderedDict
from time import perf_counter
from typing import Any

import numpy as np
import rlcard
from rlcard.envs import Env
from rlcard.envs.registration import register
from table import FACES, Table


class Game:
    """What RLCard asks of a game."""

    allow_step_back = False

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.np_random = np.random.RandomState()

    def init_game(self) -> tuple[Table, int]:
        self.table = Table(self.seats, random.Random(int(self.np_random.randint(1 << 31))))
        return self.table, self.table.turn

    def step(self, action: int) -> tuple[Table, int]:
        self.table.play(action)
        return self.table, self.table.turn

    def get_num_players(self) -> int:
        return self.seats

    def get_num_actions(self) -> int:
        return len(FACES) + 1

    def get_player_id(self) -> int:
        return self.table.turn

    def get_state(self, player: int) -> Table:
        return self.table

    def is_over(self) -> bool:
        return self.table.over


class Cubosaurs(Env):
    """The environment: counts of faces in the hand and before each seat."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.name = "cubosaurs"
        self.game = Game(config["seats"])
        super().__init__(config)
        self.state_shape = [[(self.num_players + 1) * len(FACES)]] * self.num_players
        self.action_shape = [None] * self.num_players

    def _extract_state(self, state: Table) -> dict[str, Any]:
        seen = np.zeros((self.num_players + 1, len(FACES)), np.int8)
        for row, cards in enumerate([state.hand, *state.held]):
            for face in cards:
                seen[row, face] += 1
        actions = [] if state.over else state.actions()
        return {
            "obs": seen.reshape(-1),
            "legal_actions": OrderedDict.fromkeys(actions),
            "raw_legal_actions": actions,
            "raw_obs": state,
            "action_record": self.action_recorder,
        }

    def _decode_action(self, action_id: int) -> int:
        return action_id

    def _get_legal_actions(self) -> list[int]:
        return self.game.table.actions()

    def get_payoffs(self) -> np.ndarray:
        return np.array(self.game.table.scores, float)


def decisions_per_second(env: Env, seconds: float, policy: random.Random) -> float:
    """Uniformly random choices."""
    decisions, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(policy.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions / spent


if __name__ == "__main__":
    seconds, seats = float(sys.argv[1]), int(sys.argv[2])
    register(env_id="cubosaurs", entry_point="__main__:Cubosaurs")
    policy = random.Random(1)
    ours = rlcard.make("cubosaurs", {"seed": 1, "seats": seats})
    print(f"Cubosaurs in RLCard's interface|{decisions_per_second(ours, seconds, policy):.0f}", flush=True)
    for name in ("leduc-holdem", "uno", "gin-rummy"):
        speed = decisions_per_second(rlcard.make(name, {"seed": 1}), seconds, policy)
        print(f"{name} of RLCard|{speed:.0f}", flush=True)
