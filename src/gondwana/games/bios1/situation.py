"""Bios: Megafauna in situations: the map by habitats, the species by their names, then cards and tiles."""

from __future__ import annotations

from gondwana.games.bios1 import dna
from gondwana.games.bios1.frames.cards import DISPLAY
from gondwana.games.bios1.frames.cull import Cull
from gondwana.games.bios1.frames.scoring import END_TURN
from gondwana.games.bios1.frames.setup import ROUND, empty_table
from gondwana.games.bios1.frames.turn import TURN
from gondwana.games.bios1.frames.tusker import TUSKER
from gondwana.games.bios1.species import enter, settle_icons, side_of
from gondwana.games.bios1.state import ALIEN, FOSSIL, NONE, REMOVED, SPACES, Bios1, species_of
from gondwana.games.bios1.tables import COLOURS, CULTURES, HABITATS, INSTINCTS, LEVELS
from gondwana.games.bios1.view import words
from gondwana.games.bios1.world import refresh
from gondwana.kit.errors import SituationError
from gondwana.kit.situation import Reader

ERAS = ["none", "atlantic", "cenozoic"]


def read(s: Bios1, reader: Reader) -> None:
    """Fill the state; what is not given is as at the beginning: an empty map, full decks and pools, empty piles."""
    t = s.t
    read_colours(s, reader)
    empty_table(s)
    s.level = reader.word("level", LEVELS, 3)
    s.catastrophes = reader.number("catastrophes", 0, 9, 0)
    s.active = reader.word("active", player_words(s), min(s.turn, s.players - 1))
    tiles = set(range(len(t.tiles)))
    take_map(s, reader, tiles)
    for player, colour in enumerate(player_words(s)):
        for tile in reader.words(f"{colour} fossils", t.tiles, "tile"):
            take(tiles, tile, reader, t.tiles[tile])
            s.fossils[player].append(tile)
        for card in reader.words(f"{colour} genotypes", t.cards, "card"):
            s.holder[card] = FOSSIL + player
    for tile in reader.words("tarpit", t.tiles, "tile"):
        take(tiles, tile, reader, t.tiles[tile])
        s.tarpit.append(tile)
    read_homelands(s, tiles)
    refresh(s)
    read_culling(s, reader, tiles)
    read_species(s, reader)
    read_pools(s, reader, tiles)
    read_cards(s, reader)
    read_genes(s, reader)
    s.scoring = reader.word("scoring", ["no", "yes"], 0) == 1
    s.ending = reader.word("ending", ["no", "yes"], 0) == 1
    unborn = reader.words("unborn", names(s, "species"), "species")
    s.unborn = unborn[0] if unborn else NONE
    for player, colour in enumerate(player_words(s)):
        hominid = reader.words(f"{colour} hominid", names(s, "species"), "species")
        s.hominid[player] = hominid[0] if hominid else NONE
        for instinct in reader.words(f"{colour} learnt", INSTINCTS, "instinct"):
            s.learnt[player] |= 1 << instinct
    if reader.word("over", ["no", "yes"], 0) == 1:
        s.stack = []
    elif not reader.frames:
        s.stack = [ROUND, END_TURN, Cull(0, 0), TUSKER if s.active == s.tusker else TURN]


def names(s: Bios1, sort: str) -> list[str]:
    """The species in play, and the immigrants; no word fits those of absent colours."""
    return [word if i < s.players * 4 or i >= ALIEN else "-" for i, word in enumerate(words(s, sort))]


def player_words(s: Bios1) -> list[str]:
    """The colours in play, by player."""
    return [COLOURS[colour] for colour in s.colour]


def read_colours(s: Bios1, reader: Reader) -> None:
    """`colours: red orange`, one per player (the two-tusker's white included); as many as needed in order of teeth."""
    line = reader.take("colours")
    default = [0, 3] if s.tusker != NONE else list(range(s.players))
    s.colour = default if line is None else [value.one_of(COLOURS, "colour") for value in line.values]
    if line is not None and (len(set(s.colour)) != s.players or len(line.values) != s.players):
        raise line.head.error(f"'colours' takes {s.players} different colours")
    if line is not None and s.tusker != NONE and s.colour[1] != 3:
        raise line.head.error("the two-tusker is white")


def take(box: set[int], thing: int, reader: Reader, name: str) -> None:
    """Out of the box, once."""
    if thing not in box:
        raise SituationError(reader.last, 1, f"{name} is in two places")
    box.discard(thing)


