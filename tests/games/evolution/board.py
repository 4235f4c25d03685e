"""A table of Evolution for tests: a few lines make a position, short questions ask about it."""

from __future__ import annotations

from gondwana.core.event import ALL
from gondwana.games.evolution.effects import fed
from gondwana.games.evolution.state import MARKS, Evolution
from gondwana.games.evolution.tables import TRAITS
from gondwana.kit.log import History, seen
from tests.tools import Table

HOLD = "p4 a90: swimming camouflage fat_tissue fat=1"
"""An animal that is always asked and never eaten: play stops at the go of p4."""


class Board(Table):
    """A position of the feeding phase unless the lines say otherwise; `fly`: with Time to Fly and whole decks."""

    def __init__(self, *lines: str, seats: int = 4, fly: bool = False, option: str = "") -> None:
        head = [f"seats: {seats}"]
        if fly:
            head.append("option time_to_fly: yes")
            if seats <= 3:
                head.append("option half_decks: no")
        for part in option.split():
            name, _, value = part.partition("=")
            head.append(f"option {name}: {value}")
        super().__init__("evolution", "\n".join([*head, *lines]))

    @property
    def e(self) -> Evolution:
        assert isinstance(self.s, Evolution)
        return self.s

    def number(self, name: str) -> int:
        """a1 is animal 0."""
        return int(name[1:]) - 1

    def alive(self, *names: str) -> bool:
        """Are all of them on the table?"""
        return all(self.e.exists(self.number(name)) for name in names)

    def food(self, name: str) -> int:
        return self.e.food[self.number(name)]

    def fat(self, name: str) -> int:
        return self.e.fat[self.number(name)]

    def need(self, name: str) -> int:
        return self.e.need[self.number(name)]

    def fed(self, name: str) -> bool:
        return fed(self.e, self.number(name))

    def marks(self, name: str) -> set[str]:
        """What the animal has done or suffers."""
        return {mark for bit, mark in enumerate(MARKS) if self.e.marks[self.number(name)] >> bit & 1}

    def traits(self, name: str) -> set[str]:
        """Its traits by name."""
        animal = self.number(name)
        found = {trait for number, trait in enumerate(TRAITS) if self.e.traits[animal] >> number & 1}
        return found | ({"fat_tissue"} if self.e.fats[animal] else set())

    def discard(self, seat: str) -> int:
        """How many cards."""
        return len(self.e.discards[int(seat[1:]) - 1])

    def hand(self, seat: str) -> int:
        """How many cards."""
        return len(self.e.hands[int(seat[1:]) - 1])

    def herd(self, seat: str) -> list[str]:
        """The animals of a player."""
        return [f"a{animal + 1}" for animal in self.e.herd(int(seat[1:]) - 1)]

    def offers(self, choice: str) -> bool:
        """Is this among the options?"""
        return choice in self.texts

    def event(self, name: str) -> list[list[int]]:
        """The arguments of each event of that name."""
        assert isinstance(self.s.sink, History)
        return [list(event.args) for event in seen(self.game, self.s.sink, ALL) if event.name == name]
