"""What must be true of every position: components conserved, nobody starving after a culling, no place overcrowded."""

from __future__ import annotations

import re
from typing import Final

from gondwana.games.bios1 import contests, dna
from gondwana.games.bios1.contests import settled
from gondwana.games.bios1.species import side_of, within
from gondwana.games.bios1.state import ALIEN, NONE, REMOVED, Bios1
from gondwana.games.bios1.tables import HABITATS, TOOLS

FLOW: Final = re.compile(
    "|Round( EndTurn( Cull( Turn| Tusker| Spare| Favour| Flee| Adjust| Adapt"
    "| FirstPlace( InheritTrack| InheritDiet)?| Refill( Play| Replace| Revive| Appear)?)?)?)?"
    "|ChooseHominids|(Learn Hominid )*Learn( Hominid)?"
)
"""The frames that can wait, the one that waits longest first."""
CONTESTS: Final = ("Spare", "Favour", "Flee")
FOUNDING: Final = ("FirstPlace", "InheritTrack", "InheritDiet", "Appear")
ORIGINS: Final = ("ChooseHominids", "Hominid", "Learn")
CALM: Final = ("Turn", "Tusker", "Round")


def broken(s: Bios1) -> str:
    """The first broken invariant in words, or nothing."""
    return flow(s) or cards(s) or genes(s) or tiles(s) or animals(s) or piles(s) or calm(s)


def flow(s: Bios1) -> str:
    """What waits fits together, and with what is under way (4.2)."""
    waiting = s.waiting()
    if FLOW.fullmatch(waiting) is None:
        return f"4.2: {waiting} is no order in which frames wait ('next')"
    if (s.herd_at != NONE) != waiting.endswith(CONTESTS) and not waiting.endswith("Cull"):
        return "4.3: a habitat is in 'culling' while a contest asks, and only then"
    if (s.unborn != NONE) != waiting.endswith(FOUNDING):
        return "10.4: a new species is 'unborn' while its first place is asked, and only then"
    if waiting.endswith(ORIGINS) and not (s.ending and s.rules.origins):
        return "18.2: hominids are chosen at the end ('ending'), if the option says so"
    return ""


def cards(s: Bios1) -> str:
    """Every card is in one place (2.1.1), each display has at most five (4.3d), one deck per period (3.8)."""
    seen = [0] * len(s.t.cards)
    for zone in (s.deck[s.drawn :], s.general[s.dealt_general :], s.lower, s.upper):
        for card in zone:
            seen[card] += 1
    for card in range(len(seen)):
        if s.holder[card] != NONE:
            seen[card] += 1
            if not 0 <= s.holder[card] <= REMOVED:
                return f"2.1.1: {s.t.cards[card]} is in no place"
    held = [frame.card for frame in s.stack if hasattr(frame, "card")]
    for card in range(len(seen)):
        in_hand = 1 if card in held else 0
        unused = s.rules.beginner and card >= s.t.mutations and seen[card] == 0
        if seen[card] + in_hand != 1 and not unused:
            return f"2.1.1: {s.t.cards[card]} is in {seen[card] + in_hand} places"
    if len(s.lower) > 5 or len(s.upper) > 5:
        return "4.3d: a display has more than five cards"
    if len(s.lower_genes) != len(s.lower) or len(s.upper_genes) != len(s.upper):
        return "5.0a.2: genes lie beside the cards"
    return ""


def genes(s: Bios1) -> str:
    """The number of genes in the game is constant (aid.3)."""
    every = s.genes + s.lower_genes + s.upper_genes
    if sum(every) != s.dealt or (every and min(every) < 0):
        return f"aid.3: {sum(every)} genes instead of {s.dealt}"
    return ""


