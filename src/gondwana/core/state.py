"""The state of a game: flat, mutable, quick to copy. Each game has one subclass."""

from __future__ import annotations

from typing import Any, Final

from gondwana.core.errors import IllegalAct
from gondwana.core.event import ALL, Event, Sink
from gondwana.core.frames import NOTHING, Frame
from gondwana.core.rng import Rng, seeded

CHANCE: Final = -1
OVER: Final = -2
LONGEST: Final = 36
"""Acts are non-negative and have fewer bits than this; other numbers come from outside and mean nothing."""

TRIES: Final = 50
"""So often the unseen is dealt again where the deal contradicts that a question is asked."""


class State:
    """A position and the flow that led to it.

    `version` is the behaviour version that is played, for rules that were mended since.
    `who` is the seat that must answer, `turn` the player whose turn it is; `acts` are the legal answers.
    """

    def __init__(self, seats: int, options: dict[str, int]) -> None:
        self.seats = seats
        self.options = options
        self.pack = ""
        self.version = 0
        self.turn = 0
        self.who = OVER
        self.acts: list[int] = NOTHING
        self.stack: list[Frame[Any]] = []
        self.rng = Rng(0, 0, 0, 0)
        self.rig: list[int] = NOTHING
        self.sink: Sink | None = None
        self.count = 0
        self.seal = 0
        self.actor = -1

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, act: int) -> None:
        """Answer the question that is open. Anything but one of `acts` raises IllegalAct and changes nothing."""
        if act not in self.acts:
            raise IllegalAct(self.who, act, self.refusal(act))
        self.step(act)

    def step(self, act: int) -> None:
        """`play` for callers that picked the act from `acts` themselves: nothing is checked."""
        if self.who != self.actor:
            self.actor = self.who
            self.seal = self.count
        self.count += 1
        frame: Frame[Any] = self.stack.pop()
        frame.choose(self, act)
        self.run()

    def run(self) -> None:
        """Go on until somebody has a real decision, or the game is over."""
        stack = self.stack
        while len(stack) > 0:
            frame = stack[-1]
            acts = frame.options(self)
            n = len(acts)
            if n == 0:
                stack.pop()
                frame.resolve(self)
            elif n == 1 and frame.AUTO:
                stack.pop()
                frame.choose(self, acts[0])
            else:
                self.acts = acts
                self.who = frame.seat(self)
                return
        self.acts = NOTHING
        self.who = OVER

    def refusal(self, act: int) -> str:
        """The paragraph that forbids this act now; the empty string when the game is over."""
        if len(self.stack) == 0:
            return ""
        frame = self.stack[-1]
        if act >> LONGEST != 0:
            return frame.RULE
        return frame.refuse(self, act)

    def push(self, frame: Frame[Any]) -> None:
        """Do this next."""
        self.stack.append(frame)

    def waiting(self) -> str:
        """The names of the frames on the stack, that which waits longest first."""
        return " ".join([type(frame).__name__ for frame in self.stack])

    # -- chance and secrets ------------------------------------------------------------------------------------------

    def random(self, n: int) -> int:
        """A random number below n. What chance has shown cannot be undone, so it seals."""
        self.revealed()
        if len(self.rig) > 0:
            return self.rig.pop(0)
        return self.rng.below(n)

    def revealed(self) -> None:
        """Somebody saw something new: choices made so far can no longer be undone."""
        self.seal = self.count

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(self, name: str, rule: str, a: int = 0, b: int = 0, c: int = 0, sees: int = ALL) -> None:
        """Report an event of up to three numbers to the listener, if there is one."""
        if self.sink is not None:
            self.sink.add(Event(self.count, name, rule, [a, b, c], sees))

    def tell_all(self, name: str, rule: str, args: list[int], sees: int = ALL) -> None:
        """Report an event of any length."""
        if self.sink is not None:
            self.sink.add(Event(self.count, name, rule, args, sees))

    # -- what each game provides -------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, without the listener."""
        raise NotImplementedError

    def ints(self, seat: int) -> list[int]:
        """The position as numbers: all of it (seat ALL), or what this seat knows of it."""
        raise NotImplementedError

    def reseed_unseen(self, seat: int) -> None:
        """Deal everything this seat has not seen anew, with `self.rng`, which was seeded for it."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat if the game ended here."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that win if the game ended here, ties broken as the rulebook says."""
        best = max(self.scores())
        return [seat for seat, points in enumerate(self.scores()) if points == best]

    def seat_for(self, player: int) -> int:
        """The seat that answers for a player as the game numbers them, or less than 0."""
        return player

    def check(self) -> str:
        """The first broken invariant in words, or nothing."""
        return ""

    # -- the same for all --------------------------------------------------------------------------------------------

    def copy_to(self, c: State) -> None:
        """The part of `clone` that is the same in every game."""
        c.pack = self.pack
        c.version = self.version
        c.turn = self.turn
        c.who = self.who
        c.acts = self.acts
        c.stack = self.stack[:]
        c.rng = self.rng.clone()
        c.count = self.count
        c.seal = self.seal
        c.actor = self.actor

    def determinize(self, seat: int, seed: int) -> State:
        """A world that this seat cannot tell from the real one: the unseen dealt anew, the future another."""
        c = self.clone()
        c.rng = seeded(seed)
        c.reseed_unseen(seat)
        if len(c.stack) > 0 and c.who != seat:  # what another seat may choose can depend on cards dealt anew
            frame: Frame[Any] = c.stack[-1]
            c.acts = frame.options(c)
            for _ in range(TRIES):
                if len(c.acts) > 1 or not frame.AUTO:
                    break
                c.reseed_unseen(seat)  # with a single option nobody would have been asked
                c.acts = frame.options(c)
        c.rng = seeded(seed + 0x5DEECE66D)
        return c

    def key(self, seat: int = ALL) -> bytes:
        """The position as bytes: equal keys, equal positions. With a seat: what that seat knows."""
        parts = [str(self.who), str(self.turn)]
        for frame in self.stack:
            parts.append(type(frame).__name__)
            parts.extend([str(value) for value in frame.values()])
        if seat == ALL:
            parts.extend([str(word) for word in self.rng.words()])
        parts.extend([str(value) for value in self.ints(seat)])
        return " ".join(parts).encode()
