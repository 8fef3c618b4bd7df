"""Briscola in the browser: the client is built with it, and a game is played to its end."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.helpers import free_port

pytest.importorskip("playwright")
from playwright.sync_api import Page, expect, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ROOT = Path(__file__).resolve().parents[3]
GAMES = {**os.environ, "TAFELRONDE_MORE_GAMES": "examples/briscola"}
SERVE = """
import sys
from pathlib import Path
from tafelronde.server.base.config import Settings
from tafelronde.server.node.run import serve
port, folder = int(sys.argv[1]), Path(sys.argv[2])
serve(
    Settings(port=port, database=str(folder / "db.sqlite"), workers=1, rate=100_000,
        games=("briscola",), static=folder / "client"),
    lambda address: print(address, flush=True),
)
"""

pytestmark = pytest.mark.skipif(not CHROMIUM, reason="no chromium on PATH")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with this game and its client."""
    folder = tmp_path_factory.mktemp("briscola")
    build = ("hatch_build.py", "run", "build", "--", "--outDir", str(folder / "client"))
    built = subprocess.run([sys.executable, *build], cwd=ROOT, env=GAMES, capture_output=True)
    assert built.returncode == 0, built.stdout + built.stderr
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(port), str(folder)],
        cwd=ROOT, env=GAMES, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdout is not None
    with process, process.stdout:
        assert process.stdout.readline(), "the server ended"
        yield f"http://127.0.0.1:{port}"
        process.terminate()


@pytest.fixture
def page(address: str) -> Iterator[Page]:
    """The hall, as a new person sees it, to whom others' turns are shown at once."""
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        page = browser.new_page(base_url=address, locale="en-GB")
        trouble: list[str] = []
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.add_init_script("localStorage['tafelronde.pace'] = 'instant'")
        page.goto("/")
        expect(page.get_by_role("article", name="Briscola")).to_be_visible(timeout=60_000)
        yield page
        browser.close()
        assert trouble == []


def set_table(page: Page, bots: int) -> None:
    """Sit down with so many bots."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * bots]
    headers = {"content-type": "application/json", "origin": page.url.rstrip("/")}
    plan = json.dumps({"game": "briscola", "players": len(seats), "seats": seats})
    answer = page.request.post("/api/tables", data=plan, headers=headers, timeout=90_000)
    assert answer.status == 201, answer.text()
    page.goto(f"/table/{answer.json()['id']}")


def play_card(page: Page) -> bool:
    """Play the first card of the hand when it is one's turn; False when the game is over."""
    lit = page.locator(".hand-card.lit")
    over = page.get_by_role("region", name="The game is over")
    expect(lit.or_(over).first).to_be_visible(timeout=60_000)
    if over.is_visible():
        return False
    cards = lit.count()
    lit.first.click()
    page.get_by_role("button", name="Confirm", exact=True).click()
    assert 1 <= cards <= 3
    expect(page.locator(".hand-card.chosen")).to_have_count(0)
    return True


@pytest.mark.parametrize(("bots", "tricks"), [(1, 20), (3, 10)])
def test_a_game_against_bots_to_its_end(page: Page, bots: int, tricks: int) -> None:
    set_table(page, bots)
    table = page.get_by_role("img", name=re.compile("The table"))
    expect(table).to_be_visible(timeout=300_000)  # where the rules have never been compiled
    expect(table).to_have_attribute("aria-label", re.compile(r"Trump: (coins|cups|swords|clubs)"))
    expect(page.locator(".hand-card")).to_have_count(3)
    played = 0
    while play_card(page):
        played += 1
    assert played == tricks - 1  # the last card is played by itself: nothing is left to choose
    seats = page.get_by_role("img", name=re.compile(r"\d+ points?, \d+ tricks?"))
    told = [seat.get_attribute("aria-label") or "" for seat in seats.all()]
    points, taken = zip(*(map(int, re.findall(r"\d+", text)[:2]) for text in told), strict=True)
    assert sum(taken) == tricks
    assert sum(points) == (120 if bots == 1 else 240)  # with four each shows those of the pair
    expect(page.get_by_text(re.compile("wins? with|A draw")).first).to_be_visible()


def test_the_rules_are_a_page(page: Page) -> None:
    page.goto("/rules/briscola#B-3.3")
    expect(page.get_by_text("The strongest trump on the table takes the trick")).to_be_visible()
