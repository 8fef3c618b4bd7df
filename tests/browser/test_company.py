"""Things that people do together at a table, and with their own devices."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.dealt import deal
from browser.people import (
    bar,
    expect_toast,
    laid_out,
    lit_squares,
    log_lines,
    menu,
    my_turn,
    name_of,
    play_now,
    say,
    set_open_table,
    sheet,
    take_turn,
    verdict,
)
from browser.pool import BARE
from server.helpers import Server

SEED = 5
"""With these cards nobody's first moves are forced."""


def dealt(node: Server, anna: Page, bert: Page) -> str:
    """Both at a table of their own, at which the first one is to move; the link to it."""
    path = deal(node, "rosenkoenig", [anna, bert], SEED)
    for page in (anna, bert):
        page.goto(path)
        expect(page.get_by_role("grid")).to_be_visible()
    return anna.url


def test_two_talk_and_one_hides_the_other(visit: Visitor, table_server: Server) -> None:
    anna, bert = visit(BARE), visit(BARE)
    dealt(table_server, anna, bert)
    say(anna, "Good <b>evening</b>!")
    expect(bert.get_by_role("tab", name="Chat")).to_contain_text("1")
    expect(bert.get_by_role("tab", name="Chat 1 new chat message")).to_be_visible()
    say(bert, "Well met.")
    lines = bert.get_by_role("log", name="Chat")
    expect(lines).to_contain_text("Good <b>evening</b>!")
    expect(lines).to_contain_text("Well met.")
    line = lines.get_by_role("paragraph").filter(has_text="evening")
    line.hover()
    line.get_by_role("button", name="Hide").click()
    expect(lines).not_to_contain_text("evening")
    expect(lines).to_contain_text("Well met.")


def test_a_move_is_taken_back_when_the_other_allows_it(
    visit: Visitor, table_server: Server
) -> None:
    anna, bert = visit(BARE), visit(BARE)
    dealt(table_server, anna, bert)
    before = log_lines(anna)
    assert take_turn(anna)
    assert take_turn(bert)
    expect(my_turn(anna)).to_be_visible()
    anna.get_by_role("button", name="Undo").click()
    expect_toast(anna, "The others are asked.")
    bert.get_by_role("button", name="No", exact=True).click()
    expect(bert.get_by_role("button", name="Allow")).to_have_count(0)
    assert log_lines(anna) == before + 2
    undo = anna.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "false")  # she has heard that it was refused
    undo.click()
    bert.get_by_role("button", name="Allow").click()
    expect(anna.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(before)
    expect(my_turn(anna)).to_be_visible()


def test_who_leaves_lets_a_bot_play_and_comes_back(visit: Visitor, table_server: Server) -> None:
    anna, bert = visit(BARE), visit(BARE)
    dealt(table_server, anna, bert)
    menu(anna, "Let a bot play for me")
    expect(my_turn(bert)).to_be_visible(timeout=60_000)
    seats = bert.get_by_role("list", name="Players")
    expect(seats).to_contain_text("sits in for")
    menu(anna, "Take my seat back")
    expect(seats).not_to_contain_text("sits in for")
    assert take_turn(bert)
    expect(my_turn(anna)).to_be_visible()


def test_who_resigns_has_lost_and_may_go_through_it_again(
    visit: Visitor, table_server: Server
) -> None:
    anna, bert = visit(BARE), visit(BARE)
    link = dealt(table_server, anna, bert)
    assert take_turn(anna)
    menu(bert, "Resign")
    bert.get_by_role("button", name="Really resign").click()
    expect(verdict(anna)).to_contain_text("You win!")
    expect(verdict(anna)).to_contain_text("resigns")
    expect(verdict(bert)).to_contain_text("You gave up.")
    bert.get_by_role("link", name="Replay").click()
    expect(bert.get_by_role("slider", name="Step")).to_have_value("1")
    bert.keyboard.press("ArrowLeft")
    expect(bert).to_have_url(re.compile(r"/replay\?step=0$"))
    again = visit(bert.url)
    expect(again.locator("output")).to_have_text("0 / 1")
    with again.expect_download() as record:
        again.get_by_role("link", name="Record").click()
    assert record.value.suggested_filename.endswith(".txt")
    bert.get_by_role("button", name="Check the draws").click()
    expect_toast(bert, "draws follow from the promised seed")
    bert.get_by_role("button", name="Play on from here against bots").click()
    asked = bert.get_by_role("dialog")
    hers, own = (asked.get_by_role("radio").nth(seat) for seat in range(2))
    expect(own).to_be_checked()
    hers.check()
    asked.get_by_label("Strength of the bot").select_option(label="Bot, easy")
    bot = asked.locator(".meeting b").inner_text()
    asked.get_by_role("button", name="Play on").click()
    expect(bert).not_to_have_url(re.compile("replay"))
    assert bert.url != link
    seats = bert.locator("li.seat")
    expect(seats.first).to_contain_text("you")
    expect(seats.last).to_contain_text(re.compile(re.escape(bot) + r"\s*\(bot\)"))
    expect(my_turn(bert)).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("what", [".dock .hand-card.lit", ".board .piece.mine"])
def test_a_card_or_the_crown_is_dragged_to_a_square(visit: Visitor, what: str) -> None:
    page = visit()
    play_now(page)
    expect(my_turn(page)).to_be_visible(timeout=60_000)
    before = log_lines(page)
    card = page.locator(".dock .hand-card.lit").first
    card.click()
    expect(page.locator(".cell.chosen")).to_have_count(1)
    goal = laid_out(page).locator(".cell.chosen").bounding_box()
    page.keyboard.press("Escape")
    expect(page.locator(".cell.chosen")).to_have_count(0)
    start = page.locator(what).first.bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + 40, goal["y"] + 60, steps=4)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    expect(
        page.get_by_role("list", name="Log").get_by_role("listitem").nth(before)
    ).to_contain_text("plays")


