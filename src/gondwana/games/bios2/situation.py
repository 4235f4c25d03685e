"""Bios: Megafauna, second edition, in situations: players, cards, events and phase; `read` leads to all the rest."""

from __future__ import annotations

from collections.abc import Iterable

from gondwana.core.frames import Frame
from gondwana.games.bios2.frames.actions import Act, free_resize
from gondwana.games.bios2.frames.disperse import Disperse
from gondwana.games.bios2.frames.solo import RAIN_DANCE
from gondwana.games.bios2.frames.turn import (
    ACTIONS,
    BURIAL,
    CLOSE_EVENTS,
    END_TURN,
    EVENTS,
    MOTHERS,
    EndActions,
    Resolve,
    StartActions,
    StartMothers,
)
from gondwana.games.bios2.scene_world import ERAS
from gondwana.games.bios2.situation_species import (
    count,
    read_creeples,
    read_records,
    read_species,
    read_tools,
    unsettled,
)
from gondwana.games.bios2.situation_world import biomes, claim, colours, kinds, read_world
from gondwana.games.bios2.situation_write import BROUGHT, write
from gondwana.games.bios2.state import (
    ACTION_PHASE,
    BURIAL_PHASE,
    DISCARDED,
    ENDINGS,
    EVENTS_PHASE,
    MOTHER_PHASE,
    SHOWN,
    Bios2,
)
from gondwana.games.bios2.tables import CARDS, COLOURS, DECKS, ERA_CARDS, ET, GREEN_PLAYER, NONE, ROWS, SPECIES_WORDS
from gondwana.games.bios2.view import PHASES
from gondwana.kit.situation import Reader

__all__ = ["read", "write"]

SEATED = [1, 2, 3, 0]
"""The colours of the seats if nothing is said; a plant against an animal has green first."""
NO_YES = ["no", "yes"]
OUTLIVING = ["Resize", "Neotenize", "Feel", "Atrophy", "Radiation"]
"""Questions that wait for each species of a player, and that one may not live to be asked."""


def read(s: Bios2, reader: Reader) -> None:
    """Fill the state; what is not given is as at the beginning, but nobody lives who is not named."""
    s.empty()
    read_players(s, reader)
    s.phase = reader.word("phase", PHASES, ACTION_PHASE)
    s.round = reader.number("round", 0, 99, 2)
    read_world(s, reader)
    read_events(s, reader)
    s.active = none_or(reader, "active", COLOURS, s.colour_of[s.turn])
    done = reader.take("done")
    s.done = already(s) if done is None else mask(value.one_of(colours(s), "player") for value in done.values)
    read_records(s, reader)
    heads = read_species(s, reader)
    read_creeples(s, reader, heads)
    read_tools(s, reader)
    count(s, reader, heads)
    lived = reader.take("lived")
    s.lived = living(s) if lived is None else mask(value.one_of(COLOURS, "player") for value in lived.values)
    read_cards(s, reader)
    read_links(s, reader)
    s.dirty = mask(reader.words("unsettled", biomes(s), "biome"))
    unsettled(s, reader)
    for line in reader.frames:
        for n, value in enumerate(line.values[1:]):
            if n == 0 and value.text in COLOURS and not s.plays(COLOURS.index(value.text)):
                raise value.error(f"{value.text} does not play")
            if line.values[0].text in OUTLIVING or value.text not in SPECIES_WORDS:
                continue
            if s.genotype[SPECIES_WORDS.index(value.text)] == NONE:
                raise value.error(f"there is no {value.text}")
    if reader.word("over", NO_YES, 0) == 0 and not reader.frames:
        s.stack = flow(s, reader)


# -- players ---------------------------------------------------------------------------------------------------------


def read_players(s: Bios2, reader: Reader) -> None:
    """`colours: orange green`, one for each seat (alone: the animal); `medea: orange`."""
    line = reader.take("colours")
    seated = [0, 1] if s.rules.versus else SEATED[: s.seats]
    if line is not None:
        seated = [value.one_of([*COLOURS, "none"], "player") for value in line.values]
        seated = [NONE if colour == len(COLOURS) else colour for colour in seated]
        given = [colour for colour in seated if colour != NONE]
        if len(seated) != s.seats or len(set(given)) != len(given):
            raise line.head.error(f"'colours' takes {s.seats} different colours")
        if s.rules.automatic and GREEN_PLAYER in seated:
            raise line.values[seated.index(GREEN_PLAYER)].error("green is the plant, not a player, in this game")
    sit(s, seated)
    s.medea = none_or(reader, "medea", colours(s), keeper(s))
    if s.rules.animals and s.medea != NONE:
        s.seat_of[GREEN_PLAYER] = s.seat_of[s.medea]


