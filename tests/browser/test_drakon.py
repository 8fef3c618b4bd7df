"""Drakon through the page: people in the lair, its events, and the knight who keeps his coin."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import complaints, complaints_by_day_and_night
from browser.conftest import Visitor
from browser.dealt import deal
from browser.gallery import SHOWN
from browser.people import (
    expect_toast,
    laid_out,
    log_lines,
    log_steps,
    no_sideways_scroll,
    take_seats,
    wait_for_log,
)
from browser.pool import BARE
from browser.positions import become_reader, company, lay_one
from server.helpers import Server
from tables import daily

GAME = "drakon"

COLD = 240_000
"""Until the first table stands: the rules may have to be compiled."""

COINS = ("a find of gold", "the dragon's toll", "a wishing well", "a thief to the")
CHOICES = ("a map room", "a magical shift", "a collapse", "a turning room", "a mind control")
ASKED = {
    "steal": "Choose from whom you take a tile",
    "shift": "Exchange a room for a tile of yours",
    "destroy": "Choose a room that collapses",
    "turn": "Choose a room and turn it",
    "mind": "Move another hero",
}
SIDES = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
BESIDE = """() => {
    const [card, room] = ["[role=tooltip]", "[data-cell='0,0']"].map((one) =>
        document.querySelector(one).getBoundingClientRect());
    return card.left >= room.right || card.right <= room.left;
}"""
BESIDE_START = ("0,1", "1,0", "0,-1", "-1,0")


def set_table(page: Page, players: int, seats: list[dict[str, str]], **options: object) -> str:
    """A table of Drakon by the server's interface; its path."""
    page.request.post("/api/session", data={"name": "Anna"})
    body: dict[str, Any] = {"game": GAME, "players": players, "seats": seats}
    answer = page.request.post("/api/tables", data={**body, "options": options})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def rooms(page: Page, state: str = "fits") -> dict[str, str]:
    """The laid rooms that may be chosen, as they are spoken, by cell."""
    return spoken(page, f"[data-cell].room.{state}")


def places(page: Page) -> list[str]:
    """Where the held tile may lie, turned or not."""
    return list(spoken(page, "[data-cell].place:is(.fits, .turned)"))


def spoken(page: Page, selector: str) -> dict[str, str]:
    read = "found => found.map(e => [e.dataset.cell, e.getAttribute('aria-label')])"
    return dict(page.eval_on_selector_all(selector, read))


def hand(page: Page) -> list[str]:
    read = "found => found.map(e => e.getAttribute('aria-label'))"
    return page.eval_on_selector_all(".hand .hand-card", read)


def tap(page: Page, cell: str) -> None:
    page.locator(f"[data-cell='{cell}']").dispatch_event("click")


def confirm(page: Page) -> None:
    button = page.get_by_role("button", name="Confirm", exact=True)
    button.click()
    expect(button).to_have_count(0)


def bar(page: Page) -> Locator:
    """The bar with the question, once the last action has come back."""
    return page.locator("main[aria-busy=false] .bar.yours")


def acts(page: Page) -> bool:
    return bar(page).is_visible()


def sentence(page: Page) -> str:
    return page.locator(".bar .lead").inner_text()


def over(page: Page) -> bool:
    return page.get_by_role("region", name="The game is over").is_visible()


def hold_and_lay(page: Page, nth: int, wanted: tuple[str, ...] = ()) -> str:
    """Take a tile up and lay it at one of the wanted places, else anywhere; where it lies."""
    page.locator(".hand .hand-card").nth(nth).click()
    free = places(page)
    cell = next((cell for cell in wanted if cell in free), free[0])
    tap(page, cell)
    confirm(page)
    return cell


def lay(page: Page, liked: tuple[str, ...], wanted: tuple[str, ...] = ()) -> str:
    tiles = hand(page)
    best = [nth for nth, tile in enumerate(tiles) if any(kind in tile for kind in liked)]
    return hold_and_lay(page, (best or [0])[0], wanted)


# ---- three people ------------------------------------------------------------------------------


def answer_event(page: Page) -> str:
    """Carry out the event that is asked for, on the board itself; what it was, else ''."""
    said = sentence(page)
    kind = next((kind for kind, asked in ASKED.items() if asked in said), "")
    if kind == "steal":
        page.locator(".actions .chip").first.click()
    elif kind == "shift":
        for nth in range(len(hand(page))):
            page.locator(".hand .hand-card").nth(nth).click()
            fitting = {**rooms(page), **rooms(page, "turned")}
            if fitting:
                tap(page, next(iter(fitting)))
                break
    elif kind in ("destroy", "turn"):
        tap(page, next(iter(rooms(page))))
    elif kind == "mind":
        page.locator(".actions .chip").first.click()
        tap(page, next(iter(rooms(page))))
    elif page.get_by_role("button", name="Take a coin").is_visible():
        page.get_by_role("button", name="Take a coin").click()
        return "take"
    if kind:
        confirm(page)
    return kind


