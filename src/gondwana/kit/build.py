"""Which of the two builds is running: the compiled one, or plain Python."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from gondwana.core import state


def build() -> str:
    """The build of the engine in this process: `compiled` or `interpreted`."""
    return "compiled" if str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def has_compiled() -> bool:
    """Do compiled modules lie beside the sources, whether this process uses them or not?"""
    folder = Path(__file__).parents[1] / "core"
    return any((folder / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
