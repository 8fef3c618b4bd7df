"""Draws the pictures of the documentation from the real page: ``PYTHONPATH=tests:. python -m
browser.draw_pictures`` makes all of ``docs/pictures/`` anew, with a server of its own; ``--only
film`` or ``--only GAME`` a part of it.

- ``<game>-light.webp``, ``<game>-dark.webp``: a table in the middle of a game;
- ``tables-light.webp``, ``tables-dark.webp``: those of all games together;
- ``film.webp``: some seconds of a game at each table, as they happen.
"""

import argparse
import contextlib
import io
import secrets
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, sync_playwright

import tafelronde
from browser.conftest import FLAGS
from browser.dealt import deal
from browser.pool import QUIET, SCREEN, new_page
from server.helpers import Server, serving, sqlite_at
from tafelronde import bots
from tafelronde.server.storage.stored_events import decode
from tafelronde.server.table.table import Table

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ("Ada", "Bruno", "Chiara", "Daan", "Emma", "Farid")
MOST_PEOPLE = 4
SEED = 7
PART = 0.55
"""The part of a game that has been played in its picture."""
SCHEMES = ("light", "dark")
FILM = {"width": 1280, "height": 800}
"""The window that is filmed; the film is ``SMALL``, half of it each way."""
SECONDS = 5.0
"""The length of the film, for each game."""
SMALL = (FILM["width"] // 2, FILM["height"] // 2)
PAUSE = 0.5
"""The time in which nothing happens in the film before the next move, in seconds."""
FRAME = 0.12
"""The longest that a frame is shown while something happens."""


def first_part(game: str, players: int, part: float = PART) -> list[int]:
    """The steps of a game of bots, up to a decision in its middle, after this part of all."""
    rules = tafelronde.load(game)
    state, chance = rules.new(players), tafelronde.new_rng(SEED)
    seats = [bots.create(rules, "easy", seed=SEED + seat) for seat in range(players)]
    log = state.apply_chance(chance)
    decisions: list[int] = []
    while not state.is_terminal:
        decisions.append(len(log))
        action = seats[state.current_player].choose(state)
        state.apply(action)
        log += [action, *state.apply_chance(chance)]
    return log[: decisions[int(part * len(decisions))]]


def size_of(game: str) -> int:
    about = tafelronde.core.objects.registry.info(game)
    return max(about.min_players, min(MOST_PEOPLE, about.max_players))


@contextlib.contextmanager
def people(browser: Browser, node: Server, count: int, given: dict[str, Any]) -> Iterator[Any]:
    """Pages of so many people."""
    pages = [new_page(browser, {**given, "base_url": node.url}) for _ in range(count)]
    for page, name in zip(pages, NAMES, strict=False):
        page.request.post("/api/session", data={"name": name})
    yield pages
    for page in pages:
        page.context.close()


def settled(page: Page) -> None:
    """All that a picture shows is there."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)


def shot(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def picture(browser: Browser, node: Server, game: str) -> dict[str, Image.Image]:
    """A table of this game, in both themes."""
    given = {**QUIET, "locale": "en-GB"}
    with people(browser, node, size_of(game), given) as pages:
        path = deal(node, game, pages, SEED, given=first_part(game, len(pages)))
        table = path.rpartition("/")[2]
        heads = [page.request.get(f"/api/tables/{table}").json()["head"] for page in pages]
        page = pages[next(seat for seat, head in enumerate(heads) if head["legal"])]
        for person in [*(one for one in pages if one is not page), page]:
            person.goto(path)
        found: dict[str, Image.Image] = {}
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            settled(page)
            found[scheme] = shot(page)
        return found


def together(pictures: Sequence[Image.Image]) -> Image.Image:
    """All in one, two in a row, each half as wide."""
    width, height = (length // 2 for length in pictures[0].size)
    rows = -(-len(pictures) // 2)
    whole = Image.new("RGB", (2 * width, rows * height))
    for number, one in enumerate(pictures):
        small = one.resize((width, height), Image.Resampling.LANCZOS)
        whole.paste(small, (number % 2 * width, number // 2 * height))
    return whole


def keep(image: Image.Image, name: str) -> None:
    file = FOLDER / f"{name}.webp"
    image.save(file, quality=78, method=6)
    print(file.name, file.stat().st_size)


# ---- the film -----------------------------------------------------------------------------------

Frames = list[tuple[Image.Image, float]]
"""Pictures, and how many seconds each is shown."""


def scene(browser: Browser, node: Server, game: str) -> Frames:
    """Some seconds from the middle of a game, seen by the first of its people."""
    given = {**SCREEN, "viewport": FILM, "locale": "en-GB"}
    rules = tafelronde.load(game)
    with people(browser, node, size_of(game), given) as pages:
        path = deal(node, game, pages, SEED, given=first_part(game, len(pages)))
        seats = [bots.create(rules, "easy", seed=SEED + seat) for seat in range(len(pages))]
        for page in reversed(pages):
            page.goto(path)
        settled(page := pages[0])
        frames: Frames = []
        shown, still = 0.0, 0.0
        while shown < SECONDS:
            began = time.monotonic()
            if still >= PAUSE and not page.get_by_role("button", name="Skip").is_visible():
                table = as_stored(node, path)
                if table.player < 0:
                    break
                move(pages[table.player], table, seats[table.player].choose(table.state))
                still = 0.0
            image = shot(page).resize(SMALL, Image.Resampling.LANCZOS)
            lasts = min(time.monotonic() - began, FRAME)
            if frames and ImageChops.difference(frames[-1][0], image).getbbox() is None:
                last, lasted = frames[-1]
                still += lasts
                frames[-1] = last, lasted + (lasts if still < PAUSE else 0.0)
                shown += frames[-1][1] - lasted
            else:
                frames.append((image, lasts))
                shown += lasts
        return frames


def as_stored(node: Server, path: str) -> Table:
    """The table of this path, from the server's database."""
    name = path.rpartition("/")[2]
    with sqlite3.connect(node.database.removeprefix("sqlite:///"), timeout=30) as base:
        (secret,) = base.execute("SELECT seed FROM tables WHERE id = ?", (name,)).fetchone()
        rows = base.execute("SELECT at, body FROM events WHERE table_id = ? ORDER BY seq", (name,))
        table = Table(name, secret)
        for at, body in rows:
            table.apply(decode(body), at)
    base.close()
    return table


def move(page: Page, table: Table, action: int) -> None:
    """This person makes a move."""
    given = table.state.game.notation.encode_action(action)
    sent = {"t": "move", "id": secrets.token_hex(8), "table": table.id, "seat": table.player}
    answer = page.request.post("/api/command", data={**sent, "seq": table.seq, "action": given})
    assert answer.ok, answer.text()


def film(frames: Frames) -> None:
    file = FOLDER / "film.webp"
    first, *others = (image for image, _ in frames)
    first.save(
        file, save_all=True, append_images=others, loop=0, quality=55, method=6, minimize_size=True,
        duration=[round(1000 * lasts) for _, lasts in frames],
    )  # fmt: skip
    print(file.name, file.stat().st_size, f"{sum(lasts for _, lasts in frames):.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(prog="browser.draw_pictures", description=__doc__)
    parser.add_argument("--only", default="", help="film, or a game")
    only = parser.parse_args().only
    FOLDER.mkdir(exist_ok=True)
    games = [game.name for game in tafelronde.infos() if not only or only in (game.name, "film")]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite_at(Path(folder)), offer=",".join(games)) as node,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(FLAGS)
        )
        if only != "film":
            found = {game: picture(browser, node, game) for game in games}
            for scheme in SCHEMES:
                for game, images in found.items():
                    keep(images[scheme], f"{game}-{scheme}")
                if not only:
                    keep(
                        together([images[scheme] for images in found.values()]), f"tables-{scheme}"
                    )
        if only in ("", "film"):
            film([frame for game in games for frame in scene(browser, node, game)])
        browser.close()


if __name__ == "__main__":
    main()
