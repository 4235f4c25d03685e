"""Guests and accounts, places left and taken, clocks, chat, ratings."""

from __future__ import annotations

import datetime
import json
from typing import Any

import pytest
from django.utils import timezone

from gondwana.web import bots, keeper, referee, seats
from gondwana.web.models import Message, Player, Rating, Report, Seat, Table
from tests.web.tools import SCRIPT, act, browser, data, part, play_out, player, table

GOOD = "a long and dull secret"


def test_a_guest_who_signs_up_keeps_the_games() -> None:
    client = browser()
    slug = client.post("/play/cubosaurs", {"name": "Zoé"}).url.rpartition("/")[2]
    seat = Seat.objects.get(table__slug=slug, number=0)
    assert (seat.name, seat.player.guest) == ("Zoé", True)
    name = f"zoe{seat.pk}"
    assert client.post("/signup", {"username": name, "password": GOOD}).status_code == 302
    seat.refresh_from_db()
    assert (seat.player.username, seat.player.guest, seat.name) == (name, False, name)
    other = browser()
    assert other.post("/login", {"username": name, "password": GOOD}).status_code == 302
    assert slug in other.get("/history").content.decode()


@pytest.mark.parametrize(
    ("username", "password"), [("ada lovelace", GOOD), ("guest-1", GOOD), ("ada", "12345"), ("", "")]
)
def test_bad_names_and_passwords_are_refused(username: str, password: str) -> None:
    before = Player.objects.count()
    assert browser().post("/signup", {"username": username, "password": password}).status_code == 422
    assert Player.objects.count() == before


def test_a_name_is_taken_once_whatever_its_case() -> None:
    taken = player("Ada", guest=False)
    answer = browser().post("/signup", {"username": taken.username.upper(), "password": GOOD})
    assert answer.status_code == 422


def test_whoever_leaves_is_followed_by_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = player("Ada"), player("Bob")
    made = table(ada, bob)
    browser(bob).post(f"/t/{made.slug}/leave")
    place = made.places.get(number=1)
    assert place.bot == bots.LEVELS[0]
    assert place.player is None
    assert Table.objects.get(pk=made.pk).status == Table.LIVE


def test_by_the_other_rule_the_game_ends() -> None:
    ada, bob = player("Ada"), player("Bob")
    made = table(ada, bob, leaver="nobody")
    browser(bob).post(f"/t/{made.slug}/leave")
    assert Table.objects.get(pk=made.pk).status == Table.CLOSED


def test_two_cannot_have_the_same_place() -> None:
    ada, bob, eve = player("Ada"), player("Bob"), player("Eve")
    made = seats.create(ada, "cubosaurs", {"seats": 2})
    browser(bob).post(f"/t/{made.slug}/join")
    assert browser(eve).post(f"/t/{made.slug}/join").status_code == 409
    assert [place.player for place in made.places.all()] == [ada, bob]


def test_the_game_begins_when_the_last_place_is_taken() -> None:
    ada = player("Ada")
    made = seats.create(ada, "cubosaurs", {"seats": 2})
    assert made.status == Table.OPEN
    assert act(browser(ada), made, 0, "keep").status_code == 409
    browser(ada).post(f"/t/{made.slug}/bot", {"seat": 1, "level": "novice"})
    made.refresh_from_db()
    assert made.status == Table.LIVE


def test_a_rematch_is_one_table_whoever_asks_first() -> None:
    ada, bob = player("Ada"), player("Bob")
    made = table(ada, bob)
    play_out(made)
    first = browser(ada).post(f"/t/{made.slug}/rematch").url
    assert browser(bob).post(f"/t/{made.slug}/rematch").url == first
    assert browser(player("Eve")).post(f"/t/{made.slug}/rematch").url == first


def test_a_clock_that_runs_out_hands_the_place_to_a_bot_until_its_owner_is_back() -> None:
    ada, bob = player("Ada"), player("Bob")
    made = table(ada, bob, clock="move", clock_seconds=60)
    keeper.look(datetime.timedelta(hours=1))
    asked = made.places.get(number=made.asked)
    assert asked.bot == ""
    Table.objects.filter(pk=made.pk).update(asked_since=timezone.now() - datetime.timedelta(seconds=61))
    keeper.look(datetime.timedelta(hours=1))
    asked.refresh_from_db()
    assert asked.bot
    client = browser(asked.player)
    assert act(client, made, 0, "keep").status_code == 409
    client.post(f"/t/{made.slug}/leave", {"back": "1"})
    asked.refresh_from_db()
    assert asked.bot == ""
    assert act(client, made, 0, "keep").status_code == 200


