"""The one error a player can cause."""

from __future__ import annotations


class IllegalAct(ValueError):
    """An act that is not among the options: the seat that was asked, the act, and the paragraph that forbids it."""

    def __init__(self, seat: int, act: int | str, rule: str, message: str = "") -> None:
        self.seat = seat
        self.act = act
        self.rule = rule
        super().__init__(message or (f"p{seat + 1}: {act} is not allowed now ({rule})" if rule else "the game is over"))
