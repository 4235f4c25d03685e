"""Evolution as a seat sees it: food base, herds with their traits and pairs, hands, discards, deck."""

from __future__ import annotations

from gondwana.core.act import first, kind, second, third
from gondwana.core.state import OVER, State
from gondwana.games.evolution import acts
from gondwana.games.evolution.effects import bound, fed
from gondwana.games.evolution.frames.reactions import Defend, Ignore, Lurk, Reveal
from gondwana.games.evolution.state import (
    MARKS,
    PLAIN,
    REVEALED,
    USED,
    Evolution,
    link_a,
    link_b,
    link_trait,
)
from gondwana.games.evolution.tables import PAIRS, SYMBIOSIS, TRAITS
from gondwana.kit.scene import Piece, Scene, Zone


def words(s: State, sort: str) -> list[str]:
    """What cards, sides of cards, traits and animals are called."""
    assert isinstance(s, Evolution)
    if sort == "card":
        return s.t.cards
    if sort == "side":
        return s.t.sides
    return TRAITS if sort == "trait" else [f"a{animal + 1}" for animal in range(len(s.owner))]


def touch(s: Evolution, act: int) -> list[str]:
    """The things on the table that a choice is about, in the order they are clicked."""
    what, a, b, c = kind(act), int(first(act)), int(second(act)), int(third(act))
    if what == acts.ANIMAL:
        return [hand_id(s, s.turn, a), f"p{s.turn + 1}"]
    if what == acts.TRAIT:
        return [hand_id(s, s.turn, s.t.card_of[a]), name(b)]
    if what == acts.PAIR:
        return [hand_id(s, s.turn, s.t.card_of[a]), name(b), name(c)]
    if what == acts.TAKE:
        return ["base", name(a)]
    if what in (acts.ATTACK, acts.ROB):
        return [name(a), name(b)]
    if what == acts.GRAZE:
        return [name(a), "base"]
    if what == acts.WEAR:
        return ["shells", name(a)]
    if what == acts.SHED:
        return [name(a), f"{name(a)}.{TRAITS[b]}"]
    if what == acts.SHED_PAIR:
        return [name(a), pair_id(s, b, a, c)]
    if what == acts.SHARE:
        return [pair_id(s, a, b, c)]
    if what in (acts.BURN, acts.SPECIALIZE, acts.HIBERNATE, acts.MIMIC, acts.REVEAL, acts.POUNCE, acts.SCAVENGE):
        return [name(a)]
    return touch_prey(s, what, a, b)


def touch_prey(s: Evolution, what: int, a: int, b: int) -> list[str]:
    """What an answer to an attack touches: a trait of the prey, or the prey."""
    frame = s.stack[-1]
    if not isinstance(frame, (Defend, Ignore, Reveal)):
        return []
    prey = frame.prey
    if what in (acts.DROP, acts.IGNORE):
        return [f"{name(prey)}.{TRAITS[a]}"]
    if what == acts.DROP_PAIR:
        return [pair_id(s, a, prey, b)]
    if what == acts.RUN:
        return [f"{name(prey)}.running"]
    if what == acts.HIDE:
        return [f"{name(prey)}.shell"]
    return [f"{name(prey)}.ink_cloud"] if what == acts.INK else []


def name(animal: int) -> str:
    """`a1` is the animal that was born first."""
    return f"a{animal + 1}"


def hand_id(s: Evolution, seat: int, card: int) -> str:
    """The id of the cards of one face in a hand."""
    return f"p{seat + 1}.hand.{s.t.cards[card]}"


def pair_id(s: Evolution, trait: int, one: int, other: int) -> str:
    """The id of a pair card, the same from both sides."""
    for pair in s.links:
        a, b = link_a(pair), link_b(pair)
        if link_trait(pair) == trait and {a, b} == {one, other}:
            return f"{name(a)}-{TRAITS[trait]}-{name(b)}"
    raise ValueError(f"no {TRAITS[trait]} between these animals")


def scene(s: Evolution, seat: int) -> Scene:
    """The table: food base, deck (nothing but its size, E2.2), Shells, and for each player herd, hand and discard."""
    over = s.who == OVER
    zones = [Zone("base", "base", "zone.base", data={"n": s.base, "dice": s.dice})]
    zones.append(Zone("deck", "deck", "zone.deck", data={"n": s.left}))
    if s.rules.fly:
        zones.append(Zone("shells", "shells", "zone.shells", data={"n": len(s.shells)}))
    for owner in range(s.seats):
        zones.append(herd_zone(s, owner, seat))
        zones.append(hand_zone(s, owner, seat))
        zones.append(discard_zone(s, owner, seat))
    data = {
        "round": s.round,
        "first": s.first,
        "last": s.last_turn(),
        "passed": [player for player in range(s.seats) if s.passed >> player & 1],
        "winners": s.winners() if over else [],
        "attack": attack_data(s),
    }
    return Scene("evolution", seat, s.seats, s.turn, s.who, tuple(zones), tuple(s.scores()), data)


