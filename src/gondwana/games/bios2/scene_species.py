"""Species, cards and players of Bios: Megafauna, second edition, as zones."""

from __future__ import annotations

from gondwana.core.state import OVER
from gondwana.games.bios2 import climate, effects, emotions, life, organs, score, species
from gondwana.games.bios2.frames.actions import cost
from gondwana.games.bios2.organs import CUBES, ORGANS, amount, monster, total
from gondwana.games.bios2.scene_world import species_marks
from gondwana.games.bios2.state import (
    ARCHETYPE_FOSSIL,
    GENESIS_FOSSIL,
    HOST_SLOTS,
    TOKEN_FOSSIL,
    TOOL_FOSSIL,
    Bios2,
)
from gondwana.games.bios2.tables import (
    ARCHETYPE_FACE,
    CARDS,
    COLOURS,
    EMOTIONS,
    GREEN_PLAYER,
    METABOLISM,
    NONE,
    ROWS,
    SHAPES,
    SPECIES_WORDS,
)
from gondwana.kit.scene import Piece, Zone

HEARTLESS = 99


# -- cards -----------------------------------------------------------------------------------------------------------


def side_data(s: Bios2, face: int) -> dict[str, object]:
    """What is printed on a promoted side (J0)."""
    t = s.t
    return {
        "face": t.faces[face],
        "size": t.max_size[face],
        "organs": organs.written(t.plus[face]),
        "monster": ORGANS[t.monster[face]] if t.monster[face] != NONE else "",
        "shape": SHAPES[t.shape[face]] if t.shape[face] != NONE else "",
        "recession": organs.written(t.recession[face]),
        "mutualism": t.mutualism[face],
        "venom": t.venom[face],
        "haustorium": t.haustorium[face],
        "left": EMOTIONS[t.left[face]] if t.left[face] != NONE else "",
        "right": EMOTIONS[t.right[face]] if t.right[face] != NONE else "",
        "fossil": t.fossil[face],
    }


def card_data(s: Bios2, card: int) -> dict[str, object]:
    """What is printed on a card: its unpromoted side, and both orientations of the other as a preview (E2.a)."""
    colour = ORGANS[s.t.colour[card]]
    return {
        "card": s.t.cards[card],
        "number": card + 1,
        "colour": colour,
        "organs": organs.written(s.t.organs[card]),
        "n": total(s.t.organs[card]),
        "words": {"what": f"organ.{colour}"},
        "monster_plant": s.t.monster_plant[card],
        "a": side_data(s, card * 2),
        "b": side_data(s, card * 2 + 1),
    }


def display_zone(s: Bios2, r: int) -> Zone:
    """A row of the display from the free place to the deck, with what each card costs whoever acts (E1.a, E1.b)."""
    pieces = []
    for at, card in enumerate(s.row[r]):
        if card == NONE:
            continue
        prices = {}
        if s.active != NONE:
            prices = {SPECIES_WORDS[sp]: cost(s, sp, card, at) for sp in s.species_of(s.active)}
        data = {**card_data(s, card), "place": at, "cost": s.t.costs[at], "prices": prices, "told": "told.display"}
        name = s.t.cards[card]
        pieces.append(Piece(f"card.{name}", "card", f"card.{name}", data=data))
    left = len(s.deck[r]) - s.drawn[r]
    discards = [s.t.cards[card] for card in s.discards[r]]
    data = {"n": left, "costs": s.t.costs, "discards": discards, "metabolic": r == METABOLISM}
    return Zone(ROWS[r], "display", f"zone.{ROWS[r]}", pieces=tuple(pieces), data=data)


def tool_zone(s: Bios2) -> Zone:
    """The tools that nobody has, both sides of each (J7.0)."""
    free = [tool * 2 + side for tool in range(4) if s.tool[tool] == NONE for side in range(2)]
    return Zone("tools", "tools", "zone.tools", pieces=tuple(tool_piece(s, side, NONE) for side in free))


def tool_piece(s: Bios2, side: int, owner: int) -> Piece:
    """A side of a tool."""
    name = s.t.tools[side]
    data = {
        "prey": SHAPES[s.t.tool_prey[side]],
        "bell": s.t.bell[side],
        "fossil": s.t.tool_fossil[side],
        "tool": side // 2,
    }
    return Piece(f"toolside.{name}", "tool", f"toolside.{name}", 1, owner, data)


