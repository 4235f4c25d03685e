"""Piles, tracks and extinction of species (2.3, 7.3, 8.0a, 16.2)."""

from __future__ import annotations

from mypy_extensions import i64

from gondwana.games.bios1 import dna
from gondwana.games.bios1.state import ALIEN, FOSSIL, NONE, REMOVED, Bios1
from gondwana.games.bios1.tables import TOOLS


def side_of(s: Bios1, species: int, card: int) -> int:
    """The column of a card's side: the dynasty of the owner decides (7.4a)."""
    return card * 2 + s.dynasty(species >> 2)


def within(s: Bios1, species: int, size: int, card: int) -> bool:
    """Do the size limits of a card hold (7.2, 8.0a.1)? Tool users ignore those of mutation cards (9.2a)."""
    side = side_of(s, species, card)
    if s.t.low[side] <= size <= s.t.high[side]:
        return True
    return card < s.t.mutations and s.culture[species] >> TOOLS & 1 == 1


def set_total(s: Bios1, species: int, total: int, rule: str) -> None:
    """A genome changes; the animals on the tracks follow at once (7.3, 7.3a.1, 8.0a.5)."""
    before = s.genome[species]
    after = dna.tracked(total)
    s.total[species] = total
    s.genome[species] = after
    if s.sink is not None:
        for letter in range(dna.DIETARY, 9):
            if dna.amount(before, letter) != dna.amount(after, letter):
                s.tell("track", rule, species, letter, dna.amount(after, letter))


def can_mutate(s: Bios1, species: int, card: int) -> str:
    """The paragraph against giving a mutation card to this species, or nothing."""
    if s.size[species] == 0:
        return "7.1"
    if not within(s, species, s.size[species], card):
        return "7.2"
    added = dna.tracks(s.genome[species] + s.t.dna[side_of(s, species, card)]) - dna.tracks(s.genome[species])
    return "7.3a.2" if added > s.reserve(species) else ""


def add_card(s: Bios1, species: int, card: int) -> None:
    """A card joins a pile and gives its letters and its instinct (7.1, 9.1)."""
    s.holder[card] = species
    s.icons[species] |= s.t.instinct[card]
    set_total(s, species, s.total[species] + s.t.dna[side_of(s, species, card)], "7.3")


def settle_icons(s: Bios1, species: int) -> None:
    """The instincts that the remaining cards confer (9.1)."""
    icons = 0
    for card in s.piles(species):
        icons |= s.t.instinct[card]
    s.icons[species] = icons


def fit_pile(s: Bios1, species: int) -> None:
    """Cards and tiles outside their size limits leave the pile (4.3c).

    A mutation leaves the game (8.0a.1), a genotype becomes a fossil (8.0a.2), a heritage tile goes back (8.0a.3).
    Heritage tiles do not depend on cards, nor on those of the parent (8.0a.6).
    """
    size = s.size[species]
    total = s.total[species]
    player = species >> 2
    lost = False
    for card in s.piles(species):
        if not within(s, species, size, card):
            total = dna.minus(total, s.t.dna[side_of(s, species, card)])
            if card < s.t.mutations:
                s.holder[card] = REMOVED
                s.tell("shed", "8.0a.1", species, card)
            else:
                s.holder[card] = FOSSIL + player
                s.tell("fossil", "8.0a.2", player, card)
            lost = True
    if not s.culture[species] >> TOOLS & 1:
        for tile in range(player * 5, player * 5 + 5):
            face = s.heritage[tile]
            if face >> 1 == species and face >= 0:
                at = (tile - player * 5) * 2 + (face & 1)
                if not s.t.heritage_low[at] <= size <= s.t.heritage_high[at]:
                    total = dna.minus(total, s.t.heritage_dna[at])
                    s.heritage[tile] = NONE
                    s.tell("unlearn", "8.0a.3", species, at)
                    lost = True
    if lost:
        settle_icons(s, species)
        set_total(s, species, total, "8.0a.5")


def resize(s: Bios1, species: int, size: int, rule: str) -> None:
    """A size animal moves one step, and the pile follows (8.0, 8.0a.1)."""
    s.size[species] = size
    s.tell("resize", rule, species, size)
    fit_pile(s, species)


def found(s: Bios1, species: int, size: int) -> None:
    """A bare generic becomes a living species with a size animal (2.3f, 10.3a)."""
    s.size[species] = size


def enter(s: Bios1, animal: int, place: int) -> None:
    """An animal enters a place, junior to all who are there."""
    code: i64 = animal + 1
    there: i64 = s.space[place]
    below: i64 = there
    while below > 0:
        code <<= 6
        below >>= 6
    s.space[place] = there | code
    if animal < ALIEN:
        s.population[animal] += 1


def leave(s: Bios1, animal: int, place: int) -> None:
    """One animal of this kind leaves a place."""
    there = s.animals(place)
    there.remove(animal)
    packed = 0
    for other in reversed(there):
        packed = packed << 6 | (other + 1)
    s.space[place] = packed
    if animal < ALIEN:
        s.population[animal] -= 1


def eliminate(s: Bios1, animal: int, h: int, rule: str) -> None:
    """An animal is out of the map: back to the reserve, or to the tarpit if an immigrant (13.6.1, 16.1a)."""
    s.tell("die", rule, animal, h)
    if animal < ALIEN:
        s.population[animal] -= 1
    else:
        s.arrivals.remove(animal - ALIEN)
        s.meal[animal - ALIEN] = 0
        s.tarpit.append(s.t.biomes + animal - ALIEN)


def extinguish(s: Bios1) -> None:
    """Every living species without an animal on the map is extinct (16.2a.1)."""
    for species in range(s.players * 4):
        if s.size[species] > 0 and s.population[species] == 0 and species != s.unborn:
            end_species(s, species)


def end_species(s: Bios1, species: int) -> None:
    """Extinction: mutations leave the game (16.2a.2), genotypes become fossils (16.2a.3, aid.5), tiles and animals go
    back to the reserve (16.2a.4, 16.2b)."""
    player = species >> 2
    s.tell("extinct", "16.2a.1", species)
    for card in s.piles(species):
        if card < s.t.mutations:
            s.holder[card] = REMOVED
        else:
            s.holder[card] = FOSSIL + player
            s.tell("fossil", "16.2a.3", player, card)
    for tile in range(player * 5, player * 5 + 5):
        if s.heritage[tile] >= 0 and s.heritage[tile] >> 1 == species:
            s.heritage[tile] = NONE
    s.size[species] = 0
    s.total[species] = 0
    s.genome[species] = 0
    s.icons[species] = 0
    s.culture[species] = 0
