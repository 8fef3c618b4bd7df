"""The bots as people meet them: named and drawn before the game, and the same at the table."""

import re

from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.people import no_sideways_scroll, sheet


def test_play_now_seats_whom_it_shows(visit: Visitor) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    offer = sheet(page).locator(".meeting li")
    expect(offer).to_have_count(1)
    expect(offer.locator(".face .rim")).to_be_attached()  # the drawing has come
    before = offer.locator("b").inner_text()
    sheet(page).get_by_role("combobox").select_option("easy")
    expect(offer.locator("b")).not_to_have_text(before)
    name = offer.locator("b").inner_text()
    face = offer.locator(".face").get_attribute("data-character")
    expect(offer).to_contain_text(re.compile(r"\(bot\).*easy.*\.", re.DOTALL))
    sheet(page).locator(".play").click()
    seat = page.get_by_role("list", name="Players").get_by_role("listitem").nth(1)
    expect(seat).to_contain_text(re.compile(re.escape(name) + r"\s*\(bot\)"))
    expect(seat.locator(".face")).to_have_attribute("data-character", face or "")
    expect(seat.locator(".shield")).to_be_visible()
    assert no_sideways_scroll(page)
