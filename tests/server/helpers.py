"""A real server and real clients on loopback."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import functools
import http.cookiejar
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tafelronde.server.storage import migrate

from .forked import Forked, can_fork

WAIT = 60.0
"""Seconds until a test gives up; much longer than anything takes."""

Message = dict[str, Any]


FIRST_PORT, PORTS = 20_480, 128
"""Each process that starts servers takes so many ports, the first one from here on. All are below
those that connections are given (from 32,768 on): no connection can take a port before its server
listens there, or while the server is started again."""


@functools.cache
def _own_ports() -> Iterator[int]:
    """The ports of this process, round and round. It holds the first of them for UDP, which nobody
    uses here, so that no other process takes them, too."""
    for first in range(FIRST_PORT, 32_768, PORTS):
        mark = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            mark.bind(("127.0.0.1", first))
        except OSError:
            mark.close()
        else:
            atexit.register(mark.close)
            return itertools.cycle(range(first, first + PORTS))
    raise AssertionError("too many processes start servers")


def free_port() -> int:
    """A port at which nothing listens, and nothing else will."""
    for port in itertools.islice(_own_ports(), PORTS):
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


def wait_for_health(url: str, process: subprocess.Popen[bytes] | Forked) -> None:
    """Wait until a node that was started answers."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(url + "/health"):
            return
        assert process.poll() is None, "the server ended"
        time.sleep(0.05)
    raise AssertionError("the server does not answer")


THINKS_FOR_EVER = """
from tafelronde.server.bots.turn import Turn
async def think(*_, **__):
    import asyncio
    await asyncio.Event().wait()
Turn.think = think
"""
"""A node that takes the turns of bots and never plays them."""

BRISK = """
from tafelronde.server.live import bot_turns
from tafelronde.server.features.deals import pars, service as deals
from tafelronde.server.features.reviews import service as reviews
from tafelronde.server.live import hints
from tafelronde.advice.reviews import comparing
deals.LEVEL, pars.LEVELS, reviews.EFFORT, hints.EFFORT = "easy", (), 0.2, 0.1
comparing.LOT = 2
"""
"""A node whose bots, reviews and hints think less, where a test does not say how much."""

HASTY = """
from tafelronde.server.features.accounts import merge_and_deletion
bot_turns.LEASE, bot_turns.SCAN = 1.0, 0.3
merge_and_deletion.LEASE, merge_and_deletion.SCAN = 1.0, 0.3
"""
"""A node that sees to the work of another one that died after one second, not after six."""

DEALT = """
from collections import Counter
from datetime import date, timedelta, timezone
from secrets import token_urlsafe
from time import time
from tafelronde.match import chance
from tafelronde.match.setup import Setup
from tafelronde.server.live import bot_turns
from tafelronde.server.features.deals import service as deals
from tafelronde.server.live import new_table
from tafelronde.server.features.school import puzzle_days
from tafelronde.server.table import deal
from tafelronde.server.table.table import Table

numbers, of, make = Counter(), Setup.of, new_table.make

async def make_dealt(tables, person, plan, seating, table=None):
    numbers[person.id] += 1
    seed = chance.seed_from_number(numbers[person.id])
    return await make(tables, person, plan, seating, table or Table(token_urlsafe(12), seed))

new_table.make = make_dealt
chance.new_seed = lambda: chance.seed_from_number(1)
Setup.of = lambda *given: of(*given[:4], (), *given[5:])

class Shared:
    shared = True

    def __init__(self, table):
        self._table = table

    def __getattr__(self, name):
        return getattr(self._table, name)

think = bot_turns.BotTurns._think
bot_turns.BotTurns._think = lambda self, table, turn: think(self, Shared(table), turn)

DAY = date(2026, 3, 2)
plan = deals.Deals._plan
deals.Deals._plan = lambda self, day: plan(self, DAY.isoformat())
deal.UTC = timezone(timedelta(seconds=12 * 3600 - time() % 86400))
puzzle_days.today = lambda: DAY
"""
"""A node at which everything goes the same way in every run, whatever was played there before, and
on every day. The first table of a person has the seed of the number 1, the next that of 2, and what
the players add to it does not count; bots decide alike in the same position, as they do where all
play the same deal. The deal and the puzzle are those of one day, and it is noon when the node
begins."""


