"""Positions of Bios: Megafauna, second edition, for tests: a few lines, short questions in the words of the game."""

from __future__ import annotations

from gondwana.core.event import ALL
from gondwana.games.bios2 import organs
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.state import LEVELS, Bios2
from gondwana.games.bios2.tables import COLOURS, DISCS, SPECIES_WORDS
from gondwana.kit.log import History, seen
from tests.tools import Table


class World(Table):
    """A position; without `next:` the player of `turn:` has all actions before them.

    `options`: `mode=tooth_and_claw long_game=yes`. Colours of the seats are orange, black, white, green.
    """

    def __init__(self, text: str = "", seats: int = 2, options: str = "") -> None:
        head = [f"seats: {seats}"]
        for part in options.split():
            name, _, value = part.partition("=")
            head.append(f"option {name}: {value}")
        super().__init__("bios2", "\n".join([*head, text]))

    @property
    def b(self) -> Bios2:
        """The state itself."""
        assert isinstance(self.s, Bios2)
        return self.s

    @property
    def texts(self) -> list[str]:
        """The options in words, without their labels."""
        return [self.game.codec.text(self.b, act) for act in self.b.acts]

    def sp(self, name: str) -> int:
        """The number of a species."""
        return SPECIES_WORDS.index(name)

    def card(self, name: str) -> int:
        """The number of a mutation."""
        return self.b.t.cards.index(name)

    def biome(self, name: str) -> int:
        """The number of a hex or offshore."""
        return self.b.t.biomes.index(name)

    def colour(self, name: str) -> int:
        """The number of a player's colour."""
        return COLOURS.index(name)

    def at(self, place: str) -> str:
        """Who stands in a place, such as `laurentia.3.herbivore`; nobody: the empty string."""
        biome, _, level = place.rpartition(".")
        sp = self.b.upright[LEVELS.index(level) * BIOMES + self.biome(biome)]
        return SPECIES_WORDS[sp] if sp >= 0 else ""

    @property
    def lying(self) -> list[str]:
        """The endangered by time: `laurentia.3.herbivore=orange_archetype`."""
        names = SPECIES_WORDS
        return [f"{self.b.t.biomes[e >> 8]}.{LEVELS[e >> 6 & 3]}={names[e & 63]}" for e in self.b.lying]

    def disc(self, biome: str) -> str:
        """What lies on a hex; `none`, `black` or `bloom` on an offshore."""
        at = self.biome(biome)
        return DISCS[self.b.discs[at]] if at < 28 else ["none", "black", "bloom"][self.b.discs[at]]

    @property
    def air(self) -> list[int]:
        """Black and white discs in the Atmosphere, white ones in the Clouds, green ones on Oxygen."""
        return [self.b.air_black, self.b.air_white, self.b.clouds, self.b.oxygen]

    def organs(self, species: str) -> str:
        """All organs: `red1 white2`."""
        return organs.written(self.b.organs[self.sp(species)])

    def basal(self, species: str) -> str:
        """Its basal organs."""
        return organs.written(self.b.basal[self.sp(species)])

    def size(self, species: str) -> int:
        """Its size; 0 if extinct."""
        return self.b.size[self.sp(species)]

    def exists(self, species: str) -> bool:
        """Is there such a species?"""
        return self.b.genotype[self.sp(species)] >= 0

    def count(self, species: str) -> list[int]:
        """Unborn, newborn, living."""
        sp = self.sp(species)
        return [self.b.unborn[sp], self.b.newborn[sp], self.b.living[sp]]

    def cards(self, species: str) -> list[str]:
        """Its mutations, promoted ones as the face that is up."""
        b = self.b
        return [b.t.cards[c] if b.face[c] < 0 else b.t.faces[b.face[c]] for c in b.tableau[self.sp(species)]]

    def fossils(self, colour: str) -> list[str]:
        """A fossil record."""
        return [self.game.codec.word(self.b, "fossil", fossil) for fossil in self.b.record[self.colour(colour)]]

    def offers(self, *choices: str) -> bool:
        """Are all of these offered?"""
        return all(choice in self.texts for choice in choices)

    def offered(self, beginning: str) -> list[str]:
        """The options that begin so."""
        return [text for text in self.texts if text.startswith(beginning)]

    def told(self, name: str) -> list[str]:
        """What each event of that name told: `laurentia.3 black atmosphere`."""
        assert isinstance(self.b.sink, History)
        fields = self.game.codec.events[name]
        found = []
        for event in seen(self.game, self.b.sink, ALL):
            if event.name == name:
                sorts = [fields[min(i, len(fields) - 1)].sort for i in range(len(event.args))]
                if not fields[-1].many if fields else True:
                    sorts = sorts[: len(fields)]
                words = [self.game.codec.word(self.b, sort, n) for sort, n in zip(sorts, event.args, strict=False)]
                found.append(" ".join(words))
        return found

    def rules(self, name: str) -> list[str]:
        """The paragraph of each event of that name."""
        assert isinstance(self.b.sink, History)
        return [event.rule for event in self.b.sink.events if event.name == name]
