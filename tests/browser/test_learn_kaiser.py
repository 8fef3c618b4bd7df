"""Kaiser, König, Edelmann's first game, from the list to its end by the coach's words."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.learning import from_the_list, go_on, is_at, points_at, tap
from browser.people import bar, verdict

GAME = "kaiser_koenig_edelmann"
STEPS = 10


@pytest.mark.nightly
def test_the_first_game_by_the_coachs_words_alone(visit: Visitor) -> None:
    page = visit(f"/learn/{GAME}")
    from_the_list(page, "An emperor on the road", STEPS)
    expect(bar(page).get_by_text("Welcome! You are Red")).to_be_visible()
    go_on(page).click()
    is_at(page, 2, STEPS)
    points_at(page, "j2", "j3")

    # Wrong: a nobleman does not reach the fortress; nor is any other move what the coach means.
    tap(page, "j2", "f4")
    expect(page.get_by_role("link", name=re.compile("K-2"))).to_be_visible()
    is_at(page, 2, STEPS)
    page.keyboard.press("Escape")
    tap(page, "g4", "i4", "i4")
    expect(bar(page).get_by_text("your emperor would still be shut in")).to_be_visible()
    is_at(page, 2, STEPS)

    for step, (start, end) in enumerate(
        [
            ("j2", "j3"),
            ("j1", "j2"),
            ("g3", "e3"),
            ("j2", "i3"),
            ("j3", "h5"),
            ("i3", "h3"),
            ("h3", "g3"),
            ("g3", "f4"),
        ],
        2,
    ):
        is_at(page, step, STEPS)
        tap(page, start, end, end)
    is_at(page, STEPS, STEPS)
    expect(bar(page).get_by_text("The round is yours!")).to_be_visible()
    page.get_by_role("button", name="Play on alone").click()
    expect(page).to_have_url(re.compile(r"/table/"))
    expect(page.locator("[data-at=f4]")).to_be_visible()
    expect(verdict(page)).to_have_count(0)
