"""Finished games are judged in the processes of the bots, once, and told in two languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from gondwana.web import bots, judging, referee
from gondwana.web.models import Analysis, Table
from gondwana.web.views.accounts import erase
from tests.web.tools import browser, play_out, player, table


@pytest.fixture(scope="module")
def worker() -> Iterator[bots.Worker]:
    made = bots.Worker()
    bots.pool.free.put(made)
    yield made
    bots.pool.free.get_nowait()
    made.end()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "EFFORT", 10)


def over() -> Table:
    made = table(player("Ada"), player("Bo"))
    play_out(made)
    made.refresh_from_db()
    return made


@pytest.mark.usefixtures("short", "worker")
def test_a_finished_game_is_judged_and_shown() -> None:
    made = over()
    client = browser()
    here = f"/t/{made.slug}/analysis"
    assert "<form" in client.get(here).content.decode()
    assert not Analysis.objects.filter(table=made).exists()
    answer = client.post(here)
    assert (answer.status_code, answer.headers["Location"]) == (302, here)
    known = Analysis.objects.get(table=made)
    assert not known.done
    part = client.get(here, headers={"HX-Request": "true"}).content.decode()
    assert f'<progress max="{known.total}" value="0"' in part
    assert "<html" not in part
    judging.run(made)
    with referee.at(made) as match:
        choices = match.record.choices
    known.refresh_from_db()
    assert [(row["seat"], row["choice"]) for row in known.judged] == choices
    for lang, title in (("en", "Every choice"), ("fr", "Tous les choix")):
        page = client.get(here, headers={"Accept-Language": lang}).content.decode()
        assert title in page
        assert page.count("?n=") >= len(choices)
        assert page.count("<svg") == 2
        assert "hx-trigger" not in page
        assert "Ada" in page
    assert client.get(f"/t/{made.slug}/replay?n=1").content.decode().count(here) == 1


@pytest.mark.usefixtures("short", "worker")
def test_a_half_done_analysis_goes_on_where_it_was() -> None:
    made = over()
    found = judging.begin(made)
    judging.run(made)
    found.refresh_from_db()
    whole = found.judged
    found.judged = whole[:5]
    found.save()
    judging.run(made)
    found.refresh_from_db()
    assert found.judged == whole
    assert judging.begin(made).done


@pytest.mark.usefixtures("short")
def test_a_process_that_dies_leaves_an_analysis_half_done(monkeypatch: pytest.MonkeyPatch) -> None:
    made = over()
    judging.begin(made)
    monkeypatch.setattr(judging.pool, "work", lambda job, seconds: None)
    judging.run(made)
    assert Analysis.objects.get(table=made).judged == []


@pytest.mark.usefixtures("short")
def test_only_one_thread_works_at_a_table_and_what_was_forgotten_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    made = over()
    begun: list[int] = []

    class Slow:
        def submit(self, run: object, pk: int) -> None:
            begun.append(pk)

    monkeypatch.setattr(judging.pool, "slow", Slow())
    judging.begin(made)
    judging.begin(made)
    assert begun == [made.pk]
    judging._running.discard(made.pk)
    judging.begin(made)
    assert begun == [made.pk]
    Analysis.objects.filter(table=made).update(changed=judging.timezone.now() - 2 * judging.FORGOTTEN)
    judging.begin(made)
    assert begun == [made.pk, made.pk]
    judging._running.discard(made.pk)


@pytest.mark.usefixtures("short", "worker")
def test_who_leaves_the_site_is_named_in_no_analysis() -> None:
    ada = player("Ada")
    made = table(ada, player("Bo"), game="evolution")
    play_out(made)
    made.refresh_from_db()
    judging.begin(made)
    found = Analysis.objects.get(table=made)
    erase(ada)
    assert not judging.kept(found.pk, [])
    assert not Analysis.objects.filter(table=made).exists()


def test_there_is_none_before_the_end() -> None:
    made = table(player("Ada"), player("Bo"))
    for client in (browser(), browser(player("Cy"))):
        assert client.get(f"/t/{made.slug}/analysis").status_code == 403
        assert client.post(f"/t/{made.slug}/analysis").status_code == 403
    assert browser().get("/t/nowhere/analysis").status_code == 404


@pytest.mark.usefixtures("short", "worker")
def test_names_of_players_are_no_markup() -> None:
    made = table(player("<b>Ada"), player("Bo"))
    play_out(made)
    made.refresh_from_db()
    judging.begin(made)
    judging.run(made)
    page = browser().get(f"/t/{made.slug}/analysis").content.decode()
    assert "&lt;b&gt;Ada" in page
    assert not re.search("<b>Ada", page)
    assert "<b>Ada" in json.dumps(referee.names(made))
