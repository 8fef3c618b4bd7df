"""A puzzle of Rosenkönig in the browser, and decisions that are wrong there."""

import re

from playwright.sync_api import Page, expect

from browser.people import bar
from tafelronde.school.puzzles import Puzzle, puzzles_of

GAME = "rosenkoenig"
_found = puzzles_of(GAME)
assert _found is not None
FOUND = _found
PUZZLE = next(
    one
    for one in FOUND.puzzles
    if re.fullmatch(r"[NESW]+\d", one.line[0]) and len(one.line) == 1 and one.idea == "odds"
)
"""One that is solved by a card."""


def choose(page: Page, card: str) -> None:
    """Tap a card twice: once to choose it, once to play it."""
    target = page.locator(f"[data-at=card-{card}]").get_by_role("button")
    target.click()
    expect(bar(page).get_by_text("Chosen:")).to_be_visible()
    target.click()


def wrong_card(page: Page, puzzle: Puzzle = PUZZLE) -> None:
    """Make some other decision."""
    state = puzzle.position()
    for action in state.legal_actions():
        text = state.format(action)
        if text != puzzle.line[0] and re.fullmatch(r"[NESW]+\d", text):
            return choose(page, text)
    page.get_by_role("button", name="Draw a power card").locator("visible=true").click()
    confirm = bar(page).get_by_role("button", name="Confirm")
    if confirm.count():
        confirm.click()
