"""Acts, events and frames in words: one small language for records, situations, the wire and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from gondwana.core.act import first, kind, pack, second, third
from gondwana.core.state import State
from gondwana.kit.errors import whole

Words = Callable[[State, str], list[str]]
"""What a game calls the things of a sort ("card", "animal"): the word of number n is at place n."""


@dataclass(frozen=True)
class Field:
    """One number of an act, event or frame. `many`: it and all that follow are of this sort."""

    role: str
    sort: str
    many: bool = False
    secret: bool = False


def fields(text: str) -> tuple[Field, ...]:
    """Read a declaration.

    >>> [field.role for field in fields("seat | prey:animal*")]
    ['seat', 'prey']
    """
    open_part, _, secret_part = text.partition("|")
    found: list[Field] = []
    for secret, part in ((False, open_part), (True, secret_part)):
        for word in part.split():
            role, _, sort = word.rpartition(":")
            many = sort.endswith("*")
            sort = sort.rstrip("*")
            found.append(Field(role or sort, sort, many, secret))
    return tuple(found)


@dataclass(frozen=True)
class Form:
    """How a kind of act is written, and the paragraph that allows it."""

    word: str
    fields: tuple[Field, ...]
    rule: str


class Codec:
    """Numbers to words and back, for one game."""

    def __init__(self, acts: Mapping[int, tuple[str, str, str]], events: Mapping[str, str], words: Words) -> None:
        common = {0: ("pass", "", ""), 1: ("done", "", ""), 2: ("yes", "", ""), 3: ("no", "", "")}
        self.forms = {
            number: Form(word, fields(text), rule) for number, (word, text, rule) in {**common, **acts}.items()
        }
        self.kinds = {form.word: number for number, form in self.forms.items()}
        self.events = {name: fields(text) for name, text in events.items()}
        self.words = words

    def word(self, s: State, sort: str, number: int) -> str:
        """The word of a thing: `p1` for seats, digits for numbers, else what the game says."""
        if sort == "number":
            return str(number)
        if sort == "seat":
            return f"p{number + 1}"
        return self.words(s, sort)[number]

    def number(self, s: State, sort: str, word: str) -> int:
        """The inverse of `word`; ValueError says what was expected."""
        if sort == "number":
            known_number = whole(word)
            if known_number is None:
                raise ValueError(f"{word!r} is not a number")
            return known_number
        known = [f"p{seat + 1}" for seat in range(s.seats)] if sort == "seat" else self.words(s, sort)
        if word in known:
            return known.index(word)
        raise ValueError(f"no {sort} {word!r} here")

    def text(self, s: State, act: int) -> str:
        """The stable text of an act, such as `add trex`."""
        return " ".join([self.form(act).word, *(self.word(s, field.sort, n) for field, n in self.parts(act))])

    def form(self, act: int) -> Form:
        """How the kind of this act is written."""
        return self.forms[int(kind(act))]

    def parts(self, act: int) -> list[tuple[Field, int]]:
        """The fields of an act, each with its number."""
        numbers = (int(first(act)), int(second(act)), int(third(act)))
        return list(zip(self.form(act).fields, numbers, strict=False))

    def rule(self, text: str) -> str:
        """The paragraph about acts that begin like this text, if there is one."""
        word = text.split()[:1]
        return self.forms[self.kinds[word[0]]].rule if word and word[0] in self.kinds else ""

    def parse(self, s: State, text: str) -> int:
        """The act of a text; ValueError says what is wrong with it."""
        word, *rest = text.split() or [""]
        if word not in self.kinds:
            raise ValueError(f"no act begins with {word!r}")
        form = self.forms[self.kinds[word]]
        if len(rest) != len(form.fields):
            wanted = " ".join([word, *(f"<{field.role}>" for field in form.fields)])
            raise ValueError(f"{text.strip()!r} is not of the form {wanted!r}")
        numbers = [self.number(s, field.sort, part) for field, part in zip(form.fields, rest, strict=True)]
        if any(not 0 <= number < 1024 for number in numbers):
            raise ValueError(f"{text.strip()!r} has a number out of range")
        return pack(self.kinds[word], *numbers)
