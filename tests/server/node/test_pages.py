"""The pages: what is one and what is not, and what messengers are told of a link."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from server.helpers import Browser, Server, serving, sqlite_at


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite_at(tmp_path_factory.mktemp("pages"))) as server:
        yield server


class Tags(HTMLParser):
    """The meta tags of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.others: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = given.get("property") or given.get("name")
        if tag == "meta" and name:
            self.found[name] = given.get("content") or ""
        elif tag != "meta":
            self.others.append(tag)


def tags(person: Browser, path: str, **headers: str) -> dict[str, str]:
    status, text = person.ask("GET", path, headers=headers)
    assert status == 200, text
    return Tags(text).found


@pytest.mark.parametrize(
    "path",
    [
        *("/rules/unknown", "/rules", "/rules/drakon/more", "/table/unknown", "/table"),
        *("/table/unknown/replay", "/games/more", "/no/such/place", "/favicon.ico", "/index.htm"),
        *("/table/" + "x" * 80, "/%2e%2e/secret", "/table/%27;--", "/rules/%3Cscript%3E"),
    ],
)
def test_what_is_no_page_is_not_found_and_leads_home(node: Server, path: str) -> None:
    status, text = Browser(node.url).get(path)
    assert status == 404
    assert "Tafelronde" in text
    assert "<script>" not in text


def test_what_is_a_page_is_found(node: Server) -> None:
    ada = Browser(node.url, "Ada")
    table = ada.table("me", "open")
    for path in ("/", "/games", f"/table/{table}", f"/table/{table}/", "/rules/drakon"):
        assert Browser(node.url).get(path)[0] == 200, path
    assert Browser(node.url).get(f"/table/{table}/replay")[0] == 200
    assert Browser(node.url).get("/assets/nothing.js")[0] == 404


def test_every_address_that_the_client_has_a_page_for_is_found(node: Server) -> None:
    ada = Browser(node.url, "Ada")
    router = (Path(__file__).parents[3] / "web/src/lib/router.svelte.ts").read_text("utf-8")
    addresses = re.findall(r'^  \w+: "(/[^"]*)",$', router, flags=re.MULTILINE)
    assert len(addresses) > 15
    puzzle = ada.get("/api/puzzles/rosenkoenig")[1][0]["id"]
    table = ada.table("me", "open")
    values = {
        "game": "rosenkoenig",
        "players": "2",
        "user": "x",
        "day": "2026-11-23",
        "table": table,
        "code": "x",
    }
    for address in addresses:
        if address == "/host" or address.startswith("/tournament/"):  # not for everybody; its row
            continue
        if address.startswith("/game/"):  # of a page without a server alone
            continue
        values["id"] = {"learn": "first", "puzzles": puzzle}.get(address.split("/")[1], table)
        for path in (re.sub(r"/:\w+\?", "", address), address.replace("?", "")):
            full = re.sub(r":(\w+)", lambda name: values[name[1]], path)
            assert Browser(node.url).get(full)[0] == 200, full


def test_a_link_to_a_table_tells_who_sits_there_and_what_is_played(node: Server) -> None:
    ada = Browser(node.url, "Ada")
    table = ada.table("me", "open")
    told = tags(Browser(node.url), f"/table/{table}")
    assert told["og:title"] == "Rosenkönig with Ada"
    assert told["og:description"] == "A seat is free for you. 2 players · about 20 minutes"
    assert told["og:url"] == f"{node.url}/table/{table}"
    assert told["og:image"].startswith(f"{node.url}/previews/")
    assert told["robots"] == "noindex"
    german = tags(Browser(node.url), f"/table/{table}", **{"Accept-Language": "fr, de-CH;q=0.9"})
    assert german["og:title"] == "Rosenkönig mit Ada"
    begun = ada.table("me", "random")
    assert "you can watch" in tags(Browser(node.url), f"/table/{begun}")["og:description"]


def test_a_proxy_says_how_the_server_is_known(node: Server) -> None:
    headers = {"Host": "table.local", "X-Forwarded-Proto": "https"}
    told = tags(Browser(node.url), "/rules/drakon", **headers)
    assert told["og:url"] == "https://table.local/rules/drakon"
    assert told["og:image"].startswith("https://table.local/previews/")
    assert "robots" not in told


def test_names_and_hosts_cannot_write_into_the_page(node: Server) -> None:
    evil = '"><script>x</script>&amp;'
    ada = Browser(node.url, evil)
    table = ada.table("me", "open", public=False)
    status, text = Browser(node.url).ask(
        "GET", f"/table/{table}", headers={"Host": 'a"><b>.example'}
    )
    assert status in (400, 421)
    assert "<script>x" not in text
    assert "<b>" not in text
    status, text = Browser(node.url).get(f"/table/{table}")
    assert "<script>x" not in text
    assert Tags(text).found["og:title"] == f"Rosenkönig with {evil}"


def test_a_preview_holds_no_secret(node: Server) -> None:
    ada = Browser(node.url, "Ada")
    table = ada.table("me", "me")
    status, body = ada.get(f"/api/tables/{table}")
    assert status == 200
    text = Browser(node.url).get(f"/table/{table}")[1]
    head = re.sub(r"<link[^>]*>|<script.*?</script>", "", text, flags=re.DOTALL)
    for secret in (body["head"]["commitment"], ada.me["user"], '"view"', "seed"):
        assert secret not in head


def test_the_picture_is_there(node: Server) -> None:
    static = Path(__file__).parents[3] / "src/tafelronde/server/static/previews"
    if not static.is_dir():
        pytest.skip("the client is not built (cd web && npm run build)")
    address = tags(Browser(node.url), "/rules/drakon")["og:image"]
    assert address.endswith("/previews/drakon.png")
    with Browser(node.url)._opener.open(address) as answer:
        assert answer.headers["content-type"] == "image/png"
        assert answer.read(8) == b"\x89PNG\r\n\x1a\n"
