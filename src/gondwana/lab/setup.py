"""What every adapter shares: a game with its options, its letters, and what an observation looks like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gondwana.core.act import FIELD
from gondwana.core.rng import seeded
from gondwana.core.state import OVER, State
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Game, game
from gondwana.kit.log import History, seen
from gondwana.lab.batch import packed, shares
from gondwana.lab.spelling import HEAD, Alphabet, Speller, observation

STEP = 64
"""Observations are as wide as a multiple of this."""


class Setup:
    """A game with so many seats and these options, ready to be played many times."""

    def __init__(
        self,
        id: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        width: int | None = None,
    ) -> None:
        if width is not None and width <= HEAD:
            raise GondwanaError(f"an observation has more than {HEAD} numbers, not {width}")
        self.game: Game = game(id)
        self.seats = self.game.meta.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.pack = pack
        self.frames = {name: number for number, name in enumerate(self.game.frames, 1)}
        self.blocks: dict[str, tuple[int, int]] = {}
        """Of each sort of things its first letter, and how many letters it has."""
        self.longest = 0
        self.alphabet = self._alphabet(self.new(0))
        self.width = width or -(-2 * self.longest // STEP) * STEP
        """Without another wish twice what a random game needs; what is longer is cut."""

    def start(self) -> State:
        """A game that has not begun."""
        return self.game.start(self.seats, self.options, self.pack)

    def new(self, seed: int) -> State:
        """A new game; the same seed, the same game."""
        s = self.start()
        s.rng = seeded(seed)
        s.run()
        return s

    def _alphabet(self, s: State) -> Alphabet:
        """A block of letters for each sort of things that all have names from the start, then one for bare numbers."""
        forms = self.game.codec.forms
        sorts = dict.fromkeys(field.sort for _, form in sorted(forms.items()) for field in form.fields)
        names = {sort: self._names(s, sort) for sort in sorts}
        names.update(dict.fromkeys(self._growing(s, names), 0))
        end = kinds = max(forms) + 1
        for sort, size in names.items():
            self.blocks[sort] = (end, size)
            end += size
        first, many = [end] * (kinds * 3), [0] * (kinds * 3)
        for number, form in forms.items():
            for at, field in enumerate(form.fields, number * 3):
                if self.blocks[field.sort][1]:
                    first[at], many[at] = self.blocks[field.sort]
        return Alphabet(first, many, end, end if all(names.values()) else end + FIELD + 1)

    def _names(self, s: State, sort: str) -> int:
        """How many things of a sort have names at the start."""
        if sort == "number":
            return 0
        return s.seats if sort == "seat" else len(self.game.codec.words(s, sort))

    def _growing(self, s: State, names: Mapping[str, int]) -> set[str]:
        """The sorts of which a whole game shows more than had names at the start; how long observations get in it."""
        found: set[str] = set()
        rng = seeded(0)
        while s.who != OVER:
            self.longest = max(self.longest, HEAD + len(s.ints(s.who)))
            for act in s.acts:
                found.update(field.sort for field, number in self.game.codec.parts(act) if number >= names[field.sort])
            s.step(s.acts[rng.below(len(s.acts))])
        return found

    def letter(self, s: State, letter: int) -> str:
        """What a letter says: a kind such as `add`, a thing such as `card trex`, or a number such as `# 12`."""
        if letter in self.game.codec.forms:
            return self.game.codec.forms[letter].word
        for sort, (first, size) in self.blocks.items():
            if first <= letter < first + size:
                return f"{sort} {self.game.codec.word(s, sort, letter - first)}"
        return f"# {letter - self.alphabet.common}"

    def spell(self, act: int) -> list[int]:
        """All letters of an act."""
        return [int(self.alphabet.letter(act, place)) for place in range(1 + len(self.game.codec.form(act).fields))]

    def observe(self, s: State, seat: int, speller: Speller) -> NDArray[np.int64]:
        """What a seat knows, as `width` numbers."""
        row = np.zeros(self.width, np.int64)
        known = np.frombuffer(packed(observation(s, seat, speller, self.frames), self.width), np.int64)
        row[: len(known)] = known
        return row


class Play:
    """One game while it is played by letters. Copies and pickles are independent games that go on from here."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self.state = setup.new(seed)
        self.steps: list[tuple[int, ...]] = []
        self.acts: list[tuple[int, int]] = []
        self.speller = Speller(setup.alphabet)
        self.speller.ask(self.state.acts)

    @property
    def who(self) -> int:
        """The seat that is asked; OVER at the end."""
        return self.state.who

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.who == OVER

    def letters(self) -> list[int]:
        """What can be said next."""
        return [] if self.over else self.speller.letters()

    def say(self, letter: int) -> None:
        """The seat that is asked says a letter; with the last one of an act it is played."""
        act = self.speller.say(letter)
        self.steps.append((letter,))
        if act >= 0:
            self.acts.append((self.who, act))
            self.state.step(act)
            self.speller.ask(self.state.acts)

    def play(self, act: int) -> None:
        """Say all that is missing of an act."""
        done = len(self.acts)
        while len(self.acts) == done:
            self.say(int(self.setup.alphabet.letter(act, self.speller.place)))

    def redeal(self, seat: int, seed: int) -> None:
        """Go on in a world that this seat cannot tell from the real one."""
        history = self.state.sink
        self.state = self.state.determinize(seat, seed)
        self.state.sink = history
        self.steps.append((seat, seed))
        if seat != self.who:
            self.speller.ask(self.state.acts)

    def rewards(self) -> list[float]:
        """At the end what each seat has won, 1 shared among the winners; until then nothing."""
        return shares(self.state) if self.over else [0.0] * self.state.seats

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each letter this seat can say now."""
        mask = np.zeros(self.setup.alphabet.size, np.int8)
        if seat == self.who:
            mask[self.letters()] = 1
        return mask

    def observe(self, seat: int) -> NDArray[np.int64]:
        """What a seat knows now, as numbers."""
        return self.setup.observe(self.state, seat, self.speller)

    def known(self, seat: int) -> str:
        """What a seat knows now, exactly, as text."""
        said = self.speller.spelled() if seat == self.who else []
        return f"{words(said)} | {self.state.key(seat).decode()}"

    def information(self, seat: int) -> str:
        """All that a seat has known and done since the beginning: equal texts, one information state."""
        assert isinstance(self.state.sink, History)
        own = [act for who, act in self.acts if who == seat]
        lines = [f"{e.at} {e.name} {words(e.args)}" for e in seen(self.setup.game, self.state.sink, seat)]
        return "\n".join([f"p{seat + 1}", words(own), *lines, self.known(seat)])

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        other: Play = Play.__new__(Play)
        other.setup, other.seed = self.setup, self.seed
        other.state = self.state.clone()
        assert isinstance(self.state.sink, History)
        history = History()
        history.events = self.state.sink.events[:]
        other.state.sink = history
        other.steps, other.acts = self.steps[:], self.acts[:]
        other.speller = self.speller.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        made = (setup.game.id, setup.seats, setup.options, setup.pack, setup.width)
        return replayed, (made, self.seed, self.steps)


def replayed(made: tuple[Any, ...], seed: int, steps: list[tuple[int, ...]]) -> Play:
    """A game played again from its letters."""
    play = Play(Setup(*made), seed)
    for step in steps:
        (play.say if len(step) == 1 else play.redeal)(*step)
    return play


def words(numbers: Sequence[int]) -> str:
    """Numbers as text."""
    return " ".join(map(str, numbers))
