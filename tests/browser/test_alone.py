"""The table without a server: a folder behind any web host, in a browser without a network."""

import json
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("playwright")
from playwright.sync_api import Browser, Page, expect

from browser.axe import complaints
from browser.engines.launch import ENGINES, lacks, launch
from browser.hosts import LOADS, Gate, folder, hosting, laid, place
from browser.people import (
    instant_context,
    log_lines,
    menu,
    my_turn,
    play_now,
    sheet,
    take_turn,
    verdict,
)
from server.helpers import serving, sqlite_at
from tafelronde.match import parse_record, verify
from tafelronde.school.puzzles import puzzles_of

ROOT = Path(__file__).parents[2]
FOUND = puzzles_of("rosenkoenig")
assert FOUND is not None
PUZZLE = next(one for one in FOUND.puzzles if one.idea == "odds" and one.line[0] != "draw")


__all__ = ["folder", "place"]  # fixtures


def test_a_game_begun_with_a_network_goes_on_without_one_after_a_kill(
    browser: Browser, folder: str, place: Path, tmp_path: Path
) -> None:
    context = instant_context(browser, accept_downloads=True)
    page = laid(context.new_page(), folder)
    assert not complaints(page)
    expect(page.get_by_text("Everything happens in this browser")).to_be_visible()
    assert page.get_by_role("link", name="Tournaments").count() == 0
    play_now(page)
    for _ in range(2):
        assert take_turn(page)
    expect(my_turn(page)).to_be_visible()
    before, address = log_lines(page), page.url
    other = context.new_page()
    other.goto(folder)  # it would write over what the first page keeps
    expect(other.get_by_role("alert")).to_contain_text("open in another tab")
    other.close()
    page.goto(f"{folder}#/")
    expect(page.get_by_text("It also goes without a network now")).to_be_visible(timeout=LOADS)
    newer = place / "pocket.json"
    newer.write_text(json.dumps({**json.loads(newer.read_text("utf-8")), "version": "newer"}))
    page.evaluate("Date.now = () => 9e12; dispatchEvent(new Event('online'))")  # some days later
    offer = page.get_by_role("alert").filter(has_text="A newer version of this table")
    expect(offer).to_be_visible(timeout=LOADS)
    offer.get_by_role("button", name="Close").click()
    expect(offer).to_have_count(0)
    other = context.new_page()
    other.goto(f"{folder}embed.html")  # it is kept beside the page, not in its place
    expect(other.get_by_role("button", name="Play here")).to_be_visible()
    other.close()
    page.close()  # no goodbye
    context.set_offline(True)
    page = context.new_page()
    page.goto(address)
    expect(my_turn(page)).to_be_visible(timeout=LOADS)
    assert log_lines(page) == before
    assert take_turn(page)
    menu(page, "Resign")
    page.get_by_role("button", name="Really resign").click()
    expect(verdict(page)).to_be_visible()
    expect(verdict(page)).to_contain_text("There is no server here that could keep this game")
    page.get_by_role("button", name="Check the draws").click()
    expect(page.get_by_text("draws follow from the promised seed")).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_download() as got:
        page.get_by_role("dialog").get_by_role("link", name="Record", exact=True).click()
    record = tmp_path / "record.txt"
    got.value.save_as(record)
    found = verify(parse_record(record.read_text("utf-8")))
    assert found.ok
    assert found.draws_checked
    context.close()


@pytest.mark.nightly
def test_three_share_a_screen_and_learn_and_solve_without_a_network(
    browser: Browser, folder: str
) -> None:
    context = instant_context(browser)
    page = laid(context.new_page(), folder)
    expect(page.get_by_text("It also goes without a network now")).to_be_visible(timeout=LOADS)
    context.set_offline(True)
    _at_one_screen(page, folder)
    page.goto(f"{folder}#/ratings")
    expect(page.get_by_role("heading", name="This page needs a server")).to_be_visible()
    page.goto(f"{folder}#/learn/drakon")
    page.locator("a[href^='/learn/drakon/']").first.click()
    asked = page.locator(".bar")
    expect(asked).to_contain_text("Step 1 of")
    asked.get_by_role("button", name="Go on").click()
    expect(asked).to_contain_text("Step 2 of")
    page.goto(f"{folder}#/puzzles/rosenkoenig/{PUZZLE.id}")
    card = page.locator(f"[data-at='card-{PUZZLE.line[0]}'] button")
    card.click()
    expect(asked).to_contain_text("Chosen:")
    asked.get_by_role("button", name="Confirm").click()
    expect(asked).to_contain_text("Solved")
    context.close()


@pytest.mark.nightly
def test_a_game_is_reviewed_and_shown_to_somebody(browser: Browser, folder: str) -> None:
    context = instant_context(browser)
    page = laid(context.new_page(), folder)
    play_now(page)
    for _ in range(3):
        assert take_turn(page)
    address = page.url
    menu(page, "Resign")
    page.get_by_role("button", name="Really resign").click()
    expect(verdict(page)).to_be_visible()
    page.goto(f"{address}/review")
    decided = page.get_by_role("main").get_by_text(re.compile(r"of \d+ decisions"))
    expect(decided).to_be_visible(timeout=LOADS)
    assert page.url.startswith(f"{address}/review"), "so it can be loaded anew"
    _show_to_somebody(page, f"{address}/replay")
    context.close()


