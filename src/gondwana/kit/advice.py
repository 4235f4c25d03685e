"""How a game answers a player: what an animal could eat and why not, and what a choice would cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gondwana.kit.i18n import Texts

if TYPE_CHECKING:
    from gondwana.kit.log import Seen


@dataclass(frozen=True)
class Note:
    """One sentence of an answer: its text key, the paragraph that decides, and whether it is good news.

    `words` fills the placeholders: text keys where there is such a text, else as they stand.
    """

    key: str
    rule: str
    good: bool
    words: dict[str, str]

    def text(self, texts: Texts) -> str:
        """The sentence in the language of these texts."""
        return texts(self.key, **{name: texts(word) if word in texts else word for name, word in self.words.items()})


@dataclass(frozen=True)
class Advice:
    """How a game answers. It must look at nothing that the seat which asks does not know.

    - `subjects(s)`, `places(s)`: the text keys of what can be asked about, and where, by the words for them;
    - `why(s, subject, place)`: what that thing could do there, each yes and no;
    - `hush(s)`: takes out of a world what the rest of the turn would show, and all that comes after it;
    - `losses(s, events)`: what the events after a choice cost whom.
    """

    subjects: Callable[[Any], dict[str, str]]
    places: Callable[[Any], dict[str, str]]
    why: Callable[[Any, str, str], list[Note]]
    hush: Callable[[Any], None]
    losses: Callable[[Any, Sequence[Seen]], list[Note]]
