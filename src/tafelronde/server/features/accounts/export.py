"""Export of all data that the server has of a person: one JSON document, streamed as it is made."""

import math
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from ...base.refusal import Refusal
from ...live.tables import Tables
from ...storage.stored_tables import Listed, finished_of, tables_of
from ...table.gate import Thing
from ...views.history import History, Reader
from . import wire
from .owned_rows import OwnedData

FORMAT = "tafelronde account 1"
PAGE = 50


async def exported(
    tables: Tables, history: History, owned: OwnedData, account: wire.Account, reader: Reader
) -> AsyncIterator[bytes]:
    """The document in pieces: the account, the owned rows of each database table, and the games,
    each with its record if it is over."""
    yield b'{"format":' + _json(FORMAT) + b',"account":' + _json(account)
    for each in owned.rows:
        if not each.exported:
            continue
        yield b"," + _json(each.table) + b":["
        first = True
        async for row in owned.rows_of(account.user, each):
            yield (b"" if first else b",") + _json(row)
            first = False
        yield b"]"
    yield b',"games":['
    first = True
    async for listed in _games(tables, account.user):
        game = await _game(tables, history, listed, reader)
        yield (b"" if first else b",") + _json(game)
        first = False
    yield b"]}\n"


async def _games(tables: Tables, user: str) -> AsyncIterator[Listed]:
    """The running games, then the finished ones, the latest first."""
    for listed in await tables_of(tables.store, user):
        yield listed
    before = (math.inf, "")
    while page := await finished_of(tables.store, user, PAGE, before):
        for listed in page:
            yield listed
        before = (page[-1].changed, page[-1].id)


async def _game(tables: Tables, history: History, listed: Listed, reader: Reader) -> dict[str, Any]:
    """A game with its record; ``record`` is null while it runs, is sealed or cannot be read."""
    record = None
    try:
        found = await tables.open_for(listed.id, reader.user, Thing.KEEP)
        record = await history.record(found.seen_by(reader.user)[0].table, reader.owner)
    except Refusal:
        pass
    return {"table": listed.id, "changed": listed.changed, "record": record}


def _json(value: Any) -> bytes:
    return msgspec.json.encode(value)
