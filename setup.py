"""Builds the hot modules with mypyc where a C compiler is at hand; without one the package is plain Python.

GONDWANA_PURE=1 leaves them interpreted.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/gondwana")
INTERPRETED = ("__init__", "chart", "draw", "scene", "situation", "told", "view", "why")
"""Beginnings of the names of modules that draw, talk or read files."""


def hot_modules() -> list[str]:
    """The core and every game's engine; what draws, talks or reads files stays interpreted."""
    lab = ("lab/spelling.py", "lab/batch.py", "lab/prospects.py")
    places = ("core/*.py", "bots/*.py", "games/*/*.py", "games/*/frames/*.py", *lab)
    files = [path for place in places for path in SOURCE.glob(place)]
    return sorted(str(path) for path in files if not path.name.startswith(INTERPRETED))


def extensions() -> list[Extension]:
    """What to compile: nothing if the user wants that, or if there is no compiler."""
    if {"egg_info", "dist_info"} & set(sys.argv):
        return []
    if os.environ.get("GONDWANA_PURE") == "1" or not (shutil.which(os.environ.get("CC", "cc")) or os.name == "nt"):
        return []
    from mypyc.build import mypycify

    built = mypycify(["--strict", *hot_modules()], opt_level="3")
    for extension in built:
        extension.optional = True  # a compiler that fails leaves the interpreted build
    return built


setup(ext_modules=extensions())
