"""Notices between nodes on one PostgreSQL carry the events of a table, where these fit."""

import asyncio
from typing import Any

import asyncpg
import pytest

from server.helpers import WAIT
from tafelronde.server.storage import postgres_notices
from tafelronde.server.storage.postgres import PostgresStore
from tafelronde.server.storage.postgres_notices import EVENTS, Hearing, notice_of
from tafelronde.server.storage.store import Append
from tafelronde.server.storage.stored_events import decode_several, encode, encode_several
from tafelronde.server.table import events as e

NAME = 2_000 * "ß"
"""Four thousand bytes of UTF-8."""


def appended(seq: int, *events: e.Event, table: str = "t") -> Append:
    bodies = [encode(event) for event in events]
    return Append(
        table, seq, 12.345678901234567, bodies, f"ada {seq}", "playing", False, "{}", False, [],
        bytes(32),
    )  # fmt: skip


def test_events_are_read_as_they_were_told() -> None:
    at, events = 1700000000.1234567, [e.Moved(0, 4), e.Drawn(7), e.Seated(1, "zoe", 'Zoë "[1] 2"')]
    text = encode_several(at, [encode(event) for event in events])
    assert decode_several(9, text) == [
        e.Happened(7 + k, event, at) for k, event in enumerate(events)
    ]
    for broken in ("", "x []", "1.0", '1.0 [{"t":"applauded"}]', "1.0 [" + encode(events[0])):
        with pytest.raises(e.Unreadable):
            decode_several(9, broken)


def test_a_notice_is_never_longer_than_the_database_takes() -> None:
    assert notice_of(appended(4, e.Moved(0, 4))).startswith("t 5 12.345678901234567 [")
    assert notice_of(appended(4, e.Seated(0, "ada", NAME))).startswith("t 5 12.3")
    assert notice_of(appended(4, e.Seated(0, "ada", 2 * NAME), e.Moved(0, 4))) == "t 6"


@pytest.fixture
def heard() -> asyncio.Queue[Any]:
    return asyncio.Queue()


async def _next(heard: asyncio.Queue[Any]) -> Any:
    async with asyncio.timeout(WAIT):
        return await heard.get()


def test_other_nodes_hear_of_events_with_them(postgres: str, heard: asyncio.Queue[Any]) -> None:
    table = f"t{id(heard)}"

    async def listen() -> None:
        writer, reader = PostgresStore(postgres), PostgresStore(postgres)
        await writer.open(lambda *_: None, lambda _: None, lambda *_: None)
        await reader.open(
            lambda table, seq: heard.put_nowait((table, seq)),
            lambda _: None,
            lambda table, seq, text: heard.put_nowait((table, decode_several(seq, text))),
        )
        at = appended(0, e.Moved(0, 4)).at
        await writer.append(appended(0, e.Moved(0, 4), table=table))  # a new table
        moves = [e.Moved(0, 5), e.Drawn(6)]
        await writer.append(appended(1, *moves, table=table))  # with others in one commit
        await writer.append(
            appended(3, e.Seated(0, "a", 2 * NAME), table=table)._replace(members=["a"])
        )
        assert await _next(heard) == (table, [e.Happened(1, e.Moved(0, 4), at)])
        assert await _next(heard) == (
            table,
            [e.Happened(2 + k, m, at) for k, m in enumerate(moves)],
        )
        assert await _next(heard) == (table, 4)  # too long to be told along
        await writer.close()
        await reader.close()

    asyncio.run(listen())


def test_a_node_reads_together_what_is_no_news_to_it(
    postgres: str, heard: asyncio.Queue[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_notices, "LULL", 60 * WAIT)
    monkeypatch.setattr(postgres_notices, "NEWS", 0.0)

    def on_events(table: str, seq: int, text: str) -> bool:
        del text
        heard.put_nowait((table, seq))
        return table == "here"

    async def listen(base: Any, writer: Any) -> None:
        hearing = Hearing(lambda *_: None, lambda _: None, on_events)
        await base.add_listener(EVENTS, hearing.notified)

        async def tell(*notices: str) -> None:
            for notice in notices:
                await writer.execute("SELECT pg_notify($1, $2)", EVENTS, notice)

        async def listen_on() -> tuple[str, int]:
            """End lulls, as happens after ``LULL``, until a notice is there."""
            async with asyncio.timeout(WAIT):
                while heard.empty():  # PostgreSQL may send one later than the others
                    hearing.listen_on()
                    await asyncio.sleep(0.01)
            return heard.get_nowait()

        await tell("here 1 told")
        assert await _next(heard) == ("here", 1)
        assert base._transport.is_reading()
        await tell("elsewhere 4 told")
        assert await _next(heard) == ("elsewhere", 4)
        assert not base._transport.is_reading()
        await tell("elsewhere 5 told", "here 2 told", "elsewhere 6 told")
        assert heard.empty()
        told = [await listen_on() for _ in range(3)]
        assert told == [("elsewhere", 5), ("here", 2), ("elsewhere", 6)]
        hearing.listen_on()
        hearing.listen_on()
        assert base._transport.is_reading()

    async def connected() -> None:
        base, writer = await asyncpg.connect(postgres), await asyncpg.connect(postgres)
        try:
            await listen(base, writer)
        finally:
            await base.close()
            await writer.close()

    asyncio.run(connected())
