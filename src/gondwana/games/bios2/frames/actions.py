"""The actions of a player's phase (E0): what may be done, and the display (E1)."""

from __future__ import annotations

from typing import ClassVar, Final

from gondwana.core.act import PASS, first, kind, pack, second
from gondwana.core.frames import NOTHING, Frame
from gondwana.games.bios2 import alien, climate, organs, score, species
from gondwana.games.bios2.acts import (
    CLAIM,
    FREE_RESIZE,
    METAMORPHOSE,
    MUTATE,
    NEOTENY,
    POPULATE,
    PROMOTE,
    RESIZE,
    RESURRECT,
    SPECIATE,
)
from gondwana.games.bios2.frames.asked import take_medea
from gondwana.games.bios2.frames.bodies import Neotenize, Resize, Rise, ask_thefts, habitable
from gondwana.games.bios2.frames.losses import metamorphose, metamorphoses
from gondwana.games.bios2.frames.promote import turn_card
from gondwana.games.bios2.frames.settle import FADE, RECHECK
from gondwana.games.bios2.organs import amount
from gondwana.games.bios2.state import BROUGHT_NOTHING, DECK, SHOWN, SPECIES, UNPROMOTED, Bios2
from gondwana.games.bios2.tables import ARCHETYPE_FACE, CARDS, GREEN_PLAYER, METABOLISM, NONE, WHITE_PLAYER

ALL_USED: Final = 99


class Act(Frame[Bios2]):
    """Choose one of the actions left (A2.c), or pass for good; Lazarus may only resurrect or claim (GL.Lazarus).

    How many there are is looked up each time: on other worlds plants die and grow meanwhile (K4.c).
    `free` is 1 while the free resize of white and green is there to take (J8.b).
    """

    RULE: ClassVar[str] = "A2.c"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "used:number", "free:number")
    OPENS: ClassVar[bool] = True

    def __init__(self, colour: int, used: int, free: int) -> None:
        self.colour = colour
        self.used = used
        self.free = free

    def seat(self, s: Bios2) -> int:
        return s.seat_of[self.colour]

    def options(self, s: Bios2) -> list[int]:
        acts: list[int] = [pack(PASS)]
        left = climate.actions(s, self.colour) - self.used
        if s.lazarus(self.colour):
            if left > 0 and may_resurrect(s, self.colour):
                acts.append(pack(RESURRECT))
        else:
            if left > 0 and alien.directed(s, self.colour):
                forced = forced_acts(s, self.colour)
                if len(forced) > 0:
                    return forced
                if must_grow(s, self.colour):
                    acts.pop()
            if left > 0:
                list_mutations(s, self.colour, acts)
                list_promotions(s, self.colour, acts)
                list_populations(s, self.colour, acts)
                if any(s.basal[sp] for sp in s.species_of(self.colour)):
                    acts.append(pack(NEOTENY))
                if not s.rules.simple:
                    acts.append(pack(RESIZE))
            if self.free:
                acts.append(pack(FREE_RESIZE))
            acts.extend(metamorphoses(s, self.colour))
        if left > 0 and self.used == 0 and may_claim(s, self.colour):
            acts.append(pack(CLAIM))
        if len(acts) == 1 and left <= 0:
            return NOTHING
        acts.sort()
        return acts

    def choose(self, s: Bios2, act: int) -> None:
        what = kind(act)
        if what == PASS:
            s.tell("pass", "A2.c", self.colour)
            return
        if what == CLAIM:
            take_medea(s, self.colour, "E8.0")
            s.push(Act(self.colour, ALL_USED, self.free))
            return
        if what == METAMORPHOSE:
            s.push(Act(self.colour, self.used, self.free))
            metamorphose(s, self.colour, int(first(act)))
            return
        freely = what == FREE_RESIZE
        s.push(Act(self.colour, self.used + (0 if freely else 1), 0 if freely else self.free))
        s.push(FADE)
        if what in (PROMOTE, SPECIATE):
            turn_card(s, int(first(act)))
        elif what == NEOTENY:
            s.tell("neoteny", "E5", self.colour)
            for sp in reversed(s.species_of(self.colour)):
                s.push(Neotenize(sp))
        elif what == RESIZE or freely:
            s.tell("resize", "J8.b" if freely else "E6.0", self.colour)
            s.push(RECHECK)
            for sp in reversed(s.species_of(self.colour)):
                s.push(Resize(sp, int(freely)))
        elif what == RESURRECT:
            resurrect(s, self.colour)
        elif what == MUTATE:
            mutate(s, int(first(act)), int(second(act)))
        elif what == POPULATE:
            populate(s, int(first(act)), int(second(act)))
        if what != RESIZE and not freely:
            s.push(RECHECK)

    def refuse(self, s: Bios2, act: int) -> str:
        what = kind(act)
        left = climate.actions(s, self.colour) - self.used
        if left <= 0 and what in (MUTATE, PROMOTE, SPECIATE, POPULATE, NEOTENY, RESIZE, RESURRECT):
            if self.used == ALL_USED:
                return "E8.0"
            return "A2.a.1" if s.rules.simple else "A2.b" if self.colour == GREEN_PLAYER else "A2.a.2"
        if left > 0 and alien.directed(s, self.colour):
            forced = forced_acts(s, self.colour)
            if len(forced) > 0 or what == PASS:
                return "K8.b.3" if len(forced) == 0 else "K8.b.1" if kind(forced[0]) == MUTATE else "K8.b.2"
        if s.lazarus(self.colour) and what in (MUTATE, PROMOTE, SPECIATE, POPULATE, NEOTENY, RESIZE, FREE_RESIZE):
            return "GL.Lazarus"
        if what == MUTATE:
            return why_not_mutate(s, self.colour, int(first(act)), int(second(act)))
        if what in (PROMOTE, SPECIATE):
            return why_not_promote(s, self.colour, int(first(act)), what == SPECIATE)
        if what == POPULATE:
            return "E4"
        if what == NEOTENY:
            return "E5"
        if what == RESIZE:
            return "A8.a" if s.rules.simple else "E6.0"
        if what == FREE_RESIZE:
            return "J8.b"
        if what == METAMORPHOSE:
            return "J8.c"
        if what == RESURRECT:
            return "K8.c" if s.rules.automatic and score.died_out(s, self.colour) else "E7.0"
        if what == CLAIM:
            return "A8.g" if s.rules.simple else "K6.a" if s.rules.solo else "L1.a.1" if s.rules.versus else "E8.0"
        return self.RULE

    def values(self) -> list[int]:
        return [self.colour, self.used, self.free]


