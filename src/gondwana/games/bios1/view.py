"""Bios: Megafauna as a seat sees it: everything but the order of decks and pools is open (3.3.2)."""

from __future__ import annotations

from typing import Any

from gondwana.core.act import first, kind, second, third
from gondwana.core.state import OVER, State
from gondwana.games.bios1 import acts as a
from gondwana.games.bios1 import contests, dna
from gondwana.games.bios1.frames.cards import PERIODS
from gondwana.games.bios1.frames.origins import link
from gondwana.games.bios1.frames.scoring import ranking
from gondwana.games.bios1.life import eats, flies, genome_of, grazes, instincts, is_farm, is_sea, limit, size_of, stands
from gondwana.games.bios1.state import ALIEN, FOSSIL, NONE, PREDATOR, SPACES, Bios1, species_of
from gondwana.games.bios1.tables import (
    COLOURS,
    CULTURES,
    DYNASTY,
    HABITATS,
    INSTINCTS,
    LATITUDES,
    LEVELS,
    NICHES,
    SHAPES,
    TEETH,
)
from gondwana.games.bios1.told import about_animal, about_biome, about_card, about_species
from gondwana.games.bios1.world import climax_of
from gondwana.kit.scene import Piece, Scene, Zone

EVENTS = ["tiles", "milankovich", "catastrophe", "erosion"]


def words(s: State, sort: str) -> list[str]:
    """What things are called; species and players by their colours, those of absent colours last."""
    assert isinstance(s, Bios1)
    if sort in ("species", "animal"):
        colours = s.colour + [colour for colour in range(len(COLOURS)) if colour not in s.colour]
        names = [species_of(colours[i >> 2], i & 3) for i in range(ALIEN)]
        return names if sort == "species" else names + s.t.tiles[s.t.biomes :]
    fixed = {
        "player": [COLOURS[colour] for colour in s.colour],
        "habitat": s.t.habitats,
        "space": SPACES,
        "letter": list(dna.LETTERS),
        "culture": CULTURES,
        "instinct": INSTINCTS,
        "heritage": s.t.heritage,
        "card": s.t.cards,
        "tile": s.t.tiles,
        "level": LEVELS,
        "latitude": LATITUDES,
    }
    return fixed[sort]


def touch(s: Bios1, act: int) -> list[str]:
    """The things on the table that a choice is about, in the order they are clicked."""
    what, x, y, z = kind(act), int(first(act)), int(second(act)), int(third(act))
    species = words(s, "species")
    if what in (a.BUY, a.BUY_UPPER):
        row = s.lower if what == a.BUY else s.upper
        return [f"card.{s.t.cards[row[x]]}"]
    if what == a.EXPAND:
        return [species[x], place_id(s, y, z)]
    if what == a.FOUND:
        return [species[y], species[x]]
    if what in (a.PLACE, a.REPLACE):
        return [place_id(s, x, y)]
    if what in (a.GROW, a.SHRINK, a.RAISE, a.LOWER, a.MUTATE, a.SPECIATE, a.RESURRECT, a.SPARE, a.HOMINID):
        return [species[x]]
    if what == a.CULTURE:
        return [species[x], f"culture.{CULTURES[y]}"]
    if what == a.DRIFT:
        return [f"{COLOURS[s.colour[x]]}.hand"]
    if what == a.MOVE:
        return [place_id(s, s.herd_at, x)]
    if what == a.INHERIT:
        return [f"{COLOURS[s.colour[s.active]]}.hand"]
    return []


def place_id(s: Bios1, h: int, space: int) -> str:
    """The id of a place: `T4.biome`."""
    return f"{s.t.habitats[h]}.{SPACES[space]}"


