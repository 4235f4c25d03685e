"""Real servers in processes of their own, and visitors that speak HTTP to them."""

from __future__ import annotations

import http.cookiejar
import os
import re
import subprocess
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

START = "from gondwana.web.serve import serve; serve(port={port}, ready='ready {{port}}')"


class Server:
    """A server that can be killed and started again at the same place."""

    def __init__(self, home: Path, **env: str) -> None:
        self.home = home
        self.env = {**os.environ, "GONDWANA_HOME": str(home), "GONDWANA_BOT_PAUSE": "0", **env}
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        script = self.home / f"serve-{id(self)}.py"
        script.write_text(f"if __name__ == '__main__':\n    {START.format(port=self.port)}\n")
        self.process = subprocess.Popen(
            [sys.executable, str(script)], env=self.env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        line = self.process.stdout.readline()
        assert line.startswith("ready"), self.process.stderr.read()
        self.port = int(line.split()[1])
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it without a word of warning."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()


class Visitor:
    """A browser without a screen, cookies included."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.token = ""

    def _send(self, path: str, body: bytes | None = None) -> tuple[int, str, str]:
        headers = {"X-Requested-With": "gondwana", "X-CSRFToken": self.token} if path.startswith("/t/") else {}
        request = urllib.request.Request(self.url + path, body, headers)
        try:
            with self.opener.open(request, timeout=20) as answer:
                return answer.status, answer.read().decode(), answer.geturl()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode(), self.url + path

    def get(self, path: str) -> tuple[int, str, str]:
        """Look at a page."""
        found = self._send(path)
        if token := re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', found[1]):
            self.token = token[1]
        return found

    def post(self, path: str, **fields: Any) -> tuple[int, str, str]:
        """Send a form."""
        return self._send(path, urllib.parse.urlencode({**fields, "csrfmiddlewaretoken": self.token}).encode())

    def stream(self, path: str) -> Any:
        """An open stream of news."""
        return self.opener.open(self.url + path, timeout=20)
