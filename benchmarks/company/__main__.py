"""Speed of pages on a large database: ``python -m benchmarks.company``.

Fills an SQLite database with people and finished games (kept with ``--file`` and used again),
starts a server on it, and asks, as the person who plays most, for the pages of others and their
own, and for the hall over a socket; each so many times. The goal is a median of 100 ms.
"""

import argparse
import http.cookiejar
import random
import sqlite3
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from websockets.sync.client import connect

from benchmarks.company.fill import fill
from benchmarks.company.rest import tournaments
from benchmarks.company.rows import person
from benchmarks.load.process import free_port, running
from tafelronde.server.people.programs import hash_of

GOAL = 100.0
"""Milliseconds."""


def requests(dice: random.Random, people: int) -> Iterator[tuple[str, str]]:
    """Requests by name, each time for somebody else."""
    somebody = person(dice.randrange(people))
    busiest = person(dice.randrange(5))
    for kind, user in (("of somebody", somebody), ("of the busiest", busiest)):
        yield f"profile {kind}", f"/api/people/{user}"
        games = f"/api/people/{user}/games?"
        yield f"games {kind}", games
        yield f"games {kind}, of one game, won", f"{games}game=drakon&result=won"
        yield f"games {kind}, with a person", f"{games}opponent={person(dice.randrange(100))}"
        yield f"games {kind}, with a bot", f"{games}opponent=rosenkoenig~easy~nobody"
        yield f"games {kind}, some pages on", f"{games}before=1770000000.0~x"
    yield "search, one letter", f"/api/people?name={quote(dice.choice('abcdefk'))}"
    yield "search, a name", f"/api/people?name={quote('käthe 12')}"
    yield "whom one follows", "/api/me/follows"
    yield "whom one blocks", "/api/me/blocks"
    yield "the hall", "/api/tables"
    for status in ("open", "playing"):
        yield f"public tables, {status}", f"/api/public-tables?status={status}"
    yield "the games", "/api/games"
    yield "one's finished games", "/api/games-of-mine"
    yield "a page", f"/person/{somebody}"
    ladder = "game=drakon&players=2&pace=live"
    yield "a ladder", f"/api/ratings?{ladder}"
    yield "a ladder, in the middle", f"/api/ratings?{ladder}&after=20.0~x"
    for kind, user in (("of somebody", somebody), ("of the busiest", busiest)):
        yield f"ratings {kind}", f"/api/ratings/{user}"
        yield f"a curve {kind}", f"/api/ratings/{user}/curve?{ladder}"
    for status in ("open", "running", "over"):
        yield f"tournaments, {status}", f"/api/tournaments?status={status}"
    yield "a tournament", f"/api/tournaments/tournament-{dice.randrange(tournaments(people)):06}"
    yield "who looks for people", "/api/seeks"
    yield "what one looks for", "/api/seeks/mine"
    yield "the host's reports", "/api/host/reports"
    yield "the host's people", f"/api/host/people?name={dice.choice('abcdefk')}"
    yield "one of them", f"/api/host/people/{busiest}"
    yield "the host's tables", "/api/host/tables?status=over"
    yield "the host's log", "/api/host/audit"
    yield "the host's page of health", "/api/host/health"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.company", description=__doc__)
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--times", type=int, default=15)
    parser.add_argument("--file", type=Path, help="where the database is kept")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = wanted.file or Path(folder) / "tables.db"
        if not file.exists():
            begun = time.monotonic()
            fill(file, wanted.people, wanted.games)
            print(f"filled in {time.monotonic() - begun:.0f} s", file=sys.stderr)
        port = free_port()
        flags = ["--port", str(port), "--database", f"sqlite:///{file}", "--rate", "1000000"]
        flags += ["--workers", "1"]
        command = [sys.executable, "-m", "tafelronde", "serve", "--no-browser", *flags]
        with running(command, port) as node:
            measure(node.url, file, wanted.people, wanted.times)


def measure(url: str, file: Path, people: int, times: int) -> None:
    """Print the median and the slowest time of each request, in milliseconds."""
    jar = http.cookiejar.CookieJar()
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    with sqlite3.connect(file) as base:
        row = (hash_of("BUSIEST"), person(0), time.time() + 600)
        base.execute("INSERT OR REPLACE INTO codes (hash, user_id, until) VALUES (?, ?, ?)", row)
    headers = {"Content-Type": "application/json"}
    code = urllib.request.Request(url + "/api/session/code", b'{"code": "BUSIEST"}', headers)
    opener.open(code).read()
    dice = random.Random(1)
    took: dict[str, list[float]] = {}
    for _ in range(times):
        for name, path in requests(dice, people):
            begun = time.perf_counter()
            opener.open(url + path).read()
            took.setdefault(name, []).append(1000 * (time.perf_counter() - begun))
        cookie = "; ".join(f"{one.name}={one.value}" for one in jar)
        took.setdefault("the hall over a socket", []).append(1000 * first_hall(url, cookie))
    with sqlite3.connect(file) as base:
        rows = base.execute("SELECT COUNT(*) FROM results").fetchone()[0]
        most = base.execute(
            "SELECT COUNT(*) FROM results WHERE user_id = ?", (person(0),)
        ).fetchone()[0]
    size = file.stat().st_size / 2**20
    print(f"{people} people, {rows} results ({most} of the busiest), {size:.0f} MB")
    for name, values in took.items():
        late = "  SLOW" if statistics.median(values) > GOAL else ""
        print(f"{statistics.median(values):8.1f} ms  (most {max(values):.0f})  {name}{late}")


def first_hall(url: str, cookie: str) -> float:
    """Seconds from asking for the hall on a new socket until it comes."""
    address = url.replace("http", "ws", 1) + "/api/ws"
    headers = {"Cookie": cookie}
    with connect(address, additional_headers=headers, max_size=2**24) as socket:
        begun = time.perf_counter()
        socket.send('{"t":"lobby","id":"hall","on":true,"changes":true}')
        while not str(socket.recv(60)).startswith('{"t":"lobby'):
            pass
        return time.perf_counter() - begun


if __name__ == "__main__":
    main()
