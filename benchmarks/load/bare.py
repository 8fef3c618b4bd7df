"""A bare loop without rules: ``python -m benchmarks.load.bare PORT DATABASE``.

What any server of this kind does at least: it reads a move from a WebSocket (uvicorn's own),
stores one row for it (through the same drivers, so with the same durability), and then answers
``done``. It knows no game, checks nothing, and tells nobody else.
"""

from __future__ import annotations

import itertools
import sys
import time
from typing import Any

import msgspec
import uvicorn
from msgspec import Struct

from tafelronde.server.run import make_store
from tafelronde.server.storage.store import Append

CARD = '{"game":"none","status":"playing","public":false,"seats":[],"ply":0,"player":0}'


class Move(Struct):
    id: str
    action: msgspec.Raw


class Done(Struct, tag="done", tag_field="t"):
    id: str
    table: str
    seq: int


class Bare:
    """The application; a socket is a table."""

    def __init__(self, database: str) -> None:
        self._store = make_store(database)
        self._numbers = itertools.count()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        match scope["type"]:
            case "lifespan":
                await self._live(receive, send)
            case "websocket":
                await self._serve(receive, send)
            case _:
                await send({"type": "http.response.start", "status": 200, "headers": []})
                await send({"type": "http.response.body", "body": b"ok"})

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        await self._store.open(lambda table, seq: None, lambda text: None)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._store.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _serve(self, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        table, seq = f"bare-{time.time_ns()}-{next(self._numbers)}", 0
        read, write = msgspec.json.Decoder(Move), msgspec.json.Encoder()
        while (event := await receive())["type"] == "websocket.receive":
            move = read.decode(event["text"])
            body = bytes(move.action).decode()
            await self._store.append(
                Append(
                    table,
                    seq,
                    time.time(),
                    [body],
                    move.id,
                    "playing",
                    False,
                    CARD,
                    False,
                    (),
                    bytes(32),
                )
            )
            seq += 1
            answer = write.encode(Done(move.id, table, seq)).decode()
            await send({"type": "websocket.send", "text": answer})


def main() -> None:
    port, database = sys.argv[1:3]
    uvicorn.run(
        Bare(database),
        port=int(port),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="warning",
    )


if __name__ == "__main__":
    main()
