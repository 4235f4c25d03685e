"""Going on to Origins (N): a hominid and a brain map for each player, in the order of the result."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gondwana.core.act import first, pack
from gondwana.core.frames import Frame
from gondwana.games.bios2 import climate, emotions, score
from gondwana.games.bios2.acts import BRAINMAP, HOMINID
from gondwana.games.bios2.organs import amount
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import COLOURS, NONE, SPECIES_WORDS, TOO_COLD, VIOLET

INSTINCTS: Final = ["alpha", "alpha", "natural_history", "language", "manual_dexterity"]
"""What each emotion uncovers (N.b)."""
BRAINMAPS: Final = 6


def ranking(s: Bios2) -> list[int]:
    """The colours by points, ties at random (N.a)."""
    left = s.colour_of[:]
    s.rng.shuffle(left)
    ranked: list[int] = []
    while len(left) > 0:
        best = left[0]
        for colour in left:
            if score.points(s, colour) > score.points(s, best):
                best = colour
        left.remove(best)
        ranked.append(best)
    return ranked


class GoOn(Frame[Bios2]):
    """Every player with a species takes part, the winner first (N.0, N.a)."""

    RULE: ClassVar[str] = "N.0"

    def resolve(self, s: Bios2) -> None:
        for colour in reversed(ranking(s)):
            if not s.lazarus(colour):
                s.push(ChooseBrainmap(colour))
                s.push(Hominid(colour))


class Hominid(Frame[Bios2]):
    """Which species goes on as the hominid (N.0): HOMINID species."""

    RULE: ClassVar[str] = "N.0"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def options(self, s: Bios2) -> list[int]:
        return [pack(HOMINID, sp) for sp in s.species_of(self.colour)]

    def choose(self, s: Bios2, act: int) -> None:
        s.hominid[self.colour] = int(first(act))
        s.tell("hominid", "N.0", int(first(act)))

    def values(self) -> list[int]:
        return [self.colour]


class ChooseBrainmap(Frame[Bios2]):
    """Which brain map a player takes of those that are left (N.a): BRAINMAP number."""

    RULE: ClassVar[str] = "N.a"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def options(self, s: Bios2) -> list[int]:
        return [pack(BRAINMAP, n) for n in range(1, BRAINMAPS + 1) if n not in s.brainmap]

    def choose(self, s: Bios2, act: int) -> None:
        s.brainmap[self.colour] = int(first(act))
        s.tell("brainmap", "N.a", self.colour, int(first(act)))

    def values(self) -> list[int]:
        return [self.colour]


def instincts(s: Bios2, sp: int) -> list[str]:
    """What the emotions of a species uncover (N.b)."""
    felt = emotions.felt(s, sp)
    found = {INSTINCTS[emotion] for emotion in range(VIOLET + 1) if amount(felt, emotion) > 0}
    return sorted(found, key=INSTINCTS.index)


def link(s: Bios2) -> dict[str, object]:
    """The result as Origins takes it over: who plays what (C3.0), and the climate (N.c)."""
    return {"age": "glacial" if climate.deck(s) == TOO_COLD else "tropical", "hominids": hominids(s)}


def hominids(s: Bios2) -> list[dict[str, Any]]:
    """Each player's species with its brain map and the instincts that are uncovered (N.b), by points."""
    rows: list[dict[str, Any]] = []
    for colour in sorted(s.colour_of, key=lambda colour: -score.points(s, colour)):
        if s.hominid[colour] != NONE:
            rows.append(
                {
                    "player": COLOURS[colour],
                    "species": SPECIES_WORDS[s.hominid[colour]],
                    "genotype": s.t.faces[s.genotype[s.hominid[colour]]],
                    "brainmap": s.brainmap[colour],
                    "instincts": instincts(s, s.hominid[colour]),
                    "points": score.points(s, colour),
                }
            )
    return rows


GO_ON: Final = GoOn()
