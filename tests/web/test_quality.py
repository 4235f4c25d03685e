"""What a browser's own inspection would complain of: weight, what holds up the first sight, jumps, small targets."""

from __future__ import annotations

from typing import Any

import pytest

from gondwana.web.guides import guides
from tests.web.chromium import Open, play_now

HEAVIEST = 250_000
WATCH = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => setTimeout(() => done(sum), 100));
})"""
LOADED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((one) => !one.name.endsWith("/news")).map((one) => [one.name, one.transferSize])"""
SMALL = """() => {
  const found = [];
  for (const one of document.querySelectorAll("a, button, input, select, summary, textarea")) {
    const box = one.getBoundingClientRect();
    if (!box.width || !one.checkVisibility() || one.matches(".skip, p a, li a, dd a, a.rule")) continue;
    const least = one.matches("button.main, a.button.main") ? 44 : one.type === "checkbox" ? 0 : 24;
    if (Math.min(box.width, box.height) < least) found.push([one.outerHTML.slice(0, 80), box.width, box.height]);
  }
  return found;
}"""
HEAD = """() => ({
  lang: document.documentElement.lang, title: document.title,
  viewport: document.querySelector("meta[name=viewport]").content,
  about: document.querySelector("meta[name=description]").content,
  waits: [...document.head.querySelectorAll("script")].filter((one) => !one.defer && one.type !== "module").length,
  styles: document.head.querySelectorAll("link[rel=stylesheet]").length,
})"""


def inspect(page: Any) -> None:
    """Everything that holds on every page."""
    head = page.evaluate(HEAD)
    assert head["lang"] in ("en", "fr")
    assert head["title"]
    assert head["about"]
    assert head["viewport"] == "width=device-width, initial-scale=1", "whoever needs it may bring a page nearer"
    assert (head["waits"], head["styles"]) == (0, 2), "nothing but two style sheets holds up the first sight"
    assert not page.evaluate(SMALL)
    loaded = page.evaluate(LOADED)
    assert all(name.startswith(page.url.partition("/t/")[0][:16]) for name, _ in loaded), "nothing from elsewhere"
    assert sum(size for _, size in loaded) < HEAVIEST
    assert page.evaluate(WATCH) < 0.1, "nothing jumps while the page comes"


@pytest.mark.parametrize("game", list(guides()))
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_table_of_a_game_is_light_and_steady(visit: Open, game: str, size: str) -> None:
    page = visit(size=size)
    said: list[str] = []
    page.on("console", lambda line: said.append(line.text) if line.type in ("error", "warning") else None)
    play_now(page, game=game)
    table = page.url
    page.goto("about:blank")
    page.goto(table)
    page.wait_for_selector("#board .can, #choices button")
    inspect(page)
    page.evaluate("() => { document.getElementById('words').open = true; scrollTo(0, 0); }")
    before = page.evaluate(WATCH)
    page.evaluate("() => document.querySelector('.all-choices button').click()")
    page.wait_for_function("() => JSON.parse(document.getElementById('state').dataset.json).seq > 0")
    page.wait_for_timeout(500)
    assert page.evaluate(WATCH) - before < 0.1, "nothing jumps at a choice"
    assert not said


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_other_pages_are_light_and_steady(visit: Open, size: str) -> None:
    page = visit(size=size)
    for path in ("/", "/new/bios1", "/rules/trias", "/login", "/g/evolution"):
        page.goto(path)
        inspect(page)


def test_what_is_at_the_end_of_a_page_can_be_reached_under_what_is_asked(visit: Open) -> None:
    page = visit(size="phone")
    play_now(page)
    page.wait_for_selector("#board .can")
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    last, over = page.evaluate(
        "() => ['words', 'prompt'].map((id) => document.getElementById(id).getBoundingClientRect())"
    )
    assert last["bottom"] <= over["top"]
