"""A real server, a real browser, and people who look at the page."""

from __future__ import annotations

import contextlib
import functools
import json
import shutil
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.helpers import Browser as Host
from server.helpers import Server, serving, sqlite_at

pytest.importorskip("playwright")
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
STATIC = Path(__file__).parents[2] / "src/tafelronde/server/static/index.html"

QUIET = {"reduced_motion": "reduce", "service_workers": "block"}

Visitor = Callable[..., Page]

expect.set_options(timeout=15_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM and STATIC.is_file():
        return
    why = (
        "no chromium on PATH"
        if not CHROMIUM
        else "the client is not built (cd web && npm run build)"
    )
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=why))


FLAGS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    # Chromium's own windows, loaded anew with every visit; they cost as much as the page itself.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": list(FLAGS)}


@pytest.fixture(scope="session")
def server_of(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Server]]:
    """The server of a game that all files share; it is ready to play."""
    with contextlib.ExitStack() as stack:

        @functools.cache
        def start(game: str) -> Server:
            database = sqlite_at(tmp_path_factory.mktemp(game))
            node = stack.enter_context(serving(database, offer=game))
            if game == "rosenkoenig":
                wait_until_compiled(node, game)
            else:
                wait_for_rules(node, game)
            return node

        yield start


@pytest.fixture(scope="module")
def table_server(request: pytest.FixtureRequest, server_of: Callable[[str], Server]) -> Server:
    """The server for the tests of a file, with the rules of the ``GAME`` that the file names.
    Without a name it is Rosenkönig, with all its bots."""
    return server_of(getattr(request.module, "GAME", "rosenkoenig"))


def wait_for_rules(node: Server, game: str) -> None:
    """They are there when somebody's table has been dealt."""
    host = Host(node.url, "Host")
    (card,) = host.get("/api/games")[1]
    plan = {"game": game, "seats": [{"kind": "me"}] * card["min_players"]}
    status, head = host.post("/api/tables", {**plan, "players": card["min_players"]})
    assert status == 201, head
    assert host.dealt(head)["status"] == "playing"


def wait_until_compiled(node: Server, game: str, most: float = 600) -> None:
    """A machine that has never compiled these games may need minutes."""
    end = time.monotonic() + most
    while time.monotonic() < end:
        with urllib.request.urlopen(f"{node.url}/api/games") as answer:
            if any(card["name"] == game and card["warm"] for card in json.load(answer)):
                return
        time.sleep(0.5)
    raise AssertionError(f"{game} is not ready after {most} s")


@pytest.fixture
def visit(browser: Browser, table_server: Server) -> Iterator[Visitor]:
    """Open the table as a new person: ``visit(path, locale=…, viewport=…)``. Others' turns are
    shown at once, and nothing moves of itself, unless ``pace`` or ``reduced_motion`` say so; no
    service worker keeps the pages, unless ``service_workers`` allows it."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def note(message: ConsoleMessage) -> None:
        url = message.location["url"]
        no_page = "status of 404" in message.text and "/assets/" not in url and "/api/" not in url
        if message.type == "error" and not no_page:
            trouble.append(message.text)

    def open_page(path: str = "/", *, pace: str = "instant", **settings: Any) -> Page:
        given = {**QUIET, "locale": "en-GB", "viewport": {"width": 1280, "height": 800}, **settings}
        context = browser.new_context(**{"base_url": table_server.url, **given})
        contexts.append(context)
        context.add_init_script(
            f"try {{ localStorage['tafelronde.pace'] ??= '{pace}' }} catch {{}}"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", note)
        page.goto(path)
        end = time.monotonic() + 15
        while path != "about:blank" and not context.cookies():  # until the page is somebody
            assert time.monotonic() < end, f"nobody is at {path}"
            page.wait_for_timeout(20)
        return page

    yield open_page
    for context in contexts:
        context.close()
    quiet = (
        "ERR_INTERNET_DISCONNECTED",
        "WebSocket connection",
    )  # meant, where a test cuts the line
    assert [text for text in trouble if not any(q in text for q in quiet)] == []
