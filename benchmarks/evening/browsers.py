"""People of the club in real browsers: they come in by a link, join, play and give up by clicks."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
from collections.abc import AsyncIterator, Coroutine
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import tafelronde.server

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

ENGINES = ("chromium-headless-shell", "chromium", "chromium-browser")
FLAGS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")
STATIC = Path(tafelronde.server.__file__).parent / "static" / "index.html"
LONG = 60_000
"""Milliseconds until a page that does not go on is given up."""
TURNS = 5
"""Own decisions of a game before a person at a page gives up."""


def missing() -> str:
    """The reason for which no browser can take part; '': it can."""
    if find_spec("playwright") is None:
        return "playwright is not installed"
    if not any(map(shutil.which, ENGINES)):
        return "there is no Chromium on PATH"
    return "" if STATIC.is_file() else "the client is not built"


class Guest:
    """A person at a page."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.turns = 0
        self.rulings = 0
        """The number of times that a director's decision was told at this page."""
        page.set_default_timeout(LONG)

    async def come_in(self, url: str, code: str) -> None:
        """Follow the link of an invitation."""
        await self.page.goto(f"{url}/join#{code}")
        await self.page.get_by_label("Your name here").first.fill(self.name)
        await self.page.get_by_role("button", name="Come in").click()
        await self.page.get_by_role("banner").get_by_text(self.name).first.wait_for()

    async def join(self, url: str, cup: str) -> None:
        """Join a tournament on its page."""
        await self.page.goto(f"{url}/tournament/{cup}")
        await self.page.get_by_role("button", name="Join", exact=True).click()
        await self.page.get_by_text("You are in.").wait_for()
        ruling = self.page.get_by_role("dialog", name="Decisions of directors")
        await self.page.add_locator_handler(ruling, self._read)

    async def _read(self, ruling: Locator) -> None:
        """Read of a director's decision, and close the sheet."""
        self.rulings += 1
        await ruling.get_by_role("button", name="Close").last.click()

    async def attend(self, url: str, cup: str) -> None:
        """Play all tables of a tournament, until it is over."""
        page, seen = self.page, ""
        to_table = page.get_by_role("link", name="Go to your table")
        while True:
            told = await self._look(f"{url}/api/tournaments/{cup}")
            if told and told["card"]["status"] in ("over", "off"):
                return
            if told and told["table"] not in ("", seen):
                seen = told["table"]
                await to_table.click()
                await self._play()
                await page.goto(f"{url}/tournament/{cup}")
            await asyncio.sleep(1)

    async def _look(self, address: str) -> Any:
        """The answer of the server to this person; None where the node has died meanwhile."""
        from playwright.async_api import Error

        try:
            answer = await self.page.request.get(address)
            return await answer.json() if answer.ok else None
        except Error:
            return None

    async def _play(self) -> None:
        page = self.page
        verdict = page.get_by_role("region", name="The game is over")
        bar = page.locator("main[aria-busy=false]").get_by_role("region", name="What is to be done")
        mine = bar.get_by_text(re.compile("Your turn:"))
        for turn in range(TURNS + 1):
            await mine.or_(verdict).first.wait_for()
            if await verdict.is_visible():
                return
            with contextlib.suppress(_timeout()):  # the other one has given up meanwhile
                await (self._decide() if turn < TURNS else self._give_up())
                self.turns += 1
        await verdict.wait_for()

    async def _decide(self) -> None:
        page = self.page
        lit = page.locator("[role=gridcell][aria-label*='can be chosen']")
        choice: Locator = lit.last
        if not await lit.count():
            drawn = page.get_by_role("button", name="Draw a power card")
            choice = drawn.locator("visible=true")
        await choice.click(timeout=5000)
        confirm = page.get_by_role("button", name="Confirm", exact=True)
        await confirm.click(timeout=5000)
        await confirm.wait_for(state="detached", timeout=5000)

    async def _give_up(self) -> None:
        for name in ("Menu", "Resign", "Really resign"):
            await self.page.get_by_role("button", name=name, exact=True).click(timeout=5000)


def _timeout() -> type[Exception]:
    from playwright.async_api import TimeoutError

    return TimeoutError


class Guests:
    """All who take part in browsers."""

    def __init__(self, guests: list[Guest]) -> None:
        self.all = guests
        self._url = ""

    async def come_in(self, url: str, code: str) -> None:
        """Everybody comes in."""
        self._url = url
        await asyncio.gather(*(one.come_in(url, code) for one in self.all))

    async def join(self, cup: str) -> None:
        """Everybody joins."""
        await asyncio.gather(*(one.join(self._url, cup) for one in self.all))

    def attend(self, cup: str) -> list[Coroutine[Any, Any, None]]:
        """The play of each of them."""
        return [one.attend(self._url, cup) for one in self.all]

    async def paper(self, cup: str, file: Path) -> str:
        """Write the page to print as a PDF; the text on it. '': there is no browser."""
        if not self.all:
            return ""
        page = self.all[0].page
        await page.goto(f"{self._url}/tournament/{cup}/paper")
        await page.get_by_role("table").nth(1).wait_for()
        await page.pdf(path=file)
        return await page.get_by_role("main").inner_text()


@contextlib.asynccontextmanager
async def guests(count: int) -> AsyncIterator[Guests]:
    """People at pages of their own, in browsers that share nothing."""
    if not count:
        yield Guests([])
        return
    from playwright.async_api import async_playwright

    engine = next(filter(None, map(shutil.which, ENGINES)))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=engine, args=list(FLAGS))
        pages: list[Guest] = []
        for number in range(count):
            context = await browser.new_context(
                locale="en-GB", reduced_motion="reduce", service_workers="block"
            )
            await context.add_init_script("localStorage['tafelronde.pace'] = 'instant'")
            pages.append(Guest(await context.new_page(), f"Browser {number + 1}"))
        yield Guests(pages)
        await browser.close()
