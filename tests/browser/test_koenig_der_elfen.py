"""König der Elfen through the page: a journey of three people, with all that can be done in it."""

import re
import time
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import complaints, complaints_by_day_and_night
from browser.conftest import Visitor
from browser.dealt import deal
from browser.people import ask_server, is_over, laid_out, no_sideways_scroll, sheet, verdict
from browser.pool import BARE
from server.helpers import Server
from tables import daily

GAME = "koenig_der_elfen"

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LOCATIONS = ("plain", "river", "forest", "mountain", "desert", "lake")
SEED = 3
"""The seed of the cards that are dealt, the same each time."""
STUCK = 60
"""Seconds in which nobody is asked anything, after which a game does not get on."""
FULL = 8
"""The same, where everything happens soon: 43 turns; with others it takes 60 to 140."""
DEALS = 4
"""At most so many until all has happened."""
WANTED = ("bodyguard", "direction_change", "thief")
ASKED = """() => {
    const asked = {
        discard: ".discarding", fetch: ".fetching button", travel: ".step .halt",
        plan: ".planning .action.possible",
    };
    const table = document.querySelector("main[aria-busy=false]");
    const shown = (where) => table?.querySelector(where)?.checkVisibility();
    return Object.keys(asked).find((what) => shown(asked[what])) ?? "";
}"""


def news_of(page: Page) -> Any:
    """The table as the server tells it to the person at this page, whatever is shown already."""
    origin, _, table = page.url.partition("/table/")
    return ask_server(page, f"{origin}/api/tables/{table}")


