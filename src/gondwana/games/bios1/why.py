"""Why an animal can or cannot live somewhere, paragraph by paragraph, and who would die if a choice were made."""

from __future__ import annotations

from collections.abc import Sequence

from gondwana.games.bios1 import dna
from gondwana.games.bios1.frames.setup import Round
from gondwana.games.bios1.life import flies, genome_of, homes, is_farm, is_sea, reach, size_of
from gondwana.games.bios1.state import ALIEN, BIOME, ROOTER, Bios1
from gondwana.games.bios1.tables import AMPHIBIOUS, BONES, HUNTING, SEA
from gondwana.games.bios1.view import words
from gondwana.kit.advice import Advice, Note
from gondwana.kit.log import Seen

PREY_RULES = {dna.S: "14.1b", dna.N: "14.1c", dna.A: "14.1d", dna.M: "14.1e"}


def answer(s: Bios1, good: bool, rule: str, h: int, what: str = "", short: str = "") -> Note:
    """A yes or no about a habitat; `what` is the key of the food, `short` the letters that are missing."""
    found = {"habitat": s.t.habitats[h], "what": what, "short": short}
    return Note(f"why.{'yes' if good else 'no'}.{rule}", rule, good, found)


# -- why -------------------------------------------------------------------------------------------------------------


def subjects(s: Bios1) -> dict[str, str]:
    """The living species and the immigrants on the map."""
    names = words(s, "animal")
    living = [species for species in range(s.players * 4) if s.size[species] > 0]
    return {names[i]: f"animal.{names[i]}" for i in living + [alien + ALIEN for alien in s.arrivals]}


def places(s: Bios1) -> dict[str, str]:
    """All habitats; their names are the same in every language."""
    return {name: name for name in s.t.habitats}


def why(s: Bios1, subject: str, place: str) -> list[Note]:
    """What a species or an immigrant could eat in a habitat, and whether a new animal of it could get there now."""
    animal, h = words(s, "animal").index(subject), s.t.habitats.index(place)
    found = meals(s, animal, h)
    if animal < ALIEN and any(note.good for note in found):
        found.append(in_range(s, animal, h))
    return found


def meals(s: Bios1, animal: int, h: int) -> list[Note]:
    """Everything it could eat if it were there: biome, roots, each prey. Terrain comes before food (7.3f.3)."""
    if stop := terrain(s, animal, h):
        return [answer(s, False, stop, h)]
    found = [note for space in (BIOME, ROOTER) for note in food(s, animal, h, space)]
    return found + [meat(s, animal, prey, h) for space in (BIOME, ROOTER) for prey in s.animals(h * 3 + space)]


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


def food(s: Bios1, animal: int, h: int, space: int) -> list[Note]:
    """The biome or its roots as food; nothing where there are no roots to speak of."""
    tile = s.biome[h]
    if tile < 0:
        if space == ROOTER:
            return []
        farm = animal < ALIEN and is_farm(s, animal, h)
        return [answer(s, farm, "9.2e.1", h)]
    wanted = s.t.needs[tile] if space == BIOME else s.t.roots[tile]
    if wanted < 0:
        return []
    rule = "2.4f.1" if s.t.era[tile] == "homeland" else "13.1" if space == BIOME else "12.0.1"
    short = missing(genome_of(s, animal), wanted)
    return [answer(s, not short, rule, h, f"tile.{s.t.tiles[tile]}", short)]


def missing(genome: int, wanted: int) -> str:
    """The letters that a genome lacks of those wanted."""
    return "".join(
        letter * max(0, int(dna.amount(wanted, i)) - int(dna.amount(genome, i))) for i, letter in enumerate(dna.LETTERS)
    )


def meat(s: Bios1, animal: int, prey: int, h: int) -> Note:
    """A herbivore as prey: own species, size, then speed, night, armour and sea in this order (14.1)."""
    name = f"animal.{words(s, 'animal')[prey]}"
    if animal == prey:
        return answer(s, False, "14.1.1", h, name)
    auto = animal >= ALIEN and s.t.alien_predator[animal - ALIEN]
    culture = s.culture[animal] if animal < ALIEN else 0
    gap = abs(size_of(s, animal) - size_of(s, prey))
    if gap > 1 and not auto and not culture >> BONES & 1:
        return answer(s, False, "14.1a", h, name)
    genome, theirs = genome_of(s, animal), genome_of(s, prey)
    short = [letter for letter in PREY_RULES if dna.amount(genome, letter) < dna.amount(theirs, letter)]
    if len(short) > (1 if culture >> HUNTING & 1 else 0):
        return answer(s, False, PREY_RULES[short[0]], h, name, missing(genome, theirs & dna.ROADRUNNER))
    if short:
        return answer(s, True, "9.2c", h, name)
    if gap > 1:
        return answer(s, True, "14.4a" if auto else "9.2b", h, name)
    return answer(s, True, "14.1", h, name)


def in_range(s: Bios1, species: int, h: int) -> Note:
    """Could a new animal of the species get to this habitat now (10.4.1, 11.1)?"""
    good = bool(reach(s, homes(s, species), s.genome[species], s.size[species]) >> h & 1)
    return answer(s, good, "11.0.2" if good else "10.4.1", h)


# -- who would die ---------------------------------------------------------------------------------------------------


def hush(s: Bios1) -> None:
    """The next card stays unseen, so its event is left out; and the turn of another is not begun."""
    s.drawn = len(s.deck)
    s.dealt_general = len(s.general)
    s.stack = [frame for frame in s.stack if not isinstance(frame, Round)]


def deaths(s: Bios1, events: Sequence[Seen]) -> list[Note]:
    """Who dies, and by which paragraph: where a contest was lost, by that of the contest."""
    beaten: dict[tuple[int, ...], list[str]] = {}
    found: list[Note] = []
    for event in events:
        if event.name not in ("lose", "move", "die"):
            continue
        animal, h = event.args[:2]
        rules = beaten.setdefault((animal, h), [])
        if event.name == "lose":
            rules.append(event.rule)
            continue
        rule = rules.pop(0) if rules else event.rule
        if event.name == "die":
            named = {"animal": f"animal.{words(s, 'animal')[animal]}", "habitat": s.t.habitats[h]}
            found.append(Note("why.dies", rule, False, named))
    return found


ADVICE = Advice(subjects, places, why, hush, deaths)
