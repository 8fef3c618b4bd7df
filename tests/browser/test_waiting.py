"""Waiting for somebody at a table without clocks: the choices of the others, and the reminder."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.dealt import deal
from browser.people import expect_toast, no_sideways_scroll, sheet
from browser.pool import BARE, SCREEN
from server.helpers import Server

NAMES = (
    "Maximiliane von Hohenstaufen", "Friedrich-Wilhelm Graf Rotz", "Kunigunde die Unerschrockene",
)  # fmt: skip
PHONE = {"width": 390, "height": 844}
REMIND, BOT, END = "Erinnern", "Bot spielen lassen", "Aus der Partie nehmen"
GAME = "drakon"
SEED = 3


def missing_bar(page: Page) -> Locator:
    return page.locator(".missing")


def deeds(page: Page) -> list[str]:
    return missing_bar(page).get_by_role("button").all_inner_texts()


def fits(page: Page) -> bool:
    """Whether nothing of the bar is cut off or lies over something else of it."""
    return page.evaluate(
        """() => {
          const bar = document.querySelector(".missing").getBoundingClientRect();
          const parts = [...document.querySelectorAll(".missing p, .missing button")].map((one) => one.getBoundingClientRect());
          const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          return parts.every((one, k) => one.left >= bar.left && one.right <= bar.right && one.bottom <= innerHeight
            && parts.every((other, l) => k === l || apart(one, other)));
        }"""  # noqa: E501
    )


def guests(visit: Visitor) -> list[Page]:
    pages: list[Page] = []
    for name in NAMES:
        page = visit(BARE, locale="de-DE")
        assert page.request.post("/api/session", data={"name": name}).ok
        pages.append(page)
    return pages


def player_of(page: Page, link: str) -> int:
    head = page.request.get(link.replace("/table/", "/api/tables/")).json()["head"]
    return head["player"]


def test_who_waits_reminds_and_who_is_waited_for_hears_of_it(
    visit: Visitor, table_server: Server
) -> None:
    pages = guests(visit)
    link = deal(table_server, GAME, pages, SEED, ago=120)
    gone = player_of(pages[0], link)
    other, third = (page for seat, page in enumerate(pages) if seat != gone)
    pages[gone].goto("/")
    expect(sheet(pages[gone], "Drakon")).to_be_visible()
    for page in (other, third):
        page.goto(link)
        expect(missing_bar(page)).to_contain_text(f"Es wird auf {NAMES[gone]} gewartet.")
    other.get_by_role("button", name=REMIND).click()
    expect(missing_bar(other)).to_have_text(f"{NAMES[gone]} wurde erinnert.")
    name = NAMES[pages.index(other)]
    expect_toast(pages[gone], f"{name} wartet auf dich: Drakon")
    third.get_by_role("button", name=REMIND).click()  # it has been done: there it stands
    expect(missing_bar(third)).to_have_text(f"{NAMES[gone]} wurde erinnert.")
    pages[gone].get_by_role("link", name="Zum Tisch").click()
    expect(pages[gone]).to_have_url(f"{table_server.url}{link}")
    expect(missing_bar(pages[gone])).to_have_count(0)


@pytest.mark.parametrize(
    ("ago", "public", "says", "offered"),
    [
        (700, True, "darf ab", [REMIND]),
        (1000, True, "schon eine Weile nicht gekommen. Ein Bot kann", [REMIND, BOT]),
        (90_000, True, "seit einem Tag nicht gekommen.", [REMIND, BOT, END]),
        (90_000, False, "schon eine Weile nicht gekommen. Ein Bot kann", [REMIND, BOT]),
    ],
)
def test_what_the_others_may_do_fits_on_a_screen_and_a_phone(
    visit: Visitor, table_server: Server, ago: float, public: bool, says: str, offered: list[str]
) -> None:
    pages = guests(visit)
    link = deal(table_server, GAME, pages, SEED, ago=ago, public=public)
    page = pages[(player_of(pages[0], link) + 1) % 3]
    page.goto(link)
    expect(missing_bar(page)).to_contain_text(says)
    assert deeds(page) == offered
    for size in (SCREEN["viewport"], PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert no_sideways_scroll(page)
        assert fits(page)
    page.get_by_role("button", name=REMIND).click()
    expect(missing_bar(page)).to_contain_text("wurde erinnert.")
    assert deeds(page) == offered[1:]
    assert fits(page)