class Person:
    """Somebody at the page, and what he sees there."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page = page
        self.seat = seat

    def holds(self, *cards: str) -> list[str]:
        """The kinds among these that lie in the hand."""
        found = self.page.locator(".hand li[data-at]").evaluate_all(
            "items => items.map((item) => item.dataset.at.slice('card-'.length))"
        )
        return [card for card in found if not cards or card in cards]

    def hand(self) -> dict[str, int]:
        """All that he holds, also where his page has not heard of it yet."""
        return news_of(self.page)["head"]["view"]["seats"][self.seat]["hand"]

    def card(self, kind: str) -> Locator:
        return self.page.locator(f".hand li[data-at=card-{kind}] button")

    def count(self, kind: str) -> int:
        """The number of cards of a kind in the hand; there is one at least."""
        several = self.card(kind).locator(".count")
        return int(several.inner_text()[1:]) if several.count() else 1

    def can(self, kind: str) -> bool:
        """Is one of the seven actions possible?"""
        return self.page.locator(f"[data-kind={kind}][aria-disabled=false]").is_visible()

    def choose(self, kind: str) -> None:
        self.page.locator(f"[data-kind={kind}]").click()

    def own(self) -> int:
        """Locations in the own realm."""
        return self.page.locator(f"[data-place^='{self.seat + 1}.']").count()

    def lit(self, what: str) -> list[Locator]:
        return self.page.locator(what).and_(self.page.locator(".lit")).all()

    def confirm(self) -> None:
        button = self.page.get_by_role("button", name="Confirm", exact=True)
        button.click()
        expect(button).to_have_count(0)

    def choose_last(self, target: Locator) -> None:
        """Choose what is still open, where something is, and confirm."""
        if not self.page.get_by_role("button", name="Confirm", exact=True).is_visible():
            target.click()
        self.confirm()

    # ---- what is asked -----------------------------------------------------------------------

    def asked(self) -> str:
        """The question of the page just now; '' while others act, or one's own action is on its
        way."""
        return self.page.evaluate(ASKED)

    # ---- planning ----------------------------------------------------------------------------

    def play_location(self, own: bool) -> bool:
        """Play a location; into the own realm or another's."""
        for terrain in self.holds(*LOCATIONS):
            self.card(terrain).click()
            realm = f"[data-realm='{self.seat + 1}']"
            lit = self.lit(realm) if own else self.lit(f"[data-realm]:not({realm})")
            if lit:
                self.choose_last(lit[0])
                return True
            self.page.keyboard.press("Escape")
        return False

    def place_thief(self) -> bool:
        """Put a thief where another begins his trip."""
        self.card("thief").click()
        firsts = self.lit(f"[data-place$='.1']:not([data-place^='{self.seat + 1}.'])")
        if not firsts:
            self.page.keyboard.press("Escape")
            return False
        self.choose_last(firsts[0])
        return True

    def close(self) -> None:
        self.choose("close")
        self.choose_last(self.lit("[data-place]")[-1])

    def do(self, kind: str) -> None:
        self.choose(kind)
        self.confirm()

    def discard(self, spare: Sequence[str]) -> None:
        """Discard what is due, all of it at once; if possible nothing that is wanted, and locations
        last: with an empty realm one of them must be kept (E-6.32)."""
        due = left = self.page.locator(".discarding li").count()
        kept = 0 if self.own() else 1
        may = {
            card: self.count(card)
            for card in self.holds()
            if self.card(card).and_(self.page.locator(".lit")).count()
        }
        locations = sum(count for card, count in may.items() if card in LOCATIONS) - kept
        for card in sorted(
            may, key=lambda card: (card in LOCATIONS, card in WANTED, card not in spare)
        ):
            goes = min(may[card], left, locations if card in LOCATIONS else left)
            for _ in range(goes):
                self.card(card).click()
            left -= goes
            locations -= goes if card in LOCATIONS else 0
        expect(self.page.get_by_text(f"{due} of {due}", exact=True)).to_be_visible()
        self.page.locator(".discarding").get_by_role("button", name="Discard").click()
        expect(self.page.locator(".discarding")).to_have_count(0)

    def fetch(self) -> None:
        self.page.locator(".fetching button").first.click()
        self.confirm()

    # ---- the trip ----------------------------------------------------------------------------

    def travel(self, wishes: set[str]) -> None:
        """One step: with a bodyguard or a direction change where that is still wished for."""
        ways = self.page.locator(".ways button")
        tempting = self.page.locator(".toll").is_visible() and "toll" in wishes
        for wish in ("turn", "guard"):
            toggle = self.page.locator(f"[data-with={wish}][aria-disabled=false]")
            if wish not in wishes or tempting or not toggle.is_visible():
                continue
            toggle.click()
            expect(toggle).to_have_attribute("aria-pressed", "true")  # the ways are its own now
            if ways.count():
                wishes.discard(wish)
                break
            self.page.keyboard.press("Escape")
        if ways.count():
            self.choose_last(ways.first)
        else:
            self.choose_last(self.page.locator(".halt"))


def set_table(host: Page, players: int, others: str) -> None:
    """A table for so many; the others come by the link (``open``), or are the weakest bots."""
    sheet(host, "König der Elfen").get_by_role("button", name="New table…").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(players), exact=True).check()
    for seat in range(2, players + 1):
        dialog.get_by_role("button", name=f"Seat {seat}").click()
        who = dialog.get_by_role("group", name=f"Seat {seat}").get_by_role("radio")
        who.nth(1 if others == "open" else 3).check()
    dialog.get_by_role("button", name="Set the table").click()


def sit_down(visit: Visitor, node: Server, players: int, seed: int, **options: int) -> list[Person]:
    """This number of people at a table; the seed says what will be dealt and drawn."""
    pages = [visit(BARE) for _ in range(players)]
    path = deal(node, GAME, pages, seed, **options)
    for page in pages:
        page.goto(path)
        expect(page.get_by_role("group", name="The round table")).to_be_visible()
    return [Person(page, seat) for seat, page in enumerate(pages)]


