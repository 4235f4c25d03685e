"""Species and creeples of Bios: Megafauna, second edition, in situations: fossils, tableaux, tools, the board."""

from __future__ import annotations

from itertools import pairwise

from gondwana.games.bios2 import emotions, life, species
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.organs import CUBES, MONSTER, ORGANS, SUPPLY
from gondwana.games.bios2.situation_world import biomes, claim, colours, kinds
from gondwana.games.bios2.situation_write import host_slots
from gondwana.games.bios2.state import FOSSIL, LEVELS, SPECIES, TOOL_FOSSIL, UNPROMOTED, Bios2
from gondwana.games.bios2.tables import ARCHETYPE, ARCHETYPE_FACE, CARDS, EMOTIONS, NONE, SPECIES_WORDS, SWIMMER
from gondwana.games.bios2.view import words
from gondwana.kit.errors import SituationError
from gondwana.kit.situation import Line, Reader, Token

PLACES = ["plants", "herbivores", "carnivores"]
AMOUNTS = [str(n) for n in range(1, max(SUPPLY) + 1)]


def read_records(s: Bios2, reader: Reader) -> None:
    """`orange fossils: fur token`: cards, archetypes, tools, tokens in the order they came."""
    for colour, name in enumerate(colours(s)):
        if name == "-":
            continue
        line = reader.take(f"{name} fossils")
        for value in line.values if line is not None else []:
            fossil = value.one_of(words(s, "fossil"), "fossil")
            if fossil < CARDS:
                claim(s, value, fossil, FOSSIL + colour)
            elif TOOL_FOSSIL <= fossil < TOOL_FOSSIL + 4:
                s.tool[fossil - TOOL_FOSSIL] = FOSSIL + colour
            s.record[colour] = s.record[colour] + [fossil]


def read_species(s: Bios2, reader: Reader) -> dict[int, Token]:
    """`orange_flyer: genotype=skin_flap_a size=2 basal=red1,yellow1 newborn=1 brain eyespots_a=red1`."""
    heads: dict[int, Token] = {}
    for sp, name in enumerate(kinds(s)):
        line = reader.take(name)
        if line is not None:
            heads[sp] = line.head
            read_tableau(s, sp, line)
        row = reader.take(f"{name} personality")
        if row is not None:
            cards = [value.one_of(s.t.cards, "card") for value in row.values]
            if any(s.holder[card] != sp or s.face[card] < 0 for card in cards):
                raise row.head.error(f"a personality is a row of promoted cards of {name}")
            pairs = [(emotions.half(s, a, True), emotions.half(s, b, False)) for a, b in pairwise(cards)]
            if len(set(cards)) < len(cards) or not pairs or any(a != b or a == NONE for a, b in pairs):
                raise row.head.error("in a personality all neighbours make an emotion")
            s.personality[sp] = cards
    return heads


def read_tableau(s: Bios2, sp: int, line: Line) -> None:
    """The line of a species: settings, then its mutations in the order they came."""
    s.size[sp] = 1
    s.unborn[sp] = NONE
    felt: list[int] | None = None
    said: set[str] = set()
    for value in line.values:
        name, equals, given = value.text.partition("=")
        if equals and name in said:
            raise value.error(f"{name} is given twice")
        said.add(name)
        right = Token(given, value.line, value.column + len(name) + 1)
        if equals and name == "genotype":
            s.genotype[sp] = right.one_of(s.t.faces, "face")
            marine = sp % 5 == SWIMMER and s.genotype[sp] == ARCHETYPE_FACE + sp // 5  # C2.g
            if s.t.shape[s.genotype[sp]] != sp % 5 and not marine:
                raise right.error(f"{given} founds no {line.name}")
            if s.genotype[sp] < ARCHETYPE_FACE:
                claim(s, value, s.genotype[sp] >> 1, sp)
                s.face[s.genotype[sp] >> 1] = s.genotype[sp]
        elif equals and name == "size":
            s.size[sp] = right.number(1, 6)
        elif equals and name == "basal":
            s.basal[sp] = organs_of(right, ORGANS)
        elif equals and name == "unborn":
            s.unborn[sp] = right.number(0, 7)
        elif equals and name == "newborn":
            s.newborn[sp] = right.number(0, 7)
        elif equals and name == "spent":
            s.spent[sp] = right.number(0, 99)
        elif equals and name == "felt":
            felt = [organs_of(right, EMOTIONS)]
        else:
            read_mutation(s, sp, Token(name, value.line, value.column), right if equals else None)
    if s.genotype[sp] == NONE and sp % 5 == ARCHETYPE:
        s.genotype[sp] = ARCHETYPE_FACE + sp // 5
    if s.genotype[sp] == NONE:
        raise line.head.error(f"{line.name} needs genotype=…, the card that founded it")
    if s.size[sp] > species.size_limit(s, sp):
        raise line.head.error(f"{line.name} cannot be larger than {species.size_limit(s, sp)}")
    s.felt[sp] = felt[0] if felt is not None else NONE


