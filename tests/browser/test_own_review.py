"""A review that the reader's own device works out, at a node that has what it needs."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from browser.axe import complaints
from browser.conftest import STATIC
from browser.finished import finish
from browser.people import ask_server, bar
from browser.pool import BARE
from browser.puzzling import PUZZLE, wrong_card
from server.helpers import Server, serving, sqlite_at
from tafelronde.advice.reviews.comparing import LOT
from tafelronde.pocket.pack import pack
from tafelronde.server.features.reviews.asking import EFFORT

pytest.importorskip("playwright")
from playwright.sync_api import Browser, Page, expect

LONG = 120_000
CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 })"
"""One for the page, the other for the judge."""


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A node whose client is packed."""
    folder = tmp_path_factory.mktemp("packed") / "client"
    shutil.copytree(STATIC.parent, folder)
    pack(folder)
    first = (
        "from pathlib import Path; from tafelronde.server.node import page_routes as routes;"
        " plain = routes.Pages;"
        f" routes.Pages = lambda _, *rest, **more: plain(Path({str(folder)!r}), *rest, **more);"
        f" reviews.EFFORT, comparing.LOT = {EFFORT}, {LOT}"  # as on a device
    )
    database = sqlite_at(tmp_path_factory.mktemp("reviewed"))
    with serving(database, offer="rosenkoenig", dealt=True, first=first) as found:
        yield found


def told(page: Page) -> str:
    """The text about the whole game."""
    expect(page.get_by_role("table").filter(has_text="Luck")).to_be_visible(timeout=LONG)
    _, begin, rest = page.locator(".found").inner_text().partition("Whose decisions")
    return begin + rest  # above it stands what was found in which order


@pytest.fixture
def reader(browser: Browser, node: Server) -> Iterator[tuple[Page, str]]:
    """Somebody whose device makes reviews, and the path to a game that they have finished."""
    context = browser.new_context(base_url=node.url, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(CORES)
    page, wrong = context.new_page(), list[str]()
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(BARE)
    page.evaluate("localStorage['tafelronde.reviews'] = 'here'")
    ask_server(page, f"{node.url}/api/session", {"name": "Gawain"})
    yield page, finish(node, "rosenkoenig", page, seed=3, moves=6)
    assert wrong == []
    context.close()


def begin_and_stop(page: Page) -> None:
    expect(page.get_by_text("This device is judging: ")).to_be_visible(timeout=LONG)
    assert complaints(page) == []
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_text("Stopped: ")).to_be_visible()


def test_it_is_begun_and_stopped_and_thinks_about_a_position(
    reader: tuple[Page, str], node: Server
) -> None:
    page, path = reader
    page.goto(f"{path}/review")
    begin_and_stop(page)
    # In a replay it thinks about a position, longer the next time.
    page.goto(f"{path}/replay?ply=8")
    page.get_by_role("button", name="Think about this").click()
    expect(page.get_by_text("Best here: ")).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Think longer").click()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_text("Best here: ")).to_be_visible()
    api = f"{node.url}/api/tables/{path.rpartition('/')[2]}/review"
    assert ask_server(page, api)["state"] == "none"


@pytest.mark.nightly
def test_it_is_the_review_of_the_server(reader: tuple[Page, str], node: Server) -> None:
    page, path = reader
    loaded = list[str]()
    page.context.on("request", lambda request: loaded.append(request.url))
    page.goto(f"{path}/review")
    begin_and_stop(page)
    page.get_by_role("button", name="Go on", exact=True).click()
    told(page)  # the page may stand at the turning point that was found first
    page.get_by_role("button").filter(has_text="Something better was possible here.").first.click()
    # The position of the first turning point comes from this device, too.
    expect(page.get_by_text("You played: ").first).to_be_visible()
    here = told(page)
    page.get_by_role("button", name="Show what was better").click()
    expect(page.get_by_text("Worked out on this device. Only you see it.")).to_be_visible()
    # The server keeps the reader's own turning points of it.
    kept = ask_server(page, f"{node.url}/api/own-puzzles")
    assert {one["table"] for one in kept} == {path.rpartition("/")[2]}
    address = page.url
    # Nothing else is at the server, which makes its own, and that says the same.
    api = f"{node.url}/api/tables/{path.rpartition('/')[2]}/review"
    assert ask_server(page, api)["state"] == "none"
    assert any("/assets/pocket/" in url for url in loaded)
    page.evaluate("delete localStorage['tafelronde.reviews']")
    loaded.clear()
    page.goto(address)
    expect(page.get_by_role("button", name="On this device")).to_be_visible()
    assert told(page) == here
    assert [url for url in loaded if "/assets/pocket/" in url or "/assets/worker-" in url] == []


@pytest.mark.nightly
def test_it_answers_a_wrong_move_in_a_puzzle_as_the_server_does(
    browser: Browser, node: Server
) -> None:
    context = browser.new_context(base_url=node.url, locale="en-GB", reduced_motion="reduce")
    page, wrong = context.new_page(), list[str]()
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.goto(BARE)
    page.evaluate("localStorage['tafelronde.pace'] = 'instant'")
    page.evaluate("localStorage['tafelronde.reviews'] = 'here'")
    page.goto(f"/puzzles/rosenkoenig/{PUZZLE.id}")
    expect(bar(page).get_by_text("best prospects")).to_be_visible()
    sent = list[Any]()
    page.on("request", lambda one: sent.append(one.post_data_json) if one.post_data else None)
    wrong_card(page)
    expect(bar(page).get_by_text("Not this:")).to_be_visible()
    stop = bar(page).get_by_role("button", name="Stop", exact=True)
    expect(stop).to_be_visible()
    assert complaints(page) == []
    expect(stop).to_have_count(0, timeout=LONG)
    last = next(one for one in reversed(sent) if "done" in one)
    assert last["replies"], "this device found what the others do"
    path = f"{node.url}/api/puzzles/rosenkoenig/{PUZZLE.id}"
    there = ask_server(page, path, {"done": last["done"]})
    here = ask_server(page, path, last)
    assert here["reply"] is None
    assert here["news"]["entries"] == there["news"]["entries"]
    assert wrong == []
    context.close()
