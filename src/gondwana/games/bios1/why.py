"""Why an animal can or cannot live somewhere, paragraph by paragraph, and who would die if a choice were made."""

from __future__ import annotations

from dataclasses import dataclass

from gondwana.core.event import ALL
from gondwana.games.bios1 import dna
from gondwana.games.bios1.frames.turn import Turn
from gondwana.games.bios1.life import flies, genome_of, homes, is_farm, is_sea, reach, size_of
from gondwana.games.bios1.state import ALIEN, BIOME, NONE, PREDATOR, ROOTER, SPACES, Bios1
from gondwana.games.bios1.tables import AMPHIBIOUS, BONES, HUNTING, SEA
from gondwana.games.bios1.view import words
from gondwana.kit.log import History

PREY_RULES = {dna.S: "14.1b", dna.N: "14.1c", dna.A: "14.1d", dna.M: "14.1e"}


@dataclass(frozen=True)
class Verdict:
    """One place or prey: whether it will do, and the paragraph that decides.

    `what` names the biome or prey (nothing: an empty slot), `short` the letters that are missing; `rule` of a yes is
    the paragraph that allows it, and the rulebook has its words.
    """

    place: str
    what: str
    good: bool
    rule: str
    short: str = ""


@dataclass(frozen=True)
class Loss:
    """An animal that a choice would cost: who, where, and the paragraph by which it loses its place."""

    animal: str
    habitat: str
    rule: str


# -- why -------------------------------------------------------------------------------------------------------------


def verdicts(s: Bios1, animal: int, h: int) -> list[Verdict]:
    """Everything a species or an immigrant could eat in a habitat, if it were there: biome, roots, each prey."""
    found: list[Verdict] = []
    stop = terrain(s, animal, h)
    for space in (BIOME, ROOTER):
        verdict = food(s, animal, h, space)
        if verdict is not None:
            found.append(with_terrain(verdict, stop))
    for space in (BIOME, ROOTER):
        for prey in s.animals(h * 3 + space):
            found.append(with_terrain(meat(s, animal, prey, h), stop))
    return found


def with_terrain(verdict: Verdict, stop: str) -> Verdict:
    """Terrain comes before food (7.3f.3)."""
    return Verdict(verdict.place, verdict.what, False, stop) if stop else verdict


def terrain(s: Bios1, animal: int, h: int) -> str:
    """The paragraph by which the animal cannot be in the habitat at all, or nothing."""
    if s.flipped >> h & 1:
        return "15.1e.1"
    sea = is_sea(s, h)
    if animal >= ALIEN:
        colours = s.t.alien_terrain[animal - ALIEN]
        return "" if colours == AMPHIBIOUS or (colours == SEA) == sea else "6.1g.5"
    marine = dna.amount(s.genome[animal], dna.M)
    if marine == 1 or flies(s.genome[animal], s.size[animal]):
        return ""
    if sea:
        return "" if marine else "11.1a"
    return "11.1b" if marine else ""


def food(s: Bios1, animal: int, h: int, space: int) -> Verdict | None:
    """The biome or its roots as food; None where there are no roots to speak of."""
    tile = s.biome[h]
    place = f"{s.t.habitats[h]}.{SPACES[space]}"
    if tile == NONE:
        if space == ROOTER:
            return None
        farm = animal < ALIEN and is_farm(s, animal, h)
        return Verdict(place, "", farm, "9.2e.1" if farm else "13.1")
    wanted = s.t.needs[tile] if space == BIOME else s.t.roots[tile]
    if wanted < 0:
        return None
    short = missing(genome_of(s, animal), wanted)
    homeland = s.t.era[tile] == "homeland"
    return Verdict(
        place, s.t.tiles[tile], not short, "2.4f.1" if homeland else "13.1" if space == BIOME else "12.0.1", short
    )


def missing(genome: int, wanted: int) -> str:
    """The letters that a genome lacks of those wanted."""
    return "".join(
        letter * max(0, int(dna.amount(wanted, i)) - int(dna.amount(genome, i))) for i, letter in enumerate(dna.LETTERS)
    )


def meat(s: Bios1, animal: int, prey: int, h: int) -> Verdict:
    """A herbivore as prey: own species, size, then speed, night, armour and sea in this order (14.1)."""
    place = f"{s.t.habitats[h]}.{SPACES[PREDATOR]}"
    name = words(s, "animal")[prey]
    if animal == prey:
        return Verdict(place, name, False, "14.1.1")
    auto = animal >= ALIEN and s.t.alien_predator[animal - ALIEN]
    culture = s.culture[animal] if animal < ALIEN else 0
    gap = abs(size_of(s, animal) - size_of(s, prey))
    if gap > 1 and not auto and not culture >> BONES & 1:
        return Verdict(place, name, False, "14.1a")
    genome, theirs = genome_of(s, animal), genome_of(s, prey)
    short = [letter for letter in PREY_RULES if dna.amount(genome, letter) < dna.amount(theirs, letter)]
    if len(short) > (1 if culture >> HUNTING & 1 else 0):
        return Verdict(place, name, False, PREY_RULES[short[0]], missing(genome, theirs & dna.ROADRUNNER))
    if short:
        return Verdict(place, name, True, "9.2c")
    if gap > 1:
        return Verdict(place, name, True, "14.4a" if auto else "9.2b")
    return Verdict(place, name, True, "14.1")


def in_range(s: Bios1, species: int, h: int) -> Verdict:
    """Could a new animal of the species get to this habitat now (10.4.1, 11.1)?"""
    found = reach(s, homes(s, species), s.genome[species], s.size[species])
    good = bool(found >> h & 1)
    return Verdict(s.t.habitats[h], "", good, "11.0.2" if good else "10.4.1")


# -- preview ---------------------------------------------------------------------------------------------------------


def preview(s: Bios1, act: int) -> list[Loss]:
    """Who would die of this choice, as far as it decides that: the next card stays unseen, so its event is left out.

    Where others are asked on the way, they take their first option, which is to decline where they can; where the
    chooser is asked again, nothing is final yet and the list is empty.
    """
    after = s.clone()
    after.drawn = len(after.deck)
    after.dealt_general = len(after.general)
    history = History()
    after.sink = history
    chooser = s.who
    after.step(act)
    while after.acts and not isinstance(after.stack[-1], Turn):
        if after.who == chooser:
            return []
        after.step(after.acts[0])
    animals = words(s, "animal")
    lost: dict[int, str] = {}
    losses: list[Loss] = []
    for event in history.events:
        if event.sees == ALL and event.name == "lose":
            lost[event.args[0]] = event.rule
        elif event.name == "die":
            losses.append(
                Loss(animals[event.args[0]], s.t.habitats[event.args[1]], lost.get(event.args[0], event.rule))
            )
    return losses
