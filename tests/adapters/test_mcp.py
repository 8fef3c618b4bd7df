"""The tools of ``tafelronde mcp``, by the protocol's own client, against a real node."""

import asyncio
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp")
from mcp import Client, StdioServerParameters

from server.helpers import Browser, Server, serving, sqlite_at
from tables import PACKAGE_GAMES, daily
from tafelronde.adapters.mcp.site import Site, SiteError

COMMAND = [sys.executable, "-m", "tafelronde", "mcp"]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    offered = ",".join(PACKAGE_GAMES)
    with serving(sqlite_at(tmp_path_factory.mktemp("mcp")), offer=offered) as server:
        yield server


def token_of(owner: Browser, **scope: str) -> str:
    status, made = owner.post("/api/tokens", {"name": "Robot", **scope})
    assert status == 200
    return made["token"]


def client_of(node: Server, token: str, *flags: str) -> Client:
    environment = {**os.environ, "TAFELRONDE_TOKEN": token}
    words = [*COMMAND[1:], node.url, *flags]
    return Client(StdioServerParameters(command=COMMAND[0], args=words, env=environment))


async def ask(client: Client, tool: str, **arguments: Any) -> tuple[bool, str]:
    """Whether the tool succeeded, and its text."""
    told = await client.call_tool(tool, arguments)
    return not told.is_error, "\n".join(part.text for part in told.content)  # type: ignore[union-attr]


def example(text: str) -> str:
    return re.findall(r"Action: (\S+)", text)[-1]


@pytest.mark.parametrize(
    ("game", "most"),
    daily(
        [("rosenkoenig", 10), *((game, 25) for game in PACKAGE_GAMES)],
        [("rosenkoenig", 10)],
        ids=lambda one: f"{one[0]}-{one[1]}",
        many=True,
    ),
)
def test_it_plays_against_a_bot(node: Server, game: str, most: int) -> None:
    """For so many moves at least; Rosenkönig is played to its end once a night."""

    async def play() -> None:
        async with client_of(node, token_of(Browser(node.url, "Ada"))) as client:
            fine, table = await ask(client, "open_table", game=game, opponent="random")
            assert fine, table
            fine, text = await ask(client, "view", table=table)
            assert fine, text
            assert "RULES" in text
            assert "You are Player 1." in text
            moves = 0
            while "The game is over." not in text:
                fine, text = await ask(client, "play", table=table, action=example(text))
                assert fine, text
                assert "RULES" not in text
                if "LEGAL" not in text and "over" not in text:
                    fine, text = await ask(client, "view", table=table)
                moves += 1
                if moves == most and (most == 10 or game != "rosenkoenig"):  # the end by giving up
                    fine, text = await ask(client, "resign", table=table)
                    assert fine, text
                    fine, text = await ask(client, "view", table=table)
            assert moves > 9
            assert re.search(r"Winners: Player \d", text)

    asyncio.run(play())


def test_a_wrong_action_is_refused_with_a_reason_and_nothing_is_lost(node: Server) -> None:
    async def play() -> None:
        async with client_of(node, token_of(Browser(node.url, "Ada"))) as client:
            _, table = await ask(client, "open_table", game="rosenkoenig", opponent="random")
            fine, text = await ask(client, "view", table=table)
            hand = next(line for line in text.splitlines() if "YOU" in line)
            held = set(re.findall(r"\b[NESW]{1,2}[123]\b", hand))
            missing = next(
                card for card in ("N1", "N2", "N3", "E1", "E2", "S1") if card not in held
            )
            fine, body = await ask(client, "play", table=table, action=missing)
            assert not fine
            assert f"I read “{missing}”. You do not hold that power card. (R-2.1" in body
            assert "Write one of these: " in body
            fine, body = await ask(client, "play", table=table, action="I dance")
            assert not fine
            assert "It names no action of this game." in body
            fine, again = await ask(client, "view", table=table)
            assert again == text
            fine, body = await ask(client, "play", table=table, action=f"Action: {example(text)}")
            assert fine
            assert body.startswith(f"You played {example(text)}.")
            assert "SINCE YOUR LAST DECISION" in body

    asyncio.run(play())


