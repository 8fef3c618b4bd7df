"""Two people: one looks at the other's page, follows them, blocks them, and hears them no more."""

import pytest
from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.conftest import Visitor
from browser.people import begin_together, menu, name_of, no_sideways_scroll, play_now, say, verdict


def resign(page: Page) -> None:
    menu(page, "Resign")
    page.get_by_role("button", name="Really resign").click()
    expect(verdict(page)).to_be_visible()


def test_one_looks_at_the_other_follows_and_blocks_them(visit: Visitor) -> None:
    anna, bert = visit(), visit()
    name = name_of(bert)
    table = begin_together(anna, bert)
    say(bert, "Good evening")
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Good evening")
    resign(bert)

    anna.get_by_role("list", name="Players").get_by_role("link", name=name).click()
    expect(anna.get_by_role("heading", level=1)).to_have_text(name)
    main = anna.get_by_role("main")
    expect(main.get_by_text("Here now")).to_be_visible()
    games = main.get_by_role("region", name="Finished games")
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(games.get_by_role("listitem")).to_contain_text("Lost")
    expect(games.get_by_role("link", name="Replay")).to_be_visible()
    assert complaints(anna) == []
    main.get_by_role("button", name="Follow").click()
    expect(main.get_by_role("button", name="Unfollow")).to_be_visible()
    anna.goto("/")
    anna.get_by_role("region", name="Whom you follow").get_by_role("link", name=name).click()
    expect(anna.get_by_role("heading", level=1)).to_have_text(name)

    main.get_by_role("button", name="Block…").click()
    main.get_by_role("button", name="Block", exact=True).click()
    expect(main.get_by_text(f"You have blocked {name}")).to_be_visible()
    expect(main.get_by_text("Here now")).to_have_count(0)
    say(bert, "Are you still there?")
    expect(bert.get_by_role("log", name="Chat")).to_contain_text("Are you still there?")
    anna.goto(table)
    say(anna, "I hear nobody")
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("I hear nobody")
    expect(anna.get_by_role("log", name="Chat")).not_to_contain_text("Are you still there?")
    expect(anna.get_by_role("log", name="Chat")).not_to_contain_text("Good evening")
    expect(bert.get_by_role("log", name="Chat")).not_to_contain_text("I hear nobody")

    anna.goto("/people")
    blocked = anna.get_by_role("region", name="Whom you have blocked")
    expect(blocked).to_contain_text(name)
    blocked.get_by_role("button", name="Unblock").click()
    expect(blocked).to_have_count(0)
    anna.get_by_label("Find somebody by name or handle").fill(name[:3].upper())
    anna.keyboard.press("Enter")
    anna.get_by_role("list", name="Found").get_by_role("link", name=name).first.click()
    expect(anna.get_by_role("heading", level=1)).to_have_text(name)


def test_ones_own_page_has_filters_and_the_wish_to_be_seen(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    resign(page)
    page.get_by_role("banner").get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("link", name="People").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("link", name="Your page").click()
    games = page.get_by_role("region", name="Finished games")
    expect(games.get_by_role("listitem")).to_have_count(1)
    games.get_by_label("Result").select_option("won")
    expect(games).to_contain_text("There is no such game.")
    games.get_by_label("Result").select_option("lost")
    expect(games.get_by_role("listitem")).to_have_count(1)
    opponents = page.get_by_role("region", name="Favourite opponents")
    opponents.get_by_role("button").click()
    expect(games.get_by_label("Opponent")).not_to_have_value("")
    expect(games.get_by_role("listitem")).to_have_count(1)
    page.get_by_text("By seat").click()
    expect(page.get_by_role("table")).to_contain_text("1 of 2")
    here = page.get_by_role("group", name="Who sees that I am here")
    with page.expect_response("**/api/me/profile"):  # it is written down there
        here.get_by_role("radio", name="Nobody").check()
    page.reload()
    expect(here.get_by_role("radio", name="Nobody")).to_be_checked()
    challenges = page.get_by_role("group", name="Who may challenge or invite me")
    expect(challenges.get_by_role("radio", name="Everybody")).to_be_checked()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_are_fit_for_all(visit: Visitor, scheme: str) -> None:
    page = visit(color_scheme=scheme, viewport={"width": 360, "height": 640})
    play_now(page)
    resign(page)
    page.goto("/people")
    page.get_by_label("Find somebody by name or handle").fill("nobody is called so")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Nobody’s name or handle begins with")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("main").get_by_role("link", name="Your page").click()
    expect(page.get_by_role("region", name="Finished games").get_by_role("listitem")).to_have_count(
        1
    )
    assert complaints(page) == []
    assert no_sideways_scroll(page)
