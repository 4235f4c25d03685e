"""Why a species can or cannot live somewhere, who would win, what an event will do, what a choice would cost."""

from __future__ import annotations

from collections.abc import Sequence

from gondwana.core.event import Event
from gondwana.games.bios2 import contests, creeples, life, movement
from gondwana.games.bios2.acts import EVENTS
from gondwana.games.bios2.contests import TIE
from gondwana.games.bios2.frames.events import EventDone, obstacle, perform
from gondwana.games.bios2.frames.turn import (
    Actions,
    Burial,
    CloseEvents,
    EndActions,
    EndTurn,
    Mothers,
    Resolve,
    StartActions,
    StartMothers,
    steps,
)
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.organs import ORGANS
from gondwana.games.bios2.scene_world import LANDS
from gondwana.games.bios2.state import CARNIVORE, HERBIVORE, LEVELS, PLANT, SPECIES, Bios2
from gondwana.games.bios2.tables import CRATER, MUTAGEN, NONE, SPECIES_WORDS
from gondwana.games.bios2.view import words
from gondwana.kit.advice import Advice, Note
from gondwana.kit.codec import fields
from gondwana.kit.log import History, Seen

PHASE_FRAMES = (
    EndTurn,
    Burial,
    Mothers,
    StartMothers,
    Actions,
    StartActions,
    EndActions,
    CloseEvents,
    Resolve,
    EventDone,
)
"""What comes after the matter in hand: dice, cards and other players' turns, which no answer may tell."""
LOSSES = ("endanger", "kill", "extinct")
TOLD = (
    *LOSSES,
    *("liberate", "outgas", "flood", "latitude", "collide", "pass_by", "dock", "rift", "windy"),
    *("transfer", "lose_organ", "discard", "disease"),
)


# -- why -------------------------------------------------------------------------------------------------------------


def subjects(s: Bios2) -> dict[str, str]:
    """The species in play, and the events of this turn that are still to come."""
    living = [SPECIES_WORDS[sp] for sp in range(SPECIES) if s.genotype[sp] != NONE]
    found = {word: f"species.{word}" for word in living}
    return found | {s.t.steps[step]: f"step.{s.t.steps[step]}" for step in to_come(s)}


def to_come(s: Bios2) -> list[int]:
    """The events that will follow the one in hand."""
    waiting = [frame for frame in s.stack if isinstance(frame, Resolve)]
    return steps(s)[waiting[-1].at :] if waiting else []


def places(s: Bios2) -> dict[str, str]:
    """All hexes and offshores."""
    return {s.t.biomes[biome]: f"biome.{s.t.biomes[biome]}" for biome in s.map.hexes + s.map.tabs}


