"""The table of Evolution as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Scene
from gondwana.kit.svg import Canvas


def draw(scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> str:
    """The whole table."""
    c = Canvas()
    return c.picture(1200, 800, "", texts("zone.deck", n=scene.zone("deck").data["n"]))
