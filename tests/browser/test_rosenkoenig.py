"""Rosenkönig through the page: cards that are pointed at show where they lead."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.conftest import Visitor
from browser.people import ask_server
from browser.pool import BARE
from tables import daily


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


def play_until(page: Page, reached: Callable[[dict[str, Any]], bool]) -> None:
    """Play for both by the server's interface, cards rather than draws, until the head of the table
    is one that is looked for; then show it."""
    link = page.url
    origin, _, table = link.partition("/table/")
    page.goto("about:blank")
    while not reached(head := ask_server(page, f"{origin}/api/tables/{table}")["head"]):
        assert head["status"] == "playing"
        choice = next((one for one in head["legal"] if one["text"] != "draw"), head["legal"][0])
        move = {"table": table, "seat": head["player"], "action": choice["action"]}
        command = {"t": "move", "id": f"on {head['seq']}", "seq": head["seq"], **move}
        assert ask_server(page, f"{origin}/api/command", command)["t"] == "done"
    page.goto(link)
    here = page.get_by_role("button", name=re.compile("^I am "))
    expect(here.or_(page.get_by_role("grid")).first).to_be_visible()
    if here.is_visible():
        here.click()


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


COUNTED = [
    ("en-GB", "{} stones on the board, {} left", "{} left"),
    ("nl-NL", "{} stenen op het bord, nog {}", "nog {}"),
    ("de-DE", "{} Steine auf dem Brett, noch {}", "noch {}"),
]


@pytest.mark.parametrize(
    ("locale", "spoken", "left"), daily(COUNTED, COUNTED[:1], lambda one: one[0], many=True)
)
def test_the_counter_says_how_many_stones_lie_and_how_many_are_left(
    visit: Visitor, locale: str, spoken: str, left: str
) -> None:
    page = visit(BARE, locale=locale)
    both_hands(page)
    expect(page.get_by_role("img", name=spoken.format(0, 52))).to_be_visible()
    play_until(page, lambda head: head["view"]["laid"] == 4)
    counter = page.get_by_role("img", name=spoken.format(4, 48))
    expect(counter).to_contain_text("4")
    expect(counter).to_contain_text(left.format(48))


NONE_LEFT = [
    ("en-GB", "no power cards"), ("nl-NL", "geen machtkaarten"), ("de-DE", "keine Machtkarten"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("locale", "words"), daily(NONE_LEFT, NONE_LEFT[1:2], lambda one: one[0], many=True)
)
def test_that_no_power_cards_are_left_takes_one_line_on_a_phone(
    visit: Visitor, locale: str, words: str
) -> None:
    phone: ViewportSize = {"width": 390, "height": 844}
    page = visit(BARE, viewport=phone, locale=locale)
    both_hands(page)
    play_until(page, lambda head: any(not seat["hand"] for seat in head["view"]["seats"]))
    told = page.get_by_text(words, exact=True).locator("visible=true").first
    box = told.bounding_box()
    assert box is not None
    assert box["height"] < 30, (locale, box)
    assert box["x"] + box["width"] <= 390, (locale, box)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_red_dot_on_a_card_says_that_it_takes_a_hero(visit: Visitor) -> None:
    page = visit(BARE)
    both_hands(page)
    play_until(page, lambda head: any("capture" in str(one) for one in head["legal"]))
    card = page.locator(".hand-card.needs-hero").first
    told = "Red dot: it takes a hero as well now."
    expect(card).to_have_attribute("aria-label", re.compile(re.escape(told)))
    for other in page.locator(".hand-card:not(.needs-hero)").all():
        assert told not in (other.get_attribute("aria-label") or "")
    card.hover()
    expect(page.locator("#explanation")).to_contain_text(told)


def test_the_mark_of_the_last_turn_on_the_board_says_what_it_is(visit: Visitor) -> None:
    page = visit(BARE)
    both_hands(page)
    play_until(page, lambda head: sum(stone >= 0 for stone in head["view"]["stones"]) == 3)
    mark = page.locator("[data-traces]").get_by_role("img", name=re.compile("last turn"))
    expect(mark.first).to_be_visible()
    square = page.locator("[role=gridcell]").filter(has=mark).first
    square.locator("[data-traces]").click()  # it is no hole in its square
    expect(square).to_be_focused()
