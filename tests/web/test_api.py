"""The interface for programs: the example client plays a game; the description is true; keys are needed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gondwana.web.models import Token
from gondwana.web.openapi import description
from gondwana.web.views.accounts import new_token
from tests.web.server import Server
from tests.web.tools import browser, play_out, player, table

EXAMPLE = Path(__file__).parents[2] / "examples" / "api_client.py"


def test_the_example_without_an_address_says_what_it_needs() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "ADDRESS KEY" in done.stderr
    assert "Traceback" not in done.stderr


def headers(key: str) -> dict[str, str]:
    return {"HTTP_AUTHORIZATION": f"Bearer {key}"}


@pytest.fixture
def key() -> str:
    return new_token(player("Robo"), "test")


def test_a_key_is_needed_and_cookies_are_not_enough() -> None:
    client = browser(player())
    assert client.get("/api/v1/me").status_code == 401
    assert client.get("/api/v1/me", **headers("gw_nonsense")).status_code == 401
    assert client.post("/api/v1/tables", {"game": "cubosaurs"}, "application/json").status_code == 401


def test_only_the_hash_of_a_key_is_kept(key: str) -> None:
    assert not Token.objects.filter(hash__contains=key[:10]).exists()
    assert browser().get("/api/v1/me", **headers(key)).json()["name"] == "Robo"


def test_a_table_is_opened_seen_and_played(key: str) -> None:
    client = browser()
    body = {"game": "cubosaurs", "seats": 2, "bots": ["random"], "options": {"advanced": True}}
    made = client.post("/api/v1/tables", body, "application/json", **headers(key))
    assert made.status_code == 201
    assert made.json()["options"]["advanced"] == "yes"
    at = f"/api/v1/tables/{made.json()['table']}"
    view = client.get(f"{at}/view?lang=fr", **headers(key)).json()
    if view["asked"]:
        act = {"seq": 0, "choice": view["options"][0]["text"]}
        assert client.post(f"{at}/act", act, "application/json", **headers(key)).json() == {"seq": 1}
        assert client.post(f"{at}/act", act, "application/json", **headers(key)).status_code == 409
    assert client.get(f"{at}/record", **headers(key)).status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        "[]",
        "{",
        '{"game": 3}',
        '{"game": "chess"}',
        '{"game": "cubosaurs", "seats": 99}',
        '{"game": "cubosaurs", "seats": true}',
        '{"game": "cubosaurs", "options": {"rounds": "many"}}',
        '{"game": "cubosaurs", "bots": [1]}',
        '{"game": "cubosaurs", "bots": ["deep thought"]}',
        '{"game": "cubosaurs", "options": []}',
        '{"game": "cubosaurs", "situation": null}',
    ],
)
def test_a_bad_body_is_refused_in_one_line(key: str, body: str) -> None:
    answer = browser().post("/api/v1/tables", body, "application/json", **headers(key))
    assert answer.status_code in (400, 422)
    assert "\n" not in answer.json()["message"]


def test_the_view_of_a_program_holds_no_seed(key: str) -> None:
    made = table(player("Ada"), player("Bob"), public=True)
    play_out(made, most=10)
    answer = browser().get(f"/api/v1/tables/{made.slug}/view", **headers(key))
    assert answer.json()["seat"] == -1
    assert answer.json()["options"] == []
    assert str(made.seed) not in answer.content.decode()


def test_every_address_of_the_description_exists() -> None:
    for path in description()["paths"]:
        if not path.endswith("/news"):
            found = browser().get("/api/v1" + path.replace("{slug}", "nothing1"))
            assert found.headers["Content-Type"] == "application/json"
            assert found.json().get("error") != "missing" or "{slug}" in path


@pytest.fixture
def server(tmp_path: Path):
    running = Server(tmp_path)
    yield running
    running.kill()


def server_key(server: Server) -> str:
    """A key made beside the running server, as the settings page does."""
    code = (
        "import django; django.setup()\n"
        "from gondwana.web.models import Player\n"
        "from gondwana.web.views.accounts import new_token\n"
        "print(new_token(Player.objects.create(username='robo', name='Robo'), 'x'))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=server.env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_example_client_plays_a_game_to_its_end(server: Server) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60
    command = [sys.executable, str(EXAMPLE), server.url, server_key(server)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=True)
    assert len(json.loads(done.stdout)) == 2


def test_schemathesis_finds_no_server_error(tmp_path: Path) -> None:
    """Nothing it thinks of breaks the server, and every answer is one that the description promises."""
    found = shutil.which("schemathesis", path=Path(sys.executable).parent) or shutil.which("schemathesis")
    if found is None:
        pytest.skip("schemathesis is not installed; the extra `test` brings it")
    server = Server(tmp_path, GONDWANA_UNLIMITED="1")  # or most answers would be that it comes too often
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    command = [found, "run", f"{server.url}/api/v1/openapi.json", "-H", f"Authorization: Bearer {server_key(server)}"]
    command += ["--checks", checks, "--exclude-path-regex", "/news$", "--max-examples", "20", "--max-time", "25"]
    try:
        done = subprocess.run(
            [*command, "--seed", "1"], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
        )
    finally:
        server.kill()
    assert done.returncode == 0, done.stdout[-3000:]
    assert "Rate limited" not in done.stdout
    assert re.search(r"\b[1-9]\d* covered", done.stdout), "no step from one answer to the next was tried"
