"""The deal of the day, by two people: who has played sees how the other did, and not before."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import complaints, complaints_by_day_and_night
from browser.conftest import Visitor, wait_until_compiled
from browser.people import (
    ask_server,
    expect_toast,
    log_lines,
    menu,
    my_turn,
    name_of,
    no_sideways_scroll,
    play_now,
    take_turn,
    verdict,
)
from server.helpers import serving, sqlite_at


def begin(page: Page) -> str:
    """Go from the hall to one's first turn; the address of the table."""
    page.get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Deal of the day")
    page.get_by_role("button", name="Play the deal").click()
    expect(my_turn(page)).to_be_visible(timeout=30_000)
    return page.url


def play_out(page: Page) -> None:
    """To the end of the game, by the server's interface, always the first choice."""
    origin, _, table = page.url.partition("/table/")
    link = page.url
    page.goto("about:blank")
    while True:
        head = ask_server(page, f"{origin}/api/tables/{table}")["head"]
        if head["status"] == "over":
            break
        if not head["legal"]:
            page.wait_for_timeout(20)
            continue
        move = {"table": table, "seat": head["player"], "seq": head["seq"]}
        action = head["legal"][0]["action"]
        command = {"t": "move", "id": f"on {head['seq']}", "action": action, **move}
        assert ask_server(page, f"{origin}/api/command", command)["t"] == "done"
    page.goto(link)


