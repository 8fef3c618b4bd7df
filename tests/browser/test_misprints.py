"""The search for text that cannot be read finds each kind of fault, and none where all is well."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from .gallery import misprints

GOOD = "<p>A line that everybody reads</p>"
OVER = "<div style='position: fixed; inset: 0; background: red; pointer-events: none'></div>"
ABOVE = "<p style='position: fixed; top: 9px'>"
FAULTS = {
    "cut": "<p style='width: 60px; overflow: hidden; white-space: nowrap'>A line too long</p>",
    "off the screen": "<p style='position: fixed; left: 1200px; width: 300px'>A line there</p>",
    "covered by <div": f"<p>A line under it</p>{OVER}",
    'over "': f"{ABOVE}A line</p>{ABOVE}Another</p>",
    "a tower": "<p style='width: 50px'>One word and then next one and then</p>",
    "a broken word": "<p style='width: 40px; overflow-wrap: anywhere'>Unreadable</p>",
    "there is nothing to read": "<div class='hidden'>Nothing</div>",
    "the page scrolls sideways": f"{GOOD}<div style='width: 3000px; height: 9px'></div>",
}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    yield page
    page.context.close()


def test_it_finds_every_kind_of_fault(page: Page) -> None:
    for kind, body in FAULTS.items():
        page.set_content(body)
        for _ in range(2):  # the second time on a page that has been looked at
            found = misprints(page)
            assert any(told.startswith(kind) for told in found), (kind, found)


def test_what_scrolls_in_a_list_is_no_fault(page: Page) -> None:
    rows = "".join(f"<p>Line {number}</p>" for number in range(100))
    page.set_content(f"<div style='height: 99px; overflow: auto'>{rows}</div>{GOOD}")
    assert misprints(page) == []
