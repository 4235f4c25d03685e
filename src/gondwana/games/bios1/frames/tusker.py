"""The solitaire opponent (19.1): the first possible thing on its list."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gondwana.core.frames import Frame
from gondwana.games.bios1 import contests, dna
from gondwana.games.bios1.frames.cards import buy
from gondwana.games.bios1.life import homes, instincts, is_farm, reach, suits
from gondwana.games.bios1.species import add_card, can_mutate, enter
from gondwana.games.bios1.state import BIOME, NONE, REMOVED, ROOTER, Bios1
from gondwana.games.bios1.tables import HABITATS, PREREQUISITES
from gondwana.games.bios1.world import climax_of


class Tusker(Frame[Bios1]):
    """Its turn: a culture, an expansion, a mutation that opens a biome, the cheapest card, or nothing (19.1.5)."""

    RULE: ClassVar[str] = "19.1.5"

    def impossible(self, s: Bios1) -> str:
        return "" if s.active == s.tusker else "it is not the two-tusker's turn"

    def resolve(self, s: Bios1) -> None:
        species = s.tusker * 4
        if learn_culture(s, species) or spread(s, species):
            return
        if not buy_opening(s, species) and not buy_cheapest(s, species):
            s.tell("pass", "19.1.12", s.tusker)


def learn_culture(s: Bios1, species: int) -> bool:
    """First: a culture, in the order of the book (19.1.6)."""
    has = instincts(s, species)
    for culture in range(6):
        needs = PREREQUISITES[culture]
        if has & needs == needs and not s.culture[species] >> culture & 1 and s.reserve(species) > 0:
            s.culture[species] |= 1 << culture
            s.tell("culture", "19.1.6", species, culture)
            return True
    return False


def best_place(s: Bios1, species: int, genome: i64) -> int:
    """The biome of lowest climax in its range where it can live and stay (19.1.7), roots before leaves (19.1.8)."""
    size: i64 = s.size[species]
    habitats: i64 = reach(s, homes(s, species), genome, size)
    best = NONE
    for h in range(HABITATS):
        if not (habitats >> h) & 1 or s.biome[h] == NONE or is_farm(s, species, h):
            continue
        if best == NONE or climax_of(s, h) < climax_of(s, best // 3):
            fits = suits(s, species, genome, size, h)
            if fits >> ROOTER & 1 and would_stay(s, species, genome, h * 3 + ROOTER):
                best = h * 3 + ROOTER
            elif fits >> BIOME & 1 and would_stay(s, species, genome, h * 3 + BIOME):
                best = h * 3 + BIOME
    return best


def would_stay(s: Bios1, species: int, genome: i64, place: int) -> bool:
    """Is the place free, or would it win the contest there? Places of its own are no aim (19.1.7)."""
    if s.space[place] == 0:
        return True
    if species in s.animals(place):
        return False
    trial = s.clone()
    trial.genome[species] = genome
    enter(trial, species, place)
    contests.gather(trial, place // 3)
    contests.contest(trial, place % 3)
    for i in contests.contestants(trial, place % 3):
        if contests.kind(trial.herd[i]) == species:
            return True
    return False


def spread(s: Bios1, species: int) -> bool:
    """Second: expand (19.1.7), always as a herbivore of its one species (19.1.1)."""
    if s.reserve(species) == 0:
        return False
    place = best_place(s, species, s.genome[species])
    if place == NONE:
        return False
    enter(s, species, place)
    s.tell("expand", "19.1.7", species, place // 3, place % 3)
    return True


def wanted(s: Bios1, species: int, card: int) -> bool:
    """It never buys a genotype, nor what would make it marine (19.1.10, 19.1.12)."""
    return card < s.t.mutations and dna.amount(grown(s, species, card), dna.M) < 2


def grown(s: Bios1, species: int, card: int) -> int:
    """Its genome with the card."""
    return dna.tracked(s.total[species] + s.t.dna[card * 2 + 1])


def buy_opening(s: Bios1, species: int) -> bool:
    """Third: the cheapest mutation with which it could expand (19.1.9), the lower display first at equal price."""
    for at in range(5):
        for upper in (False, True):
            cards = s.upper if upper else s.lower
            if at < len(cards) and at <= s.genes[s.tusker] and wanted(s, species, cards[at]):
                card = cards[at]
                if can_mutate(s, species, card) == "" and best_place(s, species, grown(s, species, card)) != NONE:
                    take(s, species, upper, at)
                    return True
    return False


def buy_cheapest(s: Bios1, species: int) -> bool:
    """Fourth: the cheapest card, played if it can be, else discarded (19.1.11)."""
    for at in range(5):
        for upper in (False, True):
            cards = s.upper if upper else s.lower
            if at < len(cards) and at <= s.genes[s.tusker] and wanted(s, species, cards[at]):
                take(s, species, upper, at)
                return True
    return False


def take(s: Bios1, species: int, upper: bool, at: int) -> None:
    """Buy a card by the usual rules and play or discard it."""
    card = s.upper[at] if upper else s.lower[at]
    buy(s, upper, at)
    s.stack.pop()
    if can_mutate(s, species, card) == "":
        s.tell("mutate", "7.1", species, card)
        add_card(s, species, card)
    else:
        s.holder[card] = REMOVED
        s.tell("discard", "19.1.11", s.tusker, card)


TUSKER: Final = Tusker()
