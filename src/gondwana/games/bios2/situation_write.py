"""Positions of Bios: Megafauna, second edition, as the lines that situation.py reads."""

from __future__ import annotations

from collections.abc import Sequence

from gondwana.games.bios2 import emotions, organs, species
from gondwana.games.bios2.map import BIOMES, TAB
from gondwana.games.bios2.organs import CUBES, ORGANS, amount, monster
from gondwana.games.bios2.scene_world import ERAS
from gondwana.games.bios2.state import ENDINGS, LEVELS, SPECIES, Bios2
from gondwana.games.bios2.tables import (
    ARCHETYPE_FACE,
    BLACK,
    COLOURS,
    DECKS,
    EMOTIONS,
    GREEN,
    GREEN_PLAYER,
    NONE,
    ROWS,
    SPECIES_WORDS,
    STRIPS,
    WHITE,
)
from gondwana.games.bios2.view import PHASES, words

BROUGHT = ["none", "nothing", "land", "marine"]


def write(s: Bios2) -> list[str]:
    """The lines `read` needs to build the very same state."""
    lines = [line("colours", COLOURS, seated(s)), line("medea", COLOURS, [s.medea])]
    lines.append(f"phase: {PHASES[s.phase]}")
    lines.append(f"round: {s.round}")
    lines.append(line("active", COLOURS, [s.active]))
    lines.append(line("done", COLOURS, [colour for colour in range(4) if s.done >> colour & 1]))
    lines.append(line("lived", COLOURS, [colour for colour in range(4) if s.lived >> colour & 1]))
    lines.extend(world_lines(s))
    lines.extend(event_lines(s))
    for sp in range(SPECIES):
        if s.genotype[sp] != NONE:
            lines.extend(species_lines(s, sp))
    lines.extend(creeple_lines(s))
    lines.extend(card_lines(s))
    for colour, name in enumerate(COLOURS):
        if s.hominid[colour] != NONE:
            lines.append(line(f"{name} hominid", SPECIES_WORDS, [s.hominid[colour]]))
        if s.brainmap[colour] != NONE:
            lines.append(f"{name} brainmap: {s.brainmap[colour]}")
        if s.brought[colour]:
            lines.append(f"{name} brought: {BROUGHT[s.brought[colour]]}")
    if s.dirty:
        lines.append(line("unsettled", s.t.biomes, [biome for biome in range(BIOMES) if s.dirty >> biome & 1]))
    if not s.stack:
        lines.append("over: yes")
    return lines


def line(name: str, known: Sequence[str], found: Sequence[int]) -> str:
    """A line of words; nothing is `none`."""
    return " ".join([f"{name}:", *("none" if n == NONE else known[n] for n in found)])


def seated(s: Bios2) -> list[int]:
    """The colours of the seats; alone that of the animal."""
    if not s.rules.solo:
        return s.colour_of
    animals = [colour for colour in range(4) if s.plays(colour) and colour != GREEN_PLAYER]
    return animals or s.colour_of


def world_lines(s: Bios2) -> list[str]:
    """Cratons, discs and reservoirs."""
    masses = []
    for mass in s.map.line:
        members = [mass, *(craton for craton in s.map.members(mass) if craton != mass)]
        places = [(s.t.cratons[c], f"{s.map.q[c]}," if s.map.q[c] else "", s.map.row[c]) for c in members]
        masses.append("+".join(f"{name}@{q}{row}" for name, q, row in places))
    lines = ["cratons: " + " ".join(masses)]
    if s.rules.simple or not s.map.line:
        return lines
    black = [b for b in range(BIOMES) if (s.discs[b] == BLACK if b < TAB else s.discs[b] > 0)]
    lines.append(line("black", s.t.biomes, black))
    lines.append(line("white", s.t.biomes, [h for h in range(TAB) if s.discs[h] == WHITE]))
    if not s.rules.alien:
        green = [b for b in range(BIOMES) if (s.discs[b] == GREEN if b < TAB else s.discs[b] > 1)]
        lines.append(line("green", s.t.biomes, green))
    return [*lines, f"clouds: {s.clouds}", f"strip: {STRIPS[s.strip]}"]


def event_lines(s: Bios2) -> list[str]:
    """The cards of the turn and the decks."""
    t = s.t
    lines = [f"era: {ERAS[s.era - 1]}", line("event", t.events, [s.event])]
    lines.append(line("last event", t.events, [s.last_event]))
    if not s.rules.simple:
        lines.append(line("biosphere", t.events, [s.biosphere]))
        lines.append(line("last biosphere", t.events, [s.last_biosphere]))
    for d, name in enumerate(DECKS[:1] if s.rules.simple else DECKS):
        lines.append(line(f"{name} seen", t.events, s.events[d][: s.revealed_events[d]]))
        lines.append(line(name, t.events, s.events[d][s.revealed_events[d] :]))
    lines.append(line("order", COLOURS, s.order))
    flags = {"windy": s.windy, "danced": s.danced, "metamorphosed": s.metamorphosed, "era over": s.era_over}
    for name, flag in flags.items():
        if flag:
            lines.append(f"{name}: yes")
    if s.ending:
        lines.append(f"ending: {ENDINGS[s.ending]}")
    return lines