def tiles(s: Bios1) -> str:
    """Every tile is in one place (16.1a), homelands of absent colours in none; orogeny only on mountains (2.4e.1)."""
    seen = [0] * len(s.t.tiles)
    for zone in (s.mesozoic[s.mesozoic_drawn :], s.cenozoic[s.cenozoic_drawn :], s.tarpit, s.gone):
        for tile in zone:
            seen[tile] += 1
    for owned in s.fossils:
        for tile in owned:
            seen[tile] += 1
    for alien in s.arrivals:
        seen[s.t.biomes + alien] += 1
    for h in range(HABITATS):
        tile = s.biome[h]
        if tile != NONE:
            seen[tile] += 1
            if s.t.orogeny[tile] and not s.t.mountain[h]:
                return f"2.4e.1: orogeny in {s.t.habitats[h]}"
        elif s.flipped >> h & 1:
            return f"15.1e.3: nothing to flip in {s.t.habitats[h]}"
    homes = [s.t.homeland_tile[colour] for colour in s.colour]
    for tile in range(len(seen)):
        wanted = 1 if s.t.era[tile] != "homeland" or tile in homes else 0
        if seen[tile] != wanted:
            return f"16.1a: {s.t.tiles[tile]} is in {seen[tile]} places"
    return ""


def animals(s: Bios1) -> str:
    """Animals on the map are as many as counted; no species has more than it may (2.8, 4.2.1)."""
    counted = [0] * (s.players * 4)
    aliens: list[int] = []
    crowd = [animal for place in range(HABITATS * 3) for animal in s.animals(place)]
    crowd.extend([contests.kind(e) for e in s.herd])
    for animal in crowd:
        if animal >= ALIEN:
            aliens.append(animal - ALIEN)
        elif animal < s.players * 4:
            counted[animal] += 1
        else:
            return f"2.8: an animal of no player ({animal})"
    if sorted(aliens) != sorted(s.arrivals):
        return "6.1g.1: the immigrants on the map are not those that arrived"
    for species in range(s.players * 4):
        if counted[species] != s.population[species]:
            return f"4.4a: species {species} has {counted[species]} animals, not {s.population[species]}"
        if s.reserve(species) < 0:
            return f"4.2.1: species {species} has too many animals"
        if s.size[species] == 0 and counted[species] > 0:
            return f"2.5a: species {species} has no size animal"
        if not 0 <= s.size[species] <= 6:
            return f"2.5a: species {species} has size {s.size[species]}"
    return ""


def piles(s: Bios1) -> str:
    """Every card and tile of a pile is within its size limits (4.3c); letters and tracks agree with the pile (2.3d)."""
    for species in range(s.players * 4):
        if s.size[species] == 0:
            if s.total[species] or s.genome[species] or s.culture[species] or s.piles(species):
                return f"16.2a.2: something is left of species {species}"
            continue
        diet = 0
        for card in s.piles(species):
            if not within(s, species, s.size[species], card):
                return f"4.3c: {s.t.cards[card]} does not fit size {s.size[species]}"
            diet += s.t.dna[side_of(s, species, card)]
        for tile in range(5):
            face = s.heritage[(species >> 2) * 5 + tile]
            if face >= 0 and face >> 1 == species:
                at = tile * 2 + (face & 1)
                fits = s.t.heritage_low[at] <= s.size[species] <= s.t.heritage_high[at]
                if not fits and not s.culture[species] >> TOOLS & 1:
                    return f"4.3c: heritage {s.t.heritage[at]} does not fit size {s.size[species]}"
                diet += s.t.heritage_dna[at]
        if diet & ~dna.ROADRUNNER != s.total[species] & ~dna.ROADRUNNER:
            return f"2.3d: the dietary letters of species {species} are not those of its pile"
        if s.genome[species] != dna.tracked(s.total[species]):
            return f"7.3: the tracks of species {species} are wrong"
    return ""


def calm(s: Bios1) -> str:
    """Between cullings nobody is unfed, no place has more than it feeds (4.3a, 4.3b), all species have animals."""
    if not s.waiting().endswith(CALM):
        return ""
    for h in range(HABITATS):
        if settled(s, h):
            continue
        trial = s.clone()
        contests.gather(trial, h)
        tied = contests.contest(trial, 0) + contests.contest(trial, 1) + contests.hunters(trial)
        if tied or any(contests.mode(e) for e in trial.herd):
            return f"4.3: somebody starves in {s.t.habitats[h]}"
    for species in range(s.players * 4):
        if s.size[species] > 0 and s.population[species] == 0:
            return f"16.2a.1: species {species} should be extinct"
    return ""
