"""The site under test: a database of its own, migrated once; no test touches another's tables."""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.chromium import ARGS, SIZES, TABLET, Open, program
from tests.web.server import Server

django = pytest.importorskip("django", reason="the web table needs Django")

FOLDER = tempfile.TemporaryDirectory(prefix="gondwana-test-", ignore_cleanup_errors=True)
os.environ["GONDWANA_HOME"] = FOLDER.name
os.environ.pop("DATABASE_URL", None)
os.environ["DJANGO_SETTINGS_MODULE"] = "gondwana.web.settings"
os.environ["GONDWANA_HOSTS"] = "localhost,127.0.0.1,testserver"
os.environ["GONDWANA_EMAIL"] = "django.core.mail.backends.locmem.EmailBackend"

django.setup()

from django.core.management import call_command

warnings.filterwarnings("ignore", "StreamingHttpResponse must consume synchronous iterators")
call_command("migrate", verbosity=0, interactive=False)


@pytest.fixture(autouse=True)
def _fresh_limits():
    """Each test may knock as often as it likes. Those with a browser leave nothing here, and must not ask it."""
    from gondwana.web.limits import limits
    from gondwana.web.models import Knock

    yield
    if limits.left:
        limits.left.clear()
        Knock.objects.all().delete()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("site"), GONDWANA_UNLIMITED="1")
    yield running
    running.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """A browser; without one the tests that want it are skipped."""
    playwright = pytest.importorskip("playwright.sync_api", reason="browser tests need playwright")
    if program() is None:
        pytest.skip("browser tests need Debian's chromium (apt install chromium)")
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=program(), args=ARGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any, server: Server) -> Iterator[Open]:
    """Opens browsers of their own; at the end none may have complained."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def open_(path: str = "/", size: str = "desk", lang: str = "en", theme: str = "light") -> Any:
        width, height = TABLET if size == "tablet" else SIZES[size]
        touched = size != "desk"
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme=theme,
            has_touch=touched,
            is_mobile=touched,
            reduced_motion="reduce",
            base_url=server.url,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if "Content Security" in said.text else None)
        page.goto(path)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert not complaints
