"""The pages in a real Chromium: played by clicks, by keyboard, by two at one table, on a desk and on a phone."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest

from gondwana.web.guides import guides
from tests.cli.tools import finished
from tests.web.chromium import SIZES, WHERE, Open, choose, play_now, ready, seq, stays_within
from tests.web.server import Server


@pytest.mark.parametrize(("size", "lang"), WHERE)
def test_a_newcomer_plays_to_the_end_by_clicks_alone(visit: Open, size: str, lang: str) -> None:
    page = visit(size=size, lang=lang)
    assert page.get_attribute("html", "lang") == lang
    stays_within(page)
    play_now(page)
    stays_within(page)
    for number in range(200):
        if not ready(page):
            break
        choose(page, number)
    assert page.locator(".ending .ranking li").count() == 3
    stays_within(page)
    page.locator("#prompt a.button").last.click()
    page.wait_for_selector("#slider")
    stays_within(page)


@pytest.mark.parametrize(("size", "lang"), WHERE)
def test_a_game_is_played_by_keyboard_alone(visit: Open, size: str, lang: str) -> None:
    page = visit(size=size, lang=lang)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('.game button.main[formaction*=cubosaurs]')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#board svg")
    for number in range(200):
        if not ready(page):
            break
        before = seq(page)
        for _ in range(1 + number % 3):
            page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.matches('#board .can')")
        page.keyboard.press("Enter")
        page.wait_for_function("n => JSON.parse(document.getElementById('state').dataset.json).seq > n", arg=before)
    assert page.query_selector(".ending")


def two_players(visit: Open, **options: str) -> tuple[Any, Any]:
    """Two browsers at one table."""
    ada = visit("/new/cubosaurs")
    ada.fill("input[name=name]", "Ada")
    for name, value in options.items():
        ada.select_option(f"select[name=option-{name}]", value)
    ada.locator("form.sheet button.main").click()
    ada.wait_for_selector(".invite")
    bob = visit(ada.url.removeprefix(ada.url.split("/t/")[0]))
    bob.fill("input[name=name]", "Bob")
    bob.locator(".invite button.main").click()
    for page in (ada, bob):
        page.wait_for_selector("#board svg[viewBox]")
    return ada, bob


def asked(ada: Any, bob: Any) -> tuple[Any, Any]:
    """Who is to play first, then the other."""
    for _ in range(200):
        for one, other in ((ada, bob), (bob, ada)):
            if one.query_selector("#board .can"):
                return one, other
        time.sleep(0.05)
    raise AssertionError("nobody is asked")


def test_two_at_one_table_see_each_others_choices_but_not_the_hidden_card(visit: Open) -> None:
    ada, bob = two_players(visit, private_hands="yes")
    one, other = asked(ada, bob)
    assert one.locator("#board [data-id^='hand.'] use[href='#cub-back']").count() == 0
    assert other.locator("#board [data-id^='hand.'] use[href='#cub-back']").count() == 1
    now = seq(other)
    asked_for: list[str] = []
    one.on("request", lambda request: asked_for.append(request.url))
    choose(one)
    for page in (other, one):
        page.wait_for_function("n => JSON.parse(document.getElementById('state').dataset.json).seq > n", arg=now)
    one.wait_for_timeout(300)
    again = [url for url in asked_for if url.endswith("/part")]
    assert not again, "whoever chooses need not fetch the table again"
    ada.fill(".say-something input[name=text]", "Well <b>played</b>")
    ada.keyboard.press("Enter")
    bob.wait_for_selector(".chat li:has-text('Well <b>played</b>')")


def test_taking_back_needs_the_other_once_something_was_seen(visit: Open) -> None:
    ada, bob = two_players(visit)
    one, other = asked(ada, bob)
    choose(one)
    other.wait_for_function("() => JSON.parse(document.getElementById('state').dataset.json).seq === 1")
    one.wait_for_function("() => JSON.parse(document.getElementById('state').dataset.json).seq === 1")
    one.locator(".tools form button").first.click()
    if other.query_selector("#board .can") is None or seq(other) == 1:
        other.locator(".plea button").first.click()
    for page in (ada, bob):
        page.wait_for_function("() => JSON.parse(document.getElementById('state').dataset.json).seq === 2")
    assert one.locator("#board .can").count() > 0


def test_a_spectator_sees_the_table_and_touches_nothing(visit: Open) -> None:
    ada, _ = two_players(visit)
    eve = visit(ada.url.removeprefix(ada.url.split("/t/")[0]))
    eve.wait_for_selector("#board svg")
    assert eve.locator("#board .can, #choices button, .all-choices").count() == 0
    assert "hidden" in eve.locator(".table-tools").inner_text()


def test_the_page_comes_back_after_the_server_was_killed(visit: Open, server: Server) -> None:
    page = visit()
    play_now(page)
    assert ready(page)
    choose(page)
    assert ready(page)
    before = seq(page)
    server.kill()
    page.wait_for_selector("#offline:not([hidden])")
    server.start()
    page.wait_for_selector("#offline[hidden]", state="attached")
    assert seq(page) >= before
    assert ready(page)
    choose(page)
    page.wait_for_function("n => JSON.parse(document.getElementById('state').dataset.json).seq > n", arg=before)


def test_language_and_theme_are_switched_at_once_in_a_running_game(visit: Open) -> None:
    page = visit()
    play_now(page)
    english = page.locator("#log li").first.inner_text()
    page.locator("button[name=lang]").click()
    page.wait_for_selector("html[lang=fr]")
    page.wait_for_selector("#log li")
    assert page.locator("#log li").first.inner_text() != english
    paper = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.locator("button[name=theme]").click()
    page.wait_for_selector("html[data-theme=dark]")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != paper


def test_a_paragraph_opens_from_the_prompt(visit: Open) -> None:
    page = visit()
    play_now(page)
    assert ready(page)
    page.locator("#prompt a.rule").click()
    page.wait_for_selector("dialog[open] dd")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog:not([open])", state="attached")


def test_a_replay_goes_to_any_position(visit: Open) -> None:
    page = visit()
    play_now(page)
    for number in range(200):
        if not ready(page):
            break
        choose(page, number)
    page.locator("#prompt a.button").last.click()
    page.wait_for_selector("#slider")
    last = page.locator("#board svg").inner_html()
    page.evaluate(  # both before the first of them is answered
        "() => { document.querySelector('[data-step=first]').click(); const seat = document.getElementById('seat');"
        " seat.value = '1'; seat.dispatchEvent(new Event('change')); }"
    )
    page.wait_for_url("**/replay?n=0&seat=1")
    page.wait_for_function("() => document.querySelector('#log-side h2').textContent.includes(' 0 ')")
    assert page.locator("#board svg").inner_html() != last
    page.locator("[data-step='1']").click()
    page.wait_for_function("() => document.querySelector('.step').textContent.length > 3")


def follow(page: Any, number: int) -> None:
    """Click what a step of a guided game marks, until it is done."""
    done = "n => document.querySelector('progress').value > n"
    for _ in range(4):
        marked = page.locator("#choices .wanted, #board .wanted").first
        if marked.count() == 0:
            break
        parts = marked.locator("use, rect, circle, polygon, path")  # the middle of a group may lie between its pieces
        (parts.first if parts.count() else marked).click()
        page.wait_for_function("() => !document.querySelector('#table.busy')")
        if page.evaluate(done, number):
            return
    page.wait_for_function(done, arg=number)


@pytest.mark.parametrize(("size", "lang"), WHERE)
def test_a_finished_game_is_judged_while_one_watches(visit: Open, tmp_path: Path, size: str, lang: str) -> None:
    finished(tmp_path / "game.txt")
    page = visit("/upload", size=size, lang=lang)
    page.set_input_files("input[type=file]", tmp_path / "game.txt")
    page.locator("#main form button").first.click()
    page.locator("a[href$='/analysis']").click()
    stays_within(page)
    page.locator("#main form button.main").click()
    page.wait_for_selector("progress")
    stays_within(page)
    page.wait_for_selector(".judged", timeout=180_000)
    stays_within(page)
    assert page.locator(".graph svg:visible").count() == 1
    page.locator(".judged a").last.click()
    page.wait_for_selector("#slider")


@pytest.mark.parametrize("game", list(guides()))
@pytest.mark.parametrize("size", list(SIZES))
def test_a_guided_game_is_done_by_clicks(visit: Open, game: str, size: str) -> None:
    page = visit(f"/learn/{game}", size=size, lang="fr" if size == "phone" else "en")
    for number, step in enumerate(guides()[game].steps):
        page.wait_for_function("n => document.querySelector('progress').value === n", arg=number)
        stays_within(page)
        if step.accept:
            follow(page, number)
        else:
            page.locator("#next").click()
    page.wait_for_function("() => document.querySelector('progress').value === document.querySelector('progress').max")


def test_the_table_in_words_stays_open_and_offers_every_choice(visit: Open) -> None:
    page = visit()
    play_now(page)
    assert ready(page)
    page.locator("#words summary").click()
    for _ in range(2):
        assert ready(page)
        before = seq(page)
        offered = page.evaluate("() => JSON.parse(document.getElementById('state').dataset.json).options.length")
        assert page.locator(".all-choices button:visible").count() == offered
        page.locator(".all-choices button").first.click()
        page.wait_for_function("n => JSON.parse(document.getElementById('state').dataset.json).seq > n", arg=before)
    assert page.get_attribute("#announce", "aria-live") == "polite"


def megafauna(page: Any) -> None:
    """Sit down at a table of Bios: Megafauna that begins with one species each."""
    assert page.locator("select[name=seats]").input_value() == "2"
    page.locator("form.sheet summary").click()
    page.fill("[name=situation]", "game: bios1\nseats: 2\nT2 biome: red_dino\nH4 biome: orange_cat")
    page.select_option("select[name=seat-2]", "random")
    page.locator("form.sheet button.main").click()
    assert ready(page)


def test_a_form_that_is_refused_keeps_what_was_chosen(visit: Open) -> None:
    page = visit("/new/trias")
    page.fill("form.sheet input[name=name]", "Ada")
    chosen = {"seats": "4", "seat-3": "random", "clock": "move", "public": "yes"}
    for name, value in chosen.items():
        page.select_option(f"select[name={name}]", value)
    page.locator("form.sheet summary").click()
    page.fill("[name=situation]", "nonsense: 1")
    page.locator("form.sheet button.main").click()
    page.wait_for_selector(".refusal")
    assert {name: page.input_value(f"select[name={name}]") for name in chosen} == chosen


GLOWING = "[...document.querySelectorAll('#board .can')].map(one => one.getBoundingClientRect().top)"


@pytest.mark.parametrize("size", list(SIZES))
def test_what_glows_out_of_sight_is_brought_by_a_button(visit: Open, size: str) -> None:
    page = visit("/new/bios1", size=size)
    megafauna(page)
    floor = page.evaluate("innerHeight")
    page.wait_for_selector("#choices button.quiet")
    hidden = page.evaluate(GLOWING)
    page.locator("#choices button.quiet").click()
    shown = page.evaluate(GLOWING)
    assert shown != hidden
    assert any(0 < top < floor for top in shown)
    assert page.locator("#choices button.quiet").count() == 0


def test_nothing_glows_while_a_choice_that_costs_is_confirmed(visit: Open) -> None:
    page = visit("/new/bios1")
    megafauna(page)
    glowing = page.locator("#board .can").count()
    for thing in ("red_dino", "T2.biome"):
        page.locator(f"#board .can[data-id='{thing}']").focus()
        page.keyboard.press("Enter")
    page.wait_for_selector("#choices .cost")
    assert page.locator("#choices button").count() == 2
    assert page.locator("#board .can").count() == 0
    page.locator("#choices button.quiet").click()
    assert page.locator("#board .can").count() == glowing == 2


def test_a_table_can_be_played_without_script(chromium: Any, server: Server) -> None:
    context = chromium.new_context(java_script_enabled=False, base_url=server.url)
    page = context.new_page()
    page.goto("/")
    play_now(page)
    for _ in range(20):
        page.reload()
        if page.locator(".all-choices button").count():
            break
        time.sleep(0.3)
    page.locator("#words summary").click()
    page.locator(".all-choices button").first.click()
    page.wait_for_selector("#board svg")
    assert int(re.findall(r"seq&quot;: (\d+)|\"seq\": (\d+)", page.content())[0][0] or 1) >= 1
    context.close()
