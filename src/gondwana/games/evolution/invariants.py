"""What must be true of every position: frames in an order in which they can wait, components conserved and counted."""

from __future__ import annotations

import re
from typing import Final

from gondwana.games.evolution.state import NOBODY, REVEALED, Evolution, link_a, link_b, link_side, link_trait
from gondwana.games.evolution.tables import (
    ANGLERFISH,
    CARNIVOROUS,
    FAT_TISSUE,
    PAIRS,
    SCAVENGER,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    TRAITS,
)

SHARES: Final = "( Scavenge)?( Share)+"
LAST: Final = f"( Hunt| Reveal| Defend( Ignore)?| Scavenge|{SHARES})?"
GO: Final = f" Go({LAST}|({SHARES})? TakeRed( Lurk({SHARES} TakeRed Lurk)*({LAST}|{SHARES} TakeRed))?)"
FLOW: Final = re.compile(f"|StartTurn|Extinction( Feed( FoodBase( Develop| Play)?|{GO})?)?")
"""The frames that can wait, the one that waits longest first; an ambush may bring food, and that another ambush."""
APART: Final = [(CARNIVOROUS, SCAVENGER, "EB.12"), (SPECIALIZATION_A, SPECIALIZATION_B, "EX.4c")]
"""Traits that exclude each other."""


def broken(s: Evolution) -> str:
    """The first broken invariant in words, or nothing."""
    if FLOW.fullmatch(s.waiting()) is None:
        return f"E3.1: {s.waiting()} is no order in which frames wait ('next')"
    return cards(s) or links(s) or animals(s)


def cards(s: Evolution) -> str:
    """Nothing appears or vanishes (E2.1)."""
    every = s.deck[: s.left] + s.aside + [s.t.card_of[side] for side in s.shells]
    for owner in range(s.seats):
        every.extend(s.hands[owner])
        every.extend([thrown >> 2 for thrown in s.discards[owner]])
    every.extend([s.card[animal] for animal in s.alive])
    every.extend([s.t.card_of[entry & 1023] for entry in s.laid])
    every.extend([s.t.card_of[link_side(pair)] for pair in s.links])
    found = [0] * len(s.t.cards)
    for card in every:
        found[card] += 1
    if found != s.t.copies:
        wrong = [s.t.cards[card] for card, n in enumerate(found) if n != s.t.copies[card]]
        return f"E2.1: the cards are not all there, or too many: {', '.join(wrong)}"
    if not 0 <= s.base <= 28:
        return f"E5.1: a food base of {s.base}"
    return ""


def links(s: Evolution) -> str:
    """Pair cards join two animals of one owner, the same card never the same two (E12.1)."""
    seen: list[int] = []
    for pair in s.links:
        a, b, trait = link_a(pair), link_b(pair), link_trait(pair)
        if not s.exists(a) or not s.exists(b) or s.owner[a] != s.owner[b] or a == b:
            return f"E12.1: a pair of a{a + 1} and a{b + 1}"
        if s.t.trait[link_side(pair)] != trait:
            return "E4.4: a pair card shows another trait than it is played for"
        seen.append(trait << 20 | min(a, b) << 10 | max(a, b))
    if len(set(seen)) != len(seen):
        return "E12.1: the same pair trait twice on the same two animals"
    return ""


def animals(s: Evolution) -> str:
    """Traits without doubles (E9.2), tokens within limits (E6.4, E11.1), and everything counted right."""
    if s.alive != [animal for animal, owner in enumerate(s.owner) if owner != NOBODY]:
        return "the list of living animals is wrong"
    for animal in s.alive:
        name = f"a{animal + 1}"
        on = [CARNIVOROUS] if s.marks[animal] & REVEALED else []
        on += [s.t.trait[entry & 1023] for entry in s.laid if entry >> 10 == animal]
        fats = len([trait for trait in on if trait == FAT_TISSUE])
        others = [trait for trait in on if trait != FAT_TISSUE]
        if len(set(others)) != len(others) or ANGLERFISH in others:
            return f"E9.2: a trait twice on {name}"
        pairs = [link_trait(pair) for pair in s.links if animal in (link_a(pair), link_b(pair))]
        mask = 0
        for trait in others + pairs:
            mask |= 1 << trait
        if mask != s.traits[animal] or len([t for t in others if 1 << t & PAIRS]) > 0:
            return f"E4.3: the traits of {name} are not its cards"
        for one, other, rule in APART:
            if mask >> one & mask >> other & 1:
                return f"{rule}: {TRAITS[one]} and {TRAITS[other]} on {name}"
        if fats != s.fats[animal] or not 0 <= s.fat[animal] <= fats:
            return f"E11.1: {s.fat[animal]} yellow tokens on {fats} Fat Tissue of {name}"
        if s.weight[animal] != len(on) + len(pairs):
            return f"EX.10b: {name} has not {s.weight[animal]} traits"
        need = 1
        for trait in others + pairs:
            need += s.t.need[trait]
        if need != s.need[animal]:
            return f"E6.3: {name} needs {need}, not {s.need[animal]}"
        if s.food[animal] < 0:
            return f"E6.3: {name} has less than no food"
    return ""
