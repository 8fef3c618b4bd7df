"""Drakon's first game, from the list to its end by the coach's words."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.learning import from_the_list, go_on, is_at, points_at, tap
from browser.people import bar

GAME = "drakon"
STEPS = 8


def lay(page: Page, tile: str, cell: str) -> None:
    """Take up the first tile of this kind and lay it here."""
    page.locator(f".hand .hand-card[aria-label*='{tile}']").first.click()
    tap(page, cell, cell)


@pytest.mark.nightly
def test_the_first_game_by_the_coachs_words_alone(visit: Visitor) -> None:
    page = visit(f"/learn/{GAME}")
    from_the_list(page, "Three coins", STEPS)
    expect(bar(page).get_by_text("Welcome to the dragon’s lair!")).to_be_visible()
    go_on(page).click()
    is_at(page, 2, STEPS)
    points_at(page, "hand-0", "0,1")
    lay(page, "thief", "0,1")  # wrong: another tile
    expect(bar(page).get_by_text("Allowed, but I mean the gold")).to_be_visible()
    is_at(page, 2, STEPS)
    lay(page, "gold, arrows north, east", "0,1")
    is_at(page, 3, STEPS)
    tap(page, "1,0", "1,0")  # wrong: the rival's gold
    expect(bar(page).get_by_text("That is Yellow’s gold")).to_be_visible()
    is_at(page, 3, STEPS)
    tap(page, "0,1", "0,1")
    is_at(page, 4, STEPS)
    lay(page, "thief", "0,2")
    is_at(page, 5, STEPS)
    tap(page, "0,2", "0,2")
    is_at(page, 6, STEPS)
    lay(page, "gold", "1,2")
    is_at(page, 7, STEPS)
    tap(page, "1,2", "1,2")
    is_at(page, STEPS, STEPS)
    expect(bar(page).get_by_text("Three coins, two to go!")).to_be_visible()
    page.get_by_role("button", name="Play on alone").click()
    expect(page).to_have_url(re.compile(r"/table/"))
    expect(page.locator("[data-cell='1,2'].room")).to_be_visible()
