"""Looking before a choice: what would surely follow from it, what it costs, and why something cannot be chosen.

All of it works in a world dealt from what the seat knows, so that nothing hidden can be learnt by looking.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

from gondwana.core.act import pack
from gondwana.core.event import Event
from gondwana.core.frames import NOTHING, Frame
from gondwana.core.state import State
from gondwana.kit.advice import Note
from gondwana.kit.log import History, Seen, seen

if TYPE_CHECKING:
    from gondwana.kit.game import Game

SEED = 1
MOST = 20_000
"""So many choices are tried for a reason."""


@dataclass(frozen=True)
class Outlook:
    """What follows from a choice before anything is left to chance, to hidden things or to others.

    `world`: what it looks like there, for names of what is new; `certain`: nothing stood in the way up to the next
    question.
    """

    world: State
    events: list[Seen]
    scores: list[int]
    certain: bool


class Sure(History):
    """A listener that hears nothing of what depends on chance or on hidden things."""

    def __init__(self, world: State) -> None:
        super().__init__()
        self.world = world

    def add(self, event: Event) -> None:
        if self.world.seal < self.world.count:
            self.events.append(event)


def foresee(game: Game, world: State, act: int) -> Outlook:
    """The sure consequences of an act for the seat that is asked. The world is used up."""
    seat, scores = world.who, world.scores()
    told = Sure(world)
    world.sink = told
    world.actor, world.seal = seat, world.count
    world.count += 1
    world.stack.pop().choose(world, act)
    while world.seal < world.count:
        scores = world.scores()
        frame: Frame[Any] | None = world.stack[-1] if world.stack else None
        acts = frame.options(world) if frame else NOTHING
        if frame is None or len(acts) > 1 or (acts and not frame.AUTO):
            return Outlook(world, seen(game, told, seat), scores, certain=True)
        world.stack.pop()
        if acts:
            frame.choose(world, acts[0])
        else:
            frame.resolve(world)
    return Outlook(world, seen(game, told, seat), scores, certain=False)


def cost(game: Game, world: State, act: int) -> list[Note]:
    """Whom an act costs what until somebody is asked again, if nothing hidden comes between. The world is used up."""
    if game.advice is None:
        return []
    game.advice.hush(world)
    return game.advice.losses(world, foresee(game, world, act).events)


def against(game: Game, s: State, thing: str, chosen: Sequence[str] = ()) -> list[str]:
    """The paragraphs against touching a thing now, after those already chosen; the most telling first."""
    wanted = [*chosen, thing]
    general = s.stack[-1].RULE if s.stack else ""
    found: Counter[str] = Counter()
    for act in islice(neighbours(game, s), MOST):
        try:
            touched = list(game.touch(s, act))
        except (IndexError, KeyError, ValueError):
            continue  # no such thing here
        if touched[: len(wanted)] == wanted and (rule := s.refusal(act)):
            found[rule] += 1
    return sorted(found, key=lambda rule: (rule == general, -found[rule]))


def neighbours(game: Game, s: State) -> Iterator[int]:
    """Acts that differ from a legal one in one field, and are not legal."""
    legal = set(s.acts)
    tried: set[int] = set()
    for act in s.acts:
        parts = game.codec.parts(act)
        numbers = [number for _, number in parts]
        for at, (field, _) in enumerate(parts):
            for other in range(size(game, s, field.sort)):
                a, b, c = [*numbers[:at], other, *numbers[at + 1 :], 0, 0, 0][:3]
                near = pack(act >> 30, a, b, c)
                if near not in legal and near not in tried:
                    tried.add(near)
                    yield near


def size(game: Game, s: State, sort: str) -> int:
    """How many things of a sort there are."""
    return 10 if sort == "number" else s.seats if sort == "seat" else len(game.codec.words(s, sort))