def take_map(s: Bios1, reader: Reader, tiles: set[int]) -> None:
    """`T4: lycopod_meadow`, `T4: lycopod_meadow flipped`; `T4 biome: red_dino`, `T4 predator: titanosaurs`."""
    animals = names(s, "animal")
    for h in range(HABITATS):
        name = s.t.habitats[h]
        line = reader.take(name)
        if line is not None:
            if not 1 <= len(line.values) <= 2:
                raise line.head.error(f"{name!r} takes a biome, and perhaps 'flipped'")
            tile = line.values[0].one_of(s.t.tiles[: s.t.biomes], "biome")
            if tile not in tiles:
                raise line.values[0].error(f"{line.values[0].text} is in two places")
            tiles.discard(tile)
            s.biome[h] = tile
            if len(line.values) == 2:
                line.values[1].one_of(["flipped"], "word")
                s.flipped |= 1 << h
        for space, word in enumerate(SPACES):
            for animal in reader.words(f"{name} {word}", animals, "animal"):
                if animal < ALIEN:
                    s.size[animal] = max(1, s.size[animal])
                else:
                    arrive(s, animal, tiles)
                enter(s, animal, h * 3 + space)
    order = reader.words("arrivals", s.t.tiles, "tile")
    if order:
        s.arrivals = [tile - s.t.biomes for tile in order]
    meals = reader.take("meals")
    for value in meals.values if meals is not None else []:
        word, _, size = value.text.partition("=")
        if word not in s.t.tiles[s.t.biomes :] or not size.isdigit():
            raise value.error(f"expected immigrant=size, not {value.text!r}")
        s.meal[s.t.tiles.index(word) - s.t.biomes] = int(size)


def arrive(s: Bios1, animal: int, tiles: set[int]) -> None:
    """An immigrant is on the map; a predator counts as size 1 until it has fed."""
    tiles.discard(s.t.biomes + animal - ALIEN)
    s.arrivals.append(animal - ALIEN)


def read_homelands(s: Bios1, tiles: set[int]) -> None:
    """A homeland named nowhere is in its slot if that is empty, else in the tarpit."""
    for colour in s.colour:
        tile = s.t.homeland_tile[colour]
        if tile in tiles:
            tiles.discard(tile)
            if s.biome[s.t.home_slot[colour]] == NONE:
                s.biome[s.t.home_slot[colour]] = tile
            else:
                s.tarpit.append(tile)
    for colour in range(4):
        tiles.discard(s.t.homeland_tile[colour])


def read_species(s: Bios1, reader: Reader) -> None:
    """`red_dino: 2 digging_claws spines` is size and pile; `heritage`, `tracks`, `cultures` are lines of their own."""
    for species, name in enumerate(names(s, "species")):
        if species >= s.players * 4:
            break
        line = reader.take(name)
        if line is not None:
            if not line.values:
                raise line.head.error(f"{name!r} takes its size and its cards")
            s.size[species] = line.values[0].number(1, 6)
            for value in line.values[1:]:
                card = value.one_of(s.t.cards, "card")
                if s.holder[card] != NONE:
                    raise value.error(f"{value.text} is in two places")
                s.holder[card] = species
                s.total[species] += s.t.dna[side_of(s, species, card)]
        for at in reader.words(f"{name} heritage", s.t.heritage, "heritage"):
            s.heritage[(species >> 2) * 5 + (at >> 1)] = species * 2 + (at & 1)
            s.total[species] += s.t.heritage_dna[at]
        tracks = reader.take(f"{name} tracks")
        if tracks is not None:
            s.total[species] &= ~dna.ROADRUNNER
            for value in tracks.values:
                if value.text[0] not in "AMNS" or not value.text[1:].isdigit():
                    raise value.error(f"expected a roadrunner letter with a number, such as N2, not {value.text!r}")
                s.total[species] += int(value.text[1:]) * dna.one(dna.LETTERS.index(value.text[0]))
        for culture in reader.words(f"{name} cultures", CULTURES, "culture"):
            s.culture[species] |= 1 << culture
        s.genome[species] = dna.tracked(s.total[species])
        settle_icons(s, species)


