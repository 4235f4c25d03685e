"""OpenSpiel: importing this module registers every game as `gondwana_<id>`.

>>> import pyspiel
>>> from gondwana.lab import openspiel
>>> game = pyspiel.load_game("gondwana_cubosaurs(players=3,options=advanced:yes;rounds:3)")
>>> game.num_players()
3

The first node is chance: which of `deals` games is played. All that is random later follows from it, so that a history
is a whole game, and copies and serialised states are exact.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Meta, metas
from gondwana.lab.setup import Play, Setup

DEALS = 1024
LONGEST = 100_000
"""Letters in a game: far more than any has, and a bound is asked for."""
DIGIT = 21
DIGITS = 3
"""Floats hold 24 bits exactly, so a number becomes so many, the lowest first."""


def game_type(meta: Meta) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"gondwana_{meta.id}",
        long_name=meta.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.seats[1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.seats[0], "options": "", "deals": DEALS, "width": 0},
    )


def read_options(text: str) -> dict[str, str]:
    """Options as they are written among OpenSpiel's parameters: `advanced:yes;rounds:3`."""
    options = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise GondwanaError(f"options are written name:value;name:value, not {part!r}")
        options[name] = value
    return options


class SpielGame(pyspiel.Game):
    """A game of the package as OpenSpiel knows games."""

    def __init__(self, type_: pyspiel.GameType, id: str, params: Mapping[str, Any]) -> None:
        self.deals = int(params["deals"])
        options = read_options(str(params["options"]))
        self.setup = Setup(id, int(params["players"]), options, None, int(params["width"]) or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.alphabet.size,
            max_chance_outcomes=self.deals,
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_, info, params)

    def new_initial_state(self, state: Any = None) -> SpielState:
        """The chance node before the game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal."""
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """What a player sees: all of it at once, or everything since the beginning."""
        return SpielObserver(self.setup, kind is not None and kind.perfect_recall, params)


class SpielState(pyspiel.State):
    """A position, or the chance node before the first one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play: Play | None = None

    def current_player(self) -> int:
        """Who is asked."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else self.play.who

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        return self.play.letters()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = Play(self.get_game().setup, action)
        else:
            self.play.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.play is None:
            return f"deal {action}"
        return self.play.setup.letter(self.play.state, action)

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self.play is not None and self.play.over

    def returns(self) -> list[float]:
        """1 shared among the winners."""
        return [0.0] * self.num_players() if self.play is None else self.play.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A position this player cannot tell from the real one, as search in imperfect information needs it."""
        other: SpielState = self.clone()
        if other.play is not None:
            other.play.redeal(player, int(sampler() * (1 << 48)))
        return other

    def __str__(self) -> str:
        return "deal" if self.play is None else self.play.setup.game.dump(self.play.state)


class SpielObserver:
    """What a player knows, as a tensor and as text."""

    def __init__(self, setup: Setup, recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self.recall = recall
        self.tensor = None if recall else np.zeros(setup.width * DIGITS, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor.reshape(DIGITS, setup.width)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        for grid in self.dict.values():
            numbers = np.zeros(grid.shape[1], np.int64) if state.play is None else state.play.observe(player)
            for digit in range(DIGITS):
                last = digit == DIGITS - 1
                grid[digit] = numbers if last else numbers & ((1 << DIGIT) - 1)
                numbers = numbers >> DIGIT

    def string_from(self, state: SpielState, player: int) -> str:
        """The key of what a player knows now, or of all it has known."""
        if state.play is None:
            return f"p{player + 1}"
        return state.play.information(player) if self.recall else state.play.known(player)


def register() -> None:
    """Make every game known to OpenSpiel: a class for each, since its registry outlives what is no class."""
    for id, meta in metas().items():
        type_ = game_type(meta)

        def made(self: SpielGame, params: Mapping[str, Any], type_: pyspiel.GameType = type_, id: str = id) -> None:
            SpielGame.__init__(self, type_, id, params)

        pyspiel.register_game(type_, type(f"Spiel_{id}", (SpielGame,), {"__init__": made}))


register()
