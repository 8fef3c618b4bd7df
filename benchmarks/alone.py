"""Costs of the table without a server in a browser: ``python -m benchmarks.alone FOLDER``.

FOLDER is what ``tafelronde site --out FOLDER`` wrote. A plain host serves it on this computer, and
Chromium visits it as somebody new does, in each of ``--rounds``: how much comes before the hall is
there, how long that takes, and, once the browser has all files, how long from "Play now" to the
first decision of one's own, how long from a tap to the sentence about it, and what memory the page
needs then. Medians, with the least and the most.
"""

import argparse
import contextlib
import functools
import gzip
import http.server
import re
import shutil
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
from playwright.sync_api import BrowserContext, Page, Playwright, expect, sync_playwright

GAME = "Rosenkönig"
ENGINES = ("chromium", "chromium-browser", "chromium-headless-shell")
ASKED = {
    "megabytes before the hall, compressed": 8.0,
    "seconds from Play now to the first own decision": 5.0,
    "milliseconds from a tap to its sentence": 100.0,
    "megabytes of memory at the table": 300.0,
}
"""The largest value that each may have."""
LONG = 120_000
TELL = """() => new Promise((told) => {
  const log = document.querySelector("ol.log"), before = log.children.length;
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    if (log.children.length === before) return;
    watch.disconnect();
    told(performance.now() - begun);
  });
  watch.observe(log, { childList: true, subtree: true });
  const buttons = [...document.querySelectorAll("button")];
  buttons.find((one) => one.textContent.trim() === "Confirm").click();
})"""
"""Confirms what is chosen; the milliseconds until the log says more."""


class Host(http.server.SimpleHTTPRequestHandler):
    """A plain host of files; what it sent is counted, as it is and compressed."""

    sent: dict[str, tuple[int, int]]

    def __init__(self, *args: Any, sent: dict[str, tuple[int, int]], **kwargs: Any) -> None:
        self.sent = sent
        super().__init__(*args, **kwargs)

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def do_GET(self) -> None:
        file = Path(self.translate_path(self.path))
        if file.is_dir():
            file /= "index.html"
        if file.is_file():
            content = file.read_bytes()
            self.sent[self.path] = len(content), len(gzip.compress(content, 6))
        with contextlib.suppress(ConnectionError):  # the browser was closed
            super().do_GET()


@contextlib.contextmanager
def hosting(folder: Path, sent: dict[str, tuple[int, int]]) -> Iterator[str]:
    """The address of a folder."""
    handler = functools.partial(Host, directory=str(folder), sent=sent)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def memory(profile: Path) -> float:
    """The megabytes of the page: the largest renderer of the browser with this profile, by what it
    shares with nobody."""
    sizes = [0.0]
    for process in psutil.process_iter():
        with contextlib.suppress(psutil.Error):
            line = process.cmdline()
            if "--type=renderer" in line and any(str(profile) in one for one in _parents(process)):
                sizes.append(process.memory_full_info().uss / 1e6)
    return max(sizes)


def _parents(process: psutil.Process) -> list[str]:
    return [" ".join(one.cmdline()) for one in process.parents()]


def laid(context: BrowserContext, address: str) -> tuple[Page, float]:
    """A page, and the seconds until it shows the hall."""
    page, begun = context.new_page(), time.perf_counter()
    page.goto(address)
    expect(page.get_by_role("article", name=GAME)).to_be_visible(timeout=LONG)
    return page, time.perf_counter() - begun


def visit(context: BrowserContext, address: str, profile: Path) -> dict[str, float]:
    """Measure a visit, until the first decision."""
    page, seconds = laid(context, address)
    found = {"seconds to the hall, once all is kept": seconds}
    sheet = page.get_by_role("article", name=GAME)
    sheet.get_by_role("combobox").select_option(index=0)
    begun = time.perf_counter()
    sheet.locator(".play").click()
    expect(page.get_by_text(re.compile("Your turn:")).first).to_be_visible(timeout=LONG)
    found["seconds from Play now to the first own decision"] = time.perf_counter() - begun
    _choose(page)
    found["milliseconds from a tap to its sentence"] = page.evaluate(TELL)
    found["megabytes of memory at the table"] = memory(profile)
    page.close()
    return found


def _choose(page: Page) -> None:
    lit = page.locator("[role=gridcell][aria-label*='can be chosen']")
    if lit.count():
        lit.last.click()
    else:
        page.get_by_role("button", name="Draw a power card").locator("visible=true").click()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()


def measure(folder: Path, rounds: int) -> Iterator[dict[str, float]]:
    """The measurements of each round, by their names."""
    with sync_playwright() as playwright:
        for _ in range(rounds):
            sent = dict[str, tuple[int, int]]()
            with hosting(folder, sent) as address:
                # Files that are fetched to be kept come after the hall, by a service worker.
                with visitor(playwright, service_workers="block") as (context, _profile):
                    _, seconds = laid(context, address)
                    whole, small = (sum(sizes) / 1e6 for sizes in zip(*sent.values(), strict=True))
                with visitor(playwright) as (context, profile):
                    page, _ = laid(context, address)
                    kept = page.get_by_text("It also goes without a network now")
                    expect(kept).to_be_visible(timeout=LONG)
                    page.close()
                    yield {
                        "megabytes before the hall": whole,
                        "megabytes before the hall, compressed": small,
                        "seconds to the hall, the first time": seconds,
                        **visit(context, address, profile),
                    }


@contextlib.contextmanager
def visitor(playwright: Playwright, **more: Any) -> Iterator[tuple[BrowserContext, Path]]:
    """A browser that nobody has used, and the folder of what it keeps."""
    engine = next(filter(None, map(shutil.which, ENGINES)), None)
    with tempfile.TemporaryDirectory() as name:
        context = playwright.chromium.launch_persistent_context(
            name, executable_path=engine, locale="en-GB", args=["--no-sandbox"], **more
        )
        context.add_init_script("localStorage['tafelronde.pace'] = 'instant'")
        yield context, Path(name)
        context.close()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.alone", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    wish = parser.parse_args(arguments)
    met = True
    found = list(measure(wish.folder, wish.rounds))
    for what in found[0]:
        values = [one[what] for one in found]
        median, most = statistics.median(values), ASKED.get(what)
        said = "" if most is None else f"  at most {most:g}: {'yes' if median <= most else 'NO'}"
        met = met and (most is None or median <= most)
        print(f"{what:<52} {median:8.1f} ({min(values):.1f}–{max(values):.1f}){said}")
    return 0 if met else 1


if __name__ == "__main__":
    raise SystemExit(main())
