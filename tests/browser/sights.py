"""The pages beside the tables as people see them, with something on each: finished games, a
tournament, puzzles. Whose they are is the reader of ``browser.positions``."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from browser.positions import SAMPLES, Position, company, lay_one
from server.helpers import Server

PLAIN = {
    "hall": "/",
    "games": "/games",
    "puzzles": "/puzzles",
    "account": "/account",
    "people": "/people",
    "daily": "/daily",
    "ratings": "/ratings",
    "tournaments": "/tournaments",
    "missing": "/no-such-page",
}
OF_A_GAME = {"rules": "/rules/{}", "learn": "/learn/{}", "lesson": "/learn/{}/first"}

STANDS = """() => document.querySelector("main:not([aria-busy=true])")
    && !document.querySelector("main [role=progressbar], main [aria-busy=true]")
    && document.fonts.status === "loaded" """


def open_page(page: Page, path: str) -> None:
    """Go there, until what it shows has come."""
    page.goto(path, wait_until="networkidle")
    page.wait_for_function(STANDS, timeout=180_000)


def lay_pages(page: Page, node: Server, reader: tuple[str, str]) -> Iterator[Position]:
    """All pages, at which this person is the reader; ``page`` is that person's."""
    for name, path in PLAIN.items():
        yield Position("", 0, name, path)
    yield Position("", 0, "person", f"/person/{reader[0]}")
    people = company(node, reader)
    offered = {game["name"] for game in page.request.get(f"{node.url}/api/games").json()}
    for game, records in SAMPLES.items():
        if game not in offered:
            continue
        for name, path in OF_A_GAME.items():
            yield Position(game, 0, name, path.format(game))
        shelf = page.request.get(f"{node.url}/api/puzzles/{game}").json()
        yield Position(game, 0, "puzzle", f"/puzzles/{game}/{shelf[0]['id']}")
        over = lay_one(node, game, records[-1], "end", people)
        yield over._replace(players=0, phase="replay", path=f"{over.path}/replay")
        yield over._replace(players=0, phase="review", path=f"{over.path}/review")
