"""Positions of Bios: Megafauna for tests: a turn about to begin, a culling, or a card about to be drawn."""

from __future__ import annotations

from gondwana.games.bios1 import dna
from gondwana.games.bios1.life import genome_of
from gondwana.games.bios1.state import SPACES, Bios1
from gondwana.games.bios1.view import words
from tests.tools import Table

CULLING = "\nnext: Round\nnext: EndTurn\nnext: Cull A0 0\n"


class Plain(Table):
    """A position with questions in the words of the game.

    The next card, if not given, strikes the jet stream only, so that chance does not spoil a test.
    """

    def __init__(self, text: str, seats: int = 2) -> None:
        calm = "" if "deck:" in text else "deck: plesiosaurs_dolphins\n"
        super().__init__("bios1", f"seats: {seats}\n{calm}{text}")

    @property
    def b(self) -> Bios1:
        """The state itself."""
        assert isinstance(self.s, Bios1)
        return self.s

    def at(self, place: str) -> str:
        """Who is in a place: `T4 biome`."""
        habitat, space = place.split()
        h = self.b.t.habitats.index(habitat)
        return " ".join(words(self.b, "animal")[i] for i in self.b.animals(h * 3 + SPACES.index(space)))

    def tile(self, habitat: str) -> str:
        """The biome in a habitat, with a mark if flipped."""
        h = self.b.t.habitats.index(habitat)
        name = self.b.t.tiles[self.b.biome[h]] if self.b.biome[h] >= 0 else ""
        return name + "*" * (self.b.flipped >> h & 1)

    def map(self) -> dict[str, str]:
        """All biomes."""
        return {name: self.tile(name) for name in self.b.t.habitats if self.tile(name)}

    def species(self, name: str) -> int:
        """The number of a species."""
        return words(self.b, "species").index(name)

    def dna(self, name: str) -> str:
        """The genome of a species."""
        return dna.written(genome_of(self.b, self.species(name)))

    def size(self, name: str) -> int:
        """Its size; 0 if extinct."""
        return self.b.size[self.species(name)]

    def reserve(self, name: str) -> int:
        """Its animals in reserve."""
        return self.b.reserve(self.species(name))

    @property
    def tarpit(self) -> list[str]:
        """The tiles in the tarpit."""
        return [self.b.t.tiles[tile] for tile in self.b.tarpit]

    def where(self, card: str) -> int:
        """The holder of a card."""
        return self.b.holder[self.b.t.cards.index(card)]

    def offers(self, *choices: str) -> bool:
        """Are all of these offered?"""
        return all(choice in self.texts for choice in choices)

    def offered(self, beginning: str) -> list[str]:
        """The options that begin so."""
        return [text for text in self.texts if text.startswith(beginning)]


def culled(text: str, seats: int = 2) -> Plain:
    """The position after the culling of a turn, or at its first question."""
    return Plain(text + CULLING, seats)


def drawn(text: str, card: str, seats: int = 2) -> Plain:
    """The position after a turn in which this card was drawn to the lower display and its event resolved."""
    table = Plain(f"lower: hump\ndeck: {card}\n{text}", seats)
    table.play("buy 0")
    if table.asked == "Play":
        table.play("discard")
    return table
