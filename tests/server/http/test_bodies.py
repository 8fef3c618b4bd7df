"""Bodies that do not arrive as they were announced."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.helpers import sqlite_at
from tafelronde.server.base.config import Settings
from tafelronde.server.node.node import Node

NOTHING: list[bytes] = []


@pytest.mark.parametrize("path", ["/api/session", "/api/puzzles/rosenkoenig/none"])
@pytest.mark.parametrize("pieces", [NOTHING, [b'{"name": "A']], ids=["nothing", "a part"])
def test_who_goes_away_in_the_middle_makes_no_fault(
    path: str, pieces: list[bytes], tmp_path: Path
) -> None:
    """Anybody could fill the log, and raise the count of errors that hosts watch."""

    async def send() -> tuple[int, list[Any]]:
        node = Node(Settings(database=sqlite_at(tmp_path), workers=1, games=("rosenkoenig",)))
        await node.open()
        try:
            answers = list[Any]()
            await node.app(request(path), Arriving(pieces).next, Answer(answers).take)
            return node.tables.metrics.errors, answers
        finally:
            await node.close()

    errors, answers = asyncio.run(send())
    assert errors == 0
    assert answers[0]["status"] == 400


def test_a_server_that_stops_in_the_middle_says_so(tmp_path: Path) -> None:
    """uvicorn cancels what waits for the rest when the time to stop gracefully is over."""

    async def send() -> list[Any]:
        node = Node(Settings(database=sqlite_at(tmp_path), workers=1, games=("rosenkoenig",)))
        await node.open()
        answers, waiting = list[Any](), asyncio.Event()

        async def never() -> dict[str, Any]:
            waiting.set()
            return await asyncio.Future()

        try:
            sent = asyncio.ensure_future(
                node.app(request("/api/session"), never, Answer(answers).take)
            )
            await waiting.wait()
            sent.cancel()
            await sent
            return answers
        finally:
            await node.close()

    assert asyncio.run(send())[0]["status"] == 503


def request(path: str) -> dict[str, Any]:
    headers = [(b"host", b"localhost:8080"), (b"content-type", b"application/json")]
    return {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST",
        "scheme": "http", "path": path, "raw_path": path.encode(), "query_string": b"",
        "root_path": "", "headers": [*headers, (b"content-length", b"100")],
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8080), "state": {},
    }  # fmt: skip


class Arriving:
    """The pieces of a body that arrive before the connection is lost."""

    def __init__(self, pieces: list[bytes]) -> None:
        self._pieces = list(pieces)

    async def next(self) -> dict[str, Any]:
        if not self._pieces:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": self._pieces.pop(0), "more_body": True}


class Answer:
    """The messages of an answer."""

    def __init__(self, sent: list[Any]) -> None:
        self._sent = sent

    async def take(self, message: Any) -> None:
        self._sent.append(message)
