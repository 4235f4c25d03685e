"""Games written down once and replayed by every build: `python -m tests.golden` writes them anew.

A change of these files in a diff is a change of what the rules do; it raises the `version` of the game. The records
are random games that cover the numbers of players and the values of the options. With `--keys`, nothing is written and
one line per record names all positions of its replay, for comparing builds.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import gondwana
from gondwana.core.rng import seeded
from gondwana.kit.game import Game
from tests.tools import most_options, playable

FOLDER = Path(__file__).parent / "games"


def cases(game: Game) -> dict[str, tuple[int, dict[str, str]]]:
    """Name, seats and options of a game's records: the defaults, and each option at each value somewhere."""
    low, high = game.meta.seats
    settings = list(game.meta.settings.values())
    found: dict[str, tuple[int, dict[str, str]]] = {f"{low}-default": (low, {}), f"{high}-default": (high, {})}
    for turn in range(max((len(setting.values()) for setting in settings), default=0)):
        seats = low + (turn + 1) % (high - low + 1)
        options = {
            setting.name: setting.show(setting.values()[(turn + place) % len(setting.values())])
            for place, setting in enumerate(settings)
        }
        found[f"{seats}-options-{turn}"] = (seats, playable(game, seats, options))
    if settings:
        found[f"{high}-options-last"] = (high, most_options(game, high))
    for setting in settings:
        shown = {options[setting.name] for _, options in found.values() if setting.name in options}
        for value in sorted({setting.show(value) for value in setting.values()} - shown):
            taken = [seats for seats in range(low, high + 1) if playable(game, seats, {setting.name: value})]
            found[f"{taken[0]}-{setting.name}-{value}"] = (taken[0], {setting.name: value})
    return found


def played(game: Game, name: str, seats: int, options: dict[str, str]) -> gondwana.Record:
    """A whole random game; the seed follows from the name."""
    seed = int.from_bytes(hashlib.blake2s(f"{game.id} {name}".encode(), digest_size=4).digest(), "big")
    match = gondwana.Match(game, seats, seed, options)
    rng = seeded(seed + 1)
    while not match.over:
        acts = match.state.acts
        match.play(match.state.who, acts[rng.below(len(acts))])
    return match.record


def files() -> list[Path]:
    """All golden records."""
    return sorted(FOLDER.glob("*/golden/*.txt"))


def digest(path: Path) -> str:
    """One name for all positions of a record's replay."""
    positions = hashlib.blake2s(digest_size=8)
    for s in gondwana.Record.load(path).positions():
        positions.update(s.key())
        positions.update(" ".join(map(str, s.acts)).encode())
    return positions.hexdigest()


def write() -> None:
    """The records of every game, and nothing else in their folders."""
    for meta in gondwana.games():
        game = gondwana.game(meta.id)
        folder = FOLDER / meta.id / "golden"
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for name, (seats, options) in cases(game).items():
            played(game, name, seats, options).save(folder / f"{name}.txt")


def main() -> None:
    """See the module."""
    if sys.argv[1:] == ["--keys"]:
        print(Path(str(sys.modules["gondwana.core.state"].__file__)).suffix)
        for path in files():
            print(path.relative_to(FOLDER).as_posix(), digest(path))
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        write()


if __name__ == "__main__":
    main()
