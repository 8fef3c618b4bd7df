"""A page at which nothing happens lets the machine rest: nothing moves on it without end."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.dealt import deal
from browser.people import bar, my_turn
from browser.pool import BARE
from server.helpers import Server

ENDLESS = """() => document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime === Infinity)
    .map((one) => `${one.animationName} of ${one.effect.target.className}`)"""


HEAR = """() => {
    window.beckons = 0;
    addEventListener("animationstart", ({ target }) => {
        if (target.matches("[data-points]")) beckons += 1;
    });
}"""


def pauses(page: Page) -> None:
    assert page.evaluate(ENDLESS) == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_nothing_moves_for_ever_while_nobody_acts(
    visit: Visitor, table_server: Server, motion: str
) -> None:
    anna, bert = (visit(BARE, reduced_motion=motion) for _ in range(2))
    path = deal(table_server, "rosenkoenig", [anna, bert], 5)
    for page in (anna, bert):
        page.goto(path)
        expect(page.get_by_role("grid")).to_be_visible()
    expect(my_turn(anna)).to_be_visible()
    for page in (anna, bert):
        pauses(page)

    anna.goto("/learn/rosenkoenig/first")
    go_on = bar(anna).get_by_role("button", name="Go on")
    expect(go_on).to_be_enabled()
    anna.evaluate(HEAR)
    go_on.click()
    expect(anna.locator("[data-points]").first).to_be_visible()
    if motion == "no-preference":
        anna.wait_for_function("() => beckons > 0")  # at first
    pauses(anna)


def test_the_sign_of_a_lost_line_comes_to_rest(visit: Visitor) -> None:
    page = visit("about:blank", reduced_motion="no-preference", own=True)
    page.route_web_socket("**/api/ws", lambda line: line.close())
    page.goto("/")
    sign = page.get_by_role("banner").locator(".state i")
    expect(sign).to_be_visible()
    assert sign.evaluate("sign => sign.getAnimations().length") == 1
    pauses(page)
