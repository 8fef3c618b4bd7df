"""The path after a first lesson, and the text that tells of the puzzle of the day."""

import json
import re

from playwright.sync_api import Route, expect

from browser.axe import complaints
from browser.conftest import Visitor
from browser.learning import bar
from browser.people import ask_server, no_sideways_scroll
from browser.pool import BARE
from tafelronde.school.lessons import school_of
from tafelronde.school.puzzles import puzzles_of

GAME = "koenig_der_elfen"
PHONE = {"width": 390, "height": 844}


def test_the_path_opens_after_the_first_lesson_and_leads_to_a_game(visit: Visitor) -> None:
    page = visit(BARE, viewport=PHONE)
    page.goto(f"/learn/{GAME}")
    expect(page.get_by_role("heading", name="Learn")).to_be_visible()
    path = page.get_by_role("region", name="Your path")
    expect(path).to_have_count(0)
    first = school_of(GAME).lessons[0]
    stand = first.exercise.begin()
    while not stand.finished:
        stand.take(stand.example())
    done = list(stand.done)
    origin = page.evaluate("location.origin")
    ask_server(page, f"{origin}/api/learn/{GAME}/{first.id}", {"done": done})
    kept = json.dumps({"done": done, "steps": len(done) + 1})
    keep = "([key, kept]) => localStorage.setItem(key, kept)"
    page.evaluate(keep, [f"tafelronde.lesson.{GAME}.{first.id}", kept])
    page.goto(f"/learn/{GAME}/{first.id}")
    bar(page).get_by_role("link", name="Your path").click()
    expect(path.get_by_role("listitem")).to_have_count(10)
    expect(page.get_by_role("heading", name="Your path")).to_be_in_viewport()
    assert no_sideways_scroll(page)
    assert complaints(page) == []
    ahead = path.get_by_text("come out ahead")
    expect(ahead).to_have_count(0)
    held = list[Route]()
    page.route("**/api/path/*players=3", lambda route: held.append(route))
    path.get_by_label("3", exact=True).dispatch_event("click")
    path.get_by_label("4", exact=True).check()
    expect(ahead).to_be_visible()
    (late,) = held
    with page.expect_response("**/api/path/*players=3"):
        late.continue_()
    page.evaluate("() => new Promise(setTimeout)")
    expect(path.get_by_label("4", exact=True)).to_be_checked()
    path.get_by_role("button", name=re.compile("^Play")).first.click()
    expect(page).to_have_url(re.compile("/table/"))
    begun = {
        players: ask_server(page, f"{origin}/api/path/{GAME}?players={players}", None)["steps"][0]
        for players in (2, 4)
    }
    assert [begun[players]["so_far"] for players in begun] == [0, 1]


def test_the_puzzle_of_the_day_is_told_elsewhere_without_its_answer(visit: Visitor) -> None:
    page = visit(BARE, timezone_id="Asia/Tokyo")
    page.goto("/puzzles")
    day = page.get_by_role("region", name="The puzzle of the day", exact=True)
    expect(day).to_contain_text(re.compile("until .*9:00"))
    told = page.get_by_label("Text to pass on")
    expect(page.get_by_role("heading", name="The puzzle of the day", exact=True)).to_be_visible()
    expect(told).to_have_count(0)
    origin = page.evaluate("location.origin")
    today = ask_server(page, f"{origin}/api/puzzles")["today"]
    of = puzzles_of(today["game"])
    assert of is not None
    puzzle = of.by_id[today["id"]]
    state, own = puzzle.position(), list[str]()
    for text in puzzle.line:
        own += [text] if state.current_player == puzzle.seat else []
        state.apply(text)
    ask_server(page, f"{origin}/api/puzzles/{today['game']}/{today['id']}", {"done": own})
    page.reload()
    expect(told).to_contain_text("🟩")
    text = told.inner_text()
    expect(day).to_contain_text(re.compile("Solved.*9:00"))
    assert today["id"] in text
    assert not re.search(rf"\b{re.escape(own[0])}\b", text.replace(today["id"], ""))
