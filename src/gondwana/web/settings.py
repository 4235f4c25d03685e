"""The settings of the site. Everything an operator decides comes from the environment; docs/deploy.md lists it."""

from __future__ import annotations

import hashlib
import os
import secrets
from importlib import metadata
from pathlib import Path
from urllib.parse import unquote, urlsplit

HERE = Path(__file__).parent
HOME = Path(os.environ.get("GONDWANA_HOME", Path.home() / ".local" / "share" / "gondwana"))
PUBLIC_URL = os.environ.get("GONDWANA_URL", "").rstrip("/")
"""The https address the world sees; setting it turns the production safeguards on."""


def kept_secret() -> str:
    """The signing key: given, or made once and kept beside the database, readable by its owner only."""
    given = os.environ.get("GONDWANA_SECRET", "")
    if given:
        return given
    path = HOME / "secret"
    HOME.mkdir(parents=True, exist_ok=True)
    try:
        with open(path, "x", opener=lambda name, flags: os.open(name, flags, 0o600), encoding="ascii") as file:
            file.write(secrets.token_urlsafe(64))
    except FileExistsError:
        pass
    return path.read_text(encoding="ascii")


def database() -> dict[str, object]:
    """SQLite with a write-ahead log, or what DATABASE_URL names (postgresql://user:password@host:port/name)."""
    url = os.environ.get("DATABASE_URL", "")
    if not url:
        HOME.mkdir(parents=True, exist_ok=True)
        pragmas = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-16000;"
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": HOME / "tables.sqlite3",
            "OPTIONS": {"timeout": 20, "transaction_mode": "IMMEDIATE", "init_command": pragmas},
        }
    parts = urlsplit(url)
    if parts.scheme not in ("postgres", "postgresql"):
        raise ValueError("DATABASE_URL must begin with postgresql://")
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": parts.path.lstrip("/"),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": parts.hostname or "",
        "PORT": str(parts.port or ""),
        "OPTIONS": {"pool": {"min_size": 1, "max_size": int(os.environ.get("GONDWANA_POOL", "10"))}},
    }


SECRET_KEY = kept_secret()
DEBUG = False
DATABASES = {"default": database()}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTH_USER_MODEL = "web.Player"

ALLOWED_HOSTS = [*filter(None, os.environ.get("GONDWANA_HOSTS", "localhost,127.0.0.1,[::1]").split(","))]
if PUBLIC_URL:
    ALLOWED_HOSTS.append(urlsplit(PUBLIC_URL).hostname or "")
    CSRF_TRUSTED_ORIGINS = [PUBLIC_URL]
    SECURE_SSL_REDIRECT = True
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_HSTS_SECONDS = 31_536_000
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = bool(PUBLIC_URL)
SESSION_COOKIE_AGE = 400 * 24 * 3600
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "gondwana.web.errors.csrf"
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
PROXIES = int(os.environ.get("GONDWANA_PROXIES", "1" if PUBLIC_URL else "0"))
"""How many proxies stand before this server; the address for rate limits is read that far from the right."""

INSTALLED_APPS = [
    "gondwana.web.apps.WebConfig",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_htmx",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "gondwana.web.middleware.content_security",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "gondwana.web.middleware.language",
    "gondwana.web.middleware.Refusals",
]
ROOT_URLCONF = "gondwana.web.urls"
ASGI_APPLICATION = "gondwana.web.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "builtins": ["gondwana.web.templatetags.words", "django.templatetags.static"],
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "gondwana.web.middleware.context",
            ],
        },
    }
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator")
]
LOGIN_URL = "login"
LOGIN_REDIRECT_URL = LOGOUT_REDIRECT_URL = "home"

LANGUAGES = [("en", "English"), ("fr", "Français")]
LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_TZ = True
STATIC_ROOT = HERE / "static"


def edition() -> str:
    """A name for the files of the pages: it changes with them, so that browsers may keep them for ever."""
    others = [metadata.version(name) for name in ("django", "django-htmx")]
    digest = hashlib.blake2s(" ".join(others).encode(), digest_size=4)
    for path in sorted(STATIC_ROOT.rglob("*.*")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


STATIC_URL = f"static/{edition()}/"
WHITENOISE_IMMUTABLE_FILE_TEST = rf"^/{STATIC_URL}"
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = False
DATA_UPLOAD_MAX_MEMORY_SIZE = FILE_UPLOAD_MAX_MEMORY_SIZE = 512 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 100
EMAIL_BACKEND = os.environ.get("GONDWANA_EMAIL", "django.core.mail.backends.console.EmailBackend")
EMAIL_HOST = os.environ.get("GONDWANA_EMAIL_HOST", "localhost")
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = os.environ.get("GONDWANA_EMAIL_FROM", "gondwana@localhost")
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": os.environ.get("GONDWANA_LOG", "WARNING")},
    "loggers": {"django.security.csrf": {"level": "ERROR"}, "django.request": {"level": "ERROR"}},
}
BOT_SECONDS = float(os.environ.get("GONDWANA_BOT_SECONDS", "5"))
BOT_WORKERS = int(os.environ.get("GONDWANA_BOT_WORKERS", str(max(1, (os.cpu_count() or 2) // 2))))
BOT_PAUSE = float(os.environ.get("GONDWANA_BOT_PAUSE", "0.7"))
"""So long a bot waits before it answers, so that people can follow."""
WEBHOOKS_ANYWHERE = os.environ.get("GONDWANA_WEBHOOKS_ANYWHERE") == "1"
"""Webhooks may also go to the server's own network, and by http."""
UNLIMITED = os.environ.get("GONDWANA_UNLIMITED") == "1"
"""No rate limits: for load programs and tests on one's own machine."""
