"""A real server, a real browser, and people who look at the page."""

import contextlib
import functools
import itertools
import json
import shutil
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from server.helpers import Browser as Host
from server.helpers import Server, serving, sqlite_at
from tables import daily

pytest.importorskip("playwright")
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

from browser import axe
from browser.pool import BARE, QUIET, Pool, new_page

ENGINES = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first of these on PATH is used: the same engine, the first without windows of its own, which
cost a third of the processor's time."""
CHROMIUM = next(filter(None, map(shutil.which, ENGINES)), None)
STATIC = Path(__file__).parents[2] / "src/tafelronde/server/static/index.html"

Visitor = Callable[..., Page]

NAMES = (
    "Aldith", "Berengar", "Clothilde", "Dietlinde", "Eberhard", "Frideswide", "Gisela", "Hadewych",
    "Ingeborg", "Jocelyn", "Kunigunde", "Leofric", "Mathilda", "Norbert", "Odilia", "Petronella",
    "Quirin", "Rosamund", "Sigismund", "Theobald", "Ulrike", "Veronica", "Wendel", "Yolande",
)  # fmt: skip
"""Names of guests. The page takes one by chance, that of a knight, and then two people at a table
may be called the same; each of these comes round only after all others."""

expect.set_options(timeout=30_000)


LONGEST = ("test_alone", "test_engines", "test_every_table", "test_own_review")
"""The files that take longest go first: of two processes neither ends long before the other."""


def pytest_configure(config: pytest.Config) -> None:
    """Dark colours are looked at on all pages by night."""
    axe.ALL_COLOURS = config.getoption("nightly")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    folder = str(Path(__file__).parent)
    here = [item for item in items if str(item.path).startswith(folder)]
    elsewhere = [item for item in items if not str(item.path).startswith(folder)]
    here.sort(key=lambda item: item.path.stem not in LONGEST)
    items[:] = elsewhere + here
    for item in here:
        if not STATIC.is_file():
            why = "the client is not built (cd web && npm run build)"
            item.add_marker(pytest.mark.skip(reason=why))
        elif not CHROMIUM and item.path.stem != "test_engines":  # which are not of Chromium
            item.add_marker(pytest.mark.skip(reason="no chromium on PATH"))


WITHOUT = (
    # Chromium's own windows, loaded anew with every visit; they cost as much as the page itself.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    # A process in reserve after each visit, and all of a frame made anew for the next page.
    *("SpareRendererForSitePerProcess", "RenderDocument"),
    # Features that Playwright switches off; its own list does not count where there is another one.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning"),
    *("MediaRouter", "OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"),
)
FLAGS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--in-process-gpu",
    # Code that a page runs for a moment is not worth compiling well, what it never runs not at all.
    "--js-flags=--no-opt,--no-maglev,--wasm-lazy-compilation",
    f"--disable-features={','.join(WITHOUT)}",
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
            node = stack.enter_context(serving(database, offer=game, dealt=True))
            if game == "rosenkoenig":
                wait_until_compiled(node, game)
            else:
                wait_for_rules(node, game)
            return node

        yield start


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The tests of a file that names several ``GAMES`` are done with each of them; a test that is
    marked ``daily_with`` some, with the others once a night."""
    games: Sequence[str] = getattr(metafunc.module, "GAMES", ())
    if games and "table_server" in metafunc.fixturenames:
        chosen = next(metafunc.definition.iter_markers("daily_with"), None)
        kept = games if chosen is None else chosen.args
        metafunc.parametrize("table_server", daily(games, kept), indirect=True, scope="module")


@pytest.fixture(scope="module")
def table_server(request: pytest.FixtureRequest, server_of: Callable[[str], Server]) -> Server:
    """The server for the tests of a file, with the rules of the ``GAME`` that the file names, or of
    one after the other of its ``GAMES``. Without a name it is Rosenkönig, with all its bots."""
    named = getattr(request.module, "GAME", "rosenkoenig")
    return server_of(getattr(request, "param", named))


@pytest.fixture(scope="module")
def game(table_server: Server) -> str:
    """The game of that server."""
    return table_server.offer


def wait_for_rules(node: Server, game: str) -> None:
    """They are there when somebody's table has been dealt."""
    host = Host(node.url, "Hal")
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
        time.sleep(0.1)
    raise AssertionError(f"{game} is not ready after {most} s")


