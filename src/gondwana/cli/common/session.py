"""A game at the terminal: showing the table to whoever is asked, reading answers, letting bots answer."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from gondwana import bots
from gondwana.cli.common import table
from gondwana.cli.common.output import heading, texts
from gondwana.core.errors import IllegalAct
from gondwana.core.rng import seeded
from gondwana.kit.complaint import complaint
from gondwana.kit.errors import GondwanaError
from gondwana.kit.log import sentences
from gondwana.kit.match import Match

HINTS = "greedy"
THOUGHTS = 0x5EED
"""Keeps what bots draw apart from what the game draws."""


class Leave(Exception):
    """The player is done, before the game is."""


class Session:
    """One game at one terminal. `players` has the name of a bot, or nothing for a person, for each seat."""

    def __init__(self, match: Match, players: list[str], lang: str, out: Console, save: str | None) -> None:
        self.match = match
        self.players = players
        self.bots = {name: bots.make(name, match.game.id) for name in players if name}
        self.lang = lang
        self.out = out
        self.save = save
        self.t = texts(lang)
        self.terminal = sys.stdin.isatty() and out.is_terminal
        self.told = [0] * len(players)
        self.last = -1
        self.hides = False

    @property
    def people(self) -> list[int]:
        """The seats that persons hold."""
        return [seat for seat, bot in enumerate(self.players) if not bot]

    # -- the game ----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            while not self.match.over:
                seat = self.match.state.who
                if self.players[seat]:
                    view = self.match.view(seat)
                    self.match.play(seat, self.bots[self.players[seat]].choose(view, seeded(self.luck())))
                else:
                    self.turn(seat)
            self.finish()
        except Leave:
            self.out.print(Text(self.t("play.left"), "dim"))
        if self.save:
            self.write(self.save)

    def luck(self) -> int:
        """The seed of a bot's thoughts here: the same game and the same answers bring the same game again."""
        return (self.match.record.seed ^ THOUGHTS) + len(self.match.record.choices)

    def turn(self, seat: int) -> None:
        """A person is asked: hand over the screen, show the table, and answer commands until one is a choice."""
        self.hand_over(seat)
        self.show(seat)
        count = len(self.match.record.choices)
        while len(self.match.record.choices) == count:
            self.obey(seat, self.ask(self.t("play.choose", n=len(self.match.state.acts))))

    def hand_over(self, seat: int) -> None:
        """With several persons and something hidden, nobody may see the table of another."""
        views = [self.match.view(person).scene for person in self.people]
        self.hides = self.hides or any(view.zones != views[0].zones for view in views)
        if self.hides and self.last not in (-1, seat):
            self.clear()
            name = self.match.game.texts(self.lang)("seat", n=seat + 1)
            self.out.print(heading(self.t("play.hand_over", seat=name)))
            if self.terminal:
                self.ask(self.t("play.enter"))
                self.clear()
        self.last = seat

    def show(self, seat: int) -> None:
        """The news, the table and the question."""
        view = self.match.view(seat)
        self.out.print(Rule(style="dim"))
        self.news(seat)
        self.out.print()
        table.show_table(self.out, self.match.game, view.scene, self.lang, self.roles(seat), table.marks(view.options))
        rule = self.match.state.stack[-1].RULE
        head = table.seat_name(seat, self.match.game.texts(self.lang))
        self.out.print(Text.assemble("\n", head, "  ", (view.prompt(self.lang), "bold"), (f"  {rule}", "dim")))
        table.show_options(self.out, view, self.lang)

    def news(self, seat: int) -> None:
        """What happened since this seat last looked."""
        view = self.match.view(seat)
        lines = sentences(view.game, self.match.state, view.history[self.told[seat] :], self.lang)
        table.show_log(self.out, lines)
        self.told[seat] = len(view.history)

    def roles(self, seat: int) -> list[str]:
        """Who sits where, as this seat reads it."""
        you = self.t("play.you")
        known = self.match.game.meta.ratings()
        names = [f"{name} · {known[name]}" if name in known else name for name in self.players]
        return [bot or (you if person == seat else "") for person, bot in enumerate(names)]

    def finish(self) -> None:
        """The end of the game: its last events, the table, the scores."""
        s = self.match.state
        viewer = self.people[0] if len(self.people) == 1 else self.last
        self.out.print(Rule(style="dim"))
        self.news(viewer)
        self.out.print()
        table.show_table(self.out, self.match.game, self.match.view(viewer).scene, self.lang, self.roles(viewer))
        self.out.print(heading(self.match.game.prompt(s, self.lang)))
        table.show_scores(self.out, self.match.game, s.scores(), s.winners(), self.lang, self.t("play.won"))
        if not self.save and self.terminal:
            self.offer()

    # -- commands ----------------------------------------------------------------------------------------------------

    def obey(self, seat: int, line: str) -> None:
        """One line typed: a command of one letter, the number of an option, its text or its label."""
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if not word:
            return
        if word == "?":
            self.say("play.help")
        elif word == "t":
            self.show(seat)
        elif word == "r":
            self.explain(seat, rest)
        elif word == "w":
            self.why(seat, rest)
        elif word == "u":
            self.undo(seat)
        elif word == "h":
            self.hint(seat)
        elif word == "l":
            table.show_log(self.out, self.match.log(seat, self.lang))
        elif word == "s":
            self.write(rest) if rest else self.say("play.name_file")
        elif word == "q":
            self.offer()
            raise Leave
        else:
            self.choose(seat, line.strip())

    def choose(self, seat: int, line: str) -> None:
        """Play what was typed, or say why it cannot be."""
        options = self.match.view(seat).options
        choice: int | str = line
        for number, option in enumerate(options, 1):
            if line in (str(number), option.text) or line.lower() == option.label(self.lang).lower():
                choice = option.act
        if isinstance(choice, str) and choice.isdecimal():
            self.say("play.no_number", n=len(options))
            return
        try:
            self.match.play(seat, choice)
        except IllegalAct as error:
            rule = self.match.game.rulebook.rules.get(error.rule)
            known = isinstance(choice, int) or choice.split()[0] in self.match.game.codec.kinds
            if known and rule:
                self.say("play.illegal", rule=rule.id, text=rule.text(self.lang))
            else:
                self.say("play.unknown", line=line)

    def explain(self, seat: int, what: str) -> None:
        """The paragraph of an option, of an id, or of the question itself."""
        options = self.match.view(seat).options
        id = what or self.match.state.stack[-1].RULE
        if what.isdecimal() and 1 <= int(what) <= len(options):
            id = options[int(what) - 1].rule
        rule = self.match.game.rulebook.rules.get(id)
        if rule is None:
            self.say("play.no_rule", id=id)
            return
        self.out.print(Text.assemble((f"  {rule.id}  ", "bold"), rule.text(self.lang)))
        if rule.ruling:
            self.out.print(Text(f"  {rule.reading(self.lang)}", "dim"))

    def why(self, seat: int, what: str) -> None:
        """What something on the table could do, there or anywhere; nothing asked, what can be asked about."""
        view = self.match.view(seat)
        t = self.match.game.texts(self.lang)
        if not view.subjects():
            self.say("play.no_why")
            return
        subject, _, place = what.partition(" ")
        if not subject:
            self.say("play.why", subjects=", ".join(view.subjects()), places=" ".join(view.places()))
            return
        try:
            notes = view.why(subject, place.strip())
        except GondwanaError as error:
            self.out.print(Text(f"  {complaint(str(error), self.lang)}", "cyan"))
            return
        table.show_notes(self.out, notes, t)
        if not notes:
            self.say("play.nowhere")

    def undo(self, seat: int) -> None:
        """Take back one choice, if nothing was seen and nobody has answered since; then the question comes anew."""
        if self.match.undoable(seat) < 1:
            self.say("play.no_undo")
            return
        self.match.undo(1)
        self.told[seat] = min(self.told[seat], len(self.match.view(seat).history))

    def hint(self, seat: int) -> None:
        """What the greedy bot would do with this view."""
        if HINTS not in bots.names(self.match.game.id):
            self.say("play.no_hint")
            return
        view = self.match.view(seat)
        act = bots.choose(HINTS, view, self.luck())
        number, option = next((n, option) for n, option in enumerate(view.options, 1) if option.act == act)
        self.say("play.hint", number=number, label=option.label(self.lang))

    def offer(self) -> None:
        """Ask for the name of a file to keep the record in; nothing typed, nothing kept."""
        if self.save:
            return
        if name := self.ask(self.t("play.keep")).strip():
            self.write(name)

    def write(self, name: str) -> None:
        """Save the record; a file that cannot be written is no reason to lose the game."""
        try:
            self.match.record.save(Path(name))
        except OSError as error:
            self.say("play.not_saved", file=name, why=complaint(error.strerror or "", self.lang))
        else:
            self.say("play.saved", file=name)

    # -- the terminal ------------------------------------------------------------------------------------------------

    def ask(self, question: str) -> str:
        """A line typed; the end of the input means leaving."""
        self.out.print(Text(question, "dim"))
        try:
            return input("› ")
        except EOFError:
            self.out.print()
            raise Leave from None

    def clear(self) -> None:
        """An empty screen, and nothing to scroll back to."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[3J")
            self.out.clear()

    def say(self, key: str, **args: object) -> None:
        """An answer of the program."""
        self.out.print(Text(f"  {self.t(key, **args)}", "cyan"))
