"""Start the server: make or update the database, then answer."""

from __future__ import annotations

import os
import warnings

import django
import uvicorn
from django.core.management import call_command


def serve(host: str = "127.0.0.1", port: int = 8000, ready: str = "") -> None:
    """Run until interrupted. `ready` is printed when the first request can come."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gondwana.web.settings")
    if host not in ("127.0.0.1", "localhost", "::1") and "GONDWANA_HOSTS" not in os.environ:
        os.environ["GONDWANA_HOSTS"] = "*"
    warnings.filterwarnings("ignore", "StreamingHttpResponse must consume synchronous iterators")
    django.setup()
    call_command("migrate", verbosity=0, interactive=False)
    config = uvicorn.Config(
        "gondwana.web.asgi:application",
        host=host,
        port=port,
        log_level=os.environ.get("GONDWANA_LOG", "warning").lower(),
        lifespan="on",
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = Server(config, ready)
    server.run()


class Server(uvicorn.Server):
    """Says where it listens as soon as it does."""

    def __init__(self, config: uvicorn.Config, ready: str) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started and self.ready:
            port = self.servers[0].sockets[0].getsockname()[1]
            print(self.ready.format(port=port), flush=True)
