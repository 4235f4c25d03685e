"""The life of a worker process in which bots think. It knows nothing of the site and holds no connection to it."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict
from multiprocessing.connection import Connection

from gondwana import bots
from gondwana.core.rng import seeded
from gondwana.kit.game import game as load
from gondwana.lab import analysis


def work(pipe: Connection) -> None:
    """Jobs in, texts out, until the other end is closed."""
    mind = Mind()
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):
        while True:
            job, *arguments = pipe.recv()
            pipe.send(mind.choose(*arguments) if job == "choose" else mind.judge(*arguments))


class Mind:
    """The bots of a process, each of which may remember what it thought about before."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, str], bots.Bot] = {}

    def choose(self, game_id: str, situation: str, seat: int, level: str, seed: int) -> str:
        """What a bot does in a situation."""
        game = load(game_id)
        state = game.situation(situation)
        bot = self.bots.setdefault((game_id, level), bots.make(level, game_id))
        return game.codec.text(state, bot.choose(game.view(state, seat), seeded(seed)))

    def judge(self, game_id: str, situation: str, choice: str, number: int, effort: int, names: list[str]) -> str:
        """What a choice that was made is worth, as JSON."""
        game = load(game_id)
        state = game.situation(situation)
        one = analysis.judge(game, state, game.act(state, choice), number, effort, names)
        return json.dumps({**asdict(one), "mark": one.mark})