def sit(s: Bios2, seated: list[int]) -> None:
    """Seats and colours; who plays alone answers for the plant too, and wins or loses with one of both (K0.a, K0.e)."""
    for seat, colour in enumerate(seated):
        if colour != NONE:
            s.seat_of[colour] = seat
            s.colour_of[seat] = colour
            if s.rules.solo:
                s.seat_of[GREEN_PLAYER] = seat
                s.colour_of[seat] = GREEN_PLAYER if s.rules.protagonist else colour


def keeper(s: Bios2) -> int:
    """Who holds Medea at the beginning (C1.d, K0.0, L1.a.1)."""
    taken = [colour for colour in s.colour_of if colour != NONE]
    if s.rules.simple or not taken:
        return NONE
    return GREEN_PLAYER if s.rules.versus else min(taken)


def none_or(reader: Reader, name: str, known: list[str], default: int) -> int:
    """One of the known words, or `none`."""
    found = reader.word(name, ["none", *known], default + 1)
    return found - 1


def mask(numbers: Iterable[int]) -> int:
    """Numbers as bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def already(s: Bios2) -> int:
    """Whose actions are past, if nothing is said."""
    if s.phase == ACTION_PHASE and s.active in s.order:
        return mask(s.order[: s.order.index(s.active)])
    return mask(s.order) if s.phase in (MOTHER_PHASE, BURIAL_PHASE) else 0


def living(s: Bios2) -> int:
    """Who has had a species, if nothing is said: who has one, or a fossil."""
    return mask(colour for colour in range(4) if s.species_of(colour) or s.record[colour])


# -- events ----------------------------------------------------------------------------------------------------------


def read_events(s: Bios2, reader: Reader) -> None:
    """The cards of this turn, and each deck: `et seen:` what was drawn from it, `et:` what comes next."""
    t = s.t
    s.era = reader.word("era", ERAS, 0) + 1
    ets = [word if t.deck[e] == ET else "-" for e, word in enumerate(t.events)]
    others = [word if t.deck[e] != ET else "-" for e, word in enumerate(t.events)]
    s.event = none_or(reader, "event", ets, NONE)
    s.last_event = none_or(reader, "last event", ets, NONE)
    if not s.rules.simple:
        s.biosphere = none_or(reader, "biosphere", others, NONE)
        s.last_biosphere = none_or(reader, "last biosphere", others, NONE)
    for d, name in enumerate(DECKS[:1] if s.rules.simple else DECKS):
        known = [word if t.deck[e] == d else "-" for e, word in enumerate(t.events)]
        read_deck(s, reader, d, name, known)
    order = reader.take("order")
    if order is not None:
        s.order = [value.one_of(colours(s), "player") for value in order.values]
        if len(set(s.order)) < len(s.order):
            raise order.head.error("'order' names each colour once")
    else:
        s.order = usual_order(s)
    s.windy = reader.word("windy", NO_YES, 0) == 1
    s.danced = s.rules.alien and reader.word("danced", NO_YES, 0) == 1
    s.metamorphosed = s.rules.apomorphies and reader.word("metamorphosed", NO_YES, 0) == 1
    s.era_over = reader.word("era over", NO_YES, 0) == 1
    s.ending = reader.word("ending", ENDINGS, 0)


def usual_order(s: Bios2) -> list[int]:
    """The order of play of the event card (A5.1), before the first one that of the seats."""
    if s.event != NONE:
        return [colour for colour in s.t.order[s.event] if s.plays(colour)]
    return sorted([colour for colour in range(4) if s.plays(colour)], key=lambda colour: s.seat_of[colour])


def read_deck(s: Bios2, reader: Reader, d: int, name: str, known: list[str]) -> None:
    """One deck of events; the era's ET cards are five (C1.m), the comet among them in a third era (A6.a.1)."""
    shown = [card for card in (s.event, s.biosphere) if card != NONE and s.t.deck[card] == d]
    line = reader.take(f"{name} seen")
    seen = shown if line is None else [value.one_of(known, "event") for value in line.values]
    coming = reader.take(name)
    next_ = [] if coming is None else [value.one_of(known, "event") for value in coming.values]
    most = ERA_CARDS if d == ET else len(s.t.decks[d])
    if len(set(seen + next_)) < len(seen + next_) or len(seen + next_) > most:
        raise (coming or line or reader.need("event")).head.error(f"{name!r} has {most} different cards")
    rest = [event for event in s.t.decks[d] if event not in seen + next_]
    left = most - len(seen + next_)
    if left > 0:
        s.rng.shuffle(rest)
    if d == ET and s.rules.long and s.era == 3 and s.t.comet in rest and left > 0:
        at = rest.index(s.t.comet)
        i = at % left
        rest[at], rest[i] = rest[i], rest[at]
    s.events[d] = seen + next_ + rest[:left]
    s.revealed_events[d] = len(seen)
    if d == ET:
        s.spare_events = rest[left:]


