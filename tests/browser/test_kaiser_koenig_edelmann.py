"""Kaiser, König, Edelmann through the page: the keyboard, why not, a whole game, a match."""

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.dealt import deal
from browser.people import bar, expect_toast, laid_out, take_seats, verdict
from browser.pool import BARE
from games.kaiser_koenig_edelmann.positions import new
from server.helpers import Server
from tafelronde.core.objects.state import State

GAME = "kaiser_koenig_edelmann"

FOUR = """
i1-f1 h5-g6 d5-f6 d2-f2 f1-f2 i5-f6 c5-f6 d3-e4 f2-d3 j4-i5 f6-h4 c2-f2 d3-b1
i5-h5 b4-c5 h2-g1 h5-h4 c6-f7 g1-h2 h4-g4 f7-f6 b1-d3 g4-f4
"""
"""Four play: the first takes the fourth's emperor in the 13th move, the second gets home."""
TAKEN = 13

ROUNDS = ("h3-g4 h5-f6 i3-g3 i4-j2 j1-j2 j3-j2", "h4-f5 h3-g4 i6-g5 g4-h5 i5-g6 h5-j4")
"""Two near neighbours play two rounds, each to the loss of an emperor; the second begins second."""


def set_table(page: Page, players: int, **options: object) -> str:
    """A table at which the page's person and others may sit; the path to it."""
    plan = {
        "game": GAME,
        "players": players,
        "options": options,
        "seats": [{"kind": "me"}, *({"kind": "open"} for _ in range(players - 1))],
    }
    origin = re.sub(r"(https?://[^/]+).*", r"\1", page.url)
    answer = page.request.post(
        "/api/tables",
        data=json.dumps(plan),
        headers={"content-type": "application/json", "origin": origin},
        timeout=90_000,
    )
    assert answer.status == 201, answer.text()
    return f"/table/{answer.json()['id']}"


def sit_down(pages: list[Page], link: str) -> None:
    pages[0].goto(link)
    take_seats(pages[1:], link)
    for page in reversed(pages):
        ready = page.get_by_role("button", name="I am ready")
        expect(ready.or_(point(page, "f4")).first).to_be_visible()
        if ready.is_visible():
            ready.click()
    for page in pages:
        expect(point(page, "f4")).to_be_visible(timeout=30_000)


def point(page: Page, name: str) -> Locator:
    return page.locator(f"[data-at={name}]")


