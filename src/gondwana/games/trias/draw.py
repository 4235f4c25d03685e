"""The map of Trias as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from gondwana.kit.i18n import Texts
from gondwana.kit.scene import Scene


def draw(scene: Scene, texts: Texts, names: Sequence[str], wide: bool) -> str:
    """Placeholder."""
    return "<svg xmlns='http://www.w3.org/2000/svg'></svg>"
