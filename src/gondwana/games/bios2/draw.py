"""The picture of Bios: Megafauna, second edition."""

from __future__ import annotations

from collections.abc import Sequence

from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Scene
from gondwana.kit.svg import Canvas


def draw(scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> str:
    """The table."""
    return Canvas().picture(300, 140, "", texts("about"))