def why(s: Bios2, subject: str, place: str) -> list[Note]:
    """What a species could do in a biome, or what an event will do there."""
    biome = s.t.biomes.index(place)
    if subject in s.t.steps:
        return forecast(s, s.t.steps.index(subject), biome)
    sp = SPECIES_WORDS.index(subject)
    found: list[Note] = []
    for level in movement.levels(s, sp // 5):
        meal = lives(s, sp, biome, level)
        found.append(meal)
        there = s.upright[level * BIOMES + biome]
        if meal.good and there not in (NONE, sp):
            found.append(contest(s, sp, there, biome, level))
    if any(note.good for note in found):
        found.append(in_range(s, sp, biome))
    return found


def answer(s: Bios2, key: str, rule: str, good: bool, biome: int, level: int, **words: str) -> Note:
    """A sentence about a level of a biome."""
    where = {"place": f"biome.{s.t.biomes[biome]}", "level": f"level.{LEVELS[level]}"}
    return Note(f"why.{key}.{rule}", rule, good, where | words)


def lives(s: Bios2, sp: int, biome: int, level: int) -> Note:
    """Could it live and eat on this level: first the land (F3.c), then its kin (F4.c), then food (F4.0)?"""
    rule = movement.barred(s, sp, biome, level)
    if rule in ("F3.c", "K7.a", "K7.b"):
        return answer(s, "no", rule, False, biome, level, what=f"terrain.{LANDS[life.biome_of(s, biome)]}")
    if rule == "F4.c":
        return answer(s, "no", rule, False, biome, level, what=f"species.{SPECIES_WORDS[sp]}")
    if rule in ("F4.0", "K7.0"):
        return answer(s, "no", rule, False, biome, level)
    if level == PLANT or (level == HERBIVORE and not s.rules.alien):
        rule = "K7.b" if level == PLANT else "F3.c"
        return answer(s, "yes", rule, True, biome, level, what=f"terrain.{LANDS[life.biome_of(s, biome)]}")
    prey = life.prey_at(s, biome, level)
    good, rule = life.meal(s, sp, prey, level)
    return answer(s, "yes" if good else "no", rule, good, biome, level, what=f"species.{SPECIES_WORDS[prey]}")


def contest(s: Bios2, sp: int, there: int, biome: int, level: int) -> Note:
    """Who would win a contest with the species that is there, and by which step (G2, H2)?"""
    lost, rule, organ = decided(s, sp, there, biome, level)
    key = "tied" if lost == TIE else "wins" if lost == there else "loses"
    niche = f"organ.{ORGANS[organ]}" if organ != NONE else ""
    what = f"species.{SPECIES_WORDS[there]}"
    return answer(s, key, rule, lost != sp, biome, level, what=what, organ=niche)


def decided(s: Bios2, a: int, b: int, biome: int, level: int) -> tuple[int, str, int]:
    """The loser of a contest or TIE, the paragraph of the step that decides it, and the organ of its niche."""
    lost = contests.loser(s, biome, level, a, b)
    niche = life.roadrunner(s, biome)
    if level == CARNIVORE or (level == HERBIVORE and s.rules.alien):
        prey = s.size[life.prey_at(s, biome, level)]
        if contests.fewer(s, niche, a, b) != TIE:
            return lost, "H3", niche
        if abs(s.size[a] - prey) != abs(s.size[b] - prey):
            return lost, "H4", NONE
        return lost, "H5" if s.size[a] != s.size[b] else "H6" if lost != TIE else "H6.a", NONE
    eater = s.upright[(level + 1) * BIOMES + biome]
    if eater != NONE:
        if life.suits(s, eater, a, level + 1) != life.suits(s, eater, b, level + 1):
            return lost, "G3", NONE
        if contests.fewer(s, niche, a, b) != TIE:
            return lost, "G4", niche
    if contests.fewer(s, life.humidity(s, biome), a, b) != TIE:
        return lost, "G5", life.humidity(s, biome)
    return lost, "G6" if s.size[a] != s.size[b] else "G7" if lost != TIE else "G7.a", NONE


def in_range(s: Bios2, sp: int, biome: int) -> Note:
    """Could a newborn get there now (F2.0), with the dispersal points it has (F2.a)?"""
    homes = creeples.homes(s, sp)
    points = life.points(s, sp)
    good = any(
        movement.reach(s, sp, movement.start_of(s, home), points)[biome] <= points
        for home in range(BIOMES)
        if homes >> home & 1
    )
    words = {"place": f"biome.{s.t.biomes[biome]}", "points": str(points)}
    return Note("why.near" if good else "why.far", "F2.0" if good else "F2.a", good, words)


# -- what will happen ------------------------------------------------------------------------------------------------


def forecast(s: Bios2, step: int, biome: int) -> list[Note]:
    """What an event to come would do in a biome if it happened now, up to the first die or decision."""
    name = f"step.{s.t.steps[step]}"
    if rule := obstacle(s, step):
        return [Note("log.skip.text", rule, False, {"step": name})]
    if s.t.kind[step] in (CRATER, MUTAGEN):
        return []
    after, history = s.clone(), History()
    after.stack, after.sink = [], history
    perform(after, step)
    after.run()
    return [note for note in notes(s, history.events, TOLD, True) if about(s, note, biome)]


def about(s: Bios2, note: Note, biome: int) -> bool:
    """Does a sentence tell of this biome, or of its craton?"""
    words = [f"biome.{s.t.biomes[biome]}", f"craton.{s.t.biomes[biome].partition('.')[0]}"]
    return any(word in note.words.values() for word in words)


def hush(s: Bios2) -> None:
    """Events, actions and players to come do not follow from the matter in hand."""
    last = max((n for n, frame in enumerate(s.stack) if isinstance(frame, PHASE_FRAMES)), default=-1)
    s.stack = s.stack[last + 1 :]


def losses(s: Bios2, events: Sequence[Seen]) -> list[Note]:
    """Who is endangered, dies or dies out."""
    return notes(s, events, LOSSES, False)


def notes(s: Bios2, events: Sequence[Event | Seen], names: tuple[str, ...], good: bool) -> list[Note]:
    """What was told, as sentences of the log."""
    found: list[Note] = []
    for event in events:
        if event.name not in names:
            continue
        said: dict[str, str] = {}
        for field, number in zip(fields(EVENTS[event.name]), event.args, strict=False):
            number_only = field.sort == "number"
            said[field.role] = str(number) if number_only else f"{field.sort}.{words(s, field.sort)[number]}"
        note = Note(f"log.{event.name}.text", event.rule, good, said)
        if note not in found:
            found.append(note)
    return found


ADVICE = Advice(subjects, places, why, hush, losses)