def test_two_people_play_the_deal_of_the_day(visit: Visitor) -> None:
    anna, bert = visit(), visit()
    table = begin(anna)
    expect(anna.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    assert take_turn(anna)
    expect(my_turn(anna)).to_be_visible(timeout=30_000)
    expect(anna.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    anna.get_by_role("button", name="Menu", exact=True).click()
    expect(anna.get_by_role("button", name="Let a bot play for me")).to_have_count(0)
    anna.keyboard.press("Escape")
    anna.goto("/daily")
    expect(anna.get_by_role("link", name="Go on")).to_be_visible()
    expect(anna.get_by_role("heading", name="How it went")).to_have_count(0)
    expect(anna.get_by_role("main")).to_contain_text("You see how the others did once")
    anna.get_by_role("link", name="Go on").click()
    expect(my_turn(anna)).to_be_visible()
    play_out(anna)
    expect(verdict(anna)).to_be_visible()
    anna.get_by_role("link", name="The list of the day").click()
    result = anna.get_by_role("region", name="Your result")
    expect(result).to_contain_text(re.compile(r"\d+ : \d+"))

    bert.goto(table)  # Bert has not played yet
    expect(bert.get_by_text("This is somebody’s try at a deal of the day")).to_be_visible()
    expect(bert.get_by_role("grid")).to_have_count(0)
    bert.goto("/")
    begin(bert)
    dealt = log_lines(bert)
    assert take_turn(bert)
    log = bert.get_by_role("list", name="Log").get_by_role("listitem")
    expect(log.nth(dealt)).to_be_visible()  # there is something to judge
    expect(my_turn(bert)).to_be_visible(timeout=30_000)
    menu(bert, "Resign")
    bert.get_by_role("button", name="Really resign").click()
    bert.get_by_role("link", name="The list of the day").click()
    list_of_bert = bert.get_by_role("region", name="How it went").locator("ol > li")
    expect(list_of_bert.filter(has_text="Gave up").filter(has_text="You")).to_have_count(1)
    theirs = list_of_bert.filter(has_text=name_of(anna)).first
    expect(theirs).to_contain_text(re.compile(r"\d+ : \d+"))
    theirs.get_by_role("link", name="Replay").click()
    expect(bert.get_by_role("grid")).to_be_visible()
    expect(bert.get_by_role("button", name="One step back")).to_be_visible()
    bert.go_back()
    expect(list_of_bert.first).to_be_visible()
    # The best action is told when nobody plays the deal any more.
    expect(theirs.get_by_role("link", name="side by side")).to_have_count(0)
    day = bert.url.rpartition("/daily/")[2].partition("/")[0]
    table = theirs.get_by_role("link", name="Replay").get_attribute("href")
    assert table is not None
    bert.goto(f"/daily/{day}/{table.split('/')[2]}")
    expect(bert.get_by_role("main")).to_contain_text("Others still play this deal")
    assert complaints(bert) == []

    bert.goto("/")
    play_now(bert)
    bert.goto(f"/daily/{day}/{bert.url.rpartition('/table/')[2]}")
    expect(bert.get_by_role("main")).to_contain_text("was not played at the deal of that day")
    expect(bert.get_by_role("progressbar")).to_have_count(0)


def test_the_page_of_the_deal_is_fit_for_all(visit: Visitor) -> None:
    page = visit("/daily", viewport={"width": 360, "height": 640})
    expect(page.get_by_role("button", name="Play the deal")).to_be_visible()
    assert complaints_by_day_and_night(page) == []
    assert no_sideways_scroll(page)
    page.get_by_text("Promised beforehand").click()
    expect(page.get_by_text("tafelronde verify FILE")).to_be_visible()
    assert complaints_by_day_and_night(page) == []
    assert no_sideways_scroll(page)
    page.get_by_role("button", name="Play the deal").click()
    expect(my_turn(page)).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()
    expect(verdict(page)).to_be_visible()
    page.goto("/daily")
    result = page.get_by_role("region", name="Your result")
    expect(result).to_contain_text("Gave up")
    assert complaints_by_day_and_night(page) == []
    assert no_sideways_scroll(page)


PARS = """
from tafelronde.server.features.deals import pars
pars.LEVELS, pars.LOOK, pars.PATIENCE = ("easy",), 0.2, 0.0
"""
"""A node whose easy bot plays the deals soon."""


def test_ones_result_stands_beside_the_bots_and_is_told_without_spoiling(
    visit: Visitor, tmp_path: Path
) -> None:
    with serving(sqlite_at(tmp_path), dealt=True, first=PARS) as node:
        wait_until_compiled(node, "rosenkoenig")
        page = visit("/daily", base_url=node.url)
        expect(page.get_by_role("main")).to_contain_text("What they got you see then")
        expect(page.get_by_text("Bot, easy")).to_have_count(0)
        page.get_by_role("button", name="Play the deal").click()
        expect(my_turn(page)).to_be_visible(timeout=30_000)
        play_out(page)
        expect(verdict(page)).to_be_visible()
        page.goto("/daily")
        result = page.get_by_role("region", name="Your result")
        expect(result.get_by_role("listitem").filter(has_text="Bot, easy")).to_contain_text(
            re.compile(r"ahead|level"), timeout=40_000
        )
        expect(page.get_by_role("heading", name="How it went")).to_have_count(0)  # one is alone
        page.evaluate(
            "navigator.clipboard.writeText = (text) => { window.copied = text; }"
        )  # a page without windows has no clipboard
        result.get_by_role("button", name="Copy the text").click()
        expect_toast(page, "Copied")
        title, signs, link = page.evaluate("copied").splitlines()
        assert title.startswith("Tafelronde, deal of the day, ")
        assert re.fullmatch(r"Rosenkönig: (👑|🛡️|🤝) (🟩|🟨|🟥)", signs)
        assert link == f"{node.url}/daily/{link[-10:]}"
        assert complaints_by_day_and_night(page) == []
        page.goto("/")
        deal = page.get_by_role("region", name="Today").get_by_role("link", name="Deal of the day")
        expect(deal).to_contain_text("Played")


@pytest.mark.parametrize(
    ("locale", "title"), [("nl-NL", "Spel van de dag"), ("de-DE", "Spiel des Tages")]
)
def test_the_page_speaks_the_readers_language(visit: Visitor, locale: str, title: str) -> None:
    page = visit("/daily", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("main").get_by_role("article")).to_be_visible()
    expect(page.get_by_role("main")).not_to_contain_text("{")
