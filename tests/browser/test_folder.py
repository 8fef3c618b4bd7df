"""A table in a folder of another site, behind a real proxy: played, shared, kept, come back to."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.people import instant_context, menu, my_turn, play_now, take_turn, verdict
from server.helpers import Server, free_port, serving, sqlite_at
from server.proxies import ROADS

PATH = "/games"
LEADS = f"""() => [...document.querySelectorAll('a[href^="/"]')]
    .map((link) => link.getAttribute("href")).filter((path) => !path.startsWith("{PATH}/"))"""
"""The links of a page that do not lead into the folder."""


NIGHTLY = pytest.param("Caddy in a folder", marks=pytest.mark.nightly)


@pytest.fixture(scope="module", params=["nginx in a folder", NIGHTLY])
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Server]]:
    """The address of the site, and the node behind it."""
    road = ROADS[request.param]
    if road.program is None:
        pytest.skip(f"no {request.param.split()[0]} here")
    folder = tmp_path_factory.mktemp("folder")
    more = ("--path", PATH)
    with (
        serving(sqlite_at(folder), more=more, port=free_port(), dealt=True) as node,
        road.run(folder, node, node) as address,
    ):
        yield address, node


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = instant_context(browser, viewport={"width": 1280, "height": 800})
    yield context
    context.close()


def watched(context: BrowserContext, site: str) -> tuple[Page, list[str]]:
    """A page, and what goes wrong with it: what it asks outside its folder, what is missing."""
    page, trouble = context.new_page(), list[str]()
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on(
        "response", lambda r: trouble.append(f"{r.status} {r.url}") if r.status >= 400 else None
    )
    page.on("request", lambda r: None if r.url.startswith(site) else trouble.append(r.url))
    page.on("websocket", lambda w: None if f"{PATH}/api/ws" in w.url else trouble.append(w.url))
    return page, trouble


def test_a_game_is_played_in_a_folder(context: BrowserContext, site: tuple[str, Server]) -> None:
    address, _ = site
    page, trouble = watched(context, address)
    page.goto(f"{address}/")
    play_now(page)
    assert re.fullmatch(rf"{re.escape(address)}/table/[\w-]+", page.url)
    for _ in range(2):
        assert take_turn(page)
    table = page.url
    page.reload()  # a table is found again by its address
    expect(my_turn(page)).to_be_visible()
    assert page.evaluate(LEADS) == []
    menu(page, "Resign")
    page.get_by_role("button", name="Really resign").click()
    expect(verdict(page)).to_be_visible()
    assert page.evaluate(LEADS) == []
    verdict(page).get_by_role("link", name="Replay").click()
    page.wait_for_url(f"{table}/replay?**")
    record = page.get_by_role("link", name="Record")
    with page.expect_download() as loading:
        record.click()
    assert b"rosenkoenig" in Path(loading.value.path()).read_bytes()
    assert page.evaluate(LEADS) == []

    # The client has a page of the same name as the folder.
    page.goto(f"{address}/")
    page.get_by_role("link", name="Finished games").first.click()
    page.wait_for_url(f"{address}/games")
    opened = page.locator(f"a[href='{PATH}/table/{table.rpartition('/')[2]}']")
    expect(opened).to_be_visible()
    with context.expect_page() as coming:  # in another tab the browser follows the link itself
        opened.click(modifiers=["Control"])
    expect(verdict(coming.value)).to_be_visible()
    page.go_back()
    expect(page.locator("h1")).to_contain_text("Take a seat")
    assert trouble == []


def test_who_comes_there_is_known_there_alone(
    context: BrowserContext, site: tuple[str, Server]
) -> None:
    address, _ = site
    page, trouble = watched(context, address)
    page.goto(f"{address}/")
    expect(page.get_by_role("link", name="Your page")).to_be_visible()
    (cookie,) = context.cookies(f"{address}/")
    assert (cookie.get("path"), cookie.get("httpOnly")) == (PATH, True)
    assert context.cookies(address.removesuffix(PATH) + "/") == []
    page.get_by_role("link", name="Your page").click()
    page.wait_for_url(f"{address}/person/*")
    page.get_by_role("link", name="Account").click()
    page.wait_for_url(f"{address}/account")
    expect(page.get_by_role("heading", name="Passkeys")).to_be_visible()
    assert trouble == []


def test_an_invitation_leads_into_the_folder(
    context: BrowserContext, browser: Browser, site: tuple[str, Server]
) -> None:
    address, _ = site
    page, trouble = watched(context, address)
    page.goto(f"{address}/")
    play_now(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    shown = page.get_by_role("dialog").get_by_label("Link to this table").input_value()
    assert shown == page.url
    friend = browser.new_context()
    other = friend.new_page()
    other.goto(shown)
    expect(other.get_by_role("grid")).to_be_visible()
    friend.close()
    assert trouble == []


def test_it_can_be_installed_and_comes_without_a_network(
    context: BrowserContext, site: tuple[str, Server]
) -> None:
    address, _ = site
    page, _ = watched(context, address)
    page.goto(f"{address}/")
    scope = page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)")
    assert scope == f"{address}/"
    body = page.evaluate(
        """async () => {
            const link = document.querySelector("link[rel=manifest]").href;
            const { start_url, scope, icons } = await (await fetch(link)).json();
            const there = (path) => new URL(path, link).href;
            const first = await fetch(there(icons[0].src));
            return [there(start_url), there(scope), first.ok];
        }"""
    )
    assert body == [f"{address}/", f"{address}/", True]
    page.reload()
    page.wait_for_function("caches.match(location.pathname).then(Boolean)")
    page.wait_for_function(
        "caches.match(document.querySelector('script[src]').src).then(Boolean)", timeout=60_000
    )
    context.set_offline(True)
    page.goto(f"{address}/rules/rosenkoenig")
    expect(page.get_by_text("Tafelronde").first).to_be_visible()
    context.set_offline(False)
