"""The hall: setting a table, what the invited see, and the rules."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.axe import complaints_by_day_and_night
from browser.conftest import Visitor
from browser.learning import go_on, is_at, offer
from browser.lines import cut_off, slow_line
from browser.people import name_of, no_sideways_scroll, sheet
from browser.pool import BARE
from server.helpers import Server
from tafelronde.school.lessons import school_of

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

    expect(anna.get_by_role("heading", level=1, name=TITLE)).to_be_visible()  # at the table
    link = anna.get_by_label("Link to this table").input_value()
    seats = anna.get_by_role("main").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("ready")
    bert = visit(link)
    name = name_of(anna)
    invitation = bert.get_by_role("main")
    expect(invitation).to_contain_text(f"{name} invites you to a game of")
    expect(invitation).to_contain_text("3 players · about 30 minutes · Rounds: two rounds")
    expect(invitation.get_by_role("listitem").nth(1)).to_contain_text(name)
    anna.get_by_role("button", name="Fill with bots").click()
    expect(bert.get_by_role("button", name="Sit here")).to_have_count(0)
    bert.goto(link)
    expect(bert.get_by_role("region", name="What is to be done")).to_be_visible()


MOVES = """
window.moved = 0;
const add = (list) => list.getEntries().forEach((one) => (window.moved += one.value));
new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_nothing_moves_in_a_hall_that_comes_slowly(
    visit: Visitor, table_server: Server, width: int, height: int
) -> None:
    size: ViewportSize = {"width": width, "height": height}
    with slow_line(table_server.url) as url:
        page = visit(BARE, base_url=url, painted=True, viewport=size)
        page.add_init_script(MOVES)
        page.goto("/")
        expect(sheet(page, TITLE).get_by_role("button", name="Play now")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.moved") < 0.05  # Chromium's layout shift, of the screen
        page.goto("about:blank")


def test_rules_are_searched_and_a_link_opens_its_chapter(visit: Visitor) -> None:
    page = visit(f"/rules/{GAME}")
    expect(page.get_by_role("region", name="In a minute").get_by_role("listitem")).to_have_count(6)
    clause = page.locator("[id='K-1.3']")
    expect(clause).not_to_be_visible()
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("two players opposite")
    expect(clause).to_be_visible()
    expect(clause.locator("mark").first).to_be_visible()
    expect(page.get_by_role("main")).not_to_contain_text("[")
    found = page.locator("dl > div")
    expect(page.get_by_role("status").filter(has_text="clause")).to_have_text(
        "1 clause" if found.count() == 1 else f"{found.count()} clauses"
    )
    search.fill("")
    expect(clause).not_to_be_visible()
    page.goto(f"/rules/{GAME}#K-5.1")
    expect(page.locator("[id='K-5.1']")).to_be_in_viewport()
    page.locator("[id='K-5.1']").get_by_text("Why so?").click()
    lost = visit()
    answer = lost.goto("/rules/unknown")
    assert answer is not None
    assert answer.status == 404
    expect(lost.get_by_role("heading", name="There is no room behind this door")).to_be_visible()
    lost.get_by_role("main").get_by_role("link", name="To the hall").click()
    expect(sheet(lost, TITLE)).to_be_visible()


def test_one_goes_on_with_what_one_has_begun(visit: Visitor) -> None:
    steps = len(school_of(GAME).lessons[0].exercise.steps)
    page = visit("/", viewport={"width": 390, "height": 844})
    ways = page.get_by_role("region", name="Today")
    expect(ways.get_by_role("link")).to_have_count(2)
    expect(ways.get_by_role("link", name="Deal of the day")).to_contain_text(TITLE)
    expect(ways.get_by_role("link", name="Puzzle of the day")).to_contain_text(TITLE)
    expect(ways.get_by_role("link").last).to_be_in_viewport()
    offer(page, TITLE).click()
    is_at(page, 1, steps)
    go_on(page).click()
    is_at(page, 2, steps)

    page.goto("/")
    ways = page.get_by_role("region", name="Continue")
    lesson = ways.get_by_role("link", name="Lesson")
    expect(lesson).to_contain_text(f"Step 2 of {steps}")
    sheet(page, TITLE).locator(".play").click()
    expect(page.get_by_role("region", name="What is to be done")).to_be_visible()
    table = page.url
    page.goto("/")
    expect(ways.get_by_role("link")).to_have_count(4)
    expect(ways.get_by_role("link").last).to_be_in_viewport(ratio=1)
    assert complaints_by_day_and_night(page) == []
    assert no_sideways_scroll(page)
    cut_off(page)  # with words that leave the header its place
    header = page.get_by_role("banner")
    expect(header.get_by_text("Connection lost")).to_be_visible()
    expect(header.get_by_role("button")).to_be_in_viewport(ratio=1)
    page.context.set_offline(False)
    expect(header.get_by_text("Connection lost")).to_have_count(0)
    ways.get_by_role("link", name="Your game").click()
    page.wait_for_url(table)
    page.goto("/")
    ways.get_by_role("link", name="Lesson").click()
    is_at(page, 2, steps)
