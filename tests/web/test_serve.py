"""The command that starts the site, and the settings it starts with."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from gondwana.cli import main
from gondwana.kit.i18n import catalogue
from gondwana.kit.theme import DARK, LIGHT
from gondwana.web.words import FOLDER, words
from tests.web.tools import browser

HERE = Path(__file__).parents[2] / "src" / "gondwana" / "web"


def test_the_command_prints_its_address_and_answers_there(tmp_path: Path) -> None:
    code = "import sys; from gondwana.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--home", str(tmp_path / "new")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address
        with urllib.request.urlopen(address[0]) as page:
            assert b"Cubosaurs" in page.read()
        assert (tmp_path / "new" / "secret").stat().st_mode & 0o077 == 0
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


def test_a_taken_port_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    complaint = capsys.readouterr().err
    assert str(port) in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("arguments", [["--port", "70000"], ["--url", "http://x.org"], ["--host", "no such host"]])
def test_bad_input_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def manage(tmp_path: Path, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gondwana.web", *arguments],
        env={**os.environ, "GONDWANA_HOME": str(tmp_path), **env},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_production_settings_pass_the_deployment_check(tmp_path: Path) -> None:
    done = manage(tmp_path, "check", "--deploy", "--fail-level", "INFO", GONDWANA_URL="https://play.example.org")
    assert done.returncode == 0, done.stderr


def test_the_migrations_make_the_models(tmp_path: Path) -> None:
    done = manage(tmp_path, "makemigrations", "--check", "--dry-run")
    assert done.returncode == 0, done.stdout


def test_both_languages_have_the_same_texts_and_placeholders() -> None:
    en, fr = words("en"), words("fr")
    assert en.keys() == fr.keys()
    for key in sorted(en.keys()):
        names = [set(re.findall(r"{(\w+)", texts._texts[key])) for texts in (en, fr)]
        assert names[0] == names[1], key


def test_every_text_of_the_pages_exists_and_every_text_is_used() -> None:
    sources = [*HERE.rglob("*.html"), *HERE.rglob("*.py")]
    whole = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    used = set(re.findall(r"{% t ['\"]([\w.]+)['\"]", whole))
    used = {key for key in used if "." in key}
    own = set(catalogue(FOLDER, "en"))
    assert used <= words("en").keys()
    for key in own - used:
        assert f'"{key}"' in whole or f'f"{key.partition(".")[0]}.' in whole, key


def test_no_page_holds_inline_script_or_style() -> None:
    for path in HERE.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", text), path.name
        for tag in re.findall(r"<script[^>]*>", text):
            assert "src=" in tag, path.name


def test_files_of_the_pages_are_kept_until_they_change() -> None:
    page = browser().get("/").content.decode()
    address = re.search(r'src="(/static/[0-9a-f]{8}/web/site.js)"', page)
    assert address
    answer = browser().get(address[1], headers={"Accept-Encoding": "gzip"})
    assert answer.headers["Cache-Control"] == "max-age=315360000, public, immutable"
    assert answer.headers["Content-Encoding"] == "gzip"
    b"".join(answer)
    answer.close()
    assert browser().get("/static/00000000/web/site.js").url == address[1]  # asked by a page from before an update
    assert browser().get(address[1].replace("site.js", "nothing.js")).status_code == 404
    assert address[1].rpartition("/")[0] in browser().get("/manifest.webmanifest").content.decode()


def test_style_names_no_colour_of_its_own() -> None:
    sheet = (HERE / "static" / "web" / "site.css").read_text(encoding="utf-8")
    assert set(re.findall(r"#[0-9A-Fa-f]{3,8}\b", sheet)) <= {"#0006"}
    used = set(re.findall(r"var\(--([\w-]+)\)", sheet)) - {"seat", "to", "turn", "zoom"}
    assert used <= LIGHT.keys() & DARK.keys()
