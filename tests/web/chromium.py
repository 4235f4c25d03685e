"""What the tests in a real Chromium share: how to come in, to choose, and to wait."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import Any

import pytest

ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
ARGS += ["--disable-component-update", "--disable-sync"]
SIZES = {"desk": (1280, 860), "phone": (375, 740)}
TABLET = (1024, 768)
WHERE = [pytest.param(size, lang, id=f"{size}-{lang}") for size in SIZES for lang in ("en", "fr")]
Open = Callable[..., Any]


def program() -> str | None:
    """Debian's chromium, if it is there."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


def play_now(page: Any, name: str = "Ada", game: str = "cubosaurs") -> None:
    page.fill("input[name=name]", name)
    page.locator(f".game button.main[formaction='/play/{game}']").click()
    page.wait_for_selector("#board svg")


def ready(page: Any) -> bool:
    """Wait until something can be done; false at the end of the game."""
    page.wait_for_selector("#board .can, .ending")
    return page.query_selector(".ending") is None


def stays_within(page: Any) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{page.url} is wider than the screen"


def seq(page: Any) -> int:
    return int(page.evaluate("JSON.parse(document.getElementById('state').dataset.json).seq"))


def choose(page: Any, number: int = 0) -> None:
    """Click one of the things that glow, at its free upper edge."""
    before = seq(page)
    things = page.locator("#board .can")
    things.nth(number % things.count()).click(position={"x": 8, "y": 4})
    page.wait_for_function(
        "n => { const s = JSON.parse(document.getElementById('state').dataset.json);"
        " return s.seq > n || document.querySelector('#board .chosen'); }",
        arg=before,
    )
