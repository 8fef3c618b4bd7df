"""One challenges another person from their page, who accepts in the hall, and the game begins."""

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.conftest import Visitor
from browser.people import name_of, no_sideways_scroll

SHOTS = os.environ.get("INVITING_SHOTS", "")
"""A folder for pictures; '': none."""


def user_of(page: Page) -> str:
    return page.evaluate("() => fetch('/api/me').then((answer) => answer.json())")["user"]


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


def test_one_challenges_another_who_declines_and_then_accepts(visit: Visitor) -> None:
    anna, bert = (
        visit(painted=bool(SHOTS)),
        visit(painted=bool(SHOTS), viewport={"width": 390, "height": 844}),
    )
    name, host = name_of(bert), name_of(anna)
    asked = bert.get_by_role("region", name="Invitations")
    for first in (True, False):
        anna.goto(f"/person/{user_of(bert)}")
        anna.get_by_role("button", name=f"Challenge {name}").click()
        sheet = anna.get_by_role("dialog", name=f"Challenge {name}")
        expect(sheet.get_by_text("among friends nobody loses by being away")).to_be_visible()
        sheet.locator("select").first.select_option("rosenkoenig")
        assert complaints(anna) == []
        shot(anna, "sheet")
        sheet.get_by_role("button", name="Send the challenge").click()
        expect(
            anna.get_by_text("It begins when the free seat is taken").or_(
                anna.get_by_role("heading", name="One seat is still free")
            )
        ).to_be_visible()
        shot(anna, "gathering")
        expect(asked.get_by_text(f"{host} invites you to Rosenkönig")).to_be_visible()
        assert no_sideways_scroll(bert)
        assert complaints(bert) == []
        shot(bert, "hall")
        if first:
            asked.get_by_role("button", name="Decline").click()
            expect(asked).to_have_count(0)
            expect(
                anna.get_by_text(f"{name} has declined your invitation (Rosenkönig).")
            ).to_be_visible()
    asked.get_by_role("button", name="Accept").click()
    for page in (anna, bert):
        expect(page.get_by_role("list", name="Players")).to_be_visible(timeout=60_000)
    shot(anna, "table")
    expect(anna.get_by_role("list", name="Players").get_by_text("(guest)")).to_have_count(1)
