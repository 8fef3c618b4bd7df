"""Whole games without a network: ``python -m benchmarks.alone_games FOLDER``.

FOLDER is what ``tafelronde site --out FOLDER`` wrote. Chromium visits it once; then the network is
cut, and a reader plays a game of each kind to its end against a bot, by doing what the hints say.
In the middle of each the browser is killed, and the game goes on in the next one. At the end the
page checks the draws. Minutes; it fails where anything does.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import tempfile
import time
from pathlib import Path

import psutil
from playwright.sync_api import BrowserContext, Page, Playwright, expect, sync_playwright

from .alone import ENGINES, LONG, hosting

KILLED_AT = 4
"""The decision before which the browser is killed."""


def opened(playwright: Playwright, profile: Path) -> BrowserContext:
    """The reader's browser."""
    engine = next(filter(None, map(shutil.which, ENGINES)), None)
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=engine, locale="en-GB", args=["--no-sandbox"]
    )
    context.add_init_script("localStorage['tafelronde.pace'] = 'instant'")
    return context


def kill(profile: Path) -> None:
    """End the browser with this profile as a power cut does."""
    for process in psutil.process_iter():
        try:
            line = " ".join(process.cmdline())
        except psutil.Error:
            continue
        if str(profile) in line:
            os.kill(process.pid, signal.SIGKILL)


def begin(page: Page, game: str) -> None:
    """A game against the weakest bot."""
    sheet = page.get_by_role("article", name=game)
    sheet.get_by_role("combobox").select_option(index=0)
    sheet.locator(".play").click()


def decide(page: Page) -> bool:
    """Do what is advised; False when the game is over."""
    hint = page.get_by_role("button", name="Hint", exact=True)
    over = page.get_by_role("region", name="The game is over")
    # Until what one did before has come back, the page still shows the position before.
    ready = page.locator("main[aria-busy=false] [aria-label='Hint'][aria-disabled='false']")
    stopped = page.get_by_role("alert").filter(has_text="has stopped")
    expect(ready.or_(over).or_(stopped).first).to_be_visible(timeout=LONG)
    if stopped.is_visible():
        raise SystemExit(page.locator("details pre").text_content())
    if over.is_visible():
        return False
    hint.click()
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    expect(confirm).to_be_visible(timeout=LONG)
    confirm.click()
    expect(confirm).to_have_count(0)
    return True


def play(playwright: Playwright, profile: Path, address: str, game: str) -> tuple[int, float]:
    """A whole game; its own decisions, and the seconds that it took."""
    context = opened(playwright, profile)
    context.set_offline(True)
    page = context.new_page()
    page.goto(address)
    begun = time.perf_counter()
    begin(page, game)
    decisions = 0
    while decide(page):
        decisions += 1
        if decisions == KILLED_AT:
            where = page.url
            kill(profile)
            context = opened(playwright, profile)
            context.set_offline(True)
            page = context.new_page()
            page.goto(where)
    page.get_by_role("button", name="Check the draws").click()
    expect(page.get_by_text(re.compile("draws? follows? from the promised seed"))).to_be_visible()
    context.close()
    return decisions, time.perf_counter() - begun


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.alone_games", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="*", help="all, unless named by their titles")
    wish = parser.parse_args(arguments)
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name,
        hosting(wish.folder, {}) as address,
    ):
        context = opened(playwright, Path(name))
        page = context.new_page()
        page.goto(address)
        kept = page.get_by_text("It also goes without a network now")
        expect(kept).to_be_visible(timeout=LONG)
        titles = page.get_by_role("article").get_by_role("heading").all_inner_texts()
        context.close()
        for game in wish.games or titles:
            decisions, seconds = play(playwright, Path(name), address, game)
            print(
                f"{game}: {decisions} decisions in {seconds:.0f} s, the draws are true", flush=True
            )


if __name__ == "__main__":
    main()
