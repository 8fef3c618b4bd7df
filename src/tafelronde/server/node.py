"""A node: everything put together."""

from __future__ import annotations

from contextlib import AsyncExitStack
from functools import partial

from .background import Background
from .bots.pool import BotPool
from .config import Settings
from .context import Context
from .faults import listening
from .guard import App, guarded
from .http.app import make_app
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
from .service.finding import FOUND, Finding
from .service.games import Games
from .service.health import Health
from .service.keeping_tables import TableKeeping
from .service.learning import Learning
from .service.marks import Marks
from .service.notices import ASKED, Notices
from .service.nudging import NUDGED, Nudging
from .service.people import People
from .service.puzzling import Puzzling
from .service.ratings import Ratings
from .service.reviews import Reviews
from .service.seekers import Seekers
from .service.seeking import Seeking
from .service.tables import Tables
from .service.tournaments import Tournaments
from .socket.hub import Hub, Watchers
from .storage.address import default_database, sqlite_file
from .storage.drivers import make_store
from .storage.lock import Lock
from .storage.stored_tables import note_ended
from .views.history import History


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
        self.identities = Identities(self.store, feed, self.order)
        whereabouts = Whereabouts()
        marks = Marks(self.identities, whereabouts)
        watchers: Watchers = {}
        self.tables = Tables(self.store, self.games, feed, watchers.keys(), marks.of_person)
        self.presence = Presence(self.store, feed)
        self.company = Company(self.store, self.presence, feed)
        self.counting = Counting(self.tables)
        self.turns = BotTurns(self.tables, self.pool, self.presence.is_there, whereabouts, feed)
        self.bounds = BotBounds(self.store, self.turns, self.pool.line, whereabouts, marks)
        history = History()
        self.hub = Hub(self.tables, self.presence, self.company, history, feed, watchers)
        learning = Learning(self.tables, history, Learnt(self.store))
        self.deals = Deals(self.tables)
        self.rests = Rests(self.store)
        self.clocks = Clocks(self.tables, self.rests, feed)
        self.keeping = TableKeeping(self.tables, self.order, self.presence.is_there, feed)
        self.banned_games = BannedGames(self.tables, self.order, feed)
        beside = partial(Background, self.tables.outage)
        self.backups = Backups(self.store, beside(), self.database, settings)
        self.health = Health(self.tables, self.pool, self.backups, self.database, settings)
        self.tournaments = Tournaments(self.tables, feed, settings)
        self.reviews = Reviews(self.tables, self.pool, whereabouts)
        self.ratings = Ratings(self.tables, feed)
        self.departures = Departures(self.tables, self.identities, self.order, self.company)
        seekers = Seekers(self.store, self.order)
        self.finding = Finding(self.tables, seekers, self.presence.is_there, feed)
        seeking = Seeking(self.tables, self.order, seekers, self.finding.wake)
        self.mails = Mails(self.store, beside(), settings.smtp)
        self.letters = Letters(self.store, beside(), self.mails, settings.public_address)
        self.push = Push(self.store, contact_of(settings))
        digests = Digests(self.store, beside(), self.mails, self.rests, settings.public_address)
        self.notices = Notices(
            self.tables, self.presence, self.push, self.rests, digests, self.hub.is_looking
        )
        self.nudging = Nudging(self.tables, self.company, self.notices, feed)
        commands = Commands(
            self.tables, self.pool, self.bounds, whereabouts, self.company, self.clocks, self.order,
            self.nudging,
        )  # fmt: skip
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
            seeking,
            self.push,
            digests,
            self.notices,
        )
        self.app: App = guarded(make_app(self.context), self.context.limits)
        self._opened = AsyncExitStack()

    async def open(self) -> None:
        """Begin to work. Raises InUse, NewerSchema, NoDatabase, OSError; nothing is open then."""
        async with AsyncExitStack() as opened:
            opened.enter_context(listening(self.tables.metrics))
            if not self.store.shared:
                lock = Lock(sqlite_file(self.database), self.settings.address)
                lock.take()
                opened.callback(lock.release)
            await self.store.open(self.tables.heard, self._heard)
            opened.push_async_callback(self.store.close)
            await note_ended(self.store)
            await self.identities.open()
            await self.order.open()
            self.invitation = await self.keeping.banning.first_invite()
            opened.push_async_callback(self.pool.close)
            opened.push_async_callback(self.company.close)
            for part in (
                self.games,
                self.tables,
                self.order,
                self.keeping,
                self.identities.devices,
                self.presence,
                self.hub,
                self.deals,
                self.clocks,
                self.tournaments,
                self.turns,
                self.reviews,
                self.ratings,
                self.counting,
                self.departures,
                self.banned_games,
                self.mails,
                self.letters,
                self.finding,
                self.notices,
                self.backups,
                self.health,
            ):
                part.start()
                opened.push_async_callback(part.close)
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
        elif notice.startswith(NUDGED):
            self.nudging.heard(notice)
        elif notice.startswith(FOUND):
            self.finding.heard(notice)
        else:
            self.presence.heard(notice)

    async def close(self) -> None:
        """End all work, in the order opposite to its beginning."""
        await self._opened.aclose()
