"""What a person does at the page: look, choose, confirm."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


def play_now(page: Page) -> None:
    """Against the weakest bot."""
    page.get_by_label("Strength of the bot").select_option(index=0)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("grid")).to_be_visible()


def my_turn(page: Page) -> Locator:
    return page.get_by_text("Your turn: choose a card, a square or the pile.")


def verdict(page: Page) -> Locator:
    return page.get_by_role("region", name="The game is over")


def lit_squares(page: Page) -> Locator:
    return page.locator("[role=gridcell][aria-label*='can be chosen']")


def take_turn(page: Page) -> bool:
    """Play on a square that is lit, else draw; False when the game is over."""
    expect(my_turn(page).or_(verdict(page)).first).to_be_visible(timeout=30_000)
    if verdict(page).is_visible():
        return False
    if lit_squares(page).count():
        lit_squares(page).last.click()
    else:
        page.get_by_role("button", name="Draw a power card").locator("visible=true").click()
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_have_count(0)
    return True


def log_lines(page: Page) -> int:
    return page.get_by_role("list", name="Log").get_by_role("listitem").count()


def no_sideways_scroll(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
