"""Positions that somebody has got wrong: each is refused in one line that names the place, or it can be played."""

from __future__ import annotations

import re
from functools import cache

import pytest

import gondwana
from gondwana.core.rng import Rng, seeded
from gondwana.kit.errors import SituationError
from tests.games.bios2.test_situations import WAYS
from tests.games.bios2.tools import World

GAME = gondwana.game("bios2")
MUTANTS = 12
"""For each way to play; more were tried when this was written."""
CHOICES = 25
HOME = "herbivores: laurentia.3=orange_archetype siberia.6=black_archetype\n"


@cache
def positions(way: int) -> list[list[str]]:
    """Positions of a random game as lines, one for each stack of frames."""
    seats, options = WAYS[way]
    s = GAME.new(seats, 40 + way, options)
    rng = seeded(way)
    found: dict[str, list[str]] = {}
    for _ in range(150):
        if not s.acts:
            break
        if s.waiting() not in found:
            found[s.waiting()] = GAME.dump(s).splitlines()
        s.play(pick(s.acts, rng))
    return list(found.values())


def pick(every: list, rng: Rng):  # type: ignore[no-untyped-def, type-arg]
    """One of them."""
    return every[rng.below(len(every))]


def other(name: str, way: int, rng: Rng) -> str:
    """A line of that name from some position."""
    for _ in range(20):
        found = [line for line in pick(positions(way), rng) if line.startswith(name)]
        if found:
            return str(pick(found, rng))
    return name + " none"


def mutant(way: int, rng: Rng) -> str:
    """A position with one to three mistakes, most of them in what comes next."""
    lines = list(pick(positions(way), rng))
    for _ in range(1 + rng.below(3)):
        waiting = [i for i, line in enumerate(lines) if line.startswith("next:")]
        rest = [i for i, line in enumerate(lines) if not re.match("game|seats|option|chance|next", line)]
        i = pick(waiting if waiting and rng.below(3) else rest, rng)
        j = pick(waiting or rest, rng)
        name, _, values = lines[i].partition(":")
        foreign = other(name + ":", pick(range(len(WAYS)), rng), rng)
        how = rng.below(7)
        if how == 0:
            del lines[i]
        elif how == 1:
            lines.insert(i, foreign if name == "next" else lines[i])
        elif how == 2:
            lines[i], lines[j] = lines[j], lines[i]
        elif how == 3:
            lines[i] = foreign
        elif len(values.split()) > 0:
            words = values.split()
            at = rng.below(len(words))
            strange = [*foreign.partition(":")[2].split(), str(rng.below(1 << 31)), str(rng.below(50))]
            words[at : at + rng.below(2)] = [pick(strange, rng)]
            lines[i] = f"{name}: {' '.join(words)}"
    return "\n".join(lines)


@pytest.mark.parametrize("way", range(len(WAYS)))
def test_what_cannot_be_is_refused_and_all_else_can_be_played(way: int) -> None:
    rng = seeded(1000 + way)
    refused = tried = 0
    for _ in range(MUTANTS):
        text = mutant(way, rng)
        try:
            s = GAME.situation(text)
        except SituationError as error:
            refused += re.fullmatch(r"line \d+, column \d+: .+", str(error)) is not None
            tried += 1
            continue
        assert GAME.situation(GAME.dump(s)).key() == s.key(), text
        for _ in range(CHOICES):
            assert s.check() == "", text
            if not s.acts:
                break
            s.play(pick(s.acts, rng))
    assert 0 < refused == tried


@pytest.mark.parametrize(
    ("waits", "complaint"),
    [
        ("EndTurn|EndTurn", "A.0: EndTurn EndTurn is no order"),
        ("Burial|EndTurn", "A.0: Burial EndTurn is no order"),
        ("EndTurn|Act orange 0 0|Disperse black", "A.0: EndTurn Act Disperse is no order"),
        ("EndTurn|Radiation orange_archetype 3", "A.0: EndTurn Radiation is no order"),
        ("EndTurn|Act black 0 0|EndActions orange", "A.0: EndTurn Act EndActions is no order"),
        ("EndTurn|StartActions orange|Act orange 0 0", "A5.2: StartActions and Act wait in order"),
        ("EndTurn|StartMothers orange|Disperse orange", "A5.2: StartMothers and Disperse wait in order"),
        ("Round|LayOut", "C1.f: the cratons are laid out before all else"),
        ("EndTurn|EventDone|ChooseTarget azolla_bloom_1 1 2", "no such disc where it comes from"),
        ("EndTurn|EventDone|ChooseTarget azolla_bloom_2 99 2", "GL.Degazer: 99 black discs are on their way"),
        ("EndTurn|EventDone|ChooseReservoir laurentia.1", "no white disc lies there"),
        ("EndTurn|EventDone|Borrow camp_1 black laurentia.2", "no disc that the reservoirs lack"),
        ("EndTurn|EventDone|ChooseHex camp_1 none 2", "it names no disc"),
        ("EndTurn|EventDone|Release azolla_bloom_1 4294967295", "has no bloom"),
        ("EndTurn|EventDone|Doom", "no plant can be doomed"),
        ("EndTurn|RainDance", "nobody dances"),
        ("EndTurn|EventDone|Erode laurentia.2", "no mountain is there"),
        ("EndTurn|Fade|Rise orange", "no archetype is to appear"),
        ("EndTurn|Fade|Replace orange_archetype orange_archetype", "can become the daughter's first"),
        ("EndTurn|Fade|Switch orange_archetype laurentia.3", "it cannot be carnivore there"),
        ("EndTurn|Fade|Favour orange_archetype siberia.6 herbivore", "the two cannot contest that level"),
        ("EndTurn|Fade|Beach orange_archetype 1", "no swimmers become domes"),
        ("Round|Bring p1", "this seat has its colour"),
    ],
)
def test_what_may_lie_on_what(waits: str, complaint: str) -> None:
    with pytest.raises(SituationError, match=re.escape(complaint)):
        World(HOME + "".join(f"next: {frame}\n" for frame in waits.split("|")))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            "et seen: camp chicxulub_class_comet ring_of_fire hypercapnia nearby_supernova\n",
            "A1.f.1: the era's last ET card",
        ),
        ("orange_archetype: size=1\nherbivores: siberia.6=black_archetype\n", "I3.0: orange_archetype has no creeple"),
        (f"orange_archetype: size=1 size=2\n{HOME}", "size is given twice"),
        ("colours: orange none\nherbivores: laurentia.3=orange_archetype\n", "C1.c: a seat has no colour"),
    ],
)
def test_what_cannot_go_on(text: str, complaint: str) -> None:
    with pytest.raises(SituationError, match=re.escape(complaint)):
        World(text)
