"""Steps of a learner at the page of a lesson."""

from playwright.sync_api import Locator, Page, expect

from browser.people import bar


def offer(page: Page, game: str = "Rosenkönig") -> Locator:
    """The first game of this game, for who has never played."""
    region = page.get_by_role("region", name="New here?")
    return region.get_by_role("link", name=game)


def go_on(page: Page) -> Locator:
    return bar(page).get_by_role("button", name="Go on")


def is_at(page: Page, step: int, steps: int = 10) -> None:
    expect(bar(page).get_by_text(f"Step {step} of {steps}")).to_be_visible()


def points_at(page: Page, *names: str) -> None:
    """The coach points at these parts of the table, and they are to be seen."""
    rings = page.locator("[data-points]")
    expect(rings).to_have_count(len(names))
    for ring, name in zip(rings.all(), names, strict=True):
        expect(ring).to_have_attribute("data-points", name)


def tap(page: Page, *names: str) -> None:
    """Tap these parts of the table, one after the other."""
    for name in names:
        place = page.locator(f"[data-at='{name}']").locator("visible=true").first
        inside = place.get_by_role("button")
        (inside if inside.count() else place).first.click()


def from_the_list(page: Page, title: str, steps: int) -> None:
    """Begin the first lesson of the list, which bears this title."""
    first = page.get_by_role("listitem").filter(has_text=title)
    first.get_by_role("link", name="Begin").click()
    is_at(page, 1, steps)