def test_a_player_clock_pays_for_thinking_and_adds_the_bonus() -> None:
    ada, bob = player("Ada"), player("Bob")
    made = table(ada, bob, clock="player", clock_seconds=300, clock_bonus=5)
    Table.objects.filter(pk=made.pk).update(asked_since=timezone.now() - datetime.timedelta(seconds=100))
    made.refresh_from_db()
    seat = made.asked
    with referee.at(made) as match:
        choice = match.view(seat).options[0].text
    act(browser((ada, bob)[seat]), made, 0, choice)
    assert made.places.get(number=seat).left == pytest.approx(205, abs=2)
    assert made.places.get(number=1 - seat).left == 300


# -- bots --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def thinking():
    """Worker processes, as long as the test lasts; started by the test once its tables are made."""
    yield bots.pool.start
    bots.pool.stop()


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_bot_answers_from_its_process(level: str, thinking) -> None:
    made = table(player(), bots=1)
    thinking()
    found = bots.choose(made, level, made.count)
    with referee.at(made) as match:
        assert found is not None
        assert found[1] in [option.text for option in match.view(found[0]).options]


@pytest.mark.parametrize("trouble", ["slow", "dead", "wrong"])
def test_a_bot_in_trouble_is_replaced_by_a_legal_choice(trouble: str, settings_of: Any) -> None:
    made = table(player(), bots=1)
    worker = bots.Worker()
    settings_of(BOT_SECONDS=0.0 if trouble == "slow" else 20.0)
    if trouble == "dead":
        worker.ask(("choose", "cubosaurs", "nonsense", 0, "random", 1), 20)
    pool = bots.Pool()
    pool.free.put(worker)
    if trouble == "wrong":
        pool.think = lambda *job: "no such choice"  # type: ignore[method-assign]
    answer = pool.think("cubosaurs", "nonsense" if trouble == "dead" else "", 0, "ismcts:1s")
    assert answer is None or trouble == "wrong"
    old, bots.pool = bots.pool, pool
    try:
        found = bots.choose(made, "random", made.count)
    finally:
        bots.pool = old
        worker.end()
    with referee.at(made) as match:
        assert found is not None
        assert found[1] in [option.text for option in match.view(found[0]).options]


def test_a_question_asked_so_that_nobody_learns_anything_takes_a_bot_as_long_as_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = table(player(), game="evolution", bots=1, options={"time_to_fly": "yes"})
    thought: list[tuple[str, int]] = []

    def think(game: str, situation: str, seat: int, level: str) -> str | None:
        thought.append((game, seat))
        return "pass"

    monkeypatch.setattr(bots.pool, "think", think)
    for card in ("running", "anglerfish"):
        with referee.at(made) as match:
            match.state = match.game.situation(
                "seats: 2\noption time_to_fly: yes\nbase: 9\np1 a1: carnivorous\np1 a2:\np2 a3: card=running\n"
                f"p2 a4: card={card}"
            )
            match.game.play(match.state, "attack a1 a3")
            assert len(match.state.acts) == (1 if card == "running" else 2)
        assert bots.choose(made, "greedy", made.count) == (1, "pass")
    assert thought == [("evolution", 1)] * 2


@pytest.fixture
def settings_of(monkeypatch: pytest.MonkeyPatch):
    from django.conf import settings

    def put(**values: Any) -> None:
        for name, value in values.items():
            monkeypatch.setattr(settings, name, value)

    return put


def test_a_hint_is_a_legal_choice_and_only_for_whoever_is_asked(thinking) -> None:
    ada, bob = player("Ada"), player("Bob")
    made = table(ada, bob)
    thinking()
    asked, other = (ada, bob) if made.asked == 0 else (bob, ada)
    legal = [option["text"] for option in data(part(browser(asked), made))["options"]]
    assert browser(asked).post(f"/t/{made.slug}/hint", **SCRIPT).json()["choice"] in legal
    assert browser(other).post(f"/t/{made.slug}/hint", **SCRIPT).status_code == 409


# -- talking -----------------------------------------------------------------------------------------------------------


def test_chat_is_escaped_muted_and_reported() -> None:
    ada, bob = player("Ada"), player("Bob")
    made = table(ada, bob)
    browser(ada).post(f"/t/{made.slug}/chat", {"text": "<script>alert(1)</script>"})
    said = Message.objects.get(table=made)
    seen = browser(bob)
    assert "&lt;script&gt;" in seen.get(f"/t/{made.slug}").content.decode()
    answer = seen.post(f"/t/{made.slug}/chat/{said.pk}", {"what": "report"}, **SCRIPT)
    assert "Reported." in answer.content.decode()
    assert Report.objects.get(message=said).player == bob
    seen.post(f"/t/{made.slug}/chat/{said.pk}", {"what": "mute"})
    assert "alert" not in seen.get(f"/t/{made.slug}").content.decode()
    assert "alert" in browser(ada).get(f"/t/{made.slug}").content.decode()


