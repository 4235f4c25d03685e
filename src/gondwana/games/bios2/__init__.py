"""Bios: Megafauna, second edition, by Phil Eklund, Jon Manker and Andrew Doull (Sierra Madre Games, 2017)."""

from __future__ import annotations

from collections.abc import Mapping

from gondwana.games.bios2 import acts, situation, view
from gondwana.games.bios2.checks import check_box
from gondwana.games.bios2.draw import draw
from gondwana.games.bios2.frames import (
    actions,
    bodies,
    burial,
    discs,
    disperse,
    events,
    genesis,
    losses,
    medea,
    origins,
    promote,
    settle,
    setup,
    solo,
    turn,
)
from gondwana.games.bios2.options import WON_CAMPAIGN
from gondwana.games.bios2.state import Bios2
from gondwana.games.bios2.tables import EARTH, MARS, Tables
from gondwana.games.bios2.why import ADVICE
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import Game
from gondwana.kit.tables import Box


def load(box: Box, settings: Mapping[str, int]) -> Tables:
    """The tables of a pack for one planet, checked against the contents of the box."""
    check_box(box)
    return Tables(box, settings["world"])


def make(t: Tables, options: dict[str, int], seats: int) -> Bios2:
    """A game about to begin, if the book has one for so many on this world (INTRO.a, A8.0, K0.0, L0, L2.0)."""
    simple = options["mode"] != 0
    world = options["world"]
    if simple and (seats == 1 or world != EARTH):
        raise GondwanaError("tooth and claw is for 2 to 4 players on Earth")
    if seats == 1 and options["campaign"] == WON_CAMPAIGN and world != EARTH and not options["plant_protagonist"]:
        raise GondwanaError("after a won Genesis the animal's campaign goes on on Earth: set world to earth")
    if seats > 1 and world == MARS:
        raise GondwanaError(f"Mars is for one player, not {seats}")
    if seats > 1 and world != EARTH:
        most = 3 if options["venus_game"] else 2
        if seats > most:
            raise GondwanaError(f"this game on Venus is for 2 to {most} players, not {seats}; see option venus_game")
    return setup.new_game(t, options, seats)


GAME = Game(
    __name__,
    load=load,
    make=make,
    acts=acts.ACTS,
    events=acts.EVENTS,
    frames=[
        setup.SetUp,
        setup.LayOut,
        turn.Round,
        turn.Events,
        turn.Resolve,
        events.EventDone,
        turn.CloseEvents,
        turn.NextEra,
        turn.Actions,
        turn.StartActions,
        turn.EndActions,
        turn.Mothers,
        turn.StartMothers,
        turn.Burial,
        turn.EndTurn,
        turn.Finish,
        discs.Strike,
        discs.ChooseHex,
        discs.ChooseSupply,
        discs.Borrow,
        discs.ChooseReservoir,
        discs.Release,
        medea.PullTrigger,
        medea.Ricochet,
        medea.ChooseSource,
        medea.ChooseTarget,
        medea.ChooseAnywhere,
        medea.Doom,
        losses.Atrophy,
        losses.Radiation,
        losses.Disease,
        losses.Metamorphose,
        actions.Act,
        settle.Fade,
        promote.Replace,
        promote.ChooseHost,
        promote.Feel,
        promote.TakeTool,
        bodies.Neotenize,
        bodies.Resize,
        bodies.Steal,
        bodies.Rise,
        disperse.Disperse,
        disperse.Land,
        settle.Recheck,
        settle.Favour,
        settle.Switch,
        burial.Flee,
        burial.FleeFrom,
        burial.Inter,
        burial.Award,
        solo.ChooseColour,
        solo.FoundPlant,
        solo.Enter,
        solo.RainDance,
        solo.Erode,
        solo.Snail,
        genesis.Bring,
        genesis.Join,
        genesis.Inherit,
        genesis.Whiten,
        genesis.Bionts,
        genesis.Endosymbionts,
        genesis.Launch,
        genesis.Beach,
        origins.GoOn,
        origins.Hominid,
        origins.ChooseBrainmap,
    ],
    words=view.words,
    scene=view.scene,
    touch=view.touch,
    draw=draw,
    read=situation.read,
    write=situation.write,
    advice=ADVICE,
)
