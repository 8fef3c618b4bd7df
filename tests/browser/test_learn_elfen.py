"""König der Elfen's lessons by taps: the first game, cards discarded together, and a spell."""

import re

from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.learning import go_on, is_at, offer, points_at, tap
from browser.people import bar

GAME = "koenig_der_elfen"


def test_the_first_game_by_the_coachs_words_alone(visit: Visitor) -> None:
    page = visit()
    offer(page, "König der Elfen").click()
    for step in (1, 2):
        is_at(page, step, 15)
        go_on(page).click()
    is_at(page, 3, 15)
    points_at(page, "card-lake", "place-1.1")
    tap(page, "card-lake", "place-2.1", "place-2.1")  # wrong: the realm of the other
    expect(bar(page).get_by_text("you would reach it last")).to_be_visible()
    for step, card, place in ((3, "lake", "1.1"), (4, "forest", "1.2")):
        is_at(page, step, 15)
        tap(page, f"card-{card}", f"place-{place}", f"place-{place}")
    is_at(page, 5, 15)
    expect(page.locator("[data-at='place-1.1']").get_by_text("1.1", exact=True)).to_be_visible()
    by_itself = page.get_by_role("button", name="Keep passing")
    expect(by_itself).to_have_attribute("aria-disabled", "true")  # nothing is left to itself here
    go_on(page).click()
    is_at(page, 6, 15)
    tap(page, "card-gold", "place-1.1", "place-1.1")
    is_at(page, 7, 15)
    go_on(page).click()
    for step, action in ((8, "do-buy"), (9, "do-pass")):
        is_at(page, step, 15)
        points_at(page, action)
        tap(page, action, action)
    for step, card in ((10, "raft"), (11, "giant_pig")):
        is_at(page, step, 15)
        tap(page, f"card-{card}", f"card-{card}")
    is_at(page, 12, 15)
    tap(page, "card-dragon", "card-dragon")  # wrong: the cloud is too slow for the plain
    expect(bar(page).get_by_text("the plain takes two clouds")).to_be_visible()
    is_at(page, 12, 15)
    tap(page, "card-magic_cloud", "card-magic_cloud")
    is_at(page, 13, 15)
    tap(page, "card-dragon", "card-dragon")
    is_at(page, 14, 15)
    tap(page, "halt", "halt")
    is_at(page, 15, 15)
    expect(page.locator("[data-at=seat-0]").get_by_text("46")).to_be_visible()
    page.get_by_role("button", name="Play on alone").click()
    expect(page).to_have_url(re.compile(r"/table/"))
    expect(page.get_by_text("journey 2 of 2", exact=True)).to_be_visible()


def test_four_cards_are_discarded_together(visit: Visitor) -> None:
    page = visit("/learn/koenig_der_elfen/plan")
    is_at(page, 1, 14)
    page.keyboard.press("n")
    is_at(page, 2, 14)
    page.keyboard.press("d")
    is_at(page, 3, 14)
    tap(page, "do-swap", "do-swap")
    is_at(page, 4, 14)
    tap(page, "card-river", "card-raft", "card-elfcycle", "card-elfcycle")
    page.get_by_role("button", name="Discard these 4").click()
    is_at(page, 8, 14)


def test_a_spell_is_cast_with_a_bodyguard(visit: Visitor) -> None:
    page = visit("/learn/koenig_der_elfen/magic")
    for step in (1, 2):
        is_at(page, step, 11)
        page.keyboard.press("n")
    is_at(page, 3, 11)
    tap(page, "with-spell", "with-guard", "place-2.1", "place-2.1")
    is_at(page, 4, 11)
    tap(page, "card-troll_wagon", "card-troll_wagon", "card-magic_cloud", "card-magic_cloud")
    page.get_by_role("button", name="Discard these 4").click()
    is_at(page, 8, 11)
