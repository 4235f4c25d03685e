"""Tables that begin from a position: written by hand, or taken from a finished game."""

from __future__ import annotations

import re

import pytest

from gondwana.web import referee
from gondwana.web.models import Table
from tests.web.tools import SCRIPT, act, browser, part, play_out, player, table

TEXT = "game: cubosaurs\nseats: 2\noption rounds: 2\nturn: p1\np1: trex stego\np2: penta*2\nhand: bronto\nseed: 3"


def opened(text: str, **fields: str) -> tuple[Table, object]:
    """A table opened with the form, and whoever opened it."""
    ada = browser(player())
    answer = ada.post("/new/cubosaurs", {"situation": text, "seat-2": "random", **fields})
    assert answer.status_code == 302, answer.content.decode()
    return Table.objects.get(slug=answer["Location"].rpartition("/")[2]), ada


def test_a_game_goes_on_from_a_position() -> None:
    made, ada = opened(TEXT)
    assert made.seats == 2
    assert made.options["rounds"] == "2"
    assert "Brontosaurus" in part(ada, made)
    assert act(ada, made, 0, "add stego").status_code == 200
    play_out(made)
    made.refresh_from_db()
    assert made.status == Table.OVER
    assert ada.get(f"/t/{made.slug}/replay?n=1").status_code == 200
    record = b"".join(ada.get(f"/t/{made.slug}/record")).decode()
    assert "position 5: p1: trex stego" in record
    assert "position 8" not in record


def test_chance_is_the_tables_own_and_not_the_writers() -> None:
    worlds = set()
    for _ in range(4):
        made, _ = opened(TEXT)
        assert "seed" not in made.situation
        with referee.at(made) as match:
            worlds.add(match.game.dump(match.state))
    assert len(worlds) == 4


@pytest.mark.parametrize(
    "text",
    ["seats: 2\np1: unicorn", "game: trias\nseats: 2", "pack: .\nseats: 2", "seats: 2\nover: yes", "x" * 20_001],
)
def test_a_bad_position_is_refused_in_words(text: str) -> None:
    answer = browser(player()).post("/new/cubosaurs", {"situation": text})
    assert answer.status_code == 422
    assert text[:40] in answer.content.decode()


def test_a_bad_position_is_refused_in_french() -> None:
    french = browser(player(language="fr"), headers={"Accept-Language": "fr"})
    answer = french.post("/new/cubosaurs", {"situation": "seats: 2\np1: unicorn"})
    assert answer.status_code == 422
    told = answer.content.decode()
    assert "ligne 2, colonne 5\u202f: «\u202funicorn\u202f» est inconnu (carte)" in told
    assert "unknown" not in told


def test_a_finished_game_can_be_played_on_from_any_position() -> None:
    made = table(player(), player("Bob"))
    play_out(made)
    made.refresh_from_db()
    shown = browser().get(f"/new/cubosaurs?from={made.slug}&n=3").content.decode()
    assert "next: Turn" in shown
    assert "chance:" not in shown
    text = b"".join(browser().get(f"/t/{made.slug}/replay?n=3&file=situation", **SCRIPT)).decode()
    assert text.startswith("game: cubosaurs")


def test_a_game_that_is_not_over_tells_nothing() -> None:
    made = table(player(), player("Bob"))
    assert "next: Turn" not in browser().get(f"/new/cubosaurs?from={made.slug}&n=0").content.decode()
    assert browser().get(f"/t/{made.slug}/replay?n=0&file=situation").status_code == 403


def test_points_below_nothing_have_a_minus_sign() -> None:
    made, ada = opened("game: cubosaurs\nseats: 2\nturn: p1\np1: bronto\np2: trex\nhand: stego\nseed: 3")
    assert re.findall(r'class="score"[^>]*>([^<]*)<', part(ada, made)) == ["−3", "4"]


@pytest.mark.parametrize("game", ["cubosaurs", "bios1"])
def test_a_table_of_ones_own_is_for_two_unless_one_says_otherwise(game: str) -> None:
    assert "<option selected>2</option>" in browser().get(f"/new/{game}").content.decode()
