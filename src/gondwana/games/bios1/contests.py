"""Contests of herbivores (13.0) and carnivores (14.0) in one habitat, as steps that mark the losers.

While a habitat is culled its animals are in `s.herd`, one number each: the animal, its space, the spaces it has lost
this turn, and its state in this round. The round goes: leaves, roots, carnivores, then the losers move or die (4.3),
which is what makes the example game come out as it is told (20.0).
"""

from __future__ import annotations

from typing import Final

from gondwana.games.bios1 import dna
from gondwana.games.bios1.life import eats, finds_prey, genome_of, grazes, size_of, stands
from gondwana.games.bios1.species import eliminate
from gondwana.games.bios1.state import ALIEN, BIOME, NONE, PREDATOR, ROOTER, Bios1
from gondwana.games.bios1.tables import HABITATS, LABOUR, NICHE_COLOUR, NICHE_SIZE

FREE: Final = 0
MARKED: Final = 1
MOVED: Final = 2
WAITING: Final = 3
KEPT: Final = 4


def kind(e: int) -> int:
    """Which animal: a species or an immigrant."""
    return e & 63


def space(e: int) -> int:
    """Where it is in the habitat."""
    return e >> 6 & 3


def lost(e: int) -> int:
    """The spaces it has lost this turn, as a mask."""
    return e >> 8 & 7


def mode(e: int) -> int:
    """Its state in this round."""
    return e >> 11


def put(s: Bios1, i: int, state: int) -> None:
    """Set the state of the i-th animal."""
    s.herd[i] = s.herd[i] & 2047 | state << 11


def mark(s: Bios1, i: int, rule: str, beaten: bool) -> None:
    """An animal has lost by this paragraph; if beaten for the place, it does not come back to it this turn."""
    e = s.herd[i]
    if beaten:
        e |= 256 << space(e)
    s.herd[i] = e
    put(s, i, MARKED)
    s.tell("lose", rule, kind(e), s.herd_at, space(e))


# -- taking up and putting back a habitat ----------------------------------------------------------------------------


def settled(s: Bios1, h: int) -> bool:
    """Is there nothing to do in this habitat: at most one fed animal in each place (4.3a, 4.3b)?"""
    leaf = s.space[h * 3]
    root = s.space[h * 3 + 1]
    top = s.space[h * 3 + 2]
    if leaf > 63 or root > 63 or top > 63:
        return False
    if leaf > 0 and not grazes(s, leaf - 1, genome_of(s, leaf - 1), size_of(s, leaf - 1), h, BIOME):
        return False
    if root > 0 and not grazes(s, root - 1, genome_of(s, root - 1), size_of(s, root - 1), h, ROOTER):
        return False
    if top > 0:
        hunter = top - 1
        genome = genome_of(s, hunter)
        size = size_of(s, hunter)
        if not finds_prey(s, hunter, genome, size, h) or not stands(s, hunter, genome, size, h):
            return False
        if hunter >= ALIEN:
            remember_meal(s, hunter, h)
    return True


def next_unsettled(s: Bios1, h: int) -> int:
    """The next habitat, from this one on, where somebody loses or starves; the order does not matter (13.0.2)."""
    while h < HABITATS:
        if (s.space[h * 3] or s.space[h * 3 + 1] or s.space[h * 3 + 2]) and not settled(s, h):
            return h
        h += 1
    return NONE


def gather(s: Bios1, h: int) -> None:
    """Take the animals of a habitat up for culling."""
    s.herd_at = h
    s.herd = []
    for place in range(3):
        for animal in s.animals(h * 3 + place):
            s.herd.append(animal | place << 6)
        s.space[h * 3 + place] = 0


def scatter(s: Bios1) -> None:
    """Put them back: nobody is marked any more."""
    h = s.herd_at
    for i in range(len(s.herd) - 1, -1, -1):
        e = s.herd[i]
        at = h * 3 + space(e)
        s.space[at] = s.space[at] << 6 | (kind(e) + 1)
    s.herd = []
    s.herd_at = NONE
    for animal in s.animals(h * 3 + PREDATOR):
        if animal >= ALIEN:
            remember_meal(s, animal, h)


def remember_meal(s: Bios1, hunter: int, h: int) -> None:
    """A predator immigrant has the size of its prey (14.4a); should it turn herbivore, of its last one (14.0.3)."""
    if not s.t.alien_predator[hunter - ALIEN]:
        return
    genome = genome_of(s, hunter)
    for place in (ROOTER, BIOME):
        for prey in s.animals(h * 3 + place):
            if eats(s, hunter, genome, 0, prey):
                s.meal[hunter - ALIEN] = size_of(s, prey)


# -- herbivores (13.0) -----------------------------------------------------------------------------------------------


def contestants(s: Bios1, place: int) -> list[int]:
    """The unmarked animals of a space, by their places in the herd."""
    return [i for i in range(len(s.herd)) if space(s.herd[i]) == place and mode(s.herd[i]) in (FREE, KEPT)]


