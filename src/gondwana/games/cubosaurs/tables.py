"""The cards and tiles of Cubosaurs as columns of numbers, shared by all games played with them."""

from __future__ import annotations

from typing import Final

TREX: Final = 0
STEGO: Final = 1
BRONTO: Final = 2
PTERO: Final = 3
PENTA: Final = 4
GREY: Final = 5
BLACK: Final = 6
EGG: Final = 7
TYPES: Final = ["trex", "stego", "bronto", "ptero", "penta", "grey", "black", "egg"]

EFFECTS: Final = [
    "points_per_type",
    "points_per_egg",
    "draw",
    "pass_free",
    "pass_any",
    "destroy_own",
    "destroy_other",
    "steal",
    "give",
    "swap",
]


class Tables:
    """Component data of one pack. A *card* is one printed face; `copies` says how many of it are in the box.

    Without `dna` the icons are ignored (C2.4), so faces that differ only in the icon are one and the same card.
    """

    def __init__(
        self,
        types: list[dict[str, str]],
        cards: list[dict[str, str]],
        tiles: list[dict[str, str]],
        dna: bool,
    ) -> None:
        self.value: list[int] = []
        """What 0 to 4 dinosaurs of a type are worth, five numbers per type (C2.5)."""
        for row in types:
            self.value.append(0)
            for column in ("one", "two", "three", "four"):
                self.value.append(int(row[column]))

        self.cards: list[str] = []
        self.type: list[int] = []
        self.copies: list[int] = []
        self.dna: list[int] = []
        self.gain: list[int] = []
        self.loss: list[int] = []
        self.targets: list[list[int]] = []
        faces: dict[str, int] = {}
        for row in cards:
            icon = int(row["dna"]) if dna else 0
            face = " ".join((row["type"], row["gain"], row["loss"], row["target"], str(icon)))
            known = faces.get(face, -1)
            if known >= 0:
                self.copies[known] += int(row["copies"])
                continue
            faces[face] = len(self.cards)
            self.cards.append(row["id"])
            self.type.append(TYPES.index(row["type"]))
            self.copies.append(int(row["copies"]))
            self.dna.append(icon)
            self.gain.append(int(row["gain"]))
            self.loss.append(int(row["loss"]))
            self.targets.append([TYPES.index(word) for word in row["target"].split()])

        self.of_type: list[int] = [0] * len(TYPES)
        """The cards of each type, as a bit mask: all eggs are one type, grey and black raptors are two (C2.3)."""
        for card, type_ in enumerate(self.type):
            self.of_type[type_] |= 1 << card

        self.raptors: list[int] = [card for card, type_ in enumerate(self.type) if type_ in (GREY, BLACK)]
        self.eggs: list[int] = [card for card, type_ in enumerate(self.type) if type_ == EGG]

        # A tile has a cost, an effect, instant or not (EFFECTS), and perhaps the icon of interaction (C8.4).
        self.tiles: list[str] = [row["id"] for row in tiles]
        self.effect: list[int] = [EFFECTS.index(row["effect"]) for row in tiles]
        self.cost: list[int] = [int(row["cost"]) for row in tiles]
        self.interaction: list[int] = [int(row["interaction"]) for row in tiles]

    def pack_of_cards(self) -> list[int]:
        """All 55 cards (C2.2)."""
        return [card for card, copies in enumerate(self.copies) for _ in range(copies)]

    def tiles_in_play(self, interaction: bool) -> list[int]:
        """The ten tiles, or those without the icon of interaction (C8.3)."""
        return [tile for tile in range(len(self.tiles)) if interaction or not self.interaction[tile]]