# -- species ---------------------------------------------------------------------------------------------------------


def species_zone(s: Bios2, sp: int) -> Zone:
    """A species with its tableau, or a shape that is not in use."""
    name = SPECIES_WORDS[sp]
    owner = s.seat_of[sp // 5]
    if s.genotype[sp] == NONE:
        data: dict[str, object] = {"name": name, "colour": COLOURS[sp // 5], "shape": SHAPES[sp % 5], "exists": False}
        return Zone(name, "species", "zone.unused", owner, data={**data, "words": {"name": f"species.{name}"}})
    row = s.personality[sp]
    genotype = s.genotype[sp]
    id = f"card.{s.t.cards[genotype >> 1]}" if genotype < ARCHETYPE_FACE else f"{name}.genotype"
    data = {**side_data(s, genotype), "told": "told.genotype"}
    marine = species_marks(s, sp)["marine"]
    label = f"marine.{s.t.faces[genotype]}" if marine else f"face.{s.t.faces[genotype]}"
    pieces = [Piece(id, "genotype", label, 1, owner, data)]
    pieces.extend(mutation(s, sp, card, owner) for card in [*row, *(c for c in s.tableau[sp] if c not in row)])
    for card in s.tableau[sp]:
        if s.face[card] < 0:
            for side in (card * 2, card * 2 + 1):
                pieces.append(Piece(f"face.{s.t.faces[side]}", "face", "", 1, owner, side_data(s, side)))
        if s.host[card] != NONE:
            pieces.append(host_piece(s, f"host.{s.t.cards[card]}", s.host[card]))
    if genotype >= ARCHETYPE_FACE:
        slots = [HOST_SLOTS + sp // 5 * 4 + other for other in range(4)]
        pieces.extend(
            host_piece(s, f"host.{COLOURS[slot % 4]}", s.host[slot]) for slot in slots if s.host[slot] != NONE
        )
    for tool in range(4):
        if s.tool[tool] == sp:
            pieces.append(tool_piece(s, tool * 2 + s.tool_side[tool], owner))
    for colour, word in enumerate(ORGANS):
        if n := amount(s.basal[sp], colour):
            pieces.append(Piece(f"{name}.{word}", "basal", f"organ.{word}", n, owner, {"told": "told.basal"}))
    unborn = {**species_marks(s, sp), "told": "told.unborn"}
    pieces.append(Piece(f"{name}.unborn", "creeple", f"species.{name}", s.unborn[sp], owner, unborn))
    return Zone(name, "species", "zone.species", owner, tuple(pieces), species_data(s, sp))


def species_data(s: Bios2, sp: int) -> dict[str, object]:
    """What a player wants to know of a species."""
    name = SPECIES_WORDS[sp]
    found = s.organs[sp]
    felt = emotions.felt(s, sp)
    return {
        **species_marks(s, sp),
        "name": name,
        "exists": True,
        "words": {"name": f"species.{name}"},
        **{word: amount(found, colour) for colour, word in enumerate(ORGANS)},
        "total": total(found),
        "heart": effects.heart(s, sp, 0) if not s.rules.simple else HEARTLESS,
        "most": species.size_limit(s, sp),
        "points": life.points(s, sp),
        "unborn": s.unborn[sp],
        "newborn": s.newborn[sp],
        "living": s.living[sp],
        "purse": s.unborn[sp] - s.spent[sp],
        "venom": effects.venomous(s, sp),
        "endotherm": effects.endotherm(s, sp),
        "haustorium": effects.haustorium(s, sp),
        "skeleton": effects.skeleton(s, sp),
        "hunts": [shape for i, shape in enumerate(SHAPES) if effects.tool_prey(s, sp) >> i & 1],
        "emotions": [word for i, word in enumerate(EMOTIONS) for _ in range(amount(felt, i))],
        "speaks": emotions.speaks(s, sp),
    }


def mutation(s: Bios2, sp: int, card: int, owner: int) -> Piece:
    """A card of a tableau, as it lies."""
    face = s.face[card]
    data = card_data(s, card)
    data["promoted"] = s.t.faces[face] if face >= 0 else ""
    data["cubes"] = organs.written(s.cubes[card] & CUBES)
    data["n"] = total(s.cubes[card] & CUBES)
    data["token"] = ORGANS[monster(s.cubes[card])] if monster(s.cubes[card]) >= 0 else ""
    data["personality"] = s.personality[sp].index(card) if card in s.personality[sp] else NONE
    data["told"] = "told.card" if face < 0 else "told.monster" if data["token"] else "told.promoted"
    label = f"card.{s.t.cards[card]}" if face < 0 else f"face.{s.t.faces[face]}"
    return Piece(f"card.{s.t.cards[card]}", "mutation", label, 1, owner, data)


def host_piece(s: Bios2, id: str, sp: int) -> Piece:
    """A host creeple on somebody's card (J2.0)."""
    data = {**species_marks(s, sp), "told": "told.host"}
    return Piece(id, "creeple", f"species.{SPECIES_WORDS[sp]}", 1, s.seat_of[sp // 5], data)


# -- players ---------------------------------------------------------------------------------------------------------


def newborn_zone(s: Bios2, colour: int) -> Zone:
    """The newborn card of a colour (E4)."""
    names = SPECIES_WORDS
    pieces = [
        Piece(
            f"{names[sp]}.newborn",
            "creeple",
            f"species.{names[sp]}",
            s.newborn[sp],
            s.seat_of[colour],
            species_marks(s, sp),
        )
        for sp in s.species_of(colour)
        if s.newborn[sp]
    ]
    data: dict[str, object] = {"colour": COLOURS[colour], "words": {"player": f"player.{COLOURS[colour]}"}}
    return Zone(f"{COLOURS[colour]}.newborn", "newborn", "zone.newborn", s.seat_of[colour], tuple(pieces), data)


def hand_zone(s: Bios2, colour: int) -> Zone:
    """A player: what the final score would be made of, fossils, rank in the order of play."""
    name = COLOURS[colour]
    found = score.parts(s, colour)
    data: dict[str, object] = {
        "colour": name,
        "words": {"player": f"player.{name}"},
        "n": sum(found),
        "parts": dict(zip(("fossils", "living", "icons", "hosts", "emotions"), found, strict=True)),
        "population": score.population(s, colour),
        "actions": climate.actions(s, colour),
        "skeleton": s.t.skeleton[colour],
        "medea": s.medea == colour,
        "lazarus": s.lazarus(colour),
        "place": s.order.index(colour) + 1 if colour in s.order else 0,
        "plant": s.rules.alien and colour == GREEN_PLAYER,
        "wins": s.who == OVER and s.seat_of[colour] in s.winners() and colour in s.colour_of,
    }
    pieces = tuple(fossil(s, colour, n, thing) for n, thing in enumerate(s.record[colour]))
    return Zone(f"{name}.hand", "hand", "zone.hand", s.seat_of[colour], pieces, data)


def fossil(s: Bios2, colour: int, n: int, thing: int) -> Piece:
    """One of a fossil record (A7.a)."""
    if thing < CARDS:
        kind, label = "card", f"card.{s.t.cards[thing]}"
    elif thing < TOOL_FOSSIL:
        kind, label = "archetype", f"face.{s.t.faces[ARCHETYPE_FACE + thing - ARCHETYPE_FOSSIL]}"
    elif thing < TOKEN_FOSSIL:
        tool = thing - TOOL_FOSSIL
        kind, label = "tool", f"toolside.{s.t.tools[tool * 2 + s.tool_side[tool]]}"
    else:
        kind, label = ("genesis", "fossil.genesis") if thing == GENESIS_FOSSIL else ("token", "fossil.token")
    return Piece(f"{COLOURS[colour]}.fossil.{n}", "fossil", label, 1, s.seat_of[colour], {"fossil": kind})


def medea_zone(s: Bios2) -> Zone:
    """Who holds Medea's card (E8.0)."""
    if s.medea == NONE:
        return Zone("medea", "medea", "zone.nobody")
    colour = COLOURS[s.medea]
    return Zone(
        "medea",
        "medea",
        "zone.medea",
        s.seat_of[s.medea],
        data={"colour": colour, "words": {"player": f"player.{colour}"}},
    )
