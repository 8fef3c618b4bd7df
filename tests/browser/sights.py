"""The pages beside the tables as people see them, with something on each: finished games, a
tournament, puzzles. Whose they are is the reader of ``browser.positions``."""

from collections.abc import Iterator, Sequence

from playwright.sync_api import Page

from browser.engines.engine import Engine
from browser.positions import SAMPLES, Position, company, lay_one
from server.helpers import Browser as Person
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
    && !document.querySelector("main progress, main [role=progressbar], main [aria-busy=true]")
    && document.fonts.status === "loaded" """


def open_page(page: Page | Engine, path: str) -> None:
    """Go there, until what it shows has come."""
    if isinstance(page, Engine):
        page.goto(path)
        page.wait_for_function(STANDS)
    else:
        page.goto(path, wait_until="networkidle")
        page.wait_for_function(STANDS, timeout=180_000)


def lay_pages(node: Server, games: Sequence[str], reader: tuple[str, str]) -> Iterator[Position]:
    """All pages of a server that offers these games, at which this person is the reader."""
    for name, path in PLAIN.items():
        yield Position("", 0, name, path)
    yield Position("", 0, "person", f"/person/{reader[0]}")
    people = company(node, reader)
    for game in games:
        for name, path in OF_A_GAME.items():
            yield Position(game, 0, name, path.format(game))
        _, shelf = Person(node.url).get(f"/api/puzzles/{game}")
        yield Position(game, 0, "puzzle", f"/puzzles/{game}/{shelf[0]['id']}")
        over = lay_one(node, game, SAMPLES[game][-1], "end", people)
        yield over._replace(players=0, phase="replay", path=f"{over.path}/replay")
        yield over._replace(players=0, phase="review", path=f"{over.path}/review")
