"""What must hold in every game, checked on whole random games. A game passes by existing; nothing is declared."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gondwana.core.errors import IllegalAct
from gondwana.core.event import ALL, SPECTATOR
from gondwana.core.rng import Rng, seeded
from gondwana.core.state import OVER, State
from gondwana.kit.game import Game
from gondwana.kit.i18n import LANGUAGES
from gondwana.kit.log import History, seen, sentences
from gondwana.kit.match import Match
from gondwana.kit.record import Record

LONGEST = 20_000
"""No game of the package takes that many choices."""

Chooser = Callable[[Game, State, Rng], int]
"""Who plays the games that are checked: picks one of `s.acts`."""


def at_random(game: Game, s: State, rng: Rng) -> int:
    """Any legal act, each as likely."""
    return s.acts[rng.below(len(s.acts))]


class Broken(AssertionError):
    """An invariant that does not hold, with the situation where it broke."""

    def __init__(self, game: Game, s: State, what: str) -> None:
        self.what = what
        self.situation = game.dump(s)
        super().__init__(f"{game.id}: {what}\n{self.situation}")


def check_rules(game: Game, s: State) -> None:
    """The cheapest checks, for every position of thousands of games: the game's own; options sorted and unique."""
    if problem := s.check():
        raise Broken(game, s, problem)
    if (s.who == OVER) != (not s.acts):
        raise Broken(game, s, f"seat {s.who} is asked with {len(s.acts)} options")
    if s.acts != sorted(set(s.acts)):
        raise Broken(game, s, f"options not sorted and unique: {s.acts}")


def check_position(game: Game, s: State) -> None:
    """Cheap checks for every position of a game: the rules of the game hold, options are written and read back."""
    check_rules(game, s)
    for act in s.acts:
        text = game.codec.text(s, act)
        if game.codec.parse(s, text) != act:
            raise Broken(game, s, f"{text!r} reads back as another act")


def check_situation(game: Game, s: State) -> None:
    """The text of a position gives the same position."""
    text = game.dump(s)
    again = game.situation(text)
    if again.key() != s.key() or game.dump(again) != text or again.acts != s.acts:
        raise Broken(game, s, f"the situation reads back as another position:\n{game.dump(again)}")


def check_refusal(game: Game, s: State) -> None:
    """What is not among the options is refused with a paragraph, and changes nothing."""
    before = s.key()
    for act in (-1, 1 << 36, max(s.acts) + 1):
        try:
            s.play(act)
        except IllegalAct as error:
            if error.rule not in game.rulebook.rules:
                raise Broken(game, s, f"refused with {error.rule!r}, which is no paragraph") from None
        else:
            raise Broken(game, s, f"act {act} was accepted")
    if s.key() != before:
        raise Broken(game, s, "a refused act changed the position")


def check_options(game: Game, s: State) -> None:
    """Each option can be played on a clone; the original does not move; what it touches is on the table."""
    before = s.key()
    ids = game.view(s, s.who).scene.ids()
    for option in game.options(s):
        if option.rule not in game.rulebook.rules:
            raise Broken(game, s, f"option {option.text!r} rests on {option.rule!r}, which is no paragraph")
        if stray := [id for id in option.touch if id not in ids]:
            raise Broken(game, s, f"option {option.text!r} touches {stray}, which is not on the table")
        s.clone().play(option.act)
    if s.key() != before:
        raise Broken(game, s, "playing on a clone changed the original")


def check_secrets(game: Game, s: State, seed: int) -> None:
    """No seat can tell a determinized world from the real one, and its components are all there."""
    history = s.sink if isinstance(s.sink, History) else History()
    for seat in range(SPECTATOR, s.seats):
        other = s.determinize(seat, seed)
        if problem := other.check():
            raise Broken(game, other, f"determinized for seat {seat}: {problem}")
        other.sink = history
        if game.view(s, seat).scene != game.view(other, seat).scene:
            raise Broken(game, s, f"seat {seat} sees a difference to the world\n{game.dump(other)}")
        if s.key(seat) != other.key(seat):
            raise Broken(game, s, f"the key of seat {seat} betrays a secret")
        if seat >= 0 and s.who == seat and s.acts != other.acts:
            raise Broken(game, s, f"the options of seat {seat} betray a secret")
        for lang in LANGUAGES:
            sentences(game, s, seen(game, history, seat), lang)


def check_game(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, object],
    deep: int = 7,
    *,
    pack: str | None = None,
    choose: Chooser = at_random,
) -> Record:
    """A whole game, played at random if nothing else is said, with all checks; the dear ones at every `deep`-th choice.

    Its record. The checks do not disturb the choices: they are those of the same game without checks.
    """
    match = Match(game, seats, seed, options, pack)
    rng = seeded(seed + 1)
    while not match.over:
        s = match.state
        check_position(game, s)
        if s.count % deep == 0:
            check_situation(game, s)
            check_refusal(game, s)
            check_options(game, s)
            check_secrets(game, s, seed + s.count)
        if s.count > LONGEST:
            raise Broken(game, s, "no end in sight")
        match.play(s.who, choose(game, s, rng))
    check_position(game, match.state)
    check_situation(game, match.state)
    check_record(game, match, rng)
    return match.record


def check_record(game: Game, match: Match, rng: Rng) -> None:
    """The record replays to the same key, and undo leads back to any earlier position, down to the first."""
    final = match.state.key(ALL)
    if Record.loads(match.record.dumps()).replay().key() != final:
        raise Broken(game, match.state, "the record does not replay")
    keys = [s.key() for s in match.record.positions()]
    again = Match.resume(Record.loads(match.record.dumps()))
    while again.record.choices:
        back = min(len(again.record.choices), 1 + int(rng.below(60)))
        again.undo(back)
        if again.state.key() != keys[len(again.record.choices)]:
            raise Broken(game, again.state, "undo leads to another position")
