"""What may lie on what: the frames that wait, the one that waits longest first, as positions by hand may say them.

Steps of a turn that wait may be left out, then they do not happen; their order is that of the book (A.0). Frames
stand here by the names of their classes.
"""

from __future__ import annotations

import re
from typing import Final

from gondwana.games.bios2 import climate
from gondwana.games.bios2.frames.discs import BOARD
from gondwana.games.bios2.state import GOES_ON, SPECIES, Bios2
from gondwana.games.bios2.tables import ARCHETYPE, DISCS, ET, NONE, SPECIES_WORDS, SWIMMER

GUESTS: Final = "( Rise| ChooseColour)?( Endosymbionts| Bionts| Whiten| Inherit| Launch)*"
SET_UP: Final = f"SetUp|Round( LayOut( Bring)*( Join)?|( Enter)?( FoundPlant)?( ChooseColour| Bring| Join)?|{GUESTS})?"
"""C1, with what Genesis has left (C2), and K3."""
LANDS: Final = "( Strike)?( ChooseReservoir)?"
HEXES: Final = f"( Release)?( ChooseHex)*( ChooseSupply| Borrow|{LANDS})|( ChooseHex)* Release( ChooseReservoir)?"
FIRED: Final = f"( Ricochet)?(( ChooseSource)*( ChooseTarget)?{LANDS}| Release( ChooseReservoir)?)"
GUNS: Final = f"{FIRED}| PullTrigger| ChooseAnywhere| Doom"
LOSSES: Final = "( Atrophy)*( Neotenize)*|( Radiation)*|( Disease)*"
EVENTS: Final = f"( Resolve)?( Snail)?( EventDone({HEXES}|{GUNS}|{LOSSES}))?"
PHASE_1: Final = f"( Actions)?( NextEra|( CloseEvents)?( Erode|( RainDance)?( Events|{EVENTS})))"
PROMOTION: Final = "( Feel)?( TakeTool|( ChooseHost)?( Replace( Steal)*|( Fade)?( Steal)*( Fade)?( Favour| Switch)?))"
ACTION: Final = f" Fade(( Neotenize)*|( Resize)*( Beach)?| Rise|{PROMOTION})"
PHASE_2: Final = f"( StartActions)*( EndActions)?( Act)?(( Neotenize)*|{ACTION})"
PHASE_3: Final = "( StartMothers)*( Disperse)?( Fade( Land| Favour| Switch)?)?"
PHASE_4: Final = "( Neotenize)*|( Metamorphose)?( Award)?( Inter( Flee)*( FleeFrom)?)?"
TURN: Final = f"EndTurn({PHASE_4}|( Burial)?({PHASE_3}|( Mothers)?({PHASE_1}|{PHASE_2})))"
END: Final = "Finish|GoOn|(ChooseBrainmap Hominid )*ChooseBrainmap( Hominid)?"
FLOW: Final = re.compile(f"|{SET_UP}|{TURN}|{END}")
INORDER: Final = [("StartActions", "EndActions"), ("StartActions", "Act"), ("StartMothers", "Disperse"), ("Flee",)]
"""Frames of one player after the other, in order of play (A5.2)."""
NEXT_TURN: Final = (["Round"], ["EndTurn"])
"""What leads to another turn waits below all else."""
CHOOSERS: Final = ("Bring", "Join", "ChooseColour")
"""What gives a seat its colour."""
SETTLING: Final = {"Fade", "EventDone", "Inter"}
"""What removes species without creeples on the board (I3.0): it waits below whatever may kill."""
FIRST: Final = {"Launch": SWIMMER, "Rise": ARCHETYPE}
"""What gives a species its first creeple, and which of the player's."""
LOOKS: Final = "Recheck"
"""It looks at the board and may do so at any time."""


def problem(s: Bios2) -> str:
    """Why these frames cannot wait together, in words, or nothing."""
    names = [type(frame).__name__ for frame in s.stack]
    waiting = " ".join(name for name in names if name != LOOKS)
    if FLOW.fullmatch(waiting) is None:
        return f"A.0: {waiting} is no order in which frames wait ('next')"
    laying = "LayOut" in names or waiting == "SetUp"
    if s.stack and waiting != "SetUp" and (len(s.map.line) == 0) != laying:
        return "C1.f: the cratons are laid out before all else ('cratons', 'next')"
    if names[:1] in NEXT_TURN and eras_end(s) and "CloseEvents" not in names and "NextEra" not in names:
        return "A1.f.1: the era's last ET card is turned, and no new era comes ('et seen', 'ending', 'next')"
    choosers = [frame.values()[0] for frame in s.stack[::-1] if type(frame).__name__ in CHOOSERS]
    if choosers != sorted(set(choosers)):
        return "C2.0: each seat chooses once, in order ('next')"
    if s.stack and any(c == NONE and seat not in choosers for seat, c in enumerate(s.colour_of)) and not laying:
        return "C1.c: a seat has no colour, and none is to come ('colours', 'next')"
    if names and not set(names) & SETTLING:
        first = [frame.values()[0] * 5 + FIRST[name] for frame in s.stack if (name := type(frame).__name__) in FIRST]
        if "FoundPlant" in names:
            first.append(0)
        for sp in range(SPECIES):
            if s.genotype[sp] != NONE and s.living[sp] == 0 and sp not in first:
                return f"I3.0: {SPECIES_WORDS[sp]} has no creeple on the board, and nobody sees to it ('next')"
    for group in INORDER:
        players = [frame.values()[0] for frame in s.stack[::-1] if type(frame).__name__ in group]
        if any(colour not in s.order for colour in players) or players != [c for c in s.order if c in players]:
            return f"A5.2: {' and '.join(group)} wait in order of play ('order', 'next')"
    return drained(s)


def eras_end(s: Bios2) -> bool:
    """Is the last ET card of the era turned, and the game not ending (A6.1)?"""
    return s.ending == GOES_ON and len(s.events[ET]) > 0 and s.revealed_events[ET] == len(s.events[ET])


def drained(s: Bios2) -> str:
    """Discs on their way lie where they come from (GL.Degazer): one for each that lands or has still to be placed."""
    wanted: dict[tuple[int, int], int] = {}
    for frame in s.stack:
        values = frame.values()
        if type(frame).__name__ == "Strike":
            key, n = (values[3], values[1]), 1
        elif type(frame).__name__ == "ChooseTarget":
            key, n = (values[2], s.t.disc[values[0]]), values[1]
        else:
            continue
        wanted[key] = wanted.get(key, 0) + n
    for (origin, disc), n in wanted.items():
        if n > found(s, origin, disc):
            return f"GL.Degazer: {n} {DISCS[disc]} discs are on their way ('next'), there are not so many"
    return ""


def found(s: Bios2, origin: int, disc: int) -> int:
    """Discs of a colour where one comes from."""
    if origin < BOARD:
        return climate.stock(s, origin, disc)
    return int(origin - BOARD in climate.sources(s, climate.ANYWHERE, disc))
