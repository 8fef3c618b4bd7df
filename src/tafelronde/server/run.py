"""A node: everything put together, served by uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from .api import Api, make_app
from .bots import BotPool
from .config import Settings, default_database
from .desk import Desk
from .games import Games
from .hub import Hub
from .identities import Identities
from .security import App, guarded
from .store import Store


def make_store(address: str) -> Store:
    """The driver for a database's address."""
    if address.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgresStore

        return PostgresStore(address)
    from .sqlite import SqliteStore

    return SqliteStore(Path(address.removeprefix("sqlite:///")))


class Node:
    """One server: ``app`` for uvicorn, and its parts for tests."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = make_store(settings.database or default_database())
        self.pool = BotPool(settings.workers, settings.bot_deadline)
        self.games = Games(self.pool)
        self.desk = Desk(self.store, self.pool, self.games)
        self.hub = Hub(self.desk)
        self.identities = Identities(self.store)
        self.api = Api(settings, self.desk, self.hub, self.games, self.identities)
        self.app: App = guarded(make_app(self.api, [self._lifespan]))

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Any) -> AsyncGenerator[None]:
        del app
        await self.store.open(self.desk.heard)
        await self.identities.open()
        await self.pool.open()
        self.games.start()
        self.desk.start()
        try:
            yield
        finally:
            await self.desk.close()
            await self.games.close()
            await self.pool.close()
            await self.store.close()


class _Server(uvicorn.Server):
    """Tells its sockets before it stops, so that they come back."""

    def __init__(self, config: uvicorn.Config, node: Node, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._node = node
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._node.api.closing.set()
        for _ in range(50):
            if not self._node.hub.sockets:
                break
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


class _JsonLines(logging.Formatter):
    """A log line as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _log() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    for name, level in (("tafelronde", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)


def make_server(node: Node, ready: Callable[[], None]) -> uvicorn.Server:
    """The server of a node; ``ready`` is called when it listens."""
    settings = node.settings
    config = uvicorn.Config(
        node.app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=1 << 20,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
    )
    return _Server(config, node, ready)


def _pass_over(number: int, frame: object) -> None:
    """The end has been seen to."""
    del number, frame


def serve(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until a signal comes. Raises OSError where the port is taken."""
    _log()
    probe = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    with probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((settings.host, settings.port))
    node = Node(settings)
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn sends itself the signal once more
        signal.signal(number, _pass_over)
    make_server(node, ready).run()
