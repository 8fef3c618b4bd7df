"""A whole turn of each game by the keyboard alone: all that takes the focus is on the screen, can
be seen to have it, and has a name."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from server.helpers import Server
from tables import PACKAGE_GAMES

from .conftest import Visitor
from .gallery import SHOWN
from .people import bar
from .pool import BARE
from .positions import SAMPLES, People, become_reader, company, lay_one

GAMES = PACKAGE_GAMES

Choices = tuple[str, ...]

TURNS: dict[str, tuple[str, Choices]] = {
    "rosenkoenig": ("middle", ("[role=gridcell].lit",)),
    "drakon": ("main", (".cell.room.fits",)),
    "kaiser_koenig_edelmann": ("middle", (".lit[data-at]", ".lit[data-at]:not(.chosen)")),
    "koenig_der_elfen": ("planning-turn", (".action.possible[data-kind=buy]",)),
}
"""Where each game is, and what is chosen there, one after the other."""
CARD = ".hand-card.lit"
MOST_STOPS = 60

FOCUS = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const labelled = one.getAttribute("aria-labelledby");
    const name = one.getAttribute("aria-label") ?? document.getElementById(labelled)?.textContent
        ?? one.labels?.[0]?.textContent ?? one.textContent;
    return {
        what: one.outerHTML.slice(0, 120), name: name.trim(), shown: one.matches(":focus-visible"),
        inside: left < innerWidth && right > 0 && top < innerHeight && bottom > 0,
    };
}"""
TOWARDS = """([wanted, other]) => {
    const middle = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const [x, y] = middle(document.activeElement);
    const far = (one) => Math.hypot(middle(one)[0] - x, middle(one)[1] - y);
    const all = [...document.querySelectorAll(wanted)].filter((one) => one !== document.activeElement);
    const [to] = all.sort((a, b) => far(a) - far(b));
    const [dx, dy] = [middle(to)[0] - x, middle(to)[1] - y];
    if ((Math.abs(dx) > Math.abs(dy)) !== other) return dx > 0 ? "ArrowRight" : "ArrowLeft";
    return dy > 0 ? "ArrowDown" : "ArrowUp";
}"""  # noqa: E501


def focused(page: Page) -> dict[str, Any] | None:
    """The element that has the focus, which is checked."""
    found = page.evaluate(FOCUS)
    if found is not None:
        assert found["name"], f"has no name: {found['what']}"
        assert found["shown"], f"is not seen to have the focus: {found['what']}"
        assert found["inside"], f"is not on the screen: {found['what']}"
    return found


def has_focus(page: Page, wanted: str) -> bool:
    return page.evaluate("wanted => document.activeElement.matches(wanted)", wanted)


def reach(page: Page, wanted: str) -> None:
    """With the tabulator to where it is, from there with the arrows."""
    group = "wanted => document.activeElement.closest('.table > .board, .dock, .planning')?.querySelector(wanted)"  # noqa: E501
    for _ in range(MOST_STOPS):
        if has_focus(page, wanted) or (focused(page) and page.evaluate(f"!!({group})({wanted!r})")):
            break
        page.keyboard.press("Tab")
    been: list[object] = []
    for _ in range(MOST_STOPS):
        if has_focus(page, wanted):
            return
        inside = page.evaluate("() => !!document.activeElement.closest('.table > .board')")
        here = focused(page)
        page.keyboard.press(
            page.evaluate(TOWARDS, [wanted, been.count(here) % 2 == 1]) if inside else "Tab"
        )
        been.append(here)
    raise AssertionError(f"the keys do not reach {wanted}")


def test_a_turn_by_the_keyboard_alone(visit: Visitor, game: str, table_server: Server) -> None:
    page = visit(BARE)
    people = company(table_server, become_reader(page, table_server))
    take_a_turn(page, table_server, game, people, TURNS[game][1])
    if game == "rosenkoenig":  # a card that is played goes; its neighbour has the focus then
        take_a_turn(page, table_server, game, people, (CARD,))
        assert has_focus(page, ".hand-card")


def take_a_turn(page: Page, node: Server, game: str, people: People, choices: Choices) -> None:
    position = lay_one(node, game, SAMPLES[game][-1], TURNS[game][0], people)
    page.goto(position.path)
    page.wait_for_function(SHOWN)
    expect(bar(page)).to_have_class(re.compile(r"\byours\b"))
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    before = log.count()
    for wanted in choices:
        reach(page, wanted)
        page.keyboard.press("Enter")
        expect(page.locator("main [aria-pressed=true]").first).to_be_visible()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_have_count(0)
    expect(log.nth(before)).to_be_visible()
    page.wait_for_function(f"({FOCUS})()")  # the keyboard keeps its place
    focused(page)
