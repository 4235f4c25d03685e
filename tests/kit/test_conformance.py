"""Every game, every option, every number of players: whole random games with all checks."""

from __future__ import annotations

import itertools

import pytest

import gondwana
from gondwana.kit.conformance import check_game
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Game

CASES = [
    pytest.param(meta.id, seats, name, value, id=f"{meta.id}-{seats}-{name}={value}")
    for meta in gondwana.games()
    for seats in range(meta.seats[0], meta.seats[1] + 1)
    for name, value in [
        ("", 0),
        *itertools.chain.from_iterable(
            [(setting.name, value) for value in setting.values() if value != setting.default(seats)]
            for setting in meta.settings.values()
        ),
    ]
]


@pytest.mark.parametrize(("id", "seats", "name", "value"), CASES)
def test_a_random_game_keeps_every_promise(id: str, seats: int, name: str, value: int) -> None:
    game = gondwana.game(id)
    options = {name: game.meta.settings[name].show(value)} if name else {}
    if refusal := refused(game, seats, options):
        assert name, refusal
        assert len(refusal.splitlines()) == 1
    else:
        check_game(game, seats, seed=seats * 1000 + value, options=options)


def refused(game: Game, seats: int, options: dict[str, str]) -> str:
    """Why the game cannot be played by so many with this option, in one line; nothing if it can."""
    try:
        game.start(seats, options, None)
    except GondwanaError as error:
        return str(error)
    return ""
