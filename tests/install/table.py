"""A program: the table in the browser, as its host and two bots. Any system, the standard library.

``python table.py tafelronde`` starts ``tafelronde serve``, loads the page and the scripts that it
names, has a game played to its end and its record verified.
"""

import http.cookiejar
import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

PATIENCE = 600.0
"""Seconds; where nothing was ever compiled, the first game waits for its rules."""


class Visitor:
    """Somebody with a browser's cookies."""

    def __init__(self, address: str) -> None:
        self._address = address.rstrip("/")
        jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener = urllib.request.build_opener(jar)

    def get(self, path: str) -> tuple[str, bytes]:
        """The kind and the content."""
        with self._opener.open(self._address + path, timeout=60) as answer:
            return answer.headers["Content-Type"], answer.read()

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            self._address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with self._opener.open(request, timeout=60) as answer:
            return json.loads(answer.read())


def load_page(visitor: Visitor) -> int:
    """Load the hall and what it names: how many files."""
    kind, page = visitor.get("/")
    assert kind.startswith("text/html"), kind
    named = set(re.findall(r'(?:src|href)="(/[^"]+)"', page.decode()))
    kinds = {path: visitor.get(path)[0].partition(";")[0] for path in named}
    assert "text/javascript" in kinds.values(), kinds
    assert "text/css" in kinds.values(), kinds
    return len(named)


def play(visitor: Visitor) -> bytes:
    """A game between two bots to its end: its record."""
    visitor.post("/api/session", {"name": "Ada"})
    seats = [{"kind": "bot", "level": "easy"}] * 2
    table = visitor.post("/api/tables", {"game": "rosenkoenig", "seats": seats})["id"]
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if json.loads(visitor.get(f"/api/tables/{table}")[1])["head"]["status"] == "over":
            return visitor.get(f"/api/tables/{table}/record")[1]
        time.sleep(0.1)
    raise AssertionError("the game does not end")


def main(command: list[str], folder: Path) -> None:
    """Serve, visit, play and verify with this command."""
    database, record = folder / "tables.db", folder / "record.txt"
    options = ["--no-browser", "--database", str(database), "--workers", "1"]
    server = subprocess.Popen(
        [*command, "serve", *options, "--offer", "rosenkoenig"],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    )
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        visitor = Visitor(next(word for word in said.split() if word.startswith("http://")))
        print("page", load_page(visitor))
        record.write_bytes(play(visitor))
        subprocess.run([*command, "verify", str(record)], check=True)
    finally:
        server.terminate()
        server.wait(60)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        main(sys.argv[1:], Path(place))