class Server:
    """A server process of its own, as a host runs it; it prepares only the games that it offers."""

    def __init__(
        self,
        database: str,
        port: int | None = None,
        rate: int = 100_000,
        offer: str = "rosenkoenig",
        hasty: bool = False,
        dealt: bool = False,
        forked: bool = True,
        first: str = "",
        more: tuple[str, ...] = (),
    ) -> None:
        """``forked``: it may be forked (``server.forked``); then its workers are not its children.
        ``first``: lines of Python that its process runs first."""
        self.port = port or free_port()
        self.forked = forked
        self.more = more
        self.database = database
        self.rate = rate
        self.offer = offer
        self.before = [BRISK, *([HASTY] if hasty else []), *([DEALT] if dealt else []), first]
        """All lines that its process runs first."""
        self.settings = {"TAFELRONDE_NEWCOMERS": "0"}
        """Variables of its environment: here nobody is too new to speak."""
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.log: int | None = None
        """Where its stderr goes, as Popen is told; None: to that of the tests."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        program = ["from tafelronde.cli import main", *self.before, "main()"]
        lines = "\n".join(program)
        given = ["serve", "--no-browser", "--port", str(self.port), "--database", self.database]
        given += ["--rate", str(self.rate), "--workers", "1", "--offer", self.offer, *self.more]
        environment = {**os.environ, **self.settings}
        if self.forked and can_fork(environment):
            self.process = self._fork(lines, given, environment)
        else:
            self.process = subprocess.Popen(
                [sys.executable, "-c", lines, *given],
                stdout=subprocess.DEVNULL, stderr=self.log, env=environment,
            )  # fmt: skip
        wait_for_health(self.url, self.process)
        return self

    def _fork(self, program: str, given: list[str], environment: dict[str, str]) -> Forked:
        reading, errors = None, 2 if self.log is None else self.log
        with contextlib.ExitStack() as stack:
            nothing = os.open(os.devnull, os.O_RDWR)
            stack.callback(os.close, nothing)
            if errors == subprocess.PIPE:
                read, errors = os.pipe()
                stack.callback(os.close, errors)
                reading = os.fdopen(read, "rb")
            streams, games = [nothing, nothing, errors], self.offer.split(",")
            process = Forked(program, given, environment, streams, games)
        process.stderr = reading
        return process

    def kill(self) -> None:
        """Kill the server as a power cut does: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Stop the server as a host does; the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(WAIT)


@contextlib.contextmanager
def serving(database: str, **given: Any) -> Iterator[Server]:
    server = Server(database, **given).start()
    try:
        yield server
    finally:
        server.stop()


class Browser:
    """A person at a device: HTTP with a cookie of his own."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.jar = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.me: Message = {}
        if name:
            status, self.me = self.post("/api/session", {"name": name})
            assert status == 200, self.me

    def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, Any]:
        """Status, and the JSON (or text) of the answer."""
        request = urllib.request.Request(self.url + path, body, headers or {}, method=method)
        try:
            with self._opener.open(request, timeout=WAIT) as answer:
                status, kind, data = answer.status, answer.headers["content-type"], answer.read()
        except urllib.error.HTTPError as error:
            with error:
                status, kind, data = error.code, error.headers["content-type"], error.read()
        return status, json.loads(data) if "json" in (kind or "") else data.decode()

    def get(self, path: str) -> tuple[int, Any]:
        return self.ask("GET", path)

    def post(self, path: str, body: Any) -> tuple[int, Any]:
        data = json.dumps(body).encode()
        return self.ask("POST", path, data, {"Content-Type": "application/json"})

    def ask_for_table(self, *seats: str, **more: Any) -> tuple[int, Any]:
        """Ask for a table of Rosenkönig: ``me``, ``open`` or a bot's name for each seat."""
        plans = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        return self.post("/api/tables", {"game": "rosenkoenig", "seats": plans, **more})

    def table(self, *seats: str, **more: Any) -> str:
        """A new table, as ``ask_for_table``; its id."""
        status, head = self.ask_for_table(*seats, **more)
        assert status == 201, head
        return self.dealt(head)["id"]

    def dealt(self, head: Message) -> Message:
        """A new table, no longer waiting for its rules: where they have never been compiled that
        takes minutes."""
        end = time.monotonic() + 10 * WAIT
        while head["waiting"] == "rules-warm-up":
            assert time.monotonic() < end, "the rules are not there"
            time.sleep(0.05)
            head = self.get(f"/api/tables/{head['id']}")[1]["head"]
        return head

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)

    @contextlib.asynccontextmanager
    async def open(self, asked: str = "", **given: Any) -> AsyncIterator[Page]:
        """A socket of this person; ``asked`` stands behind its address."""
        address = self.url.replace("http", "ws", 1) + "/api/ws" + asked
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(address, additional_headers=headers, max_size=2**24, **given) as wire:
            yield Page(wire)