def scene(s: Bios1, seat: int) -> Scene:
    """The table: map, tracks, displays, tarpit, and each player's species."""
    over = s.who == OVER
    zones = [habitat_zone(s, h) for h in range(HABITATS)]
    zones.append(Zone("climate", "climate", "zone.climate", data={"level": s.level, "ppm": LEVELS[s.level]}))
    zones.append(display_zone(s, "lower", s.lower, s.lower_genes))
    if s.rules.upper:
        zones.append(display_zone(s, "upper", s.upper, s.upper_genes))
    zones.append(held_zone(s))
    zones.append(period_zone(s))
    left = {
        "mesozoic": len(s.mesozoic) - s.mesozoic_drawn,
        "cenozoic": len(s.cenozoic) - s.cenozoic_drawn,
        "era": "cenozoic" if s.catastrophes > 1 else "mesozoic",
    }
    zones.append(Zone("pools", "pools", "zone.pools", data=left))
    zones.append(Zone("tarpit", "tarpit", "zone.tarpit", pieces=tile_pieces(s, "tarpit", s.tarpit)))
    zones.extend(culture_zone(s, i) for i in range(6))
    order = ranking(s)
    for player in range(s.players):
        zones.append(hand_zone(s, player, order.index(player) + 1))
        for species in range(player * 4, player * 4 + 4):
            zones.append(species_zone(s, species))
    data = {
        "level": s.level,
        "levels": LEVELS,
        "atlantic": s.catastrophes > 0,
        "catastrophes": s.catastrophes,
        "active": s.active,
        "colours": [COLOURS[colour] for colour in s.colour],
        "tusker": s.tusker,
        "culling": s.t.habitats[s.herd_at] if s.herd_at != NONE else "",
        "winners": s.winners() if over else [],
        "points": [s.points(player) for player in range(s.players)],
    }
    if over and s.rules.origins:
        data["origins"] = link(s)
        zones.extend(origins_zones(link(s), s.colour))
    return Scene("bios1", seat, s.seats, s.turn, s.who, tuple(zones), tuple(s.scores()), data)


def origins_zones(result: dict[str, Any], colours: list[int]) -> list[Zone]:
    """How a game of Origins begins: its age, then the hominids in the order in which brains are chosen (18.2)."""
    zones = [Zone("origins", "origins", f"zone.origins_{result['age']}")]
    for n, brain in enumerate(result["brains"], 1):
        names = [f"animal.{brain['species']}", *(f"instinct.{word}" for word in brain["instincts"])]
        pieces = tuple(Piece(f"origins.{n}.{i}", "hominid", name) for i, name in enumerate(names))
        owner = colours.index(COLOURS.index(brain["player"]))
        zones.append(Zone(f"origins.{n}", "origins", "zone.origins_brain", owner, pieces, {"n": n}))
    return zones


# -- the map ---------------------------------------------------------------------------------------------------------


def habitat_zone(s: Bios1, h: int) -> Zone:
    """A habitat with its biome, its places and who is there (2.6a)."""
    t = s.t
    name = t.habitats[h]
    tile = s.biome[h]
    pieces: list[Piece] = []
    if tile != NONE:
        pieces.append(biome_piece(s, h))
    crowd = [[] for _ in SPACES] if h == s.herd_at else [s.animals(h * 3 + space) for space in range(3)]
    if h == s.herd_at:
        for e in s.herd:
            crowd[contests.space(e)].append(contests.kind(e))
    rooted = tile != NONE and t.roots[tile] >= 0
    for space, word in enumerate(SPACES):
        open_space = space == 0 or (space == 1 and rooted) or (space == PREDATOR and any(crowd)) or bool(crowd[space])
        if open_space:
            pieces.append(Piece(place_id(s, h, space), "place", f"place.{word}"))
        for n, animal in enumerate(crowd[space]):
            prey = [
                f"{place_id(s, h, below)}.{i}"
                for below in (0, 1)
                for i, other in enumerate(crowd[below])
                if space == PREDATOR and eats(s, animal, genome_of(s, animal), size_of(s, animal), other)
            ]
            fed = fits(s, animal, h, space) and (space != PREDATOR or bool(prey))
            pieces.append(animal_piece(s, f"{place_id(s, h, space)}.{n}", animal, word, fed, prey))
    data: dict[str, object] = {
        "row": t.row[h],
        "column": t.column[h],
        "latitude": LATITUDES[t.latitude[h]],
        "printed": t.printed[h],
        "climax": climax_of(s, h),
        "mountain": t.mountain[h],
        "chain": "" if not t.mountain[h] else "east" if t.east[h] else "west",
        "sea": is_sea(s, h),
        "flipped": bool(s.flipped >> h & 1),
        "atlantic": t.closed[h],
        "homeland": [COLOURS[c] for c in s.colour if t.home_slot[c] == h],
        "farm_of": [COLOURS[s.colour[p]] for p in range(s.players) if tile == NONE and farmers(s, p, h)],
    }
    return Zone(
        name,
        "habitat",
        "zone.sea" if data["sea"] else "zone.land",
        pieces=tuple(pieces),
        data={"n": name, "words": {"latitude": f"latitude.{data['latitude']}"}, **data},
    )


def farmers(s: Bios1, player: int, h: int) -> bool:
    """Has this player farmland here (9.2e.1)?"""
    return any(s.size[species] > 0 and is_farm(s, species, h) for species in range(player * 4, player * 4 + 4))


