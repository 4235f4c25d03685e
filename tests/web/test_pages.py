"""Pages in a real Chromium: axe finds nothing serious on any; boards are looked at closely before a choice."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from gondwana.web.guides import guides
from tests.web.chromium import Open, choose, play_now, ready


@pytest.fixture(scope="module")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    npm = shutil.which("npm")
    folder = tmp_path_factory.mktemp("axe")
    if npm is None:
        pytest.skip("npm is needed to fetch axe-core")
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", "axe-core@4"]
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=120)
    except (subprocess.SubprocessError, OSError) as error:
        pytest.skip(f"axe-core could not be fetched ({type(error).__name__})")
    return (Path(folder) / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


PAGES = ["/", "/g/cubosaurs", "/new/cubosaurs", "/rules/cubosaurs", "/learn/cubosaurs", "/login", "/signup"]
PAGES += ["/upload", "/settings", "/history", "/nothing-here", "TABLE", "REPLAY", "ANALYSIS"]


def complaints(page: Any, axe: str) -> list[str]:
    """What axe finds serious on a page."""
    page.wait_for_load_state()
    page.evaluate(axe)
    seen = page.evaluate(
        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],"
        # the lettering of a picture is not the name of the choice it stands for
        " rules: {'label-content-name-mismatch': {enabled: false}}})"
    )
    bad = [one for one in seen["violations"] if one["impact"] in ("serious", "critical")]
    return [f"{page.url}: {one['id']}: {one['nodes'][0]['html'][:160]}" for one in bad]


@pytest.mark.parametrize("game", list(guides()))
@pytest.mark.parametrize(("size", "theme"), [("desk", "dark"), ("phone", "light")])
def test_axe_finds_nothing_serious_on_the_pages_of_a_game(
    visit: Open, axe: str, game: str, size: str, theme: str
) -> None:
    page = visit(size=size, theme=theme)
    play_now(page, game=game)
    page.wait_for_selector("#board .can, #choices button")
    found = complaints(page, axe)
    for path in (f"/learn/{game}/1", f"/learn/{game}/3", f"/g/{game}", f"/rules/{game}", f"/new/{game}"):
        page.goto(path)
        found += complaints(page, axe)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious(visit: Open, axe: str, size: str, theme: str) -> None:
    page = visit(size=size, lang="fr", theme=theme)
    play_now(page)
    table = page.url
    found: list[str] = []
    for path in PAGES:
        if path == "REPLAY":
            page.goto(table)
            for number in range(200):
                if not ready(page):
                    break
                choose(page, number)
            path = re.sub("^.*/t/", "/t/", table) + "/replay"
        if path == "ANALYSIS":
            path = re.sub("^.*/t/", "/t/", table) + "/analysis"
            page.goto(path)
            page.locator("#main form button.main").click()
            page.wait_for_selector(".judged", timeout=180_000)
        page.goto(table if path == "TABLE" else path)
        found += complaints(page, axe)
    assert not found, "\n".join(found)


def test_a_board_comes_nearer_and_is_dragged(visit: Open) -> None:
    page = visit()
    play_now(page, game="trias")
    page.wait_for_selector("#board .can")
    page.locator("[data-zoom='+']").click(click_count=3)
    wide = "[document.querySelector('#board > svg').clientWidth, document.querySelector('#board').clientWidth]"
    now, room = page.evaluate(wide)
    assert now > room
    before = page.evaluate("document.querySelector('#board').scrollLeft")
    box = page.locator("#board").bounding_box()
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 200, box["y"] + 150, steps=4)
    page.mouse.up()
    assert page.evaluate("document.querySelector('#board').scrollLeft") == before + 100
    assert page.query_selector("#board .chosen") is None
    page.reload()
    page.wait_for_selector("#board .can")
    assert page.evaluate(wide)[0] == now
    page.locator("[data-zoom='0']").click()
    assert page.evaluate(wide)[0] <= room


SEEN = """() => {
  const room = document.querySelector('#board'), piece = room.querySelector('[data-id=t0]').getBoundingClientRect();
  return [piece.width, piece.left, piece.top, room.scrollLeft, room.scrollTop, visualViewport.scale];
}"""


def test_the_drawing_grows_and_not_only_its_frame(visit: Open) -> None:
    page = visit()
    play_now(page, game="trias")
    page.wait_for_selector("#board .can")
    before = page.evaluate(SEEN)[0]
    page.locator("[data-zoom='+']").click()
    assert page.evaluate(SEEN)[0] == pytest.approx(1.3 * before, rel=0.02)
    page.mouse.move(*[page.locator("#board").bounding_box()[name] + 200 for name in ("x", "y")])
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function(f"was => ({SEEN})()[0] > 1.25 * was", arg=1.3 * before)


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_two_fingers_bring_the_board_nearer_and_one_drags_it(visit: Open, size: str) -> None:
    page = visit(size=size)
    play_now(page, game="trias")
    page.wait_for_selector("#board .can")
    page.wait_for_function("() => !document.querySelector('.table.busy')")
    hand = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def pinch(first: float, last: float, x: float, y: float) -> None:
        touch("touchStart", (x - first, y), (x + first, y))
        for step in range(1, 11):
            apart = first + (last - first) * step / 10
            touch("touchMove", (x - apart, y), (x + apart, y))
        touch("touchEnd")

    before, left, top, *_ = page.evaluate(SEEN)
    middle = (left + before / 2, top + before / 2)
    pinch(30, 60, *middle)
    near, left, top, across, down, scale = page.evaluate(SEEN)
    assert near == pytest.approx(2 * before, rel=0.05)
    assert scale == 1, "the page itself is not brought nearer"
    assert (across, down) > (0, 0)
    assert left < middle[0] < left + near
    touch("touchStart", (200, 300))
    for step in range(1, 11):
        touch("touchMove", (200 - 7 * step, 300))
    touch("touchEnd")
    page.wait_for_function(f"was => ({SEEN})()[3] > was + 30", arg=across)
    pinch(60, 30, *middle)
    assert page.evaluate(SEEN)[0] == pytest.approx(before, rel=0.1)
    assert page.query_selector("#board .chosen") is None


def test_looking_before_choosing(visit: Open) -> None:
    page = visit()
    play_now(page)
    assert ready(page)
    said = ""
    for thing in page.locator("#board .can").all():
        thing.hover(position={"x": 8, "y": 4})
        page.wait_for_timeout(800)
        said += page.inner_text("#look")
        page.mouse.move(2, 2)
    assert re.search(r"Ada: −?-?\d+ → −?-?\d+", said)
    page.goto("/")
    page.locator(".game button.main[formaction='/play/trias']").click()
    page.wait_for_selector("#board .can")
    page.locator("#board [data-id=t0]").click()
    page.wait_for_function("() => document.getElementById('look').textContent.startsWith('T2.9')")
    page.locator("#board .can use").first.click()
    page.wait_for_selector("#log li[data-about]")
    page.locator("#log li[data-about]").first.hover()
    page.wait_for_selector("#board .told")


def test_a_finished_game_is_played_on_from_any_position(visit: Open) -> None:
    page = visit()
    play_now(page)
    for number in range(200):
        if not ready(page):
            break
        choose(page, number)
    page.locator("#prompt a.button").last.click()
    page.wait_for_selector("#slider")
    page.locator("[data-step=first]").click()
    page.wait_for_function("() => document.querySelector('#log-side h2').textContent.includes(' 0 ')")
    page.locator("#log-side a[href*='/new/']").click()
    page.wait_for_selector("textarea[name=situation]")
    for seat in ("2", "3"):
        page.select_option(f"select[name=seat-{seat}]", "random", force=True)
    page.locator("form.sheet button.main").click()
    page.wait_for_selector("#board svg[viewBox]")
    assert page.locator(".rail .place").count() == 3
