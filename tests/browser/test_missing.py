"""Pages, and parts of them, that did not come, or came late."""

from playwright.sync_api import Browser, Route, expect

from browser.conftest import Visitor
from browser.people import choose_language, sheet
from browser.pool import BARE, QUIET, new_page
from server.helpers import Browser as Host
from server.helpers import Server


def test_a_page_that_did_not_come_comes_by_itself(visit: Visitor) -> None:
    page = visit(own=True)  # nothing of it has been loaded before
    expect(sheet(page)).to_be_visible()
    expect(page.get_by_text("New here?")).to_be_visible()  # all of the hall has come
    page.context.set_offline(True)
    page.get_by_role("link", name="Tournaments").click()
    expect(page.get_by_role("heading", name="This page did not arrive")).to_be_visible()
    expect(page.get_by_text("A part of this page did not arrive.")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Tournaments")).to_be_visible()


def test_a_part_that_did_not_come_waits_until_it_suits_the_reader(
    browser: Browser, table_server: Server
) -> None:
    page = new_page(browser, {**QUIET, "base_url": table_server.url, "locale": "en-GB"})
    page.goto("/")
    expect(sheet(page)).to_be_visible()
    page.route("**/assets/Settings-*", lambda route: route.abort())
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("alert")).to_contain_text("A part of this page did not arrive.")
    expect(sheet(page)).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.context.close()


def test_names_do_without_marks_that_do_not_come(visit: Visitor, table_server: Server) -> None:
    Host(table_server.url, "Hadewych").table("me", "open", public=True)
    page = visit(BARE, own=True)
    page.route("**/assets/gathering-*", lambda route: route.abort("internetdisconnected"))
    page.goto("/")
    expect(page.get_by_text("Hadewych").first).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("A part of this page did not arrive.")
    page.get_by_role("alert").get_by_role(
        "button", name="Close"
    ).click()  # it lies over what one needs
    expect(page.get_by_role("alert")).to_have_count(0)


def test_clauses_that_come_late_do_not_take_the_place_of_those_wanted_now(visit: Visitor) -> None:
    page = visit("/rules/rosenkoenig", own=True)
    body = page.locator("main.page[aria-busy=false]")
    expect(body).to_contain_text("Hero card")
    held = list[Route]()
    page.route("**/assets/rosenkoenig.nl-*", lambda route: held.append(route))
    choose_language(page, "nl")
    expect(page.locator("main.page[aria-busy=true]")).to_be_visible()
    choose_language(page, "en")
    expect(body).to_be_visible()
    (late,) = held
    late.continue_()
    page.evaluate("url => import(url).then(() => new Promise(setTimeout))", late.request.url)
    expect(body).to_contain_text("Hero card")
    assert "De heldenkaart" not in body.inner_text()
