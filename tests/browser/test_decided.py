"""The end of a game: whole with six, and what decided it, to be seen again with one button."""

import re

import pytest
from playwright.sync_api import Page, expect

from server.helpers import Server
from tables import PACKAGE_GAMES, daily

from .conftest import Visitor
from .gallery import LANGUAGES
from .people import laid_out, no_sideways_scroll, verdict
from .pool import BARE
from .positions import SAMPLES, become_reader, company, lay_one
from .test_small_screens import cut

GAMES = PACKAGE_GAMES
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
ROWS = ".standings li"
SIX = "koenig_der_elfen"


def over(page: Page, node: Server, game: str) -> str:
    """A finished game with as many players as it has; the path to its table."""
    people = company(node, become_reader(page, node))
    return lay_one(node, game, SAMPLES[game][-1], "end", people).path


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("languages", daily([LANGUAGES[:1], LANGUAGES], [LANGUAGES[:1]], "-".join))
def test_the_end_of_six_is_whole(
    visit: Visitor,
    table_server: Server,
    game: str,
    size: dict[str, int],
    languages: tuple[str, ...],
) -> None:
    if game != SIX:
        pytest.skip("it has fewer players")
    page = visit(BARE, viewport=size)
    path = over(page, table_server, game)
    for language in languages:
        page.evaluate("language => localStorage['tafelronde.language'] = language", language)
        page.goto(path)
        expect(page.locator(".decided")).to_be_visible()
        expect(page.locator(ROWS)).to_have_count(6)
        assert no_sideways_scroll(page)
        if size == DESK:  # all at once, and nothing scrolls
            assert cut(laid_out(page), *(f"{ROWS}:nth-child({n})" for n in range(1, 7))) == {}
    page.get_by_role("button", name=re.compile("Score sheet|Wertungsblatt")).click()
    books = page.locator(".books tbody tr")
    expect(books).to_have_count(6)
    lines = [f".books tr:nth-child({n}) td:last-child" for n in range(1, 7)]
    assert cut(laid_out(page), ".books", *lines) == {}


@pytest.mark.daily_with(SIX)
def test_what_decided_a_game_is_relived_from_there(
    visit: Visitor, table_server: Server, game: str
) -> None:
    page = visit(BARE, viewport=DESK)
    page.goto(over(page, table_server, game))
    expect(verdict(page)).to_be_visible()
    told = page.locator(".decided")
    expect(told).to_contain_text(re.compile("stood first|Only the end decided|was decided when"))
    step = re.search(r"step (\d+)", told.inner_text())
    told.get_by_role("link", name="Relive it").click()
    expect(page.get_by_role("slider")).to_be_visible()
    # It plays by itself over the moment that is named, at least to the end.
    page.wait_for_function(
        """step => {
            const slider = document.querySelector("input[type=range]");
            return Number(slider.value) >= (step ?? slider.max);
        }""",
        arg=int(step[1]) if step else None,
    )
