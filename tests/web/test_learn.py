"""Guided games lead where they say; the rule browser finds what is asked in either language."""

from __future__ import annotations

from html import unescape

import pytest

import gondwana
from gondwana.web.guides import guides
from gondwana.web.views.learn import search
from tests.web.tools import SCRIPT, browser

STEPS = [
    pytest.param(guide, number, id=f"{guide.game}-{number}")
    for guide in guides().values()
    for number in range(len(guide.steps))
]


@pytest.mark.parametrize("game", [meta.id for meta in gondwana.games()])
def test_each_guided_game_is_of_a_good_length(game: str) -> None:
    assert 15 <= len(guides()[game].steps) <= 30


@pytest.mark.parametrize(("guide", "number"), STEPS)
def test_each_step_can_be_done_and_teaches_a_paragraph(guide, number: int) -> None:
    game = gondwana.game(guide.game)
    step = guide.steps[number]
    assert step.rule in game.rulebook.rules
    assert step.en != step.fr
    s = guide.position(number)
    if step.accept:
        assert s.who == guide.seat
        assert set(step.accept) <= {option.text for option in game.options(s)}
    client = browser()
    here = f"/learn/{guide.game}/{number}"
    for lang in ("en", "fr"):
        shown = client.get(here, headers={"Accept-Language": lang}).content.decode()
        assert step.text(lang)[:40].replace("'", "&#x27;") in shown
    if step.accept:
        assert client.post(here, {"choice": "nothing of the kind"}, **SCRIPT).status_code == 422
        for choice in step.accept:
            assert client.post(here, {"choice": choice}, **SCRIPT).status_code == 200


def test_the_rule_browser_searches_both_languages_whatever_the_accents() -> None:
    found = search([*gondwana.game("cubosaurs").rulebook.rules.values()], "pterodactyle")
    assert found
    assert all("ptérodactyl" in rule.fr.lower() or "pterodactyl" in rule.en.lower() for rule in found)
    shown = browser().get("/rules/cubosaurs?q=PTERODACTYLE", headers={"HX-Request": "true"}).content.decode()
    assert shown.count("<dt>") == len(found)


def test_a_single_paragraph_comes_alone() -> None:
    text = browser().get("/rules/cubosaurs?id=C4.4").content.decode()
    assert text.count("<dt>") == 1
    assert "<html" not in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_ruling_is_read_in_the_language_of_the_page(lang: str) -> None:
    rule = gondwana.game("cubosaurs").rulebook.rules["C5.1"]
    shown = unescape(browser().get("/rules/cubosaurs?id=C5.1", headers={"Accept-Language": lang}).content.decode())
    assert rule.reading(lang) in shown
    assert rule.reading("fr" if lang == "en" else "en") not in shown


def test_a_page_has_the_title_of_its_language() -> None:
    for lang, title in (
        ("en", "The rules of Evolution: The Origin"),
        ("fr", "Les règles d’Évolution\u202f: L’origine"),
    ):
        assert title in unescape(browser().get("/rules/evolution", headers={"Accept-Language": lang}).content.decode())