def plan(person: Person, announcer: bool, wishes: set[str], others: Sequence[Person]) -> None:
    """One turn: what is still wished for, then what a trip needs, then pass."""
    announces = announcer and "no-location" in wishes
    if "no-location" in wishes and person.can("no-location"):
        person.do("no-location")
        wishes.discard("no-location")
    elif (
        person.holds("thief")
        and wishes & {"card", "toll"}  # nobody may have met the last thief
        and person.can("card")
        and person.place_thief()
    ):
        wishes.discard("card")
    elif "buy" in wishes and person.can("buy") and not announces:
        person.do("buy")
        wishes.discard("buy")
    elif "close" in wishes and person.own() > 1 and person.can("close"):
        person.close()
        wishes.discard("close")
    elif (
        person.holds(*LOCATIONS)
        and (announces or person.own() < 2)
        and person.play_location(own=not announces)
    ):
        wishes.discard("location")
    elif (
        person.can("swap") and len(person.holds()) > 4 and swaps(person, announces, wishes, others)
    ):
        person.do("swap")
        wishes.discard("swap")
    elif person.can("pass"):
        person.do("pass")
        wishes.discard("pass")
    elif person.can("swap"):
        person.do("swap")
    elif person.can("buy"):
        person.do("buy")
    elif person.can("no-location"):
        person.do("no-location")
    else:
        assert person.play_location(own=True) or person.play_location(own=False)


def swaps(person: Person, announces: bool, wishes: set[str], others: Sequence[Person]) -> bool:
    """Is something still to be drawn: a thief, a bodyguard, a direction change?"""
    held = {card for one in others for card, count in one.hand().items() if count}
    lacks = (
        (bool(wishes & {"card", "toll"}) and "thief" not in held)
        or ("guard" in wishes and "bodyguard" not in held)
        or ("turn" in wishes and "direction_change" not in held)
    )
    return announces or lacks or "swap" in wishes


@pytest.mark.nightly
def test_three_people_play_a_journey_with_everything_in_it(
    visit: Visitor, table_server: Server
) -> None:
    wishes = {
        "location", "swap", "buy", "card", "close", "pass", "no-location", "guard", "turn", "toll",
    }  # fmt: skip
    told = ""
    for seed in range(FULL, FULL + DEALS):  # the cards may keep something from happening in a game
        people = sit_down(visit, table_server, 3, seed)
        told += play_a_journey(people, wishes)
        for one in people:  # everybody's gold is his own to see, until the game is over
            shown = len(people) if is_over(one.page) else 1
            expect(one.page.locator(".facts .gold")).to_have_count(shown)
        if not wishes:
            break
        for one in people:
            one.page.context.close()
    assert wishes == set()
    for sentence in (
        "announces “no location”", "closes the", "buys a card for 1 gold", "draws three cards",
        "places a thief", "and a bodyguard", "changes direction", "owes 2 gold to the thief",
        "All have passed in a row", "Journey 1 is over",
    ):  # fmt: skip
        assert sentence in told, sentence


TOLD_AT_ONCE = {
    "no-location": "announces “no location”",
    "close": "closes the",
    "buy": "buys a card for 1 gold",
    "guard": "and a bodyguard",
    "turn": "changes direction",
}
"""The log's words about a wish as soon as it is done."""


def play_a_journey(people: Sequence[Person], wishes: set[str]) -> str:
    """Play until a journey is over with nothing left to wish, or the game is; what the log told."""
    log = people[0].page.get_by_role("list", name="Log")
    end = time.monotonic() + STUCK
    while time.monotonic() < end:
        told = log.inner_text()
        if "toll" in wishes and "toll" in happened(people[0].page):
            wishes.discard("toll")
        if verdict(people[0].page).is_visible() or ("is over" in told and not wishes):
            return told
        person = next((one for one in people if one.asked()), None)
        if person is None:
            people[0].page.wait_for_timeout(30)
            continue
        before = set(wishes)
        act(person, wishes, people)
        for wish in (before - wishes) & TOLD_AT_ONCE.keys():  # else the log is read too early
            expect(log).to_contain_text(TOLD_AT_ONCE[wish])
        end = time.monotonic() + STUCK
    raise AssertionError(f"nobody got on; left: {wishes}")


