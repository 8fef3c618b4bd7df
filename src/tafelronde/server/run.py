"""A node: everything put together, served by uvicorn."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from typing import cast

import uvicorn

from .. import __version__
from .bots.pool import BotPool
from .config import Settings
from .context import Context
from .guard import App, guarded
from .http.app import make_app
from .http.door import Door, allow_descriptors
from .logs import start_logs
from .news import Feed
from .people.devices import NOTICE
from .people.identities import Identities
from .people.presence import Presence
from .people.whereabouts import Whereabouts
from .service.bot_bounds import BotBounds
from .service.bot_turns import BotTurns
from .service.commands import Commands
from .service.games import Games
from .service.tables import Tables
from .socket.hub import Hub
from .socket.inbound import Upgrade
from .storage.address import default_database, is_postgres, sqlite_file
from .storage.lock import Lock
from .storage.store import Store, note_ended
from .views.history import History

PORTS = 20
"""So many are tried where the host named none."""
_log = logging.getLogger("tafelronde")


def make_store(address: str) -> Store:
    """The driver for a database's address. Raises NoDatabase."""
    if is_postgres(address):
        from .storage.postgres import PostgresStore

        return PostgresStore(address)
    from .storage.sqlite import SqliteStore

    return SqliteStore(sqlite_file(address))


class Node:
    """One server: ``app`` for uvicorn, and its parts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = settings.database or default_database()
        self.store = make_store(self.database)
        self.pool = BotPool(settings.workers, settings.bot_deadline)
        self.games = Games(self.pool, settings.games)
        feed = Feed()
        self.tables = Tables(self.store, self.games, feed)
        self.presence = Presence(self.store, feed)
        whereabouts = Whereabouts()
        self.turns = BotTurns(self.tables, self.pool, self.presence.is_there, whereabouts, feed)
        bounds = BotBounds(self.store, self.turns, self.pool.line, whereabouts)
        history = History()
        self.hub = Hub(self.tables, self.presence, history, feed)
        self.identities = Identities(self.store, feed)
        commands = Commands(self.tables, self.pool, bounds, whereabouts)
        self.context = Context(
            settings,
            self.tables,
            commands,
            self.pool,
            self.identities,
            self.presence,
            history,
            bounds,
            whereabouts,
        )
        self.app: App = guarded(make_app(self.context), self.context.limits)
        self._opened = AsyncExitStack()

    async def open(self) -> None:
        """Begin to work. Raises InUse, NewerSchema, NoDatabase, OSError; nothing is open then."""
        async with AsyncExitStack() as opened:
            if not self.store.shared:
                lock = Lock(sqlite_file(self.database), self.settings.address)
                lock.take()
                opened.callback(lock.release)
            await self.store.open(self.tables.heard, self._heard)
            opened.push_async_callback(self.store.close)
            await note_ended(self.store)
            await self.identities.open()
            opened.push_async_callback(self.pool.close)
            self.games.start()
            opened.push_async_callback(self.games.close)
            opened.push_async_callback(self.tables.close)
            self.identities.devices.start()
            opened.push_async_callback(self.identities.devices.close)
            self.presence.start()
            opened.push_async_callback(self.presence.close)
            self.hub.start()
            opened.push_async_callback(self.hub.close)
            self.turns.start()
            opened.push_async_callback(self.turns.close)
            self._opened = opened.pop_all()

    def _heard(self, notice: str) -> None:
        """A node has said something to all nodes."""
        if notice.startswith(NOTICE):
            self.identities.devices.heard(notice)
        else:
            self.presence.heard(notice)

    async def close(self) -> None:
        """End all work, in the order opposite to its beginning."""
        await self._opened.aclose()


class _Server(uvicorn.Server):
    """Opens the node first; tells its sockets before it stops, so that they come back."""

    def __init__(self, config: uvicorn.Config, node: Node, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._node = node
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._node.open()
        await super().startup(sockets)
        kind = "postgresql" if self._node.store.shared else "sqlite"
        fields = {
            "address": self._node.settings.address, "database": kind, "version": __version__,
        }  # fmt: skip
        _log.info("started", extra={"fields": fields})
        self._ready(self._node.settings.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _log.info("stopping", extra={"fields": {"sockets": len(self._node.hub.sockets)}})
        self._node.context.closing = True
        await super().shutdown(sockets)
        await self._node.close()
        _log.info("stopped")


def _make_server(node: Node, ready: Callable[[str], None]) -> uvicorn.Server:
    config = uvicorn.Config(
        node.app,
        http=cast("type[asyncio.Protocol]", partial(Door, node.context)),
        ws=cast("type[asyncio.Protocol]", partial(Upgrade, node.context, node.hub)),
        lifespan="off",  # the node is opened before and closed after
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
        forwarded_allow_ips=node.settings.trusted_proxies,
    )
    return _Server(config, node, ready)


class CannotListen(OSError):
    """The port is taken, or the address is not this computer's."""


def _listen(host: str, port: int, tries: int) -> socket.socket:
    """A socket on this port or, with more tries, one of the next. Raises CannotListen."""
    for number in range(port, port + tries):
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            return listening
        except OSError as error:
            listening.close()
            if number == port + tries - 1:
                raise CannotListen(error.errno, error.strerror) from None
    raise AssertionError("no tries")


def _pass_over(number: int, frame: object) -> None:
    """The end has been seen to."""
    del number, frame


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; ``ready`` is told the address once it answers.

    Raises CannotListen; InUse, NewerSchema, NoDatabase for the database.
    """
    start_logs(settings.log_level)
    allow_descriptors()
    tries = PORTS if settings.port is None else 1
    listening = _listen(settings.host, settings.first_port, tries)
    with listening:
        node = Node(replace(settings, port=listening.getsockname()[1]))
        for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn sends itself the signal once more
            signal.signal(number, _pass_over)
        _make_server(node, ready).run([listening])
