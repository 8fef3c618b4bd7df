"""On a small phone, and on one that lies: board, hand and action are there together, and nothing
is cut."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from server.helpers import Server
from tables import PACKAGE_GAMES

from .conftest import Visitor
from .people import laid_out, verdict
from .pool import BARE
from .positions import SAMPLES, become_reader, company, lay_one

GAMES = PACKAGE_GAMES
LONGEST = "kaiser_koenig_edelmann"
"""The game with the longest name."""

SMALL: ViewportSize = {"width": 360, "height": 640}
LYING: ViewportSize = {"width": 844, "height": 390}
LAPTOP: ViewportSize = {"width": 1024, "height": 700}

#: Whether an element holds more than can be seen without scrolling down in it.
SCROLLS = """(selector) => {
  const place = document.querySelector(selector);
  return place.scrollHeight > place.clientHeight + 1;
}"""


def sit_down(page: Page, game: str, fewest: bool) -> str:
    """A table at which one plays for all; the path to it."""
    (card,) = page.request.get("/api/games").json()
    players = card["min_players" if fewest else "max_players"]
    path = begin(page, game, [{"kind": "me"}] * players)
    page.goto(path)
    return path


def begin(page: Page, game: str, seats: list[dict[str, str]]) -> str:
    """Begin a game; the path to its table."""
    origin = page.evaluate("location.origin")
    headers = {"Content-Type": "application/json", "Origin": origin}
    body = json.dumps({"game": game, "players": len(seats), "seats": seats})
    answer = page.request.post("/api/tables", data=body, headers=headers)
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def cut(page: Page, *selectors: str) -> dict[str, object]:
    """The elements among these that do not lie within the screen, and their places; sideways
    scrolling too."""
    return page.evaluate(
        """(selectors) => {
          const cut = {};
          for (const selector of selectors) {
            for (const one of document.querySelectorAll(selector)) {
              const { left, top, right, bottom, width } = one.getBoundingClientRect();
              const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
              if (width > 0 && !inside) cut[selector] = [left, top, right, bottom].map(Math.round);
            }
            if (!document.querySelector(selector)) cut[selector] = "is not there";
          }
          if (document.documentElement.scrollWidth > innerWidth) cut.page = "scrolls sideways";
          return cut;
        }""",  # noqa: E501
        list(selectors),
    )


def covered(page: Page, selector: str) -> list[str]:
    """The classes of elements that lie over an element, at a few points of it."""
    return page.evaluate(
        """(selector) => {
          const place = document.querySelector(selector);
          const { left, top, width, height } = place.getBoundingClientRect();
          const parts = [0.1, 0.5, 0.9];
          const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height]));
          const over = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((one) => one && !place.contains(one) && !one.contains(place));
          return over.map((one) => one.className.toString());
        }""",  # noqa: E501
        selector,
    )


def assert_all_fits(page: Page, size: ViewportSize, *selectors: str) -> None:
    """On a screen of this size, once the page has been laid out for it."""
    page.set_viewport_size(size)
    laid_out(page)
    end = time.monotonic() + 30
    while (found := cut(page, *selectors)) and time.monotonic() < end:
        page.wait_for_timeout(20)
    assert found == {}, size


@pytest.mark.parametrize("fewest", [True, False], ids=["fewest", "most"])
def test_board_hand_and_action_are_there_together(visit: Visitor, game: str, fewest: bool) -> None:
    page = visit(BARE, viewport=SMALL, has_touch=True)
    path = sit_down(page, game, fewest)
    bar = page.locator(".bar.yours")
    here = page.get_by_role("button", name=re.compile("^I am "))
    expect(bar.or_(here).first).to_be_visible()
    if here.is_visible():  # several sit at this screen
        here.click()
    expect(bar).to_be_visible()
    for size in (SMALL, LYING):
        places = (".table > .board", ".table > .board > *", ".players > .seat", ".bar", ".dock")
        assert_all_fits(page, size, *places)
        assert not page.evaluate(SCROLLS, ".table > .dock"), size
        board = page.locator(".table > .board").bounding_box()
        assert board is not None
        assert min(board["width"], board["height"]) >= 200, (size, board)
    page.goto(f"{path}/replay?ply=1")
    expect(page.get_by_role("slider")).to_be_visible()
    for size in (SMALL, LYING):
        assert_all_fits(page, size, ".table > .board", ".dock > .bar")
        assert covered(page, ".table > .board") == [], size


@pytest.mark.daily_with(LONGEST)
def test_nobody_is_asked_who_is_there_before_the_game_is_known(visit: Visitor, game: str) -> None:
    page, held = visit(BARE, viewport=SMALL, has_touch=True), list[Route]()
    page.route("**/api/games", lambda route: held.append(route))
    (card,) = page.request.get("/api/games").json()
    sit_down(page, game, fewest=True)
    expect(page.locator(".table > .board .place")).to_be_visible()
    bar, here = page.locator(".bar.yours"), page.get_by_role("button", name=re.compile("^I am "))
    assert not here.is_visible()
    assert not bar.is_visible()
    for one in held:
        one.continue_()
    page.unroute("**/api/games")
    expect(here if card["hidden"] else bar).to_be_visible()


@pytest.mark.daily_with(LONGEST)
def test_a_game_that_waits_elsewhere_is_named_in_full(visit: Visitor, game: str) -> None:
    page = visit(BARE, viewport=LAPTOP)
    (card,) = page.request.get("/api/games").json()
    begin(
        page,
        game,
        [{"kind": "me"}] + [{"kind": "bot", "level": "easy"}] * (card["max_players"] - 1),
    )
    sit_down(page, game, fewest=True)
    named = page.locator("header .elsewhere b")
    expect(named).to_be_visible(timeout=60_000)
    for width in (1280, 1024, 768):
        page.set_viewport_size({"width": width, "height": 800})
        laid_out(page)
        assert named.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0, width


def test_the_end_leaves_the_board_its_room(visit: Visitor, game: str, table_server: Server) -> None:
    page = visit(BARE, viewport=LAPTOP)
    people = company(table_server, become_reader(page, table_server))
    page.goto(lay_one(table_server, game, SAMPLES[game][-1], "end", people).path)
    expect(verdict(page)).to_be_visible()
    board = laid_out(page).locator(".table > .board").bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) >= 150, board
