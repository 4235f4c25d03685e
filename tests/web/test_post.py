"""News for those who are away: each service gets what it reads, no table waits for it, no door opens to the inside."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from django.conf import settings
from django.core import mail

from gondwana.web import post, referee
from gondwana.web.models import Player, Table
from tests.web.tools import browser, player, table


class Receiver:
    """A service on this machine that notes what it is sent, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.silent = threading.Event()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                row = {"method": self.command, "path": self.path, "headers": dict(self.headers)}
                outer.got.append(row | {"body": json.loads(body), "at": time.monotonic()})
                if outer.silent.is_set():
                    time.sleep(2)
                status, headers = outer.answers.pop(0) if outer.answers else (204, {})
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_POST = do_PUT = do_GET = answer  # noqa: N815  (the names that http.server asks for)

            def log_message(self, *words: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.block_on_close = False
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    running = Receiver()
    monkeypatch.setattr(settings, "WEBHOOKS_ANYWHERE", True)
    monkeypatch.setattr(post, "PAUSES", (0.0, 0.1))
    yield running
    settle()
    running.server.shutdown()
    running.server.server_close()


def settle() -> None:
    """Wait until every letter has been delivered or given up."""
    end = time.monotonic() + 10
    while post.office.letters.unfinished_tasks and time.monotonic() < end:
        time.sleep(0.01)


def asked(url: str = "", **fields: Any) -> tuple[Table, Player]:
    """A table by correspondence whose first player wants to be called, and that player."""
    ada, bob = (player(name, webhook=url, **fields) for name in ("Ada", "Bob"))
    made = table(ada, bob, live=False)
    settle()
    return made, (ada, bob)[made.asked]


TEXT = "Cubosaurs: it is your turn, {name}. http://127.0.0.1:8000/t/{slug}"


@pytest.mark.parametrize(
    ("address", "method", "path", "body", "more"),
    [
        (
            "discord.com:{port}/api/webhooks/1/key",
            "POST",
            "/api/webhooks/1/key",
            {"content": TEXT, "allowed_mentions": {"parse": []}},
            {},
        ),
        ("hooks.slack.com:{port}/services/T0/B0/key", "POST", "/services/T0/B0/key", {"text": TEXT}, {}),
        (
            "matrix.org:{port}/_matrix/client/v3/rooms/!r:matrix.org/send/m.room.message?access_token=key",
            "PUT",
            "/_matrix/client/v3/rooms/!r:matrix.org/send/m.room.message/{slug}-0",
            {"msgtype": "m.text", "body": TEXT},
            {"Authorization": "Bearer key"},
        ),
        (
            "bridge.example.org:{port}/webhook/key?to=me",
            "POST",
            "/webhook/key?to=me",
            {"text": TEXT, "game": "cubosaurs", "table": "{slug}"},
            {},
        ),
    ],
    ids=["discord", "slack", "matrix", "plain"],
)
def test_each_service_gets_the_form_it_reads(
    receiver: Receiver,
    monkeypatch: pytest.MonkeyPatch,
    address: str,
    method: str,
    path: str,
    body: dict[str, Any],
    more: dict[str, str],
) -> None:
    monkeypatch.setattr(post, "resolve", lambda url: ["127.0.0.1"])
    made, who = asked(f"http://{address.format(port=receiver.port)}")
    (got,) = receiver.got
    host = address.partition("/")[0].format(port=receiver.port)

    def filled(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: filled(one) for name, one in value.items()}
        return value.format(name=who.name, slug=made.slug) if isinstance(value, str) else value

    assert (got["method"], got["path"], got["body"]) == (method, filled(path), filled(body))
    assert got["headers"].items() >= ({"Content-Type": "application/json", "Host": host} | more).items()


def test_a_name_calls_nobody_in_a_channel() -> None:
    made = table(player("Ada"), player("Bob"))
    assert post.addressed("https://hooks.slack.com/x", "<!channel> & co", made).body == {
        "text": "&lt;!channel&gt; &amp; co"
    }
    assert post.addressed("https://notslack.com/x", "<b>", made).body["text"] == "<b>"


@pytest.mark.parametrize(
    ("answers", "times"),
    [
        ([(204, {})], 1),
        ([(429, {"Retry-After": "0.4"}), (204, {})], 2),
        ([(503, {}), (500, {}), (502, {}), (204, {})], 3),
        ([(404, {}), (204, {})], 1),
        ([(302, {"Location": "http://127.0.0.1:{port}/inside"}), (204, {})], 1),
    ],
    ids=["well", "too often", "broken", "withdrawn", "elsewhere"],
)
def test_what_may_work_later_is_tried_again(
    receiver: Receiver, answers: list[tuple[int, dict[str, str]]], times: int
) -> None:
    receiver.answers = [
        (status, {k: v.format(port=receiver.port) for k, v in more.items()}) for status, more in answers
    ]
    asked(f"http://127.0.0.1:{receiver.port}/hook")
    assert [got["path"] for got in receiver.got] == ["/hook"] * times
    if "Retry-After" in answers[0][1]:
        assert receiver.got[1]["at"] - receiver.got[0]["at"] >= 0.4


def test_no_table_waits_for_a_service_that_does_not_answer(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    receiver.silent.set()
    monkeypatch.setattr(post, "PATIENCE", 0.3)
    ada, bob = (player(name, webhook=f"http://127.0.0.1:{receiver.port}/hook") for name in ("Ada", "Bob"))
    began = time.monotonic()
    made = table(ada, bob, live=False)
    assert time.monotonic() - began < 0.3
    assert made.status == Table.LIVE
    settle()
    assert len(receiver.got) == 3


def test_a_turn_of_many_choices_is_told_once(receiver: Receiver) -> None:
    url = f"http://127.0.0.1:{receiver.port}/hook"
    people = [player(name, webhook=url) for name in ("Ada", "Bob")]
    made = table(*people, game="bios1", live=False)
    turns = 1
    for _ in range(12):
        was = made.asked
        with referee.at(made) as match:
            choice = match.view(was).options[0].text
        referee.play(made, was, made.count, choice)
        made.refresh_from_db()
        turns += made.asked != was
    settle()
    assert 1 < turns < 12
    assert len(receiver.got) == turns


@pytest.mark.parametrize(("live", "letters"), [(True, 0), (False, 1)])
def test_only_correspondence_games_send_mail(live: bool, letters: int) -> None:
    ada = player("Ada", email="ada@example.org", mail_turns=True)
    bob = player("Bob", email="bob@example.org", mail_turns=True, language="fr")
    mail.outbox = []
    table(ada, bob, live=live)
    settle()
    assert len(mail.outbox) == letters
    if letters:
        assert "Cubosaurs" in mail.outbox[0].subject


# -- no door into the server's own network -----------------------------------------------------------------------------

INSIDE = ["127.0.0.1", "localhost", "10.0.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "224.0.0.1", "[::1]"]
INSIDE += [
    "[fe80::1]",
    "[fd00::1]",
    "[::ffff:127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "2130706433",
    "0x7f.1",
]


@pytest.mark.parametrize("host", INSIDE)
def test_webhooks_cannot_reach_into_the_servers_own_network(host: str) -> None:
    assert not post.resolve(f"https://{host}/x")
    ada = player("Ada")
    form = {"name": "Ada", "language": "en", "theme": "dark", "motion": "none", "webhook": f"https://{host}/x"}
    assert browser(ada).post("/settings", form).status_code == 422


@pytest.mark.parametrize(
    "url", ["http://8.8.8.8/x", "ftp://8.8.8.8/x", "https://me:key@8.8.8.8/", "https://8.8.8.8:99999/", "https://", "x"]
)
def test_only_https_and_nothing_strange(url: str) -> None:
    assert not post.resolve(url)
    assert post.resolve("https://8.8.8.8/x") == ["8.8.8.8"]


def test_what_was_looked_at_is_what_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server that says another address the second time gains nothing by it."""
    said = iter(["8.8.8.8", "127.0.0.1", "127.0.0.1"])
    called: list[str] = []

    def look(host: str, *more: Any, **named: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(said), 443))]

    def connect(where: tuple[str, int], *more: Any) -> None:
        called.append(where[0])
        raise OSError

    monkeypatch.setattr(post.socket, "getaddrinfo", look)
    monkeypatch.setattr(post.socket, "create_connection", connect)
    letter = post.Letter("POST", "https://trick.example.org/x", {}, {})
    assert post.deliver(letter) == 0.0
    assert called == ["8.8.8.8"]
    assert post.deliver(letter) is None
    assert called == ["8.8.8.8"]