def test_whoever_was_muted_can_be_heard_again() -> None:
    ada, bob = player("Ada"), player("Bob")
    ada.muted.add(bob)
    reader = browser(ada)
    assert "Hear again" in reader.get("/settings").content.decode()
    assert reader.post("/unmute", {"player": str(bob.pk)}).status_code == 302
    assert not ada.muted.exists()


def test_a_table_says_which_language_is_spoken() -> None:
    ada = browser(player())
    ada.post("/new/trias", {"public": "yes", "language": "fr"})
    assert '<small class="tongue">FR</small>' in browser().get("/").content.decode()


def test_strangers_do_not_talk_at_private_tables() -> None:
    made = table(player("Ada"), player("Bob"))
    assert browser(player("Eve")).post(f"/t/{made.slug}/chat", {"text": "hi"}).status_code == 403
    assert browser().post(f"/t/{made.slug}/chat", {"text": "hi"}).status_code == 403
    assert not made.messages.exists()


# -- ratings -----------------------------------------------------------------------------------------------------------


def test_a_finished_game_moves_points_from_the_loser_to_the_winner() -> None:
    ada, bob = player("Ada"), player("Bob")
    made = table(ada, bob)
    play_out(made, seed=3)
    made.refresh_from_db()
    rows = [Rating.objects.get(player=who, game="cubosaurs") for who in (ada, bob)]
    assert sum(row.points for row in rows) == pytest.approx(3000)
    assert [row.games for row in rows] == [1, 1]
    if len(made.winners) == 1:
        assert rows[made.winners[0]].points > 1500 > rows[1 - made.winners[0]].points


# -- one's own data ----------------------------------------------------------------------------------------------------


def test_everything_can_be_taken_along_and_removed() -> None:
    ada, bob = player("Ada"), player("Bob")
    ada.set_password(GOOD)
    ada.save()
    made = table(ada, bob)
    client = browser(ada)
    client.post(f"/t/{made.slug}/chat", {"text": "hello"})
    data = json.loads(client.get("/export").content)
    assert [said["text"] for said in data["messages"]] == ["hello"]
    assert [row["table"] for row in data["tables"]] == [made.slug]
    client.post("/delete", {"password": "wrong"})
    assert Player.objects.filter(pk=ada.pk).exists()
    client.post("/delete", {"password": GOOD})
    assert not Player.objects.filter(pk=ada.pk).exists()
    assert not made.messages.exists()
    place = made.places.get(number=0)
    assert (place.name, bool(place.bot)) == ("—", True)
    assert "Ada" not in part(browser(bob), made)


def test_settings_are_kept() -> None:
    ada = player("Ada")
    form = {"name": "Ada L.", "language": "fr", "theme": "dark", "motion": "none", "confirm": "on"}
    assert browser(ada).post("/settings", form).status_code == 200
    ada.refresh_from_db()
    assert (ada.name, ada.language, ada.theme, ada.motion, ada.confirm) == ("Ada L.", "fr", "dark", "none", True)


def test_the_admin_pages_open_and_show_no_seed() -> None:
    boss = player("Boss", is_staff=True, is_superuser=True)
    made = table(player("Ada"), player("Bob"))
    client = browser(boss)
    for path in ("player", "table", "report", f"table/{made.pk}/change", f"player/{boss.pk}/change"):
        text = client.get(f"/admin/web/{path}/").content.decode()
        assert "Gondwana" in text or "Django" in text
        assert str(made.seed) not in text


def test_a_record_that_was_tampered_with_is_refused() -> None:
    from django.core.files.uploadedfile import SimpleUploadedFile

    made = table(player("Ada"), player("Bob"))
    play_out(made)
    client = browser(player("Eve"))
    text = client.get(f"/t/{made.slug}/record").content
    assert client.post("/upload", {"record": SimpleUploadedFile("r.txt", text)}).status_code == 302
    lines = text.decode().splitlines()
    lines[-5] = f"{lines[-5].split()[0]} nothing"  # a line left out may leave another legal game
    for bad in ("\n".join(lines).encode(), b"nonsense", b"\xff\xfe", b"x" * 400_000):
        assert client.post("/upload", {"record": SimpleUploadedFile("r.txt", bad)}).status_code == 422
    french = browser(player("Ève", language="fr"), headers={"Accept-Language": "fr"})
    told = french.post("/upload", {"record": SimpleUploadedFile("r.txt", b"nonsense")}).content.decode()
    assert "ce n’est pas un enregistrement\u202f: la première ligne n’est pas «\u202fgondwana record 1\u202f»" in told
