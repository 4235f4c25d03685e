"""What comes too often is refused, whichever process of the site it comes to."""

from __future__ import annotations

from typing import Any

import pytest

from gondwana.web import limits
from gondwana.web.limits import RATES, Limits
from gondwana.web.models import Knock
from tests.web.tools import browser


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """A time that stands still, so that no window ends by chance."""
    Knock.objects.all().delete()
    now = {"is": 1_000_000_000.0}
    monkeypatch.setattr(limits, "time", lambda: now["is"])
    return now


@pytest.mark.parametrize(("what", "path"), [("signin", "/login"), ("create", "/play/cubosaurs"), ("upload", "/upload")])
def test_a_flood_is_stopped(what: str, path: str) -> None:
    client = browser()
    answers = [client.post(path, {}).status_code for _ in range(min(RATES[what][0], 40) + 1)]
    assert answers[-1] in (429, 409)
    assert 429 not in answers[:5]


@pytest.mark.parametrize("what", ["signin", "act", "api"])
def test_processes_share_what_is_allowed(what: str) -> None:
    processes = [Limits(), Limits(), Limits()]
    most = RATES[what][0]
    allowed = [processes[n % 3].allow(what, "x") for n in range(2 * most)]
    assert sum(allowed) == most
    assert not any(process.allow(what, "x") for process in processes)
    assert processes[0].allow(what, "y")


def test_a_process_alone_may_use_all_of_it() -> None:
    alone = Limits()
    assert [alone.allow("act", "x") for _ in range(RATES["act"][0] + 1)].count(True) == RATES["act"][0]


def test_a_flood_that_is_refused_does_not_reach_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = Limits()
    while alone.allow("signin", "x"):
        pass
    monkeypatch.setattr(limits, "take", lambda *more: pytest.fail("asked again"))
    assert not alone.allow("signin", "x")


def test_the_next_window_allows_again_and_the_old_counts_go(clock: dict[str, Any]) -> None:
    alone = Limits()
    while alone.allow("signin", "x"):
        pass
    clock["is"] += RATES["signin"][1]
    assert alone.allow("signin", "x")
    assert Knock.objects.get().count == 1
    limits.forget()
    assert Knock.objects.count() == 1
    clock["is"] += RATES["signin"][1]
    limits.forget()
    assert not Knock.objects.exists()


def test_no_address_is_kept(clock: dict[str, Any]) -> None:
    browser().post("/login", {}, REMOTE_ADDR="192.0.2.7")
    assert "192.0.2.7" not in str([*Knock.objects.values_list()])
