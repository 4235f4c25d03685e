"""Many games stepped in one call."""

from __future__ import annotations

from collections.abc import Callable
from struct import error, pack
from typing import Final

from mypy_extensions import i64

from gondwana.core.rng import Rng, seeded
from gondwana.core.state import OVER, State
from gondwana.lab.spelling import Alphabet, Speller, observation

BYTES: Final = 8
WHOLE: Final = (1 << 62) - 1


class Batch:
    """Games side by side; one that ends gives its rewards and begins again with the next seed."""

    def __init__(
        self, alphabet: Alphabet, frames: dict[str, int], start: Callable[[], State], games: int, seed: int
    ) -> None:
        """`start` makes a game that has not begun."""
        self.alphabet = alphabet
        self.frames = frames
        self.start = start
        self.seed = seed
        self.rng: Rng = seeded(seed)
        self.states: list[State] = []
        self.spellers: list[Speller] = []
        for _ in range(games):
            speller = Speller(alphabet)
            self.spellers.append(speller)
            self.states.append(self.begin(speller))
        self.seats = self.states[0].seats

    def begin(self, speller: Speller) -> State:
        """The next game."""
        s = self.start()
        s.sink = None
        s.rng = seeded(self.seed)
        self.seed += 1
        s.run()
        speller.ask(s.acts)
        return s

    def step(self, letters: list[int]) -> list[tuple[int, list[float]]]:
        """Say a letter in each game; which games ended, and what each seat won there. A wrong one changes nothing."""
        for i in range(len(letters)):
            if letters[i] not in self.spellers[i].letters():
                raise ValueError(f"letter {letters[i]} cannot be said in game {i} now")
        ended: list[tuple[int, list[float]]] = []
        for i in range(len(letters)):
            speller = self.spellers[i]
            act = speller.say(letters[i])
            if act < 0:
                continue
            s = self.states[i]
            s.step(act)
            if s.who == OVER:
                ended.append((i, shares(s)))
                self.states[i] = self.begin(speller)
            else:
                speller.ask(s.acts)
        return ended

    def who(self) -> list[int]:
        """Who is asked in each game."""
        return [s.who for s in self.states]

    def sample(self) -> list[int]:
        """A letter for each game, at random among those that can be said."""
        out: list[int] = []
        for speller in self.spellers:
            letters = speller.letters()
            out.append(letters[self.rng.below(len(letters))])
        return out

    def masks(self) -> bytearray:
        """For each game a byte per letter: 1 if it can be said."""
        size: i64 = self.alphabet.size
        out = bytearray(len(self.spellers) * size)
        at: i64 = 0
        for speller in self.spellers:
            for letter in speller.letters():
                out[at + letter] = 1
            at += size
        return out

    def observations(self, width: int) -> bytearray:
        """For each game so many 64-bit numbers: what the seat that is asked knows."""
        out = bytearray(len(self.states) * width * BYTES)
        at = 0
        for i, s in enumerate(self.states):
            row = packed(observation(s, s.who, self.spellers[i], self.frames), width)
            out[at : at + len(row)] = row
            at += width * BYTES
        return out


def packed(numbers: list[int], width: int) -> bytes:
    """Numbers as bytes, `width` of them at most; of one beyond 64 bits the lowest 62."""
    if len(numbers) > width:
        numbers = numbers[:width]
    try:
        return pack(f"{len(numbers)}q", *numbers)
    except error:
        return pack(f"{len(numbers)}q", *[n if abs(n) <= WHOLE else n & WHOLE for n in numbers])


def shares(s: State) -> list[float]:
    """What each seat has won at the end: 1, shared among the winners."""
    winners = s.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
