"""Telling at one's own pace: the actions of others are told in order, and again after an
absence."""

import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.pool import BARE

GAME = "koenig_der_elfen"
SEATS = 6

WAITING = re.compile("is to move|is thinking|is warming up")
WATCH = """() => {
    window.told = [];
    const bar = document.querySelector(".bar .lead");
    const watch = new MutationObserver(() => window.told.push(bar.innerText));
    watch.observe(bar, { childList: true, characterData: true, subtree: true });
}"""


def api(page: Page, path: str, body: Any = None) -> Any:
    """The answer to a request of the person at this page."""
    return page.evaluate(
        """async ([path, body]) => {
            const post = { method: "POST", body: JSON.stringify(body) };
            const headers = { "Content-Type": "application/json" };
            const answer = await fetch(`/api/${path}`, body ? { ...post, headers } : {});
            return await answer.json();
        }""",
        [path, body],
    )


def sit_down_with_bots(page: Page) -> str:
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (SEATS - 1)]
    plan = {"game": GAME, "players": SEATS, "seats": seats, "ready": True}
    table = api(page, "tables", plan)["id"]
    page.goto(f"/table/{table}")
    return table


def my_turn(page: Page) -> Locator:
    return page.locator(".bar.yours")


def skip(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(r"^Skip \d+ turns?$"))


def take_turn(page: Page, table: str) -> None:
    """Until another is to act, or, as bots are quick, has acted."""
    began = None
    while True:
        news = api(page, f"tables/{table}")
        head = news["head"]
        began = head["ply"] if began is None else began
        acted = any(entry["player"] > 0 for entry in news["entries"][began:])
        if acted or head["player"] != 0 or not head["legal"]:
            return
        wanted = [c for c in head["legal"] if c["text"] == "pass"] or head["legal"]
        move = {"t": "move", "id": f"m{head['seq']}", "table": table, "seat": 0}
        done = api(page, "command", {**move, "seq": head["seq"], "action": wanted[0]["text"]})
        assert done["t"] == "done", done


def wait_until_all_have_played(page: Page, table: str) -> None:
    end = time.monotonic() + 60
    while api(page, f"tables/{table}")["head"]["player"] != 0:
        assert time.monotonic() < end, "the others do not get on"
        page.wait_for_timeout(100)


def hold_time(page: Page) -> None:
    """Hold the time of the page until ``page.clock.resume``: else a telling might be over before
    one looks. Timers go on by ten seconds at once; after much longer the page would think that its
    line is dead."""
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 10)


def names(page: Page, table: str) -> list[str]:
    return [seat["name"] for seat in api(page, f"tables/{table}")["head"]["seats"]]


def actors(page: Page, table: str) -> list[str]:
    """The players whose turns have been told since the page was watched, each once for a turn."""
    told = [text for text in page.evaluate("window.told") if not WAITING.search(text)]
    others = names(page, table)[1:]
    acted = [name for text in told for name in others if text.startswith(name)]
    return [name for i, name in enumerate(acted) if i == 0 or acted[i - 1] != name]


def test_six_see_each_others_turns_in_order(visit: Visitor) -> None:
    page = visit(BARE, pace="fast", reduced_motion="no-preference", own=True)
    page.clock.install()
    table = sit_down_with_bots(page)
    expect(my_turn(page)).to_be_visible(timeout=60_000)
    page.evaluate(WATCH)
    hold_time(page)
    take_turn(page, table)
    expect(skip(page)).to_be_visible(timeout=60_000)  # the bots may have to be compiled
    page.clock.resume()
    expect(my_turn(page)).to_be_visible(timeout=60_000)
    others = names(page, table)[1:]
    assert actors(page, table) == others, page.evaluate("window.told")
    expect(page.locator(".players .deed")).to_have_count(SEATS - 1)

    # Skip shows the table as it is, and one's own turn is there.
    hold_time(page)
    take_turn(page, table)
    wait_until_all_have_played(page, table)
    expect(skip(page)).to_be_visible()
    expect(my_turn(page)).to_have_count(0)
    page.clock.resume()
    page.keyboard.press("s")
    expect(my_turn(page)).to_be_visible()
    expect(skip(page)).to_have_count(0)


def test_who_comes_back_is_offered_what_was_missed(visit: Visitor) -> None:
    page = visit(BARE, own=True)
    page.clock.install()
    table = sit_down_with_bots(page)
    expect(my_turn(page)).to_be_visible(timeout=60_000)
    take_turn(page, table)
    wait_until_all_have_played(page, table)
    page.reload()
    offered = page.get_by_role("button", name=f"Since your last turn: {SEATS - 1} turns")
    expect(offered).to_be_visible()
    expect(my_turn(page)).to_be_visible()
    page.evaluate(WATCH)
    hold_time(page)
    offered.click()
    expect(skip(page)).to_be_visible()
    page.clock.resume()
    expect(my_turn(page)).to_be_visible(timeout=60_000)
    others = names(page, table)[1:]
    assert actors(page, table) == others

    # On a phone a tap on a seat tells of its last turn.
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("window.told = []")
    page.get_by_role("button", name=f"The last turn of {others[2]}").click()
    hold_time(page)
    page.get_by_role("dialog").get_by_role("button", name="Show it again on the board").click()
    expect(skip(page)).to_be_visible()
    page.clock.resume()
    expect(my_turn(page)).to_be_visible(timeout=30_000)
    assert actors(page, table) == [others[2]]
