"""Cubosaurs for OpenSpiel's Python interface: `python openspiel_table.py SECONDS SEATS`."""

from __future__ import annotations

import random
import sys
from copy import deepcopy
from time import perf_counter

import pyspiel
from table import FACES, KEEP, Table

TYPE = pyspiel.GameType(
    short_name="python_cubosaurs",
    long_name="Cubosaurs",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 4, "seed": 0},
)


class Game(pyspiel.Game):
    """The rules of the toolkit's side; the cards are shuffled by a seed, as its documentation allows."""

    def __init__(self, params: dict[str, int] | None = None) -> None:
        params = params or {}
        self.seats, self.chance = params.get("players", 4), random.Random(params.get("seed", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(FACES) + 1,
            max_chance_outcomes=0,
            num_players=self.seats,
            min_utility=-200.0,
            max_utility=200.0,
            utility_sum=0.0,
            max_game_length=1000,
        )
        super().__init__(TYPE, info, params)

    def new_initial_state(self) -> State:
        return State(self)


class State(pyspiel.State):
    """A position, as the toolkit asks for it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.table = Table(game.seats, game.chance)

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.table.over else self.table.turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.actions()

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "keep" if action == KEEP else f"add {FACES[action]}"

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        return [float(score) for score in self.table.scores]

    def __str__(self) -> str:
        return f"{self.table.held} {self.table.hand}"

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        copy = State(self.get_game())
        copy.table = deepcopy(self.table, memo)
        return copy


def decisions_per_second(game: pyspiel.Game, seconds: float, policy: random.Random) -> float:
    """Uniformly random choices in the toolkit's usual loop."""
    decisions, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(policy.choices(actions, weights)[0])
            else:
                state.apply_action(policy.choice(state.legal_actions()))
                decisions += 1
    return decisions / spent


if __name__ == "__main__":
    pyspiel.register_game(TYPE, Game)
    seconds, seats = float(sys.argv[1]), int(sys.argv[2])
    policy = random.Random(1)
    ours = pyspiel.load_game("python_cubosaurs", {"players": seats})
    print(f"Cubosaurs in OpenSpiel's Python interface|{decisions_per_second(ours, seconds, policy):.0f}", flush=True)
    for name in ("leduc_poker", "liars_dice", "gin_rummy", "connect_four"):
        speed = decisions_per_second(pyspiel.load_game(name), seconds, policy)
        print(f"{name} of OpenSpiel, in C++, driven from Python|{speed:.0f}", flush=True)