def read_pools(s: Bios1, reader: Reader, tiles: set[int]) -> None:
    """`mesozoic: …` the next tiles, the others after them at random; `mesozoic left` of them are still in the game."""
    for era, every in (("mesozoic", s.t.mesozoic), ("cenozoic", s.t.cenozoic)):
        first = reader.words(era, s.t.tiles, "tile")
        rest = [tile for tile in every if tile in tiles and tile not in first]
        left = reader.number(f"{era} left", len(first), len(every), len(first) + len(rest)) - len(first)
        if left > 0:
            s.rng.shuffle(rest)
        s.gone.extend(rest[left:])
        pool = first + rest[:left]
        if era == "mesozoic":
            s.mesozoic = pool
        else:
            s.cenozoic = pool


def read_cards(s: Bios1, reader: Reader) -> None:
    """`lower`, `upper`: the displays, the lower one at random if not given; `deck`, `general`: the next cards.

    `drawn` says how many cards of the period decks are.
    """
    t = s.t
    for card in reader.words("out", t.cards, "card"):
        s.holder[card] = REMOVED
    lower = reader.take("lower")
    s.lower = [] if lower is None else [value.one_of(t.cards, "card") for value in lower.values]
    s.upper = reader.words("upper", t.cards, "card")
    every = 3 * s.players + 20
    s.drawn = reader.number("drawn", 0, every, 0)
    deck = reader.words("deck", t.cards, "card")
    general = reader.words("general", t.cards, "card")
    known = s.lower + s.upper + deck + general
    in_hand = [t.cards.index(value.text) for line in reader.frames for value in line.values if value.text in t.cards]
    cards = range(t.mutations if s.rules.beginner else len(t.cards))
    rest = [card for card in cards if s.holder[card] == NONE and card not in known and card not in in_hand]
    s.rng.shuffle(rest)
    if lower is None:
        size = DISPLAY - sum(line.text == "Refill 0" for line in reader.frames)
        s.lower, rest = rest[:size], rest[size:]
    wanted = max(0, min(len(rest), every - s.drawn - len(deck)))
    s.deck = [NONE] * s.drawn + deck + rest[:wanted]
    rest = rest[wanted:]
    left = reader.number("general left", len(general), len(t.cards), len(general) + len(rest)) - len(general)
    s.general = general + rest[:left]
    for card in rest[left:]:
        s.holder[card] = REMOVED


def read_genes(s: Bios1, reader: Reader) -> None:
    """`genes: 3 4` in the order of the colours; `lower genes`, `upper genes` on the cards."""

    def numbers(name: str, n: int) -> list[int]:
        line = reader.take(name)
        if line is None:
            return [0] * n
        if len(line.values) != n:
            raise line.head.error(f"{name!r} takes {n} numbers")
        return [value.number(0, 99) for value in line.values]

    s.genes = numbers("genes", s.players)
    s.lower_genes = numbers("lower genes", len(s.lower))
    s.upper_genes = numbers("upper genes", len(s.upper))
    s.dealt = sum(s.genes) + sum(s.lower_genes) + sum(s.upper_genes)


def read_culling(s: Bios1, reader: Reader, tiles: set[int]) -> None:
    """`culling: T4 red_dino/biome/0/1 …`: a habitat in its contests: animal, space, spaces lost, state."""
    line = reader.take("culling")
    if line is None:
        return
    s.herd_at = line.values[0].one_of(s.t.habitats, "habitat")
    animals = names(s, "animal")
    for value in line.values[1:]:
        parts = value.text.split("/")
        numbers = len(parts) == 4 and (parts[2] + parts[3]).isdigit()
        good = numbers and parts[0] in animals and parts[1] in SPACES
        if not good:
            raise value.error(f"expected animal/space/lost/state, not {value.text!r}")
        animal = animals.index(parts[0])
        s.herd.append(animal | SPACES.index(parts[1]) << 6 | (int(parts[2]) & 7) << 8 | (int(parts[3]) & 7) << 11)
        if animal < ALIEN:
            s.population[animal] += 1
            s.size[animal] = max(1, s.size[animal])
        else:
            tiles.discard(s.t.biomes + animal - ALIEN)
            if animal - ALIEN not in s.arrivals:
                s.arrivals.append(animal - ALIEN)


