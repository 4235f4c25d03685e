"""The options a game can be played with, as declared in its meta.toml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gondwana.kit.errors import GondwanaError, one_of, whole

WORDS = {"yes": 1, "no": 0, "true": 1, "false": 0, "on": 1, "off": 0}


@dataclass(frozen=True)
class Setting:
    """One option: a flag, a number in a range, or one of several words."""

    name: str
    type: str
    rule: str
    fallback: int
    fallback_at: Mapping[int, int]
    low: int
    high: int
    choices: tuple[str, ...]

    @staticmethod
    def read(name: str, row: Mapping[str, Any]) -> Setting:
        """From a table `[options.name]` of meta.toml."""
        choices = tuple(row.get("choices", ()))
        low, high = row.get("range", (0, max(1, len(choices) - 1)))

        def number(value: Any) -> int:
            return choices.index(value) if choices else int(value)

        at = {int(seats): number(value) for seats, value in row.get("default_at", {}).items()}
        return Setting(name, row["type"], row["rule"], number(row["default"]), at, low, high, choices)

    def default(self, seats: int) -> int:
        """The value played when nothing is said; it may depend on the number of players."""
        return self.fallback_at.get(seats, self.fallback)

    def parse(self, value: object) -> int:
        """A value given by a person or a program."""
        if self.choices:
            if str(value) in self.choices:
                return self.choices.index(str(value))
            raise GondwanaError(one_of(str(value), list(self.choices), f"value of {self.name}"))
        text = str(value).lower()
        if self.type == "flag":
            if text in WORDS or text in ("0", "1"):
                return WORDS[text] if text in WORDS else int(text)
            raise GondwanaError(f"option {self.name} is yes or no, not {value!r}")
        number = whole(text)
        if number is None:
            raise GondwanaError(f"option {self.name} is a number, not {value!r}")
        if not self.low <= number <= self.high:
            raise GondwanaError(f"option {self.name} is {self.low} to {self.high}, not {number}")
        return number

    def show(self, value: int) -> str:
        """The value as it is written in records and situations."""
        if self.choices:
            return self.choices[value]
        return ("no", "yes")[value] if self.type == "flag" else str(value)

    def values(self) -> list[int]:
        """All values, for tests that try each."""
        return list(range(self.low, self.high + 1))


def resolve(settings: Mapping[str, Setting], seats: int, given: Mapping[str, object]) -> dict[str, int]:
    """Every option with its value: what was given, else the default for this number of seats."""
    for name in given:
        if name not in settings:
            raise GondwanaError(one_of(name, list(settings), "option"))
    return {
        name: setting.parse(given[name]) if name in given else setting.default(seats)
        for name, setting in settings.items()
    }
