"""The hall: setting a table, and what the invited see."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.people import sheet

GAME = "kaiser_koenig_edelmann"
TITLE = "Kaiser, König, Edelmann"


def new_table(page: Page) -> Locator:
    """The form of a new table."""
    sheet(page, TITLE).get_by_role("button", name="New table…").click()
    form = page.get_by_role("dialog")
    expect(form).to_be_visible()
    return form


def test_a_table_is_set_by_its_picture_and_in_words(visit: Visitor) -> None:
    anna = visit()
    form = new_table(anna)
    expect(form).not_to_contain_text("K-")  # clauses are for the rules page
    expect(form.get_by_role("group", name="Board")).to_have_count(0)  # there is one
    expect(form.get_by_role("button", name="Seat 3")).to_have_count(0)
    form.get_by_role("radio", name="3", exact=True).check()
    expect(form.get_by_role("button", name="Seat 3")).to_have_accessible_name("Seat 3: Free seat")
    form.get_by_role("radio", name="two rounds").check()

    form.get_by_role("button", name="Seat 2").click()
    form.get_by_role("group", name="Seat 2").get_by_role("radio", name="You").check()
    expect(form.get_by_role("button", name="Seat 1")).to_have_accessible_name("Seat 1: Free seat")
    form.get_by_role("button", name="Fill with bots").click()
    expect(form).to_contain_text("It begins at once")
    form.get_by_role("button", name="Leave free for friends").click()
    expect(form).to_contain_text("when the 2 free seats are taken")
    expect(form).to_contain_text("about 30 minutes")
    form.get_by_role("button", name="Set the table").click()

    expect(anna.get_by_role("heading", name=TITLE)).to_be_visible()
    link = anna.get_by_label("Link to this table").input_value()
    seats = anna.get_by_role("main").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("ready")
    bert = visit(link)
    name = anna.get_by_role("banner").locator(".name").inner_text()
    invitation = bert.get_by_role("main")
    expect(invitation).to_contain_text(f"{name} invites you to a game of")
    expect(invitation).to_contain_text("3 players · about 30 minutes · Rounds: two rounds")
    anna.get_by_role("button", name="Fill with bots").click()
    expect(invitation.get_by_role("listitem").nth(1)).to_contain_text(name)
    expect(bert.get_by_role("button", name="Sit here")).to_have_count(0)
    bert.goto(link)
    expect(bert.get_by_role("region", name="What is to be done")).to_be_visible()
