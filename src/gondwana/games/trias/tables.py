"""The tiles and cards of Trias as columns of numbers, shared by all games played with them."""

from __future__ import annotations

from typing import Final

MOUNTAIN: Final = 0
STEPPE: Final = 1
WOOD: Final = 2
POLE: Final = 3
WATER: Final = 4
TILES: Final = ["mountain", "steppe", "wood", "pole", "water"]
TERRAINS: Final = 3

# Cards: three terrains of back 1, the same of back 2, and the meteorite (T1.2).
CARDS: Final = ["mountain", "steppe", "wood", "mountain2", "steppe2", "wood2", "meteorite"]
METEORITE: Final = 6
NO_CARD: Final = -1


def terrain_of(card: int) -> int:
    """The terrain that a card makes drift; its colour says it (T1.4)."""
    return card % TERRAINS


def back_of(card: int) -> int:
    """The number on the back of a card: 1 or 2, for everybody to see."""
    return 1 if card < TERRAINS else 2


class Tables:
    """Component data of one pack; two players leave part of it in the box (T13.2, T13.3)."""

    def __init__(self, tiles: list[dict[str, str]], cards: list[dict[str, str]]) -> None:
        self.capacity: list[int] = [int(row["capacity"]) for row in tiles]
        self.tiles: list[int] = [int(row["copies"]) for row in tiles]
        self.tiles_two: list[int] = [int(row["copies_two"]) for row in tiles]
        self.cards: list[int] = [int(row["copies"]) for row in cards]
        self.cards_two: list[int] = [int(row["copies_two"]) for row in cards]

    def tiles_for(self, seats: int) -> list[int]:
        """How many tiles of each sort are in the box for so many players (T1.1, T13.2)."""
        return self.tiles_two if seats == 2 else self.tiles

    def cards_for(self, seats: int) -> list[int]:
        """How many of each card are in the deck for so many players (T1.2, T13.3)."""
        return self.cards_two if seats == 2 else self.cards
