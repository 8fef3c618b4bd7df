"""A bare loop without rules: ``python -m benchmarks.load.bare PORT DATABASE``.

What any server of this kind does at least: it reads a move from a WebSocket (the server's own class
for them, below which there is only uvloop), stores one row for it (through the same drivers, so
with the same durability), and then answers ``done``. It knows no game, checks nothing, and tells
nobody else.
"""

import asyncio
import itertools
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import msgspec
import uvicorn
from msgspec import Struct

from tafelronde.server.socket.protocol import Connection
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Append, Store

CARD = '{"game":"none","status":"playing","public":false,"seats":[],"ply":0,"player":0}'


class Move(Struct):
    id: str
    action: msgspec.Raw


class Done(Struct, tag="done", tag_field="t"):
    id: str
    table: str
    seq: int


_read = msgspec.json.Decoder(Move).decode
_write = msgspec.json.Encoder().encode
_numbers = itertools.count()


class _Conversation:
    """One socket, which is a table; each move waits for the answer to the last."""

    def __init__(self, store: Store, line: Connection) -> None:
        self._store = store
        self._line = line
        self._table, self._seq = f"bare-{time.time_ns()}-{next(_numbers)}", 0
        self._storing: asyncio.Task[None] | None = None

    def heard(self, data: bytes) -> None:
        self._storing = asyncio.create_task(self._move(data))

    def lost(self) -> None:
        pass

    async def _move(self, data: bytes) -> None:
        move = _read(data)
        body, now = bytes(move.action).decode(), time.time()
        batch = Append(
            self._table, self._seq, now, [body], move.id, "playing", False, CARD, False, (),
            bytes(32),
        )  # fmt: skip
        await self._store.append(batch)
        self._seq += 1
        self._line.send(_write(Done(move.id, self._table, self._seq)))


class _Socket(Connection):
    """Lets everybody in."""

    def __init__(self, store: Store, *, server_state: Any, **rest: Any) -> None:
        del rest
        super().__init__(server_state.connections)
        self._store = store

    async def welcome(self, path: str, headers: object) -> Callable[[], _Conversation]:
        del path, headers
        return lambda: _Conversation(self._store, self)


def _app(store: Store) -> Any:
    """An app that answers /health, and opens and closes the store."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"ok"})
            return
        await receive()
        await store.open(lambda table, seq: None, lambda text: None)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await store.close()
        await send({"type": "lifespan.shutdown.complete"})

    return app


def main() -> None:
    port, database = sys.argv[1:3]
    store = make_store(database)
    uvicorn.run(
        _app(store),
        port=int(port),
        ws=cast("type[asyncio.Protocol]", partial(_Socket, store)),
        lifespan="on",
        log_level="warning",
    )


if __name__ == "__main__":
    main()
