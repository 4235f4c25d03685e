"""Nobody gets what is not theirs: choices of others, stale choices, and above all the hidden cards."""

from __future__ import annotations

import json
import random
import re

import pytest

import gondwana
from gondwana.kit.match import Match
from gondwana.web import referee, story
from gondwana.web.models import Entry, Table
from tests.web.tools import SCRIPT, act, browser, data, part, play_out, player, table

GAMES = [meta.id for meta in gondwana.games()]


def secrets_of(match: Match, seat: int) -> list[str]:
    """Texts that must not reach a seat: the seed, the generator, and the full situation's lines that differ for it."""
    real = match.game.dump(match.state).splitlines()
    worlds = [match.game.dump(match.state.determinize(seat, seed)).splitlines() for seed in (1, 2, 3)]
    hidden = [line for line in real if all(line not in world for world in worlds)]
    values = [line.partition(": ")[2] for line in hidden]
    words = " ".join(str(word) for word in match.state.rng.words())
    return [str(match.record.seed), words, *[value for value in values if len(value.split()) > 2]]


def flipped(game: str) -> dict[str, str]:
    """Every flag of a game the other way round: hidden hands are an option of some."""
    settings = gondwana.game(game).meta.settings.values()
    return {one.name: one.show(1 - one.fallback) for one in settings if one.type == "flag"}


@pytest.mark.parametrize("usual", [True, False], ids=["usual", "flipped"])
@pytest.mark.parametrize("game", GAMES)
def test_no_answer_holds_a_secret_before_the_end(game: str, usual: bool) -> None:
    low = gondwana.game(game).meta.seats[0]
    people = [player(f"P{n}") for n in range(low)]
    made = table(*people, game=game, public=True, options={} if usual else flipped(game))
    visitors = [(browser(who), seat) for seat, who in enumerate(people)] + [(browser(), -1), (browser(player()), -1)]
    paths = ["", "/part", "/log", "/picture", "/record", "/situation", "/replay", "/talk", "/nowhere"]
    dice = random.Random(game)
    for step in range(60):
        with referee.at(made) as match:
            if match.over:
                break
            who, acts = match.state.who, match.state.acts
            choice = match.game.codec.text(match.state, dice.choice(acts))
            secret = {seat: secrets_of(match, seat) for _, seat in visitors} if step % 6 == 0 else {}
        if step % 6 == 0:
            for client, seat in visitors:
                for path in [f"/t/{made.slug}{path}" for path in paths] + ["/", "/export", f"/u/{people[0].username}"]:
                    text = b"".join(client.get(path, **SCRIPT)).decode()
                    for word in secret[seat]:
                        assert word not in text, f"{path} tells seat {seat} {word!r}"
            looks = {"foresee": {"choice": choice}, "against": {"things": "p1 p2 deck"}}
            for look, fields in looks.items():
                answer = browser(people[who]).post(f"/t/{made.slug}/{look}", fields, **SCRIPT)
                assert answer.status_code == 200
                assert not any(word in answer.content.decode() for word in secret[who])
                for client, seat in visitors:
                    if seat != who:
                        assert client.post(f"/t/{made.slug}/{look}", fields, **SCRIPT).status_code in (403, 409)
        made.refresh_from_db()
        answer = act(browser(people[who]), made, made.count, choice)
        assert answer.status_code == 200
        assert not any(word in answer.content.decode() for word in secret.get(who, ()))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_see(game: str) -> None:
    people = [player(f"P{n}") for n in range(gondwana.game(game).meta.seats[0])]
    made = table(*people, game=game, options=flipped(game))
    play_out(made, seed=5, most=25)
    place = referee.sitting(made)
    for seat in range(-1, len(people)):
        client = browser(people[seat] if seat >= 0 else None)
        made.refresh_from_db()
        before = part(client, made)
        with place.lock:
            match = place.current(made)
            real = match.state
            sink = real.sink
            match.state = real.determinize(seat, 99)
            match.state.sink = sink
        after = part(client, made)
        match.state = real
        token = re.compile(r'name="csrfmiddlewaretoken" value="[^"]*"')
        assert token.sub("", before) == token.sub("", after)


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_knows_no_more_than_any_player(game: str) -> None:
    people = [player(f"P{n}") for n in range(gondwana.game(game).meta.seats[0])]
    made = table(*people, game=game, options=flipped(game))
    for step in range(20):
        play_out(made, seed=step, most=3)
        with referee.at(made) as match:
            if match.over:
                break
            seen = match.view(-1).scene
            log = match.log(-1, "en")
            for seat in range(made.seats):
                world = match.state.determinize(seat, step)
                assert match.game.view(world, -1).scene == seen, f"a spectator sees what seat {seat} does not know"
                assert len(match.log(seat, "en")) >= len(log)