def attack_data(s: Evolution) -> list[str]:
    """Who is attacking whom, while a question about it is open."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, (Defend, Ignore, Reveal)):
        return [name(frame.hunter), name(frame.prey)]
    return [name(frame.prey)] if isinstance(frame, Lurk) else []


def herd_zone(s: Evolution, owner: int, viewer: int) -> Zone:
    """Animals in order of birth, each followed by its traits; then the pair cards."""
    pieces: list[Piece] = []
    for animal in s.herd(owner):
        pieces.append(animal_piece(s, animal, viewer))
        pieces.extend(trait_pieces(s, animal))
    for pair in s.links:
        a, b, trait = link_a(pair), link_b(pair), link_trait(pair)
        if s.owner[a] == owner:
            data = {"a": name(a), "b": name(b), "used": pair & USED != 0, "arrow": trait == SYMBIOSIS}
            pieces.append(Piece(pair_id(s, trait, a, b), TRAITS[trait], "piece.pair_" + TRAITS[trait], 1, owner, data))
    points = s.scores()[owner]
    data = {"points": points, "n": len(s.herd(owner)), "name": owner + 1}
    return Zone(f"p{owner + 1}", "herd", "zone.herd", owner, tuple(pieces), data)


def animal_piece(s: Evolution, animal: int, viewer: int) -> Piece:
    """An animal: what it needs and has, what it has done, and its card for those who know it."""
    marks = s.marks[animal]
    known = s.knows(viewer, animal)
    data: dict[str, object] = {
        "name": name(animal),
        "food": s.food[animal],
        "need": s.need[animal],
        "fat": s.fat[animal],
        "fats": s.fats[animal],
        "fed": fed(s, animal),
        "bound": bound(s, animal),
        "marks": [mark for bit, mark in enumerate(MARKS) if marks >> bit & 1 and 1 << bit != PLAIN],
        "traits": [TRAITS[trait] for trait in range(len(TRAITS)) if s.traits[animal] >> trait & 1],
        "card": s.t.cards[s.card[animal]] if known else "",
    }
    label = "piece.animal"
    if known and s.t.angler[s.card[animal]] and not marks & REVEALED:
        label = "piece.angler"
    return Piece(name(animal), "animal", label, 1, s.owner[animal], data)


def trait_pieces(s: Evolution, animal: int) -> list[Piece]:
    """The traits of one animal; Fat Tissue with its number."""
    owner = s.owner[animal]
    mask = s.traits[animal] & ~PAIRS
    pieces = []
    for trait, word in enumerate(TRAITS):
        if mask >> trait & 1:
            pieces.append(Piece(f"{name(animal)}.{word}", word, f"trait.{word}", 1, owner, {"animal": name(animal)}))
    if s.fats[animal]:
        data = {"animal": name(animal), "full": s.fat[animal]}
        pieces.append(
            Piece(f"{name(animal)}.fat_tissue", "fat_tissue", "trait.fat_tissue", s.fats[animal], owner, data)
        )
    return pieces


def hand_zone(s: Evolution, owner: int, viewer: int) -> Zone:
    """A hand: cards for its owner, a number of backs for the others."""
    hand = s.hands[owner]
    id = f"p{owner + 1}.hand"
    pieces: tuple[Piece, ...] = ()
    if owner == viewer:
        pieces = tuple(
            Piece(hand_id(s, owner, card), "card", f"card.{s.t.cards[card]}", hand.count(card), owner, sides(s, card))
            for card in dict.fromkeys(hand)
        )
    elif hand:
        pieces = (Piece(f"{id}.back", "back", "piece.back", len(hand), owner),)
    return Zone(id, "hand", "zone.hand", owner, pieces, {"n": len(hand)})


def sides(s: Evolution, card: int) -> dict[str, object]:
    """The traits printed on a card."""
    return {"traits": [TRAITS[trait] for trait in s.t.trait[s.t.begin[card] : s.t.begin[card + 1]]]}


def discard_zone(s: Evolution, owner: int, viewer: int) -> Zone:
    """A discard: only its owner may look (E7.3)."""
    thrown = s.discards[owner]
    pieces: tuple[Piece, ...] = ()
    if owner == viewer:
        cards = sorted(card >> 2 for card in thrown)
        pieces = tuple(
            Piece(
                f"p{owner + 1}.discard.{s.t.cards[card]}", "card", f"card.{s.t.cards[card]}", cards.count(card), owner
            )
            for card in dict.fromkeys(cards)
        )
    return Zone(f"p{owner + 1}.discard", "discard", "zone.discard", owner, pieces, {"n": len(thrown)})
