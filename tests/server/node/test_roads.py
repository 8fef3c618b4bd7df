"""Every proxy file of deploy/ in its real program: it passes on who asks, and nothing made up."""

import asyncio
import contextlib
import http.client
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
import yaml
from websockets.asyncio.client import connect

from server.helpers import STILL, WAIT, Browser, Server, free_port, serving, sqlite_at
from server.proxies import DEPLOY, ROADS
from tafelronde.server.http.addresses import Proxies

RATE = 4
"""Twelve new guests at once of one address, and two wrong codes."""
JSON = {"Content-Type": "application/json"}


class Found(NamedTuple):
    """An answer through a proxy."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes


class Way(NamedTuple):
    """A proxy that runs."""

    address: str
    path: str
    node: Server

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: dict[str, str] | None = None,
        source: str = "127.0.0.1",
    ) -> Found:
        """Ask the proxy, from this address of this computer."""
        host = urlsplit(self.address).netloc
        line = http.client.HTTPConnection(host, timeout=WAIT, source_address=(source, 0))
        given = {**(JSON if body is not None else {}), **(headers or {})}
        line.request(method, path, None if body is None else json.dumps(body), given)
        answer = line.getresponse()
        found = Found(answer.status, answer.headers, answer.read())
        line.close()
        return found


@pytest.fixture(scope="module", params=ROADS, ids=lambda name: name.replace(" ", "-"))
def way(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Way]:
    road = ROADS[request.param]
    if road.program is None:
        pytest.skip(f"no {request.param.split()[0]} here")
    folder = tmp_path_factory.mktemp("road")
    more = ("--path", road.path) if road.path else ()
    database = sqlite_at(folder)
    with (
        serving(database, rate=RATE, first=STILL, more=more, port=free_port()) as node,
        road.run(folder, node, node) as address,
    ):
        yield Way(address, road.path, node)


def test_a_caller_cannot_make_up_addresses(way: Way) -> None:
    def tries(count: int, path: str, body: Any, source: str) -> int:
        """The number of requests that are not refused as too fast; each says to come from
        elsewhere."""
        codes = [
            way.ask(
                "POST",
                way.path + path,
                body,
                {"X-Forwarded-For": f"198.51.100.{k}", "X-Real-IP": f"198.51.100.{k}"},
                source,
            ).status
            for k in range(count)
        ]
        return len(codes) - codes.count(429)

    assert tries(15, "/api/session", {"name": "Ada"}, "127.0.0.2") == 12
    assert tries(4, "/api/session/code", {"code": "AAAAA-BBBBB"}, "127.0.0.2") == 2
    # The address next door is somebody else.
    assert (
        way.ask("POST", f"{way.path}/api/session", {"name": "Bea"}, {}, "127.0.0.3").status == 200
    )


@pytest.mark.parametrize(
    "path",
    ["/metrics", "/metrics/", "/metrics/x", "//metrics", "/metrics//", "/%6Detrics", "/./metrics"],
)
def test_counts_are_for_the_hosts_own_eyes(way: Way, path: str) -> None:
    for more in ({}, {"X-Forwarded-For": "127.0.0.1"}, {"X-Forwarded-For": ""}):
        found = way.ask("GET", way.path + path, headers=more, source="127.0.0.5")
        assert found.status == 404
        assert b"tafelronde_" not in found.body
    straight = http.client.HTTPConnection("127.0.0.1", way.node.port, timeout=WAIT)
    straight.request("GET", "/metrics")
    assert b"tafelronde_moves_total" in straight.getresponse().read()
    straight.close()


def test_what_a_caller_says_of_https_and_of_folders_is_not_believed(way: Way) -> None:
    said = {"X-Forwarded-Proto": "https", "X-Forwarded-Prefix": "/evil"}
    page = way.ask("GET", f"{way.path}/", headers=said, source="127.0.0.6")
    assert page.status == 200
    assert b"evil" not in page.body
    assert b"https://" not in page.body
    guest = way.ask("POST", f"{way.path}/api/session", {"name": "Ada"}, said, "127.0.0.6")
    (cookie,) = guest.headers.get_all("Set-Cookie") or []
    assert "Secure" not in cookie
    assert f"; Path={way.path or '/'};" in cookie


def test_a_page_its_files_and_its_socket_come_through(way: Way) -> None:
    ada = Browser(way.address)
    for path in ("/", "/rules/drakon", "/worker.js", "/manifest.webmanifest", "/api/games"):
        found = way.ask("GET", way.path + path, source="127.0.0.7")
        assert found.status == 200, path
        bare = way.ask("HEAD", way.path + path, source="127.0.0.7")
        assert (bare.status, bare.body) == (200, b"")
    assert ada.post("/api/session", {"name": "Ada"})[0] == 200

    async def welcomed() -> Any:
        address = way.address.replace("http", "ws", 1) + "/api/ws"
        origin: Any = way.address.removesuffix(way.path)
        cookie = {"Cookie": ada.cookie}
        async with connect(address, origin=origin, additional_headers=cookie) as line:
            return json.loads(await asyncio.wait_for(line.recv(), WAIT))["me"]

    assert asyncio.run(welcomed())["name"] == "Ada"


def test_every_file_about_a_proxy_is_tried() -> None:
    files = [file for file in DEPLOY.rglob("*") if file.is_file()]
    shipped = {file.name for file in files if "proxy" in file.read_text(encoding="utf-8")}
    tried = {"site.conf", "folder.conf", "Caddyfile", "Caddyfile.folder", "compose.yaml"}
    assert shipped - {"tafelronde.env"} == tried


def test_metrics_are_read_in_a_container_and_not_through_its_proxy(tmp_path: Path) -> None:
    """With the settings of the compose file, by the command of docs/hosting.md."""
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    trusted = compose["services"]["one"]["environment"]["TAFELRONDE_TRUST_PROXY"]
    text = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    (program,) = re.findall(r'exec one python -c "(.*)"$', text, re.MULTILINE)
    with serving(sqlite_at(tmp_path), more=("--trust-proxy", trusted)) as node:
        program = program.replace("127.0.0.1:8080", f"127.0.0.1:{node.port}")
        told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
        assert b"tafelronde_errors_total 0" in told.stdout
    proxy = compose["services"]["proxy"]["networks"]["default"]["ipv4_address"]
    assert proxy in Proxies(trusted)
    assert "10.213.77.130" not in Proxies(trusted)  # another container


def test_the_same_address_through_two_proxies_is_one(tmp_path: Path) -> None:
    """Proxies that append are counted from the right, as far as the host trusts them."""
    trusted = ("--trust-proxy", "127.0.0.1,10.0.0.0/24")
    with serving(sqlite_at(tmp_path), rate=RATE, first=STILL, more=trusted) as node:

        def guest(forwarded: str) -> int:
            there = {"X-Forwarded-For": forwarded}
            with contextlib.closing(http.client.HTTPConnection("127.0.0.1", node.port)) as line:
                line.request("POST", "/api/session", b'{"name": "Ada"}', {**JSON, **there})
                return line.getresponse().status

        codes = [guest(f"198.51.100.{k}, 203.0.113.9, 10.0.0.7") for k in range(20)]
        assert codes.count(200) == 12
        assert guest("203.0.113.9") == 429
        assert guest("203.0.113.10, 10.0.0.8") == 200
