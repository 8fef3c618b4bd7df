"""Two people on phones: one makes a circle, the other joins by its link; they play, and see the
score."""

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.conftest import Visitor
from browser.people import name_of, no_sideways_scroll

SHOTS = os.environ.get("CIRCLE_SHOTS", "")
"""A folder for pictures; '': none."""
PHONE = {"width": 390, "height": 844}


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


def look_at(page: Page, name: str) -> None:
    """The page has no sideways scroll and nothing that axe finds."""
    assert no_sideways_scroll(page)
    assert complaints(page) == []
    shot(page, name)


def test_a_circle_meets_plays_and_sees_the_score(visit: Visitor) -> None:
    anna, bert = (visit(painted=bool(SHOTS), viewport=PHONE) for _ in range(2))
    host, guest = name_of(anna), name_of(bert)
    anna.goto("/people")
    anna.get_by_role("link", name="Circles of friends").click()
    look_at(anna, "none")
    anna.get_by_label("Name of the circle").fill("The Thursday round")
    anna.get_by_role("button", name="Make a circle").click()
    expect(anna.get_by_role("heading", name="The Thursday round")).to_be_visible()
    address = anna.get_by_role("textbox", name="The link of the circle").input_value()
    look_at(anna, "alone")
    bert.goto(address)
    expect(bert.get_by_text(f"{host} looks after this circle. 1 person is in it.")).to_be_visible()
    look_at(bert, "door")
    bert.get_by_role("button", name="Join").click()
    members = bert.get_by_role("region", name="Who is in it")
    expect(members.get_by_role("link", name=host)).to_be_visible()
    expect(members.get_by_role("link", name="here now")).to_have_count(2)
    anna.get_by_role("button", name="Rosenkönig").click()
    sheet = anna.get_by_role("dialog")
    expect(sheet.get_by_text("among friends nobody loses by being away")).to_be_visible()
    assert complaints(anna) == []
    shot(anna, "sheet")
    sheet.get_by_role("button", name="Open the table").click()
    sit = bert.get_by_role("button", name="Sit down: Rosenkönig")
    expect(sit).to_be_visible()
    look_at(bert, "table")
    sit.click()
    for page in (anna, bert):
        expect(page.get_by_role("list", name="Players")).to_be_visible(timeout=60_000)
    bert.evaluate(
        """async () => {
          const id = location.pathname.split("/").pop();
          const seen = await (await fetch(`/api/tables/${id}`)).json();
          const wish = { t: "resign", id: "circle", table: id, seat: seen.head.you[0] };
          const body = JSON.stringify(wish);
          const headers = { "Content-Type": "application/json" };
          await fetch("/api/command", { method: "POST", headers, body });
        }"""
    )
    for page in (anna, bert):
        page.goto("/")
        page.get_by_role("region", name="Your circles").get_by_role("link").click()
        score = page.get_by_role("region", name="This evening")
        expect(score.get_by_role("row", name=f"{host} 1 1")).to_be_visible()
        expect(score.get_by_role("row", name=f"{guest} 1 0")).to_be_visible()
    look_at(anna, "score")
    anna.get_by_text("Look after the circle").click()
    anna.get_by_role("button", name="Begin a new evening").click()
    past = anna.get_by_role("region", name="Earlier evenings")
    past.get_by_text("1 table").click()
    expect(past.get_by_role("row", name=f"{host} 1 1")).to_be_visible()
    look_at(anna, "manage")
    anna.get_by_role("button", name="Make a new link").click()
    expect(anna.get_by_role("button", name="Make a new link")).to_be_enabled()
    stranger = visit(viewport=PHONE, refused=404)
    stranger.goto(address)
    expect(stranger.get_by_text("There is no such circle")).to_be_visible()
    bert.get_by_text("Leave the circle").first.click()
    bert.get_by_role("button", name="Leave the circle").click()
    look_at(bert, "leave")
    bert.get_by_role("button", name="Leave the circle").click()
    expect(bert.get_by_label("Name of the circle")).to_be_visible()
