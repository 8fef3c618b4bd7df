"""HEAD is answered wherever GET is: as GET, without a body."""

import http.client
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from server.helpers import Browser, Server
from tafelronde.server.base.config import Settings
from tafelronde.server.node.node import Node

PATHS = ("/", "/health", "/metrics", "/table/x", "/rules/drakon", "/icon.svg", "/no/such/page")


def ask(
    server: Server, method: str, path: str, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    line.request(method, path, headers=headers)
    answer = line.getresponse()
    found = answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
    line.close()
    return found


def routes(folder: Path) -> list[str]:
    """The addresses of all routes with GET, as nobody in particular would ask for them."""
    app: Any = Node(Settings(database=f"sqlite:///{folder / 'tables.db'}")).make_app()
    return [
        route.path_format.replace("{", "").replace("}", "")
        for route in app.routes
        if isinstance(route, HTTPRoute) and "GET" in route.route_handler_map
    ]


def test_every_route_with_get_takes_head(server: Server, tmp_path: Path) -> None:
    cookie = {"Cookie": Browser(server.url, "Ada").cookie}
    found = routes(tmp_path)
    assert len(found) > 40
    for path in [*found, *PATHS]:
        status, headers, body = ask(server, "GET", path, **cookie)
        bare_status, bare_headers, bare_body = ask(server, "HEAD", path, **cookie)
        assert bare_body == b"", path
        assert bare_status == status != 405, path
        same = ("content-type", "content-security-policy", "cache-control", "location")
        assert [bare_headers.get(name) for name in same] == [headers.get(name) for name in same]
        length = headers.get("content-length")
        if path in PATHS and path != "/metrics":  # what is counted there goes on
            assert length == bare_headers.get("content-length") == str(len(body))


@pytest.mark.parametrize("path", ["/api/session", "/api/command"])
def test_where_get_is_not_allowed_head_is_not_either(server: Server, path: str) -> None:
    for method in ("GET", "HEAD"):
        status, headers, _ = ask(server, method, path)
        assert status == 405
        assert "HEAD" not in headers["allow"]
    status, headers, _ = ask(server, "PUT", "/api/games", **{"Content-Type": "application/json"})
    assert status == 405
    assert set(headers["allow"].split(", ")) >= {"GET", "HEAD"}
