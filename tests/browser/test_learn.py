"""Lessons: a first game by the coach's words alone, with the keyboard, and what they point at."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import PHONE, complaints_by_day_and_night
from browser.conftest import Visitor
from browser.learning import go_on, is_at, offer, points_at
from browser.people import ask_server, bar, expect_toast, sheet
from tables import PACKAGE_GAMES, daily
from tafelronde.school.lessons import school_of

WALK = """async ([path, steps]) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
    const until = async (wanted, there) => {
        for (const end = performance.now() + 60_000; !there(); ) {
            if (performance.now() > end) throw new Error(`${path}: ${wanted} is not there`);
            await new Promise((resolve) => setTimeout(resolve, 10));
        }
    };
    const shows = (where) => document.querySelector(where)?.checkVisibility();
    for (const [number, { at, key }] of steps.entries()) {
        const step = `Step ${number + 1} of ${steps.length}`;
        const bar = "main[aria-busy=false] .bar";
        await until(step, () => document.querySelector(bar)?.textContent.includes(step));
        for (const name of at) {
            await until(`${step}: ${name}`, () => shows(`[data-points='${name}']`));
        }
        if (number < steps.length - 1) {
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        }
    }
}"""
"""Goes through a lesson within the page: asked for step by step from here, a step would take ten
times as long."""


def follow(page: Page) -> None:
    """Do what the coach points at: tap the first of it twice."""
    name = page.locator("[data-points]").first.get_attribute("data-points")
    place = page.locator(f"[data-at='{name}']").locator("visible=true").first
    inside = place.get_by_role("button")
    target = inside if inside.count() else place
    target.click()
    expect(bar(page).get_by_text("Chosen:")).to_be_visible()
    target.click()


def test_the_first_game_by_the_coachs_words_alone(visit: Visitor) -> None:
    page = visit()
    offer(page).click()
    is_at(page, 1)
    expect(bar(page).get_by_text("Welcome! You are Lancaster")).to_be_visible()
    page.locator("[data-square=e6]").click()
    expect_toast(page, "Read on first")
    go_on(page).click()
    go_on(page).click()
    is_at(page, 3)
    points_at(page, "card-NE2", "g7")

    # A wrong tap that is legal is answered by what it would have been, one that is not by why.
    wrong = page.locator("[data-at=card-W2]").get_by_role("button")
    wrong.click()
    wrong.click()
    expect(bar(page).get_by_text("That would be: crown to c5")).to_be_visible()
    is_at(page, 3)
    page.get_by_role("button", name="Draw a power card").locator("visible=true").click()
    expect_toast(page, "You cannot draw: you hold five power cards")
    is_at(page, 3)

    follow(page)
    is_at(page, 4)
    bar(page).get_by_role("button", name="One step back").click()
    is_at(page, 3)
    follow(page)
    is_at(page, 4)
    page.reload()  # one goes on where one was
    is_at(page, 4)
    follow(page)
    is_at(page, 5)
    go_on(page).click()
    for step in (6, 7):
        is_at(page, step)
        follow(page)
    is_at(page, 8)
    go_on(page).click()
    is_at(page, 9)
    points_at(page)
    alone = page.locator("[data-at=card-SW3]").get_by_role("button")
    alone.click()
    alone.click()
    expect(bar(page).get_by_text("Which card leads next to your area?")).to_be_visible()
    bar(page).get_by_role("button", name="Do it for me").click()
    is_at(page, 10)
    page.get_by_role("button", name="Play on alone").click()
    expect(page).to_have_url(re.compile(r"/table/"))
    expect(page.get_by_role("gridcell", name="g7, red rose, area of 4")).to_be_visible()

    page.goto("/learn/rosenkoenig")
    first = page.get_by_role("listitem").first
    expect(first.get_by_role("img", name="Done")).to_be_visible()
    page.goto("/")
    expect(sheet(page)).to_be_visible()
    expect(offer(page)).to_have_count(0)


def test_the_rules_lead_to_lessons_and_puzzles(visit: Visitor) -> None:
    page = visit("/rules/rosenkoenig")
    practice = page.get_by_role("navigation", name="Learn and practise")
    practice.get_by_role("link", name="Learn it").click()
    expect(page).to_have_url(re.compile(r"/learn/rosenkoenig$"))
    page.go_back()
    practice.get_by_role("link", name="Puzzles").click()
    expect(page).to_have_url(re.compile(r"/puzzles/rosenkoenig$"))


def test_who_has_learnt_elsewhere_is_not_offered_it_again(visit: Visitor) -> None:
    page = visit()
    expect(offer(page)).to_be_visible()
    origin = page.url.rstrip("/")
    done = ["", "", "NE2", "W2", "", "draw", "S1*", "", "NW1"]
    ask_server(page, f"{origin}/api/learn/rosenkoenig/first", {"done": done})
    page.reload()  # this browser knows nothing of it
    expect(page.get_by_role("heading", name="Tables with a free seat")).to_be_visible()
    expect(offer(page)).to_have_count(0)


def test_a_lesson_with_the_keyboard(visit: Visitor) -> None:
    page = visit("/learn/rosenkoenig/first")
    for step, keys in enumerate(["n", "n", "p", "p", "n", "p", "p", "n", "d"], 1):
        is_at(page, step)
        page.keyboard.press(keys)
        if keys == "p":
            page.keyboard.press("Enter")
            expect(bar(page).get_by_text("Chosen:")).to_be_visible()
            page.keyboard.press("Enter")
    is_at(page, 10)
    page.keyboard.press("b")
    is_at(page, 9)
    page.keyboard.press("?")
    expect(page.get_by_text("to where the coach points")).to_be_visible()


def tab_to_link(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent").strip().startswith(name):
            return
    raise AssertionError(f"no way by Tab to {name}")


def test_a_chapter_by_keyboard_alone(visit: Visitor) -> None:
    page = visit("/learn/rosenkoenig")
    chapter = page.get_by_role("listitem").nth(1)
    expect(chapter.get_by_role("link", name="Begin")).to_be_visible()
    tab_to_link(page, "Begin: Where the crown")
    page.keyboard.press("Enter")
    for step in (1, 2):
        is_at(page, step, 7)
        page.keyboard.press("n")

    # A card is taken up and put down again; another one, which is wrong, is answered.
    is_at(page, 3, 7)
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    expect(bar(page).get_by_text("Chosen:")).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar(page).get_by_text("Chosen:")).to_have_count(0)
    for key in ("Tab", "Enter"):
        page.keyboard.press(key)
    expect(bar(page).get_by_text("Chosen:")).to_be_visible()
    page.keyboard.press("Enter")
    expect(bar(page).get_by_text("That would be:")).to_be_visible()
    is_at(page, 3, 7)

    for step, key in ((3, "p"), (4, "p"), (5, "n"), (6, "p")):
        is_at(page, step, 7)
        page.keyboard.press(key)
        if key == "p":
            page.keyboard.press("Enter")
            expect(bar(page).get_by_text("Chosen:")).to_be_visible()
            page.keyboard.press("Enter")
    is_at(page, 7, 7)
    tab_to_link(page, "Next:")
    page.keyboard.press("Enter")
    is_at(page, 1, 6)
    page.goto("/learn/rosenkoenig")
    expect(chapter.get_by_role("img", name="Done")).to_be_visible()


@pytest.mark.parametrize("game", daily(PACKAGE_GAMES, ["rosenkoenig"]))
def test_all_that_a_coach_points_at_is_there(visit: Visitor, game: str) -> None:
    page = visit(f"/learn/{game}")
    school = school_of(game)
    assert school is not None
    for lesson in school.lessons:
        steps = [
            {"at": step.at, "key": "d" if step.asks else "n"} for step in lesson.exercise.steps
        ]
        page.evaluate(WALK, [f"/learn/{game}/{lesson.id}", steps])


def test_axe_finds_nothing(visit: Visitor) -> None:
    page = visit()
    expect(offer(page)).to_be_visible()
    assert complaints_by_day_and_night(page) == []
    page.goto("/learn/rosenkoenig")
    expect(page.get_by_role("link", name="Begin").first).to_be_visible()
    assert complaints_by_day_and_night(page) == []
    page.goto("/learn/rosenkoenig/first")
    go_on(page).click()
    go_on(page).click()
    is_at(page, 3)
    assert complaints_by_day_and_night(page) == []


@pytest.mark.parametrize("locale", daily(["en-GB", "nl-NL", "de-DE"], ["de-DE"]))
def test_on_a_small_phone_all_of_a_step_is_on_the_screen(visit: Visitor, locale: str) -> None:
    phone = {**PHONE, "viewport": {"width": 360, "height": 640}}
    page = visit("/learn/rosenkoenig/first", locale=locale, **phone)
    bar = page.locator(".bar")
    bar.locator(".primary").click()
    expect(page.locator("[data-points=hand-0]")).to_be_visible()
    bar.locator(".primary").click()
    expect(page.locator("[data-points=g7]")).to_be_visible()
    for part in (bar, page.get_by_role("grid"), page.locator("[data-at=card-NE2]")):
        expect(part).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
