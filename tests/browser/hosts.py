"""Plain web hosts that serve the table without a server, and the page once it is laid."""

import functools
import http.client
import http.server
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import STATIC
from browser.people import sheet
from tafelronde.pocket.folder import write_folder

LOADS = 90_000
"""Milliseconds in which a table without a server is laid."""
KINDS = {
    ".html": "text/html", ".js": "application/javascript", ".css": "text/css",
    ".svg": "image/svg+xml", ".json": "application/json",
}  # fmt: skip


class Host(http.server.SimpleHTTPRequestHandler):
    """A plain host of files, without a header of its own, that knows few kinds of files."""

    def guess_type(self, path: Any) -> str:
        return KINDS.get(Path(path).suffix, "application/octet-stream")

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The table as a subfolder."""
    top = tmp_path_factory.mktemp("host")
    write_folder(STATIC.parent, top / "sub")
    return top / "sub"


class Gate(Host):
    """The same files before a node, which answers for itself."""

    def __init__(self, *given: Any, node: str, **more: Any) -> None:
        self.node = node
        super().__init__(*given, **more)

    def do_GET(self) -> None:
        if self.path.startswith("/api/"):
            self.do_POST()
        else:
            super().do_GET()

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"] or 0))
        there = http.client.HTTPConnection(self.node.removeprefix("http://"))
        with closing(there):
            there.request(self.command, self.path, body or None, dict(self.headers))
            answer = there.getresponse()
            data = answer.read()
        self.send_response(answer.status)
        self.send_header("Content-Type", answer.headers["Content-Type"])
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


@contextmanager
def hosting(top: Path, host: type[Host] = Host, **more: str) -> Iterator[str]:
    """The address at which a host serves this folder."""
    handler = functools.partial(host, directory=str(top), **more)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def folder(place: Path) -> Iterator[str]:
    """The address of the table."""
    with hosting(place.parent) as address:
        yield f"{address}sub/"


def laid(page: Page, address: str) -> Page:
    """The page, once the table is laid."""
    page.goto(address)
    expect(sheet(page)).to_be_visible(timeout=LOADS)
    return page
