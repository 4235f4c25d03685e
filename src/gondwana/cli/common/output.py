"""Writing to the terminal: a calm console for people, JSON for programs, texts in the reader's language."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from gondwana.kit.i18n import Texts

if TYPE_CHECKING:
    from rich.console import Console
    from rich.rule import Rule

LOCALE = Path(__file__).parents[1] / "locale"
PIPED = 100
"""The width of lines when nobody says how wide the reader is: no terminal is there at all, not even for complaints."""


def texts(lang: str) -> Texts:
    """The texts of the command line."""
    return Texts(lang, LOCALE)


def console(stderr: bool = False) -> Console:
    """A console that neither guesses at numbers nor reads markup in what players write."""
    from rich.console import Console

    class Calm(Console):
        def on_broken_pipe(self) -> None:
            """Let `main` deal with it, as with every other output."""
            raise BrokenPipeError

    stream = sys.stderr if stderr else sys.stdout
    width = None
    if not stream.isatty() and not os.environ.get("COLUMNS"):
        width = os.get_terminal_size(sys.stderr.fileno()).columns if sys.stderr.isatty() else PIPED
    return Calm(highlight=False, markup=False, emoji=False, stderr=stderr, width=width)


def heading(words: str) -> Rule:
    """What stands above what is shown."""
    from rich.rule import Rule
    from rich.text import Text

    return Rule(Text(words, "bold"), style="dim")


@contextlib.contextmanager
def progress(title: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """On a terminal, a bar that shows how far it is and how long it will take; what is yielded moves it on."""
    if not sys.stderr.isatty():
        yield lambda n: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total, completed=done)
        yield lambda n: bar.advance(task, n)


def put_json(data: object) -> None:
    """Data for programs."""
    print(json.dumps(data, ensure_ascii=False, indent=2))
