"""A rated game in the browser: set up, played, its change told; the ladder and one's own curve."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.conftest import Visitor
from browser.people import ask_server, menu, my_turn, no_sideways_scroll, sheet, verdict
from tables import daily


def play_some(page: Page, decisions: int) -> None:
    """Make this number of decisions by the server's interface, always the first choice."""
    origin, _, table = page.url.partition("/table/")
    while decisions:
        head = ask_server(page, f"{origin}/api/tables/{table}")["head"]
        if not head["legal"]:
            page.wait_for_timeout(20)
            continue
        command = {"t": "move", "id": f"on {head['seq']}", "table": table, "seat": head["player"]}
        command |= {"seq": head["seq"], "action": head["legal"][0]["action"]}
        assert ask_server(page, f"{origin}/api/command", command)["t"] == "done"
        decisions -= 1


SIZES = {"desk": (1280, 800), "phone": (390, 844)}


@pytest.mark.parametrize("name", daily(SIZES, ["phone"]))
def test_a_rated_game_against_a_bot(visit: Visitor, name: str) -> None:
    size = SIZES[name]
    page = visit()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sheet(page).get_by_role("button", name="New table…").click()
    form = page.get_by_role("dialog")
    form.get_by_role("button", name="Fill with bots").click()
    form.get_by_label("Rated game").check()
    expect(form.get_by_label("Hints also against people")).to_be_disabled()
    form.get_by_role("button", name="Set the table").click()
    expect(my_turn(page)).to_be_visible(timeout=30_000)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    play_some(page, 6)
    expect(my_turn(page)).to_be_visible(timeout=30_000)
    menu(page, "Resign")
    expect(page.get_by_role("button", name="Let a bot play for me")).to_have_count(0)
    page.get_by_role("button", name="Really resign").click()
    told = verdict(page).get_by_text("Your rating: 1500 →")
    expect(told).to_be_visible(timeout=20_000)
    expect(told).to_have_text(re.compile(r"1500 → 1\d\d\d\? \(−\d+\)"))

    page.goto("/ratings")
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", level=1)).to_have_text("Ratings")
    expect(main.get_by_role("row")).to_have_count(5)  # the head, and the court
    expect(main.get_by_role("row", name=re.compile("Bot, good"))).to_contain_text("1500 ± 30")
    expect(main.get_by_text("Still uncertain").first).to_be_visible()
    expect(main.get_by_text("After one game")).to_be_visible()
    assert complaints(page) == []
    assert no_sideways_scroll(page)
    main.get_by_role("radio", name="Days a move").check(force=True)
    expect(page).to_have_url(re.compile(r"/ratings/rosenkoenig/2\?pace=days"))
    expect(main.get_by_text("You have no rating here yet")).to_be_visible()
