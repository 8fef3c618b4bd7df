"""A page without a server whose worker ends: it says so, and what was played is there again."""

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Browser, Page, expect

from browser.hosts import LOADS, folder, laid, place
from browser.people import instant_context, log_lines, my_turn, play_now, take_turn

__all__ = ["folder", "place"]  # fixtures


def stopped(page: Page) -> None:
    """The page says that the table has stopped; begin again."""
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The table in this browser has stopped.")
    expect(alert).to_contain_text("All that was played until then is kept.")
    page.get_by_role("button", name="Try again").click()


@pytest.mark.nightly
def test_a_worker_that_ends_without_a_word_is_missed_and_nothing_is_lost(
    browser: Browser, folder: str
) -> None:
    context = instant_context(browser)
    page = laid(context.new_page(), folder)
    play_now(page)
    assert take_turn(page)
    expect(my_turn(page)).to_be_visible()
    before = log_lines(page)
    server, bots = page.workers
    bots.evaluate("self.close()")
    assert take_turn(page)  # whoever thinks next is another one
    expect(my_turn(page)).to_be_visible(timeout=LOADS)
    assert log_lines(page) > before
    before = log_lines(page)
    server.evaluate("self.close()")
    stopped(page)
    expect(my_turn(page)).to_be_visible(timeout=LOADS)
    assert log_lines(page) == before
    assert take_turn(page)
    expect(my_turn(page)).to_be_visible(timeout=LOADS)
    context.close()
