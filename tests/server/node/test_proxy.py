"""A game through nginx, as deploy/ sets it up, over two nodes; and what is believed of a proxy."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.helpers import WAIT, Browser, Server, record_is_true, serving, sqlite_at
from server.proxies import needs_nginx, nginx, sockets


async def connected(a: Server, b: Server, *counts: tuple[int, int]) -> None:
    """Wait until the nodes have so many sockets; those of the test before may just be closing."""
    async with asyncio.timeout(WAIT):
        while (sockets(a), sockets(b)) not in counts:
            await asyncio.sleep(0.02)


@needs_nginx
def test_a_game_through_the_proxy_over_both_nodes(
    nodes: tuple[Server, Server], tmp_path: Path
) -> None:
    a, b = nodes
    with nginx(tmp_path, a, b) as address:
        ada, zoe = Browser(address, "Ada"), Browser(address, "Zoë")
        table = ada.table("me", "open", public=True)

        async def play() -> None:
            origin = {"origin": address}  # a browser says so, and the proxy passes it on
            async with ada.open(**origin) as one, AsyncExitStack() as stack:
                await connected(a, b, (1, 0), (0, 1))
                for number in range(100):  # until she is at the other node
                    opening = zoe.open(asked=f"?table={number}", **origin)
                    two = await stack.enter_async_context(opening)
                    await connected(a, b, (1, 1), (2, 0), (0, 2))
                    if sockets(a) == sockets(b):
                        break
                    await stack.aclose()
                    await connected(a, b, (1, 0), (0, 1))
                await one.watch(table)
                await two.watch(table)
                await two.do("sit", table=table, seat=1)
                await two.do("ready", table=table, seat=1)
                ends = await asyncio.gather(one.play_out(table), two.play_out(table))
                assert ends[0]["result"] == ends[1]["result"]
                assert one.logs[table] == two.logs[table]

        asyncio.run(play())
        record_is_true(address, table)
        assert Browser(address).get("/metrics")[0] == 404

        async def from_elsewhere() -> None:
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with connect(
                    address.replace("http", "ws", 1) + "/api/ws", origin="http://evil.test"
                ) as wire:
                    await wire.recv()

        asyncio.run(from_elsewhere())


@needs_nginx
def test_when_a_node_goes_the_other_plays_on(nodes: tuple[Server, Server], tmp_path: Path) -> None:
    a, b = nodes
    with nginx(tmp_path, a, b) as address:
        ada = Browser(address, "Ada")
        table = ada.table("me", "greedy")

        async def until_it_breaks() -> tuple[int, Server]:
            async with ada.open() as page:
                head = await page.watch(table)
                for _ in range(3):
                    head = await page.when(table, lambda h: h["legal"])
                    head = await page.move(table)
                await connected(a, b, (1, 0), (0, 1))
                serving_node = a if sockets(a) else b
                serving_node.kill()
                with pytest.raises(ConnectionClosed):
                    await page.when(table, lambda _: False)
                return head["seq"], serving_node

        async def play_on(acknowledged: int) -> None:
            async with ada.open() as page:
                head = await page.watch(table)
                assert head["seq"] >= acknowledged
                assert (await page.play_out(table))["result"]

        seq, gone = asyncio.run(until_it_breaks())
        asyncio.run(play_on(seq))
        record_is_true(address, table)
    gone.start()


@pytest.mark.parametrize(("trusted", "secure"), [("127.0.0.1,::1", True), ("10.0.0.5", False)])
def test_only_a_trusted_proxy_is_believed(
    trusted: str, secure: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAFELRONDE_TRUST_PROXY", trusted)
    with serving(sqlite_at(tmp_path), rate=2) as server:
        forwarded = {"Content-Type": "application/json", "X-Forwarded-Proto": "https"}

        def sign_in(number: int) -> tuple[int, list[bool]]:
            visitor = Browser(server.url)
            headers = {**forwarded, "X-Forwarded-For": f"203.0.113.{number}"}
            status, _ = visitor.ask("POST", "/api/session", b'{"name": "Ada"}', headers)
            return status, [cookie.secure for cookie in visitor.jar]

        answers = [sign_in(number) for number in range(12)]
        assert answers[0] == (200, [secure])
        # Twelve visitors, or one in a hurry.
        assert (429 in [status for status, _ in answers]) != secure
