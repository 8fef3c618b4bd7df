"""The browser's keys stay the browser's on every board and page: back, copy, find, a selection."""

import pytest
from playwright.sync_api import Page

from server.helpers import Server
from tables import PACKAGE_GAMES, daily

from .conftest import Visitor
from .gallery import SHOWN
from .pool import BARE
from .positions import SAMPLES, become_reader, company, lay_one
from .sights import lay_pages, open_page

GAMES = PACKAGE_GAMES

WITH_KEYS = ("rules", "lesson", "replay")
"""The pages beside the tables that hear keys of their own, or hold a field to write in."""
PLAIN = ("ArrowRight", "ArrowLeft", "ArrowDown", "Home", "End", "Enter", " ")
LETTERS = "acefhmnrs0+?"
HELD = ("Control", "Alt", "Meta")
THEIRS = [
    *(f"{held}+{key}" for held in HELD for key in (*PLAIN, *LETTERS)),
    *(f"Shift+{key}" for key in PLAIN if key not in ("Enter", " ")),
]
WATCH = """(keys) => {
    window.taken = [];
    const name = (event) => [
        ...["Control", "Alt", "Meta", "Shift"].filter((held) => event.getModifierState(held)),
        event.key,
    ].join("+");
    addEventListener("keydown", (event) => setTimeout(() => {
        if (event.defaultPrevented) taken.push(name(event));
    }), true);
}"""
SPEAK = """(names) => {
    for (const name of names) {
        const parts = name.split("+"), key = parts.at(-1) || "+";
        const event = new KeyboardEvent("keydown", {
            key, bubbles: true, cancelable: true, composed: true,
            ctrlKey: parts.includes("Control"), altKey: parts.includes("Alt"),
            metaKey: parts.includes("Meta"), shiftKey: parts.includes("Shift"),
        });
        (document.activeElement ?? document.body).dispatchEvent(event);
    }
}"""
"""Tell the page of all keys at once, as the browser would. Pressed in earnest, some would do what
they are for."""
FOCUS = """() => [
    "main [role=gridcell]", "main svg [tabindex='0']", "main .hand-card", "main [role=tab]",
    "main input", "main select",
].flatMap((name) => document.querySelector(name) ?? [])"""


def taken(page: Page, keys: list[str]) -> list[str]:
    """The keys among these that the page takes, with nothing in focus and in each part that hears
    keys."""
    page.evaluate(WATCH)
    parts = page.evaluate_handle(FOCUS)
    found: list[str] = []
    for number in range(-1, page.evaluate("(parts) => parts.length", parts)):
        page.evaluate(
            "([parts, n]) => n < 0 ? document.activeElement?.blur() : parts[n].focus()",
            [parts, number],
        )
        here = page.evaluate("() => document.activeElement.outerHTML.slice(0, 80)")
        before = page.url
        page.evaluate(SPEAK, keys)
        page.evaluate("() => new Promise((resolve) => setTimeout(resolve))")
        found += [f"{key} at {here}" for key in page.evaluate("taken.splice(0)")]
        if page.url != before:
            found.append(f"{before} became {page.url} at {here}")
        assert not page.get_by_role("dialog").count() or keys != THEIRS, here
    return found


@pytest.mark.daily_with("rosenkoenig")
def test_no_page_takes_the_browsers_keys(visit: Visitor, game: str, table_server: Server) -> None:
    page = visit(BARE)
    people = company(table_server, become_reader(page, table_server))
    record = SAMPLES[game][-1]
    table = lay_one(table_server, game, record, "begin", people)
    page.goto(table.path)
    page.wait_for_function(SHOWN)
    assert taken(page, THEIRS) == []
    assert any(
        one.startswith(("Arrow", "Enter"))
        for one in taken(page, ["ArrowRight", "ArrowLeft", "Enter"])
    )


@pytest.mark.daily_with("rosenkoenig")
@pytest.mark.parametrize(
    "phases", daily([WITH_KEYS, None], [WITH_KEYS], lambda of: "-".join(of or ["all"]))
)
def test_no_page_beside_the_tables_takes_them(
    visit: Visitor, game: str, table_server: Server, phases: tuple[str, ...] | None
) -> None:
    page = visit(BARE)
    for one in lay_pages(table_server, [game], become_reader(page, table_server)):
        if phases is not None and one.phase not in phases:
            continue
        open_page(page, one.path)
        assert taken(page, THEIRS) == [], one.name
        if one.phase in ("replay", "review"):
            page.wait_for_function(SHOWN)
            assert taken(page, THEIRS) == [], one.name
            steps = taken(page, ["ArrowLeft", "ArrowRight"])
            assert any(step.startswith("ArrowLeft") for step in steps), one.name
