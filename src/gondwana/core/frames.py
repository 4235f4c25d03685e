"""The flow of control: a stack of small immutable frames, one class per decision or automatic step."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

if TYPE_CHECKING:
    from gondwana.core.state import State

S = TypeVar("S", bound="State")

NOTHING: Final[list[int]] = []


class Frame(Generic[S]):
    """One step of a game, never changed once made, so that clones can share it.

    A frame either asks (`options` is not empty, the seat's answer goes to `choose`) or acts by itself (`resolve`).
    It leaves the stack before `choose` or `resolve` runs; whatever must follow, it pushes.
    """

    RULE: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    """What `values` holds, in words of the game's codec, for situations and keys."""
    AUTO: ClassVar[bool] = True
    """A single option is taken without asking. False wherever skipping the question would tell the table something."""
    OPENS: ClassVar[bool] = False
    """This decision begins a new action of the rulebook: a client's "cancel" returns to it."""

    def seat(self, s: S) -> int:
        """Who is asked; may differ from the player whose turn it is."""
        return s.turn

    def options(self, s: S) -> list[int]:
        """The legal answers, sorted and unique. Empty: nobody is asked and `resolve` runs."""
        return NOTHING

    def resolve(self, s: S) -> None:
        """The automatic part."""

    def choose(self, s: S, act: int) -> None:
        """Apply one of the options."""

    def refuse(self, s: S, act: int) -> str:
        """The paragraph that forbids this act now."""
        return self.RULE

    def impossible(self, s: S) -> str:
        """Why this frame cannot wait in this position, in words, or nothing: situations are written by hand."""
        return ""

    def values(self) -> list[int]:
        """The frame's own data, as told by FIELDS."""
        return NOTHING

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([str(value) for value in self.values()])})"
