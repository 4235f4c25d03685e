"""A program that sits down at a table and plays: `api_client.py ADDRESS KEY [TABLE]`.

Without TABLE it opens one against a bot. It needs nothing but Python; any language that speaks HTTP can do the same.
The address of the interface's description is ADDRESS/api/v1/openapi.json; a key comes from the settings page.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any


class Client:
    """The interface, as far as a player needs it."""

    def __init__(self, address: str, key: str) -> None:
        self.base = address.rstrip("/") + "/api/v1"
        self.headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}

    def ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """GET, or POST if there is a body."""
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.base + path, data, self.headers), timeout=30) as answer:
            return dict(json.load(answer))

    def news(self, table: str) -> Any:
        """A line for each thing that happens at the table; the first says that the stream is open."""
        with urllib.request.urlopen(f"{self.base}/tables/{table}/news", timeout=60) as stream:
            yield from (line for line in stream if line.startswith(b"event:"))


def choose(view: dict[str, Any]) -> str:
    """Put your own thoughts here. `view` holds everything this player may know."""
    return str(random.choice(view["options"])["text"])


def play(client: Client, table: str) -> dict[str, Any]:
    """Answer whenever asked, until the game is over."""
    for _ in client.news(table):
        while (view := client.ask(f"/tables/{table}/view"))["asked"]:
            try:
                client.ask(f"/tables/{table}/act", {"seq": view["seq"], "choice": choose(view)})
            except urllib.error.HTTPError as error:
                if error.code != 409:  # 409: the table has moved on, look again
                    raise
        if view["over"]:
            break
    return client.ask(f"/tables/{table}")


if __name__ == "__main__":
    me = Client(*sys.argv[1:3]) if len(sys.argv) > 2 else sys.exit(__doc__)
    if len(sys.argv) > 3:
        me.ask(f"/tables/{sys.argv[3]}/join", {})
    name = sys.argv[3] if len(sys.argv) > 3 else me.ask("/tables", {"game": "cubosaurs", "bots": ["club"]})["table"]
    print(json.dumps(play(me, name)["scores"]))
