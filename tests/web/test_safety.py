"""What strangers may try: sizes, zero bytes, names that are markup, floods, and what the people who run the site do."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from gondwana.web import asgi, limits
from gondwana.web.limits import RATES
from gondwana.web.models import Player, Table
from tests.web.tools import SCRIPT, browser, play_out, player, table

MARKUP = '"><b>x</b>'
"""Short, since pictures cut long names: half of a mark would prove nothing."""


def body(answer: Any) -> str:
    """The text of an answer, streamed or not."""
    return b"".join(answer).decode()


def test_a_name_is_never_markup() -> None:
    ada, bob = player("Ada"), player("Bob")
    for who in (ada, bob):
        Player.objects.filter(pk=who.pk).update(name=MARKUP)
        who.refresh_from_db()
    made = table(ada, bob, public=True)
    boss = browser(player("Boss", is_staff=True, is_superuser=True))
    pages = ["/", f"/u/{ada.username}", *(f"/t/{made.slug}{end}" for end in ("", "/part", "/log", "/picture"))]
    for over in (False, True):
        if over:
            play_out(made)
            pages += [f"/t/{made.slug}{end}" for end in ("/replay", "/analysis", "/replay?file=svg")]
        for path in pages:
            text = body(browser(bob).get(path))
            assert "<b>x" not in text, path
        assert "&lt;b&gt;x" in body(browser(bob).get(f"/t/{made.slug}/picture"))
    assert "<b>x" not in body(boss.get("/admin/web/player/"))


def test_names_and_chat_hold_nothing_unseen() -> None:
    client = browser()
    slug = client.post("/play/cubosaurs", {"name": "A\u202ed\x07a\n  L."}).url.rpartition("/")[2]
    made = Table.objects.get(slug=slug)
    assert made.places.get(number=0).name == "Ada L."
    client.post(f"/t/{slug}/chat", {"text": "one\r\ntwo \u200f"})
    assert made.messages.get().text == "one two"
    form = {"name": "\u200f", "language": "en", "theme": "dark", "motion": "none"}
    assert client.post("/settings", form).status_code == 422


@pytest.mark.parametrize("path", ["/u/a%00b", "/new/trias?from=a%00", "/rules/trias?q=%00", "/t/a%00"])
def test_zero_bytes_in_an_address_are_refused(path: str) -> None:
    assert browser().get(path).status_code in (400, 404)


@pytest.mark.parametrize("path", ["/play/cubosaurs", "/login", "/signup", "/new/cubosaurs", "/prefer"])
def test_zero_bytes_in_a_form_are_refused(path: str) -> None:
    answer = browser().post(path, {"name": "a\x00", "username": "a\x00", "password": "x\x00", "next": "/\x00"})
    assert answer.status_code == 400


@pytest.mark.parametrize("path", ["/play/cubosaurs", "/logout", "/t/abcdefgh/act", "/prefer"])
def test_a_form_without_its_post_is_a_page_with_words(path: str) -> None:
    answer = browser().get(path)
    assert answer.status_code == 405
    assert answer.headers["Allow"] == "POST"
    assert "takes no such request" in answer.content.decode()


PAGES = ["/", "/g/trias", "/new/trias", "/rules/trias", "/learn/trias", "/login", "/nothing", "/play/trias", "/health"]
PAGES += ["/api/v1/games", "/api/v1/me", "/theme.css", "/u/nobody", "/admin/login/", "/t/x"]


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_says_what_a_browser_may_do_with_it(path: str) -> None:
    answer = browser().get(path)
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "same-origin"
    assert "Cache-Control" in answer.headers


def test_cookies_are_closed_to_scripts() -> None:
    client = browser()
    client.post("/play/trias", {"name": "Ada"})
    client.post("/prefer", {"lang": "fr"})
    client.get("/login")
    for name in ("sessionid", "csrftoken", "lang"):
        assert client.cookies[name]["httponly"], name
        assert client.cookies[name]["samesite"] == "Lax", name


@pytest.mark.parametrize("then", ["https://example.org/", "//example.org", "javascript:alert(1)", "/\\example.org"])
def test_no_door_leads_elsewhere(then: str) -> None:
    who = player("Ada")
    who.set_password("a long and dull secret")
    who.save()
    answer = browser().post("/login", {"username": who.username, "password": "a long and dull secret", "next": then})
    assert answer.url == "/"
    assert browser().post("/prefer", {"theme": "dark", "next": then}).url == "/"


# -- sizes -------------------------------------------------------------------------------------------------------------


def test_a_request_that_says_it_is_huge_is_not_read() -> None:
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        raise AssertionError("it was read")

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    size = str(asgi.LARGEST + 1).encode()
    scope = {"type": "http", "method": "POST", "path": "/upload", "headers": [(b"content-length", size)]}
    asyncio.run(asgi.application(scope, receive, send))
    assert sent[0]["status"] == 413


def test_a_request_without_an_end_is_left() -> None:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"x" * 65536, "more_body": True}

    async def read() -> int:
        part = asgi._measured(receive)
        parts = 0
        while (await part())["type"] == "http.request":
            parts += 1
        return parts

    assert asyncio.run(read()) == asgi.LARGEST // 65536


def test_a_form_of_many_fields_is_refused() -> None:
    assert browser().post("/login", {f"f{n}": "x" for n in range(200)}).status_code == 400
    assert browser().post("/login", {"username": "x" * 600_000}).status_code in (400, 413)


# -- floods ------------------------------------------------------------------------------------------------------------


def test_keys_cannot_be_guessed_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "api", (5, 60))
    monkeypatch.setattr(limits, "time", lambda: 1_000_000_000.0)
    answers = [browser().get("/api/v1/me", HTTP_AUTHORIZATION=f"Bearer gw_{n}").status_code for n in range(7)]
    assert answers == [401] * 5 + [429] * 2


def test_the_door_of_the_admin_is_the_one_that_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", lambda: 1_000_000_000.0)
    monkeypatch.setitem(RATES, "signin", (3, 60))
    client = browser()
    door = client.get("/admin/").url
    answers = [client.post(door, {"username": "boss", "password": "x"}).status_code for _ in range(5)]
    assert answers == [422] * 3 + [429] * 2


# -- those who run the site --------------------------------------------------------------------------------------------


@pytest.fixture
def boss() -> Any:
    return browser(player("Boss", is_staff=True, is_superuser=True))


def do(boss: Any, what: str, *people: Player) -> Any:
    """Choose an action in the list of accounts."""
    chosen = {"action": what, "_selected_action": [who.pk for who in people], "post": "yes"}
    return boss.post("/admin/web/player/", chosen)


def test_a_ban_leaves_no_table_waiting(boss: Any) -> None:
    ada, bob = player("Ada"), player("Bob")
    made = table(ada, bob)
    do(boss, "ban", bob)
    assert not Player.objects.get(pk=bob.pk).is_active
    assert made.places.get(number=1).bot
    assert browser(bob).get("/settings").status_code == 302


@pytest.mark.parametrize("several", [True, False])
def test_an_account_that_is_deleted_leaves_no_name(boss: Any, several: bool) -> None:
    ada, bob = player("Ada"), player("Bobolink")
    made = table(ada, bob)
    if several:
        do(boss, "delete_selected", bob)
    else:
        boss.post(f"/admin/web/player/{bob.pk}/delete/", {"post": "yes"})
    assert not Player.objects.filter(pk=bob.pk).exists()
    place = made.places.get(number=1)
    assert (place.name, bool(place.bot)) == ("—", True)


def test_data_are_exported_for_those_who_ask(boss: Any) -> None:
    ada, bob = player("Ada"), player("Bob")
    made = table(ada, bob)
    found = json.loads(do(boss, "export", ada, bob).content)
    assert {row["name"] for row in found} == {"Ada", "Bob"}
    assert found[0]["tables"][0]["table"] == made.slug


def test_a_helper_cannot_become_the_boss() -> None:
    from django.contrib.auth.models import Permission

    helper = player("Help", is_staff=True)
    helper.user_permissions.add(Permission.objects.get(codename="change_player"))
    form = {"username": helper.username, "name": "Help", "is_active": "on", "is_superuser": "on"}
    assert browser(helper).post(f"/admin/web/player/{helper.pk}/change/", form).status_code == 302
    helper.refresh_from_db()
    assert not helper.is_superuser


def test_a_closed_table_says_so(boss: Any) -> None:
    made = table(player("Ada"), player("Bob"))
    boss.post("/admin/web/table/", {"action": "close", "_selected_action": [made.pk]})
    assert "closed before the end" in browser().get(f"/t/{made.slug}/part", **SCRIPT).content.decode()


def test_a_wrong_password_does_not_delete_and_says_why() -> None:
    ada = player("Ada")
    ada.set_password("a long and dull secret")
    ada.save()
    assert "do not go together" in browser(ada).post("/delete", {"password": "x"}).content.decode()
