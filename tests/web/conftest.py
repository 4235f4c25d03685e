"""The site under test: a database of its own, migrated once; no test touches another's tables."""

from __future__ import annotations

import os
import tempfile
import warnings

import pytest

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
    """Each test may knock as often as it likes."""
    from gondwana.web.limits import limits

    limits.times.clear()
