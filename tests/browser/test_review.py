"""The review of a game: opened from its end, a turning point tried again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.conftest import Visitor
from browser.people import (
    ask_server,
    is_over,
    no_sideways_scroll,
    play_now,
    play_on,
    verdict,
)


def reviewed(page: Page) -> None:
    """A game, the same in every run, up to where somebody gives up; and its review."""
    page.goto("/")
    play_now(page)
    origin, _, table = page.url.partition("/table/")
    play_on([page], 40)
    assert not is_over(page)
    resign = {"t": "resign", "id": "r", "table": table, "seat": 0}
    ask_server(page, f"{origin}/api/command", resign)
    verdict(page).get_by_role("link", name="Review").click()
    turning = page.get_by_role("list").filter(has_text="Something better was possible")
    expect(turning.first).to_be_visible(timeout=90_000)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=90_000)


def test_a_review_is_read_and_a_turning_point_tried(visit: Visitor) -> None:
    page = visit()
    reviewed(page)
    turning = page.get_by_role("button", name=re.compile("Something better was possible|It cost"))
    # It opened at a turning point: the first that was known then, and others may be found later.
    expect(page).to_have_url(re.compile(r"/review\?ply=\d+$"))
    assert complaints(page) == []
    turning.first.click()
    expect(turning.first).to_have_attribute("aria-current", "true")
    first = page.url
    # What was better is told when one asks.
    told = page.get_by_text(re.compile(r"^That gave away \d+ of 100"))
    count = told.count()
    page.get_by_role("button", name="Show what was better").click()
    expect(told).not_to_have_count(count)
    expect(page.get_by_text("As good as certain").first).to_be_visible()
    # Along the curve with the keyboard.
    slider = page.get_by_role("slider", name="The prospects over the game")
    said = slider.get_attribute("aria-valuetext")
    assert said
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(page).not_to_have_url(first)
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(first)
    # The other's decisions.
    accuracy = page.get_by_text(re.compile(r"^accuracy \d+$"))
    expect(accuracy).to_have_count(2)
    radios = page.get_by_role("radio")
    radios.nth(1).check()
    expect(page.get_by_role("table")).to_contain_text("Luck")
    radios.nth(0).check()
    turning.first.click()
    expect(page).to_have_url(first)
    # It comes again at once, and is tried.
    page.reload()
    expect(turning.first).to_be_visible()
    page.get_by_role("button", name="Try it from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_review_on_a_small_phone(visit: Visitor) -> None:
    page = visit(viewport={"width": 360, "height": 640}, locale="de-DE")
    page.goto("/games")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert no_sideways_scroll(page)
