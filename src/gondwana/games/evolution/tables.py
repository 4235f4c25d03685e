"""The cards and traits of Evolution as columns of numbers, shared by all games played with them."""

from __future__ import annotations

from typing import Final

CARNIVOROUS: Final = 0
FAT_TISSUE: Final = 1
SWIMMING: Final = 2
RUNNING: Final = 3
MIMICRY: Final = 4
SCAVENGER: Final = 5
SYMBIOSIS: Final = 6
PIRACY: Final = 7
TAIL_LOSS: Final = 8
COMMUNICATION: Final = 9
GRAZING: Final = 10
HIGH_BODY_WEIGHT: Final = 11
HIBERNATION: Final = 12
POISONOUS: Final = 13
COOPERATION: Final = 14
BURROWING: Final = 15
CAMOUFLAGE: Final = 16
SHARP_VISION: Final = 17
PARASITE: Final = 18
SHELL: Final = 19
INTELLECT: Final = 20
ANGLERFISH: Final = 21
SPECIALIZATION_A: Final = 22
SPECIALIZATION_B: Final = 23
TREMATODE: Final = 24
METAMORPHOSIS: Final = 25
INK_CLOUD: Final = 26
VIVIPAROUS: Final = 27
AMBUSH: Final = 28
FLIGHT: Final = 29
TRAITS: Final = [
    "carnivorous",
    "fat_tissue",
    "swimming",
    "running",
    "mimicry",
    "scavenger",
    "symbiosis",
    "piracy",
    "tail_loss",
    "communication",
    "grazing",
    "high_body_weight",
    "hibernation",
    "poisonous",
    "cooperation",
    "burrowing",
    "camouflage",
    "sharp_vision",
    "parasite",
    "shell",
    "intellect",
    "anglerfish",
    "specialization_a",
    "specialization_b",
    "trematode",
    "metamorphosis",
    "ink_cloud",
    "viviparous",
    "ambush",
    "flight",
]

PAIRS: Final = 1 << SYMBIOSIS | 1 << COMMUNICATION | 1 << COOPERATION | 1 << TREMATODE
"""The pair traits, as a bit mask (E12.1)."""


class Tables:
    """Component data of one pack, for the boxes that are in play.

    A *card* is one printed face; `copies` says how many of it are in the deck. A *side* is one trait of a card
    (E4.4): those of card c are `begin[c]` to `begin[c + 1]`; `trait` is the trait of a side, `card_of` its card.
    """

    def __init__(
        self,
        traits: list[dict[str, str]],
        cards: list[dict[str, str]],
        food: list[dict[str, str]],
        boxes: int,
        fly: bool,
        half: bool,
    ) -> None:
        self.need: list[int] = [int(row["need"]) for row in traits]
        self.costly = 0
        """The traits that add need, as a bit mask."""
        for trait, need in enumerate(self.need):
            if need > 0:
                self.costly |= 1 << trait

        self.cards: list[str] = []
        self.copies: list[int] = []
        self.angler: list[bool] = []
        self.begin: list[int] = [0]
        self.trait: list[int] = []
        self.card_of: list[int] = []
        self.sides: list[str] = []
        for row in cards:
            copies = int(row["copies"]) * boxes  # E14.1
            if row["deck"] == "time_to_fly" and not fly:
                copies = 0  # E15.1
            if half:
                copies //= 2  # E15.2
            self.cards.append(row["id"])
            self.copies.append(copies)
            self.angler.append(row["trait_a"] == TRAITS[ANGLERFISH])
            one, other = row["trait_a"], row["trait_b"]
            for shown, rest in ((one, other), (other, one)):
                if shown:
                    self.trait.append(TRAITS.index(shown))
                    self.card_of.append(len(self.cards) - 1)
                    self.sides.append(f"{shown}/{rest}" if rest else shown)
            self.begin.append(len(self.sides))

        self.dice: list[int] = [0] * 9
        self.plus: list[int] = [0] * 9
        for row in food:
            self.dice[int(row["players"])] = int(row["dice"])
            self.plus[int(row["players"])] = int(row["plus"])

    def deck(self) -> list[int]:
        """All cards in play (E2.1)."""
        return [card for card, copies in enumerate(self.copies) for _ in range(copies)]
