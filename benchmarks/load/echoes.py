"""Servers that answer a move over a WebSocket: ``python -m benchmarks.load.echoes KIND PORT``.

Each reads a move (JSON), answers ``done``, and sends a table of usual size, as the writer of the
server's sockets does; nothing is stored, and no rules are asked. They differ in who reads and
writes the frames; under all of them is uvloop.
"""

import asyncio
import contextlib
import importlib
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, cast

import msgspec
import uvicorn
import uvloop
from msgspec import Struct

from tafelronde.server.socket.protocol import Connection

HOST = "127.0.0.1"
TABLE = 2_500
"""Bytes of a table for two as it is sent after a move."""


class _Move(Struct):
    id: str
    table: str
    seat: int
    action: msgspec.Raw


class _Done(Struct, tag="done", tag_field="t"):
    id: str
    table: str


class _Table(Struct, tag="table", tag_field="t"):
    table: str
    player: int
    view: str


_read = msgspec.json.Decoder(_Move).decode
_write = msgspec.json.Encoder().encode


def answers(data: bytes | str) -> tuple[bytes, bytes]:
    """The answer to a move, and the table after it."""
    move = _read(data)
    return _write(_Done(move.id, move.table)), _write(_Table(move.table, move.seat, "x" * TABLE))


# ---- the server's own class --------------------------------------------------------------------


class _Talk:
    def __init__(self, line: Connection) -> None:
        self._line = line

    def heard(self, data: bytes) -> None:
        self._line.send(*answers(data))

    def lost(self) -> None:
        pass


class _Own(Connection):
    def __init__(self, *, server_state: Any, **rest: Any) -> None:
        del rest
        super().__init__(server_state.connections)

    async def welcome(self, path: str, headers: object) -> Callable[[], _Talk]:
        del path, headers
        return lambda: _Talk(self)


def _below_uvicorn(ws: object, port: int) -> None:
    uvicorn.run(
        _app, host=HOST, port=port, ws=cast("type[asyncio.Protocol]", ws), lifespan="off",
        log_level="error", ws_per_message_deflate=False,
    )  # fmt: skip


# ---- uvicorn's own, an ASGI app ----------------------------------------------------------------


async def _app(
    scope: dict[str, Any],
    receive: Callable[[], Awaitable[dict[str, Any]]],
    send: Callable[[dict[str, Any]], Awaitable[None]],
) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        for text in answers(message["text"]):
            await send({"type": "websocket.send", "text": text.decode()})


# ---- `websockets` and `picows`, each with a server of its own ----------------------------------


def _websockets(port: int) -> None:
    from websockets.asyncio.server import ServerConnection, serve
    from websockets.exceptions import ConnectionClosed

    async def talk(line: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in line:
                for text in answers(message):
                    await line.send(text, text=True)

    async def run() -> None:
        async with serve(talk, HOST, port, compression=None) as server:
            await server.serve_forever()

    uvloop.run(run())


def _picows(port: int) -> None:
    library: Any = importlib.import_module("picows")

    class Listener(library.WSListener):
        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == library.WSMsgType.TEXT:
                for text in answers(frame.get_payload_as_bytes()):
                    transport.send(library.WSMsgType.TEXT, text)

    async def run() -> None:
        server = await library.ws_create_server(lambda request: Listener(), HOST, port)
        await server.serve_forever()

    uvloop.run(run())


KINDS: dict[str, Callable[[int], None]] = {
    "own": partial(_below_uvicorn, _Own),
    "uvicorn": partial(_below_uvicorn, "websockets-sansio"),
    "websockets": _websockets,
    "picows": _picows,
}
"""The programs that read and write the frames; each runs a server at a port."""


if __name__ == "__main__":
    KINDS[sys.argv[1]](int(sys.argv[2]))