def biome_piece(s: Bios1, h: int) -> Piece:
    """A biome with what is printed on it."""
    t = s.t
    tile = s.biome[h]
    return Piece(
        f"tile.{t.tiles[tile]}", "biome", f"tile.{t.tiles[tile]}", data=tile_data(s, tile, bool(s.flipped >> h & 1))
    )


def tile_data(s: Bios1, tile: int, flipped: bool) -> dict[str, object]:
    """What is printed on a biome tile."""
    t = s.t
    data: dict[str, object] = {
        "kind": "orogeny" if t.orogeny[tile] else "sea" if t.is_sea[tile] else "land",
        "latitude": LATITUDES[t.tile_latitude[tile]],
        "climax": t.climax[tile],
        "needs": dna.written(t.needs[tile]),
        "roots": dna.written(t.roots[tile]) if t.roots[tile] >= 0 else "",
        "niche": NICHES[t.niche[tile]],
        "glacier": t.glacier[tile],
        "flood": t.flood[tile],
        "volcano": t.step[tile] > 0,
        "fern": t.fern[tile],
        "era": t.era[tile],
        "invented": t.invented[tile],
        "flipped": flipped,
    }
    return {**data, **about_biome(data)}


def fits(s: Bios1, animal: int, h: int, space: int) -> bool:
    """Does the place suit it: terrain, and what the biome asks of a herbivore (13.1, 14.1)?"""
    genome, size = genome_of(s, animal), size_of(s, animal)
    return stands(s, animal, genome, size, h) if space == PREDATOR else grazes(s, animal, genome, size, h, space)


def animal_piece(s: Bios1, id: str, animal: int, space: str, fed: bool, prey: list[str]) -> Piece:
    """An animal or an immigrant with its genome, whether it can feed where it is, and on whom."""
    data: dict[str, object] = {
        "space": space,
        "fed": fed,
        "prey": prey,
        "dna": dna.written(genome_of(s, animal)),
        "size": size_of(s, animal),
        "teeth": s.teeth(animal),
    }
    if animal >= ALIEN:
        alien = animal - ALIEN
        data["terrain"] = ["land", "sea", "amphibious"][s.t.alien_terrain[alien]]
        data["diet"] = "predator" if s.t.alien_predator[alien] else "herbivore"
        data["invented"] = s.t.invented[s.t.biomes + alien]
        data.update(about_animal(data))
        return Piece(id, "immigrant", f"animal.{s.t.tiles[s.t.biomes + alien]}", data=data)
    colour = s.colour[animal >> 2]
    data["colour"] = COLOURS[colour]
    data["shape"] = SHAPES[DYNASTY[colour]][animal & 3]
    data.update(about_animal(data))
    return Piece(id, "animal", f"animal.{species_of(colour, animal & 3)}", 1, animal >> 2, data)


def tile_pieces(s: Bios1, where: str, tiles: list[int]) -> tuple[Piece, ...]:
    """Era tiles in the tarpit or among somebody's fossils."""
    return tuple(
        Piece(
            f"{where}.{s.t.tiles[tile]}",
            "fossil",
            f"tile.{s.t.tiles[tile]}" if tile < s.t.biomes else f"animal.{s.t.tiles[tile]}",
        )
        for tile in tiles
    )


# -- cards -----------------------------------------------------------------------------------------------------------


def card_piece(s: Bios1, card: int, player: int, genes: int = 0, owner: int = NONE) -> Piece:
    """A card with both sides and its event."""
    t = s.t
    data: dict[str, object] = {"genes": genes, "event": EVENTS[t.event[card]], "genotype": card >= t.mutations}
    data["event_level"] = t.event_level[card]
    data["event_step"] = t.event_step[card]
    data["event_latitudes"] = [LATITUDES[i] for i in range(4) if t.event_latitudes[card] >> i & 1]
    data["instinct"] = [INSTINCTS[i] for i in range(4) if t.instinct[card] >> i & 1]
    for side, word in enumerate(("dinosaur", "mammal")):
        at = card * 2 + side
        shape = SHAPES[side][t.shape[at]] if t.shape[at] >= 0 else ""
        data[word] = {"low": t.low[at], "high": t.high[at], "dna": dna.written(t.dna[at]), "shape": shape}
    data["side"] = "mammal" if s.dynasty(player) else "dinosaur"
    data.update(about_card(data, s.colour[player]))
    return Piece(f"card.{t.cards[card]}", "card", f"card.{t.cards[card]}", 1, owner, data)


