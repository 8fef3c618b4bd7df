"""Tables with clocks, as people see them."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.people import ask_server, sheet, verdict
from browser.pool import BARE
from server.helpers import Server

WATCH = """() => {
    window.clocks = [];
    const note = () => {
        const clock = document.querySelector(".clock.runs");
        if (!clock) return;
        clocks.push({ face: clock.textContent.trim(), last: clock.classList.contains("last") });
    };
    const all = { attributes: true, childList: true, characterData: true, subtree: true };
    new MutationObserver(note).observe(document.body, all);
}"""
"""Notes what the clock that runs shows, which it does for seconds only."""

SIT = re.compile("^(Sit here|Hier sitzen)$")


def timed_table(
    anna: Page, bert: Page, url: str, time: dict[str, Any], *, watched: bool = False
) -> None:
    """Both sit at a table with this time, and look at it."""
    plan = {"game": "rosenkoenig", "time": time}
    table = ask_server(anna, f"{url}/api/tables", plan)["id"]
    for page in (anna, bert):  # they are there before a clock runs
        page.goto(f"{url}/table/{table}")
        expect(page.get_by_role("button", name=SIT)).to_be_visible()
        if watched:
            page.evaluate(WATCH)
    for t in ("sit", "ready"):
        command = {"t": t, "id": t, "table": table, "seat": 1}
        ask_server(bert, f"{url}/api/command", command)


def expect_clocks(*pages: Page) -> None:
    """Everybody sees everybody's clock."""
    for page in pages:
        expect(page.get_by_role("timer")).to_have_count(2)


def test_a_live_game_is_lost_on_time(visit: Visitor, table_server: Server) -> None:
    anna, bert = visit(), visit(viewport={"width": 390, "height": 844})
    sheet(anna).get_by_role("button", name="New table").click()
    anna.get_by_text("Live", exact=True).click()
    anna.get_by_text("15 + 20").click()
    expect(anna.get_by_text("15 min + 20 s a move")).to_be_visible()
    anna.get_by_label("Whose time is out").select_option(label="gives up")
    anna.get_by_role("button", name="Set the table").click()
    told = "15 min + 20 s a move. Whoever runs out of time resigns."
    expect(anna.get_by_text(told)).to_be_visible()

    live = {"kind": "live", "bank": 15, "increment": 0, "out": "resign"}
    timed_table(anna, bert, table_server.url, live, watched=True)
    for page in (anna, bert):
        told = re.compile(r"Your time was out\.|has run out of time\.")
        expect(verdict(page)).to_contain_text(told, timeout=60_000)
        expect(page.get_by_role("timer")).to_have_count(0)
        shown = page.evaluate("() => clocks")
        for one in shown:  # the last ten seconds stand out, and have tenths
            assert one["last"] == (":" not in one["face"]), one
        faces = list(dict.fromkeys(float(one["face"].rpartition(":")[2]) for one in shown))
        assert len(faces) > 1, shown
        assert shown[-1]["last"]
        assert faces == sorted(faces, reverse=True), "it counts down"


def test_a_pause_is_agreed_on(visit: Visitor, table_server: Server) -> None:
    anna, bert = visit(BARE), visit(BARE)
    live = {"kind": "live", "bank": 600, "increment": 5}
    timed_table(anna, bert, table_server.url, live)
    expect_clocks(anna, bert)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Ask for a pause").click()
    expect(anna.get_by_text("The others are asked for a pause.")).to_be_visible()
    expect(bert.get_by_text("would like a pause")).to_be_visible()
    bert.get_by_role("button", name="Pause", exact=True).click()
    for page in (anna, bert):
        expect(page.get_by_text("A pause: the clocks stand.")).to_be_visible()
    anna.get_by_role("button", name="Go on in 10 seconds").click()
    expect(bert.get_by_text("has ended the pause: the clocks go on.")).to_be_visible()
    expect(bert.get_by_text("A pause: the clocks stand.")).to_have_count(0)
    expect(anna.get_by_text("has ended the pause")).to_have_count(0)  # they know


def test_a_game_by_days_shows_them(visit: Visitor, table_server: Server) -> None:
    anna, bert = visit(BARE), visit(BARE, locale="de-DE")
    timed_table(anna, bert, table_server.url, {"kind": "days", "days": 3})
    expect_clocks(anna, bert)
    expect(anna.get_by_role("timer").first).to_have_text("3 days")
    expect(bert.get_by_role("timer").first).to_have_text("3 Tage")


def test_an_answer_is_left_beforehand(visit: Visitor, table_server: Server) -> None:
    anna, bert = visit(BARE), visit(BARE, viewport={"width": 390, "height": 844})
    timed_table(anna, bert, table_server.url, {"kind": "days", "days": 3})
    expect_clocks(anna, bert)
    table = anna.url.rpartition("/")[2]
    player = ask_server(anna, f"{table_server.url}/api/tables/{table}")["head"]["player"]
    mover, waiter = (anna, bert) if player == 0 else (bert, anna)
    waiter.get_by_role("button", name="Menu").click()
    waiter.get_by_role("button", name="If … then …").click()
    page = waiter.get_by_role("dialog", name="If … then …")
    expect(page.get_by_text("You have left no answers.")).to_be_visible()
    choices = page.get_by_role("combobox")
    first = choices.locator("option").nth(1).inner_text()
    choices.select_option(index=1)
    expect(page.get_by_role("button", name="One step back")).to_be_visible()
    choices.select_option(index=1)
    page.get_by_role("button", name="Keep this answer").click()
    kept = page.get_by_role("region", name="Your answers").get_by_role("listitem")
    expect(kept).to_contain_text(first)
    expect(kept).to_contain_text("then you:")
    expect(mover.get_by_text("then you:")).to_have_count(0)
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("You have left no answers.")).to_be_visible()