def test_a_code_takes_name_and_tables_to_another_device(visit: Visitor) -> None:
    laptop, phone = visit(), visit(viewport={"width": 390, "height": 844})
    name = name_of(laptop)
    set_open_table(laptop)
    laptop.get_by_role("banner").get_by_role("button").click()
    laptop.get_by_text("Go on with another device").click()
    laptop.get_by_role("button", name="Make a code").click()
    code = laptop.get_by_role("dialog").locator("output").inner_text()
    phone.get_by_role("banner").get_by_role("button").click()
    phone.get_by_text("Go on with another device").click()
    phone.get_by_label("Code from your other device").fill(code)
    phone.get_by_role("button", name="Use it").click()
    expect_toast(phone, f"You are {name} now.")
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("heading", name="Continue")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("heading", name="Continue")).to_be_visible()

    laptop.reload()
    laptop.get_by_role("banner").get_by_role("button").click()
    laptop.get_by_text("Go on with another device").click()
    devices = laptop.get_by_role("list", name="Where you are signed in").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="this device")).to_have_count(1)
    devices.get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    phone.reload()
    expect(phone.get_by_role("heading", name="Continue")).to_have_count(0)
    expect(phone.get_by_role("banner").locator(".name")).not_to_have_text(name)


def test_a_table_that_waits_is_told_of_at_another(visit: Visitor, table_server: Server) -> None:
    anna, bert = visit(BARE), visit(BARE)
    dealt(table_server, anna, bert)
    expect(anna).to_have_title(re.compile("^● "))
    anna.goto("/")
    play_now(anna)
    banner = anna.get_by_role("banner").get_by_role("link", name="Your turn")
    name = name_of(bert)
    expect(banner).to_have_accessible_name(f"Your turn: Rosenkönig against {name}")
    for width, height in ((844, 390), (360, 640)):  # a phone: all of the table is there beside it
        anna.set_viewport_size({"width": width, "height": height})
        expect(banner).to_be_in_viewport(ratio=1)
        expect(anna.get_by_role("grid")).to_be_in_viewport(ratio=0.99)
        anna.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    away = bar(bert).get_by_text("Is not looking just now.")
    expect(away).to_be_visible()
    banner.click()
    expect(my_turn(anna)).to_be_visible()
    expect(away).to_have_count(0)
    expect(anna.get_by_role("list", name="Players")).not_to_contain_text("(bot)")


