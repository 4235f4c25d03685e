"""The pictures of docs/web.md: `python bench/web_screens.py` plays a little and takes them in Chromium."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.chromium import choose, ready
from tests.web.server import Server

ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]


def shot(page: Any, name: str) -> None:
    """Wait until everything lies still, then take it."""
    page.wait_for_timeout(700)
    page.screenshot(path=ROOT / "docs" / "pictures" / f"web-{name}.jpg", type="jpeg", quality=72)


def begin(page: Any, name: str, game: str = "cubosaurs") -> None:
    """Sit down against bots and wait for the first question."""
    page.goto("/")
    if page.query_selector("input[name=name]"):
        page.fill("input[name=name]", name)
    page.locator(f".game button.main[formaction='/play/{game}']").click()
    page.wait_for_selector("#board .can")


def main() -> None:
    """All of them."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home, sync_playwright() as started:
        server = Server(Path(home), GONDWANA_UNLIMITED="1")
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        desk = browser.new_context(viewport={"width": 1280, "height": 820}, locale="en-GB", base_url=server.url)
        page = desk.new_page()
        page.goto("/")
        page.wait_for_timeout(5000)  # until the land has broken up
        shot(page, "home")
        begin(page, "Ada")
        for number in range(300):
            if not ready(page):
                break
            if number == 6:
                shot(page, "table")
            choose(page, number)
        shot(page, "end")
        table = page.url
        page.goto(table + "/replay?n=40&seat=1")
        shot(page, "replay")
        page.goto(table + "/analysis")
        page.locator("#main form button.main").click()
        page.wait_for_selector(".judged", timeout=180_000)
        shot(page, "analysis")
        for name, path in (
            ("guide", "/learn/cubosaurs/3"),
            ("rules", "/rules/cubosaurs?q=raptor"),
            ("new", "/new/cubosaurs"),
            ("settings", "/settings"),
            ("history", "/history"),
            ("upload", "/upload"),
            ("signin", "/login"),
        ):
            page.goto(path)
            shot(page, name)
        page.goto("/history")
        page.locator(".menu summary").first.click()
        page.locator(".menu a").nth(1).click()
        shot(page, "profile")
        page.goto("/new/trias")
        page.locator("form.sheet button.main").click()
        page.wait_for_selector(".invite")
        shot(page, "invite")
        for game in ("evolution", "trias", "bios1", "bios2"):
            begin(page, "Ada", game)
            for number in range(12):
                page.wait_for_selector("#board .can, #choices button", timeout=60_000)
                if page.query_selector("#words:not([open])"):
                    page.locator("#words summary").click()
                choices = page.locator(".all-choices button")
                if choices.count():
                    choices.nth(number % choices.count()).click()
                page.wait_for_timeout(900)
            page.locator("#words summary").click()
            shot(page, f"table-{game}")
        phone = browser.new_context(
            viewport={"width": 375, "height": 740},
            locale="fr-FR",
            color_scheme="dark",
            is_mobile=True,
            has_touch=True,
            base_url=server.url,
        )
        page = phone.new_page()
        begin(page, "Zoé")
        shot(page, "phone")
        browser.close()
        server.kill()


if __name__ == "__main__":
    main()
