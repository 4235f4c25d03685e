"""A turn (4.0): one action of the active player, then the culling, then perhaps a scoring or the end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gondwana.core.act import first, kind, pack, second, third
from gondwana.core.frames import Frame
from gondwana.games.bios1 import dna
from gondwana.games.bios1.acts import (
    BUY,
    BUY_UPPER,
    CULTURE,
    DRIFT,
    EXPAND,
    FOUND,
    GROW,
    LOWER,
    RAISE,
    SHRINK,
)
from gondwana.games.bios1.frames.cards import buy
from gondwana.games.bios1.frames.expand import begin_species, can_found, list_places
from gondwana.games.bios1.frames.sizes import adjust_track, can_raise, resize_species
from gondwana.games.bios1.life import homes, instincts, reach
from gondwana.games.bios1.species import enter
from gondwana.games.bios1.state import Bios1
from gondwana.games.bios1.tables import PREREQUISITES


class Turn(Frame[Bios1]):
    """Choose one action (4.2): buy (4.2a), resize (4.2b), acculturate, expand (4.2d), or an optional one; no pass.

    Nothing can be traded (4.4.2), dropped from a pile (8.0a.4), or moved to another habitat (aid.2).
    """

    RULE: ClassVar[str] = "4.2"
    OPENS: ClassVar[bool] = True

    def impossible(self, s: Bios1) -> str:
        return "" if s.active != s.tusker else "the two-tusker does not choose (19.1.5)"

    def options(self, s: Bios1) -> list[int]:
        player = s.active
        genes = s.genes[player]
        acts: list[int] = []
        for i in range(len(s.lower)):
            if i <= genes:
                acts.append(pack(BUY, i))
        for i in range(len(s.upper)):
            if i <= genes:
                acts.append(pack(BUY_UPPER, i))
        living = [species for species in range(player * 4, player * 4 + 4) if s.size[species] > 0]
        for species in living:
            if s.size[species] < 6:
                acts.append(pack(GROW, species))
        for species in living:
            if s.size[species] > 1:
                acts.append(pack(SHRINK, species))
        for species in living:
            list_cultures(s, species, acts)
        for species in living:
            if s.reserve(species) > 0:
                parents = homes(s, species)
                genome = s.genome[species]
                found = reach(s, parents, genome, s.size[species])
                list_places(s, acts, EXPAND, species, genome, found)
        if len(living) < 4 and len(living) > 0:
            list_foundings(s, player, living, acts)
        if s.rules.roadrunner and genes >= 2 and len(s.lower) > 0:
            list_track_moves(s, living, acts)
        if s.rules.drift:
            list_drifts(s, acts)
        return acts

    def choose(self, s: Bios1, act: int) -> None:
        what = kind(act)
        if what in (BUY, BUY_UPPER):
            buy(s, what == BUY_UPPER, first(act))
        elif what == GROW:
            resize_species(s, first(act), 1)
        elif what == SHRINK:
            resize_species(s, first(act), -1)
        elif what == CULTURE:
            acculturate(s, first(act), second(act))
        elif what == EXPAND:
            enter(s, first(act), int(second(act)) * 3 + int(third(act)))
            s.tell("expand", "10.0", first(act), second(act), third(act))
        elif what == FOUND:
            begin_species(s, first(act), second(act))
        elif what == DRIFT:
            s.genes[first(act)] -= 1
            s.genes[s.active] += 1
            s.tell("drift", "4.2f", s.active, first(act))
        else:
            adjust_track(s, first(act), second(act), 1 if what == RAISE else -1)

    def refuse(self, s: Bios1, act: int) -> str:
        return refuse_action(s, act)


def list_cultures(s: Bios1, species: int, acts: list[int]) -> None:
    """Cultures whose two instincts the species has (4.2c, 9.0), where it is not yet (9.2.1), with a reserve animal."""
    has = instincts(s, species)
    if has & (has - 1) == 0 or s.reserve(species) == 0:
        return
    for culture in range(6):
        needs = PREREQUISITES[culture]
        if has & needs == needs and not s.culture[species] >> culture & 1:
            acts.append(pack(CULTURE, species, culture))


def acculturate(s: Bios1, species: int, culture: int) -> None:
    """A reserve animal goes to a culture area, for good (9.0, 9.2.2)."""
    s.culture[species] |= 1 << culture
    s.tell("culture", "9.0", species, culture)


def list_foundings(s: Bios1, player: int, living: list[int], acts: list[int]) -> None:
    """A new species in a silhouette not in use, by any parent species that some child could leave (10.2.1)."""
    parents = [species for species in living if can_found(s, species)]
    for species in range(player * 4, player * 4 + 4):
        if s.size[species] == 0:
            for parent in parents:
                acts.append(pack(FOUND, species, parent))


def list_track_moves(s: Bios1, living: list[int], acts: list[int]) -> None:
    """The optional roadrunner action: a track one step up or down, for two genes (4.2e.1)."""
    for species in living:
        for letter in range(dna.DIETARY, 9):
            if can_raise(s, species, letter):
                acts.append(pack(RAISE, species, letter))
    for species in living:
        for letter in range(dna.DIETARY, 9):
            if dna.amount(s.genome[species], letter) > 0:
                acts.append(pack(LOWER, species, letter))


def list_drifts(s: Bios1, acts: list[int]) -> None:
    """Genetic drift: a gene from another player who has the most (4.2f); from version 2 on none from a two-tusker that
    has left the game (19.1.3)."""
    playing = [p for p in range(s.players) if p != s.tusker or s.version < 2 or s.alive(p)]
    most = max([s.genes[player] for player in playing])
    for player in playing:
        if player != s.active and s.genes[player] == most and most > 0:
            acts.append(pack(DRIFT, player))


def refuse_action(s: Bios1, act: int) -> str:
    """The paragraph against an action."""
    what = kind(act)
    species: i64 = first(act)
    if what in (BUY, BUY_UPPER):
        return "3.8.1" if what == BUY_UPPER and not s.rules.upper else "5.0"
    if what in (RAISE, LOWER):
        return "4.2e.1"
    if what == DRIFT:
        return "4.2f"
    if what not in (GROW, SHRINK, CULTURE, EXPAND, FOUND) or species >= s.players * 4:
        return "4.2"
    if not s.alive(s.active):
        return "16.3.1"
    if what in (GROW, SHRINK):
        return "2.5a" if s.size[species] > 0 else "8.0"
    if what == CULTURE:
        return "9.2.1" if s.culture[species] >> second(act) & 1 else "9.0"
    if what == FOUND:
        return "10.2.1"
    if s.size[species] == 0 or species >> 2 != s.active:
        return "10.1"
    if s.reserve(species) == 0:
        return "4.2.1"
    found: i64 = reach(s, homes(s, species), s.genome[species], s.size[species])
    return "10.4.1" if second(act) < 26 and not (found >> second(act)) & 1 else "10.4.2"


TURN: Final = Turn()