def test_what_happened_since_is_told_again(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    expect(my_turn(page)).to_be_visible(timeout=60_000)
    assert take_turn(page)
    expect(my_turn(page)).to_be_visible()
    stones = page.locator(".stone").count()
    page.evaluate(
        """() => {
            window.told = [];
            const bar = document.querySelector(".sentence");
            const watch = new MutationObserver(() => window.told.push(bar.innerText));
            watch.observe(bar, { childList: true, characterData: true, subtree: true });
        }"""
    )
    bot = page.locator("li.seat").last.locator(".called").inner_text()
    page.get_by_role("button", name="Show again what happened").click()
    expect(my_turn(page)).to_be_visible()
    page.wait_for_function("() => window.told.at(-1)?.startsWith('Your turn')")
    assert any(text.startswith(bot) for text in page.evaluate("() => window.told"))
    assert page.locator(".stone").count() == stones


def test_a_choice_is_sent_at_once_for_who_wants_that(visit: Visitor) -> None:
    page = visit()
    page.get_by_role("banner").get_by_role("button").click()
    page.get_by_label("Send a move as soon as it is chosen").check()
    page.keyboard.press("Escape")
    play_now(page)
    expect(my_turn(page)).to_be_visible(timeout=60_000)
    before = log_lines(page)
    lit_squares(page).first.click()
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(log.nth(before)).to_contain_text("plays")


def test_the_host_sends_a_rude_spectator_away_and_lets_him_back(
    visit: Visitor, table_server: Server
) -> None:
    anna, bert = visit(BARE), visit(BARE)
    link = dealt(table_server, anna, bert)
    rude = visit(link)
    expect(rude.get_by_text("You are watching.")).to_be_visible()
    say(rude, "Boo!")
    anna.get_by_role("tab", name="Chat").click()
    line = anna.get_by_role("log", name="Chat").get_by_role("paragraph").filter(has_text="Boo!")
    line.hover()
    line.get_by_role("button", name="Send away").click()
    expect(line).to_have_count(0)
    bert.get_by_role("tab", name="Chat").click()
    expect(bert.get_by_role("log", name="Chat")).not_to_contain_text("Boo!")
    say(rude, "Boo again!")
    expect_toast(rude, "You have been sent away from this table.")
    anna.get_by_role("button", name="Menu", exact=True).click()
    back = anna.get_by_role("dialog").get_by_role("button", name=re.compile("^Let .* back in$"))
    back.click()
    expect(back).to_have_count(0)
    anna.keyboard.press("Escape")
    say(rude, "Sorry.")
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Sorry.")


def test_spectators_see_the_game_as_late_as_the_host_wants(
    visit: Visitor, table_server: Server
) -> None:
    anna, bert = visit(), visit()
    sheet(anna).get_by_role("button", name="New table…").click()
    anna.get_by_label("Spectators see the game").select_option("2")
    anna.get_by_role("button", name="Set the table").click()
    link = anna.get_by_label("Link to this table").input_value()
    bert.goto(link)
    bert.get_by_role("button", name="Sit here").click()
    bert.get_by_role("button", name="I am ready").click()
    expect(bert.get_by_role("grid")).to_be_visible()
    watcher = visit(link)
    expect(watcher.get_by_text("You see the game 2 moves late.")).to_be_visible()

    path = deal(table_server, "rosenkoenig", [anna, bert], 5, delay=2)  # nobody's move is forced
    for page in (anna, bert, watcher):
        page.goto(path)
    expect(watcher.get_by_text("You see the game 2 moves late.")).to_be_visible()
    dealt = log_lines(watcher)
    assert take_turn(anna)
    assert take_turn(bert)
    expect(my_turn(anna)).to_be_visible()
    assert log_lines(watcher) == dealt
    assert take_turn(anna)
    expect(
        watcher.get_by_role("list", name="Log").get_by_role("listitem").nth(dealt)
    ).to_be_visible()
