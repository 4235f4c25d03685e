"""A game of five rules to try the core on: seats take turns, draw secret numbers, pay fines and bid."""

from __future__ import annotations

from typing import ClassVar

from gondwana.core.act import DONE, FIRST_KIND, first, kind, pack
from gondwana.core.event import ALL
from gondwana.core.frames import Frame
from gondwana.core.rng import seeded
from gondwana.core.state import State

ADD = FIRST_KIND
BUMP = FIRST_KIND + 1
STOP = FIRST_KIND + 2


class Toy(State):
    """A common sum, a secret number per seat."""

    def __init__(self, seats: int = 2, goal: int = 10) -> None:
        super().__init__(seats, {})
        self.goal = goal
        self.total = 0
        self.secrets = [0] * seats
        self.trace: list[str] = []

    def clone(self) -> Toy:
        c = Toy(self.seats, self.goal)
        self.copy_to(c)
        c.total = self.total
        c.secrets = self.secrets[:]
        c.trace = self.trace[:]
        return c

    def ints(self, seat: int) -> list[int]:
        return [self.total, *(n if seat in (ALL, owner) else -1 for owner, n in enumerate(self.secrets))]

    def reseed_unseen(self, seat: int) -> None:
        self.secrets = [n if owner == seat else 100 + self.rng.below(100) for owner, n in enumerate(self.secrets)]

    def scores(self) -> list[int]:
        return [self.total if seat == self.turn else 0 for seat in range(self.seats)]


class Turn(Frame[Toy]):
    """Add 1, 2 or 3, bump a neighbour, or stop."""

    RULE: ClassVar[str] = "T.1"
    OPENS: ClassVar[bool] = True

    def options(self, s: Toy) -> list[int]:
        return [pack(ADD, n) for n in (1, 2, 3)] + [pack(BUMP, (s.turn + 1) % s.seats), pack(STOP)]

    def choose(self, s: Toy, act: int) -> None:
        s.trace.append(f"turn {s.turn}")
        if kind(act) == STOP:
            s.push(Peek(s.turn))
            return
        s.push(Next())
        if kind(act) == ADD:
            s.total += int(first(act))
            s.tell("add", "T.1", int(first(act)))
        else:
            s.push(Confirm(int(first(act))))

    def refuse(self, s: Toy, act: int) -> str:
        return "T.1b" if kind(act) == ADD else self.RULE


class Next(Frame[Toy]):
    """Automatic: the next seat, until the goal is reached."""

    RULE: ClassVar[str] = "T.2"

    def resolve(self, s: Toy) -> None:
        s.trace.append("next")
        s.turn = (s.turn + 1) % s.seats
        if s.total < s.goal:
            s.push(Turn())


class Confirm(Frame[Toy]):
    """The bumped seat has one answer only, and is asked all the same."""

    RULE: ClassVar[str] = "T.3"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    AUTO: ClassVar[bool] = False

    def __init__(self, bumped: int) -> None:
        self.bumped = bumped

    def seat(self, s: Toy) -> int:
        return self.bumped

    def options(self, s: Toy) -> list[int]:
        return [DONE]

    def choose(self, s: Toy, act: int) -> None:
        s.trace.append(f"confirm {self.bumped}")
        s.push(Forced())

    def values(self) -> list[int]:
        return [self.bumped]


class Forced(Frame[Toy]):
    """One option, taken without asking."""

    RULE: ClassVar[str] = "T.4"

    def options(self, s: Toy) -> list[int]:
        return [DONE]

    def choose(self, s: Toy, act: int) -> None:
        s.trace.append("forced")


class Peek(Frame[Toy]):
    """A number is rolled for the seat alone; then the turn goes on."""

    RULE: ClassVar[str] = "T.5"

    def __init__(self, seat: int) -> None:
        self.by = seat

    def resolve(self, s: Toy) -> None:
        s.secrets[self.by] = 1 + s.random(6)
        s.tell("peek", "T.5", self.by, s.secrets[self.by], sees=1 << self.by)
        s.push(Turn())


def toy(seats: int = 2, goal: int = 10, seed: int = 1) -> Toy:
    """A game that asks its first question."""
    s = Toy(seats, goal)
    s.rng = seeded(seed)
    s.push(Turn())
    s.run()
    return s
