"""The life of a worker process in which bots think. It knows nothing of the site and holds no connection to it."""

from __future__ import annotations

import contextlib
from multiprocessing.connection import Connection

from gondwana import bots
from gondwana.core.rng import seeded
from gondwana.kit.game import game as load


def work(pipe: Connection) -> None:
    """Situations in, choices out, until the other end is closed."""
    minds: dict[tuple[str, str], bots.Bot] = {}
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):
        while True:
            game_id, situation, seat, level, seed = pipe.recv()
            game = load(game_id)
            state = game.situation(situation)
            mind = minds.setdefault((game_id, level), bots.make(level, game_id))
            act = mind.choose(game.view(state, seat), seeded(seed))
            pipe.send(game.codec.text(state, act))