def free_resize(s: Bios2, colour: int) -> int:
    """White and green may resize once without an action (J8.b); there are no sizes in tooth and claw (A8.a)."""
    return int(s.rules.apomorphies and not s.rules.simple and colour in (GREEN_PLAYER, WHITE_PLAYER))


def may_claim(s: Bios2, colour: int) -> bool:
    """Medea costs all actions of the phase (E8.0); she has none in tooth and claw (A8.g)."""
    if s.rules.simple or s.rules.solo or s.rules.versus or s.medea == colour:  # K6.a, L1.a.1
        return False
    return colour != GREEN_PLAYER or not s.rules.animals


def list_mutations(s: Bios2, colour: int, acts: list[int]) -> None:
    """Cards of the display that a species can pay for with its unborns (E1.a, E1.a.1, E1.d)."""
    mine = s.species_of(colour)
    novice = s.round == 1 and s.brought[colour] == BROUGHT_NOTHING
    for r in range(2):
        for at in range(len(s.row[r])):
            card = s.row[r][at]
            if novice and s.t.costs[at] == 0:  # C2.j
                continue
            if card == NONE or (colour == GREEN_PLAYER and r == METABOLISM and barred(s, card)):
                continue
            for sp in mine:
                if s.spent[sp] + cost(s, sp, card, at) <= s.unborn[sp]:
                    acts.append(pack(MUTATE, card, sp))


def why_not_mutate(s: Bios2, colour: int, card: int, sp: int) -> str:
    """The paragraph against taking this card for this species."""
    if sp // 5 != colour or s.genotype[sp] == NONE or card >= CARDS or s.holder[card] != SHOWN:
        return "E1.0"
    if colour == GREEN_PLAYER and s.t.row_of[card] == METABOLISM and barred(s, card):
        return "E1.d"
    if s.round == 1 and s.brought[colour] == BROUGHT_NOTHING and s.t.costs[s.row[s.t.row_of[card]].index(card)] == 0:
        return "C2.j"
    return "E1.a.1"


def list_populations(s: Bios2, colour: int, acts: list[int]) -> None:
    """Any number of unborns up to one more than the blue organs (E4)."""
    for sp in s.species_of(colour):
        for n in range(1, min(s.unborn[sp], 1 + amount(s.organs[sp], organs.BLUE)) + 1):
            acts.append(pack(POPULATE, sp, n))


def list_promotions(s: Bios2, colour: int, acts: list[int]) -> None:
    """Both orientations of every mutation that is not promoted yet (E2.0, E2.b.1), if they are allowed."""
    for sp in s.species_of(colour):
        for card in s.tableau[sp]:
            if s.face[card] == UNPROMOTED:
                for face in (card * 2, card * 2 + 1):
                    if not obstacle(s, sp, face):
                        acts.append(pack(PROMOTE if s.t.shape[face] == NONE else SPECIATE, face))


