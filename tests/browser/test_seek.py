"""Looking for people, from the hall to a dealt table of four."""

import re

from playwright.sync_api import expect

from browser.axe import complaints_by_day_and_night
from browser.conftest import Visitor
from server.helpers import Browser, Server

GAME = "kaiser_koenig_edelmann"
WISH = {
    "game": GAME,
    "least": 4,
    "most": 4,
    "time": {"kind": "live", "bank": 1800, "increment": 30},
}


def test_from_a_wish_to_a_dealt_table_of_four(visit: Visitor, table_server: Server) -> None:
    ada = visit()
    ada.get_by_role("button", name="Find players").click()
    sheet = ada.get_by_role("dialog", name="Find people to play with")
    sheet.get_by_label("at least").select_option("4")
    sheet.get_by_label("at most").select_option("4")
    assert not complaints_by_day_and_night(ada)
    sheet.get_by_role("button", name="Look for players").click()
    bar = ada.get_by_role("complementary", name="Looking for players")
    expect(bar).to_contain_text(re.compile(r"1 of 4, waiting \d+:\d\d"))

    # Elsewhere, and after the page was loaded anew, she still looks.
    ada.get_by_role("link", name="People").click()
    expect(bar).to_contain_text("1 of 4")
    ada.reload()
    expect(bar).to_contain_text("1 of 4")

    bob = visit()
    row = bob.get_by_role("region", name="They are looking for players").get_by_role("listitem")
    expect(row).to_contain_text("is looking for 3 more")
    assert not complaints_by_day_and_night(bob)
    row.get_by_role("button", name="Join").click()
    expect(bar).to_contain_text("2 of 4")
    bobs = bob.get_by_role("complementary", name="Looking for players")
    bobs.get_by_role("button", name="Stop").click()
    expect(bobs).to_have_count(0)
    expect(bar).to_contain_text("1 of 4")
    row.get_by_role("button", name="Join").click()

    for name in ("Cleo", "Dirk"):
        assert Browser(table_server.url, name).post("/api/seeks", WISH)[0] == 201
    for page in (ada, bob):
        page.wait_for_url(re.compile("/table/"))
    assert ada.url == bob.url
    table = ada.url.rpartition("/")[2]
    expect(ada.get_by_role("main")).to_contain_text("Cleo")
    expect(bar).to_have_count(0)
    head = Browser(table_server.url, "Eve").get(f"/api/tables/{table}")[1]["head"]
    assert (head["status"], len(head["seats"])) == ("playing", 4)
