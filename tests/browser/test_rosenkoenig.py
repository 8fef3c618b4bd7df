"""Rosenkönig through the page: cards that are pointed at show where they lead."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.pool import BARE


def both_hands(page: Page) -> None:
    """A table at which one plays for both."""
    origin = page.evaluate("location.origin")
    answer = page.request.post(
        "/api/tables",
        data=json.dumps({"game": "rosenkoenig", "players": 2, "seats": [{"kind": "me"}] * 2}),
        headers={"content-type": "application/json", "origin": origin},
    )
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    expect(page.get_by_role("grid")).to_be_visible()


def leading(hand: Locator) -> tuple[Locator, str]:
    """A card that leads onto the board, and where; at the beginning every card does."""
    card = hand.first
    label = card.get_attribute("aria-label") or ""
    found = re.search(r"onto ([a-i][1-9]); \+1: a new area", label)
    assert found is not None, label
    return card, found[1]


def test_a_card_that_is_pointed_at_shows_where_it_leads_and_its_gain(visit: Visitor) -> None:
    page = visit(BARE)
    both_hands(page)
    for hand in (page.locator(".open li button"), page.locator(".hand-card")):
        card, square = leading(hand)
        card.hover()
        expect(page.locator(f"[data-lead={square}]")).to_contain_text("+1")
        expect(page.get_by_text("+1: a new area", exact=True)).to_be_visible()
        page.mouse.move(2, 2)
        expect(page.locator("[data-lead]")).to_have_count(0)
