"""Looks through the tables of all games (``browser.positions``) and all other pages
(``browser.sights``) at every size, in every language and by day and night:
``PYTHONPATH=tests:. python -m browser.gallery FOLDER`` renews a folder of pictures, with a page
(``index.html``) to leaf through them by game, players, phase, size, language and theme, and says
what cannot be read in them; ``--only drakon-6`` or ``--only hall`` some of it, ``--engine webkit``
as another engine draws it."""

import argparse
import contextlib
import itertools
import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from browser.conftest import CHROMIUM, FLAGS
from browser.engines.engine import Engine
from browser.engines.launch import ENGINES, lacks, launch
from browser.people import LAID_OUT
from browser.pool import QUIET, new_page
from browser.positions import READER, SAMPLES, Position, become_reader, lay_all
from browser.sights import lay_pages, open_page
from server.helpers import Server, serving, sqlite_at

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "small": {"width": 360, "height": 640},
    "lying": {"width": 844, "height": 390},
    "desk": {"width": 1280, "height": 800},
}
TIGHT: dict[str, ViewportSize] = {
    "narrow": {"width": 320, "height": 568},
    "flat": {"width": 640, "height": 360},
}
"""Phones that show all of it larger, and small ones that lie; as narrow is a desk's window that is
magnified four times."""
LANGUAGES = ("de", "nl", "en")
"""The one with the longest words first."""
SCHEMES = ("light", "dark")

FIND = (Path(__file__).parent / "misprints.js").read_text(encoding="utf-8")
PAGE = (Path(__file__).parent / "gallery.html").read_text(encoding="utf-8")
MAY_BE_CUT = (".deed", ".bar .detail")
"""All of what a player did last opens on a tap, or when one points at it; under a long question
there is no second line."""
LEFT_OUT = ".second:not(.long) .under"
"""A word of a seat, where there is no room for it; whose turn it is shows at the edge, too."""
SHEETS = "dialog, .drawer, .toasts, [role=tooltip], .board .panel"
"""The parts over the rest until they are closed."""

FOLLOW = """(path) => {
    const way = document.createElement("a");
    way.href = path;
    document.body.append(way);
    way.click();
    way.remove();
}"""
SHOWN = """() => {
    const table = document.querySelector("main.table[aria-busy=false]");
    return table && table.querySelector(".seats .seat") && table.querySelector(".dock > *")
        && !document.querySelector(".face .blank") && document.fonts.status === "loaded";
}"""


def go(page: Page | Engine, path: str) -> None:
    """To a table, without loading the page anew, until all of it is there."""
    if page.evaluate("path => location.pathname !== path", path):
        page.evaluate(FOLLOW, path)
    page.wait_for_function(SHOWN)


def speak(page: Page | Engine, language: str, path: str) -> None:
    """Begin at a table in this language."""
    page.evaluate("language => localStorage['tafelronde.language'] = language", language)
    page.goto(path)
    page.wait_for_function(SHOWN)


def misprints(page: Page | Engine) -> list[str]:
    """The parts of the page that cannot be read."""
    page.evaluate(LAID_OUT)
    return page.evaluate(FIND, [MAY_BE_CUT, LEFT_OUT, SHEETS])


def look_through(
    page: Page | Engine,
    positions: Sequence[Position],
    sizes: Sequence[str] = tuple(SIZES),
    languages: Sequence[str] = LANGUAGES,
) -> Iterator[tuple[Position, str, str]]:
    """The page shows each position in each language and size, which are named."""
    for language in languages:
        speak(page, language, positions[0].path)
        for position in positions:
            go(page, position.path)
            for size in sizes:
                page.set_viewport_size((SIZES | TIGHT)[size])
                yield position, size, language


def look_through_pages(
    page: Page | Engine,
    pages: Sequence[Position],
    sizes: Sequence[str] = tuple(SIZES),
    languages: Sequence[str] = LANGUAGES,
) -> Iterator[tuple[Position, str, str]]:
    """Look at pages that are no tables, as ``look_through`` does at tables."""
    for language in languages:
        page.evaluate("language => localStorage['tafelronde.language'] = language", language)
        for one in pages:
            open_page(page, one.path)
            for size in sizes:
                page.set_viewport_size((SIZES | TIGHT)[size])
                yield one, size, language


@contextlib.contextmanager
def reading(engine: str, node: Server) -> Iterator[tuple[Page | Engine, tuple[str, str]]]:
    """A page of this engine, and the id and the name of the reader at it."""
    if engine in ENGINES:
        with contextlib.closing(launch(engine, node.url)) as page:
            yield page, (page.enter(READER), READER)
    else:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            page = new_page(browser, {**QUIET, "base_url": node.url})
            page.goto("/health")
            yield page, become_reader(page, node)
            browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="browser.gallery", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="the beginning of the names of positions")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--schemes", default=",".join(SCHEMES))
    parser.add_argument("--engine", choices=["chromium", *ENGINES], default="chromium")
    given = parser.parse_args()
    if given.engine in ENGINES and (why := lacks(given.engine)):
        parser.error(why)
    folder: Path = given.folder
    folder.mkdir(parents=True, exist_ok=True)
    games = [game for game in SAMPLES if game.startswith(given.only[: len(game)])] or [*SAMPLES]
    with (
        tempfile.TemporaryDirectory() as data,
        serving(sqlite_at(Path(data)), offer=",".join(games)) as node,
        reading(given.engine, node) as (page, reader),
    ):
        laid = itertools.chain.from_iterable(lay_all(node, game, reader) for game in games)
        positions = [one for one in laid if one.name.startswith(given.only)]
        pages = [one for one in lay_pages(node, games, reader) if one.name.startswith(given.only)]
        drawn: list[dict[str, object]] = []
        wanted = given.sizes.split(","), given.languages.split(",")
        seen = itertools.chain(
            look_through(page, positions, *wanted) if positions else (),
            look_through_pages(page, pages, *wanted),
        )
        for position, size, language in seen:
            name = f"{position.name}-{size}-{language}"
            for fault in misprints(page):
                print(f"{name}: {fault}", flush=True)
            for scheme in given.schemes.split(","):
                page.emulate_media(color_scheme=scheme)
                picture = folder / f"{name}-{scheme}.png"
                if isinstance(page, Engine):
                    page.screenshot(path=picture)
                else:
                    page.screenshot(path=picture, full_page=position in pages)
                about = {"size": size, "language": language, "theme": scheme}
                drawn.append({**position._asdict(), **about, "file": f"{name}-{scheme}.png"})
        page_of_all = PAGE.replace("/*shown*/ []", json.dumps(drawn))
        (folder / "index.html").write_text(page_of_all, encoding="utf-8")


if __name__ == "__main__":
    main()
