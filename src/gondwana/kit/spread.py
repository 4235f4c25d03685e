"""Work in pieces, in this process or in several."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def leave_interruption_to_the_first_process() -> None:
    """So that Ctrl-C makes no noise in the others; they are ended with the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def spread(work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int) -> Generator[Result, None, None]:
    """What comes of each piece, in their order. Closing ends the processes, whatever they do."""
    if jobs == 1:
        yield from map(work, pieces)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, leave_interruption_to_the_first_process) as pool:
        yield from pool.imap(work, pieces)
