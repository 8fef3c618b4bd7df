"""A browser that keeps no cookies: its reader is told what helps, and it helps."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from browser.people import play_now
from server.helpers import Server
from tables import daily

TOLD = {
    "en-GB": "Your browser keeps no cookies of",
    "nl-NL": "Je browser bewaart geen cookies van",
    "de-DE": "Dein Browser behält keine Cookies von",
}


@pytest.mark.parametrize("locale", daily(TOLD, ["en-GB"]))
def test_who_keeps_no_cookies_is_told_and_plays_once_they_are_allowed(
    browser: Browser, table_server: Server, locale: str
) -> None:
    context = browser.new_context(locale=locale, service_workers="block")
    page = context.new_page()

    def without_cookies(route: Route) -> None:
        answer = route.fetch()
        headers = {k: v for k, v in answer.headers.items() if k.lower() != "set-cookie"}
        context.clear_cookies()
        route.fulfill(response=answer, headers=headers)

    page.route("**/api/session", without_cookies)
    page.goto(table_server.url)
    told = page.get_by_role("alert").filter(has_text=TOLD[locale])
    expect(told).to_contain_text(table_server.url.removeprefix("http://"))
    expect(page.locator(".play").first).to_be_visible()  # the hall is there all the same
    page.unroute("**/api/session")
    told.get_by_role("button", name=re.compile("Reload|Opnieuw|Neu", re.IGNORECASE)).click()
    expect(page.locator(".play").first).to_be_visible()
    expect(told).to_have_count(0)
    if locale == "en-GB":
        play_now(page)
    context.close()