@pytest.mark.nightly
def test_a_game_is_handed_over_when_the_network_is_back(
    browser: Browser, place: Path, tmp_path: Path
) -> None:
    context = instant_context(browser, accept_downloads=True)
    with serving(sqlite_at(tmp_path)) as node, hosting(place, Gate, node=node.url) as address:
        page = laid(context.new_page(), address)
        play_now(page)
        assert take_turn(page)
        context.set_offline(True)
        menu(page, "Resign")
        page.get_by_role("button", name="Really resign").click()
        expect(verdict(page)).to_contain_text("When the network is back")
        verdict(page).get_by_role("button", name="Look again").click()
        expect(verdict(page).get_by_role("button", name="Look again")).to_be_enabled()
        expect(verdict(page)).to_contain_text("When the network is back")
        context.set_offline(False)
        expect(verdict(page)).to_contain_text("once you have said there who you are")
        online = context.new_page()
        # Not to the hall, which would make its visitor a guest with another name.
        online.goto(f"{node.url}/health")
        assert online.request.post(f"{node.url}/api/session", data={"name": "Ada"}).ok
        verdict(page).get_by_role("button", name="Look again").click()
        expect(verdict(page)).to_contain_text("Hand over to Ada")
        verdict(page).get_by_role("button", name="Hand over to Ada").click()
        expect(verdict(page)).to_contain_text("among your finished games now")
        way = verdict(page).get_by_role("link", name="Open it there").get_attribute("href")
        online.goto(f"{node.url}/games")
        row = online.get_by_role("listitem").filter(has_text="Without a network")
        expect(row.locator(f"a[href='{way}']")).to_have_count(1)
        page.get_by_role("button", name="Menu", exact=True).click()
        with page.expect_download() as got:
            page.get_by_role("dialog").get_by_role("link", name="Record", exact=True).click()
        record = tmp_path / "record.txt"
        got.value.save_as(record)
        online.get_by_text("Add a game played without a network").click()
        chooser = online.get_by_label("Choose the record")
        chooser.set_input_files(record)
        expect(online.get_by_text("among your finished games already")).to_be_visible()
        record.write_text(record.read_text("utf-8").replace("started: 20", "started: 19"))
        chooser.set_input_files(record)
        expect(online.get_by_role("alert")).to_contain_text("in the part “table”")
        assert not complaints(online)
        online.goto(f"{node.url}{way}")
        expect(verdict(online)).to_contain_text("Played without a network")
    context.close()


def _show_to_somebody(page: Page, replay: str) -> None:
    """A step of a game is shown by a link that holds all of it, in a page that keeps nothing."""
    page.goto(replay)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("output")).to_have_text(re.compile("^1 / "), timeout=LOADS)
    assert page.url == f"{replay}?step=1"
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.bring_to_front()  # only what one looks at may copy
    page.get_by_role("button", name="Copy link to this step").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "embed.html#/game/" in link
    assert len(link) < 3000
    other = page.context.new_page()
    other.goto(link)
    other.get_by_role("button", name="Play here").click()
    expect(other.locator("output")).to_have_text(re.compile("^1 / "), timeout=LOADS)
    broken = re.sub(r"[\w-]{9}(?=\?step)", "", link)
    assert broken != link
    other.goto("about:blank")
    other.goto(broken)
    other.get_by_role("button", name="Play here").click()
    expect(other.get_by_role("heading", name="This link brings no game")).to_be_visible(
        timeout=LOADS
    )
    other.close()


def _at_one_screen(page: Page, folder: str) -> None:
    """Three people share the screen: nobody's cards are shown before it is in their hands."""
    page.goto(f"{folder}#/")
    sheet(page, "König der Elfen").get_by_role("button", name="New table").click()
    table = page.get_by_role("dialog")
    table.get_by_role("radio", name="3", exact=True).check(force=True)
    for name in ("Bas", "Cor"):
        table.get_by_role("button").filter(has_text="good").first.click()
        table.get_by_role("radio", name="Somebody at this screen").check(force=True)
        table.get_by_label("That person’s name").fill(name)
    table.get_by_role("button", name="Set the table").click()
    mine = page.get_by_role("button", name=re.compile("^I am "))
    expect(mine).to_be_visible(timeout=LOADS)
    who = mine.inner_text().removeprefix("I am ")
    assert page.get_by_text("plan the journey").count() == 0
    mine.click()
    expect(page.get_by_text(f"{who}: plan the journey")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("name", ENGINES)
def test_it_goes_on_without_a_host_in_other_engines(name: str, place: Path) -> None:
    if why := lacks(name):
        pytest.skip(why)
    with closing(launch(name, "")) as page:
        page.patience = LOADS / 1000
        with hosting(place.parent) as address:
            page.load(f"{address}sub/")
            page.evaluate("() => (localStorage['tafelronde.pace'] = 'instant')")
            page.expect("article .play")
            page.expect(".welcome", "without a network now")
            page.click("article:has([href*=kaiser]) .play")
            page.expect("main[aria-busy=false] .bar.yours")
            table = page.evaluate("() => location.href")
        page.load("about:blank")
        page.load(table)
        page.expect("main[aria-busy=false] .bar.yours")


@pytest.mark.nightly
def test_what_a_visit_costs_is_measured(place: Path) -> None:
    """In a process of its own: this one's browser is open."""
    command = [sys.executable, "-m", "benchmarks.alone", str(place), "--rounds", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode in (0, 1), done.stderr  # a busy machine misses what is asked
    assert "seconds from Play now to the first own decision" in done.stdout