# -- cards -----------------------------------------------------------------------------------------------------------


def read_cards(s: Bios2, reader: Reader) -> None:
    """`metabolism:` the row of the display, `metabolism deck:` its next cards, `metabolism discards:`."""
    lines: list[list[int] | None] = []
    for r, name in enumerate(ROWS):
        known = [word if s.t.row_of[card] == r else "-" for card, word in enumerate(s.t.cards)]
        for kind, holder in (("", SHOWN), (" discards", DISCARDED), (" deck", NONE)):
            line = reader.take(name + kind)
            found: list[int] = []
            for value in line.values if line is not None else []:
                card = value.one_of([*known, "none"] if holder == SHOWN else known, "card")
                if card < CARDS:
                    claim(s, value, card, holder)
                    if card in found:
                        raise value.error(f"{value.text} is in two places")
                found.append(card if card < CARDS else NONE)
            if line is not None and holder == SHOWN and len(found) > len(s.t.costs):
                raise line.head.error(f"{name!r} takes {len(s.t.costs)} cards")
            lines.append(None if line is None else found)
        row, discards, deck = lines[-3:]
        rest = [card for card in range(CARDS) if s.t.row_of[card] == r and s.holder[card] == NONE]
        rest = [card for card in rest if deck is None or card not in deck]
        s.rng.shuffle(rest)
        every = (deck or []) + rest
        if row is None:
            row, every = every[: len(s.t.costs)], every[len(s.t.costs) :]
            for card in row:
                s.holder[card] = SHOWN
        s.row[r], s.discards[r], s.deck[r] = row, discards or [], every


def read_links(s: Bios2, reader: Reader) -> None:
    """`orange hominid: orange_flyer`, `orange brainmap: 3`."""
    for colour, name in enumerate(colours(s)):
        if name != "-":
            s.hominid[colour] = none_or(reader, f"{name} hominid", kinds(s), NONE)
            s.brainmap[colour] = reader.number(f"{name} brainmap", 0, 99, NONE)
    s.brought = [reader.word(f"{name} brought", BROUGHT, 0) if name != "-" else 0 for name in colours(s)]


# -- what comes next -------------------------------------------------------------------------------------------------


def flow(s: Bios2, reader: Reader) -> list[Frame[Bios2]]:
    """The frames that wait in a phase, if no `next` names them: the player of the turn has all actions before them."""
    if s.active == NONE:
        return [END_TURN]
    later = s.order[s.order.index(s.active) + 1 :] if s.active in s.order else []
    later.reverse()
    if s.phase == EVENTS_PHASE:
        dance = [RAIN_DANCE] if s.rules.alien else []
        return [END_TURN, BURIAL, MOTHERS, ACTIONS, CLOSE_EVENTS, *dance, EVENTS if s.event == NONE else Resolve(0)]
    if s.phase == ACTION_PHASE:
        used = reader.number("used", 0, 9, 0)
        waiting = [StartActions(colour) for colour in later]
        return [
            END_TURN,
            BURIAL,
            MOTHERS,
            *waiting,
            EndActions(s.active),
            Act(s.active, used, free_resize(s, s.active)),
        ]
    if s.phase == MOTHER_PHASE:
        return [END_TURN, BURIAL, *[StartMothers(colour) for colour in later], Disperse(s.active)]
    return [END_TURN, BURIAL] if s.phase == BURIAL_PHASE else [END_TURN]