def test_it_takes_a_seat_at_the_table_of_its_owner_in_its_language(node: Server) -> None:
    ada = Browser(node.url, "Ada")
    table = ada.table("me", "open", game="rosenkoenig")

    async def play() -> None:
        async with client_of(node, token_of(ada, scope="invited"), "--lang", "de") as client:
            fine, text = await ask(client, "view", table=table, wait=0)
            assert "has not begun" in text
            assert (await ask(client, "sit", table=table, seat=2))[0]
            fine, text = await ask(client, "view", table=table, wait=0)
            assert fine
            assert "Du bist Spieler 2." in text

    asyncio.run(play())


def test_a_number_that_cannot_be_is_refused_by_its_name(node: Server) -> None:
    async def play() -> None:
        async with client_of(node, token_of(Browser(node.url, "Ada"))) as client:
            _, table = await ask(client, "open_table", game="rosenkoenig", opponent="open")
            for number in (0, -1, 10**6, 10**30):
                for tool, field, wish in (
                    ("open_table", "players", {"game": "rosenkoenig"}),
                    ("sit", "seat", {"table": table}),
                ):
                    fine, text = await ask(client, tool, **wish, **{field: number})
                    assert not fine
                    assert re.search(rf"{field}\n  Input should be (less|greater) than", text)
            for wait in ("nan", -1):  # NaN is less and more than nothing
                fine, text = await asyncio.wait_for(ask(client, "view", table=table, wait=wait), 30)
                assert fine, text
                assert "has not begun" in text

    asyncio.run(play())


def test_a_token_with_fewer_rights_is_refused(node: Server) -> None:
    ada, eve = Browser(node.url, "Ada"), Browser(node.url, "Eve")
    table = eve.table("me", "open", game="rosenkoenig")

    async def play() -> None:
        async with client_of(node, token_of(ada, scope="invited")) as client:
            for tool, wish in (
                ("open_table", {"game": "rosenkoenig"}),
                ("sit", {"table": table, "seat": 2}),
            ):
                fine, text = await ask(client, tool, **wish)
                assert not fine
                assert "(not-invited)" in text
            fine, text = await ask(client, "play", table=table, action="1")
            assert not fine
            fine, text = await ask(client, "view", table="../account")
            assert not fine
            assert "(unknown-table)" in text
        async with client_of(node, "no-token-at-all") as client:
            fine, text = await ask(client, "open_table", game="rosenkoenig")
            assert not fine

    asyncio.run(play())


@pytest.mark.parametrize(
    ("site", "token", "said"),
    [
        ("http://localhost:1", "", "TAFELRONDE_TOKEN is not set"),
        ("ftp://localhost", "x", "is no address of a site"),
        ("localhost:8080", "x", "is no address of a site"),
    ],
)
def test_what_cannot_work_is_said_at_once(site: str, token: str, said: str) -> None:
    environment = {**os.environ, "TAFELRONDE_TOKEN": token, "LANG": "C"}
    done = subprocess.run(
        [*COMMAND, site], env=environment, capture_output=True, text=True, timeout=60, input=""
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_site_that_does_not_answer_is_told(tmp_path: Path) -> None:
    from server.helpers import free_port

    class Gone:
        url = f"http://127.0.0.1:{free_port()}"

    async def look() -> None:
        async with client_of(Gone(), "x") as client:  # type: ignore[arg-type]
            fine, text = await ask(client, "games")
            assert not fine
            assert "does not answer" in text

    asyncio.run(look())


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_token_does_not_go_along_to_another_address(method: str) -> None:
    asked = list[str]()

    class Moved(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.send_response(302)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def do_POST(self) -> None:
            self.do_GET()

        def log_message(self, format: str, *args: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Moved) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        site = Site(f"http://127.0.0.1:{server.server_address[1]}", "secret")
        with pytest.raises(SiteError, match="leads elsewhere, to /elsewhere: name the site so"):
            site.get("tables") if method == "GET" else site.post("tables", {})
        server.shutdown()
    assert asked == ["/api/tables"]


def test_nothing_else_imports_it() -> None:
    """The help of all commands loads nothing of the protocol."""
    code = (
        "import sys, tafelronde.cli.app, tafelronde\n"
        "assert not {'mcp', 'pydantic', 'tafelronde.adapters.mcp'} & set(sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
