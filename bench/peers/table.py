"""The base rules of Cubosaurs in plain Python, as one would write them for another toolkit: no tables, no speed tricks.

The programs beside this one wrap it in the interfaces of OpenSpiel, PettingZoo and RLCard.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol

WORTH = {
    "trex": (0, 4, 1, -2, -5),
    "stego": (0, 2, -1, -2, 8),
    "bronto": (0, -3, 2, 5, -5),
    "ptero": (0, -1, -1, -1, -1),
    "penta": (0, -3, -1, 3, 7),
}
RAPTORS = [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3), (4, 3)]
EGGS = {"trex": (5, 2), "stego": (4, 3), "bronto": (4, 2), "ptero": (3, 2), "penta": (3, 3), "raptor": (2, 2)}

FACES = [
    *WORTH,
    *(f"grey{i}" for i in range(1, 8)),
    *(f"black{i}" for i in range(1, 8)),
    *(f"egg_{kind}" for kind in EGGS),
]
COPIES = {face: 7 if face in WORTH else 1 for face in FACES}
KEEP = len(FACES)
"""The action of taking the whole hand; the others put the face of that number into it."""


def type_of(face: str) -> str:
    """The type that a hand may hold but once."""
    return "egg" if face.startswith("egg") else face.rstrip("1234567")


TYPE = [type_of(face) for face in FACES]


class Chance(Protocol):
    """What `random.Random` offers of the game's needs."""

    def shuffle(self, x: list[int]) -> None:
        """In place."""

    def randrange(self, n: int) -> int:
        """A number below n."""


def card_points(held: list[list[int]]) -> list[int]:
    """What everybody's cards are worth at the end of a round."""
    counts = [Counter(TYPE[face] for face in cards) for cards in held]
    points = []
    for seat, cards in enumerate(held):
        total = sum(row[min(counts[seat][type_], 4)] for type_, row in WORTH.items())
        colours: dict[str, list[int]] = {"grey": [], "black": []}
        for face in cards:
            if TYPE[face] in colours:
                gain, loss = RAPTORS[int(FACES[face][-1]) - 1]
                colours[TYPE[face]].append(gain + loss)
                total -= loss
            elif TYPE[face] == "egg":
                kind = FACES[face].removeprefix("egg_")
                kinds = ["grey", "black"] if kind == "raptor" else [kind]
                shown = [sum(count[k] for k in kinds) for count in counts]
                gain, loss = EGGS[kind]
                total += gain if 0 < shown[seat] == max(shown) else -loss
        pairs = zip(sorted(colours["grey"], reverse=True), sorted(colours["black"], reverse=True), strict=False)
        points.append(total + sum(grey + black for grey, black in pairs))
    return points


class Table:
    """A game of several rounds. `turn` is whose decision it is; a turn without a choice passes by itself."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats, self.chance = seats, chance
        self.round, self.rounds = 0, 3 if seats == 2 else 2
        self.scores = [0] * seats
        self.last: list[int] = []
        self.over = False
        self.deal()

    def deal(self) -> None:
        """A round: ten cards per player, four of them on the table."""
        self.round += 1
        self.step = 1 if self.round % 2 else -1
        lowest = [seat for seat in range(self.seats) if not self.last or self.last[seat] == min(self.last)]
        self.turn = lowest[0] if len(lowest) == 1 else lowest[self.chance.randrange(len(lowest))]
        pack = [i for i, face in enumerate(FACES) for _ in range(COPIES[face])]
        self.chance.shuffle(pack)
        self.deck = pack[: 10 * self.seats]
        self.hand: list[int] = []
        self.held: list[list[int]] = [[] for _ in range(self.seats)]
        for i in range(self.seats):
            self.held[(self.turn + i * self.step) % self.seats] = [self.deck.pop() for _ in range(4)]
        self.ask()

    def ask(self) -> None:
        """Go on to the next turn in which there is a choice."""
        while True:
            if not self.hand:
                if not self.deck:
                    return self.end()
                self.hand.append(self.deck.pop())
            if len(self.actions()) > 1:
                return None
            self.keep()

    def actions(self) -> list[int]:
        """Keep the hand, or add a face of a type that it does not hold."""
        types = {TYPE[face] for face in self.hand}
        return [*sorted({face for face in self.held[self.turn] if TYPE[face] not in types}), KEEP]

    def play(self, action: int) -> None:
        """The choice of whose turn it is."""
        if action == KEEP:
            self.keep()
        else:
            self.held[self.turn].remove(action)
            self.hand.append(action)
            self.turn = (self.turn + self.step) % self.seats
        self.ask()

    def keep(self) -> None:
        """The hand goes to the collection."""
        self.held[self.turn] += self.hand
        self.hand = []
        self.turn = (self.turn + self.step) % self.seats

    def end(self) -> None:
        """Score the round; deal another, or it is over."""
        self.last = card_points(self.held)
        self.scores = [score + point for score, point in zip(self.scores, self.last, strict=True)]
        if self.round < self.rounds:
            self.deal()
        else:
            self.over = True
