"""Bios: Megafauna, second edition, as a seat sees it: everything but the order of decks is open."""

from __future__ import annotations

from gondwana.core.act import first, kind, second
from gondwana.core.state import State
from gondwana.games.bios2 import acts as a
from gondwana.games.bios2.organs import ORGANS
from gondwana.games.bios2.state import LEVELS, STANCES, Bios2
from gondwana.games.bios2.tables import (
    COLOURS,
    DISCS,
    EMOTIONS,
    PLACES,
    RADIATIONS,
    ROWS,
    SHAPES,
    SPECIES_WORDS,
    STRIPS,
)
from gondwana.kit.scene import Scene, Zone

ERAS = ["paleozoic", "mesozoic", "cenozoic"]
MACROORGANISMS = [
    "moss",
    "fungus",
    "dickinsonia",
    "alga",
    "snail",
    "earthworm",
    "brachiopod",
    "flatworm",
    "eurypterid",
    "insect",
    "trilobite",
    "arrow_worm",
    "amphibian",
    "starfish",
    "velvet_worm",
    "opabinia",
    "nothing",
]


def words(s: State, sort: str) -> list[str]:
    """What things are called."""
    assert isinstance(s, Bios2)
    t = s.t
    fixed = {
        "player": COLOURS,
        "species": SPECIES_WORDS,
        "shape": SHAPES,
        "card": t.cards,
        "face": t.faces,
        "organ": ORGANS,
        "emotion": EMOTIONS,
        "biome": t.biomes,
        "craton": t.cratons,
        "level": LEVELS,
        "stance": STANCES,
        "disc": DISCS,
        "reservoir": PLACES,
        "event": t.events,
        "step": t.steps,
        "strip": STRIPS,
        "row": ROWS,
        "pile": ROWS,
        "era": ERAS,
        "radiation": RADIATIONS,
        "toolside": t.tools,
        "fossil": [*t.cards, *t.faces[184:], *(f"tool{n}" for n in range(4)), "token", "genesis"],
        "macroorganism": MACROORGANISMS,
    }
    return fixed[sort]


def touch(s: Bios2, act: int) -> list[str]:
    """The things on the table that a choice is about, in the order they are clicked."""
    what, x, y = kind(act), int(first(act)), int(second(act))
    if what == a.MUTATE:
        return [f"card.{s.t.cards[x]}", SPECIES_WORDS[y]]
    return []


def scene(s: Bios2, seat: int) -> Scene:
    """The table."""
    zones = [Zone(name, "species", f"species.{name}") for name in SPECIES_WORDS]
    rows = [card for row in s.row for card in row]
    zones.extend(Zone(f"card.{s.t.cards[card]}", "card", f"card.{s.t.cards[card]}") for card in rows if card >= 0)
    return Scene("bios2", seat, s.seats, s.turn, s.who, tuple(zones), tuple(s.scores()))
