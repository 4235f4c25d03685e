"""Every game with every number of players, every option with one of them: whole random games with all checks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import gondwana
from gondwana.kit.conformance import check_game
from gondwana.kit.game import Meta
from gondwana.kit.simulation import takes


def ways(meta: Meta) -> Iterator[tuple[int, str, int]]:
    """Numbers of players with an option at another value than usual; the numbers take turns."""
    numbers = range(meta.seats[0], meta.seats[1] + 1)
    yield from ((seats, "", 0) for seats in numbers)
    for turn, (setting, value) in enumerate((one, value) for one in meta.settings.values() for value in one.values()):
        options = {setting.name: setting.show(value)}
        played = [n for n in numbers if value != setting.default(n) and takes(gondwana.game(meta.id), n, options)]
        if played:
            yield played[turn % len(played)], setting.name, value


CASES = [
    pytest.param(
        meta.id,
        seats,
        name,
        value,
        id=f"{meta.id}-{seats}-{name}={value}",
        marks=[pytest.mark.slow_interpreted] if name else [],
    )
    for meta in gondwana.games()
    for seats, name, value in ways(meta)
]


@pytest.mark.parametrize(("id", "seats", "name", "value"), CASES)
def test_a_random_game_keeps_every_promise(id: str, seats: int, name: str, value: int) -> None:
    game = gondwana.game(id)
    options = {name: game.meta.settings[name].show(value)} if name else {}
    check_game(game, seats, seed=seats * 1000 + value, options=options)
