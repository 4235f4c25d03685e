"""The signs all parts of the table share: letters, animals, marks of players, words that fit."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gondwana.kit.scene import Piece
from gondwana.kit.svg import MARKS, Canvas, number

ROADRUNNER = "AMNS"
EDGE = "var(--b1-edge)"
BEAST = {
    "multituberculates": "rodent", "protoceratops": "ceratops", "iguanodonts": "ornithopod", "velociraptors": "dino",
    "scelidosaurs": "ankylo", "therizinosaurs": "ornithopod", "sphenosuchians": "croc", "fabrosaurs": "ornithopod",
    "champosaurs": "croc", "placodonts": "turtle", "titanosaurs": "sauropod", "ichthyosaurs": "ichthyo",
    "pliosaurs": "plesio", "mosasaurs": "mosasaur", "labyrinthodonts": "salamander", "terrestrial_crocodiles": "croc",
    "deer": "deer", "bison": "bison", "mammoths": "mammoth", "hominids": "human", "sabertooth_cats": "cat",
    "squirrels": "rodent", "gastornithids": "terrorbird", "otters": "otter", "sloths": "sloth",
    "notoungulates": "rhino", "terror_birds": "terrorbird", "sea_turtles": "turtle", "eel_whales": "mosasaur",
    "baleen_whales": "whale", "capybaras": "rodent",
}  # fmt: skip
"""The silhouette of each immigrant."""


def paint(colour: str) -> str:
    """The paint of a player's colour, or of nobody's animals."""
    return f"var(--b1-{colour or 'alien'})"


def mark(c: Canvas, seat: int, colour: str, x: float, y: float, size: float) -> None:
    """The mark of a player in the colour of the wooden animals."""
    place = f"translate({number(x)} {number(y)}) scale({number(size / 22)})"
    c.path(MARKS[seat], fill=paint(colour), stroke=EDGE, width=2, transform=place)


def beast(c: Canvas, piece: Piece, x: float, y: float, w: float) -> None:
    """An animal standing on y, facing right, with the mark of its owner."""
    data: dict[str, Any] = piece.data
    shape = data["shape"] if piece.kind == "animal" else BEAST[piece.label.partition(".")[2]]
    silhouette(c, shape, data.get("colour", ""), piece.owner, x, y, w)


def silhouette(c: Canvas, shape: str, colour: str, owner: int, x: float, y: float, w: float) -> None:
    """A shape in a colour, standing on y."""
    c.use(f"b1-a-{shape}", x, y - w * 0.72, w, w * 0.75, paint(colour))
    if owner >= 0:
        mark(c, owner, colour, x + w * 0.12, y - w * 0.62, min(10, w * 0.3))


def icon(c: Canvas, name: str, x: float, y: float, size: float, colour: str = "var(--ink)") -> None:
    """A pictogram."""
    c.use(f"b1-{name}", x, y, size, size, colour)


def letters(c: Canvas, word: str, x: float, y: float, have: str | None = None, size: float = 15) -> float:
    """Letters as stamps: dietary ones square, roadrunner ones round; hollow and struck out those not to be had.

    Without `have` nothing is compared. Returns how wide it came out.
    """
    left = Counter(have) if have is not None else None
    for letter in word:
        colour = "var(--b1-road)" if letter in ROADRUNNER else "var(--b1-diet)"
        r = size / 2 if letter in ROADRUNNER else 2.5
        missing = left is not None and left[letter] == 0
        if left is not None and not missing:
            left[letter] -= 1
        if missing:
            c.rect(
                x + 0.7, y + 0.7, size - 1.4, size + 0.6, fill="var(--surface)", stroke="var(--danger)", r=r, width=1.4
            )
            c.text(x + size / 2, y + size - 1.8, letter, size=14, anchor="middle", fill="var(--danger)", weight=700)
            c.path(
                f"M{number(x)} {number(y + size + 2)}L{number(x + size)} {number(y)}", stroke="var(--danger)", width=1.4
            )
        else:
            c.rect(x, y, size, size + 2, fill=colour, r=r)
            ink = "var(--paper)"
            c.text(
                x + size / 2, y + size - 1.4, letter, size=max(14.0, size - 2), anchor="middle", fill=ink, weight=700
            )
        x += size + 1
    return len(word) * (size + 1)