def happened(page: Page) -> set[str]:
    """The kinds of all that has happened in this game."""
    entries = news_of(page)["entries"]
    return {telling["code"] for entry in entries for telling in entry["tellings"]}


def act(person: Person, wishes: set[str], people: Sequence[Person]) -> None:
    asked = person.asked()
    announcer = person.seat == 0
    if asked == "discard":
        person.discard(("gold", "tree", "sea_monster"))
    elif asked == "fetch":
        person.fetch()
    elif asked == "travel":
        person.travel(wishes)
    elif asked == "plan":
        plan(person, announcer, wishes, people)


def begin_planning(people: Sequence[Person], wishes: set[str]) -> None:
    """Play until the first of them may pass."""
    while not (people[0].asked() == "plan" and people[0].own() and people[0].can("pass")):
        step(people, wishes)


def step(people: Sequence[Person], wishes: set[str], *, all_of: bool = True) -> None:
    """Let one person who is asked do what a trip needs, or what is still wished for; the first one
    is left out without ``all_of``."""
    person = next((one for one in people[0 if all_of else 1 :] if one.asked()), None)
    if person is None:
        people[0].page.wait_for_timeout(30)
    else:
        act(person, wishes, people)


def test_passing_goes_on_by_itself_and_a_journey_ends_with_a_ranking(
    visit: Visitor, table_server: Server
) -> None:
    people = sit_down(visit, table_server, 3, SEED)
    me, page = people[0], people[0].page
    wishes = {"location", "swap", "buy", "close", "guard", "turn", "card"}
    begin_planning(people, wishes)
    reach = page.get_by_role("group", name="How far your hand reaches")
    expect(reach).to_contain_text(
        re.compile(r"Your road: \d+ visit|reaches no location|Missing for")
    )
    expect(page.locator("[data-reach], [data-lacks]").first).to_be_visible()
    assert people[1].page.locator(".sum").inner_text() != "" != reach.inner_text()

    keep = page.get_by_role("button", name="Keep passing until something concerns you")
    by_hand, bought = 0, set[int]()
    while not page.locator(".middle .way").is_visible():  # nobody travels yet
        if me.asked() == "plan" and keep.get_attribute("aria-pressed") == "false":
            if page.get_by_text("All others have passed").is_visible():
                by_hand += 1
                me.do("pass")
            elif me.can("pass"):
                keep.click()
                expect(page.get_by_text("You keep passing").first).to_be_visible()
            else:
                act(me, wishes, people)
            continue
        other = next((one for one in people[1:] if one.asked() == "plan"), None)
        if other and other.seat not in bought and other.can("buy"):
            other.do("buy")  # it concerns nobody else
            bought.add(other.seat)
        else:
            step(people, wishes, all_of=me.asked() not in ("", "plan"))
    name = page.locator(".seat .name").first.inner_text()
    log = page.get_by_role("list", name="Log")
    assert log.inner_text().count(f"{name} passes") > by_hand

    ranking = page.get_by_role("region", name="Journey 1 is over")
    while not (ranking.is_visible() or is_over(page)):
        step(people, wishes, all_of=me.asked() != "plan")  # planning on would put the ranking away
    expect(ranking).to_be_visible()
    rows = ranking.get_by_role("row")
    expect(rows).to_have_count(1 + 3)
    expect(rows.nth(1)).to_contain_text(re.compile(r"1\..*[+−]\d+"))
    assert wishes == set(), "each kind of action was chosen on the way"
    ranking.get_by_role("button", name="On to journey 2").click()
    expect(ranking).to_have_count(0)


def at_a_table_of_bots(page: Page, players: int) -> Person:
    set_table(page, players, "bots")
    expect(page.locator(".action.possible").first).to_be_visible(timeout=120_000)
    return Person(page, 0)


