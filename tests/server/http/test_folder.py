"""A node whose site lies in a folder of another one: all that it says of itself leads there."""

import asyncio
import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from server.company import wait_until
from server.conftest import database_of_its_own
from server.helpers import WAIT, Browser, Server, free_port, serving, sqlite_at
from server.mailbox import Box, box, settings
from tafelronde.server.base.config import STATIC, Settings
from tafelronde.server.http.session_cookie import OLD_AGE

__all__ = ["box"]
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH")
PATH = "/games"
"""Also the address of a page of the client, which must not be taken for the folder."""


class Found(NamedTuple):
    """An answer of the node."""

    status: int
    headers: http.client.HTTPMessage
    text: str

    @property
    def cookies(self) -> list[str]:
        return self.headers.get_all("Set-Cookie") or []


def ask(node: Server, method: str, path: str, body: Any = None, **headers: str) -> Found:
    line = http.client.HTTPConnection("127.0.0.1", node.port, timeout=WAIT)
    given = {name.replace("_", "-"): text for name, text in headers.items()}
    if body is not None:
        given["Content-Type"] = "application/json"
    line.request(method, path, None if body is None else json.dumps(body), given)
    answer = line.getresponse()
    found = Found(answer.status, answer.headers, answer.read().decode(errors="replace"))
    line.close()
    return found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def node(
    request: pytest.FixtureRequest, box: Box, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("folder")
    more = (*settings(box, folder), "--path", f"{PATH}/")
    if request.param == "sqlite":
        with serving(sqlite_at(folder), more=more, port=free_port()) as node:
            yield node
        return
    with (
        database_of_its_own(request.getfixturevalue("postgres")) as address,
        serving(address, more=more, port=free_port()) as node,
    ):
        yield node


needs_client = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the client is not built"
)


@needs_client
def test_its_pages_and_files_lie_in_the_folder(node: Server) -> None:
    for path in ("/", "/games", "/rules/drakon", "/account"):
        page = ask(node, "GET", PATH + path)
        assert page.status == 200, path
        assert f'<html data-folder="{PATH}/" ' in page.text
        files = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert len(files) > 4
        for file in files:
            assert file.startswith(f"{PATH}/")
            assert ask(node, "GET", file).status == 200, file
        (url,) = re.findall(r'property="og:url" content="([^"]+)"', page.text)
        assert url == f"http://127.0.0.1:{node.port}{PATH}{path}"
    assert ask(node, "GET", f"{PATH}/no/such/page").status == 404
    assert ask(node, "GET", f"{PATH}/assets/none.js").status == 404


def test_its_bare_name_leads_into_it(node: Server) -> None:
    for path, to in ((PATH, f"{PATH}/"), (f"{PATH}?x=1", f"{PATH}/?x=1")):
        found = ask(node, "GET", path)
        assert (found.status, found.headers["Location"]) == (308, to)
    assert ask(node, "GET", f"{PATH}ed/").status == 404


def test_its_cookie_is_for_the_folder_alone(node: Server) -> None:
    guest = ask(node, "POST", f"{PATH}/api/session", {"name": "Ada"})
    (cookie,) = guest.cookies
    assert f"; Path={PATH};" in cookie
    own = cookie.partition(";")[0]
    assert json.loads(ask(node, "GET", f"{PATH}/api/me", Cookie=own).text)["name"] == "Ada"
    value = own.partition("=")[2]
    old, new = ask(node, "GET", f"{PATH}/api/me", Cookie=f"tafelronde={value}").cookies
    assert old.startswith(f"tafelronde={value}; Path=/; Max-Age={OLD_AGE};")
    assert new == cookie
    (gone,) = ask(node, "DELETE", f"{PATH}/api/session", Cookie=own).cookies
    assert f"=; Path={PATH}; Max-Age=0" in gone


def test_its_socket_lies_there_too(node: Server) -> None:
    ada = Browser(f"{node.url}{PATH}", "Ada")

    async def welcomed() -> Any:
        async with ada.open() as page:
            return await page.next()

    assert asyncio.run(welcomed())["me"]["name"] == "Ada"
    assert ask(node, "GET", f"{PATH}{PATH}/api/ws").status == 404


def test_its_api_says_where_it_lies(node: Server) -> None:
    told = json.loads(ask(node, "GET", f"{PATH}/api/schema").text)
    assert told["servers"] == [{"url": PATH}]
    assert "/api/tables" in told["paths"]
    found = ask(node, "GET", f"{PATH}/api/unsubscribe/word")
    assert found.headers["Location"] == f"{PATH}/account#unsubscribe=word"


def test_its_links_in_mails_lead_there(node: Server, box: Box) -> None:
    ada, address = Browser(f"{node.url}{PATH}", "Ada"), f"folder{node.port}@example.org"
    wish = {"address": address, "language": "en"}
    assert ada.post("/api/account/email", wish) == (204, "")
    wait_until(lambda: box.to(address))
    body: Any = box.to(address)[0].get_payload(decode=True)
    assert f"http://table.test{PATH}/account#confirm=" in body.decode()


def test_a_proxy_may_take_the_folder_off(node: Server) -> None:
    """It says so; then ``/games`` is the client's page of that name, and no folder."""
    said = {"X_Forwarded_For": "203.0.113.9", "X_Forwarded_Prefix": PATH}
    assert ask(node, "GET", "/health", **said).status == 200
    guest = ask(node, "POST", "/api/session", {"name": "Ada"}, **said)
    assert f"; Path={PATH};" in guest.cookies[0]
    assert ask(node, "GET", PATH, **said).status == 200
    assert ask(node, "GET", "/health").status == 200  # a monitor asks the node itself


@needs_client
@pytest.mark.parametrize(
    ("prefix", "folder"),
    [
        ("/table-site", "/table-site"),
        ("/our/table/", "/our/table"),
        ("", ""),
        ("/", ""),
        ("table", ""),
        ("//evil.example", ""),
        ("/a/../b", ""),
        ('/"><b>', ""),
        ("/a, /b", ""),
    ],
)
def test_a_node_without_a_folder_learns_it_from_its_proxy(
    server: Server, prefix: str, folder: str
) -> None:
    page = ask(server, "GET", "/", X_Forwarded_Prefix=prefix)
    assert page.status == 200
    assert f'src="{folder}/assets/' in page.text
    assert ("data-folder" in page.text) == bool(folder)
    assert "evil" not in page.text
    guest = ask(server, "POST", "/api/session", {"name": "Ada"}, X_Forwarded_Prefix=prefix)
    assert f"; Path={folder or '/'};" in guest.cookies[0]


def test_somebody_else_cannot_name_a_folder(tmp_path: Path) -> None:
    trusted = ("--trust-proxy", "203.0.113.9")
    with serving(sqlite_at(tmp_path), more=trusted) as node:
        guest = ask(node, "POST", "/api/session", {"name": "Ada"}, X_Forwarded_Prefix="/evil")
        assert "; Path=/;" in guest.cookies[0]


def test_links_and_the_address_that_is_printed_have_the_folder() -> None:
    there = Settings(public_address="https://example.org", path=PATH, port=8080)
    assert there.public_site == f"https://example.org{PATH}"
    assert there.address == f"http://localhost:8080{PATH}/"
    assert Settings(path=PATH).public_site == ""
