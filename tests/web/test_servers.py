"""A confirmed choice is never lost, whatever dies; two processes serve one table."""

from __future__ import annotations

import os
import random
import threading
import time
import urllib.error
from collections.abc import Iterator
from pathlib import Path

import pytest

from gondwana.web.limits import RATES
from tests.web.server import Server, Visitor
from tests.web.tools import data

POSTGRES = os.environ.get("GONDWANA_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")


def entries(home: Path, url: str = "") -> list[tuple[int, str]]:
    """What is stored, read without the server."""
    if url:
        import psycopg

        with psycopg.connect(url) as connection:
            return connection.execute("SELECT seq, text FROM web_entry ORDER BY table_id, seq").fetchall()
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(home / "tables.sqlite3")) as connection:
        return connection.execute("SELECT seq, text FROM web_entry ORDER BY table_id, seq").fetchall()


def play(visitor: Visitor, slug: str, confirmed: dict[int, str], seconds: float) -> None:
    """Play on until the time is over or the server is gone; note what was confirmed."""
    end = time.monotonic() + seconds
    dice = random.Random(seconds)
    try:
        while time.monotonic() < end:
            shown = data(visitor.get(f"/t/{slug}/part")[1])
            if shown["over"]:
                return
            if not shown["asked"]:
                time.sleep(0.01)
                continue
            choice = dice.choice(shown["options"])["text"]
            status, _, _ = visitor.post(f"/t/{slug}/act", seq=shown["seq"], choice=choice)
            if status == 200:
                confirmed[shown["seq"] + 1] = choice
    except (OSError, urllib.error.URLError):
        pass


def test_a_killed_server_loses_no_confirmed_choice(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        visitor = Visitor(server.url)
        visitor.get("/")
        slug = visitor.post("/play/cubosaurs")[2].rpartition("/")[2]
        confirmed: dict[int, str] = {}
        for round_ in range(4):
            visitor.get(f"/t/{slug}")
            player = threading.Thread(target=play, args=(visitor, slug, confirmed, 30))
            player.start()
            time.sleep(0.35 + 0.17 * round_)
            server.kill()
            player.join()
            stored = dict(entries(tmp_path))
            assert confirmed.items() <= stored.items()
            assert sorted(stored) == list(range(1, len(stored) + 1))
            server.start()
        assert confirmed
        play(visitor, slug, confirmed, 60)
        assert data(visitor.get(f"/t/{slug}/part")[1])["over"], "the game goes on to its end after all that"
    finally:
        server.kill()


@pytest.fixture
def database() -> Iterator[str]:
    psycopg = pytest.importorskip("psycopg", reason="PostgreSQL tests need psycopg")
    name = f"gondwana_{os.getpid()}_{random.randrange(10**6)}"
    try:
        connection = psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3)
        with connection:
            connection.execute(f"CREATE DATABASE {name}")
    except psycopg.Error as error:
        pytest.skip(f"no PostgreSQL to test with ({type(error).__name__}); set GONDWANA_TEST_POSTGRES")
    yield POSTGRES.rpartition("/")[0] + "/" + name
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def test_two_processes_serve_one_table(tmp_path: Path, database: str) -> None:
    one = Server(tmp_path, DATABASE_URL=database)
    two = Server(tmp_path, DATABASE_URL=database)
    try:
        ada, bob = Visitor(one.url), Visitor(two.url)
        for visitor in (ada, bob):
            visitor.get("/")
        ada.get("/new/cubosaurs")
        slug = ada.post("/new/cubosaurs", seats=2)[2].rpartition("/")[2]
        bob.get(f"/t/{slug}")
        bob.post(f"/t/{slug}/join", name="Bob")
        with bob.stream(f"/t/{slug}/news") as news:
            assert b"hello" in news.read1(200)
            shown = {}
            for visitor in (ada, bob):
                visitor.get(f"/t/{slug}")
                shown[visitor] = data(visitor.get(f"/t/{slug}/part")[1])
            first = ada if shown[ada]["asked"] else bob
            choice = shown[first]["options"][0]["text"]
            began = time.monotonic()
            assert first.post(f"/t/{slug}/act", seq=0, choice=choice)[0] == 200
            assert b"event: play\ndata: 1" in news.read1(200)
            assert time.monotonic() - began < 5
        race(ada, bob, one, two, slug)
        confirmed: dict[int, str] = {}
        players = [threading.Thread(target=play, args=(who, slug, confirmed, 60)) for who in (ada, bob)]
        for player in players:
            player.start()
        time.sleep(0.5)
        two.kill()
        assert confirmed.items() <= dict(entries(tmp_path, database)).items()
        two.start()
        for player in players[1:]:
            player.join()
        play(bob, slug, confirmed, 60)
        players[0].join()
        assert data(ada.get(f"/t/{slug}/part")[1])["over"]
        stored = entries(tmp_path, database)
        assert [seq for seq, _ in stored] == list(range(1, len(stored) + 1))
        assert confirmed.items() <= dict(stored).items()
    finally:
        one.kill()
        two.kill()


def test_two_processes_count_together_what_comes_too_often(tmp_path: Path, database: str) -> None:
    most, seconds = RATES["upload"]
    one = Server(tmp_path, DATABASE_URL=database)
    two = Server(tmp_path, DATABASE_URL=database)
    try:
        visitors = [Visitor(server.url) for server in (one, two)]
        for visitor in visitors:
            visitor.get("/upload")
        if (left := seconds - time.time() % seconds) < 30:  # the window must not end meanwhile
            time.sleep(left)
        answers = [visitors[number % 2].post("/upload")[0] for number in range(most + 6)]
        assert answers == [422] * most + [429] * 6
    finally:
        one.kill()
        two.kill()


def race(ada: Visitor, bob: Visitor, one: Server, two: Server, slug: str) -> None:
    """The same question answered through both processes at once: one answer counts."""
    shown = {who: data(who.get(f"/t/{slug}/part")[1]) for who in (ada, bob)}
    asked = ada if shown[ada]["asked"] else bob
    seq, options = shown[asked]["seq"], shown[asked]["options"]
    results: list[int] = []
    twin = Visitor(two.url if asked is ada else one.url)
    twin.jar, twin.opener, twin.token = asked.jar, asked.opener, asked.token
    doors = [
        threading.Thread(
            target=lambda who=who, choice=choice: results.append(
                who.post(f"/t/{slug}/act", seq=seq, choice=choice["text"])[0]
            )
        )
        for who, choice in ((asked, options[0]), (twin, options[-1]))
    ]
    for door in doors:
        door.start()
    for door in doors:
        door.join()
    assert sorted(results) == [200, 409]
