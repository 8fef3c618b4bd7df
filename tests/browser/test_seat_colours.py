"""The colours of seats through the page: with heroes a seat has its hero's, and the curves of six
are told apart without any."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.axe import complaints_by_day_and_night
from browser.conftest import Visitor
from browser.finished import finish
from browser.people import ask_server
from browser.pool import BARE
from server.helpers import Server

GAME = "drakon"
FILLS = "found => found.map(e => e.style.fill).filter(Boolean)"
DASHES = "found => found.map(e => getComputedStyle(e).strokeDasharray)"
STROKES = "found => found.map(e => getComputedStyle(e).stroke)"


def set_table(page: Page, seats: list[dict[str, str]], **options: object) -> str:
    page.request.post("/api/session", data={"name": "Anna"})
    body: dict[str, Any] = {"game": GAME, "players": len(seats), "seats": seats}
    answer = page.request.post("/api/tables", data={**body, "options": options})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def shields(page: Page, of: str) -> list[str]:
    return page.eval_on_selector_all(f"{of} .shield use", FILLS)


def fields(colours: list[str]) -> list[str]:
    return [f"var(--hero-{colour})" for colour in colours]


def test_shields_are_of_stone_until_the_heroes_are_there(visit: Visitor) -> None:
    page = visit(BARE)
    me, free = {"kind": "me"}, {"kind": "open"}
    page.goto(set_table(page, [me, free, free], heroes=True))
    expect(page.locator("main .shield")).to_have_count(3)
    assert [fill for fill in shields(page, "main") if "hero" in fill] == fields(["none"] * 3)
    page.goto(set_table(page, [me, free, free]))
    expect(page.locator("main .shield")).to_have_count(3)
    basic = [fill for fill in shields(page, "main") if "hero" in fill]
    assert basic == fields(["blue", "yellow", "green"])


def test_who_sets_a_table_with_heroes_reads_no_colours(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="New table").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Blue").first).to_be_visible()
    sheet.get_by_text("Heroes with abilities").first.click()
    expect(sheet.get_by_text("Blue")).to_have_count(0)


def test_a_seat_has_its_heros_colour_everywhere_and_six_curves_are_told_apart(
    visit: Visitor, table_server: Server
) -> None:
    page = visit(BARE)
    path = finish(table_server, GAME, page, players=6, seed=3, moves=8, heroes=True)
    head = ask_server(page, f"{table_server.url}/api/tables/{path.rpartition('/')[2]}")["head"]
    colours = head["view"]["colours"]
    assert colours == [seat["colour"] for seat in head["seats"]]
    page.goto(path)
    expect(page.locator("[data-hero]")).to_have_count(6)
    assert [fill for fill in shields(page, ".players") if "hero" in fill] == fields(colours)
    drawn = "found => found.map(e => e.querySelector('g').style.getPropertyValue('--of'))"
    heroes = page.eval_on_selector_all("[data-hero]", drawn)
    assert heroes == fields(colours)
    bars = "found => [...new Set(found.map(e => e.style.background))]"
    logged = page.eval_on_selector_all(".log .seat", bars)
    assert set(fields(colours)) <= set(logged)
    page.goto(f"{path}/review")
    curve = page.locator(".curve").first
    expect(curve.locator("path.other").first).to_be_visible(timeout=120_000)
    lines = curve.locator(".plot path.other")
    expect(lines).to_have_count(5)
    assert len(set(lines.evaluate_all(DASHES))) == 5
    keys = curve.locator(".key")
    expect(keys).to_have_count(6)
    assert sorted(shields(page, ".curve .key")) == sorted(fields(colours))
    on_lines = curve.locator("[data-arms]")
    seats = on_lines.evaluate_all("found => found.map(e => e.dataset.arms)")
    assert set(seats) == {"1", "2", "3", "4", "5"}
    assert complaints_by_day_and_night(page) == []
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    (ink,) = set(lines.evaluate_all(STROKES))
    page.emulate_media(media="screen", color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert set(lines.evaluate_all(STROKES)) == {ink}, "on paper it is day"
    page.emulate_media(forced_colors="active")
    assert set(lines.evaluate_all(STROKES)) == {"rgb(0, 0, 0)"}
