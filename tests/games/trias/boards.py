"""Positions that several tests start from."""

from __future__ import annotations

from gondwana.core.state import State
from gondwana.games.trias.state import Trias


def ring(k: int) -> list[str]:
    """The cells at distance k from the pole, in the words of situations."""
    cells = [(q, r) for q in range(-k, k + 1) for r in range(-k, k + 1)]
    return [f"{q},{r}" for q, r in cells if max(abs(q), abs(r), abs(q + r)) == k]


def continent(*without: str) -> str:
    """A full continent of three rings: mountains within, then steppes and woods, with two or more holes."""
    cells = [cell for k in (1, 2, 3) for cell in ring(k) if cell not in without]
    return "\n".join(
        [
            "mountain: " + " ".join(cells[:9]),
            "steppe: " + " ".join(cells[9:24]),
            "wood: " + " ".join(cells[24:]),
        ]
    )


def trias(s: State) -> Trias:
    """The state as what it is, for mypy."""
    assert isinstance(s, Trias)
    return s


EXAMPLE_1 = """
game: trias
seats: 3
turn: p1                            # Black, on the lands of 11 and of 2, not on that of 3
wood: 1,0 2,0 -1,0 0,4 -5,1         # 1,0 is the tile marked X
steppe: 1,-1 0,-1 -1,1 0,1 2,-1 -5,2
mountain: 1,1 -2,0 0,5 -6,2
p1: -2,0 0,5
p2: -6,2 1,1
p3: 0,1
p1 hand: wood
"""

EXAMPLE_2 = """
game: trias
seats: 4
turn: p1                  # Black; p2 Grey, p3 Cross, p4 White
steppe: 1,0 0,1 0,-1 -1,0 -2,0 -2,1 2,0 3,-1 3,-2 4,-2 2,1 2,2 -2,5 -3,5
# -2,5 and -3,5 are an island that has nothing to do with it
p1: 4,-2 2,1 2,2
p2: 3,-1*3 1,0
p3: 3,-2*3
p4: 4,-2*2 2,1 2,0        # the one on 2,0, the tile marked X, will swim
p1 hand: steppe
"""
