"""The moves that would have followed, shown on the board: after a hint, and in a review."""

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from advice.guard import BLUNDER, GREEN, MOVES, before
from browser.axe import complaints
from browser.conftest import Visitor
from browser.dealt import lay
from browser.people import ask_server, no_sideways_scroll
from browser.pool import BARE
from server.helpers import Server
from tafelronde.server.table import events as e
from tafelronde.server.table.playing import play
from tafelronde.server.table.table import Table

KAISER = "kaiser_koenig_edelmann"
JUDGED = 90
"""The ply from which on the review judges the game."""
REASON = "You took the only piece that could capture"


def seated(page: Page, node: Server, *, to: int, judged: int) -> str:
    """The reader as green in that game after ``to`` steps, of which the review judges those from
    ``judged`` on; the path to the table."""
    person = page.request.get(f"{node.url}/api/me").json()
    events: list[e.Event] = []
    for seat in range(4):
        if seat == GREEN:
            events += [e.Seated(seat, person["user"], person["name"]), e.ReadySaid(seat, True, "")]
        else:
            events.append(e.BotSeated(seat, "easy"))
    state = before(0)
    given = [state.parse(text) for text in MOVES]

    def on(table: Table) -> Sequence[e.Event]:
        found = list[e.Event]()
        for action in given[judged:to]:
            for event in play(table, action):
                table.apply(event, table.changed)
                found.append(event)
        return found

    options = {"begins": "random"}
    return lay(
        node, KAISER, person["user"], events, 1, given[:judged], ago=60.0, then=on, options=options
    )


def test_a_moment_of_a_review_says_why_and_shows_it(visit: Visitor, table_server: Server) -> None:
    page = visit(BARE)
    path = seated(page, table_server, to=len(MOVES), judged=JUDGED)
    api = f"{table_server.url}/api/tables/{path.rpartition('/')[2]}/review"
    ask_server(page, api, {})
    page.goto(f"{path}/review?ply={BLUNDER}")
    page.get_by_role("button", name="Show what was better").click(timeout=90_000)
    words = page.get_by_role("region", name="Review").locator(".words")
    expect(words).to_contain_text(REASON)
    words.get_by_role("button", name="Show why").click()
    back = words.get_by_role("button", name="Back")
    expect(words).to_contain_text("emperor f5 to f4")
    assert complaints(page) == []
    assert no_sideways_scroll(page)
    back.click()
    expect(words.get_by_role("button", name="Show why")).to_be_visible()


def test_a_hint_shows_what_would_follow(visit: Visitor, table_server: Server) -> None:
    page = visit(BARE)
    page.goto(seated(page, table_server, to=BLUNDER, judged=BLUNDER))
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("status", name="Hint")
    expect(hint).to_contain_text("Chance to win: about", timeout=90_000)
    hint.get_by_role("button", name="Show why").click()
    hint.get_by_role("button", name="Back").click()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()
