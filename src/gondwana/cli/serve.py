"""the web table: play in the browser, with friends and with bots"""

from __future__ import annotations

import argparse
import importlib.util
import os
import socket

from gondwana.cli.common.arguments import Parser, language
from gondwana.cli.common.output import texts
from gondwana.kit.errors import GondwanaError

EXAMPLES = """\
  gondwana serve                              on this machine, http://127.0.0.1:8000
  gondwana serve --host 0.0.0.0 --port 9000   for everybody in the house
  gondwana serve --home /srv/gondwana --url https://play.example.org
"""


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen at (default 8000; 0: any)")
    parser.add_argument("--home", help="where database and signing key lie; DATABASE_URL instead names a PostgreSQL")
    parser.add_argument("--url", help="the https address the world sees; turns the production safeguards on")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    for module in ("django", "uvicorn", "whitenoise", "django_htmx"):
        if importlib.util.find_spec(module) is None:
            raise GondwanaError(f"the web table needs {module}; install gondwana with its dependencies")
    if not 0 <= args.port <= 65535:
        raise GondwanaError(f"the port is 0 to 65535, not {args.port}")
    with socket.socket(socket.AF_INET6 if ":" in args.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((args.host, args.port))
        except (OSError, UnicodeError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else "no such address"
            raise GondwanaError(f"cannot listen at {args.host} port {args.port}: {reason}") from None
    if args.home:
        os.environ["GONDWANA_HOME"] = args.home
    if args.url:
        if not args.url.startswith("https://"):
            raise GondwanaError(f"the public address begins with https://, not {args.url!r}")
        os.environ["GONDWANA_URL"] = args.url
    from gondwana.web.serve import serve

    shown = "127.0.0.1" if args.host == "0.0.0.0" else f"[{args.host}]" if ":" in args.host else args.host
    serve(args.host, args.port, texts(language())("serve.open", host=shown, port="{port}"))
    return 0
