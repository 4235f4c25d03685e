"""Gondwana: five board games about the history of life, rule-exact.

>>> import gondwana
>>> g = gondwana.game("cubosaurs")
>>> s = g.new(seats=2, seed=7)
>>> [option.text for option in g.options(s)]
['keep', 'add penta', 'add grey4', 'add black4', 'add black5']
"""

from __future__ import annotations

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from types import ModuleType

__version__ = "0.1.0"


class _Interpreted:
    """With GONDWANA_PURE=1, finds the sources of this package where compiled modules lie beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith(f"{__name__}.") or path is None:
            return None
        sources = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path:
            spec = importlib.machinery.FileFinder(folder, sources).find_spec(name)
            if spec is not None:
                return spec
        return None


if os.environ.get("GONDWANA_PURE") == "1":
    sys.meta_path.insert(0, _Interpreted)

import gondwana.games  # the package first, so that the function of the same name stays
from gondwana.core.errors import IllegalAct
from gondwana.core.state import CHANCE, OVER
from gondwana.kit.errors import GondwanaError
from gondwana.kit.game import game, games
from gondwana.kit.match import Match
from gondwana.kit.record import Record
from gondwana.kit.view import PlayerView

__all__ = [
    "CHANCE",
    "OVER",
    "GondwanaError",
    "IllegalAct",
    "Match",
    "PlayerView",
    "Record",
    "game",
    "games",
]