class Page:
    """A client's knowledge, kept up to date as docs/api.md tells."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.heads: dict[str, Message] = {}
        self.logs: dict[str, list[Message]] = {}
        self.chats: list[Message] = []
        self.lobby: list[Message] = []
        self.answers: dict[str, Message] = {}
        self.raw: list[str] = []
        self._count = 0

    async def next(self) -> Message:
        """Take the next message in."""
        text = await asyncio.wait_for(self.wire.recv(), WAIT)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        match message["t"]:
            case "table":
                table = message["table"]
                self.heads[table] = message["head"]
                log = self.logs.setdefault(table, [])
                assert message["since"] <= len(log), "a gap in the log"
                log[message["since"] :] = message["entries"]
                assert len(log) == message["head"]["ply"]
                assert [entry["ply"] for entry in log] == list(range(len(log)))
            case "chats":
                self.chats = message["lines"]
            case "chat":
                self.chats.append(message["line"])
            case "lobby":
                self.lobby = message["tables"]
            case "lobby-changes":
                kept = [card for card in self.lobby if card["id"] not in message["without"]]
                self.lobby = kept + message["tables"]
            case "done" | "refused" | "pong" | "hint":
                self.answers[message["id"]] = message
            case _:
                pass
        return message

    async def send(self, t: str, **fields: Any) -> str:
        """Send a command; its id."""
        self._count += 1
        fields.setdefault("id", f"c{self._count}-{time.monotonic_ns()}")
        await self.wire.send(json.dumps({"t": t, **fields}))
        return fields["id"]

    async def ask(self, t: str, **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        command = await self.send(t, **fields)
        while command not in self.answers:
            await self.next()
        return self.answers.pop(command)

    async def do(self, t: str, **fields: Any) -> Message:
        """A command that must be carried out."""
        answer = await self.ask(t, **fields)
        assert answer["t"] != "refused", answer
        return answer

    async def watch(self, table: str) -> Message:
        await self.do("watch", table=table)
        while table not in self.heads:
            await self.next()
        return self.heads[table]

    async def until(self, table: str, seq: int) -> Message:
        """Wait until this table has come so far."""
        while self.heads.get(table, {"seq": -1})["seq"] < seq:
            await self.next()
        return self.heads[table]

    async def when(self, table: str, test: Any) -> Message:
        """Wait until the head passes a test."""
        while table not in self.heads or not test(self.heads[table]):
            await self.next()
        return self.heads[table]

    async def when_told(self, kind: str) -> Message:
        """Wait for a message of this kind."""
        while (message := await self.next())["t"] != kind:
            pass
        return message

    async def move(self, table: str, which: int = 0, **more: Any) -> Message:
        """Play the legal choice of this number; the new head."""
        head = self.heads[table]
        choice = head["legal"][which % len(head["legal"])]
        move = {"table": table, "seat": head["player"], "seq": head["seq"]}
        done = await self.do("move", **{**move, "action": choice["action"], **more})
        return await self.until(table, done["seq"])

    async def play_out(self, table: str) -> Message:
        """Play all own turns, deterministically, to the end."""
        while True:
            head = await self.when(table, lambda h: h["legal"] or h["status"] == "over")
            if head["status"] == "over":
                return head
            await self.move(table, head["ply"] * 7)


def children(pid: int) -> list[int]:
    """The processes that a process has started (Linux)."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in lists for child in file.read_text().split()]


def record_is_true(url: str, table: str) -> str:
    """Fetch a record and verify it here; its text."""
    from tafelronde.match import parse_record, verify

    status, text = Browser(url).get(f"/api/tables/{table}/record")
    assert status == 200, text
    found = verify(parse_record(text))
    assert found.findings == ()
    return text


def sqlite_at(folder: Path) -> str:
    """The address of a database in this folder; where there is none, a new one with its tables."""
    file = folder / "tables.db"
    if not file.exists():
        file.write_bytes(_new_database())
    return f"sqlite:///{file}"


@functools.cache
def _new_database() -> bytes:
    """The database that a node makes at its first start, which takes it half a second."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        migrate._in_sqlite(file, migrate._upgrade)
        return file.read_bytes()


__all__ = ["WAIT", "Browser", "Page", "Server", "record_is_true", "serving"]


STILL = """
from types import SimpleNamespace
from tafelronde.server.http import limits
limits.time = SimpleNamespace(monotonic=lambda: 100.0)
"""
"""A node where nobody is allowed more again, however long a test takes."""


def reason(answer: tuple[int, dict[str, str]]) -> tuple[int, str]:
    return answer[0], answer[1]["reason"]
