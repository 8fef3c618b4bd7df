"""The page itself: languages, phones, the keyboard, and those who listen to it."""

import gzip
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import PHONE, complaints_by_day_and_night
from browser.conftest import STATIC, Visitor
from browser.people import (
    ask_server,
    lit_squares,
    my_turn,
    no_sideways_scroll,
    play_now,
    play_on,
    sheet,
    take_turn,
    verdict,
)
from server.helpers import Server
from tables import daily

KEPT = """async () => {
    const cache = await caches.open("tafelronde /");
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = names.filter((name) => new URL(name).pathname.startsWith("/assets/"));
    const found = await Promise.all(["/", ...files].map((name) => cache.match(name)));
    return files.length > 3 && found.every(Boolean);
}"""


@pytest.mark.parametrize(
    ("locale", "title", "play"),
    [
        ("nl-NL", "Schuif aan bij de ronde tafel", "Nu spelen"),
        ("de-DE", "Nimm Platz an der runden Tafel", "Jetzt spielen"),
        ("fr-FR", "Take a seat at the round table", "Play now"),
    ],
)
def test_the_browsers_language_is_spoken(
    visit: Visitor, locale: str, title: str, play: str
) -> None:
    page = visit(locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(sheet(page).get_by_role("button", name=play)).to_be_visible()


def test_pages_that_open_at_once_are_one_person(browser: Browser, table_server: Server) -> None:
    with browser.new_context(base_url=table_server.url) as context:
        pages = [context.new_page() for _ in range(5)]
        for page in pages:
            page.evaluate("url => void setTimeout(() => location.assign(url))", table_server.url)
        mine = [page.get_by_role("banner").get_by_role("button") for page in pages]
        names = set()
        for settings in mine:
            expect(settings).to_have_text(re.compile(r"^\s*(?!Settings)\w"))  # a name before it
            names.add(settings.inner_text())
        assert len(names) == 1
        assert len(context.request.get("/api/me/devices").json()) == 1


def test_the_language_is_switched_in_the_middle_of_a_game(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    assert take_turn(page)
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("banner").get_by_role("button").click()
    page.get_by_label("Language").select_option("nl")
    page.get_by_role("button", name="Sluiten").first.click()
    expect(page.get_by_text(re.compile("^Jouw beurt: "))).to_be_visible()
    expect(page.get_by_role("list", name="Verslag")).to_contain_text("krijgt")
    assert page.locator("html").get_attribute("lang") == "nl"


def test_a_pace_has_one_name_wherever_it_is_chosen(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("button", name="Pace: at once").click()
    page.get_by_role("button", name="Menu").click()
    paces = page.get_by_role("group", name="Pace of the others’ turns")
    expect(paces.get_by_role("radio", name="slow")).to_be_checked()
    paces.get_by_role("radio", name="at once").check(force=True)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Pace: at once")).to_be_visible()


def test_a_toast_does_not_glare_in_the_dark(visit: Visitor) -> None:
    page = visit(color_scheme="dark")
    play_now(page)
    page.get_by_role("button", name="Pace: at once").click()
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    red, green, blue = (
        int(part)
        for part in re.findall(
            r"\d+", toast.evaluate("one => getComputedStyle(one).backgroundColor")
        )
    )
    assert max(red, green, blue) < 100


@pytest.mark.parametrize("locale", daily(["en-GB", "nl-NL", "de-DE"], ["de-DE"]))
def test_a_phone_scrolls_nothing_sideways(visit: Visitor, locale: str) -> None:
    page = visit(locale=locale, **PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert no_sideways_scroll(page)
    sheet(page).locator(".play").click()
    expect(page.locator(".bar.yours")).to_be_visible()
    assert no_sideways_scroll(page)
    page.locator(".dock .hand-card.lit").first.click()
    confirm = page.locator(".bar .primary")
    expect(confirm).to_be_in_viewport(ratio=1)
    for target in page.locator(".dock button").locator("visible=true").all():
        box = target.bounding_box()
        assert box is not None
        assert box["width"] >= 44, target.inner_text()
        assert box["height"] >= 44, target.inner_text()
        assert box["x"] + box["width"] <= 390
    expect(page.get_by_role("grid")).to_be_in_viewport(ratio=0.99)


def test_the_longest_name_scrolls_nothing_sideways_on_a_small_phone(
    visit: Visitor, table_server: Server
) -> None:
    name = "W" * 32
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True)
    url = table_server.url
    user = ask_server(page, f"{url}/api/session", {"name": name})["user"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = ask_server(page, f"{url}/api/tables", {"game": "rosenkoenig", "seats": seats})["id"]
    resign = {"t": "resign", "id": "enough", "table": table, "seat": 0}
    assert ask_server(page, f"{url}/api/command", resign)["t"] == "done"
    new = {"name": name, "kind": "swiss", "game": "rosenkoenig"}
    cup = ask_server(page, f"{url}/api/tournaments", new)["card"]["id"]
    page.reload()
    heading = page.get_by_role("heading", level=1)
    named, anything = heading.filter(has_text=name), heading.filter(visible=True)
    for path, shown in (
        (f"/table/{table}", verdict(page)),
        (f"/person/{user}", named),
        (f"/tournament/{cup}", named),
        ("/account", named),
        ("/games", anything),
        ("/tournaments", page.get_by_text(name).first),
        ("/ratings", page.get_by_text(name).first),
        ("/daily", anything),
        ("/puzzles/rosenkoenig", anything),
        ("/learn/rosenkoenig", anything),
        ("/rules/rosenkoenig", anything),
    ):
        follow_link(page, path)
        expect(shown).to_be_visible()
        assert no_sideways_scroll(page), path


def follow_link(page: Page, path: str) -> None:
    """Follow a link within the page, which loads nothing anew."""
    page.evaluate(
        """(path) => {
          const link = document.createElement("a");
          document.body.append(link);
          link.href = path;
          link.click();
          link.remove();
        }""",
        path,
    )


def walk(page: Page, goal: str) -> None:
    """With the arrow keys, from the square that has the focus."""
    start = page.evaluate("() => document.activeElement.dataset.square")
    across, up = ord(goal[0]) - ord(start[0]), int(goal[1]) - int(start[1])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
    expect(page.locator(f"[data-square={goal}]")).to_be_focused()


def tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(
            "() => document.activeElement.getAttribute('aria-label') ?? ''"
        ).startswith(name):
            return
    raise AssertionError(f"no way by Tab to {name}")


@pytest.mark.nightly
def test_a_whole_game_is_played_with_the_keyboard_alone(visit: Visitor) -> None:
    page = visit()
    expect(sheet(page)).to_be_visible()
    sheet(page).get_by_role("combobox").focus()
    page.keyboard.press("Home")
    sheet(page).locator(".play").focus()
    page.keyboard.press("Enter")
    for turn in range(60):
        expect(my_turn(page).or_(verdict(page)).first).to_be_visible(timeout=60_000)
        if turn == 6:
            play_on([page], 4)
            expect(my_turn(page).or_(verdict(page)).first).to_be_visible(timeout=60_000)
        if verdict(page).is_visible():
            break
        goal = (
            lit_squares(page).last.get_attribute("data-square")
            if lit_squares(page).count()
            else None
        )
        if goal is None:
            tab_to(page, "Draw a power card")
        else:
            page.locator("[role=gridcell][tabindex='0']").focus()
            walk(page, goal)
        page.keyboard.press("Enter")
        expect(page.get_by_text("Chosen:")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.get_by_text("Chosen:")).to_have_count(0)
    expect(verdict(page)).to_be_visible()


def test_axe_finds_nothing(visit: Visitor) -> None:
    page = visit()

    def fine() -> None:
        assert complaints_by_day_and_night(page, always=True) == []

    expect(sheet(page)).to_be_visible()
    fine()
    page.get_by_role("banner").get_by_role("button").click()
    page.get_by_text("Go on with another device").click()
    fine()
    page.keyboard.press("Escape")
    sheet(page).get_by_role("button", name="New table…").click()
    fine()
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    fine()
    page.goto("/")
    play_now(page)
    expect(my_turn(page)).to_be_visible()
    fine()
    lit_squares(page).first.click()
    fine()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Menu").click()
    fine()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()
    expect(verdict(page).get_by_role("link", name="Learn it")).to_be_visible()
    fine()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="One step back")).to_be_visible()
    fine()
    page.goto("/rules/rosenkoenig#R-3.2")
    expect(page.get_by_text("The target must be on the board.")).to_be_visible()
    fine()
    page.get_by_role("searchbox", name="Search the rules").fill("crown")
    expect(page.locator("mark").first).to_be_visible()
    fine()
    page.goto("/games")
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()
    fine()
    page.goto("/no/such/place")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    fine()


ROWS = (
    "SeatName-", "TableRow-", "RowTime-", "GameRow-", "FinishedRow-", "OpenSeeks-", "gathering-",
    "StandingMark-", "Meeting-",
)  # fmt: skip
"""The scripts that the hall needs only where others play: here that depends on other tests."""


def test_the_hall_and_a_table_take_little_script(visit: Visitor) -> None:
    page = visit("about:blank", own=True)
    page.goto("/")
    expect(sheet(page).locator(".face .rim").first).to_be_attached()  # all of the hall has come
    scripts = weigh(page)
    drawn = sum(size for name, size in scripts.items() if name.startswith("Portrait-"))
    rows = sum(size for name, size in scripts.items() if name.startswith(ROWS))
    assert 10_000 < drawn <= 20_000, scripts
    assert rows <= 5_000, scripts
    assert 30_000 < sum(scripts.values()) - drawn - rows <= 60_000, scripts
    play_now(page)
    expect(my_turn(page)).to_be_visible(timeout=60_000)
    scripts = weigh(page)
    rows = sum(size for name, size in scripts.items() if name.startswith(ROWS))
    assert 40_000 < sum(scripts.values()) - drawn - rows <= 106_200, scripts


def weigh(page: Page) -> dict[str, int]:
    """The scripts that the page has loaded so far, and what each takes, packed."""
    loaded = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    names = {url.rpartition("/assets/")[2] for url in loaded if re.search(r"/assets/.*\.js$", url)}
    files = {name: STATIC.parent / "assets" / name for name in names}
    return {name: len(gzip.compress(file.read_bytes(), 9)) for name, file in files.items()}


def test_the_shell_loads_without_a_network_and_says_so(visit: Visitor) -> None:
    page = visit(service_workers="allow", own=True)
    expect(sheet(page)).to_be_visible()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    expect(sheet(page).locator(".face .rim").first).to_be_attached()  # all of the hall has come
    page.wait_for_function(KEPT)  # what was loaded before the worker is handed to it
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Connection lost, trying again…")).to_be_visible()
    page.context.set_offline(False)
    expect(sheet(page)).to_be_visible()