def test_the_arrow_keys_walk_along_the_roads(visit: Visitor) -> None:
    pages = [visit(BARE) for _ in range(2)]
    sit_down(pages, set_table(pages[0], 2, begins=1))
    page = pages[0]
    # One sits at the bottom: the emperor's home is straight below the fortress.
    below, keep = (point(laid_out(page), name).bounding_box() for name in ("j1", "f4"))
    assert below is not None
    assert keep is not None
    assert below["y"] > keep["y"]
    assert abs(below["x"] + below["width"] / 2 - keep["x"] - keep["width"] / 2) < 3
    point(page, "j1").focus()
    page.keyboard.press("ArrowUp")
    expect(point(page, "j1")).not_to_be_focused()
    page.keyboard.press("e")
    expect(point(page, "j1")).to_be_focused()
    # A king is chosen and moved without a pointer.
    point(page, "h3").focus()
    page.keyboard.press("Enter")
    expect(point(page, "h3")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(point(page, "h3")).to_have_attribute("aria-pressed", "false")


def test_an_illegal_goal_is_refused_with_its_clause(visit: Visitor) -> None:
    pages = [visit(BARE) for _ in range(2)]
    sit_down(pages, set_table(pages[0], 2, begins=1))
    page = pages[0]
    point(page, "h3").click()
    point(page, "c4").click()
    expect(page.get_by_role("link", name=re.compile("K-2"))).to_be_visible()
    expect_toast(page, "exactly two points")
    page.evaluate("() => { toasted.length = 0; }")
    # Nor is the piece that was chosen swapped for another that does reach the goal.
    moves = [text.split("-") for text in map(new(2).format, new(2).legal_actions())]
    own = {end for start, end in moves if start == "h3"}
    point(page, next(end for _, end in moves if end not in own)).click()
    expect_toast(page, "a king moves exactly two points")
    expect(point(page, "h3")).to_have_attribute("aria-pressed", "true")


def test_a_piece_that_is_pointed_at_shows_its_reach_and_a_point_who_reaches_it(
    visit: Visitor,
) -> None:
    pages = [visit(BARE) for _ in range(2)]
    sit_down(pages, set_table(pages[0], 2, begins=1))
    page, pieces = pages[0], new(2).view().pieces
    foreign = next(piece for piece in pieces if piece.seat == 1 and piece.reach)
    point(page, foreign.point).hover()
    shown = page.locator("[data-reach]")
    expect(shown).to_have_count(len(foreign.reach))
    found = shown.evaluate_all("all => all.map(one => one.getAttribute('data-reach'))")
    assert set(found) == set(foreign.reach)
    goal = foreign.reach[0]
    point(page, goal).hover()
    by = {piece.point for piece in pieces if goal in piece.reach}
    expect(page.locator("[data-by]")).to_have_count(len(by))
    expect(point(page, goal)).to_have_attribute("aria-label", re.compile("within reach of"))


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


def move(page: Page, text: str) -> None:
    """Choose the piece, then its goal where it has several, and confirm with one more click."""
    start, end = text.split("-")
    expect(bar(page)).to_contain_text("Your turn")
    point(page, start).click()
    expect(point(page, start)).to_have_attribute("aria-pressed", "true")
    if point(page, end).get_attribute("aria-pressed") == "false":
        point(page, end).click()
    expect(point(page, end)).to_have_attribute("aria-pressed", "true")
    point(page, end).click()
    expect(page.locator("[data-at][aria-pressed=true]")).to_have_count(0)


def in_the_middle(pages: list[Page], node: Server, moves: Sequence[str], **options: Any) -> State:
    """All sit at a table at which these moves have been made; the state there."""
    state, given = new(len(pages), **options), list[int]()
    for text in moves:
        given.append(state.parse(text))
        state.apply(given[-1])
    path = deal(node, GAME, pages, 1, given=given, begins=1, **options)
    for page in pages:
        page.goto(path)
        expect(point(page, "f4")).to_be_visible()
    return state


def test_four_play_to_the_end_and_one_who_is_out_looks_on(
    visit: Visitor, table_server: Server
) -> None:
    pages, moves = [visit(BARE) for _ in range(4)], FOUR.split()
    first, second, _, out = pages
    state = in_the_middle(pages, table_server, moves[: TAKEN - 1])
    move(pages[state.current_player], moves[TAKEN - 1])
    state.apply(state.parse(moves[TAKEN - 1]))
    for page in pages:
        expect(log(page)).to_contain_text("has lost the emperor and is out")
    expect(out.locator("[data-at=seat-3]")).to_contain_text("out")
    expect(bar(out)).to_contain_text("you are out and watch how it goes on")
    expect(bar(first)).not_to_contain_text("you are out")
    for text in moves[TAKEN : TAKEN + 3]:  # the one who is out sees it, and can do nothing about it
        assert state.current_player != 3
        move(pages[state.current_player], text)
        state.apply(state.parse(text))
        start, end = text.split("-")
        expect(point(out, start)).to_have_attribute("aria-label", re.compile(f"^{start}, empty"))
        expect(point(out, end)).not_to_have_attribute("aria-label", re.compile("empty"))
        own = out.locator(".man.dim").first
        own.click()
        expect(out.locator("[data-at][aria-pressed=true]")).to_have_count(0)

    state = in_the_middle(pages, table_server, moves[:-1])
    move(pages[state.current_player], moves[-1])
    state.apply(state.parse(moves[-1]))
    assert state.winners() == [1]
    for page in pages:
        expect(verdict(page)).to_contain_text("the emperor is in the fortress")
        expect(log(page)).to_contain_text("takes the blue emperor on b1")
    expect(verdict(second).get_by_role("heading")).to_have_text("You win!")
    expect(verdict(out).get_by_role("heading")).not_to_have_text("You win!")


def test_a_match_shows_its_score_sheet_between_rounds_and_at_the_end(
    visit: Visitor, table_server: Server
) -> None:
    pages, made = [visit(BARE) for _ in range(2)], list[str]()
    state = new(2, pairing="near", rounds=2)
    for number, moves in enumerate(ROUNDS, start=1):
        *before, last = moves.split()
        state = in_the_middle(pages, table_server, [*made, *before], pairing="near", rounds=2)
        if number == 1:
            expect(pages[0].get_by_text("round 1 of 2").locator("visible=true")).to_be_visible()
            expect(pages[0].get_by_role("table", name="Score sheet")).to_have_count(0)
        move(pages[state.current_player], last)
        state.apply(state.parse(last))
        made += [*before, last]
        lines = [line.points for line in state.view().sheet]
        assert len(lines) == number
        sums = [sum(line[seat] for line in lines) for seat in range(2)]
        for page in pages:
            sheet = page.get_by_role("table", name="Score sheet")
            expect(sheet).to_be_visible()
            rows = sheet.locator("tbody tr")
            expect(rows).to_have_count(number)
            for row, line in zip(rows.all(), lines, strict=True):
                for cell, points in zip(row.locator("td").all(), line, strict=True):
                    expect(cell).to_have_text(str(points))
            for cell, points in zip(sheet.locator("tfoot td").all(), sums, strict=True):
                expect(cell).to_have_text(str(points))
        if not state.is_terminal:
            expect(pages[0].get_by_text("round 2 of 2").locator("visible=true")).to_be_visible()
            expect(log(pages[0])).to_contain_text("begins round 2")
            # The pieces stand at home again.
            expect(point(pages[0], "j1")).not_to_have_attribute("aria-label", re.compile("empty"))
    assert state.is_terminal
    for page in pages:
        expect(verdict(page)).to_contain_text("match")
