"""What one viewer is shown of a table: made from the viewer's PlayerView, from nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from django.utils import timezone
from django.utils.safestring import SafeString, mark_safe

import gondwana
from gondwana.core.state import OVER, State
from gondwana.kit.game import Game
from gondwana.kit.i18n import Texts
from gondwana.kit.log import Line
from gondwana.kit.match import Match
from gondwana.kit.option import act_label
from gondwana.kit.scene import Scene
from gondwana.kit.view import PlayerView
from gondwana.web import referee
from gondwana.web.models import Seat, Table

SEAT = re.compile(r"p\d+$")
LINES = 60
"""So many lines of the log come with the table; the rest is a click away."""


@dataclass
class Shown:
    """A position for one viewer in one language, ready for templates and programs."""

    game: Game
    seq: int
    viewer: int
    who: int
    over: bool
    prompt: str
    rule: str
    options: list[dict[str, Any]]
    svg: SafeString
    text: str
    lines: list[Line]
    more_lines: int
    scene: Scene
    begun: int
    undoable: int
    choices: int
    subjects: dict[str, str]
    places: dict[str, str]
    chose: bool = False

    @property
    def asked(self) -> bool:
        """Is the viewer the one who must answer?"""
        return self.who == self.viewer and self.viewer >= 0

    @property
    def data(self) -> dict[str, Any]:
        """What the script of the page works with."""
        return {
            "seq": self.seq,
            "asked": self.asked,
            "over": self.over,
            "options": self.options,
            "pieces": pieces(self.scene),
            "choices": self.choices,
        }


def pieces(scene: Scene) -> dict[str, list[Any]]:
    """What lies where, so that the page can tell what moved: id to sort and number."""
    return {
        piece.id: [f"{piece.kind}/{piece.label}", piece.count, zone.id] for zone in scene.zones for piece in zone.pieces
    }


def lights(scene: Scene, lines: list[Line]) -> list[Line]:
    """The lines with the ids of what they speak of on this table; a seat alone lights up only if nothing else does."""
    index: dict[str, list[str]] = {}
    for zone in scene.zones:
        index.setdefault(zone.id, []).append(zone.id)
        for piece in zone.pieces:
            head, _, tail = piece.id.rpartition(".")
            owned = tail if SEAT.match(head.partition(".")[0]) else ""  # p1.trex is a trex, but T3.biome is no biome
            place = f"{piece.data['q']},{piece.data['r']}" if "q" in piece.data else ""
            for word in {piece.id, owned, place} - {""}:
                index.setdefault(word, []).append(piece.id)
    return [replace(line, about=tuple(lit(index, line.about))) for line in lines]


def lit(index: dict[str, list[str]], about: tuple[str, ...]) -> list[str]:
    """The ids of what a sentence names: `T3` and `biome` together are one place, a card is looked for at its seats."""
    seats = [word for word in about if SEAT.match(word)]
    pairs = [f"{one}.{other}" for one, other in pairwise(about)]
    named = [id for word in (*about, *pairs) if word not in seats for id in index.get(word, [])]
    mine = [id for id in named if not seats or id.partition(".")[0] in seats or not SEAT.match(id.partition(".")[0])]
    return list(dict.fromkeys(mine or [id for word in seats for id in index.get(word, [])]))[:8]


def position(
    game: Game, s: State, view: PlayerView, lang: str, names: list[str], lines: list[Line], seq: int, wide: bool
) -> Shown:
    """A position as this view shows it."""
    acts = view.options
    texts = game.texts(lang)
    options = [
        {
            "text": option.text,
            "label": act_label(game, s, option.act, lang, names),
            "rule": option.rule,
            "touch": list(option.touch),
            "cost": [{"rule": note.rule, "text": note.text(texts)} for note in view.cost(option.act)],
        }
        for option in acts
    ]
    return Shown(
        game=game,
        seq=seq,
        viewer=view.seat,
        who=s.who,
        over=s.who == OVER,
        prompt=view.prompt(lang),
        rule=s.stack[-1].RULE if s.stack else "",
        options=options,
        svg=mark_safe(game.draw(view.scene, lang, names, wide)),
        text=view.text(lang),
        lines=lights(view.scene, lines[-LINES:]),
        more_lines=max(0, len(lines) - LINES),
        scene=view.scene,
        begun=0,
        undoable=0,
        choices=s.count,
        subjects=named(texts, view.subjects()),
        places=named(texts, view.places()),
    )


def named(texts: Texts, keys: dict[str, str]) -> dict[str, str]:
    """Words with their names."""
    return {word: texts(key) if key in texts else key for word, key in keys.items()}


def show(table: Table, viewer: int, lang: str, wide: bool) -> Shown:
    """The present position of a table; raises Frozen if this package does not play it any more."""
    place = referee.sitting(table)
    with place.lock:
        match = place.current(table)
        return shown(match, table, viewer, lang, place.count, wide)


def shown(match: Match, table: Table, viewer: int, lang: str, seq: int, wide: bool) -> Shown:
    """The position of a match in memory, whose lock the caller holds."""
    names = referee.names(table)
    match.record.names = names
    lines, before = match.tail(viewer, lang, LINES)
    found = position(match.game, match.state, match.view(viewer), lang, names, lines, seq, wide)
    found.more_lines = before
    found.begun = match.begun(viewer) if found.asked and not found.over else 0
    found.chose = viewer >= 0 and any(seat == viewer for seat, _ in match.record.choices)
    found.undoable = match.undoable(viewer) if viewer >= 0 and not found.over else 0
    return found


def rail(table: Table, places: list[Seat], scene: Scene | None, viewer: int, lang: str) -> list[dict[str, Any]]:
    """The seats with everything public about them; where the game deals colours, the name of each."""
    rows: list[dict[str, Any]] = []
    colours: list[str] = scene.data.get("colours", []) if scene is not None else []
    for place in places:
        end = referee.deadline(table, place.left) if place.number == table.asked and not place.bot else None
        left = (end - timezone.now()).total_seconds() if end else place.left
        rows.append(
            {
                "number": place.number,
                "name": place.name,
                "bot": place.bot,
                "colour": gondwana.game(table.game).texts(lang)(f"player.{colours[place.number]}") if colours else "",
                "free": place.player_id is None and not place.bot and not table.imported,
                "you": place.number == viewer,
                "asked": table.status == Table.LIVE and place.number == table.asked,
                "turn": scene is not None and table.status == Table.LIVE and place.number == scene.turn,
                "score": scene.scores[place.number] if scene is not None and scene.scores else None,
                "won": place.number in (table.winners or []),
                "left": None if left is None else max(0, int(left)),
                "running": end is not None,
            }
        )
    return rows
