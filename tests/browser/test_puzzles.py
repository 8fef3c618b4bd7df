"""Puzzles in the browser: missed, refuted, solved; their pages."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import PHONE, complaints_by_day_and_night
from browser.conftest import Visitor
from browser.people import bar
from browser.puzzling import FOUND, GAME, PUZZLE, choose, wrong_card
from tables import daily
from tafelronde.school.puzzles import puzzles_of


def test_a_puzzle_is_missed_refuted_and_solved(visit: Visitor) -> None:
    page = visit(f"/puzzles/{GAME}/{PUZZLE.id}")
    expect(bar(page).get_by_text("best prospects")).to_be_visible()
    wrong_card(page)
    expect(bar(page).get_by_text("Not this:")).to_be_visible()
    bar(page).get_by_role("button", name="Try again").click()
    expect(bar(page).get_by_text("Not this:")).to_have_count(0)
    expect(bar(page).get_by_text("best prospects")).to_be_visible()
    choose(page, PUZZLE.line[0])
    expect(bar(page).get_by_text("Solved.")).to_be_visible()
    expect(bar(page).get_by_text("Chance to win:")).to_be_visible()
    expect(bar(page).get_by_text("Your rating here:")).to_be_visible()
    page.goto(f"/puzzles/{GAME}")
    expect(page.get_by_text(f"1 of {len(FOUND.puzzles)} solved.")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("solved$"))).to_have_count(1)
    page.get_by_role("link", name="Next puzzle").click()
    expect(bar(page).get_by_text(re.compile("Level . of 5"))).to_be_visible()


def test_the_bulb_tells_the_idea_then_the_piece_then_the_move(visit: Visitor) -> None:
    found = puzzles_of("kaiser_koenig_edelmann")
    assert found is not None
    puzzle = next(one for one in found.puzzles if one.theme == "win-2")
    begin, _ = puzzle.line[0].split("-")
    page = visit(f"/puzzles/kaiser_koenig_edelmann/{puzzle.id}")
    bulb = bar(page).get_by_role("button", name="A hint", exact=True)
    rings = page.locator("[data-points]")
    bulb.click()
    expect(bar(page).get_by_text("Hint 1 of 3")).to_be_visible()
    expect(rings).to_have_count(0)
    expect(bar(page).get_by_role("button", name="Confirm")).to_have_count(0)
    bulb.click()
    expect(bar(page).get_by_text("what is ringed on the board")).to_be_visible()
    expect(rings).to_have_count(1)
    expect(rings).to_have_attribute("data-points", begin)
    bulb.click()
    expect(bar(page).get_by_text("Hint 3 of 3")).to_be_visible()
    expect(bulb).to_be_disabled()
    bar(page).get_by_role("button", name="Confirm").click()
    expect(bar(page).get_by_text("Right! One more decision.")).to_be_visible(timeout=30_000)
    expect(bulb).to_be_enabled()
    bar(page).get_by_role("button", name="Show the solution").click()
    expect(bar(page).get_by_text("It wins within 2 of your turns")).to_be_visible(timeout=30_000)
    expect(bar(page).get_by_text("you had a hint")).to_be_visible()


def test_one_is_shown_how_it_goes(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    bar(page).get_by_role("button", name="Show the solution").click()
    expect(bar(page).get_by_text("That is how it goes.")).to_be_visible(timeout=30_000)
    bar(page).get_by_role("button", name="Once more").click()
    expect(bar(page).get_by_role("button", name="Show the solution")).to_be_visible()


def test_a_streak_ends_with_the_first_mistake(visit: Visitor) -> None:
    page = visit(f"/puzzles/{GAME}")
    page.get_by_role("link", name="Streak").click()
    shown: list[str] = []
    page.on("request", lambda one: shown.append(one.url.rsplit("/", 1)[-1]))
    page.get_by_role("button", name="Begin").click()
    expect(bar(page).get_by_text("0 in a row")).to_be_visible()
    bar(page).get_by_role("button", name="Skip this one").click()
    expect(bar(page).get_by_role("button", name="Skip this one")).to_have_count(0)
    expect(page.get_by_role("grid")).to_be_visible()
    of = next(FOUND.by_id[name] for name in reversed(shown) if name in FOUND.by_id)
    wrong_card(page, of)
    expect(page.get_by_text("None solved this time.")).to_be_visible()
    expect(page.get_by_role("link", name="Number 1")).to_have_attribute(
        "href", f"/puzzles/{GAME}/{of.id}"
    )
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name="Streak")).to_be_visible()
    expect(page.get_by_text(f"0 of {len(FOUND.puzzles)} solved.")).to_be_visible()


def test_a_storm_plays_what_is_chosen_and_ends_with_its_minute(visit: Visitor) -> None:
    page = visit()
    page.clock.install()
    page.goto(f"/puzzles/{GAME}")
    page.get_by_role("link", name="Storm of a minute").click()
    shown: list[str] = []
    page.on("request", lambda one: shown.append(one.url.rsplit("/", 1)[-1]))
    page.get_by_role("button", name="Begin").click()
    expect(bar(page).get_by_text("0 solved")).to_be_visible()
    expect(page.get_by_role("grid")).to_be_visible()
    first = next(FOUND.by_id[name] for name in reversed(shown) if name in FOUND.by_id)
    card = first.line[0].rstrip("*")  # with a hero where it needs one
    page.locator(f"[data-at=card-{card}]").get_by_role("button").click()  # one tap is enough
    expect(bar(page).get_by_text("1 solved")).to_be_visible()
    for _ in range(70):  # the page counts a second in one go at most
        page.clock.run_for(1000)
    expect(page.get_by_text("1 puzzle solved")).to_be_visible()
    page.goto(f"/puzzles/{GAME}")
    expect(page.get_by_text("Best: 1")).to_be_visible()


def test_the_calendar_leads_to_the_puzzles_of_the_days(visit: Visitor) -> None:
    page = visit(f"/puzzles/{GAME}")
    page.get_by_text("Calendar", exact=True).click()
    today = page.locator("[aria-current=date]")
    expect(today).to_be_visible()
    page.get_by_role("button", name="The month before").click()
    expect(page.get_by_text(re.compile(r"0 of \d+ solved; 0 on their days."))).to_be_visible()
    expect(today).to_have_count(0)
    page.locator(".calendar li a").first.click()
    expect(bar(page).get_by_text(re.compile("Level . of 5"))).to_be_visible(timeout=30_000)


def test_axe_finds_nothing(visit: Visitor) -> None:
    page = visit(f"/puzzles/{GAME}")
    page.get_by_text("Calendar", exact=True).click()
    expect(page.locator("[aria-current=date]")).to_be_visible()
    expect(page.get_by_role("heading", name="The puzzle of the day")).to_be_visible()
    expect(page.locator("#own")).not_to_be_empty()  # the games' names have come
    assert complaints_by_day_and_night(page) == []
    page.goto(f"/puzzles/{GAME}/{PUZZLE.id}")
    expect(bar(page).get_by_text("best prospects")).to_be_visible()
    assert complaints_by_day_and_night(page) == []


@pytest.mark.parametrize("locale", daily(["en-GB", "nl-NL", "de-DE"], ["de-DE"]))
def test_on_a_small_phone_nothing_is_cut_off(visit: Visitor, locale: str) -> None:
    phone = {**PHONE, "viewport": {"width": 360, "height": 640}}
    page = visit(f"/puzzles/{GAME}", locale=locale, **phone)
    expect(page.locator("#day")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.goto(f"/puzzles/{GAME}/{PUZZLE.id}")
    expect(page.locator(".bar")).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("grid")).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