def read_mutation(s: Bios2, sp: int, value: Token, given: Token | None) -> None:
    """`brain` with its organs, `eyespots_a` promoted; `=none`, `=red1,blue2` or `=red_monster` says what lies on it."""
    if value.text not in s.t.cards and value.text not in s.t.faces[:ARCHETYPE_FACE]:
        value.one_of([*s.t.cards, *s.t.faces[:ARCHETYPE_FACE]], "card or face")
    face = s.t.faces.index(value.text) if value.text in s.t.faces else UNPROMOTED
    card = face >> 1 if face >= 0 else s.t.cards.index(value.text)
    claim(s, value, card, sp)
    s.face[card] = face
    s.tableau[sp] = [*s.tableau[sp], card]
    if given is not None:
        s.cubes[card] = organs_of(given, ORGANS)
    elif face < 0:
        s.cubes[card] = s.t.organs[card]
    else:
        s.cubes[card] = s.t.plus[face] + (s.t.monster[face] + 1 << MONSTER)


def organs_of(value: Token, names: list[str]) -> int:
    """`red1,blue2`, with `red_monster` for a token, or `none`."""
    found = 0
    for word in [] if value.text == "none" else value.text.split(","):
        name = word.rstrip("0123456789")
        n = word[len(name) :]
        if word.endswith("_monster") and word[:-8] in ORGANS[:4] and names is ORGANS and found <= CUBES:
            found += ORGANS.index(word[:-8]) + 1 << MONSTER
        elif name in names and n in AMOUNTS and not found >> 8 * names.index(name) & 255:
            found += int(n) << 8 * names.index(name)
        else:
            raise value.error(f"expected numbers of {', '.join(names)}, such as {names[0]}1,{names[3]}2, not {word!r}")
    return found