def ways_out(page: Page, name: str) -> tuple[str, ...]:
    """The cells to which the arrows of the room point where this hero stands."""
    for cell, text in spoken(page, "[data-cell].room").items():
        here = re.search(r"here: (.*?)(;|$)", text)
        if here and name in here[1].split(", "):
            x, y = map(int, cell.split(","))
            arrows = re.search(r"arrows ([a-z, ]+)", text)
            sides = arrows[1].split(", ") if arrows else []
            return tuple(f"{x + SIDES[side][0]},{y + SIDES[side][1]}" for side in sides)
    return ()


def enter(page: Page, kinds: tuple[str, ...]) -> str:
    """Go into a room of such a kind, where one is beside the hero's; which, else ''."""
    for cell, text in rooms(page).items():
        kind = next((kind for kind in kinds if kind in text), "")
        if kind:
            tap(page, cell)
            confirm(page)
            return kind
    return ""


def take_turn(page: Page, name: str, done: list[str]) -> str:
    """One decision: an event, a step to one, or a tile: an event before the hero's feet."""
    coins = COINS if not set(COINS) & set(done) else ()
    entered = answer_event(page) or enter(page, CHOICES) or enter(page, coins)
    if entered:
        return entered
    if not hand(page):
        return enter(page, ("",)) or "move"
    wanted = any(kind in tile for tile in hand(page) for kind in (*CHOICES, *coins))
    lay(page, (*CHOICES, *coins), ways_out(page, name) if wanted else ())
    return "lay"