def display_zone(s: Bios1, name: str, cards: list[int], genes: list[int]) -> Zone:
    """A display from the free card to the dearest (5.0a.1)."""
    pieces = tuple(card_piece(s, card, s.active, n) for card, n in zip(cards, genes, strict=True))
    return Zone(name, "display", f"zone.{name}", pieces=pieces)


def held_zone(s: Bios1) -> Zone:
    """The card just bought, while its buyer decides."""
    cards = [frame.card for frame in s.stack if hasattr(frame, "card")]
    pieces = tuple(card_piece(s, card, s.active) for card in cards if s.holder[card] == NONE)
    return Zone("bought", "bought", "zone.bought", pieces=pieces)


def period_zone(s: Bios1) -> Zone:
    """How many cards of each period are left (3.8)."""
    sizes = [3 * s.players, *PERIODS]
    drawn = s.drawn
    left: list[int] = []
    for n in sizes:
        left.append(max(0, n - max(0, drawn)))
        drawn -= n
    names = ["triassic", "jurassic", "cretaceous", "tertiary"]
    now = next((name for name, n in zip(names, left, strict=True) if n), "over")
    data: dict[str, object] = dict(zip(names, left, strict=True))
    return Zone(
        "periods",
        "periods",
        "zone.periods",
        data={**data, "sizes": sizes, "now": now, "general": len(s.general) - s.dealt_general},
    )


# -- players ---------------------------------------------------------------------------------------------------------


def culture_zone(s: Bios1, culture: int) -> Zone:
    """A culture area (2.5c)."""
    word = CULTURES[culture]
    pieces = tuple(
        Piece(f"culture.{word}.{name}", "animal", f"animal.{name}", 1, species >> 2)
        for species, name in enumerate(words(s, "species"))
        if species < s.players * 4 and s.culture[species] >> culture & 1
    )
    return Zone(f"culture.{word}", "culture", f"culture.{word}", pieces=pieces, data={"culture": word})


def hand_zone(s: Bios1, player: int, place: int) -> Zone:
    """What a player has beside species: genes, fossils, heritage tiles."""
    colour = COLOURS[s.colour[player]]
    genotypes = [card for card in range(s.t.mutations, len(s.t.cards)) if s.holder[card] == FOSSIL + player]
    pieces = tile_pieces(s, colour, s.fossils[player]) + tuple(card_piece(s, card, player) for card in genotypes)
    data: dict[str, object] = {
        "colour": colour,
        "genes": s.genes[player],
        "teeth": TEETH[s.colour[player]],
        "points": s.points(player),
        "population": s.population_of(player, True),
        "place": place,
        "tiles": len(s.fossils[player]),
        "lazarus": not s.alive(player),
        "heritage": [
            [s.t.heritage[tile * 2], s.t.heritage[tile * 2 + 1]]
            for tile in range(5)
            if s.heritage[player * 5 + tile] == NONE
        ],
    }
    owner = player if player < s.seats else NONE
    return Zone(f"{colour}.hand", "hand", f"zone.hand_{colour}", owner, pieces, data)


def species_zone(s: Bios1, species: int) -> Zone:
    """A species with its pile, genome, size, range, instincts and reserve (2.3d, 2.3f)."""
    colour = s.colour[species >> 2]
    name = species_of(colour, species & 3)
    genome = s.genome[species]
    size = s.size[species]
    pieces = [card_piece(s, card, species >> 2, owner=species >> 2) for card in s.piles(species)]
    first_tile = (species >> 2) * 5
    for tile in range(5):
        face = s.heritage[first_tile + tile]
        if face >= 0 and face >> 1 == species:
            at = tile * 2 + (face & 1)
            pieces.append(
                Piece(f"{name}.{s.t.heritage[at]}", "heritage", f"heritage.{s.t.heritage[at]}", 1, species >> 2)
            )
    data: dict[str, object] = {
        "name": name,
        "colour": COLOURS[colour],
        "shape": SHAPES[DYNASTY[colour]][species & 3],
        "size": size,
        "dna": dna.written(genome),
        "letters": {letter: dna.amount(genome, i) for i, letter in enumerate(dna.LETTERS)},
        "population": s.population[species],
        "reserve": s.reserve(species),
        "range": limit(genome, size) if size else 0,
        "flies": size > 0 and flies(genome, size),
        "instincts": [INSTINCTS[i] for i in range(4) if size and instincts(s, species) >> i & 1],
        "cultures": [word for i, word in enumerate(CULTURES) if s.culture[species] >> i & 1],
    }
    data.update(about_species(data))
    label = f"species.{name}" if size else f"unused.{name}"
    return Zone(name, "species", label, species >> 2 if species >> 2 < s.seats else NONE, tuple(pieces), data)
