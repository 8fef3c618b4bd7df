"""A node: one server process, with all its parts put together."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial

from litestar import Litestar

from ..base.background import Background
from ..base.bus import Feed
from ..base.config import Settings
from ..base.faults import listening
from ..base.parts import Parts
from ..bots.pool import BotPool
from ..features.accounts import feature as accounts
from ..features.correspondence import feature as correspondence
from ..features.correspondence.answers import LeftAnswers
from ..features.deals import feature as deals
from ..features.handover import feature as handover
from ..features.health import feature as health
from ..features.lobby import feature as lobby
from ..features.lobby.lists import hall
from ..features.matchmaking import feature as matchmaking
from ..features.moderation import feature as moderation
from ..features.moderation.tables import TableModeration
from ..features.notifications import feature as notifications
from ..features.notifications.nudging import Nudging
from ..features.profiles import feature as profiles
from ..features.ratings import feature as ratings
from ..features.reviews import feature as reviews
from ..features.school import feature as school
from ..features.tables import feature as tables
from ..features.tournaments import feature as tournaments
from ..http.addresses import Proxies
from ..http.app import make_app
from ..http.arrival import Arrivals
from ..http.caller import Callers
from ..http.guard import App, guarded
from ..http.limits import Limits
from ..http.session_cookie import SessionCookies
from ..live.boards import Boards
from ..live.bot_bounds import BotBounds
from ..live.bot_turns import BotTurns
from ..live.clocks import Clocks
from ..live.commands import Commands
from ..live.games import Games
from ..live.marks import Marks
from ..live.tables import Tables
from ..outbox.mail import Mails
from ..outbox.push import Push, contact_of
from ..people.identities import Identities
from ..people.last_seen import LastSeen
from ..people.moderation import Moderation
from ..people.mutes import Mutes
from ..people.pauses import Pauses
from ..people.presence import Presence
from ..people.relations import Relations
from ..reading.pool import ReadingPool
from ..reading.reading import Reading
from ..socket.hub import Hub, Watchers
from ..socket.news import News
from ..storage.address import default_database, sqlite_file
from ..storage.aside import forget_links
from ..storage.drivers import make_store
from ..storage.foreign_log import check_suspect_log
from ..storage.lock import Lock
from ..views.history import History
from .page_routes import page_routes

FEATURES = (
    accounts,
    lobby,
    tables,
    school,
    reviews,
    deals,
    handover,
    ratings,
    profiles,
    correspondence,
    moderation,
    tournaments,
    matchmaking,
    notifications,
    health,
)
"""All features, in the order in which their parts are made and started."""


class Node:
    """One server: ``app`` for uvicorn, and its parts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = settings.database or default_database()
        self.store = make_store(self.database)
        self.invitation = ""
        """At the first start of a site, the token that makes a person its host; otherwise ''."""
        self.parts = parts = Parts()
        parts.add(settings)
        parts.add(Limits(settings.rate))
        arrivals = parts.add(Arrivals(settings, parts.add(Proxies(settings.trusted_proxies))))
        self.feed = parts.add(Feed())
        self.pool = parts.add(BotPool(settings.workers, settings.bot_deadline, settings.programs))
        parts.add(ReadingPool(parts[Limits]))
        self._people(settings)
        self.tables = self._tables(settings)
        self.hub = parts[Hub]
        for feature in FEATURES:
            feature.make(parts)
        self.app: App = guarded(self.make_app(), parts[Limits], arrivals)
        self._opened = AsyncExitStack()

    def _people(self, settings: Settings) -> None:
        """Make the parts about people: identities, relations, presence, pauses, moderation."""
        parts, store, feed = self.parts, self.store, self.feed
        moderation = parts.add(Moderation(store, feed, 60.0 * settings.newcomers))
        self.identities = parts.add(Identities(store, feed, moderation))
        parts.add(SessionCookies(parts))
        parts.add(self.identities.devices)
        presence = parts.add(Presence(store, feed))
        parts.add(Relations(store, presence, feed))
        parts.add(LastSeen())
        parts.add(Mutes(store))
        parts.add(Pauses(store))

    def _tables(self, settings: Settings) -> Tables:
        """Make the parts about tables: the tables, their bots and clocks, the sockets."""
        parts, store, feed, pool = self.parts, self.store, self.feed, self.pool
        presence, relations = parts[Presence], parts[Relations]
        last_seen, moderation = parts[LastSeen], parts[Moderation]
        marks = Marks(self.identities, last_seen)
        watchers: Watchers = {}
        games = parts.add(Games(pool, settings.games))
        parts.add(Boards(games, parts[Reading]))
        answers = LeftAnswers(store)
        tables = Tables(store, games, feed, watchers.keys(), marks.of_person, answers)
        parts.add(tables)
        turns = parts.add(BotTurns(tables, pool, presence.is_there, last_seen, feed))
        bounds = parts.add(BotBounds(store, turns, pool.line, last_seen, marks))
        clocks = parts.add(Clocks(tables, parts[Pauses], feed))
        commands = Commands(
            tables,
            pool,
            bounds,
            last_seen,
            relations,
            clocks,
            moderation,
            lambda person, command: parts[Nudging].nudge(person, command),
        )
        parts.add(commands)
        history = parts.add(History())
        news = parts.add(News(tables, relations, watchers, partial(hall, tables, relations)))
        parts.add(
            Hub(
                tables,
                presence,
                news,
                history,
                feed,
                watchers,
                lambda user: parts[TableModeration].has_notices(user),
            )
        )
        parts.add(Mails(store, Background(tables.outage), settings.smtp))
        parts.add(Push(store, contact_of(settings)))
        return tables

    def make_app(self) -> Litestar:
        """The application with all routes; it opens nothing."""
        callers = Callers(self.parts)
        handlers = [one for feature in FEATURES for one in feature.routes(self.parts, callers)]
        return make_app(self.parts, callers, [*handlers, *page_routes(self.parts, callers)])

    async def open(self) -> None:
        """Open the database and start all parts. Raises InUse, EarlierSchema, NewerSchema,
        NoDatabase, OSError; then nothing is left open."""
        async with AsyncExitStack() as opened:
            opened.enter_context(listening(self.tables.metrics))
            if not self.store.shared:
                file = sqlite_file(self.database)
                lock = Lock(file, self.settings.address)
                lock.take()
                opened.callback(lock.release)
                forget_links(file)
                await asyncio.to_thread(check_suspect_log, file)
            await self.store.open(self.tables.heard, self.feed.arrived)
            opened.push_async_callback(self.store.close)
            await self.identities.open()
            await self.parts[Moderation].open()
            self.invitation = await self.parts[TableModeration].banning.first_invite()
            self.parts.start(opened)
            self._opened = opened.pop_all()

    async def close(self) -> None:
        """Stop all parts, in the reverse order of their start."""
        await self._opened.aclose()
