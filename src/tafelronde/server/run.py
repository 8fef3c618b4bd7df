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
from .background import Background
from .bots.pool import BotPool
from .config import Settings
from .context import Context
from .guard import App, guarded
from .http.app import make_app
from .http.door import Door, allow_descriptors
from .logs import start_logs
from .mail import Mails
from .news import Feed
from .people.company import NOTICE as TIES
from .people.company import Company
from .people.devices import NOTICE
from .people.identities import Identities
from .people.letters import Letters
from .people.order import NOTICE as ORDER
from .people.order import Order
from .people.presence import Presence
from .people.progress import Learnt
from .people.rests import Rests
from .people.whereabouts import Whereabouts
from .push import Push, contact_of
from .service.backups import Backups
from .service.banned_games import BannedGames
from .service.bot_bounds import BotBounds
from .service.bot_turns import BotTurns
from .service.clocks import Clocks
from .service.commands import Commands
from .service.counting import Counting
from .service.deals import Deals
from .service.departures import Departures
from .service.digests import Digests
from .service.games import Games
from .service.health import Health
from .service.keeping_tables import TableKeeping
from .service.learning import Learning
from .service.notices import ASKED, Notices
from .service.people import People
from .service.puzzling import Puzzling
from .service.ratings import Ratings
from .service.reviews import Reviews
from .service.seeking import FOUND, Seeking
from .service.tables import Tables
from .service.tournaments import Tournaments
from .socket.hub import Hub
from .socket.inbound import Upgrade
from .storage.address import default_database, is_postgres, sqlite_file
from .storage.lock import Lock
from .storage.store import Store
from .storage.stored_tables import note_ended
from .views.history import History

