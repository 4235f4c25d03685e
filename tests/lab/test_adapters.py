"""The official checks of each library, on every game."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.kit.errors import GondwanaError

GAMES = [meta.id for meta in gondwana.games()]
pytest.importorskip("pettingzoo", reason="the extra `lab` is not installed")

import gymnasium  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from gondwana.lab import aec  # noqa: E402
from gondwana.lab.single import Seat, name  # noqa: E402


# The check has a list of its own games that may observe dictionaries with a mask, and warns of all others.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_accepts_it(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec.env(id), num_cycles=300)
    seed_test(lambda: aec.env(id), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium_accepts_it(id: str) -> None:
    meta = gondwana.game(id).meta
    env = gymnasium.make(name(meta), disable_env_checker=True, seats=meta.seats[1], bots="club,random")
    check_env(env.unwrapped)


def test_an_agent_that_cannot_say_that_has_lost() -> None:
    env = aec.env("cubosaurs", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_rewards_of_a_whole_game_are_one() -> None:
    env = aec.env("cubosaurs", seats=4)
    env.reset(seed=3)
    won = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        won[agent] += reward
        assert not cut
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert sum(won.values()) == 1.0


def test_a_single_seat_plays_to_the_end_against_bots() -> None:
    env = Seat("cubosaurs", seats=3, seat=2, bots="greedy,random")
    observation, _ = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        assert reward == 0.0
        observation, reward, over, cut, info = env.step(int(env.action_space.sample(observation["action_mask"])))
        assert not cut
        assert info == {}
    assert reward in (0.0, 0.5, 1.0)
    assert not observation["action_mask"].any()
    assert env.step(0)[1:] == (-1.0, True, False, {"illegal": True})


def test_what_cannot_be_is_refused_in_words() -> None:
    for arguments in ({"seat": 2}, {"bots": "nobody"}, {"seats": 9}, {"options": {"x": "y"}}, {"width": 3}):
        with pytest.raises(GondwanaError):
            Seat("cubosaurs", **arguments)


@pytest.mark.parametrize("id", GAMES)
def test_openspiel_accepts_it(id: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
    from gondwana.lab import openspiel

    assert openspiel.DEALS > 1
    game = pyspiel.load_game(f"gondwana_{id}(deals=7)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_searches_in_worlds_the_player_thinks_possible() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
    import numpy as np
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    from gondwana.lab import openspiel  # noqa: F401

    game = pyspiel.load_game("gondwana_cubosaurs(players=2,options=advanced:yes)")
    state = game.new_initial_state()
    state.apply_action(5)
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(game, uct_c=1.4, max_simulations=5, evaluator=RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()
    other = state.resample_from_infostate(state.current_player(), rng.uniform)
    assert other.information_state_string() == state.information_state_string()
    assert str(other) != str(state)
