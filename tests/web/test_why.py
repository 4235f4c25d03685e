"""Questions at the table: what eats what, and what a choice would cost before it is made."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.web import referee
from gondwana.web.models import Table
from gondwana.web.shown import position
from gondwana.web.views.accounts import new_token
from tests.web.tools import SCRIPT, browser, part, player, table


def seen(made: Table) -> gondwana.PlayerView:
    """What seat 1 knows."""
    with referee.at(made) as match:
        return match.view(0)


@pytest.mark.parametrize(("lang", "yes", "no"), [("en", "can live in", "too far"), ("fr", "peut vivre", "trop loin")])
def test_the_page_answers_with_and_without_script(lang: str, yes: str, no: str) -> None:
    somebody = player(language=lang)
    made = table(somebody, game="bios1", bots=1)
    client = browser(somebody)
    assert 'data-ask class="ask"' in part(client, made)
    view = seen(made)
    subject = next(iter(view.subjects()))
    at = f"/t/{made.slug}/why?subject={subject}"
    fragment = client.get(at, **SCRIPT).content.decode()
    assert yes in fragment
    assert "<html" not in fragment
    assert yes in client.get(at).content.decode()
    assert "<html" in client.get(at).content.decode()
    far = [place for place in view.places() if any(note.rule == "10.4.1" for note in view.why(subject, place))]
    assert no in client.get(f"{at}&place={far[0]}", **SCRIPT).content.decode()
    assert client.get(f"{at}&place=Z9", **SCRIPT).status_code == 404


def test_a_game_without_such_answers_has_no_form() -> None:
    somebody = player()
    made = table(somebody, bots=1)
    assert "data-ask" not in part(browser(somebody), made)
    assert browser(somebody).get(f"/t/{made.slug}/why?subject=trex", **SCRIPT).status_code == 404


def test_programs_ask_too() -> None:
    somebody = player()
    made = table(somebody, game="bios1", bots=1)
    head = {"HTTP_AUTHORIZATION": f"Bearer {new_token(somebody, 'x')}"}
    at = f"/api/v1/tables/{made.slug}"
    view = browser().get(f"{at}/view", **head).json()
    assert len(view["places"]) == 26
    subject = next(iter(view["subjects"]))
    answers = browser().get(f"{at}/why?subject={subject}&lang=fr", **head).json()["answers"]
    assert any(answer["rule"] == "2.4f.1" and answer["good"] for answer in answers)
    assert browser().get(f"{at}/why?subject=unicorn", **head).status_code == 422


def test_a_choice_shows_what_it_would_cost() -> None:
    game = gondwana.game("bios1")
    s = game.situation(
        "seats: 2\nT2 biome: red_dino\nH4 biome: orange_cat\nT2 predator: orange_cat\norange_cat: 1\nlower: spines\n"
        "next: Round\nnext: EndTurn\nnext: Cull A0 0\nnext: Refill 0\nnext: Play plate_armor"
    )
    shown = position(game, s, game.view(s, 0), "fr", [], [], 0, True)
    costs = {option["text"]: option["cost"] for option in shown.options}
    assert costs["mutate red_dino"] == [{"rule": "14.1", "text": "Mort en T2\u202f: Félin orange"}]
    assert costs["discard"] == []


def test_the_seats_say_which_colour_they_were_dealt() -> None:
    """The marks of the seats have colours of their own, which a game may deal otherwise."""
    somebody = player(language="fr")
    made = table(somebody, game="bios1", bots=1)
    colours = seen(made).scene.data["colours"]
    texts = gondwana.game("bios1").texts("fr")
    page = part(browser(somebody), made)
    assert [f'<b class="dealt">{texts(f"player.{colour}")}</b>' in page for colour in colours] == [True, True]
