"""The world of Bios: Megafauna, second edition, in situations: cratons, discs, reservoirs."""

from __future__ import annotations

from gondwana.games.bios2.map import BIOMES, HEXES, TAB, Map, craton_of, new_map
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import (
    ATMOSPHERE,
    BASIN,
    BLACK,
    COLOURS,
    DISCS,
    EARTH,
    GREEN,
    GREEN_PLAYER,
    IN_BOX,
    MARS,
    NO_DISC,
    NONE,
    SEA,
    SPECIES_WORDS,
    STRIPS,
    WHITE,
)
from gondwana.kit.errors import SituationError, whole
from gondwana.kit.situation import Line, Reader, Token

CLOUDS_START = 6


def colours(s: Bios2) -> list[str]:
    """The words of the colours in play; no word fits the others."""
    return [word if s.plays(c) or (c == GREEN_PLAYER and s.rules.alien) else "-" for c, word in enumerate(COLOURS)]


def kinds(s: Bios2) -> list[str]:
    """The words of the species in play."""
    return [word if colours(s)[sp // 5] != "-" else "-" for sp, word in enumerate(SPECIES_WORDS)]


def claim(s: Bios2, value: Token, card: int, holder: int) -> None:
    """A card is somewhere, once."""
    if s.holder[card] >= 0:
        raise value.error(f"{s.t.cards[card]} is in two places")
    s.holder[card] = holder


def biomes(s: Bios2) -> list[str]:
    """The words of the hexes and offshores in play; no word fits the others."""
    here = {*s.map.hexes, *s.map.tabs}
    return [word if biome in here else "-" for biome, word in enumerate(s.t.biomes)]


def read_world(s: Bios2, reader: Reader) -> None:
    """`cratons: laurentia@4 baltica@4+siberia@2,5`, then `black:`, `white:`, `green:`, `clouds:`, `strip:`.

    An empty `cratons:` is a board that is not laid out yet.
    """
    line = reader.take("cratons")
    if line is None:
        s.map = new_map(first_line(s), len(s.t.cratons))
    elif line.values:
        read_cratons(s, line)
    if s.map.line and not s.rules.simple:
        read_discs(s, reader)


def first_line(s: Bios2) -> list[int]:
    """The cratons in their historical order: all, in tooth and claw those of the players (C1.f, C1.g)."""
    every = list(range(len(s.t.cratons)))
    homes = [s.t.home[colour] // HEXES for colour in s.colour_of if colour != NONE]
    return [craton for craton in every if craton in homes] if s.rules.simple else every


def read_cratons(s: Bios2, line: Line) -> None:
    """Land masses from west to east; `+` joins cratons, the one with the die first; `@row` or `@q,row` is a place."""
    n = len(s.t.cratons)
    q, row, mass = [0] * n, [4] * n, [NONE] * n
    order: list[int] = []
    for value in line.values:
        column = value.column
        for place, part in enumerate(value.text.split("+")):
            token = Token(part, value.line, column)
            column += len(part) + 1
            craton, q_, row_ = where(s, token)
            if mass[craton] != NONE:
                raise token.error(f"{s.t.cratons[craton]} is in two places")
            q[craton], row[craton] = q_, row_
            if place == 0:
                order.append(craton)
                if not 1 <= row_ <= 6:
                    raise token.error("a latitude die shows 1 to 6")
            mass[craton] = order[-1]
    s.map = Map(q, row, mass, order)
    for m in order:
        whole_mass(s, m, line)


def where(s: Bios2, token: Token) -> tuple[int, int, int]:
    """`laurentia@4` or `laurentia@2,5`."""
    name, _, place = token.text.partition("@")
    craton = Token(name, token.line, token.column).one_of(s.t.cratons, "craton")
    numbers = [whole(word.removeprefix("-")) for word in place.split(",")]
    if not 1 <= len(numbers) <= 2 or any(number is None or number > 99 for number in numbers):
        raise token.error(f"expected {name}@latitude or {name}@q,row, not {token.text!r}")
    q, _, row = place.rpartition(",")
    return craton, int(q or 0), int(row)


def whole_mass(s: Bios2, mass: int, line: Line) -> None:
    """The cratons of a continent touch each other and do not overlap."""
    own = [h for h in s.map.hexes if s.map.mass[h // HEXES] == mass]
    if len({(s.map.x[h], s.map.place(h)) for h in own}) < len(own):
        raise line.head.error(f"cratons overlap in the continent of {s.t.cratons[mass]}")
    found, new = {mass * HEXES}, [mass * HEXES]
    while new:
        new = [other for h in new for other in s.map.beside[h] if other < TAB and other not in found]
        found.update(new)
    if len(found) < len(own):
        raise line.head.error(f"the continent of {s.t.cratons[mass]} is in parts")


def first_discs(s: Bios2) -> list[int]:
    """Where discs lie at the beginning (C1.h, C1.i, K3.b.1, K3.b.3), none on an offshore that is covered."""
    discs = [NO_DISC] * BIOMES
    for h in s.map.hexes:
        if not s.rules.alien:
            discs[h] = s.t.centre[h // HEXES] if h % HEXES == 0 else NO_DISC
        elif s.t.terrain[h] in (SEA, BASIN):
            discs[h] = WHITE
    for tab in s.map.tabs:
        n = (tab - TAB) % 3
        if not s.map.open[tab]:
            continue  # D3.d
        if not s.rules.alien:
            discs[tab] = s.t.tabs[craton_of(tab)][n]
        elif s.rules.planet != EARTH or n == 2:
            discs[tab] = 1
    return discs


def read_discs(s: Bios2, reader: Reader) -> None:
    """Places by colour; `green` on an offshore is a bloom, black disc and all. The rest is in the reservoirs."""
    s.discs = first_discs(s)
    names = DISCS[1:3] if s.rules.alien else DISCS[1:]
    given = [(DISCS.index(name), line) for name in names if (line := reader.take(name)) is not None]
    for disc, _ in reversed(given):
        for biome in range(BIOMES):
            if biome < TAB:
                s.discs[biome] = NO_DISC if s.discs[biome] == disc else s.discs[biome]
            elif disc == GREEN:
                s.discs[biome] = min(s.discs[biome], 1)
            elif disc == BLACK and s.discs[biome] == 1:
                s.discs[biome] = 0
    said: dict[int, int] = {}
    for disc, line in given:
        for value in line.values:
            lay(s, value, disc, said)
    full = [0, 6, 6, 0] if s.rules.planet == MARS else [0, 12, 12, 0] if s.rules.alien else IN_BOX
    left = [full[disc] - on_board(s, disc) for disc in range(len(DISCS))]
    for disc in range(1, len(DISCS)):
        if left[disc] < 0:
            here = [line for other, line in given if other == disc]
            message = f"{full[disc] - left[disc]} {DISCS[disc]} discs lie on the board, there are {full[disc]}"
            raise here[0].head.error(message) if here else SituationError(reader.last, 1, message)
    s.oxygen, s.air_black = left[GREEN], left[BLACK]
    usual = left[WHITE] - left[WHITE] // 2 if s.rules.alien else min(CLOUDS_START, left[WHITE])
    s.clouds = reader.number("clouds", 0, left[WHITE], usual)
    s.air_white = left[WHITE] - s.clouds
    if s.air_black + s.air_white > s.t.capacity[ATMOSPHERE]:
        what = f"{s.air_black} black and {s.air_white} white discs do not fit into the Atmosphere"
        raise SituationError(reader.last, 1, what)
    s.strip = reader.word("strip", STRIPS, s.t.strip_at[s.air_black + s.air_white])


def lay(s: Bios2, value: Token, disc: int, said: dict[int, int]) -> None:
    """A disc on a place."""
    biome = value.one_of(biomes(s), "biome")
    if biome in said and (biome < TAB or said[biome] == disc):
        raise value.error(f"two discs on {value.text}")
    if biome >= TAB and disc == WHITE:
        raise value.error("no white disc lies on an offshore")
    said[biome] = disc
    if biome < TAB:
        s.discs[biome] = disc
    else:
        s.discs[biome] = max(s.discs[biome], 2 if disc == GREEN else 1)


def on_board(s: Bios2, disc: int) -> int:
    """How many discs of a colour lie on hexes and offshores."""
    n = sum(s.discs[h] == disc for h in s.map.hexes)
    if disc == BLACK:
        n += sum(s.discs[tab] > 0 for tab in s.map.tabs)
    if disc == GREEN:
        n += sum(s.discs[tab] > 1 for tab in s.map.tabs)
    return n