def test_bots_are_sent_a_world_that_is_not_the_real_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from gondwana.web import bots

    made = table(player(), bots=1, live=False)
    sent: list[str] = []
    monkeypatch.setattr(bots.pool, "think", lambda game, situation, seat, level: sent.append(situation))
    for _ in range(12):
        with referee.at(made) as match:
            seat = match.state.who
            secret = secrets_of(match, seat)
        found = bots.choose(made, "random", made.count)
        assert found is not None
        for situation in sent:
            assert not any(word in situation for word in secret)
        sent.clear()
        referee.play(made, found[0], made.count, found[1])


# -- choices that are refused ----------------------------------------------------------------------------------------


@pytest.fixture
def duel():
    people = [player("Ada"), player("Bob")]
    made = table(*people)
    with referee.at(made) as match:
        who = match.state.who
        choices = [option.text for option in match.view(who).options]
    return made, browser(people[who]), browser(people[1 - who]), choices


def stored(made: Table) -> int:
    return Entry.objects.filter(table=made).count()


def test_a_choice_counts_once(duel) -> None:
    made, asked, _, choices = duel
    assert act(asked, made, 0, choices[0]).status_code == 200
    assert act(asked, made, 0, choices[0]).status_code == 409
    assert stored(made) == 1


def test_a_stale_choice_gets_the_fresh_table(duel) -> None:
    made, asked, other, choices = duel
    act(asked, made, 0, choices[0])
    answer = act(other, made, 0, choices[0])
    assert answer.status_code == 409
    assert data(answer.content.decode())["seq"] == 1
    assert "The table had moved on" in answer.content.decode()


def test_another_seat_cannot_answer(duel) -> None:
    made, _, other, choices = duel
    assert act(other, made, 0, choices[0]).status_code == 409
    assert stored(made) == 0


def test_a_spectator_cannot_answer(duel) -> None:
    made, _, _, choices = duel
    assert act(browser(player("Eve")), made, 0, choices[0]).status_code == 403
    assert act(browser(), made, 0, choices[0]).status_code == 403
    assert stored(made) == 0


@pytest.mark.parametrize(
    "choice", ["", "dance", "add", "add nothing", "keep keep", "add trex " * 40, "\x00", "/undo 1"]
)
def test_a_malformed_choice_is_refused(duel, choice: str) -> None:
    made, asked, _, _ = duel
    assert act(asked, made, 0, choice).status_code in (400, 422)
    assert stored(made) == 0


@pytest.mark.parametrize("seq", ["", "x", "-1", "1e3", "99999999999", "²"])
def test_a_malformed_number_is_refused(duel, seq: str) -> None:
    made, asked, _, choices = duel
    answer = asked.post(f"/t/{made.slug}/act", {"seq": seq, "choice": choices[0]}, **SCRIPT)
    assert answer.status_code in (400, 409)
    assert stored(made) == 0


def test_an_illegal_choice_names_its_paragraph(duel) -> None:
    made, asked, _, _ = duel
    answer = act(asked, made, 0, "to p2")
    assert answer.status_code == 422
    assert re.search(r'class="rule"[^>]*>C\d', answer.content.decode())
    assert stored(made) == 0


def test_a_form_without_our_token_is_refused(duel) -> None:
    made, _, _, choices = duel
    stranger = browser(player(), enforce_csrf_checks=True)
    assert stranger.post(f"/t/{made.slug}/act", {"seq": 0, "choice": choices[0]}).status_code == 403


def test_a_banned_player_is_nobody(duel) -> None:
    made, asked, _, choices = duel
    for place in made.places.select_related("player"):
        place.player.is_active = False
        place.player.save()
    assert act(asked, made, 0, choices[0]).status_code == 403


# -- taking back -----------------------------------------------------------------------------------------------------


