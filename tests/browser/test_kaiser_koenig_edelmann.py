"""Kaiser, König, Edelmann through the page: the keyboard, and why not."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor

GAME = "kaiser_koenig_edelmann"


def set_table(page: Page, players: int, **options: object) -> str:
    """A table at which the page's person and others may sit; the path to it."""
    plan = {
        "game": GAME,
        "players": players,
        "options": options,
        "seats": [{"kind": "me"}, *({"kind": "open"} for _ in range(players - 1))],
    }
    origin = re.sub(r"(https?://[^/]+).*", r"\1", page.url)
    answer = page.request.post(
        "/api/tables",
        data=json.dumps(plan),
        headers={"content-type": "application/json", "origin": origin},
        timeout=90_000,
    )
    assert answer.status == 201, answer.text()
    return f"/table/{answer.json()['id']}"


def name_oneself(page: Page) -> None:
    """A person is somebody from the first thing that is done."""
    origin = re.sub(r"(https?://[^/]+).*", r"\1", page.url)
    headers = {"content-type": "application/json", "origin": origin}
    page.request.post("/api/session", data="{}", headers=headers)


def sit_down(pages: list[Page], link: str) -> None:
    for page in pages:
        page.goto(link)
    for page in pages[1:]:
        page.get_by_role("button", name="Sit here").first.click()
    for page in reversed(pages):
        ready = page.get_by_role("button", name="I am ready")
        expect(ready.or_(point(page, "f4")).first).to_be_visible()
        if ready.is_visible():
            ready.click()
    for page in pages:
        expect(point(page, "f4")).to_be_visible(timeout=30_000)


def point(page: Page, name: str) -> Locator:
    return page.locator(f"[data-at={name}]")


def test_the_arrow_keys_walk_along_the_roads(visit: Visitor) -> None:
    pages = [visit(reduced_motion="reduce") for _ in range(2)]
    name_oneself(pages[0])
    sit_down(pages, set_table(pages[0], 2, begins=1))
    page = pages[0]
    # One sits at the bottom: the emperor's home is straight below the fortress.
    below, keep = (point(page, name).bounding_box() for name in ("j1", "f4"))
    assert below is not None
    assert keep is not None
    assert below["y"] > keep["y"]
    assert abs(below["x"] + below["width"] / 2 - keep["x"] - keep["width"] / 2) < 3
    point(page, "j1").focus()
    page.keyboard.press("ArrowUp")
    focused = page.evaluate("() => document.activeElement.getAttribute('data-at')")
    assert focused != "j1"
    page.keyboard.press("e")
    assert page.evaluate("() => document.activeElement.getAttribute('data-at')") == "j1"
    # A king is chosen and moved without a pointer.
    point(page, "h3").focus()
    page.keyboard.press("Enter")
    expect(point(page, "h3")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(point(page, "h3")).to_have_attribute("aria-pressed", "false")


def test_an_illegal_goal_is_refused_with_its_clause(visit: Visitor) -> None:
    pages = [visit(reduced_motion="reduce") for _ in range(2)]
    name_oneself(pages[0])
    sit_down(pages, set_table(pages[0], 2, begins=1))
    page = pages[0]
    point(page, "h3").click()
    point(page, "c4").click()
    expect(page.get_by_text("is not possible").first).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("K-2"))).to_be_visible()
