"""A Swiss tournament of eight, by one person and bots, from the hall to the final standing."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from browser.axe import complaints, complaints_by_day_and_night
from browser.conftest import Visitor
from browser.people import my_turn, no_sideways_scroll, verdict
from server.helpers import Browser as Host
from server.helpers import Server


def set_up(page: Page, **chosen: str) -> None:
    """Go from the hall to the page of a new tournament of eight with the gentlest bots."""
    page.get_by_role("link", name="Tournaments").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tournaments")
    page.get_by_role("button", name="New tournament").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("What it is called").fill("Rose Cup")
    sheet.get_by_label("Rounds").select_option("3")
    sheet.get_by_label("Bots fill it up").select_option("8")
    sheet.get_by_label("Their strength").select_option("easy")
    assert complaints(page) == []
    assert no_sideways_scroll(page)
    sheet.get_by_role("button", name="Set up the tournament").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rose Cup")


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()


def test_a_swiss_of_eight_to_the_final_standing(visit: Visitor) -> None:
    page = visit()
    set_up(page)
    cup = page.url
    main = page.get_by_role("main")
    expect(main.get_by_label("Link to this tournament")).to_have_value(cup)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(main).to_contain_text("You are in.")
    assert complaints(page) == []
    page.get_by_role("button", name="Begin now").click()
    for number in (1, 2, 3):
        to_table = page.get_by_role("link", name="Go to your table")
        expect(main).to_contain_text(f"Round {number} of 3", timeout=60_000)
        expect(to_table).to_be_visible(timeout=60_000)
        if number == 2:
            assert complaints(page) == []
        to_table.click()
        expect(my_turn(page)).to_be_visible(timeout=60_000)
        expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
        give_up(page)
        verdict(page).get_by_role("link", name="To the tournament").click()
        expect(page).to_have_url(cup)
    expect(main).to_contain_text("has won.", timeout=60_000)
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(9)
    mine = rows.filter(has_text="(you)")
    expect(mine).to_contain_text(re.compile(r"0\s*\d+"))
    page.get_by_role("button", name="Show round 1").click()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    expect(main.get_by_role("link", name=re.compile("^Replay: "))).to_have_count(4)
    page.get_by_text("The lot", exact=True).click()
    expect(page.get_by_text(re.compile("^Seed: [0-9a-f]{64}$"))).to_be_visible()
    assert complaints(page) == []
    page.goto("/tournaments")
    over = page.get_by_role("region", name="Over")
    expect(over.get_by_role("link").filter(has_text="Rose Cup")).to_contain_text("You play here")


def test_a_knock_out_is_drawn_as_a_bracket(visit: Visitor, table_server: Server) -> None:
    name = "Wolfgang Maximilian Hohenstaufen"
    wolf = Host(table_server.url, name)
    plan = {"name": "Cup", "kind": "knockout", "game": "rosenkoenig", "level": "random", "fill": 6}
    cup = wolf.post("/api/tournaments", plan)[1]["card"]["id"]
    for deed in ("join", "begin"):
        assert wolf.post(f"/api/tournaments/{cup}", {"deed": deed})[0] == 200
    page = visit(f"/tournament/{cup}", viewport={"width": 390, "height": 844})
    box = page.get_by_role("group", name="Bracket")
    rounds = box.get_by_role("listitem").filter(has=page.get_by_role("heading"))
    expect(rounds).to_have_count(3)
    headings = box.get_by_role("heading")
    expect(headings).to_have_text(["Quarter-finals", "Semi-finals", "Final"])
    pairs = rounds.first.get_by_role("listitem")
    expect(pairs).to_have_count(4)
    expect(pairs.filter(has_text="goes on without playing")).to_have_count(2)
    expect(box.get_by_title(name).first).to_be_attached()
    assert box.evaluate("box => box.scrollWidth > box.clientWidth")  # it scrolls by itself
    assert no_sideways_scroll(page)
    assert complaints_by_day_and_night(page) == []

    end = time.monotonic() + 120
    while (told := wolf.get(f"/api/tournaments/{cup}")[1])["card"]["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.1)
        status, news = wolf.get(f"/api/tables/{told['table']}") if told["table"] else (0, {})
        if status == 200 and news["head"]["status"] == "playing":
            wish = {"table": told["table"], "seat": news["head"]["you"][0]}
            wolf.post("/api/command", {"t": "resign", "id": f"r{end}", **wish})
    expect(page.get_by_role("main")).to_contain_text("has won.")
    final = rounds.last.get_by_role("listitem").get_by_role("link")
    expect(final).to_have_attribute("href", re.compile("/table/.*/replay"))
    expect(final).to_contain_text("goes on")


@pytest.mark.parametrize(
    ("locale", "title", "scheme"), [("nl-NL", "Toernooien", "light"), ("de-DE", "Turniere", "dark")]
)
def test_the_pages_speak_the_readers_language(
    visit: Visitor, locale: str, title: str, scheme: str
) -> None:
    small = {"width": 360, "height": 640}
    page = visit("/tournaments", locale=locale, color_scheme=scheme, viewport=small)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("region")).to_have_count(3)
    page.get_by_role("main").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).not_to_contain_text("{")
    assert complaints(page) == []
    assert no_sideways_scroll(page)
    page.get_by_role("dialog").locator("form button").last.click()
    expect(page).to_have_url(re.compile("/tournament/"))
    expect(page.get_by_role("main").get_by_role("button").first).to_be_visible()
    expect(page.get_by_role("main")).not_to_contain_text("{")
    assert complaints(page) == []
    assert no_sideways_scroll(page)
