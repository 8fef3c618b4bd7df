"""Complaints of axe, the checker of accessibility, about a page."""

import pytest
from playwright.sync_api import Page, expect

from browser.people import laid_out
from browser.pool import PAINTED

axe_playwright = pytest.importorskip("axe_playwright_python.sync_playwright")

AXE = f"""({PAINTED})(async (options) => {{
    const {{ violations }} = await axe.run(options);
    return violations.map(({{ id, nodes }}) => [id, nodes[0].html.slice(0, 160)]);
}})"""


ALL_COLOURS = False
"""Whether the dark colours of every page are looked at: once a night. Otherwise they are of the
hall, a table and the pages around it (``test_page``): all take them from the same few names."""

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def complaints(page: Page, **options: object) -> list[str]:
    """The complaints of axe, as soon as the page has its main part and a heading. Asked for
    everything, it would also tell at length what is right."""
    page.wait_for_selector("main", state="attached")
    page.wait_for_selector("h1", state="attached")
    if not laid_out(page).evaluate("() => 'axe' in window"):
        page.evaluate(axe_playwright.Axe().axe_script)
    first = page.evaluate(AXE, {"resultTypes": ["violations"], **options})
    # The card that explains what one points at lies above all regions of the page.
    return [f"{id}: {html}" for id, html in first if id != "region" or 'role="tooltip"' not in html]


def complaints_by_day_and_night(page: Page, *, always: bool = False) -> list[str]:
    """In light colours, and what differs in dark ones: contrast; in dark ones ``always``, or only
    where the tests of the night run."""
    found = complaints(page)
    if not (always or ALL_COLOURS):
        return found
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    found += [f"dark: {text}" for text in complaints(page, runOnly=["color-contrast"])]
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    return found
