"""Draws what the hall shows of each game: its board in the middle of a game, as
``board-light.webp`` and ``board-dark.webp`` in the client's folder of the game.
``PYTHONPATH=tests:. python -m browser.draw_boards [GAME]``, with a server of its own."""

import io
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import tafelronde
from browser.conftest import FLAGS
from browser.dealt import deal
from browser.draw_pictures import SCHEMES, SEED, first_part, people, settled, size_of
from browser.pool import QUIET
from server.helpers import Server, serving, sqlite_at

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
SHOWN = (560, 315)
"""The size of a board; where it is higher, its middle."""

PART = 0.45
"""The part of the game that has been played."""
WORDLESS = "(all) => { for (const one of all) one.style.visibility = 'hidden'; }"
"""The pictures are the same in all languages."""


def draw(browser: Browser, node: Server, game: str) -> None:
    """Both pictures of a game's board."""
    given = {**QUIET, "locale": "en-GB", "viewport": {"width": 1280, "height": 800}}
    with people(browser, node, size_of(game), given) as pages:
        path = deal(node, game, pages, SEED, given=first_part(game, len(pages), PART))
        table = path.rpartition("/")[2]
        heads = [one.request.get(f"/api/tables/{table}").json()["head"] for one in pages]
        page = next(p for p, head in zip(pages, heads, strict=True) if not head["legal"])
        page.goto(path)  # of somebody who waits: nothing is lit
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            settled(page)
            board = page.locator("main.table > .board")
            board.locator("p").evaluate_all(WORDLESS)
            taken = board.screenshot()
            keep(
                Image.open(io.BytesIO(taken)).convert("RGB"), GAMES / game / f"board-{scheme}.webp"
            )


def keep(image: Image.Image, file: Path) -> None:
    """The middle of a picture, as large as it is shown."""
    width, height = image.size
    high = min(height, width * SHOWN[1] // SHOWN[0])
    wide = high * SHOWN[0] // SHOWN[1]
    left, top = (width - wide) // 2, (height - high) // 2
    part = image.crop((left, top, left + wide, top + high))
    part.resize(SHOWN, Image.Resampling.LANCZOS).save(file, quality=72, method=6)
    print(file.name, file.stat().st_size)


def main(only: str = "") -> None:
    games = [game.name for game in tafelronde.infos() if only in ("", game.name)]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite_at(Path(folder)), offer=",".join(games)) as node,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(FLAGS)
        )
        for game in games:
            draw(browser, node, game)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