def sealed(made: Table) -> int:
    """Play on until the last choice can no longer be taken back alone; who made it."""
    for step in range(100):
        play_out(made, seed=step, most=1)
        made.refresh_from_db()
        last: int = Entry.objects.filter(table=made).latest("seq").seat
        with referee.at(made) as match:
            if match.undoable(last) == 0:
                return last
    raise AssertionError("nothing was ever sealed")


def test_taking_back_asks_the_others_once_they_have_something_to_lose() -> None:
    people = [player("Ada"), player("Bob")]
    made = table(*people)
    last = sealed(made)
    asker, other = browser(people[last]), browser(people[1 - last])
    with referee.at(made) as match:
        before = list(match.record.choices)
    asker.post(f"/t/{made.slug}/undo", {"seq": made.count}, **SCRIPT)
    assert "would like to take back" in part(other, made)
    assert [data(part(who, made))["plea"] for who in (asker, other, browser())] == ["mine", "asked", ""]
    assert stored(made) == made.count
    other.post(f"/t/{made.slug}/plea", {"answer": "yes"}, **SCRIPT)
    with referee.at(made) as match:
        assert match.record.choices == before[:-1]
    assert Entry.objects.filter(table=made).latest("seq").text == "/undo 1"


def test_a_refused_plea_changes_nothing() -> None:
    people = [player("Ada"), player("Bob")]
    made = table(*people)
    last = sealed(made)
    before = stored(made)
    browser(people[last]).post(f"/t/{made.slug}/undo", {"seq": made.count}, **SCRIPT)
    browser(people[1 - last]).post(f"/t/{made.slug}/plea", {"answer": "no"}, **SCRIPT)
    made.refresh_from_db()
    assert made.plea is None
    assert stored(made) == made.count == before


# -- after the end ---------------------------------------------------------------------------------------------------


def test_after_the_end_the_record_can_be_had_and_played_again() -> None:
    made = table(player("Ada"), player("Bob"))
    play_out(made)
    client = browser()
    record = gondwana.Record.loads(client.get(f"/t/{made.slug}/record").content.decode())
    assert record.replay().scores() == Table.objects.get(pk=made.pk).scores == record.scores
    assert gondwana.game("cubosaurs").situation(client.get(f"/t/{made.slug}/situation").content.decode()).who == -2
    assert client.get(f"/t/{made.slug}/replay?n=3&seat=1").status_code == 200


def test_the_curve_of_points_ends_at_the_result() -> None:
    made = table(player("Ada"), player("Bob"))
    play_out(made)
    made.refresh_from_db()
    told = story.tell(made, "en")
    assert [row["points"] for row in sorted(told["ranking"], key=lambda row: row["seat"])] == made.scores
    assert told["ranking"][0]["seat"] in made.winners


def test_nothing_can_be_taken_back_once_the_record_is_open() -> None:
    made = table(player("Ada"), player("Bob"))
    play_out(made)
    made.refresh_from_db()
    with pytest.raises(referee.Refused):
        referee.undo(made, 0, made.count, 1, agreed=True)


def test_a_table_of_other_rules_is_kept_but_not_played() -> None:
    """Looked at, it says so; nothing that is done there breaks."""
    people = [player("Ada"), player("Bob")]
    made = table(*people)
    play_out(made, seed=1, most=2)
    Table.objects.filter(pk=made.pk).update(version=999)
    referee.sitting(made).drop()
    made.refresh_from_db()
    asked = browser(people[made.asked])
    assert "can no longer be continued" in asked.get(f"/t/{made.slug}").content.decode()
    answers = [asked.get(f"/t/{made.slug}/{path}", **SCRIPT) for path in ("log", "picture", "why?subject=trex")]
    for path in ("act", "undo", "hint", "foresee", "against"):
        answers.append(asked.post(f"/t/{made.slug}/{path}", {"seq": made.count, "choice": "keep"}, **SCRIPT))
    assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [(409, "frozen")] * len(answers)


def test_error_pages_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    made = table(player("Ada"), player("Bob"))

    def broken(*args: object) -> None:
        raise RuntimeError(json.dumps([made.seed]))

    monkeypatch.setattr("gondwana.web.views.table.show", broken)
    client = browser(raise_request_exception=False)
    answer = client.get(f"/t/{made.slug}")
    assert answer.status_code == 500
    assert str(made.seed) not in answer.content.decode()