def read_tools(s: Bios2, reader: Reader) -> None:
    """`tools: harpoon=orange_archetype sling`: the side that is up, and who holds it; `hosts: pollen=white_flyer`."""
    line = reader.take("tools")
    for value in line.values if line is not None else []:
        name, equals, holder = value.text.partition("=")
        side = Token(name, value.line, value.column).one_of(s.t.tools, "tool")
        s.tool_side[side // 2] = side % 2
        if equals:
            if s.tool[side // 2] != NONE:
                raise value.error(f"{name} is in two places")
            s.tool[side // 2] = alive(s, Token(holder, value.line, value.column + len(name) + 1))
    line = reader.take("hosts")
    for value in line.values if line is not None else []:
        name, _, host = value.text.partition("=")
        slot = Token(name, value.line, value.column).one_of(host_slots(s), "card")
        if slot < CARDS and not 0 <= s.holder[slot] < SPECIES:
            raise value.error(f"{name} is in no tableau")
        s.host[slot] = alive(s, Token(host, value.line, value.column + len(name) + 1))


def alive(s: Bios2, token: Token) -> int:
    """A species that exists."""
    sp = token.one_of(kinds(s), "species")
    if s.genotype[sp] == NONE:
        raise token.error(f"there is no {token.text}")
    return sp


# -- creeples --------------------------------------------------------------------------------------------------------


def read_creeples(s: Bios2, reader: Reader, heads: dict[int, Token]) -> None:
    """`herbivores: laurentia.3=orange_archetype`, `endangered: laurentia.3.carnivore=white_flyer`; the unborn."""
    for level, name in enumerate(PLACES):
        line = reader.take(name) if level > 0 or s.rules.alien else None
        for value in line.values if line is not None else []:
            place, _, kind = value.text.partition("=")
            biome = Token(place, value.line, value.column).one_of(biomes(s), "biome")
            sp = here(s, value, kind, heads)
            if s.upright[level * BIOMES + biome] != NONE:
                raise value.error(f"two {name} in {place}")
            s.upright[level * BIOMES + biome] = sp
    line = reader.take("endangered")
    for value in line.values if line is not None else []:
        place, _, kind = value.text.partition("=")
        name, _, word = place.rpartition(".")
        biome = Token(name, value.line, value.column).one_of(biomes(s), "biome")
        level = Token(word, value.line, value.column + len(name) + 1).one_of(LEVELS, "level")
        s.lying = [*s.lying, biome << 8 | level << 6 | here(s, value, kind, heads)]


def count(s: Bios2, reader: Reader, heads: dict[int, Token]) -> None:
    """All other creeples are unborn (B3); organs and emotions follow from the cards."""
    for sp in range(SPECIES):
        if s.genotype[sp] == NONE:
            continue
        every = species.capacity(s, sp) - s.newborn[sp] - s.living[sp] - s.hosted(sp)
        s.unborn[sp] = every - under_way(s, sp, reader) if s.unborn[sp] == NONE else s.unborn[sp]
        if not 0 <= s.unborn[sp] <= every:
            raise heads[sp].error(f"there are {species.capacity(s, sp)} creeples of {SPECIES_WORDS[sp]}")
        species.refresh(s, sp)
        s.felt[sp] = emotions.felt(s, sp) if s.felt[sp] == NONE else s.felt[sp]


def under_way(s: Bios2, sp: int, reader: Reader) -> int:
    """Creeples in a contest that is being asked about (G7.a, G8.1)."""
    asked = [line.values for line in reader.frames if len(line.values) > 1]
    return sum(values[0].text in ("Favour", "Switch") and values[1].text == SPECIES_WORDS[sp] for values in asked)


def here(s: Bios2, value: Token, kind: str, heads: dict[int, Token]) -> int:
    """The species of a creeple on the board; an archetype needs no line of its own."""
    token = Token(kind, value.line, value.column + len(value.text) - len(kind))
    sp = token.one_of(kinds(s), "species")
    if s.genotype[sp] == NONE:
        if sp % 5 != ARCHETYPE:
            raise token.error(f"{kind} needs a line of its own with genotype=…")
        s.genotype[sp] = ARCHETYPE_FACE + sp // 5
        s.size[sp] = s.t.start_size[sp // 5]
        s.unborn[sp] = NONE
        s.felt[sp] = NONE
    heads.setdefault(sp, token)
    s.living[sp] += 1
    return sp


def unsettled(s: Bios2, reader: Reader) -> None:
    """Who stands upright can stay, unless `unsettled` says that this is about to be looked at (G1.1, H1.1)."""
    for at, sp in enumerate(s.upright):
        level, biome = divmod(at, BIOMES)
        if sp == NONE or s.dirty >> biome & 1:
            continue
        where = f"{SPECIES_WORDS[sp]} ({s.t.biomes[biome]})"
        if not life.lives(s, sp, biome, level):
            raise SituationError(reader.last, 1, f"impossible position: G1.1: {where} cannot live there")
        if not life.feeds(s, sp, biome, level):
            raise SituationError(reader.last, 1, f"impossible position: H1.1: {where} has nothing to eat")
