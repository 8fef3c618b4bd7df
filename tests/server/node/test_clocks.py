"""Two nodes on one PostgreSQL whose clocks differ by two hours: the database's clock is theirs."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from server.company import wait_until
from server.helpers import THINKS_FOR_EVER, WAIT, Browser, Server
from server.sql import rows

HOUR = 3600
WRONG = """
import time
real = time.time
time.time = lambda: real() + {ahead}
"""
Nodes = tuple[Server, Server]


@pytest.fixture(scope="module")
def wrong_nodes(postgres: str) -> Iterator[Nodes]:
    """One is an hour behind, the other an hour ahead."""
    late, early = Server(postgres, hasty=True), Server(postgres, hasty=True)
    for node, ahead in ((late, -HOUR), (early, HOUR)):
        node.before.insert(0, WRONG.format(ahead=ahead))
    early.before.append(THINKS_FOR_EVER)
    try:
        yield late.start(), early.start()
    finally:
        for node in (late, early):
            if node.process is not None:
                node.stop()


def _second_device(ada: Browser, url: str) -> Browser:
    """She signs in there with a code."""
    status, made = ada.post("/api/me/code", {})
    assert status == 200, made
    assert abs(made["until"] - time.time()) < HOUR / 2
    other = Browser(url)
    status, answer = other.post("/api/session/code", {"code": made["code"]})
    assert status == 200, answer
    return other


def test_codes_and_sign_outs_count_at_either_node(wrong_nodes: Nodes) -> None:
    late, early = wrong_nodes
    for here, there in ((late, early), (early, late)):
        ada = Browser(here.url, "Ada")
        other = _second_device(ada, there.url)
        assert other.get("/api/me")[0] == 200
        assert ada.ask("DELETE", "/api/me/devices")[0] == 204
        end = time.monotonic() + WAIT
        while other.get("/api/me")[0] != 401:
            assert time.monotonic() < end, "it is never signed out"
            time.sleep(0.1)


def test_tables_are_listed_in_the_order_in_which_they_were_made(wrong_nodes: Nodes) -> None:
    late, early = wrong_nodes
    ada = Browser(early.url, "Ada")
    tables = [ada.table("me", "open")]
    ada.url = late.url
    tables.append(ada.table("me", "open"))
    cards = {card["id"]: card["changed"] for card in ada.get("/api/tables")[1]}
    assert [table for table in cards if table in tables] == tables[::-1]
    assert all(abs(cards[table] - time.time()) < HOUR / 2 for table in tables)


def test_bots_of_the_node_that_is_ahead_go_on_when_it_died(
    wrong_nodes: Nodes, postgres: str
) -> None:
    late, early = wrong_nodes
    late.stop()  # it would play the whole game meanwhile
    try:
        table = Browser(early.url, "Hal").table("mcts", "mcts")
        where = f"FROM tables WHERE id = '{table}' AND lease_node <> ''"
        row = f"SELECT seq, lease_until - extract(epoch FROM now()) {where}"
        wait_until(lambda: rows(postgres, row))
        early.kill()
        ((seq, left),) = rows(postgres, row)
    finally:
        late.start()
    assert left < 2  # the dead node's, by the clock of the database

    async def goes_on() -> None:
        async with Browser(late.url).open() as page:
            await page.watch(table)
            await page.until(table, seq + 2)

    asyncio.run(goes_on())