def keep_best(s: Bios1, rivals: list[int], worth: list[int], rule: str) -> list[int]:
    """Only those with the highest worth go on; the others have lost (13.2: ties go to the next step)."""
    best = max(worth)
    left: list[int] = []
    for i in range(len(rivals)):
        if worth[i] == best:
            left.append(rivals[i])
        else:
            mark(s, rivals[i], rule, True)
    return left


def niche_worth(s: Bios1, animal: int, tile: int) -> int:
    """How much a herbivore has of what the niche asks: a letter (13.2a), size (13.2b), the colour (13.2c.1, 2.4f.2).

    The niche is no prerequisite: only contests look at it (2.4c).
    """
    niche = s.t.niche[tile]
    if niche < NICHE_SIZE:
        return dna.amount(genome_of(s, animal), niche)
    if niche == NICHE_SIZE:
        return size_of(s, animal)
    return 1 if animal < ALIEN and s.colour[animal >> 2] == niche - NICHE_COLOUR else 0


def teeth_worth(s: Bios1, animal: int) -> int:
    """Teeth, with those who divide their labour above all others (9.2d)."""
    return s.teeth(animal) + (16 if animal < ALIEN and s.culture[animal] >> LABOUR & 1 else 0)


def contest(s: Bios1, place: int) -> int:
    """The contest on a biome or in a rooter triangle (13.0.1, 12.0a); a mask of species if its owner must choose."""
    h = s.herd_at
    rivals: list[int] = []
    for i in contestants(s, place):
        animal = kind(s.herd[i])
        if grazes(s, animal, genome_of(s, animal), size_of(s, animal), h, place):
            rivals.append(i)
        else:
            mark(s, i, "13.1", True)
    if len(rivals) > 1 and s.biome[h] != NONE:  # a farm has no niche (13.2c.2)
        tile = s.biome[h]
        rivals = keep_best(s, rivals, [niche_worth(s, kind(s.herd[i]), tile) for i in rivals], "13.2")
    if len(rivals) > 1:
        rivals = keep_best(s, rivals, [0 if hunted(s, kind(s.herd[i])) else 1 for i in rivals], "13.3")
    if len(rivals) > 1:
        rivals = senior_alien(s, rivals, "13.5.2")
    if len(rivals) > 1:
        rivals = keep_best(s, rivals, [teeth_worth(s, kind(s.herd[i])) for i in rivals], "13.4.1")
    if len(rivals) > 1:
        tied = species_mask(s, rivals)
        if tied & (tied - 1):
            return tied
        for i in rivals[1:]:
            mark(s, i, "13.0.1", True)
    return 0


def hunted(s: Bios1, animal: int) -> bool:
    """Could a carnivore that is there eat it (13.3)? Those not yet culled count."""
    for i in contestants(s, PREDATOR):
        hunter = kind(s.herd[i])
        if eats(s, hunter, genome_of(s, hunter), size_of(s, hunter), animal):
            return True
    return False


def senior_alien(s: Bios1, rivals: list[int], rule: str) -> list[int]:
    """Between immigrants the first in the habitat wins (13.5.2, 14.4b)."""
    left: list[int] = []
    seen = False
    for i in rivals:
        if kind(s.herd[i]) < ALIEN or not seen:
            left.append(i)
            seen = seen or kind(s.herd[i]) >= ALIEN
        else:
            mark(s, i, rule, True)
    return left


def species_mask(s: Bios1, rivals: list[int]) -> int:
    """The species among these animals."""
    found = 0
    for i in rivals:
        found |= 1 << kind(s.herd[i])
    return found


def spare(s: Bios1, place: int, species: int) -> None:
    """The owner keeps one animal of this species; the others tied with it have lost (13.4.2)."""
    kept = False
    for i in contestants(s, place):
        if kind(s.herd[i]) == species and not kept:
            kept = True
        else:
            mark(s, i, "13.4.2", True)


# -- carnivores (14.0) -----------------------------------------------------------------------------------------------


