"""Actions of a person at the page: look, choose, confirm."""

import json
import re
import time
from collections.abc import Iterable, Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect


def sheet(page: Page, game: str = "Rosenkönig") -> Locator:
    """A game in the hall."""
    return page.get_by_role("article", name=game)


def name_of(page: Page) -> str:
    """The name of the person at this page, once the page knows it."""
    shown = page.get_by_role("banner").locator(".name")
    expect(shown).to_have_text(re.compile(r"^\s*(?!(Settings|Instellingen|Einstellungen)\s*$)\S"))
    return shown.inner_text().strip()


def play_now(page: Page) -> None:
    """Rosenkönig against the weakest bot."""
    page.wait_for_load_state("networkidle")  # no part of the hall comes and moves what is clicked
    sheet(page).get_by_role("combobox").select_option(index=0)
    sheet(page).locator(".play").click()
    expect(page.get_by_role("grid")).to_be_visible()


def bar(page: Page) -> Locator:
    """The bar with the question and the choices of a table, once the last action has come back:
    until then the page still shows the position before."""
    return page.locator("main[aria-busy=false]").get_by_role("region", name="What is to be done")


def my_turn(page: Page) -> Locator:
    """Whatever can be chosen now."""
    return bar(page).get_by_text(re.compile("Your turn: (choose a card|no card of yours)"))


def verdict(page: Page) -> Locator:
    return page.get_by_role("region", name="The game is over")


def lit_squares(page: Page) -> Locator:
    return page.locator("[role=gridcell][aria-label*='can be chosen']")


def take_turn(page: Page) -> bool:
    """Play on a square that is lit, else draw; False when the game is over."""
    expect(my_turn(page).or_(verdict(page)).first).to_be_visible(timeout=90_000)
    if verdict(page).is_visible():
        return False
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    if lit_squares(page).count():
        lit_squares(page).last.click()
    else:
        page.get_by_role("button", name="Draw a power card").locator("visible=true").click()
    confirm.click()
    expect(confirm).to_have_count(0)
    return True


