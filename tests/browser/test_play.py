"""Whole games through the page, as people play them."""

import os
import re
import signal
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.people import (
    bar,
    begin_together,
    expect_toast,
    lit_squares,
    log_lines,
    menu,
    my_turn,
    play_now,
    play_on,
    sheet,
    take_turn,
    verdict,
    whose_turn,
)
from server.helpers import Server, children, serving, sqlite_at


def test_two_people_play_a_whole_game(visit: Visitor) -> None:
    anna, bert = visit(), visit()
    link = begin_together(anna, bert)
    watcher = visit(link)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()

    for _ in range(3):  # in turn, but who can do only one thing is not asked
        page = whose_turn([anna, bert])
        assert page is not None
        assert take_turn(page)
    play_on([anna, bert], 3, watcher)
    while page := whose_turn([anna, bert]):  # one who can do nothing is skipped
        take_turn(page)
    for page in (anna, bert, watcher):
        expect(verdict(page)).to_be_visible()
    said = {verdict(page).get_by_role("heading").inner_text() for page in (anna, bert)}
    assert "You win!" in said or said == {"A draw"}
    assert watcher.locator(".sizes .size").count() > 2, "the areas are numbered on the board"

    anna.get_by_role("button", name="Check the draws").click()
    expect_toast(anna, "draws follow from the promised seed")
    anna.get_by_role("link", name="Replay").click()
    anna.get_by_role("button", name="To the start").click()
    expect(anna).to_have_url(re.compile(r"/replay\?step=0$"))
    for _ in range(3):
        anna.get_by_role("button", name="One step on").click()
    expect(anna.locator("output")).to_contain_text("3 /")
    expect(anna).to_have_url(re.compile(r"/replay\?step=3$"))
    shown = anna.locator("output").inner_text()
    again = visit(anna.url)
    expect(again.locator("output")).to_have_text(shown)
    expect(again).to_have_url(anna.url)


def test_against_a_bot_with_a_reload_in_the_middle(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    for _ in range(3):
        assert take_turn(page)
    expect(my_turn(page)).to_be_visible()
    before = log_lines(page)
    page.reload()
    expect(my_turn(page)).to_be_visible()
    assert log_lines(page) == before
    menu(page, "Resign")
    page.get_by_role("button", name="Really resign").click()
    expect(verdict(page)).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(
        page.get_by_role("grid").or_(page.get_by_role("button", name="I am ready")).first
    ).to_be_visible()


def test_a_lost_connection_is_told_and_comes_back(visit: Visitor, tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), dealt=True) as own:
        page = visit(base_url=own.url)
        play_now(page)
        assert take_turn(page)
        expect(my_turn(page)).to_be_visible()
        before = log_lines(page)
        own.kill()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        own.start()
        expect(my_turn(page)).to_be_visible(timeout=60_000)
        assert log_lines(page) == before
        assert take_turn(page)
        page.goto("about:blank")


def test_a_click_on_a_dead_line_says_that_it_waits_and_is_carried_out_once(
    visit: Visitor, tmp_path: Path
) -> None:
    with serving(sqlite_at(tmp_path), dealt=True) as own:
        assert own.process is not None
        page = visit(base_url=own.url)
        play_now(page)
        expect(my_turn(page)).to_be_visible()
        before = log_lines(page)
        lit_squares(page).first.click()
        own.process.send_signal(signal.SIGSTOP)  # the line is open, and nobody is there
        page.get_by_role("button", name="Confirm", exact=True).click()
        waits = page.get_by_text("No connection: it waits")
        expect(waits).to_be_visible()
        own.process.send_signal(signal.SIGCONT)
        expect(waits).to_have_count(0, timeout=60_000)
        expect(my_turn(page)).to_be_visible()
        lines = page.get_by_role("list", name="Log").get_by_role("listitem")
        expect(lines.nth(before)).to_contain_text("plays")
        mine = lines.nth(before).inner_text().partition(" plays")[0]
        later = lines.all_inner_texts()[before:]
        assert sum(line.startswith(f"{mine} plays") for line in later) == 1
        page.goto("about:blank")


def test_a_refusal_says_why_and_names_the_rule(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("button", name="Draw a power card").locator("visible=true").click()
    expect(page.get_by_text("You cannot draw: you hold five power cards already.")).to_be_visible()
    expect(
        page.get_by_role("status").filter(has_text="Allowed only with fewer than five power cards.")
    ).to_be_visible()
    page.get_by_role("link", name="Rule R-4.1").click()
    expect(page.locator("[id='R-4.1']")).to_be_in_viewport()


def test_undo_and_hint(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("button", name="Undo").click(force=True)
    expect_toast(page, "You have not done anything that could be taken back.")
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("status", name="Hint")
    expect(hint).to_contain_text("Chance to win: about", timeout=90_000)
    lead = bar(page).locator(".lead")
    best = lead.inner_text()
    hint.get_by_role("button", name="Second-best").click()
    expect(hint).to_contain_text("Second-best: ")
    expect(lead).not_to_have_text(best)  # it is drawn, as the best was
    hint.get_by_role("button", name="The best").click()
    expect(lead).to_have_text(best)
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()
    page.keyboard.press("Escape")  # what it advised is let go of, and so is the hint
    expect(hint).to_have_count(0)
    expect(my_turn(page)).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("on the board: to the crown")
    page.keyboard.press("?")
    expect(keys).to_have_count(0)


def test_the_card_and_the_square_are_chosen_in_either_order(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    expect(my_turn(page)).to_be_visible()
    square = lit_squares(page).first
    square.click()
    chosen = page.locator("button[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    chosen.click()
    expect(page.locator(".cell.last").or_(my_turn(page)).first).to_be_visible()


def is_worker(process: int) -> bool:
    """Whether it has begun as a worker. Before that it is a copy of the node, which waits for it:
    who stops it then stops both."""
    try:
        return b"bots.worker" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False  # it has ended


HAS_GAME = """
    () => performance.getEntriesByType("resource").some((part) =>
        part.name.includes("/assets/rosenkoenig-") && part.name.endsWith(".js") && part.responseEnd)
"""
"""The page has the program that shows the game."""


def test_a_table_that_waits_for_its_rules_says_so_and_begins_by_itself(
    visit: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as cold:
        cold.setenv("TAFELRONDE_CACHE", str(tmp_path / "cache"))  # nothing is compiled
        node = Server(sqlite_at(tmp_path), dealt=True).start()
    assert node.process is not None
    while not (workers := [one for one in children(node.process.pid) if is_worker(one)]):
        time.sleep(0.01)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)  # and nothing will be, however fast the compiler is
    try:
        page = visit(base_url=node.url)
        sheet(page).get_by_role("combobox").select_option(index=0)
        sheet(page).locator(".play").click()
        expect(page.get_by_text("The rules are being prepared")).to_be_visible()
        expect(page.get_by_role("heading", name="Everybody is at the table")).to_be_visible()
        page.wait_for_function(HAS_GAME)  # no part of the page is on its way when the line breaks
        node.kill()
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        node.start()  # where they are compiled
        expect(page.get_by_role("grid")).to_be_visible(timeout=60_000)
        expect(my_turn(page)).to_be_visible(timeout=60_000)
    finally:
        node.stop()