@pytest.mark.nightly
def test_three_people_go_through_events(visit: Visitor) -> None:
    anna, bert, cleo = people = [visit(BARE) for _ in range(3)]
    path = set_table(anna, 3, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    for page, name in ((bert, "Bert"), (cleo, "Cleo")):
        page.request.post("/api/session", data={"name": name})
    anna.goto(path)
    take_seats([bert, cleo], path)
    for page in (bert, cleo):
        page.get_by_role("button", name="I am ready").click()
    for page in people:
        expect(page.get_by_role("group", name="The dungeon")).to_be_visible(timeout=COLD)
        expect(page.locator("g.place"), "beside the start room").to_have_count(4)

    done: list[str] = []
    last = anna
    decisions, end = 0, time.monotonic() + 240
    while decisions < 300:
        assert time.monotonic() < end, f"nobody gets on: {done}"
        one = next((i for i, page in enumerate(people) if acts(page)), None)
        if one is not None:
            decisions += 1
            last = people[one]
            done.append(take_turn(people[one], ("Anna", "Bert", "Cleo")[one], done))
        elif over(anna):
            break
        else:
            anna.wait_for_timeout(30)
        if len(ASKED.keys() & set(done)) >= 2 and set(COINS) & set(done):
            break
    assert ASKED.keys() & set(done), done
    assert {"lay"} < set(done), done
    expect(last.locator("main[aria-busy=false]")).to_be_visible()  # it has come the furthest
    rooms_there, steps = last.locator("g.room").count(), log_steps(last)
    for page in people:
        expect(page.locator("g.room")).to_have_count(rooms_there)
        wait_for_log(page, steps)


@pytest.mark.parametrize(
    ("record", "event", "more"),
    [("quiet", "turn", 0), ("barbarian", "shift", 0), ("barbarian", "destroy", -1)],
)
def test_an_event_is_carried_out_on_the_board(
    visit: Visitor, table_server: Server, record: str, event: str, more: int
) -> None:
    page, other = visit(BARE), visit(BARE)
    people = company(table_server, become_reader(page, table_server))
    path = lay_one(table_server, GAME, record, event, people).path
    for one in (page, other):
        one.goto(path)
        one.wait_for_function(SHOWN)
    expect(bar(page)).to_be_visible()
    there, told = page.locator("g.room").count(), [log_lines(one) for one in (page, other)]
    assert answer_event(page) == event
    for one, before in zip((page, other), told, strict=True):
        lines = one.get_by_role("list", name="Log").get_by_role("listitem")
        expect(lines.nth(before)).to_be_visible()
        expect(one.locator("g.room")).to_have_count(there + more)


# ---- one person, in passing --------------------------------------------------------------------


def test_a_tile_is_turned_and_refused_with_its_reason(visit: Visitor, table_server: Server) -> None:
    page = visit(BARE)
    page.goto(deal(table_server, GAME, [page, page], 2))
    sit_down(page)
    first = page.locator(".hand .hand-card").first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(first).to_have_attribute("aria-pressed", "false")
    nth = next(i for i, tile in enumerate(hand(page)) if re.search(r"arrows \w+$", tile))
    tile = page.locator(".hand .hand-card").nth(nth)
    tile.click()
    before = tile.get_attribute("aria-label") or ""
    page.keyboard.press("r")
    expect(tile).not_to_have_attribute("aria-label", before)
    page.get_by_role("button", name="Turn R").click()
    page.keyboard.press("Escape")
    expect(tile).to_have_attribute("aria-pressed", "false")
    page.locator("[data-cell='0,0']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cell='1,0']")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Rule D-4.1").click()
    expect_toast(page, "no arrow leads there")
    expect(page.locator("[id='D-4.1']")).to_be_in_viewport()


def sit_down(page: Page) -> None:
    """One of several people at this screen says that he is there."""
    ready = page.get_by_role("button", name=re.compile("^I am "))
    expect(ready.or_(bar(page)).first).to_be_visible(timeout=COLD)
    if ready.is_visible():
        ready.hover()  # its dark words are seen then, too
        light = re.compile(r"^rgb\(2\d\d, 2\d\d, 2\d\d\)$")
        expect(ready).to_have_css("background-color", light)
        ready.click()
    expect(bar(page)).to_be_visible()


def middle(one: Locator) -> tuple[float, float]:
    """The middle of an element on the screen, once it has come to rest there."""
    one.scroll_into_view_if_needed()
    laid_out(one.page)
    handle = one.element_handle()
    handle.wait_for_element_state("stable")
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_with_mouse(page: Page, one: Locator, other: Locator) -> None:
    page.mouse.move(*middle(one))
    page.mouse.down()
    page.mouse.move(*middle(other), steps=5)
    page.mouse.up()


def drag_with_finger(page: Page, one: Locator, other: Locator) -> None:
    fingers = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(one), middle(other)

    def touch(what: str, *points: dict[str, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for part in (0.2, 0.4, 0.6, 0.8, 1):
        touch("touchMove", {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part})
    touch("touchEnd")


@pytest.mark.parametrize(
    ("drag", "settings"),
    [
        (drag_with_mouse, {}),
        (drag_with_finger, {"viewport": {"width": 390, "height": 844}, "has_touch": True}),
    ],
)
def test_a_tile_is_dragged_to_its_place(
    visit: Visitor, drag: Callable[..., None], settings: dict[str, Any]
) -> None:
    page = visit(BARE, **settings)
    page.goto(set_table(page, 2, [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]))
    sit_down(page)
    tile = page.locator(".hand .hand-card").nth(1)
    start, east = (page.locator(f"[data-cell='{cell}']") for cell in ("0,0", "1,0"))
    drag(page, tile, start)
    expect_toast(page, "a tile lies there already")
    tile.click(trial=True)  # when it has come back to the hand
    drag(page, tile, east)
    expect(page.locator(".bar .lead")).to_contain_text("at 1 east")
    confirm(page)
    sit_down(page)
    expect(page.locator("g.room[data-cell='1,0']")).to_be_visible()


# ---- six heroes --------------------------------------------------------------------------------


def figure(page: Page) -> str:
    """The figure to whom the ability belongs: `knight`."""
    button = page.locator(".hand .ability")
    return button.get_attribute("data-figure") or "" if button.count() else ""


def gold_beside_start(page: Page) -> str:
    """A find of gold to which the start room leads; ''."""
    found = spoken(page, "[data-cell].room")
    return next((cell for cell in BESIDE_START if "gold" in found.get(cell, "")), "")


def step_to(page: Page, cell: str) -> bool:
    if cell not in rooms(page):
        return False
    tap(page, cell)
    confirm(page)
    return True


def end_turn(page: Page) -> None:
    end = page.get_by_role("button", name="End the turn")
    if end.is_visible():
        end.click()
        expect(end).to_have_count(0)


def test_the_knight_keeps_his_coin(visit: Visitor) -> None:
    """Six people at one screen: the knight finds gold, the thief follows him and reaches for it."""
    page = visit(BARE)
    names = ["Ada", "Ben", "Cid", "Dot", "Eva", "Fay"]
    seats = [{"kind": "me", "name": name} for name in names]
    page.goto(set_table(page, 6, seats, heroes=True))
    at: dict[str, str] = {}
    for _ in range(150):
        sit_down(page)
        keep = page.get_by_role("button", name="Keep the coin")
        if keep.is_visible():
            break
        me, gold = figure(page), gold_beside_start(page)
        if me == "thief" and at.get(me) and at.get(me) == at.get("knight"):
            page.get_by_role("button", name="Steal a coin").click()
            confirm(page)
        elif page.get_by_role("button", name="End the turn").is_visible():
            end_turn(page)
        elif me == "knight" and gold and not at.get(me) and step_to(page, gold):
            at[me] = gold
        elif me == "thief" and at.get("knight") and not at.get(me) and step_to(page, at["knight"]):
            at[me] = at["knight"]
        else:
            lay_for_the_knight(page, gold)
    expect(page.locator(".happening")).to_contain_text("reaches for a coin of")
    expect(page.locator("li.seat.acts .purse")).to_have_text("1/5")
    page.get_by_role("button", name="Keep the coin").click()
    sit_down(page)
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text("keeps the coin")
    expect(log).not_to_contain_text(re.compile("takes a coin from (?!the hoard)"))


def lay_for_the_knight(page: Page, gold: str) -> None:
    """Gold beside the start room; what is not gold to the north, out of its way."""
    holds = any("gold" in tile for tile in hand(page))
    north = tuple(f"0,{y}" for y in range(1, 40))
    lay(page, ("gold",), BESIDE_START[1:] if holds and not gold else north)


def test_six_on_a_phone(visit: Visitor) -> None:
    page = visit(BARE, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seats = [{"kind": "me", "name": name} for name in "ABCDEF"]
    page.goto(set_table(page, 6, seats, heroes=True))
    sit_down(page)
    expect(page.locator("li.seat")).to_have_count(6)
    assert no_sideways_scroll(page)
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    expect(page.get_by_role("group", name="The dungeon")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand .hand-card").first).to_be_in_viewport(ratio=1)
    page.locator(".hand .hand-card").first.click()
    for target in page.locator(".dock button").locator("visible=true").all():
        box = target.bounding_box() or {"width": 0, "height": 0}
        assert min(box["width"], box["height"]) >= 44, target.inner_text()


def test_a_card_tells_what_a_room_does_and_the_aim_is_in_sight(visit: Visitor) -> None:
    page = visit(BARE)
    page.goto(set_table(page, 2, [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]))
    sit_down(page)
    expect(page.get_by_role("img", name="0 of 5 coins")).to_have_count(2)
    expect(page.locator(".hand .ability")).to_be_in_viewport(ratio=1)
    page.mouse.move(0, 0)  # else the card tells of what lies where one clicked
    card = page.get_by_role("tooltip")
    expect(card).to_be_hidden()
    page.locator("[data-cell='1,0']").focus()
    page.keyboard.press("ArrowLeft")
    start = page.locator("[data-cell='0,0']")
    expect(start).to_be_focused()
    expect(card).to_contain_text("If coins lie here, you may take one.")
    expect(card).to_contain_text("Out: north (no room yet), east (no room yet)")
    expect(start).to_have_attribute("aria-describedby", "explanation")
    expect(card).to_be_visible()
    page.wait_for_function(BESIDE)
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    tile = page.locator(".hand .hand-card").first
    tile.hover()
    expect(card).to_be_visible()
    expect(card.locator("p").first).to_have_text(re.compile(r"\w\.$"))


def test_axe_finds_nothing_in_the_lair(visit: Visitor) -> None:
    page = visit(BARE)
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cid")]
    page.goto(set_table(page, 3, seats, heroes=True))
    sit_down(page)
    assert complaints_by_day_and_night(page) == []
    page.locator(".hand .hand-card").first.click()
    assert complaints_by_day_and_night(page) == []


ROOMS = [
    ("en-GB", "a wishing well", "a find of gold, arrows north, south"),
    ("nl-NL", "een wensput", "een goudvondst, pijlen noord, zuid"),
    ("de-DE", "ein Wunschbrunnen", "ein Goldfund, Pfeile nach Norden, Süden"),
]


@pytest.mark.parametrize(
    ("locale", "well", "corner"), daily(ROOMS, ROOMS[-1:], lambda one: one[0], many=True)
)
def test_the_rules_show_every_kind_of_room(
    visit: Visitor, locale: str, well: str, corner: str
) -> None:
    page = visit("/rules/drakon#D-6.4", locale=locale, viewport={"width": 390, "height": 844})
    clause = page.locator("[id='D-6.4']")
    expect(clause.get_by_role("img", name=well)).to_be_in_viewport(ratio=1)
    expect(page.locator("[id='D-6.2']").get_by_role("img", name=corner)).to_be_visible()
    events = page.locator("[id^='D-6.']").get_by_role("img")
    kinds = {str(one.get_attribute("aria-label")).split(", ")[0] for one in events.all()}
    assert len(kinds) == 16
    assert no_sideways_scroll(page)
    assert complaints(page) == []
