"""Time from a clone to one's first move in the browser, as a stranger has it.

``python -m benchmarks.games.rosenkoenig.first_move`` clones the commit that is checked out, runs
``./play`` there with an empty kernel cache and an empty database, and plays the first move of
Rosenkönig in Chromium as soon as each thing can be clicked. What package managers keep (uv, pip and
npm) is used as it is; ``--without-uv`` hides a uv on PATH, so that ``./play`` has to get one.

For each phase it prints the seconds since the start at which it was over, and the processor seconds
until then of all that ``./play`` started; Chromium's are counted by themselves.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[3]
LIMIT = 300.0
"""Seconds until it gives up."""
TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid: int) -> float:
    """The processor seconds of a process and of all that it has started, ended ones included."""
    children: dict[int, list[int]] = {}
    used: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            children.setdefault(int(fields[1]), []).append(int(folder.name))
            used[int(folder.name)] = sum(map(int, fields[11:15])) / TICKS
    waiting, total = [pid], 0.0
    while waiting:
        one = waiting.pop()
        total += used.get(one, 0.0)
        waiting += children.get(one, [])
    return total


class Phases:
    """When what was over."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.play = 0
        """The process of ``./play``."""

    def over(self, name: str) -> None:
        seconds = time.monotonic() - self.begun
        ours = processor_seconds(self.play) if self.play else 0.0
        browser = processor_seconds(os.getpid()) - ours
        print(f"{name:<28} {seconds:6.1f} s {ours:8.1f} s {browser:8.1f} s", flush=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def path_without_uv() -> str:
    folders = os.environ["PATH"].split(os.pathsep)
    return os.pathsep.join(folder for folder in folders if not Path(folder, "uv").exists())


@contextmanager
def played(clone: Path, port: int, without_uv: bool) -> Iterator[subprocess.Popen[str]]:
    """``./play`` in a clone, to its end."""
    dropped = ("PYTHONPATH", "VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE")
    environment = {name: value for name, value in os.environ.items() if name not in dropped}
    environment["TAFELRONDE_CACHE"] = str(clone / ".kernels")
    if without_uv:
        environment["PATH"] = path_without_uv()
    flags = ["--no-browser", "--port", str(port), "--database", f"sqlite:///{clone}/tables.db"]
    process = subprocess.Popen(
        [str(clone / "play"), *flags],
        env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)


def wait_for_server(process: subprocess.Popen[str], url: str, phases: Phases) -> None:
    """Note what ``./play`` says; raises SystemExit where it ends."""
    assert process.stderr is not None
    os.set_blocking(process.stderr.fileno(), False)
    while time.monotonic() - phases.begun < LIMIT:
        while line := process.stderr.readline():
            if line.rstrip().endswith("..."):
                phases.over(f"> {line.strip(' .')[:25]}")
        with suppress(OSError), urllib.request.urlopen(f"{url}/health"):
            return
        if process.poll() is not None:
            raise SystemExit("./play has ended")
        time.sleep(0.02)
    raise SystemExit("./play takes too long")


def first_move(page: Page, url: str, phases: Phases) -> None:
    """Against the bot that the hall proposes."""
    page.goto(url)
    sheet = page.get_by_role("article", name="Rosenkönig")
    play = sheet.locator(".play")
    expect(play).to_be_enabled()
    phases.over("the hall is shown")
    play.click()
    asks = page.get_by_role("region", name="What is to be done").get_by_text("Your turn")
    expect(page.get_by_role("grid")).to_be_visible()
    phases.over("the board is shown")
    expect(asks).to_be_visible()
    phases.over("one's own turn")
    log = page.get_by_role("list", name="Log").get_by_role("listitem")
    before = log.count()
    page.locator("[role=gridcell][aria-label*='can be chosen']").first.click()
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(log.nth(before)).to_contain_text("plays")
    phases.over("the first own move is made")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.games.rosenkoenig.first_move")
    parser.add_argument("--without-uv", action="store_true", help="hide a uv on PATH")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="tafelronde-first-move-"))
    clone = folder / "clone"
    try:
        with sync_playwright() as playwright:
            chromium = shutil.which("chromium") or shutil.which("chromium-browser")
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            expect.set_options(timeout=LIMIT * 1000)
            page = browser.new_page(locale="en-GB")
            print(f"{'':<28} {'since then':>8} {'./play':>9} {'Chromium':>10}")
            phases = Phases()
            subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
            phases.over("cloned")
            port = free_port()
            with played(clone, port, given.without_uv) as process:
                phases.play = process.pid
                wait_for_server(process, f"http://127.0.0.1:{port}", phases)
                phases.over("the server answers")
                first_move(page, f"http://127.0.0.1:{port}", phases)
            browser.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