def obstacle(s: Bios2, sp: int, face: int) -> str:
    """What forbids this species this orientation (E2.b.2, E2.e, E2.i, K3.d), or nothing."""
    shape = s.t.shape[face]
    if shape == NONE:
        return "E2.b.2" if s.size[sp] > s.t.max_size[face] else ""
    daughter = sp // 5 * 5 + shape
    if species.capacity(s, daughter) == 0:
        return "K3.d"
    if s.genotype[daughter] != NONE or s.living[sp] == 0:
        return "E2.i"
    if s.size[sp] > s.t.max_size[face] and not species.archetype_free(s, sp // 5):
        return "E2.e"
    return ""


def why_not_promote(s: Bios2, colour: int, face: int, speciates: bool) -> str:
    """The paragraph against turning this card in this way."""
    sp = s.holder[face >> 1] if face < ARCHETYPE_FACE else NONE
    if not 0 <= sp < SPECIES or sp // 5 != colour or s.face[face >> 1] != UNPROMOTED:
        return "E2.0"
    if speciates != (s.t.shape[face] != NONE):
        return "E2.b.3"
    return obstacle(s, sp, face) or "E2.0"


def may_resurrect(s: Bios2, colour: int) -> bool:
    """Is there a place on which the archetype of a Lazarus can come back (E7.0, E7.a)?"""
    if s.rules.automatic and score.died_out(s, colour):  # K8.c
        return False
    return len(habitable(s, colour * 5)) > 0


def forced_acts(s: Bios2, colour: int) -> list[int]:
    """What the semi-automated plant must do first (K1.b): take a monstrous card (K8.b.1), promote a trait (K8.b.2)."""
    acts: list[int] = []
    list_mutations(s, colour, acts)
    for card in s.row[METABOLISM]:
        if card != NONE and s.t.monster_plant[card]:
            bought = [act for act in acts if int(first(act)) == card]
            if len(bought) > 0:
                return sorted(bought)
    acts = []
    list_promotions(s, colour, acts)
    return sorted([act for act in acts if brings_trait(s, int(first(act)))])


def brings_trait(s: Bios2, face: int) -> bool:
    """Has the plant venom or mutualism from this face (K8.b.2), which is lost on a kiwi (E2.e)?"""
    return (s.t.venom[face] or s.t.mutualism[face]) and s.size[s.holder[face >> 1]] <= s.t.max_size[face]


def must_grow(s: Bios2, colour: int) -> bool:
    """May the plant not forgo an action, because a species of it can still grow (K8.b.3)?"""
    return any(s.size[sp] < alien.size_wanted(s, sp) for sp in s.species_of(colour))


def resurrect(s: Bios2, colour: int) -> None:
    """The archetype is restored as at set-up (GL.Archetype), and its first creeple will be placed (E7.0, E7.a)."""
    s.tell("resurrect", "E7.0", colour)
    species.unbury_archetype(s, colour)
    species.found(s, colour * 5, ARCHETYPE_FACE + colour, s.t.start_size[colour])
    s.push(Rise(colour))


def barred(s: Bios2, card: int) -> bool:
    """A metabolic card without the icon (E1.d, GL.PlanteMonstrueuse.1); all are equal in tooth and claw (A8.h)."""
    return not s.rules.simple and not s.t.monster_plant[card]


def cost(s: Bios2, sp: int, card: int, at: int) -> int:
    """What a place of the display costs (E1.a): half with an emotion of the colour (E1.b), one with two (J6.e)."""
    full = s.t.costs[at]
    felt = amount(s.felt[sp], s.t.colour[card])
    if felt == 0 or full == 0:
        return full
    return (full + 1) // 2 if felt == 1 else 1


def mutate(s: Bios2, card: int, sp: int) -> None:
    """Take a card from the display and play it (E1.0, E1.c)."""
    r = s.t.row_of[card]
    at = s.row[r].index(card)
    price = cost(s, sp, card, at)
    s.spent[sp] += price
    s.row[r] = [NONE if other == card else other for other in s.row[r]]
    s.tell("mutate", "E1.0", sp, card, price)
    ask_thefts(s, sp, card + 1, species.gain(s, sp, card))


def populate(s: Bios2, sp: int, n: int) -> None:
    """Unborn creeples become newborns (E4, GL.NouveauNe, GL.RampionNouveauNe)."""
    s.unborn[sp] -= n
    s.newborn[sp] += n
    s.tell("populate", "E4", sp, n)


def refill(s: Bios2) -> None:
    """Cards slide to the left, new ones come (E1.e, GL.Presentoir); an ended deck is made of its discards."""
    for r in range(2):
        row = [card for card in s.row[r] if card != NONE]
        while len(row) < len(s.t.costs):
            if s.drawn[r] == len(s.deck[r]):
                if len(s.discards[r]) == 0:
                    break
                s.deck[r] = s.discards[r][:]
                s.rng.shuffle(s.deck[r])
                s.drawn[r] = 0
                s.discards[r] = []
                for card in s.deck[r]:
                    s.holder[card] = DECK
                s.tell("shuffle", "E1.e", r)
            card = s.deck[r][s.drawn[r]]
            s.drawn[r] += 1
            s.holder[card] = SHOWN
            row.append(card)
            s.revealed()
            s.tell("refill", "E1.e", card)
        s.row[r] = row
