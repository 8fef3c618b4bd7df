"""Conditions on which people may join a tournament: a director sets them, and readers meet them."""

from typing import cast

from playwright.sync_api import expect

from browser.axe import complaints_by_day_and_night
from browser.conftest import Visitor
from browser.people import Signed, no_sideways_scroll
from server.cups import make
from server.helpers import Browser as Host


def test_a_code_is_set_asked_for_and_said(visit: Visitor) -> None:
    director, guest = visit(), visit(refused=403)
    ada = cast("Host", Signed(director, "Ada"))
    cup = make(ada, kind="robin", rounds=1)
    director.goto(f"/tournament/{cup}/desk")
    director.get_by_text("Who may join").click()
    director.get_by_label("They have to say a code").check()
    director.get_by_label("Code that whoever joins has to say").fill("acorn")
    director.get_by_label("List of names or handles").fill("Bert\nCleo")
    director.get_by_role("button", name="Save").click()
    expect(director.get_by_text("Saved.")).to_be_visible()
    # the list is kept where only the ratings are changed; the code is, too
    director.get_by_label("Rating at least").fill("100")
    director.get_by_role("button", name="Save").click()
    log = director.get_by_role("region", name="Decisions of the directors")
    conditions = "on these conditions: a code, a list of 2, a rating of at least 100."
    expect(log).to_contain_text(conditions)
    assert no_sideways_scroll(director)
    assert complaints_by_day_and_night(director) == []

    Signed(guest, "Bert")
    guest.goto(f"/tournament/{cup}")
    expect(guest.get_by_text(conditions)).to_be_visible()
    assert no_sideways_scroll(guest)
    assert complaints_by_day_and_night(guest) == []
    code = guest.get_by_label("Code of this tournament")
    code.fill("oak")
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("alert").or_(guest.get_by_role("status"))).to_contain_text(
        ["code"], timeout=5000
    )
    code.fill(" acorn ")
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_text("You are in.")).to_be_visible()
    expect(code).to_have_count(0)