def test_six_princes_fit_on_a_phone(visit: Visitor) -> None:
    page = visit(**PHONE)
    person = at_a_table_of_bots(page, 6)
    assert no_sideways_scroll(page)
    targets = laid_out(page).locator(".dock button, [data-place], [data-realm]")
    targets = targets.locator("visible=true")
    for target in targets.all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, target.get_attribute("aria-label")
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    assert complaints_by_day_and_night(page) == []
    person.card(person.holds()[0]).click()
    page.mouse.move(0, 0)  # else the card tells what it is, beside the page
    assert complaints_by_day_and_night(page) == []


def walk_to_a_lit_place(page: Page) -> None:
    """Clockwise round the table to another place, with the arrow that points to the next one: along
    each side of the table it is a different one."""
    for step in range(24):
        here = page.evaluate(
            """() => {
                const spots = [...document.querySelectorAll("[data-spot]")];
                const at = spots.indexOf(document.activeElement);
                const [from, to] = [spots[at], spots[(at + 1) % spots.length]];
                                const middle = (one) => {
                    const { left, right, top, bottom } = one.getBoundingClientRect();
                    return [left + right, top + bottom];
                };
                const [[x, y], [a, b]] = [middle(from), middle(to)];
                const across = Math.abs(a - x) > Math.abs(b - y);
                const key = across ? (a > x ? "Right" : "Left") : b > y ? "Down" : "Up";
                const lit = from.classList.contains("lit");
                return { lit, key: `Arrow${key}`, next: to.dataset.spot };
            }"""
        )
        if here["lit"] and step > 0:
            return
        page.keyboard.press(here["key"])
        expect(page.locator(f"[data-spot='{here['next']}']")).to_be_focused()
    raise AssertionError("no place is lit")


def test_a_location_is_played_with_the_keyboard_alone(visit: Visitor, table_server: Server) -> None:
    person = sit_down(visit, table_server, 2, 2, dragon=1)[0]  # who begins, and holds locations
    page = person.page
    expect(page.locator("[data-kind=location][aria-disabled=false]")).to_be_visible()
    page.locator("[data-kind=location]").focus()
    page.keyboard.press("Enter")
    expect(
        page.get_by_text(re.compile("Choose (a location of your hand|the realm)"))
    ).to_be_visible()
    person.card(person.holds(*LOCATIONS)[0]).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-spot].lit").first).to_be_visible()
    page.locator("[data-spot][tabindex='0']").focus()
    walk_to_a_lit_place(page)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Chosen:")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile(r"plays a \w+ \(\d\)"))


def test_what_is_not_possible_says_why_and_names_the_rule(visit: Visitor) -> None:
    page = visit()
    at_a_table_of_bots(page, 2)
    page.locator(".planning [aria-disabled=true]").first.click(force=True)
    link = page.locator(".planning").get_by_role("link", name=re.compile(r"^Rule E-\d"))
    expect(link).to_be_visible()
    clause = link.inner_text().split()[-1]
    link.click()
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()


CARDS = [
    ("en-GB", "raft, river 1, lake 2", "lake, 7 gold"),
    ("nl-NL", "vlot, rivier 1, meer 2", "meer, 7 goud"),
    ("de-DE", "Floß, Fluss 1, See 2", "See, 7 Gold"),
]


@pytest.mark.parametrize(
    ("locale", "raft", "lake"), daily(CARDS, CARDS[-1:], lambda one: one[0], many=True)
)
def test_the_rules_show_the_cards_and_what_they_cost(
    visit: Visitor, locale: str, raft: str, lake: str
) -> None:
    page = visit("/rules/koenig_der_elfen#F-3", locale=locale, **PHONE)
    expect(page.locator("[id='F-3']").get_by_role("img", name=lake)).to_be_in_viewport(ratio=1)
    page.goto("/rules/koenig_der_elfen#E-4.2")  # its chapter opens
    costs = page.locator("[id='E-4.2']").get_by_role("img")
    expect(costs.last).to_have_accessible_name(raft)
    expect(costs).to_have_count(7)
    assert no_sideways_scroll(page)
    assert complaints(page) == []
