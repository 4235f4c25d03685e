"""Many games with their invariants checked at every decision; a few keep every promise of the conformance kit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gondwana.core.rng import Rng, seeded
from gondwana.core.state import OVER, State
from gondwana.kit import conformance
from gondwana.kit.conformance import Broken, Chooser, at_random
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Game
from gondwana.kit.settings import Setting

MODES = ("random", "default", "all")
"""How the options that are not pinned are chosen: drawn for each game, left alone, or each value in turn."""

TRIES: Final = 100


@dataclass(frozen=True)
class Case:
    """One game to be played, so that it can be played again."""

    number: int
    seats: int
    seed: int
    options: dict[str, str]
    full: bool
    """With every promise of the conformance kit, not only the invariants."""


@dataclass(frozen=True)
class Outcome:
    """How a game went. `problem` is the first broken invariant, with the `situation` where it shows."""

    case: Case
    choices: int
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    problem: str = ""
    situation: str = ""


def cases(
    game: Game, games: int, seats: list[int], seed: int, mode: str, pinned: Mapping[str, str], full: int
) -> list[Case]:
    """The games of a simulation: seats in turn, a seed each, options as the mode says; one in `full` checked wholly."""
    free = [setting for name, setting in game.meta.settings.items() if name not in pinned]
    single = [{setting.name: setting.show(value)} for setting in free for value in setting.values()]
    out: list[Case] = []
    for number in range(games):
        players = seats[number % len(seats)]
        options = dict(pinned)
        if mode == "random":
            options = drawn(game, players, seeded(seed + number), free, pinned)
        elif mode == "all" and single:
            one = {**pinned, **single[number // len(seats) % len(single)]}
            options = one if takes(game, players, one) else options
        whole = number % full == number // full % min(full, len(seats))
        out.append(Case(number, players, seed + number, options, whole))
    return out


def drawn(game: Game, seats: int, rng: Rng, free: list[Setting], pinned: Mapping[str, str]) -> dict[str, str]:
    """Options at random, drawn again if the game refuses them for so many players; unless it always does."""
    options: dict[str, str] = {}
    for _ in range(TRIES):
        options = dict(pinned)
        for setting in free:
            options[setting.name] = setting.show(setting.low + rng.below(setting.high - setting.low + 1))
        if takes(game, seats, options):
            break
    return options


def takes(game: Game, seats: int, options: Mapping[str, str]) -> bool:
    """Can the game be played by so many with these options? Some need more cards than a box has."""
    try:
        game.start(seats, options, None)
    except GondwanaError:
        return False
    return True


def play_case(game: Game, case: Case, pack: str | None, choose: Chooser = at_random) -> Outcome:
    """Play a game with its checks; what breaks, or raises, becomes the outcome's problem."""
    acts: list[int] = []

    def remembered(game: Game, s: State, rng: Rng) -> int:
        acts.append(choose(game, s, rng))
        return acts[-1]

    try:
        if case.full:
            record = conformance.check_game(game, case.seats, case.seed, case.options, pack=pack, choose=remembered)
            s = record.replay()
        else:
            s = game.new(case.seats, case.seed, case.options, pack)
            if choose is at_random:
                s.sink = None
            rng = seeded(case.seed + 1)
            conformance.check_rules(game, s)
            while s.who != OVER:
                s.play(remembered(game, s, rng))
                conformance.check_rules(game, s)
                if len(acts) > conformance.LONGEST:
                    raise Broken(game, s, "no end in sight")
    except Broken as broken:
        return Outcome(case, len(acts), problem=broken.what, situation=broken.situation)
    except Exception as error:
        return _crashed(game, case, pack, acts, f"{type(error).__name__}: {error}")
    return Outcome(case, len(acts), tuple(s.scores()), tuple(s.winners()))


def _crashed(game: Game, case: Case, pack: str | None, acts: list[int], error: str) -> Outcome:
    """The position before the choice that raised, played up to again."""
    try:
        s = game.new(case.seats, case.seed, case.options, pack)
        for act in acts[:-1]:
            s.step(act)
        last = f" after {game.codec.text(s, acts[-1])!r} in this position" if acts else ""
        return Outcome(case, len(acts), problem=error + last, situation=game.dump(s))
    except Exception:
        return Outcome(case, len(acts), problem=error)