def species_lines(s: Bios2, sp: int) -> list[str]:
    """The tableau of a species and its personality."""
    name = SPECIES_WORDS[sp]
    parts = [f"{name}:"]
    if s.genotype[sp] != ARCHETYPE_FACE + sp // 5 or sp % 5:
        parts.append(f"genotype={s.t.faces[s.genotype[sp]]}")
    parts.append(f"size={s.size[sp]}")
    if s.basal[sp]:
        parts.append(f"basal={packed(s.basal[sp], ORGANS)}")
    every = species.capacity(s, sp) - s.newborn[sp] - s.living[sp] - s.hosted(sp)
    numbers = {"newborn": s.newborn[sp], "spent": s.spent[sp]}
    parts.extend(f"{word}={n}" for word, n in numbers.items() if n)
    if s.unborn[sp] != every:
        parts.append(f"unborn={s.unborn[sp]}")
    if s.felt[sp] != emotions.felt(s, sp):
        parts.append(f"felt={packed(s.felt[sp], EMOTIONS)}")
    parts.extend(mutation(s, card) for card in s.tableau[sp])
    lines = [" ".join(parts)]
    if s.personality[sp]:
        lines.append(line(f"{name} personality", s.t.cards, s.personality[sp]))
    return lines


def mutation(s: Bios2, card: int) -> str:
    """A mutation with its organs, if they are not those printed on it."""
    face = s.face[card]
    if face < 0:
        return s.t.cards[card] + ("" if s.cubes[card] == s.t.organs[card] else f"={packed(s.cubes[card], ORGANS)}")
    printed = s.t.plus[face] + (s.t.monster[face] + 1 << organs.MONSTER)
    return s.t.faces[face] + ("" if s.cubes[card] == printed else f"={packed(s.cubes[card], ORGANS)}")


def packed(found: int, names: Sequence[str]) -> str:
    """`red1,blue2`, with `red_monster` for a token; nothing is `none`."""
    cubes = [f"{name}{amount(found & CUBES, n)}" for n, name in enumerate(names) if amount(found & CUBES, n)]
    if monster(found) >= 0:
        cubes.append(f"{ORGANS[monster(found)]}_monster")
    return ",".join(cubes) or "none"


def creeple_lines(s: Bios2) -> list[str]:
    """Who stands where, who lies where; tools, hosts and fossils."""
    names = SPECIES_WORDS
    lines: list[str] = []
    for level, name in enumerate(("plants", "herbivores", "carnivores")):
        there = [(b, s.upright[level * BIOMES + b]) for b in range(BIOMES) if s.upright[level * BIOMES + b] != NONE]
        if there:
            lines.append(" ".join([f"{name}:", *(f"{s.t.biomes[b]}={names[sp]}" for b, sp in there)]))
    if s.lying:
        lay = [f"{s.t.biomes[e >> 8]}.{LEVELS[e >> 6 & 3]}={names[e & 63]}" for e in s.lying]
        lines.append(" ".join(["endangered:", *lay]))
    tools = []
    for tool in range(4):
        held = 0 <= s.tool[tool] < SPECIES
        if held or s.tool_side[tool]:
            tools.append(s.t.tools[tool * 2 + s.tool_side[tool]] + (f"={names[s.tool[tool]]}" if held else ""))
    if tools:
        lines.append(" ".join(["tools:", *tools]))
    slots = host_slots(s)
    hosts = [f"{slots[slot]}={names[host]}" for slot, host in enumerate(s.host) if host != NONE]
    if hosts:
        lines.append(" ".join(["hosts:", *hosts]))
    for colour, name in enumerate(COLOURS):
        if s.record[colour]:
            lines.append(line(f"{name} fossils", words(s, "fossil"), s.record[colour]))
    return lines


def host_slots(s: Bios2) -> list[str]:
    """Where a host creeple can lie: on a card, or on the archetype card of a colour from another's (C2.k)."""
    return [*s.t.cards, *(f"{holder}.{owner}" for holder in COLOURS for owner in COLOURS)]


def card_lines(s: Bios2) -> list[str]:
    """The display, the decks and the discards."""
    lines: list[str] = []
    for r, name in enumerate(ROWS):
        lines.append(line(name, s.t.cards, s.row[r]))
        lines.append(line(f"{name} deck", s.t.cards, s.deck[r][s.drawn[r] :]))
        if s.discards[r]:
            lines.append(line(f"{name} discards", s.t.cards, s.discards[r]))
    return lines
