"""The page itself: languages, phones, the keyboard, and those who listen to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.people import lit_squares, my_turn, no_sideways_scroll, play_now, take_turn

axe_playwright = pytest.importorskip("axe_playwright_python.sync_playwright")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def complaints(page: Page) -> list[str]:
    found = axe_playwright.Axe().run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]


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
    expect(page.get_by_role("button", name=play)).to_be_visible()


def test_the_language_is_switched_in_the_middle_of_a_game(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    assert take_turn(page)
    expect(my_turn(page)).to_be_visible()
    page.get_by_role("banner").get_by_role("button").click()
    page.get_by_label("Language").select_option("nl")
    page.get_by_role("button", name="Sluiten").first.click()
    expect(page.get_by_text("Jouw beurt: kies een kaart, een veld of de stapel.")).to_be_visible()
    expect(page.get_by_role("list", name="Verslag")).to_contain_text("krijgt")
    assert page.locator("html").get_attribute("lang") == "nl"


@pytest.mark.parametrize("locale", ["en-GB", "nl-NL", "de-DE"])
def test_a_phone_scrolls_nothing_sideways(visit: Visitor, locale: str) -> None:
    page = visit(locale=locale, **PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert no_sideways_scroll(page)
    page.locator(".play").click()
    expect(page.locator(".bar.yours")).to_be_visible()
    assert no_sideways_scroll(page)
    page.locator(".hand.mine .slot.lit").first.click()
    confirm = page.locator(".bar .primary")
    expect(confirm).to_be_in_viewport(ratio=1)
    for target in page.locator(".dock button").locator("visible=true").all():
        box = target.bounding_box()
        assert box is not None
        assert box["width"] >= 44, target.inner_text()
        assert box["height"] >= 44, target.inner_text()
        assert box["x"] + box["width"] <= 390
    expect(page.get_by_role("grid")).to_be_in_viewport(ratio=0.99)


def test_a_game_is_played_with_the_keyboard_alone(visit: Visitor) -> None:
    page = visit()
    play_now(page)
    for _ in range(4):
        expect(my_turn(page)).to_be_visible()
        name = page.locator("[role=gridcell][tabindex='0']").get_attribute("data-square")
        assert name is not None
        page.locator("[role=gridcell][tabindex='0']").focus()
        if lit_squares(page).count() == 0:
            page.get_by_role("button", name="Draw a power card").locator("visible=true").focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            continue
        goal = lit_squares(page).first.get_attribute("data-square")
        assert goal is not None
        across, up = ord(goal[0]) - ord(name[0]), int(goal[1]) - int(name[1])
        for _ in range(abs(across)):
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        for _ in range(abs(up)):
            page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
        assert page.evaluate("() => document.activeElement.dataset.square") == goal
        page.keyboard.press("Enter")
        expect(page.get_by_text("Chosen:")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.get_by_text("Chosen:")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visitor, scheme: str) -> None:
    page = visit(color_scheme=scheme, reduced_motion="reduce")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert complaints(page) == []
    play_now(page)
    expect(my_turn(page)).to_be_visible()
    assert complaints(page) == []
    lit_squares(page).first.click()
    assert complaints(page) == []
    page.get_by_role("button", name="Menu").click()
    assert complaints(page) == []
    page.goto("/rules/rosenkoenig")
    expect(page.get_by_text("The target must be on the board.")).to_be_visible()
    assert complaints(page) == []


def test_the_shell_loads_without_a_network_and_says_so(visit: Visitor) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(800)  # what was loaded before the worker is handed to it
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Connection lost, trying again…")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