def write(s: Bios1) -> list[str]:
    """The lines `read` needs to build the very same state."""
    t = s.t
    lines = ["colours: " + " ".join(player_words(s)), "genes: " + " ".join(map(str, s.genes))]
    if s.active != s.turn:
        lines.append(f"active: {player_words(s)[s.active]}")
    lines.append(f"level: {LEVELS[s.level]}")
    if s.catastrophes:
        lines.append(f"catastrophes: {s.catastrophes}")
    lines.extend(map_lines(s))
    lines.extend(species_lines(s))

    def things(name: str, names: list[str], found: list[int]) -> None:
        if found:
            lines.append(f"{name}: " + " ".join(names[thing] for thing in found))

    for player, colour in enumerate(player_words(s)):
        things(f"{colour} fossils", t.tiles, s.fossils[player])
        things(f"{colour} genotypes", t.cards, [c for c in range(len(t.cards)) if s.holder[c] == FOSSIL + player])
        if s.hominid[player] != NONE:
            lines.append(f"{colour} hominid: {names(s, 'species')[s.hominid[player]]}")
        things(f"{colour} learnt", INSTINCTS, [i for i in range(4) if s.learnt[player] >> i & 1])
    things("tarpit", t.tiles, s.tarpit)
    things("lower", t.cards, s.lower)
    things("upper", t.cards, s.upper)
    for name, genes in (("lower genes", s.lower_genes), ("upper genes", s.upper_genes)):
        if genes:
            lines.append(f"{name}: " + " ".join(map(str, genes)))
    lines.append(f"drawn: {s.drawn}")
    things("deck", t.cards, s.deck[s.drawn :])
    general = s.general[s.dealt_general :]
    things("general", t.cards, general)
    lines.append(f"general left: {len(general)}")
    things("out", t.cards, [card for card in range(len(t.cards)) if s.holder[card] == REMOVED])
    for era, pool in (("mesozoic", s.mesozoic[s.mesozoic_drawn :]), ("cenozoic", s.cenozoic[s.cenozoic_drawn :])):
        things(era, t.tiles, pool)
        lines.append(f"{era} left: {len(pool)}")
    for name, flag in (("scoring", s.scoring), ("ending", s.ending), ("over", not s.stack)):
        if flag:
            lines.append(f"{name}: yes")
    if s.unborn != NONE:
        lines.append(f"unborn: {names(s, 'species')[s.unborn]}")
    return lines


def map_lines(s: Bios1) -> list[str]:
    """Biomes and animals, and what is being culled."""
    lines: list[str] = []
    animals = names(s, "animal")
    for h, name in enumerate(s.t.habitats):
        if s.biome[h] != NONE:
            lines.append(f"{name}: {s.t.tiles[s.biome[h]]}" + (" flipped" if s.flipped >> h & 1 else ""))
        for space, word in enumerate(SPACES):
            there = s.animals(h * 3 + space)
            if there:
                lines.append(f"{name} {word}: " + " ".join(animals[animal] for animal in there))
    if s.herd_at != NONE:
        herd = [f"{animals[e & 63]}/{SPACES[e >> 6 & 3]}/{e >> 8 & 7}/{e >> 11}" for e in s.herd]
        lines.append(f"culling: {s.t.habitats[s.herd_at]} " + " ".join(herd))
    if s.arrivals:
        lines.append("arrivals: " + " ".join(s.t.tiles[s.t.biomes + alien] for alien in s.arrivals))
    meals = [f"{s.t.tiles[s.t.biomes + alien]}={size}" for alien, size in enumerate(s.meal) if size]
    if meals:
        lines.append("meals: " + " ".join(meals))
    return lines


def species_lines(s: Bios1) -> list[str]:
    """Sizes, piles, tracks and cultures."""
    lines: list[str] = []
    for species in range(s.players * 4):
        if s.size[species] == 0:
            continue
        name = species_of(s.colour[species >> 2], species & 3)
        piles = s.piles(species)
        lines.append(" ".join([f"{name}: {s.size[species]}", *(s.t.cards[card] for card in piles)]))
        first = (species >> 2) * 5
        faces = [
            tile * 2 + (s.heritage[first + tile] & 1)
            for tile in range(5)
            if s.heritage[first + tile] >= 0 and s.heritage[first + tile] >> 1 == species
        ]
        if faces:
            lines.append(f"{name} heritage: " + " ".join(s.t.heritage[at] for at in faces))
        carded = sum(s.t.dna[side_of(s, species, card)] for card in piles) & dna.ROADRUNNER
        if carded != s.total[species] & dna.ROADRUNNER:
            counts = [(dna.LETTERS[letter], dna.amount(s.total[species], letter)) for letter in range(dna.DIETARY, 9)]
            lines.append(f"{name} tracks: " + " ".join(f"{letter}{n}" for letter, n in counts if n))
        if s.culture[species]:
            cultures = [word for i, word in enumerate(CULTURES) if s.culture[species] >> i & 1]
            lines.append(f"{name} cultures: " + " ".join(cultures))
    return lines