@pytest.fixture(scope="session")
def with_windows(launch_browser: Callable[..., Browser]) -> Iterator[Callable[[], Browser]]:
    """A Chromium with all its parts. The one without windows has no notifications."""
    with contextlib.ExitStack() as stack:

        @functools.cache
        def start() -> Browser:
            found = shutil.which("chromium") or shutil.which("chromium-browser")
            if found is None:
                pytest.skip("only chromium-headless-shell is here, which has no notifications")
            return stack.enter_context(launch_browser(executable_path=found))

        yield start


@pytest.fixture(scope="session")
def pool(browser: Browser) -> Iterator[Pool]:
    pool = Pool(browser)
    yield pool
    pool.close()


@pytest.fixture(scope="session")
def names() -> Iterator[str]:
    return itertools.cycle(NAMES)


@pytest.fixture
def visit(
    browser: Browser,
    pool: Pool,
    table_server: Server,
    names: Iterator[str],
    with_windows: Callable[[], Browser],
) -> Iterator[Visitor]:
    """Open the table as a new guest: ``visit(path, locale=…, viewport=…)``. Others' turns are
    shown at once, and nothing moves of itself, unless ``pace`` or ``reduced_motion`` say so; no
    service worker keeps the pages, unless ``service_workers`` allows it. A new person mostly gets
    a page that somebody of an earlier test has left; ``own`` is one that nobody has used. Who goes
    to a table at once is spared the hall by the path ``BARE``. A page may be ``refused`` something
    with a status. Only a page that is ``painted`` shows itself to who asks what can be seen on it
    (``misprints``)."""
    borrowed: list[Page] = []
    opened: list[BrowserContext] = []
    trouble: list[str] = []
    quiet: tuple[str, ...] = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
    """The complaints that are meant, where a test cuts the line."""

    def fails(error: Error) -> None:
        trouble.append(str(error))

    def says(message: ConsoleMessage) -> None:
        url = message.location["url"]
        no_page = "status of 404" in message.text and "/assets/" not in url and "/api/" not in url
        if message.type == "error" and not no_page:
            trouble.append(message.text)

    def open_page(path: str = "/", *, pace: str = "instant", **settings: Any) -> Page:
        nonlocal quiet
        own = settings.pop("own", False) or "base_url" in settings
        painted = settings.pop("painted", False)
        if "refused" in settings:  # the server refuses something on purpose, with this status
            quiet = (*quiet, f"status of {settings.pop('refused')}")
        if "base_url" in settings:  # a server that is cut off while the page may ask it something
            quiet = (*quiet, "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
        given = {"base_url": table_server.url, "locale": "en-GB", **QUIET, **settings}
        if own:
            engine = with_windows() if "permissions" in given else browser
            page = new_page(engine, given, painted=painted)
            opened.append(page.context)
        else:
            page = pool.take(given, painted=painted)
            borrowed.append(page)
        page.on("pageerror", fails)
        page.on("console", says)
        if not page.url.endswith(BARE):  # as it is where nobody has used it yet
            page.goto(BARE)
        page.evaluate("pace => localStorage['tafelronde.pace'] = pace", pace)
        guest = page.request.post("/api/session", data={"name": next(names), "guest": True})
        assert guest.ok, guest.text()
        if path != BARE:
            page.goto(path)
        return page

    yield open_page
    for context in opened:
        context.close()
    for page in borrowed:
        page.remove_listener("pageerror", fails)
        page.remove_listener("console", says)
        pool.give_back(page)
    assert [text for text in trouble if not any(q in text for q in quiet)] == []
