"""Chapter A1 and what A6 and A8 say of events: cards revealed, decks, order, eras."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.games.bios2 import organs
from gondwana.games.bios2.frames.burial import AWARD
from gondwana.games.bios2.frames.turn import CLOSE_EVENTS, EVENTS
from gondwana.games.bios2.state import COMET_STRUCK, ERAS_OVER
from gondwana.games.bios2.tables import (
    CLIMAX,
    COLLISION,
    CRATER,
    DISEASE,
    ET,
    GOLDILOCKS,
    KINDS,
    NONE,
    RADIATION,
    RESERVOIR,
    RIFT,
    TOO_COLD,
    TOO_HOT,
    WINDY,
    Tables,
)
from tests.games.bios2.happen import BOX, Struck, carbon
from tests.tools import rule

HOME = "herbivores: laurentia.3=orange_archetype siberia.6=black_archetype\n"


class Phase(Struck):
    """Phase 1 of a turn whose cards do nothing but what a test asks for."""

    def __init__(self, text: str = HOME, seats: int = 2, options: str = "") -> None:
        super().__init__(text, seats, options)
        t = Tables(BOX, self.b.rules.planet)
        for event in range(len(t.events)):
            t.steps_of[event] = []
        self.b.t = t
        self.b.round = 3

    def card(self, name: str, *kinds: int) -> int:
        """An event card with these steps."""
        t = self.b.t
        event = t.events.index(name)
        own = [step for step in range(len(t.steps)) if t.step_event[step] == event]
        for step, kind in zip(own, kinds, strict=False):
            t.kind[step] = kind
            t.gun[step] = False
            t.needs[step] = 0
        t.steps_of[event] = own[: len(kinds)]
        return event

    def reveal(self, et: int, biosphere: int = NONE) -> Phase:
        """Play phase 1 with this card on top."""
        b = self.b
        b.events[ET] = [et, *[card for card in b.events[ET] if card != et]][:5]
        b.revealed_events[ET] = 0
        if biosphere != NONE:
            d = b.t.deck[biosphere]
            b.events[d] = [biosphere, *[card for card in b.t.decks[d] if card != biosphere]]
            b.revealed_events[d] = 0
        b.push(EVENTS)
        b.run()
        return self

    def close(self) -> Phase:
        """The end of phase 1."""
        self.b.stack = [CLOSE_EVENTS]
        self.b.run()
        return self

    @property
    def steps(self) -> list[str]:
        """The kinds of the events that happened."""
        t = self.b.t
        return [KINDS[t.kind[t.steps.index(word)]] for word in self.told("happen")]

    def unstable(self) -> int:
        """An ET card that lets a biosphere card be drawn."""
        return next(event for event in self.b.t.decks[ET] if not self.b.t.stable[event])


@rule("A1.a.1", "A5.1", "A5.2")
def test_one_card_is_revealed_and_gives_the_order() -> None:
    w = Phase()
    card = w.unstable()
    w.reveal(card)
    assert (w.b.event, w.b.revealed_events[ET]) == (card, 1)
    assert w.b.order == [colour for colour in w.b.t.order[card] if w.b.plays(colour)]
    assert w.told("reveal") == [w.b.t.events[card]]


@rule("A1.a.2", "C1.p", "D7.0")
def test_the_first_turn_has_an_order_and_no_events() -> None:
    s = gondwana.game("bios2").new(2, 3)
    b = s
    assert type(b.stack[-1]).__name__ == "Act"
    w = Phase()
    w.b.round = 1
    rows = [row[:] for row in w.b.row]
    card = w.card("chicxulub_class_comet", CRATER, KINDS.index("mutagen"))
    w.reveal(card)
    assert (w.steps, w.b.biosphere, w.b.row) == ([], NONE, rows)
    assert w.b.order


@rule("A1.b")
def test_a_stable_biosphere_draws_no_card() -> None:
    w = Phase()
    stable = next(event for event in w.b.t.decks[ET] if w.b.t.stable[event])
    before = w.b.revealed_events[1:]
    w.reveal(stable)
    assert (w.b.biosphere, w.b.revealed_events[1:]) == (NONE, before)


@rule("A1.c.1", "GL.Bandes")
@pytest.mark.parametrize(
    ("strip", "deck"), [("icehouse", TOO_COLD), ("cool", GOLDILOCKS), ("eden", GOLDILOCKS), ("warm", TOO_HOT)]
)
def test_the_biosphere_card_fits_the_climate(strip: str, deck: int) -> None:
    w = Phase(f"{HOME}strip: {strip}\n")
    w.reveal(w.unstable())
    assert w.b.t.deck[w.b.biosphere] == deck
    assert w.b.revealed_events[deck] == 1


@rule("A1.c.1", "A1.e")
def test_a_drawn_card_stays_when_the_climate_turns() -> None:
    w = Phase(f"{HOME}black: {carbon(6)}\nwhite:\ngreen:\nclouds: 8\n")
    assert w.strip() == "hothouse"
    card = w.card(w.b.t.events[w.unstable()], RESERVOIR)
    hot = next(event for event in w.b.t.decks[TOO_HOT])
    step = w.b.t.steps_of[card][0]
    w.b.t.start[step], w.b.t.goal[step], w.b.t.disc[step] = 2, 1, 2
    w.b.t.gun[step] = True
    w.reveal(card, hot).play("yes")
    assert (w.b.biosphere, w.strip()) == (hot, "eden")


@rule("A1.c.2", "GL.ET")
def test_an_empty_deck_is_shuffled_with_all_twelve() -> None:
    w = Phase(f"{HOME}strip: icehouse\n")
    w.b.revealed_events[TOO_COLD] = 12
    w.reveal(w.unstable())
    assert w.b.revealed_events[TOO_COLD] == 1
    assert sorted(w.b.events[TOO_COLD]) == w.b.t.decks[TOO_COLD]


@rule("A1.e", "D0", "GL.Evenement")
def test_all_of_the_et_card_comes_before_the_biosphere_card() -> None:
    w = Phase()
    et = w.card("flood_basalt_traps", WINDY, RIFT, DISEASE, WINDY)
    biosphere = w.card("megamonsoon", WINDY, RIFT)
    w.b.strip = 4
    w.reveal(et, biosphere)
    assert w.steps == ["windy", "rift", "crowd_disease", "windy", "windy", "rift"]


@rule("A1.e")
def test_the_rows_of_a_card_are_read_from_the_top() -> None:
    t = Tables(BOX, 0)
    for event in range(len(t.events)):
        rows = [int(BOX["steps"][step]["row"]) for step in t.steps_of[event]]
        assert rows == sorted(rows)
        assert rows


@rule("A1.g", "D10.h.1", "A1.d.3")
def test_the_next_event_of_the_card_reads_the_new_strip() -> None:
    """A crater takes the Atmosphere from warm to Eden; a latitude that was arid is humid now."""
    w = Phase(f"{HOME}black: {carbon(5)}\nwhite:\ngreen:\nclouds: 12\n")
    assert (w.b.air_black, w.strip()) == (7, "warm")
    dice = w.b.t.die
    latitude = next(n for n in range(3, 6) if dice[w.b.strip * 8 + n] == organs.WHITE)
    assert dice[(w.b.strip - 1) * 8 + latitude] == organs.GREEN
    et = w.card("flood_basalt_traps", CRATER, CLIMAX)
    w.b.t.latitudes[w.b.t.steps_of[et][1]] = [latitude]
    w.b.rig = [5]
    w.reveal(et, w.card("megamonsoon"))
    assert (w.strip(), w.hexes("white")) == ("eden", [])
    assert w.hexes("green")


@rule("A1.f.1", "A8.b.2", "C1.m")
def test_the_fifth_card_begins_an_era_with_five_of_all_fifteen() -> None:
    w = Phase()
    w.reveal(w.unstable())
    w.b.revealed_events[ET] = 4
    w.close()
    assert (w.b.era, w.b.era_over) == (1, False)
    w.b.revealed_events[ET] = 5
    card = w.b.event
    w.close()
    assert (w.b.era, w.b.era_over, w.b.revealed_events[ET]) == (2, True, 0)
    assert len(w.b.events[ET]) == 5
    assert sorted(w.b.events[ET] + w.b.spare_events) == w.b.t.decks[ET]
    assert w.b.event == card  # remembered for the order of play


@rule("A1.f.1", "A6.1", "A6.a.1")
def test_after_the_tenth_card_there_is_no_further_era_but_in_the_long_game() -> None:
    w = Phase(HOME + "era: mesozoic\n")
    w.b.revealed_events[ET] = 5
    w.close()
    assert (w.b.ending, w.b.era) == (ERAS_OVER, 2)
    long = Phase(HOME + "era: mesozoic\n", options="long_game=yes")
    long.b.revealed_events[ET] = 5
    long.close()
    assert (long.b.ending, long.b.era) == (0, 3)
    assert long.b.t.comet in long.b.events[ET]
    assert len(set(long.b.events[ET])) == 5


@rule("A1.f.2", "I4.b", "A4.c")
def test_fossils_are_awarded_at_the_end_of_an_era_only() -> None:
    text = HOME + "carnivores: siberia.6=orange_archetype\n"
    for drawn, tokens in ((4, []), (5, ["token"])):
        w = Phase(text)
        w.b.revealed_events[ET] = drawn
        w.close()
        w.b.stack = [AWARD]
        w.b.run()
        assert w.fossils("orange") == tokens
    last = Phase(text + "era: mesozoic\n")
    last.b.revealed_events[ET] = 5
    last.close()
    last.b.stack = [AWARD]
    last.b.run()
    assert last.fossils("orange") == []


@rule("A6.a.2", "A6.a.1")
def test_the_comet_ends_the_third_era_only() -> None:
    w = Phase(HOME + "era: cenozoic\n", options="long_game=yes")
    w.reveal(w.b.t.comet)
    w.close()
    assert (w.b.ending, w.who) == (COMET_STRUCK, "over")
    assert w.told("end")
    early = Phase(HOME + "era: mesozoic\n", options="long_game=yes")
    early.reveal(early.b.t.comet)
    early.close()
    assert early.b.ending == 0


# -- tooth and claw ----------------------------------------------------------------------------------------------------

CLAW = "mode=tooth_and_claw"


@rule("A1.a.3", "A8.b.1", "A8.0", "A8.d", "A8.c")
def test_tooth_and_claw_has_three_kinds_of_events() -> None:
    w = Phase(options=CLAW)
    rows = w.b.map
    card = w.card("flood_basalt_traps", COLLISION, RIFT, DISEASE, RESERVOIR)
    w.reveal(card)
    assert (w.steps, w.b.map is rows) == (["crowd_disease"], True)
    assert w.b.biosphere == NONE
    other = Phase(options=CLAW)
    other.reveal(other.card("flood_basalt_traps", RADIATION, CRATER, CLIMAX))
    assert other.steps == ["radiation"]
    full = Phase()
    full.reveal(full.card("flood_basalt_traps", RIFT))
    assert full.steps == ["rift"]


@rule("A8.c", "A8.e", "A8.b.1", "A8.0")
def test_tooth_and_claw_has_no_discs_reservoirs_or_biosphere_decks() -> None:
    s = gondwana.game("bios2").new(3, 4, {"mode": "tooth_and_claw"})
    b = s
    assert sum(b.discs) == 0
    assert (b.oxygen, b.clouds, b.air_black, b.air_white) == (0, 0, 0, 0)
    assert [len(deck) for deck in b.events] == [5, 0, 0, 0]
    assert b.check() == ""