def hunters(s: Bios1) -> int:
    """The contest in a predator triangle (14.0.2); a mask of species if the owner must choose.

    From best to worst, each stays if those who stay can still be given a prey of their own (14.0.1, 14.3.3), two at
    most over a rooter biome (12.0.2). The prey itself is not removed for being prey (14.0.4).
    """
    h = s.herd_at
    prey = contestants(s, BIOME) + contestants(s, ROOTER)
    left: list[int] = []
    menus: list[int] = []
    kept: list[int] = []
    most = 0
    for i in contestants(s, PREDATOR):
        animal = kind(s.herd[i])
        genome = genome_of(s, animal)
        size = size_of(s, animal)
        menu = 0
        if stands(s, animal, genome, size, h):
            for n in range(len(prey)):
                if eats(s, animal, genome, size, kind(s.herd[prey[n]])):
                    menu |= 1 << n
        if menu == 0:
            mark(s, i, "14.1", False)
            continue
        most = max(most, rank(s, i))
        if mode(s.herd[i]) == KEPT:
            kept.append(menu)
        else:
            left.append(i)
            menus.append(menu)
    while len(left) > 0:
        best = max([rank(s, i) for i in left])
        group = [n for n in range(len(left)) if rank(s, left[n]) == best]
        fits = [n for n in group if room(kept, menus[n])]
        if len(fits) == 0:
            for n in group:
                mark(s, left[n], "14.2" if best < most & ~63 else "14.3.1", True)
        elif not (len(fits) == 2 and len(kept) == 0 and (menus[fits[0]] | menus[fits[1]]) == 3):
            first = kind(s.herd[left[fits[0]]])
            tied = species_mask(s, [left[n] for n in fits])
            if tied & (tied - 1) and first < ALIEN:
                return tied
            kept.append(menus[fits[0]])
            group = [fits[0]]
        else:
            kept.append(menus[fits[0]])
            kept.append(menus[fits[1]])
            group = fits
        menus = [menus[n] for n in range(len(left)) if n not in group]
        left = [left[n] for n in range(len(left)) if n not in group]
    return 0


def rank(s: Bios1, i: int) -> int:
    """More P first (14.2), then fewer teeth (14.3.1), division of labour above that (9.2d)."""
    animal = kind(s.herd[i])
    labour = animal < ALIEN and s.culture[animal] >> LABOUR & 1
    return dna.amount(genome_of(s, animal), dna.P) * 64 + (32 if labour else 0) + 16 - s.teeth(animal)


def room(kept: list[int], menu: int) -> bool:
    """Can one more carnivore be given a prey of its own beside those kept?"""
    if len(kept) == 0:
        return True
    return len(kept) == 1 and (kept[0] | menu) == 3


# -- after the contests (13.6, 14.0.3) -------------------------------------------------------------------------------


def refuges(s: Bios1, i: int) -> list[int]:
    """The spaces of the habitat a loser can move to: suitable, and holding nobody who is unmarked (13.6.2, 14.0.3).

    A predator triangle that held an animal when the round began is closed to herbivores; a two-tusker never hunts.
    """
    e = s.herd[i]
    h = s.herd_at
    animal = kind(e)
    genome = genome_of(s, animal)
    size = size_of(s, animal)
    found: list[int] = []
    for place in (BIOME, ROOTER):
        free = space(e) != place and not lost(e) >> place & 1 and len(contestants(s, place)) == 0
        if free and grazes(s, animal, genome, size, h, place):
            found.append(place)
    if space(e) != PREDATOR and not lost(e) >> PREDATOR & 1 and stands(s, animal, genome, size, h):
        tusker = animal < ALIEN and animal >> 2 == s.tusker
        for other in s.herd:
            if space(other) == PREDATOR and mode(other) != MOVED:
                return found
        for place in (BIOME, ROOTER):
            for n in contestants(s, place):
                if not tusker and PREDATOR not in found and eats(s, animal, genome, size, kind(s.herd[n])):
                    found.append(PREDATOR)
    return found


def next_loser(s: Bios1, carnivore: bool) -> int:
    """The next marked animal of a trophic level; among immigrants the one that came first (13.5.2)."""
    best = NONE
    for i in range(len(s.herd)):
        e = s.herd[i]
        if mode(e) == MARKED and (space(e) == PREDATOR) == carnivore:
            if kind(e) < ALIEN:
                return i
            if best == NONE or s.arrivals.index(kind(e) - ALIEN) < s.arrivals.index(kind(s.herd[best]) - ALIEN):
                best = i
    return best


def flee(s: Bios1, i: int, place: int) -> None:
    """A loser moves to another space of its habitat instead of dying (13.6.2, 14.0.3)."""
    e = s.herd.pop(i)
    s.tell("move", "14.0.3" if space(e) == PREDATOR else "13.6.2", kind(e), s.herd_at, place)
    s.herd.append(e & ~(3 << 6) & 2047 | place << 6 | MOVED << 11)


def perish(s: Bios1, i: int) -> None:
    """A loser without another space is eliminated (13.6.1, 14.0.3)."""
    e = s.herd.pop(i)
    eliminate(s, kind(e), s.herd_at, "14.0.3" if space(e) == PREDATOR else "13.6.1")


def hold_back(s: Bios1) -> None:
    """Carnivores without a refuge wait a round if a herbivore moved, since it may feed them; else they die (4.3)."""
    moved = len([e for e in s.herd if mode(e) == MOVED]) > 0
    for i in range(len(s.herd) - 1, -1, -1):
        e = s.herd[i]
        if mode(e) == MARKED and space(e) == PREDATOR and len(refuges(s, i)) == 0:
            if moved:
                put(s, i, WAITING)
            else:
                perish(s, i)


def close_round(s: Bios1) -> bool:
    """Unmark everybody; was anything done that asks for another round?"""
    again = False
    for i in range(len(s.herd)):
        if mode(s.herd[i]) in (MOVED, WAITING):
            again = True
        put(s, i, FREE)
    return again
