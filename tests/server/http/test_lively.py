"""Many people behind one address are never told that they are too fast, with the limits as they
are unless a host sets others."""

from __future__ import annotations

import asyncio
import contextlib
import itertools

import pytest
from litestar.routes import HTTPRoute

from server.helpers import STILL, Browser, Page, serving, sqlite_at
from tafelronde.server.base.config import Settings
from tafelronde.server.http import limits as module
from tafelronde.server.http.costs import HANDSHAKE, REQUEST, ROUTE, of_message
from tafelronde.server.http.limits import Asker, Limits
from tafelronde.server.node.node import Node
from tafelronde.server.wire.commands import Hint, Lobby, Move, Say, Watch

RATE = int(Settings().rate)


def test_six_at_a_table_who_play_at_once_and_chat(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Everybody moves without a pause, so quickly that no time passes, and says something and takes
    a hint every few moves."""
    database = sqlite_at(tmp_path_factory.mktemp("lively"))
    with serving(database, rate=RATE, offer="koenig_der_elfen", first=STILL) as server:
        people = [Browser(server.url, f"P{k}") for k in range(6)]
        seats = [{"kind": "me"}, *([{"kind": "open"}] * 5)]
        plan = {"game": "koenig_der_elfen", "players": 6, "seats": seats, "hints": True}
        status, head = people[0].post("/api/tables", plan)
        assert status == 201, head
        table = head["id"]

        async def play() -> None:
            async with contextlib.AsyncExitStack() as opened:
                pages = [await opened.enter_async_context(who.open()) for who in people]
                for seat, page in enumerate(pages):
                    await page.do("lobby")
                    await page.watch(table)
                    if seat:
                        await page.do("sit", table=table, seat=seat)
                        await page.do("ready", table=table, seat=seat)
                moves = itertools.count(1)
                await asyncio.gather(
                    *(_play(page, table, seat, moves) for seat, page in enumerate(pages))
                )

        asyncio.run(play())


async def _play(page: Page, table: str, seat: int, moves: itertools.count[int]) -> None:
    """Play this seat until sixty moves have been made; nothing may be refused as too fast."""
    while True:
        head = await page.when(table, lambda head: head["seq"] > 60 or head["legal"])
        if head["seq"] > 60:
            return
        where = {"table": table, "seat": seat}
        if next(moves) % 5 == 0:
            await page.do("say", table=table, text="well played")
            await page.do("hint", **where)
        await page.move(table, head["seq"])


def costs_of_routes() -> dict[str, float]:
    """The cost of each route."""
    app = Node(Settings(database="unused.db")).make_app()  # opens nothing
    return {
        f"{method} {route.path_format}": handler.opt.get("cost", ROUTE)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
    }


def test_an_evening_of_a_club_behind_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty people come within a minute, and play at ten tables for an hour."""
    now = [100.0]
    monkeypatch.setattr(module.time, "monotonic", lambda: now[0])
    limits, costs = Limits(RATE), costs_of_routes()
    askers = [Asker("club", f"person {k}") for k in range(30)]
    for asker in askers:  # they come two at a time: the page with its files, a name, what is on it
        limits.spend(Asker("club"), 25 * REQUEST)
        limits.spend(Asker("club"), costs["POST /api/session"])
        limits.add_person("club")
        for route in ("GET /api/tables", "GET /api/games-of-mine", "POST /api/tables"):
            limits.spend(asker, REQUEST + costs[route])
        for _ in range(3):  # pages that stay open
            limits.spend(asker, HANDSHAKE)
            limits.open_socket(asker)
            limits.spend(asker, of_message(Lobby("l")) + of_message(Watch("w", "t")))
        now[0] += 2 * (asker in askers[::2])
    for _ in range(60):  # the network was gone for a moment: all pages come back at once
        for asker in askers:
            limits.spend(asker, 3 * (HANDSHAKE + of_message(Watch("w", "t"))))
        for _ in range(60):
            now[0] += 1.0
            for asker in askers:
                limits.spend(asker, 2 * of_message(Move("m", "t", 0, 0, {})))
                limits.spend(asker, of_message(Say("s", "t", "hello")))
            limits.spend(askers[int(now[0]) % 30], of_message(Hint("h", "t", 0)))
