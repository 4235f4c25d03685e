"""What a seat may know: the only thing that bots, pages and terminals get."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from gondwana.core.state import State
from gondwana.kit.advice import Note
from gondwana.kit.errors import GondwanaError, one_of
from gondwana.kit.log import History, Seen, seen
from gondwana.kit.look import SEED, Outlook, against, cost, foresee
from gondwana.kit.option import Option, describe
from gondwana.kit.scene import Scene
from gondwana.kit.theme import SYSTEM

if TYPE_CHECKING:
    from gondwana.kit.game import Game


class PlayerView:
    """One seat's knowledge of a position (seat -1: a spectator's). After each choice, ask for a new one."""

    def __init__(self, game: Game, s: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.who = s.who
        self.asked = s.who == seat
        self.acts: list[int] = s.acts if self.asked else []
        self._s = s

    @cached_property
    def options(self) -> list[Option]:
        """The legal acts, if this seat must answer, described."""
        return [describe(self.game, self._s, act) for act in self.acts]

    @cached_property
    def scene(self) -> Scene:
        """The table as data."""
        return self.game.scene(self._s, self.seat)

    @cached_property
    def history(self) -> list[Seen]:
        """What happened, as far as this seat saw it."""
        return seen(self.game, self._s.sink, self.seat) if isinstance(self._s.sink, History) else []

    def prompt(self, lang: str = "en") -> str:
        """What is asked, as a sentence."""
        return self.game.prompt(self._s, lang)

    def subjects(self) -> dict[str, str]:
        """What `why` can be asked about: words with the keys of their names; none if the game does not answer."""
        return self.game.advice.subjects(self._s) if self.game.advice else {}

    def places(self) -> dict[str, str]:
        """Where it can be asked about."""
        return self.game.advice.places(self._s) if self.game.advice else {}

    def why(self, subject: str, place: str = "") -> list[Note]:
        """What a thing could do in a place, yes and no, each with its paragraph; without a place the yes of all."""
        if self.game.advice is None:
            raise GondwanaError(f"{self.game.id} answers no such questions")
        if subject not in self.subjects():
            raise GondwanaError(one_of(subject, list(self.subjects()), "subject"))
        if place:
            if place not in self.places():
                raise GondwanaError(one_of(place, list(self.places()), "place"))
            return self.game.advice.why(self._s, subject, place)
        return [note for at in self.places() for note in self.game.advice.why(self._s, subject, at) if note.good]

    def cost(self, act: int) -> list[Note]:
        """Whom one of `acts` would cost what, before it is chosen."""
        return cost(self.game, self._world.clone(), act) if act in self.acts else []

    def sample(self, seed: int) -> State:
        """A full position that agrees with everything this seat knows; the rest is dealt at random."""
        return self._s.determinize(self.seat, seed)

    @cached_property
    def _world(self) -> State:
        return self.sample(SEED)

    def foresee(self, act: int) -> Outlook:
        """What would surely follow from one of `acts`."""
        return foresee(self.game, self._world.clone(), act)

    def against(self, thing: str, chosen: Sequence[str] = ()) -> list[str]:
        """The paragraphs against touching a thing of the scene now; nothing for those who are not asked."""
        return against(self.game, self._world, thing, chosen) if self.asked else []

    def svg(self, lang: str = "en", theme: str = "light") -> str:
        """The table as a picture."""
        return self.game.svg(self.scene, lang, theme)

    def text(self, lang: str = "en") -> str:
        """The table in words."""
        return self.game.text(self.scene, lang)

    def _repr_svg_(self) -> str:
        return self.svg(theme=SYSTEM)