def ask_server(page: Page, url: str, body: Any = None) -> Any:
    """The server's answer to a request of the person at this page: GET, or POST with a body."""
    if body is None:
        answer = page.request.get(url)
    else:
        origin = url.partition("/api/")[0]
        headers = {"content-type": "application/json", "origin": origin}
        answer = page.request.post(url, data=json.dumps(body), headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def is_over(page: Page) -> bool:
    """Whether the game at this table is over, whatever the page shows already."""
    origin, _, table = page.url.partition("/table/")
    return bool(ask_server(page, f"{origin}/api/tables/{table}")["head"]["status"] == "over")


def play_on(players: list[Page], stones: int, *watchers: Page) -> None:
    """The middle of a game of Rosenkönig, until so few stones are left. The pages are closed; the
    people whose they are, in the order of their seats, play by the server's interface."""
    link = players[0].url
    origin, _, table = link.partition("/table/")
    for page in (*players, *watchers):
        page.goto("about:blank")
    over = False
    while not over:
        for seat, page in enumerate(players):
            head = ask_server(page, f"{origin}/api/tables/{table}")["head"]
            over = head["status"] == "over" or head["view"]["pool"] <= stones
            if over or head["player"] != seat or not head["legal"]:
                continue
            choice = next((one for one in head["legal"] if one["text"] != "draw"), head["legal"][0])
            move = {"table": table, "seat": seat, "seq": head["seq"], "action": choice["action"]}
            command = {"t": "move", "id": f"on {head['seq']}", **move}
            done = ask_server(page, f"{origin}/api/command", command)
            assert done["t"] == "done", done
    for page in (*players, *watchers):
        page.goto(link)


def whose_turn(pages: Iterable[Page]) -> Page | None:
    """The page that is asked for a move; both may belong to one person. None: the game is over."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for page in pages:
            if verdict(page).is_visible():
                return None
            if my_turn(page).is_visible():
                return page
            page.wait_for_timeout(30)
    raise AssertionError("nobody is asked for a move")


def take_seats(guests: Sequence[Page], link: str) -> None:
    """Each takes a seat of their own at this table, where just so many are free."""
    for number, guest in enumerate(guests):
        guest.goto(link)
        free = guest.get_by_role("button", name="Sit here")
        expect(free).to_have_count(len(guests) - number)  # it has heard of those before
        free.first.click()


def log_lines(page: Page) -> int:
    return page.get_by_role("list", name="Log").get_by_role("listitem").count()


def log_steps(page: Page) -> int:
    """The number of steps that the log tells: equal ones in a row stand in one line there, and a
    reader who sees the drawn tiles has more different lines than others."""
    log = page.get_by_role("list", name="Log")
    again = log.locator(".times").all_inner_texts()
    return log_lines(page) + sum(int(times.removeprefix("×")) - 1 for times in again)


def wait_for_log(page: Page, steps: int) -> None:
    """Until the log tells so much."""
    end = time.monotonic() + 30
    while log_steps(page) != steps:
        assert time.monotonic() < end, f"the log tells {log_steps(page)} steps, not {steps}"
        page.wait_for_timeout(50)


def expect_toast(page: Page, text: str) -> None:
    """It is, or was, said in passing, which goes away by itself."""
    said = "text => toasted.some((one) => one.toLowerCase().includes(text.toLowerCase()))"
    page.wait_for_function(said, arg=text)


def instant_context(browser: Browser, **more: Any) -> BrowserContext:
    """A context in English in which what others did is shown at once."""
    context = browser.new_context(locale="en-GB", **more)
    context.add_init_script("localStorage['tafelronde.pace'] = 'instant'")
    return context


LAID_OUT = "() => document.body.offsetHeight && document.fonts.ready.then(() => true)"


def laid_out(page: Page) -> Page:
    """The page, with the fonts that its words are written in."""
    page.evaluate(LAID_OUT)
    return page


def no_sideways_scroll(page: Page) -> bool:
    fits = "() => document.documentElement.scrollWidth <= innerWidth"
    return bool(laid_out(page).evaluate(fits))


def begin_together(one: Page, other: Page) -> str:
    """Sit down at a new table of two; the link to it. The first one moves first."""
    link = set_open_table(one)
    other.goto(link)
    other.get_by_role("button", name="Sit here").click()
    other.get_by_role("button", name="I am ready").click()
    ready = one.get_by_role("button", name="I am ready")
    expect(ready.or_(one.get_by_role("grid")).first).to_be_visible()
    if ready.is_visible():
        ready.click()
    expect(one.get_by_role("grid")).to_be_visible()
    expect(other.get_by_role("grid")).to_be_visible()
    return link


def set_open_table(page: Page) -> str:
    """A table with a free seat; the link to it."""
    sheet(page).get_by_role("button", name="New table…").click()
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    return page.get_by_label("Link to this table").input_value()


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=item, exact=True).click()


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


class Signed:
    """A person who is signed in on a page, and asks the server by themselves."""

    def __init__(self, page: Page, name: str) -> None:
        self._page = page
        self.post("/api/session", {"name": name})

    def get(self, path: str) -> tuple[int, Any]:
        answer = self._page.request.get(path)
        return answer.status, answer.json()

    def post(self, path: str, body: Any) -> tuple[int, Any]:
        answer = self._page.request.post(path, data=body)
        return answer.status, answer.json() if answer.body() else None


def choose_language(page: Page, language: str) -> None:
    """Another page of this browser says that all is to be told in this language."""
    page.evaluate(
        """newValue => {
            const key = "tafelronde.language";
            localStorage[key] = newValue;
            dispatchEvent(new StorageEvent("storage", { key, newValue }));
        }""",
        language,
    )
