"""Connections that do not ask, do not read, or are too many, are closed in time."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
import uvicorn

from server.helpers import WAIT
from tafelronde.server.http import door
from tafelronde.server.http.addresses import Proxies
from tafelronde.server.http.limits import Limits

ASK = b"GET /%s HTTP/1.1\r\nHost: here\r\n\r\n"
ANSWER = 8_000_000
"""Bytes of a long answer: more than any buffer on the way takes."""


async def _app(scope: Any, receive: Any, send: Any) -> None:
    """Answers ``/late`` after a while, and ``/long`` at length."""
    if scope["path"] == "/late":
        await asyncio.sleep(0.6)
    body = bytes(ANSWER) if scope["path"] == "/long" else b"answer"
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class _Refusing(asyncio.Protocol):
    """Sockets are no matter here."""

    def __init__(self, **given: Any) -> None:
        del given


@contextlib.asynccontextmanager
async def _open(limits: Limits, trusted: str = "") -> AsyncIterator[int]:
    """A server behind the door; its port."""
    async with _serving(limits, trusted) as (_, port):
        yield port


@contextlib.asynccontextmanager
async def _serving(
    limits: Limits, trusted: str = "", keep_alive: int = 3600
) -> AsyncIterator[tuple[uvicorn.Server, int]]:
    """The same, with the server itself. ``keep_alive``: seconds for which it keeps what is idle."""
    parts: Any = {Limits: limits, Proxies: Proxies(trusted)}
    http: Any = partial(door.Door, parts)
    config = uvicorn.Config(
        _app,
        http=http,
        ws=_Refusing,
        lifespan="off",
        log_config=None,
        timeout_keep_alive=keep_alive,
    )  # what stays open is closed by the test, or by the door
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        task = asyncio.create_task(server._serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        async with asyncio.timeout(WAIT):
            yield server, listening.getsockname()[1]
        server.should_exit = server.force_exit = True
        await task


async def _is_closed(reader: asyncio.StreamReader) -> bool:
    """Wait for the end, after whatever is answered."""
    with contextlib.suppress(ConnectionError):
        await reader.read()
    return True


def test_a_request_has_to_be_whole_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "REQUEST", 0.3)
    upgrade = b"GET /api/ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    unfinished = [
        b"",
        b"GE",
        b"GET / HTTP/1.1\r\nHost: here\r\nX: y",
        b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\n\r\nhalf of it",
        ASK % b"" + b"GET / HTTP/1.1\r\n",
        upgrade,
    ]

    async def ask() -> None:
        limits = Limits(20.0)
        async with _open(limits) as port:
            slow = [await asyncio.open_connection("127.0.0.1", port) for _ in unfinished]
            late = await asyncio.open_connection("127.0.0.1", port)
            for (_, writer), text in zip(slow, unfinished, strict=True):
                writer.write(text)
            late[1].write(ASK % b"late")
            assert all(await asyncio.gather(*(_is_closed(reader) for reader, _ in slow)))
            assert (await late[0].readuntil(b"answer")).startswith(b"HTTP/1.1 200")
            for _, writer in [*slow, late]:
                writer.close()

    asyncio.run(ask())


def test_a_node_that_stops_answers_what_is_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy that has sent a request to one node does not send it to another one as well."""
    monkeypatch.setattr(door, "LAST", 3.0)

    async def story() -> None:
        async with _serving(Limits(20.0)) as (server, port):
            opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            (asks, send), (late, send_late), (silent, _) = opened
            send.write(ASK % b"one")
            assert await asks.readuntil(b"answer")
            while len(server.server_state.connections) < 3:
                await asyncio.sleep(0.01)
            server.should_exit = True
            await asyncio.sleep(0.3)
            for reader, writer in ((late, send_late), (asks, send)):
                writer.write(ASK % b"late")
                answer = await reader.read()
                assert answer.startswith(b"HTTP/1.1 200")
                assert b"connection: close" in answer.lower()
                assert answer.endswith(b"answer")
            assert await silent.read() == b""
            with pytest.raises(ConnectionRefusedError):
                await asyncio.open_connection("127.0.0.1", port)
            for _, writer in opened:
                writer.close()

    asyncio.run(story())


def test_the_connection_of_a_proxy_lies_idle_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that ended it first would do so now and then as a request is on its way."""
    monkeypatch.setattr(door, "REQUEST", 0.3)

    async def story(trusted: str) -> bool:
        async with _serving(Limits(20.0), trusted, keep_alive=1) as (_, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(ASK % b"one")
            assert await reader.readuntil(b"answer")
            await asyncio.sleep(2.0)
            writer.write(ASK % b"two")
            answered = b""
            with contextlib.suppress(ConnectionError):
                answered = await reader.read(8)
            writer.close()
        return answered == b"HTTP/1.1"

    assert asyncio.run(story("127.0.0.1"))
    assert not asyncio.run(story(""))


def test_a_request_does_not_become_younger_by_trickling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "REQUEST", 0.3)

    async def ask() -> None:
        async with _open(Limits(20.0)) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            closed = asyncio.create_task(_is_closed(reader))
            writer.write(b"GET / HTTP/1.1\r\n")
            while not closed.done():
                writer.write(b"X: y\r\n")
                await asyncio.sleep(0.05)
            writer.close()

    asyncio.run(ask())


def test_who_does_not_read_the_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "STUCK", 0.3)

    async def ask() -> None:
        limits = Limits(20.0)
        async with _open(limits) as port:
            with socket.create_connection(("127.0.0.1", port)) as line:
                line.sendall(ASK % b"long")
                while not limits._connections.total():
                    await asyncio.sleep(0.01)
                while limits._connections.total():
                    await asyncio.sleep(0.01)
                line.setblocking(False)
                got = 0
                with contextlib.suppress(ConnectionError):
                    while data := await asyncio.get_running_loop().sock_recv(line, 1 << 20):
                        got += len(data)
                assert got < ANSWER

    asyncio.run(ask())


@pytest.mark.parametrize("trusted", ["", "127.0.0.1"])
def test_an_address_has_so_many_connections_but_a_proxy_any(trusted: str) -> None:
    async def ask() -> None:
        limits = Limits(0.2)
        async with _open(limits, trusted) as port:

            async def is_answered() -> bool:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                with contextlib.suppress(ConnectionError):
                    writer.write(ASK % b"")
                    answer = await reader.read(8)
                    opened.append(writer)
                    return answer == b"HTTP/1.1"
                return False

            opened: list[asyncio.StreamWriter] = []
            answered = [await is_answered() for _ in range(limits.connections + 3)]
            assert answered == [True] * limits.connections + 3 * [bool(trusted)]
            for writer in opened:
                writer.close()
            while limits._connections.total():
                await asyncio.sleep(0.01)
            assert await is_answered()
            opened[-1].close()

    asyncio.run(ask())


def test_descriptors_are_left_to_the_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "most_connections", lambda: 3)

    async def ask() -> None:
        async with _open(Limits(20.0), "127.0.0.1") as port:
            lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            for reader, writer in lines:
                writer.write(ASK % b"")
                await reader.readuntil(b"answer")
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            assert await _is_closed(reader)
            for _, line in lines:
                line.close()
            writer.close()

    asyncio.run(ask())
