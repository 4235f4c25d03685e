"""What must be true of every position: discs, cubes, creeples and cards conserved, everybody where it may be."""

from __future__ import annotations

from gondwana.games.bios2 import movement, species
from gondwana.games.bios2.map import BIOMES, TAB
from gondwana.games.bios2.organs import CUBES, monster, one
from gondwana.games.bios2.organs import WHITE as WHITE_ORGAN
from gondwana.games.bios2.state import BROUGHT_MARINE, DECK, DISCARDED, SHOWN, SPECIES, Bios2
from gondwana.games.bios2.tables import BLACK, CARDS, COLOURS, GREEN, IN_BOX, NONE, SWIMMER, WHITE


def broken(s: Bios2) -> str:
    """The first broken invariant in words, or nothing."""
    for problem in (discs(s), creeples(s), standing(s), tableaux(s), cards(s)):
        if problem:
            return problem
    return ""


def discs(s: Bios2) -> str:
    """The number of discs is fixed (B5, B7.b, K3.a); none are there in tooth and claw (A8.e)."""
    if len(s.map.line) == 0:
        return ""
    black = s.air_black
    white = s.air_white + s.clouds
    green = s.oxygen
    for h in s.map.hexes:
        black += s.discs[h] == BLACK
        white += s.discs[h] == WHITE
        green += s.discs[h] == GREEN
    for tab in s.map.tabs:
        black += s.discs[tab] > 0
        green += s.discs[tab] > 1
        if not 0 <= s.discs[tab] <= 2:
            return f"D10.g: {s.t.biomes[tab]} has too many discs"
    wanted = [0, 0, 0]
    if not s.rules.simple:
        full = 6 if s.rules.planet == 1 else IN_BOX[BLACK]
        wanted = [full, full, 0 if s.rules.alien else IN_BOX[GREEN]]
    if [black, white, green] != wanted:
        return f"B5: {black} black, {white} white and {green} green discs"
    return ""


def creeples(s: Bios2) -> str:
    """Each species has its creeples on board, card and others' cards (B3)."""
    living = [0] * SPECIES
    for at in range(3 * BIOMES):
        if s.upright[at] != NONE:
            living[s.upright[at]] += 1
    for entry in s.lying:
        living[entry & 63] += 1
    for sp in range(SPECIES):
        if living[sp] != s.living[sp]:
            return f"B3: species {sp} has {living[sp]} creeples on the board, not {s.living[sp]}"
        if s.genotype[sp] == NONE:
            if living[sp] + s.unborn[sp] + s.newborn[sp] > 0:
                return f"I3.0: creeples of species {sp}, which is no more"
            continue
        every = living[sp] + s.unborn[sp] + s.newborn[sp] + s.hosted(sp) + on_its_way(s, sp)
        if every != species.capacity(s, sp):
            return f"B3: {every} creeples of species {sp}"
    return ""


def standing(s: Bios2) -> str:
    """Once all is looked at, whoever stands can live there (G1.1), has food (H1.1) and no kin on a level (F4.c)."""
    if s.dirty:
        return ""
    for at in range(3 * BIOMES):
        sp, biome, level = s.upright[at], at % BIOMES, at // BIOMES
        if sp == NONE:
            continue
        if biome >= TAB and not s.map.open[biome]:
            return f"D3.d: species {sp} lives on {s.t.biomes[biome]}, which is covered"
        if not movement.may_enter(s, sp, biome, level):
            return f"F4.0: species {sp} cannot stay in {s.t.biomes[biome]}"
    return ""


def on_its_way(s: Bios2, sp: int) -> int:
    """Creeples of a species in a contest that its owner has to decide (G7.a, G8.1)."""
    return sum(type(frame).__name__ in ("Favour", "Switch") and frame.values()[0] == sp for frame in s.stack)


def tableaux(s: Bios2) -> str:
    """Organs are those of the cards (E2.c.1, J4), cubes and tokens as many as in the box (B4, B2), sizes 1 to 6."""
    for sp in range(SPECIES):
        if s.genotype[sp] == NONE:
            continue
        found = s.basal[sp]
        for card in s.tableau[sp]:
            found += s.cubes[card] & CUBES
            if monster(s.cubes[card]) >= 0:
                found += s.size[sp] * one(monster(s.cubes[card]))
            if s.holder[card] != sp:
                return f"B1: {s.t.cards[card]} is not where its tableau is"
        if found != s.organs[sp]:
            return f"E2.c.1: the organs of species {sp} are counted wrong"
        if not 1 <= s.size[sp] <= 6:
            return f"C1.e: species {sp} has size {s.size[sp]}"
    for colour in range(4):
        dome, swimmer = s.genotype[colour * 5], s.genotype[colour * 5 + SWIMMER]
        if s.brought[colour] == BROUGHT_MARINE and dome == swimmer != NONE:
            return f"C2.g: {COLOURS[colour]} has domes before the swimmers of Genesis have changed their size"
    for colour in range(5):
        if species.tokens(s, colour) < 0 if colour < WHITE_ORGAN else species.supply(s, colour) < 0:
            return f"B4: more organs of colour {colour} than there are"
    return ""


def cards(s: Bios2) -> str:
    """Every mutation is in one place (B1)."""
    seen = [0] * CARDS
    for r in range(2):
        for card in s.deck[r][s.drawn[r] :]:
            seen[card] += 1
            if s.holder[card] != DECK:
                return f"B1: {s.t.cards[card]} is in the deck and elsewhere"
        for card in s.row[r]:
            if card != NONE:
                seen[card] += 1
                if s.holder[card] != SHOWN:
                    return f"C1.o: {s.t.cards[card]} is not in the display"
        for card in s.discards[r]:
            seen[card] += 1
            if s.holder[card] != DISCARDED:
                return f"B1: {s.t.cards[card]} is not discarded"
    for card in range(CARDS):
        if s.holder[card] not in (DECK, SHOWN, DISCARDED):
            seen[card] += 1
        if seen[card] != 1:
            return f"B1: {s.t.cards[card]} is in {seen[card]} places"
    return ""
