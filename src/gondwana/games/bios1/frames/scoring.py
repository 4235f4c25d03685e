"""Scorings (4.4) and the end of a turn (18.0)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.frames import Frame
from gondwana.games.bios1.state import Bios1


class EndTurn(Frame[Bios1]):
    """After the culling: a scoring if a period ended (5.0f) or the game does (18.0.2), once; then the next player."""

    RULE: ClassVar[str] = "4.4"

    def resolve(self, s: Bios1) -> None:
        if s.scoring or s.ending:
            share_tarpit(s)
        s.scoring = False
        s.active = (s.active + 1) % s.players
        if s.active == s.tusker and not s.alive(s.tusker):  # 19.1.3
            s.active = 0
        s.turn = s.active if s.active < s.seats else 0


def standing(s: Bios1, player: int) -> int:
    """Population first (4.4a), then genes, then fewer teeth (4.4b, 4.4c)."""
    return (s.population_of(player, True) * 64 + s.genes[player]) * 4 + 3 - s.colour[player]


def ranking(s: Bios1) -> list[int]:
    """The players from the leader on."""
    left = list(range(s.players))
    out: list[int] = []
    while len(left) > 0:
        best = left[0]
        for player in left:
            if standing(s, player) > standing(s, best):
                best = player
        left.remove(best)
        out.append(best)
    return out


def share_tarpit(s: Bios1) -> None:
    """Each in turn takes half of what is left, rounded up (4.4d), as fossils (4.4e).

    Who has nothing on the map gets nothing (4.4.1, 16.3.3); what nobody takes stays. The two-tusker shares (19.1.2).
    """
    s.tell("scoring", "4.4", len(s.tarpit))
    for player in ranking(s):
        if s.population_of(player, False) == 0:
            continue
        share = (len(s.tarpit) + 1) // 2
        s.fossils[player].extend(s.tarpit[:share])
        s.tarpit = s.tarpit[share:]
        s.tell("award", "4.4d", player, share)


END_TURN: Final = EndTurn()
