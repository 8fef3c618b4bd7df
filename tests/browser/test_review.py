"""The review of a game: opened from its end, a turning point tried again."""

import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.axe import complaints
from browser.conftest import Visitor
from browser.finished import finish
from browser.people import ask_server, is_over, no_sideways_scroll, play_now, play_on, verdict
from browser.pool import BARE
from server.helpers import Server


def reviewed(page: Page) -> None:
    """A game, the same in every run, up to where somebody gives up; and its review."""
    page.goto("/")
    play_now(page)
    origin, _, table = page.url.partition("/table/")
    play_on([page], 36)
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
    # The better action is told when one asks.
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
    losses = page.get_by_text(re.compile(r"^\d+\.\d a decision$"))
    expect(losses).to_have_count(2)
    radios = page.get_by_role("radio")
    radios.nth(1).check()
    expect(page.get_by_role("table")).to_contain_text("Luck")
    radios.nth(0).check()
    turning.first.click()
    expect(page).to_have_url(first)
    # It comes again at once, and is tried.
    page.reload()
    expect(turning.first).to_be_visible()
    page.get_by_role("button", name="Show what was better").click()
    page.get_by_role("button", name="Try it from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_review_on_a_small_phone(visit: Visitor) -> None:
    page = visit(viewport={"width": 360, "height": 640}, locale="de-DE")
    page.goto("/games")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert no_sideways_scroll(page)


def card(page: Page, name: str) -> Locator:
    """A power card in the reader's hand."""
    return page.locator(f".dock [data-at='card-{name}'] button")


def try_card(page: Page, name: str) -> None:
    card(page, name).click()
    page.get_by_role("button", name="Confirm", exact=True).click()


def with_another(page: Page, api: str, decisions: list[dict[str, Any]]) -> tuple[Any, str]:
    """An own turning point at which one card was played and another one was better; a third one
    that could be played."""
    for one in decisions:
        if one["lost"] == 0 or one["player"] != 0:
            continue
        legal = ask_server(page, f"{api}/{one['ply']}/try", {})["news"]["head"]["legal"]
        plays = [choice["text"] for choice in legal if choice["label"]["code"] == "play"]
        known = [one["best"]["text"], one["played"]["text"]]
        if set(known) < set(plays):
            return one, next(text for text in plays if text not in known)
    raise AssertionError("no such turning point: take another seed")


def test_the_better_move_is_found_on_the_board_and_kept_among_ones_own(
    visit: Visitor, table_server: Server
) -> None:
    page = visit(BARE)
    path = finish(table_server, "rosenkoenig", page, seed=3, moves=90)
    api = f"{table_server.url}/api/tables/{path.rpartition('/')[2]}/review"
    ask_server(page, api, {})
    end = time.monotonic() + 90
    while (news := ask_server(page, api))["state"] != "ready":
        assert time.monotonic() < end, news["state"]
        page.wait_for_timeout(200)
    one, other = with_another(page, api, news["review"]["decisions"])
    best, played = one["best"]["text"], one["played"]["text"]
    page.goto(f"{path}/review?ply={one['ply']}")
    dock = page.locator(".dock")
    expect(dock.get_by_text("Something better was possible here.")).to_be_visible()
    expect(page.get_by_text("You played:").first).to_be_visible()
    assert complaints(page) == []
    # The played action is no answer; another one is looked at, and may be the better move.
    try_card(page, played)
    expect(dock.get_by_text("That is what you played.")).to_be_visible()
    page.get_by_role("button", name="Try another").click()
    expect(dock.get_by_text("Something better was possible here.")).to_be_visible()
    try_card(page, other)
    answered = re.compile("^(As far as can be told|Better than what you|This gives away)")
    expect(dock.get_by_text(answered)).to_be_visible(timeout=60_000)
    again = page.get_by_role("button", name="Try another")
    if again.is_visible():
        again.click()
        expect(dock.get_by_text("Something better was possible here.")).to_be_visible()
        try_card(page, best)
        expect(dock.get_by_text("That is it:")).to_be_visible()
    # It is told when one asks, and drawn on the board as a choice is.
    page.get_by_role("button", name="What it is worth").click()
    expect(dock.get_by_text("Better:")).to_be_visible()
    square = one["best"]["label"]["args"]["square"]
    drawn = page.locator(f"[role=gridcell][data-at='{square}']")
    expect(drawn).to_have_attribute("aria-selected", "true")
    expect(card(page, best)).to_have_attribute("aria-pressed", "true")
    page.wait_for_load_state("networkidle")
    # Among one's own puzzles it is found; others are still open.
    page.goto("/puzzles/rosenkoenig")
    own = page.get_by_role("region", name="From your games")
    expect(own.get_by_role("link", name=re.compile("found$")).first).to_be_visible()
    expect(own.get_by_role("link", name=re.compile("open$")).first).to_be_visible()
    assert complaints(page) == []
    own.get_by_role("link", name=re.compile("open$")).first.click()
    expect(page).to_have_url(re.compile(r"/review\?ply=\d+$"))
    expect(dock.get_by_text("Something better was possible here.")).to_be_visible()