Ready = Callable[[str, str], None]
PORTS = 20
"""So many are tried where the host named none."""
_OWN_PORT: int = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
"""A port that was just left can be had, one in use cannot. (On Windows SO_REUSEADDR shares it.)"""
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
        self.pool = BotPool(settings.workers, settings.bot_deadline, settings.programs)
        self.games = Games(self.pool, settings.games)
        feed = Feed()
        self.order = Order(self.store, feed, settings.newcomer)
        self.invitation = ""
        """At the first start of a site, the token by which somebody becomes its host; ''."""
        self.tables = Tables(self.store, self.games, feed)
        self.presence = Presence(self.store, feed)
        self.company = Company(self.store, self.presence, feed)
        self.counting = Counting(self.tables)
        whereabouts = Whereabouts()
        self.turns = BotTurns(self.tables, self.pool, self.presence.is_there, whereabouts, feed)
        self.bounds = BotBounds(self.store, self.turns, self.pool.line, whereabouts)
        self.tables.mark_of = self.bounds.mark
        history = History()
        self.hub = Hub(self.tables, self.presence, self.company, history, feed)
        self.identities = Identities(self.store, feed, self.order)
        learning = Learning(self.tables, history, Learnt(self.store))
        self.deals = Deals(self.tables)
        self.rests = Rests(self.store)
        self.clocks = Clocks(self.tables, self.rests)
        commands = Commands(
            self.tables, self.pool, self.bounds, whereabouts, self.company, self.clocks, self.order
        )
        self.keeping = TableKeeping(self.tables, self.order, self.presence.is_there, feed)
        self.banned_games = BannedGames(self.tables, self.order, feed)
        self.backups = Backups(self.store, self.database, settings)
        self.health = Health(self.tables, self.pool, self.backups, self.database, settings)
        self.tournaments = Tournaments(self.tables, feed, settings)
        self.reviews = Reviews(self.tables, self.pool, whereabouts)
        self.ratings = Ratings(self.tables, feed)
        self.departures = Departures(self.tables, self.identities, self.order, self.company)
        self.seeking = Seeking(self.tables, self.order, self.presence.is_there, feed)
        beside = partial(Background, self.tables.outage, self.tables.metrics)
        self.mails = Mails(self.store, beside(), settings.smtp)
        self.letters = Letters(self.store, beside(), self.mails, settings.public_address)
        self.push = Push(self.store, contact_of(settings))
        digests = Digests(self.store, self.mails, self.rests, settings.public_address)
        self.notices = Notices(
            self.tables, self.presence, self.push, self.rests, digests, self.hub.is_looking
        )
        self.context = Context(
            settings,
            self.tables,
            commands,
            self.pool,
            self.identities,
            self.presence,
            self.company,
            People(self.tables, self.company),
            history,
            learning,
            Puzzling(learning, self.pool, self.games),
            self.bounds,
            whereabouts,
            self.reviews,
            self.deals,
            self.departures,
            self.letters,
            self.rests,
            self.clocks,
            self.order,
            self.keeping,
            self.health,
            self.tournaments,
            self.seeking,
            self.push,
            digests,
            self.notices,
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
            self.bounds.secret = self.identities.secret
            await self.order.open()
            self.invitation = await self.keeping.banning.first_invite()
            opened.push_async_callback(self.pool.close)
            self.games.start()
            opened.push_async_callback(self.games.close)
            self.tables.start()
            opened.push_async_callback(self.tables.close)
            self.order.start()
            opened.push_async_callback(self.order.close)
            self.keeping.start()
            opened.push_async_callback(self.keeping.close)
            self.identities.devices.start()
            opened.push_async_callback(self.identities.devices.close)
            self.presence.start()
            opened.push_async_callback(self.presence.close)
            opened.push_async_callback(self.company.close)
            self.hub.start()
            opened.push_async_callback(self.hub.close)
            self.deals.start()
            opened.push_async_callback(self.deals.close)
            self.clocks.start()
            opened.push_async_callback(self.clocks.close)
            self.tournaments.start()
            opened.push_async_callback(self.tournaments.close)
            self.turns.start()
            opened.push_async_callback(self.turns.close)
            self.reviews.start()
            opened.push_async_callback(self.reviews.close)
            self.ratings.start()
            opened.push_async_callback(self.ratings.close)
            self.counting.start()
            opened.push_async_callback(self.counting.close)
            for part in (
                self.departures,
                self.banned_games,
                self.mails,
                self.letters,
                self.seeking,
                self.notices,
            ):
                part.start()
                opened.push_async_callback(part.close)
            self.backups.start()
            opened.push_async_callback(self.backups.close)
            self.health.start()
            opened.push_async_callback(self.health.close)
            self._opened = opened.pop_all()

    def _heard(self, notice: str) -> None:
        """A node has said something to all nodes."""
        if notice.startswith(NOTICE):
            self.identities.devices.heard(notice)
        elif notice.startswith(TIES):
            self.company.heard(notice)
        elif notice.startswith(ORDER):
            self.order.heard(notice)
        elif notice.startswith(ASKED):
            self.notices.heard(notice)
        elif notice.startswith(FOUND):
            self.seeking.heard(notice)
        else:
            self.presence.heard(notice)

    async def close(self) -> None:
        """End all work, in the order opposite to its beginning."""
        await self._opened.aclose()


class _Server(uvicorn.Server):
    """Opens the node first; tells its sockets before it stops, so that they come back."""

    def __init__(self, config: uvicorn.Config, node: Node, ready: Ready) -> None:
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
        self._ready(self._node.settings.address, self._node.invitation)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _log.info("stopping", extra={"fields": {"sockets": len(self._node.hub.sockets)}})
        self._node.context.closing = True
        await super().shutdown(sockets)
        await self._node.close()
        _log.info("stopped")


def _make_server(node: Node, ready: Ready) -> uvicorn.Server:
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
        listening.setsockopt(socket.SOL_SOCKET, _OWN_PORT, 1)
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


def serve(settings: Settings, ready: Ready) -> None:
    """Serve until a signal comes; ``ready`` is told the address once it answers, and at the first
    start of a site the token by which somebody becomes its host.

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
