"""A node: one server process, which is a site of all features."""

import asyncio
from contextlib import AsyncExitStack

from litestar import Litestar

from ..base.background import Background
from ..base.config import Settings
from ..base.faults import listening
from ..bots.pool import BotPool
from ..features.accounts.feature import FEATURE as ACCOUNTS
from ..features.circles.feature import FEATURE as CIRCLES
from ..features.correspondence.feature import FEATURE as CORRESPONDENCE
from ..features.deals.feature import FEATURE as DEALS
from ..features.handover.feature import FEATURE as HANDOVER
from ..features.health.feature import FEATURE as HEALTH
from ..features.house.door import Door
from ..features.house.feature import FEATURE as HOUSE
from ..features.lobby.feature import FEATURE as LOBBY
from ..features.matchmaking.feature import FEATURE as MATCHMAKING
from ..features.moderation.feature import FEATURE as MODERATION
from ..features.moderation.tables import TableModeration
from ..features.notifications.feature import FEATURE as NOTIFICATIONS
from ..features.profiles.feature import FEATURE as PROFILES
from ..features.ratings.feature import FEATURE as RATINGS
from ..features.reviews.feature import FEATURE as REVIEWS
from ..features.school.feature import FEATURE as SCHOOL
from ..features.tables.feature import FEATURE as TABLES
from ..features.tournaments.feature import FEATURE as TOURNAMENTS
from ..http.addresses import Proxies
from ..http.app import make_app
from ..http.arrival import Arrivals
from ..http.caller import Callers
from ..http.guard import App, guarded
from ..http.limits import Limits
from ..outbox.mail import Mails
from ..outbox.push import Push, contact_of
from ..reading.pool import ReadingPool
from ..storage.address import default_database, sqlite_file
from ..storage.aside import forget_links
from ..storage.drivers import make_store
from ..storage.foreign_log import check_suspect_log
from ..storage.lock import Lock
from .page_routes import page_routes
from .site import Site

ALL = (
    ACCOUNTS,
    LOBBY,
    TABLES,
    SCHOOL,
    REVIEWS,
    DEALS,
    HANDOVER,
    RATINGS,
    PROFILES,
    CORRESPONDENCE,
    MODERATION,
    HOUSE,
    TOURNAMENTS,
    MATCHMAKING,
    NOTIFICATIONS,
    CIRCLES,
    HEALTH,
)
"""All features, in the order in which their parts are made and begun."""


class Node(Site):
    """One server: ``app`` for uvicorn, and its parts."""

    def __init__(self, settings: Settings) -> None:
        self.database = settings.database or default_database()
        self.invitation = ""
        """At the first start of a site, the token that makes a person its host; otherwise ''."""
        self.pool = BotPool(settings.workers, settings.bot_deadline, settings.programs)
        store = make_store(self.database)
        super().__init__(ALL, settings, store, self.pool, lambda parts: ReadingPool(parts[Limits]))
        self.app: App = guarded(self.make_app(), self.parts[Limits], self.parts[Arrivals])
        self._opened = AsyncExitStack()

    def _more(self) -> None:
        """Make the parts that have to do with the network: arrivals, mails, pushes."""
        parts, settings = self.parts, self.settings
        parts.add(Arrivals(settings, parts[Proxies]))
        parts.add(Mails(self.store, Background(self.tables.outage), settings.smtp))
        parts.add(Push(self.store, contact_of(settings)))

    def make_app(self) -> Litestar:
        """The application with all routes; it opens nothing."""
        callers = Callers(self.parts)
        handlers = [*self.routes(callers), *page_routes(self.parts, callers)]
        return make_app(self.parts, callers, handlers)

    async def open(self) -> None:
        """Open the database and start all parts. Raises InUse, EarlierSchema, NewerSchema,
        NoDatabase, OSError; then nothing is left open."""
        async with AsyncExitStack() as opened:
            opened.enter_context(listening(self.tables.metrics))
            if not self.store.shared:
                file = sqlite_file(self.database)
                opened.enter_context(Lock(file, self.settings.address))
                forget_links(file)
                await asyncio.to_thread(check_suspect_log, file)
            await self.open_store(opened)
            await self.parts[Door].refresh()
            self.invitation = await self.parts[TableModeration].banning.first_invite()
            self.parts.start(opened)
            self._opened = opened.pop_all()

    async def close(self) -> None:
        """Stop all parts, in the reverse order of their start."""
        await self._opened.aclose()
