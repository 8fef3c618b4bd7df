"""The script that keeps a translated page true comes once a translator begins, and nothing that is
said until then is lost."""

from playwright.sync_api import Route, expect

from .conftest import Visitor
from .people import choose_language

TAKE_OUT = """() => {
    const text = document.querySelector("h1").firstChild;
    const font = document.createElement("font");
    font.append("Spelletjes");
    text.replaceWith(font);
}"""


def test_what_a_page_says_before_the_script_has_come_is_seen(visit: Visitor) -> None:
    page = visit("about:blank", own=True)
    held: list[Route] = []
    page.route("**/translated-*.js", lambda route: held.append(route))
    page.goto("/games")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Finished games")
    with page.expect_request("**/translated-*.js"):
        page.evaluate(TAKE_OUT)
    expect(heading).to_have_text("Spelletjes")
    choose_language(page, "de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    (route,) = held
    route.continue_()
    expect(heading).to_have_text("Gespielte Partien")
    expect(page.locator("font")).to_have_count(0)


def test_without_a_network_a_translated_page_goes_on(visit: Visitor) -> None:
    page = visit("/games", own=True)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Finished games")
    page.wait_for_load_state("networkidle")  # all that the page loads by itself
    page.context.set_offline(True)
    with page.expect_event("requestfailed", lambda asked: "/translated-" in asked.url):
        page.evaluate(TAKE_OUT)
    expect(heading).to_have_text("Spelletjes")
    page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 100))")  # no fault comes
